bots-unknown-bot = There is no bot called “{ $bot }”. Bots: { $allowed }.
bots-about-random = Plays any legal move, each equally likely: good for trying things out.
bots-about-novice = Sees what is before its eyes and does the sensible thing: a friendly first opponent.
bots-about-club = Thinks half a second ahead, like somebody who plays every week.
bots-about-master = Thinks up to two seconds ahead and forgets nothing it has seen: the hardest opponent.
bots-bad-entry = “{ $bot }” is no bot. For example: master, master@0.1 for a tenth of its thinking time, club:nodes=200, my_module:my_bot.
bots-no-setting = The bot “{ $bot }” has no setting called “{ $setting }”.
bots-not-imported = “{ $bot }” can’t be imported: { $reason }
