//! The screen, drawn from the hall as it is told to programs.

use hakem_watch::dto::{AlertLine, BoardLine, HallLine};
use hakem_words::{Args, Lang, halves, message, plain};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, List, ListItem, ListState, Paragraph, Wrap};

use super::board;
use super::keys::{Lower, Pane, View, holding};
use super::lines::time_of_day;
use hakem_answers::trouble::harmless;

/// A screen in one language.
pub(super) struct Screen<'a> {
    pub(super) hall: &'a HallLine,
    pub(super) view: View,
    pub(super) lang: Lang,
}

impl Screen<'_> {
    /// Draws everything.
    pub(super) fn draw(&self, frame: &mut Frame<'_>) {
        let [title, middle, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(8),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        let [left, right] =
            Layout::horizontal([Constraint::Percentage(42), Constraint::Min(30)]).areas(middle);
        let [upper, lower] =
            Layout::vertical([Constraint::Length(14), Constraint::Min(4)]).areas(right);
        frame.render_widget(Line::from(self.title()).style(STRONG), title);
        self.boards(frame, left);
        self.board(frame, upper);
        match self.view.lower {
            Lower::Alerts => self.alerts(frame, lower),
            Lower::Log => self.log(frame, lower),
        }
        frame.render_widget(
            Line::from(self.tell("watch-screen-keys")).style(QUIET),
            keys,
        );
    }

    fn tell(&self, id: &str) -> String {
        plain(id, self.lang)
    }

    fn title(&self) -> String {
        let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
        let open = self
            .hall
            .alerts
            .iter()
            .filter(|alert| alert.state == "open");
        let args = Args::new()
            .number("boards", count(self.hall.boards.len()))
            .number("alerts", count(open.count()));
        message("watch-screen-title", &args, self.lang)
    }

    fn boards(&self, frame: &mut Frame<'_>, area: Rect) {
        let width = usize::from(area.width.saturating_sub(2));
        let items = self.hall.boards.iter().map(|board| {
            let alert = holding(self.hall).find(|alert| alert.board == board.id);
            ListItem::new(self.board_line(board, alert, width))
        });
        let list = List::new(items)
            .block(self.block("watch-screen-boards", Pane::Boards))
            .highlight_style(CHOSEN);
        let mut state = ListState::default().with_selected(Some(self.view.board));
        frame.render_stateful_widget(list, area, &mut state);
    }

    /// A board in one line: where it is narrow, the names give way to the move and the result.
    fn board_line(
        &self,
        board: &BoardLine,
        alert: Option<&AlertLine>,
        width: usize,
    ) -> Line<'static> {
        let open = alert.filter(|alert| alert.state == "open");
        let mark = match open.map(|alert| alert.may) {
            Some("step_in") => "■ ",
            Some(_) => "◇ ",
            None => "  ",
        };
        let last = match &board.last {
            Some(last) => format!("{} {}", last.number, last.san.get(self.lang)),
            None => "–".to_owned(),
        };
        let result = board.result.map(halves).unwrap_or_default();
        let mut quiet = String::new();
        if board.muted {
            quiet = format!(" ({})", self.tell("watch-screen-muted"));
        }
        if board.stale {
            quiet = format!("{quiet}  {}", self.old(board.age));
        }
        let tail = format!("  {last}  {result}");
        let tail = harmless(tail.trim_end());
        let taken = mark.chars().count() + tail.chars().count() + quiet.chars().count();
        let name = shortened(&harmless(&self.name(board)), width.saturating_sub(taken));
        let style = open.map_or(Style::new(), |alert| of(alert.may));
        let spans = [
            Span::raw(mark),
            Span::raw(name + &tail),
            Span::styled(quiet, QUIET),
        ];
        Line::from_iter(spans).style(style)
    }

    fn name(&self, board: &BoardLine) -> String {
        let known = |name: &str| {
            if name.is_empty() {
                "?".to_owned()
            } else {
                name.to_owned()
            }
        };
        let players = format!("{} – {}", known(&board.white), known(&board.black));
        let number = board
            .number
            .map_or_else(|| board.label.clone(), |n| n.to_string());
        format!("{number}  {players}")
    }

    fn old(&self, seconds: u64) -> String {
        let args = Args::new().number("seconds", seconds);
        message("watch-screen-old", &args, self.lang)
    }

    /// The board that is chosen, with its clocks and its last move.
    fn board(&self, frame: &mut Frame<'_>, area: Rect) {
        let Some(board) = self.view.board(self.hall) else {
            frame.render_widget(Block::bordered(), area);
            return;
        };
        let last: Vec<&str> = match &board.last {
            Some(last) => vec![&last.from, &last.to],
            None => Vec::new(),
        };
        let mark = |color: &str| if board.turn == color { "►" } else { " " };
        let mut lines = vec![player(mark("black"), &board.black, board.clocks.black)];
        lines.extend(board::lines(&board.fen, &last));
        lines.push(player(mark("white"), &board.white, board.clocks.white));
        let told = match &board.last {
            Some(last) => format!("{} {}", last.number, last.san.get(self.lang)),
            None => self.tell("watch-screen-start"),
        };
        let result = board.result.map(halves).unwrap_or_default();
        lines.push(Line::raw(harmless(&format!("{told}  {result}"))));
        let block = Block::bordered().title(harmless(&self.name(board)));
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }

    fn alerts(&self, frame: &mut Frame<'_>, area: Rect) {
        let block = self.block("watch-screen-alerts", Pane::Alerts);
        if holding(self.hall).next().is_none() {
            let none = Paragraph::new(self.tell("watch-screen-none")).block(block);
            frame.render_widget(none, area);
            return;
        }
        let width = usize::from(area.width.saturating_sub(4)).max(10);
        let items = holding(self.hall).map(|alert| ListItem::new(self.alert(alert, width)));
        let count = holding(self.hall).count();
        let block = block.title(format!(" {}/{count} ", self.view.alert + 1));
        let list = List::new(items).block(block).highlight_style(CHOSEN);
        let mut state = ListState::default().with_selected(Some(self.view.alert));
        frame.render_stateful_widget(list, area, &mut state);
    }

    fn alert(&self, alert: &AlertLine, width: usize) -> Text<'static> {
        let board = self
            .hall
            .boards
            .iter()
            .find(|board| board.id == alert.board);
        let name = board.map(|board| self.name(board)).unwrap_or_default();
        let (may, advice) = match alert.may {
            "step_in" => ("watch-may-step-in", "watch-may-step-in-long"),
            _ => ("watch-may-be-ready", "watch-may-be-ready-long"),
        };
        let state = match alert.state {
            "acknowledged" => format!(" ({})", self.tell("watch-screen-acknowledged")),
            "snoozed" => {
                let time = alert.snoozed_until.as_deref().map(here).unwrap_or_default();
                let args = Args::new().text("time", time);
                format!(" ({})", message("watch-screen-snoozed", &args, self.lang))
            }
            _ => String::new(),
        };
        let mut text = format!(
            "{} ({})",
            alert.text.get(self.lang),
            alert.article.join(", ")
        );
        if !alert.moves.is_empty() {
            let moves: Vec<&str> = alert.moves.iter().map(|m| m.get(self.lang)).collect();
            let args = Args::new().text("moves", moves.join(", "));
            // Of the moves that complete fifty, one of many is named.
            let fifty = alert.article.iter().any(|number| number.starts_with("9.3"));
            let id = if fifty {
                "watch-for-example"
            } else {
                "watch-moves"
            };
            text = format!("{text} {}", message(id, &args, self.lang));
        }
        let head = harmless(&format!("{}: {name}{state}", self.tell(may)));
        let style = if alert.state == "open" {
            of(alert.may)
        } else {
            QUIET
        };
        let heads = wrapped(&head, width + 2).into_iter();
        let mut lines: Vec<Line<'_>> = heads.map(|line| Line::styled(line, style)).collect();
        let body = [harmless(&text), self.tell(advice)];
        let body = body.iter().flat_map(|text| wrapped(text, width));
        lines.extend(body.map(|line| Line::raw(format!("  {line}"))));
        Text::from(lines)
    }

    fn log(&self, frame: &mut Frame<'_>, area: Rect) {
        let lines = self.hall.log.iter().map(|note| {
            let time = here(&note.at);
            let board = self
                .hall
                .boards
                .iter()
                .find(|b| Some(&b.id) == note.board.as_ref());
            let name = board.map(|board| self.name(board)).unwrap_or_default();
            Line::raw(harmless(&format!(
                "{time}  {name}  {}",
                note.text.get(self.lang)
            )))
        });
        let log = Paragraph::new(lines.collect::<Vec<Line<'_>>>())
            .wrap(Wrap { trim: true })
            .block(Block::bordered().title(self.tell("watch-screen-log")));
        frame.render_widget(log, area);
    }

    fn block(&self, title: &str, pane: Pane) -> Block<'static> {
        let style = if self.view.pane == pane {
            STRONG
        } else {
            Style::new()
        };
        Block::bordered()
            .title(self.tell(title))
            .border_style(style)
    }
}

