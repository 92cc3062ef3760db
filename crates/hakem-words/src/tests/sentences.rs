//! Every sentence finds its words in both languages.

use std::collections::BTreeSet;

use hakem_laws::{
    edition::Edition,
    judge::{Certainty, Chance, End, Finding, FindingCode, Firsts, InForce, Judgement, Suggestion},
    profile::Profile,
    provision::Provision,
    record::{
        event::{ClaimGround, Ply},
        move_name::MoveName,
    },
    ruling::{Ground, Level, Reason, Score, State, Verdict},
};
use hakem_score::{
    fen::FenError,
    letters::Letters,
    remarks::{EnPassantDropped, Remark, RemarkCode, RemarkDetail},
    result::RecordedResult,
};
use shakmaty::{CastlingSide, Color, Square};

use crate::{
    Context, Lang, chance, ending, finding,
    reason::{Part, samples, sentence},
    score::remark,
};

fn standard() -> Context<'static> {
    Context::of(Profile::named("fide-2023-standard").expect("the default"))
}

fn well_formed(text: &str) {
    assert!(!text.contains('{') && !text.contains('$'), "{text}");
    assert!(!text.contains(['\u{2068}', '\u{2069}']), "{text:?}");
    assert!(!text.contains("  ") && text.trim() == text, "{text:?}");
    assert!(text.ends_with('.'), "{text}");
    assert!(!text.contains("..") || text.contains("..."), "{text}");
}

/// The variant's name, which `Debug` prints first.
fn variant(reason: &Reason) -> String {
    let shown = format!("{reason:?}");
    let end = shown.find([' ', '{']).unwrap_or(shown.len());
    shown[..end].to_owned()
}

#[test]
fn there_is_a_sample_of_every_reason() {
    let sampled: BTreeSet<String> = samples::all().iter().map(variant).collect();
    assert_eq!(sampled.len(), crate::reason::IDS.len());
}

#[test]
fn every_reason_is_a_whole_sentence_in_both_languages_under_every_profile() {
    let moves = [Some(samples::queen_move())];
    for profile in Profile::ALL {
        for lang in Lang::ALL {
            for reason in samples::all() {
                for part in [
                    Part::Note,
                    Part::Main(Verdict::Noted),
                    Part::Main(Verdict::Correct),
                    Part::Main(Verdict::Incorrect),
                ] {
                    let context = Context {
                        profile,
                        moves: &moves,
                    };
                    well_formed(&sentence(&reason, part, &context, lang));
                }
            }
        }
    }
}

#[test]
fn no_two_reasons_say_the_same() {
    for lang in Lang::ALL {
        let mut told: BTreeSet<String> = BTreeSet::new();
        let mut seen = BTreeSet::new();
        for reason in samples::all() {
            if seen.insert(variant(&reason)) {
                let text = sentence(&reason, Part::Note, &standard(), lang);
                assert!(told.insert(text.clone()), "{text}");
            }
        }
    }
}

#[test]
fn places_in_the_record_are_told_by_their_moves_where_they_are_known() {
    let moves = [Some(samples::queen_move())];
    let context = Context {
        moves: &moves,
        ..standard()
    };
    let ended = |ply| Reason::AlreadyEnded {
        ground: Ground::Stalemate,
        ply: Ply(ply),
        score: Score::DRAW,
    };
    let told = |ply, lang| sentence(&ended(ply), Part::Note, &context, lang);
    assert_eq!(
        told(1, Lang::En),
        "The game had already ended after 34. Qe2: stalemate, ½-½. This has no effect any more."
    );
    assert_eq!(
        told(1, Lang::Tr),
        "Oyun 34. Ve2 hamlesinden sonra sona ermişti: pat, ½-½. Bunun artık etkisi yoktur; \
         konusu kalmamıştır."
    );
    assert!(told(0, Lang::En).contains("at the start of the record"));
    assert!(told(67, Lang::Tr).contains("67. yarım hamleden sonra"));
}

#[test]
fn a_first_illegal_move_that_loses_is_not_called_the_second() {
    let told = |profile: &str, lang| {
        let context = Context::of(Profile::named(profile).expect("a profile"));
        sentence(
            &Reason::IllegalLoses {
                player: Color::Black,
            },
            Part::Note,
            &context,
            lang,
        )
    };
    assert!(told("fide-2023-standard", Lang::En).starts_with("Second completed illegal move"));
    assert!(!told("fide-2014-rapid", Lang::En).contains("Second"));
    assert!(!told("fide-2014-rapid", Lang::Tr).contains("ikinci"));
}

