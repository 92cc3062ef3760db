//! LAWS.md: the list as a page for readers.

use std::fmt::Write as _;

use super::model::{Authority, Laws, Mark, Provision};

const HEAD: &str = "\
# The Laws, provision by provision

<!-- Made from laws.toml by `cargo xtask laws --write`. Change that file, not this one. -->

What Hakem does with every provision of the FIDE Laws of Chess. The numbers are those of the
edition of 2023; where another edition has another number it stands below (`*`: from memory, not
seen in a source). The sentences are ours; the authentic text is FIDE's.

*Decided* provisions name the module that decides them, one case in which they hold and one in
which they do not. The rest is left to the arbiter or lies outside, with the reason.
";

/// Cases shown for each provision and verdict.
const SHOWN: usize = 2;

/// The whole page.
pub(crate) fn page(laws: &Laws) -> String {
    let mut page = HEAD.to_owned();
    page.push_str(&counts(laws));
    page.push_str(&reasons(laws));
    for part in &laws.parts {
        let guideline = match part.authority {
            Authority::Law => "",
            Authority::Guideline => " (where the event has adopted it)",
        };
        let article = if part
            .prefix
            .starts_with(|c: char| c.is_ascii_digit() && c != '0')
        {
            format!("Article {}. ", part.prefix)
        } else {
            String::new()
        };
        line(
            &mut page,
            format_args!("\n## {article}{} / {}{guideline}\n", part.en, part.tr),
        );
        page.push_str("| Number | Sense | What Hakem does |\n| --- | --- | --- |\n");
        for provision in &laws.provisions {
            if laws
                .part_of(provision)
                .is_some_and(|own| own.prefix == part.prefix)
            {
                page.push_str(&row(laws, provision));
            }
        }
    }
    page
}

fn line(page: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a String cannot fail.
    let _ = writeln!(page, "{text}");
}

fn counts(laws: &Laws) -> String {
    let mut text = String::from("\n| Edition | In force from | Decided | Arbiter | Outside |\n");
    text.push_str("| --- | --- | --- | --- | --- |\n");
    for edition in laws.editions.iter().rev() {
        let count = |mark: Mark| {
            laws.provisions
                .iter()
                .filter(|p| p.mark == mark && !p.absent.contains(&edition.name))
                .count()
        };
        let (name, from) = (&edition.name, &edition.from);
        let (decided, arbiter, outside) = (
            count(Mark::Decided),
            count(Mark::Arbiter),
            count(Mark::Outside),
        );
        line(
            &mut text,
            format_args!("| {name} | {from} | {decided} | {arbiter} | {outside} |"),
        );
    }
    text
}

fn reasons(laws: &Laws) -> String {
    let mut text = String::from("\n| Reason | |\n| --- | --- |\n");
    for reason in &laws.reasons {
        line(
            &mut text,
            format_args!("| {} | {} / {} |", reason.code, reason.en, reason.tr),
        );
    }
    text
}

fn row(laws: &Laws, provision: &Provision) -> String {
    let does = match (provision.mark, &provision.module, &provision.why) {
        (Mark::Decided, Some(module), _) => decided(module, provision),
        (Mark::Arbiter, _, Some(why)) => format!("left to the arbiter: {why}"),
        (_, _, why) => format!("outside: {}", why.as_deref().unwrap_or_default()),
    };
    let (en, tr) = (&provision.en, &provision.tr);
    format!("| {} | {en}<br>{tr} | {does} |\n", numbers(laws, provision))
}

/// The number of 2023, and below it those of other editions.
fn numbers(laws: &Laws, provision: &Provision) -> String {
    let mut text = format!("**{}**", provision.number);
    for edition in laws.editions.iter().rev() {
        let name = &edition.name;
        if provision.absent.contains(name) {
            let _ = write!(text, "<br>{name}: none");
        } else if let Some(number) = provision.numbers.get(name) {
            let _ = write!(text, "<br>{name}: {number}");
        } else if let Some(number) = provision.numbers_unconfirmed.get(name) {
            let _ = write!(text, "<br>{name}: {number}*");
        }
    }
    text
}

fn decided(module: &str, provision: &Provision) -> String {
    let mut text = format!("`{module}`");
    for (word, cases) in [("holds", &provision.holds), ("does not", &provision.fails)] {
        let cases: Vec<String> = cases.iter().take(SHOWN).map(|case| link(case)).collect();
        if !cases.is_empty() {
            let _ = write!(text, "<br>{word}: {}", cases.join(", "));
        }
    }
    text
}

/// A case by its name, linked to its file.
fn link(case: &str) -> String {
    match case.split_once('#').or_else(|| case.rsplit_once("::")) {
        Some((file, name)) => format!("[{name}]({file})"),
        None => case.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_shows_numbers_reasons_and_cases() {
        let laws: Laws = toml::from_str(
            r#"
edition = [{ name = "2014", from = "2014-07-01" }, { name = "2023", from = "2023-01-01" }]
reason = [{ code = "seen", en = "See.", tr = "Gör." }]
part = [{ prefix = "9", en = "The drawn game", tr = "Berabere biten oyun", authority = "law" }]
provision = [
  { number = "9.1", mark = "decided", module = "hakem_laws::a", en = "E", tr = "T",
    holds = ["cases/a.toml#yes"], fails = ["crates/x/src/b.rs::no"],
    numbers_unconfirmed = { 2014 = "9.1a" } },
  { number = "9.2", mark = "arbiter", why = "seen", en = "E", tr = "T", absent = ["2014"] },
]"#,
        )
        .unwrap();
        let page = page(&laws);
        for wanted in [
            "| 2023 | 2023-01-01 | 1 | 1 | 0 |",
            "| 2014 | 2014-07-01 | 1 | 0 | 0 |",
            "**9.1**<br>2014: 9.1a*",
            "**9.2**<br>2014: none",
            "holds: [yes](cases/a.toml), ",
            "left to the arbiter: seen",
            "## Article 9. The drawn game / Berabere biten oyun",
        ] {
            let wanted = wanted.trim_end_matches(", ");
            assert!(page.contains(wanted), "{wanted} is not in\n{page}");
        }
    }
}
