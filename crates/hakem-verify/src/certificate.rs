//! Reading a certificate. The format is documented in `docs/certificate.md`.

use crate::rules::{Kind, Position, Set, Side, Square, set};
use crate::walls::{Cage, Man, Walls};
use crate::{Fault, Problem};

/// What a certificate says.
pub(crate) struct Certificate {
    pub(crate) fen: String,
    pub(crate) position: Position,
    pub(crate) half_moves: u32,
    pub(crate) chess960: bool,
    pub(crate) winner: Side,
    /// Whether the 75-move limit ends the series of moves.
    pub(crate) limited: bool,
    pub(crate) claim: Claim,
    /// The line on which the claim is made.
    pub(crate) claim_line: usize,
}

pub(crate) enum Claim {
    /// These moves lead to mate.
    Mates(Vec<String>),
    Ended(String),
    Material(String),
    Walls(Walls),
    /// At most so many positions, and those that are not played on from.
    Closed(u64, Vec<Walls>),
}

struct Lines<'a> {
    lines: std::str::Lines<'a>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn fault(&self, expected: &'static str) -> Fault {
        Fault {
            line: self.number,
            problem: Problem::Unreadable { expected },
        }
    }

    /// The rest of the next line, which has to start with a word.
    fn field(&mut self, word: &'static str) -> Result<&'a str, Fault> {
        self.number += 1;
        let line = self.lines.next().ok_or_else(|| self.fault(word))?;
        let rest = line.strip_prefix(word).ok_or_else(|| self.fault(word))?;
        Ok(rest.strip_prefix(' ').unwrap_or(rest))
    }
}

/// The sum at the end of a certificate: FNV-1a over all bytes before its line.
pub(crate) fn sum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

pub(crate) fn read(text: &str) -> Result<Certificate, Fault> {
    let mut lines = Lines {
        lines: text.lines(),
        number: 0,
    };
    if lines.field("hakem-certificate")? != "1" {
        return Err(lines.fault("hakem-certificate 1"));
    }
    let fen = lines.field("fen")?.to_owned();
    let (position, half_moves) = read_fen(&fen).ok_or_else(|| lines.fault("a usable FEN"))?;
    let chess960 = choose(&mut lines, "mode", ["standard", "chess960"])?;
    let winner = if choose(&mut lines, "winner", ["white", "black"])? {
        Side::Black
    } else {
        Side::White
    };
    let limited = choose(&mut lines, "limit", ["ignored", "75"])?;
    let cannot = choose(&mut lines, "claim", ["mates", "cannot-mate"])?;
    let claim_line = lines.number + 1;
    let claim = if cannot {
        read_reason(&mut lines)?
    } else {
        Claim::Mates(
            lines
                .field("line")?
                .split_whitespace()
                .map(str::to_owned)
                .collect(),
        )
    };
    let found = lines.field("sum")?;
    let body = text
        .rfind("\nsum ")
        .and_then(|end| text.get(..=end))
        .unwrap_or_default();
    if found != format!("{:016x}", sum(body)) || lines.lines.next().is_some() {
        return Err(Fault {
            line: lines.number,
            problem: Problem::Sum,
        });
    }
    Ok(Certificate {
        fen,
        position,
        half_moves,
        chess960,
        winner,
        limited,
        claim,
        claim_line,
    })
}

