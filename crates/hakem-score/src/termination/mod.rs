//! How a game is said to have ended: the Termination tag in the many wordings of servers, and the
//! comment after the last half-move.
//!
//! What is read here is what the record suggests, never a proof.

mod negation;
mod phrases;

use shakmaty::Color;

use crate::{pgn::Game, remarks::Tell};

/// The longest comment that is taken for a word on the end, and not for an annotation.
const LONGEST_COMMENT: usize = 100;

/// The longest tag that is looked at.
const LONGEST_TAG: usize = 300;

/// What the record suggests about the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Suggestion {
    /// The ground that is told.
    pub kind: TerminationKind,
    /// The winner, where the text tells one.
    pub winner: Option<Color>,
    /// Where it is told.
    pub source: TerminationSource,
}

/// Grounds that a record may tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TerminationKind {
    /// Nothing special: the standard's `normal`.
    Normal,
    /// Drawn, and no more is told.
    Drawn,
    /// Won, and no more is told than by whom.
    Won,
    /// Checkmate (5.1.1).
    Checkmate,
    /// Resignation (5.1.2).
    Resignation,
    /// Stalemate (5.2.1).
    Stalemate,
    /// Neither side can mate (5.2.2), or so the program thought.
    InsufficientMaterial,
    /// Agreement (5.2.3).
    Agreement,
    /// A flag fell (6.9).
    TimeForfeit,
    /// A flag fell, and the opponent could not mate, or so the server thought (6.9).
    TimeoutVsInsufficient,
    /// Both flags fell (III.3.1).
    BothOutOfTime,
    /// Repetition of the position (9.2, 9.6.1).
    Repetition,
    /// Fifty moves (9.3).
    FiftyMoves,
    /// Seventy-five moves (9.6.2).
    SeventyFiveMoves,
    /// An illegal move (7.5.5).
    IllegalMove,
    /// A player left, or the connection broke.
    Abandoned,
    /// A breach of the rules (11.7, 12.9).
    RulesInfraction,
    /// A decision of an arbiter or a program.
    Adjudication,
    /// A player did not come (6.7).
    Forfeit,
    /// The standard's `death`.
    Death,
    /// The standard's `emergency`.
    Emergency,
    /// Called off before it counted.
    Aborted,
    /// Not ended.
    Unterminated,
}

impl TerminationKind {
    /// Whether the ground says more than that the game ended, or did not.
    #[must_use]
    pub const fn is_specific(self) -> bool {
        !matches!(
            self,
            TerminationKind::Normal
                | TerminationKind::Drawn
                | TerminationKind::Won
                | TerminationKind::Unterminated
        )
    }

    /// The word of the PGN standard's Termination tag that comes closest.
    #[must_use]
    pub const fn standard(self) -> &'static str {
        match self {
            TerminationKind::TimeForfeit
            | TerminationKind::TimeoutVsInsufficient
            | TerminationKind::BothOutOfTime => "time forfeit",
            TerminationKind::IllegalMove | TerminationKind::RulesInfraction => "rules infraction",
            TerminationKind::Abandoned | TerminationKind::Aborted | TerminationKind::Forfeit => {
                "abandoned"
            }
            TerminationKind::Adjudication => "adjudication",
            TerminationKind::Death => "death",
            TerminationKind::Emergency => "emergency",
            TerminationKind::Unterminated => "unterminated",
            _ => "normal",
        }
    }

    /// Whether the ground draws the game.
    #[must_use]
    pub const fn is_draw(self) -> bool {
        matches!(
            self,
            TerminationKind::Drawn
                | TerminationKind::Stalemate
                | TerminationKind::InsufficientMaterial
                | TerminationKind::Agreement
                | TerminationKind::TimeoutVsInsufficient
                | TerminationKind::BothOutOfTime
                | TerminationKind::Repetition
                | TerminationKind::FiftyMoves
                | TerminationKind::SeventyFiveMoves
        )
    }
}

/// Where a ground is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TerminationSource {
    /// In the Termination tag.
    Tag,
    /// In a comment or in words after the last half-move.
    Comment,
}

/// The names of the players, by which servers name a winner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Players<'a> {
    /// White's name.
    pub white: Option<&'a str>,
    /// Black's name.
    pub black: Option<&'a str>,
}

/// The ground and the winner that a text tells; `None` if it tells no ground.
#[must_use]
pub fn read_termination(
    text: &str,
    players: Players<'_>,
) -> Option<(TerminationKind, Option<Color>)> {
    if text.len() > LONGEST_TAG || text.trim_ascii().is_empty() {
        return None;
    }
    let plain = negation::affirmed(text, players);
    let kind = phrases::kind(&plain)?;
    let winner = if kind.is_draw() {
        None
    } else {
        phrases::winner(&plain, players)
    };
    Some((kind, winner))
}

