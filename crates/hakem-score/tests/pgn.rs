//! PGN as it exists: each way of writing that is met in real files, and what comes of it.
#![cfg(test)]

use hakem_score::{
    letters::{Letters, LettersChoice},
    pgn::{ClockKind, OfferForm, PlainBoard, Reader, StartFault},
    remarks::{Remark, RemarkCode, RemarkDetail, Tell, Weight},
    result::RecordedResult,
};
use shakmaty::{CastlingMode, Color, Role, Square, san::SanPlus};

/// What came of one game.
#[derive(Debug, Clone, PartialEq)]
struct Read {
    line: u32,
    tags: Vec<(String, String)>,
    moves: String,
    plies: u32,
    recorded: Option<RecordedResult>,
    letters: Letters,
    kings_in_centre: Option<RecordedResult>,
    words: String,
    comment: String,
    offers: Vec<(u32, OfferForm, Option<Color>)>,
    clocks: Vec<(u32, ClockKind, u64)>,
    fault: Option<StartFault>,
    remarks: Vec<Remark>,
}

impl Read {
    fn codes(&self) -> Vec<&'static str> {
        self.remarks.iter().map(|r| r.code.code()).collect()
    }

    fn has(&self, code: RemarkCode) -> bool {
        self.remarks.iter().any(|r| r.code == code)
    }

    fn remark(&self, code: RemarkCode) -> &Remark {
        self.remarks
            .iter()
            .find(|r| r.code == code)
            .unwrap_or_else(|| panic!("no {code:?} in {:?}", self.codes()))
    }

    fn count(&self, code: RemarkCode) -> u32 {
        match self.remark(code).detail {
            RemarkDetail::Count(n) => n,
            ref other => panic!("{other:?}"),
        }
    }

    fn has_trouble(&self) -> bool {
        self.remarks
            .iter()
            .any(|r| r.code.weight() == Weight::Trouble)
    }
}

fn drain(reader: &mut Reader, choice: LettersChoice, found: &mut Vec<Read>) {
    while let Some(game) = reader.next_game() {
        let mut board = PlainBoard::default();
        let mut remarks = Vec::new();
        let replayed = game.replay(&mut board, choice, &mut remarks);
        let mut position = game.start().map(|start| start.position).unwrap_or_default();
        let moves: Vec<String> = board
            .moves
            .iter()
            .map(|&mv| SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string())
            .collect();
        found.push(Read {
            line: game.line,
            tags: game
                .tags()
                .map(|(n, v)| (n.into_owned(), v.into_owned()))
                .collect(),
            moves: moves.join(" "),
            plies: replayed.plies,
            recorded: replayed.recorded,
            letters: replayed.letters,
            kings_in_centre: replayed.kings_in_centre,
            words: replayed.words,
            comment: game.final_comment().into_owned(),
            offers: game
                .offers()
                .iter()
                .map(|o| (o.ply, o.form, o.by))
                .collect(),
            clocks: game
                .clocks()
                .iter()
                .map(|c| (c.ply, c.kind, c.ms))
                .collect(),
            fault: replayed.fault,
            remarks,
        });
    }
}

fn read_chunks<'a>(chunks: impl Iterator<Item = &'a [u8]>, choice: LettersChoice) -> Vec<Read> {
    let mut reader = Reader::new();
    let mut found = Vec::new();
    for chunk in chunks {
        reader.feed(chunk);
        drain(&mut reader, choice, &mut found);
    }
    reader.end();
    drain(&mut reader, choice, &mut found);
    found
}

fn read(pgn: impl AsRef<[u8]>) -> Vec<Read> {
    read_chunks(std::iter::once(pgn.as_ref()), LettersChoice::Auto)
}

fn one(pgn: impl AsRef<[u8]>) -> Read {
    let mut games = read(pgn);
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0)
}

#[test]
fn pgn_one_bad_game_must_not_lose_the_file() {
    let games = read(
        "[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n\n\
         [Event \"B\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1",
    );
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].moves, "e4 e5");
    assert_eq!(games[0].recorded, Some(RecordedResult::WhiteWins));
    let illegal = games[0].remark(RemarkCode::IllegalMove);
    assert_eq!(
        (illegal.ply, illegal.line, illegal.column),
        (Some(3), 4, 13)
    );
    assert_eq!(illegal.token.as_deref(), Some("Ke3"));
    assert!(!games[0].has(RemarkCode::AmbiguousLetters));
    assert_eq!(games[1].moves, "f3 e5 g4 Qh4#");
    assert_eq!(
        (games[1].line, games[1].recorded),
        (6, Some(RecordedResult::BlackWins))
    );
}

#[test]
fn pgn_half_result_token() {
    let game = one("[Result \"1/2\"]\n\n1. d4 d5 2. c4 1/2");
    assert_eq!(game.recorded, Some(RecordedResult::Draw));
    assert!(game.has(RemarkCode::ResultNonstandard));
    assert!(!game.has(RemarkCode::ResultsDiffer));
}

#[test]
fn pgn_semicolon_inside_braces_opens_no_line_comment() {
    let game = one("1. e4 {good; solid} e5 2. Nf3 *");
    assert_eq!(
        (game.plies, game.recorded),
        (3, Some(RecordedResult::Unfinished))
    );
    let line = one("1. e4 ; a comment with { and ( to the end\n1... e5 *");
    assert_eq!(line.moves, "e4 e5");
}

