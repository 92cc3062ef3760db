//! What has changed on a board from one reading to the next.

use hakem_laws::record::event::Ply;

use crate::reading::GameReading;

/// What has become of the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moves {
    /// They are the same.
    Same,
    /// So many half-moves were added.
    Grown(u32),
    /// So many half-moves were taken back from the end.
    TakenBack(u32),
    /// From this half-move on there are others; also where the start is another.
    Replaced {
        /// The first half-move that differs.
        from: Ply,
        /// Half-moves that are no longer there.
        removed: u32,
        /// Half-moves that have come in their place.
        added: u32,
    },
}

impl Moves {
    /// What has become of the moves of `before`.
    #[must_use]
    pub fn between(before: &GameReading, now: &GameReading) -> Moves {
        let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        let (old, new) = (&before.moves, &now.moves);
        let common = if before.start == now.start {
            old.iter().zip(new).take_while(|(a, b)| a == b).count()
        } else {
            0
        };
        let (removed, added) = (count(old.len() - common), count(new.len() - common));
        match (removed, added) {
            _ if before.start != now.start => Moves::Replaced {
                from: Ply(1),
                removed,
                added,
            },
            (0, 0) => Moves::Same,
            (0, added) => Moves::Grown(added),
            (removed, 0) => Moves::TakenBack(removed),
            (removed, added) => Moves::Replaced {
                from: Ply(count(common) + 1),
                removed,
                added,
            },
        }
    }

    /// Whether something that was there is there no more.
    #[must_use]
    pub const fn is_correction(self) -> bool {
        matches!(self, Moves::TakenBack(_) | Moves::Replaced { .. })
    }
}

/// Whether one game may be the other at another time: one has all the moves of the other.
#[must_use]
pub fn may_be_the_same(one: &GameReading, other: &GameReading) -> bool {
    let shorter = one.moves.len().min(other.moves.len());
    one.start == other.start
        && one
            .moves
            .iter()
            .zip(&other.moves)
            .take(shorter)
            .all(|(a, b)| a == b)
}

/// How many half-moves two games have in common from the start.
#[must_use]
pub fn in_common(one: &GameReading, other: &GameReading) -> usize {
    if one.start != other.start {
        return 0;
    }
    let both = one.moves.iter().zip(&other.moves);
    both.take_while(|(a, b)| a == b).count()
}
