//! `hakem judge --compare`: the profiles under which the outcome of a game differs.

use std::borrow::Cow;

use hakem_answers::game::Seen;
use hakem_laws::facts::mating::Scrutiny;
use hakem_laws::judge::Judgement;
use hakem_laws::profile::{Confidence, Profile};
use hakem_laws::ruling::Score;
use hakem_score::letters::LettersChoice;
use hakem_words::{Context, Text, move_names};

use crate::cmd::Talk;
use crate::dto::{CompareLine, DifferenceLine, OutcomeLine, TextLine};
use crate::judging::{Bench, Judged};
use crate::layout::{Tone, harmless, paragraph};
use crate::words::Argument;

/// Judges the game by every profile and keeps those whose outcome is another.
pub(super) fn line<'a>(seen: &'a Seen<'a>, letters: LettersChoice) -> CompareLine<'a> {
    let own = seen.judged;
    let outcome = outcome(own.judgement.as_ref());
    let mut bench = Bench::new(Scrutiny::RECORD);
    let mut remarks = Vec::new();
    let others = Profile::ALL
        .iter()
        .copied()
        .filter(|profile| profile.id != own.profile.id);
    let differs = others
        .filter_map(|profile| {
            remarks.clear();
            let judged = bench.judge(seen.game, profile, letters, &mut remarks);
            let other = self::outcome(judged.judgement.as_ref());
            (other != outcome).then(|| DifferenceLine {
                laws: profile.id,
                confidence: profile.confidence().code(),
                outcome: other,
                text: text(&judged, &bench),
            })
        })
        .collect();
    CompareLine {
        game: seen.game.number,
        source: seen.source,
        line: u64::from(seen.game.line),
        white: seen.game.tag("White"),
        black: seen.game.tag("Black"),
        laws: own.profile.id,
        outcome,
        text: text(own, seen.bench),
        differs,
    }
}

fn outcome(judgement: Option<&Judgement>) -> OutcomeLine {
    let end = judgement.and_then(|judgement| judgement.ended.as_ref());
    OutcomeLine {
        state: judgement.map(|judgement| judgement.state.code()),
        ground: end.map(|end| end.ground.code()),
        ply: end.map(|end| end.ply.0),
        result: end.and_then(|end| end.score).map(Score::as_str),
        consistent: judgement.and_then(|judgement| judgement.consistent),
    }
}

/// The outcome in words: how the game ended, and whether the recorded result can stand.
fn text(judged: &Judged, bench: &Bench) -> TextLine {
    let moves = move_names(bench.referee().game());
    let context = Context {
        profile: judged.profile,
        moves: &moves,
    };
    let say = |lang| match &judged.judgement {
        Some(judgement) => {
            let ending = hakem_words::ending(judgement, &context, lang);
            match judgement.consistent {
                None => ending,
                told => format!("{ending} {}", hakem_words::consistency(told, lang)),
            }
        }
        None => hakem_words::plain("cli-page-no-start", lang),
    };
    Text::of(say).into()
}

/// The comparison for people.
pub(super) fn page(line: &CompareLine<'_>, talk: &Talk<'_>) -> String {
    let Talk { words, colour, .. } = *talk;
    let mut page = String::new();
    let name = |name: &Option<Cow<'_, str>>| match name.as_deref().map(str::trim) {
        None | Some("" | "?") => words.tell("document-unknown-player"),
        Some(name) => harmless(name),
    };
    let number = [("number", Argument::Number(line.game))];
    let players = [
        ("white", Argument::Text(name(&line.white))),
        ("black", Argument::Text(name(&line.black))),
    ];
    let heading = format!(
        "{}: {}",
        words.say("document-game", &number),
        words.say("document-players", &players)
    );
    page.push_str(&colour.paint(Tone::Strong, &heading));
    page.push('\n');
    paragraph(
        &mut page,
        &format!("  {:<26}", line.laws),
        line.text.get(words.lang),
    );
    if line.differs.is_empty() {
        paragraph(&mut page, "  ", &words.tell("cli-page-same-everywhere"));
    }
    for other in &line.differs {
        let doubt = if other.confidence == Confidence::Confirmed.code() {
            ' '
        } else {
            '?'
        };
        let label = format!("{doubt} {:<26}", other.laws);
        paragraph(&mut page, &label, other.text.get(words.lang));
    }
    if line
        .differs
        .iter()
        .any(|other| other.confidence != Confidence::Confirmed.code())
    {
        paragraph(&mut page, "  ", &words.tell("cli-page-doubt"));
    }
    page.push('\n');
    page
}
