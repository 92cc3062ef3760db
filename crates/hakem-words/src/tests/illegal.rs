//! Why a move is illegal, in the words of both languages.

use hakem_score::{
    illegal::{CastlingFault, PawnFault, Piece, WhyIllegal},
    movetext::Unreadable,
};
use shakmaty::{CastlingSide, Color, File, Rank, Role, Square};

use crate::{
    Lang,
    score::{unreadable, why_illegal},
};

const KNIGHT: Piece = Piece {
    role: Role::Knight,
    color: Color::Black,
    square: Square::D4,
};

/// A reason with its words in both languages.
type Told = (WhyIllegal, &'static str, &'static str);

fn of_pieces() -> Vec<Told> {
    use Square::{A1, B3, E4};
    use WhyIllegal as W;
    let role = Role::Rook;
    vec![
        (
            W::NothingThere { from: E4 },
            "there is no piece on e4",
            "e4 karesinde taş yok",
        ),
        (
            W::NotYourPiece { from: E4, role },
            "the rook on e4 belongs to the opponent",
            "e4 karesindeki kale rakibin",
        ),
        (
            W::OtherPieceThere {
                from: A1,
                stands: role,
                named: Role::Queen,
            },
            "on a1 there is a rook, not a queen",
            "a1 karesinde vezir değil, kale duruyor",
        ),
        (
            W::NoSuchPiece {
                role: Role::Queen,
                color: Color::White,
            },
            "White has no queen",
            "Beyaz'ın veziri yok",
        ),
        (
            W::NoSuchPieceThere {
                role,
                file: Some(File::E),
                rank: None,
            },
            "there is no rook on the e-file",
            "e dikeyinde kale yok",
        ),
        (
            W::NoSuchPieceThere {
                role,
                file: None,
                rank: Some(Rank::Fourth),
            },
            "there is no rook on rank 4",
            "4. yatayda kale yok",
        ),
        (
            W::DoesNotMoveSo {
                role,
                from: Some(A1),
                to: B3,
            },
            "the rook on a1 cannot go to b3: the rook moves along ranks and files",
            "a1 karesindeki kale, b3 karesine gidemez: kale yatay ve dikey gider",
        ),
        (
            W::DoesNotMoveSo {
                role,
                from: None,
                to: B3,
            },
            "no rook can go to b3: the rook moves along ranks and files",
            "b3 karesine hiçbir kale gidemez: kale yatay ve dikey gider",
        ),
    ]
}

fn of_pieces_in_the_way() -> Vec<Told> {
    use Square::{A1, E1, E2, E4};
    use WhyIllegal as W;
    let (role, by) = (Role::Rook, KNIGHT);
    vec![
        (
            W::OwnPieceThere { to: E4, role },
            "the player's own rook stands on e4",
            "e4 karesinde oyuncunun kendi taşı duruyor: kale",
        ),
        (
            W::Blocked {
                role,
                from: A1,
                to: E1,
                by,
            },
            "the rook cannot go from a1 to e1: the knight on d4 is in the way",
            "a1 karesindeki kale, e1 karesine gidemez: d4 karesindeki at yolu kapatıyor",
        ),
        (
            W::Pinned { role, from: A1, by },
            "the rook on a1 is pinned: if it moved away, the knight on d4 would attack the king",
            "a1 karesindeki kale açmazda: oradan ayrılırsa d4 karesindeki at şaha saldırır",
        ),
        (
            W::StaysInCheck { king: E2, by },
            "the king on e2 is in check from the knight on d4, and this move does not end the \
             check",
            "e2 karesindeki şah, d4 karesindeki at tarafından tehdit ediliyor ve bu hamle \
             tehdidi kaldırmıyor",
        ),
        (
            W::KingIntoCheck { to: E2, by },
            "on e2 the king would be in check from the knight on d4",
            "e2 karesinde şah, d4 karesindeki at tarafından tehdit edilir",
        ),
    ]
}

