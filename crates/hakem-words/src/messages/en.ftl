# Everything that Hakem says, in English. tr.ftl has the same messages with the same variables;
# a test checks it.
#
# $player is `white` or `black`. Numbers come as numbers; moves, squares, results and names come as
# text already written for the language. A sentence that continues after "The claim is correct:"
# starts in lower case; the first letter of a ruling is made a capital afterwards.

### Shared parts

player = { $player ->
    [white] White
   *[black] Black
}
player-gen = { $player ->
    [white] White's
   *[black] Black's
}
opponent = { $player ->
    [white] Black
   *[black] White
}
opponent-gen = { $player ->
    [white] Black's
   *[black] White's
}
player-in-brackets = { $player ->
    [white] {" "}(White)
    [black] {" "}(Black)
   *[none] {""}
}

# Where something stands in the record. $place is `start`, `named` ($move is known) or `counted`.
ply-name = { $place ->
    [start] start of the record
    [named] { $move }
   *[counted] half-move { $ply }
}
after-ply = { $place ->
    [start] at the start of the record
    [named] after { $move }
   *[counted] after half-move { $ply }
}
position-after-ply = { $place ->
    [start] position at the start of the record
    [named] position after { $move }
   *[counted] position after half-move { $ply }
}

nth-time = { $times ->
    [1] for the first time
    [2] for the second time
    [3] for the third time
    [4] for the fourth time
    [5] for the fifth time
   *[other] { $times } times
}
times-only = { $times ->
    [1] only once
    [2] only twice
   *[other] only { $times } times
}

