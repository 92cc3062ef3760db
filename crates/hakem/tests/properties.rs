//! What holds for every input, asked of the library without a process.

#[cfg(test)]
mod properties {
    use hakem::args::{Check, Format, LawsChoice, Scope};
    use hakem::exit::Exit;
    use hakem::layout::Colour;
    use hakem::words::Words;
    use hakem::{JudgeOptions, RuleOptions, Talk, judge_stream, rule_log};
    use hakem_laws::facts::mating::Scrutiny;
    use hakem_score::letters::LettersChoice;
    use proptest::prelude::*;
    use serde_json::Value;

    /// Runs something that talks, and gives its end and what it said.
    fn heard(run: impl Fn(&mut Talk<'_>) -> Exit) -> (Exit, Vec<Value>) {
        let (mut output, mut errors) = (Vec::new(), Vec::new());
        let mut talk = Talk {
            words: Words::default(),
            colour: Colour::Never,
            output: &mut output,
            errors: &mut errors,
        };
        let exit = run(&mut talk);
        let text = String::from_utf8(output).expect("UTF-8");
        (
            exit,
            text.lines()
                .map(|line| serde_json::from_str(line).expect("JSON"))
                .collect(),
        )
    }

    fn judged(bytes: &[u8], laws: LawsChoice) -> (Exit, Vec<Value>) {
        let options = JudgeOptions {
            laws,
            letters: LettersChoice::Auto,
            format: Format::Json,
            scope: Scope::One,
            check: Check::No,
        };
        heard(|talk| judge_stream(bytes, "x", &options, talk).unwrap_or(Exit::Unusable))
    }

    fn ruled(log: &str) -> (Exit, Vec<Value>) {
        let options = RuleOptions {
            laws: LawsChoice::OfRecord,
            letters: LettersChoice::Auto,
            scrutiny: Scrutiny::LIVE,
            format: Format::Json,
        };
        heard(|talk| rule_log(log.as_bytes(), "x", &options, talk).unwrap_or(Exit::Unusable))
    }

    /// Lines that look more or less like events.
    fn event() -> impl Strategy<Value = String> {
        let by = prop_oneof!["white", "black", "arbiter", "nobody"];
        let name = prop_oneof![
            Just("move"),
            Just("make"),
            Just("press"),
            Just("offer"),
            Just("accept"),
            Just("decline"),
            Just("claim"),
            Just("resign"),
            Just("flag"),
            Just("illegal"),
            Just("touch"),
            Just("take_back"),
            Just("arbiter"),
            Just("gap"),
            Just("nonsense"),
        ];
        let san = prop_oneof!["e4", "e5", "Nf3", "Nf6", "Ng1", "Ng8", "O-O", "Zz9", "e2e5"];
        let sensible = (by, name, san, 0u32..12).prop_map(|(by, name, san, ply)| {
            format!(
                r#"{{"event":"{name}","by":"{by}","move":"{san}","of":"white","kind":"move","ground":"threefold","square":"e2","ply":{ply},"decision":"restore"}}"#
            )
        });
        prop_oneof![8 => sensible, 1 => "[ -~]{1,40}".prop_map(|text| format!("x{text}"))]
    }

    proptest! {
        #[test]
        fn any_bytes_are_judged_to_their_end(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
            let (exit, lines) = judged(&bytes, LawsChoice::OfRecord);
            prop_assert!(exit == Exit::Done || exit == Exit::Unusable);
            for (line, number) in lines.iter().zip(1u64..) {
                prop_assert_eq!(line["game"].as_u64(), Some(number));
            }
        }

        #[test]
        fn every_line_of_a_log_gets_exactly_one_ruling(events in prop::collection::vec(event(), 0..40)) {
            let log = format!("{{\"event\":\"setup\"}}\n{}\n", events.join("\n"));
            let (_, lines) = ruled(&log);
            prop_assert_eq!(lines.len(), events.len());
            let mut ended = false;
            for (line, n) in lines.iter().zip(1u64..) {
                prop_assert_eq!(line["n"].as_u64(), Some(n));
                let result = line["effect"].get("result").is_some_and(Value::is_string);
                let ends = line["state"] == "ended" && !ended;
                prop_assert_eq!(ends, result, "a result is in the ruling that ends the game: {}", line);
                ended = line["state"] == "ended";
            }
        }
    }

    #[test]
    fn s1_11_a_game_is_judged_the_same_with_comments_and_variations() {
        let plain = "[White \"A\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
        let annotated =
            "[White \"A\"]\n\n1. f3 {weak} (1. e4 e5) e5 $1 2. g4?? (2. e4 {better}) Qh4# 0-1\n";
        let of = |text: &str| {
            let (_, mut lines) = judged(text.as_bytes(), LawsChoice::OfRecord);
            let mut line = lines.remove(0);
            line["remarks"] = Value::Null;
            line
        };
        assert_eq!(of(plain), of(annotated));
    }
}
