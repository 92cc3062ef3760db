//! Every command and option, in one place; help, completions and the man page come from here.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

use crate::words::Words;

/// The whole command line, with its help in the language of `words`.
#[must_use]
pub fn command(words: Words) -> Command {
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .help(words.tell("cli-option-version"));
    let build = Builder { words };
    Command::new("hakem")
        .version(words.tell("cli-version"))
        .about(words.tell("cli-about"))
        .after_help(words.tell("cli-after"))
        .override_usage(words.tell("cli-usage"))
        .help_template(build.template_of_all())
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg(build.help())
        .arg(version)
        .arg(build.language())
        .subcommands(build.commands())
        .term_width(crate::layout::WIDTH)
}

/// Builds commands in one language.
#[derive(Clone, Copy)]
struct Builder {
    words: Words,
}

impl Builder {
    fn commands(self) -> [Command; 16] {
        [
            self.judge(),
            self.audit(),
            self.claim(),
            self.rule(),
            self.position(),
            self.winnable(),
            self.prove(),
            self.one("verify", [self.named_paths("files", "verify")])
                .arg(self.flag("json")),
            self.laws(),
            self.signature(),
            self.watch(),
            self.serve(),
            self.cluster(),
            self.one("completions", [self.required("SHELL")]),
            self.one("man", []),
            self.one("help", [self.positional("COMMAND")]),
        ]
    }

    fn judge(self) -> Command {
        self.one("judge", [self.paths()]).args(self.rules()).args([
            self.flag("compare"),
            self.flag("check"),
            self.flag("sample").conflicts_with("PATH"),
            self.flag("json"),
        ])
    }

    fn audit(self) -> Command {
        let file = |name, help: &str| {
            self.option(name, "PATH")
                .help(self.words.tell(help))
                .value_parser(value_parser!(PathBuf))
                .value_hint(ValueHint::FilePath)
        };
        // For tests: how an input is cut changes no row.
        let shard = self.option("shard-bytes", "NUMBER").hide(true);
        self.one("audit", [self.paths()])
            .args([
                file("out", "cli-option-out-rows"),
                self.option("carry", "COLUMN")
                    .action(ArgAction::Append)
                    .requires("out"),
                self.option("only", "CODE").action(ArgAction::Append),
                file("report", "cli-option-report"),
                file("pgn-out", "cli-option-pgn-out"),
                self.flag("annotate").requires("pgn-out"),
                self.flag("resume"),
                self.option("depth", "DEPTH"),
                self.option("cluster", "URL"),
                self.option("jobs", "NUMBER")
                    .help(self.words.tell("cli-option-jobs-games")),
                shard,
            ])
            .args(self.rules())
            .args([self.flag("check"), self.flag("json")])
    }

    fn claim(self) -> Command {
        let touched = self
            .option("touched", "SQUARE")
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value("");
        self.one("claim", [self.named_path("path", "claim")])
            .args([
                self.option("ground", "GROUND"),
                self.option("by", "COLOUR"),
                self.option("move", "MOVE"),
                self.flag("not-written"),
                self.flag("maintained"),
                touched,
                self.option("game", "NUMBER"),
            ])
            .args(self.rules())
            .arg(self.flag("json"))
    }

    fn rule(self) -> Command {
        self.one("rule", [self.named_path("events", "rule")])
            .args(self.rules())
            .arg(self.flag("json"))
    }

    fn position(self) -> Command {
        self.one("position", [self.fen()]).args([
            self.option("winner", "COLOUR"),
            self.option("nodes", "NUMBER"),
            self.option("seconds", "NUMBER"),
            self.flag("json"),
        ])
    }

