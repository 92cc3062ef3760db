//! Every position with at most four men, by our own generation, and the prover's answers to it.
//!
//! ```text
//! cargo run --release --bin few_men -- four [EVERY]
//! cargo run --release --bin few_men -- five
//! cargo run --release --bin few_men -- samples NUMBER
//! ```
//!
//! `four`: for each set of men, White asked about (castling rights and captures in passing apart):
//! how many positions there are up to symmetry, in how many of them White can still mate, how many
//! go on although White cannot, how many of these have a move that captures nothing, and how many of
//! these last have Black's king on the edge. `hakem_prover::quick` must call no position unwinnable
//! that can be won (EVERY: look only at each so-many-th of these); on each that cannot be won the
//! full search must find the proof, and on a thousandth of the others a mate.
//!
//! `five`: that no position with five men to which a material rule applies is mate.
//!
//! `samples`: so many positions with five men, pawns among them, whose every "no" is played out
//! until four men are left.
//!
//! Ends with status 1 if anything disagrees. The same in every run.

mod class;
mod five;
mod tables;

use anyhow::{Result, bail};
use class::{Class, Placed};
use hakem_prover::{Budget, Options, Position, Verdict, can_mate, quick};
use shakmaty::{CastlingMode, Color, Piece, Role, Setup, Square, fen::Fen};
use tables::Tables;

pub const ROLES: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// Of so many positions that can be won, one is also searched.
const SEARCHED: usize = 1009;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |default: u64| arguments.get(1).map_or(Ok(default), |number| number.parse());
    let disagreements = match arguments.first().map(String::as_str) {
        Some("four") => four(number(1)?.max(1) as usize)?,
        Some("five") => five::without_mates(),
        Some("samples") => five::samples(&mut Tables::default(), number(20_000)?)?,
        _ => bail!("four [EVERY], five, or samples NUMBER"),
    };
    if disagreements > 0 { bail!("{disagreements} disagreements") } else { Ok(()) }
}

fn four(every: usize) -> Result<u64> {
    let mut tables = Tables::default();
    let mut disagreements = 0;
    println!("| men | positions | can mate | cannot, goes on | with a quiet move | of these on the edge | disagree |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for class in classes() {
        tables.add(&class);
        let tally = compare(&tables, &class, every)?;
        disagreements += tally.disagreements;
        println!("{}", tally.row(&class));
    }
    Ok(disagreements)
}

/// All sets of at most four men in which White has more than a king.
fn classes() -> Vec<Class> {
    let men = |color: Color| ROLES.map(|role| role.of(color));
    let (white, black) = (men(Color::White), men(Color::Black));
    let mut classes: Vec<Class> = white.iter().map(|&man| Class::new(&[man])).collect();
    for (n, &man) in white.iter().enumerate() {
        classes.extend(white[n..].iter().map(|&other| Class::new(&[man, other])));
        classes.extend(black.iter().map(|&other| Class::new(&[man, other])));
    }
    // Captures and promotions lead to earlier ones.
    classes.sort_by_key(|class| (class.has_pawns(), class.others().len()));
    classes
}

#[derive(Default)]
struct Tally {
    positions: u64,
    can: u64,
    /// White cannot mate although there is a legal move.
    goes_on: u64,
    /// Of these, those with a move that captures nothing.
    quiet: u64,
    /// Of these, those with Black's king on the edge.
    edge: u64,
    disagreements: u64,
}

impl Tally {
    fn row(&self, class: &Class) -> String {
        let Tally { positions, can, goes_on, quiet, edge, disagreements } = self;
        let name = class.name();
        format!("| {name} | {positions} | {can} | {goes_on} | {quiet} | {edge} | {disagreements} |")
    }
}

fn compare(tables: &Tables, class: &Class, every: usize) -> Result<Tally> {
    let mut tally = Tally::default();
    let mut moves = Vec::new();
    for number in 0..class.size() {
        let Some(placed) = class.position(number) else { continue };
        tally.positions += 1;
        let can = tables.can_mate(class, &placed);
        if can {
            tally.can += 1;
        } else {
            class.moves(&placed, &mut moves);
            let quiet = moves.iter().any(|step| step.captured.is_none());
            let king = placed.squares[1];
            let edge = matches!(king & 7, 0 | 7) || matches!(king >> 3, 0 | 7);
            tally.goes_on += u64::from(!moves.is_empty());
            tally.quiet += u64::from(quiet);
            tally.edge += u64::from(quiet && edge);
        }
        if can && !number.is_multiple_of(every) {
            continue;
        }
        let position = asked(class.men(), &placed)?;
        let search = !can || number.is_multiple_of(SEARCHED);
        if !agrees(&position, can, search) {
            tally.disagreements += 1;
            println!("DISAGREE {} {can}", fen(class.men(), &placed));
        }
    }
    Ok(tally)
}

/// Whether the prover says the same: the cheap look never says no to what can be won, and the
/// search, if asked for, says what is true.
fn agrees(position: &Position, can: bool, search: bool) -> bool {
    let cheap = quick(position, Color::White);
    if can && cheap.is_some() {
        return false;
    }
    !search || cheap.is_some() || answer(position) == Some(can)
}

pub fn answer(position: &Position) -> Option<bool> {
    match can_mate(position, Color::White, &Budget::nodes(1_000_000), &Options::default()).verdict {
        Verdict::Mates(_) => Some(true),
        Verdict::CannotMate(_) => Some(false),
        Verdict::Undecided => None,
    }
}

fn setup(men: &[Piece], placed: &Placed) -> Setup {
    let mut setup = Setup::empty();
    for (&piece, &square) in men.iter().zip(&placed.squares) {
        setup.board.set_piece_at(Square::new(u32::from(square)), piece);
    }
    setup.turn = placed.turn;
    setup
}

pub fn asked(men: &[Piece], placed: &Placed) -> Result<Position> {
    Ok(Position::from_setup(&setup(men, placed), CastlingMode::Standard)?)
}

pub fn fen(men: &[Piece], placed: &Placed) -> String {
    Fen::try_from_setup(setup(men, placed)).map_or_else(|_| String::new(), |fen| fen.to_string())
}
