//! The shape of laws.toml.

use std::{collections::BTreeMap, path::Path};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::source;

/// The whole list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Laws {
    #[serde(rename = "edition")]
    pub(crate) editions: Vec<Edition>,
    #[serde(rename = "reason")]
    pub(crate) reasons: Vec<Reason>,
    #[serde(rename = "part")]
    pub(crate) parts: Vec<Part>,
    #[serde(rename = "provision")]
    pub(crate) provisions: Vec<Provision>,
    /// Cases about a provision that is not in the list: the case and the number.
    #[serde(skip)]
    pub(crate) strays: Vec<(String, String)>,
}

/// An edition of the Laws.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Edition {
    pub(crate) name: String,
    pub(crate) from: String,
}

/// Why something is not decided here.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Reason {
    pub(crate) code: String,
    pub(crate) en: String,
    pub(crate) tr: String,
}

/// An Article, Appendix or Guideline.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Part {
    pub(crate) prefix: String,
    pub(crate) en: String,
    pub(crate) tr: String,
    pub(crate) authority: Authority,
}

/// What a part is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Authority {
    /// Binding.
    Law,
    /// Binding where the event has adopted it.
    Guideline,
}

/// One provision.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Provision {
    pub(crate) number: String,
    pub(crate) mark: Mark,
    pub(crate) module: Option<String>,
    pub(crate) why: Option<String>,
    pub(crate) en: String,
    pub(crate) tr: String,
    #[serde(default)]
    pub(crate) holds: Vec<String>,
    #[serde(default)]
    pub(crate) fails: Vec<String>,
    #[serde(default)]
    pub(crate) numbers: BTreeMap<String, String>,
    #[serde(default)]
    pub(crate) numbers_unconfirmed: BTreeMap<String, String>,
    #[serde(default)]
    pub(crate) absent: Vec<String>,
}

/// What is done about a provision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Mark {
    /// Decided by this program.
    Decided,
    /// Left to the arbiter.
    Arbiter,
    /// Outside of what the program is for.
    Outside,
}

/// A file of cases, as far as it matters here.
#[derive(Debug, Deserialize)]
struct CaseFile {
    #[serde(rename = "case", default)]
    cases: Vec<Case>,
}

/// A case: the provisions it is about, and whether they hold in it.
#[derive(Debug, Deserialize)]
struct Case {
    id: String,
    #[serde(default)]
    about: Vec<String>,
    holds: Option<bool>,
}

impl Laws {
    /// Reads laws.toml and what the cases say they are about.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let text = source::read(&root.join("laws.toml"))?;
        let mut laws: Self = toml::from_str(&text).context("laws.toml is not as it should be")?;
        let mut files = Vec::new();
        source::walk(&root.join("cases"), &mut files)?;
        files.sort();
        for file in files
            .iter()
            .filter(|file| file.extension().is_some_and(|ext| ext == "toml"))
        {
            let path = source::relative(root, file);
            let cases: CaseFile = toml::from_str(&source::read(file)?)
                .with_context(|| format!("{path} is no file of cases"))?;
            for case in cases.cases {
                laws.add(&format!("{path}#{}", case.id), &case);
            }
        }
        Ok(laws)
    }

    /// Notes a case at every provision it is about.
    fn add(&mut self, name: &str, case: &Case) {
        for number in &case.about {
            let Some(provision) = self.provisions.iter_mut().find(|p| p.number == *number) else {
                self.strays.push((name.to_owned(), number.clone()));
                continue;
            };
            match case.holds {
                Some(true) => provision.holds.push(name.to_owned()),
                Some(false) => provision.fails.push(name.to_owned()),
                None => {}
            }
        }
    }

    /// The part a provision belongs to.
    pub(crate) fn part_of(&self, provision: &Provision) -> Option<&Part> {
        let prefix = provision.number.split('.').next();
        self.parts
            .iter()
            .find(|part| Some(part.prefix.as_str()) == prefix)
    }

    /// The provision with this number of 2023.
    pub(crate) fn provision(&self, number: &str) -> Option<&Provision> {
        self.provisions
            .iter()
            .find(|provision| provision.number == number)
    }
}

impl Provision {
    /// Every number other editions give it, by edition.
    pub(crate) fn other_numbers(&self) -> impl Iterator<Item = (&String, &String)> {
        self.numbers.iter().chain(&self.numbers_unconfirmed)
    }
}
