//! `hakem claim`: is this claim right?

use std::io::Read;
use std::ops::ControlFlow;
use std::path::Path;

use hakem_answers::claim::{self, Examined, Followed, Played, Question, Shown, Ways, skips_moves};
use hakem_answers::doubts;
use hakem_laws::record::event::ClaimGround;
use hakem_laws::record::regulations::Regulations;
use hakem_score::letters::Letters;
use hakem_score::pgn::{self, PlainBoard, Reader, Replayed};
use hakem_score::remarks::{Remark, RemarkCode, RemarkDetail, Weight};
use hakem_words::document::{self, Block, Document};
use hakem_words::{Context, Text, move_names};

use super::{Stop, Talk};
use crate::args::{self, Format};
use crate::dto::write_line;
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};
use crate::input::{self, Opened, Source, Table};
use crate::judging::{profile_for, start_of};

/// How many bytes are read at once.
const CHUNK: usize = 64 * 1024;

/// Examines the claim.
pub(crate) fn run(request: &args::Claim, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let looked = match request.source.open_any()? {
        Opened::Text(text) => in_text(text, request, talk)?,
        Opened::Table(path) => in_table(&path, request, talk)?,
    };
    let trouble = match looked {
        ControlFlow::Break(exit) => return Ok(exit),
        ControlFlow::Continue(0) => Trouble::NoGame,
        ControlFlow::Continue(found) => Trouble::NoSuchGame {
            found,
            wanted: request.game,
        },
    };
    Err(Fault::of_input(&request.source, trouble).into())
}

/// Looks for the game in a text; where it is not, how many games there are.
fn in_text(
    mut text: input::Text,
    request: &args::Claim,
    talk: &mut Talk<'_>,
) -> Result<ControlFlow<Exit, u64>, Stop> {
    let mut reader = Reader::new();
    let mut chunk = vec![0; CHUNK];
    loop {
        let length = text
            .read(&mut chunk)
            .map_err(|error| request.source.fault(text.trouble(&error)))?;
        if length == 0 {
            reader.end();
        }
        reader.feed(chunk.get(..length).unwrap_or_default());
        while let Some(sheet) = reader.next_game() {
            if sheet.number == request.game {
                return examine(&sheet, request, talk).map(ControlFlow::Break);
            }
        }
        if length == 0 {
            return Ok(ControlFlow::Continue(reader.games()));
        }
    }
}

/// Looks for the game in a table, where each row is read on its own.
fn in_table(
    path: &Path,
    request: &args::Claim,
    talk: &mut Talk<'_>,
) -> Result<ControlFlow<Exit, u64>, Stop> {
    let mut table = Table::open(&request.source, path, 0)?;
    let mut games = 0;
    while let Some(rows) = table.next_rows(CHUNK)? {
        let looked = rows.each_game(|_, sheet| {
            games += 1;
            if games == request.game {
                return Err(examine(&sheet, request, talk));
            }
            Ok(())
        });
        if let Err(examined) = looked {
            return examined.map(ControlFlow::Break);
        }
    }
    Ok(ControlFlow::Continue(games))
}

fn examine(
    sheet: &pgn::Game<'_>,
    request: &args::Claim,
    talk: &mut Talk<'_>,
) -> Result<Exit, Stop> {
    let regulations = Regulations::of(profile_for(sheet, request.laws));
    let record = played(sheet, &regulations, request, talk)?;
    let ways = Ways {
        record: record.letters,
        shown: record.shown,
        choice: request.letters,
        lang: talk.words.lang,
    };
    let question = Question {
        ground: request.ground,
        by: request.by,
        intended: request.intended.as_deref(),
        form: request.form,
        touched: request.touched,
        insistence: request.insistence,
    };
    let examined = Examined::of(record.played.game.clone(), ways, &regulations, &question)
        .map_err(|trouble| Fault::of_command_line(trouble.into()))?;
    let moves = move_names(&examined.before);
    let context = Context {
        profile: regulations.profile,
        moves: &moves,
    };
    let doubts = doubts_of(&examined, &record.start, request.ground);
    let mut result = Vec::new();
    match request.format {
        Format::Json => {
            write_line(&mut result, &examined.line(&context));
            for why in doubts {
                talk.tell(&Fault::of_input(&request.source, Trouble::Record { why }));
            }
        }
        Format::Human => {
            result.extend_from_slice(page(&examined, &doubts, &context, talk).as_bytes());
        }
    }
    talk.output.write_all(&result)?;
    Ok(Exit::Done)
}

