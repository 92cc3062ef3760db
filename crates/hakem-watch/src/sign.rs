//! What on a board calls for an arbiter, as data.

use hakem_laws::{
    judge::{End, Finding},
    profile::{IllegalWindow, Profile},
    provision::Provision as P,
    record::{
        event::{ClaimGround, Ply},
        move_name::MoveName,
    },
};
use hakem_score::{
    remarks::{Remark, RemarkCode},
    result::RecordedResult,
};
use shakmaty::Color;

/// What an arbiter may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum May {
    /// Act without being asked: the game has ended, or something is wrong on the board.
    StepIn,
    /// Only be ready: a claim is the player's to make, and nobody may prompt him (12.6).
    BeReady,
}

impl May {
    /// The name that programs rely on.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            May::StepIn => "step_in",
            May::BeReady => "be_ready",
        }
    }
}

/// Something on a board that calls for an arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// What.
    pub kind: Kind,
    /// The rules by which it is one.
    pub laws: Laws,
}

impl Sign {
    /// The provisions that it rests on, by the rules of the game.
    #[must_use]
    pub fn provisions(&self) -> Vec<P> {
        match &self.kind {
            Kind::GameOver { end, .. } => end.provisions.first().copied().into_iter().collect(),
            Kind::FlagCannotMate { .. } => vec![P::A6_9],
            Kind::ResultCannotStand { finding } => vec![finding.provision],
            Kind::ResultInQuestion { doubt } => doubt.provisions().to_vec(),
            Kind::RecordStops { remark, .. } => stop_provision(remark.code, self.laws.0)
                .into_iter()
                .collect(),
            Kind::ClaimPossible {
                ground,
                on_board,
                moves,
                ..
            } => claim_provisions(*ground, *on_board, moves),
            Kind::NoProgress { .. } => vec![P::A9_3],
            Kind::SecondOccurrence { .. } => vec![P::A9_2],
        }
    }
}

/// The rules of a game; two are the same where their names are.
#[derive(Clone, Copy, Debug)]
pub struct Laws(pub &'static Profile);

impl PartialEq for Laws {
    fn eq(&self, other: &Laws) -> bool {
        self.0.id == other.0.id
    }
}

impl Eq for Laws {}

/// The kinds of sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The game is over by the Laws, and no result is recorded (5.1.1, 5.2, 9.6).
    GameOver {
        /// How it ended; the moves prove it.
        end: End,
        /// Half-moves recorded after the end.
        extra: u32,
    },
    /// A flag is down, or is said to have fallen, and the opponent cannot mate (6.9).
    FlagCannotMate {
        /// Whose flag.
        player: Color,
    },
    /// The recorded result cannot stand.
    ResultCannotStand {
        /// Why.
        finding: Finding,
    },
    /// The recorded result may stand, but not as the record has it: somebody has to say how the game
    /// ended.
    ResultInQuestion {
        /// Why.
        doubt: Doubt,
    },
    /// The record cannot be read on: an illegal move, or one that cannot be understood.
    RecordStops {
        /// What stands there.
        remark: Remark,
        /// Whether it may be meant otherwise.
        meant: Meant,
    },
    /// The player having the move can claim a draw (9.2, 9.3).
    ClaimPossible {
        /// On which ground.
        ground: ClaimGround,
        /// Who.
        by: Color,
        /// After how many half-moves.
        ply: Ply,
        /// After how many half-moves the last capture or pawn move was made; 0 for the start.
        since: Ply,
        /// Whether the position on the board is enough (9.2.2, 9.3.2).
        on_board: OnBoard,
        /// The moves that can be written (9.2.1, 9.3.1); for fifty moves one of many.
        moves: Vec<MoveName>,
    },
    /// 45, 48 or 49 moves by each player without capture or pawn move.
    NoProgress {
        /// The greatest of 45, 48 and 49 that is reached.
        reached: u32,
        /// After how many half-moves the last capture or pawn move was made; 0 for the start.
        since: Ply,
    },
    /// The position on the board stands for the second time.
    SecondOccurrence {
        /// After how many half-moves.
        ply: Ply,
    },
}

