//! Pages for learning: what an Article says, an example, the usual mistake, and a question that is
//! ruled on when the page is asked for. Examples and questions are cases of the project's own tests.

mod cases;
mod events;

use std::collections::HashMap;
use std::sync::OnceLock;

use hakem_answers::dto::TextLine;
use hakem_laws::provision::Provision;
use hakem_words::Lang;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use self::cases::Example;
use crate::ask::Answer;
use crate::ask::moves::Place;
use crate::ask::played::Played;
use crate::ask::sheet::{PlyLine, StartLine, through};
use crate::problem::{Kind, Problem};
use crate::work::Waiting;

const PAGES: &str = include_str!("pages.toml");
const LAWS: &str = include_str!("../../../../laws.toml");

/// A page as it is written down.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    article: String,
    #[serde(default)]
    more: Vec<String>,
    ground: Option<String>,
    title: Both,
    mistake: Both,
    question: Both,
    example: String,
    situation: String,
}

/// A text in both languages.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Both {
    en: String,
    tr: String,
}

impl From<&Both> for TextLine {
    fn from(both: &Both) -> TextLine {
        TextLine {
            en: both.en.clone(),
            tr: both.tr.clone(),
        }
    }
}

#[derive(Deserialize)]
struct PagesFile {
    page: Vec<Written>,
}

#[derive(Deserialize)]
struct LawsFile {
    provision: Vec<LawsRow>,
}

#[derive(Deserialize)]
struct LawsRow {
    number: String,
    en: String,
    tr: String,
}

/// Everything that pages are made of.
struct Library {
    pages: Vec<(&'static str, Written)>,
    laws: HashMap<String, Both>,
    cases: HashMap<String, Example>,
}

/// The library; what cannot be read is not there, and the tests see to it that all can.
fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let pages =
            toml::from_str::<PagesFile>(PAGES).map_or_else(|_| Vec::new(), |file| file.page);
        let laws =
            toml::from_str::<LawsFile>(LAWS).map_or_else(|_| Vec::new(), |file| file.provision);
        let laws = laws.into_iter().map(|row| {
            let LawsRow { number, en, tr } = row;
            (number, Both { en, tr })
        });
        Library {
            pages: pages
                .into_iter()
                .map(|page| (id_of(&page.article), page))
                .collect(),
            laws: laws.collect(),
            cases: cases::all(),
        }
    })
}

/// The name of a page; there are few, and they live as long as the program.
fn id_of(article: &str) -> &'static str {
    Box::leak(format!("article-{article}").into_boxed_str())
}

/// A page in the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LearnLine {
    /// Its name.
    pub id: &'static str,
    /// The Article.
    pub article: String,
    /// The ground of an ending that it is about, if it is about one.
    pub ground: Option<String>,
    /// What it is about.
    pub title: TextLine,
}

/// The pages.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LearnList {
    /// The pages, in the order of the Laws.
    pub pages: Vec<LearnLine>,
}

/// A page.
#[derive(Debug, Serialize, ToSchema)]
pub struct LearnPage {
    /// Its name, Article, ground and title.
    #[serde(flatten)]
    pub line: LearnLine,
    /// What the Articles say, in our words.
    pub law: Vec<LawLine>,
    /// An example to play through.
    pub example: Scene,
    /// The usual mistake.
    pub mistake: TextLine,
    /// A question.
    pub question: TextLine,
    /// What the question is about.
    pub situation: Scene,
    /// What was asked, for `/api/claim`, `/api/rule`, `/api/judge` or `/api/position`.
    #[schema(value_type = crate::ask::question::Question)]
    pub asked: Box<RawValue>,
    /// The answer, ruled on now: that of the route of this kind of question.
    #[schema(value_type = Object)]
    pub answer: Answer,
    /// What a list tells of the answer.
    pub summary: crate::ask::question::Summary,
    /// Pages beside this one.
    pub see: Vec<&'static str>,
}

/// What an Article says, in our words.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LawLine {
    /// The Article.
    pub article: String,
    /// What it says.
    pub text: TextLine,
}

/// A game or position to be shown.
#[derive(Debug, Serialize, ToSchema)]
pub struct Scene {
    /// Where it starts.
    pub start: StartLine,
    /// The half-moves.
    pub plies: Vec<PlyLine>,
    /// What stands at the end.
    pub position: Place,
}

/// The pages for provisions of a ruling, the deciding one first.
#[must_use]
pub fn pages_for(provisions: &[Provision]) -> Vec<&'static str> {
    let mut found: Vec<&'static str> = Vec::new();
    for provision in provisions {
        let number = provision.number();
        let page = library()
            .pages
            .iter()
            .find(|(_, page)| page.article == number || page.more.iter().any(|own| own == number));
        if let Some((id, _)) = page
            && !found.contains(id)
        {
            found.push(id);
        }
    }
    found
}

/// The list of pages.
#[must_use]
pub fn list() -> LearnList {
    LearnList {
        pages: library()
            .pages
            .iter()
            .map(|(id, page)| line(id, page))
            .collect(),
    }
}

fn line(id: &'static str, page: &Written) -> LearnLine {
    LearnLine {
        id,
        article: page.article.clone(),
        ground: page.ground.clone(),
        title: (&page.title).into(),
    }
}

/// A page, with its question ruled on; `None` where there is none of that name.
///
/// # Errors
/// [`Problem`] where the question cannot be asked, which the tests rule out.
pub fn page(id: &str, waiting: &Waiting) -> Result<Option<LearnPage>, Problem> {
    let library = library();
    let found = library.pages.iter().find(|(own, _)| *own == id);
    let Some((id, page)) = found else {
        return Ok(None);
    };
    let broken = || Problem::of(Kind::Internal);
    let example = library.cases.get(&page.example).ok_or_else(broken)?;
    let situation = library.cases.get(&page.situation).ok_or_else(broken)?;
    let question = situation.question.as_ref().ok_or_else(broken)?;
    let answered = question.ask(Lang::En, waiting)?;
    let asked = serde_json::value::to_raw_value(question).map_err(|_| broken())?;
    let numbers = std::iter::once(&page.article).chain(&page.more);
    Ok(Some(LearnPage {
        line: line(id, page),
        law: numbers.filter_map(|number| law(library, number)).collect(),
        example: scene(example)?,
        mistake: (&page.mistake).into(),
        question: (&page.question).into(),
        situation: scene(situation)?,
        asked,
        summary: answered.taught(),
        answer: answered.answer,
        see: neighbours(library, id, &page.article),
    }))
}

fn law(library: &Library, number: &str) -> Option<LawLine> {
    let text = library.laws.get(number)?;
    Some(LawLine {
        article: number.to_owned(),
        text: text.into(),
    })
}

/// The other pages of the same Article.
fn neighbours(library: &Library, id: &str, article: &str) -> Vec<&'static str> {
    let of = |number: &str| number.split('.').take(2).collect::<Vec<_>>().join(".");
    let own = of(article);
    let others = library.pages.iter();
    others
        .filter(|(other, page)| *other != id && of(&page.article) == own)
        .map(|(other, _)| *other)
        .collect()
}

fn scene(example: &Example) -> Result<Scene, Problem> {
    let played = Played::read(&example.sheet, "/sheet")?;
    let (plies, position) = through(&played, played.plies());
    Ok(Scene {
        start: StartLine::of(&played.start),
        plies,
        position,
    })
}

#[cfg(test)]
mod tests;
