//! Half-moves and positions as a browser shows them, so that it needs no rules of movement.

use hakem_answers::dto::{TextLine, color_name};
use hakem_laws::record::move_name::MoveName;
use hakem_words::{Lang, Text, move_name};
use serde::Serialize;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position, Role, fen::Fen};
use utoipa::ToSchema;

/// A legal move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LegalMove {
    /// The move with its number, in English notation.
    #[serde(rename = "move")]
    pub name: String,
    /// The move in the notation of each language.
    pub san: TextLine,
    /// The move in UCI notation.
    pub uci: String,
    /// The square it starts from.
    pub from: String,
    /// The square it goes to; in Chess960 the rook's square where it is castling.
    pub to: String,
    /// The piece that a pawn becomes: `queen`, `rook`, `bishop` or `knight`.
    pub promotion: Option<&'static str>,
    /// The position after it.
    pub fen: String,
}

impl LegalMove {
    /// The move `m`, legal in `position`.
    #[must_use]
    pub fn of(position: &Chess, m: Move, mode: CastlingMode) -> LegalMove {
        let name = MoveName::played(position, m);
        let uci = m.to_uci(mode).to_string();
        let mut after = position.clone();
        after.play_unchecked(m);
        LegalMove {
            name: name.to_string(),
            san: san(&name),
            from: uci.get(0..2).unwrap_or_default().to_owned(),
            to: uci.get(2..4).unwrap_or_default().to_owned(),
            uci,
            promotion: m.promotion().map(role_name),
            fen: fen(&after),
        }
    }
}

/// A move without its number in both languages.
#[must_use]
pub fn san(name: &MoveName) -> TextLine {
    let bare = |lang: Lang| {
        let numbered = move_name(name, lang);
        numbered
            .split_once(' ')
            .map_or_else(|| numbered.clone(), |(_, san)| san.to_owned())
    };
    Text::of(bare).into()
}

/// A move with its number in both languages.
#[must_use]
pub fn numbered(name: &MoveName) -> TextLine {
    Text::of(|lang| move_name(name, lang)).into()
}

/// All legal moves.
#[must_use]
pub fn legal(position: &Chess, mode: CastlingMode) -> Vec<LegalMove> {
    position
        .legal_moves()
        .into_iter()
        .map(|m| LegalMove::of(position, m, mode))
        .collect()
}

/// A position as FEN, with an en passant square only where a capture is legal.
#[must_use]
pub fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// A position with what can be played in it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Place {
    /// After how many half-moves of the record.
    pub ply: u32,
    /// The position.
    pub fen: String,
    /// Who has the move.
    pub turn: &'static str,
    /// `ongoing`, `checkmate` or `stalemate`.
    pub state: &'static str,
    /// Whether the player having the move is in check.
    pub check: bool,
    /// Half-moves since the last capture or pawn move.
    pub half_move_clock: u32,
    /// The legal moves.
    pub legal: Vec<LegalMove>,
}

impl Place {
    /// What stands after `ply` half-moves.
    #[must_use]
    pub fn of(position: &Chess, ply: u32, mode: CastlingMode) -> Place {
        let state = match (position.is_checkmate(), position.is_stalemate()) {
            (true, _) => "checkmate",
            (_, true) => "stalemate",
            _ => "ongoing",
        };
        Place {
            ply,
            fen: fen(position),
            turn: color_name(position.turn()),
            state,
            check: position.is_check(),
            half_move_clock: position.halfmoves(),
            legal: legal(position, mode),
        }
    }
}

/// Moves played one after another, as far as they are legal.
#[must_use]
pub fn line(start: &Chess, uci: &[String], mode: CastlingMode) -> Vec<LegalMove> {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(uci.len());
    for text in uci {
        let read = text.parse::<shakmaty::uci::UciMove>().ok();
        let Some(m) = read.and_then(|uci| uci.to_move(&position).ok()) else {
            break;
        };
        moves.push(LegalMove::of(&position, m, mode));
        position.play_unchecked(m);
    }
    moves
}

const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_told_in_both_languages() {
        let start = Chess::default();
        let all = legal(&start, CastlingMode::Standard);
        assert_eq!(all.len(), 20);
        let knight = all.iter().find(|m| m.uci == "g1f3").unwrap();
        assert_eq!(
            (knight.san.en.as_str(), knight.san.tr.as_str()),
            ("Nf3", "Af3")
        );
        assert_eq!(knight.name, "1. Nf3");
        assert_eq!((knight.from.as_str(), knight.to.as_str()), ("g1", "f3"));
        assert!(knight.fen.starts_with("rnbqkbnr/pppppppp/8/8/8/5N2/"));
    }

    #[test]
    fn castling_goes_to_the_kings_square_or_in_chess960_to_the_rooks() {
        let fen: Fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse().unwrap();
        for (mode, to) in [
            (CastlingMode::Standard, "g1"),
            (CastlingMode::Chess960, "h1"),
        ] {
            let position: Chess = fen.clone().into_position(mode).unwrap();
            let all = legal(&position, mode);
            let castles = all.iter().find(|m| m.san.en == "O-O").unwrap();
            assert_eq!((castles.to.as_str(), castles.san.tr.as_str()), (to, "0-0"));
        }
    }
}
