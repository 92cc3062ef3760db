//! What a proof shows to people: squares to colour, and moves that are forced.

use super::Proof;
use crate::board::bits::bit;
use crate::position::Position;
use crate::walls::Walls;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, ByColor, Color, Role};

/// What to show of a proof. The words belong elsewhere; these are the facts they speak of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Explanation {
    /// Moves from the position as long as each is the only one, at most eight.
    pub forced: Vec<UciMove>,
    /// The wall: pawns that can never move nor be captured. Of the position after the forced
    /// moves.
    pub wall: Bitboard,
    /// All men that can never move, those of the wall included.
    pub immovable: Bitboard,
    /// The squares that each king can never leave; all squares where nothing is known.
    pub kings: ByColor<Bitboard>,
}

/// The most moves shown as forced.
const FORCED: usize = 8;

/// What there is to show of a proof that a side cannot mate from a position.
#[must_use]
pub fn explain(position: &Position, proof: &Proof) -> Explanation {
    let mut explanation = Explanation {
        kings: ByColor::new_with(|_| Bitboard::FULL),
        ..Explanation::default()
    };
    let mut board = position.board;
    while let (Proof::Closed(_), [only]) = (proof, board.legal_moves().as_slice()) {
        if explanation.forced.len() == FORCED {
            break;
        }
        explanation.forced.push(position.uci(*only));
        board = board.after(*only);
    }
    let walls = match proof {
        Proof::Walls(walls) => Some((**walls).clone()),
        // Walls may stand although they alone do not exclude a mate.
        Proof::Closed(_) => Some(Walls::of(&board)),
        Proof::Ended(_) | Proof::Material(_) => None,
    };
    if let Some(walls) = walls {
        show(&walls, &mut explanation);
    }
    explanation
}

fn show(walls: &Walls, explanation: &mut Explanation) {
    for color in Color::ALL {
        *explanation.kings.get_mut(color) = Bitboard(walls.king_reach(color));
    }
    let blocked = walls.blocked();
    for man in walls.men().filter(|man| man.stays()) {
        explanation.immovable |= Bitboard(bit(man.at));
        if man.role == Role::Pawn && blocked & bit(man.at) != 0 {
            explanation.wall |= Bitboard(bit(man.at));
        }
    }
}
