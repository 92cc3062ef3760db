//! Names that nobody can guess.

/// Letters and digits that are not taken for one another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// So many letters by chance; each is worth five bits.
fn letters(count: usize) -> String {
    let mut bytes = vec![0; count];
    if let Err(error) = getrandom::fill(&mut bytes) {
        // Without chance there are no secrets: better no server than an open one.
        tracing::error!(%error, "no random numbers");
        std::process::abort();
    }
    bytes
        .iter()
        .filter_map(|byte| LETTERS.get(usize::from(byte % 32)))
        .map(|letter| char::from(*letter))
        .collect()
}

/// The name of a case: to be read aloud, not secret.
#[must_use]
pub fn case_id() -> String {
    let all = letters(10);
    let (one, other) = all.split_at(5);
    format!("{one}-{other}")
}

/// A secret of 160 bits.
#[must_use]
pub fn secret() -> String {
    letters(32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_differ() {
        let (one, other) = (secret(), secret());
        assert_eq!(one.len(), 32);
        assert_ne!(one, other);
        assert_eq!(case_id().len(), 11);
    }
}
