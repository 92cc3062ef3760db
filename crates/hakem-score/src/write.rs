//! PGN out: English notation, the seven tags first, results as the standard has them; those that it does
//! not know by their own signs.

use std::fmt::Write;

use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position, fen::Fen, san::SanPlus};

use crate::{
    letters::Letters,
    result::{RecordedResult, result_of},
};

/// The longest line of a move list (the export format of the PGN standard).
const LINE: usize = 79;

/// The tags that come first, with what stands for an unknown value.
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// What stands in a tag whose value is unknown.
const UNKNOWN: &str = "?";

/// Tags that follow from the game itself and are written from it.
const DERIVED: [&str; 2] = ["Result", "Termination"];

/// Tags that follow from the starting position, where there is one.
const OF_START: [&str; 3] = ["SetUp", "FEN", "Variant"];

/// What ends a word among the half-moves.
const ENDS_WORD: &[char] = &[
    ' ', '\t', '\n', '\u{b}', '\u{c}', '\r', '\0', '{', '}', '(', ')', '[', ']', '<', '>', ';',
    '$', '*',
];

/// A game to be written.
#[derive(Clone, Copy, Debug)]
pub struct Outgoing<'a> {
    /// Tags in any order; those that follow from the game itself are taken from it.
    pub tags: &'a [(&'a str, &'a str)],
    /// The starting position; `None` where the record gives none that can be used: its tags stay as
    /// they are then, and there are no half-moves.
    pub start: Option<&'a Chess>,
    /// Ordinary chess or Chess960.
    pub mode: CastlingMode,
    /// The half-moves; what is illegal and all behind it is left out.
    pub moves: &'a [Move],
    /// What stood behind them and could not be read, word by word, as it was written. What is no word
    /// of a move list is written as a comment.
    pub unread: &'a [&'a str],
    /// The result; `None` where none is to be written.
    pub result: Option<RecordedResult>,
    /// What stands in the Result tag; `None`: the result.
    pub result_tag: Option<&'a str>,
    /// The Termination tag, if there is to be one.
    pub termination: Option<&'a str>,
    /// Comments, each behind a half-move; 0 is before the first.
    pub comments: &'a [(u32, &'a str)],
}

/// Writes one game, with an empty line at its end.
#[must_use]
pub fn write_game(game: &Outgoing<'_>) -> String {
    let mut out = String::new();
    write_tags(&mut out, game);
    out.push('\n');
    write_moves(&mut out, game);
    out.push('\n');
    out
}

fn write_tags(out: &mut String, game: &Outgoing<'_>) {
    let given = |name: &str| {
        game.tags
            .iter()
            .find(|(n, _)| n.eq_ignore_ascii_case(name))
            .map(|(_, value)| *value)
    };
    for (name, unknown) in ROSTER {
        write_tag(out, name, given(name).unwrap_or(unknown));
    }
    let result = game.result.map_or(UNKNOWN, RecordedResult::sign);
    write_tag(out, "Result", game.result_tag.unwrap_or(result));
    let others = game.tags.iter().filter(|(name, _)| {
        let known = |n: &str| n.eq_ignore_ascii_case(name);
        let derived = DERIVED.iter().any(|n| known(n));
        let of_start = game.start.is_some() && OF_START.iter().any(|n| known(n));
        !(derived || of_start || ROSTER.iter().any(|(n, _)| known(n)))
    });
    // A tag stands once; the first value of it counts, as for the roster.
    let mut written: Vec<&str> = Vec::new();
    for (name, value) in others {
        if written.iter().all(|own| !own.eq_ignore_ascii_case(name)) {
            written.push(name);
            write_tag(out, name, value);
        }
    }
    if let Some(start) = game.start {
        write_start(out, start, game.mode);
    }
    if let Some(termination) = game.termination {
        write_tag(out, "Termination", termination);
    }
}

fn write_start(out: &mut String, start: &Chess, mode: CastlingMode) {
    if mode.is_chess960() {
        write_tag(out, "Variant", "Chess960");
    }
    if *start != Chess::default() || start.fullmoves().get() > 1 {
        write_tag(out, "SetUp", "1");
        let fen = Fen::from_position(start, EnPassantMode::Legal);
        write_tag(out, "FEN", &fen.to_string());
    }
}

/// Writes one tag pair. Names keep only letters, digits and underscores; quotes and backslashes in
/// the value are protected, and line ends become spaces.
fn write_tag(out: &mut String, name: &str, value: &str) {
    let name: String = name
        .chars()
        .filter(|c| c.is_ascii_alphanumeric() || *c == '_')
        .collect();
    if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return;
    }
    let mut text = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            c if c.is_control() => text.push(' '),
            c => text.push(c),
        }
    }
    // Writing to a string cannot fail.
    let _ = writeln!(out, "[{name} \"{text}\"]");
}

