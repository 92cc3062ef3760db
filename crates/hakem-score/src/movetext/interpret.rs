//! One token in a position: which legal move was meant, and what had to be forgiven.

use hakem_laws::record::written::{NotAMove, Written};
use shakmaty::{Chess, Move, Rank, Role, Square, san::San};

use super::{CheckMark, Offer, Reading, Unreadable, readings};
use crate::{
    letters::Letters,
    remarks::{Forgiven, RemarkCode},
};

/// A token that was understood as one legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interpreted {
    /// What was meant, so written that it resolves to the move.
    pub written: Written,
    /// The move.
    pub mv: Move,
    /// What was forgiven.
    pub forgiven: Forgiven,
    /// The mark of check or mate, if there is one.
    pub mark: Option<CheckMark>,
    /// Whether a draw offer is noted with it.
    pub offer: Offer,
}

/// A token that was not understood as one legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misread {
    /// It is no move in any notation known here.
    Unreadable(Unreadable),
    /// It is a move, but none that is legal here, or none that is the only one.
    NotAMove {
        /// The move as written.
        written: Written,
        /// Why it stands for no legal move.
        fault: NotAMove,
    },
}

/// Finds the one legal move that a token stands for.
///
/// # Errors
/// [`Misread`] says whether the token cannot be read or stands for no single legal move.
pub fn interpret(position: &Chess, token: &[u8], letters: Letters) -> Result<Interpreted, Misread> {
    let readings = readings(token, letters);
    let first = match readings.first {
        Ok(reading) => resolve(position, reading),
        Err(Unreadable::ShortPawnCapture {
            from,
            to,
            promotion,
        }) => short_pawn_capture(position, from, to, promotion),
        // 3.7.3.3: such a thing can be done on a board, but it is illegal.
        Err(Unreadable::NotPromotable {
            deed: Some(written),
            ..
        }) => Err(Misread::NotAMove {
            written,
            fault: NotAMove::Illegal,
        }),
        Err(fault) => return Err(Misread::Unreadable(fault)),
    };
    match (first, readings.second) {
        (
            Err(Misread::NotAMove {
                fault: NotAMove::Illegal,
                ..
            }),
            Some(second),
        ) => resolve(position, second).or(first),
        (Err(Misread::Unreadable(_)), Some(second)) => resolve(position, second),
        (first, _) => first,
    }
}

/// The legal move of one reading, with the habits that need a position.
fn resolve(position: &Chess, reading: Reading) -> Result<Interpreted, Misread> {
    let written = reading.written;
    let found = written
        .resolve(position)
        .map(|mv| (written, mv, Forgiven::NONE));
    let (meant, mv, more) = match found {
        Ok(found) => found,
        Err(NotAMove::Illegal) => forgiving(position, written)?,
        Err(fault) => return Err(Misread::NotAMove { written, fault }),
    };
    Ok(Interpreted {
        written: meant,
        mv,
        forgiven: reading
            .forgiven
            .union(more)
            .union(manner(position, meant, mv)),
        mark: reading.mark,
        offer: reading.offer,
    })
}

/// A move that is not legal as written, but with one sign more or less, or as castling.
fn forgiving(position: &Chess, written: Written) -> Result<(Written, Move, Forgiven), Misread> {
    let illegal = Misread::NotAMove {
        written,
        fault: NotAMove::Illegal,
    };
    let Written::San(San::Normal {
        role,
        file,
        rank,
        capture,
        to,
        promotion,
    }) = written
    else {
        return Err(illegal);
    };
    let toggled = Written::San(San::Normal {
        role,
        file,
        rank,
        capture: !capture,
        to,
        promotion,
    });
    match toggled.resolve(position) {
        // A pawn that takes is named by its file (C.9): without it nothing says that it takes.
        Ok(mv) if role != Role::Pawn || file.is_some() || capture => {
            let code = if capture {
                RemarkCode::CaptureMarkWrong
            } else {
                RemarkCode::CaptureMarkMissing
            };
            return Ok((toggled, mv, Forgiven::NONE.with(code)));
        }
        Ok(_) | Err(NotAMove::Illegal) => {}
        Err(fault) if role != Role::Pawn || file.is_some() => {
            return Err(Misread::NotAMove {
                written: toggled,
                fault,
            });
        }
        Err(_) => {}
    }
    if let (Role::King, Some(file), Some(rank)) = (role, file, rank) {
        let squares = Written::Squares {
            from: Square::from_coords(file, rank),
            to,
            promotion: None,
        };
        if let Ok(mv @ Move::Castle { .. }) = squares.resolve(position) {
            return Ok((
                squares,
                mv,
                Forgiven::NONE.with(RemarkCode::CastlingAsKingMove),
            ));
        }
    }
    Err(illegal)
}

