//! What is this position, and who can still give mate?

use hakem_laws::facts::mating::Mating;
use hakem_prover::{Position, Verdict, quick};
use hakem_score::fen::FenReading;
use hakem_words::{Lang, mating};
use shakmaty::{Chess, Color, Position as _};

use crate::asking::Asked;
use crate::dto::{AnswerLine, PositionLine, RemarkLine};

/// The state in the words of the contract: what stands on the board comes before what can still
/// come about.
#[must_use]
pub fn state(chess: &Chess, position: &Position, asked: &[Asked]) -> &'static str {
    if chess.is_checkmate() {
        return "checkmate";
    }
    if chess.is_stalemate() {
        return "stalemate";
    }
    if asked
        .iter()
        .any(|asked| matches!(asked.answer.verdict, Verdict::Mates(_)))
    {
        return "ongoing";
    }
    let cannot = |color| {
        let found = asked.iter().find(|asked| asked.color == color);
        match found {
            Some(asked) => matches!(asked.answer.verdict, Verdict::CannotMate(_)),
            // Nobody asked about this player: look at what is cheap to prove.
            None => quick(position, color).is_some(),
        }
    };
    if Color::ALL.into_iter().all(cannot) {
        "dead_position"
    } else {
        "undecided"
    }
}

/// The position as a line of JSON has it.
#[must_use]
pub fn line(reading: &FenReading, position: &Position, asked: &[Asked]) -> PositionLine {
    let of = |color| {
        asked
            .iter()
            .find(|asked| asked.color == color)
            .map(|asked| AnswerLine::explained(asked, position))
    };
    PositionLine {
        fen: reading.normalised(),
        state: state(&reading.position, position, asked),
        white: of(Color::White),
        black: of(Color::Black),
        remarks: reading.remarks.iter().map(RemarkLine::of).collect(),
    }
}

/// What was found out about one player, in words.
#[must_use]
pub fn sentence(asked: &Asked, lang: Lang) -> String {
    match &asked.answer.verdict {
        Verdict::Mates(line) => mating::can_mate(line, asked.color, lang),
        Verdict::CannotMate(proof) => mating::cannot_mate(proof, asked.color, lang),
        Verdict::Undecided => mating::mating(&Mating::Undecided, asked.color, lang),
    }
}
