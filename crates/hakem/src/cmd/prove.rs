//! `hakem prove` and `hakem verify`: evidence that needs not be believed.
//!
//! What `prove` writes is checked by a crate that shares no code with the prover.

use std::io::Write;

use hakem_prover::{Certificate, Options, Position, Verdict};
use hakem_score::fen::ModeChoice;
use hakem_verify::{Fault as Flaw, Problem, Verified, verify};
use hakem_words::{Lang, Text, mating};
use shakmaty::Color;

use super::{Stop, Talk};
use crate::args::{self, Format};
use crate::asking::ask;
use crate::dto::{VerifiedLine, color_name, write_line};
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};
use crate::input::Source;
use crate::start;
use crate::words::Argument;

/// The longest certificate that is read.
const LONGEST: u64 = 1 << 30;

/// Writes the evidence for the answer.
pub(crate) fn prove(request: &args::Prove, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let reading = start::read(&request.fen, ModeChoice::Detect)
        .map_err(|trouble| Fault::of_command_line(trouble.into()))?;
    let position = Position::from_chess(&reading.position);
    let asked = ask(&position, request.winner, request.bounds);
    let verdict = &asked.answer.verdict;
    let options = Options::default();
    let Some(certificate) = Certificate::new(&position, request.winner, &options, verdict) else {
        return Err(Fault::of_command_line(Trouble::Undecided).into());
    };
    let certificate = certificate.to_string();
    let Some(path) = &request.out else {
        talk.output.write_all(certificate.as_bytes())?;
        return Ok(Exit::Done);
    };
    let of_file = |error: std::io::Error| {
        let trouble = Trouble::of_writing(&error);
        Fault::of_source(path.display().to_string(), trouble)
    };
    let mut file = std::fs::File::create(path).map_err(of_file)?;
    file.write_all(certificate.as_bytes()).map_err(of_file)?;
    let sentence = match verdict {
        Verdict::Mates(line) => mating::can_mate(line, request.winner, talk.words.lang),
        Verdict::CannotMate(proof) => mating::cannot_mate(proof, request.winner, talk.words.lang),
        Verdict::Undecided => String::new(),
    };
    talk.output.write_all(format!("{sentence}\n").as_bytes())?;
    Ok(Exit::Done)
}

/// Checks certificates; one that fails makes the exit code 2.
pub(crate) fn check(request: &args::Verify, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let mut exit = Exit::Done;
    for source in &request.sources {
        let bytes = source.read_whole(LONGEST)?;
        let result = verify(&String::from_utf8_lossy(&bytes));
        if let Err(flaw) = &result {
            exit = exit.and(Exit::Unusable);
            let why = Text::of(|lang| problem(&flaw.problem, lang));
            let line = u64::try_from(flaw.line).unwrap_or(u64::MAX);
            talk.tell(&Fault::of_input(source, Trouble::Record { why }).at_line(line));
        }
        let told = match request.format {
            Format::Json => json(source, &result),
            Format::Human => sentence(source, &result, talk).into_bytes(),
        };
        talk.output.write_all(&told)?;
    }
    Ok(exit)
}

fn json(source: &Source, result: &Result<Verified, Flaw>) -> Vec<u8> {
    let mut told = Vec::new();
    let name = source.name();
    let line = match result {
        Ok(found) => VerifiedLine {
            source: &name,
            valid: true,
            fen: Some(&found.fen),
            winner: Some(color_name(Color::from_white(found.winner_is_white))),
            can_mate: Some(found.can_mate),
            line: None,
            problem: None,
            text: None,
        },
        Err(flaw) => VerifiedLine {
            source: &name,
            valid: false,
            fen: None,
            winner: None,
            can_mate: None,
            line: Some(flaw.line),
            problem: Some(flaw.problem.code()),
            text: Some(Text::of(|lang| problem(&flaw.problem, lang)).into()),
        },
    };
    write_line(&mut told, &line);
    told
}

fn sentence(source: &Source, result: &Result<Verified, Flaw>, talk: &Talk<'_>) -> String {
    let Ok(found) = result else {
        return format!(
            "{}: {}\n",
            source.name(),
            talk.words.tell("cli-verify-invalid")
        );
    };
    let player = color_name(Color::from_white(found.winner_is_white)).to_owned();
    let arguments = [
        ("player", Argument::Text(player)),
        ("fen", Argument::Text(found.fen.clone())),
        (
            "can",
            Argument::Text(if found.can_mate { "yes" } else { "no" }.to_owned()),
        ),
    ];
    format!(
        "{}: {}\n",
        source.name(),
        talk.words.say("cli-verify-valid", &arguments)
    )
}

/// Where a certificate fails, in words.
fn problem(problem: &Problem, lang: Lang) -> String {
    let id = format!("cli-verify-{}", problem.code().replace('_', "-"));
    let ply = match problem {
        Problem::IllegalMove(ply) | Problem::Limit(ply) => *ply,
        _ => 0,
    };
    let arguments = hakem_words::Args::new().number("ply", u64::try_from(ply).unwrap_or(u64::MAX));
    hakem_words::message(&id, &arguments, lang)
}
