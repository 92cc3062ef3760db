//! How did this game end?

use hakem_audit::judging::{Bench, Judged, as_points, result_of};
use hakem_score::pgn::Game;
use hakem_score::remarks::Remark;
use hakem_words::{Context, move_names};

use crate::dto::{Chances, EndLine, FindingLine, FirstsLine, GameLine, RemarkLine, Unconfirmed};

/// Everything that is known of one game.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The game as it was read.
    pub game: &'a Game<'a>,
    /// Where it was read from.
    pub source: &'a str,
    /// What was forgiven or refused while reading it.
    pub remarks: &'a [Remark],
    /// What is said of it.
    pub judged: &'a Judged,
    /// The bench, as this game has left it.
    pub bench: &'a Bench,
    /// How well the rules are known by which it was judged.
    pub confidence: &'static str,
}

impl Seen<'_> {
    /// The game as a line of JSON has it.
    #[must_use]
    pub fn line(&self) -> GameLine<'_> {
        let profile = self.judged.profile;
        let judgement = self.judged.judgement.as_ref();
        GameLine {
            game: self.game.number,
            source: self.source,
            line: u64::from(self.game.line),
            white: self.game.tag("White"),
            black: self.game.tag("Black"),
            plies: self.judged.replayed.plies,
            recorded: result_of(&self.judged.replayed).map(as_points),
            termination: self.game.termination(),
            state: judgement.map(|judgement| judgement.state.code()),
            ended: judgement
                .and_then(|judgement| judgement.ended.as_ref())
                .map(|end| EndLine::of(end, profile.edition)),
            claimable: Chances {
                chances: judgement.map_or(&[], |judgement| &judgement.claimable),
                edition: profile.edition,
            },
            consistent: judgement.and_then(|judgement| judgement.consistent),
            findings: self.findings(),
            remarks: self.remarks.iter().map(RemarkLine::of).collect(),
            firsts: judgement.map_or_else(FirstsLine::default, |j| FirstsLine::from(j.firsts)),
            laws: profile.id,
            laws_confidence: self.confidence,
        }
    }

    fn findings(&self) -> Vec<FindingLine<'_>> {
        let found = self
            .judged
            .judgement
            .as_ref()
            .map_or(&[][..], |j| &j.findings);
        if found.is_empty() {
            return Vec::new();
        }
        let moves = move_names(self.bench.referee().game());
        let context = Context {
            profile: self.judged.profile,
            moves: &moves,
        };
        let edition = self.judged.profile.edition;
        let of_one = core::slice::from_ref;
        found
            .iter()
            .map(|finding| FindingLine {
                code: finding.code.code(),
                ply: finding.ply.0,
                article: [finding.provision.number_in(edition)],
                article_unconfirmed: Unconfirmed(of_one(&finding.provision), edition),
                level: finding.level.code(),
                text: hakem_words::finding_text(finding, &context).into(),
            })
            .collect()
    }
}

/// How well profiles are known, asked once for each.
#[derive(Clone, Debug, Default)]
pub struct Confidences(Vec<(&'static str, &'static str)>);

impl Confidences {
    /// The code of the confidence in a profile.
    pub fn of(&mut self, profile: &'static hakem_laws::profile::Profile) -> &'static str {
        if let Some((_, code)) = self.0.iter().find(|(id, _)| *id == profile.id) {
            return code;
        }
        let code = profile.confidence().code();
        self.0.push((profile.id, code));
        code
    }
}
