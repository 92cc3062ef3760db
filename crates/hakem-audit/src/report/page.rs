//! What stands on the page, in one language.

use std::collections::BTreeMap;
use std::time::Duration;

use hakem_words::{Args, Lang, has_message, message, plain};
use shakmaty::{CastlingMode, Chess, Position, fen::Fen};

use super::{How, board, chart, chart::Bar, clock, skipped, tenths};
use crate::audit::games_per_second;
use crate::totals::{Histogram, StrikingGame, Told, Totals};

/// The page in one language.
pub(crate) struct Page {
    pub(crate) lang: &'static str,
    pub(crate) language: String,
    pub(crate) language_label: String,
    pub(crate) title: String,
    pub(crate) lead: String,
    pub(crate) totals_title: String,
    pub(crate) figures: Vec<Figure>,
    pub(crate) figures_note: String,
    pub(crate) charts: Vec<Chart>,
    pub(crate) as_table: String,
    pub(crate) games_column: String,
    pub(crate) none: String,
    pub(crate) striking_title: String,
    pub(crate) striking_note: String,
    /// How many of the games with each finding stand there.
    pub(crate) shares: Vec<String>,
    pub(crate) striking: Vec<Card>,
    pub(crate) how_title: String,
    pub(crate) how: Vec<Line>,
    pub(crate) caution: String,
}

/// A number that stands out.
pub(crate) struct Figure {
    pub(crate) label: String,
    pub(crate) value: String,
    pub(crate) alarming: bool,
}

/// A chart with its numbers.
pub(crate) struct Chart {
    pub(crate) title: String,
    pub(crate) note: String,
    /// What the first column of the table holds.
    pub(crate) what: String,
    pub(crate) svg: String,
    pub(crate) rows: Vec<Line>,
}

/// A name and what belongs to it.
pub(crate) struct Line {
    pub(crate) label: String,
    pub(crate) value: String,
}

/// A striking game.
pub(crate) struct Card {
    pub(crate) heading: String,
    pub(crate) place: String,
    pub(crate) board: String,
    pub(crate) board_text: String,
    pub(crate) ending: Vec<Part>,
    pub(crate) findings: Vec<Vec<Part>>,
    pub(crate) fen: String,
}

/// A part of a sentence.
pub(crate) struct Part {
    pub(crate) text: String,
    /// A line must not break in it.
    pub(crate) is_result: bool,
}

/// How many half-moves a bar of each distribution stands for, and how many bars there are at most.
const CLAIM_WIDTH: u32 = 20;
const MISSED_WIDTH: u32 = 10;
const CLOCK_WIDTH: u32 = 10;
const MOST_BARS: usize = 16;

impl Page {
    pub(crate) fn of(totals: &Totals, how: &How, lang: Lang) -> Page {
        let say = |id: &str| plain(id, lang);
        let striking = totals.striking.games();
        let games = Args::new()
            .number("games", totals.games)
            .text("shown", number(totals.games, lang));
        Page {
            lang: lang.code(),
            language: say("report-language"),
            language_label: say("report-language-label"),
            title: say("report-title"),
            lead: message("report-lead", &games, lang),
            totals_title: say("report-totals"),
            figures: figures(totals, how, lang),
            figures_note: say("report-figures-note"),
            charts: charts(totals, lang),
            as_table: say("report-as-table"),
            games_column: say("report-column-games"),
            none: say("report-none"),
            striking_title: say("report-striking"),
            striking_note: say("report-striking-note"),
            shares: shares(totals, &striking, lang),
            striking: striking.iter().map(|game| card(game, lang)).collect(),
            how_title: say("report-how"),
            how: how_lines(how, totals, lang),
            caution: say("report-caution"),
        }
    }
}

