//! The bridge between `hakem audit` and a cluster: what is to be judged comes by standard input,
//! what comes of it goes to standard output, each parcel with its length before it.

use std::io::{self, BufWriter, Read, Write};

use hakem_audit::elsewhere::{Team, Wanted};
use tokio::runtime::Runtime;

use super::Cluster;
use crate::fault::{Fault, Trouble};
use crate::order::{Errand, Judge};
use crate::run::Exit;

/// Has a cluster judge what standard input names.
///
/// # Errors
/// [`Fault`] where the cluster cannot be reached or fails.
pub fn run(asked: &Judge, runtime: &Runtime) -> Result<Exit, Fault> {
    let mut text = Vec::new();
    let read = io::stdin().lock().read_to_end(&mut text);
    read.map_err(|error| Trouble::CannotRead(error.to_string()))?;
    let errand: Errand = serde_json::from_slice(&text).map_err(|_| Trouble::NoOrder)?;
    let mut cluster = Cluster::at(&asked.scheduler, runtime)?;
    let mut output = BufWriter::new(io::stdout().lock());
    let mut hand_over = |parcel: &[u8]| match frame(&mut output, parcel) {
        Ok(()) => Wanted::More,
        // Whoever ordered it has gone.
        Err(_) => Wanted::No,
    };
    let judged = cluster.judge(errand.stretches, &errand.manner, &mut hand_over);
    judged.map_err(Trouble::Cluster)?;
    output
        .flush()
        .map_err(|error| Trouble::CannotWrite(error.to_string()))?;
    Ok(Exit::Done)
}

fn frame(output: &mut impl Write, parcel: &[u8]) -> io::Result<()> {
    output.write_all(&(parcel.len() as u64).to_le_bytes())?;
    output.write_all(parcel)
}
