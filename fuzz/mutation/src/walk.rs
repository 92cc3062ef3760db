//! Half-moves that are legal where they stand.

use shakmaty::{
    CastlingMode, Chess, EnPassantMode, Move, Position, Role,
    fen::Fen,
    san::{San, SanPlus},
    uci::UciMove,
};

use crate::random::Random;

/// Piece letters of king, queen, rook, bishop and knight, by language.
const LETTERS: [[&str; 5]; 7] = [
    ["Ş", "V", "K", "F", "A"],
    ["K", "D", "T", "L", "S"],
    ["R", "D", "T", "F", "C"],
    ["R", "D", "T", "A", "C"],
    ["K", "D", "T", "L", "P"],
    ["Кр", "Ф", "Л", "С", "К"],
    ["♔", "♕", "♖", "♗", "♘"],
];

/// A place in a text at which a half-move stands, or could.
struct Place {
    from: usize,
    to: usize,
    before: Chess,
}

/// Makes a half-move of the text another legal one, or puts a row of legal ones in.
pub(crate) fn change(text: &[u8], random: &mut Random) -> Vec<u8> {
    let places = places(text);
    let Some(place) = random.of(&places) else {
        return text.to_vec();
    };
    let (before, from_here) = text.split_at(place.from.min(text.len()));
    let after = text.get(place.to..).unwrap_or_default();
    let mut position = place.before.clone();
    match random.below(4) {
        0 => [before, one(&mut position, random).as_bytes(), after].concat(),
        1 => [before, row(&mut position, random).join(" ").as_bytes()].concat(),
        _ => [
            before,
            row(&mut position, random).join(" ").as_bytes(),
            b" ",
            from_here,
        ]
        .concat(),
    }
}

/// The half-moves that can be followed from the start, and the end of the text.
fn places(text: &[u8]) -> Vec<Place> {
    let mut position = start(text);
    let mut places = Vec::new();
    let mut at = 0;
    for word in text.split_inclusive(|byte| b" \t\r\n(){}[]\"".contains(byte)) {
        let (from, to) = (
            at,
            at + word.len()
                - usize::from(
                    word.last()
                        .is_some_and(|last| b" \t\r\n(){}[]\"".contains(last)),
                ),
        );
        at += word.len();
        let text = text.get(from..to).unwrap_or_default();
        let number = text
            .iter()
            .take_while(|byte| byte.is_ascii_digit() || **byte == b'.')
            .count();
        let number = if text
            .get(..number)
            .is_some_and(|number| number.contains(&b'.'))
        {
            number
        } else {
            0
        };
        let Some(m) = text.get(number..).and_then(|word| read(&position, word)) else {
            continue;
        };
        places.push(Place {
            from: from + number,
            to,
            before: position.clone(),
        });
        position.play_unchecked(m);
    }
    places.push(Place {
        from: text.len(),
        to: text.len(),
        before: position,
    });
    places
}

/// The position that a FEN tag gives, else the initial one.
fn start(text: &[u8]) -> Chess {
    let tag = b"[FEN \"";
    let fen = text
        .windows(tag.len())
        .position(|window| window == tag)
        .and_then(|at| {
            let value = text.get(at + tag.len()..)?;
            let end = value.iter().position(|byte| *byte == b'"')?;
            value.get(..end)
        });
    fen.and_then(set_up).unwrap_or_default()
}

/// The position that a FEN gives.
pub(crate) fn set_up(fen: &[u8]) -> Option<Chess> {
    Fen::from_ascii(fen)
        .ok()?
        .into_position(CastlingMode::Chess960)
        .ok()
}

/// The legal move that a word means.
pub(crate) fn read(position: &Chess, word: &[u8]) -> Option<Move> {
    if word.is_empty() || word.len() > 8 {
        return None;
    }
    match SanPlus::from_ascii(word) {
        Ok(san) => san.san.to_move(position).ok(),
        Err(_) => UciMove::from_ascii(word).ok()?.to_move(position).ok(),
    }
}

