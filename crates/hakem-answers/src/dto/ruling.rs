//! A line of `hakem rule --json`, and the parts that other rulings share.

use hakem_laws::edition::Edition;
use hakem_laws::record::event::Ply;
use hakem_laws::record::move_name::MoveName;
use hakem_laws::ruling::{Effect, Ruling, Score, Verdict};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Articles, AsText, TextLine, Unconfirmed, color_name};

/// The ruling on one event.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulingLine<'a> {
    /// Which event it is, from 1.
    pub n: u64,
    /// The event, as the log names it.
    pub event: Option<&'a str>,
    /// `noted`, `refused`, `ended`, `correct`, `incorrect`, `irregular`, `no_object`, `reinstate`,
    /// `time` or `for_the_arbiter`.
    pub ruling: &'static str,
    /// How the game ended, where the ruling speaks of it.
    pub ground: Option<&'static str>,
    /// The Articles it rests on, in the numbers of the edition, the deciding one first.
    #[schema(value_type = Vec<String>)]
    pub article: Articles<'a>,
    /// Those of the numbers in `article` that no source confirms for the edition.
    #[serde(skip_serializing_if = "Unconfirmed::is_empty")]
    #[schema(value_type = Vec<String>, required = false)]
    pub article_unconfirmed: Unconfirmed<'a>,
    /// `law`, `advice`, `regulation` or `discretion`.
    pub level: &'static str,
    /// What changes; null where nothing does.
    pub effect: Option<EffectLine>,
    /// `in_progress` or `ended`, after the event.
    pub state: &'static str,
    /// The ruling in words.
    pub text: TextLine,
}

impl<'a> RulingLine<'a> {
    /// The line of a ruling; `must_play` names the move that is due, if one is.
    #[must_use]
    pub fn of(
        n: u64,
        event: Option<&'a str>,
        ruling: &'a Ruling,
        must_play: Option<MoveName>,
        edition: Edition,
        text: TextLine,
    ) -> RulingLine<'a> {
        RulingLine {
            n,
            event,
            ruling: ruling_code(ruling.verdict),
            ground: ruling.ground.map(hakem_laws::ruling::Ground::code),
            article: Articles(&ruling.provisions, edition),
            article_unconfirmed: Unconfirmed(&ruling.provisions, edition),
            level: ruling.level.code(),
            effect: EffectLine::of(&ruling.effect, must_play),
            state: ruling.state.code(),
            text,
        }
    }
}

/// The code of a ruling. That a record has to be reconstructed first (8.5.3) is a verdict on a claim;
/// in a log it is the arbiter who sees to it.
const fn ruling_code(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::NeedsReconstruction => Verdict::ForTheArbiter.code(),
        verdict => verdict.code(),
    }
}

/// What a ruling changes; only what it changes is there.
#[derive(Debug, Serialize, ToSchema)]
pub struct EffectLine {
    /// The result, where the ruling ends the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<&'static str>,
    /// Minutes given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_minutes: Option<u8>,
    /// Whom they are given to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<&'static str>,
    /// The move that must be played, with its number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub must_play: Option<AsText<MoveName>>,
    /// The half-moves left on the board, where a position is set back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub restored: Option<u32>,
    /// Whose offer of a draw stands after the ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<&'static str>,
}

impl EffectLine {
    /// What changes; `None` where nothing does.
    #[must_use]
    pub fn of(effect: &Effect, must_play: Option<MoveName>) -> Option<EffectLine> {
        let line = EffectLine {
            result: effect.result.map(Score::as_str),
            extra_minutes: effect.extra_time.map(|time| time.minutes),
            to: effect.extra_time.map(|time| color_name(time.to)),
            must_play: must_play.map(AsText),
            restored: effect.restored.map(|Ply(left)| left),
            offer: effect.offer.map(color_name),
        };
        (!line.is_empty()).then_some(line)
    }

    const fn is_empty(&self) -> bool {
        self.result.is_none()
            && self.extra_minutes.is_none()
            && self.must_play.is_none()
            && self.restored.is_none()
            && self.offer.is_none()
    }
}

/// What a claim changes, as `hakem claim` has it: the result, or the time given.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClaimEffectLine {
    /// The result, where the claim ends the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<&'static str>,
    /// Minutes given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_minutes: Option<u8>,
    /// Whom they are given to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<&'static str>,
}

impl ClaimEffectLine {
    /// What changes; `None` where nothing does.
    #[must_use]
    pub fn of(effect: &Effect) -> Option<ClaimEffectLine> {
        let changes = effect.result.is_some() || effect.extra_time.is_some();
        changes.then(|| ClaimEffectLine {
            result: effect.result.map(Score::as_str),
            extra_minutes: effect.extra_time.map(|time| time.minutes),
            to: effect.extra_time.map(|time| color_name(time.to)),
        })
    }
}
