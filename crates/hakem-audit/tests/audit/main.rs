//! Whole audits: inputs in, rows out.

#[cfg(test)]
mod bad_input;
#[cfg(test)]
mod kit;
#[cfg(test)]
mod outputs;
#[cfg(test)]
mod shards;
#[cfg(test)]
mod tables;
#[cfg(test)]
mod terminations;
