cli-list = { $left }, { $right }
cli-numbered = { $number } { $name }

cli-about = Games of hidden identity in gaslit London, played in the terminal.
cli-about-games = List the games, or describe one: its seats and options.
cli-about-rules = Show how to play a game, then its numbered rules; or only some of them.
cli-about-lesson = Learn a game by playing, step by step.
cli-about-play = Play a game against a bot, or with others on one screen.
cli-about-resume = Continue a saved game, or one of your last games.
cli-about-replay = Replay a saved game, from one side of the table, step by step if you like.
cli-about-position = Write a position of a finished game as text, or check a text that you edited.
cli-about-review = Judge each decision of a finished game on what its side knew, and find the turning points.
cli-about-side = Extract what one seat has seen of a saved game, and nothing else; or print such a file in words.
cli-about-verify = Check that the draws of a finished game on a server were fair.
cli-about-bench = Measure how fast the engine plays.

cli-page-usage = Usage: { $usage }
cli-page-commands = Commands
cli-page-arguments = Arguments
cli-page-options = Options
cli-page-examples = Examples

cli-param-help = Show this page, or the page of a command.
cli-param-version = Show the version, and which modules run compiled.
cli-param-lang = The language; by default, the system’s.
cli-param-game = The game’s name, as “gaslamp games” lists it.
cli-param-any-game = The game; without it, all are listed.
cli-param-rule-words = A rule’s number, or words to look for; without any, everything is printed.
cli-param-games = The games to measure; without any, all of them.
cli-param-lesson = The lesson to take, as “gaslamp lesson” lists it.
cli-param-lesson-step = Start at this step.
cli-param-file = A game that was saved with “save”; without it, the last games are offered.
cli-param-seat = Your seat, by name or number; “all” for a game on one screen. Without it you are asked.
cli-param-side = Whose side is shown: a seat, “spectator”, or “all” for the whole truth of a finished game.
cli-param-against = The bot at all other seats: random, novice, club, master, or a character such as pip or engine; by default, club.
cli-param-seed = A number that decides every draw, to play the same game again.
cli-param-saved = A saved game, or one seat’s side of it.
cli-param-taken = Whose side to extract: a seat, or “spectator”.
cli-param-finished = The file of a finished game, as downloaded from a server.
cli-param-unsaved = Don’t save the game. By default, a game you play is saved after every move.
cli-param-option = An option of the game. “gaslamp games GAME” lists them.
cli-param-step = Show the position after every action: go forward, back or to a step, look at the notes.
cli-param-seconds = How long each measurement takes.

cli-examples-gaslamp =
    gaslamp games                             # which games there are
    gaslamp play scotland_yard                # sit down and play
    gaslamp rules scotland_yard               # read the rules first
    gaslamp play --help                       # everything about playing
cli-examples-games =
    gaslamp games                             # list them all
    gaslamp games scotland_yard               # its seats and options
cli-examples-rules =
    gaslamp rules scotland_yard
    gaslamp rules scotland_yard SY-16         # one rule
    gaslamp rules scotland_yard double move   # all that speaks of it
    gaslamp rules scotland_yard | less        # page by page
cli-examples-lesson =
    gaslamp lesson                            # which lessons there are
    gaslamp lesson scotland_yard mister_x     # your first game as Mister X
    gaslamp lesson scotland_yard mister_x --step travel-log
cli-examples-play =
    gaslamp play scotland_yard                # you are asked for a seat
    gaslamp play scotland_yard --seat mister-x
    gaslamp play scotland_yard --seat all     # everyone around one screen
    gaslamp play scotland_yard --detectives 4 --voluntary-reveal
    gaslamp play scotland_yard --seed 7       # the same draws every time
    gaslamp play scotland_yard --lang fr      # en français
cli-examples-resume =
    gaslamp resume                            # one of your last games
    gaslamp resume friday                     # you are asked for a seat
    gaslamp resume friday.gaslamp --seat detectives
cli-examples-replay =
    gaslamp replay friday.gaslamp             # what all saw; when over, all
    gaslamp replay friday.gaslamp --seat 1 --step
