//! Positions as people write them: FEN, X-FEN and Shredder-FEN, with named faults and their place.

mod board;
mod castling;
mod counters;

use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, FromSetup, Position, PositionError,
    PositionErrorKinds, Rank, Role, Setup, Square,
};

use crate::remarks::{EnPassantDropped, Remark, RemarkCode, RemarkDetail};

/// A position that was read.
#[derive(Clone, Debug)]
pub struct FenReading {
    /// The position as it will be used, without what had to be dropped.
    pub setup: Setup,
    /// The same, ready to be played from.
    pub position: Chess,
    /// Ordinary chess or Chess960.
    pub mode: CastlingMode,
    /// What was forgiven or dropped; the column counts within the FEN, the line is 0.
    pub remarks: Vec<Remark>,
}

impl FenReading {
    /// The position in normal form: an en passant square only where a capture is legal.
    #[must_use]
    pub fn normalised(&self) -> String {
        shakmaty::fen::Fen::from_position(&self.position, EnPassantMode::Legal).to_string()
    }
}

/// How it is found whether castling follows Chess960.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ModeChoice {
    /// Chess960 where the castling field names files, or where a king that may castle stands
    /// beside the e-file.
    #[default]
    Detect,
    /// Told, for example by a Variant tag.
    Given(CastlingMode),
}

/// Why a FEN cannot be used, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{kind} (column {column})")]
pub struct FenError {
    /// What is wrong.
    pub kind: FenFault,
    /// The byte in the FEN, counted from 1.
    pub column: u32,
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum FenFault {
    /// There is no text.
    #[error("there is no position")]
    Empty,
    /// A letter that is no piece.
    #[error("`{0}` is no piece: use KQRBNP for White, kqrbnp for Black, digits for empty squares")]
    UnknownPiece(char),
    /// A rank without eight squares.
    #[error("rank {rank} has {squares} squares, not 8")]
    RankLength {
        /// The rank, 8 first.
        rank: u8,
        /// How many squares it has.
        squares: u32,
    },
    /// Not eight ranks.
    #[error("there are {0} ranks, not 8")]
    RankCount(u32),
    /// Neither `w` nor `b`.
    #[error("the side to move is `w` or `b`")]
    SideToMove,
    /// A letter that is no castling right.
    #[error("`{0}` is no castling right: use KQkq, files, or -")]
    CastlingLetter(char),
    /// Not a square nor `-`.
    #[error("the en passant field is a square or -")]
    EnPassantSquare,
    /// Not a usable number.
    #[error(
        "the half-move clock is a number from 0 to {}",
        counters::MOST_HALF_MOVES
    )]
    HalfMoveClock,
    /// Not a usable number.
    #[error("the move number is a number from 1 to {}", counters::MOST_MOVES)]
    MoveNumber,
    /// A side without exactly one king.
    #[error("{color} has {count} kings, not 1")]
    Kings {
        /// The side.
        color: Color,
        /// How many kings it has.
        count: u32,
    },
    /// A pawn where none can stand.
    #[error("a pawn stands on {0}, on the first or last rank")]
    PawnOnLastRank(Square),
    /// The side that has just moved is in check.
    #[error("{color} is not to move, but in check from {by}")]
    SideNotToMoveInCheck {
        /// The side that is in check.
        color: Color,
        /// Where the checking piece stands.
        by: Square,
    },
    /// Impossible in another way.
    #[error("the position is impossible")]
    Impossible,
}

impl FenFault {
    pub(crate) fn at(self, byte: usize) -> FenError {
        FenError {
            kind: self,
            column: column(byte),
        }
    }
}

/// The column of a byte.
fn column(byte: usize) -> u32 {
    u32::try_from(byte).unwrap_or(u32::MAX).saturating_add(1)
}

/// One field of a FEN and where it starts.
#[derive(Clone, Copy)]
struct Field<'a> {
    text: &'a str,
    at: usize,
}

/// Remarks as they come up.
#[derive(Default)]
struct Remarks(Vec<Remark>);

impl Remarks {
    fn add(&mut self, code: RemarkCode, at: usize, token: &str, detail: RemarkDetail) {
        self.0.push(Remark {
            code,
            ply: None,
            line: 0,
            column: column(at),
            token: (!token.is_empty()).then(|| token.to_owned()),
            detail,
        });
    }
}