fn of_pawns_and_castling() -> Vec<Told> {
    use CastlingSide::{KingSide, QueenSide};
    use Square::{B3, E4, E5, G1};
    let by = KNIGHT;
    let pawn = WhyIllegal::Pawn;
    let castling = |side, fault| WhyIllegal::Castling { side, fault };
    vec![
        (
            pawn(PawnFault::NothingToTake { from: E4, to: E5 }),
            "the pawn on e4 leaves its file only to capture, and on e5 there is nothing to \
             capture",
            "e4 karesindeki piyon dikeyinden ancak taş alarak ayrılır, e5 karesinde ise \
             alınacak taş yok",
        ),
        (
            pawn(PawnFault::NoneTakes {
                file: Some(File::A),
                to: B3,
            }),
            "no pawn on the a-file can capture on b3",
            "a dikeyindeki hiçbir piyon b3 karesinde taş alamaz",
        ),
        (
            castling(KingSide, CastlingFault::Passes { square: G1, by }),
            "castling on the king's side is not possible: the king would pass over g1, which \
             the knight on d4 attacks",
            "kısa rok yapılamaz: şah g1 karesinden geçer, o kareyi ise d4 karesindeki at \
             tehdit ediyor",
        ),
        (
            castling(QueenSide, CastlingFault::RightLost),
            "castling on the queen's side is not possible: the right is lost, because the \
             king or this rook has moved before",
            "uzun rok yapılamaz: şah ya da bu kale daha önce oynadığı için rok hakkı \
             kaybedildi",
        ),
    ]
}

#[test]
fn a3_10_2_why_a_move_is_illegal() {
    for (why, en, tr) in [of_pieces(), of_pieces_in_the_way(), of_pawns_and_castling()].concat() {
        assert_eq!(why_illegal(why, Lang::En), en);
        assert_eq!(why_illegal(why, Lang::Tr), tr);
    }
}

#[test]
fn every_other_reason_finds_its_words() {
    let by = KNIGHT;
    let (from, to, square) = (Square::E4, Square::E5, Square::F1);
    let pawns = [
        PawnFault::NoneReaches { to },
        PawnFault::Blocked { from, by },
        PawnFault::TwoSquaresLater { from, to },
        PawnFault::WrongWay { from, to },
        PawnFault::EnPassantTooLate {
            from,
            to,
            passed: square,
        },
        PawnFault::DoesNotTakeAhead { from, by },
        PawnFault::NoneTakes { file: None, to },
    ];
    let castlings = [
        CastlingFault::NotInPlace,
        CastlingFault::Between { by },
        CastlingFault::InCheck { by },
        CastlingFault::Arrives { square, by },
    ]
    .map(|fault| WhyIllegal::Castling {
        side: CastlingSide::QueenSide,
        fault,
    });
    let others = [
        WhyIllegal::Legal,
        WhyIllegal::Checkmated,
        WhyIllegal::Stalemated,
        WhyIllegal::Passing,
        WhyIllegal::NoPromotionThere { to },
        WhyIllegal::NoSuchPieceThere {
            role: Role::King,
            file: None,
            rank: None,
        },
    ];
    for why in pawns
        .map(WhyIllegal::Pawn)
        .into_iter()
        .chain(castlings)
        .chain(others)
    {
        for lang in Lang::ALL {
            let words = why_illegal(why, lang);
            let raw = ["illegal-", "pawn-", "castling-"];
            assert!(
                !raw.iter().any(|id| words.starts_with(id)),
                "{why:?}: {words}"
            );
        }
    }
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    assert_eq!(
        unreadable(Unreadable::NoSquare { at: 1 }, Lang::En),
        "the square of arrival is missing (at character 2)"
    );
    assert_eq!(
        unreadable(Unreadable::TextBehind { at: 3 }, Lang::Tr),
        "ardında hamleye ait olmayan bir şey var (4. karakter)"
    );
}
