//! Everything that was forgiven or refused while reading, each with its place.
//!
//! Reading never fails for bad content: it gives what could be read, and remarks beside it. A
//! remark has a code that scripts may rely on, a place in the input, and a detail from which a
//! sentence can be made. What happens many times in one game (a missing check mark, a comment) is
//! one remark with the first place and a count.

use shakmaty::{CastlingSide, Color, Move, Square};

use crate::{
    fen::FenError, illegal::WhyIllegal, letters::Letters, movetext::Unreadable,
    result::RecordedResult,
};

/// One thing that was forgiven or refused while reading, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What it is.
    pub code: RemarkCode,
    /// The half-move concerned, counted from 1; `None` where it concerns no half-move.
    pub ply: Option<u32>,
    /// Line in the input, counted from 1; 0 where the text did not come from a file.
    pub line: u32,
    /// Column in bytes, counted from 1; 0 where the text did not come from a file.
    pub column: u32,
    /// What was written there, if it is worth showing.
    pub token: Option<String>,
    /// What a sentence about it needs to know.
    pub detail: RemarkDetail,
}

/// What a remark adds to its code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemarkDetail {
    /// Nothing.
    None,
    /// How many times in this game; the remark's place is the first.
    Count(u32),
    /// The piece letters that were settled on.
    Letters(Letters),
    /// Piece letters under which the sheet is just as legal, the ones that were used first.
    Readings(Vec<Letters>),
    /// An illegal move: why, and up to three legal moves that come closest.
    Illegal {
        /// The reason, as a teacher would give it.
        why: WhyIllegal,
        /// Up to three legal moves, the closest first.
        closest: Vec<Move>,
    },
    /// The legal moves that all fit what was written.
    Candidates(Vec<Move>),
    /// What could not be read, and up to three legal moves that look like it.
    Unreadable {
        /// What is wrong with it.
        fault: Unreadable,
        /// Up to three legal moves, the closest first.
        closest: Vec<Move>,
    },
    /// A move number that does not follow.
    MoveNumber {
        /// The number that was written.
        written: u32,
        /// The number that would follow.
        expected: u32,
    },
    /// The Result tag and the result after the moves differ.
    Results {
        /// In the Result tag.
        tag: RecordedResult,
        /// After the moves.
        token: RecordedResult,
    },
    /// A result that was understood.
    Result(RecordedResult),
    /// Words at the end of a sheet that are no moves.
    Words {
        /// The words.
        text: String,
        /// Whether they tell how the game ended, or with which result.
        tell: Tell,
    },
    /// A word or a name: a tag, a variant.
    Text(String),
    /// A FEN that cannot be used.
    Fen(FenError),
    /// A castling right that was dropped.
    Castling {
        /// Whose.
        color: Color,
        /// Towards which side.
        side: CastlingSide,
    },
    /// An en passant square that was dropped.
    EnPassant {
        /// The square.
        square: Square,
        /// Why.
        why: EnPassantDropped,
    },
}

/// Whether words tell of the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tell {
    /// They tell how it ended, or with which result.
    AnEnd,
    /// They tell how it ended, but nothing tells with which result.
    AnEndWithoutResult,
    /// They tell nothing of it.
    NoEnd,
}

/// Why an en passant square was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EnPassantDropped {
    /// No pawn can just have passed over it.
    NoPawnPassed,
    /// A pawn passed over it, but no capture is legal there (Article 9.2.3.1).
    NoLegalCapture,
}

/// How much a remark matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weight {
    /// Usual in files; said only for completeness.
    Trivial,
    /// Departs from the standard and was forgiven.
    Forgiven,
    /// Something was lost, doubtful or refused.
    Trouble,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $code:literal, $weight:ident;)*) => {
        /// The kinds of remark. The text of [`RemarkCode::code`] never changes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum RemarkCode { $($(#[$doc])* $variant,)* }

        impl RemarkCode {
            /// All kinds, in the order of their declaration.
            pub const ALL: &'static [RemarkCode] = &[$(RemarkCode::$variant,)*];

            /// The name that scripts rely on.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(RemarkCode::$variant => $code,)* }
            }

            /// How much it matters.
            #[must_use]
            pub const fn weight(self) -> Weight {
                match self { $(RemarkCode::$variant => Weight::$weight,)* }
            }
        }
    };
}