#[test]
fn pgn_two_comments_before_result() {
    let game = one("[Result \"*\"]\n\n1. d4 Nf6 {comment 1} {comment 2} *");
    assert_eq!(game.recorded, Some(RecordedResult::Unfinished));
    assert_eq!(game.comment, "comment 1 comment 2");
}

#[test]
fn pgn_moves_beyond_threefold_are_read() {
    let game = one(
        "[Result \"1/2-1/2\"]\n\n1. e4 Nc6 2. Nf3 d5 3. exd5 Qxd5 4. Nc3 Qd8 5. Nb1 Qd5 \
         6. Ng1 Qd8 7. Nf3 Qd5 8. Nc3 Qa5 1/2-1/2",
    );
    assert_eq!(game.plies, 16);
}

#[test]
fn c_13_castling_in_zeros_with_mate() {
    let game = one(
        "[SetUp \"1\"]\n[FEN \"R7/8/8/8/3N4/1BB5/pr6/kb2K2R w K - 0 1\"]\n\n\
         1. Bxa2 Bxa2 2. 0-0# 1-0\n",
    );
    assert_eq!(game.moves, "Bxa2 Bxa2 O-O#");
    assert!(game.has(RemarkCode::ZeroCastling));
}

#[test]
fn c_10_a_pinned_twin_needs_no_file() {
    let moves = "d4 Nf6 c4 e6 Nf3 c5 Nc3 cxd4 Nxd4 Bb4";
    assert!(one(format!("{moves} Nb5 *")).moves.ends_with("Bb4 Nb5"));
    let over = one(format!("{moves} Ndb5 *"));
    assert_eq!(over.plies, 11);
    assert!(over.has(RemarkCode::OverSpecified));
    assert!(one(format!("{moves} Ncb5 *")).has(RemarkCode::IllegalMove));
}

