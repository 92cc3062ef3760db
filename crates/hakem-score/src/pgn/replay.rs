//! Playing a game through: the piece letters are settled, each half-move is played on a board, and
//! remarks are made on what was forgiven or refused.

use hakem_laws::{facts::position::is_in_check, record::written::Written};
use shakmaty::{CastlingSide, Chess, Color, Position, Role, san::San};

use super::{
    Game, Start, StartFault,
    sheet::{Token, TokenKind},
    start, stopped,
};
use crate::{
    letters::{Letters, LettersChoice},
    movetext::{CheckMark, Interpreted, Misread, Plain, interpret, over_specified, plain, settle},
    remarks::{Remark, RemarkCode, RemarkDetail},
    result::RecordedResult,
    tally::{Place, Tally},
};

/// A board on which a game is played through.
pub trait Board {
    /// Puts up the starting position. A second call starts the same game anew.
    fn set_up(&mut self, start: &Start);

    /// Plays one half-move.
    ///
    /// # Errors
    /// Gives back why it is no legal move; the position is then as before.
    fn play(&mut self, written: Written) -> Result<(), hakem_laws::record::written::NotAMove>;

    /// The position on the board.
    fn position(&self) -> &Chess;

    /// Whether the side to move is in check. A board that knows may answer faster.
    fn is_check(&self) -> bool {
        is_in_check(self.position())
    }
}

/// A board that does nothing but hold the position.
#[derive(Clone, Debug, Default)]
pub struct PlainBoard {
    /// The position on the board.
    pub position: Chess,
    /// The half-moves played.
    pub moves: Vec<shakmaty::Move>,
}

impl Board for PlainBoard {
    fn set_up(&mut self, start: &Start) {
        self.position = start.position.clone();
        self.moves.clear();
    }

    fn play(&mut self, written: Written) -> Result<(), hakem_laws::record::written::NotAMove> {
        let mv = written.resolve(&self.position)?;
        self.position.play_unchecked(mv);
        self.moves.push(mv);
        Ok(())
    }

    fn position(&self) -> &Chess {
        &self.position
    }
}

/// A board for the moves that are written unusually: its code is not woven into theirs.
struct Seldom<'a, B>(&'a mut B);

impl<B: Board> Board for Seldom<'_, B> {
    fn set_up(&mut self, start: &Start) {
        self.0.set_up(start);
    }

    #[cold]
    #[inline(never)]
    fn play(&mut self, written: Written) -> Result<(), hakem_laws::record::written::NotAMove> {
        self.0.play(written)
    }

    fn position(&self) -> &Chess {
        self.0.position()
    }

    fn is_check(&self) -> bool {
        self.0.is_check()
    }
}

/// What came of playing a game through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// How many half-moves were played.
    pub plies: u32,
    /// The piece letters that were used.
    pub letters: Letters,
    /// The recorded result: after the moves, else in the Result tag.
    pub recorded: Option<RecordedResult>,
    /// Whether the game could be played to the end of its sheet.
    pub complete: bool,
    /// The result that kings on the centre squares stand for, if they were put there.
    pub kings_in_centre: Option<RecordedResult>,
    /// Whether the half-move at which reading stopped may be such a sign of which only one king is
    /// there: without a recorded result beside it, it tells none.
    pub lone_king_in_centre: bool,
    /// Words after the last half-move or the result, such as `White resigns`; empty if there are
    /// none.
    pub words: String,
    /// Why there was no position to start from.
    pub fault: Option<StartFault>,
}

/// One way through the tokens.
pub(super) struct Run {
    pub(super) tally: Tally,
    pub(super) letters: Letters,
    pub(super) plies: usize,
    /// The first move number that did not follow: written and expected.
    wrong_number: Option<(u32, u32)>,
    /// The kinds of piece that letters stood for.
    roles: Roles,
    pub(super) misread: Option<Misread>,
    /// `0-0` at the end that is a result.
    zeros: Option<Place>,
}

/// A set of kinds of piece.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Roles(u8);

