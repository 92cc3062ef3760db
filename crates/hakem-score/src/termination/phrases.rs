//! The phrases themselves: English, Turkish and German.

use shakmaty::Color;

use super::{Players, TerminationKind};
use TerminationKind::{
    Abandoned, Aborted, Adjudication, Agreement, BothOutOfTime, Checkmate, Death, Emergency,
    FiftyMoves, Forfeit, IllegalMove, InsufficientMaterial, Normal, Repetition, Resignation,
    RulesInfraction, SeventyFiveMoves, Stalemate, TimeForfeit, TimeoutVsInsufficient, Unterminated,
};

/// Small letters, digits, and single spaces in place of everything else, with a space at both ends:
/// so that " pat " is the word and not the start of another.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len() + 2);
    plain.push(' ');
    for c in text.chars().flat_map(char::to_lowercase) {
        if c.is_alphanumeric() {
            plain.push(c);
        } else if !plain.ends_with(' ') {
            plain.push(' ');
        }
    }
    if !plain.ends_with(' ') {
        plain.push(' ');
    }
    plain
}

/// What a text must contain, all of it, to tell a ground. Earlier lines go before later ones: a
/// draw by timeout against insufficient material is told with the words of three other grounds.
const GROUNDS: &[(&[&str], TerminationKind)] = &[
    (&[" timeout vs", " insufficient"], TimeoutVsInsufficient),
    (&[" time vs", " insufficient"], TimeoutVsInsufficient),
    (&[" out of time", " no material"], TimeoutVsInsufficient),
    (&[" out of time", " insufficient"], TimeoutVsInsufficient),
    (&[" both", " out of time"], BothOutOfTime),
    (&[" both", " flag"], BothOutOfTime),
    (&[" adjudicat"], Adjudication),
    (&[" illegal move"], IllegalMove),
    (&[" geçersiz hamle"], IllegalMove),
    (&[" regelwidrig"], IllegalMove),
    (&[" rules infraction"], RulesInfraction),
    (&[" rule violation"], RulesInfraction),
    (&[" cheat"], RulesInfraction),
    (&[" fair play"], RulesInfraction),
    (&[" kural ihlali"], RulesInfraction),
    (&[" disconnect"], Abandoned),
    (&[" connection"], Abandoned),
    (&[" stalled"], Abandoned),
    (&[" abandon"], Abandoned),
    (&[" bağlantı"], Abandoned),
    (&[" abort"], Aborted),
    (&[" resign"], Resignation),
    (&[" terk "], Resignation),
    (&[" gibt auf "], Resignation),
    (&[" gab auf "], Resignation),
    (&[" aufgegeben "], Resignation),
    (&[" aufgabe "], Resignation),
    (&[" repetition"], Repetition),
    (&[" threefold"], Repetition),
    (&[" fivefold"], Repetition),
    (&[" 3 fold"], Repetition),
    (&[" konum tekrarı"], Repetition),
    (&[" hamle tekrarı"], Repetition),
    (&[" stellungswiederholung"], Repetition),
    (&[" zugwiederholung"], Repetition),
    (&[" 75 move"], SeventyFiveMoves),
    (&[" seventy five"], SeventyFiveMoves),
    (&[" 75 hamle"], SeventyFiveMoves),
    (&[" 50 move"], FiftyMoves),
    (&[" fifty move"], FiftyMoves),
    (&[" 50 hamle"], FiftyMoves),
    (&[" elli hamle"], FiftyMoves),
    (&[" 50 züge"], FiftyMoves),
    (&[" stalemate"], Stalemate),
    (&[" pat "], Stalemate),
    (&[" patt "], Stalemate),
    (&[" insufficient"], InsufficientMaterial),
    (&[" mating material"], InsufficientMaterial),
    (&[" dead position"], InsufficientMaterial),
    (&[" ölü konum"], InsufficientMaterial),
    (&[" yetersiz"], InsufficientMaterial),
    (&[" unzureichend"], InsufficientMaterial),
    (&[" checkmate"], Checkmate),
    (&[" mates "], Checkmate),
    (&[" mate "], Checkmate),
    (&[" mated "], Checkmate),
    (&[" mat "], Checkmate),
    (&[" şahmat "], Checkmate),
    (&[" matt "], Checkmate),
    (&[" agree"], Agreement),
    (&[" mutual"], Agreement),
    (&[" anlaşma"], Agreement),
    (&[" anlaşarak"], Agreement),
    (&[" remis "], Agreement),
    (&[" vereinbar"], Agreement),
    (&[" time forfeit"], TimeForfeit),
    (&[" on time"], TimeForfeit),
    (&[" out of time"], TimeForfeit),
    (&[" timeout"], TimeForfeit),
    (&[" time out"], TimeForfeit),
    (&[" flag "], TimeForfeit),
    (&[" flagged"], TimeForfeit),
    (&[" süre"], TimeForfeit),
    (&[" zaman"], TimeForfeit),
    (&[" bayrak"], TimeForfeit),
    (&[" bayrağı"], TimeForfeit),
    (&[" zeit "], TimeForfeit),
    (&[" zeitüberschreitung"], TimeForfeit),
    (&[" no show"], Forfeit),
    (&[" did not appear"], Forfeit),
    (&[" forfeit"], Forfeit),
    (&[" walkover"], Forfeit),
    (&[" hükmen"], Forfeit),
    (&[" kampflos"], Forfeit),
    (&[" unterminated"], Unterminated),
    (&[" unfinished"], Unterminated),
    (&[" in progress"], Unterminated),
    (&[" death"], Death),
    (&[" emergency"], Emergency),
    (&[" normal"], Normal),
];

