//! Checks the evidence for "this side can still give mate" and "this side cannot".
//!
//! A certificate is a text that `hakem prove` writes; its format, and why what is checked here
//! suffices, stand in `docs/certificate.md`. This crate shares no code with the prover: it has its
//! own rules of movement, and it searches nothing. To trust a certificate it is enough to trust
//! this crate.

mod certificate;
mod closed;
mod material;
mod rules;
mod walls;

use certificate::{Certificate, Claim};
use rules::{Kind, Move, Position, Side};
use thiserror::Error;

/// What a valid certificate establishes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The position, as the certificate writes it.
    pub fen: String,
    /// Whether White is the side asked about.
    pub winner_is_white: bool,
    /// Whether that side can mate.
    pub can_mate: bool,
}

/// Where a certificate fails, and why.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct Fault {
    /// The line of the certificate, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a certificate.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum Problem {
    /// The line cannot be read.
    #[error("expected: {expected}")]
    Unreadable {
        /// What should stand there.
        expected: &'static str,
    },
    /// The sum over the text is not that of the text.
    #[error("the sum does not fit the text: something was changed")]
    Sum,
    /// A move of the line is not legal.
    #[error("half-move {ply} ({text}) is not legal")]
    IllegalMove {
        /// The half-move, counted from 1.
        ply: usize,
        /// As written.
        text: String,
    },
    /// The line goes on although the 75-move limit has ended the game.
    #[error("the game has ended by the 75-move limit before half-move {ply}")]
    Limit {
        /// The half-move, counted from 1.
        ply: usize,
    },
    /// The line does not end in mate by the winner.
    #[error("the line does not end in mate by the side asked about")]
    NotMate,
    /// The reason given does not apply to the position.
    #[error("the reason does not apply: {0}")]
    NoReason(String),
    /// A series of moves leads to mate although none should.
    #[error("a mate can be reached")]
    MateReached,
    /// More positions can be reached than the certificate says.
    #[error("more than {0} positions can be reached")]
    MorePositions(u64),
}

impl Problem {
    /// A stable code in English.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Problem::Unreadable { .. } => "unreadable",
            Problem::Sum => "sum",
            Problem::IllegalMove { .. } => "illegal_move",
            Problem::Limit { .. } => "limit",
            Problem::NotMate => "not_mate",
            Problem::NoReason(_) => "no_reason",
            Problem::MateReached => "mate_reached",
            Problem::MorePositions(_) => "more_positions",
        }
    }
}

/// Checks a certificate.
///
/// # Errors
///
/// The first [`Fault`] found. A certificate with a fault proves nothing, neither way.
pub fn verify(text: &str) -> Result<Verified, Fault> {
    let certificate = certificate::read(text)?;
    let fault = |problem| Fault {
        line: certificate.claim_line,
        problem,
    };
    check(&certificate).map_err(fault)?;
    Ok(Verified {
        can_mate: matches!(certificate.claim, Claim::Mates(_)),
        winner_is_white: certificate.winner == Side::White,
        fen: certificate.fen,
    })
}

/// The sum that the last line of a certificate has to carry, over everything before that line.
#[must_use]
pub fn sum(text: &str) -> String {
    format!("{:016x}", certificate::sum(text))
}

fn check(certificate: &Certificate) -> Result<(), Problem> {
    let (position, winner) = (&certificate.position, certificate.winner);
    let no_reason = |why: &str| Err(Problem::NoReason(why.to_owned()));
    let ended = position.successors().is_empty();
    let checked = position.in_check(position.mover);
    let mated = ended && checked && position.mover != winner;
    match &certificate.claim {
        Claim::Mates(moves) => check_line(certificate, moves),
        _ if mated => Err(Problem::MateReached),
        Claim::Ended(how) => match (ended, checked, how.as_str()) {
            (true, true, "checkmated") | (true, false, "stalemate") => Ok(()),
            (false, _, "limit") if certificate.limited && certificate.half_moves >= LIMIT => Ok(()),
            _ => no_reason("the game has not ended that way"),
        },
        Claim::Material(code) if material::rule(position, winner) == Some(code) => Ok(()),
        Claim::Material(_) => no_reason("the men are other ones"),
        Claim::Walls(walls) => walls.check(position, winner).map_err(Problem::NoReason),
        Claim::Closed(bound, walls) => closed::check(certificate, *bound, walls),
    }
}

/// The 75-move limit in half-moves (Article 9.6.2).
const LIMIT: u32 = 150;

fn check_line(certificate: &Certificate, moves: &[String]) -> Result<(), Problem> {
    let mut position = certificate.position;
    let mut half_moves = certificate.half_moves;
    for (ply, text) in (1..).zip(moves) {
        if certificate.limited && half_moves >= LIMIT {
            return Err(Problem::Limit { ply });
        }
        let named = |m: &Move| written(m, certificate.chess960) == *text;
        let found = position.successors().into_iter().find(|(m, _)| named(m));
        let Some((m, next)) = found else {
            return Err(Problem::IllegalMove {
                ply,
                text: text.clone(),
            });
        };
        half_moves = if zeroing(&position, &m) {
            0
        } else {
            half_moves.saturating_add(1)
        };
        position = next;
    }
    let mated = position.mover != certificate.winner
        && position.in_check(position.mover)
        && position.successors().is_empty();
    if mated { Ok(()) } else { Err(Problem::NotMate) }
}

/// Whether a move captures or moves a pawn.
fn zeroing(position: &Position, m: &Move) -> bool {
    position.kind_at(m.from) == Some(Kind::Pawn)
        || position.all(position.mover.other()) & rules::set(m.to) != 0
}

/// A move as UCI writes it.
fn written(m: &Move, chess960: bool) -> String {
    let to = if m.castling && !chess960 {
        rules::castled(m.from, m.to).0
    } else {
        m.to
    };
    let promotion = match m.promotion {
        Some(Kind::Knight) => "n",
        Some(Kind::Bishop) => "b",
        Some(Kind::Rook) => "r",
        Some(Kind::Queen) => "q",
        _ => "",
    };
    format!("{}{}{promotion}", walls::name(m.from), walls::name(to))
}
