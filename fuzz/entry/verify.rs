//! Certificates: any text is checked or refused, whatever it claims.

use hakem_verify::{sum, verify_within};

/// Positions that a certificate may ask to look at; more would only take time.
const MOST: u64 = 10_000;

/// Runs one input: a certificate; its last line is put right, so that what it claims is looked at.
pub(crate) fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let _ = verify_within(&text, MOST);
    let body = text.find("sum ").map_or(&*text, |at| &text[..at]);
    let _ = verify_within(&format!("{body}sum {}\n", sum(body)), MOST);
}
