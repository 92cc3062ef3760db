//! PGN: how the input is cut never changes what comes out, and every game read is judged.

use hakem_laws::{
    Regulations,
    judge::{Judge, Recorded},
    record::written::Written,
};
use hakem_score::{
    letters::LettersChoice,
    pgn::{Game, PlainBoard, Reader, Replayed, Start},
    result::RecordedResult,
    write::{Outgoing, write_game},
};
use shakmaty::{CastlingMode, Chess, Move};

/// Everything that is known of a game.
#[derive(Debug, PartialEq)]
struct Read {
    told: String,
    position: Chess,
    moves: Vec<Move>,
}

/// The games of an input, each shown to `look`.
fn read(chunks: &[&[u8]], look: fn(&Game<'_>, &PlainBoard, &Replayed)) -> Vec<Read> {
    let mut reader = Reader::new();
    let mut games = Vec::new();
    for chunk in chunks {
        reader.feed(chunk);
        take(&mut reader, &mut games, look);
    }
    reader.end();
    take(&mut reader, &mut games, look);
    games
}

fn take(reader: &mut Reader, games: &mut Vec<Read>, look: fn(&Game<'_>, &PlainBoard, &Replayed)) {
    while let Some(game) = reader.next_game() {
        let mut board = PlainBoard::default();
        let mut remarks = Vec::new();
        let replayed = game.replay(&mut board, LettersChoice::Auto, &mut remarks);
        assert_eq!(replayed.plies as usize, board.moves.len());
        look(&game, &board, &replayed);
        let tags: Vec<_> = game.tags().collect();
        games.push(Read {
            told: format!(
                "{tags:?} {replayed:?} {remarks:?} {:?} {:?} {:?} {:?} {:?}",
                game.start().map(|start| start.mode),
                game.termination(),
                game.final_comment(),
                game.clocks(),
                game.offers(),
            ),
            position: board.position,
            moves: board.moves,
        });
    }
}

/// Writes the game and reads it again; judges it.
fn write_and_judge(game: &Game<'_>, board: &PlainBoard, replayed: &Replayed) {
    let Ok(start) = game.start() else { return };
    write_and_read(&start, board, replayed.recorded);
    if !start.set_up && start.mode == CastlingMode::Standard {
        judge(board);
    }
}

/// What is written of a game is read again the same.
fn write_and_read(start: &Start, board: &PlainBoard, result: Option<RecordedResult>) {
    let text = write_game(&Outgoing {
        tags: &[("Event", "\"quoted\" \\ [tag]")],
        start: Some(&start.position),
        mode: start.mode,
        moves: &board.moves,
        unread: &[],
        result,
        result_tag: None,
        termination: None,
        comments: &[(1, "a } brace")],
    });
    let mut reader = Reader::new();
    reader.feed(text.as_bytes());
    reader.end();
    let game = reader.next_game().expect("the game that was written");
    let mut again = PlainBoard::default();
    let replayed = game.replay(&mut again, LettersChoice::Auto, &mut Vec::new());
    assert_eq!(again.moves, board.moves, "{text}");
    assert_eq!(replayed.recorded, result, "{text}");
}

/// Judges the game, and again with one half-move after its end: the ending is the same.
fn judge(board: &PlainBoard) {
    let mut judge = Judge::new(hakem_laws::Start::initial(), &Regulations::default());
    for mv in &board.moves {
        let (Some(from), to) = (mv.from(), mv.to()) else {
            return;
        };
        let written = Written::Squares {
            from,
            to,
            promotion: mv.promotion(),
        };
        assert!(judge.play(written).is_ok(), "{mv} was read as legal");
    }
    let ended = judge.game().ended().copied();
    let judgement = judge.finish(Recorded::default());
    assert!(
        ended.is_none() || judge.game().ended().copied() == ended,
        "{judgement:?}"
    );
}

/// Runs one input: a byte that says how to cut, then PGN.
pub(crate) fn check(data: &[u8]) {
    let [cut, text @ ..] = data else { return };
    let whole = read(&[text], write_and_judge);
    let size = usize::from(*cut % 61) + 1;
    let chunks: Vec<&[u8]> = text.chunks(size).collect();
    assert_eq!(
        read(&chunks, |_, _, _| {}),
        whole,
        "cut into pieces of {size}"
    );
}
