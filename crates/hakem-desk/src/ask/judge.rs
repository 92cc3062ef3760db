//! Judging recorded games, as `hakem judge` does.

use hakem_answers::dto::{GameLine, TextLine};
use hakem_answers::game::{Confidences, Seen};
use hakem_answers::named;
use hakem_audit::judging::{Bench, LawsChoice, profile_for};
use hakem_laws::facts::mating::Scrutiny;
use hakem_score::letters::LettersChoice;
use hakem_score::pgn::Reader;
use hakem_score::result::RecordedResult;
use hakem_score::write::{Outgoing, write_game};
use hakem_words::{Context, Text, move_names};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::laws;
use super::played::{Played, no_game};
use super::rules::{Category, Named};
use super::sheet::Sheet;
use super::{Answer, written};
use crate::body::SHEET_BYTES;
use crate::problem::{Kind, Problem};

/// The most games of one request.
const MOST_GAMES: usize = 1000;

/// The request of `/api/judge`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct JudgeRequest {
    /// The games; which of them is not looked at.
    pub sheet: Sheet,
    /// A rule profile; missing: that of the day on which each game was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laws: Option<String>,
    /// Instead of it: what was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<Category>,
    /// Whether rapid or blitz was played under the Competition Rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supervised: Option<bool>,
}

/// The judgements.
#[derive(Debug, Serialize, ToSchema)]
pub struct JudgeAnswer {
    /// One for each game.
    #[schema(value_type = Vec<JudgedGame<'static>>)]
    pub games: Vec<Answer>,
    /// Whether there were more games than are answered at once.
    pub more: bool,
}

/// One judgement.
#[derive(Debug, Serialize, ToSchema)]
pub struct JudgedGame<'a> {
    /// As `hakem judge --json` has it.
    #[serde(flatten)]
    pub line: GameLine<'a>,
    /// The rule profile in words.
    pub laws_name: TextLine,
    /// How the game ended, in words.
    pub ending: Option<TextLine>,
    /// Whether the recorded result can stand, in words.
    pub consistency: TextLine,
    /// Each chance to claim in words, in the order of `claimable`.
    pub chances: Vec<TextLine>,
}

/// Judges the games.
///
/// # Errors
/// [`Problem`] where the request cannot be used.
pub fn ask(request: &JudgeRequest) -> Result<JudgeAnswer, Problem> {
    let letters = match request.sheet.letters.as_deref() {
        None => LettersChoice::Auto,
        Some(name) => {
            named::letters(name).map_err(|trouble| Problem::with(&trouble, "/sheet/letters"))?
        }
    };
    let text = text_of(&request.sheet)?;
    let mut reader = Reader::new();
    reader.feed(text.as_bytes());
    reader.end();
    let mut bench = Bench::new(Scrutiny::RECORD);
    let mut confidences = Confidences::default();
    let mut remarks = Vec::new();
    let mut games = Vec::new();
    let mut more = false;
    while let Some(game) = reader.next_game() {
        if games.len() == MOST_GAMES {
            more = true;
            break;
        }
        let named = Named {
            laws: request.laws.as_deref(),
            category: request.category,
            supervised: request.supervised,
        };
        let profile = named.profile(profile_for(&game, LawsChoice::OfRecord))?;
        remarks.clear();
        let judged = bench.judge(&game, profile, letters, &mut remarks);
        let seen = Seen {
            game: &game,
            source: "",
            remarks: &remarks,
            judged: &judged,
            bench: &bench,
            confidence: confidences.of(profile),
        };
        games.push(written(&told(&seen))?);
    }
    if games.is_empty() {
        return Err(Problem::of(Kind::NoGame).because(no_game()).at("/sheet"));
    }
    Ok(JudgeAnswer { games, more })
}

/// A game with its sentences.
fn told<'a>(seen: &'a Seen<'a>) -> JudgedGame<'a> {
    let judgement = seen.judged.judgement.as_ref();
    let moves = move_names(seen.bench.referee().game());
    let context = Context {
        profile: seen.judged.profile,
        moves: &moves,
    };
    let consistent = judgement.and_then(|judgement| judgement.consistent);
    JudgedGame {
        line: seen.line(),
        laws_name: laws::name_of(seen.judged.profile),
        ending: judgement
            .map(|own| Text::of(|lang| hakem_words::ending(own, &context, lang)).into()),
        consistency: Text::of(|lang| hakem_words::consistency(consistent, lang)).into(),
        chances: judgement
            .map_or(&[][..], |judgement| &judgement.claimable)
            .iter()
            .map(|chance| Text::of(|lang| hakem_words::chance(chance, &context, lang)).into())
            .collect(),
    }
}

/// The text of the games; boxes become the text that they stand for.
fn text_of(sheet: &Sheet) -> Result<String, Problem> {
    match (&sheet.text, &sheet.moves, &sheet.fen) {
        (Some(text), None, None) if text.len() > SHEET_BYTES => {
            Err(Problem::too_large("desk-too-large-bytes", SHEET_BYTES).at("/sheet/text"))
        }
        (Some(text), None, None) => Ok(text.clone()),
        _ => Ok(pgn_of(
            &Played::read(sheet, "/sheet")?.with_something_read("/sheet")?,
            &[],
            RecordedResult::Unfinished,
            &[],
        )),
    }
}

/// A game as PGN, with tags and comments added.
pub(crate) fn pgn_of(
    played: &Played,
    tags: &[(&str, &str)],
    result: RecordedResult,
    comments: &[(u32, &str)],
) -> String {
    let own = played.tags.iter();
    let own = own.map(|(name, value)| (name.as_str(), value.as_str()));
    let tags: Vec<(&str, &str)> = tags.iter().copied().chain(own).collect();
    let moves: Vec<shakmaty::Move> = played.moves().collect();
    write_game(&Outgoing {
        tags: &tags,
        start: Some(&played.start.position),
        mode: played.start.mode,
        moves: &moves,
        unread: &[],
        result: Some(result),
        result_tag: None,
        termination: None,
        comments,
    })
}
