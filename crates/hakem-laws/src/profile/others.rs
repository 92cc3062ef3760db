//! Rule sets outside the FIDE Laws over the board.

use super::{
    Category, ClaimOffer, ClaimUntil, DeadTest, Drawing, FIDE_2023_STANDARD, Family, Fivefold,
    FlagCalledBy, IllegalKinds, IllegalRule, IllegalWindow, MatingTest, OfferRefusedBy, Profile,
    SeventyFive, assumed, confirmed, from_memory,
};

const IMPOSSIBLE: IllegalRule = IllegalRule {
    loses_at: None,
    minutes: 0,
    window: IllegalWindow::Impossible,
    counts: IllegalKinds::MovesOnly,
};

/// FIDE Online Chess Regulations, in the text of 2025.
pub const FIDE_ONLINE_2025: Profile = Profile {
    id: "fide-online-2025",
    family: Family::FideOnline,
    in_force_from: None,
    threefold: confirmed(Drawing::Automatic, "Online 5.4.1"),
    fivefold: confirmed(
        Fivefold::None,
        "Online 5.4.1: the third occurrence ends the game",
    ),
    fifty: confirmed(Drawing::Automatic, "Online 5.4.4"),
    seventyfive: confirmed(SeventyFive::None, "Online 5.4.4: fifty moves end the game"),
    dead: confirmed(DeadTest::AnySeries, "Online 5.4.3"),
    timeout: confirmed(MatingTest::AnySeries, "Online 4.3"),
    resignation: confirmed(MatingTest::None, "Online 5.2"),
    agreement_after: confirmed(0, "Online 5.3: depends on the platform"),
    offer_refused_by: confirmed(OfferRefusedBy::Move, "Online 5.3"),
    claim_is_offer: confirmed(ClaimOffer::DoesNot, "there are no claims"),
    wrong_claim_minutes: confirmed(0, "there are no claims"),
    illegal: confirmed(IMPOSSIBLE, "Online 3.2.2"),
    flag_called_by: confirmed(FlagCalledBy::Server, "Online 4.3"),
    ..FIDE_2023_STANDARD
};

/// Lichess, as its programs were in August 2026.
pub const LICHESS: Profile = Profile {
    id: "lichess",
    family: Family::Lichess,
    in_force_from: None,
    category: Category::Blitz,
    threefold: confirmed(Drawing::ClaimOrPreference, "lila Drawer.scala"),
    claim_until: confirmed(
        ClaimUntil::Touch,
        "lila Drawer.scala: only the player on move",
    ),
    fivefold: confirmed(Fivefold::Automatic, "scalachess Variant.scala"),
    fifty: confirmed(Drawing::Automatic, "scalachess Variant.scala"),
    seventyfive: confirmed(SeventyFive::None, "scalachess Variant.scala"),
    dead: confirmed(
        DeadTest::Material,
        "scalachess InsufficientMatingMaterial.scala",
    ),
    timeout: confirmed(MatingTest::MaterialTable, "lila Finisher.scala"),
    resignation: confirmed(MatingTest::MaterialTable, "lila PR 20172"),
    agreement_after: confirmed(1, "lila Drawer.scala: from ply 2"),
    offer_refused_by: confirmed(OfferRefusedBy::Move, "lila Drawer.scala"),
    claim_is_offer: confirmed(ClaimOffer::DoesNot, "lila Drawer.scala"),
    wrong_claim_minutes: confirmed(0, "no wrong claims"),
    illegal: confirmed(IMPOSSIBLE, "server"),
    flag_called_by: confirmed(FlagCalledBy::Server, "lila Finisher.scala"),
    ..FIDE_2023_STANDARD
};

/// Chess.com, live games.
pub const CHESSCOM: Profile = Profile {
    id: "chesscom",
    family: Family::ChessCom,
    in_force_from: None,
    category: Category::Blitz,
    threefold: confirmed(Drawing::Automatic, "forum and encyclopaedia copies"),
    claim_until: assumed(ClaimUntil::Touch, "nothing is claimed in live games"),
    fivefold: confirmed(Fivefold::None, "the third occurrence ends the game"),
    fifty: confirmed(Drawing::Automatic, "forum and encyclopaedia copies"),
    seventyfive: confirmed(SeventyFive::None, "fifty moves end the game"),
    dead: confirmed(DeadTest::MaterialOfSite, "forum copies of the help article"),
    timeout: confirmed(MatingTest::OwnMaterial, "forum copies of the help article"),
    resignation: assumed(MatingTest::None, "not found"),
    agreement_after: assumed(0, "not found"),
    offer_refused_by: assumed(OfferRefusedBy::Move, "not found"),
    claim_is_offer: assumed(ClaimOffer::DoesNot, "not found"),
    wrong_claim_minutes: assumed(0, "not found"),
    illegal: confirmed(IMPOSSIBLE, "server"),
    flag_called_by: confirmed(FlagCalledBy::Server, "server"),
    ..FIDE_2023_STANDARD
};

/// US Chess, seventh edition, numbers 11 and 14.
pub const USCHESS_7: Profile = Profile {
    id: "uschess-7",
    family: Family::UsChess,
    in_force_from: None,
    threefold: confirmed(Drawing::Claim, "14C"),
    claim_until: confirmed(ClaimUntil::Press, "14C4, 9G1"),
    fivefold: confirmed(Fivefold::DirectorMayIfConsecutive, "14K"),
    fifty: confirmed(Drawing::Claim, "14F"),
    seventyfive: confirmed(SeventyFive::DirectorMay, "14K"),
    dead: from_memory(
        DeadTest::AnySeries,
        "14D; the clause on no legal way to mate",
    ),
    timeout: confirmed(MatingTest::OwnMaterialOrForcedWin, "14E"),
    resignation: confirmed(MatingTest::None, "discussion of an office ruling"),
    agreement_after: from_memory(0, "none general"),
    offer_refused_by: from_memory(OfferRefusedBy::Touch, "14B"),
    claim_is_offer: confirmed(ClaimOffer::Counts, "14C"),
    wrong_claim_minutes: from_memory(2, "14C"),
    illegal: from_memory(
        IllegalRule {
            loses_at: None,
            minutes: 2,
            window: IllegalWindow::DuringGame,
            counts: IllegalKinds::MovesOnly,
        },
        "11A, 11D",
    ),
    flag_called_by: confirmed(FlagCalledBy::Players, "13C"),
    ..FIDE_2023_STANDARD
};
