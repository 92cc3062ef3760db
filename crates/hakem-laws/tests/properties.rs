//! What holds for every game: invariants, and a second, plain implementation of the claims.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot be set up fails"
)]

mod common;

use common::Board;
use hakem_laws::{
    Event, Game, Regulations, Start, What,
    judge::{Judge, Recorded},
    profile,
    record::{
        event::{
            Act, Claim, ClaimForm, ClaimGround, Decision, FlagOrder, IllegalKind, IrregularityKind,
            Millis, Party, Ply, Terms, Touching,
        },
        written::Written,
    },
    rule,
    ruling::{Ground, Score, Verdict},
};
use proptest::prelude::*;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position, Role, Square, fen::Fen, uci::UciMove};

/// Picks legal moves by the numbers given, with a liking for going back and forth, since that is
/// what the Laws on draws are about.
fn walk(start: &Chess, choices: &[u16]) -> Vec<Move> {
    let mut position = start.clone();
    let mut line: Vec<Move> = Vec::new();
    for &choice in choices {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let back = line
            .len()
            .checked_sub(2)
            .map(|at| line[at])
            .and_then(|m| match m {
                Move::Normal {
                    role,
                    from,
                    to,
                    capture: None,
                    promotion: None,
                } => {
                    let back = Move::Normal {
                        role,
                        from: to,
                        to: from,
                        capture: None,
                        promotion: None,
                    };
                    legal.contains(&back).then_some(back)
                }
                _ => None,
            });
        let m = match back {
            Some(back) if choice % 4 != 0 => back,
            _ => legal[usize::from(choice) % legal.len()],
        };
        position.play_unchecked(m);
        line.push(m);
    }
    line
}

fn squares(m: Move) -> Written {
    match m.to_uci(shakmaty::CastlingMode::Standard) {
        UciMove::Normal {
            from,
            to,
            promotion,
        } => Written::Squares {
            from,
            to,
            promotion,
        },
        _ => panic!("a move of standard chess"),
    }
}

fn moved(player: Color, m: Move) -> Event {
    Event::of(player, What::Move(Act::new(squares(m))))
}

fn starts() -> impl Strategy<Value = Chess> {
    prop_oneof![
        3 => Just(Chess::default()),
        1 => Just(chess("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")),
        1 => Just(chess("8/8/4k3/8/2N5/3N4/8/K7 w - - 90 80")),
        1 => Just(chess("k7/8/8/2Pp4/8/8/8/2K4N w - d6 0 1")),
        1 => Just(chess("7k/8/5KQ1/8/8/8/8/8 w - - 145 100")),
    ]
}

fn chess(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("a FEN");
    fen.into_position(shakmaty::CastlingMode::Standard)
        .expect("a position")
}

fn start_of(position: &Chess) -> Start {
    Start::set_up(position.clone(), shakmaty::CastlingMode::Standard)
}

