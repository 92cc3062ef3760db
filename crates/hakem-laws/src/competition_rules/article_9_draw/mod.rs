//! Article 9: the drawn game.

pub mod a9_1_agreement;
pub mod a9_2_threefold;
pub mod a9_3_fifty;
pub mod a9_4_touch;
pub mod a9_5_claim;
pub mod a9_6_automatic;
