client-unreachable = The house does not answer. Nothing is lost: try again in a moment.
client-trouble = Something went wrong on the way. Nothing was changed.
try-again = Try again
back = back
all-games = all games
leave = leave
on = on
off = off
copy = Copy
copied = Copied
understood = understood
reload = Reload
later = Later
loading = Loading…
alert-not-kept = Your browser is not storing anything for this page: its storage is full or switched off. Keep the page open. If you close it, your seats and settings are lost.
alert-outdated = Gaslamp was updated after you opened this page. Reload it. Moves that you have made are safe; pick again what you have not confirmed yet.
broken-board = The board could not be drawn. Your game is safe: play on from the list of choices, or reload the page.
broken-panel = This part of the page has failed. Your game is safe: reload the page.
broken-page = This page has failed. Your games are safe: reload it.
opening = The door is being opened…
guest = Guest
seat-number = Seat { $number }

## The terrace

home-motto = five games of hidden identity in gaslit London
home-more = More about the house
home-rules = Rules
home-fair = How it is fair
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
home-continue = Continue
home-join = Join by link
home-open = Open tables
home-file = Open a file
home-file-about = replay a journal
home-ways = Ways in
way-games = Games
way-join = Join
way-mine = Mine
way-open = Open
way-learn = Learn

game-scotland-yard-facts = 2 to 6 players · 45 min
game-scotland-yard-short = A fugitive in London, detectives at his heels, and tickets that tell where he may be.
game-mr-jack-facts = 2 players · 30 min
game-mr-jack-short = Eight characters in the lamplight, one of them Jack: arrest him before dawn.
game-mr-jack-pocket-facts = 2 players · 15 min
game-mr-jack-pocket-short = Nine suspects on nine tiles that turn, and three detectives who look down the streets.
game-whitechapel-facts = 2 to 6 players · 90 min
game-whitechapel-short = Four nights, and each time Jack must slip home past the police.
game-lady-alice-facts = 3 to 5 players · 45 min
game-lady-alice-short = Stanley has vanished: who, where, when, and with what? Everybody holds one proof.

quick-side = On which side?
quick-chance = Chance decides
quick-against = against
quick-notebook = notebook
quick-more = more choices
quick-learn = Never played? Learn it

mine-none = No game is open on this device. Pick a door.
mine-your-turn = Your turn
mine-replay = Replay: { $game }
mine-over = over
mine-gone = no longer on the server
mine-waiting = waiting for company
mine-with = with { $names }
mine-against-bots = { $bots ->
    [one] against a bot
   *[other] against { $bots } bots
}
mine-at-this-screen = around this screen
mine-all = All { $count } games
mine-fewer = Fewer

join-ask = Somebody sent you a link, or a table’s name?
join-example = paste it here
join-do = Join
join-keep = You keep your seat if the line drops.
join-unread = That is neither a link nor a table’s name.
join-already = You have a seat at this table already.
join-back = Back to my seat
join-sit = Sit here
open-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
open-none = No table is waiting for company just now.

## A new table