fn findings() -> Vec<FindingCode> {
    use FindingCode as F;
    let player = Color::Black;
    vec![
        F::PlayedOnAfterEnd {
            ground: Ground::DeadPosition,
            extra: 1,
        },
        F::PlayedOnAfterEnd {
            ground: Ground::Checkmate,
            extra: 12,
        },
        F::ResultContradictsEnd {
            ground: Ground::Stalemate,
            score: Score::DRAW,
            recorded: Score::WHITE_WINS,
        },
        F::FivefoldUnnoticed {
            in_force: InForce::Yes,
        },
        F::FivefoldUnnoticed {
            in_force: InForce::No,
        },
        F::SeventyFiveUnnoticed {
            in_force: InForce::Yes,
        },
        F::SeventyFiveUnnoticed {
            in_force: InForce::No,
        },
        F::FlagButCannotMate { winner: player },
        F::ResignationButCannotMate { winner: player },
        F::AgreementTooEarly,
        F::DrawnButCouldMate { player },
        F::TerminationNotOnBoard,
        F::TerminationContradictsResult {
            recorded: Score::DRAW,
        },
        F::TerminationContradictsBoard {
            ground: Ground::Checkmate,
            told: Suggestion::Time,
        },
        F::TerminationContradictsBoard {
            ground: Ground::Stalemate,
            told: Suggestion::Resignation,
        },
        F::TerminationContradictsBoard {
            ground: Ground::DeadPosition,
            told: Suggestion::Agreement,
        },
        F::TerminationContradictsBoard {
            ground: Ground::SeventyFiveMoves,
            told: Suggestion::Checkmate,
        },
        F::MatingUndecided { player },
        F::ResultLeftOpen,
        F::Unfinished,
    ]
}

#[test]
fn every_finding_is_a_sentence_with_its_article() {
    for code in findings() {
        for ply in [Ply(0), Ply(1), Ply(80)] {
            let one = Finding {
                code,
                ply,
                provision: Provision::A8_7,
                level: Level::Law,
            };
            for lang in Lang::ALL {
                let text = finding(&one, &standard(), lang);
                well_formed(&text);
                assert!(text.contains("8.7"), "{text}");
            }
        }
    }
}

#[test]
fn a8_7_a_result_that_contradicts_the_end() {
    let one = Finding {
        code: findings()[2],
        ply: Ply(80),
        provision: Provision::A8_7,
        level: Level::Law,
    };
    assert_eq!(
        finding(&one, &standard(), Lang::En),
        "The game ended with ½-½ (stalemate), but 1-0 was recorded. A result that both players \
         have signed stands, even if it is wrong, until the arbiter decides otherwise (Article \
         8.7)."
    );
    assert_eq!(
        finding(&one, &standard(), Lang::Tr),
        "Oyun ½-½ bitti (pat), ama 1-0 kaydedildi. İki oyuncunun imzaladığı sonuç, yanlış olsa \
         bile, hakem başka türlü karar verene kadar geçerlidir (Madde 8.7)."
    );
}

fn judged(ended: Option<End>) -> Judgement {
    Judgement {
        plies: Ply(80),
        state: State::Ended,
        ended,
        claimable: Vec::new(),
        consistent: Some(true),
        findings: Vec::new(),
        firsts: Firsts::default(),
        evidence: Vec::new(),
    }
}

fn end(ground: Ground, certain: Certainty, by_move: Option<MoveName>) -> End {
    End {
        ply: Ply(67),
        by_move,
        ground,
        provisions: [Provision::A5_2_2].into_iter().collect(),
        score: Some(Score::DRAW),
        certain,
    }
}

#[test]
fn how_a_game_ended() {
    let told = |ended, lang| ending(&judged(ended), &standard(), lang);
    let dead = || {
        Some(end(
            Ground::DeadPosition,
            Certainty::Proved,
            Some(samples::queen_move()),
        ))
    };
    assert_eq!(
        told(dead(), Lang::En),
        "The game ended with 34. Qe2: dead position, ½-½ (Article 5.2.2)."
    );
    assert_eq!(
        told(dead(), Lang::Tr),
        "Oyun 34. Ve2 ile sona erdi: ölü konum, ½-½ (Madde 5.2.2)."
    );
    let suggested = Some(end(Ground::Agreement, Certainty::Suggested, None));
    assert!(told(suggested, Lang::En).starts_with("By the record: draw by agreement, ½-½."));
    for ended in [None, Some(end(Ground::Unknown, Certainty::Suggested, None))] {
        for lang in Lang::ALL {
            well_formed(&told(ended.clone(), lang));
        }
    }
}

