//! An answer with its evidence as a text that another program can check.

use super::Proof;
use crate::position::Position;
use crate::query::{HalfMoveLimit, Options, Verdict};
use shakmaty::Color;
use shakmaty::fen::Fen;
use std::fmt::{self, Write as _};

/// The evidence for an answer, to be printed with [`fmt::Display`].
///
/// The format is documented in `docs/certificate.md`; the crate `hakem-verify` checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate(String);

impl Certificate {
    /// The certificate for an answer; `None` for [`Verdict::Undecided`], which says nothing.
    #[must_use]
    pub fn new(
        position: &Position,
        winner: Color,
        options: &Options,
        verdict: &Verdict,
    ) -> Option<Certificate> {
        let mut text = String::new();
        // Writing to a string cannot fail.
        write_body(&mut text, position, winner, options, verdict).ok()?;
        if matches!(verdict, Verdict::Undecided) {
            return None;
        }
        let sum = sum(&text);
        writeln!(text, "sum {sum:016x}").ok()?;
        Some(Certificate(text))
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn write_body(
    text: &mut String,
    position: &Position,
    winner: Color,
    options: &Options,
    verdict: &Verdict,
) -> fmt::Result {
    writeln!(text, "hakem-certificate 2")?;
    writeln!(
        text,
        "fen {}",
        Fen::try_from_setup(position.to_setup()).map_err(|_| fmt::Error)?
    )?;
    writeln!(
        text,
        "winner {}",
        if winner.is_white() { "white" } else { "black" }
    )?;
    let limit = match options.half_move_limit {
        HalfMoveLimit::Ignored => "ignored",
        HalfMoveLimit::SeventyFiveMoves => "75",
    };
    writeln!(text, "limit {limit}")?;
    match verdict {
        Verdict::Mates(line) => writeln!(text, "mates {line}"),
        Verdict::CannotMate(proof) => write_closed(text, proof),
        Verdict::Undecided => Ok(()),
    }
}

/// Every proof is a set of positions that no move leaves, perhaps of a single one.
fn write_closed(text: &mut String, proof: &Proof) -> fmt::Result {
    let (positions, walls) = match proof {
        Proof::Closed(closed) => (closed.positions, closed.walls.as_slice()),
        Proof::Walls(walls) => (1, std::slice::from_ref(&**walls)),
        Proof::Ended(_) | Proof::Material(_) => (1, &[][..]),
    };
    writeln!(text, "closed {positions}")?;
    walls
        .iter()
        .try_for_each(|walls| writeln!(text, "walls {walls}"))
}

/// FNV-1a over a text, eight bytes at a time.
fn sum(text: &str) -> u64 {
    text.as_bytes()
        .chunks(8)
        .fold(0xcbf2_9ce4_8422_2325, |sum, bytes| {
            let word = bytes
                .iter()
                .rev()
                .fold(0, |word, &byte| (word << 8) | u64::from(byte));
            (sum ^ word).wrapping_mul(0x0100_0000_01b3)
        })
}
