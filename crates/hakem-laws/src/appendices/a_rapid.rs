//! Appendix A: rapid chess. Blitz under B.3 comes here too.

use shakmaty::Color;

use crate::{
    profile::{Category, IllegalWindow, Supervision},
    provision::Provision as P,
    record::{
        event::{IrregularityKind, Ply},
        game::Game,
        regulations::Regulations,
    },
    ruling::{Ground, Reason, Ruling, Score, Verdict},
};

/// A.5.2: an illegal move can be dealt with only until the opponent has made his next move.
#[must_use]
pub fn is_too_late(game: &Game, fault: Ply, rules: &Regulations) -> bool {
    rules.profile.illegal.value.window == IllegalWindow::UntilReply && game.plies() > fault
}

/// A.5.4: the arbiter has seen both kings in check or a pawn on the last rank and waited until the
/// next move was completed; an illegal position that is still there draws the game.
#[must_use]
pub fn after_completion(game: &mut Game, rules: &Regulations) -> Option<Ruling> {
    if !game.between.awaiting_next_move {
        return None;
    }
    game.between.awaiting_next_move = false;
    let applies = rules.profile.supervision == Supervision::Reduced;
    if !applies || !game.standing.is_plainly_illegal() {
        return None;
    }
    let reason = Reason::IllegalPositionDraws;
    Some(Ruling::law(Verdict::Ended, &[P::A_A_5_4], reason).end(
        game,
        Ground::IllegalMoves,
        Score::DRAW,
    ))
}

/// A.5.4: the next move has come, and nobody can say from the record whether it left an illegal
/// position. The arbiter sees it on the board; what is recorded before or after the press is the same.
#[must_use]
pub fn after_an_unreadable_move(game: &mut Game, ruling: Ruling) -> Ruling {
    if !core::mem::take(&mut game.between.awaiting_next_move) {
        return ruling;
    }
    ruling.cite(P::A_A_5_4).note(Reason::WaitForNextMove)
}

/// A.5.1: after ten completed moves by each the clock setting is not changed any more, unless the
/// schedule of the event would suffer (.1), and nothing can be claimed about the set-up or the
/// board; castling with a misplaced king or rook is then not allowed (.2).
#[must_use]
pub fn stands_after_ten_moves(
    game: &Game,
    kind: IrregularityKind,
    rules: &Regulations,
) -> Option<Ruling> {
    let (provision, reason) = match kind {
        IrregularityKind::ClockSetting => (P::A_A_5_1_1, Reason::ClockSettingStands),
        IrregularityKind::StartPosition | IrregularityKind::BoardTurned => {
            (P::A_A_5_1_2, Reason::SetUpStands)
        }
        _ => return None,
    };
    let applies = rules.profile.supervision == Supervision::Reduced;
    let ten = Color::ALL
        .into_iter()
        .all(|player| game.moves_completed(player) >= 10);
    (applies && ten).then(|| Ruling::law(Verdict::Refused, &[provision], reason))
}

/// The provision that halves the minutes of Articles 7 and 9 (A.3).
#[must_use]
pub fn minutes_provision(rules: &Regulations) -> Option<P> {
    (rules.profile.category != Category::Standard).then_some(P::A_A_3)
}
