//! The game so far: the half-moves on the board and what stands between the players.

use shakmaty::{CastlingMode, Chess, Color, Move, Position, Role, Setup, Square};

use super::{
    counting::Counting,
    event::{Millis, Ply},
    regulations::Regulations,
    time_control::TimeControl,
};
use crate::{
    facts::{
        clock::Clock,
        position::{Identity, Standing, displace, pass},
        repetition::Repetition,
        standing::{Between, ByPlayer, Duty},
        touch::Touches,
    },
    provision::Provision,
    ruling::{Ground, Score},
};

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The position.
    pub standing: Standing,
    /// How castling moves are written and read (Guideline II).
    pub mode: CastlingMode,
    /// Whether anything happened before.
    pub history: History,
}

/// Whether the record knows everything since the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum History {
    /// The game starts here.
    Complete,
    /// The position was set up: earlier occurrences are not known.
    FromSetUp,
}

impl Start {
    /// The initial position (2.3).
    #[must_use]
    pub fn initial() -> Self {
        Self {
            standing: Standing::Regular(Chess::default()),
            mode: CastlingMode::Standard,
            history: History::Complete,
        }
    }

    /// A position that was set up.
    #[must_use]
    pub const fn set_up(position: Chess, mode: CastlingMode) -> Self {
        Self {
            standing: Standing::Regular(position),
            mode,
            history: History::FromSetUp,
        }
    }
}

impl Default for Start {
    fn default() -> Self {
        Self::initial()
    }
}

/// What was done at one half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// A legal move (3.10.1).
    Legal(Move),
    /// A piece was put somewhere, legally only in so far as an illegal position allows to say.
    FromIllegalPosition {
        /// Where it stood.
        from: Square,
        /// Where it was put.
        to: Square,
        /// What a pawn was replaced by.
        promotion: Option<Role>,
    },
    /// A piece was put where the rules of movement do not let it go (3.10.2).
    Displaced {
        /// Where it stood.
        from: Square,
        /// Where it was put.
        to: Square,
        /// What a pawn was replaced by.
        promotion: Option<Role>,
    },
    /// A pawn was left on the last rank (7.5.2).
    PawnLeft {
        /// Where it stood.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// Something illegal of which the board is known.
    Placed(Box<Setup>),
    /// Something illegal of which nothing is known, or no move at all.
    Nothing,
}

impl Done {
    /// Whether the rules of movement allow it, as far as they can be asked.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        matches!(self, Done::Legal(_) | Done::FromIllegalPosition { .. })
    }

    /// The pieces that its player has touched for it, `before` being what stood on the board: his
    /// own one, and what was to be captured (4.3).
    #[must_use]
    pub fn touched(&self, before: &Standing) -> Touches {
        let (from, to) = match *self {
            Done::Displaced { from, to, .. }
            | Done::PawnLeft { from, to }
            | Done::FromIllegalPosition { from, to, .. } => (from, to),
            Done::Legal(m) => match m.from() {
                Some(from) => (from, m.to()),
                None => return Touches::none(),
            },
            Done::Placed(ref placed) => return touched_between(before, placed),
            Done::Nothing => return Touches::none(),
        };
        let board = before.board();
        if board.color_at(from) != Some(before.turn()) {
            return Touches::none();
        }
        let enemy = board.color_at(to) == Some(!before.turn());
        if enemy && board.role_at(to) != Some(Role::King) {
            Touches::of_squares(&[from, to])
        } else {
            Touches::of_squares(&[from])
        }
    }

    /// What stands on the board after it.
    #[must_use]
    pub fn after(&self, before: &Standing, mode: CastlingMode) -> Standing {
        if let (Done::Legal(m), Standing::Regular(position)) = (self, before) {
            let mut position = position.clone();
            position.play_unchecked(*m);
            return Standing::Regular(position);
        }
        let setup = before.to_setup();
        let after = match self {
            Done::FromIllegalPosition {
                from,
                to,
                promotion,
            }
            | Done::Displaced {
                from,
                to,
                promotion,
            } => displace(&setup, *from, *to, *promotion),
            Done::PawnLeft { from, to } => displace(&setup, *from, *to, None),
            Done::Placed(placed) => (**placed).clone(),
            Done::Nothing | Done::Legal(_) => pass(&setup),
        };
        Standing::of(after, mode)
    }
}

