//! The position a question is asked about.

use crate::board::bits::{self, back_rank, bit, pawn_steps, third_rank};
use crate::board::{Board, Move};
use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Position as _, Role, Setup,
    Square,
};
use thiserror::Error;

/// A position with the side to move, castling rights, en passant square and half-move clock.
///
/// Standard chess and Chess960. Positions that no game can reach are accepted as long as the
/// question "can this side give mate?" has a meaning; see [`PositionError`] for those that are not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) mode: CastlingMode,
    pub(crate) half_moves: u32,
}

/// Why the question has no meaning in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum PositionError {
    /// Each player has exactly one king (Article 2.2).
    #[error("{color:?} has {found} kings, but each player has exactly one")]
    Kings {
        /// Whose kings were counted.
        color: Color,
        /// How many there are.
        found: usize,
    },
    /// Pawns neither start on nor stay on the first or last rank (Articles 2.3, 3.7.3.3).
    #[error("a pawn stands on {square}, but no pawn can stand on the first or last rank")]
    PawnOnLastRank {
        /// The first such pawn, from a1.
        square: Square,
    },
    /// The player who has just moved left the own king in check (Article 3.9.2).
    #[error(
        "{color:?}, who does not have the move, is in check on {king}, so the last move was illegal"
    )]
    OpponentInCheck {
        /// The player not having the move.
        color: Color,
        /// Where that player's king stands.
        king: Square,
    },
}

impl Position {
    /// Takes a position as set up.
    ///
    /// A castling right without king and rook in their places is dropped, and so is an en passant
    /// square behind which no pawn can have advanced two squares.
    ///
    /// # Errors
    ///
    /// [`PositionError`] where the question has no meaning. Positions that merely cannot have
    /// arisen in a game (too many men, an impossible check) are accepted.
    pub fn from_setup(setup: &Setup, mode: CastlingMode) -> Result<Position, PositionError> {
        for color in [Color::White, Color::Black] {
            let found = (setup.board.by_color(color) & setup.board.kings()).count();
            if found != 1 {
                return Err(PositionError::Kings { color, found });
            }
        }
        let misplaced = setup.board.pawns() & Bitboard(bits::RANK_1 | bits::RANK_8);
        if let Some(square) = misplaced.first() {
            return Err(PositionError::PawnOnLastRank { square });
        }
        let castling = castling_rights(setup, mode);
        let ep = setup
            .ep_square
            .filter(|&ep| ep_possible(setup, ep))
            .map(|ep| ep as u8);
        let board = Board::new(&setup.board, setup.turn, castling, ep);
        let waiting = !setup.turn;
        if board.in_check(waiting) {
            let king = bits::square(board.king(waiting));
            return Err(PositionError::OpponentInCheck {
                color: waiting,
                king,
            });
        }
        Ok(Position {
            board,
            mode,
            half_moves: setup.halfmoves,
        })
    }

    /// Takes over a position of a game.
    #[must_use]
    pub fn from_chess(position: &Chess) -> Position {
        let castling = position.castles().castling_rights().0;
        let ep = position.maybe_ep_square().map(|ep| ep as u8);
        Position {
            board: Board::new(position.board(), position.turn(), castling, ep),
            mode: position.castles().mode(),
            half_moves: position.halfmoves(),
        }
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.board.turn
    }

    /// Half-moves since the last capture or pawn move.
    #[must_use]
    pub fn half_move_clock(&self) -> u32 {
        self.half_moves
    }

    /// Standard chess or Chess960.
    #[must_use]
    pub fn castling_mode(&self) -> CastlingMode {
        self.mode
    }

    /// The position as a [`Setup`], for instance to write its FEN.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        let board = &self.board;
        let mut setup = Setup::empty();
        for color in Color::ALL {
            for role in Role::ALL {
                for at in bits::Squares(board.men(color, role)) {
                    setup.board.set_piece_at(bits::square(at), role.of(color));
                }
            }
        }
        setup.turn = board.turn;
        setup.castling_rights = Bitboard(board.castling);
        setup.ep_square = (board.ep < 64).then(|| bits::square(board.ep));
        setup.halfmoves = self.half_moves;
        setup
    }

    /// A move as UCI writes it: castling as `e1g1` in standard chess, king takes rook in Chess960.
    pub(crate) fn uci(&self, m: Move) -> UciMove {
        let (from, mut to) = (m.from(), m.to());
        if m.is_castling() && self.mode == CastlingMode::Standard {
            to = crate::board::moves::castled(from, to).0;
        }
        UciMove::Normal {
            from: bits::square(from),
            to: bits::square(to),
            promotion: m.promotion(),
        }
    }
}

impl From<&Chess> for Position {
    fn from(position: &Chess) -> Position {
        Position::from_chess(position)
    }
}

/// Whether shakmaty would also read this setup as a legal position; `false` marks positions that
/// cannot have arisen.
#[must_use]
pub fn may_have_arisen(setup: &Setup, mode: CastlingMode) -> bool {
    Chess::from_setup(setup.clone(), mode)
        .is_ok_and(|chess| chess.to_setup(EnPassantMode::Legal).board == setup.board)
}

fn castling_rights(setup: &Setup, mode: CastlingMode) -> u64 {
    let mut rights = 0;
    for color in Color::ALL {
        let rank = back_rank(color);
        let own = setup.board.by_color(color).0 & rank;
        let king = setup.board.kings().0 & own;
        let corners = bits::FILE_A | bits::FILE_H;
        let rooks = setup.castling_rights.0 & setup.board.rooks().0 & own;
        if king == 0 || king & corners != 0 {
            continue;
        }
        match mode {
            CastlingMode::Standard if king & (bits::FILE_A << 4) != 0 => rights |= rooks & corners,
            CastlingMode::Standard => {}
            // One rook on each side of the king.
            CastlingMode::Chess960 => {
                rights |=
                    outermost(rooks & (king - 1)).0 | outermost(rooks & !(king - 1) & !king).1;
            }
        }
    }
    rights
}

/// The lowest and the highest square of a set, each as a set.
fn outermost(set: u64) -> (u64, u64) {
    let lowest = set & set.wrapping_neg();
    let highest = if set == 0 {
        0
    } else {
        1 << (63 - set.leading_zeros())
    };
    (lowest, highest)
}

/// Whether a pawn of the waiting side may just have passed the square.
fn ep_possible(setup: &Setup, ep: Square) -> bool {
    let waiting = !setup.turn;
    let ep = bit(ep as u8);
    let occupied = setup.board.occupied().0;
    let pawn = pawn_steps(waiting, ep);
    let origin = pawn_steps(!waiting, ep);
    let pawns = setup.board.pawns().0 & setup.board.by_color(waiting).0;
    ep & third_rank(waiting) != 0 && pawns & pawn != 0 && occupied & (ep | origin) == 0
}