cli-examples-review =
    gaslamp review friday.gaslamp             # every side
    gaslamp review friday.gaslamp --seat mister-x
    gaslamp review friday-2.side              # one side, from what it saw alone
cli-examples-position =
    gaslamp position friday.gaslamp --before 40 > friday-40.txt
    gaslamp position friday-40.txt            # the board, and what is possible
    gaslamp resume friday-40.txt --seat 1     # play on from there
cli-param-position = A saved game that is over, or the text of a position.
cli-position-running = This game is not over. Its positions can be written as text once it has ended.
cli-param-position-before = The position before this action, where its move begins; without it, the last one.
cli-position-legal = Possible moves here ({ $count }): { $legal }.
cli-param-reviewed = The seat whose side is reviewed; without it, every side.
cli-param-nodes = Simulations for each decision: more are more exact, and take longer.
cli-param-before = Play on in a finished game from just before this action; “review” gives the numbers.
cli-bad-before = There is no action { $number }: --before takes 1 to { $last }.
cli-play-on-running = This game is not over. You can play on from its positions once it has ended.
cli-bad-nodes = --nodes takes 1 or more, not { $nodes }.
cli-review-running = This game is not over. It can be reviewed once it has ended.
cli-review-spectator = This is what a spectator saw. Only a player’s side has decisions to review.
cli-review-decision = { $choice } { $grade ->
        [best] Best
        [good] Good
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    }.
cli-review-decision-chance = { $decision } { $before } → { $after }%.
cli-review-better = Better: { $choice }
cli-review-other = Or: { $choice }
cli-review-other-chance = { $chance }%.
cli-review-told = Possible for you, as the others saw it: { $before } before, { $after } after.
cli-review-turning = { $count ->
        [0] No decision gave much away.
        [one] The turning point:
       *[other] The turning points:
    }
cli-examples-side =
    gaslamp side friday.gaslamp --seat 2 > friday-2.side
    gaslamp side friday-2.side                  # told in words
cli-examples-verify =
    gaslamp verify friday.gaslamp
    gaslamp verify friday.gaslamp --commitment 5e1f…   # as your page noted it
cli-param-commitment = A fingerprint that you noted while you played: the commitment, that of the start or that of the moves. Can be repeated.
cli-param-number = One of your own numbers that is mixed into the draws. Can be repeated.
cli-verified =
    Fair: { $count ->
        [one] the one draw follows
       *[other] all { $count } draws follow
    } from the seed that was committed to, { $commitment }.
cli-verified-numbers =
    { $count ->
        [one] The player in seat { $seats } added a number
       *[other] The players in seats { $seats } added numbers
    } to the draws, committed to before any was known. Fingerprint of the start: { $start }.
cli-verified-record = All { $count } moves, hidden ones too, fit their fingerprint { $record }.
cli-verified-opening = { $count ->
    [one] The first action was taken over from another game. It is part of the record, but nothing is proved of its draws.
   *[other] The first { $count } actions were taken over from another game. They are part of the record, but nothing is proved of their draws.
}
cli-verified-ended = The game ended before the rules ended it: { $ending ->
    [resigned] a player resigned
    [flagged] a player ran out of time
    [drawn] a draw was agreed
   *[other] { $ending }
}.
cli-verified-before = This table was created by an older version. The file does not prove that the server chose its seed before it knew the players’ numbers, or that the hidden moves are those that were played.
cli-verified-unfinished = The game in this file was not played to its end by the rules: a player resigned or ran out of time, a draw was agreed, or the file was cut off. Older files don’t say which.
cli-verified-noted = { $count ->
    [one] The fingerprint you noted matches
   *[other] All { $count } fingerprints you noted match
} this game.
cli-verified-alone = Compare these fingerprints with those your page noted (--commitment): a file alone can’t prove that it is the game you played.
cli-examples-bench =
    gaslamp bench                             # every game
    gaslamp bench scotland_yard --seconds 5

cli-games-more = For a game’s seats and options: { $example }
cli-game-seats = Seats: { $seats }
cli-game-options = Options of this game
cli-game-more = To play: { $play } · For the rules: { $rules }
cli-usually = { $values }; by default { $usual }
cli-with-people = { $values }, with other people { $usual }