/// Remarks on the manner of writing that need the move.
fn manner(position: &Chess, written: Written, mv: Move) -> Forgiven {
    match written {
        Written::Squares { .. } => Forgiven::NONE.with(match mv {
            Move::Normal {
                role: Role::Pawn, ..
            }
            | Move::EnPassant { .. } => RemarkCode::LongAlgebraic,
            Move::Castle { .. } => RemarkCode::CastlingAsKingMove,
            _ => RemarkCode::UciMove,
        }),
        Written::San(san) => {
            over_specified(position, san).map_or(Forgiven::NONE, |code| Forgiven::NONE.with(code))
        }
    }
}

/// Whether the departure is told although the move is clear without it: then how.
#[inline]
pub(crate) fn over_specified(position: &Chess, san: San) -> Option<RemarkCode> {
    let San::Normal {
        role,
        file,
        rank,
        capture,
        ..
    } = san
    else {
        return None;
    };
    match (file, rank) {
        (None, None) => None,
        // A pawn that takes is always named by its file.
        (Some(_), None) if role == Role::Pawn && capture => None,
        _ => is_clear_without(position, san),
    }
}

/// Whether a half-move is clear without the departure that it tells: then how it tells it.
fn is_clear_without(position: &Chess, san: San) -> Option<RemarkCode> {
    let San::Normal {
        role,
        file,
        rank,
        capture,
        to,
        promotion,
    } = san
    else {
        return None;
    };
    let code = match (file, rank) {
        (Some(_), Some(_)) => RemarkCode::LongAlgebraic,
        _ => RemarkCode::OverSpecified,
    };
    let shorter = San::Normal {
        role,
        file: file.filter(|_| role == Role::Pawn && capture),
        rank: None,
        capture,
        to,
        promotion,
    };
    let clear = Written::San(shorter).resolve(position).is_ok();
    clear.then_some(code)
}

