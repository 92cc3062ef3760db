//! `hakem position`: what a position is, and which player can still give mate.

use hakem_laws::facts::mating::Mating;
use hakem_prover::{Position, Verdict, quick};
use hakem_score::fen::{FenReading, ModeChoice};
use hakem_words::document::{Block, Document};
use hakem_words::mating;
use shakmaty::{Chess, Color, Position as _};

use super::{Stop, Talk};
use crate::args::{self, Format};
use crate::asking::{Asked, ask};
use crate::dto::{AnswerLine, PositionLine, RemarkLine, color_name, write_line};
use crate::exit::Exit;
use crate::fault::Fault;
use crate::start;
use crate::words::{Argument, Words};

/// Says what the position is.
pub(crate) fn run(request: &args::Position, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let reading = start::read(&request.fen, ModeChoice::Detect).map_err(Fault::of_command_line)?;
    let position = Position::from_chess(&reading.position);
    let colors: &[Color] = match request.winner {
        Some(color) => &[color],
        None => &Color::ALL,
    };
    let asked: Vec<Asked> = colors
        .iter()
        .map(|&color| ask(&position, color, request.bounds))
        .collect();
    let state = state(&reading.position, &position, &asked);
    match request.format {
        Format::Json => {
            let mut buffer = Vec::new();
            write_line(&mut buffer, &line(&reading, state, &asked));
            talk.output.write_all(&buffer)?;
        }
        Format::Human => {
            let page = page(&reading, state, &asked, talk);
            talk.output.write_all(page.as_bytes())?;
        }
    }
    Ok(Exit::Done)
}

/// The state in the words of the contract: what stands on the board comes before what can still
/// come about.
fn state(chess: &Chess, position: &Position, asked: &[Asked]) -> &'static str {
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

fn line(reading: &FenReading, state: &'static str, asked: &[Asked]) -> PositionLine {
    let of = |color| {
        asked
            .iter()
            .find(|asked| asked.color == color)
            .map(AnswerLine::of)
    };
    PositionLine {
        fen: reading.normalised(),
        state,
        white: of(Color::White),
        black: of(Color::Black),
        remarks: reading.remarks.iter().map(RemarkLine::of).collect(),
    }
}

fn page(reading: &FenReading, state: &'static str, asked: &[Asked], talk: &Talk<'_>) -> String {
    let words = talk.words;
    let mut page = Document::default();
    page.push(Block::Heading(reading.normalised()));
    let mover = [(
        "player",
        Argument::Text(color_name(reading.position.turn()).to_owned()),
    )];
    page.push(Block::Diagram {
        board: Box::new(reading.position.board().clone()),
        caption: words.say("document-side-to-move", &mover),
    });
    let state = [("state", Argument::Text(state.to_owned()))];
    page.push(Block::Paragraph(words.say("cli-page-state", &state)));
    page.push(Block::List(
        asked.iter().map(|asked| sentence(asked, words)).collect(),
    ));
    if !reading.remarks.is_empty() {
        let told = reading.remarks.iter();
        let told = told
            .map(|remark| hakem_words::score::remark(remark, words.lang))
            .collect();
        page.push(Block::Heading(words.tell("document-remarks")));
        page.push(Block::List(told));
    }
    talk.page(&page)
}

/// What was found out about one player, and what it cost.
fn sentence(asked: &Asked, words: Words) -> String {
    let sentence = match &asked.answer.verdict {
        Verdict::Mates(line) => mating::can_mate(line, asked.color, words.lang),
        Verdict::CannotMate(proof) => mating::cannot_mate(proof, asked.color, words.lang),
        Verdict::Undecided => mating::mating(&Mating::Undecided, asked.color, words.lang),
    };
    let cost = [
        ("nodes", Argument::Number(asked.answer.spent.nodes)),
        ("micros", Argument::Number(asked.micros)),
    ];
    format!("{sentence} {}", words.say("cli-page-cost", &cost))
}
