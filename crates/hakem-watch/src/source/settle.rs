//! When a text is to be believed. Whoever writes a file first empties it, or is still writing: a
//! text that breaks off in a word has to be seen twice. One in which games are missing has to stand
//! still for longer: a long file may be written slowly, with the games at its end to come.

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
    /// The last text that was not.
    doubted: Option<Doubted>,
}

/// A text that was put off.
#[derive(Clone, Debug)]
struct Doubted {
    text: Vec<u8>,
    why: Doubt,
    /// At how many looks in a row there was this doubt, and at how many of them this text.
    looks: u32,
    still: u32,
}

/// Why a text may be half written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doubt {
    /// There is no game in it.
    Nothing,
    /// Games that were there are not in it.
    Lost(Ending),
    /// It breaks off, or is only the beginning of what was there.
    Short,
}

/// How a text ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// With the result of a game.
    Whole,
    /// In a game.
    Open,
}

/// After so many looks in a row a text that keeps changing is believed as it is.
const PATIENCE: u32 = 3;

/// After so many, where games are missing in it: somebody may be writing a long file slowly.
const LONG_PATIENCE: u32 = 30;

impl Doubt {
    /// At how many looks the text has to be the same to be believed, and after how many looks of
    /// changing texts one is believed.
    const fn patience(self) -> (u32, u32) {
        match self {
            Doubt::Nothing => (u32::MAX, u32::MAX),
            Doubt::Short => (2, PATIENCE + 1),
            Doubt::Lost(Ending::Whole) => (3, LONG_PATIENCE),
            Doubt::Lost(Ending::Open) => (6, LONG_PATIENCE),
        }
    }

    /// Whether it is the same doubt, however the text ends.
    const fn is_like(self, other: Doubt) -> bool {
        matches!(
            (self, other),
            (Doubt::Nothing, Doubt::Nothing)
                | (Doubt::Short, Doubt::Short)
                | (Doubt::Lost(_), Doubt::Lost(_))
        )
    }
}

