//! Why a position cannot be used.

use hakem_score::{
    fen::{FenError, FenFault},
    pgn::StartFault,
};

use crate::{
    chess::player_key,
    lang::Lang,
    messages::{Args, message},
};

/// Why a FEN cannot be used, and at which column; without a full stop.
#[must_use]
pub fn fen_error(error: FenError, lang: Lang) -> String {
    let args = Args::new()
        .text("fault", fault(error.kind, lang))
        .number("column", error.column);
    message("fen-error", &args, lang)
}

/// Why a game has no position to start from; without a full stop.
#[must_use]
pub fn start_fault(fault: &StartFault, lang: Lang) -> String {
    match fault {
        StartFault::Fen(error) => fen_error(*error, lang),
        StartFault::Variant(name) => message(
            "start-variant",
            &Args::new().text("name", name.as_str()),
            lang,
        ),
        // Reading may learn further faults.
        _ => message("fen-impossible", &Args::new(), lang),
    }
}

fn fault(fault: FenFault, lang: Lang) -> String {
    let args = Args::new();
    let (id, args) = match fault {
        FenFault::Empty => ("fen-empty", args),
        FenFault::UnknownPiece(letter) => {
            ("fen-unknown-piece", args.text("letter", letter.to_string()))
        }
        FenFault::RankLength { rank, squares } => (
            "fen-rank-length",
            args.number("rank", rank).number("squares", squares),
        ),
        FenFault::RankCount(count) => ("fen-rank-count", args.number("count", count)),
        FenFault::SideToMove => ("fen-side-to-move", args),
        FenFault::CastlingLetter(letter) => (
            "fen-castling-letter",
            args.text("letter", letter.to_string()),
        ),
        FenFault::EnPassantSquare => ("fen-en-passant-square", args),
        FenFault::HalfMoveClock => ("fen-half-move-clock", args),
        FenFault::MoveNumber => ("fen-move-number", args),
        FenFault::Kings { color, count } => (
            "fen-kings",
            args.text("player", player_key(color))
                .number("count", count),
        ),
        FenFault::PawnOnLastRank(square) => (
            "fen-pawn-on-last-rank",
            args.text("square", square.to_string()),
        ),
        FenFault::SideNotToMoveInCheck { color, by } => (
            "fen-side-not-to-move-in-check",
            args.text("player", player_key(color))
                .text("square", by.to_string()),
        ),
        // `Impossible`, and what reading may learn to tell.
        _ => ("fen-impossible", args),
    };
    message(id, &args, lang)
}

/// Every id of this module.
#[cfg(test)]
pub(super) const IDS: &[&str] = &[
    "fen-error",
    "fen-empty",
    "fen-unknown-piece",
    "fen-rank-length",
    "fen-rank-count",
    "fen-side-to-move",
    "fen-castling-letter",
    "fen-en-passant-square",
    "fen-half-move-clock",
    "fen-move-number",
    "fen-kings",
    "fen-pawn-on-last-rank",
    "fen-side-not-to-move-in-check",
    "fen-impossible",
    "start-variant",
];

#[cfg(test)]
mod tests {
    use hakem_score::fen::{ModeChoice, read_fen};

    use super::*;

    fn told(fen: &str, lang: Lang) -> String {
        match read_fen(fen, ModeChoice::Detect) {
            Ok(_) => String::new(),
            Err(error) => fen_error(error, lang),
        }
    }

    #[test]
    fn a_fen_with_two_kings_is_refused_with_its_place() {
        let fen = "4k3/8/4k3/8/8/8/8/4K3 w - - 0 1";
        assert!(
            told(fen, Lang::En).starts_with("Black has 2 kings; each player has exactly one (")
        );
        assert!(told(fen, Lang::Tr).starts_with("Siyah'ın 2 şahı var; her oyuncunun"));
    }

    #[test]
    fn every_fault_of_a_fen_finds_its_words() {
        let placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let faulty = [
            String::new(),
            "8/8".to_owned(),
            placement.replacen('8', "9", 1),
            placement.replacen('8', "7", 1),
            format!("{placement} x"),
            format!("{placement} w KX"),
            format!("{placement} w - e9"),
            format!("{placement} w - - -1 1"),
            format!("{placement} w - - 0 one"),
            "4k3/8/8/8/8/8/8/8 w - - 0 1".to_owned(),
            "4k2P/8/8/8/8/8/8/4K3 w - - 0 1".to_owned(),
            "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1".to_owned(),
        ];
        for fen in faulty {
            for lang in Lang::ALL {
                let words = told(&fen, lang);
                assert!(
                    !words.is_empty() && !words.starts_with("fen-"),
                    "{fen}: {words}"
                );
            }
        }
    }
}
