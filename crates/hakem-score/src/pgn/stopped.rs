//! Remarks on the half-move at which reading stopped, and on the frame of a game.

use hakem_laws::record::written::{NotAMove, Written};
use shakmaty::{Bitboard, Chess, Color, Move, Position, Role, Square, san::San};

use super::{
    Game,
    game::text,
    replay::{Replayed, Run},
    sheet::Token,
};
use crate::{
    illegal::{closest, closest_to_token, why_illegal},
    letters::Letters,
    movetext::{Misread, read_move, readings},
    remarks::{Remark, RemarkCode, RemarkDetail},
    result::RecordedResult,
    tally::Place,
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
    if let Some(result) = kings_in_centre(game, rest, position, run.letters) {
        replayed.kings_in_centre = Some(result);
        replayed.complete = true;
        let detail = RemarkDetail::Result(result);
        remarks.push(remark(game, run, token, RemarkCode::KingsInCentre, detail));
        return;
    }
    if let Some(words) = words(game, rest) {
        replayed.complete = true;
        let detail = RemarkDetail::Text(words.clone());
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
        token: Some(text(game.sheet.token_text(token)).into_owned()),
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

/// Words that fill the rest of the sheet and are no moves, such as `White resigns`.
fn words(game: &Game<'_>, rest: &[Token]) -> Option<String> {
    let is_word = |bytes: &[u8]| {
        bytes.len() >= 2
            && !bytes.iter().any(u8::is_ascii_digit)
            && Letters::ALL
                .into_iter()
                .all(|letters| read_move(bytes, letters).is_err())
    };
    let texts: Vec<&[u8]> = rest
        .iter()
        .map(|token| game.sheet.token_text(token))
        .collect();
    let all_words = texts.iter().all(|bytes| is_word(bytes));
    (texts.len() <= MOST_WORDS && all_words).then(|| {
        let words: Vec<_> = texts.iter().map(|bytes| text(bytes)).collect();
        words.join(" ")
    })
}

/// Remarks on tags, result and everything that was counted while reading.
pub(super) fn on_frame(
    game: &Game<'_>,
    recorded: Option<RecordedResult>,
    remarks: &mut Vec<Remark>,
) {
    remarks.extend(game.sheet.tally.remarks(|_| None));
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
    if !game.sheet.tags.is_empty()
        && let Some(names) = missing_tags(game)
    {
        push(RemarkCode::MissingTags, start, RemarkDetail::Text(names));
    }
    if let Some((name, place)) = duplicate_tag(game) {
        push(RemarkCode::DuplicateTag, place, RemarkDetail::Text(name));
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
    let tags = game.sheet.tags.get(..64).unwrap_or(&game.sheet.tags);
    tags.iter().enumerate().find_map(|(index, tag)| {
        let known = tags
            .iter()
            .take(index)
            .any(|earlier| game.sheet.same_name(earlier, tag));
        known.then(|| (text(game.sheet.tag_name(tag)).into_owned(), tag.place))
    })
}
