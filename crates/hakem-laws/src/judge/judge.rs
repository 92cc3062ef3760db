//! Plays a recorded game through [`crate::rule()`] and says how it ended.

use shakmaty::{Chess, Color, Move, Position};

use super::{
    aftermath,
    judgement::{Chance, Firsts, Judgement, Recorded},
};
use crate::{
    basic_rules::article_3_moves::gives_check,
    competition_rules::article_9_draw::{
        a9_2_threefold::{THIRD, moves_to_third_from},
        a9_3_fifty::{fifty_with, quiet_move},
        a9_6_automatic::FIFTH,
    },
    facts::{
        first_look::FirstLook,
        mating::Watch,
        position::{Identity, Standing},
        progress::{FIFTY, HalfMoveClock, SEVENTY_FIVE},
        repetition::Repetition,
    },
    profile::{DeadTest, Drawing},
    provision::Provision as P,
    record::{
        at_a_glance::OwnKing,
        event::{ClaimGround, Ply},
        game::{Done, Game, Start},
        move_name::MoveName,
        regulations::Regulations,
        written::{NotAMove, Written},
    },
    rule::{decide_legal_move, rule_on_board},
};

/// What is played on after a game has ended: read, counted, and of no effect.
#[derive(Clone, Debug)]
struct Tail {
    position: Chess,
    repetition: Repetition,
    plies: u32,
}

/// Judges one recorded game after another.
///
/// Feed it every half-move with [`Judge::play`], then ask with [`Judge::finish`]; for the next game
/// call [`Judge::restart`], which keeps the memory.
#[derive(Clone, Debug)]
pub struct Judge {
    game: Game,
    regulations: Regulations,
    tail: Option<Tail>,
    /// What stood on the board before the last half-move of the game: most ends come with it.
    before: Chess,
    /// Whether the king of the player having the move is in check, until the game has ended.
    check: bool,
    /// Whether nothing has happened yet that a legal half-move could lead to a ruling from.
    calm: Calm,
    first_look: FirstLook,
    chances: Vec<Chance>,
    firsts: Firsts,
}

/// Whether a half-move has to be ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Calm {
    /// No position can have recurred, and no count is near: a legal half-move has no consequence.
    Yes,
    /// It has to be looked at closely.
    No,
}

impl Judge {
    /// A judge of a game that starts at `start`, under `regulations`.
    #[must_use]
    pub fn new(start: Start, regulations: &Regulations) -> Self {
        let mut regulations = regulations.clone();
        regulations.scrutiny.watch = Watch::LastMove;
        let game = Game::new(start, &regulations);
        let mut judge = Self {
            game,
            regulations,
            tail: None,
            before: Chess::default(),
            check: false,
            calm: Calm::No,
            first_look: FirstLook::default(),
            chances: Vec::new(),
            firsts: Firsts::default(),
        };
        judge.look_at_start();
        judge
    }

    /// Begins the next game.
    pub fn restart(&mut self, start: Start, regulations: &Regulations) {
        self.regulations.clone_from(regulations);
        self.regulations.scrutiny.watch = Watch::LastMove;
        self.game.restart(start, &self.regulations);
        self.tail = None;
        self.chances.clear();
        self.firsts = Firsts::default();
        self.look_at_start();
    }

    fn look_at_start(&mut self) {
        self.check = self.game.position().is_some_and(Position::is_check);
        if rule_on_board(&mut self.game, &self.regulations).is_some() {
            self.begin_tail();
        } else {
            self.measure();
        }
        self.calm_down();
    }

    /// At the start of a game, and after a capture or pawn move: nothing has recurred.
    fn calm_down(&mut self) {
        self.calm = self.how_calm();
        if self.calm == Calm::Yes {
            self.first_look.restart();
            self.game.stop_counting();
        }
    }

    /// A record gives legal half-moves and nothing else. Where the rules neither count material nor
    /// moves on the clock, they have a consequence only through repetition and the count of moves.
    fn how_calm(&self) -> Calm {
        let clock = self.game.standing().half_move_clock();
        let calm = self.tail.is_none()
            && self.game.position().is_some()
            && self.asks_for_dead()
            && self.regulations.time_control.is_none()
            && clock + 1 < FIFTY.0;
        if calm { Calm::Yes } else { Calm::No }
    }

    /// The position on the board, the moves after the end included.
    #[must_use]
    pub fn position(&self) -> Option<&Chess> {
        match &self.tail {
            Some(tail) => Some(&tail.position),
            None => self.game.position(),
        }
    }

