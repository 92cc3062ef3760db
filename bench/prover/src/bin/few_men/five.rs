//! Five men: the material rules in full, and "no"s of the prover in samples.

use crate::class::{Class, Placed};
use crate::tables::Tables;
use crate::{ROLES, answer, asked, fen};
use anyhow::Result;
use shakmaty::{Color, Piece, Role};
use std::collections::HashSet;

/// The most positions with five men that are played out from one.
const PLAYED_OUT: usize = 20_000;

/// Looks for mates among the positions with five men to which a material rule applies; the number
/// found.
pub fn without_mates() -> u64 {
    use Role::{Bishop, Knight, Queen, Rook};
    let men = |white: &[Role], black: &[Role]| -> Class {
        let white = white.iter().map(|role| role.of(Color::White));
        let black = black.iter().map(|role| role.of(Color::Black));
        Class::new(&white.chain(black).collect::<Vec<Piece>>())
    };
    let mut classes = vec![men(&[Knight], &[Queen, Queen]), men(&[Bishop, Bishop, Bishop], &[])];
    for (n, &one) in [Queen, Rook, Bishop].iter().enumerate() {
        classes.push(men(&[Bishop, Bishop], &[one]));
        for &other in [Queen, Rook, Bishop].iter().skip(n) {
            classes.push(men(&[Bishop], &[one, other]));
        }
    }
    let mut mates = 0;
    for class in classes {
        let (mut positions, mut found, mut moves) = (0_u64, 0_u64, Vec::new());
        // Black to move: the odd numbers.
        for number in (1..class.size()).step_by(2) {
            let Some(placed) = class.position(number).filter(|placed| one_shade(&class, placed)) else {
                continue;
            };
            positions += 1;
            if class.in_check(&placed, Color::Black) {
                class.moves(&placed, &mut moves);
                if moves.is_empty() {
                    found += 1;
                    println!("MATE {}", fen(class.men(), &placed));
                }
            }
        }
        println!("{}: {positions} positions with Black to move, {found} mates", class.name());
        mates += found;
    }
    mates
}

/// Whether all bishops stand on squares of one colour.
fn one_shade(class: &Class, placed: &Placed) -> bool {
    let men = class.men().iter().zip(&placed.squares);
    let mut shades = men
        .filter(|(piece, _)| piece.role == Role::Bishop)
        .map(|(_, square)| (square ^ square >> 3) & 1);
    let first = shades.next();
    shades.all(|shade| Some(shade) == first)
}

/// Asks the prover about positions with five men; every "no" is played out. The number of those
/// that turn out wrong.
pub fn samples(tables: &mut Tables, samples: u64) -> Result<u64> {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut below = |bound: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random % bound as u64) as usize
    };
    let (mut asked_about, mut cannot, mut confirmed, mut wrong) = (0, 0, 0, 0);
    while asked_about < samples {
        // Few men for White, so that many positions cannot be won.
        let mut others = vec![ROLES[below(3)].of(Color::White)];
        while others.len() < 3 {
            let color = Color::from_white(below(3) == 0);
            others.push(ROLES[below(if color.is_white() { 3 } else { 5 })].of(color));
        }
        let class = Class::new(&others);
        let Some(placed) = class.position(below(class.size())) else { continue };
        asked_about += 1;
        let position = asked(class.men(), &placed)?;
        if answer(&position) != Some(false) {
            continue;
        }
        cannot += 1;
        add_classes(tables, &class);
        match play_out(tables, &class, &placed) {
            Some(true) => {
                wrong += 1;
                println!("DISAGREE {}", fen(class.men(), &placed));
            }
            Some(false) => confirmed += 1,
            None => {}
        }
    }
    println!("five men: {asked_about} positions, {cannot} cannot be won, {confirmed} of these played out, {wrong} wrong");
    Ok(wrong)
}

/// Works out all classes with four men that are left after captures, perhaps after promotions.
fn add_classes(tables: &mut Tables, class: &Class) {
    let options = class.others().iter().map(|man| match man.role {
        Role::Pawn => ROLES.map(|role| role.of(man.color)).to_vec(),
        _ => vec![*man],
    });
    let options: Vec<Vec<Piece>> = options.collect();
    for left_out in 0..options.len() {
        let others: Vec<&Vec<Piece>> =
            (0..options.len()).filter(|&n| n != left_out).map(|n| &options[n]).collect();
        for &one in others[0] {
            others[1].iter().for_each(|&other| tables.add(&Class::new(&[one, other])));
        }
    }
}

/// Whether a mate can be reached, looking up what has four men; `None` if too many positions have
/// five. Double steps past a pawn are left out: what they add only makes more mates.
fn play_out(tables: &Tables, class: &Class, placed: &Placed) -> Option<bool> {
    let mut met = HashSet::new();
    let mut open = vec![(class.clone(), *placed)];
    let mut moves = Vec::new();
    while let Some((class, placed)) = open.pop() {
        class.moves(&placed, &mut moves);
        let black = placed.turn.is_black();
        if moves.is_empty() && black && class.in_check(&placed, Color::Black) {
            return Some(true);
        }
        for step in &moves {
            let (class, next) = class.after(&placed, step);
            if class.others().len() < 3 {
                if tables.can_mate(&class, &next) {
                    return Some(true);
                }
            } else if met.insert((class.name(), class.number(&next))) {
                open.push((class, next));
            }
        }
        if met.len() > PLAYED_OUT {
            return None;
        }
    }
    Some(false)
}
