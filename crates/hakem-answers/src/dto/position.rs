//! A line of `hakem position --json`.

use hakem_prover::{Explanation, Position, Proof, Verdict, explain};
use serde::Serialize;
use shakmaty::Bitboard;
use utoipa::ToSchema;

use super::game::RemarkLine;
use crate::asking::Asked;

/// What a position is.
#[derive(Debug, Serialize, ToSchema)]
pub struct PositionLine {
    /// The position, normalised.
    pub fen: String,
    /// `ongoing`, `checkmate`, `stalemate`, `dead_position` or `undecided`.
    pub state: &'static str,
    /// Whether White can still give mate; null where nobody asked.
    pub white: Option<AnswerLine>,
    /// Whether Black can still give mate; null where nobody asked.
    pub black: Option<AnswerLine>,
    /// What had to be dropped from the FEN.
    pub remarks: Vec<RemarkLine>,
}

/// Whether one player can still give mate.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnswerLine {
    /// `yes`, `no` or `undecided`.
    pub can_mate: &'static str,
    /// A helpmate in UCI moves.
    pub line: Option<Vec<String>>,
    /// Why there is none.
    pub proof: Option<ProofLine>,
    /// Positions that were searched.
    pub nodes: u64,
    /// The time it took, in microseconds.
    pub micros: u64,
}

impl AnswerLine {
    /// The answer as a line has it.
    #[must_use]
    pub fn of(asked: &Asked) -> AnswerLine {
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

    /// The answer with what there is to show of a proof in `position`.
    #[must_use]
    pub fn explained(asked: &Asked, position: &Position) -> AnswerLine {
        let mut line = AnswerLine::of(asked);
        if let Verdict::CannotMate(proof) = &asked.answer.verdict {
            line.proof = Some(ProofLine::explained(proof, position));
        }
        line
    }
}

/// Why there is no helpmate.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProofLine {
    /// The kind of proof.
    pub kind: &'static str,
    /// The kind with its details in one line.
    pub detail: String,
    /// What there is to show of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown: Option<ShownLine>,
}

impl ProofLine {
    /// The proof with what there is to show of it in `position`.
    #[must_use]
    pub fn explained(proof: &Proof, position: &Position) -> ProofLine {
        ProofLine {
            shown: Some(ShownLine::of(&explain(position, proof))),
            ..ProofLine::from(proof)
        }
    }
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
#[derive(Debug, Serialize, ToSchema)]
pub struct ShownLine {
    /// Moves that are the only ones, in UCI.
    pub forced: Vec<String>,
    /// Pawns that can never move nor be captured, after the forced moves.
    pub wall: Vec<String>,
    /// All men that can never move.
    pub immovable: Vec<String>,
    /// The squares that White's king can never leave; null where nothing is known.
    pub white_king: Option<Vec<String>>,
    /// The squares that Black's king can never leave; null where nothing is known.
    pub black_king: Option<Vec<String>>,
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
