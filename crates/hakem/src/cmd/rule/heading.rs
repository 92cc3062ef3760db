//! Who did what, in a few words: the heading over a ruling.

use hakem_answers::event_log::Line;
use hakem_laws::record::event::{Decision, Event, IllegalKind, Party, What};
use hakem_words::codes;
use shakmaty::Color;

use crate::layout::harmless;
use crate::words::{Argument, Words};

/// The longest heading; behind the number it still fits into 80 columns.
const LONGEST: usize = 70;

/// An event as its heading tells it.
pub(super) struct Heading<'a> {
    /// The line of the log.
    pub(super) line: &'a Line,
    /// What was read of it.
    pub(super) event: &'a Event,
    /// Whose event it is.
    pub(super) actor: Option<Party>,
    /// The language.
    pub(super) words: Words,
}

impl Heading<'_> {
    /// The heading: who, what, of whom, and which.
    pub(super) fn text(&self) -> String {
        let parts = [
            self.who().map(|who| self.party(who)),
            Some(self.what()),
            self.of().map(|of| self.player(of)),
            self.which(),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        shortened(&parts.join(" · "))
    }

    /// Whoever is absent is the one of whom something is told, whoever tells it.
    fn who(&self) -> Option<Party> {
        match self.event.what {
            What::Absent { of } => Some(Party::Player(of)),
            _ => self.actor,
        }
    }

    fn party(&self, party: Party) -> String {
        match party {
            Party::Player(color) => self.player(color),
            Party::Arbiter => self.words.tell("cli-event-by-arbiter"),
        }
    }

    fn player(&self, color: Color) -> String {
        let key = if color.is_white() { "white" } else { "black" };
        self.words
            .say("player", &[("player", Argument::Text(key.to_owned()))])
    }

    fn what(&self) -> String {
        let Some(name) = self.line.name() else {
            return self.words.tell("cli-event-unreadable");
        };
        let id = format!("cli-event-{}", name.replace('_', "-"));
        let ids = [
            // Nobody is named, and it can have been anybody.
            self.who().is_none().then(|| format!("{id}-impersonal")),
            self.decision(),
            Some(id),
        ];
        let known = ids.into_iter().flatten();
        known
            .into_iter()
            .find(|id| hakem_words::has_message(id))
            .map_or_else(|| harmless(name), |id| self.words.tell(&id))
    }

    /// The message of what the arbiter decides.
    fn decision(&self) -> Option<String> {
        let What::Decision(decision) = self.event.what else {
            return None;
        };
        let code = match decision {
            Decision::Restore(_) => "restore",
            Decision::SetClock => "set-clock",
            Decision::Warn => "warn",
            Decision::Penalty => "penalty",
            Decision::Result(_) => "result",
            Decision::Resume => "resume",
            _ => return None,
        };
        Some(format!("cli-event-arbiter-{code}"))
    }

    /// Whose it is, where it is not that of the opponent.
    fn of(&self) -> Option<Color> {
        let (What::Flag { of, .. }
        | What::Illegal { of, .. }
        | What::TouchBreach { of, .. }
        | What::Irregularity { of: Some(of), .. }) = self.event.what
        else {
            return None;
        };
        let is_told = match self.actor {
            Some(Party::Player(by)) if matches!(self.event.what, What::Irregularity { .. }) => {
                by == of
            }
            Some(Party::Player(by)) => by != of,
            _ => false,
        };
        (!is_told).then_some(of)
    }

    /// Which move, square, fault or ground it is.
    fn which(&self) -> Option<String> {
        let given = |key| self.line.detail(key).map(|text| harmless(&text));
        match &self.event.what {
            What::Illegal { kind, .. } => self.fault(*kind),
            What::Irregularity { .. } => self.irregularity().or_else(|| given("kind")),
            What::Claim(claim) => {
                let ground = codes::claim_ground(claim.ground, self.words.lang);
                Some(match given("move") {
                    Some(intended) => format!("{ground} · {intended}"),
                    None => ground,
                })
            }
            What::Decision(Decision::Result(score)) => Some(hakem_words::score_sign(*score)),
            What::Decision(Decision::Restore(_)) | What::TakeBack { .. } => {
                let ply = self.line.detail("ply")?.parse().ok()?;
                Some(
                    self.words
                        .say("cli-event-ply", &[("ply", Argument::Number(ply))]),
                )
            }
            What::Decision(_) if self.decision().is_none() => given("decision"),
            _ => given("move").or_else(|| given("square")),
        }
    }

    fn fault(&self, kind: IllegalKind) -> Option<String> {
        let code = match kind {
            IllegalKind::Move => return None,
            IllegalKind::Promotion => "promotion",
            IllegalKind::PressWithoutMove => "press-without-move",
            IllegalKind::TwoHands => "two-hands",
        };
        Some(self.words.tell(&format!("cli-event-illegal-{code}")))
    }

    /// The irregularity in words, where it is one that is known.
    fn irregularity(&self) -> Option<String> {
        let kind = self.line.detail("kind")?;
        let named = |kind: String| {
            self.words
                .say("irregularity", &[("kind", Argument::Text(kind))])
        };
        let other = named("other".to_owned());
        let told = named(kind);
        (told != other).then(|| uncapital(&told))
    }
}

/// The text with a small letter in front; the messages begin with no letter that Turkish treats
/// in its own way.
fn uncapital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_lowercase);
    first.into_iter().flatten().chain(letters).collect()
}

fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.pop();
        short.push('…');
    }
    short
}