    /// The game, up to its end.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The name of the half-move after which `ply` half-moves of the game were on the board.
    pub(super) fn name_of(&self, ply: Ply) -> Option<MoveName> {
        let Done::Legal(m) = self.game.half_move(ply)?.done else {
            return None;
        };
        if ply == self.game.plies() {
            return Some(MoveName::played(&self.before, m));
        }
        match self.game.standing_at(Ply(ply.0.checked_sub(1)?)) {
            Standing::Regular(position) => Some(MoveName::played(&position, m)),
            Standing::Illegal(_) => None,
        }
    }

    /// The half-moves read so far.
    #[must_use]
    pub fn plies(&self) -> Ply {
        Ply(self.game.plies().0 + self.tail.as_ref().map_or(0, |tail| tail.plies))
    }

    /// Plays the next half-move of the record.
    ///
    /// # Errors
    /// [`NotAMove`] where it is none; nothing is played then, and the record should not be read on.
    #[inline]
    pub fn play(&mut self, written: Written) -> Result<(), NotAMove> {
        match (self.calm, self.game.position()) {
            (Calm::Yes, Some(position)) => {
                let m = written.resolve_knowing(position, self.own_king())?;
                self.before.clone_from(position);
                self.play_calmly(m);
                Ok(())
            }
            _ => self.play_closely(written),
        }
    }

    #[inline]
    fn own_king(&self) -> OwnKing {
        if self.check {
            OwnKing::Unknown
        } else {
            OwnKing::Unchecked
        }
    }

    /// A legal half-move while all is calm: what [`decide_legal_move`] would do of it.
    #[inline]
    fn play_calmly(&mut self, m: Move) {
        let mover = self.before.turn();
        let Some(position) = self.game.put_uncounted(m) else {
            return;
        };
        self.check = gives_check(position, m);
        let clock = position.halfmoves();
        if self.first_look.may_recur(m, mover, clock) || clock + 1 >= FIFTY.0 {
            self.grow_attentive();
        }
    }

    /// From here on every half-move is ruled on. None so far can have ended the game: no position
    /// has stood more than twice, and no count is full.
    #[cold]
    fn grow_attentive(&mut self) {
        self.calm = Calm::No;
        self.game.catch_up();
        self.measure();
    }

    /// A half-move that has to be ruled on.
    #[cold]
    #[inline(never)]
    fn play_closely(&mut self, written: Written) -> Result<(), NotAMove> {
        let (None, Some(position)) = (&self.tail, self.game.position()) else {
            return self.play_on(written);
        };
        let m = written.resolve_knowing(position, self.own_king())?;
        self.before.clone_from(position);
        decide_legal_move(&mut self.game, m, &self.regulations);
        if self.game.ended().is_some() {
            self.has_ended();
        } else {
            self.check = self.game.position().is_some_and(|p| gives_check(p, m));
            self.measure();
            if self.game.standing().half_move_clock() == 0 {
                self.calm_down();
            }
        }
        Ok(())
    }

    #[cold]
    fn has_ended(&mut self) {
        note_firsts(
            &mut self.firsts,
            self.game.repetition().times(),
            self.game.standing(),
            self.game.plies(),
        );
        self.begin_tail();
    }

    /// Plays a half-move of the record after the end.
    #[cold]
    fn play_on(&mut self, written: Written) -> Result<(), NotAMove> {
        match &mut self.tail {
            Some(tail) => tail.play(written, &mut self.firsts, self.game.plies()),
            None => Err(NotAMove::Illegal),
        }
    }

    /// Whether the player having the move is in check on the board, the moves after the end
    /// included.
    #[must_use]
    #[inline]
    pub fn is_check(&self) -> bool {
        match &self.tail {
            Some(tail) => tail.position.is_check(),
            None => self.check,
        }
    }

    fn begin_tail(&mut self) {
        if let Some(position) = self.game.position() {
            self.tail = Some(Tail {
                position: position.clone(),
                repetition: self.game.repetition().clone(),
                plies: 0,
            });
        }
    }

    /// What can be counted now, and what could be claimed.
    #[inline]
    fn measure(&mut self) {
        let clock = HalfMoveClock(self.game.standing().half_move_clock());
        if clock.0 + 1 >= FIFTY.0 || self.game.repetition().any_repeated() {
            self.note_chances();
        }
    }