/// Whether a field has the second of two values.
fn choose(
    lines: &mut Lines<'_>,
    word: &'static str,
    values: [&'static str; 2],
) -> Result<bool, Fault> {
    let value = lines.field(word)?;
    match values.iter().position(|&one| one == value) {
        Some(at) => Ok(at == 1),
        None => Err(lines.fault(word)),
    }
}

fn read_reason(lines: &mut Lines<'_>) -> Result<Claim, Fault> {
    let reason = lines.field("reason")?;
    let (kind, detail) = reason.split_once(' ').unwrap_or((reason, ""));
    match kind {
        "ended" => Ok(Claim::Ended(detail.to_owned())),
        "material" => Ok(Claim::Material(detail.to_owned())),
        "walls" => read_walls(lines).map(Claim::Walls),
        "closed" => {
            let mut numbers = detail.split(' ').map(str::parse::<u64>);
            let (Some(Ok(positions)), Some(Ok(count)), None) =
                (numbers.next(), numbers.next(), numbers.next())
            else {
                return Err(lines.fault("reason closed POSITIONS WALLS"));
            };
            let walls = (0..count)
                .map(|_| read_walls(lines))
                .collect::<Result<_, _>>()?;
            Ok(Claim::Closed(positions, walls))
        }
        _ => Err(lines.fault("reason ended, material, walls or closed")),
    }
}

fn read_walls(lines: &mut Lines<'_>) -> Result<Walls, Fault> {
    let text = lines.field("walls")?;
    let mut walls = Walls {
        men: Vec::new(),
        cage: None,
    };
    for word in text.split_whitespace() {
        let read = match word.strip_prefix("cage=") {
            Some(cage) => read_cage(cage).map(|cage| walls.cage = Some(cage)),
            None => read_man(word).map(|man| walls.men.push(man)),
        };
        read.ok_or_else(|| lines.fault("a man and its squares, as in Pe4=10000000"))?;
    }
    if walls.men.len() > 64 {
        return Err(lines.fault("at most 64 men"));
    }
    Ok(walls)
}

fn read_cage(text: &str) -> Option<Cage> {
    let (side, squares) = text.split_once(':')?;
    let side = read_side(side)?;
    Some(Cage {
        side,
        squares: Set::from_str_radix(squares, 16).ok()?,
    })
}

fn read_man(text: &str) -> Option<Man> {
    let (man, reach) = text.split_once('=')?;
    let mut letters = man.chars();
    let (side, kind) = read_letter(letters.next()?)?;
    let at = read_square(letters.as_str())?;
    Some(Man {
        side,
        kind,
        at,
        reach: Set::from_str_radix(reach, 16).ok()?,
    })
}

fn read_side(text: &str) -> Option<Side> {
    match text {
        "w" => Some(Side::White),
        "b" => Some(Side::Black),
        _ => None,
    }
}

fn read_letter(letter: char) -> Option<(Side, Kind)> {
    let side = if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    };
    let kind = match letter.to_ascii_lowercase() {
        'p' => Kind::Pawn,
        'n' => Kind::Knight,
        'b' => Kind::Bishop,
        'r' => Kind::Rook,
        'q' => Kind::Queen,
        'k' => Kind::King,
        _ => return None,
    };
    Some((side, kind))
}

fn read_square(text: &str) -> Option<Square> {
    let &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] = text.as_bytes() else {
        return None;
    };
    Some((rank - b'1') as Square * 8 + (file - b'a') as Square)
}

/// The position and half-move clock of a FEN in which the question has a meaning.
fn read_fen(fen: &str) -> Option<(Position, u32)> {
    let fields: Vec<&str> = fen.split(' ').collect();
    let &[placement, mover, castling, ep, half_moves, moves] = fields.as_slice() else {
        return None;
    };
    let number = |text: &str| -> Option<u32> {
        text.bytes()
            .all(|digit| digit.is_ascii_digit())
            .then(|| text.parse().ok())?
    };
    number(moves)?;
    let mut position = Position::empty(read_side(mover)?);
    let ranks: Vec<&str> = placement.split('/').collect();
    if ranks.len() != 8 {
        return None;
    }
    for (row, rank) in (0..8).rev().zip(ranks) {
        let mut file = 0;
        for letter in rank.chars() {
            if let Some(gap) = letter.to_digit(9).filter(|&gap| gap > 0) {
                file += gap as Square;
                if file > 8 {
                    return None;
                }
            } else {
                let (side, kind) = read_letter(letter)?;
                if file > 7 || (kind == Kind::Pawn && (row == 0 || row == 7)) {
                    return None;
                }
                position.put(side, kind, row * 8 + file);
                file += 1;
            }
        }
        if file != 8 {
            return None;
        }
    }
    let one_king = |side| position.men(side, Kind::King).count_ones() == 1;
    if !one_king(Side::White) || !one_king(Side::Black) {
        return None;
    }
    if castling != "-" {
        for right in castling.chars() {
            position.castling |= castling_rook(&position, right)?;
        }
    }
    if position.in_check(position.mover.other()) {
        return None;
    }
    if ep != "-" {
        let ep = read_square(ep)?;
        ep_possible(&position, ep).then(|| position.set_ep(ep))?;
    }
    Some((position, number(half_moves)?))
}

/// The rook that a letter of the castling field means.
fn castling_rook(position: &Position, right: char) -> Option<Set> {
    let side = if right.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    };
    let king = position.king(side);
    if side.rank(king) != 0 {
        return None;
    }
    let first = king & !7;
    let rooks = position.men(side, Kind::Rook);
    let rook = |file: &Square| rooks & set(first + file) != 0;
    let file = match right.to_ascii_lowercase() {
        'k' => (king - first + 1..8).rev().find(rook)?,
        'q' => (0..king - first).find(rook)?,
        letter @ 'a'..='h' => (letter as u8 - b'a') as Square,
        _ => return None,
    };
    rook(&file).then(|| set(first + file))
}

/// Whether a pawn of the waiting side may just have passed the square.
fn ep_possible(position: &Position, ep: Square) -> bool {
    let waiting = position.mover.other();
    let (_, ahead) = waiting.forward();
    let occupied = position.all(Side::White) | position.all(Side::Black);
    waiting.rank(ep) == 2
        && position.men(waiting, Kind::Pawn) & set(ep + 8 * ahead) != 0
        && occupied & (set(ep) | set(ep - 8 * ahead)) == 0
}
