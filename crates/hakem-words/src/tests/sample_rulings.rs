//! Twenty rulings as an arbiter would say them, in both languages, word for word.

use hakem_laws::{
    facts::{position::Standing, repetition::LookAlike, standing::ClaimStage},
    profile::Profile,
    provision::Provision as P,
    record::{
        event::{ClaimGround, IllegalKind, Ply},
        move_name::MoveName,
        written::NotAMove,
    },
    ruling::{Effect, Evidence, Ground, Level, Reason as R, Ruling, Score, State, Unlike, Verdict},
};
use hakem_prover::{MaterialRule, Proof};
use shakmaty::{
    Chess,
    Color::{Black, White},
    Square,
    san::SanPlus,
};

use crate::{Context, Lang, document, ruling, ruling_text};

fn of(verdict: Verdict, provisions: &[P], reason: R) -> Ruling {
    Ruling {
        verdict,
        ground: None,
        provisions: provisions.iter().copied().collect(),
        level: Level::Law,
        effect: Effect::default(),
        state: State::InProgress,
        reason,
        notes: Vec::new(),
        evidence: Vec::new(),
    }
}

fn with(ruling: Ruling, notes: &[R]) -> Ruling {
    Ruling {
        notes: notes.to_vec(),
        ..ruling
    }
}

fn proved(ruling: Ruling, evidence: Evidence) -> Ruling {
    Ruling {
        evidence: vec![evidence],
        ..ruling
    }
}

fn name(number: u32, by: shakmaty::Color, san: &str) -> MoveName {
    MoveName {
        number,
        by,
        san: san.parse::<SanPlus>().expect("a move"),
    }
}

fn intended() -> MoveName {
    name(34, White, "Qe2")
}

fn said(ruling: &Ruling, en: &str, tr: &str) {
    let context = Context::of(Profile::named("fide-2023-standard").expect("the default"));
    let text = ruling_text(ruling, &context);
    assert_eq!((text.en.as_str(), text.tr.as_str()), (en, tr));
}

#[test]
fn sample_01_checkmate() {
    said(
        &of(Verdict::Ended, &[P::A5_1_1], R::Checkmate { winner: White }),
        "Checkmate. White wins; the game ended with this move (Article 5.1.1).",
        "Mat. Beyaz kazandı; oyun bu hamleyle sona erdi (Madde 5.1.1).",
    );
}

#[test]
fn sample_02_a_mate_by_an_illegal_move_is_none() {
    let reason = R::IllegalMoveStands {
        player: Black,
        why: NotAMove::Illegal,
    };
    said(
        &of(Verdict::Noted, &[P::A5_1_1, P::A7_5_1], reason),
        "Black's move is illegal: no legal move fits what was done. It stands until it is pointed \
         out (Article 5.1.1, 7.5.1).",
        "Siyah'ın hamlesi geçersiz: yapılana uyan geçerli bir hamle yok. Belirtilene kadar \
         tahtada kalır (Madde 5.1.1, 7.5.1).",
    );
}

#[test]
fn sample_03_resignation_to_a_bare_king() {
    let ended = of(
        Verdict::Ended,
        &[P::A5_1_2],
        R::ResignationDraws { player: Black },
    );
    let proof = Proof::Material(MaterialRule::BareKing);
    said(
        &proved(
            ended,
            Evidence::NoMate {
                winner: White,
                from: Box::new(Standing::Regular(Chess::default())),
                proof,
            },
        ),
        "Black resigned, but White cannot checkmate from this position by any series of legal \
         moves: the game is drawn (Article 5.1.2). White has only the king.",
        "Siyah oyunu terk etti; ancak Beyaz bu konumda hiçbir geçerli hamle dizisiyle mat edemez: \
         oyun berabere biter (Madde 5.1.2). Beyaz'ın şahından başka taşı yok.",
    );
}

#[test]
fn sample_04_resignation() {
    said(
        &of(
            Verdict::Ended,
            &[P::A5_1_2],
            R::ResignationLoses { player: White },
        ),
        "White resigned and loses the game (Article 5.1.2).",
        "Beyaz terk etti ve oyunu kaybetti (Madde 5.1.2).",
    );
}

#[test]
fn sample_05_stalemate() {
    said(
        &of(Verdict::Ended, &[P::A5_2_1], R::Stalemate { player: Black }),
        "Stalemate: Black, to move, has no legal move and is not in check. The game ended at once \
         in a draw (Article 5.2.1).",
        "Pat: hamlede olan Siyah'ın geçerli hamlesi yok ve şahı tehdit altında değil. Oyun derhal \
         sona erdi ve berabere bitti (Madde 5.2.1).",
    );
}

