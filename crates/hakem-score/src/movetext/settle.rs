//! The language of the piece letters, settled over the whole scoresheet and never move by move.

use shakmaty::{Chess, Move, Position};

use super::{Unreadable, interpret, read_move, readings};
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
/// Only languages that can read the whole sheet come into question, if there are any: an illegal
/// move is not made a legal one by taking a letter for another. Where English is among them, only
/// Turkish stands beside it, whose K is another piece. Then the language wins under which the
/// longest run from the start is legal; then the one that can read more of the tokens; then the
/// order of [`Letters::ALL`].
pub fn settle<'a, I>(start: &Chess, tokens: I, choice: LettersChoice) -> Settled
where
    I: IntoIterator<Item = &'a [u8]>,
    I::IntoIter: Clone,
{
    let tokens = tokens.into_iter();
    let languages = match choice {
        LettersChoice::Given(letters) => vec![letters],
        LettersChoice::Auto => languages(tokens.clone()),
    };
    let mut trials: Vec<Trial> = languages
        .iter()
        .map(|&letters| run(start, tokens.clone(), letters))
        .collect();
    let legal = trials
        .iter()
        .filter(|trial| !languages.contains(&Letters::En) || NEAR.contains(&trial.letters))
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
    if choice == LettersChoice::Auto && letters != Letters::En {
        let english = run(start, tokens.clone(), Letters::En).moves.len();
        let stops = tokens.clone().nth(english);
        if stops.is_some_and(becomes_king_or_pawn) && !speaks(tokens, legal, letters) {
            return Settled {
                letters: Letters::En,
                legal: english,
                rivals: Vec::new(),
            };
        }
    }
    Settled {
        letters,
        legal,
        rivals: distinct(trials),
    }
}

/// English and the language in which one of its letters is another piece: legality decides between
/// these two where a sheet can be read in both.
const NEAR: [Letters; 2] = [Letters::En, Letters::Tr];

/// The languages that come into question for a sheet: those that can read all of it, without what
/// nobody can read; all of them where there are none.
fn languages<'a>(tokens: impl Iterator<Item = &'a [u8]> + Clone) -> Vec<Letters> {
    let of_all = whole(tokens, can_be_read);
    if of_all.is_empty() {
        Letters::ALL.to_vec()
    } else {
        of_all
    }
}

/// The languages that can read every token that any of them can read.
fn whole<'a>(
    tokens: impl Iterator<Item = &'a [u8]>,
    reads: fn(&[u8], Letters) -> bool,
) -> Vec<Letters> {
    let mut left = Letters::ALL.to_vec();
    for token in tokens.take(READABLE_SAMPLE) {
        let can = |letters: &Letters| reads(token, *letters);
        if !left.iter().all(can) && Letters::ALL.iter().any(can) {
            left.retain(can);
        }
    }
    left
}

/// Whether a token is a move in these letters, on some board.
fn can_be_read(token: &[u8], letters: Letters) -> bool {
    let readings = readings(token, letters);
    readings.second.is_some()
        || matches!(
            readings.first,
            Ok(_) | Err(Unreadable::ShortPawnCapture { .. })
        )
}

/// Whether a token can be read as something done on a board, where a pawn may become a king.
fn can_be_done(token: &[u8], letters: Letters) -> bool {
    let named = |fault| matches!(fault, Unreadable::NotPromotable { deed, .. } if deed.is_some());
    can_be_read(token, letters) || readings(token, letters).first.is_err_and(named)
}

/// The letters of moves of which some may be illegal, so that legality must not choose them: those
/// of the user or English, whichever can read all of it first.
///
/// `None` where neither can.
pub fn letters_of_deeds<'a>(
    tokens: impl Iterator<Item = &'a [u8]>,
    own: Letters,
) -> Option<Letters> {
    let whole = whole(tokens, can_be_done);
    [own, Letters::En]
        .into_iter()
        .find(|letters| whole.contains(letters))
}

