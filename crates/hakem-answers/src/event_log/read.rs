//! One line of an event log, from JSON to what happened.

use hakem_laws::record::event::{
    Act, Claim, ClaimForm, ClaimGround, Decision, Event, FlagOrder, IllegalKind, IrregularityKind,
    Party, Ply, Terms, Touching, What,
};
use hakem_laws::ruling::Score;
use serde_json::{Map, Value};
use shakmaty::{Board, Color};

use super::fields::{Fields, missing};
use super::keys;
use super::moves::MoveReader;
use crate::trouble::Trouble;

/// Reads what a line tells. Where it cannot be read, the event is one that the Laws do not
/// describe, and the trouble says why: a log never loses a line.
pub(crate) fn event(map: &Map<String, Value>, moves: &MoveReader<'_>) -> (Event, Vec<Trouble>) {
    let mut reader = Reader {
        fields: Fields(map),
        moves,
        by: None,
        troubles: Vec::new(),
    };
    let by = reader.keep(reader.fields.party("by"));
    reader.by = by.flatten();
    let at = reader.keep(reader.fields.millis("at")).flatten();
    let what = reader.what();
    let what = match (reader.keep(what), by) {
        // Whoever is named there cannot be read, so it may have been a player, who decides nothing.
        (None, _) | (Some(What::Decision(_)), None) => What::Other,
        (Some(what), _) => what,
    };
    if let Some(name) = map.get("event").and_then(Value::as_str) {
        reader.troubles.extend(keys::unknown_in_event(name, map));
    }
    (
        Event {
            by: reader.by,
            at,
            what,
        },
        reader.troubles,
    )
}

struct Reader<'a> {
    fields: Fields<'a>,
    moves: &'a MoveReader<'a>,
    by: Option<Party>,
    troubles: Vec<Trouble>,
}

impl Reader<'_> {
    /// The value, or nothing and a trouble to be told.
    fn keep<T>(&mut self, read: Result<T, Trouble>) -> Option<T> {
        read.map_err(|trouble| self.troubles.push(trouble)).ok()
    }

    fn what(&mut self) -> Result<What, Trouble> {
        let fields = self.fields;
        let name = fields.needed_text("event")?;
        Ok(match name {
            "touch" => What::Touch {
                square: fields.needed_square("square")?,
                manner: self.manner()?,
            },
            "make" => What::Make(self.act()?),
            "press" => What::Press,
            "move" => What::Move(self.act()?),
            "offer" => What::Offer(self.terms()),
            "accept" => What::Accept(self.terms()),
            "decline" => What::Decline,
            "withdraw_offer" => What::WithdrawOffer,
            "claim" => What::Claim(self.claim()?),
            "withdraw_claim" => What::WithdrawClaim,
            "resign" => What::Resign,
            "flag" => What::Flag {
                of: self.of()?,
                order: self.order()?,
            },
            "illegal" => What::Illegal {
                of: self.of()?,
                kind: illegal_kind(fields)?,
                ply: fields.ply("ply")?,
            },
            "touch_breach" => What::TouchBreach {
                of: self.of()?,
                square: fields.needed_square("square")?,
            },
            "take_back" => What::TakeBack {
                left: needed_ply(fields)?,
            },
            "irregularity" => self.irregularity()?,
            "absent" => What::Absent { of: self.absent()? },
            "arbiter" => What::Decision(self.decision()?),
            "gap" => What::Gap,
            given => {
                return Err(Trouble::NotForeseen {
                    what: "event",
                    given: given.to_owned(),
                    known: keys::events(),
                });
            }
        })
    }

    fn manner(&self) -> Result<Touching, Trouble> {
        let adjusting = self.fields.flag("adjusting")?;
        Ok(if adjusting {
            Touching::Adjusting
        } else {
            Touching::Deliberate
        })
    }

    /// A half-move done on the board. One that nobody can read is still a half-move.
    fn act(&mut self) -> Result<Act, Trouble> {
        let text = self.fields.text("move")?;
        let board = match self.fields.text("board")? {
            Some(placement) => self.keep(read_board(placement)),
            None => None,
        };
        if text.is_none() && board.is_none() {
            return Err(missing("move"));
        }
        // An empty text: a move was made, and nobody says which.
        let told = text.filter(|text| !text.trim().is_empty());
        let written = told.and_then(|text| {
            let read = self.moves.read(text);
            self.keep(read)
        });
        Ok(Act {
            written,
            board: board.map(Box::new),
        })
    }

    fn terms(&self) -> Terms {
        match self.fields.value("condition") {
            None | Some(Value::Bool(false)) => Terms::Plain,
            Some(Value::String(text)) if text.trim().is_empty() => Terms::Plain,
            Some(_) => Terms::Conditional,
        }
    }

    fn claim(&mut self) -> Result<Claim, Trouble> {
        let choices = "threefold, fifty, normal_means, increment";
        let ground = self.fields.word("ground", choices, |word| match word {
            "threefold" => Some(ClaimGround::Threefold),
            "fifty" => Some(ClaimGround::Fifty),
            "normal_means" => Some(ClaimGround::NormalMeans),
            "increment" => Some(ClaimGround::Increment),
            _ => None,
        })?;
        let ground = ground.ok_or_else(|| missing("ground"))?;
        let intended = self.fields.text("move")?.map(|text| {
            let read = self.moves.read(text);
            Act {
                written: self.keep(read),
                board: None,
            }
        });
        // A move that is named without a word on its form is on the scoresheet.
        let written = match self.fields.value("written") {
            Some(_) => self.fields.flag("written")?,
            None => intended.is_some(),
        };
        let form = if written {
            ClaimForm::Written
        } else {
            ClaimForm::NotWritten
        };
        Ok(Claim {
            ground,
            intended,
            form,
        })
    }

    /// Whose flag or fault it is; where it is not said, that of the opponent of whoever raised it.
    fn of(&self) -> Result<Color, Trouble> {
        match (self.fields.color("of")?, self.by) {
            (Some(of), _) => Ok(of),
            (None, Some(Party::Player(by))) => Ok(!by),
            _ => Err(missing("of")),
        }
    }

    fn absent(&self) -> Result<Color, Trouble> {
        match (self.fields.color("of")?, self.by) {
            (Some(of), _) | (None, Some(Party::Player(of))) => Ok(of),
            _ => Err(missing("of")),
        }
    }

    fn order(&self) -> Result<FlagOrder, Trouble> {
        let unknown = self.fields.flag("order_unknown")?;
        Ok(if unknown {
            FlagOrder::Unknown
        } else {
            FlagOrder::Known
        })
    }

    /// A decision. One that is not known is noted all the same, and the list of those that are is
    /// told.
    fn decision(&mut self) -> Result<Decision, Trouble> {
        let fields = self.fields;
        let choices = "1-0, 0-1, 1/2-1/2, 0-0, 1/2-0, 0-1/2";
        let score = fields.word("result", choices, Score::from_text)?;
        let word = fields.needed_text("decision")?;
        Ok(match (word, score) {
            ("restore", _) => Decision::Restore(needed_ply(fields)?),
            ("set_clock", _) => Decision::SetClock,
            ("warn", _) => Decision::Warn,
            ("resume", _) => Decision::Resume,
            ("result", None) => return Err(missing("result")),
            // A penalty that lays down a result is the loss of the game (12.9.6), by whatever name.
            (_, Some(score)) => Decision::Result(score),
            ("penalty", None) => Decision::Penalty,
            (given, None) => {
                self.troubles.push(Trouble::NotForeseen {
                    what: "decision",
                    given: given.to_owned(),
                    known: DECISIONS.to_owned(),
                });
                Decision::Other
            }
        })
    }

    /// An irregularity. The list of kinds is open: one that is not known is for the arbiter.
    fn irregularity(&mut self) -> Result<What, Trouble> {
        let of = self.fields.color("of")?;
        let ply = self.fields.ply("ply")?;
        let given = self.keep(self.fields.text("kind")).flatten();
        let kind = given.and_then(irregularity_named);
        if let (Some(given), None) = (given, kind) {
            self.troubles.push(Trouble::NotForeseen {
                what: "kind",
                given: given.to_owned(),
                known: IRREGULARITIES.to_owned(),
            });
        }
        let kind = kind.unwrap_or(IrregularityKind::Other);
        Ok(What::Irregularity { of, kind, ply })
    }
}

