//! The codes of the contract in words.

use hakem_laws::{
    judge::Suggestion,
    profile::Confidence,
    record::event::ClaimGround,
    ruling::{Ground, Level, State, Unlike, Verdict},
};

use crate::{
    lang::Lang,
    messages::{ids, plain},
};

ids! {
    fn ground_id(Ground), GROUND_IDS {
        Ground::Checkmate => "ground-checkmate",
        Ground::Stalemate => "ground-stalemate",
        Ground::DeadPosition => "ground-dead-position",
        Ground::FivefoldRepetition => "ground-fivefold-repetition",
        Ground::SeventyFiveMoves => "ground-seventyfive-moves",
        Ground::ThreefoldClaim => "ground-threefold-claim",
        Ground::FiftyMoveClaim => "ground-fifty-move-claim",
        Ground::Agreement => "ground-agreement",
        Ground::Resignation => "ground-resignation",
        Ground::FlagFall => "ground-flag-fall",
        Ground::IllegalMoves => "ground-illegal-moves",
        Ground::Forfeit => "ground-forfeit",
        Ground::Arbiter => "ground-arbiter",
        Ground::Unknown => "ground-unknown",
    }
}

ids! {
    fn level_id(Level), LEVEL_IDS {
        Level::Law => "level-law",
        Level::Advice => "level-advice",
        Level::Regulation => "level-regulation",
        Level::Discretion => "level-discretion",
    }
}

ids! {
    fn verdict_id(Verdict), VERDICT_IDS {
        Verdict::Noted => "verdict-noted",
        Verdict::Refused => "verdict-refused",
        Verdict::Ended => "verdict-ended",
        Verdict::Correct => "verdict-correct",
        Verdict::Incorrect => "verdict-incorrect",
        Verdict::Irregular => "verdict-irregular",
        Verdict::NoObject => "verdict-no-object",
        Verdict::Reinstate => "verdict-reinstate",
        Verdict::Time => "verdict-time",
        Verdict::ForTheArbiter => "verdict-for-the-arbiter",
        Verdict::NeedsReconstruction => "verdict-needs-reconstruction",
    }
}

ids! {
    fn state_id(State), STATE_IDS {
        State::InProgress => "state-in-progress",
        State::Ended => "state-ended",
    }
}

ids! {
    fn claim_ground_id(ClaimGround), CLAIM_GROUND_IDS {
        ClaimGround::Threefold => "claim-threefold",
        ClaimGround::Fifty => "claim-fifty",
        ClaimGround::NormalMeans => "claim-normal-means",
        ClaimGround::Increment => "claim-increment",
    }
}

ids! {
    fn unlike_id(Unlike), UNLIKE_IDS {
        Unlike::Mover => "unlike-mover",
        Unlike::CastlingRight => "unlike-castling-right",
        Unlike::EnPassant => "unlike-en-passant",
    }
}

ids! {
    fn confidence_id(Confidence), CONFIDENCE_IDS {
        Confidence::Confirmed => "confidence-confirmed",
        Confidence::FromMemory => "confidence-from-memory",
        Confidence::Assumed => "confidence-assumed",
    }
}

ids! {
    fn suggestion_id(Suggestion), SUGGESTION_IDS {
        Suggestion::Resignation => "suggestion-resignation",
        Suggestion::Time => "suggestion-time",
        Suggestion::Agreement => "suggestion-agreement",
        Suggestion::Repetition => "suggestion-repetition",
        Suggestion::FiftyMoves => "suggestion-fifty-moves",
        Suggestion::Checkmate => "suggestion-checkmate",
        Suggestion::Stalemate => "suggestion-stalemate",
        Suggestion::InsufficientMaterial => "suggestion-insufficient-material",
        Suggestion::TimeoutWithoutMaterial => "suggestion-timeout-without-material",
        Suggestion::Forfeit => "suggestion-forfeit",
        Suggestion::IllegalMove => "suggestion-illegal-move",
        Suggestion::RulesInfraction => "suggestion-rules-infraction",
        Suggestion::Adjudication => "suggestion-adjudication",
        Suggestion::Unterminated => "suggestion-unterminated",
    }
}

/// How a game ended, as a few words: `dead position`.
#[must_use]
pub fn ground(ground: Ground, lang: Lang) -> String {
    plain(ground_id(&ground), lang)
}

/// What a ruling rests on: `law`, `arbiter's discretion`.
#[must_use]
pub fn level(level: Level, lang: Lang) -> String {
    plain(level_id(&level), lang)
}

/// What kind of answer a ruling is: `the claim is correct`.
#[must_use]
pub fn verdict(verdict: Verdict, lang: Lang) -> String {
    plain(verdict_id(&verdict), lang)
}

/// Whether the game is on.
#[must_use]
pub fn state(state: State, lang: Lang) -> String {
    plain(state_id(&state), lang)
}

/// What a claim rests on.
#[must_use]
pub fn claim_ground(ground: ClaimGround, lang: Lang) -> String {
    plain(claim_ground_id(&ground), lang)
}

/// What keeps two positions that look the same from being the same.
#[must_use]
pub fn unlike(why: Unlike, lang: Lang) -> String {
    plain(unlike_id(&why), lang)
}

/// How well a field of a profile is known.
#[must_use]
pub fn confidence(confidence: Confidence, lang: Lang) -> String {
    plain(confidence_id(&confidence), lang)
}

/// What a record suggests about the end, as a few words.
#[must_use]
pub fn suggestion(suggestion: Suggestion, lang: Lang) -> String {
    plain(suggestion_id(&suggestion), lang)
}

/// Every id of this module.
#[cfg(test)]
pub(crate) fn all_ids() -> impl Iterator<Item = &'static str> {
    [
        GROUND_IDS,
        LEVEL_IDS,
        VERDICT_IDS,
        STATE_IDS,
        CLAIM_GROUND_IDS,
        UNLIKE_IDS,
        CONFIDENCE_IDS,
        SUGGESTION_IDS,
    ]
    .into_iter()
    .flatten()
    .copied()
}
