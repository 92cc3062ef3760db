//! The ruling on a claim as it is written.

use hakem_answers::dto::{ClaimLine, RulingLine, TextLine};
use hakem_laws::facts::progress::HalfMoveClock;
use hakem_words::Text;
use serde::Serialize;
use shakmaty::{Chess, Color, Position};
use utoipa::ToSchema;

/// The ruling on a claim.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClaimAnswer<'a> {
    /// As `hakem claim --json` has it.
    #[serde(flatten)]
    pub line: ClaimLine<'a>,
    /// How the game ended, where it did.
    pub ground: Option<&'static str>,
    /// The result of the game, where it has one after the ruling: also where the game had ended
    /// before the claim.
    pub result: Option<&'static str>,
    /// `examination`, or `acceptance` where the opponent's acceptance has ended the game.
    pub decided_by: &'static str,
    /// The ruling on the acceptance.
    pub acceptance: Option<RulingLine<'a>>,
    /// The rule profile.
    pub laws: &'static str,
    /// The same in words.
    pub laws_name: TextLine,
    /// The edition of the Laws whose numbers are given.
    pub edition: String,
    /// Who claims.
    pub claimant: &'static str,
    /// The other player.
    pub opponent: &'static str,
    /// `in_progress` or `ended`, after the ruling.
    pub state: &'static str,
    /// The ruling sentence by sentence.
    pub sentences: Vec<NamedLine>,
    /// The level in words.
    pub level_text: TextLine,
    /// The verdict in words.
    pub verdict_text: TextLine,
    /// The move that must be played, in the notation of each language.
    pub must_play_san: Option<TextLine>,
    /// The position that is claimed; null where the sheet has a gap before the claim: then it is not
    /// known.
    pub claimed: Option<ClaimedLine>,
    /// Every position that looks like it.
    pub evidence: Vec<EvidenceLine>,
    /// Moves without capture or pawn move; null where the sheet has a gap before the claim.
    pub progress: Option<ProgressLine>,
    /// What is left to the arbiter: names of reasons, and `record`, `touch`, `clock`, which no
    /// record can tell.
    pub left_to_arbiter: Vec<NamedLine>,
    /// The order in which an arbiter takes a claim.
    pub procedure: Vec<StepLine>,
    /// Pages to learn more from.
    pub learn: Vec<&'static str>,
    /// What was not understood, and what is uncertain about the record.
    pub warnings: Vec<TextLine>,
}

/// A sentence with the name of what it says.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NamedLine {
    /// The name, which stays when the sentence is worded anew.
    pub id: String,
    /// The sentence.
    #[serde(flatten)]
    pub text: TextLine,
}

impl NamedLine {
    pub(super) fn of(id: String, text: Text) -> NamedLine {
        NamedLine {
            id,
            text: text.into(),
        }
    }
}

/// The position that is claimed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClaimedLine {
    /// The position.
    pub fen: String,
    /// Who has the move in it.
    pub turn: &'static str,
    /// After how many half-moves it stands, an intended move included.
    pub ply: u32,
    /// The half-move that brings it about, with its number.
    #[serde(rename = "move")]
    pub name: Option<String>,
    /// The same in the notation of each language, without the number.
    pub san: Option<TextLine>,
    /// Whether it stands on the board; else the intended move would bring it about.
    pub on_board: bool,
}

/// A position that has the same pieces on the same squares as the one claimed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EvidenceLine {
    /// After how many half-moves it stood.
    pub ply: u32,
    /// The move number; null at the start of the record.
    pub number: Option<u32>,
    /// The position.
    pub fen: String,
    /// Who had the move in it.
    pub turn: &'static str,
    /// The half-move that brought it about, with its number.
    #[serde(rename = "move")]
    pub name: Option<String>,
    /// The same in the notation of each language, with the number.
    pub san: Option<TextLine>,
    /// The half-move in UCI notation.
    pub uci: Option<String>,
    /// Whether it is the same position (9.2.3).
    pub same: bool,
    /// What differs where it is another: `mover`, `castling_right` or `en_passant`.
    pub why: Option<&'static str>,
    /// The same in words.
    pub why_text: Option<TextLine>,
}

/// Moves without capture or pawn move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ProgressLine {
    /// Half-moves on the board.
    pub half_moves: u32,
    /// White's moves.
    pub white: u32,
    /// Black's moves.
    pub black: u32,
    /// The same with the intended move, where there is one that is legal.
    pub with_written_move: Option<CountLine>,
    /// Where the count starts.
    pub since: SinceLine,
    /// In words.
    pub text: TextLine,
}

/// A count of moves without capture or pawn move.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct CountLine {
    /// Half-moves.
    pub half_moves: u32,
    /// White's moves.
    pub white: u32,
    /// Black's moves.
    pub black: u32,
}

impl CountLine {
    /// What a position tells.
    pub(super) fn of(position: &Chess) -> CountLine {
        let half_moves = position.halfmoves();
        let clock = HalfMoveClock(half_moves);
        CountLine {
            half_moves,
            white: clock.of(Color::White, position.turn()),
            black: clock.of(Color::Black, position.turn()),
        }
    }
}

/// Where a count starts.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SinceLine {
    /// After how many half-moves.
    pub ply: u32,
    /// The half-move, with its number.
    #[serde(rename = "move")]
    pub name: Option<String>,
    /// The same in the notation of each language, with the number.
    pub san: Option<TextLine>,
    /// The position.
    pub fen: String,
    /// `capture`, `pawn_move` or `start`.
    pub cause: &'static str,
}

/// A step of the procedure.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StepLine {
    /// Its name.
    pub id: &'static str,
    /// The Articles.
    pub article: &'static [&'static str],
    /// `law`, `advice`, `regulation` or `discretion`.
    pub level: &'static str,
    /// What is to be done.
    pub text: TextLine,
}
