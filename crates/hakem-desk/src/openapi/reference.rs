//! The OpenAPI document as a page: routes with what they take and give, then the types, then the
//! problems.

use std::fmt::Write;

use hakem_words::{Lang, plain};
use serde_json::Value;

use crate::problem::Kind;

/// The page.
pub(super) fn page(document: &Value, lang: Lang) -> String {
    let title = escaped(&plain("desk-reference-title", lang));
    let mut out = String::new();
    let _ = write!(
        out,
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title}</title><link rel=\"stylesheet\" href=\"/page.css\"></head>\
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
        kind(&mut out, name, schema);
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
    let said = |key: &str| {
        operation
            .get(key)
            .and_then(Value::as_str)
            .unwrap_or_default()
    };
    let _ = write!(
        out,
        "<section><h3><code>{} {}</code></h3><p>{} {}</p>",
        method.to_uppercase(),
        escaped(path),
        escaped(said("summary")),
        escaped(said("description")),
    );
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
            "<p><code>{}</code> ({}) {}</p>",
            escaped(of("name")),
            escaped(of("in")),
            escaped(of("description"))
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

fn kind(out: &mut String, name: &str, schema: &Value) {
    let described = schema.get("description").and_then(Value::as_str);
    let _ = write!(
        out,
        "<section id=\"{0}\"><h3>{0}</h3><p>{1}</p>",
        escaped(name),
        escaped(described.unwrap_or_default())
    );
    let fields = fields(schema);
    if !fields.is_empty() {
        out.push_str("<table>");
        for (field, of) in fields {
            let described = of.get("description").and_then(Value::as_str);
            let _ = write!(
                out,
                "<tr><td><code>{}</code></td><td>{}</td><td>{}</td></tr>",
                escaped(field),
                type_name(of),
                escaped(described.unwrap_or_default())
            );
        }
        out.push_str("</table>");
    }
    out.push_str("</section>");
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
            "<tr id=\"problem-{code}\"><td>{}</td><td><code>{code}</code></td><td>{}</td></tr>",
            problem.status().as_u16(),
            escaped(&plain(&id, lang))
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
