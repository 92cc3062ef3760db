//! Checks the evidence for "this side can still give mate" and "this side cannot".
//!
//! A certificate is a text that `hakem prove` writes; its format, and why what is checked here
//! suffices, stand in `docs/certificate.md`. This crate shares no code with the prover: it has its
//! own rules of movement, and it searches nothing. To trust a certificate it is enough to trust
//! this crate.

mod certificate;
mod rules;
mod series;
#[cfg(test)]
mod tests;
mod walls;

use certificate::{CLAIM_LINE, Claim};
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
    /// The line cannot be read; this should stand there.
    #[error("expected: {0}")]
    Unreadable(&'static str),
    /// The sum over the text is not that of the text.
    #[error("the sum does not fit the text: something was changed")]
    Sum,
    /// This half-move of the line, counted from 1, is not legal.
    #[error("half-move {0} is not legal")]
    IllegalMove(usize),
    /// The line goes on with this half-move although the 75-move limit has ended the game.
    #[error("the game has ended by the 75-move limit before half-move {0}")]
    Limit(usize),
    /// The line does not end in mate by the winner.
    #[error("the line does not end in mate by the side asked about")]
    NotMate,
    /// The reason given does not apply to a position.
    #[error("the reason does not apply: {0}")]
    NoReason(String),
    /// A series of moves leads to mate although none should.
    #[error("a mate can be reached")]
    MateReached,
    /// More positions can be reached than the certificate says.
    #[error("more than {0} positions can be reached")]
    MorePositions(u64),
    /// The certificate asks for more positions to be looked at than this checker is ready to.
    #[error("more than {0} positions would have to be looked at")]
    TooMany(u64),
}

impl Problem {
    /// A stable code in English.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Problem::Unreadable(_) => "unreadable",
            Problem::Sum => "sum",
            Problem::IllegalMove(_) => "illegal_move",
            Problem::Limit(_) => "limit",
            Problem::NotMate => "not_mate",
            Problem::NoReason(_) => "no_reason",
            Problem::MateReached => "mate_reached",
            Problem::MorePositions(_) => "more_positions",
            Problem::TooMany(_) => "too_many",
        }
    }
}

/// How many positions [`verify`] is ready to look at. They take some two gigabytes.
pub const MOST_POSITIONS: u64 = 1 << 25;

/// Checks a certificate.
///
/// # Errors
///
/// The first [`Fault`] found. A certificate with a fault proves nothing, neither way.
pub fn verify(text: &str) -> Result<Verified, Fault> {
    verify_within(text, MOST_POSITIONS)
}

/// Checks a certificate that has at most so many positions to look at: whoever writes one should
/// not decide for how long others compute.
///
/// # Errors
///
/// As [`verify`], and [`Problem::TooMany`].
pub fn verify_within(text: &str, most: u64) -> Result<Verified, Fault> {
    let certificate = certificate::read(text)?;
    let question = &certificate.question;
    let can_mate = match &certificate.claim {
        Claim::Mates(line) => question.check_line(line).map(|()| true),
        Claim::Closed(bound, _) if *bound > most => Err(Problem::TooMany(most)),
        Claim::Closed(bound, walls) => question.check_closed(*bound, walls).map(|()| false),
    };
    let line = CLAIM_LINE;
    Ok(Verified {
        can_mate: can_mate.map_err(|problem| Fault { line, problem })?,
        winner_is_white: question.winner == rules::Side::White,
        fen: certificate.fen,
    })
}

/// The sum that the last line of a certificate has to carry, over everything before that line:
/// FNV-1a of 64 bits, but of eight bytes at a time.
#[must_use]
pub fn sum(text: &str) -> String {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for bytes in text.as_bytes().chunks(8) {
        let word = bytes
            .iter()
            .rev()
            .fold(0, |word, &byte| word << 8 | u64::from(byte));
        sum = (sum ^ word).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{sum:016x}")
}
