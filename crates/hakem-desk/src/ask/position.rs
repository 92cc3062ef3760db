//! What a position is, and who can still give mate.

use std::time::Duration;

use hakem_answers::asking::{Asked, Bounds, ask_until};
use hakem_answers::dto::{AnswerLine, RemarkLine, TextLine, color_name};
use hakem_answers::{named, position as answers, start, trouble::Trouble};
use hakem_score::fen::{FenReading, ModeChoice};
use hakem_words::Text;
use serde::{Deserialize, Serialize};
use shakmaty::{Color, Position as _};
use utoipa::ToSchema;

use super::moves::{LegalMove, legal, line};
use crate::problem::Problem;
use crate::work::Waiting;

/// How long both answers may take together, where nothing else is said.
const USUAL_SECONDS: f64 = 5.0;

/// The longest that can be asked for.
const MOST_SECONDS: u32 = 10;

/// The longest text that can be a FEN.
const MOST_BYTES: usize = 512;

/// The request of `/api/position`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PositionRequest {
    /// The position.
    pub fen: String,
    /// Of whom it is asked: `white` or `black`; missing: of both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// How long the answer may take, from 0 to 10; missing: 5.
    #[schema(minimum = 0, maximum = 10)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

/// What a position is.
#[derive(Debug, Serialize, ToSchema)]
pub struct PositionAnswer {
    /// The position, normalised.
    pub fen: String,
    /// `ongoing`, `checkmate`, `stalemate`, `dead_position` or `undecided`.
    pub state: &'static str,
    /// The same in words.
    pub state_text: TextLine,
    /// Who has the move.
    pub turn: &'static str,
    /// Whether White can still give mate; null where nobody asked.
    pub white: Option<MateLine>,
    /// Whether Black can still give mate; null where nobody asked.
    pub black: Option<MateLine>,
    /// What had to be dropped from the FEN.
    pub remarks: Vec<RemarkLine>,
    /// The legal moves.
    pub legal: Vec<LegalMove>,
}

/// Whether a player can still give mate, in words and with moves to play through.
#[derive(Debug, Serialize, ToSchema)]
pub struct MateLine {
    /// As `hakem position --json` has it.
    #[serde(flatten)]
    pub answer: AnswerLine,
    /// In words.
    pub text: TextLine,
    /// The helpmate, move by move.
    pub moves: Option<Vec<LegalMove>>,
}

/// Says what the position is.
///
/// # Errors
/// [`Problem`] where the request cannot be used.
pub fn ask(request: &PositionRequest, waiting: &Waiting) -> Result<PositionAnswer, Problem> {
    let reading = reading(&request.fen)?;
    let colors = colors(request.winner.as_deref())?;
    let seconds = request.seconds.unwrap_or(USUAL_SECONDS);
    if !(0.0..=f64::from(MOST_SECONDS)).contains(&seconds) {
        return Err(Problem::out_of_range("/seconds", 0, MOST_SECONDS));
    }
    let share = Duration::from_secs_f64(seconds / 2.0);
    let position = hakem_prover::Position::from_chess(&reading.position);
    let bounds = Bounds {
        nodes: None,
        time: Some(share),
    };
    let asked: Vec<Asked> = colors
        .iter()
        .map(|&color| ask_until(&position, color, bounds, &|| waiting.is_over()))
        .collect();
    Ok(answer(&reading, &position, &asked))
}

fn reading(fen: &str) -> Result<FenReading, Problem> {
    // A longer text is none; its beginning says so just as well.
    let mut end = fen.len().min(MOST_BYTES);
    while !fen.is_char_boundary(end) {
        end -= 1;
    }
    start::read(fen.get(..end).unwrap_or_default(), ModeChoice::Detect)
        .map_err(|trouble| Problem::with(&trouble, "/fen"))
}

fn colors(winner: Option<&str>) -> Result<Vec<Color>, Problem> {
    let Some(name) = winner else {
        return Ok(Color::ALL.to_vec());
    };
    named::color(name).map(|color| vec![color]).ok_or_else(|| {
        let trouble = Trouble::NotOneOf {
            what: "winner",
            given: name.to_owned(),
            choices: "white, black".to_owned(),
        };
        Problem::with(&trouble, "/winner")
    })
}

fn answer(
    reading: &FenReading,
    position: &hakem_prover::Position,
    asked: &[Asked],
) -> PositionAnswer {
    let line = answers::line(reading, position, asked);
    let with_words = |answer: Option<AnswerLine>, color: Color| {
        let asked = asked.iter().find(|asked| asked.color == color)?;
        Some(mate_line(answer?, asked, reading))
    };
    PositionAnswer {
        state_text: Text::of(|lang| answers::told(reading, line.state, lang)).into(),
        turn: color_name(reading.position.turn()),
        white: with_words(line.white, Color::White),
        black: with_words(line.black, Color::Black),
        legal: legal(&reading.position, reading.mode),
        fen: line.fen,
        state: line.state,
        remarks: line.remarks,
    }
}

fn mate_line(answer: AnswerLine, asked: &Asked, reading: &FenReading) -> MateLine {
    let moves = answer
        .line
        .as_ref()
        .map(|uci| line(&reading.position, uci, reading.mode));
    MateLine {
        text: Text::of(|lang| answers::sentence(asked, lang)).into(),
        moves,
        answer,
    }
}