cli-engine-compiled = engine: compiled
cli-engine-plain = engine: plain Python
cli-plain-python = The engine is not compiled: it runs as plain Python, slower.

cli-usage = { $reason } See “{ $help }”.
cli-unknown-language = There is no language “{ $language }”. Languages: { $allowed }.
cli-unknown-command = There is no command “{ $command }”.
cli-unknown-option = There is no option { $option }. Options: { $allowed }.
cli-no-such-option = There is no option { $option }.
cli-missing-argument = { $argument } is missing.
cli-missing-value = { $option } needs a value.
cli-not-a-whole-number = { $option } needs a whole number, not “{ $value }”.
cli-not-a-number = { $option } needs a number, not “{ $value }”.
cli-repeated = { $option } is given more than once.
cli-too-much = “{ $found }” is one argument too many.
cli-misunderstood = That command line can’t be understood.
cli-bad-seed = “{ $seed }” is not a seed. Possible: a whole number from 0 to 4611686018427387903.
cli-bad-seconds = “{ $seconds }” is not a time. Possible: more than 0 and up to 3600 seconds.
cli-unknown-seat = “{ $seat }” does not name one seat. Seats: { $allowed }. Or: { $also }.
cli-whose-side = Say whose side you mean: --seat with a seat, or “spectator”.
cli-journal-closed = This game is not over: its journal opens at the end. Choose a seat, or “spectator”.
cli-no-rules = The rules of { $title } are not written down here: { $file } is missing.
cli-rules-nothing = Nothing in the rules mentions “{ $asked }”.
cli-stopped = Stopped.

cli-bad-file = { $file }: { $reason }
cli-not-saved = The game was not saved as { $file }: { $reason }
cli-file-missing = there is no such file or folder.
cli-file-forbidden = that is not allowed.
cli-file-folder = that is a folder, not a file.
cli-file-not-text = this is not a text file.
cli-file-too-large = the file is far too large for a game.
cli-file-trouble = { $trouble }.
cli-file-exists = { $file } exists already. Choose another name.
cli-save-where = Where? For example: { cli-command-save } { $example }
cli-saved = Saved as { $file }. The file holds every secret of the game: don’t show it to the other players.
cli-saved-over = Saved as { $file }.

cli-which-seat = Who are you? { $seats }, or “{ $all }” for everyone on this screen. Enter for 1.
cli-welcome = You are { $seat }, against the “{ $bot }” bot. “{ cli-command-help }” lists what you can type.
cli-welcome-all = Everyone plays on this screen and passes it on. “{ cli-command-help }” lists what you can type.
cli-unusual-with-people = Because several people play: { $flag }. Give the option yourself to change that.
cli-hand-over = Pass the screen to { $seat }.
cli-hand-over-enter = Press Enter when nobody else is looking. { "" }
cli-your-move =
    { $expected } { $count ->
        [one] Your only move: “{ $example }”.
        [2] For example “{ $example }”; “?” lists both moves.
       *[other] For example “{ $example }”; “?” lists all { $count } moves.
    }
cli-rest-unplayed = It is not your turn any more. Not played: { $rest }.
cli-forced = { $told } (Nothing else was possible.)
cli-older-news = { "  " }… { $left ->
        [one] one earlier line
       *[other] { $left } earlier lines
    }: “{ cli-command-log }” shows everything.
cli-no-such-choice = No move fits “{ $wanted }”; “?” lists all of them.
cli-more = [Enter] { $left ->
        [one] one more line
       *[other] { $left } more lines
    }, or anything else to stop: { "" }