/// What is to be done with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Belief {
    /// It is the one that was believed before.
    Same,
    /// It is to be read.
    Read,
    /// It is to be looked at again.
    Wait,
    /// There is no game in it, and there were some.
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
        if self.is_believed(text) {
            self.doubted = None;
            return Belief::Same;
        }
        let held_something = |old: &[u8]| !old.trim_ascii().is_empty();
        let empty = text.trim_ascii().is_empty();
        if empty && self.believed.as_deref().is_some_and(held_something) {
            return self.nothing(text);
        }
        if let Some(why) = self.doubt(text) {
            let (looks, still) = self.put_off(text, why);
            let (enough_still, enough) = why.patience();
            if still < enough_still && looks < enough {
                return Belief::Wait;
            }
        }
        self.believed = Some(text.to_owned());
        self.doubted = None;
        Belief::Read
    }

    /// What to do with a text in which there is no game. It is never believed.
    pub fn nothing(&mut self, text: &[u8]) -> Belief {
        let (looks, _) = self.put_off(text, Doubt::Nothing);
        if looks > PATIENCE {
            Belief::Emptied
        } else {
            Belief::Wait
        }
    }

    /// What to do with a text that is seen between two looks. Only what leaves no doubt is believed;
    /// the rest is as if it had not been seen, for doubts are counted by looks.
    pub fn glance(&mut self, text: &[u8]) -> Belief {
        let doubtful = text.trim_ascii().is_empty() || self.doubt(text).is_some();
        if doubtful && !self.is_believed(text) {
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

    /// Whether it is the text that was believed last.
    #[must_use]
    pub fn is_believed(&self, text: &[u8]) -> bool {
        self.believed.as_deref() == Some(text)
    }

    /// Counts the looks at which there was a doubt, and those at which the text was the same.
    fn put_off(&mut self, text: &[u8], why: Doubt) -> (u32, u32) {
        let before = self.doubted.take();
        let (looks, still) = match before.filter(|before| before.why.is_like(why)) {
            Some(before) if before.text == text => (before.looks, before.still),
            Some(before) => (before.looks, 0),
            None => (0, 0),
        };
        let (looks, still) = (looks.saturating_add(1), still.saturating_add(1));
        self.doubted = Some(Doubted {
            text: text.to_owned(),
            why,
            looks,
            still,
        });
        (looks, still)
    }

    /// Why the text may be half written, if it may.
    fn doubt(&self, text: &[u8]) -> Option<Doubt> {
        let ending = ending(text);
        let old = self.believed.as_deref();
        if old.is_some_and(|old| games(text) < games(old)) {
            return Some(Doubt::Lost(ending));
        }
        let whole = self.coming == Coming::Sent || text.is_empty();
        let breaks_off = !whole && !text.ends_with(b"\n");
        let shorter = old.is_some_and(|old| {
            old.starts_with(text) || (ending == Ending::Open && self::ending(old) == Ending::Whole)
        });
        (breaks_off || shorter).then_some(Doubt::Short)
    }
}

/// How a text ends: whoever writes a file game by game may stop after a result for a moment, and
/// hardly ever stops for long within a game.
fn ending(text: &[u8]) -> Ending {
    let last = text.trim_ascii_end().rsplit(u8::is_ascii_whitespace).next();
    match last {
        Some(b"*" | b"1-0" | b"0-1" | b"1/2-1/2" | b"0-0") => Ending::Whole,
        _ => Ending::Open,
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
    fn what_has_lost_a_game_has_to_stand_still() {
        let two = [MORE, b"\n", ONE].concat();
        let mut text = Settling::default();
        assert_eq!(text.look(&two), Belief::Read);
        assert_eq!(text.look(MORE), Belief::Wait);
        assert_eq!(text.look(&two), Belief::Same);
        assert_eq!(text.look(ONE), Belief::Wait);
        assert_eq!(text.look(ONE), Belief::Wait);
        assert_eq!(text.look(ONE), Belief::Read);
    }

    #[test]
    fn games_that_are_written_slowly_are_not_missed() {
        let all = [ONE, b"\n"].concat().repeat(30);
        let mut text = Settling::default();
        assert_eq!(text.look(&all), Belief::Read);
        let next = [MORE, b"\n"].concat().repeat(30);
        // Ten pieces, between results, lines and letters; some are seen twice.
        for piece in 1..10 {
            let part = next.get(..next.len() * piece / 10).unwrap();
            assert_eq!(text.look(part), Belief::Wait);
            assert_eq!(text.look(part), Belief::Wait);
        }
        // All games have begun, and the last is not yet whole.
        let open = next.get(..next.len() - "e5 *\n\n".len()).unwrap();
        assert_eq!(text.look(open), Belief::Wait);
        assert_eq!(text.look(&next), Belief::Read);
    }

    #[test]
    fn a_game_that_is_gone_from_a_text_that_keeps_changing_is_gone_in_the_end() {
        let mut text = Settling::default();
        assert_eq!(text.look(&[ONE, b"\n"].concat().repeat(3)), Belief::Read);
        let mut looks = 0;
        loop {
            looks += 1;
            let now = [ONE.to_vec(), format!("{looks}\n").into_bytes()].concat();
            if text.look(&now) == Belief::Read {
                break;
            }
        }
        assert_eq!(looks, LONG_PATIENCE);
    }

    #[test]
    fn what_holds_no_game_is_never_believed() {
        let mut text = Settling::default();
        assert_eq!(text.look(ONE), Belief::Read);
        for _ in 0..3 {
            assert_eq!(text.nothing(b"<html>"), Belief::Wait);
        }
        assert_eq!(text.nothing(b"<html>"), Belief::Emptied);
        assert_eq!(text.look(ONE), Belief::Same);
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
