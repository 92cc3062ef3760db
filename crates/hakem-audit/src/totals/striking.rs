//! The most striking games: a few of each kind of finding, those in which most is at stake.

use std::collections::BTreeMap;

use hakem_laws::judge::{Finding, FindingCode};
use hakem_laws::record::event::Ply;
use serde::{Deserialize, Serialize};
use shakmaty::{EnPassantMode, fen::Fen};

use crate::judging::{Bench, Judged};
use crate::row::Row;

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
}

impl Striking {
    /// All kept games, by kind, the most striking of each kind first.
    pub fn games(&self) -> impl Iterator<Item = &StrikingGame> {
        self.kinds.values().flatten()
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
            let weight = weight(finding, row);
            let kept = self.of(code);
            if kept.len() >= KEPT && kept.last().is_some_and(|last| last.weight >= weight) {
                continue;
            }
            if let Some(game) = striking(row, index, finding.ply, weight, bench) {
                self.keep(game);
            }
        }
    }

    /// Games keep their order where they weigh the same, so the parts can be counted anyhow.
    fn keep(&mut self, game: StrikingGame) {
        let kept = self.kinds.entry(game.code.clone()).or_default();
        let at = kept.partition_point(|other| other.weight >= game.weight);
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

fn striking(row: &Row, index: usize, ply: Ply, weight: u32, bench: &Bench) -> Option<StrikingGame> {
    let finding = row.findings.get(index)?;
    let end = row.end.as_ref();
    Some(StrikingGame {
        code: finding.code.to_owned(),
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
    })
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