cli-ended-with-points = { $ended } Points: { $points }.
cli-points = { $seat } { $points }
cli-over = The game is over and all secrets are open: “{ cli-command-log }” shows everything, “{ cli-command-save } FILE” saves it, “{ cli-command-quit }” leaves.
cli-goes-on = The game goes on. Next to play: { $seat }.
cli-open-journal = all secrets
cli-step = [Enter] next, “{ cli-command-back }”, a number, “{ cli-command-notes }”, “{ cli-command-quit }”: { "" }
cli-step-of = { $number }/{ $count }
cli-step-how = Enter goes on; or type “{ cli-command-back }”, the number of a step, “{ cli-command-notes }” or “{ cli-command-quit }”.
cli-bye-unsaved = Goodbye. This game was not saved.
cli-bye-saved = Goodbye. To come back: { $command }
cli-bye-kept = Goodbye. The game is saved. To come back: { $command }
cli-lesson = { $title }, { $minutes } minutes: { $command }
cli-no-lessons = There is no lesson for this game yet.
cli-lesson-of = { $game }: { $title }
cli-lesson-head = { $chapter } ({ $number } of { $of })
cli-lesson-next = [Enter] to continue.
cli-lesson-move = Your move. “?” lists the moves, “{ cli-command-hint }” shows a good one.
cli-lesson-free = Your move, as you like. “?” lists the moves.
cli-lesson-done = That was the lesson. Now play a game of your own: { $command }
cli-lesson-hint = For example: { $moves }.
cli-lesson-any = Any move is fine here.
cli-lesson-how = Press Enter to continue; type a move like “{ $example }”. Also:
cli-lesson-no-step = There is no step “{ $step }”. Steps: { $allowed }.
cli-lesson-left = To continue from here: { $command }
cli-quit-unsaved = This game is not saved: “{ cli-command-save } FILE” saves it; “{ cli-command-quit }” again leaves without saving.
cli-nothing-kept = There is no saved game. To start one: gaslamp play GAME
cli-which-game = Which game? Enter for 1.
cli-no-such-game = That is not a number from 1 to { $last }.
cli-kept-game = { $title }, { $seat }, against “{ $bot }”
cli-everybody = everyone on one screen
cli-bye-stale = Goodbye. What happened after the last “{ cli-command-save }” is lost. To go on from there: { $command }

cli-command-notes = notes
cli-command-hint = hint
cli-command-log = log
cli-command-lines = lines
cli-command-legend = legend
cli-command-redraw = redraw
cli-command-map = map
cli-command-rules = rules
cli-command-undo = undo
cli-command-save = save
cli-command-help = help
cli-command-quit = quit
cli-command-back = back
cli-word-all = all

cli-typed-choices = ? [WORDS]
cli-typed-notes = { cli-command-notes } [{ cli-word-all }]
cli-typed-lines = { cli-command-lines } PLACE
cli-typed-save = { cli-command-save } FILE

cli-ask-for-moves = “?” lists every move you can make now.
cli-help-intro = Type a move as “?” lists it. You can shorten it as long as it is clear, or type several in a row. You can also type:
cli-help-choices = list every move you can make now, or those that fit the words
cli-help-notes = what you can deduce from what you have seen: in short, or all of it
cli-help-hint = what the best bot would do here, and why
cli-help-log = everything you have seen so far
cli-help-lines = what a place is, and where its lines lead
cli-help-legend = what the symbols in the drawing mean
cli-help-redraw = show the position again
cli-help-map = draw the whole board, however large
cli-help-rules = the rules of the game
cli-help-undo = undo the move you have begun
cli-help-back = go back to the last step
cli-help-solution = show the answer
cli-help-save = save the game in a file
cli-help-help = this list
cli-help-quit = leave

cli-heading = { $heading }:
cli-not-exact = There are too many possibilities to count exactly; what is ruled out is ruled out for certain.
cli-notes-none = There is nothing to note yet.
cli-notes-own = What you can deduce:
cli-notes-about-you = What the others can deduce about you:
cli-each = { $share } each:
cli-notes-more = “{ cli-command-notes } { cli-word-all }” shows everything.
cli-notes-how = “{ cli-command-notes }” gives it in short, “{ cli-command-notes } { cli-word-all }” shows everything.
cli-hint-thinking = The master would play:
cli-hint = { $typed } ({ $label }), { $worth ->
        [good] good position
        [even] even position
       *[bad] bad position
    }.
