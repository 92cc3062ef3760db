//! Events of four bytes: what, who, and two for the details.

use crate::random::Random;

const HEAD: usize = 2;
const EVENT: usize = 4;

type Event = [u8; EVENT];

fn taken_apart(input: &[u8]) -> (Vec<u8>, Vec<Event>) {
    let head = input.get(..HEAD).unwrap_or(input).to_vec();
    let rest = input.get(HEAD..).unwrap_or_default();
    let events = rest
        .chunks_exact(EVENT)
        .filter_map(|event| event.try_into().ok());
    (head, events.collect())
}

fn put_together(mut head: Vec<u8>, events: &[Event]) -> Vec<u8> {
    head.resize(HEAD, 0);
    head.extend(events.as_flattened());
    head
}

/// Changes an input.
pub(crate) fn change(input: &mut Vec<u8>, random: &mut Random) {
    let (mut head, mut events) = taken_apart(input);
    let at = random.below(events.len() + 1);
    match random.below(12) {
        0 => {
            if let Some(byte) = head.get_mut(usize::from(random.one_in(2))) {
                *byte = random.byte();
            }
        }
        1 | 2 => insert(&mut events, at, &[any(random)]),
        3 if random.one_in(3) => insert(&mut events, at, &claim(random)),
        3 => insert(&mut events, at, &moves(random)),
        4 => insert(&mut events, at, &procedure(random)),
        5 => drop(events.drain(random.piece(events.len(), 4))),
        6 => events.truncate(at),
        7 => {
            let piece = events
                .get(random.piece(events.len(), 8))
                .unwrap_or_default()
                .to_vec();
            insert(&mut events, at, &piece);
        }
        8 => {
            let other = random.below(events.len());
            if at < events.len() {
                events.swap(at, other);
            }
        }
        _ => {
            if let Some(event) = events.get_mut(at) {
                change_one(event, random);
            }
        }
    }
    *input = put_together(head, &events);
}

fn change_one(event: &mut Event, random: &mut Random) {
    let [kind, who, a, b] = event;
    match random.below(5) {
        0 => *kind = random.byte() & 31,
        1 => *who = by(random),
        2 => *a = random.byte(),
        3 => *b = detail(random),
        _ => *event = any(random),
    }
}

fn insert(events: &mut Vec<Event>, at: usize, new: &[Event]) {
    let at = at.min(events.len());
    drop(events.splice(at..at, new.iter().copied()));
}

/// White, Black, the arbiter or nobody, with or without a time.
fn by(random: &mut Random) -> u8 {
    u8::try_from(random.below(5)).unwrap_or(0) + if random.one_in(3) { 65 } else { 0 }
}

/// Small numbers say more than great ones.
fn detail(random: &mut Random) -> u8 {
    match random.below(3) {
        0 => random.byte() & 7,
        1 => random.byte() & 31,
        _ => random.byte(),
    }
}

fn any(random: &mut Random) -> Event {
    [
        random.byte() & 31,
        by(random),
        random.byte(),
        detail(random),
    ]
}

const MOVE: u8 = 24;
/// The player's last move is taken back by a move, where that is legal.
const BACK: u8 = 6;

/// Some half-moves; now and then there and back again.
fn moves(random: &mut Random) -> Vec<Event> {
    let one = |random: &mut Random| [MOVE, 3, random.byte(), 0];
    if random.one_in(3) {
        let there = [one(random), one(random)];
        let back = [[MOVE, 3, 0, BACK]; 2];
        return [there, back].concat().repeat(1 + random.below(5));
    }
    (0..=random.below(12)).map(|_| one(random)).collect()
}

/// There and back again, and a claim on the move that would do it once more.
fn claim(random: &mut Random) -> Vec<Event> {
    let round = [[MOVE, 3, random.byte(), 0], [MOVE, 3, random.byte(), 0]];
    let back = [[MOVE, 3, 0, BACK]; 2];
    let mut events = [round, back].concat().repeat(2 + random.below(3));
    events.truncate(events.len() - random.below(4));
    // The ground, the form, and whether a move is named stand in the same byte.
    let form = [0, 8, 32, 64, 96]
        .get(random.below(5))
        .copied()
        .unwrap_or(0);
    let mv = random.of(&[0, BACK, BACK]).copied().unwrap_or(0);
    events.push([9, by(random) & 65, random.byte(), form | mv]);
    if random.one_in(2) {
        events.push([
            random.byte() & 31,
            by(random),
            random.byte(),
            detail(random),
        ]);
    }
    events
}

/// Events that belong together: a fault and what is said of it, an offer and its answer.
fn procedure(random: &mut Random) -> Vec<Event> {
    let (a, b) = (random.byte(), detail(random));
    let [own, other] = if random.one_in(2) { [0, 1] } else { [1, 0] };
    let kinds: &[(u8, u8)] = match random.below(9) {
        0 => &[(0, 0), (MOVE, 0), (16, 1)],
        1 => &[(MOVE, 0), (14, 1), (MOVE, 0)],
        2 => &[(2, 0), (4, 0), (3, 0), (6, 1)],
        3 => &[(9, 0), (11, 0), (6, 1)],
        4 => &[(9, 0), (21, 2), (MOVE, 0)],
        5 => &[(2, 0), (0, 0), (3, 0), (14, 1), (0, 0)],
        6 => &[(3, 0), (14, 1), (MOVE, 0), (MOVE, 1)],
        7 => &[(13, 0), (13, 1), (12, 0)],
        _ => &[(14, 1), (16, 1), (MOVE, 0), (3, 0), (14, 1)],
    };
    let event = |(kind, who): &(u8, u8)| {
        let who = match who {
            0 => own,
            1 => other,
            other => *other,
        };
        [*kind, who, a, b]
    };
    kinds.iter().map(event).collect()
}

/// Events of the second input among those of the first.
pub(crate) fn cross(first: &[u8], second: &[u8], random: &mut Random) -> Vec<u8> {
    let (head, mut events) = taken_apart(first);
    let (_, other) = taken_apart(second);
    let piece = other.get(random.piece(other.len(), 40)).unwrap_or_default();
    let at = random.below(events.len() + 1);
    if random.one_in(2) {
        events.truncate(at);
    }
    insert(&mut events, at, piece);
    put_together(head, &events)
}
