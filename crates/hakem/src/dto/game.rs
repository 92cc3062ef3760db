//! A line of `hakem judge --json`.

use std::borrow::Cow;

use hakem_laws::edition::Edition;
use hakem_laws::judge::{Certainty, Chance, End, Firsts};
use hakem_laws::record::event::{ClaimGround, Ply};
use hakem_laws::record::move_name::MoveName;
use hakem_laws::ruling::Score;
use hakem_score::remarks::Remark;
use serde::{Serialize, Serializer};

use super::{Articles, AsText, TextLine, Unconfirmed, color_name};

/// The judgement of one game.
#[derive(Debug, Serialize)]
pub(crate) struct GameLine<'a> {
    pub(crate) game: u64,
    pub(crate) source: &'a str,
    pub(crate) line: u64,
    pub(crate) white: Option<Cow<'a, str>>,
    pub(crate) black: Option<Cow<'a, str>>,
    pub(crate) plies: u32,
    pub(crate) recorded: Option<&'static str>,
    pub(crate) termination: Option<Cow<'a, str>>,
    pub(crate) state: Option<&'static str>,
    pub(crate) ended: Option<EndLine<'a>>,
    pub(crate) claimable: Chances<'a>,
    pub(crate) consistent: Option<bool>,
    pub(crate) findings: Vec<FindingLine<'a>>,
    pub(crate) remarks: Vec<RemarkLine>,
    pub(crate) firsts: FirstsLine,
    pub(crate) laws: &'static str,
    /// How well these rules are known.
    pub(crate) laws_confidence: &'static str,
}

/// How the game ended.
#[derive(Debug, Serialize)]
pub(crate) struct EndLine<'a> {
    ply: u32,
    #[serde(rename = "move")]
    by_move: Option<AsText<MoveName>>,
    ground: &'static str,
    article: Articles<'a>,
    #[serde(skip_serializing_if = "Unconfirmed::is_empty")]
    article_unconfirmed: Unconfirmed<'a>,
    result: Option<&'static str>,
    certain: bool,
}

impl<'a> EndLine<'a> {
    pub(crate) fn of(end: &'a End, edition: Edition) -> EndLine<'a> {
        EndLine {
            ply: end.ply.0,
            by_move: end.by_move.map(AsText),
            ground: end.ground.code(),
            article: Articles(&end.provisions, edition),
            article_unconfirmed: Unconfirmed(&end.provisions, edition),
            result: end.score.map(Score::as_str),
            certain: end.certain == Certainty::Proved,
        }
    }
}

/// Every chance to claim.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chances<'a> {
    pub(crate) chances: &'a [Chance],
    pub(crate) edition: Edition,
}

impl Serialize for Chances<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.chances.iter().map(|chance| ChanceLine {
            ply: chance.ply.0,
            by: color_name(chance.by),
            ground: ground_name(chance.ground),
            article: [chance.provision.number_in(self.edition)],
            article_unconfirmed: Unconfirmed(
                core::slice::from_ref(&chance.provision),
                self.edition,
            ),
            intended: chance.intended.map(AsText),
        }))
    }
}

#[derive(Serialize)]
struct ChanceLine<'a> {
    ply: u32,
    by: &'static str,
    ground: &'static str,
    article: [&'static str; 1],
    #[serde(skip_serializing_if = "Unconfirmed::is_empty")]
    article_unconfirmed: Unconfirmed<'a>,
    #[serde(rename = "move")]
    intended: Option<AsText<MoveName>>,
}

const fn ground_name(ground: ClaimGround) -> &'static str {
    match ground {
        ClaimGround::Threefold => "threefold",
        ClaimGround::Fifty => "fifty",
        ClaimGround::NormalMeans => "normal_means",
        ClaimGround::Increment => "increment",
    }
}

/// Something that was found.
#[derive(Debug, Serialize)]
pub(crate) struct FindingLine<'a> {
    pub(crate) code: &'static str,
    pub(crate) ply: u32,
    pub(crate) article: [&'static str; 1],
    #[serde(skip_serializing_if = "Unconfirmed::is_empty")]
    pub(crate) article_unconfirmed: Unconfirmed<'a>,
    pub(crate) level: &'static str,
    pub(crate) text: TextLine,
}

/// Something that was forgiven or refused while reading.
#[derive(Debug, Serialize)]
pub(crate) struct RemarkLine {
    pub(crate) code: &'static str,
    pub(crate) ply: Option<u32>,
    pub(crate) text: TextLine,
}

impl RemarkLine {
    /// The remark with its text.
    pub(crate) fn of(remark: &Remark) -> RemarkLine {
        RemarkLine {
            code: remark.code.code(),
            ply: remark.ply,
            text: super::remark_text::remark_text(remark),
        }
    }
}

/// When each thing that can be counted first stood on the board.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct FirstsLine {
    threefold: Option<u32>,
    fivefold: Option<u32>,
    fifty: Option<u32>,
    seventyfive: Option<u32>,
}

impl From<Firsts> for FirstsLine {
    fn from(firsts: Firsts) -> FirstsLine {
        let plain = |ply: Option<Ply>| ply.map(|ply| ply.0);
        FirstsLine {
            threefold: plain(firsts.threefold),
            fivefold: plain(firsts.fivefold),
            fifty: plain(firsts.fifty),
            seventyfive: plain(firsts.seventyfive),
        }
    }
}

/// A line of `hakem judge --compare --json`.
#[derive(Debug, Serialize)]
pub(crate) struct CompareLine<'a> {
    pub(crate) game: u64,
    pub(crate) source: &'a str,
    pub(crate) line: u64,
    pub(crate) white: Option<Cow<'a, str>>,
    pub(crate) black: Option<Cow<'a, str>>,
    /// The outcome under the profile asked for or in force on the day.
    pub(crate) laws: &'static str,
    pub(crate) outcome: OutcomeLine,
    pub(crate) text: TextLine,
    /// The other profiles under which the outcome is another.
    pub(crate) differs: Vec<DifferenceLine>,
}

/// What became of a game under some profile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct OutcomeLine {
    pub(crate) state: Option<&'static str>,
    pub(crate) ground: Option<&'static str>,
    pub(crate) ply: Option<u32>,
    pub(crate) result: Option<&'static str>,
    pub(crate) consistent: Option<bool>,
}

/// One profile with another outcome.
#[derive(Debug, Serialize)]
pub(crate) struct DifferenceLine {
    pub(crate) laws: &'static str,
    /// How well the rules of this profile are known.
    pub(crate) confidence: &'static str,
    #[serde(flatten)]
    pub(crate) outcome: OutcomeLine,
    pub(crate) text: TextLine,
}
