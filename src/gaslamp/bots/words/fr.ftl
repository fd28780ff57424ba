bots-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Robots : { $allowed }.
bots-about-random = Joue n’importe quel coup permis, au hasard : pour essayer le jeu.
bots-about-novice = Joue ce qui paraît sensé au premier coup d’œil : un premier adversaire aimable.
bots-about-club = Réfléchit une demi-seconde, comme un joueur de club.
bots-about-master = Réfléchit jusqu’à deux secondes et n’oublie rien de ce qu’il a vu : l’adversaire le plus coriace.
bots-bad-entry = « { $bot } » n’est pas un robot. Par exemple : master, master@0.1 pour un dixième de son temps de réflexion, club:nodes=200, mon_module:mon_robot.
bots-no-setting = Le robot « { $bot } » n’a pas de réglage « { $setting } ».
bots-not-imported = « { $bot } » ne peut pas être importé : { $reason }
bots-no-alpha-beta = Le robot « alphabeta » ne joue pas à { $game }.
bots-no-style = Le style « { $bot } » ne joue pas à { $game }.
bots-review-leaves = Ce choix laisse { $played }, le meilleur { $best }.
bots-bad-network = Ce fichier n’est pas le réseau d’un robot ({ $reason }).
bots-no-network = Aucun réseau n’a été entraîné pour { $game } avec ces options. « gaslamp train { $game } » en entraîne un ; GASLAMP_NETWORKS nomme son dossier.
