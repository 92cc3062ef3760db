//! The most striking games: a few of each kind of finding, the gravest kinds first and of each the
//! games in which most is at stake.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use hakem_laws::judge::{Finding, FindingCode, InForce};
use hakem_laws::record::event::Ply;
use serde::{Deserialize, Serialize};
use shakmaty::{EnPassantMode, fen::Fen};

use crate::judging::{Bench, Judged};
use crate::row::{FindingRow, Row};

/// How many games of each kind are kept.
const KEPT: usize = 4;

/// The most striking games by the code of what was found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Striking {
    kinds: BTreeMap<String, Vec<StrikingGame>>,
}

/// A game worth looking at, and the board on which it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StrikingGame {
    /// What was found.
    pub code: String,
    /// How grave the finding is: the gravest have the least number.
    pub rank: u8,
    /// How much is at stake, within the kind: half-moves played on, length of the game.
    pub weight: u32,
    /// The source.
    pub source: String,
    /// The number of the game in it.
    pub game: u64,
    /// The line at which it starts.
    pub line: u64,
    /// Event.
    pub event: Option<String>,
    /// Date.
    pub date: Option<String>,
    /// Round.
    pub round: Option<String>,
    /// White's name.
    pub white: Option<String>,
    /// Black's name.
    pub black: Option<String>,
    /// The recorded result.
    pub recorded: Option<String>,
    /// The result that the end gives.
    pub result: Option<String>,
    /// How the game ended.
    pub ground: Option<String>,
    /// The half-move of the finding.
    pub ply: u32,
    /// The position at that half-move.
    pub fen: Option<String>,
    /// The half-move that led to it, as `44... Kxe5`.
    pub by_move: Option<String>,
    /// The Article.
    pub article: String,
    /// What was found, in English.
    pub text_en: String,
    /// What was found, in Turkish.
    pub text_tr: String,
    /// Everything that was found in this game, in the order of the half-moves.
    pub findings: Vec<Told>,
}

/// Something that was found, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// Its code.
    pub code: String,
    /// In English.
    pub text_en: String,
    /// In Turkish.
    pub text_tr: String,
}

impl StrikingGame {
    /// What comes first: the graver finding, then the game in which more is at stake.
    const fn order(&self) -> (u8, Reverse<u32>) {
        (self.rank, Reverse(self.weight))
    }

    /// Whether this is the same game, perhaps for another finding.
    #[must_use]
    pub fn is_same_game(&self, other: &StrikingGame) -> bool {
        (self.game, &self.source) == (other.game, &other.source)
    }
}

impl Striking {
    /// All kept games, each once, by its gravest finding: the gravest kinds first, and the most
    /// striking games of each kind.
    #[must_use]
    pub fn games(&self) -> Vec<&StrikingGame> {
        let mut all: Vec<&StrikingGame> = self.kinds.values().flatten().collect();
        all.sort_by_key(|game| game.order());
        let mut once: Vec<&StrikingGame> = Vec::new();
        for game in all {
            if !once.iter().any(|other| other.is_same_game(game)) {
                once.push(game);
            }
        }
        once
    }

    /// The kept games of one kind, the most striking first.
    #[must_use]
    pub fn of(&self, code: &str) -> &[StrikingGame] {
        self.kinds.get(code).map_or(&[], Vec::as_slice)
    }

    /// Notes a game for each of its findings that is more striking than what was kept.
    pub(crate) fn note(&mut self, row: &Row, judged: &Judged, bench: &Bench) {
        let findings = judged.judgement.as_ref().map_or(&[][..], |j| &j.findings);
        for (index, finding) in findings.iter().enumerate() {
            let code = finding.code.code();
            let order = (rank(finding.code), weight(finding, row));
            let kept = self.of(code);
            let is_full = kept.len() >= KEPT;
            if is_full
                && kept
                    .last()
                    .is_some_and(|last| last.order() <= (order.0, Reverse(order.1)))
            {
                continue;
            }
            if let Some(game) = striking(row, index, finding.ply, order, bench) {
                self.keep(game);
            }
        }
    }

