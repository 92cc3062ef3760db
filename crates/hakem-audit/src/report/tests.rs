use std::collections::{BTreeMap, BTreeSet};

use std::time::Duration;

use hakem_words::{Lang, has_message};

use crate::input::Skipped;

use super::{How, clock, html};
use crate::totals::Totals;

fn how() -> How {
    How {
        sources: vec!["a <b>.pgn".to_owned()],
        unusable: vec![hakem_words::Text::of(|lang| {
            format!("cut <off>.pgn: {}", lang.code())
        })],
        unusable_in_all: 2_300,
        in_part: 45,
        picked: Some(1_002),
        skipped: Skipped {
            kinds: BTreeMap::from([(".zip".to_owned(), 2), (String::new(), 1)]),
            hidden: 3,
        },
        command: "hakem audit --report r.html 'a <b>.pgn'".to_owned(),
        depth: "fast",
        elapsed: Some(Duration::from_millis(2_345)),
        date: "2026-02-03".to_owned(),
        version: "0.0.0".to_owned(),
    }
}

fn totals() -> Totals {
    let mut totals = Totals {
        games: 1_234,
        plies: 98_765,
        cannot_stand: 1,
        grounds: BTreeMap::from([("checkmate".to_owned(), 1_000), ("unknown".to_owned(), 234)]),
        findings: BTreeMap::from([("played_on_after_end".to_owned(), 2)]),
        laws: BTreeMap::from([("fide-2023-standard".to_owned(), 1_234)]),
        ..Totals::default()
    };
    totals.first_claim.add(73);
    totals.missed.add(12);
    totals.half_move_clock.add(151);
    totals
}

fn page() -> String {
    html(&totals(), &how(), Lang::Tr).unwrap()
}

#[test]
fn what_could_not_be_used_is_told_with_its_reason_and_counted_at_the_top() {
    let page = page();
    for told in [
        "<dt>inputs that could not be used</dt><dd>2,300</dd>",
        "<dt>inputs read in part</dt><dd>45</dd>",
        "<dt>kullanılamayan girdi</dt><dd>2.300</dd>",
        "<dt>bir bölümü okunan girdi</dt><dd>45</dd>",
        "<dt>Not usable, or read in part (1 of 2,345)</dt>",
        "<dd>without an ending 1, .zip 2, hidden 3</dd>",
        "<dd>uzantısız 1, .zip 2, gizli 3</dd>",
        "<dd>cut &#60;off&#62;.pgn: en</dd>",
        "<dd>cut &#60;off&#62;.pgn: tr</dd>",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    let all_usable = html(&totals(), &How::default(), Lang::En).unwrap();
    assert!(
        !all_usable.contains("ot usable"),
        "nothing is told where all is well"
    );
}

#[test]
fn the_page_holds_both_languages_and_opens_in_the_one_asked_for() {
    let page = page();
    assert!(page.contains("<html lang=\"tr\">"));
    assert!(page.contains("id=\"choice-tr\" checked"));
    assert!(!page.contains("id=\"choice-en\" checked"));
    for text in [
        "How the games ended",
        "Oyunlar nasıl bitti",
        "1,234",
        "1.234",
        "98.765",
    ] {
        assert!(page.contains(text), "{text}");
    }
}

#[test]
fn the_page_needs_nothing_from_elsewhere_and_runs_nothing() {
    let page = page().replace("http://www.w3.org/2000/svg", "");
    for word in [
        "http://",
        "https://",
        "<script",
        "@import",
        "url(",
        " src=",
        "javascript:",
    ] {
        assert!(!page.contains(word), "{word}");
    }
}

#[test]
fn what_comes_from_outside_is_escaped() {
    let page = page();
    assert!(!page.contains("<b>.pgn"));
    assert!(page.contains("a &#60;b&#62;.pgn"));
}

#[test]
fn every_chart_has_a_table_with_its_numbers() {
    let page = page();
    // Five charts in two languages, all of which have something to show.
    assert_eq!(page.matches("<figure>").count(), 10);
    assert_eq!(page.matches("<svg aria-hidden").count(), 10);
    assert_eq!(page.matches("<table>").count(), 10);
    assert!(page.contains("<th scope=\"row\">checkmate</th><td class=\"number\">1,000</td>"));
}

#[test]
fn the_speed_is_that_of_the_exact_time() {
    let page = page();
    // 1,234 games in 2.345 s, and not in 2 s.
    assert!(page.contains("2.3 s, 526 games a second"));
    assert!(page.contains("2,3 sn, saniyede 526 oyun"));
    assert_eq!(clock(Duration::from_millis(7_900)), "0:07");
    assert_eq!(clock(Duration::from_secs(3_723)), "1:02:03");
}

#[test]
fn an_audit_of_nothing_has_a_page_too() {
    let page = html(&Totals::default(), &How::default(), Lang::En).unwrap();
    assert!(page.contains("None."));
    assert!(!page.contains("<svg"));
}

#[test]
fn the_code_of_a_message_never_shows() {
    // A message that is missing gives its own id.
    let page = page();
    let text: String = page.split("</style>").nth(1).unwrap().to_owned();
    assert!(!text.contains("report-"), "{text}");
}

#[test]
fn every_ground_and_finding_has_a_name() {
    let codes = [
        "played-on-after-end",
        "result-contradicts-end",
        "flag-but-cannot-mate",
        "resignation-but-cannot-mate",
        "fivefold-unnoticed",
        "seventyfive-unnoticed",
        "agreement-too-early",
        "drawn-but-could-mate",
        "termination-not-on-board",
        "termination-contradicts-result",
        "termination-contradicts-board",
        "mating-undecided",
        "result-left-open",
        "unfinished",
    ];
    let missing: BTreeSet<_> = codes
        .into_iter()
        .filter(|code| !has_message(&format!("report-finding-{code}")))
        .collect();
    assert_eq!(missing, BTreeSet::new());
}

#[test]
fn how_many_games_were_picked_stands_at_the_top_where_some_were() {
    let page = page();
    for told in [
        "<dt>picked by --only</dt><dd>1,002</dd>",
        "<dt>--only ile seçilen oyun</dt><dd>1.002</dd>",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    let all = html(&totals(), &How::default(), Lang::En).unwrap();
    assert!(!all.contains("--only"));
}

/// A name without a space is as wide as it is long.
#[test]
fn a_word_breaks_where_it_would_be_wider_than_the_screen() {
    assert!(page().contains("body{margin:0;overflow-wrap:anywhere;"));
}

/// What cannot be parted and is longer than the rest of a page begins on the next one.
#[test]
fn only_what_is_short_is_kept_on_one_page() {
    let page = page();
    let (_, print) = page.split_once("@media print").unwrap();
    let kept: Vec<&str> = print
        .lines()
        .filter_map(|line| line.strip_suffix("{break-inside:avoid}"))
        .collect();
    assert_eq!(kept, ["figure,.games li,.figures div,.how div"]);
}
