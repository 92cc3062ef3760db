//! A line of `hakem position --json`.

use hakem_prover::Proof;
use serde::Serialize;

use super::game::RemarkLine;

/// What a position is.
#[derive(Debug, Serialize)]
pub(crate) struct PositionLine {
    pub(crate) fen: String,
    pub(crate) state: &'static str,
    pub(crate) white: Option<AnswerLine>,
    pub(crate) black: Option<AnswerLine>,
    pub(crate) remarks: Vec<RemarkLine>,
}

/// Whether one player can still give mate.
#[derive(Debug, Serialize)]
pub(crate) struct AnswerLine {
    pub(crate) can_mate: &'static str,
    /// A helpmate in UCI moves.
    pub(crate) line: Option<Vec<String>>,
    pub(crate) proof: Option<ProofLine>,
    pub(crate) nodes: u64,
    pub(crate) micros: u64,
}

/// Why there is no helpmate.
#[derive(Debug, Serialize)]
pub(crate) struct ProofLine {
    kind: &'static str,
    /// The kind with its details in one line.
    detail: String,
}

impl From<&Proof> for ProofLine {
    fn from(proof: &Proof) -> ProofLine {
        ProofLine {
            kind: proof.code(),
            detail: proof.to_string(),
        }
    }
}
