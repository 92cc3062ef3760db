//! Properties that hold for every input.

use std::fmt::Write;

use hakem_score::{
    fen::{ModeChoice, read_fen},
    illegal::{closest, closest_to_token, why_illegal},
    letters::{Letters, LettersChoice},
    movetext::{interpret, read_move, settle},
    pgn::{Board, PlainBoard, Reader},
    remarks::{Remark, RemarkCode},
    result::RecordedResult,
    termination::{Players, read_termination},
    time_control::{WrittenIn, read_time_control},
    write::{Outgoing, spell, write_game},
};
use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Move, Position};

type Read = (
    Vec<(String, String)>,
    Vec<Move>,
    Option<RecordedResult>,
    Vec<Remark>,
);

fn drain(reader: &mut Reader, found: &mut Vec<Read>) {
    while let Some(game) = reader.next_game() {
        let mut board = PlainBoard::default();
        let mut remarks = Vec::new();
        let replayed = game.replay(&mut board, LettersChoice::Auto, &mut remarks);
        assert_eq!(replayed.plies as usize, board.moves.len());
        let tags = game
            .tags()
            .map(|(n, v)| (n.into_owned(), v.into_owned()))
            .collect();
        found.push((tags, board.moves, replayed.recorded, remarks));
    }
}

fn read<'a>(chunks: impl IntoIterator<Item = &'a [u8]>) -> Vec<Read> {
    let mut reader = Reader::new();
    let mut found = Vec::new();
    for chunk in chunks {
        reader.feed(chunk);
        drain(&mut reader, &mut found);
    }
    reader.end();
    drain(&mut reader, &mut found);
    found
}

/// A game of legal moves, chosen by numbers.
fn game(choices: &[u16]) -> Vec<Move> {
    let mut position = Chess::default();
    let mut moves = Vec::new();
    for &choice in choices {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[usize::from(choice) % legal.len()];
        position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}

fn spelled(moves: &[Move], letters: Letters) -> Vec<String> {
    let mut position = Chess::default();
    moves
        .iter()
        .map(|&mv| {
            let text = spell(&position, mv, letters);
            position.play_unchecked(mv);
            text
        })
        .collect()
}

/// What may stand between half-moves without meaning anything for them.
const NOISE: &[&str] = &[
    "{a comment}",
    "{1. e4; (Nf3) [a]}",
    "(1. d4 d5 (1... Nf6 {x} 2. c4))",
    "$1",
    "$146",
    "!?",
    "; to the end of the line\n",
    "\n",
    "\r\n",
    "{[%clk 0:01:02]}",
    "(=)",
    "\n% an escape line with 1. e4 {\n",
    "{over\nlines}",
    "±",
    "e.p.",
];

/// Text made of the pieces that PGN is made of, so that it comes near to being PGN.
fn nearly_pgn() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        prop::sample::select(vec![
            "[Event \"A\"]\n",
            "[Result \"1-0\"]\n",
            "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n",
            "\n\n",
            "\n",
            " ",
            "1.",
            "1. ",
            "2...",
            "e4",
            "e5",
            "Nf3",
            "Af3",
            "Şe2",
            "0-0",
            "O-O-O",
            "e8=Q",
            "e8(Q)",
            "(=)",
            "=",
            "{",
            "}",
            "(",
            ")",
            ";",
            "%",
            "$5",
            "1-0",
            "1/2-1/2",
            "½",
            "½-½",
            "*",
            "+/-",
            "--",
            "Ke4",
            "exd",
            "\u{feff}",
            "\0",
            "[",
            "]",
            "\"",
            "\\",
            "<",
            ">",
            "...",
            "\u{2026}",
            "!?",
            "#",
            "+",
            "[%clk 0:00:01]",
            "Variant",
            "Black resigns",
        ])
        .prop_map(|s| s.as_bytes().to_vec()),
        prop::collection::vec(any::<u8>(), 0..4),
    ];
    prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