/// Why a recorded result is in question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doubt {
    /// The kings on the centre squares say another result than the one recorded beside them.
    KingsSayOther {
        /// What is recorded.
        recorded: RecordedResult,
        /// What the kings say.
        kings: RecordedResult,
    },
    /// Nothing says how the game was won, and the winner could not mate by any series of legal moves:
    /// not by mate, not on time (6.9), not by resignation (5.1.2), not by illegal moves (7.5.5).
    WinnerCannotMate {
        /// Who is recorded as the winner.
        winner: Color,
    },
}

impl Doubt {
    const fn provisions(self) -> &'static [P] {
        match self {
            Doubt::KingsSayOther { .. } => &[P::A8_7],
            Doubt::WinnerCannotMate { .. } => &[P::A5_1_2, P::A6_9, P::A7_5_5],
        }
    }
}

/// What a half-move at which reading stops may mean beside what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meant {
    /// Nothing else.
    AsWritten,
    /// One king on a centre square: the half of a sign of a result.
    PerhapsAResult,
}

/// Whether a claim needs no written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnBoard {
    /// The position on the board is enough.
    Enough,
    /// A move has to be written.
    MoveNeeded,
}

impl Kind {
    /// The name that programs rely on.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Kind::GameOver { .. } => "game_over",
            Kind::FlagCannotMate { .. } => "flag_cannot_mate",
            Kind::ResultCannotStand { .. } => "result_cannot_stand",
            Kind::ResultInQuestion { .. } => "result_in_question",
            Kind::RecordStops { .. } => "record_stops",
            Kind::ClaimPossible { .. } => "claim_possible",
            Kind::NoProgress { .. } => "no_progress",
            Kind::SecondOccurrence { .. } => "second_occurrence",
        }
    }

    /// How urgent it is; 0 is the most urgent.
    #[must_use]
    pub const fn urgency(&self) -> u8 {
        match self {
            Kind::GameOver { .. } => 0,
            Kind::FlagCannotMate { .. } => 1,
            Kind::ResultCannotStand { .. } => 2,
            Kind::ResultInQuestion { .. } | Kind::RecordStops { .. } => 3,
            Kind::ClaimPossible { .. } => 4,
            Kind::NoProgress { reached, .. } => match reached {
                49.. => 5,
                48 => 6,
                _ => 7,
            },
            Kind::SecondOccurrence { .. } => 8,
        }
    }

    /// What an arbiter may do.
    #[must_use]
    pub const fn may(&self) -> May {
        match self {
            Kind::GameOver { .. }
            | Kind::FlagCannotMate { .. }
            | Kind::ResultCannotStand { .. }
            | Kind::ResultInQuestion { .. }
            | Kind::RecordStops { .. } => May::StepIn,
            Kind::ClaimPossible { .. }
            | Kind::NoProgress { .. }
            | Kind::SecondOccurrence { .. } => May::BeReady,
        }
    }

    /// What tells this sign from others of its kind on the same board: as long as it stays the
    /// same, an alert changes; where it differs, the alert is another.
    #[must_use]
    pub fn mark(&self) -> String {
        match self {
            Kind::GameOver { end, .. } => format!("{}@{}", end.ground.code(), end.ply.0),
            Kind::FlagCannotMate { player } => player.char().to_string(),
            Kind::ResultCannotStand { finding } => finding.code.code().to_owned(),
            Kind::ResultInQuestion {
                doubt: Doubt::KingsSayOther { .. },
            } => "kings".to_owned(),
            Kind::ResultInQuestion {
                doubt: Doubt::WinnerCannotMate { winner },
            } => winner.char().to_string(),
            Kind::RecordStops { remark, .. } => format!("{}", remark.ply.unwrap_or(0)),
            Kind::ClaimPossible {
                ground: ClaimGround::Threefold,
                by,
                ply,
                ..
            } => format!("3{}@{}", by.char(), ply.0),
            // A claim on fifty moves stays possible, now to the one and now to the other player, as
            // long as nothing is captured and no pawn moves: that is one alert.
            Kind::ClaimPossible { since, .. } => format!("50@{}", since.0),
            Kind::NoProgress { reached, since } => format!("{reached}@{}", since.0),
            Kind::SecondOccurrence { ply } => ply.0.to_string(),
        }
    }
}

