unreachable-title = No connection
client-offline = You are offline, and this needs the server.
client-unreachable = The server doesn’t answer. Nothing is lost: try again in a moment.
client-trouble = Something went wrong. Nothing was changed.
try-again = Try again
back = back
all-games = all games
leave = leave
on = on
off = off
copy = Copy
copied = Copied
understood = OK
reload = Reload
later = Later
loading = Loading…
alert-not-kept = Your browser can’t store anything for this page: its storage is full or switched off. Keep the page open. If you close it, you lose your seats and settings.
alert-outdated = Gaslamp was updated after you opened this page. Reload it. Your moves are safe; only a choice you have not confirmed is lost.
broken-board = The board could not be drawn. Your game is safe: play on from the list, or reload the page.
broken-panel = This part of the page has failed. Your game is safe: reload the page.
broken-page = This page has failed. Your games are safe: reload it.
opening = Loading…
guest = Guest
seat-number = Seat { $number }

## The terrace

home-motto = five games of hidden identity in gaslit London
home-more = More
home-rules = Rules
home-fair = Fair play
home-settings = Settings
home-play = Play
home-play-now = Play now
home-with-friends = friends
home-learn-it = learn
home-the-rules = rules
home-learn = Learn
home-puzzles = Puzzles
home-never = Never played?
home-never-about = learn by playing
home-continue = Your games
home-join = Join
home-open = Open tables
invitations = Invitations
invitation-from = { $name } invites you: { $game }
invitation-look = See the table
invitation-decline = Not now
invitation-mute = No more from them
invitation-mute-ask = Stop getting invitations from { $name }? They won’t be told. You can change this on your page.
invitation-mute-sure = No more
invitation-mute-not = Cancel
home-watch = Games to watch
home-file = Open a file
home-file-about = watch a saved game
home-ways = Sections
way-games = Games
way-join = Join
way-mine = Yours
way-open = Open
way-learn = Learn

game-scotland-yard-facts = 2 to 6 players · 45 min
game-scotland-yard-short = Mister X on the run in London, detectives on his heels, and only his tickets to go by.
game-mr-jack-facts = 2 players · 30 min
game-mr-jack-short = Eight characters in the gaslight, one of them Jack: arrest him before dawn.
game-mr-jack-pocket-facts = 2 players · 15 min
game-mr-jack-pocket-short = Nine suspects on nine tiles that turn, and three detectives who look down the streets.
game-whitechapel-facts = 2 to 6 players · 90 min
game-whitechapel-short = Four nights, and each time Jack must slip home past the police.
game-lady-alice-facts = 3 to 5 players · 45 min
game-lady-alice-short = Stanley has vanished: who, where, when, and with what? Every player holds one piece of evidence.

quick-side = On which side?
quick-chance = Random
quick-players = How many players?
quick-count = { $count }
quick-against = against
quick-notebook = notebook
quick-more = more options
quick-learn = Never played? Take the lesson

mine-none = You have no games on this device yet. Pick one to start.
mine-your-turn = Your turn
mine-replay = Replay: { $game }
mine-over = over
mine-gone = no longer on the server
mine-waiting = waiting for players
mine-waiting-for = { $count ->
    [one] waiting for one player
   *[other] waiting for { $count } players
}
mine-asked = Your answer
mine-with = with { $names }
mine-against-bots = { $bots ->
    [one] against a bot
   *[other] against { $bots } bots
}
mine-at-this-screen = on this screen
mine-all = { $count ->
    [one] Show one game
   *[other] Show all { $count } games
}
mine-fewer = Show fewer
left-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
}
left-hours = { $count ->
    [one] one hour left
   *[other] { $count } hours left
}
left-until = until { $day }

join-ask = Got a link or a table name?
join-example = paste it here
join-do = Join
join-keep = You keep your seat if you lose the connection.
join-unread = That is neither a link nor a table’s name.
join-already = You have a seat at this table already.
join-back = Back to my seat
join-sit = Sit here
join-free = free
join-invites = { $who } invites you
join-seats = Seats
join-full = Every seat is taken.
join-over = This game is over.
join-watch = Watch
join-only-watch = Just watch
join-no-watch = Every seat is taken, and nobody may watch at this table.
join-look-back = Look at the replay
open-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
open-none = No tables are waiting for players right now.
watch-against = { $one } against { $other }
watching = { $count ->
    [0] nobody is watching
    [one] one person is watching
   *[other] { $count } people are watching
}

## A new table

