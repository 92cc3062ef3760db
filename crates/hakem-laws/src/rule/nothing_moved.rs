//! A move is made by releasing a man (4.7). Where no man stands that it could be, nothing was done,
//! whatever was written: it is neither a move nor an illegal one, and the turn does not pass.

use shakmaty::{Board, Color, Role, san::San};

use crate::{
    basic_rules::{article_1_nature::having_the_move, article_3_moves::men_named},
    provision::Provision as P,
    record::{event::Act, event::Ply, game::Game, written::Written},
    ruling::{NotThere, Reason, Ruling, Verdict},
};

/// 1.3, 4.7: the ruling on a move for which there is no man. Where the record gives the board, that
/// shows what was done.
pub(super) fn nothing_moved(game: &Game, player: Color, act: &Act) -> Option<Ruling> {
    let written = act.written.filter(|_| act.board.is_none())?;
    let board = board_before(game, player)?;
    let missing = match written {
        Written::Squares { from: square, .. } => board
            .piece_at(square)
            .is_none()
            .then_some(NotThere::PieceOn { square, player }),
        Written::San(san) => {
            (!can_be_meant(&board, player, &san)).then_some(NotThere::PieceToMove { player })
        }
    }?;
    let reason = Reason::NotThere(missing);
    Some(Ruling::law(Verdict::Refused, &[P::A4_7, P::A1_3], reason))
}

/// What stands on the board on which `player` makes his move; `None` if it is not his to make.
fn board_before(game: &Game, player: Color) -> Option<Board> {
    let standing = if having_the_move(game) == player || game.between.pressed_idle == Some(!player)
    {
        game.standing.clone()
    } else if game.takes_back_unpressed(player) {
        game.standing_at(Ply(game.plies().0.saturating_sub(1)))
    } else {
        let set_aside = game.between.set_aside()?;
        set_aside.done.after(&game.standing, game.mode())
    };
    Some(standing.board().clone())
}

/// Whether any man of `player` fits what is written, be it legal or not.
fn can_be_meant(board: &Board, player: Color, san: &San) -> bool {
    match san {
        San::Normal {
            role, file, rank, ..
        } => men_named(board, role.of(player), (*file, *rank))
            .next()
            .is_some(),
        San::Castle(_) => !board.by_piece(Role::King.of(player)).is_empty(),
        San::Put { .. } | San::Null => true,
    }
}