impl Roles {
    fn add(&mut self, role: Role) {
        self.0 |= 1 << (role as u8);
    }

    /// Only kings, or only rooks: then a language in which K or R is another piece may fit too.
    fn may_mislead(self) -> bool {
        self.0 == 1 << (Role::King as u8) || self.0 == 1 << (Role::Rook as u8)
    }
}

impl Game<'_> {
    /// Plays the game through on a board and adds all remarks on it, in the order of their places.
    ///
    /// Plain English notation is played at once. Where it fails, or where only letters occur that
    /// mean something else in another language, the language is settled over the whole sheet and
    /// the game may be played anew. Reading stops at the first half-move that is illegal, ambiguous
    /// or unreadable; those before it stay on the board.
    pub fn replay(
        &self,
        board: &mut impl Board,
        choice: LettersChoice,
        remarks: &mut Vec<Remark>,
    ) -> Replayed {
        let first = remarks.len();
        let mut replayed = self.frame();
        match start::start(self, remarks) {
            Err(fault) => replayed.fault = Some(fault),
            Ok(start) => self.play_from(&start, board, choice, remarks, &mut replayed),
        }
        if let Some(after) = stopped::words_after_result(self) {
            let before = std::mem::take(&mut replayed.words);
            replayed.words = format!("{before} {after}").trim_start().to_owned();
        }
        stopped::on_frame(self, replayed.recorded, remarks);
        if let Some(mine) = remarks.get_mut(first..) {
            mine.sort_by_key(|remark| (remark.line, remark.column, remark.code));
        }
        replayed
    }

    /// What is known before the moves are looked at.
    fn frame(&self) -> Replayed {
        Replayed {
            plies: 0,
            letters: Letters::En,
            recorded: self.result_token().or_else(|| self.result_tag()),
            complete: false,
            kings_in_centre: None,
            lone_king_in_centre: false,
            words: String::new(),
            fault: None,
        }
    }

    fn play_from(
        &self,
        start: &Start,
        board: &mut impl Board,
        choice: LettersChoice,
        remarks: &mut Vec<Remark>,
        replayed: &mut Replayed,
    ) {
        let run = self.settled_run(start, board, choice, remarks);
        replayed.plies = u32::try_from(run.plies).unwrap_or(u32::MAX);
        replayed.letters = run.letters;
        replayed.complete = run.misread.is_none();
        if let Some(place) = run.zeros {
            replayed.recorded = Some(RecordedResult::BothLose);
            remarks.push(Remark {
                code: RemarkCode::ResultNonstandard,
                ply: None,
                line: place.line,
                column: place.column,
                token: Some("0-0".to_owned()),
                detail: RemarkDetail::Result(RecordedResult::BothLose),
            });
        }
        if run.misread.is_some() {
            stopped::on_misread(self, &run, board.position(), remarks, replayed);
        } else {
            stopped::on_mate_word(self, &run, board.position(), remarks, replayed);
        }
        stopped::on_bracketed_words(self, remarks, replayed);
        self.remarks_of(&run, remarks);
    }

    /// Plays the game in the language that the whole sheet speaks.
    fn settled_run(
        &self,
        start: &Start,
        board: &mut impl Board,
        choice: LettersChoice,
        remarks: &mut Vec<Remark>,
    ) -> Run {
        let letters = match choice {
            LettersChoice::Given(letters) => letters,
            LettersChoice::Auto => Letters::En,
        };
        let run = self.run(start, board, letters);
        let clear = run.misread.is_none() && !run.roles.may_mislead();
        if choice != LettersChoice::Auto || clear {
            return run;
        }
        let last = self.sheet.tokens.len() - usize::from(run.zeros.is_some());
        let tokens = self.tokens().take(last).map(|token| token.text);
        let settled = settle(&start.position, tokens, choice);
        let place = self
            .sheet
            .tokens
            .first()
            .map_or(self.sheet.start, |token| token.place());
        let mut remark = |code, detail| {
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
        if settled.is_ambiguous() {
            let mut readings = vec![settled.letters];
            readings.extend(&settled.rivals);
            remark(
                RemarkCode::AmbiguousLetters,
                RemarkDetail::Readings(readings),
            );
        }
        if settled.letters == run.letters {
            return run;
        }
        remark(
            RemarkCode::LettersSettled,
            RemarkDetail::Letters(settled.letters),
        );
        self.run(start, board, settled.letters)
    }

    /// Plays the half-moves under one set of letters until one fails.
    fn run(&self, start: &Start, board: &mut impl Board, letters: Letters) -> Run {
        board.set_up(start);
        let mut run = Run {
            tally: Tally::new(),
            letters,
            plies: 0,
            wrong_number: None,
            roles: Roles::default(),
            misread: None,
            zeros: None,
        };
        let mut numbers = Numbers::new(start);
        for token in &self.sheet.tokens {
            if token.kind == TokenKind::MoveOrResult && self.is_result(&run, board.position()) {
                run.zeros = Some(token.place());
                break;
            }
            if let Err(misread) = run.half_move(board, self.sheet.token_text(token), token) {
                run.misread = Some(misread);
                break;
            }
            if token.number != 0 {
                run.number(numbers.check(run.plies, token.number), token);
            }
            run.plies += 1;
        }
        run
    }

    /// Whether `0-0` at the very end is the result that both lose: the Result tag says so, or
    /// castling is not legal.
    fn is_result(&self, run: &Run, position: &Chess) -> bool {
        let last = run.plies + 1 == self.sheet.tokens.len() && self.ends_in_zeros();
        let castles = || !position.castling_moves(CastlingSide::KingSide).is_empty();
        last && (self.result_tag() == Some(RecordedResult::BothLose) || !castles())
    }

    fn remarks_of(&self, run: &Run, remarks: &mut Vec<Remark>) {
        let token_at = |ply: u32| {
            let token = self.sheet.tokens.get(ply.checked_sub(1)? as usize)?;
            Some(
                self.sheet
                    .decoded(self.sheet.token_text(token))
                    .into_owned(),
            )
        };
        remarks.extend(run.tally.remarks(token_at).map(|mut remark| {
            if let (RemarkCode::MoveNumberWrong, Some((written, expected))) =
                (remark.code, run.wrong_number)
            {
                remark.detail = RemarkDetail::MoveNumber { written, expected };
            }
            remark
        }));
    }
}