/// What words in a game's record tell of its end.
pub(crate) fn tell(game: &Game<'_>, words: &str) -> Tell {
    let white = game.tag("White");
    let black = game.tag("Black");
    let players = Players {
        white: white.as_deref(),
        black: black.as_deref(),
    };
    let scored = game.result_token().or_else(|| game.result_tag()).is_some();
    match read_termination(words, players) {
        None => Tell::NoEnd,
        Some((kind, winner)) if scored || winner.is_some() || kind.is_draw() => Tell::AnEnd,
        Some(_) => Tell::AnEndWithoutResult,
    }
}

/// What a game's record suggests: its Termination tag if that is specific, else the comment after
/// the last half-move, else the words there ([`crate::pgn::Replayed::words`]).
#[must_use]
pub fn suggestion(game: &Game<'_>, words: &str) -> Option<Suggestion> {
    let white = game.tag("White");
    let black = game.tag("Black");
    let players = Players {
        white: white.as_deref(),
        black: black.as_deref(),
    };
    let read = |text: &str, source| {
        read_termination(text, players).map(|(kind, winner)| Suggestion {
            kind,
            winner,
            source,
        })
    };
    let tag = game
        .termination()
        .and_then(|tag| read(&tag, TerminationSource::Tag));
    if let Some(told) = tag
        && told.kind.is_specific()
    {
        return Some(told);
    }
    let comment = game.final_comment();
    [comment.as_ref(), words]
        .into_iter()
        .filter(|text| text.len() <= LONGEST_COMMENT)
        .find_map(|text| read(text, TerminationSource::Comment))
        .or(tag)
}

#[cfg(test)]
mod tests {
    use super::*;
    use TerminationKind::*;

    fn told(text: &str) -> (TerminationKind, Option<Color>) {
        let players = Players {
            white: Some("Ada_L"),
            black: Some("Grace H."),
        };
        read_termination(text, players).unwrap_or_else(|| panic!("{text}"))
    }

    const WHITE: Option<Color> = Some(Color::White);
    const BLACK: Option<Color> = Some(Color::Black);

    #[test]
    fn the_words_of_the_standard() {
        for (text, kind) in [
            ("normal", Normal),
            ("abandoned", Abandoned),
            ("adjudication", Adjudication),
            ("death", Death),
            ("emergency", Emergency),
            ("rules infraction", RulesInfraction),
            ("time forfeit", TimeForfeit),
            ("unterminated", Unterminated),
            ("Time forfeit", TimeForfeit),
            ("Rules infraction", RulesInfraction),
        ] {
            assert_eq!(told(text), (kind, None), "{text}");
        }
    }

    #[test]
    fn servers_that_name_the_winner() {
        for (text, kind, winner) in [
            ("Ada_L won by resignation", Resignation, WHITE),
            ("Grace H. won on time", TimeForfeit, BLACK),
            ("Grace H. won by checkmate", Checkmate, BLACK),
            ("Ada_L won - game abandoned", Abandoned, WHITE),
            ("Game drawn by repetition", Repetition, None),
            ("Game drawn by agreement", Agreement, None),
            (
                "Game drawn by insufficient material",
                InsufficientMaterial,
                None,
            ),
            (
                "Game drawn by timeout vs insufficient material",
                TimeoutVsInsufficient,
                None,
            ),
            ("Game drawn by 50-move rule", FiftyMoves, None),
            ("Game drawn by stalemate", Stalemate, None),
        ] {
            assert_eq!(told(text), (kind, winner), "{text}");
        }
    }

    #[test]
    fn comments_of_servers_and_engines() {
        for (text, kind, winner) in [
            ("White resigns", Resignation, BLACK),
            ("Black resigns, White wins", Resignation, WHITE),
            ("Black forfeits on time", TimeForfeit, WHITE),
            ("Black checkmated", Checkmate, WHITE),
            ("White mates", Checkmate, WHITE),
            ("Game drawn by mutual agreement", Agreement, None),
            (
                "Game drawn because both players ran out of time",
                BothOutOfTime,
                None,
            ),
            (
                "Neither player has mating material",
                InsufficientMaterial,
                None,
            ),
            (
                "White ran out of time and Black has no material to mate",
                TimeoutVsInsufficient,
                None,
            ),
            ("Draw by 3-fold repetition", Repetition, None),
            ("Draw by fifty moves rule", FiftyMoves, None),
            ("Draw by adjudication: 3-man tablebase", Adjudication, None),
            ("White wins by adjudication", Adjudication, WHITE),
            ("Black disconnects", Abandoned, WHITE),
            ("White's connection stalls", Abandoned, BLACK),
            ("Black makes an illegal move: e2e4", IllegalMove, WHITE),
            ("White loses on time", TimeForfeit, BLACK),
            ("White forfeits by disconnection", Abandoned, BLACK),
            ("Game aborted on move 1", Aborted, None),
        ] {
            assert_eq!(told(text), (kind, winner), "{text}");
        }
    }

