//! The command line: what was typed, checked and turned into values.

mod audit;
pub mod cluster;
mod commands;
mod fault;
mod request;
pub mod serve;
mod value;
pub mod watch;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{ArgMatches, Command};
pub(crate) use hakem_answers::nearest;
use hakem_laws::facts::mating::Scrutiny;

pub use self::audit::Audit;
pub use self::commands::command;
pub use self::request::{
    Check, Claim, Format, Insistence, Judge, Laws, LawsChoice, Lines, Position, Prove, Request,
    Rule, Scope, Touched, Verify, Winnable, Winner,
};
pub(crate) use self::value::language;
use crate::asking::Bounds;
use crate::cmd::judge::JudgeOptions;
use crate::cmd::rule::RuleOptions;
use crate::fault::{Fault, Trouble};
use crate::input::Source;
use crate::words::Words;

/// Reads the command line, without the name of the program.
///
/// # Errors
/// [`Fault`] with what cannot be used and what would be right.
pub fn parse(arguments: &[OsString], words: Words) -> Result<Request, Fault> {
    value::language_is_known(arguments)?;
    let program = std::iter::once(OsString::from("hakem"));
    let matches = command(words).try_get_matches_from(program.chain(arguments.iter().cloned()));
    match matches {
        Ok(matches) => request(&matches, words).map_err(Fault::of_command_line),
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ) =>
        {
            Ok(Request::Say(error.to_string()))
        }
        Err(error) => Err(Fault::of_command_line(fault::trouble(&error))),
    }
}

fn request(matches: &ArgMatches, words: Words) -> Result<Request, Trouble> {
    match matches.subcommand() {
        Some(("judge", m)) => judge(m).map(Request::Judge),
        Some(("audit", m)) => audit::parse(m, words.lang).map(Request::Audit),
        Some(("claim", m)) => claim(m).map(Request::Claim),
        Some(("rule", m)) => rule(m).map(Request::Rule),
        Some(("position", m)) => position(m).map(Request::Position),
        Some(("winnable", m)) => winnable(m).map(Request::Winnable),
        Some(("prove", m)) => prove(m).map(Request::Prove),
        Some(("verify", m)) => Ok(Request::Verify(Verify {
            sources: Source::of_arguments(&paths(m)),
            format: format(m),
        })),
        Some(("laws", m)) => laws(m).map(Request::Laws),
        Some(("signature", m)) => Ok(Request::Signature(files(m), format(m))),
        Some(("cluster", m)) => match cluster::parse(m)? {
            Some(asked) => Ok(Request::Cluster(asked)),
            None => help_of("cluster", words),
        },
        Some(("watch", m)) => watch::parse(m).map(Request::Watch),
        Some(("serve", m)) => serve::parse(m).map(Request::Serve),
        Some(("completions", m)) => value::shell(m, words).map(Request::Completions),
        Some(("man", _)) => Ok(Request::Man),
        Some(("help", m)) => help(m, words),
        _ => Ok(Request::Say(command(words).render_help().to_string())),
    }
}

fn judge(m: &ArgMatches) -> Result<Judge, Trouble> {
    let sources = if m.get_flag("sample") {
        vec![Source::BuiltIn(
            "samples/endings.pgn",
            crate::samples::ENDINGS,
        )]
    } else {
        Source::of_arguments(&paths(m))
    };
    let options = JudgeOptions {
        laws: value::laws(m)?,
        letters: value::letters(m)?,
        format: format(m),
        scope: if m.get_flag("compare") {
            Scope::Compare
        } else {
            Scope::One
        },
        check: if m.get_flag("check") {
            Check::Yes
        } else {
            Check::No
        },
    };
    Ok(Judge { sources, options })
}

fn claim(m: &ArgMatches) -> Result<Claim, Trouble> {
    use hakem_laws::record::event::ClaimForm;
    Ok(Claim {
        source: first_source(m),
        game: value::number(m, "game")?.unwrap_or(1),
        laws: value::laws(m)?,
        letters: value::letters(m)?,
        format: format(m),
        ground: value::ground(m)?,
        by: value::color(m, "by")?,
        intended: m.get_one::<String>("move").cloned(),
        form: if m.get_flag("not-written") {
            ClaimForm::NotWritten
        } else {
            ClaimForm::Written
        },
        touched: value::touched(m)?,
        insistence: if m.get_flag("maintained") {
            Insistence::Maintained
        } else {
            Insistence::None
        },
    })
}

