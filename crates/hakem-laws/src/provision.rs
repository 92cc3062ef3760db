//! The typed number of a provision, as the Laws of 2023 number it.
//!
//! Files and constants carry the numbers of 2023; [`Provision::number_in`] gives the number under
//! which the same rule stood in another edition.

use core::fmt;

use crate::edition::Edition;

/// One provision of the Laws, an Appendix or a Guideline, under its number of 2023.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Provision(u8);

macro_rules! provisions {
    ($($name:ident = $number:literal),* $(,)?) => {
        /// The place of each provision in [`NUMBERS`]: rulings are made by the million, and a
        /// place is cheaper to carry and compare than a text.
        #[allow(non_camel_case_types, reason = "the constants' own names")]
        enum Place { $($name),* }

        const NUMBERS: &[&str] = &[$($number),*];

        impl Provision {
            $(
                #[doc = concat!("Provision ", $number, ".")]
                pub const $name: Provision = Provision(Place::$name as u8);
            )*

            /// Every provision that a ruling of this crate can name.
            pub const ALL: &'static [Provision] = &[$(Provision::$name),*];
        }
    };
}

provisions! {
    A1_2 = "1.2", A1_3 = "1.3", A1_4 = "1.4", A1_4_1 = "1.4.1", A1_5 = "1.5",
    A3_7_3_3 = "3.7.3.3", A3_8_2 = "3.8.2", A3_9_2 = "3.9.2",
    A3_10_1 = "3.10.1", A3_10_2 = "3.10.2", A3_10_3 = "3.10.3",
    A4_1 = "4.1", A4_2_1 = "4.2.1", A4_2_2 = "4.2.2", A4_3 = "4.3", A4_3_1 = "4.3.1",
    A4_3_2 = "4.3.2", A4_3_3 = "4.3.3", A4_4_1 = "4.4.1", A4_4_2 = "4.4.2", A4_4_3 = "4.4.3",
    A4_4_4 = "4.4.4", A4_5 = "4.5", A4_6 = "4.6", A4_7 = "4.7", A4_8 = "4.8",
    A5_1_1 = "5.1.1", A5_1_2 = "5.1.2", A5_2_1 = "5.2.1", A5_2_2 = "5.2.2", A5_2_3 = "5.2.3",
    A6_2_1 = "6.2.1", A6_2_1_1 = "6.2.1.1", A6_2_1_2 = "6.2.1.2", A6_2_3 = "6.2.3",
    A6_2_4 = "6.2.4", A6_3_1 = "6.3.1", A6_4 = "6.4", A6_7_1 = "6.7.1", A6_7_2 = "6.7.2",
    A6_8 = "6.8", A6_9 = "6.9", A6_10_2 = "6.10.2", A6_11_2 = "6.11.2", A6_11_3 = "6.11.3",
    A6_11_4 = "6.11.4",
    A7_1 = "7.1", A7_2_1 = "7.2.1", A7_2_2 = "7.2.2", A7_3 = "7.3", A7_4 = "7.4",
    A7_5_1 = "7.5.1", A7_5_2 = "7.5.2", A7_5_3 = "7.5.3", A7_5_4 = "7.5.4", A7_5_5 = "7.5.5",
    A7_6 = "7.6",
    A8_1_1 = "8.1.1", A8_1_2 = "8.1.2", A8_1_5 = "8.1.5", A8_5_3 = "8.5.3", A8_7 = "8.7",
    A9_1_1 = "9.1.1", A9_1_2_1 = "9.1.2.1", A9_1_2_2 = "9.1.2.2", A9_1_2_3 = "9.1.2.3",
    A9_2 = "9.2", A9_2_1 = "9.2.1", A9_2_2 = "9.2.2", A9_2_3 = "9.2.3", A9_2_3_1 = "9.2.3.1",
    A9_2_3_2 = "9.2.3.2", A9_3 = "9.3", A9_3_1 = "9.3.1", A9_3_2 = "9.3.2", A9_4 = "9.4",
    A9_5_1 = "9.5.1", A9_5_2 = "9.5.2", A9_5_3 = "9.5.3", A9_6_1 = "9.6.1", A9_6_2 = "9.6.2",
    A10_1 = "10.1",
    A11_1 = "11.1", A11_3_1 = "11.3.1", A11_3_2_2 = "11.3.2.2", A11_5 = "11.5", A11_7 = "11.7",
    A11_8 = "11.8", A11_10 = "11.10", A12_6 = "12.6", A12_9 = "12.9",
    A_A_2 = "A.2", A_A_3 = "A.3", A_A_5_1_1 = "A.5.1.1", A_A_5_1_2 = "A.5.1.2", A_A_5_2 = "A.5.2", A_A_5_3 = "A.5.3", A_A_5_4 = "A.5.4",
    A_B_2 = "B.2", A_B_3 = "B.3",
    A_C_10 = "C.10", A_II_3 = "II.3",
    A_III_2 = "III.2", A_III_3_1_1 = "III.3.1.1", A_III_3_1_2 = "III.3.1.2", A_III_4 = "III.4",
    A_III_5 = "III.5",
    A0_2 = "0.2",
}

impl Provision {
    /// The number in the Laws of 2023, for example `9.2.3.2`.
    #[must_use]
    pub const fn number(self) -> &'static str {
        NUMBERS[self.0 as usize]
    }

    /// The number under which this rule stood in `edition`.
    #[must_use]
    pub fn number_in(self, edition: Edition) -> &'static str {
        edition.number_of(self)
    }
}

impl fmt::Debug for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}

impl fmt::Display for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}