/// Whether a pawn becomes a king or a pawn, in English. Where a sheet stops to be English there, it
/// is rather an illegal promotion (3.7.3.3) than a rook in Turkish or a knight in Dutch.
fn becomes_king_or_pawn(token: &[u8]) -> bool {
    match read_move(token, Letters::En) {
        Err(Unreadable::NotPromotable { at, .. }) => {
            token.get(at).is_some_and(|letter| b"KPkp".contains(letter))
        }
        _ => false,
    }
}

/// Whether anything beside such promotions speaks for a language other than English; the first
/// `legal` moves are legal in it.
fn speaks<'a>(tokens: impl Iterator<Item = &'a [u8]>, legal: usize, letters: Letters) -> bool {
    let mut tokens = tokens.enumerate().take(READABLE_SAMPLE);
    tokens.any(|(index, token)| {
        let own = read_move(token, letters).map(|read| read.written);
        match read_move(token, Letters::En) {
            Err(_) => own.is_ok() && !becomes_king_or_pawn(token),
            Ok(read) => index < legal && own.is_ok_and(|own| own != read.written),
        }
    })
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
    fn a_3_7_3_3_becoming_a_king_or_a_pawn_is_no_other_language() {
        let start: Chess = "8/P3k3/8/8/8/8/4K3/8 w - - 0 60"
            .parse::<shakmaty::fen::Fen>()
            .unwrap()
            .into_position(shakmaty::CastlingMode::Standard)
            .unwrap();
        let settled = |moves: &str| {
            let tokens: Vec<&[u8]> = moves.split_whitespace().map(str::as_bytes).collect();
            let settled = settle(&start, tokens.iter().copied(), LettersChoice::Auto);
            (settled.letters, settled.legal)
        };
        assert_eq!(settled("a8=P Kd6"), (Letters::En, 0));
        assert_eq!(settled("a8=K Kd6"), (Letters::En, 0));
        assert_eq!(settled("a7a8k Kd6"), (Letters::En, 0));
        assert_eq!(settled("a8=D Kd6"), (Letters::De, 2));
        assert_eq!(settled("a8=K Şd6"), (Letters::Tr, 2));
        assert_eq!(settled("a8=P Kd6 Pb6"), (Letters::Nl, 3));
    }

    #[test]
    fn a_3_10_2_an_illegal_move_is_not_made_legal_by_another_language() {
        let found = |moves| {
            let found = settled(moves);
            (found.letters, found.legal)
        };
        assert_eq!(found("e4 e5 Re2"), (Letters::En, 2));
        assert_eq!(found("e4 e5 Re2 Nf6 Nf3 d6"), (Letters::En, 2));
        assert_eq!(found("e4 e5 Re2 Zz9"), (Letters::En, 2));
        assert_eq!(found("e4 e5 Re2 De7"), (Letters::Fr, 4));
        assert_eq!(found("e4 e5 Ac4 Ac5"), (Letters::Es, 4));
    }

    #[test]
    fn letters_of_deeds_are_those_of_the_user_or_english() {
        let of = |moves: &str, own| {
            let tokens: Vec<&[u8]> = moves.split_whitespace().map(str::as_bytes).collect();
            letters_of_deeds(tokens.iter().copied(), own)
        };
        assert_eq!(of("e4 e5 Kd2", Letters::Tr), Some(Letters::Tr));
        assert_eq!(of("a4 a5 Ka3", Letters::En), Some(Letters::En));
        assert_eq!(of("e4 e5 Re2", Letters::Tr), Some(Letters::En));
        assert_eq!(of("e4 e5 Af3 Vb6", Letters::En), None);
        assert_eq!(of("a7a8k Kd6", Letters::En), Some(Letters::En));
        assert_eq!(of("a7a8k Kd6", Letters::Tr), Some(Letters::Tr));
        assert_eq!(of("e4 e5 Zz9", Letters::En), Some(Letters::En));
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
