//! Pages from rulings and judgements.

use hakem_laws::{
    facts::repetition::LookAlike,
    judge::{Certainty, Chance, Judgement},
    record::{event::Ply, move_name::MoveName},
    ruling::Ruling,
};
use hakem_score::remarks::{Remark, Weight};
use shakmaty::{Board, Color};

use super::{Block, Document};
use crate::{
    chess::{halves, move_name, player_key, score},
    codes,
    context::Context,
    judgement::{chance, consistency, ending, finding},
    lang::{Lang, capital},
    messages::{Args, message, plain},
    occurrences::place_name,
    ruling::{look_alikes, sentences_beside_table},
    score::remark,
};

/// Chances to claim that a page lists before it only counts them.
const MOST_CHANCES: usize = 5;

/// What a page about a recorded game shows beside the judgement.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameView<'a> {
    /// The number of the game in its input, from 1; 0 where there is only one.
    pub number: u64,
    /// The players as recorded.
    pub white: Option<&'a str>,
    /// The players as recorded.
    pub black: Option<&'a str>,
    /// The result as recorded.
    pub recorded: Option<&'a str>,
    /// The Termination tag.
    pub termination: Option<&'a str>,
    /// The pieces at the end of what was read; no board is shown where this is missing.
    pub board: Option<&'a Board>,
    /// The last half-move that was read.
    pub last: Option<MoveName>,
    /// Who has the move after it.
    pub turn: Option<Color>,
}

/// A page about one recorded game.
#[must_use]
pub fn game(
    view: &GameView<'_>,
    judgement: &Judgement,
    remarks: &[Remark],
    context: &Context<'_>,
    lang: Lang,
) -> Document {
    let mut page = Document::default();
    page.push(Block::Heading(title(view, lang)));
    let facts = recorded_facts(view, lang);
    if !facts.is_empty() {
        page.push(Block::Facts(facts));
    }
    if let Some(board) = view.board {
        page.push(Block::Diagram {
            board: Box::new(board.clone()),
            caption: caption(view, judgement, lang),
        });
    }
    let mut ended = ending(judgement, context, lang);
    if judgement.consistent == Some(false) {
        ended = format!("{ended} {}", consistency(judgement.consistent, lang));
    }
    page.push(Block::Paragraph(ended));
    let findings: Vec<String> = judgement
        .findings
        .iter()
        .map(|one| finding(one, context, lang))
        .collect();
    section(&mut page, "document-findings", findings, lang);
    section(
        &mut page,
        "document-claims",
        chances(&judgement.claimable, context, lang),
        lang,
    );
    let told = remarks
        .iter()
        .filter(|one| one.code.weight() != Weight::Trivial);
    section(
        &mut page,
        "document-remarks",
        told.map(|one| remark(one, lang)).collect(),
        lang,
    );
    page
}

/// The beginning of a page about a game that cannot be judged: its heading, and what is recorded.
#[must_use]
pub fn unjudged(view: &GameView<'_>, lang: Lang) -> Document {
    let mut page = Document::default();
    page.push(Block::Heading(title(view, lang)));
    let facts = recorded_facts(view, lang);
    if !facts.is_empty() {
        page.push(Block::Facts(facts));
    }
    page
}

fn title(view: &GameView<'_>, lang: Lang) -> String {
    let name = |name: Option<&str>| match name.map(str::trim) {
        Some(name) if !name.is_empty() && name != "?" => name.to_owned(),
        _ => plain("document-unknown-player", lang),
    };
    let args = Args::new()
        .text("white", name(view.white))
        .text("black", name(view.black));
    let players = message("document-players", &args, lang);
    if view.number == 0 {
        return players;
    }
    let number = message(
        "document-game",
        &Args::new().number("number", view.number),
        lang,
    );
    format!("{number}: {players}")
}

fn recorded_facts(view: &GameView<'_>, lang: Lang) -> Vec<(String, String)> {
    let mut facts = Vec::new();
    if let Some(recorded) = view.recorded {
        facts.push((plain("document-recorded", lang), halves(recorded)));
    }
    if let Some(termination) = view.termination {
        facts.push((plain("document-termination", lang), termination.to_owned()));
    }
    facts
}

