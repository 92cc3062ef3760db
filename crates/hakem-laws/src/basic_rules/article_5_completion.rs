//! Article 5: the completion of the game.

use shakmaty::{Board, Chess, Color, Position};

use super::{article_1_nature::having_the_move, article_3_moves::has_legal_move};
use crate::{
    facts::{
        mating::{self, Mating, Watch},
        position::Standing,
    },
    profile::{DeadTest, MatingTest},
    provision::Provision as P,
    record::{game::Game, regulations::Regulations},
    ruling::{Evidence, Ground, Level, Reason, Ruling, Score, Verdict},
};

/// What a position shows of 5.1.1 and 5.2.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mobility {
    /// The player having the move has a legal move.
    CanMove,
    /// 5.1.1: he is in check and has no legal move: checkmate.
    ///
    /// That the move that produced the position was legal and proper (Article 3, 4.2 to 4.7) is
    /// seen to where moves are made; 4.1 (one hand) is not among the conditions.
    Checkmate,
    /// 5.2.1: he is not in check and has no legal move: stalemate. The same conditions hold.
    Stalemate,
}

/// 5.1.1, 5.2.1: whether the player having the move can move.
#[must_use]
pub fn mobility(position: &Chess) -> Mobility {
    if has_legal_move(position) {
        Mobility::CanMove
    } else if position.is_check() {
        Mobility::Checkmate
    } else {
        Mobility::Stalemate
    }
}

/// 5.2.2, 1.5: neither side can mate by any series of legal moves, as far as that is cheap to
/// prove; or what the rules of the game put in its place.
#[must_use]
#[inline]
pub fn is_dead(game: &Game, regulations: &Regulations) -> bool {
    match regulations.profile.dead.value {
        DeadTest::AnySeries => {
            regulations.scrutiny.watch == Watch::EveryMove
                && mating::is_plainly_dead(game.standing(), game.mode())
        }
        by_material => dead_by_material(game, by_material),
    }
}

fn dead_by_material(game: &Game, test: DeadTest) -> bool {
    game.position().is_some_and(|position| match test {
        DeadTest::AnySeries => false,
        DeadTest::Material => position.is_insufficient_material(),
        DeadTest::MaterialOfSite => dead_by_site_material(position),
    })
}

/// What Chess.com counts as no material: each side a bare king or one minor piece, or two knights
/// against a bare king.
fn dead_by_site_material(position: &Chess) -> bool {
    let heavy = position.board().pawns() | position.board().rooks_and_queens();
    if !heavy.is_empty() {
        return false;
    }
    let minors = |color: Color| position.board().by_color(color).count().saturating_sub(1);
    let knights =
        |color: Color| (position.board().by_color(color) & position.board().knights()).count();
    let (white, black) = (minors(Color::White), minors(Color::Black));
    (white <= 1 && black <= 1)
        || (white == 2 && knights(Color::White) == 2 && black == 0)
        || (black == 2 && knights(Color::Black) == 2 && white == 0)
}

/// Whether a loss becomes a draw since the opponent cannot mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exception {
    /// The opponent can mate: the player loses.
    Loses(Option<Evidence>),
    /// The opponent cannot: draw.
    Draws(Option<Evidence>),
    /// Draw by the material that the rules of the game look at.
    DrawsByMaterial,
    /// Not decided: the loss stands until the arbiter decides.
    Pending,
}

/// The proviso of 5.1.2, 6.9, 7.5.5 and A.5.3, asked for the player who would win.
#[must_use]
pub fn cannot_mate(
    standing: &Standing,
    game: &Game,
    winner: Color,
    test: MatingTest,
    regulations: &Regulations,
) -> Exception {
    match (test, standing.regular()) {
        (MatingTest::None, _) => Exception::Loses(None),
        (MatingTest::AnySeries, _) => {
            let nodes = regulations.scrutiny.nodes;
            let answer = mating::can_mate(standing, game.mode(), winner, nodes);
            let evidence = answer.evidence(standing, winner);
            match answer {
                Mating::Yes(_) => Exception::Loses(evidence),
                Mating::No(_) => Exception::Draws(evidence),
                Mating::Undecided => Exception::Pending,
            }
        }
        (MatingTest::MaterialTable, Some(position)) => {
            by_material(position.has_insufficient_material(winner))
        }
        (MatingTest::OwnMaterial, Some(position)) => {
            by_material(little_material(position, winner, TwoKnights::NeverSuffice))
        }
        (MatingTest::OwnMaterialOrForcedWin, Some(position)) => by_material(little_material(
            position,
            winner,
            TwoKnights::SufficeAgainstPawns,
        )),
        (_, None) => Exception::Pending,
    }
}

