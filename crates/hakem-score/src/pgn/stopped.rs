//! Remarks on the half-move at which reading stopped, and on the frame of a game.

use hakem_laws::{
    edition::Date,
    record::written::{NotAMove, Written},
};
use shakmaty::{Bitboard, Chess, Color, Move, Position, Role, Square, san::San};

use super::{
    Game, Medium,
    replay::{Replayed, Run},
    sheet::{MateWord, Token},
};
use crate::{
    illegal::{closest, closest_to_token, why_illegal},
    letters::{Case, Letters},
    movetext::{Misread, read_move, readings},
    remarks::{Remark, RemarkCode, RemarkDetail, Tell},
    result::RecordedResult,
    tally::Place,
    termination,
    time_control::{TimeControlStyle, WrittenIn, read_time_control},
};

/// The most words after the last half-move that are kept.
const MOST_WORDS: usize = 16;

/// The tags that every game should have.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Says why reading stopped where it did.
pub(super) fn on_misread(
    game: &Game<'_>,
    run: &Run,
    position: &Chess,
    remarks: &mut Vec<Remark>,
    replayed: &mut Replayed,
) {
    let rest = game.sheet.tokens.get(run.plies..).unwrap_or_default();
    let (Some(misread), Some(token)) = (run.misread, rest.first()) else {
        return;
    };
    let sign = kings_in_centre(game, rest, position, run.letters);
    if let Some(result) = sign.filter(|&sign| tells_the_result(sign, replayed.recorded)) {
        replayed.kings_in_centre = Some(result);
        replayed.complete = true;
        let detail = RemarkDetail::Result(result);
        remarks.push(remark(game, run, token, RemarkCode::KingsInCentre, detail));
        return;
    }
    replayed.lone_king_in_centre = sign.is_some();
    if let Some(words) = words(game, rest, position, run) {
        replayed.complete = true;
        let detail = told(game, words.clone());
        remarks.push(remark(game, run, token, RemarkCode::TrailingWords, detail));
        replayed.words = words;
        return;
    }
    let bytes = game.sheet.token_text(token);
    let (code, detail) = why_stopped(position, bytes, run.letters, misread);
    if half_move_is_missing(position, token) {
        let code = RemarkCode::MissingMove;
        remarks.push(remark(game, run, token, code, RemarkDetail::None));
    }
    remarks.push(remark(game, run, token, code, detail));
}

/// Says that the last half-move is called mate and is none: the word is then one on the end.
pub(super) fn on_mate_word(
    game: &Game<'_>,
    run: &Run,
    position: &Chess,
    remarks: &mut Vec<Remark>,
    replayed: &mut Replayed,
) {
    let Some(mate) = mate_word(game, run) else {
        return;
    };
    if position.is_checkmate() {
        return;
    }
    remarks.push(Remark {
        code: RemarkCode::TrailingWords,
        ply: None,
        line: mate.place.line,
        column: mate.place.column,
        token: Some(mate.word.to_owned()),
        detail: told(game, mate.word.to_owned()),
    });
    replayed.words = mate.word.to_owned();
}

/// Tells the words in round brackets behind which nothing follows.
pub(super) fn on_bracketed_words(
    game: &Game<'_>,
    remarks: &mut Vec<Remark>,
    replayed: &mut Replayed,
) {
    let last = game.sheet.tokens.len();
    let Some(bracketed) = game.sheet.bracketed.filter(|found| found.plies == last) else {
        return;
    };
    let bytes = game.sheet.bracketed_words(bracketed);
    let words = game.sheet.decoded(bytes).into_owned();
    remarks.push(Remark {
        code: RemarkCode::TrailingWords,
        ply: None,
        line: bracketed.place.line,
        column: bracketed.place.column,
        token: Some(words.clone()),
        detail: told(game, words.clone()),
    });
    replayed.words = format!("{} {words}", replayed.words)
        .trim_start()
        .to_owned();
}

/// The word of mate that stands behind the last half-move played.
fn mate_word(game: &Game<'_>, run: &Run) -> Option<MateWord> {
    game.sheet.mate_word.filter(|mate| mate.plies == run.plies)
}

