//! What the men on the board alone can tell.

use crate::board::Board;
use crate::board::bits::{DARK, LIGHT};
use crate::evidence::{MaterialRule, Proof};
use shakmaty::{Color, Role};

/// The rule by which `winner` can never give mate, whatever the position.
///
/// The position must not already be mate. A knight or bishops may still mate a king that has the
/// wrong company; the proofs why the rules below leave no such company:
///
/// *One knight, and the other side has only queens.* Let the mated king stand on k and the knight
/// that mates it at k + (1, 2), mirrored as needed. The king's neighbours k + (0, 1) and
/// k + (1, 1) are on the board. A queen on either could take the knight (nothing can be pinned:
/// the side with the knight has no piece that pins), and the knight attacks neither, so its king
/// guards both without standing beside k: it stands on k + (0, 2). From there it does not guard
/// k + (1, 0), which is on the board as well, nor does the knight. A queen on that square takes
/// the knight along the file, or is blocked by a queen on k + (1, 1), which is excluded. So the
/// king can go there: no mate.
///
/// *Bishops on squares of one colour, and the other side has no pawn, no knight and no bishop on
/// the other colour.* Let a bishop give check to a king on k along the diagonal of k + (1, 1),
/// mirrored as needed. k + (1, 0) and k + (0, 1) have the other colour, so no bishop attacks or
/// occupies them: each is guarded by the king or holds a rook or queen. A rook or queen there could step to
/// k + (1, 1), taking the bishop or standing in its way (bishops never pin it: it is on the wrong
/// colour; and no move of a bishop or king gives check with two bishops of one colour at once,
/// since two diagonals of one colour through k meet only in k). So the king guards both squares;
/// but every square beside both is k itself or beside k. No mate.
#[inline]
pub(crate) fn rule(board: &Board, winner: Color) -> Option<MaterialRule> {
    let loser = !winner;
    let own = board.of(winner);
    let heavy = board.all(Role::Pawn) | board.all(Role::Rook) | board.all(Role::Queen);
    if heavy & own != 0 {
        return None;
    }
    let knights = board.men(winner, Role::Knight);
    let bishops = board.men(winner, Role::Bishop);
    if knights | bishops == 0 {
        return Some(MaterialRule::BareKing);
    }
    let others = board.of(loser);
    let pawns = board.all(Role::Pawn) & others;
    if knights == 0 {
        let shade = if bishops & DARK == 0 { DARK } else { LIGHT };
        let helpers = board.all(Role::Knight) | (board.all(Role::Bishop) & shade);
        return (pawns == 0 && bishops & shade == 0 && helpers & others == 0)
            .then_some(MaterialRule::BishopsOfOneColour);
    }
    let helpers = board.all(Role::Knight) | board.all(Role::Bishop) | board.all(Role::Rook);
    let single = knights & (knights - 1) == 0 && bishops == 0;
    (single && pawns == 0 && helpers & others == 0).then_some(MaterialRule::OneKnight)
}

/// The same as a proof.
pub(crate) fn cannot(board: &Board, winner: Color) -> Option<Proof> {
    rule(board, winner).map(Proof::Material)
}

/// Whether White has the stronger pieces, or as many men.
pub(crate) fn stronger_is_white(board: &Board) -> bool {
    let heavy = board.all(Role::Queen) | board.all(Role::Rook);
    let weight = |color| (heavy & board.of(color)).count_ones() * 8 + board.of(color).count_ones();
    weight(Color::White) >= weight(Color::Black)
}
