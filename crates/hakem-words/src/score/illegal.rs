//! Why a half-move is illegal or unreadable, as a teacher would tell it (Article 3).

use hakem_score::{
    illegal::{CastlingFault, PawnFault, Piece, WhyIllegal},
    movetext::Unreadable,
};
use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::{file_name, role, role_key};
use crate::{
    chess::player_key,
    lang::Lang,
    messages::{Args, message},
};

/// Why a half-move is illegal, as a clause without capital and full stop.
#[must_use]
pub fn why_illegal(why: WhyIllegal, lang: Lang) -> String {
    match why {
        WhyIllegal::Pawn(fault) => pawn(fault, lang),
        WhyIllegal::Castling { side, fault } => castling(side, fault, lang),
        other => piece(other, lang),
    }
}

/// What is wrong with a half-move that cannot be read, as a clause.
#[must_use]
pub fn unreadable(fault: Unreadable, lang: Lang) -> String {
    let (id, at) = match fault {
        Unreadable::Empty => ("unreadable-empty", 0),
        Unreadable::NoPieceNoFile => ("unreadable-no-piece-no-file", 0),
        Unreadable::NoSquare { at } => ("unreadable-no-square", at),
        Unreadable::NotPromotable { at, .. } => ("unreadable-not-promotable", at),
        Unreadable::TextBehind { at } => ("unreadable-text-behind", at),
        Unreadable::ShortPawnCapture { .. } => ("unreadable-short-pawn-capture", 0),
        // Reading may learn further faults.
        _ => ("unreadable-other", 0),
    };
    let at = u64::try_from(at).unwrap_or(u64::MAX).saturating_add(1);
    message(id, &Args::new().number("at", at), lang)
}

/// Squares and pieces by the names that the messages use.
struct Told {
    args: Args<'static>,
    lang: Lang,
}

impl Told {
    fn in_language(lang: Lang) -> Told {
        Told {
            args: Args::new(),
            lang,
        }
    }

    fn square(mut self, name: &'static str, square: Square) -> Told {
        self.args = self.args.text(name, square.to_string());
        self
    }

    fn role(mut self, kind: Role) -> Told {
        let name = role(kind, self.lang);
        self.args = self
            .args
            .text("role", name)
            .text("role-key", role_key(kind));
        self
    }

    fn named(mut self, kind: Role) -> Told {
        self.args = self.args.text("named", role(kind, self.lang));
        self
    }

    /// A piece that is in the way or attacks: `$by` on `$square`.
    fn by(mut self, piece: Piece) -> Told {
        self.args = self.args.text("by", role(piece.role, self.lang));
        self.square("square", piece.square)
    }

    fn text(mut self, name: &'static str, text: String) -> Told {
        self.args = self.args.text(name, text);
        self
    }

    fn say(self, id: &str) -> String {
        message(id, &self.args, self.lang)
    }
}

fn piece(why: WhyIllegal, lang: Lang) -> String {
    let told = Told::in_language(lang);
    match why {
        WhyIllegal::Legal => told.say("illegal-legal"),
        WhyIllegal::Checkmated => told.say("illegal-checkmated"),
        WhyIllegal::Stalemated => told.say("illegal-stalemated"),
        WhyIllegal::Passing => told.say("illegal-passing"),
        WhyIllegal::NothingThere { from } => told.square("from", from).say("illegal-nothing-there"),
        WhyIllegal::NotYourPiece { from, role } => told
            .square("from", from)
            .role(role)
            .say("illegal-not-your-piece"),
        WhyIllegal::OtherPieceThere {
            from,
            stands,
            named,
        } => told
            .square("from", from)
            .role(stands)
            .named(named)
            .say("illegal-other-piece-there"),
        WhyIllegal::NoSuchPiece { role, color } => told
            .role(role)
            .text("player", player_key(color).to_owned())
            .say("illegal-no-such-piece"),
        WhyIllegal::NoSuchPieceThere { role, file, rank } => no_such_piece(role, file, rank, told),
        WhyIllegal::DoesNotMoveSo { role, from, to } => told
            .role(role)
            .text(
                "from",
                from.map_or_else(|| "none".to_owned(), |from| from.to_string()),
            )
            .square("to", to)
            .say("illegal-does-not-move-so"),
        WhyIllegal::OwnPieceThere { to, role } => told
            .square("to", to)
            .role(role)
            .say("illegal-own-piece-there"),
        WhyIllegal::Blocked { role, from, to, by } => told
            .role(role)
            .square("from", from)
            .square("to", to)
            .by(by)
            .say("illegal-blocked"),
        WhyIllegal::Pinned { role, from, by } => told
            .role(role)
            .square("from", from)
            .by(by)
            .say("illegal-pinned"),
        WhyIllegal::StaysInCheck { king, by } => told
            .square("king", king)
            .by(by)
            .say("illegal-stays-in-check"),
        WhyIllegal::KingIntoCheck { to, by } => {
            told.square("to", to).by(by).say("illegal-king-into-check")
        }
        WhyIllegal::NoPromotionThere { .. } => told.say("illegal-no-promotion-there"),
        WhyIllegal::NotPromotable { role } => told.role(role).say("illegal-not-promotable"),
        // Reading may learn further reasons.
        _ => told.say("illegal-other"),
    }
}

