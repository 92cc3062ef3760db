//! Certificates of the prover are accepted, and tampered ones are not.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use hakem_prover::{Budget, Certificate, HalfMoveLimit, Options, Position, Verdict, can_mate};
use hakem_verify::{MOST_POSITIONS, Problem, sum, verify};
use proptest::prelude::*;
use shakmaty::{CastlingMode, Color, fen::Fen};

fn ask(fen: &str, winner: Color) -> (Position, Verdict) {
    let fen: Fen = fen.parse().unwrap();
    let position = Position::from_setup(fen.as_setup(), CastlingMode::Standard).unwrap();
    let answer = can_mate(
        &position,
        winner,
        &Budget::nodes(500_000),
        &Options::default(),
    );
    (position, answer.verdict)
}

fn certificate(fen: &str, winner: Color) -> String {
    let (position, verdict) = ask(fen, winner);
    Certificate::new(&position, winner, &Options::default(), &verdict)
        .unwrap()
        .to_string()
}

/// Positions with every kind of evidence, and the winner asked about.
const SAMPLES: [(&str, Color); 16] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        Color::Black,
    ),
    ("6rk/6p1/8/8/8/6q1/7K/7R w - - 0 1", Color::White),
    ("6rk/6p1/8/8/8/6q1/7K/7R w - - 0 1", Color::Black),
    ("8/8/8/8/3k4/8/1q6/K7 w - - 0 1", Color::Black),
    ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", Color::White),
    ("4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 1", Color::White),
    (
        "8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 32 62",
        Color::White,
    ),
    ("k7/p1K5/P7/8/8/8/8/8 b - - 0 1", Color::White),
    ("7k/5KBn/8/8/8/8/8/8 b - - 0 1", Color::White),
    ("7k/5KBn/8/8/8/8/8/8 b - - 0 1", Color::Black),
    ("8/6k1/3b4/8/2R5/5K2/8/8 w - - 0 1", Color::Black),
    ("3qK3/8/5k2/8/2n5/8/8/8 w - - 26 79", Color::Black),
    ("8/8/8/7p/7P/1k6/p1r5/K7 b - - 1 63", Color::White),
    ("2k5/6p1/6P1/6PK/6P1/6PR/7P/8 b - -", Color::White),
    (
        "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1",
        Color::Black,
    ),
    (
        "8/1k5B/7b/8/1p1p1p1p/1PpP1P1P/2P3K1/N3b3 b - -",
        Color::White,
    ),
];

#[test]
fn what_the_prover_writes_is_accepted() {
    for (fen, winner) in SAMPLES {
        let text = certificate(fen, winner);
        let verified = verify(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert_eq!(verified.winner_is_white, winner.is_white());
        assert_eq!(
            verified.can_mate,
            matches!(ask(fen, winner).1, Verdict::Mates(_)),
            "{fen}"
        );
    }
}

#[test]
fn the_example_of_the_documentation_is_valid() {
    let documentation = include_str!("../../../docs/certificate.md");
    let example = documentation
        .split("```text\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    assert!(verify(example).unwrap().can_mate);
}

#[test]
fn a_line_in_chess960_is_accepted() {
    let fen: Fen = "rk2r3/8/8/8/8/8/PPPPPPPP/RK2R3 w EAea - 0 1"
        .parse()
        .unwrap();
    let position = Position::from_setup(fen.as_setup(), CastlingMode::Chess960).unwrap();
    let options = Options::default();
    for winner in Color::ALL {
        let answer = can_mate(&position, winner, &Budget::nodes(1_000_000), &options);
        let text = Certificate::new(&position, winner, &options, &answer.verdict).unwrap();
        assert!(verify(&text.to_string()).unwrap().can_mate);
    }
}

#[test]
fn the_seventy_five_move_limit_is_part_of_the_claim() {
    let (position, verdict) = ask("8/5r2/p3k3/P7/8/1K6/8/8 w - - 148 100", Color::Black);
    let limited = Options::default().with_half_move_limit(HalfMoveLimit::SeventyFiveMoves);
    let text = Certificate::new(&position, Color::Black, &limited, &verdict)
        .unwrap()
        .to_string();
    let problem = verify(&text).unwrap_err().problem;
    assert!(matches!(problem, Problem::Limit(_)));
    let answer = can_mate(&position, Color::Black, &Budget::nodes(10_000), &limited);
    let text = Certificate::new(&position, Color::Black, &limited, &answer.verdict).unwrap();
    let text = text.to_string();
    assert!(!verify(&text).unwrap().can_mate);
    // Without the limit the same evidence fails.
    assert!(verify(&resum(&text.replace("limit 75", "limit ignored"))).is_err());
}

#[test]
fn the_first_position_is_counted_too() {
    let text = |closed: u64| {
        let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        resum(&format!(
            "hakem-certificate 2\nfen {fen}\nwinner white\nlimit ignored\nclosed {closed}\nsum 0\n"
        ))
    };
    assert!(verify(&text(1)).is_ok());
    let refused = verify(&text(0)).unwrap_err();
    assert_eq!(refused.problem, Problem::MorePositions(0));
}

#[test]
fn more_work_than_a_checker_is_ready_for_is_refused_at_once() {
    let text = certificate("8/8/8/8/3k4/8/1q6/K7 w - - 0 1", Color::White);
    let (head, tail) = text.split_once("closed ").unwrap();
    let (_, rest) = tail.split_once('\n').unwrap();
    let forged = resum(&format!("{head}closed {}\n{rest}", u64::MAX));
    let fault = verify(&forged).unwrap_err();
    assert_eq!(fault.problem, Problem::TooMany(MOST_POSITIONS));
}

#[test]
fn a_broken_text_names_its_line() {
    let text = certificate(SAMPLES[1].0, SAMPLES[1].1);
    let fault = verify(&text.replace("winner white", "winner green")).unwrap_err();
    assert_eq!(fault.line, 3);
    assert!(verify("").is_err());
    assert!(verify(&text.repeat(2)).is_err());
}

/// The text with a sum that fits again.
fn resum(text: &str) -> String {
    let body = &text[..text.rfind("\nsum ").unwrap() + 1];
    format!("{body}sum {}\n", sum(body))
}

/// What a certificate claims: position, winner, whether the winner can mate.
fn claim_of(text: &str) -> Option<(String, Color, bool)> {
    let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name));
    let winner = if field("winner ")? == "white" {
        Color::White
    } else {
        Color::Black
    };
    Some((field("fen ")?.to_owned(), winner, field("mates").is_some()))
}