/// How many of the games with each finding are shown, as in the chart of the findings: the most
/// frequent first.
fn shares(totals: &Totals, games: &[&StrikingGame], lang: Lang) -> Vec<String> {
    let mut found: Vec<(&String, u64)> = totals.findings.iter().map(|(c, n)| (c, *n)).collect();
    found.sort_by_key(|(_, all)| std::cmp::Reverse(*all));
    let told = |(code, all): (&String, u64)| {
        let has = |game: &&&StrikingGame| game.findings.iter().any(|told| told.code == *code);
        let shown = games.iter().filter(has).count() as u64;
        let args = Args::new()
            .text("finding", name("report-finding", code, lang))
            .text("shown", number(shown, lang))
            .text("all", number(all, lang));
        message("report-striking-share", &args, lang)
    };
    found.into_iter().map(told).collect()
}

/// A whole number as the language writes it: `31,990` and `31.990`.
pub(crate) fn number(value: u64, lang: Lang) -> String {
    let mark = match lang {
        Lang::En => ',',
        Lang::Tr => '.',
    };
    let digits = value.to_string();
    let mut shown = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            shown.push(mark);
        }
        shown.push(digit);
    }
    shown
}

fn figures(totals: &Totals, how: &How, lang: Lang) -> Vec<Figure> {
    let figure = |id: &str, value: u64, alarming: bool| Figure {
        label: plain(id, lang),
        value: number(value, lang),
        alarming: alarming && value > 0,
    };
    let mut figures = vec![
        figure("report-figure-games", totals.games, false),
        figure("report-figure-plies", totals.plies, false),
        figure("report-figure-cannot-stand", totals.cannot_stand, true),
        figure("report-figure-played-on", totals.played_on, true),
        figure("report-figure-claims-missed", totals.claims_missed, false),
        figure("report-figure-at-odds", totals.at_odds, true),
        figure("report-figure-in-progress", totals.in_progress, false),
        figure("report-figure-unreadable", totals.unreadable, false),
    ];
    if let Some(picked) = how.picked {
        figures.insert(1, figure("report-figure-picked", picked, false));
    }
    if how.unusable_in_all > 0 {
        figures.push(figure("report-figure-unusable", how.unusable_in_all, true));
    }
    if how.in_part > 0 {
        figures.push(figure("report-figure-in-part", how.in_part, true));
    }
    figures
}

fn charts(totals: &Totals, lang: Lang) -> Vec<Chart> {
    let moves = |from: u32, to: Option<u32>| range(from / 2 + 1, to.map(|to| to.div_ceil(2)));
    let plain_range = |from, to: Option<u32>| range(from, to);
    let distribution =
        |id, histogram: &Histogram, width, label: &dyn Fn(u32, Option<u32>) -> String| {
            chart(id, classes(histogram, width, label, lang), lang)
        };
    vec![
        chart("grounds", counted(&totals.grounds, "ground", lang), lang),
        chart(
            "findings",
            counted(&totals.findings, "report-finding", lang),
            lang,
        ),
        distribution("first-claim", &totals.first_claim, CLAIM_WIDTH, &moves),
        distribution("missed", &totals.missed, MISSED_WIDTH, &plain_range),
        distribution("clock", &totals.half_move_clock, CLOCK_WIDTH, &plain_range),
    ]
}

fn chart(id: &str, bars: Vec<Bar>, lang: Lang) -> Chart {
    let say = |part: &str| plain(&format!("report-chart-{id}-{part}"), lang);
    Chart {
        title: say("title"),
        note: say("note"),
        what: say("what"),
        svg: chart::draw(&bars),
        rows: bars
            .into_iter()
            .map(|bar| Line {
                label: bar.label,
                value: bar.shown,
            })
            .collect(),
    }
}

/// Counts by code, the greatest first.
fn counted(counts: &BTreeMap<String, u64>, kind: &str, lang: Lang) -> Vec<Bar> {
    let mut bars: Vec<Bar> = counts
        .iter()
        .map(|(code, &count)| Bar {
            label: name(kind, code, lang),
            count,
            shown: number(count, lang),
        })
        .collect();
    bars.sort_by_key(|bar| std::cmp::Reverse(bar.count));
    bars
}

/// The name of a code; the code itself where there is none.
fn name(kind: &str, code: &str, lang: Lang) -> String {
    let id = format!("{kind}-{}", code.replace('_', "-"));
    if has_message(&id) {
        plain(&id, lang)
    } else {
        code.to_owned()
    }
}

