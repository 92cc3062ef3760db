//! The OpenAPI document as a page: routes with what they take and give, then the types, then the
//! problems.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

use hakem_words::{Lang, plain};
use serde_json::Value;

use crate::problem::Kind;

/// The descriptions in Turkish, by their English text.
static TURKISH: LazyLock<BTreeMap<String, String>> =
    LazyLock::new(|| toml::from_str(include_str!("reference.tr.toml")).unwrap_or_default());

/// A description in a language; one that nobody has translated stays English.
fn described(of: &Value, key: &str, lang: Lang) -> String {
    let text = of.get(key).and_then(Value::as_str).unwrap_or_default();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match lang {
        Lang::En => coded(&text),
        Lang::Tr => coded(TURKISH.get(&text).unwrap_or(&text)),
    }
}

/// A text as HTML, with what stands between backticks as code.
fn coded(text: &str) -> String {
    let mut out = String::new();
    for (part, n) in escaped(text).split('`').zip(0usize..) {
        if n % 2 == 1 {
            out.push_str("<code>");
            out.push_str(part);
            out.push_str("</code>");
        } else {
            out.push_str(part);
        }
    }
    out
}

/// The page.
pub(super) fn page(document: &Value, lang: Lang) -> String {
    let title = escaped(&plain("desk-reference-title", lang));
    let mut out = String::new();
    let _ = write!(
        out,
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title}</title><link rel=\"icon\" href=\"/icon.svg\" type=\"image/svg+xml\">\
         <link rel=\"stylesheet\" href=\"/page.css\"></head>\
         <body><main><h1>{title}</h1><p>{} <a href=\"/api/openapi.json\">openapi.json</a></p>",
        lang.code(),
        escaped(&plain("desk-reference-explained", lang)),
    );
    heading(&mut out, "desk-reference-routes", lang);
    for (path, item) in entries(document, "/paths") {
        for (method, operation) in item.as_object().into_iter().flatten() {
            route(&mut out, path, method, operation, lang);
        }
    }
    heading(&mut out, "desk-reference-types", lang);
    for (name, schema) in entries(document, "/components/schemas") {
        kind(&mut out, name, schema, lang);
    }
    heading(&mut out, "desk-reference-problems", lang);
    problems(&mut out, lang);
    out.push_str("</main></body></html>");
    out
}

fn heading(out: &mut String, id: &str, lang: Lang) {
    let _ = write!(out, "<h2>{}</h2>", escaped(&plain(id, lang)));
}

fn entries<'a>(
    document: &'a Value,
    pointer: &str,
) -> impl Iterator<Item = (&'a String, &'a Value)> {
    let found = document.pointer(pointer).and_then(Value::as_object);
    found.into_iter().flatten()
}

fn route(out: &mut String, path: &str, method: &str, operation: &Value, lang: Lang) {
    let _ = write!(
        out,
        "<section><h3><code>{} {}</code></h3><p>{} {}</p>",
        method.to_uppercase(),
        escaped(path),
        described(operation, "summary", lang),
        described(operation, "description", lang),
    );
    let keys = operation.get("security").and_then(Value::as_array);
    if keys.is_some_and(|keys| !keys.is_empty()) {
        let needed = escaped(&plain("desk-reference-key", lang));
        let _ = write!(out, "<p><strong>{needed}</strong></p>");
    }
    let parameters = operation.get("parameters").and_then(Value::as_array);
    for parameter in parameters.into_iter().flatten() {
        let of = |key: &str| {
            parameter
                .get(key)
                .and_then(Value::as_str)
                .unwrap_or_default()
        };
        let _ = write!(
            out,
            "<p><code>{}</code> ({}) {} {}</p>",
            escaped(of("name")),
            escaped(of("in")),
            described(parameter, "description", lang),
            parameter.get("schema").map(range).unwrap_or_default()
        );
    }
    if let Some(body) = operation.get("requestBody") {
        let _ = write!(
            out,
            "<p>{}: {}</p>",
            escaped(&plain("desk-reference-takes", lang)),
            content(body)
        );
    }
    let responses = operation.get("responses").and_then(Value::as_object);
    for (status, response) in responses.into_iter().flatten() {
        let _ = write!(out, "<p>{}: {}</p>", escaped(status), content(response));
    }
    out.push_str("</section>");
}

/// The types of a body, by media type.
fn content(body: &Value) -> String {
    let Some(kinds) = body.get("content").and_then(Value::as_object) else {
        return "–".to_owned();
    };
    let kinds = kinds.iter().map(|(media, of)| {
        let schema = of.get("schema").map(type_name).unwrap_or_default();
        format!("{schema} <small>{}</small>", escaped(media))
    });
    kinds.collect::<Vec<_>>().join(", ")
}