new-title = A new table
new-ready = Ready as it is. Change what you like.
new-rules = The rules
new-rules-about = how to play
new-seats = Who plays
new-seats-about = seat by seat, or all at once
new-hand-over = Those at this screen hand it over: nobody sees what is not theirs.
new-link-follows = You get a link and a code to share, right after.
new-only-watching = Nobody here plays. You can share the links and look on.
company-bots = Against bots
company-bots-about = at once, at your pace
company-friends = With friends
company-friends-about = by a link, wherever they are
company-screen = Around this screen
company-screen-about = handed from seat to seat
who-me = here
who-bot = bot
who-friend = friend
new-levels = How well the bots play
level-random = Wanderer
level-novice = Novice
level-club = Club player
level-master = Master
new-help = The notebook
new-help-about = the same for everybody at the table
help-off = Off
help-off-about = Your own wits.
help-possible = Possible
help-possible-about = What can still be.
help-weights = Weights
help-weights-about = And how likely it is.
new-options = Rules of the house
option-usual = usual
new-house = Around the table
new-clock = The clock
clock-none = No clock
clock-none-about = nobody is in a hurry
clock-move = 2 minutes
clock-move-about = for each turn
clock-game = 15 minutes
clock-game-about = each, 10 seconds more a turn
clock-days = 2 days
clock-days-about = a turn, by correspondence
house-spectators = Spectators
house-spectators-about = Whoever has the watching link sees what everybody at the table sees, and no more.
house-chat = Talk
house-chat-about = A line to all, or to your own side.
house-stand-in = If a player goes away
house-stand-in-about = The level of the bot that may play on. The player can take the seat back.
house-stand-in-after = The game waits for
house-stand-in-minutes = { $minutes ->
    [60] 1 hour
    [1440] 1 day
   *[other] { $minutes } minutes
}
house-listed = On the list of open tables
house-listed-about = Anybody in this house may take a free seat. Off: only by your link.
summary-who = { $friends ->
    [0] { $mine ->
        [0] Bots among themselves.
        [one] You against { $bots ->
            [one] a bot.
           *[other] { $bots } bots.
        }
       *[other] { $mine } seats at this screen{ $bots ->
            [0] .
            [one] , and a bot.
           *[other] , and { $bots } bots.
        }
    }
   *[other] { $mine ->
        [0] A table for { $friends }, by a link.
        [one] You and { $friends ->
            [one] a friend{ $bots ->
                [0] , by a link.
                [one] , by a link, and a bot.
               *[other] , by a link, and { $bots } bots.
            }
           *[other] { $friends } friends, by a link.
        }
       *[other] { $mine } seats here, { $friends } by a link.
    }
}
sheet-on = With the deduction sheet.
sheet-off = Without the deduction sheet: no notes, as the rulebook says.
summary-help = { $help ->
    [off] No notebook: your own wits.
    [possible] The notebook shows what is possible.
   *[weights] The notebook shows what is possible, and how likely.
}
summary-clock = { $clock ->
    [none] No clock.
    [move] The clock runs for each turn.
   *[game] The clock runs for the whole game.
}
summary-fair = Every draw of this table is sealed before the first move: how it is fair.
new-start = Start

## At the table

