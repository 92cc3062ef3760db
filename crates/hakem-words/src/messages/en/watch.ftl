# Watching boards: what calls for an arbiter, what has happened, and the screen of the terminal.

watch-game-over = { $place ->
    [named] The game ended with { $move } ({ $ground }, { $score })
   *[start] The game ended with the position from which it started ({ $ground }, { $score })
}{ $extra ->
    [0] .
    [one] , and one half-move was played after it.
   *[other] , and { $extra } half-moves were played after it.
}
watch-flag-cannot-mate = { player-gen } flag is down, and { opponent } cannot checkmate by any series of legal moves: the game is drawn.
watch-record-stops = { $why } The board cannot be followed from there on: look at it.
watch-record-stops-at-king = { $why } One king on a centre square may also be half of a sign that the game is over: look at the board, and ask for the result.
watch-kings-say-other = The recorded result is { $recorded }, but the kings on the centre squares say { $kings }: find out which is right.
watch-winner-cannot-mate = { player } is recorded as the winner, and nothing says how. { player } could not checkmate by any series of legal moves, so that it was no win by checkmate, on time, by resignation or by illegal moves: only a forfeit or a decision of the arbiter gives this result. Find out what happened.
watch-claim-threefold = { $on-board ->
    [yes] { player } can claim a draw: the position stands for at least the third time.
   *[no] { player } can claim a draw by writing a move that brings the position about for at least the third time.
}
watch-claim-fifty = { $on-board ->
    [yes] { player } can claim a draw: fifty moves by each player were completed without a capture or pawn move.
   *[no] { player } can claim a draw by writing a move that is neither a capture nor a pawn move: it makes fifty such moves by each player.
}
watch-no-progress = Each player has made { $reached } moves without a capture or pawn move.
watch-second-occurrence = The position stands for the second time.

watch-note-board-appeared = The board is in the feed now.
watch-note-board-gone = The board is in the feed no more.
watch-note-board-renamed = Players or board number were corrected.
watch-note-boards-reordered = { $source }: the boards stand in another order now.
watch-note-board-repeated = The game stands in the feed more than once; it is shown once.
watch-note-taken-back = { $count ->
    [one] One half-move was taken back
   *[other] { $count } half-moves were taken back
}; { $place ->
    [named] the last one now is { $move }.
   *[start] none is left.
}
watch-note-replaced = { $count ->
    [one] One half-move was replaced
   *[other] { $count } half-moves were replaced
}{ $place ->
    [named] , now beginning with { $move }.
   *[start] .
}
watch-note-result-recorded = Result: { $result }.
watch-note-result-changed = The result { $before } was changed to { $result }.
watch-note-kings-in-centre = The kings were put on the centre squares: { $result }.
watch-note-record-readable = What could not be read has been corrected.
watch-note-raised = { $text }
watch-note-changed = Changed: { $text }
watch-note-withdrawn = { $why ->
    [played_on] Over, since play went on: { $text }
    [corrected] Withdrawn after a correction of the moves: { $text }
    [result] Withdrawn, since a result was recorded: { $text }
   *[board_gone] Withdrawn, since the board is gone: { $text }
}
watch-note-source-added = { $source } is followed.
watch-note-source-removed = { $source } is followed no more.
watch-note-source-fails = { $source }: { $why }{ $before ->
    [nothing] { "" }
   *[read] { " What was read last stays." }
}
watch-note-source-back = { $source } can be read again.

watch-fault-not-there = It is not there any more.
watch-fault-not-there-yet = It is not there yet: waiting for the file.
watch-fault-not-a-file = It is no file any more.
watch-fault-not-readable = It cannot be read: { $why }.
watch-fault-too-large = It is longer than { $megabytes } MB.
watch-fault-too-many-files = The folder has more than { $files } files.
watch-fault-empty = There is no game in it.
watch-fault-no-games = { $what ->
    [page] It gives a page for a browser, not games: the network may ask to be signed in to.
    [packed] It is a packed file: unpack it.
    [binary] It is no text, and no games can be read in it.
   *[text] It is a text in which there is no game.
}
watch-fault-slow = It does not answer in time.
watch-fault-status = The server answers with { $status }.
watch-fault-elsewhere = The server sends to another address, which is not followed ({ $to }).
watch-fault-network = The server cannot be reached: { $why }.
watch-fault-one-file = { $file }: { $why }

watch-refused-not-allowed = Sources may only be where the operator of the desk has allowed them (hakem serve --watch, --allow-source).
watch-refused-not-there = There is no file or folder { $given }.
watch-refused-not-a-file = { $given } is neither a file nor a folder.
watch-refused-scheme = { $given } is no address that can be read: only http and https are.
watch-refused-too-many = More than { $most } sources are not followed at once.

watch-may-step-in = Step in
watch-may-be-ready = Only be ready
watch-may-step-in-long = The arbiter acts without being asked.
watch-may-be-ready-long = Only a player may claim: do not prompt (12.6).
watch-board = Board { $number }
watch-moves = With: { $moves }
watch-for-example = For example with: { $moves }
watch-source-name = Source

watch-screen-title = Hakem: { $boards } boards, { $alerts } open alerts
watch-screen-boards = Boards
watch-screen-alerts = Alerts
watch-screen-log = What has happened
watch-screen-none = Nothing calls for an arbiter.
watch-screen-keys = ↑↓ choose  Tab boards/alerts  a seen  s snooze  u undo  m mute  l log  q quit
watch-screen-muted = muted
watch-screen-acknowledged = seen
watch-screen-snoozed = snoozed until { $time }
watch-screen-old = { $seconds } s old
watch-screen-start = starting position

## hakem watch

cli-about-watch = Watches games that are being played: files, folders, addresses
cli-usage-watch = hakem watch [OPTIONS] SOURCE...
cli-example-watch =
    hakem watch /srv/live/round3.pgn
    hakem watch /srv/live https://example.org/round3.pgn --lang tr
    hakem watch --once --json games.pgn
cli-value-source = SOURCE
cli-argument-source = Files, folders with PGN files, addresses (http, https)
cli-option-once = Read each source once, tell what calls for an arbiter, and end
cli-option-watch = A source to watch; may be given more than once
cli-option-allow-source = A folder or address below which sources may be added while the desk runs; may be given more than once
cli-fault-source-to-come = There is no file { $given } yet: the desk waits for it.
cli-fault-no-source = There is no file or folder { $given }.
cli-fault-not-a-source = { $given } is neither a file nor a folder.
cli-fault-source-scheme = { $given } cannot be watched: only files, folders, http and https can.
cli-fault-too-many-sources = At most { $most } sources can be watched at once.
cli-fault-terminal = The terminal cannot be used: { $why }.
