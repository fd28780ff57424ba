bots-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Robots : { $allowed }.
