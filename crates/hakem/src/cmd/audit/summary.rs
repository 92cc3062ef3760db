//! What an audit comes to, for people and for programs.

use std::collections::BTreeMap;

use hakem_audit::report::tenths;
use hakem_audit::{Came, Plan, Summary, games_per_second};
use hakem_words::document::{Block, Document};

use crate::dto::AuditLine;
use crate::words::{Argument, Words};

/// As the one object of `--json`.
pub(super) fn line<'a>(summary: &'a Summary, plan: &Plan) -> AuditLine<'a> {
    let speed = |time| games_per_second(summary.totals.games, time);
    AuditLine {
        totals: &summary.totals,
        inputs: summary.inputs,
        unusable_inputs: summary.unusable,
        partly_read_inputs: summary.in_part,
        repeated_inputs: summary.repeated,
        skipped_files: &summary.skipped.kinds,
        hidden_files: summary.skipped.hidden,
        depth: plan.depth.code(),
        interrupted: summary.came == Came::Interrupted,
        seconds: summary.elapsed.map(|time| time.as_secs_f64()),
        games_per_second: summary.elapsed.map(speed),
        version: env!("CARGO_PKG_VERSION"),
    }
}

/// As a page.
pub(super) fn page(summary: &Summary, plan: &Plan, words: Words) -> Document {
    let totals = &summary.totals;
    let mut page = Document::default();
    page.push(Block::Heading(words.tell("report-title")));
    page.push(Block::Paragraph(read(summary, words)));
    if !totals.grounds.is_empty() {
        let proved = |code: &str| totals.proved.get(code).copied().unwrap_or(0).to_string();
        let rows = descending(&totals.grounds)
            .into_iter()
            .map(|(code, count)| vec![named("ground", code, words), count, proved(code)])
            .collect();
        let head = ["cli-audit-ground", "cli-audit-games", "cli-audit-proved"];
        page.push(Block::Table {
            head: head.map(|id| words.tell(id)).to_vec(),
            rows,
        });
    }
    let mut lines = facts(summary, words);
    if !plan.only.0.is_empty() {
        let picked = words.tell("cli-audit-picked");
        lines.push((picked, totals.picked.to_string()));
    }
    page.push(Block::Facts(lines));
    page.push(Block::Paragraph(words.tell("report-figures-note")));
    if !totals.findings.is_empty() {
        page.push(Block::Heading(words.tell("report-chart-findings-title")));
        let told = |(code, count)| (named("report-finding", code, words), count);
        let findings = descending(&totals.findings).into_iter().map(told);
        page.push(Block::Facts(findings.collect()));
    }
    page
}

/// How much was read, and how fast if that is known.
fn read(summary: &Summary, words: Words) -> String {
    let games = summary.totals.games;
    let mut told = vec![
        ("games", Argument::Number(games)),
        ("plies", Argument::Number(summary.totals.plies)),
        ("inputs", Argument::Number(summary.inputs)),
    ];
    let Some(time) = summary.elapsed else {
        return words.say("cli-audit-read-before", &told);
    };
    told.push(("seconds", Argument::Text(tenths(time, words.lang))));
    told.push(("speed", Argument::Number(games_per_second(games, time))));
    words.say("cli-audit-read", &told)
}

fn facts(summary: &Summary, words: Words) -> Vec<(String, String)> {
    let totals = &summary.totals;
    let lines = [
        ("cli-audit-cannot-stand", totals.cannot_stand),
        ("cli-audit-played-on", totals.played_on),
        ("cli-audit-claimable", totals.claimable),
        ("cli-audit-claims-missed", totals.claims_missed),
        ("cli-audit-at-odds", totals.at_odds),
        ("cli-audit-in-progress", totals.in_progress),
        ("cli-audit-unreadable", totals.unreadable),
        ("cli-audit-in-part", summary.in_part),
        ("cli-audit-unusable", summary.unusable),
    ];
    lines
        .into_iter()
        .map(|(id, count)| (words.tell(id), count.to_string()))
        .collect()
}

/// The most frequent first.
fn descending(counts: &BTreeMap<String, u64>) -> Vec<(&str, String)> {
    let mut all: Vec<(&str, u64)> = counts.iter().map(|(code, n)| (code.as_str(), *n)).collect();
    all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    all.into_iter()
        .map(|(code, count)| (code, count.to_string()))
        .collect()
}

/// The name of a code; the code itself where it has none.
fn named(family: &str, code: &str, words: Words) -> String {
    let id = format!("{family}-{}", code.replace('_', "-"));
    if hakem_words::has_message(&id) {
        words.tell(&id)
    } else {
        code.to_owned()
    }
}