    fn note_chances(&mut self) {
        let times = self.game.repetition().times();
        let ply = self.game.plies();
        note_firsts(&mut self.firsts, times, self.game.standing(), ply);
        let Standing::Regular(position) = self.game.standing() else {
            return;
        };
        let claims = |drawing| drawing != Drawing::Automatic;
        if claims(self.regulations.profile.threefold.value) {
            threefold_chances(&mut self.chances, position, self.game.repetition(), ply);
        }
        if claims(self.regulations.profile.fifty.value) {
            fifty_chances(&mut self.chances, position, ply);
        }
    }

    /// What is said of the game, `recorded` being what its record says of the end.
    #[must_use]
    pub fn finish(&mut self, recorded: Recorded) -> Judgement {
        if self.tail.is_none() {
            let _ = rule_on_board(&mut self.game, &self.regulations);
        }
        aftermath::judgement(self, recorded)
    }

    pub(super) fn take_chances(&mut self, before: Ply) -> Vec<Chance> {
        let mut chances = core::mem::take(&mut self.chances);
        chances.retain(|chance| chance.ply < before);
        chances
    }

    /// Whether a claim was possible with `ply` half-moves on the board.
    pub(super) fn has_chance(&self, ply: Ply, ground: ClaimGround) -> bool {
        self.chances
            .iter()
            .rev()
            .any(|chance| chance.ply == ply && chance.ground == ground)
    }

    pub(super) const fn firsts(&self) -> Firsts {
        self.firsts
    }

    pub(super) const fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// The rules ask for dead positions by any series of moves.
    pub(super) fn asks_for_dead(&self) -> bool {
        self.regulations.profile.dead.value == DeadTest::AnySeries
    }

    /// What stands on the board at the end of the record.
    pub(super) fn last_standing(&self) -> Standing {
        match &self.tail {
            Some(tail) => Standing::Regular(tail.position.clone()),
            None => self.game.standing().clone(),
        }
    }
}

impl Tail {
    fn play(&mut self, written: Written, firsts: &mut Firsts, before: Ply) -> Result<(), NotAMove> {
        let m = written.resolve(&self.position)?;
        self.position.play_unchecked(m);
        self.plies += 1;
        let times = self
            .repetition
            .push(Identity::of(&self.position), self.position.halfmoves());
        let ply = Ply(before.0 + self.plies);
        note_first_counts(firsts, times, HalfMoveClock(self.position.halfmoves()), ply);
        Ok(())
    }
}

fn note_firsts(firsts: &mut Firsts, times: u32, standing: &Standing, ply: Ply) {
    note_first_counts(
        firsts,
        times,
        HalfMoveClock(standing.half_move_clock()),
        ply,
    );
}

fn note_first_counts(firsts: &mut Firsts, times: u32, clock: HalfMoveClock, ply: Ply) {
    let note = |first: &mut Option<Ply>, holds: bool| {
        if holds && first.is_none() {
            *first = Some(ply);
        }
    };
    note(&mut firsts.threefold, times >= THIRD);
    note(&mut firsts.fivefold, times >= FIFTH);
    note(&mut firsts.fifty, clock >= FIFTY);
    note(&mut firsts.seventyfive, clock >= SEVENTY_FIVE);
}

/// 9.2: by the position on the board, and by every written move that would bring one about.
fn threefold_chances(
    chances: &mut Vec<Chance>,
    position: &Chess,
    repetition: &Repetition,
    ply: Ply,
) {
    let by = position.turn();
    let ground = ClaimGround::Threefold;
    if repetition.times() >= THIRD {
        chances.push(Chance {
            ply,
            by,
            ground,
            provision: P::A9_2_2,
            intended: None,
        });
    }
    for m in moves_to_third_from(repetition, position) {
        let intended = Some(MoveName::intended(position, m));
        chances.push(Chance {
            ply,
            by,
            ground,
            provision: P::A9_2_1,
            intended,
        });
    }
}

/// 9.3: by the moves completed, and by a written quiet move (one is named for all).
fn fifty_chances(chances: &mut Vec<Chance>, position: &Chess, ply: Ply) {
    let by: Color = position.turn();
    let ground = ClaimGround::Fifty;
    let clock = HalfMoveClock(position.halfmoves());
    if clock.0 + 1 < FIFTY.0 {
        return;
    }
    if clock >= FIFTY {
        chances.push(Chance {
            ply,
            by,
            ground,
            provision: P::A9_3_2,
            intended: None,
        });
    }
    if let Some(m) = quiet_move(position, None).filter(|&m| fifty_with(position, m)) {
        let intended = Some(MoveName::intended(position, m));
        chances.push(Chance {
            ply,
            by,
            ground,
            provision: P::A9_3_1,
            intended,
        });
    }
}
