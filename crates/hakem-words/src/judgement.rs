//! How a recorded game ended, what could have been claimed, and what was found.

use hakem_laws::{
    judge::{Certainty, Chance, End, Finding, FindingCode, InForce, Judgement, Suggestion},
    record::event::ClaimGround,
    ruling::{Ground, Level},
};

use crate::{
    articles::{articles, with_articles},
    chess::{move_name, player_key, score},
    codes,
    context::Context,
    lang::{Lang, Text, capital},
    messages::{Args, ids, message, plain},
};

ids! {
    fn finding_id(FindingCode), FINDING_IDS {
        FindingCode::PlayedOnAfterEnd { .. } => "finding-played-on-after-end",
        FindingCode::ResultContradictsEnd { .. } => "finding-result-contradicts-end",
        FindingCode::FivefoldUnnoticed { .. } => "finding-fivefold-unnoticed",
        FindingCode::SeventyFiveUnnoticed { .. } => "finding-seventyfive-unnoticed",
        FindingCode::FlagButCannotMate { .. } => "finding-flag-but-cannot-mate",
        FindingCode::ResignationButCannotMate { .. } => "finding-resignation-but-cannot-mate",
        FindingCode::AgreementTooEarly => "finding-agreement-too-early",
        FindingCode::DrawnButCouldMate { .. } => "finding-drawn-but-could-mate",
        FindingCode::TerminationNotOnBoard => "finding-termination-not-on-board",
        FindingCode::TerminationContradictsResult { .. } => "finding-termination-contradicts-result",
        FindingCode::TerminationContradictsBoard { .. } => "finding-termination-contradicts-board",
        FindingCode::MatingUndecided { .. } => "finding-mating-undecided",
        FindingCode::ResultLeftOpen => "finding-result-left-open",
        FindingCode::Unfinished => "finding-unfinished",
    }
}

/// A finding as a sentence without its Article.
#[must_use]
pub fn finding_alone(finding: &Finding, context: &Context<'_>, lang: Lang) -> String {
    let args = context.place(Args::new(), finding.ply, lang);
    let args = finding_args(finding.code, args, lang);
    capital(&message(finding_id(&finding.code), &args, lang), lang)
}

/// A finding as a sentence with its Article.
#[must_use]
pub fn finding(finding: &Finding, context: &Context<'_>, lang: Lang) -> String {
    with_articles(
        &finding_alone(finding, context, lang),
        &articles(&[finding.provision], finding.level, context.profile, lang),
    )
}

/// A finding in both languages.
#[must_use]
pub fn finding_text(of: &Finding, context: &Context<'_>) -> Text {
    Text::of(|lang| finding(of, context, lang))
}

fn finding_args(code: FindingCode, args: Args<'static>, lang: Lang) -> Args<'static> {
    match code {
        FindingCode::PlayedOnAfterEnd { ground, extra } => args
            .text("ground", codes::ground(ground, lang))
            .number("extra", extra),
        FindingCode::ResultContradictsEnd {
            ground,
            score: right,
            recorded,
        } => args
            .text("ground", codes::ground(ground, lang))
            .text("score", score(right))
            .text("recorded", score(recorded)),
        FindingCode::TerminationContradictsResult { recorded } => {
            args.text("recorded", score(recorded))
        }
        FindingCode::TerminationContradictsBoard { ground, told } => args
            .text("ground", codes::ground(ground, lang))
            .text("told", cause(told)),
        FindingCode::FivefoldUnnoticed { in_force }
        | FindingCode::SeventyFiveUnnoticed { in_force } => args.text("in-force", key(in_force)),
        FindingCode::FlagButCannotMate { winner: player }
        | FindingCode::ResignationButCannotMate { winner: player }
        | FindingCode::DrawnButCouldMate { player }
        | FindingCode::MatingUndecided { player } => args.text("player", player_key(player)),
        FindingCode::AgreementTooEarly
        | FindingCode::TerminationNotOnBoard
        | FindingCode::ResultLeftOpen
        | FindingCode::Unfinished => args,
    }
}

const fn key(in_force: InForce) -> &'static str {
    match in_force {
        InForce::Yes => "yes",
        InForce::No => "no",
    }
}

