core-chance = chance
core-referee = the referee
core-nobody = nobody
core-spectator = a spectator

core-game-over = The game is over: nothing more can be played.
core-nothing-to-draw = The game is over: there is no action to draw. Ask whether `state.seat` is OVER first, or start a new game.
core-no-such-viewer = There is no viewer { $viewer } at this table: a viewer is a seat from 0 to { $last }, or SPECTATOR.
core-not-your-turn = It is not your turn, { $you }: wait for { $turn }.
core-illegal = { $action } is not possible now. Possible: { $allowed }.
core-illegal-because = { $action } is not possible: { $reason }. Possible: { $allowed }.
core-no-such-action = There is no action number { $action }. Possible: { $allowed }.
core-bad-notation = “{ $notation }” is not a move. Try { $allowed }.
core-unclear-move = “{ $typed }” could be { $meant }.
core-more-than-a-move = That is more than one move. Make this one first: { $action }.
core-nothing-to-undo = There is nothing to undo: you are at the start of your move, and what others did or what was revealed stays.

core-unknown-option = There is no option “{ $option }”. Options: { $allowed }.
core-bad-value = “{ $value }” is not a value of the option “{ $option }”. Possible: { $allowed }.
core-allowed-words = { $words }
core-allowed-numbers = a whole number from { $least } to { $most }
core-allowed-anything = any value
core-small-title = { $game } (small)
core-unknown-game = There is no game called “{ $game }”. Games: { $allowed }.

core-bad-journal = Line { $line }: { $reason }
core-journal-truncated = the file ends too early, without its closing line
core-journal-no-header = this is not a Gaslamp journal; the first line must be “{ $header }”
core-journal-no-game = a line such as “game scotland_yard 1” is missing
core-newer-format = this was written by a newer Gaslamp, in format { $found }; this program reads formats up to { $known }. Upgrade Gaslamp to read it
core-newer-rules = the game follows version { $version } of the rules; this program knows them up to version { $known }. Upgrade Gaslamp to go on with it
core-journal-version = the game follows version { $version } of the rules, but this program plays version { $known }. Read it with the Gaslamp that wrote it
core-journal-bad-option = “{ $found }” is neither “option NAME VALUE” nor “actions”
core-journal-broken-seal = the closing line does not fit the lines above it: the file was changed or damaged
core-journal-goes-on = there is something after the closing line

core-unsaid = …
core-taken-back = You undo your move.
core-does-not-follow = this does not follow from what happened before
core-position-word = “{ $word }” is not a field of a position; each is written once, as name=value
core-position-missing = the position does not say “{ $field }”
core-position-unknown = a position of this game has no “{ $field }”
core-position-value = “{ $value }” is not a value of “{ $field }” in a position
core-position-wrong = the fields do not make a position of this game

core-percent = { $whole }.{ $tenths }%
core-percent-tiny = <0.1%
core-bad-side = this is not one seat’s side of a game; the first line must be “{ $header }”, and what follows must come from one game

core-names-two = { $first } and { $others }
core-names-more = { $first }, { $others }
core-no-history = Too much is hidden here: no course of the game was found that fits what this seat saw. Play on from another position, or as it was.
