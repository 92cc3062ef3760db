//! Rule sets as data: the FIDE Laws by edition and category, and how others differ.
//!
//! Each field carries where it is known from and how well; what is known from memory only is
//! never presented as settled.

use crate::edition::{Date, Edition};

mod fide;
mod others;

pub use self::fide::{
    FIDE_2014_BLITZ, FIDE_2014_RAPID, FIDE_2014_STANDARD, FIDE_2017_BLITZ, FIDE_2017_RAPID,
    FIDE_2017_STANDARD, FIDE_2018_BLITZ, FIDE_2018_RAPID, FIDE_2018_STANDARD, FIDE_2023_BLITZ_B2,
    FIDE_2023_BLITZ_B3, FIDE_2023_RAPID_A4, FIDE_2023_RAPID_A5, FIDE_2023_STANDARD,
    FIDE_BEFORE_2014_STANDARD,
};
pub use self::others::{CHESSCOM, FIDE_ONLINE_2025, LICHESS, USCHESS_7};

/// How well a field is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Confidence {
    /// Read in a source.
    Confirmed,
    /// From memory; to be checked before anybody relies on it.
    FromMemory,
    /// Not found; the value is an assumption.
    Assumed,
}

/// A value with where it is known from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cited<T> {
    /// The value.
    pub value: T,
    /// The provision, document or program it is known from.
    pub source: &'static str,
    /// How well.
    pub confidence: Confidence,
}

/// A value read in a source.
#[must_use]
pub(crate) const fn confirmed<T>(value: T, source: &'static str) -> Cited<T> {
    Cited {
        value,
        source,
        confidence: Confidence::Confirmed,
    }
}

/// A value known from memory.
#[must_use]
pub(crate) const fn from_memory<T>(value: T, source: &'static str) -> Cited<T> {
    Cited {
        value,
        source,
        confidence: Confidence::FromMemory,
    }
}

/// A value that no source was found for.
#[must_use]
pub(crate) const fn assumed<T>(value: T, source: &'static str) -> Cited<T> {
    Cited {
        value,
        source,
        confidence: Confidence::Assumed,
    }
}

/// Who makes the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// The FIDE Laws of Chess, over the board.
    Fide,
    /// The FIDE regulations for online chess.
    FideOnline,
    /// US Chess.
    UsChess,
    /// The server Lichess.
    Lichess,
    /// The server Chess.com.
    ChessCom,
}

/// Standard, rapid or blitz (Appendices A and B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// Sixty minutes or more.
    Standard,
    /// More than ten and less than sixty minutes.
    Rapid,
    /// Ten minutes or less.
    Blitz,
}

/// Whether the Competition Rules apply in full (A.4, B.2) or A.5 does (A.5, B.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// The Competition Rules apply.
    Competitive,
    /// Article A.5 applies.
    Reduced,
}

/// What the third occurrence, or the fiftieth move, does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Drawing {
    /// A player may claim.
    Claim,
    /// The game is drawn by itself.
    Automatic,
    /// A player may claim, or has said in advance that he always does.
    ClaimOrPreference,
}

/// What the fifth occurrence does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fivefold {
    /// It draws the game.
    Automatic,
    /// It draws the game if the five came on consecutive moves by each player.
    AutomaticIfConsecutive,
    /// The director may declare a draw if the five came on consecutive moves.
    DirectorMayIfConsecutive,
    /// Nothing, or it cannot occur.
    None,
}

/// What the seventy-fifth move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeventyFive {
    /// It draws the game; a mate takes precedence.
    Automatic,
    /// The director may declare a draw.
    DirectorMay,
    /// Nothing, or it cannot occur.
    None,
}

/// When a position is dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadTest {
    /// No series of legal moves leads to mate.
    AnySeries,
    /// By material: bare kings, one minor piece, bishops all on one colour.
    Material,
    /// By material, wider: neither side has a pawn, rook or queen or two minor pieces that the
    /// site counts as enough.
    MaterialOfSite,
}

/// What is asked when a flag has fallen or a player resigns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatingTest {
    /// Whether any series of legal moves leads to mate.
    AnySeries,
    /// Whether the opponent's material can mate by a table that looks at both sides.
    MaterialTable,
    /// Whether the opponent has more than a bare king, one minor piece or two knights.
    OwnMaterial,
    /// As [`MatingTest::OwnMaterial`], but a win that can be forced counts too.
    OwnMaterialOrForcedWin,
    /// Nothing is asked: it always loses.
    None,
}