const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
const QUIET: Style = Style::new().add_modifier(Modifier::DIM);
const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

/// Colour is only an addition: the signs and words say the same.
fn of(may: &str) -> Style {
    match may {
        "step_in" => STRONG.fg(ratatui::style::Color::Red),
        _ => Style::new().fg(ratatui::style::Color::Yellow),
    }
}

/// The time of day, where the user is, of a moment as it is told to programs.
fn here(at: &str) -> String {
    at.parse().map(time_of_day).unwrap_or_default()
}

/// A player with his clock; a sign shows who has the move.
fn player(mark: &str, name: &str, clock: Option<u64>) -> Line<'static> {
    let name = if name.is_empty() { "?" } else { name };
    let clock = clock.map(time).unwrap_or_default();
    Line::raw(harmless(&format!("{mark} {name}  {clock}")))
}

/// Remaining time as a clock shows it.
pub(super) fn time(ms: u64) -> String {
    let seconds = ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// A text of at most so many letters; what is left out is marked. A few letters always stay.
pub(super) fn shortened(text: &str, most: usize) -> String {
    let most = most.max(8);
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most - 1).collect();
    format!("{}…", kept.trim_end())
}

/// The text in lines of at most so many letters, where its words allow it.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let Some(line) = lines.last_mut() else { break };
        let room = line.chars().count() + 1 + word.chars().count() <= width;
        if line.is_empty() {
            line.push_str(word);
        } else if room {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
