# The arbiter's desk: problems, the procedure of a claim, pages without a script.

desk-problem-json = This is not JSON of the shape that is expected here.
desk-problem-query = The address cannot be read.
desk-problem-key-needed = The arbiter's key is needed.
desk-problem-wrong-key = This is not the arbiter's key.
desk-problem-other-origin = Pages of other sites may not change anything here.
desk-problem-not-allowed = This is not allowed by the operator of the desk.
desk-problem-not-found = There is nothing here.
desk-problem-method = This cannot be asked for in that way.
desk-problem-too-slow = The request took too long to arrive.
desk-problem-version = The case has been corrected meanwhile: read it again, then correct it.
desk-problem-too-large = This is more than is taken at once.
desk-problem-media-type = The body must be called application/json.
desk-problem-host = The server is not known under this name.
desk-problem-fen = The FEN cannot be used.
desk-problem-move = The move cannot be read.
desk-problem-laws = There is no such rule profile.
desk-problem-square = This is no square.
desk-problem-no-such-game = There are fewer games.
desk-problem-no-game = There is no game here.
desk-problem-value = This value cannot be used.
desk-problem-internal = Something failed that should not have: the log of the server says more.
desk-problem-busy = Too many questions at once: ask again in a moment.
desk-problem-took-too-long = The answer took too long.
desk-right-json = The body has to be a JSON object with the fields that /api/reference names: it begins with a curly bracket.
desk-right-query = The parameters of the address stand behind the question mark as name=value; /api/reference names those of each route.
desk-right-query-value = The value of the parameter { $name } cannot be read: a whole number is expected.
desk-right-key-needed = Enter the arbiter's key, which was printed when the desk was started. A program hands it in with POST /api/session or sends it as “Authorization: Bearer KEY”.
desk-right-wrong-key = The key is printed whenever the desk is started, and stands in the file “key” of its data folder.
desk-right-other-origin = Ask from a page of this desk, or from a program that sends neither Origin nor Sec-Fetch-Site.
desk-right-not-allowed = The operator allows folders and addresses with hakem serve --allow-source.
desk-right-not-found = The address is right in form, but nothing stands under it (any more).
desk-right-method = /api/reference names the methods of each route.
desk-right-too-slow = The whole body has to arrive within 20 seconds.
desk-right-version = { $version ->
    [none] Read the case again, and send the version that was read.
   *[other] Version { $version } is there now: read the case again, and send that version with the correction.
}
desk-right-too-large = Send less at once; /api/reference tells the limits.
desk-right-media-type = Send the body as JSON, with the header “Content-Type: application/json”.
desk-right-host = Ask under localhost or 127.0.0.1 with the port of the desk. To be reached from other machines it has to listen wider (hakem serve --listen).
desk-right-fen = Six fields are expected: pieces, turn, castling rights, en passant square, half-move clock, move number.
desk-right-move = Write the move as on a scoresheet (Nf3) or with two squares (g1f3).
desk-right-laws = GET /api/laws lists the rule profiles.
desk-right-square = A letter from a to h and a figure from 1 to 8 are expected.
desk-right-no-such-game = Games are counted from 1.
desk-right-no-game = Write moves such as 1. e4 e5, or a game in PGN.
desk-right-value = /api/reference tells which values can stand here.
desk-right-internal = Ask once more; if it fails again, tell the operator of the desk.
desk-right-busy = The header Retry-After says after how many seconds to ask again.
desk-right-took-too-long = Ask again when less is going on, or for less: one game instead of many, or less time for a position.
desk-nothing = { $what ->
    [case] There is no case of this number: GET /api/cases lists those that are kept.
    [link] This link opens no case: it is mistyped, or was made void.
    [board] There is no board of this name (any more): GET /api/watch lists them.
    [alert] There is no alert of this name (any more): GET /api/watch lists them.
    [source] No source of this name is followed: GET /api/watch lists them.
    [metrics] Counters are kept only where the desk was started with --metrics.
   *[page] There is no page of this name: GET /api/learn lists them.
}
desk-out-of-range = A number from { $least } to { $most } is expected here.
desk-version-missing = The field version is missing: it names the version that was read, and { $version } is there now.
desk-json = Line { $line }, column { $column }: { $why }.
desk-too-large-bytes = At most { $most } bytes are taken here.
desk-too-large-boxes = A scoresheet has at most { $most } boxes.
desk-too-large-events = At most { $most } events are taken at once.
desk-method-allowed = This cannot be asked for in that way: { $allowed } is what is allowed here.
desk-no-route = The API has nothing under this address: /api/reference lists what it has.
desk-unread = Not read, from { $place } on: { $written }
desk-time-control = “{ $given }” is no time control: write periods such as 90m+30s or 40/90m+30s, 30m+30s.
desk-json-end = the text ends too early
desk-json-syntax = this is no JSON
desk-json-shape = a value of another kind is expected here
desk-json-unknown-field = there is no field { $name } here; known are: { $known }
desk-json-unknown-word = { $name } is none of these: { $known }
desk-json-missing-field = the field { $name } is missing
desk-text-or-moves = Send either the text of the scoresheet or its boxes, not both.
desk-no-game = Nothing of this can be read as a half-move, a tag or a result: write moves such as 1. e4 e5, or a game in PGN.
desk-moves-missing = The moves are missing: enter the game until the claim, or set up its position by a FEN.
desk-touched-empty = There is no piece on { $square } that could have been touched.
desk-empty-box = This box is empty, and moves are written behind it.

