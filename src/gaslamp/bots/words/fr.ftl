bots-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Robots : { $allowed }.
bots-about-random = Joue n’importe quel coup permis, au hasard : de quoi essayer le jeu.