#[test]
fn a9_2_1_a_chance_to_claim() {
    let one = Chance {
        ply: Ply(66),
        by: Color::White,
        ground: ClaimGround::Threefold,
        provision: Provision::A9_2_1,
        intended: Some(samples::queen_move()),
    };
    assert_eq!(
        chance(&one, &standard(), Lang::En),
        "After half-move 66 White could claim a draw by writing 34. Qe2: the position would occur \
         for at least the third time (Article 9.2.1)."
    );
    assert_eq!(
        chance(&one, &standard(), Lang::Tr),
        "66. yarım hamleden sonra Beyaz, 34. Ve2 yazarak beraberlik isteminde bulunabilirdi: \
         konum en az üçüncü kez oluşacaktı (Madde 9.2.1)."
    );
    for ground in [ClaimGround::Threefold, ClaimGround::Fifty] {
        for intended in [None, Some(samples::queen_move())] {
            for lang in Lang::ALL {
                well_formed(&chance(
                    &Chance {
                        ground,
                        intended,
                        ..one
                    },
                    &standard(),
                    lang,
                ));
            }
        }
    }
}

/// The details that remarks can have, with those that some codes need.
fn details() -> Vec<RemarkDetail> {
    let color = Color::White;
    vec![
        RemarkDetail::None,
        RemarkDetail::Count(1),
        RemarkDetail::Count(3),
        RemarkDetail::Letters(Letters::Tr),
        RemarkDetail::Readings(vec![Letters::En, Letters::Tr]),
        RemarkDetail::Candidates(Vec::new()),
        RemarkDetail::MoveNumber {
            written: 5,
            expected: 4,
        },
        RemarkDetail::Results {
            tag: RecordedResult::Draw,
            token: RecordedResult::WhiteWins,
        },
        RemarkDetail::Result(RecordedResult::Unfinished),
        RemarkDetail::Result(RecordedResult::HalfForBlack),
        RemarkDetail::Text("Event".to_owned()),
        RemarkDetail::Words {
            text: "Terk".to_owned(),
            tell: hakem_score::remarks::Tell::AnEndWithoutResult,
        },
        RemarkDetail::Fen(FenError {
            kind: hakem_score::fen::FenFault::Empty,
            column: 1,
        }),
        RemarkDetail::Castling {
            color,
            side: CastlingSide::KingSide,
        },
        RemarkDetail::Castling {
            color,
            side: CastlingSide::QueenSide,
        },
        RemarkDetail::EnPassant {
            square: Square::E6,
            why: EnPassantDropped::NoPawnPassed,
        },
        RemarkDetail::EnPassant {
            square: Square::E6,
            why: EnPassantDropped::NoLegalCapture,
        },
    ]
}

#[test]
fn every_remark_finds_its_words_whatever_its_detail() {
    for &code in RemarkCode::ALL {
        for detail in details() {
            // A remark on castling rights or en passant squares always says which.
            let needs = match code {
                RemarkCode::CastlingRightDropped => {
                    matches!(detail, RemarkDetail::Castling { .. })
                }
                RemarkCode::EnPassantSquareDropped => {
                    matches!(detail, RemarkDetail::EnPassant { .. })
                }
                _ => true,
            };
            let token = Some("Nf9".to_owned());
            let one = Remark {
                code,
                ply: None,
                line: 1,
                column: 1,
                token,
                detail,
            };
            if needs {
                for lang in Lang::ALL {
                    well_formed(&remark(&one, lang));
                }
            }
        }
    }
}

#[test]
fn what_a_file_contains_is_repeated_without_its_control_characters() {
    let token = Some(format!("\u{1b}[2J{}", "x".repeat(100)));
    let one = Remark {
        code: RemarkCode::NullMove,
        ply: Some(1),
        line: 1,
        column: 1,
        token,
        detail: RemarkDetail::None,
    };
    let text = remark(&one, Lang::En);
    assert!(!text.contains('\u{1b}') && text.contains('…'), "{text}");
}

#[test]
fn numbers_follow_the_edition() {
    let one = Finding {
        code: FindingCode::AgreementTooEarly,
        ply: Ply(1),
        provision: Provision::A5_2_3,
        level: Level::Law,
    };
    let old = Context::of(Profile::named("fide-2014-standard").expect("a profile"));
    assert_eq!(old.profile.edition, Edition::E2014);
    assert!(finding(&one, &old, Lang::Tr).contains("(Madde 5.2c)"));
}

#[test]
fn a5_1_1_a_flag_that_fell_after_the_mate() {
    let one = Finding {
        code: FindingCode::TerminationContradictsBoard {
            ground: Ground::Checkmate,
            told: Suggestion::Time,
        },
        ply: Ply(4),
        provision: Provision::A5_1_1,
        level: Level::Law,
    };
    assert_eq!(
        finding(&one, &standard(), Lang::En),
        "The game had ended after half-move 4 (checkmate), but the record speaks of a flag fall. \
         A flag that falls after the end means nothing (Article 5.1.1)."
    );
    assert_eq!(
        finding(&one, &standard(), Lang::Tr),
        "Oyun 4. yarım hamleden sonra sona ermişti (mat), ama kayıtta bayrak düşmesi yazıyor. \
         Oyun bittikten sonra düşen bayrağın bir etkisi yoktur (Madde 5.1.1)."
    );
}
