//! What stands on the board, and when two positions are the same (9.2.3).

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, File, FromSetup, Piece, Position,
    PositionError, Rank, Role, Setup, Square, attacks,
};

use crate::ruling::Unlike;

/// What stands on the board.
///
/// An illegal move that nobody noticed can leave a position that no rules of movement apply to
/// (3.10.3): a king left in check, a pawn on the last rank. Such a position is kept as it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A position to which the rules of movement apply.
    Regular(Chess),
    /// A position with a king attacked that cannot be, a pawn on the last rank, or the like.
    Illegal(Setup),
}

impl Standing {
    /// The position of `setup`: regular where the rules of movement apply to it.
    #[must_use]
    pub fn of(setup: Setup, mode: CastlingMode) -> Self {
        match lenient(setup.clone(), mode) {
            Some(position) => Standing::Regular(position),
            None => Standing::Illegal(setup),
        }
    }

    /// The regular position, if it is one.
    #[must_use]
    pub const fn regular(&self) -> Option<&Chess> {
        match self {
            Standing::Regular(position) => Some(position),
            Standing::Illegal(_) => None,
        }
    }

    /// Who has the move.
    #[must_use]
    pub fn turn(&self) -> Color {
        match self {
            Standing::Regular(position) => position.turn(),
            Standing::Illegal(setup) => setup.turn,
        }
    }

    /// The pieces.
    #[must_use]
    pub fn board(&self) -> &Board {
        match self {
            Standing::Regular(position) => position.board(),
            Standing::Illegal(setup) => &setup.board,
        }
    }

    /// Half-moves since the last capture or pawn move.
    #[must_use]
    pub fn half_move_clock(&self) -> u32 {
        match self {
            Standing::Regular(position) => position.halfmoves(),
            Standing::Illegal(setup) => setup.halfmoves,
        }
    }

    /// The number of the move that is due.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        match self {
            Standing::Regular(position) => position.fullmoves().get(),
            Standing::Illegal(setup) => setup.fullmoves.get(),
        }
    }

    /// The position as a set-up.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        match self {
            Standing::Regular(position) => position.to_setup(EnPassantMode::Legal),
            Standing::Illegal(setup) => setup.clone(),
        }
    }

    /// What tells this position from others.
    #[must_use]
    #[inline]
    pub fn identity(&self) -> Identity {
        match self {
            Standing::Regular(position) => Identity::of(position),
            Standing::Illegal(setup) => Identity {
                men: Men::of(&setup.board),
                turn: setup.turn,
                castling: setup.castling_rights,
                en_passant: None,
            },
        }
    }

    /// Whether a pawn stands on the first or last rank, or both kings are attacked: what A.5.4
    /// speaks of.
    #[must_use]
    pub fn is_plainly_illegal(&self) -> bool {
        let board = self.board();
        !(board.pawns() & Bitboard::BACKRANKS).is_empty()
            || (king_attacked(board, Color::White) && king_attacked(board, Color::Black))
            || matches!(self, Standing::Illegal(_))
    }
}

/// A position of `setup`, forgiving what merely cannot have arisen by play; `None` where the rules
/// of movement have no meaning: kings missing or doubled, pawns on the first or last rank, the
/// player not having the move in check.
#[must_use]
pub fn lenient(setup: Setup, mode: CastlingMode) -> Option<Chess> {
    Chess::from_setup(setup, mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .ok()
}

/// Whether the king of `color` is attacked on `board`.
#[must_use]
#[inline]
pub fn king_attacked(board: &Board, color: Color) -> bool {
    board
        .king_of(color)
        .is_some_and(|king| is_attacked(board, king, !color, board.occupied()))
}

/// 3.9: whether the player having the move is in check.
#[must_use]
#[inline]
pub fn is_in_check(position: &Chess) -> bool {
    king_attacked(position.board(), position.turn())
}

/// Whether a square is attacked by a player. The large tables are only asked where a piece stands
/// that may need them.
#[must_use]
#[inline]
pub(crate) fn is_attacked(board: &Board, square: Square, by: Color, occupied: Bitboard) -> bool {
    let enemy = board.by_color(by);
    let leaps = (attacks::knight_attacks(square) & board.knights())
        | (attacks::king_attacks(square) & board.kings())
        | (attacks::pawn_attacks(!by, square) & board.pawns());
    let straight = Bitboard::from_file(square.file()) | Bitboard::from_rank(square.rank());
    let same_shade = if square.is_light() {
        Bitboard::LIGHT_SQUARES
    } else {
        Bitboard::DARK_SQUARES
    };
    let rooks = board.rooks_and_queens() & enemy & straight;
    let bishops = board.bishops_and_queens() & enemy & same_shade & !straight;
    !(leaps & enemy).is_empty()
        || (!rooks.is_empty() && !(attacks::rook_attacks(square, occupied) & rooks).is_empty())
        || (!bishops.is_empty()
            && !(attacks::bishop_attacks(square, occupied) & bishops).is_empty())
}

/// The pieces by kind, colour and square: White's, and three sets whose joint presence on a square
/// tells the kind. Four words instead of nine, so that histories stay small and are compared fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Men([Bitboard; 4]);

impl Men {
    #[inline]
    fn of(board: &Board) -> Self {
        let (bishops, queens, kings) = (board.bishops(), board.queens(), board.kings());
        Self([
            board.white(),
            board.pawns() | bishops | queens,
            board.knights() | bishops | kings,
            board.rooks() | queens | kings,
        ])
    }
}

/// Everything that makes a position this position (9.2.3): the pieces by kind, colour and square,
/// the player having the move, the castling rights by rook, and an en passant square only where a
/// legal capture exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity {
    men: Men,
    /// Who has the move.
    pub turn: Color,
    /// The rooks with which castling has not been lost (3.8.2); per rook, so in Chess960 too.
    pub castling: Bitboard,
    /// The square on which a pawn can be captured en passant by a legal move.
    pub en_passant: Option<Square>,
}

