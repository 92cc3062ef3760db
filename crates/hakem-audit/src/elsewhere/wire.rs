//! Parcels on their way between processes: the number of the stretch, whether it is the last of
//! that, then everything as JSON.
//!
//! Codes are fixed words in the program's memory; on arrival they are looked up, not copied again
//! for every row.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

use super::OtherVersion;
use crate::work::Parcel;

/// Where a parcel belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of its stretch.
    pub stretch: u64,
    /// Nothing more comes of the stretch.
    pub is_last: bool,
}

/// Writes a parcel down.
pub(crate) fn write(parcel: &Parcel) -> Vec<u8> {
    let mut bytes = parcel.shard.to_le_bytes().to_vec();
    bytes.push(u8::from(parcel.ended.is_some()));
    // Parcels can always be written as JSON, and memory does not fail.
    let _ = serde_json::to_writer(&mut bytes, parcel);
    bytes
}

/// Where a parcel belongs, without reading all of it.
///
/// # Errors
/// [`OtherVersion`] where it is no parcel of ours.
pub fn place(bytes: &[u8]) -> Result<Place, OtherVersion> {
    let (stretch, rest) = bytes.split_first_chunk().ok_or(OtherVersion)?;
    let is_last = match rest.first() {
        Some(0) => false,
        Some(1) => true,
        _ => return Err(OtherVersion),
    };
    Ok(Place {
        stretch: u64::from_le_bytes(*stretch),
        is_last,
    })
}

/// Reads a parcel.
pub(crate) fn read(bytes: &[u8]) -> Result<Parcel, OtherVersion> {
    place(bytes)?;
    let text = bytes.get(HEAD..).unwrap_or_default();
    serde_json::from_slice(text).map_err(|_| OtherVersion)
}

/// How many bytes say where a parcel belongs.
const HEAD: usize = 9;

/// How many words there can be: many more than we know, and few enough to be kept for good.
const WORDS: usize = 4096;

/// The one copy of a word that this process keeps.
fn known(word: &str) -> Option<&'static str> {
    static KNOWN: Mutex<Option<HashSet<&'static str>>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_default();
    if let Some(found) = known.get(word) {
        return Some(*found);
    }
    if known.len() >= WORDS {
        return None;
    }
    let kept: &'static str = Box::leak(word.to_owned().into_boxed_str());
    known.insert(kept);
    Some(kept)
}

fn found<E: Error>(word: &str) -> Result<&'static str, E> {
    known(word).ok_or_else(|| E::custom(OtherVersion))
}

/// For a field that holds a word.
pub(crate) mod word {
    use std::borrow::Cow;

    use super::{Deserialize, Deserializer, Serializer, found};

    pub(crate) fn serialize<S: Serializer>(word: &str, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(word)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<&'static str, D::Error> {
        found(&Cow::<str>::deserialize(from)?)
    }
}

/// For a field that may hold a word.
pub(crate) mod maybe_word {
    use std::borrow::Cow;

    use super::{Deserialize, Deserializer, Serialize, Serializer, found};

    pub(crate) fn serialize<S: Serializer>(
        word: &Option<&'static str>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        word.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<&'static str>, D::Error> {
        let word = Option::<Cow<'_, str>>::deserialize(from)?;
        word.map(|word| found(&word)).transpose()
    }
}

/// For a field that holds several words.
pub(crate) mod words {
    use std::borrow::Cow;

    use super::{Deserialize, Deserializer, Serialize, Serializer, found};

    pub(crate) fn serialize<S: Serializer>(
        words: &[&'static str],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        words.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<&'static str>, D::Error> {
        let words = Vec::<Cow<'_, str>>::deserialize(from)?;
        words.iter().map(|word| found(word)).collect()
    }
}

/// For a field that holds a name that many share.
pub(crate) mod shared {
    use std::borrow::Cow;
    use std::sync::Arc;

    use super::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(name: &Arc<str>, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(name)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<str>, D::Error> {
        Ok(Arc::from(Cow::<str>::deserialize(from)?.as_ref()))
    }
}