title-your-turn = Your turn
title-replay = Replay: { $game }
title-lesson = Lesson: { $game }
title-puzzle = Puzzle { $number }: { $game }
title-new = New table: { $game }
title-join = Join: { $game }
title-watch = Watching: { $game }
you-watch = you are looking on
tabs = Log, notebook, talk and rules
tab-play = Play
tab-log = Log
tab-notebook = Notebook
tab-talk = Talk
tab-rules = Rules
drawer = Open or close the drawer
turn-pick = Pick on the board, or from the list.
turn-go-on = Go on on the board, or from the list.
turn-sent = Sent…
turn-late = No answer yet. It is being sent again…
turn-kept = Kept: it will be sent as soon as the line is back.
turn-bot = { $who } is thinking.
turn-away = { $who } is away.
choice-group = Your choices
choice-confirm = Do it: { $what }
choice-let-go = Let go
choice-undo = Take back
hint-ask = What would the master do?
hint-thinking = The master is thinking…
hint-chance = wins { $share }
choice-all = All { $count } choices
choice-fewer = Fewer
choice-typing = Type
choice-type = Type what you do
choice-example = or type: { $example }
verbs-which = which one?
verbs-again = Click again for the ringed one.
verb-asks = asks
slip-typed = { $line }
slip-not-yet = Not yet
caption-hint = Point at something: its name stands here. Right-click or press long to pencil a mark on it.
caption-weight = { $share } by your notebook
caption-possible = possible, by your notebook
pencil-title = Pencil, for your eyes only
pencil-circle = Circle
pencil-cross = Cross
pencil-question = Question mark
pencil-note = a note
pencil-rub-out = Rub out
pencil-done = Done
just-now = Just now
looking-back = Looking back
look-back = Look back one line
look-forward = Look forward one line
look-now = To now
strip-skip = skip
key-space = Space
announced = What the others did
announced-chat = { $who } says: { $words }
turn-showing = Wait: the others’ moves are shown.
turn-showing-mine = Your turn comes when this has been shown.
turn-looking-back = You are looking back.
log-empty = Nothing has happened yet.
notebook-off = No notebook at this table: your own wits.
notebook-wait = The notebook is being written…
notebook-empty = Nothing to note yet.
notebook-inexact = There was too much to weigh exactly: these are good guesses.
notebook-more = { $count } more
notebook-fewer = Fewer
talk-none = Nobody has said anything yet.
talk-to-side = to your side
talk-whom = To whom
talk-all = to all
talk-side = to my side
talk-say = say something
talk-send = Say
seat-you = you
seat-here = here
seat-away = away
seat-same-screen = at this screen
seat-open = free
seat-taken = taken
seat-bot = bot, { $level }
seat-fallback = { $moves ->
    [one] one move
   *[other] { $moves } moves
} played by { $level }: { $why ->
    [too-slow] the bot took too long
   *[crashed] the bot failed
}
seat-stands-in = a bot stands in
seat-let-bot = Let a bot play on
seat-let-bot-about = { $minutes ->
    [one] Once the game has waited a minute for { $who }, a bot ({ $level }) may play on. { $who } can take the seat back.
   *[other] Once the game has waited { $minutes } minutes for { $who }, a bot ({ $level }) may play on. { $who } can take the seat back.
}
seat-let-bot-sure = Hand the seat to a bot
seat-let-bot-not = Wait
seat-bot-for-you = A bot is playing for you.
seat-reclaim = Take my seat back
line-lost = The line is down. Your seat is kept; it comes back by itself.
paused = The game is paused.
paused-by = The game is paused. { $who } asked for it.
pause = Pause
pause-ask = Ask for a pause
pause-asked = { $who } asks for a pause.
pause-accept = Pause
pause-decline = Play on
pause-waits = You have agreed to a pause. The others have to agree too.
resume = Go on
draw-offer = Offer a draw
draw-offered = A draw is offered by { $who }.
draw-accept = Agree
draw-decline = Play on
draw-waits = You have offered a draw.
resign = Give up
resign-ask = Resign the game?
resign-sure = Resign
resign-not = Cancel
invite-title = Invite
invite-waiting = Waiting for: { $seats }. The game begins when every seat is taken.
invite-starting = The game starts in a moment: the players’ devices add their numbers to the draws.
invite-about = Whoever opens it first may take a free seat.
invite-code = The link as a code for a phone’s camera
invite-watch = A link for those who only watch
watch-link = Spectators’ link
hand-over = { $who } is on turn, at this screen.
hand-over-do = Hand over
curtain-title = The screen goes to { $who }
curtain-about = What the others saw is gone from this page. Look away, all but one.
curtain-open = I am { $who }

## The end

end-paper = The Evening Lamp
end-table = table { $table }
end-won = You have won
end-lost = You have lost
end-nobody = Nobody wins
end-winners = Won by { $names }
end-winner = won
end-who = Who was who
end-jack-was = Jack was { $who }.
end-jack-lived = Jack lived at { $where }.
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
end-turned-ready = The next table waits
end-turned-about = the seats turn by one
end-replay = Replay
end-download = Download
end-home = Home
ended-resigned = Given up by { $who }.
ended-flagged = Time has run out for { $who }.
ended-drawn = A draw, by agreement.
seal-sealed = The draws are sealed.
seal-sealed-about = The seal opens when the game is over.
seal-kept = The seal is whole.
seal-kept-about = The seed is the one that was sealed before the first move, and the players’ numbers are those they committed to before any was known.
seal-broken = The seal does not fit.
seal-broken-about = What was opened is not what was sealed before the game, or not what this device noted. Do not trust this game.
seal-unproven = The draws are not proven.
seal-unproven-about = No player added a number to the draws, or one was not revealed. The server could have chosen them.
seal-before = The seal is whole.
seal-before-about = The seed is the one that was sealed. This table was made by an older version: that the seed was chosen before the players’ numbers were known is not proven.
seal-numbers = The numbers
seal-commitment = sealed
seal-seed = opened
seal-start = the start
seal-number = your number
seal-record = { $count ->
    [one] the first move
   *[other] the first { $count } moves
}
seal-secrets = hidden choices sealed
seal-by-hand = Your page has not made the draws again. With the file of the game this command does, and checks the hidden moves:
seal-how = how it is fair

