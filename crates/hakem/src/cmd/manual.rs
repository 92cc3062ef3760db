//! `hakem completions` and `hakem man`, written from the same commands as the help.

use std::io;

use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;

use super::{Stop, Talk};
use crate::args::command;
use crate::exit::Exit;
use crate::words::Words;

/// Prints completions for a shell.
pub(crate) fn completions(shell: Shell, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(talk.words), "hakem", &mut script);
    talk.output.write_all(&script)?;
    Ok(Exit::Done)
}

/// Prints the manual page: the program, then each of its commands.
pub(crate) fn man(talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let page = page(talk.words)?;
    talk.output.write_all(page.as_bytes())?;
    Ok(Exit::Done)
}

fn page(words: Words) -> io::Result<String> {
    let mut whole = command(words);
    whole.build();
    let man = Man::new(whole.clone());
    let mut page = rendered(|to| man.render_title(to))?;
    let heading = |name: &str| format!(".SH {}\n", words.tell(&format!("cli-man-{name}")));
    page.push_str(&heading("name"));
    page.push_str(&body(|to| man.render_name_section(to))?);
    page.push_str(&heading("synopsis"));
    page.push_str(&body(|to| man.render_synopsis_section(to))?);
    page.push_str(&heading("options"));
    page.push_str(&body(|to| man.render_options_section(to))?);
    page.push_str(&heading("commands"));
    for sub in whole.get_subcommands() {
        page.push_str(&subsection(sub, "hakem")?);
    }
    page.push_str(&heading("exit"));
    page.push_str(&words.tell("cli-man-exit-codes"));
    page.push('\n');
    Ok(page)
}

/// One command: what it does, how it is called, its options, an example; then those below it.
fn subsection(sub: &Command, above: &str) -> io::Result<String> {
    let man = Man::new(sub.clone());
    let name = format!("{above} {}", sub.get_name());
    let mut text = format!(".SS \"{name}\"\n");
    text.push_str(&body(|to| man.render_description_section(to))?);
    text.push_str(".PP\n");
    text.push_str(&body(|to| man.render_synopsis_section(to))?);
    text.push_str(&body(|to| man.render_options_section(to))?);
    text.push_str(".PP\n");
    text.push_str(&body(|to| man.render_extra_section(to))?);
    for below in sub.get_subcommands() {
        text.push_str(&subsection(below, &name)?);
    }
    Ok(text)
}

fn rendered(render: impl Fn(&mut dyn io::Write) -> io::Result<()>) -> io::Result<String> {
    let mut bytes = Vec::new();
    render(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A section without its English heading and what stands before it.
fn body(render: impl Fn(&mut dyn io::Write) -> io::Result<()>) -> io::Result<String> {
    let text = rendered(render)?;
    let below = text
        .lines()
        .skip_while(|line| !line.starts_with(".SH"))
        .skip(1);
    Ok(below.flat_map(|line| [line, "\n"]).collect())
}