/// The classes of a histogram, put together to bars of `width` half-moves; the last takes all that
/// is beyond.
fn classes(
    histogram: &Histogram,
    width: u32,
    label: &dyn Fn(u32, Option<u32>) -> String,
    lang: Lang,
) -> Vec<Bar> {
    let mut counts: Vec<u64> = Vec::new();
    for (least, count) in histogram.classes() {
        let index = usize::try_from(least / width).unwrap_or(MOST_BARS);
        let index = index.min(MOST_BARS - 1);
        if counts.len() <= index {
            counts.resize(index + 1, 0);
        }
        if let Some(sum) = counts.get_mut(index) {
            *sum += count;
        }
    }
    let starts = (0..).step_by(usize::try_from(width).unwrap_or(1));
    counts
        .into_iter()
        .zip(starts)
        .enumerate()
        .map(|(index, (count, from))| Bar {
            label: label(from, (index + 1 < MOST_BARS).then(|| from + width - 1)),
            count,
            shown: number(count, lang),
        })
        .collect()
}

fn range(from: u32, to: Option<u32>) -> String {
    match to {
        Some(to) => format!("{from}\u{2013}{to}"),
        None => format!("{from}+"),
    }
}

fn card(game: &StrikingGame, lang: Lang) -> Card {
    let position = game.fen.as_deref().and_then(position);
    let (board, board_text) = position.map_or_else(Default::default, |position: Chess| {
        (
            board::picture(position.board()),
            board::in_words(position.board(), position.turn(), lang),
        )
    });
    let told = |finding: &Told| match lang {
        Lang::En => parts(&finding.text_en),
        Lang::Tr => parts(&finding.text_tr),
    };
    Card {
        heading: heading(game, lang),
        place: place(game, lang),
        board,
        board_text,
        ending: ending(game, lang),
        findings: game.findings.iter().map(told).collect(),
        fen: game.fen.clone().unwrap_or_default(),
    }
}

fn position(fen: &str) -> Option<Chess> {
    let fen: Fen = fen.parse().ok()?;
    fen.into_position(CastlingMode::Chess960).ok()
}

fn known(value: Option<&String>) -> Option<&str> {
    value
        .map(|value| value.trim())
        .filter(|value| !value.is_empty() && *value != "?")
}

fn heading(game: &StrikingGame, lang: Lang) -> String {
    let unknown = plain("document-unknown-player", lang);
    let args = Args::new()
        .text(
            "white",
            known(game.white.as_ref()).unwrap_or(&unknown).to_owned(),
        )
        .text(
            "black",
            known(game.black.as_ref()).unwrap_or(&unknown).to_owned(),
        );
    message("document-players", &args, lang)
}

/// Event, date, round, and where the game stands in the input.
fn place(game: &StrikingGame, lang: Lang) -> String {
    let mut parts: Vec<String> = [&game.event, &game.date]
        .into_iter()
        .filter_map(|value| known(value.as_ref()).map(str::to_owned))
        .collect();
    if let Some(round) = known(game.round.as_ref()) {
        parts.push(message(
            "report-round",
            &Args::new().text("round", round),
            lang,
        ));
    }
    let args = Args::new()
        .text("source", game.source.as_str())
        .text("game", number(game.game, lang))
        .text("line", number(game.line, lang));
    parts.push(message("report-where", &args, lang));
    parts.join(" \u{b7} ")
}

/// The ground, the half-move, and both results.
fn ending(game: &StrikingGame, lang: Lang) -> Vec<Part> {
    let ground = game
        .ground
        .as_deref()
        .map(|code| name("ground", code, lang));
    // The name of the move has English letters; the finding tells it in those of the page.
    let by_move = game.by_move.clone().filter(|_| lang == Lang::En);
    let args = Args::new()
        .text("ground", ground.unwrap_or_default())
        .text("known", if game.ground.is_some() { "yes" } else { "no" })
        .text("by", if by_move.is_some() { "move" } else { "none" })
        .text("move", by_move.unwrap_or_default())
        .text(
            "result",
            game.result.clone().unwrap_or_else(|| "*".to_owned()),
        )
        .text(
            "recorded",
            game.recorded.clone().unwrap_or_else(|| "*".to_owned()),
        );
    parts(&message("report-ending", &args, lang))
}