fn no_such_piece(kind: Role, file: Option<File>, rank: Option<Rank>, told: Told) -> String {
    let (place, at) = match (file, rank) {
        (Some(file), Some(rank)) => ("square", Square::from_coords(file, rank).to_string()),
        (Some(file), None) => ("file", file.char().to_string()),
        (None, Some(rank)) => ("rank", rank.char().to_string()),
        (None, None) => ("none", String::new()),
    };
    let told = told
        .role(kind)
        .text("where", place.to_owned())
        .text("at", at);
    told.say("illegal-no-such-piece-there")
}

fn pawn(fault: PawnFault, lang: Lang) -> String {
    let told = Told::in_language(lang);
    match fault {
        PawnFault::NoneReaches { to } => told.square("to", to).say("pawn-none-reaches"),
        PawnFault::Blocked { from, by } => told.square("from", from).by(by).say("pawn-blocked"),
        PawnFault::TwoSquaresLater { from, .. } => {
            told.square("from", from).say("pawn-two-squares-later")
        }
        PawnFault::WrongWay { from, to } => told
            .square("from", from)
            .square("to", to)
            .say("pawn-wrong-way"),
        PawnFault::NothingToTake { from, to } => told
            .square("from", from)
            .square("to", to)
            .say("pawn-nothing-to-take"),
        PawnFault::EnPassantTooLate { passed, .. } => told
            .square("passed", passed)
            .say("pawn-en-passant-too-late"),
        PawnFault::DoesNotTakeAhead { from, by } => told
            .square("from", from)
            .by(by)
            .say("pawn-does-not-take-ahead"),
        PawnFault::NoneTakes { file, to } => told
            .text("file", file_name(file))
            .square("to", to)
            .say("pawn-none-takes"),
        // Reading may learn further faults.
        _ => told.say("illegal-other"),
    }
}

fn castling(side: CastlingSide, fault: CastlingFault, lang: Lang) -> String {
    let told = Told::in_language(lang);
    let fault = match fault {
        CastlingFault::NotInPlace => told.say("castling-not-in-place"),
        CastlingFault::RightLost => told.say("castling-right-lost"),
        CastlingFault::Between { by } => told.by(by).say("castling-between"),
        CastlingFault::InCheck { by } => told.by(by).say("castling-in-check"),
        CastlingFault::Passes { square, by } => {
            told.square("over", square).by(by).say("castling-passes")
        }
        CastlingFault::Arrives { square, by } => {
            told.square("over", square).by(by).say("castling-arrives")
        }
        // Reading may learn further faults.
        _ => told.say("castling-other"),
    };
    let args = Args::new()
        .text("side", side_key(side))
        .text("fault", fault);
    message("castling-illegal", &args, lang)
}

/// The key by which messages choose the side of castling.
pub(super) const fn side_key(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::KingSide => "king",
        CastlingSide::QueenSide => "queen",
    }
}

/// Every id of this module.
#[cfg(test)]
pub(super) const IDS: &[&str] = &[
    "illegal-legal",
    "illegal-checkmated",
    "illegal-stalemated",
    "illegal-passing",
    "illegal-nothing-there",
    "illegal-not-your-piece",
    "illegal-other-piece-there",
    "illegal-no-such-piece",
    "illegal-no-such-piece-there",
    "illegal-does-not-move-so",
    "illegal-own-piece-there",
    "illegal-blocked",
    "illegal-pinned",
    "illegal-stays-in-check",
    "illegal-king-into-check",
    "illegal-no-promotion-there",
    "illegal-not-promotable",
    "illegal-other",
    "pawn-none-reaches",
    "pawn-blocked",
    "pawn-two-squares-later",
    "pawn-wrong-way",
    "pawn-nothing-to-take",
    "pawn-en-passant-too-late",
    "pawn-does-not-take-ahead",
    "pawn-none-takes",
    "castling-illegal",
    "castling-not-in-place",
    "castling-right-lost",
    "castling-between",
    "castling-in-check",
    "castling-passes",
    "castling-arrives",
    "castling-other",
    "unreadable-empty",
    "unreadable-no-piece-no-file",
    "unreadable-no-square",
    "unreadable-not-promotable",
    "unreadable-text-behind",
    "unreadable-short-pawn-capture",
    "unreadable-other",
];