impl Identity {
    /// The identity of `position`.
    #[must_use]
    #[inline]
    pub fn of(position: &Chess) -> Self {
        let en_passant = match position.maybe_ep_square() {
            Some(_) => position.legal_ep_square(),
            None => None,
        };
        Self {
            men: Men::of(position.board()),
            turn: position.turn(),
            castling: position.castles().castling_rights(),
            en_passant,
        }
    }

    /// Whether the same pieces stand on the same squares, whatever else differs.
    #[must_use]
    pub fn looks_like(&self, other: &Identity) -> bool {
        self.men == other.men
    }

    /// The squares on which pieces of `color` stand.
    #[must_use]
    pub fn men_of(&self, color: Color) -> Bitboard {
        let Men([white, one, two, three]) = self.men;
        color.fold_wb(white, (one | two | three) & !white)
    }

    /// A number that equal identities have in common; others may have it too.
    #[must_use]
    pub(crate) fn hash(&self) -> u64 {
        let start = u64::from(self.castling) ^ u64::from(self.turn.is_white());
        self.men.0.into_iter().fold(start, |state, word| {
            let state = (state ^ u64::from(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            state ^ (state >> 29)
        })
    }

    /// What keeps two positions with the same pieces on the same squares apart; `None` if they are
    /// the same.
    #[must_use]
    pub fn unlike(&self, other: &Identity) -> Option<Unlike> {
        if self.turn != other.turn {
            Some(Unlike::Mover)
        } else if self.castling != other.castling {
            Some(Unlike::CastlingRight)
        } else if self.en_passant != other.en_passant {
            Some(Unlike::EnPassant)
        } else {
            None
        }
    }
}

/// The pieces of either colour that move along the file, rank or diagonal through two squares, and
/// stand on it; none where there is no such line.
#[must_use]
#[inline]
pub(crate) fn sliders_on_line(board: &Board, a: Square, b: Square) -> Bitboard {
    let sliders = if a.file() == b.file() || a.rank() == b.rank() {
        board.rooks_and_queens()
    } else {
        board.bishops_and_queens()
    };
    attacks::ray(a, b) & sliders
}

/// Whether the piece on `from` could go to `to` by its way of moving (Articles 3.2 to 3.8.1), the
/// safety of the own king left aside. For positions in which no other rule can be asked.
#[must_use]
pub fn moves_like_its_kind(board: &Board, from: Square, to: Square) -> bool {
    let Some(piece) = board.piece_at(from) else {
        return false;
    };
    if board.color_at(to) == Some(piece.color) {
        return false;
    }
    if piece.role == Role::Pawn {
        return pawn_reaches(board, piece.color, from, to);
    }
    attacks::attacks(from, piece, board.occupied()).contains(to)
}

fn pawn_reaches(board: &Board, color: Color, from: Square, to: Square) -> bool {
    if attacks::pawn_attacks(color, from).contains(to) {
        return board.piece_at(to).is_some();
    }
    let step = color.fold_wb(8, -8);
    let Some(one) = from.offset(step) else {
        return false;
    };
    if board.piece_at(one).is_some() {
        return false;
    }
    let home = from.rank() == color.fold_wb(Rank::Second, Rank::Seventh);
    to == one || (home && one.offset(step) == Some(to) && board.piece_at(to).is_none())
}

/// The board after the piece on `from` was put on `to`, whatever the rules say: what stood on
/// `to` is gone, a king that went two squares sideways took its rook along if it could, and a pawn
/// was replaced if `promotion` says so.
#[must_use]
pub fn displace(before: &Setup, from: Square, to: Square, promotion: Option<Role>) -> Setup {
    let mut after = before.clone();
    let Some(piece) = after.board.remove_piece_at(from) else {
        return pass(before);
    };
    let captured = after.board.piece_at(to).is_some();
    let placed = Piece {
        color: piece.color,
        role: promotion.unwrap_or(piece.role),
    };
    after.board.set_piece_at(to, placed);
    if piece.role == Role::King {
        carry_rook(&mut after, from, to, piece.color);
        after.castling_rights &= !Bitboard::from_rank(piece.color.backrank());
    }
    after.castling_rights.discard(from);
    after.castling_rights.discard(to);
    let zeroing = captured || piece.role == Role::Pawn;
    step_forward(&mut after, zeroing);
    after
}

/// The same position with the other player having the move: nothing was moved.
#[must_use]
pub fn pass(before: &Setup) -> Setup {
    let mut after = before.clone();
    step_forward(&mut after, false);
    after
}

fn step_forward(setup: &mut Setup, zeroing: bool) {
    setup.ep_square = None;
    setup.halfmoves = if zeroing {
        0
    } else {
        setup.halfmoves.saturating_add(1)
    };
    if setup.turn == Color::Black {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    setup.turn = !setup.turn;
}

/// A king put two squares sideways from the e-file was meant to castle: its rook goes along.
fn carry_rook(after: &mut Setup, from: Square, to: Square, color: Color) {
    let rank = color.backrank();
    let (corner, beside) = match (from.file(), to.file()) {
        (File::E, File::G) => (File::H, File::F),
        (File::E, File::C) => (File::A, File::D),
        _ => return,
    };
    if from.rank() != rank || to.rank() != rank {
        return;
    }
    let corner = Square::from_coords(corner, rank);
    let rook = Piece {
        color,
        role: Role::Rook,
    };
    if after.board.piece_at(corner) == Some(rook) {
        let _ = after.board.remove_piece_at(corner);
        after
            .board
            .set_piece_at(Square::from_coords(beside, rank), rook);
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;

    fn chess(fen: &str) -> Chess {
        let setup = fen.parse::<Fen>().expect("a FEN").into_setup();
        lenient(setup, CastlingMode::Standard).expect("a position")
    }

    #[test]
    fn a3_1_2_a_square_is_attacked_exactly_when_a_piece_is_found_that_attacks_it() {
        for fen in [
            "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2QK2R w KQ - 0 9",
            "4k3/1P4r1/8/3Q4/2b5/8/5n2/R3K2B b Q - 0 1",
        ] {
            let position = chess(fen);
            let board = position.board();
            for (square, color) in Square::ALL
                .into_iter()
                .flat_map(|s| Color::ALL.map(|c| (s, c)))
            {
                let expected = !board.attacks_to(square, color, board.occupied()).is_empty();
                assert_eq!(
                    is_attacked(board, square, color, board.occupied()),
                    expected,
                    "{square}"
                );
            }
            assert_eq!(is_in_check(&position), position.is_check());
        }
    }

    #[test]
    fn a9_2_3_1_an_en_passant_capture_that_a_pin_forbids_does_not_count() {
        let with = chess("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
        let without = chess("8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1");
        assert_eq!(Identity::of(&with), Identity::of(&without));
    }

    #[test]
    fn a9_2_3_1_a_legal_en_passant_capture_counts() {
        let with = Identity::of(&chess("k7/8/8/8/3Pp3/8/8/3K4 b - d3 0 1"));
        let without = Identity::of(&chess("k7/8/8/8/3Pp3/8/8/3K4 b - - 0 1"));
        assert_eq!(with.unlike(&without), Some(Unlike::EnPassant));
    }

    #[test]
    fn a9_2_3_2_castling_rights_count_per_rook() {
        let both = Identity::of(&chess("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
        let one = Identity::of(&chess("4k3/8/8/8/8/8/8/R3K2R w K - 0 1"));
        assert_eq!(both.unlike(&one), Some(Unlike::CastlingRight));
    }

    #[test]
    fn a3_10_3_a_king_left_in_check_is_kept_as_it_stood() {
        let setup = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"
            .parse::<Fen>()
            .expect("a FEN")
            .into_setup();
        let standing = Standing::of(setup, CastlingMode::Standard);
        assert!(standing.regular().is_none());
        assert_eq!(standing.turn(), Color::White);
    }

    #[test]
    fn a3_8_a_castling_done_by_hand_takes_the_rook_along() {
        let setup = "4k3/8/8/8/8/8/8/4K2R w - - 3 1"
            .parse::<Fen>()
            .expect("a FEN")
            .into_setup();
        let after = displace(&setup, Square::E1, Square::G1, None);
        assert_eq!(after.board.piece_at(Square::F1), Some(Color::White.rook()));
        assert_eq!(after.board.piece_at(Square::H1), None);
        assert_eq!((after.halfmoves, after.turn), (4, Color::Black));
    }
}
