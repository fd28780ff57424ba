learn-no-such-puzzle = There is no such puzzle: they are numbered from 1 to { $last }.
learn-bad-puzzles = This file holds no puzzles: { $reason }
learn-no-puzzle-here = the position asks no question of the kind “{ $kind }”
learn-proof-differs = the proof finds another { $what }: { $found }, not { $said }
learn-bad-story = move { $place }, “{ $move }”: { $reason }
learn-not-on-turn = after the story seat { $seat } is not on turn
learn-no-such-kind = the game has no puzzles of the kind “{ $kind }”
learn-no-candidate = “{ $answer }” is none of the answers to choose from.
