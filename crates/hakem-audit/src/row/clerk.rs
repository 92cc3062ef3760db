//! Writes down what the judge says of a game.

use std::sync::Arc;

use hakem_laws::edition::Edition;
use hakem_laws::facts::mating::Scrutiny;
use hakem_laws::judge::{Certainty, Chance, End, Judgement};
use hakem_laws::record::event::{ClaimGround, Ply};
use hakem_laws::ruling::Score;
use hakem_score::{letters::LettersChoice, pgn::Game, remarks::Remark};
use hakem_words::{Context, move_names};
use shakmaty::{Color, Position};

use super::{ClaimCells, EndCells, FindingRow, Firsts, Row, Tags};
use crate::judging::{Bench, Judged, LawsChoice, as_points, profile_for, result_of};

/// How games are judged.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Which rules.
    pub laws: LawsChoice,
    /// Which piece letters.
    pub letters: LettersChoice,
    /// How hard mating chances are looked for.
    pub scrutiny: Scrutiny,
}

/// Judges one game after another and writes a row for each, with memory that is used again.
#[derive(Debug)]
pub struct Clerk {
    rules: Rules,
    carried: Vec<String>,
    bench: Bench,
    remarks: Vec<Remark>,
}

impl Clerk {
    /// A clerk who judges by `rules` and carries over the tags that are named in `carried`.
    #[must_use]
    pub fn new(rules: Rules, carried: &[String]) -> Clerk {
        Clerk {
            rules,
            carried: carried.to_vec(),
            bench: Bench::new(rules.scrutiny),
            remarks: Vec::new(),
        }
    }

    /// Judges a game. Until the next call [`Clerk::bench`] and [`Clerk::remarks`] tell of it too.
    pub fn judge(&mut self, game: &Game<'_>, source: &Arc<str>) -> (Row, Judged) {
        self.remarks.clear();
        let profile = profile_for(game, self.rules.laws);
        let judged = self
            .bench
            .judge(game, profile, self.rules.letters, &mut self.remarks);
        let mut row = Row {
            game: game.number,
            source: Arc::clone(source),
            line: u64::from(game.line),
            tags: tags(game),
            plies: judged.replayed.plies,
            recorded: result_of(&judged.replayed).map(as_points),
            remarks: self.remarks.iter().map(|r| r.code.code()).collect(),
            at_odds: judged.is_at_odds(&self.remarks),
            laws: profile.id,
            carried: self.carried.iter().map(|name| tag(game, name)).collect(),
            ..Row::default()
        };
        if let Some(judgement) = &judged.judgement {
            self.write_down(&mut row, judgement, &judged);
        }
        (row, judged)
    }

    /// The bench, as the last game has left it.
    #[must_use]
    pub const fn bench(&self) -> &Bench {
        &self.bench
    }

    /// What was forgiven or refused in the last game.
    #[must_use]
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    fn write_down(&self, row: &mut Row, judgement: &Judgement, judged: &Judged) {
        let edition = judged.profile.edition;
        let plain = |ply: Option<Ply>| ply.map(|ply| ply.0);
        row.state = Some(judgement.state.code());
        row.end = judgement.ended.as_ref().map(|end| end_cells(end, edition));
        row.claims = u32::try_from(judgement.claimable.len()).unwrap_or(u32::MAX);
        row.first_claim = judgement
            .claimable
            .first()
            .map(|chance| claim_cells(chance, edition));
        row.missed = missed(judgement);
        row.firsts = Firsts {
            threefold: plain(judgement.firsts.threefold),
            fivefold: plain(judgement.firsts.fivefold),
            fifty: plain(judgement.firsts.fifty),
            seventyfive: plain(judgement.firsts.seventyfive),
        };
        row.half_move_clock = self.bench.referee().position().map(Position::halfmoves);
        row.consistent = judgement.consistent;
        row.finding_codes = judgement.findings.iter().map(|f| f.code.code()).collect();
        row.findings = self.findings(row, judgement, judged);
    }

    fn findings(&self, row: &Row, judgement: &Judgement, judged: &Judged) -> Vec<FindingRow> {
        if judgement.findings.is_empty() {
            return Vec::new();
        }
        let moves = move_names(self.bench.referee().game());
        let context = Context {
            profile: judged.profile,
            moves: &moves,
        };
        let told = |finding| {
            let text = hakem_words::finding_text(finding, &context);
            FindingRow {
                game: row.game,
                source: Arc::clone(&row.source),
                line: row.line,
                code: finding.code.code(),
                ply: finding.ply.0,
                article: finding.provision.number_in(judged.profile.edition),
                level: finding.level.code(),
                text_en: text.en,
                text_tr: text.tr,
            }
        };
        judgement.findings.iter().map(told).collect()
    }
}

fn tag(game: &Game<'_>, name: &str) -> Option<String> {
    game.tag(name).map(std::borrow::Cow::into_owned)
}

fn tags(game: &Game<'_>) -> Tags {
    Tags {
        event: tag(game, "Event"),
        site: tag(game, "Site"),
        date: date(game),
        round: tag(game, "Round"),
        white: tag(game, "White"),
        black: tag(game, "Black"),
        termination: game.termination().map(std::borrow::Cow::into_owned),
        time_control: tag(game, "TimeControl"),
    }
}

/// The day of the game: Date, unless only UTCDate knows anything of it.
fn date(game: &Game<'_>) -> Option<String> {
    let tells = |day: &String| day.contains(|c: char| c.is_ascii_alphanumeric());
    let date = tag(game, "Date");
    match date.as_ref().is_some_and(tells) {
        true => date,
        false => tag(game, "UTCDate").filter(tells).or(date),
    }
}

fn end_cells(end: &End, edition: Edition) -> EndCells {
    EndCells {
        ply: end.ply.0,
        by_move: end.by_move.map(|name| name.to_string()),
        ground: end.ground.code(),
        article: end
            .provisions
            .iter()
            .map(|provision| provision.number_in(edition))
            .collect(),
        result: end.score.map(Score::as_str),
        certain: end.certain == Certainty::Proved,
    }
}

fn claim_cells(chance: &Chance, edition: Edition) -> ClaimCells {
    ClaimCells {
        ply: chance.ply.0,
        by: match chance.by {
            Color::White => "white",
            Color::Black => "black",
        },
        ground: match chance.ground {
            ClaimGround::Fifty => "fifty",
            _ => "threefold",
        },
        article: chance.provision.number_in(edition),
        by_move: chance.intended.map(|name| name.to_string()),
    }
}

/// For how many half-moves the first chance to claim went unused: up to the end of the game, or of
/// its record.
fn missed(judgement: &Judgement) -> Option<u32> {
    let first = judgement.claimable.first()?.ply;
    let last = judgement
        .ended
        .as_ref()
        .map_or(judgement.plies, |end| end.ply);
    Some(last.0.saturating_sub(first.0))
}
