//! All positions with the same men, up to symmetry, each with a number.

use shakmaty::{Color, Piece, Role, Square, attacks};

/// The squares of the men of a class, in the order of its men; zeros for those it does not have.
pub type Squares = [u8; 6];

/// Men on the board: the king of the winner (White), the other king, then the others in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Class(Vec<Piece>);

/// A position of a class, without castling rights and capture in passing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    pub squares: Squares,
    pub turn: Color,
}

/// What a legal move does.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The man that moves, by its place in the class, and to where.
    pub man: usize,
    pub to: u8,
    pub captured: Option<usize>,
    pub promotion: Option<Role>,
}

const PROMOTIONS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

impl Class {
    /// The class of these men besides the kings, and where each of them has gone in the order.
    pub fn new(others: &[Piece]) -> Class {
        let mut men = others.to_vec();
        men.sort_by_key(|piece| (piece.color.is_black(), piece.role));
        men.insert(0, Role::King.of(Color::White));
        men.insert(1, Role::King.of(Color::Black));
        Class(men)
    }

    pub fn men(&self) -> &[Piece] {
        &self.0
    }

    /// The men besides the kings.
    pub fn others(&self) -> &[Piece] {
        &self.0[2..]
    }

    /// As in KBvKN, the winner first.
    pub fn name(&self) -> String {
        let side = |color| {
            let men = self.others().iter().filter(|piece| piece.color == color);
            men.map(|piece| piece.role.upper_char()).collect::<String>()
        };
        format!("K{}vK{}", side(Color::White), side(Color::Black))
    }

    pub fn has_pawns(&self) -> bool {
        self.0.iter().any(|piece| piece.role == Role::Pawn)
    }

    /// How many numbers there are.
    pub fn size(&self) -> usize {
        let kings = if self.has_pawns() { 32 } else { 10 };
        kings << (6 * (self.0.len() - 1) + 1)
    }

    /// The number of a position; the same for all its images by symmetry.
    pub fn number(&self, placed: &Placed) -> usize {
        let king = placed.squares[0];
        let mut flip = if king & 7 > 3 { 7 } else { 0 };
        if self.has_pawns() {
            return self.number_of(placed, |square| square ^ flip);
        }
        flip |= if king >> 3 > 3 { 56 } else { 0 };
        let turn = |square: u8| (square ^ flip) >> 3 | ((square ^ flip) & 7) << 3;
        let (file, rank) = ((king ^ flip) & 7, (king ^ flip) >> 3);
        match rank.cmp(&file) {
            std::cmp::Ordering::Less => self.number_of(placed, |square| square ^ flip),
            std::cmp::Ordering::Greater => self.number_of(placed, turn),
            // On the diagonal both images have the king where it should be.
            std::cmp::Ordering::Equal => {
                let number = self.number_of(placed, |square| square ^ flip);
                number.min(self.number_of(placed, turn))
            }
        }
    }

    fn number_of(&self, placed: &Placed, image: impl Fn(u8) -> u8) -> usize {
        let mut squares = Squares::default();
        let count = self.0.len();
        for (to, &square) in squares.iter_mut().zip(&placed.squares) {
            *to = image(square);
        }
        // Men of one kind are interchangeable.
        for _ in 3..count {
            for n in 3..count {
                if self.0[n - 1] == self.0[n] && squares[n - 1] > squares[n] {
                    squares.swap(n - 1, n);
                }
            }
        }
        let (file, rank) = (usize::from(squares[0] & 7), usize::from(squares[0] >> 3));
        let king = if self.has_pawns() { rank * 4 + file } else { file * (file + 1) / 2 + rank };
        let number = squares[1..count].iter().fold(king, |all, &at| all << 6 | usize::from(at));
        number << 1 | usize::from(placed.turn.is_black())
    }

    /// The position of a number, if it is legal (Article 3.9) and no image of another one's.
    pub fn position(&self, number: usize) -> Option<Placed> {
        let count = self.0.len();
        let mut squares = Squares::default();
        let mut rest = number >> 1;
        for square in squares[1..count].iter_mut().rev() {
            *square = (rest & 63) as u8;
            rest >>= 6;
        }
        squares[0] = if self.has_pawns() {
            (rest / 4 * 8 + rest % 4) as u8
        } else {
            let file = (0..4).rev().find(|file| file * (file + 1) / 2 <= rest).unwrap_or(0);
            ((rest - file * (file + 1) / 2) * 8 + file) as u8
        };
        let mut occupied = 0_u64;
        for (piece, &square) in self.0.iter().zip(&squares) {
            let outer = square < 8 || square >= 56;
            if occupied & 1 << square != 0 || (outer && piece.role == Role::Pawn) {
                return None;
            }
            occupied |= 1 << square;
        }
        let placed = Placed { squares, turn: Color::from_white(number & 1 == 0) };
        let legal = !self.in_check(&placed, !placed.turn) && self.number(&placed) == number;
        legal.then_some(placed)
    }

    fn occupied(&self, placed: &Placed) -> u64 {
        self.0.iter().zip(placed.squares).fold(0, |all, (_, square)| all | 1 << square)
    }

