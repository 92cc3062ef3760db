//! The text of a remark, kept for the next game that earns the same one.
//!
//! In a database most games earn the same few remarks: no space after the move numbers, so many
//! times. To word them anew for each of a million games would cost more than to judge the games.

use std::{cell::RefCell, collections::HashMap};

use hakem_score::remarks::{Remark, RemarkCode, RemarkDetail};

use super::TextLine;

/// Beyond this many different texts the store begins anew.
const MOST_KEPT: usize = 4096;

/// What the text of a common remark depends on: its code, its count and what was written.
type Key = (RemarkCode, u32, Option<String>);

thread_local! {
    static KEPT: RefCell<HashMap<Key, TextLine>> = RefCell::new(HashMap::new());
}

/// A remark in both languages.
pub(super) fn remark_text(remark: &Remark) -> TextLine {
    let count = match remark.detail {
        RemarkDetail::None => 0,
        RemarkDetail::Count(count) => count,
        _ => return hakem_words::score::remark_text(remark).into(),
    };
    let key = (remark.code, count, remark.token.clone());
    KEPT.with_borrow_mut(|kept| {
        if kept.len() >= MOST_KEPT && !kept.contains_key(&key) {
            kept.clear();
        }
        let word = || hakem_words::score::remark_text(remark).into();
        kept.entry(key).or_insert_with(word).clone()
    })
}
