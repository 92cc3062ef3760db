//! The phrases themselves: English, Turkish and German.

use shakmaty::Color;

use super::{Players, TerminationKind};
use TerminationKind::{
    Abandoned, Aborted, Adjudication, Agreement, BothOutOfTime, Checkmate, Death, Drawn, Emergency,
    FiftyMoves, Forfeit, IllegalMove, InsufficientMaterial, Normal, Repetition, Resignation,
    RulesInfraction, SeventyFiveMoves, Stalemate, TimeForfeit, TimeoutVsInsufficient, Unterminated,
    Won,
};

/// Small letters, digits, and single spaces in place of everything else, with a space at both ends:
/// so that " pat " is the word and not the start of another. Letters lose their marks, because
/// people leave them out: "Süre bitti", "SÜRE BİTTİ" and "sure bitti" are the same.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len() + 2);
    plain.push(' ');
    for c in text.chars().flat_map(char::to_lowercase).filter_map(bare) {
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

/// A small letter without its mark. The dot that a small i keeps of a Turkish capital is no letter.
const fn bare(c: char) -> Option<char> {
    Some(match c {
        '\u{307}' => return None,
        'ı' | 'î' => 'i',
        'ş' => 's',
        'ç' => 'c',
        'ğ' => 'g',
        'ü' | 'û' => 'u',
        'ö' => 'o',
        'ä' | 'â' => 'a',
        letter => letter,
    })
}

/// What a text must be, as a whole, to tell a ground: words that mean something else in a sentence.
const WHOLE: &[(&str, TerminationKind)] = &[
    (" time ", TimeForfeit),
    (" sure ", TimeForfeit),
    (" sureden ", TimeForfeit),
    (" zaman ", TimeForfeit),
    (" zeit ", TimeForfeit),
    (" tekrar ", Repetition),
    (" draw ", Drawn),
    (" drawn ", Drawn),
    (" game drawn ", Drawn),
    (" the game is drawn ", Drawn),
    (" berabere ", Drawn),
    (" beraberlik ", Drawn),
    (" berabere bitti ", Drawn),
    (" berabere kalindi ", Drawn),
    (" oyun berabere ", Drawn),
    (" oyun berabere bitti ", Drawn),
    (" unentschieden ", Drawn),
    (" white won ", Won),
    (" white wins ", Won),
    (" black won ", Won),
    (" black wins ", Won),
    (" beyaz kazandi ", Won),
    (" beyaz kazanir ", Won),
    (" siyah kazandi ", Won),
    (" siyah kazanir ", Won),
    (" weiß gewinnt ", Won),
    (" weiss gewinnt ", Won),
    (" schwarz gewinnt ", Won),
];

/// What a text must contain, all of it, to tell a ground. Earlier lines go before later ones: a
/// draw by timeout against insufficient material is told with the words of three other grounds.
const GROUNDS: &[(&[&str], TerminationKind)] = &[
    (&[" timeout vs", " insufficient"], TimeoutVsInsufficient),
    (&[" time vs", " insufficient"], TimeoutVsInsufficient),
    (&[" out of time", " no material"], TimeoutVsInsufficient),
    (&[" out of time", " insufficient"], TimeoutVsInsufficient),
    (&[" out of time", " mating material"], TimeoutVsInsufficient),
    (&[" flag", " material"], TimeoutVsInsufficient),
    (&[" both", " out of time"], BothOutOfTime),
    (&[" both", " flag"], BothOutOfTime),
    (&[" adjudicat"], Adjudication),
    (&[" illegal move"], IllegalMove),
    (&[" gecersiz hamle"], IllegalMove),
    (&[" regelwidrig"], IllegalMove),
    (&[" rules infraction"], RulesInfraction),
    (&[" rule violation"], RulesInfraction),
    (&[" cheat"], RulesInfraction),
    (&[" mobile phone"], RulesInfraction),
    (&[" cell phone"], RulesInfraction),
    (&[" phone rang"], RulesInfraction),
    (&[" electronic device"], RulesInfraction),
    (&[" telefon"], RulesInfraction),
    (&[" elektronik cihaz"], RulesInfraction),
    (&[" yasak cihaz"], RulesInfraction),
    (&[" hile "], RulesInfraction),
    (&[" fair play"], RulesInfraction),
    (&[" kural ihlali"], RulesInfraction),
    (&[" disconnect"], Abandoned),
    (&[" connection"], Abandoned),
    (&[" stalled"], Abandoned),
    (&[" abandon"], Abandoned),
    (&[" baglanti"], Abandoned),
    (&[" abort"], Aborted),
    (&[" resign"], Resignation),
    (&[" terk "], Resignation),
    (&[" terket"], Resignation),
    (&[" terked"], Resignation),
    (&[" pes e"], Resignation),
    (&[" pes dedi "], Resignation),
    (&[" teslim ol"], Resignation),
    (&[" oyunu birak"], Resignation),
    (&[" gibt auf "], Resignation),
    (&[" gab auf "], Resignation),
    (&[" aufgegeben "], Resignation),
    (&[" aufgabe "], Resignation),
    (&[" repetition"], Repetition),
    (&[" threefold"], Repetition),
    (&[" fivefold"], Repetition),
    (&[" 3 fold"], Repetition),
    (&[" konum tekrar"], Repetition),
    (&[" hamle tekrar"], Repetition),
    (&[" uc kez", " tekrar"], Repetition),
    (&[" uc defa", " tekrar"], Repetition),
    (&[" 3 kez", " tekrar"], Repetition),
    (&[" uc tekrar"], Repetition),
    (&[" bes kez", " tekrar"], Repetition),
    (&[" stellungswiederholung"], Repetition),
    (&[" zugwiederholung"], Repetition),
    (&[" 75 move"], SeventyFiveMoves),
    (&[" seventy five"], SeventyFiveMoves),
    (&[" 75 hamle"], SeventyFiveMoves),
    (&[" 50 move"], FiftyMoves),
    (&[" fifty move"], FiftyMoves),
    (&[" 50 hamle"], FiftyMoves),
    (&[" elli hamle"], FiftyMoves),
    (&[" 50 zuge"], FiftyMoves),
    (&[" stalemate"], Stalemate),
    (&[" pat "], Stalemate),
    (&[" patt "], Stalemate),
    (&[" insufficient"], InsufficientMaterial),
    (&[" mating material"], InsufficientMaterial),
    (&[" dead position"], InsufficientMaterial),
    (&[" olu konum"], InsufficientMaterial),
    (&[" yetersiz"], InsufficientMaterial),
    (&[" unzureichend"], InsufficientMaterial),
    (&[" checkmate"], Checkmate),
    (&[" mates "], Checkmate),
    (&[" mate "], Checkmate),
    (&[" mated "], Checkmate),
    (&[" mat "], Checkmate),
    (&[" matla "], Checkmate),
    (&[" sahmat "], Checkmate),
    (&[" sah mat "], Checkmate),
    (&[" matt "], Checkmate),
    (&[" schachmatt "], Checkmate),
    (&[" schaakmat "], Checkmate),
    (&[" matto "], Checkmate),
    (&[" agree"], Agreement),
    (&[" mutual"], Agreement),
    (&[" anlasma"], Agreement),
    (&[" anlasarak"], Agreement),
    (&[" anlasildi"], Agreement),
    (&[" anlastilar"], Agreement),
    (&[" remis "], Agreement),
    (&[" vereinbar"], Agreement),
    (&[" time forfeit"], TimeForfeit),
    (&[" on time"], TimeForfeit),
    (&[" out of time"], TimeForfeit),
    (&[" timeout"], TimeForfeit),
    (&[" time out"], TimeForfeit),
    (&[" flag "], TimeForfeit),
    (&[" flagged"], TimeForfeit),
    (&[" overstep"], TimeForfeit),
    (&[" time limit"], TimeForfeit),
    (&[" sureyi as"], TimeForfeit),
    (&[" zamani as"], TimeForfeit),
    (&[" suresi kalma"], TimeForfeit),
    (&[" sure as"], TimeForfeit),
    (&[" sure bit"], TimeForfeit),
    (&[" sure dol"], TimeForfeit),
    (&[" sure sonu"], TimeForfeit),
    (&[" suresi bit"], TimeForfeit),
    (&[" suresi dol"], TimeForfeit),
    (&[" sureden "], TimeForfeit),
    (&[" suresini as"], TimeForfeit),
    (&[" zaman as"], TimeForfeit),
    (&[" zaman bit"], TimeForfeit),
    (&[" zaman dol"], TimeForfeit),
    (&[" zamani bit"], TimeForfeit),
    (&[" zamani dol"], TimeForfeit),
    (&[" zamandan "], TimeForfeit),
    (&[" bayrak dus"], TimeForfeit),
    (&[" bayragi dus"], TimeForfeit),
    (&[" bayraktan "], TimeForfeit),
    (&[" zeituberschreitung"], TimeForfeit),
    (&[" zeitueberschreitung"], TimeForfeit),
    (&[" no show"], Forfeit),
    (&[" did not appear"], Forfeit),
    (&[" forfeit"], Forfeit),
    (&[" walkover"], Forfeit),
    (&[" hukmen"], Forfeit),
    (&[" gelmedi "], Forfeit),
    (&[" gelmedigi"], Forfeit),
    (&[" gelmeme"], Forfeit),
    (&[" did not come"], Forfeit),
    (&[" did not show"], Forfeit),
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
    let whole = WHOLE.iter().find(|(text, _)| *text == plain);
    if let Some((_, kind)) = whole {
        return Some(*kind);
    }
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
    " kazandi ",
    " kazanir ",
    " mat etti ",
    " mat eder ",
    " mated black ",
    " mated white ",
    " checkmated black ",
    " checkmated white ",
    " galip ",
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
    " flag ",
    " oversteps ",
    " overstepped ",
    " exceeds ",
    " exceeded ",
    " terk ",
    " terketti ",
    " terkeder ",
    " terkediyor ",
    " pes ",
    " teslim ",
    " oyunu ",
    " gelmedi ",
    " did not appear ",
    " did not come ",
    " did not show ",
    " suresi ",
    " suresini ",
    " sureyi ",
    " zamani ",
    " bayragi ",
    " bayrak ",
    " kaybetti ",
    " kaybeder ",
    " mat oldu ",
    " mat edildi ",
    " maglup ",
    " yenik ",
    " yenildi ",
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

/// Words that name White.
const WHITE: &[&str] = &[" white ", " beyaz ", " beyazin ", " weiß ", " weiss "];

/// Words that name Black.
const BLACK: &[&str] = &[" black ", " siyah ", " siyahin ", " schwarz "];

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
    let white = last(WHITE, players.white);
    let black = last(BLACK, players.black);
    match (white, black) {
        (None, None) => None,
        (white, black) if white > black => Some(Color::White),
        (white, black) if black > white => Some(Color::Black),
        _ => None,
    }
}
