//! Is this claim right, and what shows it?

mod intended;

use hakem_laws::facts::{position::Identity, progress::HalfMoveClock, repetition::LookAlike};
use hakem_laws::record::event::{Act, Claim, ClaimForm, ClaimGround, Event, Touching, What};
use hakem_laws::record::game::Start;
use hakem_laws::record::move_name::MoveName;
use hakem_laws::record::regulations::Regulations;
use hakem_laws::record::written::Written;
use hakem_laws::ruling::{Evidence, Ruling, Unlike, Verdict};
use hakem_laws::{Game, rule, rule_on_board};
use hakem_score::remarks::{Remark, RemarkDetail};
use hakem_words::{Context, Lang, Text};
use shakmaty::{Color, Move, Position, Square, san::San};

pub use self::intended::{Shown, Ways, letters_of, readings};
use crate::dto::{Articles, AsText, ClaimEffectLine, ClaimLine, OccurrenceLine, Unconfirmed};
use crate::event_log::must_play;
use crate::trouble::Trouble;

/// A claim of a draw as it was made at the end of a game's moves.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// What it rests on.
    pub ground: ClaimGround,
    /// Who claims; `None`: the player having the move.
    pub by: Option<Color>,
    /// The move that the claimant intends, as written; `None`: the position on the board.
    pub intended: Option<&'a str>,
    /// Whether that move is written.
    pub form: ClaimForm,
    /// What the claimant has touched.
    pub touched: Touched,
    /// Whether a claim that lacks its form is maintained as it is.
    pub insistence: Insistence,
}

/// What a claimant does when told that his claim lacks its form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Insistence {
    /// He has not been told yet, or will put it in order.
    #[default]
    None,
    /// He maintains it as it is: then it is decided as it is.
    Maintained,
}

/// Whether a claimant has touched a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched {
    /// Nothing.
    Nothing,
    /// A piece; nobody says which.
    APiece,
    /// The piece on this square.
    On(Square),
}

/// Whether a record can be followed to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// It can.
    ToTheEnd,
    /// Something is missing or cannot be read (8.5.3).
    ToAGap,
}

/// A game after its recorded moves.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game.
    pub game: Game,
    /// The ruling on the position or move that has ended it, if one has.
    pub end: Option<Ruling>,
}

/// The game after its recorded moves, all of them legal.
#[must_use]
pub fn played(
    start: Start,
    moves: impl IntoIterator<Item = Move>,
    followed: Followed,
    regulations: &Regulations,
) -> Played {
    let mut game = Game::new(start, regulations);
    let mut end = rule_on_board(&mut game, regulations);
    let mut turn = game.standing().turn();
    for m in moves {
        let what = What::Move(Act::new(exactly(m)));
        let ruling = rule(&mut game, &Event::of(turn, what), regulations);
        if end.is_none() && game.ended().is_some() {
            end = Some(ruling);
        }
        turn = !turn;
    }
    if followed == Followed::ToAGap {
        let _ = rule(&mut game, &Event::of_arbiter(What::Gap), regulations);
    }
    Played { game, end }
}

/// Move numbers that jump forward: moves seem to be missing there (8.5.3).
#[must_use]
pub fn skips_moves(remark: &Remark) -> bool {
    match remark.detail {
        RemarkDetail::MoveNumber { written, expected } => written > expected,
        _ => false,
    }
}

/// A legal move as two squares, or castling by its sign.
#[must_use]
pub fn exactly(m: Move) -> Written {
    match (m.castling_side(), m.from()) {
        (Some(side), _) => Written::San(San::Castle(side)),
        (None, Some(from)) => Written::Squares {
            from,
            to: m.to(),
            promotion: m.promotion(),
        },
        (None, None) => Written::San(San::Null),
    }
}

/// A claim with its ruling.
#[derive(Clone, Debug)]
pub struct Examined {
    /// The game when the claim was made.
    pub before: Game,
    /// Who claims.
    pub by: Color,
    /// The move that the claimant intends.
    pub intended: Option<Written>,
    /// The ruling.
    pub ruling: Ruling,
    /// The move that has to be played.
    pub must_play: Option<MoveName>,
    /// For a repetition: every position that has the same pieces on the same squares as the one
    /// claimed; none where that one is not known.
    pub occurrences: Vec<LookAlike>,
}