new-title = New table
new-ready = Ready to start. Change anything you like.
new-guest = { $name } is invited when you make the table.
new-rules = The rules
new-rules-about = how to play
new-seats = Players
new-seats-about = seat by seat, or all at once
new-hand-over = You share this screen and pass it on; nobody sees what they shouldn’t.
new-link-follows = Next you get a link and a code to share.
new-only-watching = Nobody plays here. You can share the links and watch.
company-bots = Against bots
company-bots-about = at once, at your own pace
company-friends = With friends
company-friends-about = with a link, wherever they are
company-screen = On one screen
company-screen-about = pass it from player to player
who-me = here
who-bot = bot
who-friend = friend
new-levels = Your opponent
level-random = Random
level-novice = Novice
level-club = Club player
level-master = Master
level-pip = Pip Tolley
level-plum = Mrs Plum
level-dabbs = Constable Dabbs
level-nell = Nell Harker
level-crumb = Mr Crumb
level-amos = Old Amos
level-vale = Miss Vale
level-frobisher = Captain Frobisher
level-quill = Silas Quill
level-orlova = Madame Orlova
level-thorne = Inspector Thorne
level-adeyemi = Professor Adeyemi
level-widow = The Widow
level-ashgrove = Lord Ashgrove
level-engine = The Engine
trade-pip = telegraph boy
trade-plum = landlady
trade-dabbs = new to the beat
trade-nell = flower seller
trade-crumb = railway clerk
trade-amos = cabman
trade-vale = governess
trade-frobisher = Royal Navy, retired
trade-quill = of the evening papers
trade-orlova = medium
trade-thorne = of the Yard
trade-adeyemi = mathematician
trade-widow = nobody asks
trade-ashgrove = of the Chess Room
trade-engine = Clay and Sons, Clerkenwell
lamps-of = Strength: { $lamps } of 5
expect-won = You won { $won } of { $games }
new-levels-about = more lamps, stronger player
new-help = Notebook
new-help-about = the same for everyone at the table
help-off = Off
help-off-about = You work it all out yourself.
help-possible = Possible
help-possible-about = Shows what is still possible.
help-weights = Likely
help-weights-about = Also shows how likely it is.
new-options = Options
option-usual = default
new-house = Table
new-clock = Clock
clock-none = No clock
clock-none-about = take your time
clock-move = 2 minutes
clock-move-about = per turn
clock-game = 15 minutes
clock-game-about = each, plus 10 seconds per turn
clock-days = 2 days
clock-days-about = per turn, by correspondence
house-spectators = Spectators
house-spectators-about = Anyone with the spectators’ link sees what everyone at the table sees, and no more.
house-chat = Chat
house-chat-about = Write to everyone, or to your own side.
house-stand-in = If a player goes away
house-stand-in-about = The level of the bot that may take over. The player can take the seat back.
house-stand-in-after = The game waits for
house-stand-in-minutes = { $minutes ->
    [60] 1 hour
    [1440] 1 day
   *[other] { $minutes } minutes
}
house-hints = Hints
house-hints-alone = You may ask what the strongest bot would do.
house-hints-people = Everyone may ask what the strongest bot would do. Usually off among people.
agreed-title = What is agreed
agreed-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
agreed-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
agreed-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
agreed-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
agreed-clock-none = No clock.
agreed-clock-move = { $time } for each turn.
agreed-clock-game = { $time } each for the whole game.
agreed-clock-more = { $time } each for the whole game, plus { $more } per turn.
vacation-ask = Ask for a vacation
vacation-about = If everyone agrees, the clocks stop for that many days. You can end it earlier.
vacation-asked = { $days ->
    [one] { $who } asks for one day of vacation.
   *[other] { $who } asks for { $days } days of vacation.
}
vacation-until = The game resumes on { $day }.
clock-in-reserve = in reserve
clock-and-reserve = + { $time }
clock-reserve = 1 day
clock-reserve-about = per turn, plus 5 days in reserve
agreed-clock-reserve = { $time } for each turn, { $reserve } in reserve for the whole game.
agreed-vacation = A vacation stops the clocks for some days, if all agree.
agreed-no-hurry = Take as long as you like.
agreed-stand-in = When a player on turn has been away for { $time }, the others may let a bot ({ $level }) take over. The player can take the seat back.
agreed-time-lost = Out of time: that side loses.
agreed-time-bot = Out of time: a bot ({ $level }) takes over. The player can take the seat back.
agreed-present = The clock starts when everyone is here.
agreed-same = The same for everyone at this table.
agreed-hints-on = Hints are allowed.
agreed-hints-off = No hints.
agreed-hints-on-people = Everyone may ask what the strongest bot would do.
agreed-hints-off-people = Nobody at this table can ask for one.
agreed-hints-on-alone = You may ask what the strongest bot would do.
agreed-hints-off-alone = You decide on your own.
agreed-rated = A rated game.
agreed-rated-about = The result changes the ratings. Resigning or running out of time is a loss. A move that others have seen can’t be taken back. A game that is closed doesn’t count.
house-rated = Rated
house-rated-about = The result changes the ratings of all players. Needs a clock, and no hints.
agreed-spectators-on = Others may watch.
agreed-spectators-off = Nobody can watch.
agreed-spectators-see = They see what everyone at the table sees, and no chat.
agreed-spectators-chat = They see what everyone at the table sees, and read the chat.
agreed-rulebook = Rules as in the rulebook.
agreed-rules = Rules: { $options }.
agreed-without = without { $option }
agreed-sealed = Every random draw is sealed before the first move.
house-listed = List as an open table
house-listed-about = Anyone on this server can take a free seat. Off: only with your link.
summary-who = { $friends ->
    [0] { $mine ->
        [0] Bots only.
        [one] You against { $bots ->
            [one] a bot.
           *[other] { $bots } bots.
        }
       *[other] { $mine } players on this screen{ $bots ->
            [0] .
            [one] , and a bot.
           *[other] , and { $bots } bots.
        }
    }
   *[other] { $mine ->
        [0] A table for { $friends }, with a link.
        [one] You and { $friends ->
            [one] a friend{ $bots ->
                [0] , with a link.
                [one] , with a link, and a bot.
               *[other] , with a link, and { $bots } bots.
            }
           *[other] { $friends } friends, with a link.
        }
       *[other] { $mine } players here, { $friends } with a link.
    }
}
sheet-on = With the deduction sheet.
sheet-off = Without the deduction sheet: no notes, as in the rulebook.
summary-help = { $help ->
    [off] No notebook.
    [possible] The notebook shows what is possible.
   *[weights] The notebook shows what is possible, and how likely.
}
summary-fair = All random draws are sealed before the first move: see Fair play.
new-start = Start

## At the table

