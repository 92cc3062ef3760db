//! Cells as Arrow keeps them.

use std::sync::Arc;

use arrow_array::ArrayRef;
use arrow_array::builder::{BooleanBuilder, ListBuilder, StringBuilder, UInt64Builder};
use arrow_schema::{DataType, Field};

use super::columns::{Before, Cell, Kind};

impl Kind {
    /// The type of the column's values. Any may be null.
    #[must_use]
    pub fn data_type(self) -> DataType {
        match self {
            Kind::Text | Kind::Word => DataType::Utf8,
            Kind::Number | Kind::Counted(_) => DataType::UInt64,
            Kind::Flag => DataType::Boolean,
            Kind::Told(scalar) => scalar.data_type(),
            Kind::List => DataType::List(Arc::new(Field::new_list_field(DataType::Utf8, true))),
        }
    }

    /// A column of these cells, of the type that [`Kind::data_type`] tells; what is not of this kind is
    /// null.
    #[must_use]
    pub fn array<'a>(self, cells: impl ExactSizeIterator<Item = Cell<'a>>) -> ArrayRef {
        let mut builder = Builder::of(self, cells.len());
        builder.add(cells);
        builder.array(self, Before::default())
    }
}

/// The cells of one column, as they come in.
#[derive(Debug)]
pub(crate) enum Builder {
    Text(StringBuilder),
    Number(UInt64Builder),
    Flag(BooleanBuilder),
    List(ListBuilder<StringBuilder>),
}

impl Builder {
    /// Of no cells, but with room for some.
    pub(crate) fn of(kind: Kind, room: usize) -> Builder {
        let text = || StringBuilder::with_capacity(room, room * LETTERS);
        match kind {
            Kind::Text | Kind::Word | Kind::Told(_) => Builder::Text(text()),
            Kind::Number | Kind::Counted(_) => Builder::Number(UInt64Builder::with_capacity(room)),
            Kind::Flag => Builder::Flag(BooleanBuilder::with_capacity(room)),
            Kind::List => Builder::List(ListBuilder::with_capacity(text(), room)),
        }
    }

    /// Adds cells; what is not of the kind of the column is null.
    pub(crate) fn add<'a>(&mut self, cells: impl Iterator<Item = Cell<'a>>) {
        match self {
            Builder::Text(builder) => cells.for_each(|cell| match cell {
                Cell::Text(text) => builder.append_value(text),
                _ => builder.append_null(),
            }),
            Builder::Number(builder) => cells.for_each(|cell| match cell {
                Cell::Number(number) => builder.append_value(number),
                _ => builder.append_null(),
            }),
            Builder::Flag(builder) => cells.for_each(|cell| match cell {
                Cell::Flag(flag) => builder.append_value(flag),
                _ => builder.append_null(),
            }),
            Builder::List(builder) => cells.for_each(|cell| match cell {
                Cell::List(words) => {
                    let values = builder.values();
                    words.iter().for_each(|word| values.append_value(word));
                    builder.append(true);
                }
                _ => builder.append(false),
            }),
        }
    }

    /// All cells, `before` being what the source holds before them.
    pub(crate) fn array(self, kind: Kind, before: Before) -> ArrayRef {
        match (self, kind) {
            (Builder::Number(mut builder), Kind::Counted(count)) => {
                let more = before.of(count);
                Arc::new(
                    builder
                        .finish()
                        .unary::<_, arrow_array::types::UInt64Type>(|number| {
                            number.saturating_add(more)
                        }),
                )
            }
            (Builder::Text(mut builder), Kind::Told(scalar)) => scalar.values(&builder.finish()),
            (Builder::Text(mut builder), _) => Arc::new(builder.finish()),
            (Builder::Number(mut builder), _) => Arc::new(builder.finish()),
            (Builder::Flag(mut builder), _) => Arc::new(builder.finish()),
            (Builder::List(mut builder), _) => Arc::new(builder.finish()),
        }
    }
}

/// About how long a text is.
const LETTERS: usize = 8;

#[cfg(test)]
mod tests {
    use arrow_array::Array;
    use arrow_array::cast::AsArray;
    use arrow_array::types::UInt64Type;

    use super::*;
    use crate::row::Count;

    #[test]
    fn what_is_not_of_the_kind_of_the_column_is_null() {
        let words = ["a", "b"];
        let cells = [
            Cell::Nothing,
            Cell::Text("text"),
            Cell::Number(7),
            Cell::Flag(true),
            Cell::List(&words),
        ];
        let kinds = [
            (Kind::Text, 1),
            (Kind::Word, 1),
            (Kind::Number, 2),
            (Kind::Counted(Count::Games), 2),
            (Kind::Flag, 3),
            (Kind::List, 4),
        ];
        for (kind, own) in kinds {
            let array = kind.array(cells.iter().cloned());
            assert_eq!(*array.data_type(), kind.data_type());
            let told: Vec<usize> = (0..array.len()).filter(|&at| array.is_valid(at)).collect();
            assert_eq!(told, [own], "{kind:?}");
        }
    }

    #[test]
    fn cells_keep_their_values() {
        let words = ["a", "b"];
        let text = Kind::Text.array([Cell::Text("mate")].into_iter());
        assert_eq!(text.as_string::<i32>().value(0), "mate");
        // Numbers that are counted are those of the rows: nothing comes before them.
        for kind in [Kind::Number, Kind::Counted(Count::Lines)] {
            let number = kind.array([Cell::Number(7)].into_iter());
            assert_eq!(number.as_primitive::<UInt64Type>().value(0), 7);
        }
        let lists = [Cell::List(&words), Cell::List(&[])];
        let list = Kind::List.array(lists.into_iter());
        let list = list.as_list::<i32>();
        assert_eq!((list.value_length(0), list.value_length(1)), (2, 0));
        assert_eq!(list.value(0).as_string::<i32>().value(1), "b");
        let flag = Kind::Flag.array([Cell::Flag(false)].into_iter());
        assert!(!flag.as_boolean().value(0));
    }
}
