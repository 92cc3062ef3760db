//! Judges shards on several threads and brings what comes of them back into order.

mod order;
mod parcel;
mod pgn_out;
mod shard;

use crossbeam_channel::{Receiver, Sender};

pub(crate) use self::order::Order;
use self::parcel::Numbered;
pub(crate) use self::parcel::{Ended, Parcel};
pub(crate) use self::shard::{Portion, judge as judge_shard};
use crate::fault::WriteFault;
use crate::feed::Shard;
use crate::output::{Rendered, Tables};
use crate::plan::Plan;
use crate::row::Clerk;

/// What a parcel comes to when it is written, in its place among all.
pub(crate) struct Finished {
    /// Its number in the order of writing, from 0.
    pub(crate) place: u64,
    pub(crate) parcel: Parcel,
    pub(crate) rendered: Rendered,
}

/// Judges shards until there are no more; what is finished is handed on, not always in order.
pub(crate) fn work(
    plan: &Plan,
    tables: &Tables,
    shards: &Receiver<Shard>,
    order: &Order,
    finished: &Sender<Result<Finished, WriteFault>>,
) {
    let mut clerk = Clerk::new(plan.rules(), &plan.carried);
    for shard in shards {
        let mut hand_over = |parcel: Parcel| {
            for numbered in order.hand_over(parcel) {
                let done = finish(plan, tables, numbered);
                if finished.send(done).is_err() {
                    order.close();
                }
            }
            order.is_open()
        };
        if !shard::judge(plan, Some(tables), &shard, &mut clerk, &mut hand_over) {
            return;
        }
    }
}

/// Writes the rows of a parcel, now that it is known how many games come before it.
pub(crate) fn finish(
    plan: &Plan,
    tables: &Tables,
    numbered: Numbered,
) -> Result<Finished, WriteFault> {
    let Numbered {
        place,
        before,
        mut parcel,
    } = numbered;
    let sheets = std::mem::take(&mut parcel.sheets);
    let mut rendered = Rendered {
        games: std::mem::take(&mut parcel.games_text),
        ..Rendered::default()
    };
    if let Some(file) = &plan.rows {
        let told = |error| WriteFault::told(&file.path, &error);
        rendered.rows = (sheets.rows.written(&tables.rows, before)).map_err(told)?;
        rendered.findings = (sheets.findings.written(&tables.findings, before)).map_err(told)?;
    }
    Ok(Finished {
        place,
        parcel,
        rendered,
    })
}