const DECISIONS: &str = "restore, set_clock, warn, penalty, result, resume";

const IRREGULARITIES: &str = "start_position, board_turned, colours, displaced, wrong_square, \
    clock_setting, other_hand, distraction, notes, device, refusal, clock_stopped, disrepute, other";

fn irregularity_named(word: &str) -> Option<IrregularityKind> {
    Some(match word {
        "start_position" => IrregularityKind::StartPosition,
        "board_turned" => IrregularityKind::BoardTurned,
        "colours" => IrregularityKind::Colours,
        "displaced" => IrregularityKind::Displaced,
        "wrong_square" => IrregularityKind::WrongSquare,
        "clock_setting" => IrregularityKind::ClockSetting,
        "other_hand" => IrregularityKind::OtherHand,
        "distraction" => IrregularityKind::Distraction,
        "notes" => IrregularityKind::Notes,
        "device" => IrregularityKind::Device,
        "refusal" => IrregularityKind::Refusal,
        "clock_stopped" => IrregularityKind::ClockStopped,
        "disrepute" => IrregularityKind::Disrepute,
        "other" => IrregularityKind::Other,
        _ => return None,
    })
}

fn illegal_kind(fields: Fields<'_>) -> Result<IllegalKind, Trouble> {
    let choices = "move, promotion, press_without_move, two_hands";
    let kind = fields.word("kind", choices, |word| match word {
        "move" => Some(IllegalKind::Move),
        "promotion" => Some(IllegalKind::Promotion),
        "press_without_move" => Some(IllegalKind::PressWithoutMove),
        "two_hands" => Some(IllegalKind::TwoHands),
        _ => None,
    })?;
    Ok(kind.unwrap_or(IllegalKind::Move))
}

fn needed_ply(fields: Fields<'_>) -> Result<Ply, Trouble> {
    fields.ply("ply")?.ok_or_else(|| missing("ply"))
}

/// A FEN placement; the other fields of a whole FEN are left aside.
fn read_board(text: &str) -> Result<Board, Trouble> {
    let placement = text.split_whitespace().next().unwrap_or_default();
    Board::from_ascii_board_fen(placement.as_bytes()).map_err(|_| Trouble::Board {
        given: text.to_owned(),
    })
}
