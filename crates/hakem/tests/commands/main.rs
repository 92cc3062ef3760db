//! The binary as scripts and people use it: results, exit codes, messages, in both languages.

#[cfg(test)]
mod archives;
#[cfg(test)]
mod audit;
#[cfg(test)]
mod audit_complete;
#[cfg(test)]
mod audit_places;
#[cfg(test)]
mod claim;
#[cfg(test)]
mod cluster;
#[cfg(all(test, unix))]
mod interruption;
#[cfg(test)]
mod judge;
#[cfg(test)]
mod kit;
#[cfg(test)]
mod language;
#[cfg(test)]
mod manual;
#[cfg(test)]
mod position;
#[cfg(test)]
mod prove;
#[cfg(test)]
mod rule;
#[cfg(test)]
mod tables;
#[cfg(test)]
mod unusable;
#[cfg(test)]
mod winnable;
