//! A line of `hakem rule --json`, and the parts that other rulings share.

use hakem_laws::edition::Edition;
use hakem_laws::record::event::Ply;
use hakem_laws::record::move_name::MoveName;
use hakem_laws::ruling::{Effect, Ruling, Score, Verdict};
use serde::Serialize;

use super::{Articles, AsText, TextLine, Unconfirmed, color_name};

/// The ruling on one event.
#[derive(Debug, Serialize)]
pub(crate) struct RulingLine<'a> {
    pub(crate) n: u64,
    pub(crate) event: Option<&'a str>,
    pub(crate) ruling: &'static str,
    pub(crate) ground: Option<&'static str>,
    pub(crate) article: Articles<'a>,
    #[serde(skip_serializing_if = "Unconfirmed::is_empty")]
    pub(crate) article_unconfirmed: Unconfirmed<'a>,
    pub(crate) level: &'static str,
    pub(crate) effect: Option<EffectLine>,
    pub(crate) state: &'static str,
    pub(crate) text: TextLine,
}

impl<'a> RulingLine<'a> {
    /// The line of a ruling; `must_play` names the move that is due, if one is.
    pub(crate) fn of(
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
#[derive(Debug, Serialize)]
pub(crate) struct EffectLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    extra_minutes: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    must_play: Option<AsText<MoveName>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    restored: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offer: Option<&'static str>,
}

impl EffectLine {
    /// What changes; `None` where nothing does.
    pub(crate) fn of(effect: &Effect, must_play: Option<MoveName>) -> Option<EffectLine> {
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
#[derive(Debug, Serialize)]
pub(crate) struct ClaimEffectLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    extra_minutes: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<&'static str>,
}

impl ClaimEffectLine {
    /// What changes; `None` where nothing does.
    pub(crate) fn of(effect: &Effect) -> Option<ClaimEffectLine> {
        let changes = effect.result.is_some() || effect.extra_time.is_some();
        changes.then(|| ClaimEffectLine {
            result: effect.result.map(Score::as_str),
            extra_minutes: effect.extra_time.map(|time| time.minutes),
            to: effect.extra_time.map(|time| color_name(time.to)),
        })
    }
}
