//! The rules of movement (Article 3), for whole sets of squares, written apart from the prover's.

/// A set of squares, bit 0 for a1, bit 63 for h8. A single square is a set of one.
pub(crate) type Set = u64;

/// A kind of man, by the number under which a [`Position`] holds it.
pub(crate) type Kind = usize;
pub(crate) const PAWN: Kind = 1;
pub(crate) const KNIGHT: Kind = 2;
pub(crate) const BISHOP: Kind = 3;
pub(crate) const ROOK: Kind = 4;
pub(crate) const QUEEN: Kind = 5;
pub(crate) const KING: Kind = 6;
/// A rook that may castle. It is one of the rooks as well.
pub(crate) const CASTLING: Kind = 7;

/// The players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) enum Side {
    #[default]
    White,
    Black,
}

pub(crate) const SIDES: [Side; 2] = [Side::White, Side::Black];

impl Side {
    pub(crate) fn other(self) -> Side {
        [Side::Black, Side::White][self as usize]
    }

    /// A rank, 0 to 7 as the player counts.
    pub(crate) fn rank(self, n: usize) -> Set {
        0xff << (8 * [n, 7 - n][self as usize])
    }
}

pub(crate) const FILE_A: Set = 0x0101_0101_0101_0101;

/// A step or leap: the squares from which it stays on the board, and by how much it shifts them.
type Step = (Set, u32);

const fn steps_by(shifts: [i32; 8]) -> [Step; 8] {
    let (mut steps, mut n) = ([(0, 0); 8], 0);
    while n < 8 {
        let by = shifts[n];
        let files = (by + 20) % 8 - 4;
        let row = 0xff00 >> (8 + files) & 0xff;
        let ranks = if by < 0 { !0 << -by } else { !0 >> by };
        steps[n] = ((FILE_A * row) & ranks, by.rem_euclid(64) as u32);
        n += 1;
    }
    steps
}

const AROUND: [Step; 8] = steps_by([8, 1, -8, -1, 7, 9, -9, -7]);
const LEAPS: [Step; 8] = steps_by([17, 10, -6, -15, -17, -10, 6, 15]);

/// The steps that a kind of man takes; for pawns those with which they capture.
fn ways(side: Side, kind: Kind) -> &'static [Step] {
    match (kind, side) {
        (PAWN, Side::White) => AROUND.split_at(4).1.split_at(2).0,
        (PAWN, Side::Black) => AROUND.split_at(6).1,
        (KNIGHT, _) => &LEAPS,
        (BISHOP, _) => AROUND.split_at(4).1,
        (ROOK, _) => AROUND.split_at(4).0,
        _ => &AROUND,
    }
}

fn shift(set: Set, (from, by): Step) -> Set {
    (set & from).rotate_left(by)
}

/// The squares one step from those of a set; for pawns those that they attack.
pub(crate) fn steps(side: Side, kind: Kind, set: Set) -> Set {
    ways(side, kind)
        .iter()
        .fold(0, |all, &way| all | shift(set, way))
}

/// The squares beside those of a set.
pub(crate) fn beside(set: Set) -> Set {
    steps(Side::White, KING, set)
}

/// The squares in front of those of a set.
pub(crate) fn ahead(side: Side, set: Set) -> Set {
    shift(set, AROUND[2 * side as usize])
}

/// The single squares of a set.
pub(crate) fn each(mut set: Set) -> impl Iterator<Item = Set> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// Shows where men of a kind come step by step, and by how much that shifts them.
pub(crate) fn glide<F>(side: Side, kind: Kind, men: Set, occupied: Set, mut show: F)
where
    F: FnMut(Set, u32),
{
    let far = matches!(kind, BISHOP | ROOK | QUEEN);
    for &way in if men == 0 { &[] } else { ways(side, kind) } {
        let (mut front, mut by) = (men, 0);
        while front != 0 {
            let reached = shift(front, way);
            by += way.1;
            show(reached, by);
            front = if far { reached & !occupied } else { 0 };
        }
    }
}

