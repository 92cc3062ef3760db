//! When a text is to be believed. Whoever writes a file first empties it, or is still writing: a
//! text that has lost something has to be seen twice, and one that breaks off in a word too.

/// How a text comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coming {
    /// From a file, which may be half written.
    #[default]
    Written,
    /// From a server, which sends all of it.
    Sent,
}

/// A text that is watched.
#[derive(Clone, Debug, Default)]
pub struct Settling {
    coming: Coming,
    /// The last text that was believed.
    believed: Option<Vec<u8>>,
    /// The last text that was not, and how often it was put off.
    doubted: Option<Vec<u8>>,
    put_off: u32,
}

/// After so many looks in a row a text that keeps changing is believed as it is.
const PATIENCE: u32 = 3;

/// What is to be done with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Belief {
    /// It is the one that was believed before.
    Same,
    /// It is to be read.
    Read,
    /// It is to be looked at again.
    Wait,
    /// It is empty, and was not.
    Emptied,
}

impl Settling {
    /// A text of which nothing was seen.
    #[must_use]
    pub fn new(coming: Coming) -> Settling {
        Settling {
            coming,
            ..Settling::default()
        }
    }

    /// What to do with the text that is there now.
    pub fn look(&mut self, text: &[u8]) -> Belief {
        if self.believed.as_deref() == Some(text) {
            self.settled();
            return Belief::Same;
        }
        let seen_twice = self.doubted.as_deref() == Some(text);
        let empty = text.trim_ascii().is_empty();
        let held_something = |old: &[u8]| !old.trim_ascii().is_empty();
        if empty && self.believed.as_deref().is_some_and(held_something) {
            self.doubted = Some(text.to_owned());
            self.put_off = self.put_off.saturating_add(1);
            return if self.put_off > PATIENCE {
                Belief::Emptied
            } else {
                Belief::Wait
            };
        }
        if self.is_doubtful(text) && !seen_twice && self.put_off < PATIENCE {
            self.doubted = Some(text.to_owned());
            self.put_off += 1;
            return Belief::Wait;
        }
        self.believed = Some(text.to_owned());
        self.settled();
        Belief::Read
    }

    /// What to do with a text that is seen between two looks. Only what leaves no doubt is believed;
    /// the rest is as if it had not been seen, for doubts are counted by looks.
    pub fn glance(&mut self, text: &[u8]) -> Belief {
        let doubtful = text.trim_ascii().is_empty() || self.is_doubtful(text);
        if doubtful && self.believed.as_deref() != Some(text) {
            Belief::Wait
        } else {
            self.look(text)
        }
    }

    /// The text that was believed last.
    #[must_use]
    pub fn believed(&self) -> &[u8] {
        self.believed.as_deref().unwrap_or_default()
    }

    fn settled(&mut self) {
        self.doubted = None;
        self.put_off = 0;
    }

    /// Whether the text may be half written: it breaks off in a word, is only the beginning of what
    /// was there, or has fewer games.
    fn is_doubtful(&self, text: &[u8]) -> bool {
        let whole = self.coming == Coming::Sent || text.is_empty();
        let breaks_off = !whole && !text.ends_with(b"\n");
        let lost = self
            .believed
            .as_deref()
            .is_some_and(|old| old.starts_with(text) || games(text) < games(old));
        breaks_off || lost
    }
}

/// How many games a text has at least.
fn games(text: &[u8]) -> usize {
    hakem_audit::boundaries(text).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &[u8] = b"[Event \"?\"]\n\n1. e4 *\n";
    const MORE: &[u8] = b"[Event \"?\"]\n\n1. e4 e5 *\n";

    #[test]
    fn what_grows_by_whole_lines_is_believed_at_once() {
        let mut text = Settling::default();
        assert_eq!(text.look(ONE), Belief::Read);
        assert_eq!(text.look(ONE), Belief::Same);
        assert_eq!(text.look(MORE), Belief::Read);
        assert_eq!(text.believed(), MORE);
    }

    #[test]
    fn what_breaks_off_has_to_be_seen_twice() {
        let mut text = Settling::default();
        let half = b"[Event \"?\"]\n\n1. e4 e";
        assert_eq!(text.look(half), Belief::Wait);
        assert_eq!(text.look(half), Belief::Read);
        assert_eq!(text.look(MORE), Belief::Read);
    }

    #[test]
    fn what_keeps_breaking_off_is_believed_in_the_end() {
        let mut text = Settling::default();
        let looks: Vec<Belief> = [b"1. e", b"1. f", b"1. g", b"1. h"]
            .iter()
            .map(|half| text.look(*half))
            .collect();
        let wait = Belief::Wait;
        assert_eq!(looks, [wait, wait, wait, Belief::Read]);
    }

    #[test]
    fn what_was_cut_has_to_be_seen_twice() {
        let two = [MORE, b"\n", ONE].concat();
        let mut text = Settling::default();
        assert_eq!(text.look(&two), Belief::Read);
        assert_eq!(text.look(MORE), Belief::Wait);
        assert_eq!(text.look(&two), Belief::Same);
        assert_eq!(text.look(ONE), Belief::Wait);
        assert_eq!(text.look(ONE), Belief::Read);
    }

    #[test]
    fn what_was_emptied_is_never_believed() {
        let mut text = Settling::default();
        assert_eq!(text.look(ONE), Belief::Read);
        for _ in 0..3 {
            assert_eq!(text.look(b""), Belief::Wait);
        }
        assert_eq!(text.look(b""), Belief::Emptied);
        assert_eq!(text.look(ONE), Belief::Same);
        assert_eq!(text.look(b"\n"), Belief::Wait);
    }

    #[test]
    fn a_glance_counts_as_no_look() {
        let two = [MORE, b"\n", ONE].concat();
        let mut text = Settling::default();
        assert_eq!(text.look(ONE), Belief::Read);
        assert_eq!(text.glance(&two), Belief::Read);
        assert_eq!(text.glance(&two), Belief::Same);
        for _ in 0..5 {
            assert_eq!(text.glance(MORE), Belief::Wait);
            assert_eq!(text.glance(b""), Belief::Wait);
        }
        assert_eq!(text.believed(), two);
        assert_eq!(text.look(MORE), Belief::Wait);
        assert_eq!(text.look(MORE), Belief::Read);
    }

    #[test]
    fn an_empty_file_may_wait_for_its_first_game() {
        let mut text = Settling::default();
        assert_eq!(text.look(b""), Belief::Read);
        assert_eq!(text.look(ONE), Belief::Read);
    }
}
