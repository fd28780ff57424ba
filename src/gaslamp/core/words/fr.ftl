core-chance = le hasard
core-referee = l’arbitre
core-nobody = personne
core-spectator = un spectateur

core-game-over = La partie est finie : il n’y a plus rien à jouer.
core-nothing-to-draw = La partie est finie : il n’y a plus d’action à tirer. Vérifiez d’abord si `state.seat` vaut OVER, ou commencez une nouvelle partie.
core-no-such-viewer = Le point de vue { $viewer } n’existe pas à cette table : c’est une place de 0 à { $last }, ou SPECTATOR.
core-not-your-turn = Ce n’est pas votre tour ({ $you }) : on attend { $turn }.
core-illegal = { $action } : impossible maintenant. Coups possibles : { $allowed }.
core-illegal-because = { $action } : impossible, { $reason }. Coups possibles : { $allowed }.
core-no-such-action = L’action numéro { $action } n’existe pas. Coups possibles : { $allowed }.
core-bad-notation = « { $notation } » n’est pas un coup. Essayez { $allowed }.
core-unclear-move = « { $typed } » peut vouloir dire { $meant }.
core-more-than-a-move = C’est plus d’un coup. Jouez d’abord celui-ci : { $action }.
core-nothing-to-undo = Rien à annuler : votre coup n’est pas commencé, et ce que d’autres ont joué ou montré reste joué.

core-unknown-option = L’option « { $option } » n’existe pas. Options : { $allowed }.
core-bad-value = « { $value } » n’est pas une valeur de l’option « { $option } ». Valeurs possibles : { $allowed }.
core-allowed-words = { $words }
core-allowed-numbers = un nombre entier de { $least } à { $most }
core-allowed-anything = toute valeur
core-small-title = { $game } (petit)
core-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux : { $allowed }.

core-bad-journal = Ligne { $line } : { $reason }
core-journal-truncated = le fichier s’arrête trop tôt, sans sa ligne de clôture
core-journal-no-header = ce n’est pas un journal Gaslamp ; la première ligne doit être « { $header } »
core-journal-no-game = il manque une ligne comme « game scotland_yard 1 »
core-newer-format = ceci a été écrit par un Gaslamp plus récent, au format { $found } ; ce programme lit les formats jusqu’au { $known }. Mettez Gaslamp à jour pour le lire
core-newer-rules = la partie suit la version { $version } des règles ; ce programme les connaît jusqu’à la version { $known }. Mettez Gaslamp à jour pour la continuer
core-journal-version = la partie suit la version { $version } des règles, et ce programme joue la version { $known }. Ouvrez-la avec le Gaslamp qui l’a écrite
core-journal-bad-option = « { $found } » n’est ni « option NOM VALEUR » ni « actions »
core-journal-broken-seal = la ligne de clôture ne correspond pas au reste : le fichier a été modifié ou abîmé
core-journal-goes-on = il y a quelque chose après la ligne de clôture

core-unsaid = …
core-taken-back = Vous annulez votre coup.
core-does-not-follow = cela ne découle pas de ce qui précède
core-position-word = « { $word } » n’est pas un champ de position ; chacun s’écrit une fois, nom=valeur
core-position-missing = la position ne dit pas « { $field } »
core-position-unknown = une position de ce jeu n’a pas de « { $field } »
core-position-value = « { $value } » n’est pas une valeur de « { $field } » dans une position
core-position-wrong = ces champs ne font pas une position de ce jeu

core-percent = { $whole },{ $tenths } %
core-percent-tiny = <0,1 %
core-bad-side = ce n’est pas le point de vue d’une place ; la première ligne doit être « { $header } », et la suite doit venir d’une seule partie

core-names-two = { $first } et { $others }
core-names-more = { $first }, { $others }
core-no-history = Trop de choses sont cachées ici : aucun déroulement trouvé ne correspond à ce que cette place a vu. Continuez depuis une autre position, ou comme dans la partie.
