# What the desk says, in English. tr.ftl has the same messages with the same variables; a test
# compares them. What rules on a game comes from the server, in its own words.

### The page

nav = Main pages
nav-claim = Rule on a claim
nav-claim-short = Claim
nav-questions = Other questions
nav-questions-short = Questions
nav-hall-short = Hall
nav-cases = Cases
nav-cases-short = Cases
nav-learn = Learn
nav-learn-short = Learn
nav-settings = Settings
title-claim = Rule on a claim
title-questions = Other questions
title-hall = The hall
title-cases = Cases
title-case = Case
title-form = Ruling form
title-learn = Learn
title-settings = Settings
title-login = Arbiter's key
skip = Skip to the content
not-found = There is no such page.
undo = Undo
clear = Clear
desk-next = Next claim
fault-key = The arbiter's key is asked for.
fault-unreachable = The desk's server does not answer. What you entered is still here: try again.
fault-unexpected = Something unexpected happened. What you entered is still here: try again.

### Words of the game

white = White
black = Black
article = Article
letters = Piece letters
letters-auto = as written (found out over the whole sheet)
letters-tr = Turkish: Ş V K F A
letters-en = English: K Q R B N
letters-de = German: K D T L S
letters-fr = French: R D T F C
letters-es = Spanish: R D T A C
letters-it = Italian: R D T A C
letters-nl = Dutch: K D T L P
letters-ru = Russian: Кр Ф Л С К
letters-figurine = Figurines: ♔ ♕ ♖ ♗ ♘
to-move = { $player ->
    [white] White has the move
   *[black] Black has the move
}
level-law = law
level-advice = advice
level-regulation = event regulation
level-discretion = arbiter's discretion

### The board

board-section = Board
board-label = Board, { $position }
board-start = Starting position
board-after = { $by ->
    [white] After { $number }. { $move }
   *[black] After { $number }... { $move }
}
board-man = { $side ->
    [white] white { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } { $square }
   *[black] black { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    } { $square }
}
board-empty-square = { $square }, empty
board-role-squares = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawns
} { $squares }
board-side = { $side ->
    [white] White: { $men }.
   *[black] Black: { $men }.
}
board-picked = { $man } picked up; { $count ->
    [one] one legal move
   *[other] { $count } legal moves
}
board-cannot = { $man }: no legal move from here
board-keys = Arrow keys go over the squares, Enter picks up a piece and puts it down, Escape lets go. Page Up and Page Down go through the moves.
board-keys-look = Arrow keys go over the squares.
board-go = Go through the moves
go-start = To the start
go-back = One move back
go-on = One move on
go-end = To the last move
board-flip = Turn the board
promotion = Which piece replaces the pawn?

### The scoresheet

sheet-heading = The game
sheet-ways = Ways to enter the game
sheet-way-text = Type or paste
sheet-way-columns = Two columns
sheet-load = Load PGN
sheet-from-hall = From the hall
sheet-text-label = Scoresheet
sheet-placeholder = 1. e4 c5 2. Nf3 d6 3. d4 cxd4 …
sheet-text-hint = Piece letters of any language in the list, or figurines, with or without numbers; a PGN can be pasted as it is.
sheet-which = Which of the { $games } games?
sheet-understood = { $plies ->
    [0] No move yet.
    [one] One half-move understood.
   *[other] { $plies } half-moves understood.
}
sheet-last = Last: { $move }.
sheet-letters = Letters: { $letters }.
sheet-stopped = { $move } cannot be taken as it stands.
sheet-closest = Perhaps:
sheet-rest = { $count ->
    [one] What is written behind it stays and waits (one half-move).
   *[other] What is written behind it stays and waits ({ $count } half-moves).
}
sheet-rival = Read with other letters ({ $letters }) this sheet is just as legal, but another game.
sheet-rival-take = Read it so: { $letters }
sheet-cut = Delete everything after this position
columns-caption = Scoresheet in two columns
columns-number = Move
columns-fits = Legal moves that begin so
box-label = Move { $number }, { $by ->
    [white] White
   *[black] Black
}: { $state ->
    [read] { $written }
    [stopped] { $written }, cannot be taken as it stands
    [waiting] { $written }, not read yet
   *[open] empty
}
keypad = Keys for moves
keypad-show = Big keys
keypad-back = Delete
keypad-takes = takes
keypad-promotes = promotes to
keypad-next = Next