/// Reads a FEN. Missing fields at the end take their usual values: White to move, no castling
/// right, no en passant square, half-move clock 0, move 1.
///
/// # Errors
/// [`FenError`] names what makes the position unusable, and where.
pub fn read_fen(text: &str, mode: ModeChoice) -> Result<FenReading, FenError> {
    let mut fields = fields(text);
    let mut remarks = Remarks::default();
    let placement = fields.next().ok_or(FenFault::Empty.at(0))?;
    let mut setup = Setup::empty();
    setup.board = board::read(placement)?;
    let side = fields.next();
    if let Some(side) = side {
        setup.turn = side_to_move(side)?;
    }
    let castling = fields.next();
    let en_passant = fields.next();
    let mode = match castling {
        Some(field) => castling::read(field, mode, &mut setup, &mut remarks)?,
        None => castling::mode_without_rights(mode),
    };
    if let Some(field) = en_passant {
        setup.ep_square = en_passant_square(field, &setup, &mut remarks)?;
    }
    counters::read(&mut fields, text.len(), &mut setup, &mut remarks)?;
    possible(&setup, placement, side)?;
    let position = into_position(setup.clone(), mode, placement, &mut remarks)?;
    if let (Some(square), None, Some(field)) =
        (setup.ep_square, position.legal_ep_square(), en_passant)
    {
        dropped(
            &mut remarks,
            field,
            square,
            EnPassantDropped::NoLegalCapture,
        );
    }
    Ok(FenReading {
        setup,
        position,
        mode,
        remarks: remarks.0,
    })
}

/// The fields, separated by spaces, or by underscores as in addresses.
fn fields(text: &str) -> impl Iterator<Item = Field<'_>> {
    let mut rest = text;
    let mut at = 0;
    std::iter::from_fn(move || {
        let trimmed = rest.trim_start_matches(separates);
        at += rest.len() - trimmed.len();
        if trimmed.is_empty() {
            return None;
        }
        let len = trimmed.find(separates).unwrap_or(trimmed.len());
        let (text, after) = trimmed.split_at(len);
        let field = Field { text, at };
        rest = after;
        at += len;
        Some(field)
    })
}

fn separates(c: char) -> bool {
    c.is_whitespace() || c == '_'
}

fn side_to_move(field: Field<'_>) -> Result<Color, FenError> {
    match field.text {
        "w" | "W" => Ok(Color::White),
        "b" | "B" => Ok(Color::Black),
        _ => Err(FenFault::SideToMove.at(field.at)),
    }
}

fn en_passant_square(
    field: Field<'_>,
    setup: &Setup,
    remarks: &mut Remarks,
) -> Result<Option<Square>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    let square: Square = field
        .text
        .parse()
        .map_err(|_| FenFault::EnPassantSquare.at(field.at))?;
    if pawn_passed(setup, square) {
        return Ok(Some(square));
    }
    dropped(remarks, field, square, EnPassantDropped::NoPawnPassed);
    Ok(None)
}

fn dropped(remarks: &mut Remarks, field: Field<'_>, square: Square, why: EnPassantDropped) {
    let detail = RemarkDetail::EnPassant { square, why };
    remarks.add(
        RemarkCode::EnPassantSquareDropped,
        field.at,
        field.text,
        detail,
    );
}

/// Whether a pawn can just have passed over a square (3.7.3.1).
fn pawn_passed(setup: &Setup, square: Square) -> bool {
    let mover = setup.turn;
    let rank = mover.fold_wb(Rank::Sixth, Rank::Third);
    let (from, to) = mover.fold_wb((Rank::Seventh, Rank::Fifth), (Rank::Second, Rank::Fourth));
    let board = &setup.board;
    let behind = Square::from_coords(square.file(), from);
    let pawn = Square::from_coords(square.file(), to);
    square.rank() == rank
        && board.piece_at(square).is_none()
        && board.piece_at(behind).is_none()
        && board.piece_at(pawn) == Some(Role::Pawn.of(!mover))
}

