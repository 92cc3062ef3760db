use crate::kit::hakem;

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = hakem(&["completions", shell]);
        assert_eq!(ran.exit, Some(0), "{}", ran.stderr);
        assert!(
            ran.stdout.contains("position") && ran.stdout.contains("letters"),
            "{shell}"
        );
    }
}

#[test]
fn the_manual_page_has_every_command_and_option() {
    for language in ["en", "tr"] {
        let page = hakem(&["man", "--lang", language]);
        assert_eq!(page.exit, Some(0));
        assert!(
            page.stdout.starts_with(".ie") || page.stdout.contains(".TH"),
            "{}",
            page.stdout
        );
        assert!(page.stdout.contains(".TH hakem 1"), "{}", page.stdout);
        assert!(!page.stdout.contains("cli-"), "{}", page.stdout);
        for word in [
            "judge",
            "claim",
            "rule",
            "position",
            "laws",
            "signature",
            "letters",
            "touched",
        ] {
            assert!(page.stdout.contains(word), "{word}");
        }
    }
}

#[test]
fn help_of_a_command_by_its_name() {
    assert_eq!(
        hakem(&["help", "judge"]).stdout,
        hakem(&["judge", "--help"]).stdout
    );
    assert!(hakem(&["help", "juge"]).refused().contains("judge"));
}

#[test]
fn the_version_names_the_edition_of_the_laws() {
    let version = hakem(&["--version"]).stdout;
    assert!(version.starts_with("hakem 0.1.0"), "{version}");
    assert!(version.contains("2023"), "{version}");
}

#[test]
fn the_signature_is_one_hash_and_the_same_every_time() {
    let first = hakem(&["signature"]);
    assert_eq!(first.exit, Some(0), "{}", first.stderr);
    assert_eq!(first.stdout.trim().len(), 32);
    assert_eq!(first.stdout, hakem(&["signature"]).stdout);
}

#[test]
fn laws_are_listed_with_what_is_not_confirmed() {
    let list = hakem(&["laws"]).stdout;
    assert!(
        list.lines().any(|line| line.starts_with("? uschess-7")),
        "{list}"
    );
    assert!(
        list.lines()
            .any(|line| line.starts_with("  fide-2023-standard")),
        "{list}"
    );
    let one = hakem(&["laws", "uschess-7", "--json"]).one();
    assert_eq!(one["laws"], "uschess-7");
    let fields = one["fields"].as_array().expect("a list");
    assert!(
        fields
            .iter()
            .any(|field| field["confidence"] == "from_memory")
    );
    assert!(fields.iter().all(|field| field["source"].is_string()));
}
