bots-unknown-bot = There is no bot called “{ $bot }”. Bots: { $allowed }.
bots-about-random = Plays any legal move at random: good for trying the game out.
bots-about-novice = Plays what looks sensible at first glance: a friendly first opponent.
bots-about-club = Thinks for half a second, like a regular club player.
bots-about-master = Thinks for up to two seconds and forgets nothing it has seen: the hardest opponent.
bots-bad-entry = “{ $bot }” is not a bot. For example: master, master@0.1 for a tenth of its thinking time, club:nodes=200, my_module:my_bot.
bots-no-setting = The bot “{ $bot }” has no setting called “{ $setting }”.
bots-not-imported = “{ $bot }” can’t be imported: { $reason }
bots-no-alpha-beta = The bot “alphabeta” does not play { $game }.
bots-no-style = The style “{ $bot }” does not play { $game }.
bots-review-leaves = What was chosen leaves { $played }, the best choice { $best }.
bots-bad-network = That file is no network of a bot ({ $reason }).
bots-no-network = No network has been trained for { $game } with these options. “gaslamp train { $game }” trains one; GASLAMP_NETWORKS names its folder.