fn write_moves(out: &mut String, game: &Outgoing<'_>) {
    let mut wrap = Wrap { out, column: 0 };
    let mut position = game.start.cloned().unwrap_or_default();
    let moves = game.start.map_or(&[][..], |_| game.moves);
    let mut comments = game.comments.to_vec();
    comments.sort_by_key(|(ply, _)| *ply);
    let mut comments = comments.as_slice();
    wrap.comments(&mut comments, 0);
    let mut number_due = true;
    for (ply, &mv) in (1..).zip(moves) {
        if !position.is_legal(mv) {
            break;
        }
        let number = position.fullmoves();
        match position.turn() {
            Color::White => wrap.word(&format!("{number}.")),
            Color::Black if number_due => wrap.word(&format!("{number}...")),
            Color::Black => {}
        }
        wrap.word(&SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string());
        number_due = wrap.comments(&mut comments, ply);
    }
    wrap.unread(game.unread);
    if let Some(result) = game.result {
        wrap.word(sign_behind_moves(result, game.result_tag));
    }
    out.push('\n');
}

/// The sign of a result behind the moves. Zeros would be taken for castling where the tag says something
/// else, unless they are spaced out.
fn sign_behind_moves(result: RecordedResult, tag: Option<&str>) -> &'static str {
    let agrees = tag.is_none_or(|tag| result_of(tag.as_bytes()) == Some(result));
    match result {
        RecordedResult::BothLose if !agrees => "0 - 0",
        result => result.sign(),
    }
}

/// Whether this is read as one word where half-moves stand.
fn is_word(text: &str) -> bool {
    // `e8(Q)` is one word.
    let text = match text
        .strip_suffix(')')
        .and_then(|text| text.rsplit_once('('))
    {
        Some((square, piece)) if piece.len() == 1 && square.ends_with(['1', '8']) => square,
        _ => text,
    };
    !text.is_empty() && !text.contains(ENDS_WORD)
}

/// Breaks lines between words.
struct Wrap<'a> {
    out: &'a mut String,
    column: usize,
}

impl Wrap<'_> {
    fn word(&mut self, word: &str) {
        let len = word.chars().count();
        // At the start of a line this sign would take the line out of the game.
        let may_start_a_line = !word.starts_with('%');
        if self.column > 0 && self.column + 1 + len > LINE && may_start_a_line {
            self.out.push('\n');
            self.column = 0;
        }
        if self.column > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(word);
        self.column += len;
    }

    /// Writes words that could not be read. Those that would end early, or begin something else, come
    /// into comments.
    fn unread(&mut self, words: &[&str]) {
        for word in words.iter().filter(|word| !word.trim().is_empty()) {
            if is_word(word) && !(self.column == 0 && word.starts_with('%')) {
                self.word(word);
            } else {
                self.comment(word);
            }
        }
    }

    fn comment(&mut self, text: &str) {
        let inner: String = text
            .chars()
            .map(|c| match c {
                '{' => '(',
                '}' => ')',
                c if c.is_control() => ' ',
                c => c,
            })
            .collect();
        let whole = format!("{{{}}}", inner.trim());
        for word in whole.split(' ').filter(|word| !word.is_empty()) {
            self.word(word);
        }
    }

    /// Writes the comments behind a half-move and takes them from those left, which are in the
    /// order of half-moves; tells whether there are any.
    fn comments(&mut self, left: &mut &[(u32, &str)], ply: u32) -> bool {
        let here = left.partition_point(|(at, _)| *at <= ply);
        let (comments, rest) = left.split_at(here);
        *left = rest;
        let any = !comments.is_empty();
        for (_, text) in comments {
            self.comment(text);
        }
        any
    }
}