    /// Games keep their order where they weigh the same, so the parts can be counted anyhow.
    fn keep(&mut self, game: StrikingGame) {
        let kept = self.kinds.entry(game.code.clone()).or_default();
        if kept.iter().any(|other| other.is_same_game(&game)) {
            return;
        }
        let at = kept.partition_point(|other| other.order() <= game.order());
        kept.insert(at, game);
        kept.truncate(KEPT);
    }

    /// Adds games that were read after these.
    pub(crate) fn merge(&mut self, later: Striking) {
        for game in later.kinds.into_values().flatten() {
            self.keep(game);
        }
    }

    /// Puts all games in their places, as [`Row::moved`] does.
    pub(crate) fn moved(&mut self, games: u64, lines: u64) {
        for game in self.kinds.values_mut().flatten() {
            game.game += games;
            game.line += lines;
        }
    }
}

/// What is at stake: moves of no effect, else the length of the game.
fn weight(finding: &Finding, row: &Row) -> u32 {
    match finding.code {
        FindingCode::PlayedOnAfterEnd { extra, .. } => extra,
        FindingCode::ResultContradictsEnd { .. } => row.plies.saturating_sub(finding.ply.0).max(1),
        _ => row.plies,
    }
}

/// How grave a finding is, the gravest first: results that cannot stand, moves after the end, draws
/// that nobody noticed, what only a later edition would have ended, what the record leaves open.
const fn rank(code: FindingCode) -> u8 {
    use FindingCode as F;
    match code {
        F::FlagButCannotMate { .. }
        | F::ResignationButCannotMate { .. }
        | F::DrawnButCouldMate { .. } => 0,
        F::ResultContradictsEnd { .. } => 1,
        F::PlayedOnAfterEnd { .. } => 2,
        F::FivefoldUnnoticed {
            in_force: InForce::Yes,
        }
        | F::SeventyFiveUnnoticed {
            in_force: InForce::Yes,
        } => 3,
        F::AgreementTooEarly => 4,
        F::TerminationContradictsResult { .. }
        | F::TerminationContradictsBoard { .. }
        | F::TerminationNotOnBoard => 5,
        F::FivefoldUnnoticed {
            in_force: InForce::No,
        }
        | F::SeventyFiveUnnoticed {
            in_force: InForce::No,
        } => 6,
        _ => 7,
    }
}

fn striking(
    row: &Row,
    index: usize,
    ply: Ply,
    (rank, weight): (u8, u32),
    bench: &Bench,
) -> Option<StrikingGame> {
    let finding = row.findings.get(index)?;
    let end = row.end.as_ref();
    Some(StrikingGame {
        code: finding.code.to_owned(),
        rank,
        weight,
        source: row.source.to_string(),
        game: row.game,
        line: row.line,
        event: row.tags.event.clone(),
        date: row.tags.date.clone(),
        round: row.tags.round.clone(),
        white: row.tags.white.clone(),
        black: row.tags.black.clone(),
        recorded: row.recorded.map(str::to_owned),
        result: end.and_then(|end| end.result).map(str::to_owned),
        ground: end.map(|end| end.ground.to_owned()),
        ply: ply.0,
        fen: fen_at(bench, ply),
        by_move: end
            .filter(|end| end.ply == ply.0)
            .and_then(|end| end.by_move.clone()),
        article: finding.article.to_owned(),
        text_en: finding.text_en.clone(),
        text_tr: finding.text_tr.clone(),
        findings: row.findings.iter().map(told).collect(),
    })
}

fn told(finding: &FindingRow) -> Told {
    Told {
        code: finding.code.to_owned(),
        text_en: finding.text_en.clone(),
        text_tr: finding.text_tr.clone(),
    }
}

/// The position with `ply` half-moves on the board; that at the end of the record where the game had
/// ended before.
fn fen_at(bench: &Bench, ply: Ply) -> Option<String> {
    use hakem_laws::facts::position::Standing;
    let game = bench.referee().game();
    let fen = |position| Fen::from_position(position, EnPassantMode::Legal).to_string();
    if ply > game.plies() {
        return bench.referee().position().map(fen);
    }
    match game.standing_at(ply) {
        Standing::Regular(position) => Some(fen(&position)),
        Standing::Illegal(_) => None,
    }
}