impl Examined {
    /// Examines a claim made at the end of `before`; `ways` says in which letters its move may be
    /// written.
    ///
    /// # Errors
    /// [`Trouble::UnreadableMove`] and [`Trouble::MoveOfManyLetters`] where nobody can say which move
    /// is intended.
    pub fn of(
        before: Game,
        ways: Ways,
        regulations: &Regulations,
        question: &Question<'_>,
    ) -> Result<Examined, Trouble> {
        // Behind a gap nobody knows what would be legal.
        let position = before.position().filter(|_| is_whole(&before));
        let intended = question
            .intended
            .map(|text| intended::read(text, position, ways))
            .transpose()?;
        let by = question.by.unwrap_or_else(|| before.standing().turn());
        let mut game = before.clone();
        if let Some(what) = touch(question.touched) {
            let _ = rule(&mut game, &Event::of(by, what), regulations);
        }
        let form = if intended.is_some() {
            question.form
        } else {
            ClaimForm::NotWritten
        };
        let claim = Claim {
            ground: question.ground,
            intended: intended.map(Act::new),
            form,
        };
        let claimed = Event::of(by, What::Claim(claim));
        let mut ruling = rule(&mut game, &claimed, regulations);
        if ruling.verdict == Verdict::Irregular && question.insistence == Insistence::Maintained {
            ruling = rule(&mut game, &claimed, regulations);
        }
        let must_play = must_play(&before, &ruling);
        let occurrences = match question.ground {
            ClaimGround::Threefold if is_whole(&before) => occurrences(&before, &ruling, intended),
            _ => Vec::new(),
        };
        Ok(Examined {
            before,
            by,
            intended,
            ruling,
            must_play,
            occurrences,
        })
    }

    /// The claim as a line of JSON has it.
    #[must_use]
    pub fn line<'a>(&'a self, context: &'a Context<'a>) -> ClaimLine<'a> {
        ClaimLine {
            verdict: verdict_code(self.ruling.verdict),
            article: Articles(&self.ruling.provisions, context.profile.edition),
            article_unconfirmed: Unconfirmed(&self.ruling.provisions, context.profile.edition),
            level: self.ruling.level.code(),
            effect: ClaimEffectLine::of(&self.ruling.effect),
            must_play: self.must_play.map(AsText),
            offer: self.stands_as_offer(),
            occurrences: self
                .occurrences
                .iter()
                .map(|one| occurrence(one, context))
                .collect(),
            count: self.count(),
            text: Text::of(|lang| self.text(context, lang)).into(),
        }
    }

    /// Whether the claim stands as an offer of a draw (9.1.2.3).
    #[must_use]
    pub fn stands_as_offer(&self) -> bool {
        self.ruling.effect.offer == Some(self.by)
    }

    /// Whether the record reaches the claim: where it has a gap before it (8.5.3), what stands on the
    /// board when the claim is made is not known, and nothing may be counted there.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        is_whole(&self.before)
    }

    /// Half-moves without capture or pawn move on the board; `None` where the record has a gap.
    #[must_use]
    pub fn half_move_clock(&self) -> Option<HalfMoveClock> {
        let clock = HalfMoveClock(self.before.standing().half_move_clock());
        self.is_whole().then_some(clock)
    }

    /// The smaller of the two players' numbers of moves without capture or pawn move; `None` where
    /// the record has a gap.
    #[must_use]
    pub fn count(&self) -> Option<u32> {
        self.half_move_clock().map(|clock| clock.0 / 2)
    }

    /// The ruling in words.
    #[must_use]
    pub fn text(&self, context: &Context<'_>, lang: Lang) -> String {
        hakem_words::ruling(&self.ruling, context, lang)
    }
}

/// Whether nothing is missing of the record of a game (8.5.3).
fn is_whole(game: &Game) -> bool {
    game.between().gap.is_none()
}

/// The event of a touch; none where nothing was touched.
const fn touch(touched: Touched) -> Option<What> {
    match touched {
        Touched::Nothing => None,
        Touched::APiece => Some(What::TouchUnnamed),
        Touched::On(square) => Some(What::Touch {
            square,
            manner: Touching::Deliberate,
        }),
    }
}

/// The positions that look like the one claimed.
fn occurrences(before: &Game, ruling: &Ruling, intended: Option<Written>) -> Vec<LookAlike> {
    let found = ruling.evidence.iter().find_map(|evidence| match evidence {
        Evidence::Occurrences(list) => Some(list.clone()),
        _ => None,
    });
    found.unwrap_or_else(|| {
        let after = before.position().and_then(|position| {
            let m = intended?.resolve(position).ok()?;
            position.clone().play(m).ok()
        });
        let identity = match &after {
            Some(position) => Identity::of(position),
            None => before.standing().identity(),
        };
        before.repetition().look_alikes(&identity)
    })
}

fn occurrence(one: &LookAlike, context: &Context<'_>) -> OccurrenceLine {
    let index = one
        .ply
        .0
        .checked_sub(1)
        .and_then(|index| usize::try_from(index).ok());
    let name = index.and_then(|index| context.moves.get(index).copied().flatten());
    OccurrenceLine {
        ply: one.ply.0,
        by_move: name.map(|name| name.to_string()),
        same: one.why.is_none(),
        why: one.why.map(Unlike::code),
    }
}

/// The code of a verdict on a claim. Under rules that know no such claim there is nothing to claim:
/// it is without object.
const fn verdict_code(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Refused => Verdict::NoObject.code(),
        verdict => verdict.code(),
    }
}