    #[test]
    fn turkish_and_german_words() {
        for (text, kind, winner) in [
            ("Beyaz terk etti", Resignation, BLACK),
            ("Siyah süre aşımından kaybetti", TimeForfeit, WHITE),
            ("Anlaşmalı beraberlik", Agreement, None),
            ("konum tekrarı", Repetition, None),
            ("üç hamle tekrarı", Repetition, None),
            ("Pat", Stalemate, None),
            ("Siyah mat oldu", Checkmate, WHITE),
            ("Beyaz mat etti", Checkmate, WHITE),
            ("50 hamle kuralı", FiftyMoves, None),
            ("hükmen", Forfeit, None),
            ("Weiß gibt auf", Resignation, BLACK),
            ("Remis vereinbart", Agreement, None),
            ("Zeitüberschreitung", TimeForfeit, None),
            ("Stellungswiederholung", Repetition, None),
        ] {
            assert_eq!(told(text), (kind, winner), "{text}");
        }
    }

    #[test]
    fn a_turkish_termination_in_any_letters() {
        for (text, kind, winner) in [
            ("Beraberlikte anlaşıldı", Agreement, None),
            ("Oyuncular beraberliğe anlaştılar", Agreement, None),
            ("Rakip gelmedi", Forfeit, None),
            ("Beyaz gelmedi", Forfeit, BLACK),
            ("Süre bitti", TimeForfeit, None),
            ("SÜRE BİTTİ", TimeForfeit, None),
            ("sure bitti", TimeForfeit, None),
            ("Siyahın süresi doldu", TimeForfeit, WHITE),
            ("Siyah'ın süresi doldu", TimeForfeit, WHITE),
            ("Beyaz'ın bayrağı düştü", TimeForfeit, BLACK),
            ("Süre", TimeForfeit, None),
            ("Terk", Resignation, None),
            ("TERK", Resignation, None),
            ("Mat", Checkmate, None),
            ("PAT", Stalemate, None),
            ("Üç kez tekrar", Repetition, None),
            ("ÜÇ KEZ TEKRAR", Repetition, None),
            ("Üç konum tekrarı", Repetition, None),
            ("50 hamle", FiftyMoves, None),
            ("Hükmen", Forfeit, None),
            ("HUKMEN", Forfeit, None),
            ("Kural ihlali", RulesInfraction, None),
            ("KURAL İHLALİ", RulesInfraction, None),
            ("mobile phone", RulesInfraction, None),
            ("Cep telefonu", RulesInfraction, None),
            ("cep telefonu çaldı", RulesInfraction, None),
            ("ANLAŞMALI BERABERLİK", Agreement, None),
            ("Geçersiz hamle", IllegalMove, None),
        ] {
            assert_eq!(told(text), (kind, winner), "{text}");
        }
    }

    #[test]
    fn the_loser_is_named_in_usual_words() {
        for (text, kind, winner) in [
            ("Siyahın bayrağı düştü", TimeForfeit, WHITE),
            ("Beyaz bayrak düştü", TimeForfeit, BLACK),
            ("Siyahın süresi bitti", TimeForfeit, WHITE),
            ("siyah süreyi aştı", TimeForfeit, WHITE),
            ("Beyazın süresi kalmadı", TimeForfeit, BLACK),
            ("Siyah terketti", Resignation, WHITE),
            ("Beyaz pes etti", Resignation, BLACK),
            ("Siyah teslim oldu", Resignation, WHITE),
            ("Beyaz oyunu bıraktı", Resignation, BLACK),
            ("Beyaz mat oldu", Checkmate, BLACK),
            ("Beyaz matla kazandı", Checkmate, WHITE),
            ("Beyaz hükmen galip", Forfeit, WHITE),
            ("Beyaz hükmen mağlup", Forfeit, BLACK),
            ("White's flag fell", TimeForfeit, BLACK),
            ("White’s flag has fallen", TimeForfeit, BLACK),
            ("Black overstepped", TimeForfeit, WHITE),
            ("Black overstepped the time limit", TimeForfeit, WHITE),
            ("White lost on time", TimeForfeit, BLACK),
            ("White mated Black", Checkmate, WHITE),
            (
                "White's flag fell, Black has no mating material",
                TimeoutVsInsufficient,
                None,
            ),
        ] {
            assert_eq!(told(text), (kind, winner), "{text}");
        }
    }