cli-hint-chance = { $typed } ({ $label }), { $share }% to win.
cli-about-place = { $place }: { $traits }
cli-unknown-place = Nothing on the board is called “{ $name }”. For example: { $examples }.
cli-lines-how = Which place? For example: { cli-command-lines } { $example }
cli-no-legend = The drawing has no legend.

cli-page-configuration = Configuration
cli-configuration = Each option may also come from an environment variable, such as GASLAMP_SERVE_PORT for --port, or from the table “[serve]” of { $file } ({ $variable } names another file): port = 8888, host-name = ["games.example.org"]. The command line comes first, then the environment, then the file.
cli-no-configuration = There is no configuration file { $file }, which the environment variable { $variable } names.
cli-bad-configuration = The configuration file can’t be read: { $reason }.
cli-about-serve = Serve Gaslamp to browsers: tables for people and bots.
cli-param-host = The address to listen on; “0.0.0.0” for everyone who can reach this machine.
cli-param-port = The port; 0 for any that is free.
cli-param-host-name = A name under which browsers reach this server, such as games.example.org. Can be repeated. Numeric addresses and this machine’s own names are always allowed.
cli-param-sockets = How many windows one address may keep open; by default, 100.
cli-param-outside-game = A game from outside the package, such as my_game.game:GAME, or the file of a Scotland Yard scenario. Can be repeated.
cli-param-database = Where games are kept: a SQLAlchemy URL such as postgresql://…; by default, a file in the data folder.
cli-param-data-dir = The data folder; by default, the usual one of this system.
cli-param-workers = How many processes think for bots, hints and notebooks; by default, one for each core.
cli-param-keep = Delete games untouched for this many days; only time while a server runs counts. By default, all are kept.
cli-param-public-url = The address under which players open this server, such as https://games.example.org; links in alerts begin with it.
cli-param-smtp-url = The SMTP server that sends email to players who want it: smtp://user:password@host:587, or smtps:// for TLS from the start. Better set as GASLAMP_SERVE_SMTP_URL, because it holds a password.
cli-param-mail-from = The address that email to players comes from.
cli-param-webhooks = Let players add a webhook of their club’s chat. The server then connects to https addresses that players choose, never to private ones.
cli-param-players-page = Show a page of the server’s players: those who let others see their page and have a rating.
cli-webhooks-incomplete = --webhooks needs --public-url as well.
cli-bad-public-url = “{ $url }” is not an address for --public-url. It looks like https://games.example.org.
cli-bad-smtp-url = --smtp-url needs an address like smtp://user:password@host:587.
cli-mail-incomplete = Email needs three options: --smtp-url, --mail-from and --public-url.
cli-no-mail-library = Email needs a library that is not installed: pip install gaslamp[mail].
cli-param-open = Open the browser.
cli-examples-serve =
    gaslamp serve --open                      # on this machine, in your browser
    gaslamp serve --host 0.0.0.0 --port 80    # for everyone on the network
    gaslamp serve --database postgresql://club@localhost/gaslamp
cli-serving = Gaslamp is running at { $address } — Ctrl-C stops it; nothing is lost.
cli-port-taken = Port { $port } on { $host } is taken, perhaps by another Gaslamp server. Stop that one, or choose another port with --port; --port 0 takes any that is free.
cli-bad-port = “{ $port }” is not a port. Possible: a whole number from 0 to { $last }.
cli-no-port = Can’t listen on { $host }, port { $port }: { $reason }. Choose others with --host and --port.
cli-task-ended = The server has stopped: its background task “{ $task }” ended unexpectedly. The log names the cause; no game is lost.
cli-not-started = The server could not start. The log names the cause.

cli-about-tables = Show the tables of a server, close them or export their games, also while it runs.
cli-param-table = A table’s id, as the list shows it; without it, all tables are listed.
cli-param-tables-close = Close the table: its game ends without a result, and open pages say so.
cli-param-tables-export = Write the finished game to this file, as its players can.
cli-param-tables-all = List finished and closed tables too.
cli-param-tables-reported = List only tables at which a player was reported.
cli-param-tables-ratings = Compute all ratings again from the stored results.
cli-param-tables-most = How many tables to list, the most recently used; by default, 50.
cli-examples-tables =
    gaslamp tables                            # the open tables, last used first
    gaslamp tables --reported                 # those with a reported player
    gaslamp tables k3x9qp                     # one table, with its reports
    gaslamp tables k3x9qp --close
    gaslamp tables k3x9qp --export game.gaslamp