/// What must have been touched for `placed` to stand on the board after `before`: the own piece
/// that is no longer in its place, if it is the only one, and the piece that is gone for it.
fn touched_between(before: &Standing, placed: &Setup) -> Touches {
    let board = before.board();
    let gone = |color| {
        let mut squares = board
            .by_color(color)
            .into_iter()
            .filter(|&square| placed.board.piece_at(square) != board.piece_at(square));
        (squares.next(), squares.next())
    };
    match (gone(before.turn()), gone(!before.turn())) {
        ((Some(own), None), (Some(enemy), None)) => Touches::of_squares(&[own, enemy]),
        ((Some(own), None), (None, _)) => Touches::of_squares(&[own]),
        _ => Touches::none(),
    }
}

/// One half-move of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HalfMove {
    /// What was done.
    pub done: Done,
    /// Whether it has been completed (6.2.1).
    pub completed: bool,
}

/// A game that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// How.
    pub ground: Ground,
    /// After how many half-moves.
    pub ply: Ply,
    /// With which result; `None` where it was cancelled and a new game is played (7.2.1, 7.3).
    pub score: Option<Score>,
    /// Under which provision.
    pub provision: Provision,
}

/// A game: what is on the board, how it came about, and what stands between the players.
#[derive(Clone, Debug)]
pub struct Game {
    start: Start,
    line: Vec<HalfMove>,
    pub(crate) standing: Standing,
    counting: Counting,
    pub(crate) between: Between,
    /// Touched by the player having the move since it is his move.
    pub(crate) touches: Touches,
    /// Touched by the player who moved last, before he moved (4.8).
    pub(crate) touched_before: Touches,
    /// What that player had to do with this move, if it was an event of its own.
    pub(crate) duty_before: Option<Duty>,
    /// Who has made a move and not yet pressed the clock for it (6.2.1, 6.2.2).
    pub(crate) to_press: ByPlayer<bool>,
    pub(crate) clock: Clock,
    pub(crate) ended: Option<Ended>,
    /// The end rests on a move against the touch rules and can still be contested (4.8, 5.1.1).
    pub(crate) contestable: bool,
}

impl Game {
    /// A game that starts at `start`.
    #[must_use]
    pub fn new(start: Start, regulations: &Regulations) -> Self {
        let standing = start.standing.clone();
        let counting = Counting::new(standing.identity());
        let clock = Clock::start(regulations.time_control.as_ref(), standing.turn());
        Self {
            start,
            line: Vec::new(),
            standing,
            counting,
            between: Between::default(),
            touches: Touches::none(),
            touched_before: Touches::none(),
            duty_before: None,
            to_press: ByPlayer::default(),
            clock,
            ended: None,
            contestable: false,
        }
    }

    /// Completed illegal moves that were dealt with before the record begins: they count towards
    /// the second of 7.5.5.
    #[must_use]
    pub fn after_illegal_moves(mut self, earlier: ByPlayer<u32>) -> Self {
        self.between.illegal_moves = earlier;
        self
    }

    /// Begins a new game, keeping the memory of the old one.
    pub fn restart(&mut self, start: Start, regulations: &Regulations) {
        self.standing = start.standing.clone();
        self.counting.restart(self.standing.identity());
        self.clock = Clock::start(regulations.time_control.as_ref(), self.standing.turn());
        self.start = start;
        self.line.clear();
        self.between = Between::default();
        self.touches.clear();
        self.touched_before.clear();
        self.duty_before = None;
        self.to_press = ByPlayer::default();
        self.ended = None;
        self.contestable = false;
    }

    /// Where the game started.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// What stands on the board.
    #[must_use]
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The position on the board, if the rules of movement apply to it.
    #[must_use]
    pub const fn position(&self) -> Option<&Chess> {
        self.standing.regular()
    }

    /// Every position so far.
    #[must_use]
    pub fn repetition(&self) -> &Repetition {
        self.counting.of(&self.line)
    }

    /// Counts the positions of all half-moves that were put on the board without it.
    pub(crate) fn catch_up(&mut self) {
        self.counting.catch_up(&self.line);
    }

    /// The half-moves that follow will not be counted at once ([`Game::put_uncounted`]). Only at the
    /// start of a game, or after a capture or pawn move.
    pub(crate) fn stop_counting(&mut self) {
        let ply = self.plies();
        if let Standing::Regular(position) = &self.standing {
            self.counting.stop(position, ply);
        }
    }

    /// What stands between the players.
    #[must_use]
    pub const fn between(&self) -> &Between {
        &self.between
    }

