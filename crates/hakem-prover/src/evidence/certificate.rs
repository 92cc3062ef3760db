//! An answer with its evidence as a text that another program can check.

use super::Proof;
use crate::position::Position;
use crate::query::{HalfMoveLimit, Options, Verdict};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Color};
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
    writeln!(text, "hakem-certificate 1")?;
    writeln!(
        text,
        "fen {}",
        Fen::try_from_setup(position.to_setup()).map_err(|_| fmt::Error)?
    )?;
    let mode = match position.castling_mode() {
        CastlingMode::Standard => "standard",
        CastlingMode::Chess960 => "chess960",
    };
    writeln!(text, "mode {mode}")?;
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
        Verdict::Mates(line) => writeln!(text, "claim mates\nline {line}"),
        Verdict::CannotMate(proof) => {
            writeln!(text, "claim cannot-mate")?;
            write_reason(text, proof)
        }
        Verdict::Undecided => Ok(()),
    }
}

fn write_reason(text: &mut String, proof: &Proof) -> fmt::Result {
    match proof {
        Proof::Walls(walls) => writeln!(text, "reason walls\nwalls {walls}"),
        Proof::Closed(closed) => {
            writeln!(
                text,
                "reason closed {} {}",
                closed.positions,
                closed.walls.len()
            )?;
            closed
                .walls
                .iter()
                .try_for_each(|walls| writeln!(text, "walls {walls}"))
        }
        Proof::Ended(_) | Proof::Material(_) => writeln!(text, "reason {proof}"),
    }
}

/// FNV-1a over the bytes of a text.
fn sum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
