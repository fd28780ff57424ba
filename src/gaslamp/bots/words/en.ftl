bots-unknown-bot = There is no bot called “{ $bot }”. Bots: { $allowed }.
