//! `hakem position`: what a position is, and which player can still give mate.

use hakem_laws::facts::mating::Mating;
use hakem_laws::facts::progress::{HalfMoveClock, SEVENTY_FIVE};
use hakem_laws::profile::FIDE_2023_STANDARD;
use hakem_laws::record::game::Start;
use hakem_laws::record::regulations::Regulations;
use hakem_laws::ruling::Ground;
use hakem_laws::{Game, Ruling, rule_on_board};
use hakem_prover::{Explanation, Position, Verdict, explain, quick};
use hakem_score::fen::{FenReading, ModeChoice};
use hakem_words::document::{Block, Document};
use hakem_words::{Context, mating};
use shakmaty::{Bitboard, Chess, Color, Position as _};

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
    let found = Found {
        state: state(&reading.position, &position, &asked),
        seventy_five: seventy_five_moves(&reading),
        asked: &asked,
    };
    match request.format {
        Format::Json => {
            let mut buffer = Vec::new();
            write_line(&mut buffer, &line(&reading, &position, &found));
            talk.output.write_all(&buffer)?;
        }
        Format::Human => {
            let page = page(&reading, &position, &found, talk);
            talk.output.write_all(page.as_bytes())?;
        }
    }
    Ok(Exit::Done)
}

/// What was found out about the position.
struct Found<'a> {
    state: &'static str,
    /// 9.6.2, where by the half-move clock that is what has ended the game.
    seventy_five: Option<Ruling>,
    asked: &'a [Asked],
}

/// No rule set but the newest Laws is asked for: a position has no date.
const CONTEXT: Context<'static> = Context {
    profile: &FIDE_2023_STANDARD,
    moves: &[],
};

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

fn line(reading: &FenReading, position: &Position, found: &Found<'_>) -> PositionLine {
    let of = |color| {
        found
            .asked
            .iter()
            .find(|asked| asked.color == color)
            .map(|asked| AnswerLine::explained(asked, position))
    };
    PositionLine {
        fen: reading.normalised(),
        state: found.state,
        white: of(Color::White),
        black: of(Color::Black),
        remarks: reading
            .remarks
            .iter()
            .map(RemarkLine::of)
            .chain(found.seventy_five.as_ref().map(remark_of))
            .collect(),
    }
}

/// That the game has ended, beside a state that speaks of the board alone.
fn remark_of(ruling: &Ruling) -> RemarkLine {
    RemarkLine {
        code: Ground::SeventyFiveMoves.code(),
        ply: None,
        text: hakem_words::ruling_text(ruling, &CONTEXT).into(),
    }
}

fn page(reading: &FenReading, position: &Position, found: &Found<'_>, talk: &Talk<'_>) -> String {
    let words = talk.words;
    let asked = found.asked;
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
    let state = [("state", Argument::Text(found.state.to_owned()))];
    page.push(Block::Paragraph(match &found.seventy_five {
        Some(ruling) => hakem_words::ruling(ruling, &CONTEXT, words.lang),
        None => words.say("cli-page-state", &state),
    }));
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
