//! How a ruling is put together.

use super::{
    Effect, Evidence, ExtraTime, Ground, Level, MAX_PROVISIONS, Reason, Ruling, Score, State,
    Verdict,
};
use crate::{provision::Provision, record::game::Game};

impl Ruling {
    /// A ruling that rests on the Laws.
    pub(crate) fn law(verdict: Verdict, provisions: &[Provision], reason: Reason) -> Self {
        Self::on(Level::Law, verdict, provisions, reason)
    }

    /// A ruling with what it rests on.
    pub(crate) fn on(
        level: Level,
        verdict: Verdict,
        provisions: &[Provision],
        reason: Reason,
    ) -> Self {
        Self {
            verdict,
            ground: None,
            provisions: provisions.iter().copied().take(MAX_PROVISIONS).collect(),
            level,
            effect: Effect::default(),
            state: State::InProgress,
            reason,
            notes: Vec::new(),
            evidence: Vec::new(),
        }
    }

    /// Adds a sentence.
    pub(crate) fn note(mut self, reason: Reason) -> Self {
        self.notes.push(reason);
        self
    }

    /// Adds a sentence if there is one.
    pub(crate) fn note_if(mut self, reason: Option<Reason>) -> Self {
        self.notes.extend(reason);
        self
    }

    /// Names one more provision, if there is room and it is not named yet.
    pub(crate) fn cite(mut self, provision: Provision) -> Self {
        if !self.provisions.contains(&provision) {
            let _ = self.provisions.try_push(provision);
        }
        self
    }

    /// Names a provision before all others, if there is room and it is not named yet.
    pub(crate) fn cite_first(mut self, provision: Provision) -> Self {
        if !self.provisions.contains(&provision) && !self.provisions.is_full() {
            self.provisions.insert(0, provision);
        }
        self
    }

    /// Adds evidence.
    pub(crate) fn with_evidence(mut self, evidence: Option<Evidence>) -> Self {
        self.evidence.extend(evidence);
        self
    }

    /// Gives time and says so.
    pub(crate) fn give(mut self, time: ExtraTime) -> Self {
        self.effect.extra_time = Some(time);
        self.note(Reason::MinutesGiven {
            to: time.to,
            minutes: time.minutes,
        })
    }

    /// Ends the game with `score` on `ground`.
    pub(crate) fn end(self, game: &mut Game, ground: Ground, score: Score) -> Self {
        game.end(ground, Some(score), self.ending_provision());
        self.says_end(ground, score)
    }

    /// Ends the game without a result: a new one is played (7.2.1, 7.3).
    pub(crate) fn cancel(mut self, game: &mut Game) -> Self {
        game.end(Ground::Arbiter, None, self.ending_provision());
        self.ground = Some(Ground::Arbiter);
        self
    }

    /// A correct claim ends the game by 9.5.2; else the deciding provision stands first.
    fn ending_provision(&self) -> Provision {
        match self.verdict {
            Verdict::Correct => Provision::A9_5_2,
            _ => self.provisions.first().copied().unwrap_or(Provision::A12_9),
        }
    }

    /// Says that the game has ended with `score` on `ground`.
    pub(crate) fn says_end(mut self, ground: Ground, score: Score) -> Self {
        self.ground = Some(ground);
        self.effect.result = Some(score);
        self
    }
}