/// What the record gives as the cause of the end, where there is something to say of it.
const fn cause(told: Suggestion) -> &'static str {
    match told {
        Suggestion::Time | Suggestion::TimeoutWithoutMaterial => "time",
        Suggestion::Resignation => "resignation",
        Suggestion::Agreement => "agreement",
        _ => "other",
    }
}

/// How a recorded game ended, as a sentence with its Articles: what the moves prove, what the
/// record only suggests, or that the game has not ended.
#[must_use]
pub fn ending(judgement: &Judgement, context: &Context<'_>, lang: Lang) -> String {
    match &judgement.ended {
        Some(end) => end_sentence(end, end_id(end, &judgement.findings), context, lang),
        None => plain("end-none", lang),
    }
}

/// Which message tells the end: what the moves prove, what the record suggests, or neither.
fn end_id(end: &End, findings: &[Finding]) -> &'static str {
    let named = |finding: &Finding| finding.code == FindingCode::TerminationNotOnBoard;
    match (end.ground, end.certain) {
        (Ground::Unknown, _) if findings.iter().any(named) => "end-not-clear",
        (Ground::Unknown, _) => "end-unknown",
        (_, Certainty::Proved) => "end-certain",
        // 6.7.1 is not the ground of a game that was abandoned after it had begun.
        (Ground::Forfeit, _) if end.provisions.is_empty() => "end-abandoned",
        (_, Certainty::Suggested) => "end-suggested",
    }
}

fn end_sentence(end: &End, id: &'static str, context: &Context<'_>, lang: Lang) -> String {
    let args = context
        .place(Args::new(), end.ply, lang)
        .text("ground", codes::ground(end.ground, lang))
        .text("score", end.score.map_or_else(|| "*".to_owned(), score));
    // The record itself knows its last half-move best.
    let args = match end.by_move {
        Some(name) => args
            .text("place", "named")
            .text("move", move_name(&name, lang)),
        None => args,
    };
    let text = capital(&message(id, &args, lang), lang);
    with_articles(
        &text,
        &articles(&end.provisions, Level::Law, context.profile, lang),
    )
}

/// Whether the recorded result can stand.
#[must_use]
pub fn consistency(consistent: Option<bool>, lang: Lang) -> String {
    let id = match consistent {
        Some(true) => "consistent-yes",
        Some(false) => "consistent-no",
        None => "consistent-open",
    };
    plain(id, lang)
}

/// A chance to claim a draw, as a sentence with its Article.
#[must_use]
pub fn chance(chance: &Chance, context: &Context<'_>, lang: Lang) -> String {
    let ground = match chance.ground {
        ClaimGround::Fifty => "fifty",
        ClaimGround::Threefold | ClaimGround::NormalMeans | ClaimGround::Increment => "threefold",
    };
    let args = context
        .place(Args::new(), chance.ply, lang)
        .text("ground", ground)
        .text("player", player_key(chance.by));
    let text = match chance.intended {
        None => message("chance-on-board", &args, lang),
        Some(intended) => {
            let args = args.text("intended", move_name(&intended, lang));
            message("chance-with-move", &args, lang)
        }
    };
    let numbers = articles(&[chance.provision], Level::Law, context.profile, lang);
    with_articles(&capital(&text, lang), &numbers)
}

/// Every id of this module.
#[cfg(test)]
pub(crate) fn all_ids() -> impl Iterator<Item = &'static str> {
    let others = [
        "end-certain",
        "end-suggested",
        "end-unknown",
        "end-not-clear",
        "end-abandoned",
        "end-none",
        "consistent-yes",
        "consistent-no",
        "consistent-open",
        "chance-on-board",
        "chance-with-move",
    ];
    FINDING_IDS.iter().copied().chain(others)
}