fn kind(out: &mut String, name: &str, schema: &Value, lang: Lang) {
    let _ = write!(
        out,
        "<section id=\"{0}\"><h3>{0}</h3><p>{1}</p>",
        escaped(name),
        described(schema, "description", lang)
    );
    let fields = fields(schema);
    if !fields.is_empty() {
        out.push_str("<table>");
        for (field, of) in fields {
            let _ = write!(
                out,
                "<tr><td><code>{}</code></td><td>{}</td><td>{}</td></tr>",
                escaped(field),
                type_name(of) + &range(of),
                described(of, "description", lang)
            );
        }
        out.push_str("</table>");
    }
    out.push_str("</section>");
}

/// The ends of a range, as far as there are any: ` 1–100`.
fn range(schema: &Value) -> String {
    let end = |key: &str| schema.get(key).filter(|value| value.is_number());
    let (least, most) = (end("minimum"), end("maximum").or(end("maxItems")));
    match (least, most) {
        (None, None) => String::new(),
        (Some(least), None) => format!(" <small>≥\u{a0}{least}</small>"),
        (None, Some(most)) => format!(" <small>≤\u{a0}{most}</small>"),
        (Some(least), Some(most)) => format!(" <small>{least}–{most}</small>"),
    }
}

/// The fields of a type, those of its parts included.
fn fields(schema: &Value) -> Vec<(&str, &Value)> {
    let own = schema.get("properties").and_then(Value::as_object);
    let own = own
        .into_iter()
        .flatten()
        .map(|(name, of)| (name.as_str(), of));
    let parts = ["allOf", "oneOf"]
        .iter()
        .filter_map(|key| schema.get(*key).and_then(Value::as_array))
        .flatten();
    own.chain(parts.flat_map(fields)).collect()
}

/// A type in a few signs, with a link to where it is described.
fn type_name(schema: &Value) -> String {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        let name = escaped(name.rsplit('/').next().unwrap_or_default());
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    let choices = ["oneOf", "allOf", "anyOf"]
        .iter()
        .find_map(|key| schema.get(*key).and_then(Value::as_array));
    if let Some(choices) = choices {
        return choices
            .iter()
            .map(type_name)
            .collect::<Vec<_>>()
            .join(" | ");
    }
    let plain = match schema.get("type") {
        Some(Value::String(name)) => name.clone(),
        Some(Value::Array(names)) => {
            let names = names.iter().filter_map(Value::as_str);
            names.collect::<Vec<_>>().join(" | ")
        }
        _ => String::new(),
    };
    match schema.get("items") {
        Some(items) => format!("{} [{}]", escaped(&plain), type_name(items)),
        None => escaped(&plain),
    }
}

fn problems(out: &mut String, lang: Lang) {
    out.push_str("<table>");
    for problem in Kind::ALL {
        let code = problem.code();
        let id = format!("desk-problem-{}", code.replace('_', "-"));
        let _ = write!(
            out,
            "<tr id=\"problem-{code}\"><td>{}</td><td><code>{code}</code></td><td>{} {}</td></tr>",
            problem.status().as_u16(),
            escaped(&plain(&id, lang)),
            escaped(&problem.right(None, lang))
        );
    }
    out.push_str("</table>");
}

/// Text that stands for itself in HTML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every description that the page shows.
    fn shown(document: &Value) -> BTreeSet<String> {
        let mut texts = BTreeSet::new();
        let mut take = |of: &Value| {
            for key in ["summary", "description"] {
                let text = of.get(key).and_then(Value::as_str).unwrap_or_default();
                texts.insert(text.split_whitespace().collect::<Vec<_>>().join(" "));
            }
        };
        for (_, item) in entries(document, "/paths") {
            for operation in item.as_object().into_iter().flat_map(|own| own.values()) {
                take(operation);
                let parameters = operation.get("parameters").and_then(Value::as_array);
                parameters.into_iter().flatten().for_each(&mut take);
            }
        }
        for (_, schema) in entries(document, "/components/schemas") {
            take(schema);
            fields(schema).into_iter().for_each(|(_, of)| take(of));
        }
        texts.remove("");
        texts
    }

    #[test]
    fn every_description_is_there_in_turkish_and_no_other() {
        let document = serde_json::to_value(crate::app::document()).unwrap();
        let shown = shown(&document);
        let known: BTreeSet<String> = TURKISH.keys().cloned().collect();
        let missing: Vec<_> = shown.difference(&known).collect();
        let idle: Vec<_> = known.difference(&shown).collect();
        assert!(missing.is_empty(), "not in Turkish: {missing:#?}");
        assert!(idle.is_empty(), "asked for by nobody: {idle:#?}");
    }

    #[test]
    fn the_page_speaks_turkish_below_its_headings_too() {
        let document = serde_json::to_value(crate::app::document()).unwrap();
        let page = page(&document, Lang::Tr);
        assert!(page.contains("Bir beraberlik istemi hakkında"));
        assert!(!page.contains("Rules on a claim of a draw"));
    }
}
