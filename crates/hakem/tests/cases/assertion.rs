//! Assertions on what a command printed: `PATH OPERATOR VALUE`.

use serde_json::Value;

/// What one run of the binary left behind.
pub(crate) struct Output {
    /// The exit code; `None` if the program was ended by a signal.
    pub(crate) exit: Option<i32>,
    /// Standard output as it was.
    pub(crate) stdout: String,
    /// Standard error as it was.
    pub(crate) stderr: String,
    /// The lines of standard output: JSON where they are JSON, else strings.
    pub(crate) lines: Vec<Value>,
}

/// One assertion, or several readings of which one has to hold.
#[derive(Clone, Debug)]
pub(crate) enum Assertion {
    /// A path, an operator and a value.
    One {
        path: String,
        every: bool,
        operator: Operator,
        value: Value,
    },
    /// Alternatives; each is a list of assertions that hold together.
    Either(Vec<Vec<Assertion>>),
}

/// How the values at a path are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    /// One of the values is the same.
    Is,
    /// None of the values is the same.
    IsNot,
    /// One of the values is among those listed.
    In,
    /// A list has this element, an object these fields, a text this piece.
    Has,
    /// No value has it.
    HasNot,
    /// A text begins with it.
    Starts,
    /// There is a value that is not null.
    Exists,
    /// There is none.
    Absent,
    /// A number is at least this.
    AtLeast,
    /// A number is at most this.
    AtMost,
}

impl Operator {
    fn read(word: &str) -> Option<Self> {
        Some(match word {
            "==" => Self::Is,
            "!=" => Self::IsNot,
            "in" => Self::In,
            "has" => Self::Has,
            "has_not" => Self::HasNot,
            "starts" => Self::Starts,
            "exists" => Self::Exists,
            "absent" => Self::Absent,
            ">=" => Self::AtLeast,
            "<=" => Self::AtMost,
            _ => return None,
        })
    }

    fn holds(self, found: &Value, wanted: &Value) -> bool {
        match self {
            Self::Is | Self::IsNot => found == wanted,
            Self::In => wanted.as_array().is_some_and(|list| list.contains(found)),
            Self::Has | Self::HasNot => has(found, wanted),
            Self::Starts => match (found, wanted) {
                (Value::String(text), Value::String(start)) => text.starts_with(start.as_str()),
                _ => false,
            },
            Self::Exists | Self::Absent => !found.is_null(),
            Self::AtLeast => found.as_f64() >= wanted.as_f64() && found.is_number(),
            Self::AtMost => found.as_f64() <= wanted.as_f64() && found.is_number(),
        }
    }

    /// True of the operators that say that nothing of the kind is there.
    fn denies(self) -> bool {
        matches!(self, Self::IsNot | Self::HasNot | Self::Absent)
    }
}

fn covers(found: &Value, wanted: &Value) -> bool {
    match (found, wanted) {
        (Value::Object(found), Value::Object(wanted)) => wanted
            .iter()
            .all(|(key, value)| found.get(key).unwrap_or(&Value::Null) == value),
        _ => found == wanted,
    }
}

fn has(found: &Value, wanted: &Value) -> bool {
    match (found, wanted) {
        (Value::Array(list), _) => list.iter().any(|element| covers(element, wanted)),
        (Value::String(text), Value::String(piece)) => text.contains(piece.as_str()),
        _ => found.is_object() && covers(found, wanted),
    }
}

/// A JSON literal, or else the text itself. `9.4` is an Article, not a number.
pub(crate) fn literal(text: &str) -> Value {
    match serde_json::from_str(text) {
        Ok(value) if !Value::is_f64(&value) => value,
        _ => Value::String(text.to_owned()),
    }
}

