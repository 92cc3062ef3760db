//! A line of `hakem claim --json`.

use hakem_laws::record::move_name::MoveName;
use serde::Serialize;
use utoipa::ToSchema;

use super::ruling::ClaimEffectLine;
use super::{Articles, AsText, TextLine, Unconfirmed};

/// The examination of one claim.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClaimLine<'a> {
    /// `correct`, `incorrect`, `irregular` (may be made regular), `no_object` (the game has ended
    /// already) or `needs_reconstruction` (the record has gaps).
    pub verdict: &'static str,
    /// The Articles it rests on, in the numbers of the edition, the deciding one first.
    #[schema(value_type = Vec<String>)]
    pub article: Articles<'a>,
    /// Those of the numbers in `article` that no source confirms for the edition.
    #[serde(skip_serializing_if = "Unconfirmed::is_empty")]
    #[schema(value_type = Vec<String>, required = false)]
    pub article_unconfirmed: Unconfirmed<'a>,
    /// `law`, `advice`, `regulation` or `discretion`.
    pub level: &'static str,
    /// The result, or the time given; null where nothing changes.
    pub effect: Option<ClaimEffectLine>,
    /// The move that must be played, with its number.
    #[schema(value_type = Option<String>)]
    pub must_play: Option<AsText<MoveName>>,
    /// Whether the claim stands as an offer of a draw (9.1.2.3).
    pub offer: bool,
    /// Every position that has the same pieces on the same squares as the one claimed; empty where
    /// the record has a gap before the claim.
    pub occurrences: Vec<OccurrenceLine>,
    /// The smaller of the two players' numbers of moves without capture or pawn move, before any
    /// written move; null where the record has a gap before the claim: then nobody knows it.
    pub count: Option<u32>,
    /// The ruling in words.
    pub text: TextLine,
}

/// A position that has the same pieces on the same squares as the one claimed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OccurrenceLine {
    /// After how many half-moves it stood.
    pub ply: u32,
    /// The half-move that brought it about; null at the start of the record.
    #[serde(rename = "move")]
    pub by_move: Option<String>,
    /// Whether it is the same position (9.2.3).
    pub same: bool,
    /// What differs where it is another: `mover`, `castling_right` or `en_passant`.
    pub why: Option<&'static str>,
}