### The claim

claim-heading = The claim
claim-step-order = At the board
claim-paused = The clocks are paused (6.11.2, 9.5.1)
claim-present = Both players are present
claim-step-claim = What is claimed
claim-by = Claimed by
claim-has-move = has the move
claim-ground = Ground
claim-threefold = Threefold repetition
claim-fifty = Fifty moves
claim-basis = Based on
claim-on-board = the position on the board
claim-written = a move written down, not played
claim-said = a move announced, not written
claim-move = { $by ->
    [white] Intended move ({ $number }. …)
   *[black] Intended move ({ $number }... …)
}
claim-step-conduct = Conduct
claim-touched = Has the claimant touched a piece on this move?
claim-touched-nothing = No
claim-touched-piece = Yes
claim-touched-square = Yes, I know which
claim-meant = “{ $move }” can be more than one move. Which one does the player mean?
claim-meant-move = { $piece ->
    [king] { $move }: king { $from }–{ $to }
    [queen] { $move }: queen { $from }–{ $to }
    [rook] { $move }: rook { $from }–{ $to }
    [bishop] { $move }: bishop { $from }–{ $to }
    [knight] { $move }: knight { $from }–{ $to }
   *[pawn] { $move }: pawn { $from }–{ $to }
}
claim-square = Square of the piece, such as g1
claim-accepts = A claim is also an offer: does the opponent accept?
claim-accepts-no = No, or not asked: examine the claim
claim-accepts-yes = Yes, before the examination
claim-step-event = The event
claim-gap = The sheet could not be read to its end. Unless it is mended, the ruling is that the game must be reconstructed.
claim-gap-ended = What is written behind the end of the game was not read: the ruling is on the game as it ended.
claim-no-moves = No moves yet: enter the game first.
claim-unreadable = Nothing here can be read as a game.
claim-no-move = The intended move is missing.
claim-no-square = The square of the touched piece is missing: a letter from a to h and a number from 1 to 8.
claim-no-limit = The number of the move before which no draw may be agreed is missing (2 to 200).
claim-form = Form of the claim
claim-maintained = The claimant maintains the claim without the form it lacks
claim-may-maintain = Told what is missing, the claimant may put it in order, or maintain the claim as it is: then it is decided as it is.
claim-maintain = The claim is maintained as it is
claim-no-record = Nobody has to record the moves here, and the claim is not lost by that (A.2). The claimant may ask for a scoresheet to write the move on. Whether a move that was only said is enough, the Laws do not say: that is for the arbiter.
claim-rule = Rule
claim-rule-again = Rule again
event-category = Kind of play
category-standard = Standard
category-rapid = Rapid
category-blitz = Blitz
event-supervised = Are the Competition Rules in force (A.4, B.2)?
event-supervised-yes = Yes: enough arbiters, games recorded
event-supervised-no = No (A.5, B.3)
event-more = Event regulations and other rules
event-limit = Agreed draws (9.1.1)
event-limit-none = No limit
event-limit-before = Not before move …
event-limit-never = Not without the arbiter
event-limit-move = No agreement before move
event-laws = Rules
event-laws-by-category = FIDE Laws in force, by kind of play

### The ruling