/// Reads `PATH OPERATOR VALUE`, with `every` in front where all values have to comply.
pub(crate) fn parse(text: &str) -> Result<Assertion, String> {
    let text = text.trim();
    let (every, rest) = match text.strip_prefix("every ") {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let mut parts = rest.splitn(3, ' ');
    let path = parts.next().unwrap_or_default().to_owned();
    let operator = parts.next().and_then(Operator::read).ok_or_else(|| {
        format!("`{text}`: after the path stands ==, !=, in, has, has_not, starts, exists, absent, >= or <=")
    })?;
    Ok(Assertion::One {
        path,
        every,
        operator,
        value: literal(parts.next().unwrap_or_default().trim()),
    })
}

/// `None` where the assertion holds, else what was wanted and what was found.
pub(crate) fn fault(assertion: &Assertion, output: &Output) -> Option<String> {
    let (path, every, operator, wanted) = match assertion {
        Assertion::One {
            path,
            every,
            operator,
            value,
        } => (path, *every, *operator, value),
        Assertion::Either(readings) => return no_reading(readings, output),
    };
    let values = reach(path, output);
    let good = if operator.denies() {
        !values.iter().any(|value| operator.holds(value, wanted))
    } else if every {
        !values.is_empty() && values.iter().all(|value| operator.holds(value, wanted))
    } else {
        values.iter().any(|value| operator.holds(value, wanted))
    };
    (!good).then(|| {
        let found: Vec<String> = values.iter().map(ToString::to_string).collect();
        let found: String = found.join(", ").chars().take(400).collect();
        format!(
            "{path} {}{operator:?} {wanted}; found {found}",
            if every { "every " } else { "" }
        )
    })
}

fn no_reading(readings: &[Vec<Assertion>], output: &Output) -> Option<String> {
    let mut faults = Vec::new();
    for reading in readings {
        match reading
            .iter()
            .find_map(|assertion| fault(assertion, output))
        {
            Some(why) => faults.push(why),
            None => return None,
        }
    }
    Some(format!("no reading fits: {}", faults.join(" | ")))
}

/// The values that a path reaches. A field that is missing counts as null.
fn reach(path: &str, output: &Output) -> Vec<Value> {
    match path {
        "exit" => return vec![output.exit.map_or(Value::Null, Value::from)],
        "stdout" => return vec![Value::String(output.stdout.clone())],
        "stderr" => return vec![Value::String(output.stderr.clone())],
        "lines" => return vec![Value::from(output.lines.len())],
        _ => {}
    }
    let (line, mut rest) = first_line(path);
    let mut values = match line {
        None => output.lines.clone(),
        Some(index) => vec![at(&output.lines, index)],
    };
    while !rest.is_empty() {
        let (step, after) = next_step(rest);
        values = values.iter().flat_map(|value| take(value, &step)).collect();
        rest = after;
    }
    values
}

/// The line that a path begins with (`None`: any line), the first if it names none.
fn first_line(path: &str) -> (Option<i64>, &str) {
    if let Some(rest) = path.strip_prefix('*') {
        return (None, rest);
    }
    let digits = path
        .char_indices()
        .take_while(|&(i, c)| c.is_ascii_digit() || (i == 0 && c == '-'));
    let length = digits.count();
    match path[..length].parse() {
        Ok(index) => (Some(index), &path[length..]),
        Err(_) => (Some(0), path),
    }
}

enum Step {
    Field(String),
    Index(i64),
    Each,
    Where(Vec<(String, Value)>),
}

fn next_step(rest: &str) -> (Step, &str) {
    if let Some(inside) = rest.strip_prefix('[') {
        let end = inside.find(']').unwrap_or(inside.len());
        let (content, after) = (&inside[..end], inside.get(end + 1..).unwrap_or(""));
        let step = match content.parse() {
            _ if content == "*" => Step::Each,
            Ok(index) => Step::Index(index),
            Err(_) => Step::Where(content.split(',').filter_map(pair).collect()),
        };
        return (step, after);
    }
    let name = rest.strip_prefix('.').unwrap_or(rest);
    let end = name.find(['.', '[']).unwrap_or(name.len());
    (Step::Field(name[..end].to_owned()), &name[end..])
}

fn pair(text: &str) -> Option<(String, Value)> {
    text.split_once('=')
        .map(|(key, value)| (key.to_owned(), literal(value)))
}

fn at(list: &[Value], index: i64) -> Value {
    let place = if index < 0 {
        list.len() as i64 + index
    } else {
        index
    };
    usize::try_from(place)
        .ok()
        .and_then(|i| list.get(i))
        .cloned()
        .unwrap_or(Value::Null)
}

fn take(value: &Value, step: &Step) -> Vec<Value> {
    if let Step::Field(name) = step {
        return vec![value.get(name).cloned().unwrap_or(Value::Null)];
    }
    let items = match value {
        Value::Array(list) => list.clone(),
        Value::Null => Vec::new(),
        single => vec![single.clone()],
    };
    match step {
        Step::Index(index) => vec![at(&items, *index)],
        Step::Where(wanted) => items
            .into_iter()
            .filter(|item| {
                item.is_object()
                    && wanted
                        .iter()
                        .all(|(key, value)| item.get(key).unwrap_or(&Value::Null) == value)
            })
            .collect(),
        Step::Each | Step::Field(_) => items,
    }
}

#[test]
fn an_assertion_can_fail_and_says_what_was_found() {
    let line =
        literal(r#"{"ended":{"ply":4,"article":["5.1.1"]},"claimable":[{"ply":2,"by":"white"}]}"#);
    let output = Output {
        exit: Some(0),
        stdout: String::new(),
        stderr: String::new(),
        lines: vec![line],
    };
    let holds = |text: &str| fault(&parse(text).unwrap(), &output).is_none();
    for good in [
        "exit == 0",
        "ended.ply == 4",
        "0.ended.article has 5.1.1",
        "-1.claimable[ply=2].by == white",
        "claimable[ply=3] absent",
        "every claimable[*].ply <= 2",
        "ended.result absent",
        "*.ended.ply in [3, 4]",
        "lines == 1",
    ] {
        assert!(holds(good), "{good}");
    }
    for bad in [
        "exit == 1",
        "ended.ply != 4",
        "ended.article has 5.2.1",
        "claimable[ply=2] absent",
        "every claimable[*].ply >= 3",
        "ended.result exists",
        "1.ended exists",
    ] {
        assert!(!holds(bad), "{bad}");
    }
    assert!(parse("ended.ply equals 4").is_err());
}
