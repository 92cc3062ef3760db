use super::*;

fn draft(white: &str) -> Draft {
    Draft {
        corrects: None,
        at: "2026-01-01T00:00:00Z".to_owned(),
        kind: "sheet",
        heading: "{}".to_owned(),
        question: "{}".to_owned(),
        answer: "{}".to_owned(),
        summary: "{}".to_owned(),
        notes: String::new(),
        laws: None,
        found_by: white.to_owned(),
    }
}

async fn keep(store: &Store, draft: Draft) -> Stored {
    match store.keep(draft).await.unwrap() {
        Kept::Case(stored) => *stored,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_correction_keeps_what_was_there() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&usual_file(folder.path())).unwrap();
    let first = keep(&store, draft("one")).await;
    let correction = |read| Draft {
        corrects: Some((first.id.clone(), read)),
        notes: "better".to_owned(),
        ..draft("two")
    };
    assert_eq!(keep(&store, correction(1)).await.version, 2);
    assert!(matches!(
        store.keep(correction(1)).await.unwrap(),
        Kept::Corrected(2)
    ));
    let history = store.history(&first.id).unwrap();
    let notes: Vec<&str> = history.iter().map(|own| own.notes.as_str()).collect();
    assert_eq!(notes, ["", "better"]);
    let missing = Draft {
        corrects: Some(("nobody".to_owned(), 1)),
        ..draft("x")
    };
    assert!(matches!(store.keep(missing).await.unwrap(), Kept::NotThere));
}

#[tokio::test]
async fn a_link_can_be_made_void_and_given_anew() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&usual_file(folder.path())).unwrap();
    let case = keep(&store, draft("one")).await;
    let token = store.share(case.id.clone()).await.unwrap().unwrap();
    assert_eq!(
        store.share(case.id.clone()).await.unwrap(),
        Some(token.clone())
    );
    assert_eq!(store.shared(&token).unwrap().unwrap().id, case.id);
    assert!(store.unshare(case.id.clone()).await.unwrap());
    assert_eq!(store.shared(&token).unwrap(), None);
    let other = store.share(case.id.clone()).await.unwrap().unwrap();
    assert_ne!(other, token);
    assert_eq!(store.shared(&token).unwrap(), None);
    assert_eq!(store.share("nobody".to_owned()).await.unwrap(), None);
}

#[tokio::test]
async fn sources_are_kept_until_they_are_removed() {
    let folder = tempfile::tempdir().unwrap();
    let of = |name: &str| KeptSource {
        kind: "file".to_owned(),
        name: name.to_owned(),
    };
    {
        let store = Store::open(&usual_file(folder.path())).unwrap();
        for name in ["a", "b", "a", "c"] {
            store.keep_source(of(name)).await.unwrap();
        }
        store.drop_source(of("b")).await.unwrap();
        store.drop_source(of("never added")).await.unwrap();
    }
    let store = Store::open(&usual_file(folder.path())).unwrap();
    assert_eq!(store.sources().unwrap(), [of("a"), of("c")]);
    store.keep_source(of("b")).await.unwrap();
    assert_eq!(store.sources().unwrap(), [of("a"), of("c"), of("b")]);
}

#[tokio::test]
async fn ten_thousand_cases_are_listed_page_by_page_and_found_by_their_words() {
    let folder = tempfile::tempdir().unwrap();
    let store = std::sync::Arc::new(Store::open(&usual_file(folder.path())).unwrap());
    let mut waiting = tokio::task::JoinSet::new();
    for number in 0..10_000 {
        let store = std::sync::Arc::clone(&store);
        let round = number % 9 + 1;
        let case = draft(&format!("open round{round} player{number} 100%"));
        waiting.spawn(async move { keep(&store, case).await.id });
    }
    assert_eq!(waiting.join_all().await.len(), 10_000);
    assert_eq!(store.read(rows::count).unwrap(), 10_000);
    let of = |words: &[&str], before, limit| {
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        store
            .list(&Search {
                words,
                before,
                limit,
            })
            .unwrap()
    };
    let one = of(&["player4711", "open"], None, 10);
    assert_eq!((one.cases.len(), one.total, one.more), (1, 1, false));
    assert_eq!(of(&["100%"], None, 1).total, 10_000);
    assert_eq!(of(&["1_0"], None, 1).total, 0, "a sign stands for itself");
    let (mut seen, mut before) = (0, None);
    loop {
        let page = of(&["round3"], before, 100);
        seen += page.cases.len();
        before = page.cases.last().map(|case| case.seq);
        if !page.more {
            assert_eq!(i64::try_from(seen).unwrap(), page.total);
            break;
        }
    }
}

#[tokio::test]
async fn a_copy_is_made_while_the_store_is_in_use() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&usual_file(folder.path())).unwrap();
    let case = keep(&store, draft("one")).await;
    let copies = tempfile::tempdir().unwrap();
    Store::back_up(
        &usual_file(folder.path()),
        &copies.path().join("desk.sqlite"),
    )
    .unwrap();
    let later = keep(&store, draft("two")).await;
    let copy = Store::open(&usual_file(copies.path())).unwrap();
    assert_eq!(copy.case(&case.id).unwrap().unwrap().found(), case.found());
    assert_eq!(copy.case(&later.id).unwrap(), None);
    assert!(
        Store::back_up(
            &usual_file(&copies.path().join("none")),
            Path::new("/nowhere")
        )
        .is_err()
    );
}

impl Stored {
    /// What tells two versions apart.
    fn found(&self) -> (&str, i64, &str) {
        (&self.id, self.version, &self.changed)
    }
}
