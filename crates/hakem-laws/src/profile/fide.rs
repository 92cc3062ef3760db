//! The FIDE Laws of Chess, by edition and category.

use super::{
    Category, ClaimOffer, ClaimUntil, DeadTest, Drawing, Family, Fivefold, FlagCalledBy,
    IllegalKinds, IllegalRule, IllegalWindow, MatingTest, OfferRefusedBy, Profile, SeventyFive,
    Supervision, assumed, confirmed, from_memory,
};
use crate::edition::{Date, Edition};

const ALL_KINDS_DURING_GAME: IllegalRule = IllegalRule {
    loses_at: Some(2),
    minutes: 2,
    window: IllegalWindow::DuringGame,
    counts: IllegalKinds::All,
};

/// FIDE Laws of 2023, standard chess: the default.
pub const FIDE_2023_STANDARD: Profile = Profile {
    id: "fide-2023-standard",
    family: Family::Fide,
    edition: Edition::E2023,
    in_force_from: Some(Date::new(2023, 1, 1)),
    category: Category::Standard,
    supervision: Supervision::Competitive,
    threefold: confirmed(Drawing::Claim, "9.2"),
    claim_until: confirmed(ClaimUntil::Touch, "9.4"),
    fivefold: confirmed(Fivefold::Automatic, "9.6.1"),
    fifty: confirmed(Drawing::Claim, "9.3"),
    seventyfive: confirmed(SeventyFive::Automatic, "9.6.2"),
    dead: confirmed(DeadTest::AnySeries, "5.2.2"),
    timeout: confirmed(MatingTest::AnySeries, "6.9"),
    resignation: confirmed(MatingTest::AnySeries, "5.1.2"),
    agreement_after: confirmed(1, "5.2.3"),
    offer_refused_by: confirmed(OfferRefusedBy::Touch, "9.1.2.1"),
    claim_is_offer: confirmed(ClaimOffer::Counts, "9.1.2.3"),
    wrong_claim_minutes: confirmed(2, "9.5.3"),
    illegal: confirmed(ALL_KINDS_DURING_GAME, "7.5.5"),
    flag_called_by: confirmed(FlagCalledBy::ArbiterAndPlayers, "6.8"),
};

/// FIDE Laws of 2023, rapid, Competition Rules (A.4).
pub const FIDE_2023_RAPID_A4: Profile = Profile {
    id: "fide-2023-rapid-a4",
    category: Category::Rapid,
    wrong_claim_minutes: confirmed(1, "A.3"),
    illegal: confirmed(
        IllegalRule {
            minutes: 1,
            ..ALL_KINDS_DURING_GAME
        },
        "A.3, A.4",
    ),
    ..FIDE_2023_STANDARD
};

/// FIDE Laws of 2023, rapid, reduced supervision (A.5).
pub const FIDE_2023_RAPID_A5: Profile = Profile {
    id: "fide-2023-rapid-a5",
    supervision: Supervision::Reduced,
    illegal: confirmed(
        IllegalRule {
            minutes: 1,
            window: IllegalWindow::UntilReply,
            ..ALL_KINDS_DURING_GAME
        },
        "A.3, A.5.2",
    ),
    ..FIDE_2023_RAPID_A4
};

/// FIDE Laws of 2023, blitz, Competition Rules (B.2). The minutes are two by the letter of the
/// text; an event should lay them down.
pub const FIDE_2023_BLITZ_B2: Profile = Profile {
    id: "fide-2023-blitz-b2",
    category: Category::Blitz,
    wrong_claim_minutes: assumed(2, "B.2 by the letter; the Laws of 2018 gave one minute"),
    illegal: assumed(
        ALL_KINDS_DURING_GAME,
        "B.2 by the letter; the Laws of 2018 gave one minute",
    ),
    ..FIDE_2023_STANDARD
};

/// FIDE Laws of 2023, blitz, reduced supervision (B.3).
pub const FIDE_2023_BLITZ_B3: Profile = Profile {
    id: "fide-2023-blitz-b3",
    category: Category::Blitz,
    ..FIDE_2023_RAPID_A5
};

/// FIDE Laws of 2018, standard chess.
pub const FIDE_2018_STANDARD: Profile = Profile {
    id: "fide-2018-standard",
    edition: Edition::E2018,
    in_force_from: Some(Date::new(2018, 1, 1)),
    resignation: confirmed(MatingTest::None, "5.1.2 of 2018"),
    timeout: from_memory(MatingTest::AnySeries, "6.9 of 2018"),
    agreement_after: from_memory(1, "5.2.3 of 2018"),
    offer_refused_by: confirmed(OfferRefusedBy::Touch, "9.1.2.1 of 2018"),
    flag_called_by: from_memory(FlagCalledBy::ArbiterAndPlayers, "6.8 of 2018"),
    ..FIDE_2023_STANDARD
};

/// FIDE Laws of 2018, rapid.
pub const FIDE_2018_RAPID: Profile = Profile {
    id: "fide-2018-rapid",
    category: Category::Rapid,
    supervision: Supervision::Reduced,
    illegal: confirmed(
        IllegalRule {
            window: IllegalWindow::UntilReply,
            ..ALL_KINDS_DURING_GAME
        },
        "A.4.2 of 2018",
    ),
    ..FIDE_2018_STANDARD
};

