//! Articles 1 to 5: the Basic Rules of Play.

pub mod article_1_nature;
pub mod article_3_moves;
pub mod article_4_act;
pub mod article_5_completion;