codes! {
    // Moves that were not played; reading the game stops there.
    /// No legal move fits (Article 3.10.2).
    IllegalMove = "illegal_move", Trouble;
    /// Several legal moves fit (C.10).
    AmbiguousMove = "ambiguous_move", Trouble;
    /// Not a move in any notation that is known here.
    UnreadableMove = "unreadable_move", Trouble;
    /// By the move number a half-move is missing before the one at which reading stopped.
    MissingMove = "missing_move", Trouble;
    /// A pawn reaches the last rank and no piece is named (7.5.2); no queen is assumed.
    PromotionMissing = "promotion_missing", Trouble;
    /// A move that passes: the Laws know none.
    NullMove = "null_move", Trouble;
    /// Kings put on the centre squares after the last move, as electronic boards record a result.
    KingsInCentre = "kings_in_centre", Forgiven;
    /// More half-moves than are kept for one game.
    GameTooLong = "game_too_long", Trouble;

    // The start of the game.
    /// The FEN cannot be used.
    UnusableFen = "unusable_fen", Trouble;
    /// A variant that the Laws of Chess do not cover.
    UnknownVariant = "unknown_variant", Trouble;
    /// A castling right without king and rook in their places was dropped.
    CastlingRightDropped = "castling_right_dropped", Forgiven;
    /// An en passant square was dropped.
    EnPassantSquareDropped = "ep_square_dropped", Forgiven;
    /// The half-move clock is larger than the move number allows, or the number is not usable.
    FenMoveNumber = "move_number", Forgiven;
    /// More pieces than promotion can explain; the position is used all the same.
    ImpossibleMaterial = "impossible_material", Forgiven;
    /// A check that no last move can explain; the position is used all the same.
    ImpossibleCheck = "impossible_check", Forgiven;
    /// Fields at the end of the FEN are missing and took their usual values.
    FenFieldsMissing = "fen_fields_missing", Trivial;
    /// More follows the six fields of the FEN.
    FenTrailingText = "fen_trailing_text", Forgiven;

    // Piece letters.
    /// The piece letters of another language than English were settled on.
    LettersSettled = "letters_settled", Trivial;
    /// Several languages give a legal game, with different moves.
    AmbiguousLetters = "ambiguous_letters", Trouble;

    // Ways of writing a move.
    /// Castling with the digit zero, as the Laws write it (C.13.1).
    ZeroCastling = "zero_castling", Trivial;
    /// Castling in lower-case letters, without hyphens or with other dashes.
    CastlingSpelling = "castling_spelling", Forgiven;
    /// Castling written as a king's move of two squares.
    CastlingAsKingMove = "castling_as_king_move", Forgiven;
    /// The square of departure is written too (C.8).
    LongAlgebraic = "long_algebraic", Trivial;
    /// Two squares without a piece letter, as computers write moves.
    UciMove = "uci_move", Forgiven;
    /// A piece letter in lower case.
    LowerCasePiece = "lower_case_piece", Forgiven;
    /// A square in upper case.
    UpperCaseSquare = "upper_case_square", Forgiven;
    /// A letter for the pawn (C.4 knows none).
    PawnLetter = "pawn_letter", Forgiven;
    /// A check without its mark (C.13 makes it optional).
    CheckMarkMissing = "check_mark_missing", Trivial;
    /// A check or mate mark where there is none.
    CheckMarkWrong = "check_mark_wrong", Forgiven;
    /// More of the departure square than needed (C.10).
    OverSpecified = "over_specified", Trivial;
    /// A capture without its mark (C.9 makes it optional).
    CaptureMarkMissing = "capture_mark_missing", Trivial;
    /// A capture mark where nothing is taken.
    CaptureMarkWrong = "capture_mark_wrong", Forgiven;
    /// A colon as capture mark.
    CaptureMarkOther = "capture_mark_other", Trivial;
    /// A pawn's capture with files only.
    ShortPawnCapture = "short_pawn_capture", Forgiven;
    /// A promotion without the equals sign, as the Laws write it (C.11).
    PromotionWithoutSign = "promotion_without_sign", Trivial;
    /// A promotion with brackets, a stroke or a lower-case letter.
    PromotionOtherSign = "promotion_other_sign", Forgiven;
    /// A note that the capture is en passant (C.9).
    EnPassantNote = "en_passant_note", Trivial;
    /// Words or signs of check and mate other than plus and hash.
    CheckMarkOther = "check_mark_other", Trivial;
    /// Signs of praise and blame.
    AnnotationSign = "annotation_sign", Trivial;

    // The move list.
    /// No space between the move number and the move.
    NoSpaceAfterNumber = "no_space_after_number", Trivial;
    /// A move number that does not follow.
    MoveNumberWrong = "move_number_wrong", Trouble;
    /// Variations, which were skipped.
    VariationSkipped = "variation_skipped", Trivial;
    /// Comments, which were skipped.
    CommentSkipped = "comment_skipped", Trivial;
    /// A semicolon makes a comment of the rest of a line that begins like a move.
    MoveInComment = "move_in_comment", Forgiven;
    /// Numeric annotation glyphs, which were skipped.
    NagSkipped = "nag_skipped", Trivial;
    /// The sign of a draw offer (C.12).
    DrawOfferSign = "draw_offer_sign", Trivial;
    /// Signs that belong to no notation known here, which were skipped.
    SignSkipped = "sign_skipped", Forgiven;
    /// A comment that is never closed.
    UnclosedComment = "unclosed_comment", Trouble;
    /// A variation that is never closed.
    UnclosedVariation = "unclosed_variation", Trouble;
    /// A closing bracket or brace without its opening.
    StrayBracket = "stray_bracket", Forgiven;
    /// A line that starts with a percent sign, which was skipped.
    EscapeLine = "escape_line", Trivial;

    // The result and the frame of the game.
    /// No result after the moves.
    MissingResult = "missing_result", Forgiven;
    /// A result written in another way than the standard's four.
    ResultNonstandard = "result_nonstandard", Forgiven;
    /// The Result tag and the result after the moves differ.
    ResultsDiffer = "results_differ", Trouble;
    /// Moves or words after the result, which were skipped.
    TextAfterResult = "text_after_result", Forgiven;
    /// Words after the last move, which are no moves.
    TrailingWords = "trailing_words", Forgiven;
    /// Something before the first game or between two games, which was skipped.
    TextBeforeGame = "text_before_game", Forgiven;
    /// The input ends in the middle of a game.
    TruncatedGame = "truncated_game", Trouble;
    /// Tags that every game should have are missing.
    MissingTags = "missing_tags", Trivial;
    /// A tag that occurs twice; the first counts.
    DuplicateTag = "duplicate_tag", Forgiven;
    /// A tag that is not written as the standard says.
    MalformedTag = "malformed_tag", Forgiven;
    /// A tag with a day that is none of the calendar, or is not written as the standard says; it is
    /// not used.
    UnusableDate = "unusable_date", Forgiven;
    /// A time control told in words.
    ProseTimeControl = "prose_time_control", Trivial;
    /// A time control that cannot be understood.
    UnreadableTimeControl = "unreadable_time_control", Forgiven;

    // Bytes.
    /// A byte-order mark at the start of the file.
    ByteOrderMark = "byte_order_mark", Trivial;
    /// The file is in UTF-16.
    Utf16 = "utf16", Forgiven;
    /// Not UTF-8, and Turkish; taken for Windows-1254.
    Windows1254 = "windows_1254", Trivial;
    /// Not UTF-8; taken for Latin-1.
    Latin1 = "latin1", Trivial;
    /// NUL bytes, which were skipped.
    NulBytes = "nul_bytes", Forgiven;
}