/// What refuses an open offer besides words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferRefusedBy {
    /// Touching a piece with the intention of moving or capturing it.
    Touch,
    /// Making a move.
    Move,
}

/// Whether a claim counts as an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimOffer {
    /// It does (9.1.2.3).
    Counts,
    /// It does not, or there are no claims.
    DoesNot,
}

/// Until when a claim for the move just made is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimUntil {
    /// Until the claimant touches a piece (9.4).
    Touch,
    /// Until the claimant presses the clock after moving (US Chess 14C4).
    Press,
}

/// Illegal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IllegalRule {
    /// Which completed illegal move of a player loses; `None`: none does by itself.
    pub loses_at: Option<u32>,
    /// Minutes the opponent gets for the earlier ones.
    pub minutes: u8,
    /// Until when it can be raised.
    pub window: IllegalWindow,
    /// Whether two hands and pressing without a move count (7.5.3, 7.5.4).
    pub counts: IllegalKinds,
}

/// Until when an illegal move can be raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalWindow {
    /// At any time during the game (7.5.1).
    DuringGame,
    /// Until the opponent has made his next move (A.5.2).
    UntilReply,
    /// Illegal moves cannot be made.
    Impossible,
}

/// Which acts count as illegal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalKinds {
    /// All four kinds of 7.5.
    All,
    /// Only moves and promotions.
    MovesOnly,
}

/// Who may call a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagCalledBy {
    /// The arbiter and both players (6.8).
    ArbiterAndPlayers,
    /// Only the players.
    Players,
    /// The server.
    Server,
}

/// One rule set.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// Its name on the command line, for example `fide-2023-standard`.
    pub id: &'static str,
    /// Who makes the rules.
    pub family: Family,
    /// The edition of the FIDE Laws whose numbers a ruling quotes.
    pub edition: Edition,
    /// The first day it was in force, where known.
    pub in_force_from: Option<Date>,
    /// Standard, rapid or blitz.
    pub category: Category,
    /// Whether the Competition Rules apply in full.
    pub supervision: Supervision,
    /// The third occurrence.
    pub threefold: Cited<Drawing>,
    /// Until when a claim on the own move is heard.
    pub claim_until: Cited<ClaimUntil>,
    /// The fifth occurrence.
    pub fivefold: Cited<Fivefold>,
    /// Fifty moves.
    pub fifty: Cited<Drawing>,
    /// Seventy-five moves.
    pub seventyfive: Cited<SeventyFive>,
    /// Dead positions.
    pub dead: Cited<DeadTest>,
    /// Flag falls.
    pub timeout: Cited<MatingTest>,
    /// Resignations.
    pub resignation: Cited<MatingTest>,
    /// Moves that each player must have made before a draw can be agreed.
    pub agreement_after: Cited<u32>,
    /// What refuses an offer.
    pub offer_refused_by: Cited<OfferRefusedBy>,
    /// Whether a claim is an offer.
    pub claim_is_offer: Cited<ClaimOffer>,
    /// Minutes the opponent gets for an incorrect claim.
    pub wrong_claim_minutes: Cited<u8>,
    /// Illegal moves.
    pub illegal: Cited<IllegalRule>,
    /// Who calls a flag.
    pub flag_called_by: Cited<FlagCalledBy>,
}

