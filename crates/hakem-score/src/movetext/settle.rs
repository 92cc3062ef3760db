//! The language of the piece letters, settled over the whole scoresheet and never move by move.

use shakmaty::{Chess, Move, Position};

use super::{interpret, read_move};
use crate::letters::{Letters, LettersChoice};

/// How many tokens are looked at where legality does not decide.
const READABLE_SAMPLE: usize = 512;

/// The piece letters of one scoresheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The letters to be used.
    pub letters: Letters,
    /// How many half-moves from the start are legal under them.
    pub legal: usize,
    /// Other letters under which as many half-moves are legal but are other moves. Where this is
    /// not empty, the sheet alone does not say which game was played.
    pub rivals: Vec<Letters>,
}

impl Settled {
    /// Whether the sheet alone does not say which game was played.
    #[must_use]
    pub fn is_ambiguous(&self) -> bool {
        !self.rivals.is_empty()
    }
}

/// One language tried on the sheet.
struct Trial {
    letters: Letters,
    moves: Vec<Move>,
}

/// Settles the piece letters over a whole list of half-moves from a starting position.
///
/// The language wins under which the longest run from the start is legal; then the one that can
/// read more of the tokens; then the order of [`Letters::ALL`].
pub fn settle<'a, I>(start: &Chess, tokens: I, choice: LettersChoice) -> Settled
where
    I: IntoIterator<Item = &'a [u8]>,
    I::IntoIter: Clone,
{
    let tokens = tokens.into_iter();
    let languages: &[Letters] = match &choice {
        LettersChoice::Given(letters) => std::slice::from_ref(letters),
        LettersChoice::Auto => &Letters::ALL,
    };
    let mut trials: Vec<Trial> = languages
        .iter()
        .map(|&letters| run(start, tokens.clone(), letters))
        .collect();
    let legal = trials
        .iter()
        .map(|trial| trial.moves.len())
        .max()
        .unwrap_or(0);
    trials.retain(|trial| trial.moves.len() == legal);
    // Where the sheet breaks off for all of them, the one that can read more of it knows best.
    if trials.len() > 1 && tokens.clone().nth(legal).is_some() {
        let read = |trial: &Trial| std::cmp::Reverse(readable(tokens.clone(), trial.letters));
        trials.sort_by_cached_key(read);
    }
    let letters = trials.first().map_or(Letters::En, |best| best.letters);
    Settled {
        letters,
        legal,
        rivals: distinct(trials),
    }
}

/// The languages that give other moves than the first one, one for each such game.
fn distinct(trials: Vec<Trial>) -> Vec<Letters> {
    let mut games: Vec<Trial> = Vec::new();
    for trial in trials {
        if !games.iter().any(|game| game.moves == trial.moves) {
            games.push(trial);
        }
    }
    games.iter().skip(1).map(|trial| trial.letters).collect()
}

fn run<'a>(start: &Chess, tokens: impl Iterator<Item = &'a [u8]>, letters: Letters) -> Trial {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for token in tokens {
        let Ok(found) = interpret(&position, token, letters) else {
            break;
        };
        position.play_unchecked(found.mv);
        moves.push(found.mv);
    }
    Trial { letters, moves }
}

/// How many of the first tokens a language can read.
fn readable<'a>(tokens: impl Iterator<Item = &'a [u8]>, letters: Letters) -> usize {
    tokens
        .take(READABLE_SAMPLE)
        .filter(|token| read_move(token, letters).is_ok())
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(moves: &str) -> Settled {
        let tokens: Vec<&[u8]> = moves.split_whitespace().map(str::as_bytes).collect();
        settle(
            &Chess::default(),
            tokens.iter().copied(),
            LettersChoice::Auto,
        )
    }

    #[test]
    fn each_language_is_found_from_the_whole_sheet() {
        for (moves, letters) in [
            ("e4 e5 Nf3 Nc6 Bb5 a6 O-O", Letters::En),
            ("e4 e5 Af3 Ac6 Fb5 a6 0-0", Letters::Tr),
            ("e4 e5 Sf3 Sc6 Lb5 a6 0-0", Letters::De),
            ("e4 e5 Cf3 Cc6 Fb5 a6 0-0", Letters::Fr),
            ("e4 e5 Cf3 Cc6 Ab5 a6 0-0", Letters::Es),
            ("e4 e5 Pf3 Pc6 Lb5 a6 0-0", Letters::Nl),
            ("e4 e5 Кf3 Кc6 Сb5 a6 0-0", Letters::Ru),
            ("e4 e5 ♘f3 ♞c6 ♗b5 a6 0-0", Letters::Figurine),
            ("e4 e5 d4 exd4", Letters::En),
        ] {
            let found = settled(moves);
            assert_eq!(found.letters, letters, "{moves}");
            assert_eq!(found.legal, moves.split_whitespace().count(), "{moves}");
            assert!(!found.is_ambiguous(), "{moves}");
        }
    }

    #[test]
    fn only_k_and_only_the_king_can_go_there() {
        let found = settled("e4 e5 Ke2");
        assert_eq!((found.letters, found.is_ambiguous()), (Letters::En, false));
    }

    #[test]
    fn only_k_and_only_the_rook_can_go_there() {
        let found = settled("a4 a5 Ka3");
        assert_eq!((found.letters, found.is_ambiguous()), (Letters::Tr, false));
    }

    #[test]
    fn only_k_and_both_readings_legal_is_ambiguous() {
        let start: Chess = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
            .parse::<shakmaty::fen::Fen>()
            .unwrap()
            .into_position(shakmaty::CastlingMode::Standard)
            .unwrap();
        let found = settle(&start, [b"Kd1".as_slice()], LettersChoice::Auto);
        assert_eq!(
            (found.letters, found.rivals),
            (Letters::En, vec![Letters::Tr])
        );
        let told = settle(
            &start,
            [b"Kd1".as_slice()],
            LettersChoice::Given(Letters::Tr),
        );
        assert_eq!((told.letters, told.is_ambiguous()), (Letters::Tr, false));
    }

    #[test]
    fn a_broken_sheet_keeps_the_language_of_its_longest_legal_run() {
        let found = settled("e4 e5 Ke3");
        assert_eq!(
            (found.letters, found.legal, found.is_ambiguous()),
            (Letters::En, 2, false)
        );
        let turkish = settled("e4 e5 Vb6");
        assert_eq!((turkish.letters, turkish.legal), (Letters::Tr, 2));
    }
}