impl Kind {
    /// Whether this tells so much more than `before`, under the same [`Kind::mark`], that the log
    /// should say so.
    #[must_use]
    pub fn is_news_after(&self, before: &Kind) -> bool {
        match (before, self) {
            (Kind::GameOver { extra: 0, .. }, Kind::GameOver { extra: 1.., .. }) => true,
            (Kind::GameOver { .. }, Kind::GameOver { .. })
            | (Kind::NoProgress { .. }, Kind::NoProgress { .. }) => false,
            (
                Kind::ClaimPossible {
                    by: before,
                    on_board: was,
                    moves: old,
                    ..
                },
                Kind::ClaimPossible {
                    by,
                    ground,
                    on_board,
                    moves,
                    ..
                },
            ) => {
                before != by
                    || on_board != was
                    || (*ground == ClaimGround::Threefold && moves != old)
            }
            (before, now) => before != now,
        }
    }
}

fn claim_provisions(ground: ClaimGround, on_board: OnBoard, moves: &[MoveName]) -> Vec<P> {
    let (standing, written) = match ground {
        ClaimGround::Fifty => (P::A9_3_2, P::A9_3_1),
        _ => (P::A9_2_2, P::A9_2_1),
    };
    let standing = (on_board == OnBoard::Enough).then_some(standing);
    let written = (!moves.is_empty()).then_some(written);
    standing.into_iter().chain(written).collect()
}

/// What a record that stops may show: an illegal move, which with fewer arbiters than boards can be
/// dealt with only until the reply (A.5.2), or a move that is not told exactly. Words that are no
/// move break no Article.
const fn stop_provision(code: RemarkCode, laws: &Profile) -> Option<P> {
    match code {
        RemarkCode::IllegalMove | RemarkCode::NullMove | RemarkCode::PromotionMissing => {
            Some(match (laws.illegal.value.window, code) {
                (IllegalWindow::UntilReply, _) => P::A_A_5_2,
                (_, RemarkCode::PromotionMissing) => P::A7_5_2,
                _ => P::A7_5_1,
            })
        }
        RemarkCode::AmbiguousMove => Some(P::A_C_10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use hakem_laws::profile::{FIDE_2023_BLITZ_B3, FIDE_2023_RAPID_A5, FIDE_2023_STANDARD};

    use hakem_score::remarks::RemarkDetail;

    use super::*;

    #[test]
    fn a_record_that_stops_names_the_article_of_its_regulations() {
        let of = |code, laws: &'static Profile| {
            let remark = Remark {
                code,
                ply: Some(9),
                line: 0,
                column: 0,
                token: None,
                detail: RemarkDetail::None,
            };
            let meant = Meant::AsWritten;
            let kind = Kind::RecordStops { remark, meant };
            let laws = Laws(laws);
            Sign { kind, laws }.provisions()
        };
        for (code, standard, reduced) in [
            (RemarkCode::IllegalMove, P::A7_5_1, P::A_A_5_2),
            (RemarkCode::PromotionMissing, P::A7_5_2, P::A_A_5_2),
            (RemarkCode::AmbiguousMove, P::A_C_10, P::A_C_10),
        ] {
            assert_eq!(of(code, &FIDE_2023_STANDARD), [standard]);
            assert_eq!(of(code, &FIDE_2023_RAPID_A5), [reduced]);
            assert_eq!(of(code, &FIDE_2023_BLITZ_B3), [reduced]);
        }
        assert_eq!(of(RemarkCode::UnreadableMove, &FIDE_2023_STANDARD), []);
    }
}
