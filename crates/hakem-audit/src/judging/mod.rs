//! One recorded game: from its sheet to its judgement.

mod laws;
mod record;

use hakem_laws::{
    facts::mating::Scrutiny,
    judge::{Judge, Judgement},
    profile::Profile,
    record::{
        game::Start,
        regulations::Regulations,
        written::{NotAMove, Written},
    },
    ruling::Level,
};
use hakem_score::{
    letters::LettersChoice,
    pgn::{self, Board, Replayed},
    remarks::{Remark, Weight},
};
use shakmaty::Chess;

pub use self::laws::{LawsChoice, profile_for};
pub use self::record::{as_points, result_of, start_of};

/// Judges one game after another, with memory that is used again.
#[derive(Debug)]
pub struct Bench {
    judge: Judge,
    regulations: Regulations,
    scrutiny: Scrutiny,
    /// What stands on the board before the first game.
    nothing: Chess,
}

/// What was read of a game, and what is said of it.
#[derive(Debug)]
pub struct Judged {
    /// What came of playing it through.
    pub replayed: Replayed,
    /// `None` where there is no position to start from.
    pub judgement: Option<Judgement>,
    /// The rules that it was judged by.
    pub profile: &'static Profile,
}

impl Judged {
    /// Whether something is at odds with the Laws or with the record. What is only worth knowing,
    /// or left open, is not. `remarks` are those of reading this game.
    #[must_use]
    pub fn is_at_odds(&self, remarks: &[Remark]) -> bool {
        let trouble = |remark: &Remark| remark.code.weight() == Weight::Trouble;
        remarks.iter().any(trouble) || self.judgement.as_ref().is_none_or(is_at_odds)
    }
}

fn is_at_odds(judgement: &Judgement) -> bool {
    let law = |level: Level| level == Level::Law;
    judgement.consistent == Some(false) || judgement.findings.iter().any(|f| law(f.level))
}

impl Default for Bench {
    /// Looks for mating chances as hard as is usual for records.
    fn default() -> Bench {
        Bench::new(Scrutiny::RECORD)
    }
}

impl Bench {
    /// A bench that looks for mating chances as hard as `scrutiny` says.
    #[must_use]
    pub fn new(scrutiny: Scrutiny) -> Bench {
        let regulations = Regulations::default();
        Bench {
            judge: Judge::new(Start::initial(), &regulations),
            regulations,
            scrutiny,
            nothing: Chess::default(),
        }
    }

    /// Judges a game; what was forgiven or refused is added to `remarks`.
    pub fn judge(
        &mut self,
        game: &pgn::Game<'_>,
        profile: &'static Profile,
        letters: LettersChoice,
        remarks: &mut Vec<Remark>,
    ) -> Judged {
        self.regulations = Regulations {
            scrutiny: self.scrutiny,
            ..Regulations::of(profile)
        };
        let replayed = game.replay(self, letters, remarks);
        let judgement = replayed
            .fault
            .is_none()
            .then(|| self.judge.finish(record::recorded(game, &replayed)));
        Judged {
            replayed,
            judgement,
            profile,
        }
    }

    /// The judge, as the last game has left him.
    #[must_use]
    pub const fn referee(&self) -> &Judge {
        &self.judge
    }
}

impl Board for Bench {
    fn set_up(&mut self, start: &pgn::Start) {
        self.judge.restart(start_of(start), &self.regulations);
    }

    fn play(&mut self, written: Written) -> Result<(), NotAMove> {
        self.judge.play(written)
    }

    fn is_check(&self) -> bool {
        self.judge.is_check()
    }

    fn position(&self) -> &Chess {
        self.judge.position().unwrap_or(&self.nothing)
    }
}
