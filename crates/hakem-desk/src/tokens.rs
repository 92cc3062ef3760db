//! Names that nobody can guess.

use std::io;

/// Letters and digits that are not taken for one another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// So many letters by chance; each is worth five bits.
fn letters(count: usize) -> io::Result<String> {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).map_err(io::Error::from)?;
    let letters = bytes
        .iter()
        .filter_map(|byte| LETTERS.get(usize::from(byte % 32)));
    Ok(letters.map(|letter| char::from(*letter)).collect())
}

/// The name of a case: to be read aloud, not secret.
///
/// # Errors
/// [`io::Error`] where the system gives no random numbers.
pub fn case_id() -> io::Result<String> {
    Ok(format!("{}-{}", letters(5)?, letters(5)?))
}

/// A secret of 160 bits.
///
/// # Errors
/// [`io::Error`] where the system gives no random numbers.
pub fn secret() -> io::Result<String> {
    letters(32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_differ() {
        let (one, other) = (secret().unwrap(), secret().unwrap());
        assert_eq!(one.len(), 32);
        assert_ne!(one, other);
        assert_eq!(case_id().unwrap().len(), 11);
    }
}
