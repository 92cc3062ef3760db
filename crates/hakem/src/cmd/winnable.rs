//! `hakem winnable`: who can still give mate, for many positions at once.

mod in_turn;
mod summary;

use std::io::{self, BufRead, BufReader, Read as _};
use std::num::NonZeroUsize;
use std::thread;
use std::time::{Duration, Instant};

use hakem_prover::{Position, Verdict};
use hakem_score::fen::{ModeChoice, read_fen};
use hakem_words::Lang;
use shakmaty::{Color, Position as _};

use self::in_turn::{Broken, Read, Work, share};
use self::summary::Summary;
use super::{Stop, Talk};
use crate::args::{self, Format};
use crate::asking::{Asked, ask};
use crate::dto::{WinnableLine, write_line};
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};

/// How many lines one thread takes at once while they are easy: so many that the threads seldom
/// meet. Where they are not, each takes one, so that none is left with much at the end.
const PIECE: usize = 16;

/// The time that easy lines take together at most.
const EASY: Duration = Duration::from_millis(1);

/// More threads than any machine can use.
const MOST_JOBS: usize = 512;

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
    let lang = talk.words.lang;
    let mut workers: Vec<Worker<'_>> = (0..jobs.clamp(1, MOST_JOBS))
        .map(|_| Worker {
            request,
            lang,
            summary: Summary::default(),
        })
        .collect();
    let read = |lines: &mut Lines| lines.read(&mut text);
    match share(&mut workers, read, &mut *talk.output) {
        Ok(()) => {}
        Err(Broken::Writing(error)) => return Err(error.into()),
        Err(Broken::Reading(error)) => {
            let trouble = text.get_ref().trouble(&error);
            return Err(request.source.fault(trouble).into());
        }
    }
    let mut summary = Summary::default();
    for worker in workers {
        summary.merge(worker.summary);
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

/// What one thread does, and what it found.
struct Worker<'a> {
    request: &'a args::Winnable,
    lang: Lang,
    summary: Summary,
}

impl Work for Worker<'_> {
    type Piece = Lines;

    fn work(&mut self, lines: &mut Lines, result: &mut Vec<u8>) {
        let start = Instant::now();
        for line in lines.each() {
            let found = answer(line, self.request, self.lang);
            write_answer(result, line, &found, self.request);
            self.summary.add(&found);
        }
        lines.most = if start.elapsed() > EASY { 1 } else { PIECE };
    }
}

/// Lines that ask something, one behind the other.
#[derive(Default)]
struct Lines {
    text: Vec<u8>,
    /// Where each line ends in the text.
    ends: Vec<usize>,
    /// How many to read the next time.
    most: usize,
}

impl Lines {
    /// Reads the next lines in place of those before: no more than there are at hand, so that who
    /// types is answered line by line. An error comes after the lines before it.
    fn read(&mut self, text: &mut BufReader<impl io::Read>) -> Read {
        self.text.clear();
        self.ends.clear();
        while self.ends.is_empty() || self.ends.len() < self.most && !text.buffer().is_empty() {
            match self.read_line(text) {
                Ok(0) if self.ends.is_empty() => return Read::Nothing,
                Ok(0) => break,
                Ok(_) => {}
                Err(error) => return Read::BrokeOff(error),
            }
        }
        Read::Piece
    }

    /// Reads one line, and keeps it if it asks something. How many bytes were read.
    fn read_line(&mut self, text: &mut impl BufRead) -> io::Result<usize> {
        let start = self.text.len();
        let length = text
            .by_ref()
            .take(LONGEST)
            .read_until(b'\n', &mut self.text)?;
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
        Ok(length)
    }

    /// The lines, one after the other.
    fn each(&self) -> impl Iterator<Item = &[u8]> {
        let mut start = 0;
        self.ends.iter().map(move |&end| {
            let line = self.text.get(start..end).unwrap_or_default();
            start = end;
            line
        })
    }
}

/// What is found out about one line.
enum Found {
    /// The FEN cannot be used: why, in the user's language.
    Error(String),
    /// Of whom it was asked, and the answers.
    Answers(Vec<Asked>),
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
