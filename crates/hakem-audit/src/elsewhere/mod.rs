//! Audits whose games are judged elsewhere: by other processes, on other machines.
//!
//! Here the inputs are cut into stretches, and what comes back is numbered, written and counted as
//! if it had been judged here ([`audit_elsewhere`](crate::audit_elsewhere)). There a stretch is
//! judged ([`judge_stretch`]). How both talk is the business of a [`Team`].

mod arrivals;
pub(crate) mod wire;

use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use crossbeam_channel::bounded;
use hakem_laws::profile::Profile;
use hakem_score::letters::LettersChoice;
use hakem_words::Lang;
use serde::{Deserialize, Serialize};

use crate::feed::{Shard, feed_stretch};
use crate::judging::LawsChoice;
use crate::output::{RowFormat, RowsFile};
use crate::plan::{Beginning, Depth, GamesFile, Only, Plan};
use crate::row::Clerk;
use crate::work::judge_shard;

pub(crate) use self::arrivals::{Arrivals, Share};
pub use self::wire::{Place, place as parcel_place};

/// A stretch of an input that can be judged on its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stretch {
    /// Its number, from 0, over all inputs.
    pub number: u64,
    /// The input's number, from 0.
    pub(crate) source: usize,
    /// The input's name in results.
    pub(crate) name: String,
    /// Where it lies, from the root on.
    pub(crate) path: PathBuf,
    /// The byte of the text or row of the table at which it begins.
    pub(crate) from: u64,
    /// The one at which the next begins; `None`: the input ends.
    pub(crate) to: Option<u64>,
}

/// How games are judged, and what is to be told of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manner {
    laws: Laws,
    letters: String,
    full: bool,
    only: Vec<String>,
    carried: Vec<String>,
    rows: bool,
    games: bool,
    annotated: Option<String>,
}

/// Which rules, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Laws {
    Profile(String),
    OnDate(String),
    OfRecord,
}

/// Others who judge.
pub trait Team {
    /// Has all stretches judged. What [`judge_stretch`] gave for each is handed over, in its order;
    /// the stretches need not come in any. Where `hand_over` gives [`Wanted::No`], nothing more is
    /// wanted.
    ///
    /// # Errors
    /// Why it cannot be done.
    fn judge(
        &mut self,
        stretches: Vec<Stretch>,
        manner: &Manner,
        hand_over: &mut dyn FnMut(&[u8]) -> Wanted,
    ) -> Result<(), String>;
}

/// Whether more is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// It is.
    More,
    /// It is not.
    No,
}

impl Manner {
    /// The manner of a plan.
    #[must_use]
    pub fn of(plan: &Plan) -> Manner {
        let annotated = plan.games.as_ref().and_then(|games| games.annotated);
        Manner {
            laws: match plan.laws {
                LawsChoice::Profile(profile) => Laws::Profile(profile.id.to_owned()),
                LawsChoice::OnDate(date) => Laws::OnDate(date.to_string()),
                LawsChoice::OfRecord => Laws::OfRecord,
            },
            letters: match plan.letters {
                LettersChoice::Auto => "auto".to_owned(),
                LettersChoice::Given(letters) => letters.name().to_owned(),
            },
            full: plan.depth == Depth::Full,
            only: plan.only.0.clone(),
            carried: plan.carried.clone(),
            rows: plan.rows.is_some(),
            games: plan.games.is_some(),
            annotated: annotated.map(|lang| lang.code().to_owned()),
        }
    }

    /// A plan that judges in this manner. `None` where something in it has no meaning here: it
    /// comes from another version.
    fn plan(&self) -> Option<Plan> {
        let laws = match &self.laws {
            Laws::Profile(name) => LawsChoice::Profile(Profile::named(name)?),
            Laws::OnDate(date) => LawsChoice::OnDate(date.parse().ok()?),
            Laws::OfRecord => LawsChoice::OfRecord,
        };
        let annotated = match &self.annotated {
            Some(code) => Some(Lang::from_code(code)?),
            None => None,
        };
        Some(Plan {
            sources: Vec::new(),
            laws,
            letters: self.letters.parse().ok()?,
            depth: if self.full { Depth::Full } else { Depth::Fast },
            jobs: std::num::NonZeroUsize::MIN,
            only: Only(self.only.clone()),
            carried: self.carried.clone(),
            rows: self.rows.then(|| RowsFile {
                path: PathBuf::new(),
                format: RowFormat::Json,
            }),
            games: self.games.then(|| GamesFile {
                path: PathBuf::new(),
                annotated,
            }),
            report: None,
            beginning: Beginning::Anew,
            shard_bytes: Plan::SHARD_BYTES,
        })
    }
}

/// Judges the games of a stretch, and hands over what is to be handed over there, bit by bit. Ends
/// early where that gives [`Wanted::No`].
///
/// # Errors
/// [`OtherVersion`] where the manner is not understood. An input that cannot be read is none: it is
/// told in what is handed over.
pub fn judge_stretch(
    stretch: &Stretch,
    manner: &Manner,
    hand_over: &mut dyn FnMut(Vec<u8>) -> Wanted,
) -> Result<(), OtherVersion> {
    let plan = manner.plan().ok_or(OtherVersion)?;
    let mut clerk = Clerk::new(plan.rules(), &plan.carried);
    let (sender, pieces) = bounded(PIECES);
    let shard = Shard {
        number: stretch.number,
        source: stretch.source,
        name: Arc::from(stretch.name.as_str()),
        pieces,
    };
    thread::scope(|scope| {
        scope.spawn(move || feed_stretch(stretch, &sender));
        judge_shard(&plan, None, &shard, &mut clerk, &mut |parcel| {
            hand_over(wire::write(&parcel)) == Wanted::More
        });
        // Where nothing more is wanted, the other thread must not wait for it to be taken.
        drop(shard);
    });
    Ok(())
}

/// How many pieces are read ahead.
const PIECES: usize = 8;

/// What another version has sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this comes from another version of Hakem")]
pub struct OtherVersion;
