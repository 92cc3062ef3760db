//! What in a reading calls for an arbiter. Every decision is the judge's; here it is only chosen
//! which of them an arbiter has to know at once.

use hakem_audit::judging::{Judged, as_points, result_of};
use hakem_laws::{
    basic_rules::article_5_completion::{Exception, cannot_mate},
    facts::progress::{FIFTY, HalfMoveClock},
    judge::{Certainty, Chance, End, Finding, FindingCode, Judge, Judgement},
    profile::{Drawing, MatingTest},
    record::{
        event::{ClaimGround, Ply},
        regulations::Regulations,
    },
    ruling::Ground,
};
use hakem_score::{remarks::Remark, result::RecordedResult};
use shakmaty::Color;

use super::SCRUTINY;
use crate::sign::{Doubt, Kind, Laws, Meant, OnBoard, Sign};

/// Moves by each player without capture or pawn move at which it is time to be ready.
const STEPS: [u32; 3] = [49, 48, 45];

/// What was seen of a game.
pub(super) struct Seen<'a> {
    pub(super) judged: &'a Judged,
    pub(super) judge: &'a Judge,
    pub(super) stop: Option<&'a Remark>,
    /// Whose clock shows that the flag has fallen.
    pub(super) fallen: Option<Color>,
}

/// The signs, the most urgent first.
pub(super) fn of(seen: &Seen<'_>) -> Vec<Sign> {
    let laws = Laws(seen.judged.profile);
    let mut kinds = match &seen.judged.judgement {
        Some(judgement) => seen.of_judgement(judgement),
        None => Vec::new(),
    };
    let over = kinds.iter().any(|k| matches!(k, Kind::GameOver { .. }));
    if let Some(remark) = seen.stop.filter(|_| !over) {
        let meant = if seen.judged.replayed.lone_king_in_centre {
            Meant::PerhapsAResult
        } else {
            Meant::AsWritten
        };
        let remark = remark.clone();
        kinds.push(Kind::RecordStops { remark, meant });
    }
    kinds.sort_by_key(Kind::urgency);
    let signs = kinds.into_iter().map(|kind| Sign { kind, laws });
    signs.collect()
}

impl Seen<'_> {
    fn of_judgement(&self, judgement: &Judgement) -> Vec<Kind> {
        if self.is_recorded() {
            let wrong = wrong_result(judgement).or_else(|| self.in_question(judgement));
            return wrong.into_iter().collect();
        }
        let proved = |end: &&End| end.certain == Certainty::Proved;
        if let Some(end) = judgement.ended.as_ref().filter(proved) {
            return vec![Kind::GameOver {
                end: end.clone(),
                extra: extra(judgement),
            }];
        }
        let mut kinds: Vec<Kind> = self.flag().into_iter().collect();
        let claims = claims(judgement, self.since());
        if !has_claim(&claims, ClaimGround::Fifty) {
            kinds.extend(self.no_progress());
        }
        if !has_claim(&claims, ClaimGround::Threefold) {
            kinds.extend(self.second());
        }
        kinds.extend(claims);
        kinds
    }

    fn is_recorded(&self) -> bool {
        result_of(&self.judged.replayed).is_some_and(|r| r != RecordedResult::Unfinished)
    }

    /// 6.9: a flag is down, and the opponent cannot mate.
    fn flag(&self) -> Option<Kind> {
        let player = self.fallen?;
        let test = self.judged.profile.timeout.value;
        self.cannot_mate(!player, test)
            .then_some(Kind::FlagCannotMate { player })
    }

    /// Whether a player cannot mate, by what the rules of the game ask.
    fn cannot_mate(&self, player: Color, test: MatingTest) -> bool {
        let rules = Regulations {
            scrutiny: SCRUTINY,
            ..Regulations::of(self.judged.profile)
        };
        let game = self.judge.game();
        let answer = cannot_mate(game.standing(), game, player, test, &rules);
        matches!(answer, Exception::Draws(_) | Exception::DrawsByMaterial)
    }

    /// A result that contradicts nothing that is certain, and yet needs a word of how it came about.
    fn in_question(&self, judgement: &Judgement) -> Option<Kind> {
        let doubt = self.kings_say_other();
        let doubt = doubt.or_else(|| self.won_with_nothing(judgement))?;
        Some(Kind::ResultInQuestion { doubt })
    }

    fn kings_say_other(&self) -> Option<Doubt> {
        let replayed = &self.judged.replayed;
        let is_result = |result: &RecordedResult| *result != RecordedResult::Unfinished;
        let recorded = replayed.recorded.filter(is_result)?;
        let kings = replayed.kings_in_centre.filter(is_result)?;
        (as_points(recorded) != as_points(kings))
            .then_some(Doubt::KingsSayOther { recorded, kings })
    }

    /// The record does not say how the game was won, and its winner could not mate. The board must be
    /// known, and a win by forfeit says itself what it is.
    fn won_with_nothing(&self, judgement: &Judgement) -> Option<Doubt> {
        let untold = |end: &&End| end.ground == Ground::Unknown && end.certain != Certainty::Proved;
        judgement.ended.as_ref().filter(untold)?;
        let replayed = &self.judged.replayed;
        let winner = match result_of(replayed).filter(|_| replayed.complete)? {
            RecordedResult::WhiteWins => Color::White,
            RecordedResult::BlackWins => Color::Black,
            _ => return None,
        };
        let profile = self.judged.profile;
        let tests = [profile.timeout.value, profile.resignation.value];
        tests
            .into_iter()
            .all(|test| self.cannot_mate(winner, test))
            .then_some(Doubt::WinnerCannotMate { winner })
    }

    /// 9.3: a claim comes near.
    fn no_progress(&self) -> Option<Kind> {
        if self.judged.profile.fifty.value == Drawing::Automatic {
            return None;
        }
        let clock = HalfMoveClock(self.judge.game().standing().half_move_clock());
        // Who has the move has made as many moves as both players have, or fewer.
        let each = clock.of_mover();
        let reached = STEPS.into_iter().find(|&step| each >= step)?;
        let since = self.since();
        (clock < FIFTY).then_some(Kind::NoProgress { reached, since })
    }

    /// After how many half-moves the run without capture or pawn move began.
    fn since(&self) -> Ply {
        let clock = self.judge.game().standing().half_move_clock();
        Ply(self.judge.plies().0.saturating_sub(clock))
    }

    /// 9.2: a claim comes near.
    fn second(&self) -> Option<Kind> {
        let times = self.judge.game().repetition().times();
        let ply = self.judge.plies();
        (times == 2).then_some(Kind::SecondOccurrence { ply })
    }
}

