//! When the record is read: which end counts, can the recorded result stand, what is worth saying?

use arrayvec::ArrayVec;
use shakmaty::Color;

use super::{
    judge::Judge,
    judgement::{Certainty, End, Finding, FindingCode, InForce, Judgement, Recorded, Suggestion},
};
use crate::{
    basic_rules::article_5_completion::{Exception, cannot_mate, may_agree},
    facts::mating,
    profile::{Fivefold, MatingTest, SeventyFive},
    provision::Provision as P,
    record::event::Ply,
    rule::provision_of,
    ruling::{Evidence, Ground, Level, Score, State},
};

/// What is collected on the way to a judgement.
struct Aftermath<'a> {
    judge: &'a mut Judge,
    recorded: Recorded,
    findings: Vec<Finding>,
    evidence: Vec<Evidence>,
}

/// An end that the record tells of and the moves do not prove.
struct Told {
    ground: Ground,
    provision: Option<P>,
    /// Whether the recorded result can stand; `None` where nobody can tell.
    consistent: Option<bool>,
    /// The result that follows from the end by the Laws, whatever was recorded.
    score: Score,
}

impl Told {
    /// An end of which the record has to be believed.
    fn open(ground: Ground, provision: Option<P>, score: Score) -> Self {
        Self {
            ground,
            provision,
            consistent: None,
            score,
        }
    }
}

/// What is said of the game that `judge` has read.
pub(super) fn judgement(judge: &mut Judge, recorded: Recorded) -> Judgement {
    let mut aftermath = Aftermath {
        judge,
        recorded,
        findings: Vec::new(),
        evidence: Vec::new(),
    };
    let (ended, consistent) = match aftermath.certain_end() {
        Some(end) => aftermath.certain(end),
        None => aftermath.suggested(),
    };
    let Aftermath {
        judge,
        mut findings,
        evidence,
        ..
    } = aftermath;
    unnoticed_counts(judge, ended.as_ref(), &mut findings);
    findings.sort_by_key(|finding| finding.ply);
    let over = ended
        .as_ref()
        .filter(|e| e.certain == Certainty::Proved)
        .map(|e| e.ply);
    Judgement {
        plies: judge.plies(),
        state: if ended.is_some() {
            State::Ended
        } else {
            State::InProgress
        },
        claimable: judge.take_chances(over.unwrap_or(Ply(u32::MAX))),
        ended,
        consistent,
        findings,
        firsts: judge.firsts(),
        evidence,
    }
}

