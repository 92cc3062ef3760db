//! `hakem completions` and `hakem man`, written from the same commands as the help.

use clap_complete::Shell;

use super::{Stop, Talk};
use crate::args::command;
use crate::exit::Exit;

/// Prints completions for a shell.
pub(crate) fn completions(shell: Shell, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(talk.words), "hakem", &mut script);
    talk.output.write_all(&script)?;
    Ok(Exit::Done)
}

/// Prints the manual page: the program, then each of its commands.
pub(crate) fn man(talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let mut whole = command(talk.words);
    whole.build();
    let mut page = Vec::new();
    clap_mangen::Man::new(whole.clone()).render(&mut page)?;
    for sub in whole.get_subcommands() {
        // The commands are sections of the one page, so they bring no title of their own.
        let man = clap_mangen::Man::new(sub.clone());
        page.extend_from_slice(format!(".SH \"HAKEM {}\"\n", sub.get_name()).as_bytes());
        man.render_description_section(&mut page)?;
        man.render_synopsis_section(&mut page)?;
        man.render_options_section(&mut page)?;
    }
    talk.output.write_all(&page)?;
    Ok(Exit::Done)
}