cli-tables-which = Name the table: gaslamp tables TABLE --close.
cli-tables-none = No tables to list.
cli-ratings-recomputed = { $count ->
    [0] There are no rated games to compute ratings from.
    [one] The ratings were computed again from one rated game.
   *[other] The ratings were computed again from { $count } rated games.
}
cli-tables-more = These are { $count }; --most lists more.
cli-table-waiting = waiting
cli-table-running = running
cli-table-over = over
cli-table-closed = closed
cli-table-free = (free)
cli-table-unnamed = (no name)
cli-table-reports = { $count ->
    [one] 1 report
   *[other] { $count } reports
}
cli-table-report = { $at }: { $who } reports { $whom }. “{ $words }”
cli-table-chat = The chat:
cli-table-was-closed = Table { $table } is closed.
cli-table-exported = The game of table { $table } is in { $file }.

cli-about-arena = Let bots play against each other, and measure which is better.
cli-param-bots = The bots: a name, “master@0.1” for a tenth of its thinking time, “club:nodes=200”, or “module:callable” for your own. Only in the arena: “alphabeta” in both games of Mr. Jack, and styles of one role: runner, hider, doubler, chasers, netters, ticket_savers in Scotland Yard; homebody, wanderer, waiter, coach_saver, blockers, containers, sweepers, arresters, hounds in Letters from Whitechapel.
cli-param-match-games = How many games each pairing plays, half of them in each role, on the same deals.
cli-param-match-seed = A number that decides every deal; by default, 0.
cli-param-jobs = How many processes play; times are only meaningful where each has a processor of its own.
cli-param-json = Keep every game in this file, one line of JSON each; run again, the command continues where it stopped.
cli-param-plot = Draw the result as an SVG picture.
cli-param-sprt = Stop a pairing as soon as it is decided which bot is better.
cli-param-better = What “better” means to --sprt: winning at this rate; by default, 0.55.
cli-param-patience = How many seconds a bot of your own, MODULE:CALLABLE, may take for an answer before it loses the game; by default, 60.
cli-param-ray = Play on the Ray cluster at this address; “auto” finds the one this machine is part of, “local” starts one.
cli-examples-arena =
    gaslamp arena scotland_yard random random
    gaslamp arena mr_jack novice random --games 400 --jobs 2 --json match.jsonl
    gaslamp arena lady_alice club novice --seats 5 --sprt
    gaslamp arena mr_jack_pocket my_module:my_bot random --plot match.svg
cli-too-few-bots = A match needs two bots or more.
cli-bad-games = “{ $games }” is not a number of games. Possible: 1 to { $most }.
cli-bad-jobs = “{ $jobs }” is not a number of processes. Possible: 1 to { $most }.
cli-bad-better = “{ $better }” is not a rate. Possible: more than 0.5 and less than 1.
cli-bad-patience = “{ $patience }” is not a number of seconds. Possible: more than 0.
cli-match-goes-on =
    { $left ->
        [one] One game is left.
       *[other] { $left } games are left.
    } The same command goes on from { $file }.
cli-plot-drawn = Drawn as { $file }.

cli-about-balance = Measure how balanced a game is: one bot in all seats, over the game’s variants.
cli-param-balance-games = How many games each variant plays; by default, 600, enough for ±4 points.
cli-param-balance-bot = The bot in all seats; by default, “club:nodes=100”.
cli-param-balance-folder = Keep every game in this folder, a file for each variant; run again, the command continues where it stopped.
cli-param-balance-json = Also write the results to this file, as JSON.
cli-examples-balance =
    gaslamp balance mr_jack_pocket --games 100
    gaslamp balance scotland_yard --detectives 4 --jobs 2 --folder balance
    gaslamp balance whitechapel --bot master:nodes=400 --folder balance