/// A move: from where, to where, and what stands there afterwards. Castling goes from the king to
/// its own rook.
#[derive(Clone, Copy)]
pub(crate) struct Move(pub(crate) Set, pub(crate) Set, pub(crate) Kind);

/// All that makes a position different from others (Article 9.2.3): who stands where, who has the
/// move, which rooks may castle, and where a pawn may be captured in passing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Position {
    /// What stands on each square: in each set one bit of its [`Kind`], the lowest first.
    kinds: [Set; 3],
    /// The white men, and the empty square that a pawn has passed if an enemy pawn attacks it.
    white: Set,
    pub(crate) mover: Side,
}

impl Position {
    pub(crate) fn put(&mut self, side: Side, kind: Kind, at: Set) {
        self.take(at);
        for (n, set) in self.kinds.iter_mut().enumerate() {
            *set |= at * (kind as Set >> n & 1);
        }
        self.white |= at * (1 - side as Set);
    }

    /// All of it but who has the move. It is never all zeros.
    pub(crate) fn key(&self) -> [Set; 4] {
        let [a, b, c] = self.kinds;
        [a, b, c, self.white]
    }

    fn take(&mut self, at: Set) {
        self.kinds = self.kinds.map(|set| set & !at);
        self.white &= !at;
    }

    pub(crate) fn occupied(&self) -> Set {
        self.kinds[0] | self.kinds[1] | self.kinds[2]
    }

    pub(crate) fn of(&self, side: Side) -> Set {
        self.occupied() & [self.white, !self.white][side as usize]
    }

    pub(crate) fn men(&self, side: Side, kind: Kind) -> Set {
        let [a, b, c] = self.kinds;
        let all = match kind {
            PAWN => a & !b & !c,
            KNIGHT => b & !a & !c,
            BISHOP => a & b & !c,
            ROOK => c & !(a ^ b),
            QUEEN => a & c & !b,
            KING => b & c & !a,
            _ => a & b & c,
        };
        all & [self.white, !self.white][side as usize]
    }

    /// The square on which a pawn may be captured in passing.
    pub(crate) fn passed(&self) -> Set {
        self.white & !self.occupied()
    }

    /// Notes that a pawn of the other player has passed a square, if a pawn attacks that square.
    pub(crate) fn set_passed(&mut self, square: Set) {
        if steps(self.mover.other(), PAWN, square) & self.men(self.mover, PAWN) != 0 {
            self.white |= square;
        }
    }

    /// Who stands where, and nothing else.
    pub(crate) fn placement(&self) -> Position {
        let mut placement = *self;
        for side in SIDES {
            placement.put(side, ROOK, self.men(side, CASTLING));
        }
        placement.white &= self.occupied();
        placement.mover = Side::White;
        placement
    }

    /// The squares that a side attacks, as if only these squares were occupied.
    fn attacked(&self, by: Side, occupied: Set) -> Set {
        let mut attacked = 0;
        for kind in PAWN..=KING {
            let men = self.men(by, kind);
            glide(by, kind, men, occupied, |reached, _| attacked |= reached);
        }
        attacked
    }

    /// Whether a side is in check.
    pub(crate) fn in_check(&self, side: Side) -> bool {
        self.attacked(side.other(), self.occupied()) & self.men(side, KING) != 0
    }

