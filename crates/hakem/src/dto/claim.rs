//! A line of `hakem claim --json`.

use hakem_laws::record::move_name::MoveName;
use serde::Serialize;

use super::ruling::ClaimEffectLine;
use super::{Articles, AsText, TextLine, Unconfirmed};

/// The examination of one claim.
#[derive(Debug, Serialize)]
pub(crate) struct ClaimLine<'a> {
    pub(crate) verdict: &'static str,
    pub(crate) article: Articles<'a>,
    #[serde(skip_serializing_if = "Unconfirmed::is_empty")]
    pub(crate) article_unconfirmed: Unconfirmed<'a>,
    pub(crate) level: &'static str,
    pub(crate) effect: Option<ClaimEffectLine>,
    pub(crate) must_play: Option<AsText<MoveName>>,
    pub(crate) offer: bool,
    pub(crate) occurrences: Vec<OccurrenceLine>,
    pub(crate) count: u32,
    pub(crate) text: TextLine,
}

/// A position that has the same pieces on the same squares as the one claimed.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct OccurrenceLine {
    pub(crate) ply: u32,
    /// The half-move that brought it about; `None` at the start of the record.
    #[serde(rename = "move")]
    pub(crate) by_move: Option<String>,
    pub(crate) same: bool,
    pub(crate) why: Option<&'static str>,
}
