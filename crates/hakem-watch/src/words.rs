//! Signs, notes and faults as sentences.

use hakem_laws::{
    record::{event::ClaimGround, move_name::MoveName},
    ruling::Level,
};
use hakem_score::result::RecordedResult;
use hakem_words::{Args, Context, Lang, codes, halves, message, move_name, plain, score_sign};
use shakmaty::Color;

use crate::note::{Note, What};
use crate::reading::GameReading;
use crate::sign::{Doubt, Kind, May, Meant, OnBoard, Sign};
use crate::source::{MOST_BYTES, MOST_FILES, NoSource, Refusal, SourceFault};

/// A sign as a sentence without its Articles.
#[must_use]
pub fn sign(sign: &Sign, lang: Lang) -> String {
    match &sign.kind {
        Kind::GameOver { end, extra } => {
            let args = placed(Args::new(), end.by_move, lang)
                .text("ground", codes::ground(end.ground, lang))
                .text("score", end.score.map(score_sign).unwrap_or_default())
                .number("extra", *extra);
            message("watch-game-over", &args, lang)
        }
        Kind::FlagCannotMate { player } => {
            let args = Args::new().text("player", key(*player));
            message("watch-flag-cannot-mate", &args, lang)
        }
        Kind::ResultCannotStand { finding } => {
            hakem_words::finding_alone(finding, &Context::of(sign.laws.0), lang)
        }
        Kind::ResultInQuestion { doubt } => in_question(*doubt, lang),
        Kind::RecordStops { remark, meant } => {
            let args = Args::new().text("why", hakem_words::score::remark(remark, lang));
            let id = match meant {
                Meant::AsWritten => "watch-record-stops",
                Meant::PerhapsAResult => "watch-record-stops-at-king",
            };
            message(id, &args, lang)
        }
        Kind::ClaimPossible {
            ground,
            by,
            on_board,
            ..
        } => claim(*ground, *by, *on_board, lang),
        Kind::NoProgress { reached, .. } => {
            let args = Args::new().number("reached", *reached);
            message("watch-no-progress", &args, lang)
        }
        Kind::SecondOccurrence { .. } => plain("watch-second-occurrence", lang),
    }
}

fn in_question(doubt: Doubt, lang: Lang) -> String {
    match doubt {
        Doubt::KingsSayOther { recorded, kings } => {
            let args = Args::new().text("recorded", sign_of(recorded));
            let args = args.text("kings", sign_of(kings));
            message("watch-kings-say-other", &args, lang)
        }
        Doubt::WinnerCannotMate { winner } => {
            let args = Args::new().text("player", key(winner));
            message("watch-winner-cannot-mate", &args, lang)
        }
    }
}

fn claim(ground: ClaimGround, by: Color, on_board: OnBoard, lang: Lang) -> String {
    let enough = match on_board {
        OnBoard::Enough => "yes",
        OnBoard::MoveNeeded => "no",
    };
    let id = match ground {
        ClaimGround::Fifty => "watch-claim-fifty",
        _ => "watch-claim-threefold",
    };
    let args = Args::new().text("player", key(by)).text("on-board", enough);
    message(id, &args, lang)
}

/// The moves with which a claim is possible, as a few words; empty where there are none.
#[must_use]
pub fn claim_moves(sign: &Sign, lang: Lang) -> String {
    let Kind::ClaimPossible { ground, moves, .. } = &sign.kind else {
        return String::new();
    };
    if moves.is_empty() {
        return String::new();
    }
    let id = match ground {
        ClaimGround::Fifty => "watch-for-example",
        _ => "watch-moves",
    };
    let names: Vec<String> = moves.iter().map(|name| move_name(name, lang)).collect();
    message(id, &Args::new().text("moves", names.join(", ")), lang)
}

/// The Articles of a sign: `(Article 9.2.2)`.
#[must_use]
pub fn articles(sign: &Sign, lang: Lang) -> String {
    hakem_words::articles(&sign.provisions(), Level::Law, sign.laws.0, lang)
}