    fn prove(self) -> Command {
        let out = self
            .option("out", "PATH")
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath);
        let winner = self
            .option("winner", "COLOUR")
            .required(true)
            .help(self.words.tell("cli-option-winner-of-proof"));
        self.one("prove", [self.fen()]).args([
            winner,
            out,
            self.option("nodes", "NUMBER"),
            self.option("seconds", "NUMBER"),
        ])
    }

    /// A FEN without quotation marks comes as several arguments.
    fn fen(self) -> Arg {
        self.required("FEN").num_args(1..)
    }

    fn winnable(self) -> Command {
        let winner = self
            .option("winner", "COLOUR")
            .help(self.words.tell("cli-option-winner-of-three"));
        self.one("winnable", [self.named_path("files", "winnable")])
            .args([
                winner,
                self.flag("fast"),
                self.flag("lines"),
                self.option("nodes", "NUMBER"),
                self.option("seconds", "NUMBER"),
                self.option("jobs", "NUMBER"),
                self.flag("json"),
            ])
    }

    fn laws(self) -> Command {
        self.one("laws", [self.positional("PROFILE")])
            .arg(self.flag("json"))
    }

    fn signature(self) -> Command {
        self.one("signature", [self.named_paths("files", "signature")])
            .arg(self.flag("json"))
    }

    fn watch(self) -> Command {
        self.one("watch", [self.required("SOURCE").num_args(1..)])
            .args(self.rules())
            .args([self.flag("once"), self.flag("json")])
    }

    fn serve(self) -> Command {
        let folder = self
            .folder("data")
            .help(self.words.tell("cli-option-data-folder"));
        let backup = self
            .option("backup", "PATH")
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath);
        self.one("serve", []).args([
            self.option("listen", "ADDRESS")
                .help(self.words.tell("cli-option-listen-desk")),
            folder,
            self.option("database-url", "URL"),
            self.option("key", "KEY"),
            self.option("watch", "SOURCE")
                .action(ArgAction::Append)
                .num_args(1..),
            self.option("allow-source", "SOURCE")
                .action(ArgAction::Append),
            backup,
            self.flag("metrics"),
            self.flag("log-json"),
        ])
    }

    fn cluster(self) -> Command {
        self.one("cluster", [])
            .help_template(self.template_of_all())
            .subcommands([
                self.scheduler(),
                self.executor(),
                self.sql(),
                self.one("cluster-pack", [self.paths()]).name("pack").args([
                    self.folder("out").required(true),
                    self.option("shard", "NUMBER"),
                ]),
            ])
    }

    fn scheduler(self) -> Command {
        self.one("cluster-scheduler", []).name("scheduler").args([
            self.option("listen", "ADDRESS"),
            self.option("lost-after", "NUMBER"),
        ])
    }

    fn executor(self) -> Command {
        self.one("cluster-executor", []).name("executor").args([
            self.option("scheduler", "ADDRESS"),
            self.option("listen", "ADDRESS")
                .help(self.words.tell("cli-option-listen-executor")),
            self.option("host", "HOST"),
            self.option("jobs", "NUMBER")
                .help(self.words.tell("cli-option-jobs-executor")),
            self.folder("work-dir"),
        ])
    }

    fn sql(self) -> Command {
        self.one("cluster-sql", [self.required("SQL")])
            .name("sql")
            .args([
                self.option("table", "TABLE").action(ArgAction::Append),
                self.option("cluster", "URL"),
                self.flag("json"),
            ])
    }

    /// An option whose value is a folder.
    fn folder(self, name: &'static str) -> Arg {
        self.option(name, "PATH")
            .help(self.words.tell(&format!("cli-option-{name}-folder")))
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::DirPath)
    }

    /// A command with its help, an example, and the options that every command has.
    fn one<const N: usize>(self, name: &'static str, positionals: [Arg; N]) -> Command {
        Command::new(name)
            .about(self.words.tell(&format!("cli-about-{name}")))
            .after_help(self.example(name))
            .override_usage(self.words.tell(&format!("cli-usage-{name}")))
            .help_template(self.template(N > 0))
            .disable_help_flag(true)
            .disable_version_flag(true)
            .args(positionals)
            .args([self.help(), self.language()])
    }

    fn example(self, name: &str) -> String {
        let part = |heading: &str, text: &str| {
            let heading = self.words.tell(&format!("cli-heading-{heading}"));
            format!("{heading}\n{}", indented(&self.words.tell(text)))
        };
        // Only what can find something at odds ends with 1.
        let codes = match name {
            "judge" | "audit" => "cli-exit-codes-check",
            _ => "cli-exit-codes",
        };
        [
            part("example", &format!("cli-example-{name}")),
            part("exit", codes),
        ]
        .join("\n\n")
    }

    fn template(self, has_positionals: bool) -> String {
        let [usage, arguments, options] =
            ["usage", "arguments", "options"].map(|name| self.heading(name));
        let positionals = if has_positionals {
            format!("{arguments}\n{{positionals}}\n\n")
        } else {
            String::new()
        };
        format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{positionals}{options}\n{{options}}{{after-help}}\n"
        )
    }

    fn template_of_all(self) -> String {
        let [usage, commands, options] =
            ["usage", "commands", "options"].map(|name| self.heading(name));
        format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{commands}\n{{subcommands}}\n\n{options}\n{{options}}{{after-help}}\n"
        )
    }

    fn heading(self, name: &str) -> String {
        self.words.tell(&format!("cli-heading-{name}"))
    }

    fn rules(self) -> [Arg; 3] {
        [
            self.option("laws", "PROFILE"),
            self.option("date", "DATE").conflicts_with("laws"),
            self.option("letters", "LETTERS"),
        ]
    }

    fn help(self) -> Arg {
        Arg::new("help")
            .short('h')
            .long("help")
            .action(ArgAction::Help)
            .display_order(1000)
            .help(self.words.tell("cli-option-help"))
    }

    fn language(self) -> Arg {
        self.option("lang", "LANG").display_order(999)
    }

    fn option(self, name: &'static str, value: &str) -> Arg {
        Arg::new(name)
            .long(name)
            .value_name(self.words.tell(&format!("cli-value-{}", lower(value))))
            .help(self.words.tell(&format!("cli-option-{name}")))
            .action(ArgAction::Set)
    }

    fn flag(self, name: &'static str) -> Arg {
        Arg::new(name)
            .long(name)
            .action(ArgAction::SetTrue)
            .help(self.words.tell(&format!("cli-option-{name}")))
    }

    fn positional(self, name: &'static str) -> Arg {
        Arg::new(name)
            .value_name(self.words.tell(&format!("cli-value-{}", lower(name))))
            .help(self.words.tell(&format!("cli-argument-{}", lower(name))))
    }

    fn required(self, name: &'static str) -> Arg {
        self.positional(name).required(true)
    }

    fn path(self) -> Arg {
        self.positional("PATH")
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
    }

    fn paths(self) -> Arg {
        self.path().num_args(0..)
    }

    /// A path under the name that the usage of a command gives it, with what that command does.
    fn named_path(self, value: &str, command: &str) -> Arg {
        self.path()
            .value_name(self.words.tell(&format!("cli-value-{value}")))
            .help(self.words.tell(&format!("cli-argument-{value}-{command}")))
    }

    fn named_paths(self, value: &str, command: &str) -> Arg {
        self.named_path(value, command).num_args(0..)
    }
}

/// The name of a value in a message's name: fixed letters, so no locale can get in the way.
fn lower(name: &str) -> String {
    name.to_ascii_lowercase()
}

fn indented(text: &str) -> String {
    text.lines()
        .map(|line| format!("  {line}"))
        .collect::<Vec<_>>()
        .join("\n")
}