/// The capture of a pawn from one file to another, if there is only one.
fn short_pawn_capture(
    position: &Chess,
    from: shakmaty::File,
    to: shakmaty::File,
    promotion: Option<Role>,
) -> Result<Interpreted, Misread> {
    let unread = Misread::Unreadable(Unreadable::ShortPawnCapture {
        from,
        to,
        promotion,
    });
    let mut found = None;
    for rank in Rank::ALL {
        let written = Written::San(San::Normal {
            role: Role::Pawn,
            file: Some(from),
            rank: None,
            capture: true,
            to: Square::from_coords(to, rank),
            promotion,
        });
        match (written.resolve(position), found) {
            (Ok(mv), None) => found = Some((written, mv)),
            (Ok(_), Some(_)) => {
                return Err(Misread::NotAMove {
                    written,
                    fault: NotAMove::Ambiguous,
                });
            }
            (Err(NotAMove::PromotionMissing), None) => {
                return Err(Misread::NotAMove {
                    written,
                    fault: NotAMove::PromotionMissing,
                });
            }
            (Err(_), _) => {}
        }
    }
    let (written, mv) = found.ok_or(unread)?;
    Ok(Interpreted {
        written,
        mv,
        forgiven: Forgiven::NONE.with(RemarkCode::ShortPawnCapture),
        mark: None,
        offer: Offer::None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(fen: &str) -> Chess {
        fen.parse::<shakmaty::fen::Fen>()
            .unwrap()
            .into_position(shakmaty::CastlingMode::Standard)
            .unwrap()
    }

    fn uci(fen: &str, token: &str, letters: Letters) -> Result<String, Misread> {
        let position = at(fen);
        interpret(&position, token.as_bytes(), letters).map(|found| {
            found
                .mv
                .to_uci(shakmaty::CastlingMode::Standard)
                .to_string()
        })
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn c_10_three_knights_are_ambiguous_and_nobody_guesses() {
        let fen = "8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82";
        assert!(matches!(
            uci(fen, "Nec3", Letters::En),
            Err(Misread::NotAMove {
                fault: NotAMove::Ambiguous,
                ..
            })
        ));
        for token in ["Nac3", "N4c3", "Ne2c3"] {
            assert!(uci(fen, token, Letters::En).is_ok(), "{token}");
        }
    }

    #[test]
    fn c_10_over_specified_is_accepted_with_a_remark() {
        let position = at("1r5k/6p1/3p3p/8/8/4bQ2/2R3PP/2KRq3 w - - 6 44");
        let found = interpret(&position, b"Rcd2", Letters::En).unwrap();
        assert!(found.forgiven.contains(RemarkCode::OverSpecified));
        assert_eq!(San::from_move(&position, found.mv).to_string(), "Rd2");
    }

    #[test]
    fn a_small_letter_is_a_pawn_where_that_is_legal_and_else_a_piece() {
        let bishop = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        assert_eq!(uci(bishop, "bc4", Letters::En).unwrap(), "f1c4");
        let pawn = "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1";
        assert_eq!(uci(pawn, "bc4", Letters::En).unwrap(), "b3c4");
        assert_eq!(uci(START, "nf3", Letters::En).unwrap(), "g1f3");
        assert_eq!(uci(START, "af3", Letters::Tr).unwrap(), "g1f3");
    }

    #[test]
    fn two_squares_castle_and_a_king_of_two_squares_castles() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for token in ["e1g1", "e1h1", "Ke1-g1", "O-O", "0-0"] {
            assert_eq!(uci(fen, token, Letters::En).unwrap(), "e1g1", "{token}");
        }
        assert!(uci(fen, "Kg1", Letters::En).is_err());
    }

    #[test]
    fn c_9_captures_without_their_mark_and_with_files_only() {
        let fen = "4k3/8/8/3p1p2/4P3/8/8/4K2B w - - 0 1";
        assert_eq!(uci(fen, "exd", Letters::En).unwrap(), "e4d5");
        assert_eq!(uci(fen, "ef", Letters::En).unwrap(), "e4f5");
        assert_eq!(uci(fen, "ed5", Letters::En).unwrap(), "e4d5");
        let knight = "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1";
        let found = interpret(&at(knight), b"Nd5", Letters::En).unwrap();
        assert!(found.forgiven.contains(RemarkCode::CaptureMarkMissing));
        let wrong = interpret(&at(knight), b"Nxb5", Letters::En).unwrap();
        assert!(wrong.forgiven.contains(RemarkCode::CaptureMarkWrong));
        assert!(uci("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5", Letters::En).is_err());
    }

    #[test]
    fn p_7_5_2_no_queen_is_assumed() {
        let fen = "8/3P3k/8/8/8/8/8/K7 w - - 0 1";
        for token in ["d8", "d7d8", "d7-d8"] {
            assert!(
                matches!(
                    uci(fen, token, Letters::En),
                    Err(Misread::NotAMove {
                        fault: NotAMove::PromotionMissing,
                        ..
                    })
                ),
                "{token}"
            );
        }
    }

    #[test]
    fn k_is_the_rook_in_turkish() {
        let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
        assert_eq!(uci(fen, "Kd1", Letters::En).unwrap(), "e1d1");
        assert_eq!(uci(fen, "Kd1", Letters::Tr).unwrap(), "a1d1");
        assert_eq!(uci(fen, "Şd1", Letters::Tr).unwrap(), "e1d1");
    }
}
