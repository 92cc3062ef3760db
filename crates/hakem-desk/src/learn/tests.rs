use super::*;
use serde_json::Value;

#[test]
fn every_page_can_be_shown_and_its_question_is_answered() {
    let pages = list().pages;
    assert!(pages.len() >= 20);
    for line in pages {
        let page = page(line.id, &Waiting::default())
            .unwrap_or_else(|problem| panic!("{}: {problem:?}", line.id))
            .unwrap();
        let answer: Value = serde_json::from_str(page.answer.get()).unwrap();
        assert!(answer.is_object(), "{}", line.id);
        assert!(!page.law.is_empty(), "{}", line.id);
        assert!(
            page.summary.text.is_some(),
            "{}: {:?}",
            line.id,
            page.summary
        );
        assert!(page.summary.state.is_some(), "{}", line.id);
    }
}

#[test]
fn every_ground_that_the_moves_or_the_players_bring_about_has_a_page() {
    let grounds: Vec<String> = list()
        .pages
        .into_iter()
        .filter_map(|page| page.ground)
        .collect();
    for ground in [
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
    ] {
        assert!(grounds.iter().any(|own| own == ground), "{ground}");
    }
}

#[test]
fn a_lesson_tells_of_the_ruling_that_decides() {
    let told = |article: &str| {
        let page = page(&format!("article-{article}"), &Waiting::default());
        page.unwrap().unwrap().summary
    };
    for (article, state, by) in [
        ("4.3.1", "reinstate", "4.3.1"),
        ("5.1.1", "ended", "5.1.1"),
        ("5.2.1", "ended", "5.2.1"),
        ("5.2.3", "correct", "9.2.1"),
        ("7.5.1", "reinstate", "7.5.1"),
        ("7.5.2", "reinstate", "7.5.2"),
        ("9.1.2.3", "ended", "5.2.3"),
        ("9.4", "incorrect", "9.4"),
        ("9.5.2", "correct", "9.5.2"),
        ("9.5.3", "incorrect", "9.5.3"),
        ("A.5.2", "for_the_arbiter", "A.5.2"),
    ] {
        let summary = told(article);
        assert_eq!(
            summary.state.as_deref(),
            Some(state),
            "{article}: {summary:?}"
        );
        assert!(
            summary.article.iter().any(|own| own == by),
            "{article}: {summary:?}"
        );
    }
}

#[test]
fn a_ruling_leads_to_its_pages() {
    assert_eq!(
        pages_for(&[Provision::A9_2_1, Provision::A9_5_2]),
        ["article-9.2.1", "article-9.5.2"]
    );
}
