//! Changes to inputs of the fuzz targets that know what an input is made of.
//!
//! Plain changes of bytes hardly ever make a legal move out of another, or an event out of none.
//! Those here work on half-moves, words, signs, lines, fields and events. About half of the time the
//! fuzzer's own changes are made instead, so that nothing becomes unreachable.

mod events;
mod lists;
mod log;
mod random;
mod signs;
mod text;
mod walk;

use random::Random;

/// What the inputs of a target are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Two bytes of regulations, then events of four bytes.
    Events,
    /// An event log: JSON Lines.
    Log,
    /// So many bytes, then text with half-moves.
    Text {
        /// How many bytes stand before the text.
        head: usize,
    },
}

/// The fuzzer's own change: the buffer, how much of it is used and may be used; gives what is.
pub type Plain = fn(&mut [u8], usize, usize) -> usize;

/// Most changes made at once.
const MOST: usize = 4;

/// Changes `data[..size]` in place and gives the new size, at most `greatest`.
pub fn mutate(
    shape: Shape,
    data: &mut [u8],
    (size, greatest): (usize, usize),
    seed: u32,
    plain: Plain,
) -> usize {
    let mut random = Random::new(seed);
    if size == 0 || random.one_in(2) {
        return plain(data, size, greatest);
    }
    let mut input = data.get(..size).unwrap_or_default().to_vec();
    for _ in 0..=random.below(MOST) {
        change(shape, &mut input, &mut random);
    }
    let changed = data.get(..size) != Some(&input);
    if !changed || input.is_empty() {
        return plain(data, size, greatest);
    }
    put(&input, data, greatest)
}

fn change(shape: Shape, input: &mut Vec<u8>, random: &mut Random) {
    match shape {
        Shape::Events => events::change(input, random),
        Shape::Log if random.one_in(5) => text::change(input, 0, random),
        Shape::Log => log::change(input, random),
        Shape::Text { head } => text::change(input, head.min(input.len()), random),
    }
}

/// Puts a piece of another input into the first one; gives how much of `out` is used.
pub fn cross(shape: Shape, first: &[u8], second: &[u8], out: &mut [u8], seed: u32) -> usize {
    let mut random = Random::new(seed);
    let crossed = match shape {
        Shape::Events => events::cross(first, second, &mut random),
        Shape::Log => text::cross(first, second, 0, &mut random),
        Shape::Text { head } => text::cross(first, second, head, &mut random),
    };
    let greatest = out.len();
    put(&crossed, out, greatest)
}

fn put(input: &[u8], out: &mut [u8], greatest: usize) -> usize {
    let size = input.len().min(greatest).min(out.len());
    if let (Some(to), Some(from)) = (out.get_mut(..size), input.get(..size)) {
        to.copy_from_slice(from);
    }
    size
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPES: [Shape; 5] = [
        Shape::Events,
        Shape::Log,
        Shape::Text { head: 0 },
        Shape::Text { head: 1 },
        Shape::Text { head: 2 },
    ];
    const INPUTS: [&[u8]; 6] = [
        b"",
        b"\xff",
        b"\0\0\x18\0\0\0\x18\x01\0\0",
        b"{\"event\":\"setup\",\"fen\":\"8/8/8/8/8/8/4k3/K7 b - - 0 1\"}\n{\"event\":\"move\",\"move\":\"Kd3\"}\n",
        b"{\"event\":\"move\",\"by\":\"white\",\"move\":\"e4\"}\n{\"event\":\"press\"}\nno\n",
        b"0[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {a} Nc6 1-0\n",
    ];

    fn nothing(_: &mut [u8], size: usize, _: usize) -> usize {
        size
    }

    #[test]
    fn every_change_keeps_to_the_limit() {
        for (shape, input) in SHAPES.iter().flat_map(|s| INPUTS.map(|i| (*s, i))) {
            for seed in 0..300 {
                let greatest = [1, 40, 400][seed as usize % 3];
                let mut data = input.to_vec();
                data.resize(greatest.max(input.len()), 0);
                let size = mutate(shape, &mut data, (input.len(), greatest), seed, nothing);
                assert!(size <= greatest.max(input.len()));
                let mut out = vec![0; greatest];
                assert!(cross(shape, input, INPUTS[5], &mut out, seed) <= greatest);
            }
        }
    }

    #[test]
    fn the_same_seed_makes_the_same_change() {
        let twice = [(); 2].map(|()| {
            let mut data = [INPUTS[4], &[0; 500]].concat();
            let limits = (INPUTS[4].len(), 500);
            let size = mutate(Shape::Log, &mut data, limits, 7, nothing);
            data.truncate(size);
            data
        });
        assert_eq!(twice[0], twice[1]);
    }
}
