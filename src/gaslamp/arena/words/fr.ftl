arena-alone = seul
arena-table = contre un seul
arena-together = { $first } à { $last }
arena-mean = moyenne des deux
arena-number = { $whole },{ $part }
arena-from-to = { $low } à { $high }

arena-title = { $game }, à partir de la graine { $seed }
arena-bot = robot
arena-against = contre
arena-role = rôle
arena-games = parties
arena-share = part
arena-won = gagné
arena-interval = intervalle à 95 %
arena-ladder = Classement
arena-rating = cote
arena-times = Réflexion, en millisecondes
arena-moves = coups
arena-median = médiane
arena-p99 = 99 % sous
arena-longest = maximum
arena-longest-turn = tour le plus long
arena-strength = Part gagnée en moyenne, selon le temps médian par coup
arena-no-openskill = Pas de classement : installez les cotes avec « pip install gaslamp[arena] ».
arena-faults =
    { $bot } a abandonné { $count ->
        [one] une partie
       *[other] { $count } parties
    } : { $what }
arena-verdict-first = { $first } est meilleur que { $second } : { $won } donnes à { $lost } sur { $deals }.
arena-verdict-second = { $second } est meilleur que { $first } : { $lost } donnes à { $won } sur { $deals }.
arena-verdict-neither = { $first } et { $second } sont trop proches pour être départagés : { $won } donnes à { $lost } sur { $deals }.
arena-verdict-open = { $first } contre { $second } n’est pas encore décidé : { $won } donnes à { $lost } sur { $deals }.

arena-not-seated = « { $bot } » ne peut pas s’asseoir : { $reason }
arena-worker-lost = Un processus du match a été arrêté de l’extérieur. Les parties jouées jusque-là sont dans le fichier donné avec --json.
arena-no-ray = Ray n’est pas installé : « pip install gaslamp[ray] » l’ajoute.
arena-no-cluster = Il n’y a pas de cluster Ray à l’adresse « { $address } » : { $reason }
arena-no-game = « { $game } » n’est pas un jeu qui puisse être importé : { $reason }
arena-bad-record = { $file } : { $reason }
arena-bad-line = { $file } : la ligne { $number } n’a pas été écrite par l’arène. Choisissez un autre fichier.
arena-other-match = { $file } contient un autre match : { $what } { $found }, et non { $wanted }. Choisissez un autre fichier.
arena-terms-game = le jeu
arena-terms-version = la version
arena-terms-options = les options
arena-terms-seed = la graine

arena-balance-title = { $game } : { $bot } contre lui-même, à partir de la graine { $seed }
arena-balance-variant = variante
arena-balance-actions = actions
arena-balance-endings = Fin des parties, { $variant } : { $endings }
arena-balance-usual = règles habituelles
arena-balance-option = { $option } : { $value }
arena-balance-wide = * plus large que ±4 points : trop peu de parties pour conclure.
arena-balance-faults =
    { $variant } : le robot a abandonné { $count ->
        [one] une partie, qui n’est pas comptée
       *[other] { $count } parties, qui ne sont pas comptées
    }.