    /// Lists all legal moves, instead of what the list held before.
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        let (side, occupied, own) = (self.mover, self.occupied(), self.of(self.mover));
        let (king, castling) = (self.men(side, KING), self.men(side, CASTLING));
        // The king hides no square behind it from an attack.
        let attacked = self.attacked(side.other(), occupied & !king);
        for kind in KNIGHT..=KING {
            let targets = if kind == KING { !own & !attacked } else { !own };
            glide(side, kind, self.men(side, kind), occupied, |reached, by| {
                add(reached & targets, by, kind, moves);
            });
        }
        self.add_pawn_moves(moves);
        for rook in each(if attacked & king == 0 { castling } else { 0 }) {
            // The ways of king and rook are free, and the king passes no attacked square.
            let (king_to, rook_to) = castled(side, king, rook);
            let (way, others) = (span(king, king_to), occupied & !king & !rook);
            if (way | span(rook, rook_to)) & others | way & attacked == 0 {
                moves.push(Move(king, rook, KING));
            }
        }
        // Other moves leave the king safe, unless it is in check now, or loses what shields it: a man
        // that an enemy attacks along a line, a pawn captured in passing, a rook by castling.
        let mut shields = 0;
        glide(side, QUEEN, king, occupied, |seen, _| {
            shields |= seen & attacked;
        });
        let doubtful = if attacked & king == 0 { shields } else { !king };
        let to = self.passed() | castling;
        if doubtful | to != 0 {
            let unclear = |&Move(from, at, _): &Move| from & doubtful | at & to != 0;
            moves.retain(|m| !unclear(m) || !self.after(*m).in_check(side));
        }
    }

    fn add_pawn_moves(&self, moves: &mut Vec<Move>) {
        let (side, occupied, pawns) = (self.mover, self.occupied(), self.men(self.mover, PAWN));
        let mut add_pawns = |reached, by| {
            add(reached & !side.rank(7), by, PAWN, moves);
            for kind in [KNIGHT, BISHOP, ROOK, QUEEN] {
                add(reached & side.rank(7), by, kind, moves);
            }
        };
        let (_, by) = AROUND[2 * side as usize];
        let once = ahead(side, pawns) & !occupied;
        add_pawns(once, by);
        add_pawns(ahead(side, once & side.rank(2)) & !occupied, 2 * by);
        let targets = self.of(side.other()) | self.passed();
        for &way in ways(side, PAWN) {
            add_pawns(shift(pawns, way) & targets, way.1);
        }
    }

    /// The half-move clock after a move: 0 if it captures or moves a pawn.
    pub(crate) fn clock_after(&self, Move(from, to, _): Move, clock: u32) -> u32 {
        let lasting = self.men(self.mover, PAWN) & from | self.of(self.mover.other()) & to;
        if lasting == 0 {
            clock.saturating_add(1)
        } else {
            0
        }
    }

    /// The position after a legal move.
    pub(crate) fn after(&self, Move(from, to, becomes): Move) -> Position {
        let (side, rooks) = (self.mover, self.men(self.mover, CASTLING));
        let mut next = *self;
        next.mover = side.other();
        next.take(from | to | self.passed());
        if becomes == PAWN && to == self.passed() {
            next.take(ahead(side.other(), to));
        }
        if becomes == KING {
            // The rooks of a king that has moved are rooks like others.
            next.put(side, ROOK, rooks & !to);
        }
        if becomes == KING && to & rooks != 0 {
            let (king_to, rook_to) = castled(side, from, to);
            next.put(side, KING, king_to);
            next.put(side, ROOK, rook_to);
        } else {
            next.put(side, becomes, to);
        }
        let passed = ahead(side, from);
        if becomes == PAWN && to == ahead(side, passed) {
            next.set_passed(passed);
        }
        next
    }
}

fn add(reached: Set, by: u32, becomes: Kind, moves: &mut Vec<Move>) {
    moves.extend(each(reached).map(|to| Move(to.rotate_right(by), to, becomes)));
}

/// Where king and rook stand after castling.
pub(crate) fn castled(side: Side, king: Set, rook: Set) -> (Set, Set) {
    let first = FILE_A & side.rank(0);
    let (king_to, rook_to) = if rook > king { (6, 5) } else { (2, 3) };
    (first << king_to, first << rook_to)
}

/// The squares from one square to another on a rank, both included.
fn span(a: Set, b: Set) -> Set {
    (a.max(b) - a.min(b)) | a.max(b)
}
