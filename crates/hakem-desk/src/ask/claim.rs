//! Ruling on a claim of a draw, with everything that shows it.

mod answer;

use hakem_answers::claim::{
    Examined, Insistence, Question, Touched, Ways, exactly, played, readings,
};
use hakem_answers::doubts;
use hakem_answers::dto::{
    Articles, ClaimEffectLine, ClaimLine, RulingLine, TextLine, Unconfirmed, color_name,
};
use hakem_answers::event_log::must_play;
use hakem_answers::named;
use hakem_answers::trouble::Trouble;
use hakem_audit::judging::start_of;
use hakem_laws::competition_rules::article_8_recording::is_required;
use hakem_laws::facts::{progress::HalfMoveClock, repetition::LookAlike};
use hakem_laws::profile::Profile;
use hakem_laws::provision::Provision;
use hakem_laws::record::event::{Act, Claim, ClaimForm, ClaimGround, Event, Ply, Terms, What};
use hakem_laws::record::regulations::Regulations;
use hakem_laws::rule;
use hakem_laws::ruling::{Formality, Ground, Reason, Ruling, Score, Unlike, Verdict};
use hakem_words::{Args, Context, Lang, Text, codes, message, move_names};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value};
use shakmaty::{Chess, Position};
use utoipa::ToSchema;

pub use self::answer::{
    ClaimAnswer, ClaimedLine, CountLine, EvidenceLine, NamedLine, ProgressLine, SinceLine, StepLine,
};
use super::laws;
use super::moves::{fen, numbered, san};
use super::played::Played;
use super::rules::{Category, Named, regulations};
use super::sheet::{Sheet, name_at, opponent_name};
use crate::learn;
use crate::problem::{Kind, Problem, Reading};

/// The request of `/api/claim`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ClaimRequest {
    /// The game until the claim.
    pub sheet: Sheet,
    /// `threefold` (9.2) or `fifty` (9.3).
    pub ground: String,
    /// Who claims: `white` or `black`; missing: the player having the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The move that the claimant intends; missing: the position on the board.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub intended: Option<String>,
    /// Whether that move is written on the scoresheet; missing: yes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<bool>,
    /// What the claimant has touched: `nothing`, `piece` (nobody says which), or the square of it.
    #[serde(serialize_with = "touched_or_nothing")]
    pub touched: Option<String>,
    /// Whether the opponent accepted the draw before the claim was examined (9.1.2.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepted: Option<bool>,
    /// Whether the claimant, told that the claim lacks its form, maintains it as it is; missing: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maintained: Option<bool>,
    /// A rule profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laws: Option<String>,
    /// Instead of it: what is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<Category>,
    /// Whether rapid or blitz is played under the Competition Rules (A.4, B.2); missing: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supervised: Option<bool>,
    /// The regulations of the event, as in the log of `hakem rule`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub regulations: Option<Map<String, Value>>,
}

/// Where nothing is said of a touch there was none: whoever reads a kept claim is told so.
fn touched_or_nothing<S: Serializer>(
    touched: &Option<String>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let said = touched.as_deref().map(str::trim);
    serializer.serialize_str(said.filter(|text| !text.is_empty()).unwrap_or("nothing"))
}