/// What is to be said of a half-move at which reading stops: the remark's code, and what it needs.
#[must_use]
pub fn why_stopped(
    position: &Chess,
    token: &[u8],
    letters: Letters,
    misread: Misread,
) -> (RemarkCode, RemarkDetail) {
    match misread {
        Misread::Unreadable(fault) => (
            RemarkCode::UnreadableMove,
            RemarkDetail::Unreadable {
                fault,
                closest: closest_to_token(position, token, letters),
            },
        ),
        Misread::NotAMove { written, fault } => not_a_move(position, written, fault),
    }
}

/// The number of White's next move stands where Black has the move: his half-move is missing.
fn half_move_is_missing(position: &Chess, token: &Token) -> bool {
    let next = position.fullmoves().get().saturating_add(1);
    position.turn() == Color::Black && u32::from(token.number) == next
}

fn remark(
    game: &Game<'_>,
    run: &Run,
    token: &Token,
    code: RemarkCode,
    detail: RemarkDetail,
) -> Remark {
    let Place { line, column } = token.place();
    Remark {
        code,
        ply: Some(u32::try_from(run.plies + 1).unwrap_or(u32::MAX)),
        line,
        column,
        token: Some(
            game.sheet
                .decoded(game.sheet.token_text(token))
                .into_owned(),
        ),
        detail,
    }
}

fn not_a_move(position: &Chess, written: Written, fault: NotAMove) -> (RemarkCode, RemarkDetail) {
    match fault {
        NotAMove::Illegal => {
            let why = why_illegal(position, &written);
            let closest = closest(position, &written);
            let code = match written {
                Written::San(San::Null) => RemarkCode::NullMove,
                _ => RemarkCode::IllegalMove,
            };
            (code, RemarkDetail::Illegal { why, closest })
        }
        NotAMove::Ambiguous => (
            RemarkCode::AmbiguousMove,
            RemarkDetail::Candidates(candidates(position, written)),
        ),
        NotAMove::PromotionMissing => (
            RemarkCode::PromotionMissing,
            RemarkDetail::Candidates(closest(position, &written)),
        ),
    }
}

/// The legal moves that fit what was written.
fn candidates(position: &Chess, written: Written) -> Vec<Move> {
    let Written::San(san) = written else {
        return Vec::new();
    };
    position
        .legal_moves()
        .into_iter()
        .filter(|mv| san.matches(*mv))
        .collect()
}

const CENTRE: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];

/// One or two kings put on centre squares at the very end, which is how electronic boards are told
/// the result: both on white squares, White has won; both on black ones, Black; else a draw.
fn kings_in_centre(
    game: &Game<'_>,
    rest: &[Token],
    position: &Chess,
    letters: Letters,
) -> Option<RecordedResult> {
    if rest.is_empty() || rest.len() > 2 {
        return None;
    }
    let mut turn = position.turn();
    let mut kings = [Color::White, Color::Black].map(|color| position.board().king_of(color));
    for token in rest {
        let bytes = game.sheet.token_text(token);
        let to = king_to_centre(position, bytes, turn, letters)?;
        let king = kings.get_mut(usize::from(turn.is_black()))?;
        *king = Some(to);
        turn = !turn;
    }
    let [Some(white), Some(black)] = kings else {
        return None;
    };
    let centre: Bitboard = CENTRE.into_iter().collect();
    if !centre.contains(white) || !centre.contains(black) {
        // Only one king was recorded: the sign is there, but not what it says.
        return Some(RecordedResult::Unfinished);
    }
    Some(match (white.is_light(), black.is_light()) {
        (true, true) => RecordedResult::WhiteWins,
        (false, false) => RecordedResult::BlackWins,
        _ => RecordedResult::Draw,
    })
}

/// One king says that a game is over only beside a recorded result: without one it may as well be an
/// illegal move (7.5.1), and somebody has to look.
fn tells_the_result(sign: RecordedResult, recorded: Option<RecordedResult>) -> bool {
    let is_result = |result| result != RecordedResult::Unfinished;
    is_result(sign) || recorded.is_some_and(is_result)
}

/// The centre square on which a token puts the king of the side to move.
fn king_to_centre(position: &Chess, token: &[u8], turn: Color, letters: Letters) -> Option<Square> {
    let found = readings(token, letters);
    let to = match found.first.ok()?.written {
        Written::San(San::Normal {
            role: Role::King,
            to,
            ..
        }) => to,
        Written::Squares { from, to, .. }
            if position.board().piece_at(from) == Some(Role::King.of(turn)) =>
        {
            to
        }
        _ => return None,
    };
    CENTRE.contains(&to).then_some(to)
}