/// The plain second implementation: positions as text, counted one by one.
fn key(position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

struct Plain {
    keys: Vec<String>,
    position: Chess,
}

impl Plain {
    fn replay(start: &Chess, line: &[Move]) -> Self {
        let mut position = start.clone();
        let mut keys = vec![key(&position)];
        for &m in line {
            position.play_unchecked(m);
            keys.push(key(&position));
        }
        Self { keys, position }
    }

    fn times(&self, wanted: &str) -> usize {
        self.keys.iter().filter(|key| *key == wanted).count()
    }

    fn threefold_on_board(&self) -> bool {
        self.times(&key(&self.position)) >= 3
    }

    fn threefold_with(&self, m: Move) -> bool {
        let mut after = self.position.clone();
        after.play_unchecked(m);
        self.times(&key(&after)) + 1 >= 3
    }

    fn fifty_with(&self, m: Move) -> bool {
        !m.is_capture() && m.role() != Role::Pawn && self.position.halfmoves() + 1 >= 100
    }
}

/// The part of `line` after which the game is still on, and the game there.
fn still_on(start: &Chess, line: &[Move], rules: &Regulations) -> (usize, Game) {
    let mut game = Game::new(start_of(start), rules);
    for (at, &m) in line.iter().enumerate() {
        let before = game.clone();
        let turn = game.standing().turn();
        rule(&mut game, &moved(turn, m), rules);
        if game.ended().is_some() {
            return (at, before);
        }
    }
    (line.len(), game)
}

fn claim(ground: ClaimGround, m: Option<Move>) -> What {
    let intended = m.map(|m| Act::new(squares(m)));
    let form = if m.is_some() {
        ClaimForm::Written
    } else {
        ClaimForm::NotWritten
    };
    What::Claim(Claim {
        ground,
        intended,
        form,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_claim_is_correct_exactly_when_the_plain_implementation_says_so(
        start in starts(),
        choices in prop::collection::vec(any::<u16>(), 0..60),
        pick in any::<u16>(),
    ) {
        let rules = Regulations::default();
        let line = walk(&start, &choices);
        let (upto, game) = still_on(&start, &line, &rules);
        let plain = Plain::replay(&start, &line[..upto]);
        let turn = plain.position.turn();
        let verdict = |what| rule(&mut game.clone(), &Event::of(turn, what), &rules).verdict;
        let board = verdict(claim(ClaimGround::Threefold, None)) == Verdict::Correct;
        prop_assert_eq!(board, plain.threefold_on_board());
        let fifty = verdict(claim(ClaimGround::Fifty, None)) == Verdict::Correct;
        prop_assert_eq!(fifty, plain.position.halfmoves() >= 100);
        let legal = plain.position.legal_moves();
        if !legal.is_empty() {
            let m = legal[usize::from(pick) % legal.len()];
            let with = verdict(claim(ClaimGround::Threefold, Some(m))) == Verdict::Correct;
            prop_assert_eq!(with, plain.threefold_with(m) || plain.threefold_on_board());
            let with = verdict(claim(ClaimGround::Fifty, Some(m))) == Verdict::Correct;
            let holds = plain.fifty_with(m) || plain.position.halfmoves() >= 100;
            prop_assert_eq!(with, holds);
        }
    }

    #[test]
    fn every_chance_to_claim_is_listed_and_nothing_else(
        start in starts(),
        choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        let rules = Regulations::default();
        let line = walk(&start, &choices);
        let mut judge = Judge::new(start_of(&start), &rules);
        for &m in &line {
            judge.play(squares(m)).expect("legal");
        }
        let judgement = judge.finish(Recorded::default());
        let last = judgement.ended.as_ref().map_or(line.len() + 1, |e| e.ply.0 as usize);
        for at in 0..last.min(line.len() + 1) {
            let plain = Plain::replay(&start, &line[..at]);
            let legal = plain.position.legal_moves();
            let listed = |ground, ahead: bool| judgement.claimable.iter()
                .filter(|c| c.ply.0 as usize == at && c.ground == ground
                    && c.intended.is_some() == ahead)
                .count();
            let ahead = legal.iter().filter(|&&m| plain.threefold_with(m)).count();
            prop_assert_eq!(listed(ClaimGround::Threefold, true), ahead, "ahead at {}", at);
            let board = usize::from(plain.threefold_on_board());
            prop_assert_eq!(listed(ClaimGround::Threefold, false), board, "board at {}", at);
            let fifty = usize::from(legal.iter().any(|&m| plain.fifty_with(m)));
            prop_assert_eq!(listed(ClaimGround::Fifty, true), fifty, "fifty at {}", at);
        }
    }

    /// The judge counts positions only where one can have recurred, or somebody asks.
    #[test]
    fn a9_2_the_judge_of_records_counts_as_the_ruling_on_each_event_does(
        start in starts(),
        choices in prop::collection::vec(any::<u16>(), 0..90),
        asked in any::<u64>(),
    ) {
        let rules = Regulations::default();
        let line = walk(&start, &choices);
        let (upto, game) = still_on(&start, &line, &rules);
        let mut judge = Judge::new(start_of(&start), &rules);
        let mut counted = Game::new(start_of(&start), &rules);
        for (at, &m) in line[..upto].iter().enumerate() {
            judge.play(squares(m)).expect("legal");
            let event = moved(counted.standing().turn(), m);
            rule(&mut counted, &event, &rules);
            if asked >> (at % 64) & 1 == 1 {
                let times = counted.repetition().times();
                prop_assert_eq!(judge.game().repetition().times(), times, "at {}", at);
            }
        }
        let identity = game.identity();
        prop_assert_eq!(
            judge.game().repetition().look_alikes(&identity),
            game.repetition().look_alikes(&identity)
        );
        prop_assert_eq!(judge.game().repetition().plies(), game.repetition().plies());
        prop_assert_eq!(judge.game().line(), game.line());
        prop_assert_eq!(judge.game().standing(), game.standing());
    }

    #[test]
    fn splitting_a_move_into_making_and_pressing_changes_no_result(
        start in starts(),
        choices in prop::collection::vec(any::<u16>(), 0..60),
        split in any::<u64>(),
    ) {
        let rules = Regulations::default();
        let line = walk(&start, &choices);
        let mut whole = Game::new(start_of(&start), &rules);
        let mut parts = whole.clone();
        for (at, &m) in line.iter().enumerate() {
            let turn = whole.standing().turn();
            rule(&mut whole, &moved(turn, m), &rules);
            if split >> (at % 64) & 1 == 1 {
                rule(&mut parts, &Event::of(turn, What::Make(Act::new(squares(m)))), &rules);
                rule(&mut parts, &Event::of(turn, What::Press), &rules);
            } else {
                rule(&mut parts, &moved(turn, m), &rules);
            }
            prop_assert_eq!(whole.ended(), parts.ended());
            prop_assert_eq!(whole.standing(), parts.standing());
        }
    }

    #[test]
    fn colours_exchanged_exchange_the_ruling(
        choices in prop::collection::vec(any::<u16>(), 0..60),
        resigns in any::<bool>(),
    ) {
        let rules = Regulations::default();
        let start = chess("4k3/8/8/3q4/8/8/8/R3K2R w KQ - 0 1");
        let line = walk(&start, &choices);
        let mirrored = mirror(&start);
        let mut game = Game::new(start_of(&start), &rules);
        let mut other = Game::new(start_of(&mirrored), &rules);
        for &m in &line {
            let turn = game.standing().turn();
            let flipped = Event::of(!turn, What::Move(Act::new(mirror_written(squares(m)))));
            rule(&mut game, &moved(turn, m), &rules);
            rule(&mut other, &flipped, &rules);
        }
        let quitter = if resigns { Color::White } else { Color::Black };
        rule(&mut game, &Event::of(quitter, What::Resign), &rules);
        rule(&mut other, &Event::of(!quitter, What::Resign), &rules);
        let exchange = |s: Score| Score { white: s.black, black: s.white };
        prop_assert_eq!(game.ended().map(|e| (e.ground, e.ply)), other.ended().map(|e| (e.ground, e.ply)));
        prop_assert_eq!(game.ended().map(|e| e.score.map(exchange)), other.ended().map(|e| e.score));
    }

    #[test]
    fn any_event_in_any_order_gets_a_ruling_and_the_end_stays(
        events in prop::collection::vec(event(), 0..60),
        profile in 0..profile::Profile::ALL.len(),
    ) {
        let mut rules = Regulations::of(profile::Profile::ALL[profile]);
        rules.scrutiny.nodes = 200;
        let mut game = Game::new(Start::initial(), &rules);
        let mut end: Option<(Ground, Option<Score>)> = None;
        for event in &events {
            let ruling = rule(&mut game, event, &rules);
            let now = game.ended().map(|e| (e.ground, e.score));
            if let Some(before) = end {
                // Only a touch claim can reopen, and only a game that a touched move ended.
                if !matches!(event.what, What::TouchBreach { .. }) {
                    prop_assert_eq!(now, Some(before));
                    prop_assert_eq!(ruling.verdict, Verdict::NoObject);
                }
            }
            prop_assert_eq!(ruling.effect.result.is_some() && now.is_some(), ruling.effect.result.is_some());
            end = now;
        }
    }
}

fn mirror(position: &Chess) -> Chess {
    let setup = position.to_setup(EnPassantMode::Legal).into_mirrored();
    hakem_laws::facts::position::lenient(setup, shakmaty::CastlingMode::Standard).expect("mirrored")
}

fn mirror_written(written: Written) -> Written {
    match written {
        Written::Squares {
            from,
            to,
            promotion,
        } => Written::Squares {
            from: from.flip_vertical(),
            to: to.flip_vertical(),
            promotion,
        },
        san => san,
    }
}

fn square() -> impl Strategy<Value = Square> {
    (0u32..64).prop_map(Square::new)
}

fn color() -> impl Strategy<Value = Color> {
    any::<bool>().prop_map(Color::from_white)
}

fn ply() -> impl Strategy<Value = Option<Ply>> {
    prop::option::of((0u32..30).prop_map(Ply))
}

fn an_act() -> impl Strategy<Value = Act> {
    let common = prop_oneof![
        Just("e2e4"),
        Just("e7e5"),
        Just("g1f3"),
        Just("b8c6"),
        Just("f3g1"),
        Just("c6b8"),
        Just("d1h5"),
        Just("e1g1"),
        Just("f7f8"),
        Just("e8e7"),
        Just("h5f7"),
        Just("g8f6"),
    ]
    .prop_map(|text| Act::new(common::written(text)));
    let wild = (square(), square(), prop::option::of(Just(Role::Queen))).prop_map(
        |(from, to, promotion)| {
            Act::new(Written::Squares {
                from,
                to,
                promotion,
            })
        },
    );
    prop_oneof![4 => common, 1 => wild, 1 => Just(Act { written: None, board: None })]
}

fn event() -> impl Strategy<Value = Event> {
    let by = prop_oneof![
        Just(None),
        color().prop_map(|c| Some(Party::Player(c))),
        Just(Some(Party::Arbiter)),
    ];
    let at = prop::option::of((0u64..10_000_000).prop_map(Millis));
    (by, at, what()).prop_map(|(by, at, what)| Event { by, at, what })
}

fn what() -> impl Strategy<Value = What> {
    let kind = prop_oneof![
        Just(IllegalKind::Move),
        Just(IllegalKind::Promotion),
        Just(IllegalKind::PressWithoutMove),
        Just(IllegalKind::TwoHands),
    ];
    let ground = prop_oneof![
        Just(ClaimGround::Threefold),
        Just(ClaimGround::Fifty),
        Just(ClaimGround::NormalMeans),
        Just(ClaimGround::Increment),
    ];
    let form = prop_oneof![Just(ClaimForm::Written), Just(ClaimForm::NotWritten)];
    let claim = (ground, prop::option::of(an_act()), form).prop_map(|(ground, intended, form)| {
        What::Claim(Claim {
            ground,
            intended,
            form,
        })
    });
    let irregular = (prop::option::of(color()), ply(), any::<bool>()).prop_map(|(of, ply, d)| {
        let kind = if d {
            IrregularityKind::Device
        } else {
            IrregularityKind::Colours
        };
        What::Irregularity { of, kind, ply }
    });
    prop_oneof![
        12 => an_act().prop_map(What::Move),
        4 => an_act().prop_map(What::Make),
        4 => Just(What::Press),
        3 => square().prop_map(|square| What::Touch { square, manner: Touching::Deliberate }),
        2 => Just(What::Offer(Terms::Plain)),
        1 => Just(What::Accept(Terms::Plain)),
        1 => Just(What::Decline),
        1 => Just(What::WithdrawOffer),
        3 => claim,
        1 => Just(What::WithdrawClaim),
        1 => Just(What::Resign),
        1 => color().prop_map(|of| What::Flag { of, order: FlagOrder::Known }),
        3 => (color(), kind, ply()).prop_map(|(of, kind, ply)| What::Illegal { of, kind, ply }),
        2 => (color(), square()).prop_map(|(of, square)| What::TouchBreach { of, square }),
        2 => (0u32..30).prop_map(|left| What::TakeBack { left: Ply(left) }),
        1 => irregular,
        1 => color().prop_map(|of| What::Absent { of }),
        2 => (0u32..30).prop_map(|left| What::Decision(Decision::Restore(Ply(left)))),
        1 => Just(What::Gap),
        1 => Just(What::Other),
    ]
}

#[test]
fn a_long_run_without_progress_is_counted_by_the_index_as_by_hand() {
    // Kings and knights wander without taking anything; before 2014 nothing ends that by itself.
    let start = chess("4k2n/8/8/8/8/8/8/N3K3 w - - 0 1");
    let rules = Regulations::of(&profile::FIDE_BEFORE_2014_STANDARD);
    let mut position = start.clone();
    let mut line = Vec::new();
    for n in 0..400u32 {
        let mut quiet = position.legal_moves();
        quiet.retain(|m| !m.is_capture());
        let m = quiet[(n.wrapping_mul(2_654_435_761) >> 20) as usize % quiet.len()];
        position.play_unchecked(m);
        line.push(m);
    }
    let mut board = Board {
        game: Game::new(start_of(&start), &rules),
        rules,
    };
    for (at, &m) in line.iter().enumerate() {
        let turn = board.game.standing().turn();
        board.rule(&moved(turn, m));
        if board.game.ended().is_some() {
            break;
        }
        let plain = Plain::replay(&start, &line[..=at]);
        let times = plain.times(&key(&plain.position));
        assert_eq!(board.game.repetition().times() as usize, times, "at {at}");
    }
    assert!(
        board.game.plies() > Ply(150),
        "long enough to use the index"
    );
}
