//! The count of positions (9.2) along a game, kept with every half-move or caught up on when asked.

use std::sync::OnceLock;

use shakmaty::{Chess, Position};

use super::{
    event::Ply,
    game::{Done, HalfMove},
};
use crate::facts::{position::Identity, repetition::Repetition};

/// The count of positions along a line of half-moves.
///
/// The judge of records puts half-moves on the board without counting as long as no position can
/// have recurred. Whoever asks is given the full count all the same.
#[derive(Clone, Debug)]
pub(super) struct Counting {
    /// Every position, or those before counting was stopped.
    kept: Repetition,
    /// Every position, where it was asked for while `kept` was behind.
    caught_up: OnceLock<Box<Repetition>>,
    /// What stood on the board, after how many half-moves, where counting was stopped or at the
    /// last capture or pawn move since.
    from: (Chess, Ply),
}

impl Counting {
    /// The count that begins with `first`.
    pub(super) fn new(first: Identity) -> Counting {
        Counting {
            kept: Repetition::new(first),
            caught_up: OnceLock::new(),
            from: (Chess::default(), Ply(0)),
        }
    }

    /// Begins anew with `first`, keeping the memory.
    pub(super) fn restart(&mut self, first: Identity) {
        self.kept.restart(first);
        self.caught_up.take();
    }

    /// Every position of the game with these half-moves.
    pub(super) fn of(&self, line: &[HalfMove]) -> &Repetition {
        if !self.is_behind(line) {
            return &self.kept;
        }
        self.caught_up.get_or_init(|| {
            let mut repetition = self.kept.clone();
            self.catch_up_with(&mut repetition, line);
            Box::new(repetition)
        })
    }

    /// Notes the position after the next half-move. Returns how many times it has stood now.
    #[inline]
    pub(super) fn push(&mut self, identity: Identity, half_move_clock: u32) -> u32 {
        self.kept.push(identity, half_move_clock)
    }

    /// Whether half-moves at the end of the line have not been counted yet.
    #[inline]
    pub(super) fn is_behind(&self, line: &[HalfMove]) -> bool {
        self.kept.plies().0 as usize != line.len()
    }

    /// The half-moves that follow `ply` are not counted at once. Only where `position` begins a game
    /// or was produced by a capture or pawn move.
    pub(super) fn stop(&mut self, position: &Chess, ply: Ply) {
        self.from.0.clone_from(position);
        self.from.1 = ply;
    }

    /// A legal half-move was made that is not counted, `ply` half-moves are on the board now.
    #[inline]
    pub(super) fn skip(&mut self, position: &Chess, ply: Ply) {
        if position.halfmoves() == 0 {
            self.stop(position, ply);
        }
        if self.caught_up.get().is_some() {
            self.caught_up.take();
        }
    }

    /// Counts the positions of all half-moves that were not counted.
    #[cold]
    pub(super) fn catch_up(&mut self, line: &[HalfMove]) {
        let first = Identity::of(&self.from.0);
        let mut repetition = core::mem::replace(&mut self.kept, Repetition::new(first));
        self.catch_up_with(&mut repetition, line);
        self.kept = repetition;
    }

    fn catch_up_with(&self, repetition: &mut Repetition, line: &[HalfMove]) {
        let (mut position, from) = (self.from.0.clone(), self.from.1);
        if repetition.plies() != from {
            repetition.restart_at(Identity::of(&position), from);
        }
        for half in line.get(from.0 as usize..).unwrap_or_default() {
            if let Done::Legal(m) = half.done {
                position.play_unchecked(m);
            }
            repetition.push(Identity::of(&position), position.halfmoves());
        }
    }
}
