//! A game of the input written anew, with a Termination tag that says what is so.

use std::borrow::Cow;

use hakem_laws::judge::{Certainty, End};
use hakem_laws::ruling::{Ground, Score};
use hakem_score::{
    letters::LettersChoice,
    pgn::{ClockKind, Game, PlainBoard, RECORDED_TERMINATION},
    result::RecordedResult,
    termination::{Players, read_termination},
    write::{Outgoing, write_game},
};
use hakem_words::{Context, Lang, Text, move_names};
use shakmaty::{CastlingMode, Color};

use crate::judging::{Judged, result_of};
use crate::row::{Clerk, Row};

/// A game as PGN: its tags, its moves with their clock times and draw offers, behind them what could
/// not be read, as it was written, its recorded result. Audited again, it ends the same and the same is
/// found. With `annotated` our ruling stands in
/// comments; other comments and variations are left out.
pub(super) fn written(
    game: &Game<'_>,
    row: &Row,
    judged: &Judged,
    clerk: &Clerk,
    annotated: Option<Lang>,
) -> String {
    let mut board = PlainBoard::default();
    let letters = LettersChoice::Given(judged.replayed.letters);
    let _ = game.replay(&mut board, letters, &mut Vec::new());
    let start = game.start().ok();
    let tags: Vec<_> = game.tags().collect();
    let mut tags: Vec<(&str, &str)> = tags.iter().map(|(n, v)| (n.as_ref(), v.as_ref())).collect();
    let result = result_of(&judged.replayed);
    // Unless only the kings on the centre squares tell it.
    let result_tag = (result == judged.replayed.recorded).then(|| game.tag("Result"));
    let result_tag = result_tag.flatten();
    let day = row.tags.date.as_deref();
    let termination = termination(row, judged, result);
    // What stood there is evidence: a flag fell, whatever had ended the game before.
    if let Some(own) = row.tags.termination.as_deref()
        && termination.as_deref() != Some(own)
        && (tells_a_ground(own) || is_proved(judged))
    {
        tags.push((RECORDED_TERMINATION, own));
    }
    // The first value of a tag counts.
    if let Some(date) = day {
        tags.insert(0, ("Date", date));
    }
    let mut comments = noted(game);
    if let Some(lang) = annotated {
        comments.extend(ruling(row, judged, clerk, lang));
    }
    let comments: Vec<(u32, &str)> = comments.iter().map(|(p, t)| (*p, t.as_str())).collect();
    let unread = unread(game, judged);
    let unread: Vec<&str> = unread.iter().map(Cow::as_ref).collect();
    write_game(&Outgoing {
        tags: &tags,
        start: start.as_ref().map(|start| &start.position),
        mode: start
            .as_ref()
            .map_or(CastlingMode::Standard, |start| start.mode),
        moves: &board.moves,
        unread: &unread,
        result,
        result_tag: result_tag.as_deref(),
        termination: termination.as_deref(),
        comments: &comments,
    })
}

/// The clock times and the draw offers of the record, each at its half-move.
fn noted(game: &Game<'_>) -> Vec<(u32, String)> {
    let clocks = game.clocks().iter().map(|clock| {
        let command = match clock.kind {
            ClockKind::Remaining => "clk",
            ClockKind::Elapsed => "emt",
        };
        (clock.ply, format!("[%{command} {}]", hours(clock.ms)))
    });
    let offers = game.offers().iter().map(|offer| {
        let text = match offer.by {
            None => "(=)",
            Some(Color::White) => "White offers a draw",
            Some(Color::Black) => "Black offers a draw",
        };
        (offer.ply, text.to_owned())
    });
    let mut noted: Vec<_> = clocks.chain(offers).collect();
    noted.sort_by_key(|(ply, _)| *ply);
    noted
}