fn rule(m: &ArgMatches) -> Result<Rule, Trouble> {
    let options = RuleOptions {
        laws: value::laws(m)?,
        letters: value::letters(m)?,
        scrutiny: Scrutiny::LIVE,
        format: format(m),
    };
    Ok(Rule {
        source: first_source(m),
        options,
    })
}

/// The position; a FEN without quotation marks comes as several arguments.
fn fen(m: &ArgMatches) -> String {
    let words = m.get_many::<String>("FEN").into_iter().flatten();
    words.map(String::as_str).collect::<Vec<_>>().join(" ")
}

fn position(m: &ArgMatches) -> Result<Position, Trouble> {
    Ok(Position {
        fen: fen(m),
        winner: value::color(m, "winner")?,
        bounds: bounds(m)?,
        format: format(m),
    })
}

fn bounds(m: &ArgMatches) -> Result<Bounds, Trouble> {
    Ok(Bounds {
        nodes: value::number(m, "nodes")?,
        time: value::seconds(m)?,
    })
}

fn prove(m: &ArgMatches) -> Result<Prove, Trouble> {
    let winner = value::color(m, "winner")?;
    Ok(Prove {
        fen: fen(m),
        winner: winner.ok_or_else(|| Trouble::Missing {
            what: "--winner".to_owned(),
        })?,
        bounds: bounds(m)?,
        out: m.get_one::<PathBuf>("out").cloned(),
    })
}

fn winnable(m: &ArgMatches) -> Result<Winnable, Trouble> {
    let mut bounds = bounds(m)?;
    if m.get_flag("fast") {
        bounds.nodes = Some(bounds.nodes.unwrap_or(CHEAP).min(CHEAP));
    }
    Ok(Winnable {
        source: first_source(m),
        winner: value::winner(m)?,
        bounds,
        lines: if m.get_flag("lines") {
            Lines::Shown
        } else {
            Lines::Hidden
        },
        jobs: value::number(m, "jobs")?,
        format: format(m),
    })
}

/// How many positions may be searched for an answer that is cheap to prove.
const CHEAP: u64 = 1_000;

fn laws(m: &ArgMatches) -> Result<Laws, Trouble> {
    let name = m.get_one::<String>("PROFILE");
    Ok(Laws {
        profile: name.map(|name| value::profile(name)).transpose()?,
        format: format(m),
    })
}

fn help(m: &ArgMatches, words: Words) -> Result<Request, Trouble> {
    match m.get_one::<String>("COMMAND") {
        Some(name) => help_of(name, words),
        None => Ok(Request::Say(command(words).render_help().to_string())),
    }
}

fn help_of(name: &str, words: Words) -> Result<Request, Trouble> {
    let mut whole = command(words);
    whole.build();
    let known: Vec<String> = whole
        .get_subcommands()
        .map(|c| c.get_name().to_owned())
        .collect();
    let found: Option<&mut Command> = whole.find_subcommand_mut(name);
    match found {
        Some(found) => Ok(Request::Say(found.render_help().to_string())),
        None => Err(Trouble::UnknownCommand {
            given: name.to_owned(),
            nearest: nearest::nearest(name, known.iter().map(String::as_str)).join(", "),
        }),
    }
}

fn format(m: &ArgMatches) -> Format {
    if m.get_flag("json") {
        Format::Json
    } else {
        Format::Human
    }
}

fn paths(m: &ArgMatches) -> Vec<PathBuf> {
    m.get_many::<PathBuf>("PATH")
        .into_iter()
        .flatten()
        .cloned()
        .collect()
}

fn first_source(m: &ArgMatches) -> Source {
    paths(m)
        .first()
        .map_or(Source::Stdin, |path| Source::of_argument(path))
}

/// The files named; none where none is named.
fn files(m: &ArgMatches) -> Vec<Source> {
    paths(m)
        .iter()
        .map(|path| Source::of_argument(path))
        .collect()
}
