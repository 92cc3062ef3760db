//! What the derived document leaves out: what a field means that may be null, and how great a number
//! may be.

use utoipa::Number;
use utoipa::openapi::schema::{ArrayItems, Object, OneOf, SchemaFormat};
use utoipa::openapi::{KnownFormat, OpenApi, RefOr, Schema};

/// The greatest whole number that every reader of JSON keeps exactly.
const EXACT: i64 = (1 << 53) - 1;

/// Completes the types of a document.
pub(crate) fn finish(document: &mut OpenApi) {
    let components = document.components.iter_mut();
    for schema in components.flat_map(|own| own.schemas.values_mut()) {
        complete(schema);
    }
}

fn complete(schema: &mut RefOr<Schema>) {
    let RefOr::T(schema) = schema else {
        return;
    };
    match schema {
        Schema::Object(object) => {
            bound(object);
            object.properties.values_mut().for_each(complete);
        }
        Schema::Array(array) => {
            if let ArrayItems::RefOrSchema(items) = &mut array.items {
                complete(items);
            }
        }
        Schema::OneOf(one_of) => {
            raise_description(one_of);
            one_of.items.iter_mut().for_each(complete);
        }
        Schema::AllOf(all_of) => all_of.items.iter_mut().for_each(complete),
        Schema::AnyOf(any_of) => any_of.items.iter_mut().for_each(complete),
        _ => {}
    }
}

/// A whole number that has no end yet.
fn bound(object: &mut Object) {
    let most = match object.format {
        Some(SchemaFormat::KnownFormat(KnownFormat::Int32)) => i64::from(i32::MAX),
        Some(SchemaFormat::KnownFormat(KnownFormat::Int64)) => EXACT,
        _ => return,
    };
    if object.maximum.is_none() {
        object.maximum = isize::try_from(most).ok().map(Number::Int);
    }
}

/// What is said of one of the choices, the other being null, is said of the field.
fn raise_description(one_of: &mut OneOf) {
    if one_of.description.is_some() {
        return;
    }
    let said = one_of.items.iter_mut().find_map(|item| match item {
        RefOr::Ref(own) if !own.description.is_empty() => Some(&mut own.description),
        _ => None,
    });
    one_of.description = said.map(std::mem::take);
}
