//! What is cheap to prove: a look at the men, at the walls, and a few half-moves ahead.

use crate::board::bits::{bit, several};
use crate::board::{Board, Move, Packed};
use crate::evidence::{Closed, Proof, Standing};
use crate::material;
use crate::walls::Walls;
use arrayvec::ArrayVec;
use shakmaty::{Color, Role};

/// How far [`quick`] looks ahead, in half-moves.
const DEPTH: u32 = 7;
/// How many positions it looks at, all in all.
const FUEL: u32 = 2000;

/// More legal moves than this are many.
const MANY: usize = 12;

/// How much depth it costs to play on from a position with so many legal moves.
///
/// A winner with a piece to spare soon has a mate, unless almost every move is forced; one without
/// may be left with nothing whatever the other side plays.
#[inline]
fn cost(board: &Board, winner: Color, moves: usize) -> u32 {
    let pieces = board.of(winner) & !board.all(Role::Pawn) & !board.all(Role::King);
    let minor = pieces & (board.all(Role::Knight) | board.all(Role::Bishop));
    let strong = several(pieces) || pieces != minor;
    if strong && moves > MANY { 4 } else { 1 }
}

/// A proof that `winner` cannot give mate, if it is cheap to find.
pub(crate) fn quick(board: &Board, winner: Color) -> Option<Proof> {
    let moves = board.legal_moves();
    if moves.is_empty() {
        return ended(board, winner);
    }
    if let Some(proof) = material::cannot(board, winner) {
        return Some(proof);
    }
    let narrow = cost(board, winner, moves.len()) == 1;
    if narrow && let Some(proof) = Ahead::new(board, winner, Edge::Men).prove(&moves, board, 0) {
        return Some(proof);
    }
    if let Some(walls) = Walls::excluding_mate(board, winner) {
        return Some(Proof::Walls(Box::new(walls)));
    }
    if !narrow || stays_open(board, winner, &moves) {
        return None;
    }
    Ahead::new(board, winner, Edge::Walls).prove(&moves, board, DEPTH)
}

/// Whether one line of play ends, as far as [`Ahead`] would follow it, in a position in which neither
/// men nor walls exclude a mate.
///
/// Then no position on the way is lost: what its men or its walls exclude would be excluded at the
/// end of the line as well. So it is not worth looking at each of them, nor at other lines.
fn stays_open(board: &Board, winner: Color, moves: &[Move]) -> bool {
    let mut line: ArrayVec<Packed, { DEPTH as usize + 2 }> = ArrayVec::new();
    line.push(board.packed());
    let mut here = *board;
    let mut next = quiet(board, moves);
    let mut depth = DEPTH;
    while let Some(m) = next {
        here = here.after(m);
        let key = here.packed();
        // Whoever comes back to a position has not come as far as that.
        if line.contains(&key) || line.try_push(key).is_err() {
            return false;
        }
        if depth == 0 {
            return here.has_legal()
                && material::rule(&here, winner).is_none()
                && Walls::excluding_mate(&here, winner).is_none();
        }
        let moves = here.legal_moves();
        depth = depth.saturating_sub(cost(&here, winner, moves.len()));
        next = quiet(&here, &moves);
    }
    false
}

/// A move that captures nothing, if there is one.
fn quiet(board: &Board, moves: &[Move]) -> Option<Move> {
    let captures = |m: &&Move| bit(m.to()) & board.of(!board.turn) != 0;
    moves
        .iter()
        .find(|m| !captures(m))
        .or(moves.first())
        .copied()
}

/// The proof for a position without legal moves, unless it is mate by `winner`.
pub(crate) fn ended(board: &Board, winner: Color) -> Option<Proof> {
    match (board.in_check(board.turn), board.turn == winner) {
        (true, false) => None,
        (true, true) => Some(Proof::Ended(Standing::Checkmated)),
        (false, _) => Some(Proof::Ended(Standing::Stalemate)),
    }
}

/// What counts as a reason not to play on from a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Men,
    Walls,
}

/// A look ahead that tries to show that every series of moves runs into a proof.
///
/// Since every move from every position has to, the first position left open ends it.
struct Ahead {
    winner: Color,
    edge: Edge,
    fuel: u32,
    /// All positions met: whoever meets one again need not look at it again.
    met: Vec<Packed>,
    walls: Vec<Walls>,
}

impl Ahead {
    fn new(board: &Board, winner: Color, edge: Edge) -> Ahead {
        Ahead {
            winner,
            edge,
            fuel: FUEL,
            met: vec![board.packed()],
            walls: Vec::new(),
        }
    }

    fn prove(mut self, moves: &[Move], board: &Board, depth: u32) -> Option<Proof> {
        self.all_lost(moves, board, depth).then(|| {
            let positions = self.met.len() as u64;
            Proof::Closed(Box::new(Closed {
                positions,
                walls: self.walls,
            }))
        })
    }

    fn all_lost(&mut self, moves: &[Move], board: &Board, depth: u32) -> bool {
        moves.iter().all(|&m| self.lost(&board.after(m), depth))
    }

    fn lost(&mut self, board: &Board, depth: u32) -> bool {
        let key = board.packed();
        if self.met.contains(&key) {
            return true;
        }
        if self.fuel == 0 {
            return false;
        }
        self.fuel -= 1;
        self.met.push(key);
        if !board.has_legal() {
            return ended(board, self.winner).is_some();
        }
        if material::rule(board, self.winner).is_some()
            || (self.edge == Edge::Walls && self.walled(board))
        {
            return true;
        }
        if depth == 0 {
            return false;
        }
        let moves = board.legal_moves();
        let cost = cost(board, self.winner, moves.len());
        self.all_lost(&moves, board, depth.saturating_sub(cost))
    }

    fn walled(&mut self, board: &Board) -> bool {
        let walls = Walls::excluding_mate(board, self.winner);
        let found = walls.is_some();
        self.walls.extend(walls);
        found
    }
}
