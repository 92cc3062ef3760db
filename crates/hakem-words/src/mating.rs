//! Whether a side can still mate, and why not (5.1.2, 5.2.2, 6.9, 7.5.5).

use hakem_laws::{
    facts::{mating::Mating, progress::HalfMoveClock},
    ruling::Evidence,
};
use hakem_prover::{Line, MaterialRule, Proof, Standing};
use shakmaty::Color;

use crate::{
    chess::player_key,
    lang::{Lang, capital},
    messages::{Args, message},
};

/// Whether `winner` can give mate, with the line or the reason.
#[must_use]
pub fn mating(mating: &Mating, winner: Color, lang: Lang) -> String {
    match mating {
        Mating::Yes(line) => can_mate(line, winner, lang),
        Mating::No(proof) => cannot_mate(proof, winner, lang),
        Mating::Undecided => say("mating-undecided", &of(winner), lang),
    }
}

/// That `winner` can give mate: the line, in UCI moves.
#[must_use]
pub fn can_mate(line: &Line, winner: Color, lang: Lang) -> String {
    if line.is_empty() {
        return say("mating-stands", &of(winner), lang);
    }
    say(
        "mating-can",
        &of(winner).text("line", line.to_string()),
        lang,
    )
}

/// That `winner` cannot give mate, and why.
#[must_use]
pub fn cannot_mate(proof: &Proof, winner: Color, lang: Lang) -> String {
    say(
        "mating-cannot",
        &of(winner).text("why", why_not(proof, winner, lang)),
        lang,
    )
}

/// Why `winner` cannot give mate, as a clause.
fn why_not(proof: &Proof, winner: Color, lang: Lang) -> String {
    let args = match proof {
        Proof::Closed(closed) => of(winner).number("positions", closed.positions),
        _ => of(winner),
    };
    message(proof_id(proof), &args, lang)
}

const fn proof_id(proof: &Proof) -> &'static str {
    match proof {
        Proof::Ended(Standing::Checkmated) => "mating-ended-checkmated",
        Proof::Ended(Standing::Stalemate) => "mating-ended-stalemate",
        Proof::Ended(Standing::MoveLimit) => "mating-move-limit",
        Proof::Material(rule) => material_id(*rule),
        Proof::Walls(_) => "mating-walls",
        Proof::Closed(_) => "mating-closed",
        // The prover may learn further kinds of proof.
        _ => "mating-other",
    }
}

const fn material_id(rule: MaterialRule) -> &'static str {
    match rule {
        MaterialRule::BareKing => "mating-bare-king",
        MaterialRule::OneKnight => "mating-one-knight",
        MaterialRule::BishopsOfOneColour => "mating-bishops-of-one-colour",
        // The prover may learn further rules of material.
        _ => "mating-material",
    }
}

/// What a piece of evidence says, where one sentence can say it. Occurrences have their own
/// sentences, and a half-move clock needs to know who has the move.
pub(crate) fn evidence(evidence: &Evidence, lang: Lang) -> Option<String> {
    match evidence {
        Evidence::NoMate { winner, proof, .. } => Some(format!(
            "{}.",
            capital(&why_not(proof, *winner, lang), lang)
        )),
        Evidence::Line { .. } | Evidence::Occurrences(_) | Evidence::HalfMoveClock(_) => None,
    }
}

/// The moves of both players since the last capture or pawn move, `turn` having the move.
#[must_use]
pub fn half_move_clock(clock: HalfMoveClock, turn: Color, lang: Lang) -> String {
    let args = Args::new()
        .number("white", clock.of(Color::White, turn))
        .number("black", clock.of(Color::Black, turn));
    say("half-move-clock", &args, lang)
}

fn of(player: Color) -> Args<'static> {
    Args::new().text("player", player_key(player))
}

fn say(id: &str, args: &Args<'_>, lang: Lang) -> String {
    capital(&message(id, args, lang), lang)
}

/// Every id of this module.
#[cfg(test)]
pub(crate) const IDS: &[&str] = &[
    "mating-can",
    "mating-cannot",
    "mating-stands",
    "mating-ended-checkmated",
    "mating-ended-stalemate",
    "mating-move-limit",
    "mating-bare-king",
    "mating-one-knight",
    "mating-bishops-of-one-colour",
    "mating-material",
    "mating-walls",
    "mating-closed",
    "mating-other",
    "mating-undecided",
    "half-move-clock",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_proof_finds_its_words() {
        let proofs = [
            Proof::Ended(Standing::Checkmated),
            Proof::Ended(Standing::Stalemate),
            Proof::Ended(Standing::MoveLimit),
            Proof::Material(MaterialRule::BareKing),
            Proof::Material(MaterialRule::OneKnight),
            Proof::Material(MaterialRule::BishopsOfOneColour),
        ];
        for proof in &proofs {
            for lang in Lang::ALL {
                let told = cannot_mate(proof, Color::Black, lang);
                assert!(told.ends_with('.') && !told.contains("mating-"), "{told}");
            }
        }
        assert_eq!(
            cannot_mate(&proofs[3], Color::Black, Lang::En),
            "Black cannot checkmate by any series of legal moves: Black has only the king."
        );
        assert_eq!(
            cannot_mate(&proofs[3], Color::Black, Lang::Tr),
            "Siyah hiçbir geçerli hamle dizisiyle mat edemez: Siyah'ın şahından başka taşı yok."
        );
    }

    #[test]
    fn a_line_and_an_open_question_are_told() {
        assert_eq!(
            mating(&Mating::Yes(Line::default()), Color::White, Lang::Tr),
            "Beyaz tahtada mat etmiştir."
        );
        assert_eq!(
            mating(&Mating::Undecided, Color::White, Lang::En),
            "Whether White can checkmate was not decided within the limits set."
        );
    }

    #[test]
    fn a9_3_the_moves_of_both_players() {
        assert_eq!(
            half_move_clock(HalfMoveClock(99), Color::White, Lang::En),
            "Moves since the last pawn move or capture: White 49, Black 50."
        );
    }
}