/// Each of these was read as the same position before.
#[test]
fn a_certificate_is_written_in_one_way() {
    let text = certificate("8/8/4k3/8/8/3K4/8/8 w - - 0 1", Color::White);
    for (right, wrong) in [
        ("\nfen 8/", "\nfen08/"),
        ("\nfen 8/8", "\nfen8/8"),
        ("\nfen 8/8", "\nfen 8/08"),
        ("\nclosed ", "\nclosed"),
        ("hakem-certificate 2\n", "hakem-certificate 25\n"),
    ] {
        let forged = text.replacen(right, wrong, 1);
        assert_ne!(forged, text, "{right}");
        assert!(verify(&resum(&forged)).is_err(), "{forged}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_changed_byte_is_refused(
        sample in 0..SAMPLES.len(),
        at in any::<prop::sample::Index>(),
        new in b' '..=b'z',
    ) {
        let text = certificate(SAMPLES[sample].0, SAMPLES[sample].1);
        let mut bytes = text.into_bytes();
        let at = at.index(bytes.len());
        prop_assume!(bytes[at] != new);
        bytes[at] = new;
        prop_assert!(verify(&String::from_utf8(bytes).unwrap()).is_err());
    }

    /// Even with a right sum, a tampered certificate is accepted only if what it claims is true.
    #[test]
    fn a_forged_claim_is_refused(
        sample in 0..SAMPLES.len(),
        at in any::<prop::sample::Index>(),
        new in any::<prop::sample::Index>(),
    ) {
        let text = certificate(SAMPLES[sample].0, SAMPLES[sample].1);
        let mut bytes = text.clone().into_bytes();
        let at = at.index(bytes.len());
        // A byte from elsewhere in the text is likelier to be readable than any byte.
        bytes[at] = bytes[new.index(bytes.len())];
        let forged = String::from_utf8(bytes).unwrap();
        prop_assume!(forged != text && forged.contains("\nsum "));
        let forged = resum(&forged);
        if let Ok(verified) = verify(&forged) {
            let (fen, winner, mates) = claim_of(&forged).unwrap();
            prop_assert_eq!(verified.can_mate, mates);
            prop_assume!(fen.parse::<Fen>().is_ok());
            match ask(&fen, winner).1 {
                Verdict::Mates(_) => prop_assert!(mates, "{}", forged),
                Verdict::CannotMate(_) => prop_assert!(!mates, "{}", forged),
                Verdict::Undecided => {}
            }
        }
    }

    /// One side's evidence is accepted for the other side only if that is true as well.
    #[test]
    fn a_swapped_winner_is_refused(sample in 0..SAMPLES.len()) {
        let (fen, winner) = SAMPLES[sample];
        let text = certificate(fen, winner);
        let forged = match winner {
            Color::White => text.replace("winner white", "winner black"),
            Color::Black => text.replace("winner black", "winner white"),
        };
        let truth = matches!(ask(fen, !winner).1, Verdict::Mates(_));
        if let Ok(verified) = verify(&resum(&forged)) {
            prop_assert_eq!(verified.can_mate, truth);
        }
    }

    #[test]
    fn any_text_is_read_without_panic(text in "\\PC{0,400}") {
        prop_assert!(verify(&text).is_err());
        let fen = format!("hakem-certificate 1\nfen {text}\n");
        prop_assert!(verify(&fen).is_err());
    }
}
