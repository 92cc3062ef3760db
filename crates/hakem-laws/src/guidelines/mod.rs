//! Guidelines: in force only where an event adopts them, except that Chess960 (II) is a way of
//! starting and castling that the record itself shows.

pub mod ii_chess960;
pub mod iii_without_increment;