/// Words that fill the rest of the sheet and are no moves, such as `White resigns` or `50 hamle`.
fn words(game: &Game<'_>, rest: &[Token], position: &Chess, run: &Run) -> Option<String> {
    if rest.len() > MOST_WORDS {
        return None;
    }
    let texts: Vec<&[u8]> = rest
        .iter()
        .map(|token| game.sheet.token_text(token))
        .collect();
    let (first, number) = (texts.first()?, rest.first()?.number);
    if first.len() < 2 || !texts.iter().all(|word| is_word(word)) {
        return None;
    }
    let next = position.fullmoves().get();
    let numbered = u32::from(number) == next;
    if begins_like_a_move(first, numbered || texts.len() == 1) {
        return None;
    }
    let mate = mate_word(game, run).map(|mate| mate.word.to_owned());
    let mut words: Vec<String> = mate.into_iter().collect();
    for (token, word) in rest.iter().zip(&texts) {
        // A number that is not that of the next move belongs to the words.
        let number = u32::from(token.number);
        if number != 0 && number != next {
            words.push(number.to_string());
        }
        words.push(game.sheet.decoded(word).into_owned());
    }
    let words = words.join(" ");
    // Behind the number of the next move stands a move, unless the words tell of the end.
    (!numbered || termination::tell(game, &words) != Tell::NoEnd).then_some(words)
}

/// Whether a word is a move of which something is missing or too much: a piece letter of any
/// language or a file, then files and a capture mark (`Bxx`, `Nbx`, `exd`). Without the mark
/// (`Nf`, `Nbd`) it may be a word as well, unless it stands where only a move can stand.
fn begins_like_a_move(word: &[u8], stands_for_a_move: bool) -> bool {
    let pieces = Letters::ALL
        .into_iter()
        .filter_map(|letters| letters.piece_at(word))
        .map(|piece| (piece.len, piece.case == Case::Upper));
    let pawn = matches!(word, [b'a'..=b'h', ..]).then_some((1, false));
    pieces.chain(pawn).any(|(len, capital)| {
        let rest = word.get(len..).unwrap_or_default();
        let signs = rest.iter().rev().take_while(|b| b"+#!?".contains(b));
        let rest = rest.get(..rest.len() - signs.count()).unwrap_or_default();
        let mark = |b: &u8| matches!(b, b'x' | b'X' | b':' | b'-');
        let marked = rest.iter().any(mark);
        let squares = rest.iter().all(|b| matches!(b, b'a'..=b'h') || mark(b));
        let short = (1..=2).contains(&rest.len());
        let named = capital && short && stands_for_a_move;
        squares && (marked || named)
    })
}

/// Whether no language has a move that is written like this.
pub(super) fn is_word(bytes: &[u8]) -> bool {
    !bytes.iter().any(u8::is_ascii_digit)
        && bytes.iter().any(|b| b.is_ascii_alphabetic() || *b >= 0x80)
        && Letters::ALL
            .into_iter()
            .all(|letters| read_move(bytes, letters).is_err())
}

/// Words and numbers that follow the result, and no moves, such as the `time` of `1-0 time`.
pub(super) fn words_after_result(game: &Game<'_>) -> Option<String> {
    let all = game.sheet.after_result.trim_ascii();
    let words = || all.split(|b| *b == b' ').filter(|word| !word.is_empty());
    let is_number = |word: &[u8]| word.iter().all(u8::is_ascii_digit);
    let only_words = words().all(|word| is_word(word) || is_number(word));
    let any = words().any(is_word);
    (any && only_words && words().count() <= MOST_WORDS)
        .then(|| game.sheet.decoded(all).into_owned())
}

/// Words, and whether they tell of the end of the game.
fn told(game: &Game<'_>, words: String) -> RemarkDetail {
    let tell = termination::tell(game, &words);
    RemarkDetail::Words { text: words, tell }
}

