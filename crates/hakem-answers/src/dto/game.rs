//! A line of `hakem judge --json`.

use std::borrow::Cow;

use hakem_laws::edition::Edition;
use hakem_laws::judge::{Certainty, Chance, End, Firsts};
use hakem_laws::record::event::{ClaimGround, Ply};
use hakem_laws::record::move_name::MoveName;
use hakem_laws::ruling::Score;
use hakem_score::remarks::Remark;
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use super::{Articles, AsText, TextLine, Unconfirmed, color_name};

/// The judgement of one game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameLine<'a> {
    /// Its number in the input, from 1.
    pub game: u64,
    /// Where it was read from.
    pub source: &'a str,
    /// The line at which it starts, from 1.
    pub line: u64,
    /// White, as recorded.
    pub white: Option<Cow<'a, str>>,
    /// Black, as recorded.
    pub black: Option<Cow<'a, str>>,
    /// Half-moves read from the main line.
    pub plies: u32,
    /// `1-0`, `0-1`, `1/2-1/2`, `*` or null.
    pub recorded: Option<&'static str>,
    /// The Termination tag.
    pub termination: Option<Cow<'a, str>>,
    /// `ended` or `in_progress`; null where there is no position to start from.
    pub state: Option<&'static str>,
    /// How it ended.
    pub ended: Option<EndLine<'a>>,
    /// Every chance to claim.
    #[schema(value_type = Vec<ChanceLine<'a>>)]
    pub claimable: Chances<'a>,
    /// Whether the recorded result can stand; null where the record does not say enough.
    pub consistent: Option<bool>,
    /// What was found.
    pub findings: Vec<FindingLine<'a>>,
    /// What was forgiven or refused while reading.
    pub remarks: Vec<RemarkLine>,
    /// When each thing that can be counted first stood on the board.
    pub firsts: FirstsLine,
    /// The rule profile.
    pub laws: &'static str,
    /// How well these rules are known.
    pub laws_confidence: &'static str,
}

/// How the game ended.
#[derive(Debug, Serialize, ToSchema)]
pub struct EndLine<'a> {
    /// At which half-move.
    pub ply: u32,
    /// The half-move, with its number.
    #[serde(rename = "move")]
    #[schema(value_type = Option<String>)]
    pub by_move: Option<AsText<MoveName>>,
    /// How.
    pub ground: &'static str,
    /// The Articles it rests on.
    #[schema(value_type = Vec<String>)]
    pub article: Articles<'a>,
    /// Those of the numbers in `article` that no source confirms for the edition.
    #[serde(skip_serializing_if = "Unconfirmed::is_empty")]
    #[schema(value_type = Vec<String>, required = false)]
    pub article_unconfirmed: Unconfirmed<'a>,
    /// The result that follows; null where none does.
    pub result: Option<&'static str>,
    /// Whether the moves alone prove it.
    pub certain: bool,
}

impl<'a> EndLine<'a> {
    /// The end as a line has it.
    #[must_use]
    pub fn of(end: &'a End, edition: Edition) -> EndLine<'a> {
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
pub struct Chances<'a> {
    /// The chances.
    pub chances: &'a [Chance],
    /// Whose numbers of Articles are given.
    pub edition: Edition,
}

impl Serialize for Chances<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.chances.iter().map(|chance| ChanceLine {
            ply: chance.ply.0,
            by: color_name(chance.by),
            ground: claim_ground_name(chance.ground),
            article: [chance.provision.number_in(self.edition)],
            article_unconfirmed: Unconfirmed(
                core::slice::from_ref(&chance.provision),
                self.edition,
            ),
            intended: chance.intended.map(AsText),
        }))
    }
}

/// One chance to claim.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChanceLine<'a> {
    /// The half-moves on the board when the claim could be made.
    ply: u32,
    /// Whose chance it is.
    by: &'static str,
    /// `threefold` or `fifty`.
    ground: &'static str,
    /// The Article.
    article: [&'static str; 1],
    /// The number in `article`, if no source confirms it for the edition.
    #[serde(skip_serializing_if = "Unconfirmed::is_empty")]
    #[schema(value_type = Vec<String>, required = false)]
    article_unconfirmed: Unconfirmed<'a>,
    /// The move to be written, with its number; null for a position on the board.
    #[serde(rename = "move")]
    #[schema(value_type = Option<String>)]
    intended: Option<AsText<MoveName>>,
}

/// The name of what a claim rests on.
#[must_use]
pub const fn claim_ground_name(ground: ClaimGround) -> &'static str {
    match ground {
        ClaimGround::Threefold => "threefold",
        ClaimGround::Fifty => "fifty",
        ClaimGround::NormalMeans => "normal_means",
        ClaimGround::Increment => "increment",
    }
}

/// Something that was found.
#[derive(Debug, Serialize, ToSchema)]
pub struct FindingLine<'a> {
    /// What, for example `played_on_after_end`.
    pub code: &'static str,
    /// At which half-move.
    pub ply: u32,
    /// The Article.
    pub article: [&'static str; 1],
    /// The number in `article`, if no source confirms it for the edition.
    #[serde(skip_serializing_if = "Unconfirmed::is_empty")]
    #[schema(value_type = Vec<String>, required = false)]
    pub article_unconfirmed: Unconfirmed<'a>,
    /// `law`, `advice`, `regulation` or `discretion`.
    pub level: &'static str,
    /// The finding in words.
    pub text: TextLine,
}

/// Something that was forgiven or refused while reading.
#[derive(Debug, Serialize, ToSchema)]
pub struct RemarkLine {
    /// What, for example `illegal_move`.
    pub code: &'static str,
    /// The half-move concerned, from 1; null where it concerns none.
    pub ply: Option<u32>,
    /// The remark in words.
    pub text: TextLine,
}

impl RemarkLine {
    /// The remark with its text.
    #[must_use]
    pub fn of(remark: &Remark) -> RemarkLine {
        RemarkLine {
            code: remark.code.code(),
            ply: remark.ply,
            text: super::remark_text::remark_text(remark),
        }
    }
}

/// When each thing that can be counted first stood on the board.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
pub struct FirstsLine {
    /// The same position for the third time.
    threefold: Option<u32>,
    /// For the fifth time.
    fivefold: Option<u32>,
    /// Fifty moves by each player without capture or pawn move.
    fifty: Option<u32>,
    /// Seventy-five.
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
