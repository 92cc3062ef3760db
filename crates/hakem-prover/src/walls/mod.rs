//! What no series of moves can open: for each man, the squares it may ever reach.
//!
//! The sets are grown from "each man stays where it stands" until nothing more can be added.
//! They contain every square a man reaches in any game from the position (the argument is in
//! `docs/certificate.md`); mostly they contain many more. If no mate fits into them, none exists.
//! The sets are the certificate: a checker needs only to see that nothing can be added.

mod cage;
mod grow;
mod mate;
mod open;

pub(crate) use mate::Pattern;
pub(crate) use open::clearly_open;

use crate::board::Board;
use crate::board::bits::{self, Sq, Squares, bit};
use crate::board::moves::castled;
use arrayvec::ArrayVec;
use shakmaty::{Bitboard, Color, Piece, Role, Square};
use std::fmt;

/// Every square.
pub(crate) const ALL: u64 = !0;

/// A man and the squares it may ever reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    pub(crate) at: Sq,
    pub(crate) color: Color,
    pub(crate) role: Role,
    /// All squares for a pawn that may promote, to whatever piece.
    pub(crate) reach: u64,
}

impl Man {
    /// The square on which the man stands.
    #[must_use]
    pub fn square(&self) -> Square {
        bits::square(self.at)
    }

    /// The man.
    #[must_use]
    pub fn piece(&self) -> Piece {
        self.role.of(self.color)
    }

    /// The squares it may ever reach; all squares for a pawn that may promote.
    #[must_use]
    pub fn reach(&self) -> Bitboard {
        Bitboard(self.reach)
    }

    /// Whether the man never moves.
    #[inline]
    pub(crate) fn stays(&self) -> bool {
        self.reach == bit(self.at)
    }

    /// Whether the man is a pawn that may promote.
    #[inline]
    pub(crate) fn promotes(&self) -> bool {
        self.role == Role::Pawn && self.reach == ALL
    }
}

/// The restriction under which a side can move nothing but its king between two squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cage {
    /// The side whose king is caged.
    pub(crate) color: Color,
    /// The two squares.
    pub(crate) squares: u64,
}

/// The reach of every man.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walls {
    pub(crate) men: ArrayVec<Man, 64>,
    /// The square of the en passant capture that is possible now, else 64.
    pub(crate) ep: Sq,
    pub(crate) cage: Option<Cage>,
}

impl Cage {
    /// The side whose king is caged.
    #[must_use]
    pub fn color(&self) -> Color {
        self.color
    }

    /// The two squares.
    #[must_use]
    pub fn squares(&self) -> Bitboard {
        Bitboard(self.squares)
    }
}

/// Each man with the squares it may reach in hexadecimal (a1 is the lowest bit), nothing for a man
/// that never moves, `*` for one that may be anywhere; then the cage.
impl fmt::Display for Walls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, man) in self.men.iter().enumerate() {
            let gap = if n > 0 { " " } else { "" };
            write!(f, "{gap}{}{}", man.piece().char(), man.square())?;
            match man.reach {
                ALL => f.write_str("*")?,
                _ if man.stays() => {}
                reach => write!(f, "={reach:x}")?,
            }
        }
        if let Some(cage) = self.cage {
            write!(f, " cage={:x}", cage.squares)?;
        }
        Ok(())
    }
}

impl Walls {
    /// The men with what they may reach.
    pub fn men(&self) -> impl ExactSizeIterator<Item = &Man> {
        self.men.iter()
    }

    /// The cage the sets rest on, if they rest on one.
    #[must_use]
    pub fn cage(&self) -> Option<Cage> {
        self.cage
    }

    /// The same with the colours exchanged and the ranks reversed.
    pub(crate) fn flipped(&self) -> Walls {
        let men = self.men.iter().map(|man| Man {
            at: man.at ^ 56,
            color: !man.color,
            role: man.role,
            reach: man.reach.swap_bytes(),
        });
        let cage = self.cage.map(|cage| Cage {
            color: !cage.color,
            squares: cage.squares.swap_bytes(),
        });
        let ep = if self.ep < 64 { self.ep ^ 56 } else { self.ep };
        Walls {
            men: men.collect(),
            ep,
            cage,
        }
    }

    /// Every man on its square (and where castling may take it).
    fn start(board: &Board, cage: Option<Cage>) -> Walls {
        let mut men = ArrayVec::new();
        for color in Color::ALL {
            for role in Role::ALL {
                for at in Squares(board.men(color, role)) {
                    men.push(Man {
                        at,
                        color,
                        role,
                        reach: bit(at),
                    });
                }
            }
        }
        let mut walls = Walls {
            men,
            ep: board.ep,
            cage,
        };
        if board.castling != 0 {
            walls.add_castling(board);
        }
        walls
    }

    fn add_castling(&mut self, board: &Board) {
        for color in Color::ALL {
            let king = board.king(color);
            for rook in Squares(board.castling & board.of(color)) {
                let (king_to, rook_to) = castled(king, rook);
                for man in &mut self.men {
                    if man.at == king {
                        man.reach |= bit(king_to);
                    } else if man.at == rook {
                        man.reach |= bit(rook_to);
                    }
                }
            }
        }
    }

    /// The full reach of every man.
    pub(crate) fn of(board: &Board) -> Walls {
        let mut walls = Walls::start(board, None);
        walls.close();
        walls
    }

    /// The reach of every man if it shows that `winner` can never give mate.
    pub(crate) fn excluding_mate(board: &Board, winner: Color) -> Option<Walls> {
        if clearly_open(board, winner) {
            return None;
        }
        let walls = Walls::of(board);
        if !walls.mate_fits(winner) {
            return Some(walls);
        }
        cage::excluding_mate(board, winner)
    }
}
