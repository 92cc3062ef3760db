//! Input or a command line that cannot be used: what is wrong, where, and what would be right.

use std::fmt;
use std::io::{self, ErrorKind};

use hakem_answers::event_log::Told;
use hakem_audit::row::CarriedFault;
use hakem_words::{Args, Text, message};

use crate::input::{InputFault, InputTrouble, Source};
use crate::system;
use crate::words::{Argument, Words};

/// Where something is wrong. Lines and columns count from 1; columns in bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The file; `-` is standard input. `None`: the command line.
    pub source: Option<Box<str>>,
    /// The line.
    pub line: Option<u64>,
    /// The column.
    pub column: Option<u64>,
}

impl fmt::Display for Place {
    /// `file:line:column: `, as far as it is known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(source) = &self.source else {
            return Ok(());
        };
        write!(f, "{source}:")?;
        if let Some(line) = self.line {
            write!(f, "{line}:")?;
            if let Some(column) = self.column {
                write!(f, "{column}:")?;
            }
        }
        f.write_str(" ")
    }
}

/// Something that cannot be used, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What.
    pub trouble: Trouble,
}

impl Fault {
    /// A fault of the command line.
    #[must_use]
    pub fn of_command_line(trouble: Trouble) -> Fault {
        Fault {
            place: Place::default(),
            trouble,
        }
    }

    /// A fault of a whole file.
    #[must_use]
    pub fn of_source(source: String, trouble: Trouble) -> Fault {
        Fault {
            place: Place {
                source: Some(source.into()),
                line: None,
                column: None,
            },
            trouble,
        }
    }

    /// A fault of an input.
    #[must_use]
    pub fn of_input(source: &Source, trouble: Trouble) -> Fault {
        Fault::of_source(source.name(), trouble)
    }

    /// The same fault at a line.
    #[must_use]
    pub fn at_line(mut self, line: u64) -> Fault {
        self.place.line = Some(line);
        self
    }

    /// The same fault at a line and column.
    #[must_use]
    pub fn at(mut self, line: u64, column: u64) -> Fault {
        self.place.line = Some(line);
        self.place.column = Some(column);
        self
    }

    /// One message with the place, in the language of the user.
    #[must_use]
    pub fn message(&self, words: Words) -> String {
        format!("hakem: {}", self.told(words))
    }

    /// The place, and what is wrong there.
    #[must_use]
    pub(crate) fn told(&self, words: Words) -> String {
        let (id, arguments) = self.trouble.parts(words);
        format!("{}{}", self.place, words.say(id, &arguments))
    }
}

impl Trouble {
    /// Why nothing could be written.
    pub(crate) fn of_writing(error: &io::Error) -> Trouble {
        let why = error.to_string();
        Trouble::cannot_write(Some(error.kind()), error.raw_os_error(), &why)
    }

    /// Why nothing could be written: the kind of fault, the number that the operating system gives
    /// to it, and what it says.
    pub(crate) fn cannot_write(kind: Option<ErrorKind>, number: Option<i32>, why: &str) -> Trouble {
        let id = match kind {
            Some(ErrorKind::NotFound | ErrorKind::NotADirectory) => "cli-write-no-folder",
            Some(ErrorKind::PermissionDenied) => "cli-write-not-permitted",
            Some(ErrorKind::IsADirectory) => "cli-write-a-folder",
            Some(ErrorKind::StorageFull | ErrorKind::QuotaExceeded) => "cli-write-no-room",
            Some(ErrorKind::ReadOnlyFilesystem) => "cli-write-read-only",
            _ => {
                let why = system::told_as(kind, number, why);
                return Trouble::CannotWrite { why };
            }
        };
        let why = Text::of(|lang| message(id, &Args::new(), lang));
        Trouble::CannotWrite { why }
    }
}

impl From<InputFault> for Fault {
    fn from(fault: InputFault) -> Fault {
        let mut told = Fault::of_source(fault.source_name, fault.trouble.into());
        told.place.line = fault.line;
        told.place.column = fault.column;
        told
    }
}