/// Rules on a claim, and hands the answer to `tell`, which writes it. The intended move may be
/// written in the letters of the record or in those of `lang`.
///
/// # Errors
/// [`Problem`] where the request cannot be used.
pub fn ask<T>(
    request: &ClaimRequest,
    lang: Lang,
    tell: impl FnOnce(&ClaimAnswer<'_>) -> Result<T, Problem>,
) -> Result<T, Problem> {
    let sheet = Played::read(&request.sheet, "/sheet")?.with_moves("/sheet")?;
    let named = Named {
        laws: request.laws.as_deref(),
        category: request.category,
        supervised: request.supervised,
    };
    let profile = named.profile(sheet.profile)?;
    let (rules, mut warnings) = regulations(profile, request.regulations.as_ref(), None)?;
    let question = question(request)?;
    stands_somewhere(question.touched, &sheet.end)?;
    let before = game_of(&sheet, &rules);
    let ways = Ways {
        record: sheet.letters,
        shown: sheet.shows_letters(),
        choice: sheet.choice,
        lang,
    };
    let examined = Examined::of(before.game, ways, &rules, &question)
        .map_err(|trouble| not_one_move(&trouble, &question, &sheet, ways))?;
    let accepted = request
        .accepted
        .unwrap_or(false)
        .then(|| acceptance(&examined, &question, &rules));
    warnings.extend(doubts_of(&sheet, &examined, question.ground));
    warnings.extend(doubts::reading(&examined.ruling).map(TextLine::from));
    let names = move_names(&examined.before);
    let context = Context {
        profile,
        moves: &names,
    };
    let ruled = Ruled {
        sheet: &sheet,
        examined: &examined,
        accepted: accepted.as_ref(),
        context: &context,
    };
    tell(&ruled.answer(warnings))
}

/// The problem of an intended move that cannot be read, or can be read as several: these are told, so
/// that one can be chosen.
fn not_one_move(trouble: &Trouble, question: &Question<'_>, sheet: &Played, ways: Ways) -> Problem {
    let problem = Problem::with(trouble, "/move");
    let (Trouble::MoveOfManyLetters { .. }, Some(text)) = (trouble, question.intended) else {
        return problem;
    };
    let choices = readings(text, &sheet.end, ways).into_iter();
    let mode = sheet.start.mode;
    problem.choose(choices.map(|m| Reading::of(&sheet.end, m, mode)).collect())
}

fn question(request: &ClaimRequest) -> Result<Question<'_>, Problem> {
    let ground = named::ground("ground", &request.ground)
        .map_err(|trouble| Problem::with(&trouble, "/ground"))?;
    let by = match request.by.as_deref() {
        None => None,
        Some(name) => Some(named::color(name).ok_or_else(|| {
            let trouble = Trouble::NotOneOf {
                what: "by",
                given: name.to_owned(),
                choices: "white, black".to_owned(),
            };
            Problem::with(&trouble, "/by")
        })?),
    };
    let touched = match request.touched.as_deref() {
        None | Some("" | "nothing") => Touched::Nothing,
        Some("piece") => Touched::APiece,
        Some(square) => Touched::On(square.parse().map_err(|_| {
            let trouble = Trouble::NotASquare {
                given: square.to_owned(),
            };
            Problem::with(&trouble, "/touched")
        })?),
    };
    let form = if request.written.unwrap_or(true) {
        ClaimForm::Written
    } else {
        ClaimForm::NotWritten
    };
    let intended = request.intended.as_deref().map(str::trim);
    Ok(Question {
        ground,
        by,
        intended: intended.filter(|text| !text.is_empty()),
        form,
        touched,
        insistence: if request.maintained.unwrap_or(false) {
            Insistence::Maintained
        } else {
            Insistence::None
        },
    })
}

/// A piece cannot have been touched where none stands.
fn stands_somewhere(touched: Touched, end: &Chess) -> Result<(), Problem> {
    match touched {
        Touched::On(square) if end.board().piece_at(square).is_none() => {
            let args = Args::new().text("square", square.to_string());
            let problem = Problem::told(Kind::Value, "desk-touched-empty", &args);
            Err(problem.at("/touched"))
        }
        _ => Ok(()),
    }
}

