//! The rules of movement, written plainly and apart from the prover's.

/// A square, 0 (a1) to 63 (h8).
pub(crate) type Square = i8;

/// A set of squares, bit 0 for a1.
pub(crate) type Set = u64;

/// The kinds of men.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

pub(crate) const KINDS: [Kind; 6] = [
    Kind::Pawn,
    Kind::Knight,
    Kind::Bishop,
    Kind::Rook,
    Kind::Queen,
    Kind::King,
];

/// The colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Side {
    White,
    Black,
}

impl Side {
    pub(crate) fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The way its pawns go.
    pub(crate) fn forward(self) -> (i8, i8) {
        match self {
            Side::White => (0, 1),
            Side::Black => (0, -1),
        }
    }

    /// The rank number, 0 to 7, counted from the side's own first rank.
    pub(crate) fn rank(self, square: Square) -> i8 {
        match self {
            Side::White => square >> 3,
            Side::Black => 7 - (square >> 3),
        }
    }
}

pub(crate) const STRAIGHT: [(i8, i8); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
pub(crate) const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub(crate) const AROUND: [(i8, i8); 8] = [
    (0, 1),
    (0, -1),
    (1, 0),
    (-1, 0),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];
const LEAPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

pub(crate) fn set(square: Square) -> Set {
    1 << square
}

/// The squares of a set.
pub(crate) fn squares(mut set: Set) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros() as Square);
        set &= set.wrapping_sub(1);
        square
    })
}

/// The square one step away, if it is on the board.
pub(crate) fn step(from: Square, (files, ranks): (i8, i8)) -> Option<Square> {
    let (file, rank) = ((from & 7) + files, (from >> 3) + ranks);
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some(rank * 8 + file)
}

/// The directions in which a kind of man steps or captures, and whether it goes on.
pub(crate) fn directions(side: Side, kind: Kind) -> (&'static [(i8, i8)], bool) {
    match kind {
        Kind::Pawn if side == Side::White => (&[(-1, 1), (1, 1)], false),
        Kind::Pawn => (&[(-1, -1), (1, -1)], false),
        Kind::Knight => (&LEAPS, false),
        Kind::Bishop => (&DIAGONAL, true),
        Kind::Rook => (&STRAIGHT, true),
        Kind::Queen => (&AROUND, true),
        Kind::King => (&AROUND, false),
    }
}

/// A move. Castling goes from the king to its own rook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) promotion: Option<Kind>,
    pub(crate) castling: bool,
}

/// A position: who stands where, who moves, which rooks may castle, what may be taken in passing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Position {
    kinds: [Set; 6],
    sides: [Set; 2],
    pub(crate) castling: Set,
    pub(crate) ep: Option<Square>,
    pub(crate) mover: Side,
}

impl Position {
    pub(crate) fn empty(mover: Side) -> Position {
        Position {
            kinds: [0; 6],
            sides: [0; 2],
            castling: 0,
            ep: None,
            mover,
        }
    }

    /// Who stands where, whatever the mover, castling rights and en passant square.
    pub(crate) fn placement(&self) -> Position {
        Position {
            castling: 0,
            ep: None,
            mover: Side::White,
            ..*self
        }
    }

    pub(crate) fn men(&self, side: Side, kind: Kind) -> Set {
        self.kinds[kind as usize] & self.sides[side as usize]
    }

    pub(crate) fn all(&self, side: Side) -> Set {
        self.sides[side as usize]
    }

    pub(crate) fn put(&mut self, side: Side, kind: Kind, square: Square) {
        self.kinds[kind as usize] |= set(square);
        self.sides[side as usize] |= set(square);
    }

    fn clear(&mut self, square: Square) {
        for men in self.kinds.iter_mut().chain(&mut self.sides) {
            *men &= !set(square);
        }
    }

    pub(crate) fn kind_at(&self, square: Square) -> Option<Kind> {
        KINDS
            .into_iter()
            .find(|&kind| self.kinds[kind as usize] & set(square) != 0)
    }

    pub(crate) fn king(&self, side: Side) -> Square {
        // A position is only ever made with one king of each side; 0 is never reached.
        squares(self.men(side, Kind::King)).next().unwrap_or(0)
    }

    /// Notes the square a pawn has passed, if an enemy pawn attacks it.
    pub(crate) fn set_ep(&mut self, ep: Square) {
        let waiting = self.mover.other();
        let (ways, _) = directions(waiting, Kind::Pawn);
        let attackers = ways.iter().filter_map(|&way| step(ep, way));
        if attackers.fold(0, |all, at| all | set(at)) & self.men(self.mover, Kind::Pawn) != 0 {
            self.ep = Some(ep);
        }
    }

    /// Whether a man of the side attacks the square.
    pub(crate) fn attacked(&self, square: Square, by: Side) -> bool {
        let occupied = self.sides[0] | self.sides[1];
        let hit = |ways: &[(i8, i8)], far: bool, men: Set| {
            men != 0
                && ways
                    .iter()
                    .any(|&way| reach(square, way, far, occupied) & men != 0)
        };
        let queens = self.men(by, Kind::Queen);
        hit(
            directions(by.other(), Kind::Pawn).0,
            false,
            self.men(by, Kind::Pawn),
        ) || hit(&LEAPS, false, self.men(by, Kind::Knight))
            || hit(&AROUND, false, self.men(by, Kind::King))
            || hit(&DIAGONAL, true, self.men(by, Kind::Bishop) | queens)
            || hit(&STRAIGHT, true, self.men(by, Kind::Rook) | queens)
    }