/// The words among the half-moves of the first game, from the third on.
fn unread_of(text: &str) -> Vec<String> {
    let mut reader = Reader::new();
    reader.feed(text.as_bytes());
    reader.end();
    let Some(game) = reader.next_game() else {
        return Vec::new();
    };
    let words = game.tokens().map(|token| game.text_of(&token).into_owned());
    words.skip_while(|word| word != "zz9").collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn comments_and_variations_never_change_the_moves(
        choices in prop::collection::vec(any::<u16>(), 1..60),
        noise in prop::collection::vec((0..60usize, 0..NOISE.len()), 0..20),
    ) {
        let moves = game(&choices);
        let mut text = String::from("[Event \"A\"]\n\n");
        for (index, token) in spelled(&moves, Letters::En).iter().enumerate() {
            write!(text, "{token} ").unwrap();
            for (_, which) in noise.iter().filter(|(at, _)| *at == index) {
                write!(text, "{} ", NOISE[*which]).unwrap();
            }
        }
        text.push_str("*\n");
        let found = read([text.as_bytes()]);
        prop_assert_eq!(found.len(), 1);
        prop_assert_eq!(&found[0].1, &moves, "{}", text);
    }

    #[test]
    fn how_the_input_is_cut_never_matters(
        bytes in nearly_pgn(),
        sizes in prop::collection::vec(1..9usize, 1..20),
    ) {
        let whole = read([bytes.as_slice()]);
        let mut chunks = Vec::new();
        let mut rest = bytes.as_slice();
        for size in sizes.iter().cycle() {
            if rest.is_empty() {
                break;
            }
            let (chunk, after) = rest.split_at((*size).min(rest.len()));
            chunks.push(chunk);
            rest = after;
        }
        prop_assert_eq!(read(chunks), whole);
    }

    #[test]
    fn what_is_written_is_read_back(
        choices in prop::collection::vec(any::<u16>(), 0..120),
        white in "\\PC{0,30}",
        comment in "\\PC{0,60}",
        at in 0..40u32,
    ) {
        let moves = game(&choices);
        let start = Chess::default();
        let text = write_game(&Outgoing {
            tags: &[("White", &white), ("Annotator", "x\"y\\z")],
            start: Some(&start),
            mode: CastlingMode::Standard,
            moves: &moves,
            unread: &[],
            result: Some(RecordedResult::Draw),
            result_tag: None,
            termination: Some("time forfeit"),
            comments: &[(at, &comment)],
        });
        let found = read([text.as_bytes()]);
        prop_assert_eq!(found.len(), 1);
        let (tags, read_moves, recorded, remarks) = &found[0];
        prop_assert_eq!(read_moves, &moves, "{}", text);
        prop_assert_eq!(*recorded, Some(RecordedResult::Draw));
        prop_assert!(tags.iter().any(|(n, v)| n == "White" && *v == white));
        prop_assert!(tags.iter().any(|(n, v)| n == "Annotator" && v == "x\"y\\z"));
        let quiet = |code| matches!(
            code,
            RemarkCode::CommentSkipped | RemarkCode::DrawOfferSign | RemarkCode::AmbiguousLetters
        );
        prop_assert!(remarks.iter().all(|r| quiet(r.code)), "{:?}\n{}", remarks, text);
    }

    #[test]
    fn what_cannot_be_read_is_written_so_that_it_comes_back(rest in "[ -<>-~]{0,40}") {
        // But for an equals sign, which is an offer wherever it stands last.
        let text = format!("[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. zz9 {rest} 1-0\n");
        let words = unread_of(&text);
        let start = Chess::default();
        let unread: Vec<&str> = words.iter().map(String::as_str).collect();
        let written = write_game(&Outgoing {
            tags: &[],
            start: Some(&start),
            mode: CastlingMode::Standard,
            moves: &[],
            unread: &unread,
            result: Some(RecordedResult::WhiteWins),
            result_tag: None,
            termination: None,
            comments: &[],
        });
        prop_assert_eq!(unread_of(&written), words, "{}", written);
    }

    #[test]
    fn c_3_a_sheet_in_any_language_gives_its_moves(
        choices in prop::collection::vec(any::<u16>(), 0..60),
        which in 0..Letters::ALL.len(),
    ) {
        let letters = Letters::ALL[which];
        let moves = game(&choices);
        let tokens = spelled(&moves, letters);
        let start = Chess::default();
        let bytes = || tokens.iter().map(String::as_bytes);
        let told = settle(&start, bytes(), LettersChoice::Given(letters));
        prop_assert_eq!(told.legal, moves.len(), "{:?}", tokens);
        let auto = settle(&start, bytes(), LettersChoice::Auto);
        // A sheet that is English by its letters is not made legal by another language.
        let english = letters != Letters::Tr && bytes().all(|token| read_move(token, Letters::En).is_ok());
        if !english {
            prop_assert_eq!(auto.legal, moves.len());
        }
        if !auto.is_ambiguous() && auto.legal == moves.len() {
            let mut board = PlainBoard::default();
            for token in bytes() {
                let found = interpret(board.position(), token, auto.letters).unwrap();
                board.play(found.written).unwrap();
            }
            prop_assert_eq!(&board.moves, &moves, "{:?} {:?}", tokens, auto);
        }
    }

    #[test]
    fn every_reason_for_an_illegal_move_is_a_reason(
        choices in prop::collection::vec(any::<u16>(), 0..60),
        token in "[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=[QRBN])?|O-O(-O)?|[a-h][1-8][a-h][1-8]q?|--",
    ) {
        let mut position = Chess::default();
        for mv in game(&choices) {
            position.play_unchecked(mv);
        }
        if let Ok(reading) = read_move(token.as_bytes(), Letters::En) {
            let legal = reading.written.resolve(&position);
            let why = why_illegal(&position, &reading.written);
            if legal.is_ok() {
                prop_assert_eq!(why, hakem_score::illegal::WhyIllegal::Legal);
            } else if interpret(&position, token.as_bytes(), Letters::En).is_err()
                && legal == Err(hakem_laws::record::written::NotAMove::Illegal)
            {
                prop_assert_ne!(why, hakem_score::illegal::WhyIllegal::Legal, "{}", token);
            }
            prop_assert!(closest(&position, &reading.written).len() <= 3);
        }
        prop_assert!(closest_to_token(&position, token.as_bytes(), Letters::Tr).len() <= 3);
    }

    #[test]
    fn a_fen_in_normal_form_is_read_back_as_the_same(
        choices in prop::collection::vec(any::<u16>(), 0..80),
    ) {
        let mut position = Chess::default();
        for mv in game(&choices) {
            position.play_unchecked(mv);
        }
        let fen = shakmaty::fen::Fen::from_position(&position, shakmaty::EnPassantMode::Legal)
            .to_string();
        let reading = read_fen(&fen, ModeChoice::Detect).unwrap();
        prop_assert_eq!(&reading.position, &position);
        prop_assert_eq!(reading.normalised(), fen);
        prop_assert!(reading.remarks.is_empty(), "{:?}", reading.remarks);
    }

    #[test]
    fn nothing_panics(bytes in prop::collection::vec(any::<u8>(), 0..80), text in "\\PC{0,80}") {
        for letters in Letters::ALL {
            let _ = read_move(&bytes, letters);
            let _ = read_move(text.as_bytes(), letters);
            let _ = interpret(&Chess::default(), text.as_bytes(), letters);
        }
        let _ = read_fen(&text, ModeChoice::Detect);
        let _ = read_fen(&String::from_utf8_lossy(&bytes), ModeChoice::Detect);
        let _ = read_time_control(&text, WrittenIn::Tag);
        let _ = read_termination(&text, Players { white: Some(&text), black: None });
        let _ = read([bytes.as_slice()]);
    }

    #[test]
    fn a_fen_with_one_letter_changed_never_panics(
        at in 0..70usize,
        letter in any::<char>(),
    ) {
        let fen: String = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 9"
            .chars()
            .enumerate()
            .map(|(index, c)| if index == at { letter } else { c })
            .collect();
        if let Err(error) = read_fen(&fen, ModeChoice::Detect) {
            prop_assert!(error.column >= 1);
            prop_assert!(error.column as usize <= fen.len() + 1, "{} {:?}", fen, error);
        }
    }

    #[test]
    fn time_controls_near_to_real_ones_never_panic(
        text in "(40/|G/|SD/)?[0-9]{1,9}(:[0-9]{2}|m|h|s|min)?([+d;:, ][0-9]{1,9}(s|m)?){0,4}",
    ) {
        let _ = read_time_control(&text, WrittenIn::Tag);
        let _ = read_time_control(&text, WrittenIn::Speech);
    }
}