/// A legal move in the letters of a language, with its mark of check or mate.
///
/// The position must be the one before the move.
#[must_use]
pub fn spell(position: &Chess, mv: Move, letters: Letters) -> String {
    let san = SanPlus::from_move(position.clone(), mv).to_string();
    if letters == Letters::En || matches!(mv, Move::Castle { .. }) {
        return san;
    }
    san.chars()
        .map(|c| match shakmaty::Role::from_char(c) {
            Some(role) if c.is_ascii_uppercase() => letters.letter(role).to_owned(),
            _ => c.to_string(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letters::LettersChoice;
    use crate::pgn::{PlainBoard, Reader};

    fn played(moves: &str) -> PlainBoard {
        let mut reader = Reader::new();
        reader.feed(moves.as_bytes());
        reader.end();
        let mut board = PlainBoard::default();
        let game = reader.next_game().unwrap();
        game.replay(&mut board, LettersChoice::Auto, &mut Vec::new());
        board
    }

    #[test]
    fn a_game_is_written_as_the_standard_says() {
        let board = played("1. e4 e5 2. Af3 Ac6 *");
        let start = Chess::default();
        let text = write_game(&Outgoing {
            tags: &[("White", "A \"B\" \\ C"), ("ECO", "C44"), ("Result", "0-1")],
            start: Some(&start),
            mode: CastlingMode::Standard,
            moves: &board.moves,
            unread: &[],
            result: Some(RecordedResult::Draw),
            result_tag: None,
            termination: Some("normal"),
            comments: &[(1, "(=)"), (4, "a } brace")],
        });
        assert_eq!(
            text,
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
             [White \"A \\\"B\\\" \\\\ C\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n[ECO \"C44\"]\n\
             [Termination \"normal\"]\n\n\
             1. e4 {(=)} 1... e5 2. Nf3 Nc6 {a ) brace} 1/2-1/2\n\n"
        );
    }

    #[test]
    fn a_set_up_position_is_written_with_its_fen() {
        let start: Chess = "4k3/8/8/8/8/8/4p3/2K5 b - - 0 41"
            .parse::<Fen>()
            .unwrap()
            .into_position(CastlingMode::Standard)
            .unwrap();
        let text = write_game(&Outgoing {
            tags: &[],
            start: Some(&start),
            mode: CastlingMode::Standard,
            moves: &[],
            unread: &[],
            result: Some(RecordedResult::Unfinished),
            result_tag: None,
            termination: None,
            comments: &[],
        });
        assert!(text.contains("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/2K5 b - - 0 41\"]"));
    }

    #[test]
    fn lines_are_broken_at_79_columns() {
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(30);
        let board = played(&shuffle);
        let start = Chess::default();
        let text = write_game(&Outgoing {
            tags: &[],
            start: Some(&start),
            mode: CastlingMode::Standard,
            moves: &board.moves,
            unread: &[],
            result: Some(RecordedResult::Unfinished),
            result_tag: None,
            termination: None,
            comments: &[],
        });
        assert!(text.lines().all(|line| line.len() <= LINE));
        assert_eq!(played(&text).moves, board.moves);
    }

    /// A game without moves, with words that could not be read and a result.
    fn unread(unread: &[&str], result: Option<RecordedResult>, tag: Option<&str>) -> String {
        let start = Chess::default();
        let text = write_game(&Outgoing {
            tags: &[],
            start: Some(&start),
            mode: CastlingMode::Standard,
            moves: &[],
            unread,
            result,
            result_tag: tag,
            termination: None,
            comments: &[],
        });
        let at = text.find("[Result").unwrap();
        text[at..].trim_end().to_owned()
    }

    #[test]
    fn nothing_that_could_not_be_read_is_lost() {
        let words = ["e9\"", "e8(Q)", "5%", "%", "a[b", "x {y}", "c;d"];
        assert_eq!(
            unread(&words, Some(RecordedResult::WhiteWins), None),
            "[Result \"1-0\"]\n\ne9\" e8(Q) 5% % {a[b} {x (y)} {c;d} 1-0"
        );
        // At the start of a line this sign would take the line away.
        let long = "x".repeat(LINE);
        let text = unread(&[&long, "%"], Some(RecordedResult::Draw), None);
        assert!(text.ends_with("x %\n1/2-1/2"), "{text}");
        assert!(unread(&["%"], None, None).ends_with("{%}"));
    }

    #[test]
    fn s0_3_a_result_that_the_standard_does_not_know_keeps_its_sign() {
        use RecordedResult::*;
        for (result, tag, told) in [
            (Some(BothLose), None, "[Result \"0-0\"]\n\n0-0"),
            (Some(BothLose), Some("1-0"), "[Result \"1-0\"]\n\n0 - 0"),
            (Some(WhiteByForfeit), None, "[Result \"+/-\"]\n\n+/-"),
            (Some(WhiteWins), Some("0-1"), "[Result \"0-1\"]\n\n1-0"),
            (None, None, "[Result \"?\"]"),
        ] {
            let text = unread(&[], result, tag);
            assert_eq!(text, told);
            let mut reader = Reader::new();
            reader.feed(format!("[Event \"x\"]\n{text}\n").as_bytes());
            reader.end();
            let game = reader.next_game().unwrap();
            let mut board = PlainBoard::default();
            let replayed = game.replay(&mut board, LettersChoice::Auto, &mut Vec::new());
            assert_eq!(replayed.recorded, result, "{text}");
        }
    }

    #[test]
    fn c_3_a_move_is_spelled_in_each_language() {
        let board = played("1. e4 e5 2. Nf3 *");
        let mv = board.moves[2];
        let mut before = Chess::default();
        for &mv in &board.moves[..2] {
            before.play_unchecked(mv);
        }
        assert_eq!(spell(&before, mv, Letters::Tr), "Af3");
        assert_eq!(spell(&before, mv, Letters::De), "Sf3");
        assert_eq!(spell(&before, mv, Letters::Figurine), "♘f3");
        assert_eq!(spell(&before, mv, Letters::En), "Nf3");
    }
}