## Learning

learn-heading = Learn by playing
learn-about = A first game that explains itself: a few moves on the real board, one thing at a time. You can leave at any moment and go on later.
learn-all = All lessons
learn-as = as { $side }
learn-minutes = { $minutes } min
learn-at-step = step { $step } of { $of }
learn-done = learnt
tab-lesson = Lesson
lesson-step = step { $step } of { $of }
lesson-next = Go on
lesson-back = Back
lesson-show = Show me
lesson-shown = For instance: { $move }.
lesson-your-move = Your move, on the board or from the list.
lesson-free = Play as you like.
lesson-caption = Point at something: its name stands here.
lesson-enter = Press Enter to go on.
lesson-mistyped = “{ $line }” is not among your choices here.
lesson-anew = This lesson was rewritten since you left: it begins anew.
lesson-play = Now play
lesson-play-about = A short game as { $side }, against novices, with the notebook open.
lesson-following = Next: { $game }, as { $side }
lesson-puzzles = Puzzles of this game
lesson-again = Take it again
tab-puzzle = Puzzle
puzzles-heading = Puzzles
puzzles-about = Positions from real games, each with one answer that can be proved. What would you conclude?
puzzles-all = All puzzles
puzzles-today = Today’s puzzle
puzzles-try = Try it
puzzles-solved = { $solved } of { $count } solved
puzzles-easy = easy
puzzles-hard = hard
puzzle-opening = The position is being set up…
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
puzzle-since = What matters is in the log, from the marked line on.
puzzle-pick = Give your answer on the board, or from the list.
puzzle-reveal = Show the answer
puzzle-right = Right!
puzzle-shown = This is it.
puzzle-answer = { $answer }.
puzzle-next = Next puzzle
puzzle-solved-here = solved
puzzle-shown-here = answer seen

## Looking back

replay-title = Replay
replay-opening = The game is being looked up…
replay-step = step { $step } of { $last }
replay-set-up = The table, before the first move.
replay-play = Play it
replay-pause = Pause it
replay-share = A link to this very step
controls = Step by step
step-back = One step back
step-on = One step on
moment-before = To the moment before that told much
moment-next = To the next moment that told much
eyes-of = eyes of
eyes-all = all, secrets open
eyes-spectator = a spectator
believed-title = What could be known
believed-whose = by
believed-bits = { $count ->
    [0] Still hidden: { $amount }.
    [one] Still hidden: { $amount }; one possibility is left.
   *[other] Still hidden: { $amount }, in { $count } possibilities.
}
events-title = Events
events-bits = bits they told
strip-bits = { $count ->
    [one] { $bits } bit
   *[other] { $bits } bits
}
strip-told = It told { $amount }.
strip-step = The step
strip-at = Step { $step } of { $last }: { $amount } hidden
bring-about = A game that you downloaded or were sent: a file that ends in .gaslamp. The server keeps a copy, so that you can come back to it. Anybody with its link can look at it.
bring-choose = Choose a file
bring-drop = or let it fall here
end-told = What told most
end-told-whom = { $who }, in bits
end-near = How near the hunt was
end-near-about = What was still hidden after each step, in bits: none is certainty. Click to see the moment.
end-share = Share

## Pages

