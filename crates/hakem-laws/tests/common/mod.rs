//! A short way to write down what happened at a board and to ask for the ruling.
#![allow(dead_code, reason = "each test file uses a part of it")]
#![allow(clippy::expect_used, reason = "a test that cannot be set up fails")]

use hakem_laws::{
    Event, Game, Regulations, Ruling, Start, What,
    record::{
        event::{
            Act, Claim, ClaimForm, ClaimGround, Decision, FlagOrder, IllegalKind, Party, Ply,
            Terms, Touching,
        },
        game::Start as GameStart,
        written::Written,
    },
    rule,
};
use shakmaty::{CastlingMode, Color, Square, fen::Fen};

/// A game under way.
pub(crate) struct Board {
    pub(crate) game: Game,
    pub(crate) rules: Regulations,
}

impl Board {
    pub(crate) fn new() -> Self {
        Self::under(Regulations::default())
    }

    pub(crate) fn under(rules: Regulations) -> Self {
        Self {
            game: Game::new(Start::initial(), &rules),
            rules,
        }
    }

    pub(crate) fn from(fen: &str) -> Self {
        Self::from_under(fen, Regulations::default())
    }

    pub(crate) fn from_under(fen: &str, rules: Regulations) -> Self {
        let fen: Fen = fen.parse().expect("a FEN");
        let position =
            hakem_laws::facts::position::lenient(fen.into_setup(), CastlingMode::Standard)
                .expect("a position");
        let start = GameStart::set_up(position, CastlingMode::Standard);
        Self {
            game: Game::new(start, &rules),
            rules,
        }
    }

    pub(crate) fn rule(&mut self, event: &Event) -> Ruling {
        rule(&mut self.game, event, &self.rules)
    }

    pub(crate) fn of(&mut self, player: Color, what: What) -> Ruling {
        self.rule(&Event::of(player, what))
    }

    pub(crate) fn arbiter(&mut self, what: What) -> Ruling {
        self.rule(&Event::of_arbiter(what))
    }

    /// Plays moves in SAN or as two squares, made and completed, by the player having the move.
    pub(crate) fn play(&mut self, moves: &str) -> Ruling {
        let mut last = None;
        for text in moves.split_whitespace() {
            let event = Event {
                by: None,
                at: None,
                what: What::Move(act(text)),
            };
            last = Some(self.rule(&event));
        }
        last.expect("a move")
    }

    pub(crate) fn make(&mut self, text: &str) -> Ruling {
        self.rule(&Event {
            by: None,
            at: None,
            what: What::Make(act(text)),
        })
    }

    pub(crate) fn claim(
        &mut self,
        player: Color,
        ground: ClaimGround,
        written: Option<&str>,
    ) -> Ruling {
        let form = if written.is_some() {
            ClaimForm::Written
        } else {
            ClaimForm::NotWritten
        };
        let claim = Claim {
            ground,
            intended: written.map(act),
            form,
        };
        self.of(player, What::Claim(claim))
    }

    pub(crate) fn touch(&mut self, player: Color, square: Square) -> Ruling {
        self.of(
            player,
            What::Touch {
                square,
                manner: Touching::Deliberate,
            },
        )
    }

    pub(crate) fn illegal(&mut self, of: Color, kind: IllegalKind) -> Ruling {
        self.arbiter(What::Illegal {
            of,
            kind,
            ply: None,
        })
    }

    pub(crate) fn press(&mut self, player: Color) -> Ruling {
        self.of(player, What::Press)
    }

    /// Who has the move on the board.
    pub(crate) fn turn(&self) -> Color {
        self.game.standing().turn()
    }

    pub(crate) fn flag(&mut self, of: Color) -> Ruling {
        self.arbiter(What::Flag {
            of,
            order: FlagOrder::Known,
        })
    }

    pub(crate) fn offer(&mut self, player: Color) -> Ruling {
        self.of(player, What::Offer(Terms::Plain))
    }

    pub(crate) fn accept(&mut self, player: Color) -> Ruling {
        self.of(player, What::Accept(Terms::Plain))
    }

    pub(crate) fn restore(&mut self, left: u32) -> Ruling {
        self.arbiter(What::Decision(Decision::Restore(Ply(left))))
    }
}

pub(crate) fn act(text: &str) -> Act {
    Act::new(written(text))
}

pub(crate) fn written(text: &str) -> Written {
    if let Ok(uci) = text.parse::<shakmaty::uci::UciMove>()
        && let shakmaty::uci::UciMove::Normal {
            from,
            to,
            promotion,
        } = uci
    {
        return Written::Squares {
            from,
            to,
            promotion,
        };
    }
    let san: shakmaty::san::SanPlus = text.parse().expect("a move");
    Written::San(san.san)
}

pub(crate) fn numbers(ruling: &Ruling) -> Vec<&'static str> {
    ruling.provisions.iter().map(|p| p.number()).collect()
}

pub(crate) const fn party(color: Color) -> Party {
    Party::Player(color)
}
