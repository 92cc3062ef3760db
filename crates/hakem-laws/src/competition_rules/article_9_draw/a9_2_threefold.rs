//! 9.2: the same position for at least the third time.
//!
//! When two positions are the same (9.2.3) is measured in `facts::position`.

use shakmaty::{Chess, Move, Position};

use crate::{
    facts::position::{Identity, Standing},
    record::game::Game,
    ruling::{Evidence, Reason},
};

/// The occurrences that a claim needs.
pub const THIRD: u32 = 3;

/// 9.2.2: how many times the position on the board has stood.
#[must_use]
pub fn times_on_board(game: &Game) -> u32 {
    game.repetition().times()
}

/// 9.2.1: how many times the position would have stood with `m`.
#[must_use]
pub fn times_with(game: &Game, position: &Chess, m: Move) -> u32 {
    game.repetition().times_with(&identity_after(position, m))
}

/// The identity of the position after `m`.
#[must_use]
pub fn identity_after(position: &Chess, m: Move) -> Identity {
    let mut after = position.clone();
    after.play_unchecked(m);
    Identity::of(&after)
}

/// Every legal move that would bring about a position that has stood twice before (9.2.1).
///
/// No trial of all moves is needed: only a position of the present run can be the target, and the
/// squares in which the two boards differ say which move leads there.
#[must_use]
pub fn moves_to_third(game: &Game) -> Vec<Move> {
    let Standing::Regular(position) = game.standing() else {
        return Vec::new();
    };
    moves_to_third_from(game.repetition(), position)
}

/// [`moves_to_third`] on a history and the position that it ends with.
#[must_use]
pub fn moves_to_third_from(
    repetition: &crate::facts::repetition::Repetition,
    position: &Chess,
) -> Vec<Move> {
    let mut found = Vec::new();
    for (target, times) in repetition.targets() {
        if times + 1 >= THIRD
            && let Some(m) = move_between(position, target)
        {
            found.push(m);
        }
    }
    found
}

/// The quiet move that leads from `position` to `target`, if there is one.
fn move_between(position: &Chess, target: &Identity) -> Option<Move> {
    let now = position.board();
    let own = now.by_color(position.turn());
    let then = target.men_of(position.turn());
    let from = (own & !then).single_square()?;
    let to = (then & !own).single_square()?;
    let role = now.role_at(from)?;
    let m = Move::Normal {
        role,
        from,
        capture: None,
        to,
        promotion: None,
    };
    // The rest of the board, castling rights and the mover are compared in full.
    (now.role_at(to).is_none() && identity_after(position, m) == *target && position.is_legal(m))
        .then_some(m)
}

/// The positions that look like `identity`, as evidence, and a sentence for each that is not the
/// same.
#[must_use]
pub fn evidence(game: &Game, identity: &Identity) -> (Evidence, Vec<Reason>) {
    let alike = game.repetition().look_alikes(identity);
    let notes = alike
        .iter()
        .filter_map(|like| {
            like.why
                .map(|why| Reason::LooksAlike { ply: like.ply, why })
        })
        .collect();
    (Evidence::Occurrences(alike), notes)
}
