//! Any event on any game in any order: one ruling each, the first ending stands, and a move is the
//! same as making it and pressing the clock.

use hakem_laws::{
    Event, Game, Regulations, Start, What,
    profile::{self, Profile},
    record::{
        event::{
            Act, Claim, ClaimForm, ClaimGround, Decision, FlagOrder, IllegalKind, IrregularityKind,
            Millis, Party, Ply, Terms, Touching,
        },
        regulations::{Adoption, AgreementLimit},
        written::Written,
    },
    rule,
    ruling::{Score, State, Verdict},
};
use shakmaty::{Color, Move, Position, Square};

const PROFILES: [&Profile; 8] = [
    &profile::FIDE_2023_STANDARD,
    &profile::FIDE_2023_RAPID_A5,
    &profile::FIDE_2023_BLITZ_B2,
    &profile::FIDE_2018_STANDARD,
    &profile::FIDE_2014_RAPID,
    &profile::FIDE_ONLINE_2025,
    &profile::LICHESS,
    &profile::USCHESS_7,
];

/// Runs one input: two bytes for the regulations, then events of four bytes each.
pub(crate) fn check(data: &[u8]) {
    let [profile, regulations, log @ ..] = data else {
        return;
    };
    let rules = Regulations {
        agreement: match regulations & 3 {
            0 => AgreementLimit::BeforeMove(20),
            1 => AgreementLimit::Never,
            _ => AgreementLimit::None,
        },
        guideline_iii: if regulations & 4 == 0 {
            Adoption::NotAdopted
        } else {
            Adoption::Adopted
        },
        default_minutes: u32::from(regulations >> 4),
        ..Regulations::of(PROFILES[usize::from(*profile) % PROFILES.len()])
    };
    let mut game = Game::new(Start::initial(), &rules);
    let mut split = game.clone();
    for (code, at) in log.chunks_exact(4).take(400).zip(0u64..) {
        let event = event(&game, code, at);
        let before = game.ended().copied();
        let ruling = rule(&mut game, &event, &rules);
        let ended = game.ended().copied();
        assert_eq!(ruling.state == State::Ended, ended.is_some(), "{event:?}");
        if before.is_some() && !matches!(event.what, What::TouchBreach { .. }) {
            assert_eq!(ended, before, "an ending was changed by {event:?}");
            assert_eq!(ruling.verdict, Verdict::NoObject, "{event:?}");
        }
        if before.is_none() && ended.is_some() {
            assert!(
                ruling.effect.result.is_some() || ruling.ground.is_some(),
                "{event:?}"
            );
        }
        in_two_steps(&mut split, event, &rules);
        assert_eq!(split.ended(), game.ended());
        assert_eq!(split.plies(), game.plies());
        assert_eq!(split.position(), game.position());
    }
}

/// A completed move as its two parts; who was refused the move does not press, unless it stands on
/// the board and has to be set back.
fn in_two_steps(game: &mut Game, event: Event, rules: &Regulations) {
    let What::Move(act) = event.what else {
        let _ = rule(game, &event, rules);
        return;
    };
    let make = Event {
        what: What::Make(act),
        ..event
    };
    let refused = rule(game, &make, rules).verdict == Verdict::Refused;
    let set_aside = game.between().set_aside();
    let to_set_back = set_aside.is_some_and(|played| !played.completed);
    if !refused || to_set_back {
        // The opponent may have to press as well.
        let own = Some(Party::Player(game.standing().turn()));
        let by = if to_set_back { own } else { make.by };
        let _ = rule(
            game,
            &Event {
                by,
                what: What::Press,
                ..make
            },
            rules,
        );
    }
}

fn event(game: &Game, code: &[u8], at: u64) -> Event {
    let [kind, who, a, b] = code else {
        unreachable!("chunks of four")
    };
    let by = match who % 5 {
        0 => Some(Party::Player(Color::White)),
        1 => Some(Party::Player(Color::Black)),
        2 => Some(Party::Arbiter),
        _ => None,
    };
    let at = (who & 64 != 0).then_some(Millis(at * 30_000));
    Event {
        by,
        at,
        what: what(game, *kind, *a, *b),
    }
}

fn color(byte: u8) -> Color {
    Color::from_white(byte & 1 == 0)
}