    #[test]
    fn what_is_denied_is_not_told() {
        for text in [
            "White did not resign",
            "White didn't resign",
            "White didn’t resign",
            "Black refused to resign",
            "Black refuses to resign",
            "Black declined to resign",
            "White never resigned",
            "No resignation",
            "Nobody resigned",
            "No draw agreed",
            "Black's flag did not fall",
            "Not checkmate",
            "White cannot mate",
            "Ada_L did not resign",
            "Beyaz terk etmedi",
            "BEYAZ TERK ETMEDİ",
            "Beyaz terketmedi",
            "Beyaz terk etmeyecek",
            "Siyah terk etmeden bekledi",
            "Ne beyaz ne siyah terk etti",
            "Neither side resigned",
            "White failed to resign",
            "Beyaz terk etmeyi reddetti",
            "Beyaz pes etmedi",
            "Siyah oyunu bırakmadı",
            "Siyah mat olmadı",
            "Mat değil",
            "Siyahın bayrağı düşmedi",
            "Süre bitmedi",
            "Anlaşma yok",
            "Weiß gibt nicht auf",
            "Weiß gab nicht auf, kein Remis",
        ] {
            let players = Players {
                white: Some("Ada_L"),
                black: None,
            };
            assert_eq!(read_termination(text, players), None, "{text}");
        }
    }

    #[test]
    fn a_denial_beside_what_is_told_takes_nothing_away() {
        let players = Players {
            white: Some("Not A Bot"),
            black: Some("Demirmadi, E."),
        };
        for (text, kind, winner) in [
            ("Black resigns, not waiting for mate", Resignation, WHITE),
            (
                "White did not resign, but lost on time; Black wins",
                TimeForfeit,
                BLACK,
            ),
            ("Not A Bot won by resignation", Resignation, WHITE),
            ("Demirmadi resigned", Resignation, None),
            (
                "Neither player has mating material",
                InsufficientMaterial,
                None,
            ),
            ("Beyaz gelmedi", Forfeit, BLACK),
            ("White did not appear", Forfeit, BLACK),
            ("No show", Forfeit, None),
        ] {
            let found = read_termination(text, players);
            assert_eq!(found, Some((kind, winner)), "{text}");
        }
    }

    #[test]
    fn a_bare_result_in_words_tells_no_ground_but_the_result() {
        for (text, kind, winner) in [
            ("Berabere", Drawn, None),
            ("Beraberlik.", Drawn, None),
            ("Draw", Drawn, None),
            ("White won", Won, WHITE),
            ("Siyah kazandı", Won, BLACK),
        ] {
            assert_eq!(told(text), (kind, winner), "{text}");
            assert!(!kind.is_specific());
        }
    }

    #[test]
    fn words_that_tell_no_ground() {
        for text in [
            "",
            "a fine game",
            "1-0",
            "patience",
            "material",
            "repeat after me",
            "for the first time",
            "White wins a pawn",
            "not a draw yet",
            "uzun süre düşündü",
            "o zaman",
        ] {
            assert_eq!(read_termination(text, Players::default()), None, "{text}");
        }
    }

    #[test]
    fn the_tag_goes_before_the_comment_only_where_it_says_something() {
        let of = |pgn: &str| {
            let mut reader = crate::pgn::Reader::new();
            reader.feed(pgn.as_bytes());
            reader.end();
            reader.next_game().and_then(|game| suggestion(&game, ""))
        };
        let normal = of("[Termination \"Normal\"]\n\n1. e4 {White resigns} 0-1\n").unwrap();
        assert_eq!(
            (normal.kind, normal.source),
            (Resignation, TerminationSource::Comment)
        );
        let time = of("[Termination \"Time forfeit\"]\n\n1. e4 {White resigns} 0-1\n").unwrap();
        assert_eq!(
            (time.kind, time.source),
            (TimeForfeit, TerminationSource::Tag)
        );
        let plain = of("[Termination \"Normal\"]\n\n1. e4 {best by test} 0-1\n").unwrap();
        assert_eq!(plain.kind, Normal);
        assert_eq!(of("1. e4 *\n"), None);
    }
}
