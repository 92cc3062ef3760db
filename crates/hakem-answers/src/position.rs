//! What is this position, and who can still give mate?

use hakem_laws::facts::mating::Mating;
use hakem_laws::facts::progress::{HalfMoveClock, SEVENTY_FIVE};
use hakem_laws::profile::FIDE_2023_STANDARD;
use hakem_laws::record::game::Start;
use hakem_laws::record::regulations::Regulations;
use hakem_laws::ruling::Ground;
use hakem_laws::{Game, Ruling, rule_on_board};
use hakem_prover::{Position, Verdict, quick};
use hakem_score::fen::FenReading;
use hakem_words::{Args, Context, Lang, mating};
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

/// No rule set but the newest Laws is asked for: a position has no date.
const CONTEXT: Context<'static> = Context {
    profile: &FIDE_2023_STANDARD,
    moves: &[],
};

/// The state in words. Where by the half-move clock seventy-five moves have ended the game, that is
/// said in its place (9.6.2).
#[must_use]
pub fn told(reading: &FenReading, state: &str, lang: Lang) -> String {
    match seventy_five_moves(reading) {
        Some(ruling) => hakem_words::ruling(&ruling, &CONTEXT, lang),
        None => hakem_words::message("cli-page-state", &Args::new().text("state", state), lang),
    }
}

/// 9.6.2: by its half-move clock the game has ended before anything else is asked.
fn seventy_five_moves(reading: &FenReading) -> Option<Ruling> {
    if HalfMoveClock(reading.position.halfmoves()) < SEVENTY_FIVE {
        return None;
    }
    let regulations = Regulations::of(CONTEXT.profile);
    let start = Start::set_up(reading.position.clone(), reading.mode);
    let ruling = rule_on_board(&mut Game::new(start, &regulations), &regulations)?;
    (ruling.ground == Some(Ground::SeventyFiveMoves)).then_some(ruling)
}

/// That the game has ended, beside a state that speaks of the board alone.
fn remark_of(ruling: &Ruling) -> RemarkLine {
    RemarkLine {
        code: Ground::SeventyFiveMoves.code(),
        ply: None,
        text: hakem_words::ruling_text(ruling, &CONTEXT).into(),
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
        remarks: reading
            .remarks
            .iter()
            .map(RemarkLine::of)
            .chain(seventy_five_moves(reading).as_ref().map(remark_of))
            .collect(),
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