impl From<InputTrouble> for Trouble {
    fn from(trouble: InputTrouble) -> Trouble {
        use InputTrouble as T;
        match trouble {
            T::NoSuchFile => Trouble::NoSuchFile,
            T::NotPermitted => Trouble::NotPermitted,
            T::IsADirectory => Trouble::IsADirectory,
            T::CannotRead { why, number } => {
                let kind = number.map(|number| io::Error::from_raw_os_error(number).kind());
                let why = system::told_as(kind, number, &why);
                Trouble::CannotRead { why }
            }
            T::Empty => Trouble::Empty,
            T::Binary => Trouble::Binary,
            T::OtherKind { kind } => Trouble::OtherKind { kind },
            T::TruncatedArchive { packing } => Trouble::TruncatedArchive { packing },
            T::DamagedArchive { packing } => Trouble::DamagedArchive { packing },
            T::TooLong { megabytes } => Trouble::TooLong { megabytes },
            T::NoGame => Trouble::NoGame,
            T::NoFiles => Trouble::NoFiles,
            T::DamagedParquet { why } => Trouble::DamagedParquet { why },
            T::NoMovetext { columns } => Trouble::NoMovetext { columns },
            T::MovetextNotText { column, kind } => Trouble::MovetextNotText { column, kind },
            T::PackedParquet { packing } => Trouble::PackedParquet { packing },
            T::PipedParquet => Trouble::PipedParquet,
            // A kind that is not known here yet is at least told.
            other => Trouble::CannotRead {
                why: Text::of(|_| other.to_string()),
            },
        }
    }
}

impl From<CarriedFault> for Trouble {
    fn from(why: CarriedFault) -> Trouble {
        match why {
            CarriedFault::IsAColumn { name, columns } => Trouble::CarriedColumn { name, columns },
            CarriedFault::Twice { name } => Trouble::CarriedTwice { name },
            _ => Trouble::ValueMissing {
                option: "--carry".to_owned(),
            },
        }
    }
}

impl From<hakem_answers::trouble::Trouble> for Trouble {
    fn from(why: hakem_answers::trouble::Trouble) -> Trouble {
        match why {
            hakem_answers::trouble::Trouble::Empty => Trouble::Empty,
            why => Trouble::Asked { why },
        }
    }
}

impl Fault {
    /// What cannot be used of an event log, with its place.
    pub(crate) fn of_log(source: &str, told: &Told) -> Fault {
        let fault = Fault::of_source(source.to_owned(), told.trouble.clone().into());
        Fault {
            place: Place {
                line: told.line,
                column: told.column,
                ..fault.place
            },
            ..fault
        }
    }
}

impl From<hakem_watch::source::NoSource> for Trouble {
    fn from(why: hakem_watch::source::NoSource) -> Trouble {
        use hakem_watch::source::NoSource;
        match why {
            NoSource::NotThere { path } => Trouble::NoSource { given: path },
            NoSource::NotAFile { path } => Trouble::NotASource { given: path },
            NoSource::Scheme { given } => Trouble::SourceScheme { given },
        }
    }
}

impl From<hakem_watch::watch::TooMany> for Trouble {
    fn from(_: hakem_watch::watch::TooMany) -> Trouble {
        let most = u64::try_from(hakem_watch::watch::MOST_SOURCES).unwrap_or(u64::MAX);
        Trouble::TooManySources { most }
    }
}