fn square(byte: u8) -> Square {
    Square::ALL[usize::from(byte & 63)]
}

/// A legal move for most bytes, else any two squares.
fn act(game: &Game, a: u8, b: u8) -> Act {
    let legal: Option<Move> = game.position().and_then(|position| {
        let moves = position.legal_moves();
        (!moves.is_empty()).then(|| moves[usize::from(a) % moves.len()])
    });
    match legal {
        Some(mv) if b & 7 != 7 => Act::new(Written::Squares {
            from: mv.from().unwrap_or(Square::A1),
            to: mv.to(),
            promotion: mv.promotion(),
        }),
        _ => Act::new(Written::Squares {
            from: square(a),
            to: square(b),
            promotion: None,
        }),
    }
}

fn what(game: &Game, kind: u8, a: u8, b: u8) -> What {
    match kind % 32 {
        0 => What::Touch {
            square: square(a),
            manner: Touching::Deliberate,
        },
        1 => What::Touch {
            square: square(a),
            manner: Touching::Adjusting,
        },
        2 => What::Make(act(game, a, b)),
        3 => What::Press,
        4 => What::Offer(Terms::Plain),
        5 => What::Offer(Terms::Conditional),
        6 => What::Accept(if b & 1 == 0 {
            Terms::Plain
        } else {
            Terms::Conditional
        }),
        7 => What::Decline,
        8 => What::WithdrawOffer,
        9 | 10 => What::Claim(claim(game, a, b)),
        11 => What::WithdrawClaim,
        12 if b == 0 => What::Resign,
        13 if b < 8 => What::Flag {
            of: color(a),
            order: if b & 1 == 0 {
                FlagOrder::Known
            } else {
                FlagOrder::Unknown
            },
        },
        14 | 15 => What::Illegal {
            of: color(a),
            kind: [
                IllegalKind::Move,
                IllegalKind::Promotion,
                IllegalKind::PressWithoutMove,
                IllegalKind::TwoHands,
            ][usize::from(a >> 1 & 3)],
            ply: (b != 0).then_some(Ply(u32::from(b))),
        },
        16 => What::TouchBreach {
            of: color(a),
            square: square(b),
        },
        17 => What::TakeBack {
            left: Ply(u32::from(a)),
        },
        18 | 19 => What::Irregularity {
            of: (b & 3 != 0).then_some(color(b >> 1)),
            kind: irregularity(a),
            ply: (b & 64 != 0).then_some(Ply(u32::from(b & 31))),
        },
        20 if b < 8 => What::Absent { of: color(a) },
        21 => What::Decision(decision(a, b)),
        22 => What::Gap,
        23 => What::Other,
        _ => What::Move(act(game, a, b)),
    }
}

fn claim(game: &Game, a: u8, b: u8) -> Claim {
    let ground = [
        ClaimGround::Threefold,
        ClaimGround::Fifty,
        ClaimGround::NormalMeans,
        ClaimGround::Increment,
    ][usize::from(b >> 3 & 3)];
    let form = if b & 32 == 0 {
        ClaimForm::Written
    } else {
        ClaimForm::NotWritten
    };
    Claim {
        ground,
        intended: (b & 64 == 0).then(|| act(game, a, b)),
        form,
    }
}

fn irregularity(byte: u8) -> IrregularityKind {
    use IrregularityKind as K;
    let kinds = [
        K::StartPosition,
        K::BoardTurned,
        K::Colours,
        K::Displaced,
        K::WrongSquare,
        K::ClockSetting,
        K::OtherHand,
        K::Distraction,
        K::Notes,
        K::Device,
        K::Refusal,
        K::ClockStopped,
        K::Disrepute,
        K::Other,
    ];
    kinds[usize::from(byte) % kinds.len()]
}

fn decision(a: u8, b: u8) -> Decision {
    match a & 7 {
        0 => Decision::SetClock,
        1 => Decision::Warn,
        2 => Decision::Penalty,
        3 => Decision::Resume,
        4 if b < 8 => Decision::Result(Score {
            white: b & 1,
            black: b >> 1 & 1,
        }),
        5 => Decision::Other,
        _ => Decision::Restore(Ply(u32::from(b))),
    }
}
