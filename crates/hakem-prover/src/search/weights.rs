//! Weights, found by hill climbing on a sample of last positions of games lost on time.

/// What the parts of the estimate weigh.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Each square to which the losing king can flee.
    pub(super) flight: i32,
    /// Each move that is missing to a mate by minor pieces alone.
    pub(super) minors: i32,
    /// Each step the kings are away from facing each other at the edge.
    pub(super) kings: i32,
    /// Each man of the losing side.
    pub(super) men: i32,
    /// Nothing of the losing side can be taken.
    pub(super) nothing_to_take: i32,
    /// Each step of a pawn that has to promote first.
    pub(super) pawn: i32,
    /// What a move is taken to gain if nothing else is known.
    pub(super) quiet: i32,
    pub(super) promotion: i32,
    pub(super) capture: i32,
    /// A capture by the losing side.
    pub(super) loss: i32,
    /// A man of the losing side goes where it can be taken.
    pub(super) offer: i32,
    pub(super) king_move: i32,
    pub(super) check: i32,
    /// Checks count only if the king can flee to no more squares than this.
    pub(super) near: i32,
    pub(super) pawn_move: i32,
}

/// Solves most positions by itself.
pub(super) const STARTING: Weights = Weights {
    flight: 0,
    minors: 4,
    kings: 8,
    men: 11,
    nothing_to_take: 4,
    pawn: 1,
    quiet: -1,
    promotion: 18,
    capture: 1,
    loss: 59,
    offer: 1,
    king_move: 1,
    check: 2,
    near: 2,
    pawn_move: 1,
};

/// Tuned on what the first leaves open.
pub(super) const CAPTURING: Weights = Weights {
    flight: 1,
    minors: 6,
    kings: 2,
    men: 11,
    nothing_to_take: 6,
    pawn: 0,
    quiet: -1,
    promotion: 3,
    capture: 5,
    loss: 52,
    offer: -1,
    king_move: 0,
    check: 14,
    near: 1,
    pawn_move: 0,
};

/// Tuned on what the others leave open.
pub(super) const STEADY: Weights = Weights {
    flight: 5,
    minors: 9,
    kings: 5,
    men: 22,
    nothing_to_take: 3,
    pawn: 4,
    quiet: -1,
    promotion: 23,
    capture: 2,
    loss: 52,
    offer: 1,
    king_move: 5,
    check: 8,
    near: 2,
    pawn_move: 3,
};

/// Looks more at the king's flights: often better in locked positions.
pub(super) const GATHERING: Weights = Weights {
    flight: 3,
    minors: 4,
    kings: 5,
    men: 16,
    nothing_to_take: 3,
    pawn: 6,
    quiet: -2,
    promotion: 29,
    capture: 1,
    loss: 63,
    offer: 0,
    king_move: 0,
    check: 7,
    near: 1,
    pawn_move: 0,
};

/// Looks at nothing but what can be taken: finds ways that the others pass by.
pub(super) const ROAMING: Weights = Weights {
    flight: 0,
    minors: 1,
    kings: 1,
    men: 11,
    nothing_to_take: 11,
    pawn: 3,
    quiet: -1,
    promotion: 22,
    capture: 1,
    loss: 57,
    offer: 1,
    king_move: 1,
    check: 2,
    near: 2,
    pawn_move: 1,
};

/// Minds least that the winner's men are taken: sometimes a wall has to be opened from the other side.
pub(super) const GIVING: Weights = Weights {
    flight: 1,
    minors: 6,
    kings: 2,
    men: 6,
    nothing_to_take: 2,
    pawn: 8,
    quiet: 0,
    promotion: 3,
    capture: 3,
    loss: 2,
    offer: 2,
    king_move: 0,
    check: 4,
    near: 1,
    pawn_move: 1,
};