#[test]
fn sample_06_dead_position() {
    said(
        &of(Verdict::Ended, &[P::A5_2_2], R::DeadPosition),
        "Dead position: neither player can checkmate by any series of legal moves. The game ended \
         at once in a draw (Article 5.2.2).",
        "Ölü konum: iki oyuncu da hiçbir geçerli hamle dizisiyle mat edemez. Oyun derhal sona \
         erdi ve berabere bitti (Madde 5.2.2).",
    );
}

#[test]
fn sample_07_agreement() {
    said(
        &of(Verdict::Ended, &[P::A5_2_3], R::Agreed),
        "The players agreed to a draw: the game ended at once (Article 5.2.3).",
        "Oyuncular beraberlik konusunda aralarında anlaştı: oyun derhal sona erdi ve berabere \
         bitti (Madde 5.2.3).",
    );
}

#[test]
fn sample_08_agreement_too_early() {
    said(
        &of(Verdict::Refused, &[P::A5_2_3], R::AgreementTooEarly),
        "The agreement does not count: each player must have made at least one move (Article \
         5.2.3).",
        "Anlaşma geçerli değil: iki oyuncunun da en az birer hamle yapmış olması gerekir (Madde \
         5.2.3).",
    );
}

#[test]
fn sample_09_a_correct_claim_with_a_written_move() {
    let reason = R::ThreefoldWithMove {
        intended: intended(),
        times: 3,
    };
    said(
        &of(Verdict::Correct, &[P::A9_2_1, P::A9_5_2], reason),
        "The claim is correct: with 34. Qe2 the position would occur for the third time. The game \
         is drawn (Article 9.2.1, 9.5.2).",
        "İstem doğru: 34. Ve2 ile konum üçüncü kez oluşacaktır. Oyun berabere biter (Madde 9.2.1, \
         9.5.2).",
    );
}

/// Ruling 10 of the samples: castling rights were lost in between.
fn rights_lost() -> Ruling {
    let reason = R::TooFewWithMove {
        intended: intended(),
        times: 2,
    };
    let look_alikes = vec![
        LookAlike {
            ply: Ply(2),
            why: Some(Unlike::CastlingRight),
        },
        LookAlike {
            ply: Ply(4),
            why: None,
        },
    ];
    let why = Unlike::CastlingRight;
    let notes = [
        R::MinutesGiven {
            to: Black,
            minutes: 2,
        },
        R::LooksAlike { ply: Ply(2), why },
        R::MustPlay {
            intended: intended(),
        },
    ];
    let refused = of(Verdict::Incorrect, &[P::A9_2_3_2, P::A9_5_3], reason);
    proved(with(refused, &notes), Evidence::Occurrences(look_alikes))
}

#[test]
fn sample_10_a9_2_3_2_castling_rights_lost_in_between() {
    said(
        &rights_lost(),
        "The claim is incorrect: with 34. Qe2 the position would occur only for the second time \
         (Article 9.2.3.2, 9.5.3). The position occurred at: half-move 4. Looking the same but not \
         the same, because castling rights were lost in between: half-move 2. Two minutes are \
         added to Black's time. 34. Qe2 must be played.",
        "İstem yanlış: 34. Ve2 ile konum ancak ikinci kez oluşacaktır (Madde 9.2.3.2, 9.5.3). \
         Konumun oluştuğu yerler: 4. yarım hamle. Aynı görünen, ama arada rok hakkı kaybedildiği \
         için aynı olmayan konumlar: 2. yarım hamle. Siyah'ın süresine iki dakika eklenir. 34. Ve2 \
         oynanmalıdır.",
    );
}

#[test]
fn sample_11_a9_4_a_piece_was_touched() {
    let reason = R::ClaimAfterTouch { square: Square::F1 };
    let notes = [
        R::MinutesGiven {
            to: Black,
            minutes: 2,
        },
        R::MayClaimLater,
    ];
    said(
        &with(
            of(Verdict::Incorrect, &[P::A9_4, P::A9_5_3], reason),
            &notes,
        ),
        "The claim is incorrect: the piece on f1 had already been touched, so no draw can be \
         claimed on this move (Article 9.4, 9.5.3). Two minutes are added to Black's time. A new \
         claim may be made on a later move if the condition holds then.",
        "İstem yanlış: oyuncu f1 karesindeki taşa dokunmuştu; bu hamlede beraberlik isteminde \
         bulunulamaz (Madde 9.4, 9.5.3). Siyah'ın süresine iki dakika eklenir. Koşul yeniden \
         oluşursa sonraki hamlelerde istemde bulunulabilir.",
    );
}

