//! Any event on any game in any order: one ruling each, the first ending stands, and a move is the
//! same as making it and pressing the clock.

use hakem_laws::{
    Event, Game, Regulations, Start, What,
    facts::position::Standing,
    profile::{self, Profile},
    record::{
        event::{
            Act, Claim, ClaimForm, ClaimGround, Decision, FlagOrder, IllegalKind, IrregularityKind,
            Millis, Party, Ply, Terms, Touching,
        },
        game::{Done, History},
        regulations::{Adoption, AgreementLimit},
        written::Written,
    },
    rule, rule_on_board,
    ruling::{Reason, Score, State, Verdict},
};
use shakmaty::{
    Board, CastlingMode, Chess, Color, Move, Position, Role, Square, fen::Fen, san::San,
};

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

/// Positions a few half-moves before something that hardly ever comes about by chance.
const STARTS: [&str; 20] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    // Mate or stalemate at the next move, or both kings alone.
    "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/R3r1K1 w - - 0 1",
    "8/8/8/4k3/4p3/4K3/8/8 w - - 0 1",
    "8/8/8/8/8/k7/7p/K1B5 b - - 0 1",
    // The counts of 9.3 and 9.6.2.
    "4k3/7r/8/8/8/8/8/R3K3 w Q - 98 100",
    "4k3/7r/8/8/8/8/8/R3K3 b Q - 147 150",
    "7k/5Q2/8/6K1/8/8/8/r7 w - - 149 150",
    // Castling, promotion, en passant.
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/2P2k2/8/8/8/8/5p2/2K5 w - - 0 60",
    "4k3/8/8/8/1p3p2/8/P5P1/4K3 w - - 0 1",
    "7k/8/8/K2pP2r/8/8/8/8 w - d6 0 2",
    // Walls of pawns, wide and with one gap.
    "8/8/1p2k3/pPp1p1p1/P1PpPpP1/3P1P2/4K3/8 w - - 0 1",
    "8/8/1p2k3/pPp1p1p1/P1PpPp2/3P1P1P/4K3/8 b - - 0 1",
    // Bishops and knights against what is left.
    "8/8/8/8/2b5/8/1k6/K1B4p w - - 0 1",
    "kb6/p7/8/8/8/8/6P1/K5N1 b - - 0 1",
    // Illegal: the opponent of whoever has the move is in check; too many kings.
    "4r1k1/8/8/8/8/8/8/4K3 b - - 0 1",
    "kk6/8/8/8/8/8/P7/K7 w - - 0 1",
    // Ended already.
    "8/8/8/8/8/5k2/4q3/4K3 w - - 0 1",
    // Chess960.
    "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
];

/// Runs one input: two bytes for the position and the regulations, then events of four bytes each.
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
    let mut game = Game::new(start(*profile), &rules);
    let on_board = rule_on_board(&mut game, &rules);
    assert_eq!(on_board.is_some(), game.ended().is_some());
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

/// The byte chooses the position as well as the profile.
fn start(byte: u8) -> Start {
    let index = usize::from(byte) / PROFILES.len() % STARTS.len();
    if index == 0 {
        return Start::initial();
    }
    let mode = if index == STARTS.len() - 1 {
        CastlingMode::Chess960
    } else {
        CastlingMode::Standard
    };
    let fen: Fen = STARTS[index].parse().unwrap();
    Start {
        standing: Standing::of(fen.into_setup(), mode),
        mode,
        history: History::FromSetUp,
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
    let ruling = rule(game, &make, rules);
    let refused = ruling.verdict == Verdict::Refused;
    let set_aside = game.between().set_aside();
    let to_set_back =
        is_due_otherwise(&ruling.reason) && set_aside.is_some_and(|played| !played.completed);
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

/// Whether a move was refused because another is due: it stands on the board until it is set back.
fn is_due_otherwise(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::WrittenMoveIsDue { .. }
            | Reason::MustMovePiece { .. }
            | Reason::MustCapture { .. }
            | Reason::MustTake { .. }
            | Reason::MustCastle { .. }
    )
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

/// A legal move for most bytes, else any two squares. How it is written differs.
fn act(game: &Game, a: u8, b: u8) -> Act {
    let legal = game.position().map(Position::legal_moves);
    let legal: &[Move] = legal.as_deref().unwrap_or_default();
    let (Some(mv), Some(position)) = (
        legal.get(usize::from(a) % legal.len().max(1)),
        game.position(),
    ) else {
        return any_squares(a, b);
    };
    match b & 7 {
        7 if b == 0xff => Act {
            written: None,
            board: None,
        },
        7 => any_squares(a, b),
        6 => written(back(game, legal).unwrap_or(*mv)),
        5 => Act {
            board: Some(Box::new(board(position, legal, a, b))),
            ..written(*mv)
        },
        4 => Act::new(Written::San(San::from_move(position, *mv))),
        // Less than is needed.
        3 if b & 8 != 0 => Act::new(Written::San(San::Normal {
            role: mv.role(),
            file: None,
            rank: None,
            capture: mv.is_capture(),
            to: mv.to(),
            promotion: None,
        })),
        _ => written(*mv),
    }
}

fn written(mv: Move) -> Act {
    Act::new(Written::Squares {
        from: mv.from().unwrap_or(Square::A1),
        to: mv.to(),
        promotion: mv.promotion(),
    })
}

fn any_squares(a: u8, b: u8) -> Act {
    Act::new(Written::Squares {
        from: square(a),
        to: square(b),
        promotion: (b & 64 != 0).then_some(Role::Queen),
    })
}

/// The move that brings the piece back that its player has moved last.
fn back(game: &Game, legal: &[Move]) -> Option<Move> {
    let last = game.plies().0.checked_sub(1)?;
    let Some(Done::Legal(played)) = game.half_move(Ply(last)).map(|half| &half.done) else {
        return None;
    };
    let back = |mv: &&Move| mv.from() == Some(played.to()) && Some(mv.to()) == played.from();
    legal.iter().find(back).copied()
}

/// What the record says stood on the board: after another move, or with one man more or less.
fn board(position: &Chess, legal: &[Move], a: u8, b: u8) -> Board {
    let mut after = position.clone();
    after.play_unchecked(legal[usize::from(a >> 1) % legal.len()]);
    let mut board = after.board().clone();
    if b & 8 != 0 {
        match board.remove_piece_at(square(b)) {
            Some(man) => board.set_piece_at(square(a), man),
            None => board.set_piece_at(square(b), color(a).pawn()),
        }
    }
    board
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