/// What the ruling rests on that the record or the Laws do not say.
fn doubts_of(examined: &Examined, start: &pgn::Start, ground: ClaimGround) -> Vec<Text> {
    let before = &examined.before;
    let clock = examined
        .half_move_clock()
        .filter(|_| ground == ClaimGround::Fifty);
    let counter =
        clock.and_then(|clock| doubts::unverified_counter(start, before.plies().0, clock.0));
    counter
        .into_iter()
        .chain(doubts::reading(&examined.ruling))
        .collect()
}

/// A record that was played through.
struct Record {
    /// Where it starts.
    start: pgn::Start,
    /// The game before the claim.
    played: Played,
    /// The piece letters.
    letters: Letters,
    /// Whether the record shows that they are its own.
    shown: Shown,
}

/// The game before the claim. Where the record cannot be read to its end, it has a gap there.
fn played(
    sheet: &pgn::Game<'_>,
    regulations: &Regulations,
    request: &args::Claim,
    talk: &mut Talk<'_>,
) -> Result<Record, Fault> {
    let mut remarks = Vec::new();
    let mut board = PlainBoard::default();
    let replayed = sheet.replay(&mut board, request.letters, &mut remarks);
    let source = &request.source;
    let Ok(start) = sheet.start() else {
        return Err(no_start(source, &remarks, &replayed));
    };
    for remark in remarks
        .iter()
        .filter(|remark| remark.code.weight() == Weight::Trouble)
    {
        let why = hakem_words::score::remark_text(remark);
        let fault = Fault::of_input(source, Trouble::Record { why });
        talk.tell(&fault.at(u64::from(remark.line), u64::from(remark.column)));
    }
    let followed = if !replayed.complete || remarks.iter().any(skips_moves) {
        Followed::ToAGap
    } else {
        Followed::ToTheEnd
    };
    let read = sheet.tokens().take(board.moves.len());
    let shown = Shown::of(
        read.map(|token| token.text),
        replayed.letters,
        rivals(&remarks),
    );
    let played = claim::played(start_of(&start), board.moves, followed, regulations);
    Ok(Record {
        start,
        played,
        letters: replayed.letters,
        shown,
    })
}

/// The letters in which an ambiguous record can be read.
fn rivals(remarks: &[Remark]) -> &[Letters] {
    let found = remarks.iter().find_map(|remark| match &remark.detail {
        RemarkDetail::Readings(letters) => Some(letters.as_slice()),
        _ => None,
    });
    found.unwrap_or_default()
}

/// Why there is no position to start from.
fn no_start(source: &Source, remarks: &[Remark], replayed: &Replayed) -> Fault {
    let codes = [RemarkCode::UnusableFen, RemarkCode::UnknownVariant];
    match remarks.iter().find(|remark| codes.contains(&remark.code)) {
        Some(remark) => {
            let why = hakem_words::score::remark_text(remark);
            Fault::of_input(source, Trouble::Record { why })
                .at(u64::from(remark.line), u64::from(remark.column))
        }
        None => {
            let found = u64::from(replayed.plies);
            Fault::of_input(source, Trouble::NoSuchGame { found, wanted: 1 })
        }
    }
}

/// The claim for people.
fn page(examined: &Examined, doubts: &[Text], context: &Context<'_>, talk: &Talk<'_>) -> String {
    let words = talk.words;
    let mut page = Document::default();
    let verdict = hakem_words::codes::verdict(examined.ruling.verdict, words.lang);
    page.push(Block::Heading(format!(
        "{}: {verdict}",
        words.tell("document-ruling")
    )));
    page.push(Block::Paragraph(examined.text(context, words.lang)));
    for doubt in doubts {
        page.push(Block::Paragraph(doubt.get(words.lang).to_owned()));
    }
    if !examined.occurrences.is_empty() {
        page.push(Block::Heading(words.tell("document-occurrences")));
        page.push(document::occurrences(
            &examined.occurrences,
            context,
            words.lang,
        ));
    }
    if let Some(clock) = examined.half_move_clock() {
        let turn = examined.before.standing().turn();
        page.push(Block::Paragraph(hakem_words::mating::half_move_clock(
            clock, turn, words.lang,
        )));
    }
    talk.page(&page)
}
