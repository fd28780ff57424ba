learn-no-such-puzzle = Cette énigme n’existe pas : elles sont numérotées de 1 à { $last }.
learn-bad-puzzles = Ce fichier ne contient pas d’énigmes : { $reason }
learn-no-puzzle-here = la position ne pose pas de question du genre « { $kind } »
learn-proof-differs = la preuve trouve autre chose ({ $what }) : { $found }, et non { $said }
learn-bad-story = coup { $place }, « { $move } » : { $reason }
learn-not-on-turn = après l’histoire, ce n’est pas au siège { $seat } de jouer
learn-no-such-kind = le jeu n’a pas d’énigmes du genre « { $kind } »
learn-no-candidate = « { $answer } » n’est pas parmi les réponses proposées.