#[test]
fn c_10_an_ambiguous_move_stops_the_reading_and_names_the_candidates() {
    let game = one("[FEN \"8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82\"]\n\n82. Nec3 *\n");
    assert_eq!(game.plies, 0);
    match &game.remark(RemarkCode::AmbiguousMove).detail {
        RemarkDetail::Candidates(moves) => assert_eq!(moves.len(), 2),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_number_style_is_read() {
    for text in [
        "1.e4 e5 2.Nf3 Nc6",
        "1. e4 1... e5 2. Nf3 2... Nc6",
        "1.e4 1...e5 2.Nf3 2...Nc6",
        "1 e4 e5 2 Nf3 Nc6",
        "1.e4 ... e5 2.Nf3 … Nc6",
        "1e4 e5 2Nf3 Nc6",
        "1. e4  ...e5 2. Nf3 Nc6",
        "e4 e5 Nf3 Nc6",
        "1. e4 e5\n2. Nf3\nNc6",
        "1.\te4\te5\t2.\tNf3\tNc6",
    ] {
        let game = one(format!("[Event \"?\"]\n\n{text} *\n"));
        assert_eq!(game.moves, "e4 e5 Nf3 Nc6", "{text}");
        assert!(!game.has_trouble(), "{text}: {:?}", game.codes());
    }
    assert!(one("1.e4 e5 *").has(RemarkCode::NoSpaceAfterNumber));
    assert!(!one("1. e4 e5 *").has(RemarkCode::NoSpaceAfterNumber));
}

#[test]
fn a_wrong_move_number_is_remarked_once_per_slip() {
    let game = one("1. e4 e5 3. Nf3 Nc6 4. Bb5 *");
    let remark = game.remark(RemarkCode::MoveNumberWrong);
    assert_eq!(
        remark.detail,
        RemarkDetail::MoveNumber {
            written: 3,
            expected: 2
        }
    );
    assert_eq!(remark.ply, Some(3));
    let set_up = one("[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 1\"]\n\n37... Kd7 38. Kd2 *\n");
    assert!(!set_up.has(RemarkCode::MoveNumberWrong));
}

#[test]
fn every_way_of_writing_a_move_is_read_and_remarked() {
    let cases: &[(&str, &str, &str)] = &[
        ("", "e2e4 e7e5 g1f3", "uci_move"),
        ("", "e2-e4 e7-e5 Ng1-f3", "long_algebraic"),
        ("", "e4 e5 nf3", "lower_case_piece"),
        ("", "E4 e5 Nf3", "upper_case_square"),
        ("", "e4 e5 Nf3!?", "annotation_sign"),
        ("", "Pe4 e5 Nf3", "pawn_letter"),
        ("", "e4 e5 Ngf3", "over_specified"),
        ("", "e4 e5 Nf3+", "check_mark_wrong"),
    ];
    for &(_, moves, code) in cases {
        let game = one(format!("{moves} *"));
        assert_eq!(game.moves, "e4 e5 Nf3", "{moves}");
        assert!(game.codes().contains(&code), "{moves}: {:?}", game.codes());
    }
}

#[test]
fn c_13_check_marks_are_compared_with_the_board() {
    let missing = one("1. f3 e5 2. g4 Qh4 0-1");
    assert_eq!(missing.remark(RemarkCode::CheckMarkMissing).ply, Some(4));
    let not_mate = one("1. e4 f5 2. Qh5# g6 *");
    assert!(not_mate.has(RemarkCode::CheckMarkWrong));
    assert!(!one("1. e4 f5 2. Qh5+ g6 *").has(RemarkCode::CheckMarkMissing));
}

#[test]
fn p_7_5_2_a_promotion_without_a_piece_is_not_played() {
    let fen = "[FEN \"8/3P3k/8/8/8/8/8/K7 w - - 0 1\"]\n\n";
    for token in ["d8", "d7d8", "d7-d8"] {
        let game = one(format!("{fen}1. {token} Kg7 *\n"));
        assert_eq!(game.plies, 0, "{token}");
        assert!(
            game.has(RemarkCode::PromotionMissing),
            "{token}: {:?}",
            game.codes()
        );
    }
    for token in ["d8=Q", "d8Q", "d8(Q)", "d8/Q", "d7d8q", "d8=q"] {
        assert_eq!(one(format!("{fen}1. {token} *\n")).moves, "d8=Q", "{token}");
    }
}

#[test]
fn variations_comments_and_glyphs_are_skipped_but_counted() {
    let game =
        one("1. e4 $1 (1. d4 d5 (1... Nf6 {deep} 2. c4) 2. c4) (1. c4) e5 {a} 2. Nf3 $146 $13 *");
    assert_eq!(game.moves, "e4 e5 Nf3");
    assert_eq!(game.count(RemarkCode::VariationSkipped), 2);
    assert_eq!(game.count(RemarkCode::CommentSkipped), 2);
    assert_eq!(game.count(RemarkCode::NagSkipped), 3);
}

#[test]
fn ten_thousand_nested_variations_do_not_matter() {
    let depth = 10_000;
    let pgn = format!("1. e4 {}d4{} e5 *", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(one(pgn).moves, "e4 e5");
}

#[test]
fn s0_33_draw_offers_are_noted_with_their_half_move() {
    let game = one("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O (=) Nf6 = 5. d3( = ) *");
    assert_eq!(
        game.offers,
        [
            (7, OfferForm::Parenthesised, None),
            (8, OfferForm::Bare, None),
            (9, OfferForm::Parenthesised, None)
        ]
    );
    assert_eq!(game.plies, 9);
    let comment = one("1. e4 {White offers draw} e5 {[%clk 0:01:00] (=)} *");
    assert_eq!(
        comment.offers,
        [
            (1, OfferForm::Comment, Some(Color::White)),
            (2, OfferForm::Comment, None)
        ]
    );
    let attached = one("1. e4 e5(=) 2. Nf3= *");
    assert_eq!(attached.offers.len(), 2, "{attached:?}");
}

#[test]
fn clock_comments_are_read() {
    let game = one(
        "1. e4 { [%clk 0:05:00] } 1... e5 { [%clk 0:04:58.5] [%emt 0:00:01] } \
         2. Nf3 { [%eval 0.3] [%clk 1:00:00] } *",
    );
    assert_eq!(
        game.clocks,
        [
            (1, ClockKind::Remaining, 300_000),
            (2, ClockKind::Remaining, 298_500),
            (2, ClockKind::Elapsed, 1_000),
            (3, ClockKind::Remaining, 3_600_000),
        ]
    );
    assert_eq!(game.comment, "");
}

#[test]
fn results_in_all_spellings() {
    use RecordedResult::*;
    for (text, result) in [
        ("1-0", WhiteWins),
        ("½-½", Draw),
        ("½ - ½", Draw),
        ("1/2", Draw),
        ("1/2-0", HalfForWhite),
        ("0,5-0,5", Draw),
        ("0.5-0.5", Draw),
        ("+/-", WhiteByForfeit),
        ("-/+", BlackByForfeit),
        ("0-0", BothLose),
        ("1:0", WhiteWins),
        ("0 - 1", BlackWins),
    ] {
        let game = one(format!("[Event \"?\"]\n\n1. e4 e5 {text}\n"));
        assert_eq!(game.recorded, Some(result), "{text}: {:?}", game.codes());
        assert_eq!(game.plies, 2, "{text}");
        assert!(!game.has(RemarkCode::MissingResult), "{text}");
    }
    assert_eq!(one("1. e4 e5 2. Nf3 +/- Nc6 *").recorded, Some(Unfinished));
}

#[test]
fn zeros_at_the_end_are_a_result_unless_they_castle() {
    let moves = "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4.";
    let castles = one(format!("[Event \"?\"]\n\n{moves} 0-0\n"));
    assert_eq!((castles.plies, castles.recorded), (7, None));
    let told = one(format!("[Result \"0-0\"]\n\n{moves} 0-0\n"));
    assert_eq!(
        (told.plies, told.recorded),
        (6, Some(RecordedResult::BothLose))
    );
    let cannot = one("[Event \"?\"]\n\n1. e4 e5 0-0\n");
    assert_eq!(
        (cannot.plies, cannot.recorded),
        (2, Some(RecordedResult::BothLose))
    );
    assert!(!cannot.has(RemarkCode::IllegalMove));
    let middle = one(format!("{moves} 0-0 0-0 1-0\n"));
    assert_eq!(
        (middle.plies, middle.recorded),
        (8, Some(RecordedResult::WhiteWins))
    );
}

#[test]
fn a_missing_result_and_results_that_differ() {
    let missing = one("[Result \"1-0\"]\n\n1. e4 e5\n");
    assert_eq!(missing.recorded, Some(RecordedResult::WhiteWins));
    assert!(missing.has(RemarkCode::MissingResult));
    assert!(!missing.has(RemarkCode::TruncatedGame));
    let differ = one("[Result \"1-0\"]\n\n1. e4 e5 0-1\n");
    assert_eq!(differ.recorded, Some(RecordedResult::BlackWins));
    assert_eq!(
        differ.remark(RemarkCode::ResultsDiffer).detail,
        RemarkDetail::Results {
            tag: RecordedResult::WhiteWins,
            token: RecordedResult::BlackWins
        }
    );
}

#[test]
fn games_without_blank_lines_without_results_and_without_tags() {
    let tight =
        read("[Event \"A\"]\n1. e4 e5\n[Event \"B\"]\n1. d4 d5 1-0\n[Event \"C\"]\n1. c4 *");
    let moves: Vec<&str> = tight.iter().map(|g| g.moves.as_str()).collect();
    assert_eq!(moves, ["e4 e5", "d4 d5", "c4"]);
    let bare = read("1. e4 e5 1-0 1. d4 d5 0-1\n\n1. c4 c5 1/2-1/2\ne4 d5 *\nf4 f5 *");
    let moves: Vec<&str> = bare.iter().map(|g| g.moves.as_str()).collect();
    assert_eq!(moves, ["e4 e5", "d4 d5", "c4 c5", "e4 d5", "f4 f5"]);
    let no_moves = read("[Event \"A\"]\n[Result \"1-0\"]\n\n[Event \"B\"]\n\n1. e4 *\n");
    assert_eq!(no_moves.len(), 2);
    assert_eq!(no_moves[0].recorded, Some(RecordedResult::WhiteWins));
    let in_line = read("[Event \"A\"] [Site \"B\"]\n1. e4 * [Event \"C\"]\n1. d4 *");
    assert_eq!(in_line.len(), 2);
    assert_eq!(in_line[0].tags.len(), 2);
}

#[test]
fn what_follows_a_result_is_no_move() {
    let game = one("1. e4 e5 1/2-1/2 2. Nf3 Nc6 {agreed}\n");
    assert_eq!((game.plies, game.recorded), (2, Some(RecordedResult::Draw)));
    assert!(game.has(RemarkCode::TextAfterResult));
    assert_eq!(game.comment, "agreed");
}

#[test]
fn a_tag_line_ends_an_unclosed_comment_or_variation() {
    let comment =
        read("[Event \"A\"]\n\n1. e4 {never closed\n1... e5 *\n\n[Event \"B\"]\n\n1. d4 *\n");
    assert_eq!(comment.len(), 2);
    assert_eq!(comment[0].moves, "e4");
    assert_eq!(comment[0].remark(RemarkCode::UnclosedComment).column, 7);
    assert_eq!(comment[1].moves, "d4");
    let variation = read("[Event \"A\"]\n\n1. e4 (1. d4 d5 *\n\n[Event \"B\"]\n\n1. c4 *\n");
    assert_eq!(variation.len(), 2);
    assert!(variation[0].has(RemarkCode::UnclosedVariation));
    let quoting = one("[Event \"A\"]\n\n1. e4 {he wrote\n[Event \"B\"]\nthere} e5 *\n");
    assert_eq!(quoting.moves, "e4 e5");
}

#[test]
fn what_is_opened_before_the_first_game_ends_with_it() {
    for opened in ["{ a comment", "( a bracket"] {
        let games = read(format!("{opened}\n\n[Event \"A\"]\n\n1. e4 *\n"));
        assert_eq!(games.len(), 1, "{opened}");
        assert_eq!(games[0].moves, "e4", "{opened}");
    }
}

#[test]
fn tags_in_another_order_and_a_torn_game() {
    assert_eq!(read("[Site \"A\"]\n[Event \"B\"]\n\n1. e4 *\n").len(), 1);
    assert_eq!(
        read("[Event \"A\"]\n[Site \"B\"]\n[Event \"C\"]\n\n1. e4 *\n").len(),
        2
    );
}

#[test]
fn a_time_control_in_words_is_remarked() {
    let of = |value: &str| one(format!("[TimeControl \"{value}\"]\n\n1. e4 *\n"));
    assert!(of("90 min + 30 sec").has(RemarkCode::ProseTimeControl));
    assert!(of("whatever").has(RemarkCode::UnreadableTimeControl));
    for value in ["300+3", "40/5400:1800", "-", "?", "*180"] {
        let codes = of(value).codes().join(" ");
        assert!(!codes.contains("time_control"), "{value}: {codes}");
    }
}

#[test]
fn a_million_half_moves_are_read() {
    let game = one("Nf3 Nf6 Ng1 Ng8 ".repeat(250_000));
    assert_eq!(game.plies, 1_000_000);
}

#[test]
fn a_truncated_last_game_is_kept_and_remarked() {
    for text in [
        "1. e4 e5 2. Nf",
        "1. e4 e5 2.",
        "1. e4 e5 {cut",
        "1. e4 e5 (2. N",
    ] {
        let games = read(format!(
            "[Event \"A\"]\n\n1. d4 *\n\n[Event \"B\"]\n\n{text}"
        ));
        assert_eq!(games.len(), 2, "{text}");
        assert_eq!(games[1].moves, "e4 e5", "{text}");
        assert!(
            games[1].has(RemarkCode::TruncatedGame),
            "{text}: {:?}",
            games[1].codes()
        );
    }
    assert!(read("[Event \"A\"]\n[Site").len() == 1);
}

#[test]
fn bytes_that_are_not_utf8() {
    let bom = one("\u{feff}[Event \"A\"]\n\n1. e4 *\n");
    assert!(bom.has(RemarkCode::ByteOrderMark));
    assert_eq!(bom.moves, "e4");
    let latin = one(b"[White \"M\xfcller\"]\n\n1. e4 *\n");
    assert_eq!(latin.tags[0].1, "Müller");
    assert!(latin.has(RemarkCode::Latin1));
    let nul = one(b"[Event \"A\"]\n\n1. e4\0 e5 \0*\n");
    assert_eq!(nul.moves, "e4 e5");
    assert!(nul.has(RemarkCode::NulBytes));
    let utf16: Vec<u8> = "\u{feff}[Event \"Ş\"]\n\n1. e4 *\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let utf16 = one(utf16);
    assert_eq!(
        (utf16.tags[0].1.as_str(), utf16.moves.as_str()),
        ("Ş", "e4")
    );
    assert!(utf16.has(RemarkCode::Utf16));
}

#[test]
fn what_is_no_pgn_gives_no_game_but_a_place() {
    for bytes in [
        &b"\x7fELF\x02\x01\x01\0\0\0\x03\0>\0"[..],
        b"hello world\n",
        b"",
        b"\n\n",
    ] {
        let mut reader = Reader::new();
        reader.feed(bytes);
        reader.end();
        assert!(reader.next_game().is_none(), "{bytes:?}");
        assert_eq!(
            reader.stray().is_some(),
            bytes.iter().any(u8::is_ascii_alphabetic)
        );
    }
    let junk = one("some words here\n\n[Event \"A\"]\n\n1. e4 *\n");
    assert!(junk.has(RemarkCode::TextBeforeGame));
}

#[test]
fn escape_lines_stray_brackets_and_signs() {
    let game = one("[Event \"A\"]\n% not for us: 1. d4\n\n1. e4 ) } e5 <x> ± 2. Nf3 \u{221e} *\n");
    assert_eq!(game.moves, "e4 e5");
    let clean = one("[Event \"A\"]\n% not for us: 1. d4\n\n1. e4 ) } e5 ± 2. Nf3 \u{221e} +- *\n");
    assert_eq!(clean.moves, "e4 e5 Nf3");
    assert!(clean.has(RemarkCode::EscapeLine));
    assert_eq!(clean.count(RemarkCode::StrayBracket), 2);
}

#[test]
fn c_3_a_turkish_sheet_in_every_encoding() {
    let moves = "1. e4 e5 2. Af3 Ac6 3. Fb5 a6 4. 0-0 (=) Şe7";
    let expected = "e4 e5 Nf3 Nc6 Bb5 a6 O-O Ke7";
    let mut spellings = vec![moves.as_bytes().to_vec()];
    for ş in ["S\u{327}", "\u{218}", "S", "\u{de}"] {
        spellings.push(moves.replace('Ş', ş).into_bytes());
    }
    let byte = |b: u8| {
        let (before, after) = moves.split_once('Ş').unwrap();
        [before.as_bytes(), &[b], after.as_bytes()].concat()
    };
    spellings.push(byte(0xde));
    spellings.push(byte(0x9e));
    for spelling in spellings {
        let game = one(&spelling);
        assert_eq!(
            game.moves,
            expected,
            "{}",
            String::from_utf8_lossy(&spelling)
        );
        assert_eq!(game.letters, Letters::Tr);
        assert!(game.has(RemarkCode::LettersSettled));
    }
}

#[test]
fn c_3_a_sheet_with_only_k_is_decided_by_legality_or_is_ambiguous() {
    let king = one("1. e4 e5 2. Ke2 *");
    assert_eq!(
        (king.letters, king.has(RemarkCode::AmbiguousLetters)),
        (Letters::En, false)
    );
    let rook = one("1. a4 a5 2. Ka3 *");
    assert_eq!(
        (rook.letters, rook.moves.as_str()),
        (Letters::Tr, "a4 a5 Ra3")
    );
    let both = one("[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Kd1 *\n");
    assert_eq!(both.letters, Letters::En);
    assert_eq!(
        both.remark(RemarkCode::AmbiguousLetters).detail,
        RemarkDetail::Readings(vec![Letters::En, Letters::Tr])
    );
    let told = read_chunks(
        std::iter::once(&b"[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Kd1 *\n"[..]),
        LettersChoice::Given(Letters::Tr),
    );
    assert_eq!(told[0].moves, "Rd1");
    assert!(!told[0].has(RemarkCode::AmbiguousLetters));
}

#[test]
fn kings_in_the_centre_are_a_result_and_no_illegal_move() {
    let moves = "1. e4 e5 2. Nf3 Nc6";
    for (kings, result) in [
        ("3. Ke4 Kd5", RecordedResult::WhiteWins),
        ("3. Kd4 Ke5", RecordedResult::BlackWins),
        ("3. Ke4 Ke5", RecordedResult::Draw),
        ("3. e1e4 e8d5", RecordedResult::WhiteWins),
    ] {
        let game = one(format!("[Event \"?\"]\n\n{moves} {kings} *\n"));
        assert_eq!(
            game.kings_in_centre,
            Some(result),
            "{kings}: {:?}",
            game.codes()
        );
        assert_eq!(game.moves, "e4 e5 Nf3 Nc6");
        assert!(!game.has(RemarkCode::IllegalMove));
    }
    let more = one(format!("[Event \"?\"]\n\n{moves} 3. Ke4 Kd5 4. a3 *\n"));
    assert!(more.has(RemarkCode::IllegalMove));
}

#[test]
fn a7_5_1_one_king_in_the_centre_without_a_result_may_be_an_illegal_move() {
    let moves = "1. e4 e5 2. Nf3 Nc6";
    for unfinished in ["3. Ke4 *", "3. Bb5 Kd5 *", "3. Ke4"] {
        let game = one(format!("[Event \"?\"]\n\n{moves} {unfinished}\n"));
        assert_eq!(game.kings_in_centre, None, "{unfinished}");
        assert!(game.has(RemarkCode::IllegalMove), "{unfinished}");
    }
    // Beside a result it is the sign of it.
    let over = one(format!("[Event \"?\"]\n\n{moves} 3. Ke4 1-0\n"));
    assert_eq!(over.kings_in_centre, Some(RecordedResult::Unfinished));
    assert!(!over.has(RemarkCode::IllegalMove));
    // A king that is in the centre already needs no second sign.
    let there = "[FEN \"4k3/8/8/8/4K3/8/8/7R w - - 0 1\"]";
    let game = one(format!("{there}\n\n1. Rh2 Kd5 *\n"));
    assert_eq!(game.kings_in_centre, Some(RecordedResult::WhiteWins));
}

#[test]
fn words_after_the_last_move_are_kept() {
    let game = one("1. e4 e5 2. Qh5 Ke7 3. Qxe5# Black resigns 1-0");
    assert_eq!((game.plies, game.words.as_str()), (5, "Black resigns"));
    assert!(!game.has(RemarkCode::UnreadableMove));
    let turkish = one("1. e4 e5 terk etti 1-0");
    assert_eq!(turkish.words, "terk etti");
    let unreadable = one("1. e4 e5 2. Nf3x9 Nc6 *");
    assert!(unreadable.has(RemarkCode::UnreadableMove));
}

#[test]
fn words_with_numbers_and_after_the_result_are_kept_too() {
    for (text, words) in [
        ("1. e4 e5 50 hamle", "50 hamle"),
        ("1. e4 e5 2. White resigns", "White resigns"),
        ("1. e4 e5 1-0 time", "time"),
        ("1. e4 e5 0-1 mat", "mat"),
        ("1. e4 e5 White wins 1-0 on time", "White wins on time"),
        (
            "1. e4 e5 Black resigns in a lost position",
            "Black resigns in a lost position",
        ),
    ] {
        let game = one(text);
        assert_eq!((game.plies, game.words.as_str()), (2, words), "{text}");
        assert!(game.has(RemarkCode::TrailingWords), "{text}");
        assert!(!game.has(RemarkCode::TextAfterResult), "{text}");
        assert!(!game.has_trouble(), "{text}: {:?}", game.codes());
    }
    let moves = one("1. e4 e5 1-0 2. Nf3 Nc6 time\n");
    assert!(moves.has(RemarkCode::TextAfterResult));
    assert_eq!(moves.words, "");
}

#[test]
fn words_that_tell_an_end_are_told_apart_from_others() {
    for (text, tell) in [
        ("1. e4 e5 Berabere", Tell::AnEnd),
        ("1. e4 e5 Beyaz terk etti", Tell::AnEnd),
        ("1. e4 e5 1-0 terk", Tell::AnEnd),
        ("1. e4 e5 Terk", Tell::AnEndWithoutResult),
        ("1. e4 e5 good luck", Tell::NoEnd),
    ] {
        match &one(text).remark(RemarkCode::TrailingWords).detail {
            RemarkDetail::Words { tell: found, .. } => assert_eq!(*found, tell, "{text}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_sign_of_evaluation_is_one_of_annotators_and_counted_once() {
    let game = one("1. e4 e5 +/- 2. Nf3 += Nc6 -+ 1-0\n");
    assert_eq!(
        (game.plies, game.recorded),
        (4, Some(RecordedResult::WhiteWins))
    );
    assert_eq!(game.count(RemarkCode::AnnotationSign), 3);
    assert!(!game.has(RemarkCode::SignSkipped));
    assert!(!game.has(RemarkCode::ResultNonstandard));
}

#[test]
fn a_comment_that_is_never_closed_swallows_no_game() {
    for tag in ["[White \"C\"]", "[Site \"?\"]", "[FEN \"8/8 w\"]"] {
        let games = read(format!("1. e4 {{ never closed\n\n{tag}\n\n1. d4 *\n"));
        assert_eq!(games.len(), 2, "{tag}");
        assert!(games[0].has(RemarkCode::UnclosedComment), "{tag}");
    }
    for text in [
        "[Diagram 1]",
        "[%csl Ga1]",
        "[see note]",
        "[A \"b\"] and so on",
    ] {
        let games = read(format!("1. e4 {{ a remark\n\n{text}\n\n}} e5 *\n"));
        assert_eq!((games.len(), games[0].plies), (1, 2), "{text}");
    }
}

#[test]
fn a_semicolon_before_a_move_is_remarked() {
    for text in [
        "1. e4 e5 ; 2. Nf3 Nc6\n",
        "1. e4 ; e5\n",
        "1. e4 e5 ;2.Af3\n",
        "1. e4 e5\n; 2... Nc6\n",
    ] {
        assert!(one(text).has(RemarkCode::MoveInComment), "{text}");
    }
    for text in [
        "1. e4 e5 ; better is Nf3\n",
        "; 8. tur\n\n1. e4 e5 ; 12 minutes\n",
    ] {
        assert!(!one(text).has(RemarkCode::MoveInComment), "{text}");
    }
}

#[test]
fn a_day_that_is_none_is_remarked() {
    for date in [
        "2023.02.30",
        "01.08.2017",
        "2017/08/01",
        "2017",
        "1 May 2017",
    ] {
        let game = one(format!("[Date \"{date}\"]\n\n1. e4 *\n"));
        assert!(game.has(RemarkCode::UnusableDate), "{date}");
    }
    for date in [
        "2024.02.29",
        "2017.8.1",
        "????.??.??",
        "199?.??.??",
        "2017.??.??",
        "?",
        "",
        "-",
    ] {
        let game = one(format!("[Date \"{date}\"]\n\n1. e4 *\n"));
        assert!(!game.has(RemarkCode::UnusableDate), "{date}");
    }
}

#[test]
fn turkish_names_in_windows_1254() {
    let white = |bytes: &[u8]| {
        let game = one(bytes);
        let name = game.tags.iter().find(|(name, _)| name == "White");
        let turkish = game.has(RemarkCode::Windows1254);
        assert_ne!(turkish, game.has(RemarkCode::Latin1), "{:?}", game.codes());
        (name.expect("a name").1.clone(), turkish)
    };
    let told = |name: &str| (name.to_owned(), true);
    // By the letters alone, by the moves, by the federation.
    assert_eq!(
        white(b"[White \"I\xfe\xfdl\"]\n\n1. e4 e5 2. Nf3 *\n"),
        told("Işıl")
    );
    assert_eq!(
        white(b"[White \"\xdeahin\"]\n\n1. e4 e5 2. Af3 Ac6 *\n"),
        told("Şahin")
    );
    assert_eq!(
        white(b"[White \"Do\xf0an\"]\n[WhiteTeam \"TUR\"]\n\n1. e4 *\n"),
        told("Doğan")
    );
    for (bytes, name) in [
        (&b"[White \"\xde\xf3r\xfdmir\"]\n\n1. e4 *\n"[..], "Þórýmir"),
        (
            &b"[White \"Novotn\xfd\"]\n\n1. e4 e5 2. Nf3 *\n"[..],
            "Novotný",
        ),
        (
            &b"[White \"M\xfcller\"]\n\n1. e4 e5 2. Nf3 *\n"[..],
            "Müller",
        ),
    ] {
        assert_eq!(white(bytes), (name.to_owned(), false));
    }
}

#[test]
fn guideline_ii_chess960_by_variant_and_fen() {
    let game = one("[Variant \"Chess960\"]\n[SetUp \"1\"]\n\
         [FEN \"bqrkrbnn/pppppppp/8/8/8/8/PPPPPPPP/BQRKRBNN w KQkq - 0 1\"]\n\n\
         1. Ng3 Ng6 2. e3 e6 3. Bd3 Bd6 4. O-O-O O-O-O *\n");
    assert_eq!(game.plies, 8, "{:?}", game.remarks);
    let mut reader = Reader::new();
    reader.feed(b"[Variant \"Fischerandom\"]\n\n1. e4 *\n");
    reader.end();
    let start = reader
        .next_game()
        .and_then(|game| game.start().ok())
        .unwrap();
    assert_eq!(start.mode, CastlingMode::Chess960);
    let atomic = one("[Variant \"Atomic\"]\n\n1. e4 *\n");
    assert!(matches!(atomic.fault, Some(StartFault::Variant(_))));
    assert!(atomic.has(RemarkCode::UnknownVariant));
    let opening = one("[Variant \"Najdorf\"]\n\n1. e4 *\n");
    assert_eq!(opening.moves, "e4");
}

#[test]
fn an_unusable_fen_loses_only_its_game() {
    let games = read(
        "[Event \"A\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n\
         [Event \"B\"]\n\n1. e4 *\n",
    );
    assert_eq!(games.len(), 2);
    assert!(matches!(games[0].fault, Some(StartFault::Fen(_))));
    let remark = games[0].remark(RemarkCode::UnusableFen);
    assert_eq!((remark.line, remark.column), (2, 7));
    assert_eq!(games[1].moves, "e4");
    let dropped = one("[FEN \"4k3/8/8/8/8/8/8/4K3 w K - 0 1\"]\n\n1. Kd2 *\n");
    let remark = dropped.remark(RemarkCode::CastlingRightDropped);
    assert_eq!((remark.line, remark.column), (1, 29));
}

#[test]
fn tags_are_found_in_any_case_and_faults_in_them_are_remarked() {
    let game = one("[event \"A\"]\n[White \"B\"]\n[White \"C\"]\n[Result 1-0]\n\n1. e4 1-0\n");
    assert!(game.has(RemarkCode::DuplicateTag));
    assert!(game.has(RemarkCode::MalformedTag));
    match &game.remark(RemarkCode::MissingTags).detail {
        RemarkDetail::Text(names) => assert_eq!(names, "Site, Date, Round, Black"),
        other => panic!("{other:?}"),
    }
    let mut reader = Reader::new();
    reader.feed(b"[event \"A\"]\n[White \"B\"]\n[White \"C\"]\n\n1. e4 1-0\n");
    reader.end();
    let game = reader.next_game().unwrap();
    assert_eq!(game.tag("EVENT").as_deref(), Some("A"));
    assert_eq!(game.tag("white").as_deref(), Some("B"));
}

#[test]
fn an_illegal_move_is_explained_with_the_closest_legal_ones() {
    let game = one("1. e4 e5 2. Bd4 *");
    match &game.remark(RemarkCode::IllegalMove).detail {
        RemarkDetail::Illegal { why, closest } => {
            assert!(matches!(
                why,
                hakem_score::illegal::WhyIllegal::DoesNotMoveSo {
                    role: Role::Bishop,
                    ..
                }
            ));
            assert!(closest.iter().any(|mv| mv.to() == Square::D4));
            assert!(closest.len() <= 3);
        }
        other => panic!("{other:?}"),
    }
    assert!(one("1. e4 e5 2. -- Nc6 *").has(RemarkCode::NullMove));
    assert!(one("1. e4 e5 2. Z0 Nc6 *").has(RemarkCode::NullMove));
}

#[test]
fn a_comment_of_a_megabyte_and_a_long_line_are_read() {
    let comment = "x".repeat(1 << 20);
    let game = one(format!("1. e4 {{{comment}}} e5 *"));
    assert_eq!(game.moves, "e4 e5");
    let long: String = (0..40_000).map(|_| "Nf3 Nf6 Ng1 Ng8 ").collect();
    assert_eq!(one(long).plies, 160_000);
}

#[test]
fn how_the_input_is_cut_never_matters() {
    let pgn = "\u{feff}[Event \"A\"]\r\n[White \"Ş\"]\r\n\r\n1. e4 {x [%clk 0:01:00] \r\n y} e5 \
               2. Af3 (2. d4 (2. c4)) Ac6 ½ - ½\r\n\r\n[Event \"B\"]\r\n\r\n1.d4 d5 (=) 0-0";
    let whole = read(pgn);
    assert_eq!(whole.len(), 2);
    for size in 1..40 {
        let cut = read_chunks(pgn.as_bytes().chunks(size), LettersChoice::Auto);
        assert_eq!(cut, whole, "{size}");
    }
}

#[test]
fn what_is_written_above_a_scoresheet_is_no_game() {
    for heading in [
        "Round 5, Board 3\nWhite: J. Smith  Black: A. Jones\nDate: 12.03.2024\n",
        "Kurgu Kupası 3. tur\nBeyaz: Piyonoğlu, Pınar\n",
        "1. Tur: Masa 2\n",
    ] {
        let text = format!("{heading}\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n");
        let mut reader = hakem_score::pgn::Reader::new();
        reader.feed(text.as_bytes());
        reader.end();
        let mut plies = Vec::new();
        while let Some(game) = reader.next_game() {
            let mut board = hakem_score::pgn::PlainBoard::default();
            let mut remarks = Vec::new();
            let auto = hakem_score::letters::LettersChoice::Auto;
            plies.push(game.replay(&mut board, auto, &mut remarks).plies);
        }
        assert_eq!(plies, [4], "{heading}");
    }
}

#[test]
fn s0_37_a_missing_half_move_is_told_with_its_place() {
    let mut reader = hakem_score::pgn::Reader::new();
    reader.feed(b"1. e4 e5 2. Nf3 3. Bb5 a6 *\n");
    reader.end();
    let game = reader.next_game().expect("a game");
    let mut board = hakem_score::pgn::PlainBoard::default();
    let mut remarks = Vec::new();
    game.replay(
        &mut board,
        hakem_score::letters::LettersChoice::Auto,
        &mut remarks,
    );
    let missing = remarks
        .iter()
        .find(|r| r.code.code() == "missing_move")
        .expect("a remark");
    assert_eq!((missing.ply, missing.column), (Some(4), 20));
}

#[test]
fn a_move_of_which_something_is_missing_is_no_word() {
    for text in [
        "1. e4 e5 2. Bxx 1-0",
        "1. e4 e5 2. Bx 1-0",
        "1. e4 e5 2. Nf 1-0",
        "1. e4 e5 2. Axx 1-0",
        "1. e4 e5 2. Qxx 1-0",
        "1. e4 e5 2. exd",
        "1. e4 e5 2. Nf3 Nbx",
        "1. e4 e5 2. Nf3 Nbd",
        "1. e4 e5 2. Zzz 1-0",
    ] {
        let game = one(text);
        assert!(
            game.has(RemarkCode::UnreadableMove) || game.has(RemarkCode::IllegalMove),
            "{text}: {:?}",
            game.codes()
        );
        assert_eq!(game.words, "", "{text}");
    }
    for text in [
        "1. e4 e5 2. Black resigns",
        "1. e4 e5 Bad luck",
        "1. e4 e5 Dead position",
        "1. e4 e5 Le blanc abandonne",
    ] {
        assert!(one(text).has(RemarkCode::TrailingWords), "{text}");
    }
}

#[test]
fn c_13_a_word_of_mate_without_mate_is_kept_as_a_word() {
    for (text, words) in [
        ("1. e4 e5 2. Af3 Ac6 mat", "mat"),
        ("1. e4 e5 2. Nf3 Nc6 mate 0-1", "mate"),
        ("1. e4 e5 mate in three", "mate in three"),
        ("1. e4 e5 Beyaz mat oldu", "Beyaz mat oldu"),
        ("1. e4 e5 Beyaz şah mat oldu", "Beyaz şah mat oldu"),
    ] {
        let game = one(text);
        assert_eq!(game.words, words, "{text}");
        assert!(game.has(RemarkCode::TrailingWords), "{text}");
    }
    for text in ["1. f3 e5 2. g4 Qh4 mate 0-1", "1. f3 e5 2. g4 mat Qh4# 0-1"] {
        let game = one(text);
        assert_eq!((game.plies, game.words.as_str()), (4, ""), "{text}");
        assert!(!game.has(RemarkCode::TrailingWords), "{text}");
    }
}