title-your-turn = Your turn:
title-replay = Replay: { $game }
title-lesson = Lesson: { $game }
title-puzzle = Puzzle { $number }: { $game }
title-new = New table: { $game }
title-join = Join: { $game }
title-watch = Watching: { $game }
you-watch = you are watching
tabs = Log, notebook, chat and rules
tab-play = Play
tab-log = Log
tab-notebook = Notebook
tab-talk = Chat
tab-rules = Rules
drawer = Open or close the panel
turn-pick = Choose on the board or from the list.
turn-go-on = Continue on the board or from the list.
turn-sent = Sending…
turn-late = No answer yet. Sending again…
turn-kept = Saved: it will be sent when the connection is back.
turn-bot = Waiting for { $who }…
turn-away = Waiting for { $who } (away).
said-of = { $what }: { $text }
choice-group = Your choices
choice-confirm = Confirm: { $what }
choice-let-go = Cancel
choice-undo = Undo
hint-ask = Hint
hint-thinking = Looking for a good move…
hint-chance = { $share } to win
choice-all = { $count ->
    [one] One choice
   *[other] { $count } choices
}
choice-fewer = Show fewer
hint-good = good position
hint-even = even position
hint-bad = bad position
hint-better = clearly better than the next choice
hint-alike = hardly better than the next choice
choice-typing = Type
choice-type = Type your move
choice-one-by-one = One at a time, or typed
choice-example = or type: { $example }
verbs-which = which one?
verbs-again = Click again to take the ringed one.
verb-asks = asks you to confirm
slip-typed = { $line }
identity-title = Who you are
identity-only-you = Only you see this
identity-hidden = Hidden
identity-show = Show who you are
identity-hide = Hide who you are
identity-remember = I’ll remember
identity-stays = This stays in your panel. Hide it with the eye when someone looks over your shoulder.
identity-risk-weight = { $count ->
    [one] they know who you are
   *[other] they suspect you: { $percent }%, one of { $count } suspects
}
identity-risk-possible = { $count ->
    [one] they know who you are
   *[other] you are one of { $count } suspects
}
slip-not-yet = Not yet
caption-hint = Point at something to see what it is. Right-click or long-press to mark it.
caption-weight = { $share } likely
caption-possible = possible
pencil-title = Your marks (only you see them)
pencil-circle = Circle
pencil-cross = Cross
pencil-question = Question mark
pencil-note = a note
pencil-rub-out = Erase
pencil-done = Done
just-now = Just now
looking-back = Looking back
look-back = Look back one line
look-forward = Look forward one line
look-now = Back to now
strip-skip = skip
key-space = Space
announced = What the others did
announced-chat = { $who }: { $words }
turn-showing = One moment: the others’ moves are being shown.
turn-showing-mine = Your turn starts when this has been shown.
turn-looking-back = You are looking back.
log-empty = Nothing has happened yet.
notebook-off = This table plays without a notebook.
notebook-wait = Updating the notebook…
notebook-empty = Nothing to note yet.
notebook-inexact = There are too many possibilities to count exactly: these are estimates.
notebook-more = { $count } more
notebook-fewer = Show fewer
talk-trouble = Mute or report
talk-mute = Mute
talk-unmute = Unmute
talk-muted = You don’t see what this player writes.
talk-report = Report
talk-report-why = What happened?
talk-report-send = Send to the operator
talk-report-about = Only the operator of this server reads it, with the table’s chat.
talk-reported = Reported.
talk-none = No messages yet.
talk-to-side = to your side
talk-whom = Send to
talk-all = everyone
talk-side = my side
talk-say = Write a message
talk-send = Send
watch-talk = Spectators
watch-talk-about = The players can’t read this while the game runs.
watch-talk-open = What the spectators wrote during the game.
watch-talk-name = Your name, shown to the other spectators
seat-you = you
seat-here = here
seat-away = away
seat-same-screen = on this screen
seat-open = free
seat-taken = taken
seat-bot = bot, { $level }
seat-fallback = { $moves ->
    [one] One move
   *[other] { $moves } moves
} played by { $level }: { $why ->
    [too-slow] the bot took too long
   *[crashed] the bot failed
}
seat-stands-in = a bot is playing
seat-let-bot = Let a bot play
seat-let-bot-about = { $minutes ->
    [one] When the game has waited one minute for { $who }, a bot ({ $level }) may take over. { $who } can take the seat back.
   *[other] When the game has waited { $minutes } minutes for { $who }, a bot ({ $level }) may take over. { $who } can take the seat back.
}
seat-let-bot-sure = Hand the seat to a bot
seat-let-bot-not = Wait
seat-bot-for-you = A bot is playing for you.
seat-reclaim = Take my seat back
line-lost = Connection lost. Your seat is safe; reconnecting…
paused = The game is paused.
paused-by = The game is paused ({ $who } asked for it).
pause = Pause
pause-ask = Ask for a pause
pause-asked = Pause requested by { $who }.
pause-accept = Agree
pause-decline = Decline
pause-waits = You agree to a pause. The others have to agree too.
resume = Resume
ask-others = Ask the others
take-back = Take back my last move
take-back-short = Take back
take-back-asked = { $who } asks to take back their last move, with everything that came after it.
take-back-waits = You ask to take back your last move. The others have to agree.
stand-in-ask = A bot in my place
stand-in-asked = { $who } has to leave and would like a bot ({ $level }) to take over. { $who } can take the seat back.
stand-in-waits = You ask that a bot plays for you. The others have to agree.
proposal-withdraw = Withdraw
draw-offer = Offer a draw
draw-offered = Draw offered by { $who }.
draw-accept = Accept
draw-decline = Decline
draw-waits = You have offered a draw.
resign = Resign
resign-ask = Resign the game?
resign-sure = Resign
resign-not = Cancel
invite-title = Invite
invite-starting = The game starts in a moment: the players’ devices add their numbers to the random draws.
invite-about = The first to open it can take a free seat.
invite-code = QR code of the link, for a phone
room-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
room-about = The game starts when every seat is taken. No clock runs before.
people-invite = Invite people you have played with
people-invite-do = Invite
people-invite-named = Invite { $name }
people-invited = invited
people-invite-about = They find the invitation on their home page, and are alerted if they want that.
room-fill-all = Fill with bots and start
room-fill = Seat a bot
room-level = Who fills the seats
room-leave-free = Leave free
room-remove = Remove
room-remove-ask = Take the seat away from { $who }?
room-remove-sure = Yes, free the seat
room-take = Sit here
room-swap = Swap seats
room-swap-waits = You asked { $who } to swap seats.
room-swap-asked = { $who } would like your seat, { $mine }, for theirs, { $theirs }.
room-swap-accept = Swap seats
room-swap-decline = No, thanks
room-swap-back = Withdraw the request
room-leave = Leave this table
room-leave-ask = Leave your seat? Someone else may take it.
room-leave-sure = Yes, leave
room-stay = Stay
room-close = Close the table
room-close-ask = Close this table? The links stop working.
room-close-sure = Yes, close it
room-close-not = Keep it open
room-listed = Listed as an open table. It leaves the list when you have been away for { $time }.
room-closed = This table was closed.
room-closed-about = The game did not take place.
room-closed-operator = The game ends without a result.
seat-host = host
invite-watch = A link just for watching
watch-link = Spectators’ link
hand-over = On this screen, next to play: { $who }.
hand-over-do = Pass the screen
curtain-title = Pass the screen to { $who }
curtain-about = Everything of the previous player is hidden. Everyone else, look away.
curtain-open = Continue as { $who }

