//! What is to be audited, and how.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use hakem_laws::facts::mating::Scrutiny;
use hakem_score::letters::LettersChoice;
use hakem_score::remarks::RemarkCode;
use hakem_words::Lang;

use crate::input::Source;
use crate::judging::LawsChoice;
use crate::output::RowsFile;
use crate::output::checkpoint::Checkpoint;
use crate::row::Rules;

/// What is to be audited, and how.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Files and directories of files.
    pub sources: Vec<Source>,
    /// Which rules.
    pub laws: LawsChoice,
    /// Which piece letters.
    pub letters: LettersChoice,
    /// How hard dead positions and unwinnable flags are looked for.
    pub depth: Depth,
    /// How many games are judged at once.
    pub jobs: NonZeroUsize,
    /// Which games are written; all of them are counted.
    pub only: Only,
    /// Tags or columns that are carried over to the rows.
    pub carried: Vec<String>,
    /// Where rows are written.
    pub rows: Option<RowsFile>,
    /// Where the games themselves are written.
    pub games: Option<GamesFile>,
    /// Where whoever asks for the audit will write a report of it: nothing else may stand there.
    pub report: Option<PathBuf>,
    /// Whether an audit that was interrupted is gone on with.
    pub beginning: Beginning,
    /// About how many bytes of text are judged in one piece. How large it is changes no row.
    pub shard_bytes: usize,
}

impl Plan {
    /// All games of these sources under the laws of their records, by what is cheap to prove, one
    /// at a time; nothing is written.
    #[must_use]
    pub fn of(sources: Vec<Source>) -> Plan {
        Plan {
            sources,
            laws: LawsChoice::OfRecord,
            letters: LettersChoice::Auto,
            depth: Depth::Fast,
            jobs: NonZeroUsize::MIN,
            only: Only::default(),
            carried: Vec::new(),
            rows: None,
            games: None,
            report: None,
            beginning: Beginning::Anew,
            shard_bytes: Plan::SHARD_BYTES,
        }
    }
}

/// A file of the games themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesFile {
    /// Where.
    pub path: PathBuf,
    /// The language in which our ruling is added as a comment; `None`: it is not.
    pub annotated: Option<Lang>,
}

/// How hard dead positions and unwinnable flags are looked for. What is reported is proved in
/// either case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// By what is cheap to prove.
    Fast,
    /// By a complete search.
    Full,
}

impl Depth {
    /// The name that scripts rely on.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Depth::Fast => "fast",
            Depth::Full => "full",
        }
    }

    /// What the judge is told.
    #[must_use]
    pub const fn scrutiny(self) -> Scrutiny {
        match self {
            Depth::Fast => Scrutiny {
                nodes: 5_000,
                ..Scrutiny::RECORD
            },
            Depth::Full => Scrutiny::FULL,
        }
    }
}

/// Where an audit begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// At the first game; what an earlier audit left is overwritten.
    Anew,
    /// Where an earlier audit with the same output was interrupted; at the first game if there was
    /// none.
    Resumed,
}

/// Which games are written: those with one of these grounds, findings or remarks. None: all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Only(pub Vec<String>);

impl Only {
    /// The grounds and findings by which games can be picked out; remarks come in addition.
    pub const CODES: &'static [&'static str] = &[
        "checkmate",
        "stalemate",
        "dead_position",
        "fivefold_repetition",
        "seventyfive_moves",
        "threefold_claim",
        "fifty_move_claim",
        "agreement",
        "resignation",
        "flag_fall",
        "illegal_moves",
        "forfeit",
        "arbiter",
        "unknown",
        "played_on_after_end",
        "result_contradicts_end",
        "flag_but_cannot_mate",
        "resignation_but_cannot_mate",
        "fivefold_unnoticed",
        "seventyfive_unnoticed",
        "agreement_too_early",
        "drawn_but_could_mate",
        "termination_not_on_board",
        "termination_contradicts_result",
        "termination_contradicts_board",
        "mating_undecided",
        "result_left_open",
        "unfinished",
    ];

    /// Every code by which games can be picked out.
    pub fn known() -> impl Iterator<Item = &'static str> {
        let remarks = RemarkCode::ALL.iter().map(|code| code.code());
        Only::CODES.iter().copied().chain(remarks)
    }

    /// Whether games can be picked out by this code.
    #[must_use]
    pub fn is_known(code: &str) -> bool {
        Only::known().any(|known| known == code)
    }

    /// Whether the game is written.
    #[must_use]
    pub fn takes(&self, row: &crate::row::Row) -> bool {
        let has = |code: &String| {
            row.end.as_ref().is_some_and(|end| end.ground == code)
                || row.finding_codes.iter().any(|found| found == code)
                || row.remarks.iter().any(|remark| remark == code)
        };
        self.0.is_empty() || self.0.iter().any(has)
    }
}

impl Plan {
    /// About how many bytes of text are judged in one piece, where nothing speaks against it.
    pub const SHARD_BYTES: usize = 4 << 20;

    /// Whether an audit that is interrupted can be gone on with: it needs an output for that.
    #[must_use]
    pub const fn can_be_resumed(&self) -> bool {
        self.rows.is_some() || self.games.is_some()
    }

    /// Whether games are picked out although none are written.
    #[must_use]
    pub const fn picks_for_nothing(&self) -> bool {
        !self.only.0.is_empty() && !self.can_be_resumed()
    }

    /// Whether an audit with these outputs was begun and has not come to its end.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        Checkpoint::path(self).is_some_and(|path| path.exists())
    }

    /// The output beside which it is noted how far the audit has come.
    pub(crate) fn first_output(&self) -> Option<&Path> {
        let rows = self.rows.as_ref().map(|rows| rows.path.as_path());
        let games = self.games.as_ref().map(|games| games.path.as_path());
        rows.or(games)
    }

    pub(crate) fn rules(&self) -> Rules {
        Rules {
            laws: self.laws,
            letters: self.letters,
            scrutiny: self.depth.scrutiny(),
        }
    }
}