#[test]
fn sample_12_a_claim_without_having_the_move() {
    let reason = R::ClaimWithoutTheMove { player: Black };
    let notes = [R::MinutesGiven {
        to: White,
        minutes: 1,
    }];
    said(
        &with(
            of(Verdict::Incorrect, &[P::A9_2, P::A9_5_3], reason),
            &notes,
        ),
        "The claim is incorrect: Black does not have the move, and only the player having the \
         move may claim a draw (Article 9.2, 9.5.3). One minute is added to White's time.",
        "İstem yanlış: hamlede olan Siyah değil; beraberlik isteminde yalnızca hamlede olan \
         oyuncu bulunabilir (Madde 9.2, 9.5.3). Beyaz'ın süresine bir dakika eklenir.",
    );
}

#[test]
fn sample_13_fifty_moves() {
    said(
        &of(Verdict::Correct, &[P::A9_3_2], R::FiftyOnBoard),
        "The claim is correct: each player has completed fifty moves without a pawn move or a \
         capture. The game is drawn (Article 9.3.2).",
        "İstem doğru: her iki oyuncu da elli hamleyi piyon sürmeden ve taş almadan tamamladı. \
         Oyun berabere biter (Madde 9.3.2).",
    );
}

#[test]
fn sample_14_one_move_short_of_fifty() {
    let reason = R::FiftyShortWithMove {
        intended: intended(),
        own: 50,
        opponent: 49,
    };
    let notes = [
        R::MinutesGiven {
            to: Black,
            minutes: 2,
        },
        R::MustPlay {
            intended: intended(),
        },
    ];
    said(
        &with(
            of(Verdict::Incorrect, &[P::A9_3_1, P::A9_5_3], reason),
            &notes,
        ),
        "The claim is incorrect: with 34. Qe2 White would have made 50 moves without a pawn move \
         or a capture, and Black 49; fifty by each are needed (Article 9.3.1, 9.5.3). Two minutes \
         are added to Black's time. 34. Qe2 must be played.",
        "İstem yanlış: 34. Ve2 ile Beyaz 50, Siyah 49 hamleyi piyon sürmeden ve taş almadan \
         oynamış olur; ikisinin de elli hamlesi gerekir (Madde 9.3.1, 9.5.3). Siyah'ın süresine \
         iki dakika eklenir. 34. Ve2 oynanmalıdır.",
    );
}

#[test]
fn sample_15_fivefold() {
    said(
        &of(Verdict::Ended, &[P::A9_6_1], R::Fivefold),
        "The same position has occurred five times. The arbiter declares a draw; no claim is \
         needed (Article 9.6.1).",
        "Aynı konum beş kez oluştu. Hakem, istem olmadan oyunu berabere ilan eder (Madde 9.6.1).",
    );
}

#[test]
fn sample_16_a_flag_fall_that_draws() {
    said(
        &of(Verdict::Ended, &[P::A6_9], R::FlagDraws { player: White }),
        "White's flag has fallen, but Black cannot checkmate by any series of legal moves: the \
         game is drawn (Article 6.9).",
        "Beyaz'ın bayrağı düştü; ancak Siyah hiçbir geçerli hamle dizisiyle mat edemez: oyun \
         berabere biter (Madde 6.9).",
    );
}

#[test]
fn sample_17_a_first_illegal_move() {
    let reason = R::IllegalReinstated {
        player: Black,
        kind: IllegalKind::Move,
    };
    let notes = [
        R::MustMovePiece { square: Square::F6 },
        R::MinutesGiven {
            to: White,
            minutes: 2,
        },
    ];
    said(
        &with(
            of(Verdict::Reinstate, &[P::A7_5_1, P::A7_5_5], reason),
            &notes,
        ),
        "First completed illegal move by Black: the position before it is restored (Article \
         7.5.1, 7.5.5). The piece on f6 must be played if it can (Article 4.3). Two minutes are \
         added to White's time.",
        "Siyah'ın tamamlanmış ilk geçersiz hamlesi: geçersiz hamleden önceki konuma dönülür \
         (Madde 7.5.1, 7.5.5). f6 karesindeki taş, olanaklıysa, oynanmalıdır (Madde 4.3). \
         Beyaz'ın süresine iki dakika eklenir.",
    );
}

#[test]
fn sample_18_a_second_illegal_move() {
    let loses = of(
        Verdict::Ended,
        &[P::A7_5_5],
        R::IllegalLoses { player: Black },
    );
    said(
        &with(loses, &[R::OpponentCanMate { opponent: White }]),
        "Second completed illegal move by Black: Black loses the game (Article 7.5.5). White can \
         still checkmate by a series of legal moves.",
        "Siyah'ın tamamlanmış ikinci geçersiz hamlesi: Siyah oyunu kaybeder (Madde 7.5.5). Beyaz \
         geçerli bir hamle dizisiyle hâlâ mat edebilir.",
    );
}

