//! From the command line to the exit code.

use std::ffi::OsString;
use std::io::{self, Write};

use crate::args::{self, Request};
use crate::cmd::{
    Stop, Talk, audit, claim, cluster, judge, laws, manual, position, prove, rule, serve,
    signature, watch, winnable,
};
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};
use crate::layout::Colour;
use crate::output::{Output, rescue_at_interruption};
use crate::words::Words;

/// Runs the program with the arguments of the process.
#[must_use]
pub fn main() -> Exit {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let words = Words::of(&arguments);
    let mut output = Output::stdout();
    let request = args::parse(&arguments, words);
    // The desk ends in its own way, with what is open.
    if !matches!(request, Ok(Request::Serve(_))) {
        rescue_at_interruption(&output);
    }
    let colour = if output.is_watched() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty())
    {
        Colour::Terminal
    } else {
        Colour::Never
    };
    let mut errors = io::stderr();
    let done = {
        let mut talk = Talk {
            words,
            colour,
            output: &mut output,
            errors: &mut errors,
        };
        answer(&arguments, request, &mut talk)
    };
    let done = done.and_then(|exit| output.flush().map(|()| exit).map_err(Stop::Output));
    match done {
        Ok(exit) => exit,
        // Whoever reads has seen enough, as `head` does.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Done,
        Err(stop) => {
            // What was finished before is still worth having.
            let _ = output.flush();
            let fault = fault_of(stop);
            let _ = writeln!(errors, "{}", fault.message(words));
            Exit::Unusable
        }
    }
}

fn fault_of(stop: Stop) -> Fault {
    match stop {
        Stop::Unusable(fault) => fault,
        Stop::Output(error) => Fault::of_command_line(Trouble::of_writing(&error)),
    }
}

fn answer(
    arguments: &[OsString],
    request: Result<Request, Fault>,
    talk: &mut Talk<'_>,
) -> Result<Exit, Stop> {
    if arguments.is_empty() {
        // Nothing is asked: the help says what can be.
        let mut command = args::command(talk.words);
        let _ = write!(talk.errors, "{}", command.render_help());
        return Ok(Exit::Unusable);
    }
    let request = request?;
    if request.reads().iter().any(|source| source.is_typed()) {
        let _ = writeln!(talk.errors, "{}", talk.words.tell("cli-type-input"));
    }
    match request {
        Request::Judge(request) => judge::run(&request, talk),
        Request::Audit(request) => audit::run(&request, talk),
        Request::Claim(request) => claim::run(&request, talk),
        Request::Rule(request) => rule::run(&request, talk),
        Request::Position(request) => position::run(&request, talk),
        Request::Winnable(request) => winnable::run(&request, talk),
        Request::Prove(request) => prove::prove(&request, talk),
        Request::Verify(request) => prove::check(&request, talk),
        Request::Laws(request) => laws::run(&request, talk),
        Request::Signature(sources, format) => signature::run(&sources, format, talk),
        Request::Watch(request) => watch::run(&request, talk),
        Request::Serve(request) => serve::run(&request, talk),
        Request::Cluster(request) => cluster::run(&request, talk),
        Request::Completions(shell) => manual::completions(shell, talk),
        Request::Man => manual::man(talk),
        Request::Say(text) => {
            talk.output.write_all(text.as_bytes())?;
            Ok(Exit::Done)
        }
    }
}
