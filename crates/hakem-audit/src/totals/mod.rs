//! What all games come to. Totals of parts can be put together: `a.merge(b)` is what counting the
//! games of `a` and then those of `b` would have given.

mod histogram;
mod striking;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use self::histogram::Histogram;
pub use self::striking::{Striking, StrikingGame, Told};
use crate::row::Row;

/// What all games come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    /// Games read.
    pub games: u64,
    /// Half-moves read.
    pub plies: u64,
    /// Games without a position to start from, and games that could not be read to their end: a
    /// move was not understood, the input breaks off, or a comment or variation is never closed.
    pub unreadable: u64,
    /// Games that are picked to be written: all, where none are picked out.
    pub picked: u64,
    /// Games that have what is carried over to the rows, by its name.
    pub carried: BTreeMap<String, u64>,
    /// Games in which something is at odds with the Laws or with the record: their [`Row::at_odds`].
    pub at_odds: u64,
    /// Games without an end.
    pub in_progress: u64,
    /// Ended games by ground.
    pub grounds: BTreeMap<String, u64>,
    /// Ended games by ground, where the moves alone prove the end.
    pub proved: BTreeMap<String, u64>,
    /// Games by the codes of what was found in them.
    pub findings: BTreeMap<String, u64>,
    /// Games by the codes of what was forgiven or refused while reading them.
    pub remarks: BTreeMap<String, u64>,
    /// Games by rule profile.
    pub laws: BTreeMap<String, u64>,
    /// Games whose recorded result cannot stand.
    pub cannot_stand: u64,
    /// Games that were played on after their end.
    pub played_on: u64,
    /// Games in which a draw could have been claimed.
    pub claimable: u64,
    /// Games that went on for at least a half-move after the first chance.
    pub claims_missed: u64,
    /// When the first chance to claim came, in half-moves.
    pub first_claim: Histogram,
    /// For how many half-moves the first chance went unused, where it did.
    pub missed: Histogram,
    /// The half-move clock at the end of the record.
    pub half_move_clock: Histogram,
    /// The most striking games, a few of each kind.
    pub striking: Striking,
}

impl Default for Totals {
    fn default() -> Totals {
        Totals {
            games: 0,
            plies: 0,
            unreadable: 0,
            picked: 0,
            carried: BTreeMap::new(),
            at_odds: 0,
            in_progress: 0,
            grounds: BTreeMap::new(),
            proved: BTreeMap::new(),
            findings: BTreeMap::new(),
            remarks: BTreeMap::new(),
            laws: BTreeMap::new(),
            cannot_stand: 0,
            played_on: 0,
            claimable: 0,
            claims_missed: 0,
            first_claim: Histogram::new(10),
            missed: Histogram::new(5),
            half_move_clock: Histogram::new(5),
            striking: Striking::default(),
        }
    }
}

/// Remarks that say that moves could not be read, or that more may have been written.
const UNREAD: [&str; 9] = [
    "illegal_move",
    "ambiguous_move",
    "unreadable_move",
    "promotion_missing",
    "null_move",
    "game_too_long",
    "truncated_game",
    "unclosed_comment",
    "unclosed_variation",
];

impl Totals {
    /// Counts a game. Striking games are noted apart.
    pub fn count(&mut self, row: &Row) {
        self.games += 1;
        self.plies += u64::from(row.plies);
        self.at_odds += u64::from(row.at_odds);
        // After mate or stalemate there are no legal moves: what is written there is found, not unread.
        let is_over = row.end.as_ref().is_some_and(|end| end.certain);
        let breaks_off = !is_over && row.remarks.iter().any(|code| UNREAD.contains(code));
        let unread = row.state.is_none() || breaks_off;
        self.unreadable += u64::from(unread);
        self.in_progress += u64::from(row.state == Some("in_progress"));
        if let Some(end) = &row.end {
            add(&mut self.grounds, end.ground);
            if end.certain {
                add(&mut self.proved, end.ground);
            }
        }
        each_once(&row.finding_codes, |code| add(&mut self.findings, code));
        each_once(&row.remarks, |code| add(&mut self.remarks, code));
        add(&mut self.laws, row.laws);
        self.cannot_stand += u64::from(row.consistent == Some(false));
        self.played_on += u64::from(row.finding_codes.contains(&"played_on_after_end"));
        self.count_claims(row);
        if let Some(clock) = row.half_move_clock {
            self.half_move_clock.add(clock);
        }
    }

    /// Counts what a game has of the tags and columns with these names, which are carried over.
    pub fn count_carried(&mut self, names: &[String], row: &Row) {
        for (name, value) in names.iter().zip(&row.carried) {
            if value.is_some() {
                add(&mut self.carried, name);
            }
        }
    }

    fn count_claims(&mut self, row: &Row) {
        let (Some(claim), Some(missed)) = (&row.first_claim, row.missed) else {
            return;
        };
        self.claimable += 1;
        self.first_claim.add(claim.ply);
        if missed > 0 {
            self.claims_missed += 1;
            self.missed.add(missed);
        }
    }

    /// Adds what other games come to, which were read after these.
    pub fn merge(&mut self, later: Totals) {
        self.games += later.games;
        self.plies += later.plies;
        self.unreadable += later.unreadable;
        self.picked += later.picked;
        self.at_odds += later.at_odds;
        self.in_progress += later.in_progress;
        self.cannot_stand += later.cannot_stand;
        self.played_on += later.played_on;
        self.claimable += later.claimable;
        self.claims_missed += later.claims_missed;
        put_together(&mut self.grounds, later.grounds);
        put_together(&mut self.proved, later.proved);
        put_together(&mut self.findings, later.findings);
        put_together(&mut self.remarks, later.remarks);
        put_together(&mut self.laws, later.laws);
        put_together(&mut self.carried, later.carried);
        self.first_claim.merge(&later.first_claim);
        self.missed.merge(&later.missed);
        self.half_move_clock.merge(&later.half_move_clock);
        self.striking.merge(later.striking);
    }
}

/// Counts one; the key is copied only when it is new.
fn add(counts: &mut BTreeMap<String, u64>, key: &str) {
    match counts.get_mut(key) {
        Some(count) => *count += 1,
        None => {
            counts.insert(key.to_owned(), 1);
        }
    }
}

/// Calls for every code once, however often it stands in the list.
fn each_once(codes: &[&'static str], mut with: impl FnMut(&'static str)) {
    for (index, code) in codes.iter().enumerate() {
        if !codes.iter().take(index).any(|before| before == code) {
            with(code);
        }
    }
}

fn put_together(counts: &mut BTreeMap<String, u64>, later: BTreeMap<String, u64>) {
    for (key, count) in later {
        *counts.entry(key).or_default() += count;
    }
}