/// A sign in full: the sentence, its Articles, and the moves of a claim.
#[must_use]
pub fn in_full(told: &Sign, lang: Lang) -> String {
    let parts = [
        sign(told, lang),
        articles(told, lang),
        claim_moves(told, lang),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// What an arbiter may do, in two or three words.
#[must_use]
pub fn may(may: May, lang: Lang) -> String {
    plain(
        match may {
            May::StepIn => "watch-may-step-in",
            May::BeReady => "watch-may-be-ready",
        },
        lang,
    )
}

/// What an arbiter may do, as a sentence.
#[must_use]
pub fn may_in_full(may: May, lang: Lang) -> String {
    plain(
        match may {
            May::StepIn => "watch-may-step-in-long",
            May::BeReady => "watch-may-be-ready-long",
        },
        lang,
    )
}

/// A line of the log, without its time and board.
#[must_use]
pub fn note(note: &Note, lang: Lang) -> String {
    let id = |name: &str| format!("watch-note-{name}");
    let plainly = |name: &str| plain(&id(name), lang);
    let say = |name: &str, args: Args<'_>| message(&id(name), &args, lang);
    let of_source =
        |name: &str, source: &str| message(&id(name), &Args::new().text("source", source), lang);
    match &note.what {
        What::BoardAppeared => plainly("board-appeared"),
        What::BoardGone => plainly("board-gone"),
        What::BoardRenamed => plainly("board-renamed"),
        What::BoardRepeated => plainly("board-repeated"),
        What::RecordReadable => plainly("record-readable"),
        What::BoardsReordered { source } => of_source("boards-reordered", source),
        What::SourceAdded { source } => of_source("source-added", source),
        What::SourceRemoved { source } => of_source("source-removed", source),
        What::SourceBack { source } => of_source("source-back", source),
        What::SourceFails {
            source,
            fault: why,
            before,
        } => {
            let args = Args::new().text("source", source.as_str());
            let args = args.text("why", fault(why, lang));
            say("source-fails", args.text("before", before.code()))
        }
        What::TakenBack { count, last } => say(
            "taken-back",
            placed(Args::new(), *last, lang).number("count", *count),
        ),
        What::Replaced { removed, now, .. } => say(
            "replaced",
            placed(Args::new(), *now, lang).number("count", *removed),
        ),
        What::ResultRecorded { result } => say(
            "result-recorded",
            Args::new().text("result", sign_of(*result)),
        ),
        What::KingsInCentre { result } => say(
            "kings-in-centre",
            Args::new().text("result", sign_of(*result)),
        ),
        What::ResultChanged { before, now } => {
            let args = Args::new().text("before", sign_of(*before));
            say(
                "result-changed",
                args.text("result", now.map_or_else(|| "*".to_owned(), sign_of)),
            )
        }
        What::Raised { sign, .. } => say("raised", Args::new().text("text", in_full(sign, lang))),
        What::Changed { sign, .. } => say("changed", Args::new().text("text", in_full(sign, lang))),
        What::Withdrawn {
            sign: gone, why, ..
        } => {
            let args = Args::new().text("text", sign(gone, lang));
            say("withdrawn", args.text("why", why.code()))
        }
    }
}

/// Why a source cannot be read at present.
#[must_use]
pub fn fault(of: &SourceFault, lang: Lang) -> String {
    let number = |count: usize| u64::try_from(count).unwrap_or(u64::MAX);
    let args = Args::new();
    let (id, args) = match of {
        SourceFault::NotThere => ("watch-fault-not-there", args),
        SourceFault::NotThereYet => ("watch-fault-not-there-yet", args),
        SourceFault::NotAFile => ("watch-fault-not-a-file", args),
        SourceFault::NotReadable { why } => {
            ("watch-fault-not-readable", args.text("why", why.as_str()))
        }
        SourceFault::TooLarge => (
            "watch-fault-too-large",
            args.number("megabytes", MOST_BYTES >> 20),
        ),
        SourceFault::TooManyFiles => (
            "watch-fault-too-many-files",
            args.number("files", number(MOST_FILES)),
        ),
        SourceFault::Empty => ("watch-fault-empty", args),
        SourceFault::NoGames { what } => ("watch-fault-no-games", args.text("what", what.code())),
        SourceFault::Slow => ("watch-fault-slow", args),
        SourceFault::Status { status } => (
            "watch-fault-status",
            args.text("status", status.to_string()),
        ),
        SourceFault::Elsewhere { to } => ("watch-fault-elsewhere", args.text("to", to.as_str())),
        SourceFault::Network { why } => ("watch-fault-network", args.text("why", why.as_str())),
        SourceFault::OneFile { file, why } => (
            "watch-fault-one-file",
            args.text("file", file.as_str())
                .text("why", fault(why, lang)),
        ),
    };
    message(id, &args, lang)
}

/// Why a source may not be followed.
#[must_use]
pub fn refusal(of: &Refusal, lang: Lang) -> String {
    let (id, given) = match of {
        Refusal::NotAllowed => return plain("watch-refused-not-allowed", lang),
        Refusal::NoSource(NoSource::NotThere { path }) => ("watch-refused-not-there", path),
        Refusal::NoSource(NoSource::NotAFile { path }) => ("watch-refused-not-a-file", path),
        Refusal::NoSource(NoSource::Scheme { given }) => ("watch-refused-scheme", given),
    };
    message(id, &Args::new().text("given", given.as_str()), lang)
}

/// The name of a board for people: `Board 5`, or its players.
#[must_use]
pub fn board_name(game: &GameReading, lang: Lang) -> String {
    if let Some(number) = game.tags.number() {
        return message("watch-board", &Args::new().number("number", number), lang);
    }
    players(game)
}

/// The name of a board with its players: `Board 5, Aydın – Kaya`.
#[must_use]
pub fn board_in_full(game: &GameReading, lang: Lang) -> String {
    let players = players(game);
    match game.tags.number() {
        Some(_) => format!("{}, {players}", board_name(game, lang)),
        None => players,
    }
}

/// Who plays: `Aydın – Kaya`.
#[must_use]
pub fn players(game: &GameReading) -> String {
    let name = |own: &str| {
        if own.is_empty() {
            "?".to_owned()
        } else {
            own.to_owned()
        }
    };
    format!("{} – {}", name(&game.tags.white), name(&game.tags.black))
}

fn placed(args: Args<'static>, name: Option<MoveName>, lang: Lang) -> Args<'static> {
    match name {
        Some(name) => args
            .text("place", "named")
            .text("move", move_name(&name, lang)),
        None => args.text("place", "start"),
    }
}

fn sign_of(result: RecordedResult) -> String {
    halves(result.sign())
}

const fn key(player: Color) -> &'static str {
    match player {
        Color::White => "white",
        Color::Black => "black",
    }
}

#[cfg(test)]
mod tests {
    use hakem_words::has_message;

    use super::*;
    use crate::note::Before;
    use crate::time::At;

    #[test]
    fn every_fault_is_told_in_both_languages() {
        let own = |text: &str| text.to_owned();
        for of in [
            SourceFault::NotThere,
            SourceFault::NotThereYet,
            SourceFault::NotAFile,
            SourceFault::NotReadable { why: own("x") },
            SourceFault::TooLarge,
            SourceFault::TooManyFiles,
            SourceFault::Empty,
            SourceFault::NoGames {
                what: crate::source::NoGames::Page,
            },
            SourceFault::Slow,
            SourceFault::Status { status: 500 },
            SourceFault::Elsewhere { to: own("x") },
            SourceFault::Network { why: own("x") },
            SourceFault::OneFile {
                file: own("a.pgn"),
                why: Box::new(SourceFault::Empty),
            },
        ] {
            for lang in Lang::ALL {
                let text = fault(&of, lang);
                assert!(!text.starts_with("watch-") && !text.contains('{'), "{text}");
            }
        }
        for name in [
            "not-there",
            "not-a-file",
            "scheme",
            "not-allowed",
            "too-many",
        ] {
            assert!(has_message(&format!("watch-refused-{name}")), "{name}");
        }
    }

    #[test]
    fn notes_without_an_alert_are_told_in_both_languages() {
        let source = || "a.pgn".to_owned();
        for what in [
            What::BoardAppeared,
            What::BoardGone,
            What::BoardRenamed,
            What::BoardRepeated,
            What::RecordReadable,
            What::BoardsReordered { source: source() },
            What::SourceAdded { source: source() },
            What::SourceRemoved { source: source() },
            What::SourceBack { source: source() },
            What::SourceFails {
                source: source(),
                fault: SourceFault::Slow,
                before: Before::Read,
            },
            What::SourceFails {
                source: source(),
                fault: SourceFault::NotThereYet,
                before: Before::Nothing,
            },
            What::TakenBack {
                count: 2,
                last: None,
            },
            What::Replaced {
                from: hakem_laws::record::event::Ply(3),
                removed: 1,
                now: None,
            },
            What::ResultRecorded {
                result: RecordedResult::Draw,
            },
            What::KingsInCentre {
                result: RecordedResult::Draw,
            },
            What::ResultChanged {
                before: RecordedResult::Draw,
                now: None,
            },
        ] {
            let of = Note {
                at: At(0),
                board: None,
                what,
            };
            for lang in Lang::ALL {
                let text = note(&of, lang);
                assert!(!text.starts_with("watch-") && !text.contains('{'), "{text}");
            }
        }
    }
}