/// Milliseconds as `h:mm:ss`, with what is left of a second.
fn hours(ms: u64) -> String {
    let (seconds, rest) = (ms / 1000, ms % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let whole = format!("{hours}:{minutes:02}:{seconds:02}");
    match rest {
        0 => whole,
        rest => format!("{whole}.{rest:03}"),
    }
}

/// What the moves prove, else what the record says: in its own words where they stood in the tag.
fn termination<'a>(
    row: &'a Row,
    judged: &Judged,
    result: Option<RecordedResult>,
) -> Option<Cow<'a, str>> {
    let own = row.tags.termination.as_deref().map(Cow::Borrowed);
    let Some(judgement) = &judged.judgement else {
        return own;
    };
    match &judgement.ended {
        None => own,
        Some(end) if end.certain == Certainty::Proved => {
            words(end.ground).map(Cow::Borrowed).or(own)
        }
        Some(_) if own.as_deref().is_some_and(tells_a_ground) => own,
        // It stood in a comment, and comments are left out.
        Some(end) => suggested(end, result).or(own),
    }
}

/// What the record suggests; beside a `*`, or no result at all, also who has won, since nothing else tells it.
fn suggested(end: &End, result: Option<RecordedResult>) -> Option<Cow<'static, str>> {
    let words = words(end.ground)?;
    let winner = end.score.and_then(Score::winner);
    let open = matches!(result, None | Some(RecordedResult::Unfinished));
    Some(match winner.filter(|_| open) {
        Some(winner) => {
            let winner = winner.fold_wb("White", "Black");
            Cow::Owned([words, winner, "wins"].join(" "))
        }
        None => Cow::Borrowed(words),
    })
}

fn is_proved(judged: &Judged) -> bool {
    let ended = judged
        .judgement
        .as_ref()
        .and_then(|told| told.ended.as_ref());
    ended.is_some_and(|end| end.certain == Certainty::Proved)
}

fn tells_a_ground(tag: &str) -> bool {
    read_termination(tag, Players::default()).is_some_and(|(kind, _)| kind.is_specific())
}

/// How a ground is told in the tag; `None` where there is none to be told.
const fn words(ground: Ground) -> Option<&'static str> {
    Some(match ground {
        Ground::Checkmate => "checkmate",
        Ground::Stalemate => "stalemate",
        Ground::DeadPosition => "dead position",
        Ground::FivefoldRepetition => "fivefold repetition",
        Ground::SeventyFiveMoves => "seventy-five moves",
        Ground::ThreefoldClaim => "threefold repetition",
        Ground::FiftyMoveClaim => "fifty moves",
        Ground::Agreement => "agreement",
        Ground::Resignation => "resignation",
        Ground::FlagFall => "time forfeit",
        Ground::IllegalMoves => "illegal move",
        Ground::Forfeit => "forfeit",
        Ground::Arbiter => "adjudication",
        _ => return None,
    })
}

/// How the game ended and what was found, each at its half-move.
fn ruling(row: &Row, judged: &Judged, clerk: &Clerk, lang: Lang) -> Vec<(u32, String)> {
    let Some(judgement) = &judged.judgement else {
        return Vec::new();
    };
    let moves = move_names(clerk.bench().referee().game());
    let context = Context {
        profile: judged.profile,
        moves: &moves,
    };
    let ply = judgement.ended.as_ref().map_or(row.plies, |end| end.ply.0);
    let mut told = vec![(ply, hakem_words::ending(judgement, &context, lang))];
    for finding in &row.findings {
        let text = Text {
            en: finding.text_en.clone(),
            tr: finding.text_tr.clone(),
        };
        told.push((finding.ply, text.get(lang).to_owned()));
    }
    told.sort_by_key(|(ply, _)| *ply);
    told
}

/// The half-moves that could not be played, as they were written.
fn unread<'a>(game: &Game<'a>, judged: &Judged) -> Vec<Cow<'a, str>> {
    let played = usize::try_from(judged.replayed.plies).unwrap_or(usize::MAX);
    // Zeros at the end that are no castling are the result.
    let both_lose = judged.replayed.recorded == Some(RecordedResult::BothLose);
    let written = game.tokens().len() - usize::from(both_lose && game.ends_in_zeros());
    let rest = game.tokens().take(written).skip(played);
    rest.map(|token| game.text_of(&token)).collect()
}