fn by_material(insufficient: bool) -> Exception {
    if insufficient {
        Exception::DrawsByMaterial
    } else {
        Exception::Loses(None)
    }
}

/// What two knights are worth when a flag has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TwoKnights {
    /// A draw whatever the opponent has.
    NeverSuffice,
    /// A draw only if the flagged player has no pawn (US Chess 14E3).
    SufficeAgainstPawns,
}

/// A bare king, one minor piece, or two knights.
fn little_material(position: &Chess, winner: Color, two_knights: TwoKnights) -> bool {
    let board = position.board();
    let own = board.by_color(winner);
    let minors = own & (board.knights() | board.bishops());
    if own.count() != minors.count() + 1 {
        return false;
    }
    let knights = (own & board.knights()).count();
    let pawns = !(board.by_color(!winner) & board.pawns()).is_empty();
    match minors.count() {
        0 | 1 => true,
        2 if knights == 2 => two_knights == TwoKnights::NeverSuffice || !pawns,
        _ => false,
    }
}

/// 5.1.2: a player declares that he resigns.
#[must_use]
pub fn resignation(game: &mut Game, player: Color, regulations: &Regulations) -> Ruling {
    let winner = !player;
    let test = regulations.profile.resignation.value;
    let exception = cannot_mate(&game.standing, game, winner, test, regulations);
    let told = Told {
        provisions: &[P::A5_1_2],
        ground: Ground::Resignation,
        loses: Reason::ResignationLoses { player },
        draws: Reason::ResignationDraws { player },
        by_material: Reason::ResignationDraws { player },
    };
    told.rule(game, winner, exception)
}

/// A loss that becomes a draw if the opponent cannot mate: what is said in each case.
pub(crate) struct Told<'a> {
    /// The provisions it rests on.
    pub(crate) provisions: &'a [P],
    /// The ground.
    pub(crate) ground: Ground,
    /// What is said when the player loses.
    pub(crate) loses: Reason,
    /// What is said when the opponent cannot mate.
    pub(crate) draws: Reason,
    /// What is said when the opponent's material is not enough under the rules of the game.
    pub(crate) by_material: Reason,
}

impl Told<'_> {
    const fn pending(&self, game: &Game, winner: Color) -> Reason {
        match game.standing() {
            Standing::Illegal(_) => Reason::PendingIllegalPosition,
            Standing::Regular(_) => Reason::PendingTheArbiter { opponent: winner },
        }
    }

    /// Ends the game with a win for `winner` or a draw.
    pub(crate) fn rule(&self, game: &mut Game, winner: Color, exception: Exception) -> Ruling {
        let ended = |level, reason| Ruling::on(level, Verdict::Ended, self.provisions, reason);
        match exception {
            Exception::Loses(evidence) => {
                let note = evidence
                    .is_some()
                    .then_some(Reason::OpponentCanMate { opponent: winner });
                ended(Level::Law, self.loses)
                    .note_if(note)
                    .with_evidence(evidence)
                    .end(game, self.ground, Score::win(winner))
            }
            Exception::Draws(evidence) => ended(Level::Law, self.draws)
                .with_evidence(evidence)
                .end(game, self.ground, Score::DRAW),
            Exception::DrawsByMaterial => {
                ended(Level::Law, self.by_material).end(game, self.ground, Score::DRAW)
            }
            Exception::Pending => ended(Level::Discretion, self.loses)
                .note(self.pending(game, winner))
                .end(game, self.ground, Score::win(winner)),
        }
    }
}

/// 5.2.3: whether each player has made the moves that an agreement needs. Moves before a set-up
/// position count: as many as its number says, and enough where the pieces have left their initial
/// places, whatever the number says.
#[must_use]
pub fn may_agree(game: &Game, regulations: &Regulations) -> bool {
    let least = regulations.profile.agreement_after.value;
    let initial = *game.start().standing.board() == Board::default();
    let made = |player| game.moves_completed(player) + u32::from(game.has_to_press(player));
    !initial || Color::ALL.into_iter().all(|player| made(player) >= least)
}

/// Who gave the mate on the board.
#[must_use]
pub fn mating_side(game: &Game) -> Color {
    !having_the_move(game)
}