impl Aftermath<'_> {
    /// The earliest end that the moves prove.
    fn certain_end(&mut self) -> Option<End> {
        let ended = self.judge.game().ended().copied();
        let by_rule = ended.and_then(|e| Some((e.ply, e.ground, e.score?, e.provision)));
        // A mate shows that the game was not dead before; else the last position answers for all.
        let may_be_dead = ended.is_none_or(|e| e.ground != Ground::Checkmate);
        let dead = if may_be_dead && self.judge.asks_for_dead() {
            self.first_dead()
        } else {
            None
        };
        let dead_at = |ply| (ply, Ground::DeadPosition, Score::DRAW, P::A5_2_2);
        let (ply, ground, score, provision) = match (by_rule, dead) {
            (Some(end), Some(dead)) if dead < end.0 => dead_at(dead),
            (Some(end), _) => end,
            (None, Some(dead)) => dead_at(dead),
            (None, None) => return None,
        };
        Some(End {
            ply,
            by_move: self.judge.name_of(ply),
            ground,
            provisions: self.provisions(&[provision, P::A6_2_1_1]),
            score: Some(score),
            certain: Certainty::Proved,
        })
    }

    /// The half-move after which the position was dead: being dead lasts, so a search by halves
    /// finds it once the last position is known to be dead.
    fn first_dead(&self) -> Option<Ply> {
        let game = self.judge.game();
        let scrutiny = self.judge.regulations().scrutiny;
        if !mating::is_dead(game.standing(), game.mode(), scrutiny) {
            return None;
        }
        let (mut least, mut known) = (0, game.plies().0);
        // What stood after `least` half-moves: the later ones are played from there.
        let mut standing = game.start().standing.clone();
        while least < known {
            let middle = least + (known - least) / 2;
            let there = game.standing_after(standing.clone(), Ply(least), Ply(middle));
            if mating::is_dead(&there, game.mode(), scrutiny) {
                known = middle;
            } else {
                standing = game.standing_after(there, Ply(middle), Ply(middle + 1));
                least = middle + 1;
            }
        }
        Some(Ply(known))
    }

    fn provisions(&self, list: &[P]) -> ArrayVec<P, 4> {
        list.iter().copied().take(4).collect()
    }

    fn find(&mut self, code: FindingCode, ply: Ply, provision: P, level: Level) {
        self.findings.push(Finding {
            code,
            ply,
            provision,
            level,
        });
    }

    /// The moves prove the end: what came after had no effect, and the recorded result must agree.
    fn certain(&mut self, end: End) -> (Option<End>, Option<bool>) {
        let played = self.judge.plies().0.saturating_sub(end.ply.0);
        let extra = played.saturating_add(self.recorded.unread);
        let provision = provision_of(end.ground);
        if extra > 0 {
            let code = FindingCode::PlayedOnAfterEnd {
                ground: end.ground,
                extra,
            };
            self.find(code, end.ply, provision, Level::Law);
        } else {
            self.another_end_is_told(&end);
        }
        let consistent = match (end.score, self.recorded.score) {
            (Some(score), Some(recorded)) if score != recorded => {
                let ground = end.ground;
                let code = FindingCode::ResultContradictsEnd {
                    ground,
                    score,
                    recorded,
                };
                self.find(code, end.ply, P::A8_7, Level::Law);
                if end.score == Some(Score::DRAW) {
                    self.also_lost_to_one_who_cannot_mate(recorded);
                }
                Some(false)
            }
            (_, Some(_)) => Some(true),
            _ => None,
        };
        (Some(end), consistent)
    }

    /// The game ended with its last half-move, and the record names another cause: it can only have
    /// come after the end, as a flag that falls after a mate (5.1.1, 6.9), and has no effect.
    fn another_end_is_told(&mut self, end: &End) {
        let ground = end.ground;
        let Some(told) = self.recorded.suggestion.filter(|t| !t.goes_with(ground)) else {
            return;
        };
        let code = FindingCode::TerminationContradictsBoard { ground, told };
        self.find(code, end.ply, provision_of(ground), Level::Law);
    }

    /// The game was drawn before, and yet it is scored as lost on time or by resignation: that the
    /// winner had nothing to mate with, and that it was a draw by this too, is worth saying. After a
    /// mate it is not: the game was won, whatever the men.
    fn also_lost_to_one_who_cannot_mate(&mut self, recorded: Score) {
        let Some(winner) = recorded.winner() else {
            return;
        };
        let profile = self.judge.regulations().profile;
        let (test, code, provision) = match self.recorded.suggestion {
            Some(Suggestion::Time) => (
                profile.timeout.value,
                FindingCode::FlagButCannotMate { winner },
                P::A6_9,
            ),
            Some(Suggestion::Resignation) => (
                profile.resignation.value,
                FindingCode::ResignationButCannotMate { winner },
                P::A5_1_2,
            ),
            _ => return,
        };
        if self.winner_cannot_mate(winner, test) == Some(true) {
            self.find(code, self.judge.plies(), provision, Level::Law);
        }
    }

    /// Nothing on the board ends the game: the record may suggest something.
    fn suggested(&mut self) -> (Option<End>, Option<bool>) {
        let Some(score) = self.recorded.score.or(self.recorded.told) else {
            match self.recorded.suggestion {
                Some(Suggestion::Unterminated) => {
                    let last = self.judge.plies();
                    self.find(FindingCode::Unfinished, last, P::A8_7, Level::Advice);
                }
                // Nobody says whose mate it is, and the board shows none: the board decides.
                Some(told) if told.is_of_the_board() => self.find_not_on_board(),
                _ => {}
            }
            return (None, None);
        };
        let suggestion = self.recorded.suggestion;
        let contradictory = self.contradicts_itself(score);
        if contradictory {
            let code = FindingCode::TerminationContradictsResult { recorded: score };
            self.find(code, self.judge.plies(), P::A8_7, Level::Law);
        }
        let told = match suggestion {
            Some(Suggestion::Resignation) => self.resignation(score),
            Some(Suggestion::Time) => self.time(score),
            Some(Suggestion::TimeoutWithoutMaterial) => self.drawn_on_time(score),
            Some(Suggestion::Agreement) => self.agreement(score),
            Some(Suggestion::Repetition) => self.claimed(score, Ground::ThreefoldClaim),
            Some(Suggestion::FiftyMoves) => self.claimed(score, Ground::FiftyMoveClaim),
            Some(Suggestion::Forfeit) => self.forfeit(score),
            Some(Suggestion::IllegalMove) => {
                Told::open(Ground::IllegalMoves, Some(P::A7_5_5), score)
            }
            Some(Suggestion::RulesInfraction | Suggestion::Adjudication) => {
                Told::open(Ground::Arbiter, Some(P::A12_9), score)
            }
            Some(told) if told.is_of_the_board() => self.not_on_board(score),
            Some(_) | None => Told::open(Ground::Unknown, None, score),
        };
        // A record that says two things, or has no result, does not say enough.
        let consistent = if self.recorded.score.is_none() {
            let last = self.judge.plies();
            self.find(FindingCode::ResultLeftOpen, last, P::A8_7, Level::Advice);
            None
        } else {
            told.consistent.filter(|&stands| !(contradictory && stands))
        };
        let ply = self.judge.plies();
        let end = End {
            ply,
            by_move: self.judge.name_of(ply),
            ground: told.ground,
            provisions: self.provisions(told.provision.as_slice()),
            score: Some(told.score),
            certain: Certainty::Suggested,
        };
        (Some(end), consistent)
    }

    /// Whether what the record says of the end cannot go with its result. A draw where one player
    /// is said to have resigned or to have lost on time is another question: he whom the record
    /// names may have had nothing to mate with.
    fn contradicts_itself(&self, score: Score) -> bool {
        use Suggestion as S;
        let draw = score == Score::DRAW;
        let other_winner = match (self.recorded.winner, score.winner()) {
            (Some(told), Some(scored)) => told != scored,
            (Some(_), None) => {
                let drawn = matches!(
                    self.recorded.suggestion,
                    Some(S::Resignation | S::Time | S::IllegalMove)
                );
                draw && !drawn
            }
            (None, _) => false,
        };
        let other_kind = match self.recorded.suggestion {
            Some(
                S::Agreement
                | S::Repetition
                | S::FiftyMoves
                | S::Stalemate
                | S::InsufficientMaterial
                | S::TimeoutWithoutMaterial,
            ) => score.winner().is_some(),
            Some(S::Checkmate) => draw,
            _ => false,
        };
        other_winner || other_kind
    }

    /// Whether the scored winner could have mated, by what the rules of the game ask.
    fn winner_cannot_mate(&mut self, winner: Color, test: MatingTest) -> Option<bool> {
        let standing = self.judge.last_standing();
        let rules = self.judge.regulations();
        match cannot_mate(&standing, self.judge.game(), winner, test, rules) {
            Exception::Loses(evidence) => {
                self.evidence.extend(evidence);
                Some(false)
            }
            Exception::Draws(evidence) => {
                self.evidence.extend(evidence);
                Some(true)
            }
            Exception::DrawsByMaterial => Some(true),
            Exception::Pending => {
                let code = FindingCode::MatingUndecided { player: winner };
                self.find(code, self.judge.plies(), P::A6_9, Level::Discretion);
                None
            }
        }
    }

    fn time(&mut self, score: Score) -> Told {
        let Some(winner) = score.winner() else {
            return self.drawn_on_time(score);
        };
        let test = self.judge.regulations().profile.timeout.value;
        let code = FindingCode::FlagButCannotMate { winner };
        let (consistent, score) = self.lost(winner, test, code, P::A6_9);
        Told {
            ground: Ground::FlagFall,
            provision: Some(P::A6_9),
            consistent,
            score,
        }
    }

    /// A game that the record scores as won by `winner` through the opponent's flag or resignation:
    /// whether that can stand, and the result by the Laws. It is a draw where the winner cannot mate.
    fn lost(
        &mut self,
        winner: Color,
        test: MatingTest,
        code: FindingCode,
        provision: P,
    ) -> (Option<bool>, Score) {
        let cannot = self.winner_cannot_mate(winner, test);
        if cannot == Some(true) {
            self.find(code, self.judge.plies(), provision, Level::Law);
            return (Some(false), Score::DRAW);
        }
        (cannot.map(|cannot| !cannot), Score::win(winner))
    }

    /// A draw on time: right where the player whose flag stood could not mate. The flag that fell
    /// is that of the player having the move, as far as a record can tell.
    fn drawn_on_time(&mut self, score: Score) -> Told {
        let (ground, provision) = (Ground::FlagFall, Some(P::A6_9));
        if score != Score::DRAW {
            return Told::open(ground, provision, score);
        }
        let turn = self.judge.last_standing().turn();
        let opponent = self.recorded.winner.unwrap_or(!turn);
        let test = self.judge.regulations().profile.timeout.value;
        let consistent = self.winner_cannot_mate(opponent, test);
        if consistent == Some(false) {
            let code = FindingCode::DrawnButCouldMate { player: opponent };
            self.find(code, self.judge.plies(), P::A6_9, Level::Law);
        }
        Told {
            consistent,
            ..Told::open(ground, provision, score)
        }
    }

    fn resignation(&mut self, score: Score) -> Told {
        let test = self.judge.regulations().profile.resignation.value;
        let (consistent, score) = match score.winner() {
            Some(winner) => {
                let code = FindingCode::ResignationButCannotMate { winner };
                self.lost(winner, test, code, P::A5_1_2)
            }
            None => (self.resigned_for_a_draw(score, test), score),
        };
        Told {
            ground: Ground::Resignation,
            provision: Some(P::A5_1_2),
            consistent,
            score,
        }
    }

    /// A draw although a player resigned: right where the opponent could not mate.
    fn resigned_for_a_draw(&mut self, score: Score, test: MatingTest) -> Option<bool> {
        let winner = self.recorded.winner.filter(|_| score == Score::DRAW)?;
        match self.winner_cannot_mate(winner, test) {
            Some(false) => {
                let code = FindingCode::TerminationContradictsResult { recorded: score };
                self.find(code, self.judge.plies(), P::A5_1_2, Level::Law);
                None
            }
            told => told,
        }
    }

    /// 6.7.1 is for a player who has not arrived: whoever has made a move has. A game that was
    /// abandoned later is a matter of the event or the arbiter, and no provision is named for it.
    fn forfeit(&self, score: Score) -> Told {
        let game = self.judge.game();
        let lost = |player| score.winner() != Some(player);
        let came = |player| lost(player) && game.moves_made(player) > 0;
        let late = score != Score::DRAW && !Color::ALL.into_iter().any(came);
        Told::open(Ground::Forfeit, late.then_some(P::A6_7_1), score)
    }

    fn agreement(&mut self, score: Score) -> Told {
        let told = Told::open(Ground::Agreement, Some(P::A5_2_3), score);
        if score != Score::DRAW {
            return told;
        }
        let early = !may_agree(self.judge.game(), self.judge.regulations());
        if early {
            let code = FindingCode::AgreementTooEarly;
            self.find(code, self.judge.plies(), P::A5_2_3, Level::Law);
        }
        Told {
            consistent: Some(!early),
            ..told
        }
    }

    /// A draw by claim: right where the last position, or a move from it, could be claimed on.
    fn claimed(&mut self, score: Score, ground: Ground) -> Told {
        let provision = match ground {
            Ground::FiftyMoveClaim => P::A9_3,
            _ => P::A9_2,
        };
        let claimed = match ground {
            Ground::FiftyMoveClaim => crate::record::event::ClaimGround::Fifty,
            _ => crate::record::event::ClaimGround::Threefold,
        };
        let last = self.judge.plies();
        let could = self.judge.has_chance(last, claimed);
        if !could {
            self.find(
                FindingCode::TerminationNotOnBoard,
                last,
                provision,
                Level::Law,
            );
        }
        // Where no claim was possible, the players may still have agreed: nothing is said then.
        Told {
            consistent: could.then_some(score == Score::DRAW),
            ..Told::open(ground, Some(provision), score)
        }
    }

    /// The record names an end that the moves would prove, and they do not.
    fn not_on_board(&mut self, score: Score) -> Told {
        self.find_not_on_board();
        Told::open(Ground::Unknown, None, score)
    }

    fn find_not_on_board(&mut self) {
        let (code, last) = (FindingCode::TerminationNotOnBoard, self.judge.plies());
        self.find(code, last, P::A8_7, Level::Law);
    }
}