/// Kings, pawns and checks: what no tolerance can mend (Articles 1.4.1, 3.7, 3.9).
fn possible(setup: &Setup, placement: Field<'_>, side: Option<Field<'_>>) -> Result<(), FenError> {
    let board = &setup.board;
    for color in Color::ALL {
        let kings = board.by_color(color) & board.kings();
        let count = u32::try_from(kings.count()).unwrap_or(u32::MAX);
        if count != 1 {
            // The second one as it is read, from the eighth rank down.
            let places = kings
                .into_iter()
                .map(|king| board::byte_of(placement.text, king));
            let mut places: Vec<_> = places.collect();
            places.sort_unstable();
            let at = placement.at + places.get(1).copied().unwrap_or(0);
            return Err(FenFault::Kings { color, count }.at(at));
        }
    }
    let misplaced = board.pawns() & shakmaty::Bitboard::BACKRANKS;
    if let Some(square) = misplaced.last() {
        let at = placement.at + board::byte_of(placement.text, square);
        return Err(FenFault::PawnOnLastRank(square).at(at));
    }
    let waiting = !setup.turn;
    let checker = board
        .king_of(waiting)
        .and_then(|king| board.attacks_to(king, setup.turn, board.occupied()).first());
    match checker {
        Some(by) => Err(FenFault::SideNotToMoveInCheck { color: waiting, by }
            .at(side.map_or(placement.at, |field| field.at))),
        None => Ok(()),
    }
}