/// Plays a legal move and spells it; empty where there is none.
pub(crate) fn one(position: &mut Chess, random: &mut Random) -> String {
    let legal = position.legal_moves();
    let Some(m) = random.of(&legal) else {
        return String::new();
    };
    play(position, *m, random)
}

fn play(position: &mut Chess, m: Move, random: &mut Random) -> String {
    let spelt = match random.below(12) {
        0 => m.to_uci(CastlingMode::Standard).to_string(),
        1 | 2 => in_letters(&San::from_move(position, m).to_string(), random),
        _ => SanPlus::from_move(position.clone(), m).to_string(),
    };
    position.play_unchecked(m);
    spelt
}

fn in_letters(san: &str, random: &mut Random) -> String {
    let row = random.of(&LETTERS).copied().unwrap_or_default();
    let spelt = san.chars().map(|sign| match "KQRBN".find(sign) {
        Some(at) => row.get(at).copied().unwrap_or_default().to_owned(),
        None => sign.to_string(),
    });
    spelt.collect()
}

/// A row of legal moves; now and then there and back again, a few times.
pub(crate) fn row(position: &mut Chess, random: &mut Random) -> Vec<String> {
    if random.one_in(3)
        && let times = 1 + random.below(5)
        && let Some(row) = round(position, times, random)
    {
        return row;
    }
    (0..=random.below(10))
        .map(|_| one(position, random))
        .filter(|spelt| !spelt.is_empty())
        .collect()
}

/// There and back again, so many times.
pub(crate) fn round(
    position: &mut Chess,
    times: usize,
    random: &mut Random,
) -> Option<Vec<String>> {
    let moves = there_and_back(position, random)?.repeat(times).into_iter();
    Some(moves.map(|m| play(position, m, random)).collect())
}

/// Four half-moves after which the position is the same.
fn there_and_back(position: &Chess, random: &mut Random) -> Option<Vec<Move>> {
    let mut after = position.clone();
    let mut there = Vec::new();
    for _ in 0..2 {
        let quiet: Vec<Move> = after
            .legal_moves()
            .into_iter()
            .filter(|m| m.role() != Role::Pawn && !m.is_capture() && !m.is_castle())
            .collect();
        let m = *random.of(&quiet)?;
        after.play_unchecked(m);
        there.push(m);
    }
    for at in 0..2 {
        let m = *there.get(at)?;
        let back = after.legal_moves().into_iter().find(|back| {
            back.from() == Some(m.to()) && Some(back.to()) == m.from() && back.role() == m.role()
        })?;
        after.play_unchecked(back);
        there.push(back);
    }
    Some(there)
}

/// What stands on the board after a move, or after a man was put somewhere.
pub(crate) fn board(position: &Chess, random: &mut Random) -> String {
    let mut board = position.board().clone();
    let men: Vec<_> = board.occupied().into_iter().collect();
    if random.one_in(2) {
        let mut after = position.clone();
        drop(one(&mut after, random));
        board = after.board().clone();
    }
    if let Some(from) = random.of(&men)
        && random.one_in(2)
        && let Some(man) = board.remove_piece_at(*from)
        && let Some(to) = random.of(&shakmaty::Square::ALL)
    {
        board.set_piece_at(*to, man);
    }
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.board = board;
    Fen::try_from_setup(setup)
        .map(|fen| fen.to_string())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_becomes_another_legal_one() {
        let text = b"[Result \"*\"]\n\n1. e4 e5 2.Nf3 {x} Nc6 *";
        assert_eq!(places(text).len(), 5);
        for seed in 0..200 {
            let changed = change(text, &mut Random::new(seed));
            assert!(changed.starts_with(b"[Result"));
        }
    }

    #[test]
    fn there_and_back_leads_to_the_same_position() {
        let position = Chess::default();
        let rounds = (0..50).filter_map(|seed| there_and_back(&position, &mut Random::new(seed)));
        let mut any = 0;
        for round in rounds {
            let mut after = position.clone();
            round.iter().for_each(|m| after.play_unchecked(*m));
            assert_eq!(after.board(), position.board());
            any += 1;
        }
        assert_ne!(any, 0);
    }
}
