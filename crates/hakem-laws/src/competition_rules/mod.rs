//! Articles 6 to 12: the Competitive Rules of Play.

pub mod article_10_points;
pub mod article_11_conduct;
pub mod article_12_arbiter;
pub mod article_6_chessclock;
pub mod article_7_irregularities;
pub mod article_8_recording;
pub mod article_9_draw;
