//! From which positions a mate can be reached: worked out backwards from the mates.

use crate::class::{Class, Placed, Step};
use shakmaty::{Color, Piece, Role};
use std::collections::HashMap;

/// For every class looked at, the numbers of the positions from which White can still mate.
#[derive(Default)]
pub struct Tables(HashMap<Class, Vec<u64>>);

impl Tables {
    /// Whether White can still mate. Without a man besides the king it never can.
    pub fn can_mate(&self, class: &Class, placed: &Placed) -> bool {
        let bits = self.0.get(class);
        bits.is_some_and(|bits| has(bits, class.number(placed)))
    }

    /// Works out a class and all those that captures and promotions lead to.
    pub fn add(&mut self, class: &Class) {
        let lone = class.others().iter().all(|piece| piece.color.is_black());
        if lone || self.0.contains_key(class) {
            return;
        }
        for n in 0..class.others().len() {
            let mut fewer = class.others().to_vec();
            let man = fewer.remove(n);
            self.add(&Class::new(&fewer));
            if man.role == Role::Pawn {
                for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                    let promoted = [fewer.as_slice(), &[Piece { role, ..man }]].concat();
                    self.add(&Class::new(&promoted));
                }
            }
        }
        let bits = self.work_out(class);
        self.0.insert(class.clone(), bits);
    }

    fn work_out(&self, class: &Class) -> Vec<u64> {
        let mut bits = vec![0; class.size().div_ceil(64)];
        let mut open = Vec::new();
        let mut moves = Vec::new();
        for number in 0..class.size() {
            let Some(placed) = class.position(number) else { continue };
            class.moves(&placed, &mut moves);
            let mated = moves.is_empty() && placed.turn.is_black() && class.in_check(&placed, Color::Black);
            if mated || moves.iter().any(|step| self.leaves_to_mate(class, &placed, step)) {
                set(&mut bits, number);
                open.push(number);
            }
        }
        let mut origins = Vec::new();
        while let Some(number) = open.pop() {
            let Some(placed) = class.position(number) else { continue };
            class.origins(&placed, &mut origins);
            for &(man, from) in &origins {
                let mut before = placed;
                before.squares[man] = from;
                before.turn = !placed.turn;
                let earlier = class.number(&before);
                if has(&bits, earlier)
                    || class.in_check(&before, placed.turn)
                    || self.capture_in_passing_ends_mate(class, &placed, man, from)
                {
                    continue;
                }
                set(&mut bits, earlier);
                open.push(earlier);
            }
        }
        bits
    }

    /// Whether a move out of the class, or one that allows a capture in passing out of it, leads to
    /// a position from which White can mate.
    fn leaves_to_mate(&self, class: &Class, placed: &Placed, step: &Step) -> bool {
        if step.captured.is_some() || step.promotion.is_some() {
            let (class, placed) = class.after(placed, step);
            return self.can_mate(&class, &placed);
        }
        let from = placed.squares[step.man];
        if class.men()[step.man].role != Role::Pawn || from.abs_diff(step.to) != 16 {
            return false;
        }
        let (_, after) = class.after(placed, step);
        captures_in_passing(class, &after, step.man, from).iter().any(|capture| {
            let (class, placed) = class.after(&after, capture);
            self.can_mate(&class, &placed)
        })
    }

    /// Whether a double step to a position of mate is none, since the pawn can be captured.
    fn capture_in_passing_ends_mate(&self, class: &Class, after: &Placed, man: usize, from: u8) -> bool {
        let double = class.men()[man].role == Role::Pawn && from.abs_diff(after.squares[man]) == 16;
        let mut moves = Vec::new();
        if double && !captures_in_passing(class, after, man, from).is_empty() {
            class.moves(after, &mut moves);
            return moves.is_empty();
        }
        false
    }
}

/// The captures of a man that has just made a double step from a square. Its men have to be in the
/// order of the class, as they are when nothing was captured or promoted.
fn captures_in_passing(class: &Class, after: &Placed, man: usize, from: u8) -> Vec<Step> {
    let at = after.squares[man];
    let to = u8::midpoint(from, at);
    let beside = |square: u8| square >> 3 == at >> 3 && square.abs_diff(at) == 1;
    let mut found = Vec::new();
    for (n, piece) in class.men().iter().enumerate() {
        if piece.role == Role::Pawn && piece.color == after.turn && beside(after.squares[n]) {
            let step = Step { man: n, to, captured: Some(man), promotion: None };
            if class.is_safe(after, &step) {
                found.push(step);
            }
        }
    }
    found
}

fn has(bits: &[u64], number: usize) -> bool {
    bits.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 != 0)
}

fn set(bits: &mut [u64], number: usize) {
    if let Some(word) = bits.get_mut(number / 64) {
        *word |= 1 << (number % 64);
    }
}