/// Remarks on tags, result and everything that was counted while reading.
pub(super) fn on_frame(
    game: &Game<'_>,
    recorded: Option<RecordedResult>,
    remarks: &mut Vec<Remark>,
) {
    let counted = game.sheet.tally.remarks(|_| None).map(|remark| {
        let turkish = remark.code == RemarkCode::Latin1 && game.sheet.is_windows_1254();
        Remark {
            code: if turkish {
                RemarkCode::Windows1254
            } else {
                remark.code
            },
            ..remark
        }
    });
    match words_after_result(game) {
        None => remarks.extend(counted),
        // Where all of it is words, they are told instead of being called skipped.
        Some(words) => remarks.extend(counted.map(|remark| match remark.code {
            RemarkCode::TextAfterResult => Remark {
                code: RemarkCode::TrailingWords,
                detail: told(game, words.clone()),
                ..remark
            },
            _ => remark,
        })),
    }
    let start = game.sheet.start;
    let mut push = |code, place: Place, detail| {
        let Place { line, column } = place;
        remarks.push(Remark {
            code,
            ply: None,
            line,
            column,
            token: None,
            detail,
        });
    };
    // A move list without any tag is no game from a file, but typed.
    if game.medium == Medium::Text
        && !game.sheet.tags.is_empty()
        && let Some(names) = missing_tags(game)
    {
        push(RemarkCode::MissingTags, start, RemarkDetail::Text(names));
    }
    if let Some((name, place)) = duplicate_tag(game) {
        push(RemarkCode::DuplicateTag, place, RemarkDetail::Text(name));
    }
    for (place, value) in unusable_dates(game) {
        push(RemarkCode::UnusableDate, place, RemarkDetail::Text(value));
    }
    if let Some((code, place, value)) = time_control_remark(game) {
        push(code, place, RemarkDetail::Text(value));
    }
    let zeros = recorded == Some(RecordedResult::BothLose);
    match (game.sheet.result, game.result_tag()) {
        (None, _) if !zeros => {
            let place = game
                .sheet
                .tokens
                .last()
                .map_or(start, |token| token.place());
            push(RemarkCode::MissingResult, place, RemarkDetail::None);
        }
        (Some(found), Some(tag)) if found.result != tag => {
            let detail = RemarkDetail::Results {
                tag,
                token: found.result,
            };
            push(RemarkCode::ResultsDiffer, found.place, detail);
        }
        _ => {}
    }
}

/// The tags that may name the day of a game.
const DATES: [&str; 3] = ["Date", "UTCDate", "EventDate"];

/// Days that are none of the calendar, or not written as the standard says. What is openly unknown
/// (`????.??.??`, `199?.??.??`) is no fault.
fn unusable_dates(game: &Game<'_>) -> impl Iterator<Item = (Place, String)> {
    DATES.into_iter().filter_map(|name| {
        let tag = game.sheet.tag(name)?;
        let value = game.value(tag);
        let value = value.trim();
        let unknown = value.contains('?') && value.chars().all(|c| "?.-0123456789".contains(c));
        let said = !unknown && !value.chars().all(|c| matches!(c, '.' | '-' | ' '));
        (said && value.parse::<Date>().is_err()).then(|| (tag.place, value.to_owned()))
    })
}

/// A time control in words, or one that cannot be understood.
fn time_control_remark(game: &Game<'_>) -> Option<(RemarkCode, Place, String)> {
    let tag = game.sheet.tag("TimeControl")?;
    let plain = |b: &u8| b.is_ascii_digit() || *b == b'+';
    if game.sheet.tag_value(tag).iter().all(plain) {
        return None;
    }
    let value = game.value(tag);
    let code = match read_time_control(&value, WrittenIn::Tag) {
        Ok(reading) if reading.style == TimeControlStyle::Short => return None,
        Ok(_) => RemarkCode::ProseTimeControl,
        Err(_) => RemarkCode::UnreadableTimeControl,
    };
    Some((code, tag.place, value.into_owned()))
}

fn missing_tags(game: &Game<'_>) -> Option<String> {
    let missing = |name: &&str| game.sheet.tag(name).is_none();
    // Nearly always there is none, and nothing to be allocated.
    ROSTER.iter().any(missing).then(|| {
        let names: Vec<&str> = ROSTER.into_iter().filter(missing).collect();
        names.join(", ")
    })
}

/// The first tag whose name occurred before with another value.
fn duplicate_tag(game: &Game<'_>) -> Option<(String, Place)> {
    if !game.sheet.may_repeat_a_name() {
        return None;
    }
    let tags = game.sheet.tags.get(..64).unwrap_or(&game.sheet.tags);
    tags.iter().enumerate().find_map(|(index, tag)| {
        let known = tags
            .iter()
            .take(index)
            .any(|earlier| game.sheet.same_name(earlier, tag));
        known.then(|| {
            (
                game.sheet.decoded(game.sheet.tag_name(tag)).into_owned(),
                tag.place,
            )
        })
    })
}
