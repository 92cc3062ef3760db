//! `hakem position`: what a position is, and which player can still give mate.

use hakem_answers::asking::{Asked, ask};
use hakem_answers::position as answers;
use hakem_prover::{Explanation, Position, Verdict, explain};
use hakem_score::fen::{FenReading, ModeChoice};
use hakem_words::document::{Block, Document};
use shakmaty::{Bitboard, Color, Position as _};

use super::{Stop, Talk};
use crate::args::{self, Format};
use crate::dto::{color_name, write_line};
use crate::exit::Exit;
use crate::fault::Fault;
use crate::start;
use crate::words::{Argument, Words};

/// Says what the position is.
pub(crate) fn run(request: &args::Position, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let reading = start::read(&request.fen, ModeChoice::Detect)
        .map_err(|trouble| Fault::of_command_line(trouble.into()))?;
    let position = Position::from_chess(&reading.position);
    let colors: &[Color] = match request.winner {
        Some(color) => &[color],
        None => &Color::ALL,
    };
    let asked: Vec<Asked> = colors
        .iter()
        .map(|&color| ask(&position, color, request.bounds))
        .collect();
    let state = answers::state(&reading.position, &position, &asked);
    match request.format {
        Format::Json => {
            let mut buffer = Vec::new();
            write_line(&mut buffer, &answers::line(&reading, &position, &asked));
            talk.output.write_all(&buffer)?;
        }
        Format::Human => {
            let page = page(&reading, &position, state, &asked, talk);
            talk.output.write_all(page.as_bytes())?;
        }
    }
    Ok(Exit::Done)
}

fn page(
    reading: &FenReading,
    position: &Position,
    state: &'static str,
    asked: &[Asked],
    talk: &Talk<'_>,
) -> String {
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
    page.push(Block::Paragraph(answers::told(reading, state, words.lang)));
    page.push(Block::List(
        asked.iter().map(|asked| sentence(asked, words)).collect(),
    ));
    let shown = shown(position, asked, words);
    if !shown.is_empty() {
        page.push(Block::Facts(shown));
    }
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
    let sentence = answers::sentence(asked, words.lang);
    let cost = [
        ("nodes", Argument::Number(asked.answer.spent.nodes)),
        ("micros", Argument::Number(asked.micros)),
    ];
    format!("{sentence} {}", words.say("cli-page-cost", &cost))
}

/// What there is to show of the first proof that has something: moves and squares.
fn shown(position: &Position, asked: &[Asked], words: Words) -> Vec<(String, String)> {
    let proofs = asked
        .iter()
        .filter_map(|asked| match &asked.answer.verdict {
            Verdict::CannotMate(proof) => Some(explain(position, proof)),
            _ => None,
        });
    let list = |squares: Bitboard| {
        squares
            .into_iter()
            .map(|square| square.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let king = |color: Color, squares: Bitboard| {
        let player = [("player", Argument::Text(color_name(color).to_owned()))];
        let known = squares != Bitboard::FULL;
        (
            words.say("cli-show-king", &player),
            if known { list(squares) } else { String::new() },
        )
    };
    let facts = |shown: Explanation| {
        let forced: Vec<String> = shown.forced.iter().map(ToString::to_string).collect();
        let all = [
            (words.tell("cli-show-forced"), forced.join(" ")),
            (words.tell("cli-show-wall"), list(shown.wall)),
            king(Color::White, shown.kings.white),
            king(Color::Black, shown.kings.black),
        ];
        all.into_iter()
            .filter(|(_, value)| !value.is_empty())
            .collect::<Vec<_>>()
    };
    proofs
        .map(facts)
        .find(|facts| !facts.is_empty())
        .unwrap_or_default()
}
