//! `hakem judge` on any bytes: one object for each game, the same games in every form.

use hakem::{
    JudgeOptions, Talk,
    args::{Check, Format, LawsChoice, Scope},
    judge_stream,
    layout::Colour,
    words::Words,
};
use hakem_score::letters::LettersChoice;
use hakem_words::Lang;

/// Runs one input: a byte for what is asked, then PGN.
pub(crate) fn check(data: &[u8]) {
    let [asked, text @ ..] = data else { return };
    let scope = if asked & 3 == 3 {
        Scope::Compare
    } else {
        Scope::One
    };
    let games = judge(text, Format::Json, scope, Lang::En);
    for (line, n) in games.lines().zip(1u64..) {
        let game: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(game["game"], n, "{line}");
        if let Some(ended) = game.get("ended").filter(|ended| !ended.is_null()) {
            assert!(ended["ply"].as_u64() <= game["plies"].as_u64(), "{line}");
            assert_eq!(game["state"], "ended", "{line}");
        }
    }
    let lang = if asked & 4 == 0 { Lang::En } else { Lang::Tr };
    let _ = judge(text, Format::Human, scope, lang);
}

fn judge(text: &[u8], format: Format, scope: Scope, lang: Lang) -> String {
    let options = JudgeOptions {
        laws: LawsChoice::OfRecord,
        letters: LettersChoice::Auto,
        format,
        scope,
        check: Check::Yes,
    };
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut talk = Talk {
        words: Words { lang },
        colour: Colour::Terminal,
        output: &mut output,
        errors: &mut errors,
    };
    assert!(
        judge_stream(text, "games", &options, &mut talk).is_ok(),
        "a Vec can be written to"
    );
    String::from_utf8(output).expect("text")
}
