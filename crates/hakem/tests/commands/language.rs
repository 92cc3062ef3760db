use crate::kit::{game, run_in};

fn outcome(locale: &str, arguments: &[&str]) -> String {
    let all: Vec<&str> = ["judge"].iter().chain(arguments).copied().collect();
    run_in(
        locale,
        game("", "1. f3 e5 2. g4 Qh4#", "0-1").into_bytes(),
        &all,
    )
    .stdout
}

#[test]
fn the_language_is_told_or_that_of_the_locale() {
    for (locale, arguments, turkish) in [
        ("C", &[][..], false),
        ("de_DE.UTF-8", &[], false),
        ("tr_TR.UTF-8", &[], true),
        ("tr_TR.UTF-8", &["--lang", "en"], false),
        ("C", &["--lang", "tr"], true),
        ("C", &["--lang=tr"], true),
    ] {
        let page = outcome(locale, arguments);
        assert_eq!(
            page.contains("Oyun"),
            turkish,
            "{locale} {arguments:?}: {page}"
        );
    }
}

#[test]
fn json_is_the_same_in_every_language() {
    assert_eq!(
        outcome("C", &["--json"]),
        outcome("tr_TR.UTF-8", &["--json"])
    );
    let line: serde_json::Value = serde_json::from_str(&outcome("C", &["--json"])).expect("JSON");
    assert_eq!(line["state"], "ended");
}

/// Every message of the command line is there in both languages; an unknown one would give its id.
#[test]
fn no_message_of_the_command_line_is_missing() {
    let commands = [
        "judge",
        "claim",
        "rule",
        "position",
        "winnable",
        "prove",
        "verify",
        "laws",
        "signature",
        "completions",
        "man",
        "help",
    ];
    for language in ["en", "tr"] {
        let help = run_in("C", Vec::new(), &["--help", "--lang", language]);
        assert!(!help.stdout.contains("cli-"), "{}", help.stdout);
        for command in commands {
            let help = run_in("C", Vec::new(), &[command, "--help", "--lang", language]);
            assert_eq!(help.exit, Some(0), "{command}: {}", help.stderr);
            assert!(!help.stdout.contains("cli-"), "{}", help.stdout);
            assert!(
                help.stdout.contains(&format!("hakem {command}")),
                "{}",
                help.stdout
            );
            for line in help.stdout.lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }
}