/// FIDE Laws of 2018, blitz.
pub const FIDE_2018_BLITZ: Profile = Profile {
    id: "fide-2018-blitz",
    category: Category::Blitz,
    wrong_claim_minutes: confirmed(1, "B.2 of 2018"),
    illegal: confirmed(
        IllegalRule {
            minutes: 1,
            window: IllegalWindow::UntilReply,
            ..ALL_KINDS_DURING_GAME
        },
        "B.2 of 2018",
    ),
    ..FIDE_2018_RAPID
};

/// FIDE Laws in force from July to December 2017, standard chess.
pub const FIDE_2017_STANDARD: Profile = Profile {
    id: "fide-2017-standard",
    edition: Edition::E2017,
    in_force_from: Some(Date::new(2017, 7, 1)),
    threefold: assumed(Drawing::Claim, "as in 2014 and 2018"),
    claim_until: assumed(ClaimUntil::Touch, "as in 2014 and 2018"),
    fifty: assumed(Drawing::Claim, "as in 2014 and 2018"),
    seventyfive: assumed(SeventyFive::Automatic, "as in 2014 and 2018"),
    dead: assumed(DeadTest::AnySeries, "as in 2014 and 2018"),
    timeout: assumed(MatingTest::AnySeries, "as in 2014 and 2018"),
    resignation: assumed(MatingTest::None, "as in 2014 and 2018"),
    agreement_after: confirmed(1, "5.2.3 of 2017"),
    illegal: confirmed(ALL_KINDS_DURING_GAME, "7.5, 7.7.1 and 7.8.1 of 2017"),
    ..FIDE_2018_STANDARD
};

/// FIDE Laws in force from July to December 2017, rapid.
pub const FIDE_2017_RAPID: Profile = Profile {
    id: "fide-2017-rapid",
    category: Category::Rapid,
    supervision: Supervision::Reduced,
    illegal: from_memory(
        IllegalRule {
            loses_at: Some(1),
            window: IllegalWindow::UntilReply,
            ..ALL_KINDS_DURING_GAME
        },
        "A.4 of 2017",
    ),
    ..FIDE_2017_STANDARD
};

/// FIDE Laws in force from July to December 2017, blitz.
pub const FIDE_2017_BLITZ: Profile = Profile {
    id: "fide-2017-blitz",
    category: Category::Blitz,
    wrong_claim_minutes: assumed(1, "as in 2018"),
    ..FIDE_2017_RAPID
};

/// FIDE Laws of 2014, standard chess.
pub const FIDE_2014_STANDARD: Profile = Profile {
    id: "fide-2014-standard",
    edition: Edition::E2014,
    in_force_from: Some(Date::new(2014, 7, 1)),
    fivefold: confirmed(Fivefold::AutomaticIfConsecutive, "9.6a of 2014"),
    seventyfive: confirmed(SeventyFive::Automatic, "9.6b of 2014"),
    dead: confirmed(DeadTest::AnySeries, "5.2b and 9.7 of 2014"),
    timeout: from_memory(MatingTest::AnySeries, "6.9 of 2014"),
    resignation: confirmed(MatingTest::None, "5.1b of 2014"),
    agreement_after: confirmed(0, "5.2c of 2014"),
    illegal: confirmed(
        IllegalRule {
            counts: IllegalKinds::MovesOnly,
            ..ALL_KINDS_DURING_GAME
        },
        "7.5 of 2014",
    ),
    flag_called_by: confirmed(FlagCalledBy::ArbiterAndPlayers, "6.8 of 2014"),
    ..FIDE_2018_STANDARD
};

/// FIDE Laws of 2014, rapid.
pub const FIDE_2014_RAPID: Profile = Profile {
    id: "fide-2014-rapid",
    category: Category::Rapid,
    supervision: Supervision::Reduced,
    illegal: confirmed(
        IllegalRule {
            loses_at: Some(1),
            minutes: 2,
            window: IllegalWindow::UntilReply,
            counts: IllegalKinds::MovesOnly,
        },
        "A.4b of 2014",
    ),
    ..FIDE_2014_STANDARD
};

/// FIDE Laws of 2014, blitz.
pub const FIDE_2014_BLITZ: Profile = Profile {
    id: "fide-2014-blitz",
    category: Category::Blitz,
    wrong_claim_minutes: assumed(1, "as in 2018"),
    ..FIDE_2014_RAPID
};

/// FIDE Laws before 1 July 2014: as those of 2014, but nothing ended a game by itself after five
/// occurrences or seventy-five moves.
pub const FIDE_BEFORE_2014_STANDARD: Profile = Profile {
    id: "fide-before-2014-standard",
    edition: Edition::Before2014,
    in_force_from: None,
    threefold: assumed(Drawing::Claim, "as in 2014"),
    claim_until: assumed(ClaimUntil::Touch, "as in 2014"),
    fivefold: confirmed(Fivefold::None, "9.6 came into force on 1 July 2014"),
    fifty: assumed(Drawing::Claim, "as in 2014"),
    seventyfive: confirmed(SeventyFive::None, "9.6 came into force on 1 July 2014"),
    dead: assumed(DeadTest::AnySeries, "as in 2014"),
    timeout: assumed(MatingTest::AnySeries, "as in 2014"),
    resignation: assumed(MatingTest::None, "as in 2014"),
    agreement_after: assumed(0, "as in 2014"),
    illegal: assumed(
        IllegalRule {
            counts: IllegalKinds::MovesOnly,
            ..ALL_KINDS_DURING_GAME
        },
        "as in 2014",
    ),
    ..FIDE_2014_STANDARD
};
