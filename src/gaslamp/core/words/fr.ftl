core-chance = le hasard
core-referee = l’arbitre
core-nobody = personne
core-spectator = un spectateur

core-game-over = La partie est finie : il n’y a plus rien à jouer.
core-not-your-turn = Ce n’est pas votre tour ({ $you }) : on attend { $turn }.
core-illegal = { $action } : impossible maintenant. Coups possibles : { $allowed }.
core-illegal-because = { $action } : impossible, { $reason }. Coups possibles : { $allowed }.
core-no-such-action = L’action numéro { $action } n’existe pas. Coups possibles : { $allowed }.
core-bad-notation = « { $notation } » n’est pas un coup connu. Essayez { $allowed }.
core-nothing-to-undo = Rien à reprendre : votre coup n’est pas commencé, et ce que d’autres ont joué ou montré reste joué.

core-unknown-option = L’option « { $option } » n’existe pas. Options : { $allowed }.
core-bad-value = « { $value } » ne va pas pour l’option « { $option } ». Valeurs possibles : { $allowed }.
core-allowed-words = { $words }
core-allowed-numbers = un nombre entier de { $least } à { $most }
core-allowed-anything = toute valeur
core-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux : { $allowed }.

core-bad-journal = Ligne { $line } : { $reason }
core-journal-truncated = le fichier s’arrête trop tôt, sans sa ligne de clôture
core-journal-no-header = ce n’est pas un journal Gaslamp ; la première ligne doit être « { $header } »
core-journal-no-game = il manque une ligne comme « game scotland_yard 1 »
core-journal-version = la partie suit la version { $version } des règles, et ce programme joue la version { $known }. Ouvrez-la avec le Gaslamp qui l’a écrite
core-journal-bad-option = « { $found } » n’est ni « option NOM VALEUR » ni « actions »
core-journal-broken-seal = la ligne de clôture ne correspond pas au reste : le fichier a été modifié ou abîmé
core-journal-goes-on = il y a quelque chose après la ligne de clôture