/// The parts of a text; those that are results stand apart.
fn parts(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut rest = text;
    let next = |rest: &str| {
        let found =
            ["1/2-1/2", "1-0", "0-1"].map(|result| rest.find(result).map(|at| (at, result)));
        found.into_iter().flatten().min()
    };
    let mut push = |text: &str, is_result| {
        let text = text.to_owned();
        parts.push(Part { text, is_result });
    };
    while let Some((at, result)) = next(rest) {
        let (before, after) = rest.split_at(at);
        push(before, false);
        push(result, true);
        rest = after.get(result.len()..).unwrap_or_default();
    }
    push(rest, false);
    parts
}

fn duration(totals: &Totals, elapsed: Duration, lang: Lang) -> String {
    let speed = games_per_second(totals.games, elapsed);
    let is_short = elapsed.as_secs() < 60;
    let speed = Args::new()
        .text("length", if is_short { "short" } else { "long" })
        .text("seconds", tenths(elapsed, lang))
        .text("time", clock(elapsed))
        .text("speed", number(speed, lang));
    message("report-duration", &speed, lang)
}

fn how_lines(how: &How, totals: &Totals, lang: Lang) -> Vec<Line> {
    let line = |id: &str, value: String| Line {
        label: plain(id, lang),
        value,
    };
    let by_laws = totals.laws.iter().map(|(laws, &games)| {
        let args = Args::new()
            .text("laws", laws.as_str())
            .number("games", games)
            .text("shown", number(games, lang));
        message("report-laws", &args, lang)
    });
    let mut lines = vec![line("report-how-files", how.sources.join(", "))];
    if !how.skipped.is_empty() {
        lines.push(line("report-how-skipped", skipped(&how.skipped, lang)));
    }
    lines.extend(unusable_lines(how, lang));
    lines.extend([
        line("report-how-command", how.command.clone()),
        line("report-how-laws", by_laws.collect::<Vec<_>>().join("; ")),
        line(
            "report-how-depth",
            plain(&format!("report-depth-{}", how.depth), lang),
        ),
    ]);
    let duration = |elapsed| line("report-how-duration", duration(totals, elapsed, lang));
    lines.extend(how.elapsed.map(duration));
    lines.extend([
        line("report-how-date", how.date.clone()),
        line("report-how-version", format!("Hakem {}", how.version)),
    ]);
    lines
}

/// The inputs that could not be used, each with its reason.
fn unusable_lines(how: &How, lang: Lang) -> impl Iterator<Item = Line> {
    let in_all = number(how.unusable_in_all + how.in_part, lang);
    how.unusable.iter().zip(1..).map(move |(told, place)| {
        let args = Args::new()
            .text("place", number(place, lang))
            .text("all", in_all.as_str());
        Line {
            label: message("report-how-unusable", &args, lang),
            value: told.get(lang).to_owned(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_in_the_language() {
        assert_eq!(number(31_990, Lang::En), "31,990");
        assert_eq!(number(1_234_567, Lang::Tr), "1.234.567");
        assert_eq!(number(7, Lang::En), "7");
        assert_eq!(number(100, Lang::En), "100");
    }

    #[test]
    fn classes_are_put_together_and_the_last_takes_the_rest() {
        let mut histogram = Histogram::new(5);
        for number in [0, 4, 12, 19, 9_000] {
            histogram.add(number);
        }
        let bars = classes(&histogram, 10, &range, Lang::En);
        assert_eq!(bars.len(), MOST_BARS);
        assert_eq!((bars[0].label.as_str(), bars[0].count), ("0\u{2013}9", 2));
        assert_eq!((bars[1].label.as_str(), bars[1].count), ("10\u{2013}19", 2));
        assert_eq!((bars[15].label.as_str(), bars[15].count), ("150+", 1));
    }
}
