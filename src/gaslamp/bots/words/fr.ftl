bots-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Robots : { $allowed }.
bots-about-random = Joue n’importe quel coup permis, au hasard : pour essayer le jeu.
bots-about-novice = Joue ce qui paraît sensé au premier coup d’œil : un premier adversaire aimable.
bots-about-club = Réfléchit une demi-seconde, comme un joueur de club.
bots-about-master = Réfléchit jusqu’à deux secondes et n’oublie rien de ce qu’il a vu : l’adversaire le plus coriace.
bots-bad-entry = « { $bot } » n’est pas un robot. Par exemple : master, master@0.1 pour un dixième de son temps de réflexion, club:nodes=200, mon_module:mon_robot.
bots-no-setting = Le robot « { $bot } » n’a pas de réglage « { $setting } ».
bots-not-imported = « { $bot } » ne peut pas être importé : { $reason }
bots-no-alpha-beta = Le robot « alphabeta » ne joue pas à { $game }.

# Pourquoi un choix est meilleur : ce qui est compté, avant un deux-points, et ses nombres.
bots-measure = { $what } : { $numbers }.
bots-measure-instead = { $what } : { $numbers } au lieu de { $other }.
bots-measure-next-best = { $what } : { $numbers }. Avec le deuxième meilleur choix : { $other }.
bots-measure-part = { $count } sur { $of }
bots-measure-whole = { $count }
bots-measure-average = { $count } en moyenne
bots-measure-left = Reste à envisager
bots-measure-left-of-you = Reste à envisager pour les autres
bots-measure-later = { $what } : { $numbers } au lieu de { $other }, à votre prochain tour dans des parties simulées.
bots-measure-won = Parties simulées gagnées avant votre prochain tour
bots-measure-lost = Parties simulées perdues avant votre prochain tour
bots-review-at = { $what } : { $where }
bots-review-searched = La recherche a vu plus loin : ce choix y gagnait plus souvent.