/// A set of remark codes: what was forgiven in one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Forgiven(u128);

impl Forgiven {
    /// Nothing.
    pub const NONE: Forgiven = Forgiven(0);

    /// Adds one kind.
    pub fn add(&mut self, code: RemarkCode) {
        self.0 |= 1 << (code as u32);
    }

    /// The same set with one kind more.
    #[must_use]
    pub fn with(mut self, code: RemarkCode) -> Forgiven {
        self.add(code);
        self
    }

    /// The kinds in either set.
    #[must_use]
    pub const fn union(self, other: Forgiven) -> Forgiven {
        Forgiven(self.0 | other.0)
    }

    /// Whether the kind is in the set.
    #[must_use]
    pub const fn contains(self, code: RemarkCode) -> bool {
        self.0 & (1 << (code as u32)) != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds, in the order of their declaration.
    pub fn iter(self) -> impl Iterator<Item = RemarkCode> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let code = RemarkCode::ALL.get(left.trailing_zeros() as usize)?;
            left &= left.wrapping_sub(1);
            Some(*code)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_distinct_and_in_snake_case() {
        let mut codes: Vec<&str> = RemarkCode::ALL.iter().map(|c| c.code()).collect();
        let n = codes.len();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), n);
        assert!(codes.iter().all(|c| {
            c.bytes()
                .all(|b| b == b'_' || b.is_ascii_lowercase() || b.is_ascii_digit())
        }));
        assert!(n <= 128, "Forgiven holds 128 kinds");
    }

    #[test]
    fn a_set_gives_back_what_was_added() {
        let set = Forgiven::NONE
            .with(RemarkCode::NulBytes)
            .with(RemarkCode::IllegalMove)
            .with(RemarkCode::NulBytes);
        let kinds: Vec<_> = set.iter().collect();
        assert_eq!(kinds, [RemarkCode::IllegalMove, RemarkCode::NulBytes]);
        assert!(!set.contains(RemarkCode::Latin1));
    }
}