ruling-heading = Ruling
ruling-none = Enter the game, state the claim, and press “Rule”.
ruling-old = The game or the claim has changed since this ruling.
ruling-not-renewed = The last request brought no ruling. This is the earlier one.
ruling-acceptance = The acceptance:
ruling-offer = Draw offer:
ruling-offer-none = { $player ->
    [white] no offer by White stands.
   *[black] no offer by Black stands.
}
ruling-left = Left to the arbiter
left-touched = Whether the claimant had touched a piece is for the arbiter to establish.
left-touched-written = Whether the claimant had touched a piece, and whether the intended move was written and whether it was played, is for the arbiter to establish.
ruling-procedure = The procedure, step by step (9.5)
ruling-laws = Rules: { $laws }, edition of { $edition }
judged-laws = Rules: { $laws }
ruling-learn = More on this:
verdict-minutes = +{ $minutes } min
verdict-minutes-to = { $player ->
    [white] on White's clock
   *[black] on Black's clock
}
verdict-must-play = must be played
verdict-word = { $verdict ->
    [correct] Claim correct
    [incorrect] Claim incorrect
    [irregular] Irregular, can be put right
    [no_object] Without object
    [needs_reconstruction] The game has to be reconstructed
    [ended] The game has ended
    [refused] Refused
    [noted] Noted
    [reinstate] Back to the earlier position
    [time] The time is corrected
    [in_progress] The game goes on
   *[other] For the arbiter to decide
}
evidence-same = { $count ->
    [0] The position has not stood on the board
    [one] The position stood once
    [2] The position stood twice
   *[other] The position stood { $count } times
}
evidence-with = { $stood ->
    [0] The position has not stood on the board
    [one] The position stood once
    [2] The position stood twice
   *[other] The position stood { $stood } times
}; with { $move } it would occur for the { $times ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $times }th
} time
evidence-unlike = { $count ->
    [one] Looks the same, but is not
   *[other] Look the same, but are not
}
evidence-not-played = with the intended move
progress-heading = Moves without capture or pawn move
progress-with-move = With the written move
progress-since = { $cause ->
    [capture] Counted from the capture { $move }.
    [pawn_move] Counted from the pawn move { $move }.
   *[start] No capture and no pawn move stands in the record.
}

### The form on paper

form-page = Ruling form
form-language = Language of the form
form-both = Both
form-print = Print
form-back = Back
form-title = Arbiter's ruling on a claim of a draw
form-claim = The claim
form-facts = The facts
form-moves = The moves as they were read
form-start = Starting position
form-unread = Not read
form-claimed = Position claimed
form-ruling = The ruling
form-on-board = the position on the board
form-written = the move { $move }, written on the scoresheet
form-said = the move { $move }, announced but not written
form-touched-square = Yes, the piece on { $square }
form-limit-before = Not before move { $move }
form-result = Result: { $result }
form-minutes = { $player ->
    [white] White receives { $minutes ->
        [one] one extra minute
       *[other] { $minutes } extra minutes
    }
   *[black] Black receives { $minutes ->
        [one] one extra minute
       *[other] { $minutes } extra minutes
    }
}
form-must-play = { $move } must be played
form-clock-white = White's clock
form-clock-black = Black's clock
form-sign-arbiter = Arbiter
form-sign-white = White
form-sign-black = Black
form-title-answer = Arbiter's ruling
form-question = The question
form-fault-of = Whose fault
form-move-made = The move as it was made
form-footer-plain = Hakem { $hakem } · FIDE Laws of Chess.
form-legend-law = the Laws of Chess
form-legend-advice = teaching for arbiters, not part of the Laws
form-legend-regulation = laid down by this event
form-legend-discretion = left to the arbiter by the Laws
form-footer = Hakem { $hakem } · { $laws }, edition of { $edition }.

heading-fill = Heading of the form
heading-event = Event
heading-site = Place
heading-date = Date
heading-round = Round
heading-board = Board
heading-white = White
heading-black = Black
heading-arbiter = Arbiter
heading-notes = Notes (not on the form, not in a shared link)

### Cases

