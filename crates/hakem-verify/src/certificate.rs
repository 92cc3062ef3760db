//! Reading a certificate. The format is documented in `docs/certificate.md`.

use crate::rules::{
    CASTLING, FILE_A, KING, Kind, PAWN, Position, ROOK, SIDES, Set, Side, ahead, each,
};
use crate::series::Question;
use crate::walls::{Man, Walls};
use crate::{Fault, Problem};

/// What a certificate says.
pub(crate) struct Certificate<'a> {
    pub(crate) fen: String,
    pub(crate) question: Question,
    pub(crate) claim: Claim<'a>,
}

/// The line on which the claim stands.
pub(crate) const CLAIM_LINE: usize = 5;

pub(crate) enum Claim<'a> {
    /// These moves lead to mate.
    Mates(&'a str),
    /// All series of moves end without mate, in at most so many positions; where these walls stand
    /// nothing needs to be played on.
    Closed(u64, Vec<Walls>),
}

/// What is still to be read, and how many lines have been.
struct Lines<'a>(&'a str, usize);

impl<'a> Lines<'a> {
    fn fault<T>(&self, problem: Problem) -> Result<T, Fault> {
        let line = self.1;
        Err(Fault { line, problem })
    }

    /// The rest of the next line, which has to start with a word, and a space where more follows.
    fn field(&mut self, word: &'static str) -> Result<&'a str, Fault> {
        let (line, after) = self.0.split_once('\n').unwrap_or_default();
        *self = Lines(after, self.1 + 1);
        let rest = line.strip_prefix(word);
        let rest = rest.and_then(|rest| match rest.strip_prefix(' ') {
            None if !rest.is_empty() => None,
            after => Some(after.unwrap_or(rest)),
        });
        rest.map_or_else(|| self.fault(Problem::Unreadable(word)), Ok)
    }

    /// A field of which something can be made.
    fn read<T>(&mut self, word: &'static str, make: fn(&str) -> Option<T>) -> Result<T, Fault> {
        let made = make(self.field(word)?);
        made.map_or_else(|| self.fault(Problem::Unreadable(word)), Ok)
    }
}

pub(crate) fn read(text: &str) -> Result<Certificate<'_>, Fault> {
    let mut lines = Lines(text, 0);
    lines.field("hakem-certificate 2")?;
    let (fen, position, half_moves) = lines.read("fen", read_fen)?;
    let winner = lines.read("winner", |side| choose(side, ["white", "black"], SIDES))?;
    let limited = lines.read("limit", |word| {
        choose(word, ["ignored", "75"], [false, true])
    })?;
    let claim = if lines.0.starts_with("mates") {
        Claim::Mates(lines.field("mates")?)
    } else {
        let bound = lines.read("closed", |bound| bound.parse().ok())?;
        let mut walls = Vec::new();
        while lines.0.starts_with("walls") {
            walls.push(lines.read("walls", read_walls)?);
        }
        Claim::Closed(bound, walls)
    };
    let body = text.strip_suffix(lines.0).unwrap_or(text);
    if lines.field("sum")? != crate::sum(body) || !lines.0.is_empty() {
        return lines.fault(Problem::Sum);
    }
    let question = Question {
        position,
        half_moves,
        winner,
        limited,
    };
    Ok(Certificate {
        fen,
        question,
        claim,
    })
}

fn read_walls(text: &str) -> Option<Walls> {
    let (mut men, mut cage) = (Vec::with_capacity(32), 0);
    for word in text.split_ascii_whitespace() {
        match word.strip_prefix("cage=") {
            Some(squares) => cage = Set::from_str_radix(squares, 16).ok()?,
            None => men.push(read_man(word)?),
        }
    }
    Some(Walls { men, cage })
}

/// A man and its squares, as in `Pa4`, `Ke1=3838`, `pa7*`.
fn read_man(word: &str) -> Option<Man> {
    let (side, kind) = read_letter(word.chars().next()?)?;
    let at = read_square(word.get(1..3)?)?;
    let reach = match word.get(3..)? {
        "" => at,
        "*" => !0,
        set => Set::from_str_radix(set.strip_prefix('=')?, 16).ok()?,
    };
    Some(Man {
        side,
        kind,
        at,
        reach,
    })
}