missing-title = The fog is thick here
missing-page = There is nothing at this address. Perhaps the link lost a letter on its way.
missing-unreachable = This page could not be loaded. Gaslamp may have been updated meanwhile: reload it.
missing-seat = You hold no seat at this table on this device. If you were invited, open the link you were sent; on another device, your seat is still yours.
missing-join = Look for a free seat
missing-home = To the terrace
settings-name = Your name
settings-name-about = It is shown to those you play with.
settings-language = Language
settings-text = Size of text
text-usual = usual
text-large = large
text-largest = largest
settings-contrast = Contrast
contrast-usual = usual
contrast-strong = strong
settings-speed = How fast what happens is shown
settings-speed-about = At your table, one thing after the other. A click or the space bar skips to now. Off: everything at once.
settings-speed-short = Speed
speed-calm = calm
speed-normal = normal
speed-quick = quick
speed-off = off
settings-still = No motion
settings-still-about = Things are where they are, at once. Your device’s own wish is followed in any case.
settings-sound = Sounds
settings-sound-about = Soft cues for your turn, a revelation, a capture and a clock that runs low.
settings-confirm = Ask before a move
settings-confirm-about = A move picked on the board waits for a second touch. Good on a small screen.
rules-choose = Which game?
rules-play = Set up a table
rules-contents = Contents
rules-numbered = The rules, by number
rules-numbered-about = Every rule has a number. Where the game can be read in more than one way we had to choose; such a choice is marked “our ruling”.
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

fair-server = The rules live in one place
fair-server-about = Your page draws what it is sent and offers what is allowed. It knows no rules and no secrets but yours, so nobody can look behind it.
fair-draws = Chance is sealed before the game
fair-draws-about = When a table is made the server draws a secret seed and publishes its fingerprint, the seal. Then each player’s device commits to a number of its own, and reveals it once all have committed. Every card and every throw follows from the seed and these numbers: nobody can choose a draw, not the server, nor a player together with it.
fair-opened = … and opened after it
fair-opened-about = When the game is over the seed is published. Your page checks that it is the one that was sealed when you sat down, and that the numbers are those that were committed to, yours among them. The program “gaslamp verify” makes every draw again from the file of the game.
fair-hidden = Hidden choices are sealed too
fair-hidden-about = Where Jack lives, where Mister X has gone: with every move your page gets a fingerprint of all moves so far, the hidden ones too, and notes it. At the end “gaslamp verify” holds it against the file.
fair-bots = Bots have hands, not eyes
fair-bots-about = A bot is given what its seat has seen, and nothing else. It deduces like you; it can’t peek.
fair-notebook = The notebook knows what you know
fair-notebook-about = It is worked out from what you were shown, exactly, and everybody at a table has the same help.
fair-lost = A move is never lost
fair-lost-about = Every move is on disk before anybody sees it. If your line drops, your seat stays yours and your order is sent again, once.

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
player-export = Save all my data
player-games = My games
player-devices = My devices
player-another = Continue on another device
player-another-about = Your seats and your games come along.
player-another-do = Make a link
player-another-how = Scan this code with the other device, or open the link there. It works once, for ten minutes.
player-qr = QR code of the link
player-privacy = No password, no e-mail address. The server stores a fingerprint of your key, your name, your seats and your results.
player-none = Play on any of your devices, and keep the history of your games. All you need is a name.
player-begin = Keep my games
player-delete = Delete everything of mine
player-delete-ask = Your name, devices, seats and history are deleted on the server. This can’t be undone.
player-delete-sure = Delete everything
player-delete-not = Not now
device-title = Continue on this device
device-about = This adds this device to the player who made the link. Go on only if that was you.
device-known = This device belongs to { $name } so far. Games that it holds stay here.
device-name = Name of this device
device-join = Continue here
device-phone = Phone
device-tablet = Tablet
device-computer = Computer
device-seen = last used on { $day }
device-this = this one
device-remove = remove
device-remove-named = Remove { $name }
history-none = Your finished games will be listed here.
history-no-such = No game like that.
history-filters = Which games
history-game = Game
history-any-game = any game
history-all = all
history-won = won
history-lost = lost
history-drawn = drawn
history-running = still going
history-against = against { $names }
history-go-on = play on
history-replay = replay
history-gone = no longer kept
history-more = { $count } more
history-resigned = Given up.
history-flagged = Time ran out.
rematch-offered = { $who } would like a rematch.
rematch-agree = Agree
rematch-decline = Not now
rematch-waits = You offered a rematch. Waiting for the others.
rematch-take-back = Take the offer back
start-waits = Waiting for { $names }. The game and its clock start when everybody is here.
