//! What a mistyped name may have meant.

/// At most three of `names` that are spelt most like `given`, the closest first. The first two are
/// given even where they are far off: naming something that would be right is the point.
#[must_use]
pub fn nearest<'a>(given: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut ranked: Vec<(usize, &str)> = names
        .into_iter()
        .map(|name| (distance(given, name), name))
        .collect();
    ranked.sort_by_key(|(distance, _)| *distance);
    let close = given.chars().count().div_ceil(3).max(2);
    ranked
        .iter()
        .enumerate()
        .take(3)
        .filter(|(rank, (distance, _))| *rank == 0 || *distance <= close)
        .map(|(_, (_, name))| *name)
        .collect()
}

/// How many letters have to be changed, added or left out. What is merely missing at the end
/// counts as one: `fide-2018` means `fide-2018-standard`.
fn distance(given: &str, name: &str) -> usize {
    let name: Vec<char> = name.chars().collect();
    let mut row: Vec<usize> = (0..=name.len()).collect();
    for (i, letter) in given.chars().take(64).enumerate() {
        let mut corner = i;
        let mut left = i + 1;
        let mut next = Vec::with_capacity(row.len());
        next.push(left);
        for (other, above) in name.iter().zip(row.iter().skip(1)) {
            left = (corner + usize::from(letter != *other))
                .min(left + 1)
                .min(above + 1);
            corner = *above;
            next.push(left);
        }
        row = next;
    }
    let whole = row.last().copied().unwrap_or(0);
    let beginning = row.iter().copied().min().unwrap_or(0);
    whole.min(beginning + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_names_come_first() {
        let names = [
            "fide-2023-standard",
            "fide-2018-standard",
            "lichess",
            "chesscom",
        ];
        assert_eq!(nearest("fide-2018", names)[0], "fide-2018-standard");
        assert_eq!(nearest("lichss", names)[0], "lichess");
        assert_eq!(
            nearest("fide-2023-standart", names)[0],
            "fide-2023-standard"
        );
        assert_eq!(nearest("zzzzzzzzzz", names).len(), 1);
    }

    #[test]
    fn distance_counts_changes() {
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("abc", "abc"), 0);
        assert_eq!(distance("abc", "abcdefg"), 1);
        assert_eq!(distance("abx", "abcdefg"), 2);
    }
}
