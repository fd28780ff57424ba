bots-unknown-bot = There is no bot called “{ $bot }”. Bots: { $allowed }.
bots-about-random = Plays any legal move, each equally likely: good for trying things out.