cli-about-puzzles = Find puzzles in games between bots, prove those that come with a game, or solve one.
cli-param-puzzle-games = How many games are searched; by default, 100.
cli-param-puzzle-seed = A number that decides every game searched; by default, 0.
cli-param-puzzle-bot = The bot at every seat; by default, “club:nodes=60”.
cli-param-each = How many puzzles of every kind and difficulty to find; by default, 2.
cli-param-write = Add what is found to this file of puzzles.
cli-param-check = Prove every puzzle that comes with the game again.
cli-param-solve = Solve the puzzle with this number.
cli-examples-puzzles =
    gaslamp puzzles mr_jack --solve 3
    gaslamp puzzles scotland_yard --check
    gaslamp puzzles whitechapel --games 200 --seed 7 --write found.toml
cli-bad-each = “{ $each }” is not a number of puzzles. Possible: 1 to { $most }.
cli-puzzle-proved = { $number }. { $title }, difficulty { $difficulty }: proved.
cli-puzzle-not-proved = { $number }. { $title }, difficulty { $difficulty }: not proved: { $reason }.
cli-puzzles-proved =
    { $count ->
        [0] The game has no puzzles yet.
        [one] The puzzle is proved.
       *[other] All { $count } puzzles are proved.
    }
cli-puzzles-not-proved = { $failed } of { $count } puzzles could not be proved.
cli-puzzle-found = { $number }. { $title }, difficulty { $difficulty }: found in game { $game }, the answer is “{ $answer }”.
cli-puzzles-written =
    { $count ->
        [0] No puzzles are
        [one] One puzzle is
       *[other] { $count } puzzles are
    } in { $file }.
cli-puzzle-heading = Puzzle { $number }: { $title }, difficulty { $difficulty }.
cli-puzzle-seat = You are { $seat }.
cli-command-solution = solution
cli-puzzle-how = Type one of these, “{ cli-command-solution }” to see the answer, or “{ cli-command-quit }”.
cli-puzzle-unclear = That is not one of the answers listed above.
cli-puzzle-right = Right: { $answer }.
cli-puzzle-solution = The answer is { $answer }.

cli-about-train = Train small networks for a game, one for each role, by self-play (PyTorch, gaslamp[train]).
cli-param-train-folder = Where everything is kept; run again, the command goes on from there. By default, training/GAME.
cli-param-train-minutes = How long this run lasts; by default, 20.
cli-param-train-imitate = How many minutes the networks first learn to choose as the level “novice” does, before they play each other; 5 by default, all runs together.
cli-param-train-games = How many games are played at the same time; by default, 4096.
cli-param-train-workers = How many processes step the games; by default, one for each core.
cli-param-train-device = Where the networks learn: auto, cpu or cuda.
cli-examples-train =
    gaslamp train mr_jack_pocket --minutes 20
    gaslamp train scotland_yard --detectives 4 --games 16384 --folder yard
cli-train-bad-minutes = --minutes takes more than 0, not { $minutes }. For example: --minutes 20.
cli-train-bad-imitate = --imitate takes minutes, 0 or more, not { $minutes }.
cli-train-bad-games = --games takes { $least } (one for each process) to { $most }, not { $games }.
cli-train-bad-device = There is no device “{ $device }”. Choose one of: { $allowed }.
cli-train-not-installed = Training needs what is not installed here: { $missing }. Install gaslamp[train].
cli-train-begins = Training on { $device }, in { $folder }, from update { $updates }. Ctrl-C ends it; run again, it goes on.
cli-train-line = Update { $updates }: { $millions } million decisions so far, { $speed } a second, { $waited } of the time waiting for the games.
cli-train-role = { "    " }{ $role }: wins { $won }, entropy { $entropy }, values explain { $explained } of the results.
cli-train-agreed = { "    " }finds best what a novice chooses in { $share }.
cli-train-against-teacher = { "    " }Against a novice they win { $shares }.
cli-train-goes-on = Saved. The same command goes on from { $folder }.
cli-train-done = Saved in { $folder }. GASLAMP_NETWORKS={ $folder } lets the bot “net” play with it.
cli-train-everybody = each player
