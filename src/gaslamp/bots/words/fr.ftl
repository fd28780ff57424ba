bots-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Robots : { $allowed }.
bots-about-random = Joue n’importe quel coup permis, au hasard : de quoi essayer le jeu.
bots-about-novice = Voit ce qui saute aux yeux et joue avec bon sens : un premier adversaire aimable.
bots-about-club = Réfléchit une demi-seconde, comme qui joue chaque semaine.
bots-about-master = Réfléchit jusqu’à deux secondes et n’oublie rien de ce qu’il a vu : l’adversaire le plus coriace.
