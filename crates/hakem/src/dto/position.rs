//! A line of `hakem position --json`.

use hakem_prover::{Explanation, Position, Proof, Verdict, explain};
use serde::Serialize;
use shakmaty::Bitboard;

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

impl AnswerLine {
    /// The answer with what there is to show of a proof in `position`.
    pub(crate) fn explained(asked: &Asked, position: &Position) -> AnswerLine {
        let mut line = AnswerLine::of(asked);
        if let (Some(shown), Verdict::CannotMate(proof)) = (&mut line.proof, &asked.answer.verdict)
        {
            shown.shown = Some(ShownLine::of(&explain(position, proof)));
        }
        line
    }
}

/// Why there is no helpmate.
#[derive(Debug, Serialize)]
pub(crate) struct ProofLine {
    kind: &'static str,
    /// The kind with its details in one line.
    detail: String,
    /// What there is to show of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    shown: Option<ShownLine>,
}

impl From<&Proof> for ProofLine {
    fn from(proof: &Proof) -> ProofLine {
        ProofLine {
            kind: proof.code(),
            detail: proof.to_string(),
            shown: None,
        }
    }
}

/// What there is to show of a proof: moves and squares.
#[derive(Debug, Serialize)]
struct ShownLine {
    /// Moves that are the only ones, in UCI.
    forced: Vec<String>,
    /// Pawns that can never move nor be captured, after the forced moves.
    wall: Vec<String>,
    /// All men that can never move.
    immovable: Vec<String>,
    /// The squares that the kings can never leave; null where nothing is known.
    white_king: Option<Vec<String>>,
    black_king: Option<Vec<String>>,
}

impl ShownLine {
    fn of(explanation: &Explanation) -> ShownLine {
        let king = |squares: Bitboard| (squares != Bitboard::FULL).then(|| names(squares));
        ShownLine {
            forced: explanation.forced.iter().map(ToString::to_string).collect(),
            wall: names(explanation.wall),
            immovable: names(explanation.immovable),
            white_king: king(explanation.kings.white),
            black_king: king(explanation.kings.black),
        }
    }
}

/// The names of squares, from a1.
fn names(squares: Bitboard) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}
