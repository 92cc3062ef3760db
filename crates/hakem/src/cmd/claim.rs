//! `hakem claim`: is this claim right?

mod intended;

use std::io::Read;

use hakem_laws::facts::{position::Identity, progress::HalfMoveClock, repetition::LookAlike};
use hakem_laws::record::event::{Act, Claim, ClaimForm, ClaimGround, Event, Touching, What};
use hakem_laws::record::regulations::Regulations;
use hakem_laws::record::written::Written;
use hakem_laws::ruling::{Evidence, Reason, Ruling, Unlike, Verdict};
use hakem_laws::{Game, rule, rule_on_board};
use hakem_score::letters::Letters;
use hakem_score::pgn::{self, PlainBoard, Reader, Replayed};
use hakem_score::remarks::{Remark, RemarkCode, RemarkDetail, Weight};
use hakem_words::document::{self, Block, Document};
use hakem_words::{Context, Lang, Text, move_names};
use shakmaty::{Color, Move, Position, Square, san::San};

use super::rule::must_play;
use super::{Stop, Talk};
use crate::args::{self, Format, Touched};
use crate::dto::{
    Articles, AsText, ClaimEffectLine, ClaimLine, OccurrenceLine, Unconfirmed, write_line,
};
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};
use crate::input::Source;
use crate::judging::{profile_for, start_of};

/// Examines the claim.
pub(crate) fn run(request: &args::Claim, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let mut reader = Reader::new();
    let mut text = request.source.open()?;
    let mut chunk = vec![0; 64 * 1024];
    loop {
        let length = text
            .read(&mut chunk)
            .map_err(|error| request.source.fault(text.trouble(&error)))?;
        if length == 0 {
            reader.end();
        }
        reader.feed(chunk.get(..length).unwrap_or_default());
        while let Some(sheet) = reader.next_game() {
            if sheet.number == request.game {
                return examine(&sheet, request, talk);
            }
        }
        if length == 0 {
            break;
        }
    }
    let trouble = match reader.games() {
        0 => Trouble::NoGame,
        found => Trouble::NoSuchGame {
            found,
            wanted: request.game,
        },
    };
    Err(request.source.fault(trouble).into())
}

fn examine(
    sheet: &pgn::Game<'_>,
    request: &args::Claim,
    talk: &mut Talk<'_>,
) -> Result<Exit, Stop> {
    let regulations = Regulations::of(profile_for(sheet, request.laws));
    let (before, letters) = played(sheet, &regulations, request, talk)?;
    let ways = intended::Ways {
        record: letters,
        choice: request.letters,
        lang: talk.words.lang,
    };
    let examined = Examined::of(before, ways, &regulations, request)?;
    let moves = move_names(&examined.before);
    let context = Context {
        profile: regulations.profile,
        moves: &moves,
    };
    let mut result = Vec::new();
    match request.format {
        Format::Json => write_line(&mut result, &examined.line(&context)),
        Format::Human => result.extend_from_slice(examined.page(&context, talk).as_bytes()),
    }
    talk.output.write_all(&result)?;
    Ok(Exit::Done)
}

/// The game before the claim. Where the record cannot be read to its end, it has a gap there.
fn played(
    sheet: &pgn::Game<'_>,
    regulations: &Regulations,
    request: &args::Claim,
    talk: &mut Talk<'_>,
) -> Result<(Game, Letters), Fault> {
    let mut remarks = Vec::new();
    let mut board = PlainBoard::default();
    let replayed = sheet.replay(&mut board, request.letters, &mut remarks);
    let source = &request.source;
    let Ok(start) = sheet.start() else {
        return Err(no_start(source, &remarks, &replayed));
    };
    for remark in remarks
        .iter()
        .filter(|remark| remark.code.weight() == Weight::Trouble)
    {
        let why = hakem_words::score::remark_text(remark);
        let fault = source.fault(Trouble::Record { why });
        talk.tell(&fault.at(u64::from(remark.line), u64::from(remark.column)));
    }
    let mut game = Game::new(start_of(&start), regulations);
    let _ = rule_on_board(&mut game, regulations);
    let mut turn = game.standing().turn();
    for m in board.moves {
        let _ = rule(
            &mut game,
            &Event::of(turn, What::Move(Act::new(exactly(m)))),
            regulations,
        );
        turn = !turn;
    }
    if !replayed.complete || remarks.iter().any(skips_moves) {
        let _ = rule(&mut game, &Event::of_arbiter(What::Gap), regulations);
    }
    Ok((game, replayed.letters))
}

/// Move numbers that jump forward: moves seem to be missing there (8.5.3).
fn skips_moves(remark: &Remark) -> bool {
    match remark.detail {
        RemarkDetail::MoveNumber { written, expected } => written > expected,
        _ => false,
    }
}

