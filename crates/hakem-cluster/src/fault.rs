//! What cannot be used or done: what is wrong, where, and what would be right.

use hakem_words::{Args, Lang};

/// Something that cannot be used or done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file or folder; `None`: nothing in particular.
    pub source: Option<String>,
    /// What.
    pub trouble: Trouble,
}

/// What is wrong. Each kind has one message in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Trouble {
    /// There is no such file.
    NoSuchFile,
    /// The file may not be read.
    NotPermitted,
    /// Reading failed, as the operating system says.
    CannotRead(String),
    /// Writing failed, as the operating system says.
    CannotWrite(String),
    /// This program cannot be started: nobody has given an order that it understands.
    NoOrder,
    /// Nothing can listen at an address.
    CannotListen(String, String),
    /// No scheduler answers at an address.
    Unreachable(String),
    /// A question that cannot be answered, as the engine says.
    Query(String),
    /// A cluster that failed, as it says.
    Cluster(String),
    /// A folder to be filled that holds something.
    NotEmpty,
    /// No Parquet file where a table should be.
    NoParquet,
    /// A table without moves; its columns.
    NoMovetext(String),
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Fault {
        let source = None;
        Fault { source, trouble }
    }
}

impl Fault {
    /// A fault of a file or folder.
    #[must_use]
    pub const fn of(source: String, trouble: Trouble) -> Fault {
        let source = Some(source);
        Fault { source, trouble }
    }

    /// One message with the place.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        let text = self.trouble.text(lang);
        match &self.source {
            Some(source) => format!("hakem: {source}: {text}"),
            None => format!("hakem: {text}"),
        }
    }
}

impl Trouble {
    const fn id(&self) -> &'static str {
        match self {
            Trouble::NoSuchFile => "cli-fault-no-such-file",
            Trouble::NotPermitted => "cli-fault-not-permitted",
            Trouble::CannotRead(_) => "cli-fault-cannot-read",
            Trouble::CannotWrite(_) => "cli-fault-cannot-write",
            Trouble::NoOrder => "cli-cluster-no-order",
            Trouble::CannotListen(..) => "cli-fault-cannot-listen",
            Trouble::Unreachable(_) => "cli-fault-unreachable",
            Trouble::Query(_) => "cli-fault-query",
            Trouble::Cluster(_) => "cli-fault-cluster",
            Trouble::NotEmpty => "cli-fault-not-empty",
            Trouble::NoParquet => "cli-fault-no-parquet",
            Trouble::NoMovetext(_) => "cli-fault-no-movetext",
        }
    }

    fn text(&self, lang: Lang) -> String {
        let args = match self {
            Trouble::CannotListen(address, why) => {
                Args::new().text("address", address).text("why", why)
            }
            Trouble::Unreachable(address) => Args::new().text("address", address),
            Trouble::NoMovetext(columns) => Args::new().text("columns", columns),
            Trouble::CannotRead(why)
            | Trouble::CannotWrite(why)
            | Trouble::Query(why)
            | Trouble::Cluster(why) => Args::new().text("why", why),
            _ => Args::new(),
        };
        hakem_words::message(self.id(), &args, lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_told_in_both_languages() {
        let fault = Fault::of("games".to_owned(), Trouble::NoMovetext("a, b".to_owned()));
        assert!(
            fault
                .message(Lang::En)
                .starts_with("hakem: games: No column")
        );
        assert!(fault.message(Lang::Tr).contains("a, b"));
        let unreachable = Fault::from(Trouble::Unreachable("127.0.0.1:1".to_owned()));
        assert!(unreachable.message(Lang::Tr).contains("127.0.0.1:1"));
        assert!(hakem_words::has_message(Trouble::NoOrder.id()));
    }
}