/// Half-moves recorded after the end.
fn extra(judgement: &Judgement) -> u32 {
    let of_finding = |finding: &Finding| match finding.code {
        FindingCode::PlayedOnAfterEnd { extra, .. } => Some(extra),
        _ => None,
    };
    judgement.findings.iter().find_map(of_finding).unwrap_or(0)
}

/// The recorded result cannot stand.
fn wrong_result(judgement: &Judgement) -> Option<Kind> {
    if judgement.consistent != Some(false) {
        return None;
    }
    let rank = |finding: &&Finding| match finding.code {
        FindingCode::ResultContradictsEnd { .. } => Some(0),
        FindingCode::FlagButCannotMate { .. } => Some(1),
        FindingCode::ResignationButCannotMate { .. } => Some(2),
        FindingCode::DrawnButCouldMate { .. } => Some(3),
        FindingCode::TerminationContradictsResult { .. } => Some(4),
        FindingCode::AgreementTooEarly => Some(5),
        _ => None,
    };
    let findings = judgement.findings.iter().filter(|f| rank(f).is_some());
    let finding = *findings.min_by_key(rank)?;
    Some(match finding.code {
        FindingCode::FlagButCannotMate { winner } => Kind::FlagCannotMate { player: !winner },
        _ => Kind::ResultCannotStand { finding },
    })
}

/// The claims that are possible now, threefold first.
fn claims(judgement: &Judgement, since: Ply) -> Vec<Kind> {
    let now = |chance: &&Chance| chance.ply == judgement.plies;
    let of_ground = |ground: ClaimGround| {
        let chances = judgement.claimable.iter().filter(now);
        let chances: Vec<&Chance> = chances.filter(|c| c.ground == ground).collect();
        let first = chances.first()?;
        let on_board = if chances.iter().any(|chance| chance.intended.is_none()) {
            OnBoard::Enough
        } else {
            OnBoard::MoveNeeded
        };
        Some(Kind::ClaimPossible {
            ground,
            by: first.by,
            ply: first.ply,
            since,
            on_board,
            moves: chances.iter().filter_map(|c| c.intended).collect(),
        })
    };
    [ClaimGround::Threefold, ClaimGround::Fifty]
        .into_iter()
        .filter_map(of_ground)
        .collect()
}

fn has_claim(claims: &[Kind], ground: ClaimGround) -> bool {
    claims
        .iter()
        .any(|kind| matches!(kind, Kind::ClaimPossible { ground: own, .. } if *own == ground))
}
