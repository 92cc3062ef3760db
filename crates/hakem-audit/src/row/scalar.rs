//! Types of columns that are carried over as they are.

use std::sync::Arc;

use arrow_array::{ArrayRef, StringArray, new_null_array};
use arrow_cast::cast;
use arrow_schema::DataType;

macro_rules! scalars {
    ($($(#[$doc:meta])* $variant:ident = $of:ident;)*) => {
        /// A type whose values lose nothing where they are told as the value of a tag.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Scalar {
            $($(#[$doc])* $variant,)*
        }

        impl Scalar {
            /// The type for Arrow.
            #[must_use]
            pub const fn data_type(self) -> DataType {
                match self {
                    $(Scalar::$variant => DataType::$of,)*
                }
            }

            /// The one that a column of an input has; `None` for text, and for all that stays text.
            pub(crate) fn of(kind: &DataType) -> Option<Scalar> {
                match kind {
                    DataType::Dictionary(_, values) => Scalar::of(values),
                    $(DataType::$of => Some(Scalar::$variant),)*
                    _ => None,
                }
            }

            #[cfg(test)]
            const ALL: &'static [Scalar] = &[$(Scalar::$variant),*];
        }
    };
}

scalars! {
    /// Whole numbers of 8 bits.
    I8 = Int8;
    /// Whole numbers of 16 bits.
    I16 = Int16;
    /// Whole numbers of 32 bits.
    I32 = Int32;
    /// Whole numbers of 64 bits.
    I64 = Int64;
    /// Whole numbers from 0, of 8 bits.
    U8 = UInt8;
    /// Whole numbers from 0, of 16 bits.
    U16 = UInt16;
    /// Whole numbers from 0, of 32 bits.
    U32 = UInt32;
    /// Whole numbers from 0, of 64 bits.
    U64 = UInt64;
    /// Binary fractions of 32 bits.
    F32 = Float32;
    /// Binary fractions of 64 bits.
    F64 = Float64;
    /// Yes or no.
    Flag = Boolean;
    /// Days.
    Day = Date32;
}

impl Scalar {
    /// The values that these texts tell; null where one tells none.
    pub(super) fn values(self, texts: &StringArray) -> ArrayRef {
        let told: ArrayRef = match self {
            // In the value of a tag full stops part the year, the month and the day.
            Scalar::Day => {
                let days = texts.iter().map(|day| day.map(|day| day.replace('.', "-")));
                Arc::new(days.collect::<StringArray>())
            }
            _ => Arc::new(texts.clone()),
        };
        let kind = self.data_type();
        cast(&told, &kind).unwrap_or_else(|_| new_null_array(&kind, told.len()))
    }
}

#[cfg(test)]
mod tests {
    use arrow_array::Array;
    use arrow_array::cast::AsArray;

    use super::*;

    #[test]
    fn every_value_that_is_told_comes_back_as_it_was() {
        let numbers = [
            "0",
            "1",
            "-1",
            "127",
            "-128",
            "65535",
            "18446744073709551615",
        ];
        let others = [
            "0.1",
            "-1e300",
            "1.5",
            "true",
            "false",
            "2024-02-29",
            "0001-01-01",
        ];
        let texts: ArrayRef = Arc::new(StringArray::from_iter_values(
            numbers.into_iter().chain(others),
        ));
        for &scalar in Scalar::ALL {
            let values = cast(&texts, &scalar.data_type()).expect("values");
            let told = cast(&values, &DataType::Utf8).expect("texts");
            let back = scalar.values(told.as_string::<i32>());
            assert_eq!(&back, &values, "{scalar:?}");
            assert!(back.null_count() < back.len(), "{scalar:?}");
            assert_eq!(Scalar::of(&scalar.data_type()), Some(scalar));
        }
        assert_eq!(Scalar::of(&DataType::Utf8), None);
    }
}
