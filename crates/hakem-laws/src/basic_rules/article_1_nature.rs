//! Article 1: the nature and objectives of the game.

use shakmaty::Color;

use crate::record::game::Game;

/// 1.2, 1.3: White moves first, then the players alternate. A player has the move once the
/// opponent's move is *made*; it need not be completed.
#[must_use]
pub fn having_the_move(game: &Game) -> Color {
    game.standing().turn()
}

// 1.4: the aim is mate; 1.4.1: leaving one's own king attacked, or taking the king, is not allowed.
// Both are asked with every half-move by Article 3. 1.5: where neither side can mate, the game is
// drawn; decided by 5.2.2.

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::{
            event::{Act, Event, What},
            game::Start,
            regulations::Regulations,
            written::Written,
        },
        rule,
    };

    #[test]
    fn a1_3_the_move_passes_on_when_it_is_made_not_when_it_is_completed() {
        let regulations = Regulations::default();
        let mut game = Game::new(Start::initial(), &regulations);
        let e4 = Act::new(Written::San("e4".parse().expect("a move")));
        rule(
            &mut game,
            &Event::of(Color::White, What::Make(e4)),
            &regulations,
        );
        assert_eq!(having_the_move(&game), Color::Black);
    }
}