    /// The half-moves on the board.
    #[must_use]
    pub fn plies(&self) -> Ply {
        Ply(u32::try_from(self.line.len()).unwrap_or(u32::MAX))
    }

    /// The half-moves, first to last.
    #[must_use]
    pub fn line(&self) -> &[HalfMove] {
        &self.line
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn ended(&self) -> Option<&Ended> {
        self.ended.as_ref()
    }

    /// How castling moves are written and read.
    #[must_use]
    pub const fn mode(&self) -> CastlingMode {
        self.start.mode
    }

    /// Who made the half-move after which `ply` half-moves were on the board.
    #[must_use]
    pub fn mover_of(&self, ply: Ply) -> Color {
        let first = self.start.standing.turn();
        if ply.0 % 2 == 1 { first } else { !first }
    }

    /// The half-move after which `ply` half-moves were on the board.
    #[must_use]
    pub fn half_move(&self, ply: Ply) -> Option<&HalfMove> {
        self.line.get(ply.0.checked_sub(1)? as usize)
    }

    /// Whether the half-move at `ply` is completed: by the clock, or because its player has made
    /// his next move (6.2.1, 6.2.1.2).
    #[must_use]
    pub fn is_completed(&self, ply: Ply) -> bool {
        self.half_move(ply).is_some_and(|half| half.completed) || self.plies().0 >= ply.0 + 2
    }

    /// Moves that `player` has made in this game.
    #[must_use]
    pub fn moves_made(&self, player: Color) -> u32 {
        let plies = self.plies().0;
        if self.start.standing.turn() == player {
            plies.div_ceil(2)
        } else {
            plies / 2
        }
    }

    /// Moves that `player` has completed, those before a set-up position included.
    #[must_use]
    pub fn moves_completed(&self, player: Color) -> u32 {
        let before = self.start.standing.move_number().saturating_sub(1);
        // When Black starts, White has made his move of that number already.
        let before = match (self.start.standing.turn(), player) {
            (Color::Black, Color::White) => before.saturating_add(1),
            _ => before,
        };
        let made = self.moves_made(player);
        let open = u32::from(self.has_to_press(player));
        before.saturating_add(made.saturating_sub(open))
    }

    /// What stood on the board after `ply` half-moves.
    #[must_use]
    pub fn standing_at(&self, ply: Ply) -> Standing {
        self.standing_after(self.start.standing.clone(), Ply(0), ply)
    }

    /// What stood on the board after `ply` half-moves, `standing` being what stood there after the
    /// first `from` of them.
    pub(crate) fn standing_after(&self, standing: Standing, from: Ply, ply: Ply) -> Standing {
        let line = self.line.get(..ply.0 as usize).unwrap_or(&self.line);
        let rest = line.get(from.0 as usize..).unwrap_or_default();
        let mut standing = standing;
        for half in rest {
            match (&half.done, &mut standing) {
                (Done::Legal(m), Standing::Regular(position)) => position.play_unchecked(*m),
                (done, _) => standing = done.after(&standing, self.start.mode),
            }
        }
        standing
    }

    /// Puts a half-move on the board. Returns how many times the position has stood now.
    #[inline]
    pub(crate) fn put(&mut self, done: Done, completed: bool) -> u32 {
        if self.counting.is_behind(&self.line) {
            self.catch_up();
        }
        let (identity, clock) = match (&done, &mut self.standing) {
            (Done::Legal(m), Standing::Regular(position)) => {
                position.play_unchecked(*m);
                (Identity::of(position), position.halfmoves())
            }
            _ => {
                self.standing = done.after(&self.standing, self.start.mode);
                (self.standing.identity(), self.standing.half_move_clock())
            }
        };
        self.line.push(HalfMove { done, completed });
        self.counting.push(identity, clock)
    }

    /// Puts a legal half-move on the board, completed, without counting how many times the position
    /// has stood: that is done when somebody asks. Returns the position after it.
    #[inline]
    pub(crate) fn put_uncounted(&mut self, m: Move) -> Option<&Chess> {
        let Standing::Regular(position) = &mut self.standing else {
            return None;
        };
        position.play_unchecked(m);
        self.line.push(HalfMove {
            done: Done::Legal(m),
            completed: true,
        });
        let ply = Ply(u32::try_from(self.line.len()).unwrap_or(u32::MAX));
        self.counting.skip(position, ply);
        Some(position)
    }

    /// Whether `player` has made a move and still has to press the clock for it; he must be
    /// allowed to, even if the opponent has replied (6.2.2).
    #[must_use]
    pub const fn has_to_press(&self, player: Color) -> bool {
        *self.to_press.of(player)
    }

    /// Whether the last half-move is an illegal one of `player` that he has not completed.
    pub(crate) fn takes_back_unpressed(&self, player: Color) -> bool {
        self.has_to_press(player)
            && self.mover_of(self.plies()) == player
            && self
                .line
                .last()
                .is_some_and(|half| !half.completed && !half.done.is_legal())
    }

    /// What the player who moved last has touched on his move, before it and for it, first to last.
    pub(crate) fn touched_for_last(&self) -> Touches {
        let mut touches = self.touched_before.clone();
        if let Some(half) = self.line.last() {
            let before = self.standing_at(Ply(self.plies().0.saturating_sub(1)));
            touches.extend(&half.done.touched(&before));
        }
        touches
    }

    /// Takes the last half-move back for its player to put it right; what he has touched stays
    /// touched, and what he had to do is still to be done (4.3, 9.5.3).
    pub(crate) fn undo_unpressed(&mut self) {
        let touches = self.touched_for_last();
        let duty = self.duty_before.take();
        let clock = self.clock.clone();
        self.restore(Ply(self.plies().0.saturating_sub(1)));
        self.clock = clock;
        self.touches = touches;
        self.between.bind(duty);
    }

    /// Marks the last half-move of `player` as completed. Returns what was done at it.
    pub(crate) fn complete_last_of(&mut self, player: Color) -> Option<&Done> {
        *self.to_press.of_mut(player) = false;
        let replied = usize::from(self.mover_of(self.plies()) != player);
        let last = self.line.len().checked_sub(1 + replied)?;
        let half = self.line.get_mut(last)?;
        half.completed = true;
        Some(&half.done)
    }

    /// Whose clock runs: that of the player who has made a move and not pressed, else that of the
    /// player having the move, unless he has pressed without moving (6.2.1, 7.5.3).
    #[must_use]
    pub(crate) fn clock_running(&self) -> Color {
        let having = self.standing.turn();
        if self.has_to_press(!having) || self.between.pressed_idle == Some(having) {
            !having
        } else {
            having
        }
    }

    /// The game has ended now.
    pub(crate) fn end(&mut self, ground: Ground, score: Option<Score>, provision: Provision) {
        self.ended = Some(Ended {
            ground,
            ply: self.plies(),
            score,
            provision,
        });
    }

    /// Counts the move on the clock.
    #[inline]
    pub(crate) fn clock_completed(
        &mut self,
        player: Color,
        at: Option<Millis>,
        control: Option<&TimeControl>,
    ) {
        if let Some(control) = control {
            let moves = self.moves_completed(player);
            self.clock.complete(player, moves, at, control);
        }
    }

    /// Sets the game back to what stood after `left` half-moves. What was noted for the rest goes
    /// with it; the counts of illegal moves stay.
    pub(crate) fn restore(&mut self, left: Ply) {
        for player in Color::ALL {
            *self.between.at_board.of_mut(player) |= self.moves_made(player) > 0;
        }
        self.line.truncate(left.0 as usize);
        self.standing = self.start.standing.clone();
        self.counting.restart(self.standing.identity());
        for half in core::mem::take(&mut self.line) {
            self.put(half.done, true);
        }
        self.touches.clear();
        self.touched_before.clear();
        self.duty_before = None;
        self.to_press = ByPlayer::default();
        self.contestable = false;
        self.clock.lose_track();
        let kept = |offer: Option<crate::ruling::Offer>| offer.filter(|o| o.ply <= left);
        self.between.offers.white = kept(self.between.offers.white);
        self.between.offers.black = kept(self.between.offers.black);
        self.between.bind(None);
        self.between.irregular_claim = None;
        self.between.awaiting_next_move = false;
        self.between.pressed_idle = None;
        self.between.claim = None;
        self.between.idle_press = self.between.idle_press.filter(|&(_, ply)| ply <= left);
    }

    /// Puts `setup` on the board in place of what the last half-move left there (7.5.2).
    pub(crate) fn replace_last(&mut self, setup: Setup) {
        let left = Ply(self.plies().0.saturating_sub(1));
        self.restore(left);
        self.put(Done::Placed(Box::new(setup)), true);
    }

    /// The identity of the position on the board.
    #[must_use]
    pub fn identity(&self) -> Identity {
        self.standing.identity()
    }
}
