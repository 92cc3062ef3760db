//! Event logs as text: every line but the first gets exactly one ruling, told in both languages.

use hakem::{
    RuleOptions, Talk,
    args::{Format, LawsChoice},
    layout::Colour,
    rule_log,
    words::Words,
};
use hakem_laws::facts::mating::Scrutiny;
use hakem_score::letters::LettersChoice;
use hakem_words::Lang;

/// The search for a mate has targets of its own. Here it would take most of the time and find
/// nothing that counts: what is cheap to decide is decided, the rest is left to the arbiter.
const BRIEF: Scrutiny = Scrutiny {
    nodes: 500,
    ..Scrutiny::LIVE
};

/// Runs one input: a log.
pub(crate) fn check(data: &[u8]) {
    let (ended, told) = rule(data, Format::Json, Lang::En);
    if ended {
        for (line, n) in told.lines().zip(1u64..) {
            let ruling: serde_json::Value = serde_json::from_str(line).expect("JSON");
            assert_eq!(ruling["n"], n, "{line}");
            for field in ["event", "ruling", "article", "level", "state", "text"] {
                assert!(ruling.get(field).is_some(), "{field} is missing in {line}");
            }
        }
    }
    // The JSON is in both languages; what is read on a terminal is in one of them.
    let lang = if data.len().is_multiple_of(2) {
        Lang::En
    } else {
        Lang::Tr
    };
    let (as_well, _) = rule(data, Format::Human, lang);
    assert_eq!(as_well, ended);
}

fn rule(data: &[u8], format: Format, lang: Lang) -> (bool, String) {
    let options = RuleOptions {
        laws: LawsChoice::OfRecord,
        letters: LettersChoice::Auto,
        scrutiny: BRIEF,
        format,
    };
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut talk = Talk {
        words: Words { lang },
        colour: Colour::Never,
        output: &mut output,
        errors: &mut errors,
    };
    let ended = rule_log(data, "log", &options, &mut talk).is_ok();
    (ended, String::from_utf8(output).expect("text"))
}