    /// Whether the king of a side is attacked.
    pub(crate) fn in_check(&self, side: Side) -> bool {
        self.attacked(self.king(side), side.other())
    }

    /// The positions after each legal move, with the move.
    pub(crate) fn successors(&self) -> Vec<(Move, Position)> {
        let mut found = Vec::with_capacity(32);
        let own = self.all(self.mover);
        for from in squares(own) {
            match self.kind_at(from) {
                Some(Kind::Pawn) => self.pawn_moves(from, &mut found),
                Some(kind) => {
                    let (ways, far) = directions(self.mover, kind);
                    let occupied = self.sides[0] | self.sides[1];
                    for &way in ways {
                        for to in squares(reach(from, way, far, occupied) & !own) {
                            self.add(from, to, None, &mut found);
                        }
                    }
                }
                None => {}
            }
        }
        for rook in squares(self.castling & own) {
            self.add_castling(rook, &mut found);
        }
        found
    }

    fn pawn_moves(&self, from: Square, found: &mut Vec<(Move, Position)>) {
        let occupied = self.sides[0] | self.sides[1];
        let forward = self.mover.forward();
        let free = |to: &Square| occupied & set(*to) == 0;
        if let Some(to) = step(from, forward).filter(free) {
            self.add_pawn(from, to, found);
            if self.mover.rank(from) == 1
                && let Some(to) = step(to, forward).filter(free)
            {
                self.add(from, to, None, found);
            }
        }
        let (ways, _) = directions(self.mover, Kind::Pawn);
        for to in ways.iter().filter_map(|&way| step(from, way)) {
            if self.all(self.mover.other()) & set(to) != 0 || self.ep == Some(to) {
                self.add_pawn(from, to, found);
            }
        }
    }

    fn add_pawn(&self, from: Square, to: Square, found: &mut Vec<(Move, Position)>) {
        if self.mover.rank(to) == 7 {
            for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
                self.add(from, to, Some(kind), found);
            }
        } else {
            self.add(from, to, None, found);
        }
    }

    /// Adds a move unless it leaves the own king in check.
    fn add(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Kind>,
        found: &mut Vec<(Move, Position)>,
    ) {
        let Some(kind) = self.kind_at(from) else {
            return;
        };
        let mut next = *self;
        (next.mover, next.ep) = (self.mover.other(), None);
        next.clear(from);
        next.clear(to);
        if kind == Kind::Pawn && self.ep == Some(to) {
            let (files, ranks) = self.mover.forward();
            next.clear(step(to, (files, -ranks)).unwrap_or(to));
        }
        next.put(self.mover, promotion.unwrap_or(kind), to);
        if next.in_check(self.mover) {
            return;
        }
        next.castling &= !(set(from) | set(to));
        if kind == Kind::King {
            next.castling &= !self.all(self.mover);
        }
        if kind == Kind::Pawn && (to - from).abs() == 16 {
            next.set_ep((from + to) / 2);
        }
        found.push((
            Move {
                from,
                to,
                promotion,
                castling: false,
            },
            next,
        ));
    }

    /// Adds castling with a rook if the way is free and the king passes no attacked square.
    fn add_castling(&self, rook: Square, found: &mut Vec<(Move, Position)>) {
        let side = self.mover;
        let king = self.king(side);
        let (king_to, rook_to) = castled(king, rook);
        let mut without = *self;
        without.clear(king);
        without.clear(rook);
        let ways = span(king, king_to) | span(rook, rook_to);
        if ways & (without.sides[0] | without.sides[1]) != 0 || self.in_check(side) {
            return;
        }
        let mut alone = *self;
        alone.clear(king);
        let passed = span(king, king_to) & !set(king) & !set(king_to);
        if squares(passed).any(|at| alone.attacked(at, side.other())) {
            return;
        }
        let mut next = without;
        next.put(side, Kind::King, king_to);
        next.put(side, Kind::Rook, rook_to);
        if next.in_check(side) {
            return;
        }
        next.castling &= !self.all(side);
        (next.mover, next.ep) = (side.other(), None);
        found.push((
            Move {
                from: king,
                to: rook,
                promotion: None,
                castling: true,
            },
            next,
        ));
    }
}

/// Where king and rook stand after castling.
pub(crate) fn castled(king: Square, rook: Square) -> (Square, Square) {
    let first = king & !7;
    if rook > king {
        (first + 6, first + 5)
    } else {
        (first + 2, first + 3)
    }
}

/// The squares from one square to another on a rank, both included.
fn span(a: Square, b: Square) -> Set {
    (a.min(b)..=a.max(b)).fold(0, |all, at| all | set(at))
}

/// The squares a man sees from a square in one direction.
pub(crate) fn reach(from: Square, way: (i8, i8), far: bool, occupied: Set) -> Set {
    let mut seen = 0;
    let mut at = from;
    while let Some(to) = step(at, way) {
        seen |= set(to);
        if !far || occupied & set(to) != 0 {
            break;
        }
        at = to;
    }
    seen
}
