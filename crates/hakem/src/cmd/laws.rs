//! `hakem laws`: the rule profiles, and how well they are known.

use hakem_laws::profile::{Confidence, Profile};
use hakem_words::{codes, profile as words_of};

use super::{Stop, Talk};
use crate::args::{self, Format};
use crate::dto::{ProfileLine, write_line};
use crate::exit::Exit;
use crate::layout::{Tone, columns, paragraph};
use crate::words::Argument;

/// Lists all profiles, or prints one with its sources.
pub(crate) fn run(request: &args::Laws, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let profiles: Vec<&'static Profile> = match request.profile {
        Some(profile) => vec![profile],
        None => Profile::ALL.to_vec(),
    };
    let result = match (request.format, request.profile) {
        (Format::Json, _) => json(&profiles),
        (Format::Human, Some(profile)) => page(profile, talk).into_bytes(),
        (Format::Human, None) => list(&profiles, talk).into_bytes(),
    };
    talk.output.write_all(&result)?;
    Ok(Exit::Done)
}

fn json(profiles: &[&'static Profile]) -> Vec<u8> {
    let mut result = Vec::new();
    for profile in profiles {
        let fields = profile.fields();
        write_line(&mut result, &ProfileLine::of(profile, &fields));
    }
    result
}

fn list(profiles: &[&'static Profile], talk: &Talk<'_>) -> String {
    let Talk { words, colour, .. } = *talk;
    let mut page = String::new();
    for profile in profiles {
        let sure = profile.confidence() == Confidence::Confirmed;
        let label = format!("{} {:<26}", if sure { ' ' } else { '?' }, profile.id);
        let mut about = title(profile, talk);
        if !sure {
            let doubt = profile
                .fields()
                .iter()
                .filter(|f| f.confidence != Confidence::Confirmed)
                .count();
            let count = [("count", Argument::Number(doubt as u64))];
            about = format!("{about}; {}", words.say("cli-laws-doubtful", &count));
        }
        let mut lines = String::new();
        paragraph(&mut lines, &label, &about);
        page.push_str(&if sure {
            lines
        } else {
            painted(&lines, colour, Tone::Quiet)
        });
    }
    page.push('\n');
    paragraph(&mut page, "", &words.tell("cli-laws-default"));
    paragraph(&mut page, "", &words.tell("cli-page-doubt"));
    page
}

fn painted(lines: &str, colour: crate::layout::Colour, tone: Tone) -> String {
    lines
        .lines()
        .map(|line| format!("{}\n", colour.paint(tone, line)))
        .collect()
}

/// Who makes the rules, and for which games.
fn title(profile: &Profile, talk: &Talk<'_>) -> String {
    use hakem_laws::profile::Family;
    let lang = talk.words.lang;
    let family = words_of::family(profile.family, lang);
    if profile.family != Family::Fide {
        return family;
    }
    let edition = words_of::edition(profile.edition, lang);
    let category = words_of::category(profile.category, lang);
    let supervision = words_of::supervision(profile.supervision, lang);
    match profile.category {
        hakem_laws::profile::Category::Standard => format!("{edition}, {category}"),
        _ => format!("{edition}, {category}, {supervision}"),
    }
}

fn page(profile: &'static Profile, talk: &Talk<'_>) -> String {
    let Talk { words, colour, .. } = *talk;
    let mut page = String::new();
    page.push_str(&colour.paint(Tone::Strong, profile.id));
    page.push('\n');
    paragraph(&mut page, "  ", &title(profile, talk));
    page.push('\n');
    let fields = words_of::fields(profile, words.lang);
    let widest = fields
        .iter()
        .map(|field| columns(&field.label))
        .max()
        .unwrap_or(0);
    for field in &fields {
        let sure = field.confidence == Confidence::Confirmed;
        let pad = " ".repeat(widest.saturating_sub(columns(&field.label)));
        let label = format!("{} {}{pad}  ", if sure { ' ' } else { '?' }, field.label);
        let confidence = codes::confidence(field.confidence, words.lang);
        let source = if sure {
            field.cited.clone()
        } else {
            format!("{}; {confidence}", field.cited)
        };
        let mut lines = String::new();
        paragraph(&mut lines, &label, &format!("{} [{source}]", field.value));
        page.push_str(&if sure {
            lines
        } else {
            painted(&lines, colour, Tone::Quiet)
        });
    }
    if fields
        .iter()
        .any(|field| field.confidence != Confidence::Confirmed)
    {
        page.push('\n');
        paragraph(&mut page, "", &words.tell("cli-page-doubt"));
    }
    page
}