/// The fifth occurrence and the seventy-fifth move, where the game was not ended by them: because
/// it had ended before, or because the edition of the day did not have the provision.
fn unnoticed_counts(judge: &Judge, end: Option<&End>, findings: &mut Vec<Finding>) {
    let last = judge.plies();
    let proved = end.filter(|e| e.certain == Certainty::Proved);
    let firsts = judge.firsts();
    let rules = judge.regulations().profile;
    let counts = [
        (firsts.fivefold, P::A9_6_1, Ground::FivefoldRepetition),
        (firsts.seventyfive, P::A9_6_2, Ground::SeventyFiveMoves),
    ];
    for (first, provision, ground) in counts {
        let Some(ply) = first else { continue };
        let ended_by_it = proved.is_some_and(|e| e.ground == ground && e.ply == ply);
        let ended_before = proved.is_some_and(|e| e.ply <= ply && !ended_by_it);
        if ended_before || ply == last {
            continue;
        }
        // Where the rules have the provision and the game was not ended by it, there is nothing to
        // say; where they do not have it, the Laws of today are told.
        let had_it = match ground {
            Ground::FivefoldRepetition => rules.fivefold.value == Fivefold::Automatic,
            _ => rules.seventyfive.value == SeventyFive::Automatic,
        };
        let in_force = match (ended_by_it, had_it) {
            (true, _) => InForce::Yes,
            (false, true) => continue,
            (false, false) => InForce::No,
        };
        let code = match ground {
            Ground::FivefoldRepetition => FindingCode::FivefoldUnnoticed { in_force },
            _ => FindingCode::SeventyFiveUnnoticed { in_force },
        };
        let level = if ended_by_it {
            Level::Law
        } else {
            Level::Advice
        };
        findings.push(Finding {
            code,
            ply,
            provision,
            level,
        });
    }
}
