//! `hakem winnable`: who can still give mate, for many positions at once.

mod summary;

use std::io::{BufRead, BufReader, Read};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use hakem_prover::{Position, Verdict};
use hakem_score::fen::{ModeChoice, read_fen};
use hakem_words::Lang;
use shakmaty::{Color, Position as _};

use self::summary::Summary;
use super::{Stop, Talk};
use crate::args::{self, Format};
use crate::asking::{Asked, ask};
use crate::dto::{WinnableLine, write_line};
use crate::exit::Exit;
use crate::fault::Trouble;

/// How many positions are answered before their answers are written, for each job.
const BATCH: usize = 512;

/// The longest line that is read; the rest of a longer one is not looked at.
const LONGEST: u64 = 64 * 1024;

/// Answers every line of the file, in the order of the lines.
pub(crate) fn run(request: &args::Winnable, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let mut text = BufReader::new(request.source.open()?);
    let available = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = request
        .jobs
        .and_then(|jobs| usize::try_from(jobs).ok())
        .unwrap_or(available);
    let mut summary = Summary::default();
    let mut result = Vec::new();
    loop {
        let (lines, broken) = batch(&mut text, BATCH.saturating_mul(jobs));
        let answers = answers(&lines, request, talk.words.lang, jobs);
        result.clear();
        for (line, answer) in lines.iter().zip(&answers) {
            summary.add(answer);
            write_answer(&mut result, line, answer, request);
        }
        talk.output.write_all(&result)?;
        if let Some(error) = broken {
            let trouble: Trouble = text.get_ref().trouble(&error);
            return Err(request.source.fault(trouble).into());
        }
        if lines.is_empty() {
            break;
        }
    }
    let told = summary.told(talk.words);
    let _ = writeln!(talk.errors, "{told}");
    Ok(Exit::Done)
}

/// The next lines that ask something; an error comes after the lines before it.
fn batch(text: &mut impl BufRead, most: usize) -> (Vec<Vec<u8>>, Option<std::io::Error>) {
    let mut lines = Vec::new();
    while lines.len() < most {
        let mut line = Vec::new();
        match text.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) => break,
            Ok(length) if length as u64 == LONGEST && line.last() != Some(&b'\n') => {
                if let Err(error) = text.skip_until(b'\n') {
                    return (lines, Some(error));
                }
            }
            Ok(_) => {}
            Err(error) => return (lines, Some(error)),
        }
        let end = line.trim_ascii_end().len();
        line.truncate(end);
        if !line.is_empty() && line.first() != Some(&b'#') {
            lines.push(line);
        }
    }
    (lines, None)
}

/// What is found out about one line.
enum Found {
    /// The FEN cannot be used: why, in the user's language.
    Error(String),
    /// Of whom it was asked, and the answers.
    Answers(Vec<Asked>),
}

/// The answers to all lines, in their order, found by several threads.
fn answers(lines: &[Vec<u8>], request: &args::Winnable, lang: Lang, jobs: usize) -> Vec<Found> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut own = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(line) = lines.get(index) else {
                return own;
            };
            own.push((index, answer(line, request, lang)));
        }
    };
    let mut all: Vec<(usize, Found)> = thread::scope(|scope| {
        let helpers: Vec<_> = (1..jobs.min(lines.len()))
            .map(|_| scope.spawn(work))
            .collect();
        let mut all = work();
        // A helper that was lost would lose answers; none can be, for nothing here panics.
        all.extend(
            helpers
                .into_iter()
                .filter_map(|helper| helper.join().ok())
                .flatten(),
        );
        all
    });
    all.sort_by_key(|(index, _)| *index);
    all.into_iter().map(|(_, found)| found).collect()
}

fn answer(line: &[u8], request: &args::Winnable, lang: Lang) -> Found {
    let fen = line.rsplit(|byte| *byte == b'\t').next().unwrap_or(line);
    let reading = match read_fen(&String::from_utf8_lossy(fen), ModeChoice::Detect) {
        Ok(reading) => reading,
        Err(error) => return Found::Error(hakem_words::score::fen_error(error, lang)),
    };
    let position = Position::from_chess(&reading.position);
    let turn = reading.position.turn();
    let asked: &[Color] = match request.winner {
        None => &Color::ALL,
        Some(winner) => match winner.color(turn) {
            Color::White => &[Color::White],
            Color::Black => &[Color::Black],
        },
    };
    Found::Answers(
        asked
            .iter()
            .map(|&color| ask(&position, color, request.bounds))
            .collect(),
    )
}

fn write_answer(result: &mut Vec<u8>, line: &[u8], found: &Found, request: &args::Winnable) {
    if request.format == Format::Json {
        let line = String::from_utf8_lossy(line);
        let object = match found {
            Found::Error(why) => WinnableLine::error(&line, why),
            Found::Answers(asked) => WinnableLine::of(&line, asked),
        };
        return write_line(result, &object);
    }
    let (verdict, nodes, micros) = match found {
        Found::Error(why) => (format!("error: {why}"), 0, 0),
        Found::Answers(asked) => (verdict(asked), nodes(asked), micros(asked)),
    };
    result.extend_from_slice(format!("{verdict}\t{nodes}\t{micros}\t").as_bytes());
    result.extend_from_slice(line);
    if let (true, Found::Answers(asked)) = (request.lines == args::Lines::Shown, found) {
        for asked in asked {
            let line = match &asked.answer.verdict {
                Verdict::Mates(line) => line.to_string(),
                _ => "-".to_owned(),
            };
            result.extend_from_slice(format!("\t{line}").as_bytes());
        }
    }
    result.push(b'\n');
}

/// Two signs, White's and Black's, or one word where it was asked of one player.
fn verdict(asked: &[Asked]) -> String {
    if let [one] = asked {
        return word(&one.answer.verdict).to_owned();
    }
    asked
        .iter()
        .map(|asked| sign(asked.color, &asked.answer.verdict))
        .collect()
}

const fn sign(color: Color, verdict: &Verdict) -> char {
    match (verdict, color) {
        (Verdict::Mates(_), Color::White) => 'W',
        (Verdict::Mates(_), Color::Black) => 'B',
        (Verdict::CannotMate(_), _) => '-',
        (Verdict::Undecided, _) => '?',
    }
}

const fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Mates(_) => "winnable",
        Verdict::CannotMate(_) => "unwinnable",
        Verdict::Undecided => "undecided",
    }
}

fn nodes(asked: &[Asked]) -> u64 {
    asked
        .iter()
        .map(|asked| asked.answer.spent.nodes)
        .fold(0, u64::saturating_add)
}

fn micros(asked: &[Asked]) -> u64 {
    asked
        .iter()
        .map(|asked| asked.micros)
        .fold(0, u64::saturating_add)
}
