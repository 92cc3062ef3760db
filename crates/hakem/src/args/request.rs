//! What the user asks for: the values that the command line stands for.

use std::path::PathBuf;

pub use hakem_answers::claim::{Insistence, Touched};
pub use hakem_audit::judging::LawsChoice;
use hakem_laws::{
    profile::Profile,
    record::event::{ClaimForm, ClaimGround},
};
use hakem_score::letters::LettersChoice;
use shakmaty::Color;

use crate::asking::Bounds;
use crate::cmd::judge::JudgeOptions;
use crate::cmd::rule::RuleOptions;
use crate::input::Source;

/// What the user asks for.
#[derive(Clone, Debug)]
pub enum Request {
    /// `hakem judge`.
    Judge(Judge),
    /// `hakem audit`.
    Audit(super::Audit),
    /// `hakem claim`.
    Claim(Claim),
    /// `hakem rule`.
    Rule(Rule),
    /// `hakem position`.
    Position(Position),
    /// `hakem winnable`.
    Winnable(Winnable),
    /// `hakem prove`.
    Prove(Prove),
    /// `hakem verify`.
    Verify(Verify),
    /// `hakem laws`.
    Laws(Laws),
    /// `hakem signature`.
    Signature(Vec<Source>, Format),
    /// `hakem watch`.
    Watch(super::watch::Watch),
    /// `hakem serve`.
    Serve(super::serve::Serve),
    /// `hakem cluster`.
    Cluster(super::cluster::Cluster),
    /// `hakem completions`.
    Completions(clap_complete::Shell),
    /// `hakem man`.
    Man,
    /// A text to be shown: help or the version.
    Say(String),
}

impl Request {
    /// What will be read.
    #[must_use]
    pub fn reads(&self) -> Vec<&Source> {
        match self {
            Request::Judge(request) => request.sources.iter().collect(),
            Request::Claim(request) => vec![&request.source],
            Request::Rule(request) => vec![&request.source],
            Request::Winnable(request) => vec![&request.source],
            Request::Verify(request) => request.sources.iter().collect(),
            Request::Signature(sources, _) => sources.iter().collect(),
            _ => Vec::new(),
        }
    }
}

/// Results for people or for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Sentences, wrapped to 80 columns.
    Human,
    /// One JSON object per line.
    Json,
}

/// Whether `--check` was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Exit code 1 where something is at odds.
    Yes,
    /// Exit code 0 whatever is found.
    No,
}

/// What `hakem judge` prints of each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The judgement under one profile.
    One,
    /// The profiles under which the outcome differs.
    Compare,
}

/// `hakem judge`.
#[derive(Clone, Debug)]
pub struct Judge {
    /// What to read.
    pub sources: Vec<Source>,
    /// How to judge and print.
    pub options: JudgeOptions,
}

/// `hakem claim`.
#[derive(Clone, Debug)]
pub struct Claim {
    /// What to read.
    pub source: Source,
    /// Which game of it, counted from 1.
    pub game: u64,
    /// Which rules.
    pub laws: LawsChoice,
    /// Which piece letters.
    pub letters: LettersChoice,
    /// How to print.
    pub format: Format,
    /// What the claim rests on.
    pub ground: ClaimGround,
    /// Who claims; `None`: the player having the move.
    pub by: Option<Color>,
    /// The move that is written or meant.
    pub intended: Option<String>,
    /// Whether that move is written.
    pub form: ClaimForm,
    /// What the claimant has touched.
    pub touched: Touched,
    /// Whether a claim that lacks its form is maintained as it is.
    pub insistence: Insistence,
}

/// `hakem rule`.
#[derive(Clone, Debug)]
pub struct Rule {
    /// What to read.
    pub source: Source,
    /// How to rule and print.
    pub options: RuleOptions,
}

/// `hakem position`.
#[derive(Clone, Debug)]
pub struct Position {
    /// The position.
    pub fen: String,
    /// Of whom it is asked; `None`: of both.
    pub winner: Option<Color>,
    /// What each answer may cost.
    pub bounds: Bounds,
    /// How to print.
    pub format: Format,
}

/// `hakem winnable`.
#[derive(Clone, Debug)]
pub struct Winnable {
    /// What to read.
    pub source: Source,
    /// Of whom it is asked; `None`: of both players.
    pub winner: Option<Winner>,
    /// What each answer may cost.
    pub bounds: Bounds,
    /// Whether helpmates are shown.
    pub lines: Lines,
    /// How many positions are looked at at once; `None`: as many as there are cores.
    pub jobs: Option<u64>,
    /// How to print.
    pub format: Format,
}

/// Of whom it is asked whether he can give mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// Of White.
    White,
    /// Of Black.
    Black,
    /// Of the player who does not have the move: the question of a flag fall.
    Waiting,
}

impl Winner {
    /// Whose colour it is where `turn` has the move.
    #[must_use]
    pub const fn color(self, turn: Color) -> Color {
        match (self, turn) {
            (Winner::White, _) | (Winner::Waiting, Color::Black) => Color::White,
            (Winner::Black, _) | (Winner::Waiting, Color::White) => Color::Black,
        }
    }
}

/// Whether helpmates are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// They are.
    Shown,
    /// They are not.
    Hidden,
}

/// `hakem prove`.
#[derive(Clone, Debug)]
pub struct Prove {
    /// The position.
    pub fen: String,
    /// Of whom it is asked.
    pub winner: Color,
    /// What the answer may cost.
    pub bounds: Bounds,
    /// Where the evidence is written; `None`: to standard output.
    pub out: Option<PathBuf>,
}

/// `hakem verify`.
#[derive(Clone, Debug)]
pub struct Verify {
    /// The certificates.
    pub sources: Vec<Source>,
    /// How to print.
    pub format: Format,
}

/// `hakem laws`.
#[derive(Clone, Debug)]
pub struct Laws {
    /// The profile to print; `None`: list all.
    pub profile: Option<&'static Profile>,
    /// How to print.
    pub format: Format,
}