/// Why there is no position to start from.
fn no_start(source: &Source, remarks: &[Remark], replayed: &Replayed) -> Fault {
    let codes = [RemarkCode::UnusableFen, RemarkCode::UnknownVariant];
    match remarks.iter().find(|remark| codes.contains(&remark.code)) {
        Some(remark) => source
            .fault(Trouble::Record {
                why: hakem_words::score::remark_text(remark),
            })
            .at(u64::from(remark.line), u64::from(remark.column)),
        None => source.fault(Trouble::NoSuchGame {
            found: u64::from(replayed.plies),
            wanted: 1,
        }),
    }
}

/// A legal move as two squares, or castling by its sign.
fn exactly(m: Move) -> Written {
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
struct Examined {
    /// The game when the claim was made.
    before: Game,
    by: Color,
    ruling: Ruling,
    must_play: Option<hakem_laws::record::move_name::MoveName>,
    occurrences: Vec<LookAlike>,
    touched: Touched,
}

impl Examined {
    fn of(
        before: Game,
        ways: intended::Ways,
        regulations: &Regulations,
        request: &args::Claim,
    ) -> Result<Examined, Fault> {
        let intended = request
            .intended
            .as_deref()
            .map(|text| intended::read(text, before.position(), ways))
            .transpose()?;
        let by = request.by.unwrap_or_else(|| before.standing().turn());
        let mut game = before.clone();
        if let Some(square) = touched_square(request.touched, intended, &before, by) {
            let what = What::Touch {
                square,
                manner: Touching::Deliberate,
            };
            let _ = rule(&mut game, &Event::of(by, what), regulations);
        }
        let form = if intended.is_some() {
            request.form
        } else {
            ClaimForm::NotWritten
        };
        let claim = Claim {
            ground: request.ground,
            intended: intended.map(Act::new),
            form,
        };
        let ruling = rule(&mut game, &Event::of(by, What::Claim(claim)), regulations);
        let must_play = must_play(&before, &ruling);
        let occurrences = match request.ground {
            ClaimGround::Threefold => occurrences(&before, &ruling, intended),
            _ => Vec::new(),
        };
        Ok(Examined {
            before,
            by,
            ruling,
            must_play,
            occurrences,
            touched: request.touched,
        })
    }

    fn line<'a>(&'a self, context: &'a Context<'a>) -> ClaimLine<'a> {
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
    fn stands_as_offer(&self) -> bool {
        self.ruling.effect.offer == Some(self.by)
    }

    /// The smaller of the two players' numbers of moves without capture or pawn move.
    fn count(&self) -> u32 {
        self.before.standing().half_move_clock() / 2
    }

    fn text(&self, context: &Context<'_>, lang: Lang) -> String {
        let unnamed = self.touched == Touched::APiece
            && matches!(self.ruling.reason, Reason::ClaimAfterTouch { .. });
        if !unnamed {
            return hakem_words::ruling(&self.ruling, context, lang);
        }
        // Nobody has said which piece was touched, so none is named.
        let mut ruling = self.ruling.clone();
        ruling.notes.retain(|note| {
            !matches!(
                note,
                Reason::MustMovePiece { .. }
                    | Reason::MustCapture { .. }
                    | Reason::TouchedPieceIsFree { .. }
            )
        });
        let mut sentences = hakem_words::sentences(&ruling, context, lang);
        if let Some(first) = sentences.first_mut() {
            let numbers =
                hakem_words::articles(&ruling.provisions, ruling.level, context.profile, lang);
            let sentence = hakem_words::plain("cli-claim-after-touch", lang);
            *first = format!("{} {numbers}.", sentence.trim_end_matches('.'));
        }
        sentences.join(" ")
    }

    fn page(&self, context: &Context<'_>, talk: &Talk<'_>) -> String {
        let words = talk.words;
        let mut page = Document::default();
        let verdict = hakem_words::codes::verdict(self.ruling.verdict, words.lang);
        page.push(Block::Heading(format!(
            "{}: {verdict}",
            words.tell("document-ruling")
        )));
        page.push(Block::Paragraph(self.text(context, words.lang)));
        if !self.occurrences.is_empty() {
            page.push(Block::Heading(words.tell("document-occurrences")));
            page.push(document::occurrences(
                &self.occurrences,
                context,
                words.lang,
            ));
        }
        let clock = HalfMoveClock(self.before.standing().half_move_clock());
        let turn = self.before.standing().turn();
        page.push(Block::Paragraph(hakem_words::mating::half_move_clock(
            clock, turn, words.lang,
        )));
        talk.page(&page)
    }
}

/// The square that is touched. Where nobody says which piece it was: that of the written move,
/// else the king.
fn touched_square(
    touched: Touched,
    intended: Option<Written>,
    before: &Game,
    by: Color,
) -> Option<Square> {
    match touched {
        Touched::Nothing => None,
        Touched::On(square) => Some(square),
        Touched::APiece => {
            let of_move = before
                .position()
                .and_then(|position| intended?.resolve(position).ok())
                .and_then(Move::from);
            of_move.or_else(|| before.standing().board().king_of(by))
        }
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
