//! A line of `hakem position --json`.

use hakem_prover::{Proof, Verdict};
use serde::Serialize;

use super::game::RemarkLine;
use crate::asking::Asked;

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

impl AnswerLine {
    /// The answer as a line has it.
    pub(crate) fn of(asked: &Asked) -> AnswerLine {
        let (can_mate, line, proof) = match &asked.answer.verdict {
            Verdict::Mates(line) => (
                "yes",
                Some(line.iter().map(|m| m.to_string()).collect()),
                None,
            ),
            Verdict::CannotMate(proof) => ("no", None, Some(ProofLine::from(proof))),
            Verdict::Undecided => ("undecided", None, None),
        };
        let (nodes, micros) = (asked.answer.spent.nodes, asked.micros);
        AnswerLine {
            can_mate,
            line,
            proof,
            nodes,
            micros,
        }
    }
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