## The end

end-paper = The Evening Lamp
end-table = table { $table }
end-won = You win
end-lost = You lose
end-nobody = Nobody wins
end-winners = Won by { $names }
end-winner = winner
end-who = Who was who
end-jack-was = Jack was { $who }.
end-jack-lived = Jack’s hideout was { $where }.
end-mister-x-at = Mister X was at { $where }.
end-big-scotland-yard-caught-won = You caught Mister X!
end-big-scotland-yard-caught-lost = You were caught
end-big-scotland-yard-surrounded-won = You surrounded Mister X!
end-big-scotland-yard-surrounded-lost = You were surrounded
end-big-scotland-yard-stranded-won = You escaped!
end-big-scotland-yard-stranded-lost = Mister X got away
end-big-scotland-yard-away-won = You escaped!
end-big-scotland-yard-away-lost = Mister X got away
end-big-mr-jack-arrested-won = You arrested Jack!
end-big-mr-jack-arrested-lost = You were arrested
end-big-mr-jack-mistaken-won = You got away!
end-big-mr-jack-mistaken-lost = Jack got away
end-big-mr-jack-escaped-won = You got away!
end-big-mr-jack-escaped-lost = Jack got away
end-big-mr-jack-dawn-won = You got away!
end-big-mr-jack-dawn-lost = Jack got away
end-big-mr-jack-pocket-found-won = You found Mr. Jack!
end-big-mr-jack-pocket-found-lost = You were found
end-big-mr-jack-pocket-seen-won = You found Mr. Jack!
end-big-mr-jack-pocket-seen-lost = You were found
end-big-mr-jack-pocket-caught-won = You found Mr. Jack!
end-big-mr-jack-pocket-caught-lost = You were found
end-big-mr-jack-pocket-late-won = You got away!
end-big-mr-jack-pocket-late-lost = Mr. Jack got away
end-big-mr-jack-pocket-unseen-won = You got away!
end-big-mr-jack-pocket-unseen-lost = Mr. Jack got away
end-big-mr-jack-pocket-escaped-won = You got away!
end-big-mr-jack-pocket-escaped-lost = Mr. Jack got away
end-big-mr-jack-pocket-dawn-won = You got away!
end-big-mr-jack-pocket-dawn-lost = Mr. Jack got away
end-big-whitechapel-arrested-won = You arrested Jack!
end-big-whitechapel-arrested-lost = You were arrested
end-big-whitechapel-no-way-out-won = You surrounded Jack!
end-big-whitechapel-no-way-out-lost = You were surrounded
end-big-whitechapel-out-of-time-won = Jack ran out of time!
end-big-whitechapel-out-of-time-lost = You ran out of time
end-big-whitechapel-home-won = You got away!
end-big-whitechapel-home-lost = Jack got away
end-again = Play again
end-again-about = same seats
end-turned = Change sides
end-turned-ready = The next table is ready
end-turned-about = everyone changes seats
end-replay = Replay
end-download = Download
end-home = Home
ended-resigned = { $who } resigned.
ended-flagged = { $who } ran out of time.
ended-drawn = Draw by agreement.
seal-sealed = The random draws are sealed.
seal-sealed-about = They can be checked when the game is over.
seal-kept = The draws were fair.
seal-kept-about = The server’s seed is the one it sealed before the first move, and the players’ numbers are the ones they committed to before any was known.
seal-broken = The seal does not match.
seal-broken-about = What was revealed is not what was sealed before the game, or not what this device noted. Don’t trust this game.
seal-unproven = The draws are not proven fair.
seal-unproven-about = No player added a number to the draws, or one was not revealed. The server could have chosen them.
seal-before = The seal matches.
seal-before-about = The seed is the one that was sealed. This table was created by an older version, so it is not proven that the seed was chosen before the players’ numbers were known.
seal-opening = { $count ->
    [one] The first action was taken over from another game; the seal does not cover it.
   *[other] The first { $count } actions were taken over from another game; the seal does not cover them.
}
seal-numbers = The numbers
seal-commitment = sealed
seal-seed = opened
seal-start = start of the game
seal-number = your number
seal-record = { $count ->
    [one] the first move
   *[other] the first { $count } moves
}
seal-secrets = hidden choices, sealed
seal-by-hand = Your page has not repeated the draws. This command repeats them from the game’s file, and checks the hidden moves:
seal-how = see Fair play

## Learning