impl Run {
    /// Plays one half-move.
    #[inline]
    fn half_move(
        &mut self,
        board: &mut impl Board,
        text: &[u8],
        token: &Token,
    ) -> Result<(), Misread> {
        let ply = u32::try_from(self.plies + 1).unwrap_or(u32::MAX);
        if self.letters == Letters::En
            && let Some(found) = plain(text)
            && self.plain(board, found, ply, token)
        {
            return Ok(());
        }
        self.closer(board, text, ply, token)
    }

    /// Plays a half-move that is not written plainly, or not legal as it is written.
    #[cold]
    fn closer(
        &mut self,
        board: &mut impl Board,
        text: &[u8],
        ply: u32,
        token: &Token,
    ) -> Result<(), Misread> {
        let bare = text.trim_ascii_end_matches(b"!?");
        if self.letters == Letters::En
            && bare.len() < text.len()
            && let Some(found) = plain(bare)
            && self.plain(&mut Seldom(board), found, ply, token)
        {
            self.tally
                .note(RemarkCode::AnnotationSign, ply, token.place());
            return Ok(());
        }
        self.lenient(&mut Seldom(board), text, ply, token)
    }

    /// Plays a half-move in plain English notation; `false` if it is not legal as written.
    #[inline(always)]
    fn plain(&mut self, board: &mut impl Board, found: Plain, ply: u32, token: &Token) -> bool {
        let over = over_specified(board.position(), found.san);
        if board.play(Written::San(found.san)).is_err() {
            return false;
        }
        if let Some(code) = over {
            self.tally.note(code, ply, token.place());
        }
        if let Some(code) = mark_fault(board, found.mark) {
            self.tally.note(code, ply, token.place());
        }
        if let San::Normal {
            role, promotion, ..
        } = found.san
        {
            self.roles_seen(role, promotion);
        }
        true
    }