#[test]
fn sample_19_an_open_offer() {
    said(
        &of(Verdict::Noted, &[P::A9_1_2_1], R::OfferOpen { by: White }),
        "White has offered a draw. The offer stands until it is accepted, refused aloud or by \
         touching a piece, or the game ends; it cannot be taken back (Article 9.1.2.1).",
        "Beyaz beraberlik önerdi. Öneri; kabul edilene, sözle ya da bir taşa dokunularak \
         reddedilene ya da oyun bitene kadar geçerlidir ve geri çekilemez (Madde 9.1.2.1).",
    );
}

#[test]
fn sample_20_a_claim_accepted_as_an_offer() {
    let reason = R::AgreedOnClaim {
        accepted: Black,
        stage: ClaimStage::Pending,
    };
    said(
        &of(Verdict::Ended, &[P::A9_1_2_3, P::A5_2_3], reason),
        "The claim also counts as a draw offer. Black accepted it, so no examination is needed: \
         the game is drawn by agreement (Article 9.1.2.3, 5.2.3).",
        "İstem aynı zamanda beraberlik önerisidir. Siyah kabul ettiği için incelemeye gerek \
         yoktur: oyun anlaşmalı beraberlikle biter (Madde 9.1.2.3, 5.2.3).",
    );
}

#[test]
fn p14_discretion_is_shown_as_discretion() {
    let stands = R::ClaimStandsOnBoard {
        ground: ClaimGround::Threefold,
    };
    let ruling = Ruling {
        level: Level::Discretion,
        ..of(
            Verdict::Correct,
            &[P::A9_2_2],
            R::ThreefoldOnBoard { times: 4 },
        )
    };
    said(
        &with(ruling, &[stands]),
        "The claim is correct: the position on the board has occurred for the fourth time. The \
         game is drawn (Article 9.2.2; at the arbiter's discretion). The written move does not \
         fulfil the claim, but the position on the board has itself occurred at least three \
         times, and that needs no written move.",
        "İstem doğru: tahtadaki konum dördüncü kez oluştu. Oyun berabere biter (Madde 9.2.2; \
         hakemin takdiri). Yazılan hamle istemi karşılamıyor, ama tahtadaki konum zaten en az üç \
         kez oluştu; bunun için yazılı hamle gerekmez.",
    );
}

#[test]
fn s1_12_after_the_end_nothing_has_an_effect() {
    let ended = R::AlreadyEnded {
        ground: Ground::DeadPosition,
        ply: Ply(2),
        score: Score::DRAW,
    };
    let moves = [Some(name(61, White, "Kxe5")), Some(name(61, Black, "Kd7"))];
    let profile = Profile::named("fide-2018-standard").expect("a profile");
    let context = Context {
        profile,
        moves: &moves,
    };
    let told = ruling(
        &of(Verdict::NoObject, &[P::A5_2_2], ended),
        &context,
        Lang::Tr,
    );
    assert_eq!(
        told,
        "Oyun 61... Şd7 hamlesinden sonra sona ermişti: ölü konum, ½-½. Bunun artık etkisi \
         yoktur; konusu kalmamıştır (Madde 5.2.2)."
    );
}

#[test]
fn a_ruling_as_a_page_shows_where_the_position_stood() {
    let moves: Vec<_> = [
        (1, White, "e4"),
        (1, Black, "e5"),
        (2, White, "Ke2"),
        (2, Black, "Ke7"),
    ]
    .map(|(number, by, san)| Some(name(number, by, san)))
    .to_vec();
    let profile = Profile::named("fide-2023-standard").expect("the default");
    let context = Context {
        profile,
        moves: &moves,
    };
    let page = document::ruling(&rights_lost(), None, &context, Lang::En);
    let style = document::Style {
        width: 60,
        ..document::Style::default()
    };
    let expected = "\
Ruling: the claim is incorrect
The claim is incorrect: with 34. Qe2 the position would
occur only for the second time (Article 9.2.3.2, 9.5.3). Two
minutes are added to Black's time. 34. Qe2 must be played.

Occurrences
move      same  what differs
--------  ----  ------------------------------------
1... e5   no    castling rights were lost in between
2... Ke7  yes

Rests on: law
Game:     the game is in progress
";
    assert_eq!(document::text(&page, &style, Lang::En), expected);
}

/// 9.3: one move is told of in the singular.
#[test]
fn one_move_that_falls_short_of_fifty() {
    let reason = R::FiftyShort {
        own: 1,
        opponent: 1,
    };
    said(
        &with(of(Verdict::Incorrect, &[P::A9_3_2, P::A9_5_3], reason), &[]),
        "The claim is incorrect: without a pawn move or a capture the claimant has made 1 move \
         and the opponent 1; fifty by each are needed (Article 9.3.2, 9.5.3).",
        "İstem yanlış: istemde bulunan oyuncu 1, rakibi 1 hamleyi piyon sürmeden ve taş almadan \
         oynadı; ikisinin de elli hamlesi gerekir (Madde 9.3.2, 9.5.3).",
    );
}