/// The ruling on an acceptance that came before the examination (9.1.2.3). A claim that nobody has
/// examined is, for the Laws, an offer: here it is put to the opponent in the form in which it
/// cannot be examined yet.
fn acceptance(examined: &Examined, question: &Question<'_>, rules: &Regulations) -> Ruling {
    let mut game = examined.before.clone();
    let any_move = game
        .position()
        .and_then(|position| position.legal_moves().first().copied());
    let intended = examined
        .intended
        .or_else(|| any_move.map(exactly))
        .map(Act::new);
    let claim = Claim {
        ground: question.ground,
        intended,
        form: ClaimForm::NotWritten,
    };
    let _ = rule(
        &mut game,
        &Event::of(examined.by, What::Claim(claim)),
        rules,
    );
    let accept = Event::of(!examined.by, What::Accept(Terms::Plain));
    let ruling = rule(&mut game, &accept, rules);
    if matches!(ruling.verdict, Verdict::Ended | Verdict::Refused) {
        return ruling;
    }
    // A claim of which the board shows that it is right, or that cannot be examined at all, cannot
    // be put in that form: it is still an offer that was accepted.
    let mut game = examined.before.clone();
    let offer = Event::of(examined.by, What::Offer(Terms::Plain));
    let _ = rule(&mut game, &offer, rules);
    rule(&mut game, &accept, rules)
}

/// What makes the record doubtful.
fn doubts_of(sheet: &Played, examined: &Examined, ground: ClaimGround) -> Vec<TextLine> {
    let clock = examined
        .half_move_clock()
        .filter(|_| ground == ClaimGround::Fifty);
    let counter =
        clock.and_then(|clock| doubts::unverified_counter(&sheet.start, sheet.plies(), clock.0));
    sheet.doubts().chain(counter).map(Into::into).collect()
}

/// A claim that was ruled on.
struct Ruled<'a> {
    sheet: &'a Played,
    examined: &'a Examined,
    accepted: Option<&'a Ruling>,
    context: &'a Context<'a>,
}