fn caption(view: &GameView<'_>, judgement: &Judgement, lang: Lang) -> String {
    let place = match view.last {
        Some(last) => {
            let args = Args::new().text("move", move_name(&last, lang));
            message("document-final-position", &args, lang)
        }
        None => plain("document-start-position", lang),
    };
    // Where the moves have ended the game nobody has the move any more.
    let ended = judgement.ended.as_ref();
    let over = ended.is_some_and(|end| end.certain == Certainty::Proved);
    match view.turn {
        Some(turn) if !over => {
            let args = Args::new().text("player", player_key(turn));
            format!(
                "{place}. {}.",
                message("document-side-to-move", &args, lang)
            )
        }
        _ => format!("{place}."),
    }
}

fn section(page: &mut Document, heading: &str, items: Vec<String>, lang: Lang) {
    if !items.is_empty() {
        page.push(Block::Heading(plain(heading, lang)));
        page.push(Block::List(items));
    }
}

fn chances(found: &[Chance], context: &Context<'_>, lang: Lang) -> Vec<String> {
    let mut told: Vec<String> = found
        .iter()
        .take(MOST_CHANCES)
        .map(|one| chance(one, context, lang))
        .collect();
    let more = u64::try_from(found.len().saturating_sub(MOST_CHANCES)).unwrap_or(u64::MAX);
    if more > 0 {
        told.push(message(
            "chances-more",
            &Args::new().number("count", more),
            lang,
        ));
    }
    told
}

/// A page about one ruling, with the board it was made on where that is at hand.
#[must_use]
pub fn ruling(
    ruling: &Ruling,
    board: Option<&Board>,
    context: &Context<'_>,
    lang: Lang,
) -> Document {
    let mut page = Document::default();
    let heading = format!(
        "{}: {}",
        plain("document-ruling", lang),
        codes::verdict(ruling.verdict, lang)
    );
    page.push(Block::Heading(heading));
    if let Some(board) = board {
        page.push(Block::Diagram {
            board: Box::new(board.clone()),
            caption: String::new(),
        });
    }
    page.push(Block::Paragraph(
        sentences_beside_table(ruling, context, lang).join(" "),
    ));
    let found = look_alikes(ruling);
    if !found.is_empty() {
        page.push(Block::Heading(plain("document-occurrences", lang)));
        page.push(occurrences(found, context, lang));
    }
    page.push(Block::Facts(ruling_facts(ruling, lang)));
    page
}

fn ruling_facts(ruling: &Ruling, lang: Lang) -> Vec<(String, String)> {
    let mut facts = vec![
        (
            plain("document-level", lang),
            codes::level(ruling.level, lang),
        ),
        (
            plain("document-state", lang),
            codes::state(ruling.state, lang),
        ),
    ];
    if let Some(result) = ruling.effect.result {
        facts.push((plain("document-result", lang), score(result)));
    }
    if let Some(by) = ruling.effect.offer {
        let args = Args::new().text("player", player_key(by));
        facts.push((
            plain("document-offer", lang),
            message("document-offer-stands", &args, lang),
        ));
    }
    facts
}

/// The positions that look like one another as a table: the move, whether it is the same, and what
/// differs.
#[must_use]
pub fn occurrences(found: &[LookAlike], context: &Context<'_>, lang: Lang) -> Block {
    let head = ["table-move", "table-same", "table-why"]
        .map(|id| plain(id, lang))
        .to_vec();
    let rows = found
        .iter()
        .map(|one| occurrence(one.ply, *one, context, lang))
        .collect();
    Block::Table { head, rows }
}

fn occurrence(ply: Ply, one: LookAlike, context: &Context<'_>, lang: Lang) -> Vec<String> {
    let same = if one.why.is_none() {
        "table-yes"
    } else {
        "table-no"
    };
    vec![
        capital(&place_name(ply, context, lang), lang),
        plain(same, lang),
        one.why
            .map_or_else(String::new, |why| codes::unlike(why, lang)),
    ]
}
