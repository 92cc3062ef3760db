//! The half-move clock and the move number.

use std::num::NonZeroU32;

use shakmaty::Setup;

use super::{FenError, FenFault, Field, Remarks};
use crate::remarks::{RemarkCode, RemarkDetail};

/// The greatest half-move clock that is read.
pub(super) const MOST_HALF_MOVES: u32 = 100_000;

/// The greatest move number that is read.
pub(super) const MOST_MOVES: u32 = 1_000_000;

/// Reads what follows the en passant field. `end` is the length of the whole text.
pub(super) fn read<'a>(
    fields: &mut impl Iterator<Item = Field<'a>>,
    end: usize,
    setup: &mut Setup,
    remarks: &mut Remarks,
) -> Result<(), FenError> {
    let Some(clock) = fields.next() else {
        remarks.add(RemarkCode::FenFieldsMissing, end, "", RemarkDetail::None);
        return Ok(());
    };
    if is_operation(clock) {
        trailing(clock, remarks);
        return Ok(());
    }
    setup.halfmoves = number(clock, MOST_HALF_MOVES)
        .ok_or(FenFault::HalfMoveClock.at(clock.at))?
        .unwrap_or(0);
    let Some(moves) = fields.next() else {
        remarks.add(RemarkCode::FenFieldsMissing, end, "", RemarkDetail::None);
        return Ok(());
    };
    let written = number(moves, MOST_MOVES)
        .ok_or(FenFault::MoveNumber.at(moves.at))?
        .unwrap_or(1);
    setup.fullmoves = NonZeroU32::new(written).unwrap_or(NonZeroU32::MIN);
    let played = (setup.fullmoves.get() - 1) * 2 + u32::from(setup.turn.is_black());
    if written == 0 || setup.halfmoves > played {
        remarks.add(
            RemarkCode::FenMoveNumber,
            moves.at,
            moves.text,
            RemarkDetail::None,
        );
    }
    if let Some(more) = fields.next() {
        trailing(more, remarks);
    }
    Ok(())
}

/// The operations of an EPD record stand where the half-move clock should be.
fn is_operation(field: Field<'_>) -> bool {
    field.text.starts_with(|c: char| c.is_ascii_alphabetic())
}

fn trailing(field: Field<'_>, remarks: &mut Remarks) {
    remarks.add(
        RemarkCode::FenTrailingText,
        field.at,
        field.text,
        RemarkDetail::None,
    );
}

/// A number up to a limit; `Some(None)` for a hyphen in its place.
fn number(field: Field<'_>, most: u32) -> Option<Option<u32>> {
    if field.text == "-" {
        return Some(None);
    }
    let digits = field.text.bytes().all(|b| b.is_ascii_digit());
    let value = field.text.parse().ok().filter(|&n| digits && n <= most)?;
    Some(Some(value))
}
