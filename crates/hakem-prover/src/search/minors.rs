//! Mates by knights and bishops alone, and how far a position is from the nearest of them.

use crate::board::Board;
use crate::board::bits::{DARK, LIGHT, Sq, Squares, bit, knight_attacks, last_rank, several};
use shakmaty::{Color, Role};
use std::sync::LazyLock;

/// A mate: the two kings, the men of the mating side, and the man in the mated king's way.
#[derive(Clone, Copy)]
struct Mate {
    king: Sq,
    other: Sq,
    attackers: [Option<(Role, Sq)>; 2],
    helper: Option<(Role, Sq)>,
}

const A: Sq = 0;
const B: Sq = 1;
const C: Sq = 2;
const E: Sq = 4;
const F: Sq = 5;
const G: Sq = 6;
const H: Sq = 7;

const fn at(file: Sq, rank: Sq) -> Sq {
    (rank - 1) * 8 + file
}

const KNIGHT: Role = Role::Knight;
const BISHOP: Role = Role::Bishop;

/// One mate of each kind; the others are its mirror images.
const MATES: [Mate; 8] = [
    // Knight against knight, bishop, rook.
    Mate {
        king: at(H, 8),
        other: at(G, 6),
        attackers: [Some((KNIGHT, at(F, 7))), None],
        helper: Some((KNIGHT, at(G, 8))),
    },
    Mate {
        king: at(H, 8),
        other: at(H, 6),
        attackers: [Some((KNIGHT, at(G, 6))), None],
        helper: Some((BISHOP, at(G, 8))),
    },
    Mate {
        king: at(A, 8),
        other: at(C, 8),
        attackers: [Some((KNIGHT, at(B, 6))), None],
        helper: Some((Role::Rook, at(A, 7))),
    },
    // Bishop against knight, bishop on the other colour.
    Mate {
        king: at(H, 8),
        other: at(F, 7),
        attackers: [Some((BISHOP, at(G, 7))), None],
        helper: Some((KNIGHT, at(H, 7))),
    },
    Mate {
        king: at(H, 8),
        other: at(F, 8),
        attackers: [Some((BISHOP, at(F, 6))), None],
        helper: Some((BISHOP, at(H, 7))),
    },
    // Two minor pieces against the bare king.
    Mate {
        king: at(H, 8),
        other: at(G, 6),
        attackers: [Some((KNIGHT, at(F, 7))), Some((KNIGHT, at(E, 7)))],
        helper: None,
    },
    Mate {
        king: at(H, 8),
        other: at(F, 7),
        attackers: [Some((BISHOP, at(G, 7))), Some((KNIGHT, at(G, 5)))],
        helper: None,
    },
    Mate {
        king: at(H, 8),
        other: at(G, 6),
        attackers: [Some((BISHOP, at(F, 6))), Some((BISHOP, at(E, 6)))],
        helper: None,
    },
];

static ALL_MATES: LazyLock<Vec<Mate>> = LazyLock::new(|| {
    let mirrored = |n: u8, at: Sq| {
        let at = if n & 1 != 0 { at ^ 7 } else { at };
        let at = if n & 2 != 0 { at ^ 56 } else { at };
        if n & 4 != 0 {
            (at & 7) << 3 | at >> 3
        } else {
            at
        }
    };
    let man = |n: u8, man: Option<(Role, Sq)>| man.map(|(role, at)| (role, mirrored(n, at)));
    MATES
        .iter()
        .flat_map(|mate| {
            (0..8).map(move |n| Mate {
                king: mirrored(n, mate.king),
                other: mirrored(n, mate.other),
                attackers: mate.attackers.map(|attacker| man(n, attacker)),
                helper: man(n, mate.helper),
            })
        })
        .collect()
});

/// Knight's moves between any two squares.
static KNIGHT_MOVES: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut table = vec![0; 4096];
    for from in 0..64u8 {
        let mut reached = bit(from);
        let mut moves = 0;
        while reached != !0 {
            moves += 1;
            let next = Squares(reached).fold(reached, |set, at| set | knight_attacks(at));
            for at in Squares(next & !reached) {
                if let Some(entry) = table.get_mut(usize::from(from) << 6 | usize::from(at)) {
                    *entry = moves;
                }
            }
            reached = next;
        }
    }
    table
});

const FAR: i32 = 60;

fn king_moves(a: Sq, b: Sq) -> i32 {
    i32::from((a & 7).abs_diff(b & 7).max((a >> 3).abs_diff(b >> 3)))
}

fn piece_moves(role: Role, from: Sq, to: Sq) -> i32 {
    if from == to {
        return 0;
    }
    let (files, ranks) = ((from & 7).abs_diff(to & 7), (from >> 3).abs_diff(to >> 3));
    match role {
        Role::Knight => {
            let entry = usize::from(from) << 6 | usize::from(to);
            KNIGHT_MOVES
                .get(entry)
                .map_or(FAR, |&moves| i32::from(moves))
        }
        Role::Bishop if files == ranks => 1,
        Role::Bishop if (files + ranks) % 2 == 0 => 2,
        Role::Rook if files == 0 || ranks == 0 => 1,
        Role::Rook => 2,
        _ => FAR,
    }
}

/// Moves of the nearest man of a kind to a square.
fn nearest(board: &Board, color: Color, role: Role, to: Sq) -> i32 {
    let moves = Squares(board.men(color, role)).map(|from| piece_moves(role, from, to));
    moves.min().unwrap_or(FAR)
}

/// Half the moves it takes to the nearest mate by minor pieces alone, roughly, men in the way and
/// surplus men aside. For a winner without pawn, rook and queen.
pub(super) fn moves_to_mate(board: &Board, winner: Color) -> i32 {
    let loser = !winner;
    let bishops = board.men(winner, BISHOP);
    let minors = board.men(winner, KNIGHT) | bishops;
    let alone = !several(minors)
        || minors & !DARK == 0 && minors == bishops
        || minors & !LIGHT == 0 && minors == bishops;
    let (king, other) = (board.king(loser), board.king(winner));
    let mut best = 2 * FAR;
    for mate in ALL_MATES.iter() {
        if alone != mate.helper.is_some() {
            continue;
        }
        let kings = king_moves(king, mate.king) + king_moves(other, mate.other);
        if kings >= best {
            continue;
        }
        // Each part is at least nothing: what is too far already need not be looked at further.
        let mut moves = kings;
        for &(role, to) in mate.attackers.iter().flatten() {
            if moves < best {
                moves += nearest(board, winner, role, to);
            }
        }
        if moves >= best {
            continue;
        }
        moves += mate.helper.map_or(0, |(role, to)| {
            let there = nearest(board, loser, role, to);
            if there < FAR {
                there
            } else {
                2 + pawn_moves(board, loser)
            }
        });
        best = best.min(moves);
    }
    best
}

/// Moves of the most advanced pawn to its last rank.
fn pawn_moves(board: &Board, color: Color) -> i32 {
    let mut ranks = board.men(color, Role::Pawn);
    if ranks == 0 {
        return FAR;
    }
    let mut moves = 0;
    while ranks & last_rank(color) == 0 {
        ranks = crate::board::bits::pawn_steps(color, ranks);
        moves += 1;
    }
    moves
}
