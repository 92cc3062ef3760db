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
use crate::fault::{Fault, Trouble};

/// How many lines are read before their answers are written, for each job: many, so that the jobs
/// seldom wait for one another.
const BATCH: usize = 4096;

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
    let mut lines = Lines::default();
    loop {
        let read = lines.read(&mut text, BATCH.saturating_mul(jobs));
        let answers = answers(&lines, request, talk.words.lang, jobs);
        talk.output.write_all(&in_order(&answers))?;
        for answers in answers {
            summary.merge(answers.summary);
        }
        if let Err(error) = read {
            let trouble = text.get_ref().trouble(&error);
            return Err(request.source.fault(trouble).into());
        }
        if lines.ends.is_empty() {
            break;
        }
    }
    let told = summary.told(talk.words);
    let _ = writeln!(talk.errors, "{told}");
    if summary.is_all_errors() {
        let fault = Fault::of_source(request.source.name(), Trouble::NoPosition);
        talk.tell(&fault);
        return Ok(Exit::Unusable);
    }
    Ok(Exit::Done)
}

/// Lines that ask something, one behind the other.
#[derive(Default)]
struct Lines {
    text: Vec<u8>,
    /// Where each line ends in the text.
    ends: Vec<usize>,
}

impl Lines {
    /// Reads the next lines in place of those before. An error comes after the lines before it.
    fn read(&mut self, text: &mut impl BufRead, most: usize) -> std::io::Result<()> {
        self.text.clear();
        self.ends.clear();
        while self.ends.len() < most {
            let start = self.text.len();
            let length = text
                .by_ref()
                .take(LONGEST)
                .read_until(b'\n', &mut self.text)?;
            if length == 0 {
                break;
            }
            if length as u64 == LONGEST && self.text.last() != Some(&b'\n') {
                text.skip_until(b'\n')?;
            }
            let line = self.text.get(start..).unwrap_or_default().trim_ascii_end();
            let asks = !line.is_empty() && line.first() != Some(&b'#');
            let end = if asks { start + line.len() } else { start };
            self.text.truncate(end);
            if asks {
                self.ends.push(end);
            }
        }
        Ok(())
    }

    /// The line of a number, if there are so many.
    fn get(&self, number: usize) -> Option<&[u8]> {
        let end = *self.ends.get(number)?;
        let before = number.checked_sub(1);
        let start = before.and_then(|before| self.ends.get(before)).copied();
        self.text.get(start.unwrap_or(0)..end)
    }
}

/// What is found out about one line.
enum Found {
    /// The FEN cannot be used: why, in the user's language.
    Error(String),
    /// Of whom it was asked, and the answers.
    Answers(Vec<Asked>),
}

/// The answers that one thread found, as they are to be written.
#[derive(Default)]
struct Answers {
    text: Vec<u8>,
    /// The number of each line, upwards, and where its answer ends in the text.
    ends: Vec<(usize, usize)>,
    summary: Summary,
}

/// The answers to all lines, found by several threads: each takes the next line that is left.
fn answers(lines: &Lines, request: &args::Winnable, lang: Lang, jobs: usize) -> Vec<Answers> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut own = Answers::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(line) = lines.get(number) else {
                return own;
            };
            let found = answer(line, request, lang);
            write_answer(&mut own.text, line, &found, request);
            own.ends.push((number, own.text.len()));
            own.summary.add(&found);
        }
    };
    thread::scope(|scope| {
        let helpers: Vec<_> = (1..jobs.min(lines.ends.len()))
            .map(|_| scope.spawn(work))
            .collect();
        let mut all = vec![work()];
        // A helper that was lost would lose answers; none can be, for nothing here panics.
        all.extend(helpers.into_iter().filter_map(|helper| helper.join().ok()));
        all
    })
}

/// All answers in the order of their lines.
fn in_order(answers: &[Answers]) -> Vec<u8> {
    let mut parts: Vec<(usize, &[u8])> = Vec::new();
    for answers in answers {
        let mut start = 0;
        for &(number, end) in &answers.ends {
            parts.push((number, answers.text.get(start..end).unwrap_or_default()));
            start = end;
        }
    }
    parts.sort_unstable_by_key(|&(number, _)| number);
    let mut text = Vec::with_capacity(parts.iter().map(|(_, part)| part.len()).sum());
    for (_, part) in parts {
        text.extend_from_slice(part);
    }
    text
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