learn-heading = Learn by playing
learn-about = A first game, step by step, on the real board. Leave whenever you like and continue later.
learn-all = All lessons
learn-as = as { $side }
learn-minutes = { $minutes } min
learn-at-step = step { $step } of { $of }
learn-done = done
tab-lesson = Lesson
lesson-step = step { $step } of { $of }
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-shown = For instance: { $move }.
lesson-your-move = Your move, on the board or from the list.
lesson-free = Play as you like.
lesson-caption = Point at something to see what it is.
lesson-enter = Press Enter to continue.
lesson-mistyped = “{ $line }” is not one of your choices here.
lesson-anew = This lesson has changed since you left it, so it starts over.
lesson-play = Now play
lesson-play-about = A short game as { $side }, against novices, with the notebook on.
lesson-following = Next: { $game }, as { $side }
lesson-puzzles = Puzzles of this game
lesson-again = Repeat the lesson
tab-puzzle = Puzzle
tab-pad = Analysis pad
pad-opening = Opening the analysis pad…
pad-sketch = A sketch
pad-about = Nothing here is played, and nobody else can see it.
pad-back = Back to the game
pad-your-move = It’s your move in the game.
pad-moves = { $count ->
    [0] no move tried
    [one] one move tried
   *[other] { $count } moves tried
  }
pad-own = Try a move.
pad-other = Now try a move for { $who }.
pad-over = The sketch ends here. Take moves back, or start again.
pad-drawn-weights = What is hidden from you was drawn by the chances in your notebook.
pad-drawn-evenly = What is hidden from you was drawn evenly from what you can’t rule out.
pad-earlier = The sketch begins at the line you looked back at.
pad-restart = Start again
pad-draw = Draw the hidden part again
puzzles-heading = Puzzles
puzzles-about = Positions from real games, each with one provable answer. Can you find it?
puzzles-all = All puzzles
puzzles-today = Today’s puzzle
puzzles-try = Solve it
puzzles-solved = { $solved } of { $count } solved
puzzles-easy = easy
puzzles-hard = hard
puzzle-opening = Setting up the position…
puzzle-label = Puzzle { $number }: { $title }, { $difficulty ->
    [1] easy
    [2] medium
   *[other] hard
}{ $state ->
    [solved] , solved
    [shown] , answer seen
   *[other] { "" }
}
puzzle-number = no. { $number }, { $difficulty ->
    [1] easy
    [2] medium
   *[other] hard
}
puzzle-sent = from a friend, { $difficulty ->
    [1] easy
    [2] medium
   *[other] hard
}
puzzle-since = What you need is in the log, from the marked line on.
puzzle-pick = Answer on the board or from the list.
puzzle-reveal = Show the answer
puzzle-right = Right!
puzzle-shown = The answer:
puzzle-answer = { $answer }.
puzzle-next = Next puzzle
puzzle-solved-here = solved
puzzle-shown-here = answer seen

## Looking back