/// Builds the position; what merely cannot have come about in a game is accepted with a remark.
fn into_position(
    setup: Setup,
    mode: CastlingMode,
    placement: Field<'_>,
    remarks: &mut Remarks,
) -> Result<Chess, FenError> {
    let error: PositionError<Chess> = match Chess::from_setup(setup, mode) {
        Ok(position) => return Ok(position),
        Err(error) => error,
    };
    for (kind, code) in [
        (
            PositionErrorKinds::TOO_MUCH_MATERIAL,
            RemarkCode::ImpossibleMaterial,
        ),
        (
            PositionErrorKinds::IMPOSSIBLE_CHECK,
            RemarkCode::ImpossibleCheck,
        ),
    ] {
        if error.kinds().contains(kind) {
            remarks.add(code, placement.at, "", RemarkDetail::None);
        }
    }
    error
        .ignore_too_much_material()
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .map_err(|_| FenFault::Impossible.at(placement.at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> FenReading {
        read_fen(text, ModeChoice::Detect).unwrap_or_else(|e| panic!("{text}: {e}"))
    }

    fn codes(reading: &FenReading) -> Vec<RemarkCode> {
        reading.remarks.iter().map(|r| r.code).collect()
    }

    fn fault(text: &str) -> (FenFault, u32) {
        let error = read_fen(text, ModeChoice::Detect).unwrap_err();
        (error.kind, error.column)
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn the_initial_position_needs_no_remark() {
        let reading = read(START);
        assert_eq!(reading.position, Chess::default());
        assert_eq!(reading.normalised(), START);
        assert_eq!(reading.mode, CastlingMode::Standard);
        assert!(reading.remarks.is_empty());
    }

    #[test]
    fn missing_fields_take_their_usual_values() {
        let reading = read("4k3/8/8/8/8/8/8/4K2R");
        assert_eq!(reading.normalised(), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
        assert_eq!(codes(&reading), [RemarkCode::FenFieldsMissing]);
    }

    #[test]
    fn faults_are_named_with_their_place() {
        assert_eq!(fault(""), (FenFault::Empty, 1));
        assert_eq!(fault("8/8"), (FenFault::RankCount(2), 1));
        assert_eq!(
            fault("rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            (
                FenFault::RankLength {
                    rank: 7,
                    squares: 7
                },
                10
            )
        );
        assert_eq!(
            fault("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            (FenFault::UnknownPiece('9'), 19)
        );
        assert_eq!(
            fault("rnbqkbnr/pppppppp/8/8/4ş3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            (FenFault::UnknownPiece('ş'), 24)
        );
        let placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assert_eq!(fault(&format!("{placement} x")), (FenFault::SideToMove, 45));
        assert_eq!(
            fault(&format!("{placement} w KX")),
            (FenFault::CastlingLetter('X'), 48)
        );
        assert_eq!(
            fault(&format!("{placement} w - e9")),
            (FenFault::EnPassantSquare, 49)
        );
        assert_eq!(
            fault(&format!("{placement} w - - -1 1")),
            (FenFault::HalfMoveClock, 51)
        );
        assert_eq!(
            fault(&format!("{placement} w - - 0 one")),
            (FenFault::MoveNumber, 53)
        );
    }

    #[test]
    fn kings_pawns_and_checks_that_cannot_be() {
        assert_eq!(
            fault("4k3/8/8/8/8/8/8/8 w - - 0 1").0,
            FenFault::Kings {
                color: Color::White,
                count: 0
            }
        );
        assert_eq!(
            fault("4k3/8/4k3/8/8/8/8/4K3 w - - 0 1"),
            (
                FenFault::Kings {
                    color: Color::Black,
                    count: 2
                },
                8
            )
        );
        assert_eq!(
            fault("4k2P/8/8/8/8/8/8/4K3 w - - 0 1"),
            (FenFault::PawnOnLastRank(Square::H8), 4)
        );
        assert_eq!(
            fault("4k3/8/8/8/4R3/8/8/4K3 w - - 0 1"),
            (
                FenFault::SideNotToMoveInCheck {
                    color: Color::Black,
                    by: Square::E4
                },
                23
            )
        );
    }

    #[test]
    fn castling_rights_without_king_or_rook_are_dropped() {
        let reading = read("4k3/8/8/8/8/8/8/4K2R w KQk - 0 1");
        assert_eq!(reading.normalised(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        assert_eq!(
            codes(&reading),
            [
                RemarkCode::CastlingRightDropped,
                RemarkCode::CastlingRightDropped
            ]
        );
        assert_eq!(reading.remarks[0].column, 25);
    }

    #[test]
    fn guideline_ii_x_fen_and_shredder_fen() {
        let shredder = "bqrkrbnn/pppppppp/8/8/8/8/PPPPPPPP/BQRKRBNN w ECec - 0 1";
        let x_fen = "bqrkrbnn/pppppppp/8/8/8/8/PPPPPPPP/BQRKRBNN w KQkq - 0 1";
        for text in [shredder, x_fen] {
            let reading = read(text);
            assert_eq!(reading.mode, CastlingMode::Chess960, "{text}");
            assert_eq!(reading.setup.castling_rights.count(), 4, "{text}");
            assert!(reading.remarks.is_empty());
        }
        assert_eq!(read(shredder).position, read(x_fen).position);
        let told = read_fen(START, ModeChoice::Given(CastlingMode::Chess960)).unwrap();
        assert_eq!(told.mode, CastlingMode::Chess960);
    }

    #[test]
    fn a9_2_3_1_en_passant_squares_where_nothing_can_be_taken_are_dropped() {
        let pinned = read("5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 7 4");
        assert!(codes(&pinned).contains(&RemarkCode::EnPassantSquareDropped));
        assert!(codes(&pinned).contains(&RemarkCode::FenMoveNumber));
        assert_eq!(
            pinned.normalised(),
            "5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - - 7 4"
        );
        let nowhere = read("4k3/8/8/8/8/8/8/4K3 w - e6 0 1");
        assert_eq!(nowhere.setup.ep_square, None);
        assert!(matches!(
            nowhere.remarks[0].detail,
            RemarkDetail::EnPassant {
                why: EnPassantDropped::NoPawnPassed,
                ..
            }
        ));
        let real = read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
        assert!(real.remarks.is_empty());
        assert_eq!(real.normalised(), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    }

    #[test]
    fn the_half_move_clock_is_kept_even_where_the_move_number_is_too_small() {
        let reading = read("6k1/8/4NKN1/5B2/8/8/8/r7 w - - 97 12");
        assert_eq!(reading.setup.halfmoves, 97);
        assert_eq!(codes(&reading), [RemarkCode::FenMoveNumber]);
        assert!(
            read("6k1/8/4NKN1/5B2/8/8/8/r7 w - - 97 112")
                .remarks
                .is_empty()
        );
        assert_eq!(
            codes(&read("4k3/8/8/8/8/8/8/4K3 w - - 0 0")),
            [RemarkCode::FenMoveNumber]
        );
    }

    #[test]
    fn what_follows_the_six_fields_is_remarked() {
        let extra = read("4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves");
        assert_eq!(codes(&extra), [RemarkCode::FenTrailingText]);
        let epd = read("4k3/8/8/8/8/8/8/4K3 w - - bm Ke2;");
        assert_eq!(codes(&epd), [RemarkCode::FenTrailingText]);
    }

    #[test]
    fn composed_positions_are_accepted_with_a_remark() {
        let many = read("QQQQQQQQ/QQQQQQQQ/8/8/8/k7/8/2K5 b - - 0 1");
        assert!(codes(&many).contains(&RemarkCode::ImpossibleMaterial));
    }
}