/// The value that goes with one of two words.
fn choose<T: Copy>(text: &str, words: [&str; 2], values: [T; 2]) -> Option<T> {
    let place = words.iter().position(|&word| word == text)?;
    values.get(place).copied()
}

/// White's men and rights are written with capital letters.
fn side_of(letter: char) -> Side {
    SIDES[usize::from(letter.is_ascii_lowercase())]
}

fn read_letter(letter: char) -> Option<(Side, Kind)> {
    let letters = [
        ['P', 'N', 'B', 'R', 'Q', 'K'],
        ['p', 'n', 'b', 'r', 'q', 'k'],
    ];
    let side = side_of(letter);
    let kind = letters[side as usize]
        .iter()
        .position(|&kind| kind == letter)?;
    Some((side, PAWN + kind))
}

fn read_square(text: &str) -> Option<Set> {
    match *text.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(1 << (8 * (rank - b'1') + file - b'a')),
        _ => None,
    }
}

/// A FEN in which the question has a meaning, its position and its half-move clock.
pub(crate) fn read_fen(fen: &str) -> Option<(String, Position, u32)> {
    let mut fields = fen.split_ascii_whitespace();
    let mut position = read_placement(fields.next()?)?;
    position.mover = choose(fields.next()?, ["w", "b"], SIDES)?;
    for right in fields.next()?.chars().filter(|&right| right != '-') {
        add_castling(&mut position, right)?;
    }
    let (mover, waiting) = (position.mover, position.mover.other());
    let passed = fields.next()?;
    if passed != "-" {
        // A pawn has just come from the one square behind it over the other.
        let passed = read_square(passed)? & waiting.rank(2);
        let empty = (passed | ahead(mover, passed)) & !position.occupied();
        let pawn = ahead(waiting, passed) & position.men(waiting, PAWN);
        (pawn != 0 && empty.count_ones() == 2).then(|| position.set_passed(passed))?;
    }
    let (half_moves, _) = (
        fields.next()?.parse().ok()?,
        fields.next()?.parse::<u32>().ok()?,
    );
    let sound = fields.next().is_none() && !position.in_check(waiting);
    sound.then(|| (fen.to_owned(), position, half_moves))
}

fn read_placement(text: &str) -> Option<Position> {
    let mut position = Position::default();
    let mut ends = (1..=8).rev().map(|rank| 8 * rank);
    for rank in text.split('/') {
        let end = ends.next()?;
        let mut at = end - 8;
        for letter in rank.chars() {
            if let Some(gap) = letter.to_digit(9).filter(|gap| *gap > 0) {
                at += gap;
            } else {
                let (side, kind) = read_letter(letter)?;
                position.put(side, kind, 1_u64.checked_shl(at)?);
                at += 1;
            }
        }
        (at == end).then_some(())?;
    }
    let fits = |side: Side| {
        let last = position.men(side, PAWN) & (side.rank(0) | side.rank(7));
        last == 0 && position.men(side, KING).is_power_of_two()
    };
    (ends.next().is_none() && fits(Side::White) && fits(Side::Black)).then_some(position)
}

/// Notes the rook that a letter of the castling field means.
fn add_castling(position: &mut Position, right: char) -> Option<()> {
    let side = side_of(right);
    let king = position.men(side, KING) & side.rank(0);
    let mut rooks = each(position.men(side, ROOK) & side.rank(0));
    let rook = match right.to_ascii_lowercase() {
        'k' => rooks.filter(|&rook| rook > king).last()?,
        'q' => rooks.find(|&rook| rook < king)?,
        file @ 'a'..='h' => rooks.find(|&rook| rook & FILE_A << (file as u8 - b'a') != 0)?,
        _ => return None,
    };
    (king != 0).then(|| position.put(side, CASTLING, rook))
}