/// The ground that a text tells.
pub(super) fn kind(plain: &str) -> Option<TerminationKind> {
    GROUNDS
        .iter()
        .find(|(needed, _)| needed.iter().all(|phrase| plain.contains(phrase)))
        .map(|&(_, kind)| kind)
}

/// Words before which the winner stands.
const WINS: &[&str] = &[
    " won ",
    " wins ",
    " win ",
    " mates ",
    " checkmates ",
    " kazandı ",
    " kazanır ",
    " mat etti ",
    " mat eder ",
    " gewinnt ",
    " gewann ",
];

/// Words before which the loser stands.
const LOSES: &[&str] = &[
    " resigns ",
    " resigned ",
    " resign ",
    " forfeits ",
    " forfeited ",
    " loses ",
    " lost ",
    " checkmated ",
    " mated ",
    " is checkmated ",
    " disconnects ",
    " disconnected ",
    " connection ",
    " ran out ",
    " runs out ",
    " makes an illegal ",
    " made an illegal ",
    " flagged ",
    " terk ",
    " kaybetti ",
    " kaybeder ",
    " mat oldu ",
    " gibt auf ",
    " gab auf ",
    " verliert ",
];

/// The winner that a text tells.
pub(super) fn winner(plain: &str, players: Players<'_>) -> Option<Color> {
    let before = |verbs: &[&str]| {
        verbs
            .iter()
            .filter_map(|verb| plain.find(verb))
            .min()
            .and_then(|at| last_named(plain.get(..=at)?, players))
    };
    before(WINS).or_else(|| before(LOSES).map(|loser| !loser))
}

/// The side that is named last in a text.
fn last_named(plain: &str, players: Players<'_>) -> Option<Color> {
    let last = |words: &[&str], name: Option<&str>| {
        let name = name.map(self::plain).filter(|name| name.len() > 2);
        words
            .iter()
            .copied()
            .chain(name.as_deref())
            .filter_map(|word| plain.rfind(word))
            .max()
    };
    let white = last(&[" white ", " beyaz ", " weiß ", " weiss "], players.white);
    let black = last(&[" black ", " siyah ", " schwarz "], players.black);
    match (white, black) {
        (None, None) => None,
        (white, black) if white > black => Some(Color::White),
        (white, black) if black > white => Some(Color::Black),
        _ => None,
    }
}