desk-doubt-read-up-to = Read and ruled on was what stands before it, up to { $move }: what follows was not looked at.
desk-doubt-read-nothing = Ruled on was the position at the start: what is written was not looked at.
desk-doubt-counter = The count starts with { $plies ->
    [one] a half-move
   *[other] { $plies } half-moves
} that only the counter of the set-up position tells of: the record does not show them.
desk-doubt-no-move = This rests on a reading of the Laws: that a claim by the player who does not have the move is an incorrect claim (9.2, 9.3, 9.5.3), they do not say in so many words.
desk-doubt-second-illegal = This rests on a reading of the Laws: whether the opponent can still mate is asked of the position after the action of 7.5.1 or 7.5.2, which 7.5.5 does not say in so many words.
desk-first-illegal = first completed illegal move

desk-left-record = Whether the moves were played as they are written: where the players differ, play the game through on a second board.
desk-left-touch = Whether the claimant had touched a piece, and whether the intended move was written and not played, is for the arbiter to establish.
desk-left-clock = The times on the clock: the arbiter sets them and restarts the clock.

desk-step-clocks = Pause the clocks, or see that the claimant has.
desk-step-written = If the claim rests on a move still to be made: see that it is written on the scoresheet and not played.
desk-step-sheet = If the claim rests on a move still to be made: nobody has to record here, and the claim is not lost by that. Give the claimant a scoresheet on which the move is written; see that it is not played. Whether a move that was only said is enough, the Laws do not say.
desk-step-touched = Ask whether the claimant has touched a piece in this turn: then the right to claim is lost for this move.
desk-step-offer = Ask whether the opponent accepts: the claim is an offer of a draw. Where the event restricts agreements, acceptance does not help.
desk-step-both = Check the claim with both players present, away from the board if others are disturbed.
desk-step-replay = Play the game through from the scoresheet and compare the positions, or count the moves.
desk-step-ruling = Correct: the game is drawn at once. Incorrect: the opponent gets extra time, and an intended move must be played.
desk-step-resume = If play goes on: set the clock, see that the move is played, restart the clock of the player who has to move.

desk-login-title = The arbiter's key
desk-login-explained = The key was shown when the server was started.
desk-login-key = Key
desk-login-button = Continue
desk-login-wrong = This is not the key.

desk-reference-title = Hakem: the API of the desk
desk-reference-explained = Every route, with what it takes and gives, from the program itself. As a file for programs:
desk-reference-routes = Routes
desk-reference-types = Types
desk-reference-problems = Problems
desk-reference-key = Needs the arbiter's key, where the desk listens wider than its own machine.
desk-reference-takes = Takes

## hakem serve

cli-about-serve = Serves the arbiter's desk: a web page for claims, positions and cases
cli-usage-serve = hakem serve [OPTIONS]
cli-example-serve =
    hakem serve
    hakem serve --listen 0.0.0.0:8080 --data /srv/hakem
    hakem serve --backup cases.sqlite
cli-value-key = KEY
cli-option-listen-desk = Where to listen (default: 127.0.0.1:8080, which only this machine reaches; else whoever writes needs the arbiter's key)
cli-option-data-folder = The folder for cases and key (default: the user's data folder)
cli-option-database-url = The file of cases, as in sqlite:///srv/hakem/desk.sqlite (default: desk.sqlite in the data folder)
cli-option-key = The arbiter's key, from now on (default: the one in the data folder, else a new one)
cli-option-backup = Write a copy of the cases to this file, also while the desk is served, and end
cli-option-metrics = Count requests, and tell at /metrics
cli-option-log-json = Write the log as JSON
cli-fault-desk-address = The desk cannot listen at { $address }: { $why }.
cli-fault-store = The desk cannot be served: { $why }.
cli-fault-key = A key has at least { $shortest } letters, digits or signs, and no spaces.
cli-fault-not-a-database = The desk keeps its cases in a file of SQLite; write --database-url as in sqlite:///srv/hakem/desk.sqlite.
cli-fault-no-data-folder = No data folder of the user is known: name one with --data.
cli-serve-listening = The desk is at { $address }
cli-serve-others = On other devices in the hall: { $addresses }
cli-serve-others-unknown = On other devices in the hall: the address of this machine in their network, with port { $port }
cli-serve-hall = The boards that are watched: { $address }
cli-serve-key = The arbiter's key: { $key }