macro_rules! troubles {
    ($($(#[$doc:meta])* $variant:ident $({ $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? })? = $id:literal;)*) => {
        /// What cannot be used. Each kind has one message in every language.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Trouble {
            $($(#[$doc])* $variant $({ $($(#[$field_doc])* $field: $type),* })?,)*
        }

        impl Trouble {
            /// The identifiers of all messages.
            #[cfg(test)]
            pub(crate) const MESSAGES: &'static [&'static str] = &[$($id),*];

            /// The message and what it needs.
            fn parts(&self, words: Words) -> (&'static str, Vec<(&'static str, Argument)>) {
                // Not every kind has fields that need the language.
                let _ = words;
                match self {
                    $(Trouble::$variant $({ $($field),* })? => {
                        ($id, vec![$($((stringify!($field), words.argument($field))),*)?])
                    })*
                }
            }
        }
    };
}

troubles! {
    // Files.
    /// There is no such file.
    NoSuchFile = "cli-fault-no-such-file";
    /// The file may not be read.
    NotPermitted = "cli-fault-not-permitted";
    /// It is a directory.
    IsADirectory = "cli-fault-directory";
    /// Reading failed.
    CannotRead {
        /// What the operating system says.
        why: Text,
    } = "cli-fault-cannot-read";
    /// Writing failed.
    CannotWrite {
        /// Why, in words of our own where it is of a usual kind.
        why: Text,
    } = "cli-fault-cannot-write";
    /// Nothing is in it.
    Empty = "cli-fault-empty";
    /// It is no text.
    Binary = "cli-fault-binary";
    /// It is a file of a kind that is not read here.
    OtherKind {
        /// The kind.
        kind: &'static str,
    } = "cli-fault-other-kind";
    /// The archive ends too early.
    TruncatedArchive {
        /// How it was compressed.
        packing: &'static str,
    } = "cli-fault-truncated";
    /// The archive is damaged.
    DamagedArchive {
        /// How it was compressed.
        packing: &'static str,
    } = "cli-fault-damaged";
    /// It is longer than can be taken.
    TooLong {
        /// The greatest number of megabytes.
        megabytes: u64,
    } = "cli-fault-too-long";
    /// No game is in it.
    NoGame = "cli-fault-no-game";
    /// None of its games can be judged.
    NothingJudged = "cli-fault-nothing-judged";
    /// No line of it is a position.
    NoPosition = "cli-fault-no-position";

    // Values.
    /// Not a day of the calendar.
    NotADate {
        /// What was given.
        text: String,
    } = "cli-fault-date";
    /// A word that is none of those that can stand here.
    NotOneOf {
        /// The option or key.
        what: Box<str>,
        /// What was given.
        given: String,
        /// What can be given.
        choices: String,
    } = "cli-fault-not-one-of";
    /// Not a number that can be used here.
    NotANumber {
        /// The option or key.
        what: Box<str>,
        /// What was given.
        given: String,
        /// What would be right: a `whole` number from 1, or a number of `seconds`.
        right: &'static str,
    } = "cli-fault-not-a-number";
    /// Not a square.
    NotASquare {
        /// What was given.
        given: String,
    } = "cli-fault-square";
    /// Something that was asked and cannot be used.
    Asked {
        /// What.
        why: hakem_answers::trouble::Trouble,
    } = "cli-fault-record";
    /// Something in a record, told by a remark on it.
    Record {
        /// What.
        why: Text,
    } = "cli-fault-record";
    /// There are fewer games.
    NoSuchGame {
        /// How many there are.
        found: u64,
        /// Which one was asked for.
        wanted: u64,
    } = "cli-fault-no-such-game";

    /// The question was not decided within the limits.
    Undecided = "cli-fault-undecided";

    // The desk.
    /// The desk cannot be reached at this address.
    DeskAddress {
        /// Where.
        address: Box<str>,
        /// What the operating system says.
        why: Text,
    } = "cli-fault-desk-address";
    /// The store of cases cannot be used.
    Store {
        /// What it says.
        why: String,
    } = "cli-fault-store";
    /// A key that is too short, or holds signs that cannot be sent.
    NotAKey {
        /// The fewest signs.
        shortest: u64,
    } = "cli-fault-key";
    /// The URL of a database that is none of SQLite. It is not told: it may hold a password.
    NotADatabase = "cli-fault-not-a-database";
    /// No folder of the user is known.
    NoDataFolder = "cli-fault-no-data-folder";

    // Watching.
    /// Nothing is there that could be watched.
    NoSource {
        /// What was given.
        given: String,
    } = "cli-fault-no-source";
    /// Nothing is there yet.
    SourceToCome {
        /// What was given.
        given: String,
    } = "cli-fault-source-to-come";
    /// Neither file nor folder.
    NotASource {
        /// What was given.
        given: String,
    } = "cli-fault-not-a-source";
    /// An address that is not read.
    SourceScheme {
        /// What was given.
        given: String,
    } = "cli-fault-source-scheme";
    /// More sources than can be watched at once.
    TooManySources {
        /// How many can be.
        most: u64,
    } = "cli-fault-too-many-sources";
    /// The terminal cannot be used.
    Terminal {
        /// What the operating system says.
        why: Text,
    } = "cli-fault-terminal";

    // The cluster.
    /// The program that knows clusters is not there.
    NoClusterProgram = "cli-fault-no-cluster-program";
    /// A program cannot be started.
    CannotStart {
        /// What the operating system says.
        why: Text,
    } = "cli-fault-cannot-start";
    /// Not an address of this machine or of another.
    NotAnAddress {
        /// What was given.
        given: String,
    } = "cli-fault-address";
    /// Not a table.
    NotATable {
        /// What was given.
        given: String,
    } = "cli-fault-table";
    /// Something that no cluster can judge.
    NotAFile = "cli-fault-not-a-file";
    /// A cluster that failed.
    Cluster {
        /// What it says.
        why: String,
    } = "cli-fault-cluster";

    // Databases.
    /// A directory in which there is no file of games.
    NoFiles = "cli-fault-no-files";
    /// What should be gone on with comes from another audit.
    OtherAudit = "cli-fault-other-audit";
    /// What is to be written would take the place of an input.
    OutputIsInput {
        /// The input.
        input: String,
    } = "cli-fault-output-is-input";
    /// The same, and the input lies in a folder that was named.
    OutputIsFound {
        /// The input.
        input: String,
    } = "cli-fault-output-is-found";
    /// Two outputs are one file.
    OneOutputTwice {
        /// The other output.
        other: String,
    } = "cli-fault-one-output-twice";
    /// Where something is to be written is a device, a pipe or the like.
    OutputNotAFile = "cli-fault-output-not-a-file";
    /// Another audit writes the file now.
    OutputBusy = "cli-fault-output-busy";
    /// A name that cannot be carried over: there is such a column.
    CarriedColumn {
        /// The name.
        name: String,
        /// The columns.
        columns: String,
    } = "cli-fault-carried-column";
    /// A name that is to be carried over twice.
    CarriedTwice {
        /// The name.
        name: String,
    } = "cli-fault-carried-twice";
    /// An output that cannot be standard output.
    NotStandardOutput {
        /// The option.
        option: &'static str,
    } = "cli-fault-not-standard-output";
    /// A name whose ending promises another kind of file than is written.
    OtherEnding {
        /// The option.
        option: &'static str,
        /// The name.
        given: String,
        /// The endings that are right.
        endings: String,
    } = "cli-fault-other-ending";
    /// A Parquet file that cannot be read.
    DamagedParquet {
        /// What its reader says.
        why: String,
    } = "cli-fault-damaged-parquet";
    /// A table without moves.
    NoMovetext {
        /// Its columns.
        columns: String,
    } = "cli-fault-no-movetext";
    /// A table whose column of moves holds no text.
    MovetextNotText {
        /// The column.
        column: String,
        /// What it holds.
        kind: String,
    } = "cli-fault-movetext-not-text";
    /// A table that is packed in a way that is not read here.
    PackedParquet {
        /// How.
        packing: &'static str,
    } = "cli-fault-packed-parquet";
    /// A table on standard input.
    PipedParquet = "cli-fault-piped-parquet";

    // The command line.
    /// An unknown command.
    UnknownCommand {
        /// What was given.
        given: String,
        /// The commands that come closest.
        nearest: String,
    } = "cli-fault-command";
    /// An unknown option.
    UnknownOption {
        /// What was given.
        given: String,
        /// The options that come closest.
        nearest: String,
    } = "cli-fault-option";
    /// An argument that nothing asks for.
    ArgumentTooMany {
        /// What was given.
        given: String,
    } = "cli-fault-argument";
    /// An argument is missing.
    Missing {
        /// Which.
        what: String,
    } = "cli-fault-missing";
    /// An option without its value.
    ValueMissing {
        /// Which.
        option: String,
    } = "cli-fault-value-missing";
    /// A value at an option that takes none.
    ValueTooMany {
        /// Which.
        option: String,
    } = "cli-fault-value-too-many";
    /// An option that can be given once.
    GivenTwice {
        /// Which.
        option: String,
    } = "cli-fault-given-twice";
    /// A path without a name.
    EmptyPath = "cli-fault-empty-path";
    /// Two options that exclude each other.
    Conflict {
        /// The one.
        option: String,
        /// The other.
        other: String,
    } = "cli-fault-conflict";
    /// An argument that is not UTF-8.
    NotUtf8 = "cli-fault-utf8";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_its_message_in_both_languages() {
        let missing: Vec<&str> = Trouble::MESSAGES
            .iter()
            .copied()
            .filter(|id| !hakem_words::has_message(id))
            .collect();
        assert_eq!(missing, Vec::<&str>::new());
    }

    #[test]
    fn a_message_begins_with_its_place() {
        let fault = Fault::of_source("games.pgn".to_owned(), Trouble::Empty).at(3, 14);
        let message = fault.message(Words::default());
        assert!(message.starts_with("hakem: games.pgn:3:14: "), "{message}");
    }
}
