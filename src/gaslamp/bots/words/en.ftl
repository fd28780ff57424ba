bots-unknown-bot = There is no bot called “{ $bot }”. Bots: { $allowed }.
bots-about-random = Plays any legal move at random: good for trying the game out.
bots-about-novice = Plays what looks sensible at first glance: a friendly first opponent.
bots-about-club = Thinks for half a second, like a regular club player.
bots-about-master = Thinks for up to two seconds and forgets nothing it has seen: the hardest opponent.
bots-bad-entry = “{ $bot }” is not a bot. For example: master, master@0.1 for a tenth of its thinking time, club:nodes=200, my_module:my_bot.
bots-no-setting = The bot “{ $bot }” has no setting called “{ $setting }”.
bots-not-imported = “{ $bot }” can’t be imported: { $reason }
bots-no-alpha-beta = The bot “alphabeta” does not play { $game }.

# Why a choice is better: what is counted, before a colon, and its numbers.
bots-measure = { $what }: { $numbers }.
bots-measure-instead = { $what }: { $numbers } instead of { $other }.
bots-measure-next-best = { $what }: { $numbers }. With the next best choice: { $other }.
bots-measure-part = { $count } of { $of }
bots-measure-whole = { $count }
bots-measure-average = { $count } on average
bots-measure-left = Left to consider
bots-measure-left-of-you = Left for the others to consider
bots-measure-later = { $what }: { $numbers } instead of { $other }, by your next turn in simulated games.
bots-measure-won = Simulated games won before your next turn
bots-measure-lost = Simulated games lost before your next turn
bots-review-at = { $what }: { $where }
bots-review-searched = The search looked further ahead, and it won more often there.