impl<'a> Ruled<'a> {
    /// The acceptance, where it has ended the game.
    fn agreement(&self) -> Option<&'a Ruling> {
        self.accepted
            .filter(|ruling| ruling.verdict == Verdict::Ended)
    }

    /// The ruling that decides.
    fn ruling(&self) -> &'a Ruling {
        self.agreement().unwrap_or(&self.examined.ruling)
    }

    /// The result that the ruling gives, or that the game had before the claim.
    fn result(&self) -> Option<&'static str> {
        let had = self.examined.before.ended().and_then(|ended| ended.score);
        self.ruling().effect.result.or(had).map(Score::as_str)
    }

    fn answer(&self, warnings: Vec<TextLine>) -> ClaimAnswer<'a> {
        let ruling = self.ruling();
        let by = self.examined.by;
        ClaimAnswer {
            line: self.line(),
            ground: ruling.ground.map(Ground::code),
            result: self.result(),
            decided_by: if self.agreement().is_some() {
                "acceptance"
            } else {
                "examination"
            },
            acceptance: self.accepted.map(|accepted| {
                let text = hakem_words::ruling_text(accepted, self.context).into();
                let due = must_play(&self.examined.before, accepted);
                let edition = self.context.profile.edition;
                RulingLine::of(1, Some("accept"), accepted, due, edition, text)
            }),
            laws: self.context.profile.id,
            laws_name: laws::name_of(self.context.profile),
            edition: self.context.profile.edition.year().to_string(),
            claimant: color_name(by),
            opponent: opponent_name(by),
            state: ruling.state.code(),
            sentences: self.sentences(),
            level_text: Text::of(|lang| codes::level(ruling.level, lang)).into(),
            verdict_text: Text::of(|lang| codes::verdict(ruling.verdict, lang)).into(),
            must_play_san: self
                .examined
                .must_play
                .filter(|_| self.agreement().is_none())
                .map(|name| numbered(&name)),
            claimed: self.examined.is_whole().then(|| self.claimed()),
            evidence: self
                .examined
                .occurrences
                .iter()
                .map(|one| self.occurrence(one))
                .collect(),
            progress: self.examined.is_whole().then(|| self.progress()),
            left_to_arbiter: left_to_arbiter(ruling, self.context),
            procedure: procedure(self.context.profile),
            learn: learn::pages_for(&ruling.provisions),
            warnings,
        }
    }

    /// The line of the command line; where the acceptance has decided, with its ruling.
    fn line(&self) -> ClaimLine<'a> {
        let mut line = self.examined.line(self.context);
        if let Some(agreed) = self.agreement() {
            let edition = self.context.profile.edition;
            line.verdict = agreed.verdict.code();
            line.article = Articles(&agreed.provisions, edition);
            line.article_unconfirmed = Unconfirmed(&agreed.provisions, edition);
            line.level = agreed.level.code();
            line.effect = ClaimEffectLine::of(&agreed.effect);
            line.must_play = None;
            line.offer = false;
            line.text = hakem_words::ruling_text(agreed, self.context).into();
        }
        line
    }

    fn sentences(&self) -> Vec<NamedLine> {
        let of = |lang| hakem_words::named_sentences(self.ruling(), self.context, lang);
        let pairs = of(Lang::En).into_iter().zip(of(Lang::Tr));
        pairs
            .map(|((name, en), (_, tr))| NamedLine::of(name, Text { en, tr }))
            .collect()
    }

    fn position_at(&self, ply: u32) -> Option<Chess> {
        let standing = self.examined.before.standing_at(Ply(ply));
        standing.regular().cloned()
    }

    /// Whether a written move stands beside a claim that is correct without it (9.2.2, 9.3.2): it
    /// brings nothing about then.
    fn rests_on_the_board(&self) -> bool {
        let ruling = &self.examined.ruling;
        let board = [Provision::A9_2_2, Provision::A9_3_2];
        ruling.verdict == Verdict::Correct
            && ruling.provisions.iter().any(|own| board.contains(own))
    }

    fn claimed(&self) -> ClaimedLine {
        let before = &self.examined.before;
        let on_board = before.position();
        let with_move = on_board.and_then(|position| {
            let m = self.examined.intended?.resolve(position).ok()?;
            let name = hakem_laws::record::move_name::MoveName::intended(position, m);
            let mut after = position.clone();
            after.play_unchecked(m);
            Some((name, after))
        });
        let ply = before.plies().0;
        match (with_move.filter(|_| !self.rests_on_the_board()), on_board) {
            (Some((name, after)), _) => ClaimedLine {
                fen: fen(&after),
                turn: color_name(after.turn()),
                ply: ply + 1,
                name: Some(name.to_string()),
                san: Some(san(&name)),
                on_board: false,
            },
            (None, position) => {
                let name = name_at(self.context.moves, ply);
                ClaimedLine {
                    fen: position.map_or_else(|| fen(&self.sheet.end), fen),
                    turn: color_name(before.standing().turn()),
                    ply,
                    name: name.as_ref().map(|(name, _)| name.to_string()),
                    san: name.map(|(_, san)| san),
                    on_board: true,
                }
            }
        }
    }

    fn occurrence(&self, one: &LookAlike) -> EvidenceLine {
        let ply = one.ply.0;
        // The claimed position itself may be the one after the intended move.
        let position = self.position_at(ply);
        let name = name_at(self.context.moves, ply).map(|(name, _)| name);
        let half = usize::try_from(ply)
            .ok()
            .and_then(|ply| self.sheet.half_moves.get(ply.checked_sub(1)?));
        let turn = position.as_ref().map_or_else(
            || self.examined.before.standing().turn(),
            shakmaty::Position::turn,
        );
        EvidenceLine {
            ply,
            number: name.map(|name| name.number),
            fen: position.as_ref().map(fen).unwrap_or_default(),
            turn: color_name(turn),
            name: name.map(|name| name.to_string()),
            san: name.as_ref().map(numbered),
            uci: half.map(|half| half.m.to_uci(self.sheet.start.mode).to_string()),
            same: one.why.is_none(),
            why: one.why.map(Unlike::code),
            why_text: one
                .why
                .map(|why| Text::of(|lang| codes::unlike(why, lang)).into()),
        }
    }

    fn progress(&self) -> ProgressLine {
        let end = &self.sheet.end;
        let count = CountLine::of(end);
        let with_written_move = self.examined.intended.and_then(|written| {
            let m = written.resolve(end).ok()?;
            let mut after = end.clone();
            after.play_unchecked(m);
            Some(CountLine::of(&after))
        });
        let clock = HalfMoveClock(count.half_moves);
        let told = |lang| hakem_words::mating::half_move_clock(clock, end.turn(), lang);
        ProgressLine {
            half_moves: count.half_moves,
            white: count.white,
            black: count.black,
            with_written_move,
            since: self.since(count.half_moves),
            text: Text::of(told).into(),
        }
    }

    /// Where the count starts: after the last capture or pawn move, else where the record does.
    fn since(&self, half_moves: u32) -> SinceLine {
        let ply = self.sheet.plies().saturating_sub(half_moves);
        let half = usize::try_from(ply)
            .ok()
            .and_then(|ply| self.sheet.half_moves.get(ply.checked_sub(1)?));
        let cause = match half {
            None => "start",
            Some(half) if half.m.is_capture() => "capture",
            Some(_) => "pawn_move",
        };
        let name = name_at(self.context.moves, ply).map(|(name, _)| name);
        let position = self.position_at(ply);
        SinceLine {
            ply,
            name: name.map(|name| name.to_string()),
            san: name.as_ref().map(numbered),
            fen: position.as_ref().map(fen).unwrap_or_default(),
            cause,
        }
    }
}