    /// Whether a side's king, on this square, is attacked by the other's men but one.
    fn attacked(&self, squares: &[u8], king: u8, by: Color, but: Option<usize>, occupied: u64) -> bool {
        self.0.iter().zip(squares).enumerate().any(|(n, (&piece, &at))| {
            piece.color == by
                && but != Some(n)
                && attacks::attacks(square(at), piece, occupied.into()).contains(square(king))
        })
    }

    pub fn in_check(&self, placed: &Placed, side: Color) -> bool {
        let king = placed.squares[usize::from(side.is_black())];
        self.attacked(&placed.squares, king, !side, None, self.occupied(placed))
    }

    /// All legal moves, captures in passing apart.
    pub fn moves(&self, placed: &Placed, found: &mut Vec<Step>) {
        found.clear();
        let occupied = self.occupied(placed);
        for (man, &piece) in self.0.iter().enumerate() {
            if piece.color != placed.turn {
                continue;
            }
            let from = placed.squares[man];
            for to in self.targets(piece, from, occupied) {
                let captured = placed.squares[..self.0.len()].iter().position(|&square| square == to);
                let pawn = piece.role == Role::Pawn;
                let diagonal = pawn && (to ^ from) & 7 != 0;
                let own = captured.is_some_and(|n| self.0[n].color == piece.color);
                if own || diagonal != (pawn && captured.is_some()) {
                    continue;
                }
                let step = Step { man, to, captured, promotion: None };
                if !self.is_safe(placed, &step) {
                    continue;
                }
                if pawn && (to < 8 || to >= 56) {
                    for role in PROMOTIONS {
                        found.push(Step { promotion: Some(role), ..step });
                    }
                } else {
                    found.push(step);
                }
            }
        }
    }

    fn targets(&self, piece: Piece, from: u8, occupied: u64) -> impl Iterator<Item = u8> + use<> {
        let mut targets = attacks::attacks(square(from), piece, occupied.into()).0;
        if piece.role == Role::Pawn {
            let ahead = |square: u8| if piece.color.is_white() { square + 8 } else { square - 8 };
            let start = from >> 3 == if piece.color.is_white() { 1 } else { 6 };
            let once = 1 << ahead(from) & !occupied;
            targets |= once;
            if start && once != 0 {
                targets |= 1 << ahead(ahead(from)) & !occupied;
            }
        }
        shakmaty::Bitboard(targets).into_iter().map(|square| square as u8)
    }

    /// Whether a move leaves the own king out of check.
    pub fn is_safe(&self, placed: &Placed, step: &Step) -> bool {
        let mut squares = placed.squares;
        let mut occupied = self.occupied(placed) & !(1 << squares[step.man]);
        if let Some(captured) = step.captured {
            occupied &= !(1 << squares[captured]);
        }
        occupied |= 1 << step.to;
        squares[step.man] = step.to;
        let king = squares[usize::from(placed.turn.is_black())];
        !self.attacked(&squares, king, !placed.turn, step.captured, occupied)
    }

    /// The men and their squares after a move, without a captured one.
    pub fn after(&self, placed: &Placed, step: &Step) -> (Class, Placed) {
        let mut men: Vec<(Piece, u8)> =
            self.0.iter().copied().zip(placed.squares).collect();
        men[step.man].1 = step.to;
        if let Some(role) = step.promotion {
            men[step.man].0.role = role;
        }
        if let Some(captured) = step.captured {
            men.remove(captured);
        }
        men[2..].sort_by_key(|(piece, _)| (piece.color.is_black(), piece.role));
        let mut squares = Squares::default();
        for (to, (_, square)) in squares.iter_mut().zip(&men) {
            *to = *square;
        }
        let men = men.into_iter().map(|(piece, _)| piece).collect();
        (Class(men), Placed { squares, turn: !placed.turn })
    }

    /// The positions from which a move of a man, without capture and promotion, leads here.
    pub fn origins(&self, placed: &Placed, found: &mut Vec<(usize, u8)>) {
        found.clear();
        let occupied = self.occupied(placed);
        for (man, &piece) in self.0.iter().enumerate() {
            if piece.color == placed.turn {
                continue;
            }
            let at = placed.squares[man];
            if piece.role != Role::Pawn {
                let seen = attacks::attacks(square(at), piece, occupied.into()).0 & !occupied;
                found.extend(shakmaty::Bitboard(seen).into_iter().map(|from| (man, from as u8)));
                continue;
            }
            let (back, rank) = if piece.color.is_white() { (-8, at >> 3) } else { (8, 7 - (at >> 3)) };
            let once = at.wrapping_add_signed(back);
            if rank < 2 || occupied & 1 << once != 0 {
                continue;
            }
            found.push((man, once));
            let twice = once.wrapping_add_signed(back);
            if rank == 3 && occupied & 1 << twice == 0 {
                found.push((man, twice));
            }
        }
    }
}

fn square(at: u8) -> Square {
    Square::new(u32::from(at & 63))
}