case-title = Case { $id }
case-version = version { $version }, { $when }
case-keep = Save the case
case-correct = Save the correction
case-kept = Saved: case { $id }, version { $version }.
case-conflict = Somebody else has corrected this case since you opened it. Look at what was changed, then open it on the desk again.
case-open = Open it
case-print = Save and print
case-form = Print form
case-reopen = Open on the desk, correct
case-share = Share
case-link = Anyone who has this link can read the case, without the notes
case-link-here = This link opens on this computer only.
case-copy = Copy
case-copied = Copied
case-unshare = Make the link void
case-shared-note = You are reading a shared case. It cannot be changed here.
case-heading = Heading
case-no-heading = No heading was filled in.
case-history = Earlier and present versions
case-round = round { $round }
case-board = board { $board }
cases-search = Search in heading and notes
cases-total = { $total ->
    [one] One case
   *[other] { $total } cases
}
cases-more = Show more
cases-none = No case has been saved yet.
cases-none-found = No case has these words.

### Other questions

questions-source = Which position?
questions-from-board = From the game
questions-set-up = Set up pieces
questions-play-on = Use it as a game and make moves
questions-heading = The question
questions-which = What is to be decided?
question-position = Dead? Mate, stalemate? Who can still mate?
question-judge = Is the game over, and how did it end?
question-flag = A flag has fallen: who wins?
question-resign = A player resigns
question-illegal = A completed illegal move
question-who-flag = Whose flag has fallen?
question-who-resign = Who resigns?
question-illegal-by = { $player ->
    [white] The board shows the position before it: White has the move, and it is White's illegal move.
   *[black] The board shows the position before it: Black has the move, and it is Black's illegal move.
}
question-nth = Which of this player?
question-nth-first = The first
question-nth-second = The second
question-done = What was done?
question-done-move = an illegal move
question-done-two_hands = two hands used
question-done-promotion = a pawn left on the last rank
question-done-press_without_move = the clock pressed without a move
question-written = The move as it was made, such as e8e5 (may be left out)
question-written-needed = The move as it was made, such as d7d8
question-no-move = The move with which it was done is missing.
questions-ask = Decide
questions-busy = Working …
questions-answer = The answer
questions-none = Choose a position and a question.
questions-old = The question has changed since this answer. Decide anew.
position-state = { $state ->
    [checkmate] Checkmate
    [stalemate] Stalemate
    [dead_position] Dead position
    [ongoing] The game goes on
   *[undecided] Not decided within the limits
}
mating-heading = { $player ->
    [white] { $can ->
        [yes] White can still mate
        [mated] White has mated
        [no] White cannot mate
       *[undecided] Whether White can mate is not decided
    }
   *[black] { $can ->
        [yes] Black can still mate
        [mated] Black has mated
        [no] Black cannot mate
       *[undecided] Whether Black can mate is not decided
    }
}
mating-line = { $plies ->
    [one] One half-move leads to mate:
   *[other] { $plies } half-moves, with the opponent's help, lead to mate:
}
mating-board = { $player ->
    [white] Whether White can mate
   *[black] Whether Black can mate
}
proof-wall = pawns that never move and are never captured
proof-fixed = pieces and pawns that can never move
proof-white-king = squares that the white king can never leave
proof-black-king = squares that the black king can never leave
proof-both-kings = squares of both kings
rules-first = Before that:
rules-first-illegal = { $player ->
    [white] { $count ->
        [one] White has already completed one illegal move.
       *[other] White has already completed { $count } illegal moves.
    }
   *[black] { $count ->
        [one] Black has already completed one illegal move.
       *[other] Black has already completed { $count } illegal moves.
    }
}
rules-word = { $ruling ->
    [ended] The game has ended
    [reinstate] Back to the earlier position
    [refused] Refused
    [no_object] Without object: the game had ended
    [noted] Noted
    [time] The time is corrected
   *[other] For the arbiter to decide
}
editor-men = { $side ->
    [white] White pieces: drag them, or choose one and then a square
   *[black] Black pieces: drag them, or choose one and then a square
}
editor-man = { $side ->
    [white] white { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
   *[black] black { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
}
editor-board = Position to be set up
editor-erase = Take off
editor-empty = Empty the board
editor-initial = Initial position
editor-keys = Drag pieces onto the board and off it, or choose one and press squares. With keys: arrows, Enter puts, Delete takes off.
editor-turn = Having the move
editor-castling = Castling rights
editor-passing = En passant square

### The hall

hall-count = { $boards ->
    [one] One board
   *[other] { $boards } boards
}, { $alerts ->
    [0] no open alert
    [one] one open alert
   *[other] { $alerts } open alerts
}
hall-lost = No connection: what is shown may be old.
hall-sound = Sound
hall-notify = Notifications
hall-only-alerts = Only boards with alerts
hall-source-fails = { $source } cannot be read at present; its state is { $seconds } seconds old.
hall-alerts = Alerts
hall-no-alerts = Nothing calls for an arbiter.
hall-keys = Keys: j and k go through the alerts, a acknowledges, s snoozes, u takes that back, m mutes the board, o opens it on the desk.
hall-log = What has happened
hall-wall = Boards
hall-empty = No source is followed, or none holds a game. Sources are given when the server starts (hakem serve --watch) or here by the holder of the key.
hall-sources = { $count ->
    [one] One source
   *[other] { $count } sources
}
hall-source-add = Follow another source
hall-source-hint = A file, a folder or an address. It may only be where the operator of the desk has allowed sources.
hall-source-remove = Remove { $source }
hall-follow = Follow
hall-remove = Remove
hall-board = Board { $number }
hall-age = { $seconds } s old
hall-mute = Mute
hall-mute-board = Mute { $board }
hall-open = Open on the desk
hall-open-short = Open
hall-acknowledge = Acknowledge
hall-snooze = Snooze
hall-reopen = Take back
hall-moves = With a written move: { $moves }
hall-moves-example = For example with: { $moves }
hall-snoozed-until = snoozed until { $time }
hall-may-step_in = Step in
hall-may-be_ready = Only be ready, do not step in
hall-advice-step_in = The arbiter acts without being asked.
hall-advice-be_ready = Only a player may claim. Do not prompt, and do not show that you are waiting (12.6).
hall-alert-state = { $state ->
    [acknowledged] acknowledged
    [snoozed] snoozed
   *[withdrawn] withdrawn
}

### Learning

learn-intro = What each Article says, an example to play through, the usual mistake, and a question that Hakem rules on while you watch.
learn-levels = What a ruling rests on
means-law = The text of the Laws. It binds.
means-advice = How experienced arbiters read the Laws. No part of them.
means-regulation = What this event has laid down. It binds here.
means-discretion = The Laws leave it to the arbiter.
learn-part = { $part ->
    [basic] Basic rules of play (1 to 5)
    [competition] Competition rules (6 to 12)
    [appendices] Rapid and blitz (A, B)
   *[other] Guidelines and notation
}
learn-around = Pages next to this one
learn-all = All pages
learn-says = What it says
learn-example = An example
learn-mistake = The usual mistake
learn-question = A question
learn-reveal = Show the ruling
learn-hide = Hide the ruling
learn-see = See also:

### Settings and key

settings-language = Language
settings-theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
settings-letters = Piece letters shown
settings-letters-language = As the language
settings-coordinates = Coordinates at the board
settings-laws = Rules that a new claim starts with
settings-key = Arbiter's key
settings-key-held = This browser holds the key.
settings-key-missing = This browser does not hold the key: it can neither save cases nor watch the hall.
settings-key-forget = Forget the key here
settings-about = About
settings-version = Hakem { $version }, free software under the GPL, version 3 or later. Nothing that you enter leaves this server.
settings-api = The API of this desk
login-title = Arbiter's key
login-why = This desk can be reached by other machines. Saving cases and watching the hall need the key that is printed whenever the server starts.
login-key = Key
login-enter = Enter
login-go = Enter the key