impl Profile {
    /// All profiles, the default first.
    pub const ALL: &'static [&'static Profile] = &[
        &FIDE_2023_STANDARD,
        &FIDE_2023_RAPID_A4,
        &FIDE_2023_RAPID_A5,
        &FIDE_2023_BLITZ_B2,
        &FIDE_2023_BLITZ_B3,
        &FIDE_2018_STANDARD,
        &FIDE_2018_RAPID,
        &FIDE_2018_BLITZ,
        &FIDE_2017_STANDARD,
        &FIDE_2017_RAPID,
        &FIDE_2017_BLITZ,
        &FIDE_2014_STANDARD,
        &FIDE_2014_RAPID,
        &FIDE_2014_BLITZ,
        &FIDE_BEFORE_2014_STANDARD,
        &FIDE_ONLINE_2025,
        &LICHESS,
        &CHESSCOM,
        &USCHESS_7,
    ];

    /// The profile of that name.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Profile> {
        Profile::ALL
            .iter()
            .copied()
            .find(|profile| profile.id == id)
    }

    /// The FIDE Laws for standard chess in force on `date`.
    #[must_use]
    pub fn fide_on(date: Date) -> &'static Profile {
        match Edition::on(date) {
            Edition::Before2014 => &FIDE_BEFORE_2014_STANDARD,
            Edition::E2014 => &FIDE_2014_STANDARD,
            Edition::E2017 => &FIDE_2017_STANDARD,
            Edition::E2018 => &FIDE_2018_STANDARD,
            Edition::E2023 => &FIDE_2023_STANDARD,
        }
    }

    /// The least confidence of any field.
    #[must_use]
    pub fn confidence(&self) -> Confidence {
        self.fields()
            .iter()
            .map(|field| field.confidence)
            .max()
            .unwrap_or(Confidence::Assumed)
    }

    /// Every field by name, as text, for `hakem laws` and for comparing profiles.
    #[must_use]
    pub fn fields(&self) -> [Field; 14] {
        [
            Field::of("threefold", &self.threefold),
            Field::of("claim_until", &self.claim_until),
            Field::of("fivefold", &self.fivefold),
            Field::of("fifty", &self.fifty),
            Field::of("seventyfive", &self.seventyfive),
            Field::of("dead", &self.dead),
            Field::of("timeout", &self.timeout),
            Field::of("resignation", &self.resignation),
            Field::of("agreement_after", &self.agreement_after),
            Field::of("offer_refused_by", &self.offer_refused_by),
            Field::of("claim_is_offer", &self.claim_is_offer),
            Field::of("wrong_claim_minutes", &self.wrong_claim_minutes),
            Field::of("illegal", &self.illegal),
            Field::of("flag_called_by", &self.flag_called_by),
        ]
    }
}

/// One field of a profile as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The name of the field.
    pub name: &'static str,
    /// The value in snake case.
    pub value: String,
    /// Where it is known from.
    pub source: &'static str,
    /// How well.
    pub confidence: Confidence,
}

impl Field {
    fn of<T: Code>(name: &'static str, cited: &Cited<T>) -> Field {
        Field {
            name,
            value: cited.value.code(),
            source: cited.source,
            confidence: cited.confidence,
        }
    }
}

/// A value with a name in snake case.
trait Code {
    fn code(&self) -> String;
}

macro_rules! codes {
    ($($type:ty { $($variant:ident => $code:literal),* $(,)? })*) => {
        $(impl Code for $type {
            fn code(&self) -> String {
                match self { $(<$type>::$variant => $code,)* }.to_owned()
            }
        })*
    };
}

codes! {
    Drawing { Claim => "claim", Automatic => "automatic", ClaimOrPreference => "claim_or_preference" }
    Fivefold {
        Automatic => "automatic", AutomaticIfConsecutive => "automatic_if_consecutive",
        DirectorMayIfConsecutive => "director_may_if_consecutive", None => "none",
    }
    SeventyFive { Automatic => "automatic", DirectorMay => "director_may", None => "none" }
    DeadTest { AnySeries => "any_series", Material => "material", MaterialOfSite => "material_of_site" }
    MatingTest {
        AnySeries => "any_series", MaterialTable => "material_table", OwnMaterial => "own_material",
        OwnMaterialOrForcedWin => "own_material_or_forced_win", None => "none",
    }
    OfferRefusedBy { Touch => "touch", Move => "move" }
    ClaimOffer { Counts => "counts", DoesNot => "does_not" }
    ClaimUntil { Touch => "touch", Press => "press" }
    FlagCalledBy {
        ArbiterAndPlayers => "arbiter_and_players", Players => "players", Server => "server",
    }
}

impl Code for u32 {
    fn code(&self) -> String {
        self.to_string()
    }
}

impl Code for u8 {
    fn code(&self) -> String {
        self.to_string()
    }
}

impl Code for IllegalRule {
    fn code(&self) -> String {
        let window = match self.window {
            IllegalWindow::DuringGame => "during_game",
            IllegalWindow::UntilReply => "until_reply",
            IllegalWindow::Impossible => return "impossible".to_owned(),
        };
        let kinds = match self.counts {
            IllegalKinds::All => "all_kinds",
            IllegalKinds::MovesOnly => "moves_only",
        };
        let loses = self
            .loses_at
            .map_or("never_loses".to_owned(), |n| format!("loses_at_{n}"));
        format!("{loses},minutes_{},{window},{kinds}", self.minutes)
    }
}

impl Confidence {
    /// The code shown beside a field.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Confidence::Confirmed => "confirmed",
            Confidence::FromMemory => "from_memory",
            Confidence::Assumed => "assumed",
        }
    }
}