replay-title = Replay
replay-opening = Loading the game…
replay-step = step { $step } of { $last }
replay-set-up = Before the first move.
replay-play = Play
replay-pause = Pause
replay-share = Link to this step
controls = Step by step
step-back = Back one step
step-on = Forward one step
round-before = Back to the start of the round
round-next = On to the next round
round-before-mr-jack = Back to the start of the turn
round-next-mr-jack = On to the next turn
round-before-mr-jack-pocket = Back to the start of the turn
round-next-mr-jack-pocket = On to the next turn
round-before-whitechapel = Back to the start of the night
round-next-whitechapel = On to the next night
moment-before = Previous turning point
moment-next = Next turning point
eyes-of = seen by
eyes-all = all secrets
eyes-spectator = a spectator
believed-title = What could be known
believed-whose = by
believed-bits = { $count ->
    [0] Still hidden: { $amount }.
    [one] Still hidden: { $amount }; one possibility is left.
   *[other] Still hidden: { $amount }, in { $count } possibilities.
}
believed-left = Still possible: { $amount }.
strip-left = { $count ->
    [0] no possibility
    [one] one possibility
   *[other] { $count } possibilities
}
events-left = still possible
events-title = Events
events-bits = bits revealed
strip-bits = { $count ->
    [one] { $bits } bit
   *[other] { $bits } bits
}
strip-round = round { $number }
strip-round-mr-jack = turn { $number }
strip-round-mr-jack-pocket = turn { $number }
strip-round-whitechapel =
    night { $number ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
strip-told = Revealed: { $amount }.
strip-step = The step
strip-at = Step { $step } of { $last }: { $amount } hidden
bring-about = A game you downloaded or were sent: a .gaslamp file. The server keeps a copy so that you can come back to it. Anyone with the link can watch it.
bring-choose = Choose a file
bring-drop = or drop it here
bring-position = Paste a position
bring-position-about = The text that “gaslamp position” writes, with your changes. You can then play on from it.
bring-position-open = Open the position
end-told = Turning points
end-told-whom = { $who }, in bits
end-near = How close the hunt was
end-near-about = What was still hidden after each step, in bits; zero is certainty. Click to see the moment.
end-told-left = { $who }: still possible, before and after
end-near-left = What was still possible after each step. Click to see the moment.
end-share = Share

## Pages

missing-title = Page not found
refused-title = This page can’t be shown
missing-page = There is nothing at this address. Check the link.
missing-unreachable = This page could not be loaded. Gaslamp may have been updated meanwhile: reload it.
missing-seat = You have no seat at this table on this device. If you were invited, open the link you were sent. Your seat is still yours on the device where you took it.
missing-join = Look for a free seat
missing-home = Home
settings-name = Your name
settings-name-about = The people you play with see it.
settings-language = Language
settings-text = Text size
text-usual = normal
text-large = large
text-largest = largest
settings-contrast = Contrast
contrast-usual = normal
contrast-strong = high
settings-speed = How fast moves are shown
settings-speed-about = At the table, moves are shown one after the other. Click or press the space bar to skip ahead. Off: all at once.
settings-speed-short = Speed
speed-calm = calm
speed-normal = normal
speed-quick = quick
speed-off = off
settings-still = Reduce motion
settings-still-about = No animations. Your device’s own setting always applies.
settings-sound = Sounds
settings-sound-about = Soft sounds for your turn, a reveal, a capture and a clock running low.
settings-confirm = Confirm moves
settings-confirm-about = Tap twice to play a move. Useful on a small screen.
settings-expert = Charts in bits
settings-expert-about = For experts: charts of finished games show what was still hidden in bits, instead of counting stations, suspects or hideouts.
settings-coordinates = Coordinates on the board
settings-coordinates-about = Hexes, crossings and tiles show the names you use when you type a move.
rules-choose = Which game?
rules-play = Set up a game
rules-contents = Contents
rules-numbered = Numbered rules
rules-numbered-about = Every rule has a number. Where the rulebook can be read in more than one way, we had to choose; such choices are marked “our ruling”.
rules-named = Rules
rules-search = Search the guide and the rules
rules-search-clear = Clear the search
rules-found =
    { $sections ->
        [0] no section
        [one] one section
       *[other] { $sections } sections
    }, { $rules ->
        [0] no rule
        [one] one rule
       *[other] { $rules } rules
    }
rules-found-nothing = Nothing found. Try fewer words, or a rule’s number.
rules-now = now
rules-page = Open with pictures

fair-server = The server knows the rules, your page does not
fair-server-about = Your page shows what the server sends and offers the moves that are allowed. It holds no secrets but yours, so there is nothing to find in it.
fair-draws = Chance is sealed before the game
fair-draws-about = When a table is created, the server draws a secret seed and publishes its fingerprint, the seal. Then each player’s device commits to a number of its own and reveals it once all have committed. Every card and every toss follows from the seed and these numbers: nobody can choose a draw, neither the server nor a player working with it.
fair-opened = … and can be checked afterwards
fair-opened-about = When the game is over, the seed is published. Your page checks that it is the one that was sealed when you joined, and that the numbers are the ones that were committed to, yours among them. The command “gaslamp verify” repeats every draw from the file of the game.
fair-hidden = Hidden choices are sealed too
fair-hidden-about = Where Jack’s hideout is, where Mister X has gone: with every move your page notes a fingerprint of all moves so far, hidden ones included. At the end “gaslamp verify” checks it against the file.
fair-bots = Bots see only what their seat sees
fair-bots-about = A bot gets what its seat has seen, and nothing else. It has to deduce, like you.
fair-notebook = The notebook knows what you know
fair-notebook-about = It is worked out from what you were shown, and everyone at the table has the same help.
fair-lost = A move is never lost
fair-lost-about = Every move is on disk before anyone sees it. If your connection drops, your seat stays yours, and your move is sent again, once.

# The player, and its devices.
player-title = You
player-link = You
player-record = { $games ->
    [0] No game finished yet.
    [one] One game finished, { $won ->
        [0] lost
       *[other] won
    }.
   *[other] { $games } games finished, { $won } won.
}
player-rename = Change your name
player-rename-do = Save
player-export = Download my data
player-games = My games
people-title = People you have played with
people-last = { $count ->
    [one] one game
   *[other] { $count } games
}, last { $game }, { $day }
muted-title = Invitations you don’t get
muted-take-again = get them again
player-devices = My devices
player-another = Continue on another device
player-another-about = Your seats, games, settings and what you have learned come along.
player-another-do = Make a link
player-another-how = Scan this code with the other device, or open the link there. It works once, for ten minutes.
player-qr = QR code of the link
player-privacy = No password, and an email address only if you want alerts. The server stores a fingerprint of your key, your name, your seats and results, your settings and what you have learned.
player-none = Play on any of your devices, and keep the history of your games. All you need is a name.
player-begin = Keep my games
player-delete = Delete all my data
player-delete-ask = Your name, devices, seats, alerts and history will be deleted from the server. At the tables where you played, your name and what you wrote are deleted too. This can’t be undone.
player-delete-sure = Delete everything
player-delete-not = Not now
page-public = Let others see my page
page-public-about = Your name, your ratings and your rated games. Others find it at a table where you play.
page-public-listed = Your name, your ratings and your rated games. Others find it at a table where you play, and on the page of this server’s players.
page-see = See the page
page-link-of = Page of { $name }
page-games = Rated games
page-no-games = No rated games yet.
page-private-player = a player
players-title = Players
players-about = Players of this server who let others see their page. The strongest come first, as far as their games tell.
players-none = No players match.
players-any-game = any game
players-any-role = any side
players-link = This server’s players
leagues-title = Leagues
leagues-about = Everyone plays everyone, or those with equal points meet, over an evening or over weeks. Each pair plays both sides.
leagues-mine = My leagues
leagues-new = New league
leagues-name = Name of the league
leagues-system = Who meets whom
leagues-round-robin = everyone meets everyone (up to 16)
leagues-swiss = equal points meet: Swiss system (up to 32)
leagues-rounds = Rounds
leagues-length = Time for a round
leagues-hours = { $hours ->
    [1] an hour
    [2] two hours
    [24] a day
    [72] three days
    [168] a week
    [336] two weeks
   *[other] thirty days
}
leagues-make = Create the league
league-state-open = players wanted
league-state-running = running
league-state-over = over
league-round-robin = A league of { $game }: everyone against everyone, once on each side.
league-swiss = A league of { $game } by the Swiss system: equal points meet, once on each side.
league-round = Round { $round } of { $rounds }.
league-ends = It ends on { $when } at the latest.
league-over = The league is over.
league-join = Join the league
league-join-about = { $who } invites you. The others see your name and your results.
league-invite = Invite
league-link = Link to join the league
league-start = Start the league
league-start-about = Nobody can join once it has started. The tables of the first round are created then.
league-waits = { $who } starts the league when everyone is here.
league-players = Players
league-player = Player
league-standings = Standings
league-points = points
league-tie = tie-break
league-games = played
league-you = , you
league-gone = someone who left
league-won = won
league-lost = lost
league-drawn = drawn
league-coming = to come
league-late = lost for being late
league-square = as { $side }: { $result }
league-squares = left square: as { $first }; right: as { $second }
league-played = { $played ->
    [0] no games decided
    [one] one game decided
   *[other] { $played } games decided
}
league-mine = Your next games
league-others = Everyone else’s
league-against = Against { $who }
league-as = as { $side }
league-pair = { $one } against { $other }
league-until = by { $when }
league-played-on = late: played to its end
league-play = Play
league-terms = Each round takes at most { $hours ->
    [1] an hour
    [2] two hours
    [24] a day
    [72] three days
    [168] a week
    [336] two weeks
    [720] thirty days
   *[other] { $hours } hours
}; it ends sooner when all its games are decided.
league-ties-round-robin = A win is one point, a draw half a point, a round without an opponent one point. With equal points, the games between those players decide, then the number of wins.
league-ties-swiss = A win is one point, a draw half a point, a round without an opponent one point. With equal points, the points of your opponents decide, then the number of wins.
league-late-rules = When a round’s time is over: if a game has not begun, whoever was at the table gets the point. If both were there, but never together, each gets half a point; if nobody was, nobody gets one. A game that has begun is played to its end by the clock. After one more round’s time it counts as a draw, as does a game closed by the operator. If you leave, the games you have not begun go to your opponents.
league-leave = Leave the league
league-leave-ask = The games you have not begun go to your opponents. Games that have begun go on by the clock.
league-leave-sure = Leave
league-delete = Delete the league
league-delete-ask = The league has not started. It will be deleted for everyone.
device-title = Continue on this device
device-about = This device will be added to the player who made the link. Continue only if that was you.
device-known = This device currently belongs to { $name }. The games on it stay here.
device-name = Name of this device
device-join = Continue here
device-phone = Phone
device-tablet = Tablet
device-computer = Computer
device-seen = last used on { $day }
device-this = this one
device-remove = remove
device-remove-named = Remove { $name }
passkeys = Passkeys
passkeys-about = Sign in on another device with your fingerprint, face or screen lock. You also get back in if you lose all your devices.
passkey-add = Add a passkey
passkey-sign-in = Sign in with a passkey
passkey-used = added on { $made }, last used on { $used }
passkey-remove-named = Remove the passkey { $name }
passkey-there = This device has a passkey of yours already.
passkey-not-used = No passkey was used. Try again.
history-none = Your finished games will be listed here.
history-no-such = No games match.
history-filters = Which games
history-closed = closed
history-any-game = any game
history-any-side = any side
history-any-opponent = any opponent
history-with = with { $names }
history-export = Download as CSV
history-head-day = day
history-head-game = game
history-head-side = side
history-head-opponent = opponent
history-head-partner = partner
history-head-result = result
history-head-ending = ending
history-head-table = table
history-all = all
history-won = won
history-lost = lost
history-drawn = drawn
history-running = still going
history-against = against { $names }
history-go-on = continue
history-replay = replay
history-review = review
history-gone = no longer kept
history-more = { $count } more
history-resigned = Resigned.
history-played-on = Played on from a position.
history-flagged = Time ran out.
rating = Ratings
rating-about = the wider the light, the less is known
rating-none = No rated games yet. A game is rated if that was agreed when its table was created.
rating-start = Rated games only. The dashed line is 1500, where everyone begins; 400 points more mean ten wins for one loss.
rating-any-seat = any seat
rating-value = { $rating }, give or take { $uncertainty }, after { $games ->
    [one] one game
   *[other] { $games } games
}
history-head-rating = rating
history-rating = rating { $rating }
rematch-offered = { $who } would like a rematch.
rematch-agree = Agree
rematch-decline = Not now
rematch-waits = You offered a rematch. Waiting for the others.
rematch-take-back = Withdraw the offer
rematch-changed = Everyone changes seats.
rematch-same = The sides stay the same.
rematch-rather-keep = Keep the sides
rematch-rather-change = Change sides
rematch-keep = Rematch with the same sides
start-waits = Waiting for { $names }. The game and its clock start when everyone is here.

# Calling a player who is not at the table.
alerts-title = Alerts
alerts-how = How you can be reached
alerts-push = This device
alerts-push-about = You are notified even when the page is closed.
alerts-push-others = Also on: { $names }.
alerts-push-refused = Your browser blocks notifications from this page. Allow them in its settings, then try again.
alerts-push-failed = Your browser could not subscribe to notifications. Try again later.
alerts-push-none = This browser can’t notify you while the page is closed. On an iPhone or iPad, add Gaslamp to the home screen first.
alerts-by-push = device
alerts-mail = Your email address
alerts-mail-do = Send me a link
alerts-mail-waits = Open the link in the email you were sent.
alerts-mail-on = Each email has a link to stop them.
alerts-webhook = A webhook of your club’s chat
alerts-webhook-do = Use it
alerts-webhook-on = Everyone who reads your club’s chat sees your alerts.
alerts-try = Send me one to try
alerts-tried = Sent.
alerts-remove = remove
alerts-what-for = When to alert you
alerts-by-mail = email
alerts-by-webhook = club
alerts-turn = Your turn
alerts-turn-about = in games with days per turn, after a minute
alerts-deadline = A deadline is near
alerts-deadline-about = when a quarter of your time is left, at the latest an hour before
alerts-invitation = An invitation
alerts-invitation-about = from people you have played with
alerts-rematch = A rematch is offered
alerts-rematch-about = and you have not answered
alerts-over = The game is over
alerts-over-about = and you were not there
alerts-when-not = Limits
alerts-night = Quiet at night
alerts-night-about = From { $begin }:00 to { $end }:00. You still get an alert when a deadline is near.
alerts-cap = Alerts per hour, at most
alerts-privacy = You get alerts only when you are not at the table. They name the game and your opponent, never anything secret.
mail-confirm-title = Confirm your address
mail-confirm-about = You asked for alerts about your games by email.
mail-confirm-do = Confirm
mail-confirm-done = Your address is confirmed. You can choose your alerts on your page.
mail-stop-title = Stop these emails
mail-stop-about = You will get no more emails about your games at this address.
mail-stop-do = Stop
mail-stop-done = Done. You will get no more emails.
review-title = Review
review-of = decisions of
review-opening = Loading the game…
review-working = Judging the decisions: { $percent }% done.
review-waiting = Judging the first decisions…
review-none = There was nothing to decide on this side.
review-moments = Turning points
review-no-moment = No decision gave much away.
review-decisions = Every decision
review-all = all { $count }
review-mistakes = { $count ->
    [0] no mistakes
    [one] one mistake
   *[other] { $count } mistakes
}
review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-grades = Graded by the chance given away: under 1 point best, under 4 good, under 9 inaccuracy, under 18 mistake, from 18 blunder.
review-chance = { $before } → { $after }%
review-lost = { $points ->
    [0] 0
   *[other] −{ $points }
}
review-better = Better: { $choice }
review-fine = Nothing was better.
review-others-considered = { $count ->
    [one] One other choice
   *[other] { $count } other choices
}
review-curve = Chance to win
review-from = From { $from } to { $to }
review-own = your decisions
review-own-of = their own decisions
review-others = the other side’s mistakes
review-luck = luck and what was hidden
review-estimate = The chances are a bot’s estimates, made from what this side had seen.
review-played-here = played
review-better-here = better
review-as-known = as this side knew it
review-as-others-knew = as the other side knew it
review-round = round { $round }
review-what-it-told = what it told them
review-told = Possible for you, as the others saw it: { $before } before, { $after } after.
review-replay = Replay
review-select = Step { $step }: { $choice } { $grade }.
end-review = Review
title-review = Review: { $game }
replay-review = Review
review-good = good
review-bad = bad
review-uncalibrated = No numbers: how often this role’s chances come true has not been measured well enough.
send-puzzle = Send as a puzzle
send-puzzle-looking = Looking for positions with one provable answer…
send-puzzle-not-here = No single answer can be proved at this position.
send-puzzle-nowhere = No single answer can be proved at any position of this game.
send-puzzle-others = It can be proved at these positions of the game:
send-puzzle-step = Step { $step }:
send-puzzle-proved = The answer is proved:
send-puzzle-make = Make the link
send-puzzle-link = A link to the puzzle, without its answer
play-on = Play on from here
play-on-seat = You play
play-on-hidden = What is hidden from you
play-on-known = As this player knew it
play-on-known-about = Drawn again from everything that was still possible.
play-on-true = As it was
play-on-true-about = The secrets of this game stay as they were.
play-on-not-rated = A new table against bots, not rated.
play-on-start = Play on
title-balance = Balance: { $game }
balance-title = How balanced the games are
balance-about = One bot played all seats against itself. Stronger players might see other results.
balance-link = Is it balanced?
balance-wins = How often each side wins
balance-key = In %, with the interval that holds the true share with 95% confidence. The lit part of the street is a balanced game.
balance-wide = * wider than ±4 points: too few games to tell.
balance-older = † played before the bots were changed: today’s may win more or less often.
balance-endings = How games end
balance-played = { $actions } actions on average; played by the bot { $bot }, { $day }
balance-ending-lady-alice-accusation = a right accusation
balance-ending-lady-alice-suspicion = a suspicion that solved the case
balance-ending-lady-alice-last-one-in = all others had accused wrongly
balance-ending-lady-alice-round-limit = no solution
balance-ending-mr-jack-arrested = Jack arrested
balance-ending-mr-jack-mistaken = someone else arrested
balance-ending-mr-jack-escaped = Jack left the district
balance-ending-mr-jack-dawn = dawn
balance-ending-mr-jack-pocket-found = one suspect left
balance-ending-mr-jack-pocket-seen = both goals reached, Jack in sight
balance-ending-mr-jack-pocket-caught = seen in the chase
balance-ending-mr-jack-pocket-late = six hourglasses
balance-ending-mr-jack-pocket-unseen = both goals reached, Jack out of sight
balance-ending-mr-jack-pocket-escaped = unseen in the chase
balance-ending-mr-jack-pocket-dawn = no goal reached
balance-ending-scotland-yard-caught = Mister X caught
balance-ending-scotland-yard-surrounded = Mister X could not move
balance-ending-scotland-yard-stranded = no detective could move
balance-ending-scotland-yard-away = Mister X got away
balance-ending-whitechapel-home = Jack home four times
balance-ending-whitechapel-arrested = Jack arrested
balance-ending-whitechapel-no-way-out = Jack could not move
balance-ending-whitechapel-out-of-time = Jack not home in time
balance-usual = usual rules
balance-games = { $games ->
    [one] one game
   *[other] { $games } games
}
balance-claims = What is said, and what was measured
balance-groups-scotland-yard = How often Mister X wins from each start station, in %.
balance-groups-mr-jack = How often Jack wins as each character, in %.
balance-groups-mr-jack-pocket = How often Mr. Jack wins as each suspect, in %.
balance-how = Played by a bot with few simulations for each move. This command plays the games again:
balance-option = { $option }: { $value }
balance-claim-scotland-yard-1 = The rulebook leaves open who is ahead. With five detectives the game was close, a little in favour of Mister X; each detective fewer helps him a lot.
balance-claim-scotland-yard-2 = By start station the intervals are wide: more games are needed to tell which stations are good.
balance-claim-mr-jack-1 = Four characters begin in the light and four in the dark, as if neither side were ahead. Here the Investigator won two games out of three, on both boards alike.
balance-claim-mr-jack-2 = This bot looks only a little ahead. A Jack who plans his escape over several turns may do better.
balance-claim-mr-jack-pocket-1 = The rulebook gives both sides the same four actions a turn. The Investigator won three games out of five.
balance-claim-lady-alice-1 = All seats have the same rules, only the order of turns differs. No seat was clearly better: every interval holds an even share.
balance-claim-whitechapel-1 = Players who wrote variants say that between experienced players Jack has an advantage. Far too few games were played here to support or contradict it: these bots think little, and one game takes long.
balance-claim-whitechapel-2 = “Time of the crime” and “Move and act” are recommended together to make it harder for Jack. The intervals are too wide to say whether they do.