unconfirmed-number = { $number } [number not confirmed]
whose-article = { $whose ->
    [own] Article
   *[fide] compare FIDE Article
}
articles = { $level ->
    [law] ({ whose-article } { $numbers })
    [advice] ({ whose-article } { $numbers }; arbiters' advice, not part of the Laws)
    [regulation] ({ whose-article } { $numbers }; event regulations)
   *[discretion] ({ whose-article } { $numbers }; at the arbiter's discretion)
}
no-article = { $level ->
    [law] {""}
    [advice] (arbiters' advice, not part of the Laws)
    [regulation] (event regulations)
   *[discretion] (at the arbiter's discretion)
}

occurrences-stood = The position occurred at: { $list }.
occurrences-unlike = { $why ->
    [mover] Looking the same but not the same, because the other player had the move: { $list }.
    [castling_right] Looking the same but not the same, because castling rights were lost in between: { $list }.
   *[en_passant] Looking the same but not the same, because a pawn could be captured en passant in one of them only: { $list }.
}

### Rulings: moves, touches and the clock (Articles 1, 3, 4, 6)

reason-move-completed = The move is made and completed.
reason-move-made = The move is made. It is completed when the clock is pressed.
reason-clock-pressed = The clock was pressed: the move is completed.
reason-not-having-the-move = { player } does not have the move, so this has no effect.
reason-illegal-move-stands = { player-gen } move is illegal: { not-a-move }. It stands until it is pointed out.
not-a-move = { $why ->
    [illegal] no legal move fits what was done
    [ambiguous] more than one legal move fits what was written
   *[promotion] a pawn reached the last rank and no piece was named for it
}
reason-illegal-move-not-completed = { player-gen } move is illegal but not completed: until the clock is pressed it may be put right, within the rules on touched pieces.
reason-pawn-left-on-last-rank = { player } left a pawn on the last rank and pressed the clock without replacing it: this counts as an illegal move. It stands until it is pointed out.
reason-pawn-not-replaced-yet = { player } left a pawn on the last rank without replacing it. If the clock is pressed like this, it counts as an illegal move.
reason-move-unreadable = The half-move cannot be read, so it is not known what stood on the board.
reason-position-is-illegal = The position on the board is illegal, so the move could be judged only by itself.
reason-written-move-is-due = { $move } was written down for the claim and must be played; another move may not take its place.
reason-touch-rule-broken = The piece on { $square } had been touched, and that was binding. The opponent may ask for it to be respected until touching a piece in turn.
reason-pressed-without-move = { player } pressed the clock without having made a move: this counts as an illegal move.
reason-pressed-out-of-turn = This press by { player } completes no move, and it is no illegal move either. The clock must be handled properly: the arbiter may impose a penalty.
reason-piece-touched = The piece on { $square } was touched on purpose: it must be moved or captured if that is legal.
reason-touched-piece-is-free = The piece on { $square } can be neither moved nor captured: any legal move may be played.
reason-touched-as-well = The piece on { $square } was touched on purpose as well.
reason-touched-pieces-are-free = What was touched binds to nothing: any legal move may be played.
reason-nothing-touched = The square { $square } is empty: no piece was touched.
reason-piece-adjusted = The piece on { $square } was adjusted after saying so: no duty arises from it.
reason-adjusted-out-of-turn = Only the player having the move may adjust pieces, and { player } does not have it. The opponent must not be disturbed.
reason-touched-out-of-turn = { player } touched a piece without having the move: no duty to play it arises, but the opponent must not be disturbed.
reason-touch-claim-upheld = The request is right: the piece on { $square } had been touched, and that was binding. The position before the move is restored.
reason-touch-claim-too-late = { player } has touched a piece since then and can no longer ask for the touched piece to be played.
reason-touch-was-adjusting = By the record the piece on { $square } was only adjusted: no duty to play it arose.
reason-touch-claim-unfounded = The record shows no breach: the move respected what had been touched.
reason-touch-claim-unproven = The record does not show whether the piece on { $square } was touched.

### Rulings: endings (Articles 5, 6.7, 6.9, 7.5.5, 9.6, 11)

reason-checkmate = Checkmate. { player } wins; the game ended with this move.
reason-stalemate = Stalemate: { player }, to move, has no legal move and is not in check. The game ended at once in a draw.
reason-dead-position = Dead position: neither player can checkmate by any series of legal moves. The game ended at once in a draw.
reason-fivefold = The same position has occurred five times. The arbiter declares a draw; no claim is needed.
reason-seventy-five-moves = Each player has made seventy-five moves without a pawn move or a capture. The game is drawn; no claim is needed.
reason-threefold-automatic = The same position has occurred for the third time. Under these rules this draws the game by itself.
reason-fifty-automatic = Each player has made fifty moves without a pawn move or a capture. Under these rules this draws the game by itself.
reason-agreed = The players agreed to a draw: the game ended at once.
reason-agreed-on-claim = { $stage ->
    [decided] The claim also counts as a draw offer. { player } accepted it before its examination: the game is drawn by agreement, and whether the claim was right no longer matters.
   *[pending] The claim also counts as a draw offer. { player } accepted it, so no examination is needed: the game is drawn by agreement.
}
reason-resignation-loses = { player } resigned and loses the game.
reason-resignation-draws = { player } resigned, but { opponent } cannot checkmate from this position by any series of legal moves: the game is drawn.
reason-flag-loses = { player-gen } flag has fallen: { player } loses the game.
reason-flag-draws = { player-gen } flag has fallen, but { opponent } cannot checkmate by any series of legal moves: the game is drawn.
reason-flag-draws-by-material = { player-gen } flag has fallen, but under these rules { opponent-gen } pieces do not suffice to win: the game is drawn.
reason-illegal-loses = { $nth ->
    [1] Completed illegal move by { player }: under these rules the first one loses the game.
    [2] Second completed illegal move by { player }: { player } loses the game.
   *[other] Another completed illegal move by { player }: { player } loses the game.
}
reason-illegal-draws = { $nth ->
    [1] Completed illegal move by { player }, but { opponent } cannot checkmate by any series of legal moves: the game is drawn.
    [2] Second completed illegal move by { player }, but { opponent } cannot checkmate by any series of legal moves: the game is drawn.
   *[other] Another completed illegal move by { player }, but { opponent } cannot checkmate by any series of legal moves: the game is drawn.
}
reason-illegal-position-draws = The next move has been completed and the position is still illegal: the arbiter declares a draw.
reason-both-flags-draw = Both flags are down in the last period and it is not known which fell first: the game is drawn.
reason-default-loses = { $minutes ->
    [0] { player } was not at the board when play started, and no default time is allowed: { player } loses the game unless the arbiter decides otherwise.
    [one] { player } did not arrive within the default time of one minute and loses the game unless the arbiter decides otherwise.
   *[other] { player } did not arrive within the default time of { $minutes } minutes and loses the game unless the arbiter decides otherwise.
}
reason-device-loses = { player } had a forbidden device during play and loses the game. Whether { opponent } could still checkmate does not matter.
reason-arbiter-result = The arbiter has laid down the result: { $score }.
reason-pending-the-arbiter = Whether { player } can still checkmate could not be decided within the limits set. The result stands until the arbiter decides.
reason-opponent-can-mate = { player } can still checkmate by a series of legal moves.

### Rulings: after the end

reason-already-ended = The game had already ended { after-ply }: { $ground }, { $score }. This has no effect any more.
reason-signed-result-stands = A result that both players have signed stands, even if it is wrong, unless the arbiter decides otherwise. An appeal is possible.
reason-already-cancelled = This game was brought to an end without a result { after-ply }, and a new one is played: nothing that comes later in it has any effect.
reason-device-after-end = The device was carried only after the end of the game: it does not change the result.
reason-device-found-after-end = The device was on the player during play but was found only after the end. Authorities differ on whether the result can then be changed: the arbiter decides, and the decision may be appealed against.

### Rulings: flags and arrival (6.3, 6.4, 6.7, 6.8, III.3)

reason-flag-not-fallen = { player-gen } flag has not fallen: the clock still shows time.
reason-flag-moves-completed = { player } has completed the moves of this period in time: the flag fall has no consequence.
reason-flag-after-irregularity = { player-gen } flag was seen down while the illegal move was being dealt with, and the irregularity came first: the arbiter sets the times and decides.
reason-flag-players-only = Under these rules only the players may point out a flag fall.
reason-both-flags-play-on = Both flags are down and it is not known which fell first. This was not the last period: the game goes on.
reason-both-flags-for-arbiter = Both flags are down and it is not known which fell first. No guideline in force settles this: the arbiter decides.
reason-within-default-time = { $minutes ->
    [0] No default time has passed yet for { player }: nothing follows.
    [one] The default time of one minute has not yet passed for { player }: nothing follows.
   *[other] The default time of { $minutes } minutes has not yet passed for { player }: nothing follows.
}
reason-not-absent = By the record { player } has been at the board and so is not absent.

### Rulings: claims (9.2 to 9.5)

claim-opening = { $verdict ->
    [correct] The claim is correct:{" "}
    [incorrect] The claim is incorrect:{" "}
   *[none] {""}
}
claim-closing = { $verdict ->
    [correct] {" "}The game is drawn.
   *[none] {""}
}
reason-threefold-on-board = { claim-opening }the position on the board has occurred { nth-time }.{ claim-closing }
reason-threefold-with-move = { claim-opening }with { $move } the position would occur { nth-time }.{ claim-closing }
reason-fifty-on-board = { claim-opening }each player has completed fifty moves without a pawn move or a capture.{ claim-closing }
reason-fifty-with-move = { claim-opening }with { $move } each player will have made fifty moves without a pawn move or a capture.{ claim-closing }
reason-claim-stands-on-board = { $claimed ->
    [fifty] { claim-opening }the written move does not fulfil the claim, but fifty moves by each player without a pawn move or a capture stand completed on the board, and that needs no written move.{ claim-closing }
   *[threefold] { claim-opening }the written move does not fulfil the claim, but the position on the board has itself occurred at least three times, and that needs no written move.{ claim-closing }
}
reason-too-few-occurrences = { claim-opening }the position on the board has occurred { times-only }.
reason-too-few-with-move = { claim-opening }with { $move } the position would occur only { nth-time }.
reason-fifty-short = { claim-opening }without a pawn move or a capture the claimant has made { $own ->
    [one] { $own } move
   *[other] { $own } moves
} and the opponent { $opponent }; fifty by each are needed.
reason-fifty-short-with-move = { claim-opening }with { $move } { player } would have made { $own ->
    [one] { $own } move
   *[other] { $own } moves
} without a pawn move or a capture, and { opponent } { $opponent }; fifty by each are needed.
reason-written-move-resets = { claim-opening }{ $move } is itself a pawn move or a capture, and the count would start again.
reason-written-move-illegal = { claim-opening }the written move is illegal and cannot bring the claim about.
reason-written-move-unreadable = { claim-opening }the written move cannot be read.
reason-claim-without-the-move = { claim-opening }{ player } does not have the move, and only the player having the move may claim a draw.
reason-claim-after-touch = { claim-opening }the piece on { $square } had already been touched, so no draw can be claimed on this move.
reason-claim-after-unnamed-touch = { claim-opening }the player had already touched a piece on this move, so no draw can be claimed on it.
reason-claim-needs-writing = The claim lacks its form: the intended move must be written down and declared to the arbiter before it is played. { $stated ->
    [yes] Written down like this, { $move } would fulfil it.
   *[no] The claim may still be put in order.
}
reason-claim-needs-sheet = Nobody has to record the moves here, and the claim is not lost by that. The intended move is still to be written and declared before it is played: the arbiter is asked for a scoresheet. { $stated ->
    [yes] Written down like this, { $move } would fulfil the claim.
   *[no] The claim may still be put in order.
}
reason-said-move-unsettled = Whether a move that was only said is enough where nobody has to record, the Laws do not say.
reason-claim-needs-completion = The claim comes too early: the opponent's move is made but not completed. It can be made once the clock has been pressed.
reason-claim-maintained = { claim-opening }the intended move was not written down before the claim, and the claim was maintained as it is.
reason-reconstruct-first = The record has gaps. Before this can be decided, the players reconstruct the game on another board under the arbiter's supervision.
reason-not-provable-from-record = In rapid and blitz a claim is not lost for want of a record, but this record cannot prove it: the arbiter decides by what was observed.
reason-claim-not-withdrawable = A claim cannot be withdrawn, even if the opponent consents: the examination goes on.
reason-claim-decided = A claim cannot be withdrawn, even if the opponent consents, and this one has been decided.
reason-no-claim-to-withdraw = { player } has made no claim on this move that could be withdrawn.
reason-claim-meets-illegal-move = The examination has brought an earlier illegal move by { player } to light ({ ply-name }): the game goes back to the position before it, and the claim is without object.
reason-claim-unknown-to-rules = Under these rules there is no such claim: such a draw comes by itself or not at all.
reason-normal-means-for-arbiter = Whether the opponent can win by normal means, or makes an effort to, is for the arbiter to judge, who may agree to the draw, postpone the decision or reject the claim.
reason-guideline-not-in-force = Guideline III was not announced for this event or does not apply to this game, so the request has no basis.
reason-increment-request = The request for an increment of five seconds counts as a draw offer. If the offer is refused, the arbiter decides whether to grant the increment.
reason-minutes-given = { $minutes ->
    [one] One minute is added to { player-gen } time.
    [2] Two minutes are added to { player-gen } time.
   *[other] { $minutes } minutes are added to { player-gen } time.
}
reason-minutes-unsettled = The Laws do not say clearly how many minutes are given in supervised blitz: the regulations of the event should.
reason-must-play = { $move } must be played.
reason-must-capture = The piece on { $square } must be captured if it can.
reason-must-take = The piece on { $square } must be captured with the piece on { $with }.
reason-must-castle = Castling with the rook on { $square } must be played.
reason-both-absent = If both players were absent at the default time, both lose unless the arbiter decides otherwise.
reason-offer-was-refused = { player-gen } draw offer had been refused by touching a piece or moving.
reason-pending-illegal-position = The position on the board is illegal, so it cannot be asked who can still checkmate. The result stands until the arbiter decides.
reason-must-play-touched = The touched piece must be played if it can.
reason-must-move-piece = The piece on { $square } must be played if it can.
reason-may-claim-later = A new claim may be made on a later move if the condition holds then.
reason-looks-alike = { $why ->
    [mover] The { position-after-ply } looks the same but is not: the other player had the move.
    [castling_right] The { position-after-ply } looks the same but is not: castling rights were lost in between.
   *[en_passant] The { position-after-ply } looks the same but is not: a pawn could be captured en passant in one of the two only.
}
reason-history-incomplete = The record begins with a set-up position: what had occurred before is not known.

### Rulings: offers and agreement (9.1)

reason-offer-open = { $refusal ->
    [move] { player } has offered a draw. The offer stands until it is accepted or refused, a move is made, or the game ends; it cannot be taken back.
   *[touch] { player } has offered a draw. The offer stands until it is accepted, refused aloud or by touching a piece, or the game ends; it cannot be taken back.
}
reason-offer-at-wrong-time = { player-gen } offer is valid, but the time for it is after making a move and before pressing the clock. If the opponent is disturbed by it, the arbiter may penalise it.
reason-offer-repeated = { player-gen } offer was open already; it has now been made { $count ->
    [2] twice
   *[other] { $count } times
}. The opponent must not be disturbed by it.
reason-offer-again = { player } has now offered a draw { $count ->
    [2] twice
   *[other] { $count } times
}. The opponent must not be disturbed by it.
reason-condition-void = No condition can be attached to a draw offer: the condition falls, the offer stands.
reason-agreement-restricted = The regulations of the event allow no draw to be offered or agreed before move { $before } without the arbiter's consent.
reason-agreement-forbidden = The regulations of the event allow no draw to be offered or agreed without the arbiter's consent.
reason-no-offer-open = No draw offer by the opponent is open: there is nothing to accept or to refuse.
reason-agreement-too-early = The agreement does not count: each player must have made at least one move.
reason-acceptance-conditional = The Laws do not describe an acceptance with a condition: the arbiter decides.
reason-offer-declined = The draw offer is refused: the game goes on.
reason-offer-refused-by-act = { player-gen } draw offer is thereby refused.
reason-offer-not-withdrawable = A draw offer cannot be taken back: it stands.
reason-no-offer-to-withdraw = The player has no open draw offer.
reason-offer-lapsed-with-claim = { player-gen } draw offer lapsed with the claim.
reason-claim-is-offer = { player-gen } claim also stands as a draw offer.
reason-offer-lapses = Unless the opponent accepts at once, the draw offer that the claim was lapses with the examination.
reason-write-draw-offer = Both players write (=) on the scoresheet.

### Rulings: illegal moves and other irregularities (7, 11, 12)

reason-illegal-reinstated = { $nth ->
    [2] First completed illegal move by { player }: { illegal-consequence }.
   *[other] Completed illegal move by { player }: { illegal-consequence }.
}
illegal-consequence = { $kind ->
    [promotion] a pawn was left on the last rank
    [press_without_move] the clock was pressed without a move
    [two_hands] two hands were used for one move, and the position before it is restored
   *[move] the position before it is restored
}
reason-queen-placed = The pawn on { $square } is replaced by a queen; the move stays.
reason-queen-ends-game = The queen so placed gives mate or stalemate. The Laws do not say what follows: the arbiter decides.
reason-move-was-legal = The move was legal ({ ply-name }): there is nothing to set back.
reason-no-such-half-move = The record has no half-move { $ply } by that player.
reason-not-so-many-half-moves = There is no half-move { $ply } to go back to: fewer are on the board.
reason-no-move-yet = { player } has made no move yet.
reason-no-idle-press = The record shows no press of the clock by { player } without a move: there is nothing to point out.
reason-move-not-accepted = The move is not accepted: { not-a-move }. Under these rules no illegal move can be made; nothing has changed, and { player } still has the move.
reason-nothing-moved = The square { $square } is empty: nothing was moved from there, and { player } still has the move.
reason-no-piece-to-move = { player } has no piece on the board that this could be: nothing was moved, and { player } still has the move.
reason-only-the-arbiter-decides = Only the arbiter decides this, not { player }: it has no effect.
reason-act-of-the-players = Only a player can do this, not the arbiter: it has no effect.
reason-written-otherwise = The board shows { $move }: that is the move. It is written wrongly and is to be corrected on the scoresheet.
reason-left-to-stand = The last move of { player } should have been set back; the opponent has replied to it, so it stands and play goes on from there.
reason-no-player-named = The record does not say which player did this, and it may have been either: the arbiter finds out who it was.
reason-not-yet-completed = The move is not completed: it may still be corrected, within the rules on touched pieces.
reason-counts-once = Several faults of one half-move count as one illegal move.
reason-illegal-move-too-late = { player-gen } illegal move stands: the opponent has made the next move. It can be corrected only if both players agree to it.
reason-wait-for-next-move = The arbiter waits until the next move is completed. If the position is still illegal then, the game is drawn.
reason-not-counted-as-illegal = { $kind ->
    [press_without_move] Under these rules pressing the clock without a move does not count as an illegal move.
    [two_hands] Under these rules using two hands for one move does not count as an illegal move.
   *[other] Under these rules this does not count as an illegal move.
}
reason-illegal-unknown-to-rules = Under these rules no illegal move can be made: there is nothing to correct.
reason-restored = The { position-after-ply } is restored.
reason-taken-back = The Laws know no taking back of moves. By the record both players consented to it, and the game goes on from the { position-after-ply }. What had been noted for the moves taken back goes with them.
reason-start-cancelled = The game began from a wrong position: it is cancelled and a new game is played.
reason-set-up-stands = Each player has completed ten moves: nothing can be claimed any more about how the pieces were set up or the board was placed; castling with a misplaced king or rook is not allowed.
reason-board-turned = The board was placed the wrong way round: the position is transferred to a board placed correctly, and the game goes on.
reason-colours-new-game = The colours were reversed and the players have not both made ten moves: the game is ended and a new one is played with the right colours.
reason-colours-play-on = The colours were reversed, but both players have made ten moves: the game goes on.
reason-displaced-pieces = The position is restored on the time of the player who displaced the pieces. The arbiter may impose a penalty.
reason-piece-on-wrong-square = A piece stands on a wrong square: the position before that happened is restored, and the game goes on from there.
reason-clock-setting = A wrong setting of the clock is corrected at once. The arbiter decides on the times.
reason-clock-setting-stands = Each player has completed ten moves: a defective clock is still replaced, but the setting is not changed any more unless the schedule of the event would suffer, which the arbiter judges.
reason-penalty-for-arbiter = { irregularity }{ player-in-brackets }: whether it is penalised and how is left to the arbiter, from a warning to the loss of the game.
reason-device-milder = The regulations of the event lay down a milder penalty for a forbidden device: the arbiter applies it.
reason-fact-to-establish = The arbiter must first establish the facts.
reason-decision-noted = The arbiter's decision is noted.
reason-play-resumed = The game is resumed: the clocks run again.
reason-not-described = The Laws do not describe this, or the line could not be read: nothing is ruled on it, and the arbiter decides by what the Laws say about similar cases.
reason-gap-noted = From here on the record has a gap.

irregularity = { $kind ->
    [start_position] Pieces wrongly set up at the start
    [board_turned] Board placed the wrong way round
    [colours] Colours reversed
    [displaced] Pieces displaced
    [wrong_square] Piece on a wrong square
    [clock_setting] Clock wrongly set or defective
    [other_hand] Clock pressed with the other hand
    [distraction] Opponent distracted or annoyed
    [notes] Notes or other sources used
    [device] Forbidden device
    [refusal] Refusal to comply with the Laws
    [clock_stopped] Clocks stopped without a valid reason
    [disrepute] Game brought into disrepute
   *[other] Irregularity
}

### Codes in words

ground-checkmate = checkmate
ground-stalemate = stalemate
ground-dead-position = dead position
ground-fivefold-repetition = fivefold repetition of the position
ground-seventyfive-moves = seventy-five-move rule
ground-threefold-claim = threefold repetition of the position
ground-fifty-move-claim = fifty-move rule
ground-agreement = draw by agreement
ground-resignation = resignation
ground-flag-fall = flag fall
ground-illegal-moves = illegal moves
ground-forfeit = loss by forfeit
ground-arbiter = decision of the arbiter
ground-unknown = reason not recorded

level-law = law
level-advice = arbiters' advice
level-regulation = event regulations
level-discretion = arbiter's discretion

verdict-noted = noted
verdict-refused = refused
verdict-ended = the game has ended
verdict-correct = the claim is correct
verdict-incorrect = the claim is incorrect
verdict-irregular = not in due form (can be put right)
verdict-no-object = without object
verdict-reinstate = position set back
verdict-time = time adjusted
verdict-for-the-arbiter = for the arbiter to decide
verdict-needs-reconstruction = the game must be reconstructed

state-in-progress = the game is in progress
state-ended = the game has ended

claim-threefold = threefold repetition of the position
claim-fifty = fifty-move rule
claim-normal-means = no win by normal means
claim-increment = increment of five seconds

unlike-mover = the other player had the move
unlike-castling-right = castling rights were lost in between
unlike-en-passant = en passant possible in one of them only

confidence-confirmed = read in a source
confidence-from-memory = from memory, to be checked
confidence-assumed = assumed

suggestion-resignation = a resignation
suggestion-time = a loss on time
suggestion-agreement = an agreed draw
suggestion-repetition = a draw by repetition
suggestion-fifty-moves = a draw by the fifty- or seventy-five-move rule
suggestion-checkmate = checkmate
suggestion-stalemate = stalemate
suggestion-insufficient-material = a draw because neither player could checkmate
suggestion-timeout-without-material = a draw on time, because the opponent could not checkmate
suggestion-forfeit = a forfeit, or a player who left
suggestion-illegal-move = an illegal move
suggestion-rules-infraction = a breach of the rules
suggestion-adjudication = a decision of an arbiter or a committee
suggestion-unterminated = a game broken off

### The judge: how a game ended, and what was found

end-certain = { $place ->
    [start] The game had ended at the start of the record: { $ground }, { $score }.
    [named] The game ended with { $move }: { $ground }, { $score }.
   *[counted] The game ended with half-move { $ply }: { $ground }, { $score }.
}
end-suggested = By the record: { $ground }, { $score }. The moves do not prove it.
end-unknown = Recorded result: { $score }. The record does not say how the game ended.
end-not-clear = Recorded result: { $score }. How the game came to it does not follow from the record.
end-abandoned = By the record: game abandoned or forfeited, { $score }. The Laws know a forfeit only for a player who does not arrive; the end of a game that had begun is a matter of the regulations of the event or of the arbiter.
end-none = The game has not ended.
consistent-yes = The recorded result can stand.
consistent-no = The recorded result contradicts how the game ended.
consistent-open = The record does not say enough to judge the recorded result.

chance-on-board = { $ground ->
    [fifty] { after-ply } { player } could claim a draw: fifty moves by each player were completed.
   *[threefold] { after-ply } { player } could claim a draw: the position stood for at least the third time.
}
chance-with-move = { $ground ->
    [fifty] { after-ply } { player } could claim a draw by writing { $intended }: fifty moves by each player would be made.
   *[threefold] { after-ply } { player } could claim a draw by writing { $intended }: the position would occur for at least the third time.
}
chances-more = { $count ->
    [one] and one more chance to claim
   *[other] and { $count } more chances to claim
}

finding-played-on-after-end = The game had ended { after-ply } ({ $ground }), but { $extra ->
    [one] one more half-move was
   *[other] { $extra } more half-moves were
} recorded. Nothing that came later counts.
finding-result-contradicts-end = The game ended with { $score } ({ $ground }), but { $recorded } was recorded. A result that both players have signed stands, even if it is wrong, until the arbiter decides otherwise.
finding-fivefold-unnoticed = { $in-force ->
    [yes] The same position had occurred five times { after-ply }: the game was drawn, and nobody noticed.
   *[no] The same position had occurred five times { after-ply }. Today this would draw the game; the rules of the day did not yet have that.
}
finding-seventyfive-unnoticed = { $in-force ->
    [yes] Each player had made seventy-five moves without a pawn move or a capture { after-ply }: the game was drawn, and nobody noticed.
   *[no] Each player had made seventy-five moves without a pawn move or a capture { after-ply }. Today this would draw the game; the rules of the day did not yet have that.
}
finding-flag-but-cannot-mate = The record gives { player } a win on time, but { player } could not checkmate by any series of legal moves: the game was drawn.
finding-resignation-but-cannot-mate = The record gives { player } a win by resignation, but { player } could not checkmate by any series of legal moves: the game was drawn.
finding-agreement-too-early = A draw was agreed before each player had made a move: such an agreement does not count.
finding-drawn-but-could-mate = The record speaks of a draw on time, but { player } could still checkmate by a series of legal moves: a flag fall would have lost the game for { opponent }.
finding-termination-not-on-board = The record names an ending that the moves do not show.
finding-termination-contradicts-result = The record contradicts itself: what it says of the end does not go with the recorded { $recorded }.
finding-termination-contradicts-board = { $told ->
    [time] The game had ended { after-ply } ({ $ground }), but the record speaks of a flag fall. A flag that falls after the end means nothing.
    [resignation] The game had ended { after-ply } ({ $ground }), but the record speaks of a resignation. A game that is over cannot be resigned.
    [agreement] The game had ended { after-ply } ({ $ground }), but the record speaks of an agreed draw. Nothing was left to agree on.
   *[other] The game had ended { after-ply } ({ $ground }), but the record names another ending. What the board shows counts.
}
finding-mating-undecided = Whether { player } could still checkmate was not decided within the limits set.
finding-result-left-open = The record tells how the game ended, but leaves its result open: both players have to record the result.
finding-unfinished = The record ends without a result, and the position was still open.

### Mating chances (5.1.2, 5.2.2, 6.9, 7.5.5)

mating-can = { player } can checkmate: { $line }.
mating-stands = { player } has given checkmate on the board.
mating-cannot = { player } cannot checkmate by any series of legal moves: { $why }.
mating-ended-checkmated = { player } is checkmated
mating-ended-stalemate = it is stalemate
mating-bare-king = { player } has only the king
mating-one-knight = { player } has only one knight, and { opponent } has no rook, bishop, knight or pawn that could block the king's escape
mating-bishops-of-one-colour = { player } has only bishops on squares of one colour, and { opponent } has no pawn, no knight and no bishop on squares of the other colour that could block the king's escape
mating-material = the pieces on the board do not suffice
mating-walls = no mate fits into the squares that the pieces can ever reach
mating-closed = no series of legal moves leads out of { $positions ->
    [one] one position, and { player } has not given mate in it
   *[other] { $positions } positions, and in none of them has { player } given mate
}
mating-move-limit = the seventy-five-move limit is reached first
mating-other = none leads to mate
mating-undecided = Whether { player } can checkmate was not decided within the limits set.
half-move-clock = Moves since the last pawn move or capture: White { $white }, Black { $black }.

### Rule profiles

profile-field-threefold = third occurrence of a position
profile-field-claim-until = a claim is heard
profile-field-fivefold = fifth occurrence of a position
profile-field-fifty = fifty moves
profile-field-seventyfive = seventy-five moves
profile-field-dead = dead position
profile-field-timeout = flag fall
profile-field-resignation = resignation
profile-field-agreement-after = a draw can be agreed
profile-field-offer-refused-by = an offer is refused by
profile-field-claim-is-offer = a claim as an offer
profile-field-wrong-claim-minutes = incorrect claim
profile-field-illegal = illegal moves
profile-field-flag-called-by = flag fall pointed out by

profile-drawing-claim = a player may claim a draw
profile-drawing-automatic = draws by itself
profile-drawing-claim-or-preference = a player may claim a draw, also in advance
profile-until-touch = until the claimant touches a piece
profile-until-press = until the claimant presses the clock
profile-fivefold-automatic = draws by itself
profile-fivefold-automatic-if-consecutive = draws by itself, on consecutive moves by each player
profile-fivefold-director-may-if-consecutive = the director may declare a draw, on consecutive moves
profile-fivefold-none = nothing of its own
profile-seventyfive-automatic = draws by itself; a mate takes precedence
profile-seventyfive-director-may = the director may declare a draw
profile-seventyfive-none = nothing of its own
profile-dead-any-series = no series of legal moves leads to mate
profile-dead-material = by material
profile-dead-material-of-site = by material, in the site's own way
profile-mating-any-series = loses unless the opponent cannot checkmate by any series of legal moves
profile-mating-material-table = loses unless the opponent's material cannot checkmate, by a table for both sides
profile-mating-own-material = loses unless the opponent has too little material
profile-mating-own-material-or-forced-win = loses unless the opponent has too little material and no forced win
profile-mating-none = always loses
profile-refused-touch = touching a piece, or in words
profile-refused-move = making a move, or in words
profile-offer-counts = counts
profile-offer-does-not = does not count
profile-moves-each = { $moves ->
    [0] at any time
    [one] after one move by each player
   *[other] after { $moves } moves by each player
}
profile-minutes = { $minutes ->
    [0] no time is added
    [one] one minute for the opponent
   *[other] { $minutes } minutes for the opponent
}
profile-illegal-impossible = cannot be made
profile-illegal = { profile-illegal-loses }, { profile-illegal-window }, { profile-illegal-counts }
profile-illegal-loses = { $loses-at ->
    [1] the first loses
    [2] the second loses, before it { profile-minutes }
    [0] none loses by itself, { profile-minutes }
   *[other] number { $loses-at } loses, before it { profile-minutes }
}
profile-illegal-window = { $window ->
    [during_game] may be raised during the game
   *[until_reply] may be raised until the opponent's reply
}
profile-illegal-counts = { $counts ->
    [all] all four kinds count
   *[moves_only] only moves and promotions count
}
profile-flag-arbiter-and-players = arbiter and players
profile-flag-players = players only
profile-flag-server = the server

family-fide = FIDE Laws of Chess
family-fide-online = FIDE regulations for online chess
family-us-chess = US Chess
family-lichess = Lichess
family-chess-com = Chess.com
category-standard = standard chess
category-rapid = rapid chess
category-blitz = blitz
supervision-competitive = Competition Rules
supervision-reduced = reduced supervision
edition-from = Edition in force from { $date }
edition-before = Edition before 1 July 2014

# The sources of a profile are cited in English; the id is made of the phrase.
source-of-edition = { $numbers } of { $year }
source-9-6-came-into-force-on-1-july-2014 = 9.6 came into force on 1 July 2014
source-b-2-by-the-letter = B.2 by the letter
source-the-laws-of-2018-gave-one-minute = the Laws of 2018 gave one minute
source-as-in-2014 = as in 2014
source-as-in-2014-and-2018 = as in 2014 and 2018
source-as-in-2018 = as in 2018
source-depends-on-the-platform = depends on the platform
source-discussion-of-an-office-ruling = discussion of an office ruling
source-fifty-moves-end-the-game = fifty moves end the game
source-forum-and-encyclopaedia-copies = forum and encyclopaedia copies
source-forum-copies-of-the-help-article = forum copies of the help article
source-from-ply-2 = from ply 2
source-no-wrong-claims = no wrong claims
source-none-general = none general
source-not-found = not found
source-nothing-is-claimed-in-live-games = nothing is claimed in live games
source-only-the-player-on-move = only the player on move
source-server = server
source-the-clause-on-no-legal-way-to-mate = the clause on no legal way to mate
source-the-third-occurrence-ends-the-game = the third occurrence ends the game
source-there-are-no-claims = there are no claims

### Documents

document-game = Game { $number }
document-players = { $white } - { $black }
document-unknown-player = unknown
document-recorded = Recorded result
document-termination = Termination
document-final-position = Position after { $move }
document-start-position = Position at the start
document-side-to-move = { player } to move
document-claims = Chances to claim a draw
document-findings = Findings
document-remarks = Remarks on the record
document-ruling = Ruling
document-occurrences = Occurrences
document-level = Rests on
document-state = Game
document-result = Result
document-offer = Draw offer
document-offer-stands = { player-gen } offer stands
table-move = move
table-same = same
table-why = what differs
table-yes = yes
table-no = no

### Pieces

role-king = king
role-queen = queen
role-rook = rook
role-bishop = bishop
role-knight = knight
role-pawn = pawn
role-owned = { $role-key ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
how-it-moves = { $role-key ->
    [king] the king goes to a square next to it
    [queen] the queen moves along ranks, files and diagonals
    [rook] the rook moves along ranks and files
    [bishop] the bishop moves along diagonals
    [knight] the knight goes two squares along a rank or file and one to the side
   *[pawn] the pawn moves straight ahead
}

### Why a move is illegal (Article 3)

illegal-legal = it is legal after all
illegal-checkmated = the game is over: it is checkmate
illegal-stalemated = the game is over: it is stalemate
illegal-passing = a player may not pass
illegal-nothing-there = there is no piece on { $from }
illegal-not-your-piece = the { $role } on { $from } belongs to the opponent
illegal-other-piece-there = on { $from } there is a { $role }, not a { $named }
illegal-no-such-piece = { player } has no { role-owned }
illegal-no-such-piece-there = { $where ->
    [file] there is no { $role } on the { $at }-file
    [rank] there is no { $role } on rank { $at }
    [square] there is no { $role } on { $at }
   *[none] there is no such { $role }
}
illegal-does-not-move-so = { $from ->
    [none] no { $role } can go to { $to }: { how-it-moves }
   *[other] the { $role } on { $from } cannot go to { $to }: { how-it-moves }
}
illegal-own-piece-there = the player's own { $role } stands on { $to }
illegal-blocked = the { $role } cannot go from { $from } to { $to }: the { $by } on { $square } is in the way
illegal-pinned = the { $role } on { $from } is pinned: if it moved away, the { $by } on { $square } would attack the king
illegal-stays-in-check = the king on { $king } is in check from the { $by } on { $square }, and this move does not end the check
illegal-king-into-check = on { $to } the king would be in check from the { $by } on { $square }
illegal-no-promotion-there = only a pawn that reaches the last rank is replaced by another piece, and this is not such a move
illegal-not-promotable = a pawn on the last rank becomes a queen, rook, bishop or knight, never a { $role }
illegal-other = the rules of movement do not allow it

pawn-none-reaches = no pawn can reach { $to } by moving ahead
pawn-blocked = the pawn on { $from } is blocked by the { $by } on { $square }
pawn-two-squares-later = the pawn on { $from } may go only one square: two are allowed only from where the pawn starts
pawn-wrong-way = the pawn on { $from } cannot go to { $to }: a pawn moves straight ahead, one square, or two from where it starts
pawn-nothing-to-take = the pawn on { $from } leaves its file only to capture, and on { $to } there is nothing to capture
pawn-en-passant-too-late = the pawn on { $passed } could be captured en passant only at once after its step of two squares
pawn-does-not-take-ahead = a pawn does not capture straight ahead: the { $by } on { $square } blocks the pawn on { $from }
pawn-none-takes = { $file ->
    [none] no pawn can capture on { $to }
   *[other] no pawn on the { $file }-file can capture on { $to }
}

castling-illegal = { $side ->
    [king] castling on the king's side is not possible: { $fault }
   *[queen] castling on the queen's side is not possible: { $fault }
}
castling-not-in-place = king and rook do not stand in their places
castling-right-lost = the right is lost, because the king or this rook has moved before
castling-between = the { $by } on { $square } is in the way
castling-in-check = the king is in check from the { $by } on { $square }
castling-passes = the king would pass over { $over }, which the { $by } on { $square } attacks
castling-arrives = the king would arrive on { $over }, which the { $by } on { $square } attacks
castling-other = the rules do not allow it here

### Move text that cannot be read

unreadable-empty = nothing is written
unreadable-no-piece-no-file = it begins with no piece letter and no file from a to h
unreadable-no-square = the square of arrival is missing (at character { $at })
unreadable-not-promotable = a pawn cannot become this (at character { $at })
unreadable-text-behind = something follows that belongs to no move (at character { $at })
unreadable-short-pawn-capture = a pawn's capture with files only needs a position to be understood
unreadable-other = it is no notation known here

### Positions (FEN)

fen-error = { $fault } (column { $column })
fen-empty = There is no position
fen-unknown-piece = “{ $letter }” is no piece: write KQRBNP for White, kqrbnp for Black and digits for empty squares
fen-rank-length = Rank { $rank } has { $squares } squares instead of 8
fen-rank-count = { $count ->
    [one] There is one rank instead of 8
   *[other] There are { $count } ranks instead of 8
}
fen-side-to-move = The side to move is written w or b
fen-castling-letter = “{ $letter }” is no castling right: write KQkq, the files of the rooks, or -
fen-en-passant-square = The en passant field is a square or -
fen-half-move-clock = The half-move clock is a whole number, 0 or more
fen-move-number = The move number is a whole number, 1 or more
fen-kings = { player } has { $count ->
    [0] no king
   *[other] { $count } kings
}; each player has exactly one
fen-pawn-on-last-rank = A pawn stands on { $square }; no pawn can stand on the first or last rank
fen-side-not-to-move-in-check = { player } does not have the move but is in check from { $square }; this cannot be
fen-impossible = The position is impossible
start-variant = “{ $name }” is another game than chess
error-letters = “{ $name }” names no piece letters; use auto, en, tr, de, fr, es, it, nl, ru or figurine
error-date = “{ $text }” is not a date; write YYYY-MM-DD, for example 2024-03-17
error-time-control = Not a time control (column { $column }); write periods such as 90m+30s or 40/90m+30s, 30m+30s

letters-en = English
letters-tr = Turkish
letters-de = German
letters-fr = French
letters-es = Spanish
letters-it = Italian
letters-nl = Dutch
letters-ru = Russian
letters-figurine = figurines

### Remarks on the record

remark-times = { $count ->
    [1] {""}
   *[other] {" "}({ $count } times)
}
remark-closest = { $closest ->
    [none] {""}
   *[other] {" "}Close to it and legal: { $closest }.
}

remark-illegal-move = “{ $token }” is illegal: { $why }.{ remark-closest } The moves before it were judged.
remark-ambiguous-move = “{ $token }” fits more than one legal move: { $closest }. The moves before it were judged.
remark-unreadable-move = “{ $token }” cannot be read: { $why }.{ remark-closest } The moves before it were judged.
remark-missing-move = The move number before “{ $token }” shows that Black's half-move before it is missing.
remark-promotion-missing = “{ $token }” brings a pawn to the last rank and names no piece; no queen is assumed. The moves before it were judged.
remark-null-move = “{ $token }” passes, which the Laws do not allow. The moves before it were judged.
remark-kings-in-centre = { $clear ->
    [no] A king was put on a centre square at the end, as a sign of a result; which one is not clear.
   *[yes] The kings were put on the centre squares at the end, as a sign of the result: { $result }.
}
remark-game-too-long = The game has more half-moves than are kept; what follows was left out.
remark-unusable-fen = The position cannot be used: { $why }.
remark-unknown-variant = Variant “{ $text }”: only chess and Chess960 are judged here.
remark-castling-right-dropped = { $side ->
    [king] { player-gen } right to castle on the king's side was dropped: king and rook do not stand in their places.
   *[queen] { player-gen } right to castle on the queen's side was dropped: king and rook do not stand in their places.
}
remark-ep-square-dropped = { $why ->
    [no_pawn] The en passant square { $square } was dropped: no pawn can just have passed over it.
   *[no_capture] The en passant square { $square } was dropped: no capture there is legal.
}
remark-move-number = The half-move clock and the move number of the FEN do not agree.
remark-impossible-material = The position has more pieces than promotion can explain; it is used all the same.
remark-impossible-check = No last move can explain the check in this position; it is used all the same.
remark-fen-fields-missing = Fields at the end of the FEN are missing and take their usual values.
remark-fen-trailing-text = More follows the six fields of the FEN: “{ $token }”.
remark-letters-settled = The piece letters are { $letters }.
remark-ambiguous-letters = The moves are legal in the piece letters of several languages ({ $letters }), but they are not the same moves. The first was used; name the language to settle it.
remark-zero-castling = Castling written with zeros{ remark-times }.
remark-castling-spelling = Castling written in an unusual way{ remark-times }.
remark-castling-as-king-move = Castling written as a move of the king{ remark-times }.
remark-long-algebraic = Square of departure written as well{ remark-times }.
remark-uci-move = Move written with two squares and no piece letter{ remark-times }.
remark-lower-case-piece = Piece letter in lower case{ remark-times }.
remark-upper-case-square = Square in upper case{ remark-times }.
remark-pawn-letter = Letter written for a pawn{ remark-times }.
remark-check-mark-missing = Check or mate without its sign{ remark-times }.
remark-check-mark-wrong = Sign of check or mate where there is none{ remark-times }.
remark-over-specified = More of the square of departure written than needed{ remark-times }.
remark-capture-mark-missing = Capture without its sign{ remark-times }.
remark-capture-mark-wrong = Sign of a capture where nothing is captured{ remark-times }.
remark-capture-mark-other = Colon as the sign of a capture{ remark-times }.
remark-short-pawn-capture = Pawn's capture written with files only{ remark-times }.
remark-promotion-without-sign = Promotion without an equals sign{ remark-times }.
remark-promotion-other-sign = Promotion written in an unusual way{ remark-times }.
remark-en-passant-note = Note of an en passant capture{ remark-times }.
remark-check-mark-other = Check or mate in words or other signs{ remark-times }.
remark-annotation-sign = Signs of annotators, such as praise or blame{ remark-times }.
remark-no-space-after-number = No space after the move number{ remark-times }.
remark-move-number-wrong = { $expected ->
    [0] A move number does not follow from the one before{ remark-times }.
   *[other] Move number { $written } where { $expected } would follow{ remark-times }.
}
remark-variation-skipped = Variation skipped{ remark-times }.
remark-comment-skipped = Comment skipped{ remark-times }.
remark-nag-skipped = Numeric annotation skipped{ remark-times }.
remark-draw-offer-sign = Draw offer (=) noted{ remark-times }.
remark-sign-skipped = Unknown sign skipped{ remark-times }.
remark-unclosed-comment = A comment is never closed{ remark-times }.
remark-unclosed-variation = A variation is never closed{ remark-times }.
remark-stray-bracket = Closing bracket without an opening one{ remark-times }.
remark-escape-line = Line starting with a percent sign skipped{ remark-times }.
remark-missing-result = No result after the moves.
remark-result-nonstandard = { $result ->
    [none] Result written in an unusual way.
   *[other] Result written in an unusual way, read as { $result }.
}
remark-results-differ = The Result tag says { $tag }, but after the moves stands { $result }.
remark-text-after-result = Text after the result skipped{ remark-times }.
remark-trailing-words = { $tell ->
    [yes] Words after the last move: “{ $text }”. They count as what the record says of the end, and prove nothing.
    [no_result] Words after the last move: “{ $text }”. They tell how the game ended, but neither they nor a sign tell the result.
   *[no] Words after the last move: “{ $text }”.
}
remark-text-before-game = Text before the game skipped{ remark-times }.
remark-truncated-game = The input ends in the middle of the game.
remark-missing-tags = Tags that every game should have are missing: { $text }.
remark-duplicate-tag = The tag { $text } occurs more than once; the first one counts.
remark-malformed-tag = Tag not written as it should be{ remark-times }.
remark-prose-time-control = Time control told in words.
remark-unreadable-time-control = The time control cannot be understood.
remark-byte-order-mark = Byte-order mark at the start.
remark-utf16 = The text is in UTF-16.
remark-move-in-comment = A semicolon makes a comment of the rest of the line, and here it begins like a move{ remark-times }: leave the semicolon out if the moves were played.
remark-unusable-date = The date “{ $text }” is not used: it is no day of the calendar, or not written as YYYY.MM.DD.
remark-windows-1254 = The text is not UTF-8; read as Windows-1254 (Turkish).
remark-latin1 = The text is not UTF-8; read as Latin-1.
remark-nul-bytes = Empty bytes (NUL) skipped{ remark-times }.

## ------------------------------------------------------------------------------------------------
## The command line: ids that begin with `cli-`. Only the crate `hakem` asks for them, by
## hakem_words::message; keep everything else above this line.
## ------------------------------------------------------------------------------------------------

cli-version = 0.1.0 (FIDE Laws of Chess in force from 1 January 2023)
cli-about = Decides whether, when and how a game of chess ended, under the FIDE Laws of Chess.
cli-usage = hakem COMMAND [OPTIONS]
cli-after =
    Try it with the games that come with Hakem:
      hakem judge --sample
    `hakem COMMAND --help` explains one command, with an example.
    Türkçe: hakem --lang tr --help

cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-example = Example:

cli-about-judge = Judges recorded games: whether, when and how each of them ended
cli-usage-judge = hakem judge [OPTIONS] [PATH...]
cli-example-judge =
    hakem judge games.pgn
    hakem judge --json archive.pgn.zst > judgements.jsonl
cli-about-claim = Examines a draw claim made at the end of the moves of a game
cli-usage-claim = hakem claim [OPTIONS] [PATH]
cli-example-claim =
    hakem claim --ground threefold --move Nf6 game.pgn
    echo "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1" | hakem claim --move Ng8
cli-about-rule = Rules on everything that happened at a board, event by event
cli-usage-rule = hakem rule [OPTIONS] [EVENTS]
cli-example-rule = hakem rule events.jsonl
cli-about-position = Says what a position is, and which player can still give mate
cli-usage-position = hakem position [OPTIONS] FEN
cli-example-position = hakem position "8/8/4k3/8/8/3K4/8/8 w - - 0 1"
cli-about-winnable = Says for many positions which player can still give mate
cli-usage-winnable = hakem winnable [OPTIONS] [FILE]
cli-example-winnable = hakem winnable --winner waiting positions.fen
cli-option-winner-of-three = Ask only of white, of black, or of the player waiting (the one not having the move)
cli-option-fast = Answer only what is cheap to prove
cli-option-lines = Show the helpmates
cli-option-jobs = How many positions to look at at once (default: all cores)
cli-winnable-summary = { $positions ->
    [one] One position
   *[other] { $positions } positions
}: { $counts }; time { $total }, mean { $mean }, median { $median }, 99th percentile { $p99 }, greatest { $greatest }
cli-about-prove = Writes the evidence that a player can still give mate, or cannot
cli-usage-prove = hakem prove [OPTIONS] --winner COLOUR FEN
cli-example-prove = hakem prove "8/8/4k3/3n4/8/8/3RK3/8 w" --winner black --out evidence.txt
cli-about-verify = Checks such evidence with code that shares nothing with the search
cli-usage-verify = hakem verify [OPTIONS] [FILE...]
cli-example-verify = hakem verify evidence.txt
cli-option-out = The file to write (default: standard output)
cli-fault-undecided = This was not decided within the limits set: allow more by --nodes or --seconds.
cli-verify-valid = { $can ->
    [yes] valid: { player } can checkmate from { $fen }
   *[no] valid: { player } cannot checkmate from { $fen }
}
cli-verify-invalid = not valid
cli-verify-unreadable = This line of the certificate cannot be read.
cli-verify-sum = The sum does not fit the text: something was changed.
cli-verify-illegal-move = Half-move { $ply } of the line is not legal.
cli-verify-limit = The game has ended by the 75-move limit before half-move { $ply }.
cli-verify-not-mate = The line does not end in mate by the player asked about.
cli-verify-no-reason = The reason given does not apply to the position.
cli-verify-mate-reached = A mate can be reached.
cli-verify-more-positions = More positions can be reached than the certificate says.
cli-verify-too-many = It asks for more positions to be looked at than are looked at here.
cli-about-laws = Lists the rule profiles, or prints one with its sources
cli-usage-laws = hakem laws [OPTIONS] [PROFILE]
cli-example-laws = hakem laws fide-2018-standard
cli-about-signature = Prints one hash over all rulings: it changes only when a ruling changes
cli-usage-signature = hakem signature [OPTIONS] [FILE...]
cli-example-signature = hakem signature
cli-about-completions = Prints completions for a shell
cli-usage-completions = hakem completions [OPTIONS] SHELL
cli-example-completions = hakem completions bash > /etc/bash_completion.d/hakem
cli-about-man = Prints the manual page
cli-usage-man = hakem man [OPTIONS]
cli-example-man = hakem man > /usr/local/share/man/man1/hakem.1
cli-about-help = Explains a command
cli-usage-help = hakem help [OPTIONS] [COMMAND]
cli-example-help = hakem help judge

cli-value-path = PATH
cli-value-fen = FEN
cli-value-profile = PROFILE
cli-value-date = DATE
cli-value-letters = LETTERS
cli-value-lang = LANG
cli-value-ground = GROUND
cli-value-colour = COLOUR
cli-value-move = MOVE
cli-value-square = SQUARE
cli-value-number = NUMBER
cli-value-shell = SHELL
cli-value-command = COMMAND

cli-heading-exit = Exit codes:
cli-exit-codes =
    0    done
    2    the input or the command line could not be used; a message says why
    130  interrupted; everything finished so far has been written out
cli-exit-codes-check =
    0    done
    1    only with --check: done, and something is at odds with the Laws or with the record
    2    the input or the command line could not be used; a message says why
    130  interrupted; everything finished so far has been written out
cli-value-events = EVENTS
cli-value-files = FILE
cli-argument-events-rule = The event log, JSON Lines, plain or compressed; `-` or none reads standard input
cli-argument-files-winnable = One FEN a line, plain or compressed; `-` or none reads standard input
cli-argument-files-verify = Evidence written by `hakem prove`; `-` or none reads standard input
cli-argument-files-signature = Games or event logs, plain or compressed; none: those that come with Hakem; `-` reads standard input
cli-argument-path-claim = The game, plain or compressed; `-` or none reads standard input
cli-option-winner-of-proof = Of whom it is to be proved that mate can or cannot be given: white or black (must be given)
cli-fault-nothing-judged = No game in this input can be judged; the remarks on each game say why.
cli-fault-no-position = No line of this input is a position: one FEN a line is needed, such as 8/8/4k3/8/8/3K4/8/8 w - - 0 1.
cli-page-other-game = “{ $name }” is another game than chess: the Laws of Chess do not say how it ends.
cli-argument-path = Files to read, plain or compressed by gzip or Zstandard; `-` or none reads standard input
cli-argument-fen = The position, in FEN; quotation marks may be left out
cli-argument-profile = The rule profile to print; none lists all
cli-argument-shell = bash, elvish, fish, powershell or zsh
cli-argument-command = The command to explain

cli-option-help = Print this help
cli-option-version = Print the version
cli-option-lang = Language: en or tr (default: the locale of the environment)
cli-option-json = Print JSON Lines, one object per result
cli-option-laws = Rule profile (`hakem laws` lists them)
cli-option-date = FIDE Laws in force on that day, YYYY-MM-DD (default: the date of the game, else the newest Laws)
cli-option-letters = Piece letters: auto, en, tr, de, fr, es, it, nl, ru or figurine (default: auto)
cli-option-compare = Print the profiles under which the outcome differs
cli-option-check = Exit with 1 if something is at odds with the Laws or with the record
cli-option-sample = Judge the games that come with Hakem
cli-option-ground = What the claim rests on: threefold (default) or fifty
cli-option-by = Who claims: white or black (default: the player having the move)
cli-option-move = The written move (default: the claim is for the position on the board; where that falls short and some move would do, the claim is irregular)
cli-option-not-written = The move was said, but not written down
cli-option-maintained = Told that the claim lacks its form, the claimant maintains it as it is
cli-option-touched = The claimant has touched a piece on this move; the square may be added
cli-option-game = Which game of the file (default: 1)
cli-option-winner = Ask only whether white or black can give mate
cli-option-nodes = Search at most so many positions for each answer
cli-option-seconds = Search at most so many seconds for each answer (default: 10)

cli-fault-no-such-file = There is no such file.
cli-fault-not-permitted = This file may not be read: check its permissions.
cli-fault-directory = This is a directory: name the files in it, for example *.pgn.
cli-fault-cannot-read = Reading failed: { $why }.
cli-fault-cannot-write = Writing the results failed: { $why }.
cli-write-no-folder = there is no such folder
cli-write-not-permitted = writing there is not permitted
cli-write-a-folder = it is a folder, not a file
cli-write-no-room = no room is left on the disk
cli-write-read-only = only reading is possible there
cli-system-error = { $what } (error { $number })
cli-system-io = the device reports a fault in reading or writing
cli-system-too-many-files = too many files are open
cli-system-not-found = there is no such file or folder
cli-system-not-permitted = this is not permitted
cli-system-exists = something of this name is there already
cli-system-a-folder = it is a folder, not a file
cli-system-no-folder = a part of the path is no folder
cli-system-name = the name cannot be used: it is too long or holds signs that no name may have
cli-system-too-large = the file is larger than it may be
cli-system-busy = it is in use
cli-system-no-seek = it can be read from beginning to end only
cli-system-closed = whoever takes it has closed it
cli-system-timed-out = there was no answer in time
cli-system-memory = there is not enough memory
cli-system-address-in-use = the address is in use already
cli-system-address = this machine has no such address
cli-system-refused = nobody answers there
cli-system-broken-off = the connection was broken off
cli-system-network = the network cannot be reached
cli-fault-empty = This file is empty: nothing can be judged.
cli-fault-binary = This is no text file: a PGN, an event log, a list of positions or a certificate is needed, plain or compressed by gzip or Zstandard.
cli-fault-other-kind = The content is { $kind }, which is not read here: unpack or convert it to text first.
cli-fault-truncated = The { $packing } archive ends too early: everything before the break has been read, the rest is missing. Copy or download it again.
cli-fault-damaged = The { $packing } archive is damaged from here on: everything before has been read. Copy or download it again.
cli-fault-too-long = This input is longer than { $megabytes } MB, which is more than one event log or game can be.
cli-fault-no-game = There is no game in this input: a game has tags such as [White "..."] or moves such as 1. e4 e5.
cli-fault-no-files = No file of games is in this directory: name files, or a directory with .pgn, .pgn.gz, .pgn.zst or .parquet files.
cli-fault-damaged-parquet = This Parquet file cannot be read: { $why }.
cli-fault-no-such-game = { $found ->
    [one] There is only one game
   *[other] There are only { $found } games
} in this input: there is no game { $wanted }.
cli-fault-profile = There is no rule profile “{ $name }”. The nearest: { $nearest }. `hakem laws` lists all.
cli-fault-date = “{ $text }” is no day: write it as YYYY-MM-DD, for example 2023-01-01.
cli-fault-not-one-of = { $what }: “{ $given }” is not known here. Possible: { $choices }.
cli-fault-not-a-number = { $what }: “{ $given }” cannot be used here. Write { $right ->
    [seconds] a number of seconds above 0, such as 2.5
   *[whole] a whole number from 1 on, such as 4
}.
cli-fault-not-a-count = { $what }: “{ $given }” cannot be used here. Write a whole number, such as 12.
cli-fault-fen = The FEN cannot be used: { $why }.
cli-fault-record = { $why }
cli-fault-square = “{ $given }” is no square: a1 to h8 are.
cli-fault-board = “{ $given }” is no board: write eight ranks from the eighth to the first, as in a FEN.
cli-fault-move = “{ $given }” cannot be read as a move: write Nf3, Ng1-f3 or g1f3.
cli-fault-move-of-many-letters = “{ $given }” can be any of these: { $readings }. Say which is meant by its two squares, as in parentheses.
cli-fault-json = This line is no JSON object. A line looks like {"{"}"event":"move","by":"white","move":"e4"{"}"}.
cli-fault-no-setup = The first line is no set-up: the initial position and the usual rules are taken. A set-up looks like {"{"}"event":"setup","laws":"fide-2023-standard"{"}"}.
cli-fault-setup-again = Only the first line can be a set-up: this one is not taken over.
cli-fault-unknown-key = The key “{ $key }” is not known here and is left aside. Known: { $known }.
cli-fault-key-beside = The key “{ $key }” is left aside, because “{ $other }” stands beside it: give one of the two.
cli-fault-key-alone = The key “{ $key }” is left aside, because it says nothing without “{ $other }”: the initial position is taken.
cli-fault-not-foreseen = { $what }: “{ $given }” is not known here and is left to the arbiter. Known: { $known }.
cli-fault-regulation = The regulation “{ $key }” is not known and is left aside. Known: no_agreement_before_move, default_minutes, guideline_iii, blitz_b2_minutes, devices.
cli-fault-time-control = The time control “{ $given }” cannot be understood and is left aside: write 90m+30s or 40/90m+30s, 30m+30s.
cli-fault-command = There is no command “{ $given }”. { $nearest ->
        [none] `hakem --help` lists all.
       *[other] Did you mean { $nearest }?
    }
cli-fault-option = There is no option “{ $given }” here. { $nearest ->
        [none] `--help` lists all.
       *[other] Did you mean { $nearest }?
    }
cli-fault-argument = “{ $given }” is one argument too many.
cli-fault-missing = Something is missing: { $what }.
cli-fault-value-missing = { $option } needs a value.
cli-fault-value-too-many = { $option } takes no value.
cli-fault-conflict = { $option } and { $other } cannot be used together: give one of the two.
cli-fault-given-twice = { $option } is given twice: give it once.
cli-fault-empty-path = An empty path names no file: name a file, or - for standard input.
cli-fault-utf8 = An argument is not UTF-8.

cli-type-input = Reading standard input; Ctrl-D ends it. `--help` shows an example.
cli-page-no-start = This game has no position to start from, so it cannot be judged.
cli-page-source = Source
cli-page-plies = Half-moves
cli-page-laws = Rules
cli-page-place = Line { $line }, column { $column }:
cli-page-more = { $count ->
    [one] and one more remark
   *[other] and { $count } more remarks
}
cli-page-same-everywhere = The outcome is the same under every rule profile.
cli-page-doubt = A question mark: not everything about these rules was read in a source; `hakem laws PROFILE` says what.
cli-page-cost = [{ $nodes } positions searched in { $micros } µs]
cli-page-state = { $state ->
    [checkmate] Checkmate: the game has ended (Article 5.1.1).
    [stalemate] Stalemate: the game has ended in a draw (Article 5.2.1).
    [dead_position] Dead position: neither player can checkmate by any series of legal moves, so the game has ended in a draw (Article 5.2.2).
    [ongoing] The game goes on.
   *[undecided] Whether the position is dead was not decided.
}
cli-show-forced = Forced moves
cli-show-wall = Pawns that never move nor fall
cli-show-king = { $player ->
    [white] White's king stays on
   *[black] Black's king stays on
}
cli-laws-default = Where nothing is said, a game is judged by the FIDE Laws in force on the day it was played, else by fide-2023-standard.
cli-laws-doubtful = { $count ->
    [one] one field is not confirmed
   *[other] { $count } fields are not confirmed
}

cli-event-by-arbiter = Arbiter
cli-event-arbiter = decides
cli-event-arbiter-restore = restores a position
cli-event-arbiter-set-clock = sets the clocks
cli-event-arbiter-warn = warns
cli-event-arbiter-penalty = imposes a penalty
cli-event-arbiter-result = lays down the result
cli-event-arbiter-resume = lets the game go on
cli-event-ply = to half-move { $ply }
cli-event-illegal-promotion = pawn not replaced
cli-event-illegal-press-without-move = clock pressed without a move
cli-event-illegal-two-hands = two hands used
cli-event-flag-impersonal = flag fall
cli-event-illegal-impersonal = illegal move
cli-event-take-back-impersonal = moves taken back
cli-event-withdraw-claim-impersonal = claim withdrawn
cli-event-touch-impersonal = a piece touched
cli-event-offer-impersonal = draw offered
cli-event-accept-impersonal = draw accepted
cli-event-decline-impersonal = offer declined
cli-event-withdraw-offer-impersonal = offer withdrawn
cli-event-claim-impersonal = draw claimed
cli-event-resign-impersonal = resignation
cli-event-unreadable = unreadable line
cli-event-setup = set-up
cli-event-touch = touches
cli-event-make = makes a move
cli-event-press = presses the clock
cli-event-move = moves
cli-event-offer = offers a draw
cli-event-accept = accepts
cli-event-decline = declines
cli-event-withdraw-offer = withdraws the offer
cli-event-claim = claims a draw
cli-event-withdraw-claim = withdraws the claim
cli-event-resign = resigns
cli-event-flag = points out a flag fall
cli-event-illegal = points out an illegal move
cli-event-touch-breach = asks for the touched piece
cli-event-take-back = takes back
cli-event-irregularity = irregularity
cli-event-absent = absent
cli-event-gap = gap in the record

cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-options = OPTIONS
cli-man-commands = COMMANDS
cli-man-exit = EXIT STATUS
cli-man-exit-codes = 0: done. 1: only with --check, something is at odds with the Laws or with the record. 2: the input or the command line could not be used. 130: interrupted, with everything finished so far written out.

cli-about-cluster = Works with SQL and on many machines: the program hakem-cluster does it
cli-usage-cluster = hakem cluster COMMAND [OPTIONS]
cli-example-cluster =
    hakem cluster sql 'select ruling.ground, count(*) from games group by 1' --table games.parquet
cli-about-cluster-scheduler = Starts the scheduler, which gives out the work
cli-usage-cluster-scheduler = hakem cluster scheduler [OPTIONS]
cli-example-cluster-scheduler = hakem cluster scheduler --listen 10.0.0.1:50050
cli-about-cluster-executor = Starts an executor, which does the work
cli-usage-cluster-executor = hakem cluster executor [OPTIONS]
cli-example-cluster-executor = hakem cluster executor --scheduler 10.0.0.1:50050 --listen 10.0.0.2:50051
cli-about-cluster-sql = Answers a question in SQL about tables of games
cli-usage-cluster-sql = hakem cluster sql SQL [--table NAME=PATH...] [OPTIONS]
cli-example-cluster-sql =
    hakem cluster sql 'select ruling.ground, count(*) from games group by 1' --table games.parquet
    hakem cluster sql 'select white, black from march where ruling.result = $$½-½$$' --table march=/games/03
cli-about-cluster-pack = Writes games from PGN as Parquet files, which SQL and a cluster read
cli-usage-cluster-pack = hakem cluster pack PATH... --out FOLDER
cli-example-cluster-pack = hakem cluster pack archive.pgn.zst --out /games/archive

cli-value-address = HOST:PORT
cli-value-host = HOST
cli-value-url = URL
cli-value-sql = SQL
cli-value-table = NAME=PATH
cli-argument-sql = The question; every table has a column `ruling` with the fields of a judgement
cli-option-listen = Where to listen (default: 127.0.0.1:50050, which only this machine reaches)
cli-option-listen-executor = Where to listen (default: 127.0.0.1:50051, which only this machine reaches; port 0: one that is free)
cli-option-lost-after = After how many seconds without a sign of life an executor's work is given to others (default: 20)
cli-option-scheduler = Where the scheduler listens (default: 127.0.0.1:50050)
cli-option-host = The name under which others reach this machine (default: the address it listens on)
cli-option-jobs-executor = How many tasks to do at once (default: one for each core)
cli-option-work-dir-folder = Where results wait until they are fetched (default: a temporary folder)
cli-option-table = A table: a Parquet file, or a folder of them; without a name it is `games`
cli-option-cluster = The scheduler of the cluster that does the work, such as df://10.0.0.1:50050 (default: this process)
cli-option-out-folder = The folder to fill; it must be empty or not exist
cli-option-shard = How many games to put into one file (default: 100000)

cli-fault-no-cluster-program = This program is not installed, and clusters need it. Install it with `cargo install --path crates/hakem-cluster`, or build it with `make cluster`.
cli-fault-cannot-start = This program cannot be started: { $why }.
cli-fault-address = “{ $given }” is no address: write HOST:PORT, for example 127.0.0.1:50050.
cli-fault-table = “{ $given }” is no table: write NAME=PATH, for example games=/games/march.parquet.
cli-fault-cannot-listen = Nothing can listen at { $address }: { $why }.
cli-fault-unreachable = No scheduler answers at { $address }: start one with `hakem cluster scheduler`.
cli-fault-query = The question cannot be answered: { $why }
cli-fault-cluster = The cluster did not do its work: { $why }
cli-fault-not-a-file = A cluster judges files only: name one.
cli-fault-not-empty = This folder is not empty: name one that is, or a new one.
cli-fault-no-parquet = There is no Parquet file here. `hakem cluster pack` writes them from PGN.
cli-fault-no-movetext = No column of this table holds moves: one must be called movetext, move_text or moves. Its columns are { $columns }.
cli-fault-movetext-not-text = The column { $column } of this table holds no text but { $kind }: the moves must be text, such as 1. e4 e5 1-0.
cli-fault-packed-parquet = The columns of this table are packed with { $packing }, which is not read here: write it with Zstandard, Snappy or gzip, or unpacked.
cli-fault-piped-parquet = This is a Parquet table, which is read from its end: name the file instead of passing it on standard input.
cli-cluster-no-order = This program is started by `hakem cluster` and `hakem audit --cluster`, of the same version: `hakem cluster --help` explains them.
cli-cluster-listening = Listening at { $address }.
cli-cluster-packed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $files ->
    [one] one file.
   *[other] { $files } files.
}

### The report of an audit

report-title = Audit of chess games
report-language = English
report-language-label = Language
report-lead = { $games ->
    [one] One game, judged by the FIDE Laws of Chess or the rules named below.
   *[other] { $shown } games, judged by the FIDE Laws of Chess or the rules named below.
}
report-totals = In all
report-figure-games = games
report-figure-picked = picked by --only
report-figure-plies = half-moves
report-figure-cannot-stand = results that cannot stand
report-figure-played-on = played on after the end
report-figure-claims-missed = games that went on after a chance to claim a draw
report-figure-at-odds = at odds with the Laws or the record
report-figure-in-progress = without an end
report-figure-unreadable = not readable to the end
report-figure-unusable = inputs that could not be used
report-figure-in-part = inputs read in part
report-figures-note = At odds with the Laws or the record are games whose recorded result cannot stand, in which something breaks the Laws themselves (and not only advice or the rules of an event), or whose record cannot be read or contradicts itself. These are the games that --check asks for; in the rows they have at_odds.
report-as-table = The numbers
report-column-games = Games
report-none = None.
report-chart-grounds-title = How the games ended
report-chart-grounds-note = What the moves do not prove is taken from the record.
report-chart-grounds-what = Ground
report-chart-findings-title = What was found
report-chart-findings-note = Games in which each thing was found at least once.
report-chart-findings-what = Finding
report-chart-first-claim-title = When a draw could first be claimed
report-chart-first-claim-note = By move number: threefold repetition (9.2) or fifty moves (9.3), on the board or by a written move.
report-chart-first-claim-what = Move
report-chart-missed-title = How long the chance went unused
report-chart-missed-note = Half-moves from the first chance to claim to the end of the game, where the game went on: a game that ended in that very position missed nothing.
report-chart-missed-what = Half-moves
report-chart-clock-title = Half-moves without capture or pawn move at the end
report-chart-clock-note = A hundred allow a claim (9.3), a hundred and fifty end the game (9.6.2).
report-chart-clock-what = Half-moves
report-striking = The most striking games
report-striking-note = A few games of each finding, those in which most is at stake, each game once. Shown are, of all games with the finding:
report-striking-share = { $finding }: { $shown } of { $all }
report-round = round { $round }
report-where = { $source }, game { $game }, line { $line }
report-ending = { $known ->
    [yes] { $by ->
        [move] Ended with { $move }: { $ground }, { $result }. Recorded: { $recorded }.
       *[none] Ended: { $ground }, { $result }. Recorded: { $recorded }.
    }
   *[no] Recorded: { $recorded }.
}
report-board = { $turn ->
    [white] White: { $white }. Black: { $black }. White to move.
   *[black] White: { $white }. Black: { $black }. Black to move.
}
report-how = How it was run
report-how-files = Files
report-how-skipped = Skipped in the folders
report-skipped-no-ending = without an ending
report-skipped-hidden = hidden
report-how-unusable = Not usable, or read in part ({ $place } of { $all })
report-how-command = Command
report-how-laws = Rules
report-how-depth = Depth
report-how-duration = Duration
report-how-date = Date
report-how-version = Program
report-laws = { $games ->
    [one] { $laws } (one game)
   *[other] { $laws } ({ $shown } games)
}
report-depth-fast = Dead positions and mating chances by what is quick to prove; what is reported is proved.
report-depth-full = Dead positions and mating chances by a complete search.
report-duration = { $length ->
    [short] { $seconds } s
   *[long] { $time }
}, { $speed } games a second
report-caution = What the moves prove is certain. What a termination tag tells is what the record says, not a proof. A result that cannot stand under the Laws may have been left standing by the rules of an event (8.7).
report-finding-played-on-after-end = played on after the end
report-finding-result-contradicts-end = result contradicts the end
report-finding-flag-but-cannot-mate = lost on time, opponent could not mate
report-finding-resignation-but-cannot-mate = resigned, opponent could not mate
report-finding-fivefold-unnoticed = fifth occurrence unnoticed
report-finding-seventyfive-unnoticed = seventy-five moves unnoticed
report-finding-agreement-too-early = agreed too early
report-finding-drawn-but-could-mate = drawn on time, opponent could mate
report-finding-termination-not-on-board = termination not on the board
report-finding-termination-contradicts-result = termination contradicts result
report-finding-termination-contradicts-board = termination contradicts the board
report-finding-mating-undecided = mating chances undecided
report-finding-result-left-open = result left open
report-finding-unfinished = broken off

### hakem audit

cli-about-audit = Audits whole databases: which results break the Laws?
cli-usage-audit = hakem audit [OPTIONS] [PATH...]
cli-example-audit =
    hakem audit games.pgn.zst --out games.parquet
    hakem audit archive/ --only flag_but_cannot_mate --pgn-out wrong.pgn --annotate
cli-option-out-rows = Where to write a row for each game: .parquet, .jsonl or .csv; the findings come beside it (FILE.findings.ENDING)
cli-option-carry = A tag or column to carry over to the rows; may be given more than once
cli-option-only = Write only games with this ground, finding or remark; may be given more than once
cli-option-report = Where to write a report: one page of HTML in both languages
cli-option-pgn-out = Where to write the games themselves, as PGN
cli-option-annotate = Add our ruling to these games as comments
cli-option-resume = Go on where an audit with the same output was interrupted
cli-option-depth = How hard dead positions and unwinnable flags are looked for: fast (default) or full; what is reported is proved in either case
cli-option-jobs-games = How many games to judge at once (default: all cores)
cli-option-shard-bytes = How many bytes to judge in one piece
cli-value-column = COLUMN
cli-value-code = CODE
cli-value-depth = DEPTH
cli-fault-other-audit = This was left by another audit: other or changed inputs, other options, or another version of Hakem. Go on with the same command, or begin anew without --resume.
cli-fault-output-is-input = This is an input too ({ $input }), and writing here would destroy it: name another file for the output.
cli-fault-output-is-found = This lies in a folder that is audited, so it is an input too ({ $input }), and writing here would destroy it. Remove it if an earlier run wrote it, or name a file outside of that folder for the output.
cli-fault-one-output-twice = Two outputs would be written to one file; the other is { $other }. Name a file of its own for each.
cli-fault-output-not-a-file = This is a device, a pipe or the like, and results are written to files only: name a file.
cli-fault-output-busy = Another audit is writing this file: wait until it ends, or name another file.
cli-fault-carried-column = --carry: leave “{ $name }” out: every row has a column of this name already, and no two can have one. (The columns that every row has: { $columns }. The Result tag is their “recorded”.)
cli-fault-carried-twice = --carry: “{ $name }” is given twice; upper and lower case make no difference.
cli-fault-other-ending = { $option }: “{ $given }” is, by its ending, another kind of file than the one that is written here, and nothing was written. Let the name end in one of these: { $endings }.
cli-fault-not-standard-output = { $option } needs the name of a file: it is not written to standard output (-).
cli-audit-carried-nowhere = --carry: no game has the tag or column “{ $name }”.
cli-audit-only-unwritten = --only picks games to be written, and nothing is written: give --out or --pgn-out. How many are picked is counted.
cli-audit-picked = Games picked by --only
cli-audit-begins-anew = { $output }: no interrupted audit is there to go on with, so this one begins anew.
cli-audit-begins-anew-untold = { $output }: no interrupted audit is there to go on with, and this file does not tell whether it is the whole result of this very command (only .parquet can), so this audit begins anew.
cli-audit-goes-on = { $output }: the interrupted audit goes on { $games ->
    [0] at its first game
    [one] after the one game that was judged before
   *[other] after the { $games } games that were judged before
}.
cli-audit-complete = { $output }: this audit is already complete. Nothing was judged again.
cli-audit-among-inputs = { $output }: this is written into a folder that is audited. The next audit of that folder takes it for an input.
cli-audit-repeated = { $others ->
    [0] { $input }: this input comes up more than once
    [one] { $input } and one other input come up more than once
   *[other] { $input } and { $others } other inputs come up more than once
}, and each is read only once.
cli-audit-skipped = Skipped in the folders, since the name is not one of a file of games (.pgn, .pgn.gz, .pgn.zst, .parquet) or is hidden: { $skipped }. A file that is named itself may be called anything.
cli-audit-kept = What has been judged so far is kept: the same command with --resume goes on from there.
cli-audit-interrupted = Interrupted. The same command with --resume goes on from here.
cli-audit-progress = { $left } left  { $games } games, { $speed }/s  { $bytes }
cli-audit-progress-of-stream = { $games } games, { $speed }/s  { $bytes }
cli-audit-read = { $games ->
    [one] One game
   *[other] { $games } games
} with { $plies } half-moves from { $inputs ->
    [one] one input
   *[other] { $inputs } inputs
}, in { $seconds } s: { $speed } games per second.
cli-audit-read-before = { $games ->
    [one] One game
   *[other] { $games } games
} with { $plies } half-moves from { $inputs ->
    [one] one input
   *[other] { $inputs } inputs
}.
cli-audit-ground = End
cli-audit-games = Games
cli-audit-proved = Proved by the moves
cli-audit-cannot-stand = Results that cannot stand
cli-audit-played-on = Games played on after their end
cli-audit-claimable = Games in which a draw could be claimed
cli-audit-claims-missed = of these, went on after the first chance
cli-audit-at-odds = Games at odds with the Laws or the record
cli-audit-in-progress = Games without an end
cli-audit-unreadable = Games that could not be read to their end
cli-audit-in-part = Inputs read in part
cli-audit-unusable = Inputs that could not be used