/// What the ruling hands to the arbiter, and what no record can tell him.
fn left_to_arbiter(ruling: &Ruling, context: &Context<'_>) -> Vec<NamedLine> {
    let main = core::iter::once(&ruling.reason).filter(|_| {
        matches!(
            ruling.verdict,
            Verdict::ForTheArbiter | Verdict::NeedsReconstruction
        )
    });
    let handed = main.chain(ruling.notes.iter().filter(|note| is_handed_over(note)));
    let mut left: Vec<NamedLine> = handed
        .map(|reason| {
            let text = Text::of(|lang| hakem_words::reason(reason, context, lang));
            NamedLine::of(hakem_words::reason_name(reason), text)
        })
        .collect();
    left.extend(["record", "touch", "clock"].map(|id| {
        let text = Text::of(|lang| message(&format!("desk-left-{id}"), &Args::new(), lang));
        NamedLine::of(id.to_owned(), text)
    }));
    left
}

const fn is_handed_over(note: &Reason) -> bool {
    matches!(
        note,
        Reason::PendingTheArbiter { .. }
            | Reason::ReconstructFirst
            | Reason::NotProvableFromRecord
            | Reason::HistoryIncomplete
            | Reason::MinutesUnsettled
            | Reason::Formality(Formality::SaidMoveUnsettled)
            | Reason::PenaltyForArbiter { .. }
            | Reason::FactToEstablish
            | Reason::BothFlagsForArbiter
    )
}

/// The steps of 9.5, as an arbiter takes them.
fn procedure(profile: &'static Profile) -> Vec<StepLine> {
    let written = if is_required(&Regulations::of(profile)) {
        ("written", &["9.2.1", "9.3.1"][..])
    } else {
        ("sheet", &["A.2", "9.2.1", "9.3.1"][..])
    };
    let step = |id: &'static str, article: &'static [&'static str], level: &'static str| StepLine {
        id,
        article,
        level,
        text: Text::of(|lang| hakem_words::plain(&format!("desk-step-{id}"), lang)).into(),
    };
    vec![
        step("clocks", &["6.11.2", "9.5"], "law"),
        step(written.0, written.1, "law"),
        step("touched", &["9.4"], "law"),
        step("offer", &["9.1.2.3", "9.1.1"], "law"),
        step("both", &[], "advice"),
        step("replay", &["9.2.2", "9.2.3", "9.3"], "law"),
        step("ruling", &["9.5.2", "9.5.3"], "law"),
        step("resume", &["6.11.3", "9.5.3"], "law"),
    ]
}

/// The game of a sheet, for other questions about it.
pub(crate) fn game_of(sheet: &Played, rules: &Regulations) -> hakem_answers::claim::Played {
    played(
        start_of(&sheet.start),
        sheet.moves(),
        sheet.followed(),
        rules,
    )
}