    fn roles_seen(&mut self, role: Role, promotion: Option<Role>) {
        if role != Role::Pawn {
            self.roles.add(role);
        }
        if let Some(role) = promotion {
            self.roles.add(role);
        }
    }

    fn lenient(
        &mut self,
        board: &mut impl Board,
        text: &[u8],
        ply: u32,
        token: &Token,
    ) -> Result<(), Misread> {
        let found = interpret(board.position(), text, self.letters)?;
        let Interpreted {
            written,
            forgiven,
            mark,
            ..
        } = found;
        board
            .play(written)
            .map_err(|fault| Misread::NotAMove { written, fault })?;
        for code in forgiven.iter() {
            self.tally.note(code, ply, token.place());
        }
        if let Some(code) = mark_fault(board, mark) {
            self.tally.note(code, ply, token.place());
        }
        if let Written::San(San::Normal {
            role, promotion, ..
        }) = written
        {
            self.roles_seen(role, promotion);
        }
        Ok(())
    }

    fn number(&mut self, wrong: Option<(u32, u32)>, token: &Token) {
        if let Some(wrong) = wrong {
            let ply = u32::try_from(self.plies + 1).unwrap_or(u32::MAX);
            self.tally
                .note(RemarkCode::MoveNumberWrong, ply, token.place());
            self.wrong_number.get_or_insert(wrong);
        }
    }
}

/// Whether a mark of check or mate says what is on the board after the move (C.13).
#[inline]
fn mark_fault(board: &impl Board, mark: Option<CheckMark>) -> Option<RemarkCode> {
    match (mark, board.is_check()) {
        (None, false) | (Some(CheckMark::Check), true) => None,
        (None, true) => Some(RemarkCode::CheckMarkMissing),
        (Some(_), false) => Some(RemarkCode::CheckMarkWrong),
        (Some(CheckMark::Mate), true) => not_mate(board.position()),
    }
}

#[cold]
fn not_mate(position: &Chess) -> Option<RemarkCode> {
    (!position.is_checkmate()).then_some(RemarkCode::CheckMarkWrong)
}

/// Follows the move numbers. After a number that does not follow, the next ones are expected to
/// follow that one, so that one slip is one remark.
struct Numbers {
    /// Half-moves before move 1 was due, with the side to move counted in.
    offset: usize,
    /// How much the written numbers are ahead; `None` before the first of a set-up position, whose
    /// count is anybody's choice.
    ahead: Option<i64>,
}

impl Numbers {
    fn new(start: &Start) -> Numbers {
        let moves = start.position.fullmoves().get() as usize;
        let black = usize::from(start.position.turn() == Color::Black);
        Numbers {
            offset: moves * 2 + black,
            ahead: (!start.set_up).then_some(0),
        }
    }

    #[inline]
    fn check(&mut self, plies: usize, number: u16) -> Option<(u32, u32)> {
        let due = i64::try_from((self.offset + plies) / 2).unwrap_or(i64::MAX);
        let expected = due + self.ahead.unwrap_or(i64::from(number) - due);
        self.ahead = Some(i64::from(number) - due);
        if expected == i64::from(number) || number == u16::MAX {
            return None;
        }
        Some((u32::from(number), u32::try_from(expected).unwrap_or(0)))
    }
}

/// Takes bytes off the end of a text.
trait TrimEnd {
    /// The text without any of `set` at its end.
    fn trim_ascii_end_matches(&self, set: &[u8]) -> &[u8];
}

impl TrimEnd for [u8] {
    fn trim_ascii_end_matches(&self, set: &[u8]) -> &[u8] {
        let len = self
            .iter()
            .rposition(|b| !set.contains(b))
            .map_or(0, |last| last + 1);
        self.get(..len).unwrap_or_default()
    }
}
