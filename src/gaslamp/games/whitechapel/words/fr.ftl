whitechapel-title = Lettres de Whitechapel
whitechapel-about = Quatre nuits, cinq crimes, et chaque nuit Jack doit regagner sa cachette au nez des policiers.
whitechapel-jack = Jack
whitechapel-police = la police
whitechapel-police-player = le joueur policier { $number }
whitechapel-blue = le policier bleu
whitechapel-brown = le policier brun
whitechapel-green = le policier vert
whitechapel-red = le policier rouge
whitechapel-yellow = le policier jaune
whitechapel-circle = cercle { $circle }
whitechapel-crossing-1 = croisement à côté de { $one }
whitechapel-crossing-2 = croisement entre { $one } et { $two }
whitechapel-crossing-3 = croisement entre { $one }, { $two } et { $three }
whitechapel-crossing-4 = croisement entre { $one }, { $two }, { $three } et { $four }
whitechapel-crossing-near-3 = croisement près de { $one }, { $two } et { $three }
whitechapel-crossing-towards = { $crossing } vers { $circle }
whitechapel-block = pâté de maisons { $block }
whitechapel-column = colonne { $time }

whitechapel-option-seats-name = Joueurs
whitechapel-option-seats = Jack, et les cinq policiers partagés entre les autres joueurs.
whitechapel-option-blue-name = Policier bleu
whitechapel-option-blue = Le joueur de la police qui déplace le policier bleu. Sans choix, partage à parts égales.
whitechapel-option-brown-name = Policier brun
whitechapel-option-brown = Le joueur de la police qui déplace le policier brun. Sans choix, partage à parts égales.
whitechapel-option-green-name = Policier vert
whitechapel-option-green = Le joueur de la police qui déplace le policier vert. Sans choix, partage à parts égales.
whitechapel-option-red-name = Policier rouge
whitechapel-option-red = Le joueur de la police qui déplace le policier rouge. Sans choix, partage à parts égales.
whitechapel-option-yellow-name = Policier jaune
whitechapel-option-yellow = Le joueur de la police qui déplace le policier jaune. Sans choix, partage à parts égales.
whitechapel-option-time-of-crime-name = Heure du crime
whitechapel-option-time-of-crime = L’heure du crime va de V à I, et Jack ne peut annoncer sa cachette avant la colonne 1.
whitechapel-option-engaged-police-name = Les policiers s’investissent
whitechapel-option-engaged-police = Chaque policier enquête dès qu’il s’est déplacé, dans l’ordre que choisit la police.
whitechapel-option-sprint-name = Sprint
whitechapel-option-sprint = Un policier peut avancer de trois croisements s’il n’enquête pas.
whitechapel-option-double-clue-name = Double indice
whitechapel-option-double-clue = La police peut enquêter de nouveau là où il y a un indice : Jack y est-il passé deux fois ?
whitechapel-option-fresh-traces-name = Traces fraîches
whitechapel-option-fresh-traces = La police peut demander si Jack est repassé depuis le dernier indice. Remplace « Double indice ».
whitechapel-option-preserved-scenes-name = Scènes de crime préservées
whitechapel-option-preserved-scenes = Quand Jack patiente, les patrouilles se déplacent et les misérables restent.
whitechapel-option-hard-name = Difficulté augmentée pour Jack
whitechapel-option-hard = Jack a un fiacre de moins les nuits I et III, et une ruelle de moins la nuit II.
whitechapel-option-harder-first-night-name = Première nuit plus dure
whitechapel-option-harder-first-night = Jack a un fiacre de moins la nuit I, en plus de « Difficulté augmentée pour Jack ».
whitechapel-option-harder-second-night-name = Deuxième nuit plus dure
whitechapel-option-harder-second-night = Jack a un fiacre de moins la nuit II, en plus de « Difficulté augmentée pour Jack ».
whitechapel-option-plain-patrols-name = Patrouilles sans couleur
whitechapel-option-plain-patrols = Les pions de patrouille ne disent pas quel policier ils cachent, comme dans les parties commencées avec d’anciennes règles.
whitechapel-notebook-circles = Où Jack peut être
whitechapel-notebook-hideouts = Où sa cachette peut être
whitechapel-notebook-patrols = Chances que chaque patrouille soit un policier
whitechapel-notebook-excluded = Exclus, et par quoi

whitechapel-log-hideout = Jack installe sa cachette en { $circle }.
whitechapel-log-hideout-you = Vous choisissez { $circle } comme cachette.
whitechapel-log-hideout-hidden = Jack choisit sa cachette.
whitechapel-log-token = Jack pose un pion femme en { $circle }.
whitechapel-log-token-you = Vous posez un pion femme en { $circle }.
whitechapel-log-token-hidden = Le pion en { $circle } reste face cachée.
whitechapel-log-woman = En { $circle }, Jack place un pion marqué.
whitechapel-log-woman-you = En { $circle }, vous placez un pion marqué.
whitechapel-log-blank = En { $circle }, Jack place un leurre.
whitechapel-log-blank-you = En { $circle }, vous placez un leurre.
whitechapel-log-woman-up = Une misérable se tient en { $circle }.
whitechapel-log-blank-up = En { $circle }, ce n’était qu’un leurre.
whitechapel-log-head = Cette nuit, l’enquêteur est le joueur policier { $seat }.
whitechapel-log-head-you = Cette nuit, l’enquêteur, c’est vous.
whitechapel-log-patrol = Une patrouille prend place au { $crossing }.
whitechapel-log-patrol-hidden = La patrouille au { $crossing } reste face cachée.
whitechapel-log-real = Au { $crossing }, c’est un vrai policier.
whitechapel-log-decoy = Au { $crossing }, c’est un leurre.
whitechapel-log-real-up = On retourne la patrouille au { $crossing } : un policier !
whitechapel-log-decoy-up = On retourne la patrouille au { $crossing } : un leurre.
whitechapel-log-face = Au { $crossing }, c’est { $who }.
whitechapel-log-face-up = On retourne la patrouille au { $crossing } : { $who } !
whitechapel-log-wait = Jack patiente : l’heure { $time } passe.
whitechapel-log-wait-you = Vous patientez : l’heure { $time } passe.
whitechapel-log-call = Au tour de la misérable en { $circle }.
whitechapel-log-call-stays = La misérable en { $circle } n’a nulle part où aller et reste.
whitechapel-log-lead = Elle va en { $circle }.
whitechapel-log-call-patrol = À la patrouille au { $crossing } de bouger.
whitechapel-log-lead-patrol = Elle va au { $crossing }.
whitechapel-log-lead-patrol-stays = Elle reste au { $crossing }.
whitechapel-log-turn = Jack retourne la patrouille au { $crossing }.
whitechapel-log-turn-you = Vous retournez la patrouille au { $crossing }.
whitechapel-log-kill = Un meurtre en { $circle } !
whitechapel-log-first = Le premier meurtre a eu lieu en { $circle }.
whitechapel-log-first-hidden = Jack note en secret l’ordre des deux meurtres.

whitechapel-log-walk = Jack va en { $circle }.
whitechapel-log-walk-you = Vous allez en { $circle }.
whitechapel-log-walk-hidden = Jack se déplace.
whitechapel-log-alley = Jack prend une ruelle jusqu’en { $circle }.
whitechapel-log-alley-you = Vous prenez une ruelle jusqu’en { $circle }.
whitechapel-log-alley-hidden = Jack prend une ruelle.
whitechapel-log-coach = Jack prend un fiacre et passe par { $circle }.
whitechapel-log-coach-you = Vous prenez un fiacre et passez par { $circle }.
whitechapel-log-coach-hidden = Jack prend un fiacre.
whitechapel-log-coach-end = Il descend en { $circle }.
whitechapel-log-coach-end-you = Vous descendez en { $circle }.
whitechapel-log-coach-hidden-end = Il descend deux cercles plus loin.
whitechapel-log-home = Jack est dans sa cachette : la nuit { $night } s’achève.
whitechapel-log-home-you = Vous êtes dans votre cachette : la nuit { $night } s’achève.
whitechapel-log-go-on = Jack continue.
whitechapel-log-go-on-you = Vous continuez sans annoncer votre cachette.
whitechapel-log-next = Prochain à se déplacer : { $who }.
whitechapel-log-next-acts = Prochain à enquêter : { $who }.
whitechapel-log-go = Au { $crossing } arrive { $who }.
whitechapel-log-go-stays = Au { $crossing }, { $who } ne bouge pas.
whitechapel-log-clue = En { $circle }, { $who } cherche des indices.
whitechapel-log-clue-twice = En { $circle }, { $who } demande si Jack est passé deux fois.
whitechapel-log-clue-twice-you = En { $circle }, { $who } demande si vous êtes passé deux fois.
whitechapel-log-clue-fresh = En { $circle }, { $who } demande si Jack est repassé.
whitechapel-log-clue-fresh-you = En { $circle }, { $who } demande si vous êtes repassé.
whitechapel-log-arrest = En { $circle }, { $who } tente une arrestation : c’est Jack !
whitechapel-log-arrest-you = En { $circle }, { $who } tente une arrestation : c’est vous !
whitechapel-log-arrest-nobody = En { $circle }, { $who } tente une arrestation : personne.
whitechapel-log-pass = Terminé pour { $who }.
whitechapel-log-yes = Oui : un indice en { $circle }.
whitechapel-log-no = Pas d’indice en { $circle }.
whitechapel-log-yes-twice = Oui : Jack est passé deux fois en { $circle }.
whitechapel-log-yes-twice-you = Oui : vous êtes passé deux fois en { $circle }.
whitechapel-log-no-twice = Non : Jack n’est passé qu’une fois en { $circle }.
whitechapel-log-no-twice-you = Non : vous n’êtes passé qu’une fois en { $circle }.
whitechapel-log-yes-fresh = Oui : Jack est repassé en { $circle } depuis le dernier indice.
whitechapel-log-yes-fresh-you = Oui : vous êtes repassé en { $circle } depuis le dernier indice.
whitechapel-log-no-fresh = Non : Jack n’est pas repassé en { $circle } depuis le dernier indice.
whitechapel-log-no-fresh-you = Non : vous n’êtes pas repassé en { $circle } depuis le dernier indice.

whitechapel-label-hideout = se cacher ici
whitechapel-label-token = poser un pion
whitechapel-label-woman = marqué
whitechapel-label-blank = leurre
whitechapel-label-patrol = poser une patrouille
whitechapel-label-real = policier
whitechapel-label-decoy = leurre
whitechapel-label-face = { $who }
whitechapel-label-kill = tuer
whitechapel-label-wait = patienter
whitechapel-label-first = celui-ci d’abord
whitechapel-label-call = la déplacer
whitechapel-label-lead = aller ici
whitechapel-label-turn = retourner
whitechapel-label-walk = à pied
whitechapel-label-alley = par une ruelle
whitechapel-label-coach = en fiacre
whitechapel-label-coach-end = descendre ici
whitechapel-label-home = annoncer la cachette
whitechapel-label-go-on = ne rien dire
whitechapel-label-next = le déplacer
whitechapel-label-next-acts = enquêter avec lui
whitechapel-label-go = aller ici
whitechapel-label-stay = rester
whitechapel-label-clue = chercher des indices
whitechapel-label-arrest = arrêter
whitechapel-label-pass = passer

whitechapel-expected-hiding = Choisissez votre cachette pour les quatre nuits : n’importe quel cercle, sauf un rouge.
whitechapel-awaited-hiding = Jack choisit sa cachette.
whitechapel-expected-tokens = Posez un pion femme sur un cercle rouge ; encore { $left }.
whitechapel-awaited-tokens = Jack pose ses pions femmes sur des cercles rouges.
whitechapel-expected-marking = Le pion en { $place } : marqué ou leurre ? Il reste { $marked ->
        [one] { $marked } marqué
       *[other] { $marked } marqués
    } et { $blank ->
        [one] { $blank } leurre
       *[other] { $blank } leurres
    }.
whitechapel-awaited-marking = Jack choisit en secret les pions marqués.
whitechapel-awaited-drawing = On tire au sort l’enquêteur de cette nuit.
whitechapel-expected-patrols = Posez une patrouille sur un croisement jaune libre ; encore { $left }.
whitechapel-awaited-patrols = L’enquêteur pose les patrouilles.
whitechapel-expected-faces = La patrouille au { $place } : policier ou leurre ? Il reste { $real ->
        [one] { $real } policier
       *[other] { $real } policiers
    } et { $decoys ->
        [one] { $decoys } leurre
       *[other] { $decoys } leurres
    }.
whitechapel-expected-faces-colours = La patrouille au { $place } : quel policier, ou un leurre ? Il reste { $real ->
        [one] { $real } policier
       *[other] { $real } policiers
    } et { $decoys ->
        [one] { $decoys } leurre
       *[other] { $decoys } leurres
    }.
whitechapel-awaited-faces = L’enquêteur choisit en secret quelles patrouilles sont des leurres.
whitechapel-awaited-women-up = On retourne les pions femmes.
whitechapel-expected-murder = Heure { $time } : frapper maintenant, ou patienter ?
whitechapel-awaited-murder = Heure { $time } : Jack frappe, ou patiente.
whitechapel-expected-murder-last = Heure { $time } : vous ne pouvez plus attendre. Choisissez votre victime.
whitechapel-awaited-murder-last = Heure { $time } : Jack ne peut plus attendre.
whitechapel-expected-murder-double = Heure { $time } : vous frappez deux fois cette nuit. Choisir la première victime, ou patienter ?
whitechapel-awaited-murder-double = Heure { $time } : Jack frappe deux fois cette nuit, ou patiente.
whitechapel-expected-murder-double-last = Heure { $time } : vous ne pouvez plus attendre, et vous frappez deux fois cette nuit. Choisissez la première victime.
whitechapel-awaited-murder-double-last = Heure { $time } : Jack ne peut plus attendre. Il frappe deux fois cette nuit.
whitechapel-expected-second = Choisissez la seconde victime.
whitechapel-awaited-second = Jack frappe une seconde fois.
whitechapel-expected-order = Lequel des deux meurtres a eu lieu en premier ? Vous êtes sur le lieu du second.
whitechapel-awaited-order = Jack note en secret l’ordre des deux meurtres.
whitechapel-expected-calling = Jack patiente. Choisissez la misérable à déplacer.
whitechapel-awaited-calling = Jack patiente. L’enquêteur déplace les misérables.
whitechapel-awaited-calling-you = Vous patientez. L’enquêteur déplace les misérables.
whitechapel-expected-calling-patrol = Jack patiente. Choisissez la patrouille à déplacer.
whitechapel-awaited-calling-patrol = Jack patiente. L’enquêteur déplace les patrouilles.
whitechapel-awaited-calling-patrol-you = Vous patientez. L’enquêteur déplace les patrouilles.
whitechapel-expected-leading = Déplacez la misérable en { $place } vers un cercle voisin.
whitechapel-awaited-leading = L’enquêteur déplace la misérable en { $place }.
whitechapel-expected-leading-patrol = Déplacez la patrouille au { $place } de deux croisements au plus, mais pas à côté d’une misérable ; ou laissez-la.
whitechapel-awaited-leading-patrol = L’enquêteur déplace la patrouille au { $place }.
whitechapel-expected-turning = Vous avez patienté : retournez une patrouille.
whitechapel-awaited-turning = Jack retourne une patrouille.
whitechapel-awaited-turned = On retourne la patrouille au { $place }.
whitechapel-awaited-unveiling = On retourne les autres patrouilles.
whitechapel-expected-escape =
    Vous êtes en { $circle }. Déplacez-vous à pied, par une ruelle { $alleys ->
        [0] (aucune)
       *[other] (reste { $alleys })
    } ou en fiacre { $coaches ->
        [0] (aucun)
       *[other] (reste { $coaches })
    }.
whitechapel-awaited-escape = Jack est en fuite.
whitechapel-expected-coaching = Votre fiacre est en { $circle } : choisissez où vous descendez.
whitechapel-awaited-coaching = Jack est dans un fiacre.
whitechapel-expected-announce = Vous êtes en { $circle }, pas dans votre cachette : continuez.
whitechapel-expected-announce-home = Vous êtes dans votre cachette, en { $circle } : l’annoncer, ou ne rien dire ?
whitechapel-awaited-announce = Jack est-il rentré ?
whitechapel-expected-naming = Choisissez le policier à déplacer.
whitechapel-awaited-naming = L’enquêteur choisit le policier à déplacer.
whitechapel-expected-naming-acts = Choisissez le policier qui enquête.
whitechapel-awaited-naming-acts = L’enquêteur choisit le policier qui enquête.
whitechapel-expected-moving = Au { $crossing }, { $who } : deux croisements au plus, ou restez sur place.
whitechapel-awaited-moving = Déplacement attendu : { $who }.
whitechapel-expected-moving-sprint = Au { $crossing }, { $who } : deux croisements au plus (trois s’il n’enquête pas), ou restez sur place.
whitechapel-awaited-moving-sprint = Déplacement attendu : { $who }.
whitechapel-expected-acting = Au { $crossing }, { $who } : cherchez des indices à côté de lui, tentez une arrestation, ou passez.
whitechapel-awaited-acting = On attend { $who } : indices ou arrestation.
whitechapel-expected-acting-on = Au { $crossing }, { $who } n’a rien trouvé : essayez un autre cercle, ou passez.
whitechapel-awaited-acting-on = On attend { $who }.
whitechapel-awaited-answer = Jack est-il passé en { $question } cette nuit ?
whitechapel-awaited-answer-you = Êtes-vous passé en { $question } cette nuit ?

whitechapel-ended-home = Pour la quatrième fois, Jack est rentré dans sa cachette, en { $hideout }. Personne ne saura jamais qui il était.
whitechapel-ended-home-won = Pour la quatrième fois, vous êtes rentré dans votre cachette, en { $hideout }. Personne ne saura jamais qui vous étiez.
whitechapel-ended-home-lost = Pour la quatrième fois, Jack est rentré dans sa cachette, en { $hideout }. Vous ne saurez jamais qui il était.
whitechapel-ended-arrested = Jack est arrêté en { $circle }, dans la nuit { $night }, par { $who }.
whitechapel-ended-arrested-lost = Vous êtes arrêté en { $circle }, dans la nuit { $night }, par { $who }.
whitechapel-ended-no-way-out = Dans la nuit { $night }, la police cerne Jack en { $circle } : il ne peut plus fuir. Sa cachette était en { $hideout }.
whitechapel-ended-no-way-out-won = Dans la nuit { $night }, vous cernez Jack en { $circle } : il ne peut plus fuir. Sa cachette était en { $hideout }.
whitechapel-ended-no-way-out-lost = Dans la nuit { $night }, la police vous cerne en { $circle } : vous ne pouvez plus fuir. Votre cachette était en { $hideout }.
whitechapel-ended-out-of-time = La nuit { $night } s’achève, et Jack, en { $circle }, n’est pas rentré : le temps lui a manqué. Sa cachette était en { $hideout }.
whitechapel-ended-out-of-time-lost = La nuit { $night } s’achève, et vous, en { $circle }, n’êtes pas rentré : le temps vous a manqué. Votre cachette était en { $hideout }.

whitechapel-because-no = pas d’indice en { $circle } (colonne { $column })
whitechapel-because-yes = l’indice trouvé en { $circle } (colonne { $column })
whitechapel-because-arrest = l’arrestation manquée en { $circle } (colonne { $column })
whitechapel-because-stuck = il pouvait encore bouger après la colonne { $column }

whitechapel-not-next = { $end } ne touche pas { $start }
whitechapel-way-barred = la police barre tous les chemins de { $start } à { $end }
whitechapel-no-alley = aucun pâté de maisons ne borde à la fois { $start } et { $end }
whitechapel-no-alley-left = plus aucune ruelle cette nuit
whitechapel-no-coach-left = plus aucun fiacre cette nuit
whitechapel-no-two-columns = il faut deux colonnes libres pour un fiacre
whitechapel-coach-back = un fiacre ne ramène pas en { $start }
whitechapel-coach-stuck = depuis { $circle }, un fiacre ne peut pas aller plus loin
whitechapel-not-home = vous êtes en { $circle } et votre cachette est en { $hideout }
whitechapel-is-through = { $who } n’a plus rien à faire pour l’instant
whitechapel-is-named = c’est déjà { $who } qui joue
whitechapel-other-policeman = seul { $who } joue maintenant
whitechapel-too-far = le { $end } est trop loin du { $start }
whitechapel-occupied = le { $crossing } est occupé
whitechapel-not-beside = le { $crossing } ne touche pas { $circle }
whitechapel-asked-already = un policier qui a cherché des indices ne peut plus tenter d’arrestation
whitechapel-has-marker = l’indice en { $circle } est déjà connu
whitechapel-asked-this = la réponse pour { $circle } vient d’être donnée
whitechapel-is-scene = { $circle } est une scène de crime
whitechapel-is-woman = une misérable se tient déjà en { $circle }
whitechapel-beside-police = { $circle } est juste à côté de la police
whitechapel-beside-woman = le { $crossing } est juste à côté d’une misérable
whitechapel-no-woman = aucune misérable en { $circle }
whitechapel-no-murder = les meurtres de cette nuit ont eu lieu en { $one } et en { $other }
whitechapel-must-kill = vous ne pouvez plus attendre
whitechapel-must-kill-again = vous frappez deux fois cette nuit : vous ne pouvez pas patienter maintenant
whitechapel-no-patrol = aucune patrouille face cachée au { $crossing }
whitechapel-no-woman-to-move = en { $circle }, aucune misérable n’attend de bouger
whitechapel-no-patrol-to-move = au { $crossing }, aucune patrouille n’attend de bouger
whitechapel-red-hideout = { $circle } est rouge : pas de cachette ici
whitechapel-no-circle = ce cercle n’existe pas
whitechapel-no-crossing = ce croisement n’existe pas
whitechapel-not-red = { $circle } n’est pas rouge
whitechapel-has-token = un pion se trouve déjà en { $circle }
whitechapel-not-yellow = le { $crossing } n’est pas jaune
whitechapel-token-order = c’est le pion en { $circle } qui vient maintenant
whitechapel-patrol-order = c’est la patrouille au { $crossing } qui vient maintenant
whitechapel-none-marked = tous les pions marqués sont posés
whitechapel-none-blank = tous les leurres sont posés
whitechapel-none-real = les cinq policiers sont posés
whitechapel-none-decoy = les deux leurres sont posés
whitechapel-laid-already = { $who } se trouve déjà sous une autre patrouille
whitechapel-which-policeman = dites quel policier : bleu, brun, vert, rouge ou jaune
whitechapel-plain-patrols = dans cette partie, les patrouilles n’ont pas de couleur : dites seulement que c’est un policier
whitechapel-no-colours = un seul joueur mène les cinq policiers : dites seulement que c’en est un

whitechapel-replaced = « { $option } » remplace « { $other } » : choisissez l’une des deux.
whitechapel-no-such-seat = À { $seats } joueurs, le policier { $colour } ne peut pas revenir au joueur policier { $seat }.
whitechapel-idle-seat = Le joueur policier { $seat } n’aurait aucun policier.

whitechapel-draw-legend-circles = Les cercles sont des nombres : w une misérable, o un pion femme, † un meurtre, ! un indice, - rien trouvé, J Jack, H sa cachette, ? où il peut être selon le carnet.
whitechapel-draw-legend-crossings = Les croisements sont des points, ou x et un nombre quand on regarde de près.
whitechapel-draw-legend-police = ① à ⑤ sont les policiers, avec les cercles à côté de chacun ; ■ une patrouille face cachée, □ un leurre ; ▸ à son tour, ✓ terminé.
whitechapel-draw-patrols = patrouilles : { $patrols }
whitechapel-draw-policeman = policier
whitechapel-draw-decoy = leurre
whitechapel-draw-blue = bleu
whitechapel-draw-brown = brun
whitechapel-draw-green = vert
whitechapel-draw-red = rouge
whitechapel-draw-yellow = jaune
whitechapel-draw-beside = x{ $crossing } : { $circles }
whitechapel-draw-night = nuit { $night } sur 4, heure du crime { $time }, fiacres { $coaches }, ruelles { $alleys }
whitechapel-draw-hideout = cachette { $circle }
whitechapel-draw-log = fiche { $night } : { $columns }
whitechapel-draw-letter-murder = †
whitechapel-draw-letter-alley = r
whitechapel-draw-letter-coach = f

whitechapel-try-circle = un cercle de 1 à { $last } : { $examples }
whitechapel-try-crossing = un croisement de x1 à x{ $last } : { $examples }
whitechapel-try-place = un cercle de 1 à { $circles } ou un croisement de x1 à x{ $crossings } : { $examples }

whitechapel-typed-walk = pied
whitechapel-typed-alley = ruelle
whitechapel-typed-coach = fiacre
whitechapel-typed-hideout = cachette
whitechapel-typed-token = pion
whitechapel-typed-woman = marqué
whitechapel-typed-blank = leurre
whitechapel-typed-call = appeler
whitechapel-typed-lead = mener
whitechapel-typed-kill = tuer
whitechapel-typed-first = premier
whitechapel-typed-clue = indice
whitechapel-typed-arrest = arrêter
whitechapel-typed-patrol = patrouille
whitechapel-typed-real = policier
whitechapel-typed-turn = retourner
whitechapel-typed-blue = bleu
whitechapel-typed-brown = brun
whitechapel-typed-green = vert
whitechapel-typed-red = rouge
whitechapel-typed-yellow = jaune
whitechapel-typed-next = suivant
whitechapel-typed-head = chef
whitechapel-typed-wait = patienter
whitechapel-typed-home = rentrer
whitechapel-typed-go_on = continuer
whitechapel-typed-pass = passer

whitechapel-kind-street = rue
whitechapel-kind-red = rouge : un pion femme peut s’y trouver
whitechapel-kind-yellow = jaune : une patrouille peut y commencer

whitechapel-reason-comes-home = Cela vous ramène à votre cachette.
whitechapel-reason-nears-home = Cela vous rapproche de votre cachette, avec du temps pour un détour.
whitechapel-reason-breaks-away = Cela vous fait passer les policiers, loin de là où ils vous attendent.
whitechapel-reason-goes-unwatched = Aucun policier ne peut venir à côté de vous ce tour-ci.
whitechapel-reason-kills-in-reach = De là, vous pouvez rentrer, et les patrouilles ne sont pas trop proches.
whitechapel-reason-waits-for-patrols = Cela vous montre une patrouille et vous donne un déplacement de plus.
whitechapel-reason-stands-beside = Le policier se place à côté d’un cercle où Jack se trouve probablement.
whitechapel-reason-covers-ways = De là, le policier couvre des chemins vers des cachettes probables que personne d’autre ne surveille.
whitechapel-reason-arrests-likely = Il est assez probable que Jack s’y trouve.
whitechapel-reason-asks-most-telling = Quelle que soit la réponse, elle en dit long sur l’endroit où Jack peut être.

whitechapel-puzzle-where = Suivre la piste
whitechapel-puzzle-where-question = Les réponses de cette nuit ne laissent à Jack qu’un cercle en colonne { $column }, et il n’y a pas encore d’indice dessus. Lequel ?
whitechapel-puzzle-where-given = Une colonne plus tôt, Jack était en { $circles }.
whitechapel-puzzle-where-no-trace = Pas { $circle } : un policier y a cherché et n’a trouvé aucun indice.
whitechapel-puzzle-where-too-far = Pas { $circle } : de là, il n’aurait pas pu aller en { $next }, où il a forcément été ensuite.
whitechapel-puzzle-where-no-path = Pas { $circle } : aucun chemin entre les policiers qui s’accorde avec toutes les réponses n’y passe en colonne { $column }.
whitechapel-puzzle-where-end = En colonne { $column }, Jack était donc en { $circle }.
whitechapel-puzzle-question = La bonne question
whitechapel-puzzle-question-question = { $who } cherche des indices sur un seul cercle. Lequel, pour qu’il reste le moins de cercles à Jack, que la réponse soit oui ou non ?
whitechapel-puzzle-question-given = Jack peut être en { $circles }.
whitechapel-puzzle-question-best = Il faut chercher en { $circle }.
whitechapel-puzzle-question-yes =
    { $left ->
        [0] Il ne peut pas y avoir d’indice.
        [one] S’il y a un indice, il reste un cercle.
       *[other] S’il y a un indice, il reste { $left } cercles.
    }
whitechapel-puzzle-question-no =
    { $left ->
        [0] Il y en a forcément un.
        [one] S’il n’y en a pas, il reste un cercle.
       *[other] S’il n’y en a pas, il reste { $left } cercles.
    }
whitechapel-puzzle-question-others = Toute autre question pourrait en laisser { $others }.
whitechapel-puzzle-question-against = En { $circle }, un oui laisserait { $yes ->
        [0] 0 cercle
        [one] un cercle possible
       *[other] { $yes } cercles possibles
    } et un non { $no }. Il y a une meilleure question.
whitechapel-puzzle-home = Rentrer sans être vu
whitechapel-puzzle-home-question =
    Vous êtes Jack, et votre cachette est en { $hideout }. Vers quel cercle allez-vous à pied, pour qu’aucun policier ne puisse venir à côté à son prochain déplacement et que vous puissiez encore rentrer avec { $moves ->
        [one] le dernier déplacement
       *[other] les { $moves } déplacements qui resteront
    } ?
whitechapel-puzzle-home-watched = À deux croisements au plus, un policier peut venir à côté de { $circles } et vous y arrêter.
whitechapel-puzzle-home-late = De { $circles }, le chemin du retour est trop long pour ce qui reste de la nuit.
whitechapel-puzzle-home-best =
    { $circle } est hors de portée de tous, et { $hideout } n’en est qu’à { $distance ->
        [one] un déplacement
       *[other] { $distance } déplacements
    }.
whitechapel-puzzle-home-caught = Pas { $circle } : { $who } peut venir à côté en deux croisements au plus et vous arrêter.
whitechapel-puzzle-home-far = Pas { $circle } : personne ne peut vous y arrêter, mais vous ne rentreriez pas à temps.

# Ce qui est annoncé.
whitechapel-headline-kill = Un meurtre !
whitechapel-headline-yes = Un indice !
whitechapel-headline-yes-twice = Un indice !
whitechapel-headline-yes-fresh = Un indice !
whitechapel-headline-arrest = Jack est arrêté
whitechapel-headline-arrest-you = Vous êtes arrêté
whitechapel-headline-arrest-nobody = Personne
whitechapel-headline-home = Jack est rentré
whitechapel-headline-home-you = Vous êtes rentré

# Ce qui est demandé avant d’agir.
whitechapel-question-hideout = Faire de { $circle } votre cachette ?
whitechapel-warning-hideout = Votre cachette reste la même pendant les quatre nuits.
whitechapel-question-kill = Tuer en { $circle } ?
whitechapel-warning-kill = La traque commence : tout le monde voit le lieu du meurtre.
whitechapel-question-alley = Prendre une ruelle vers { $circle } ?
whitechapel-warning-alley = Les ruelles sont rares, et la police voit que vous en prenez une.
whitechapel-question-coach = Prendre un fiacre par { $circle } ?
whitechapel-warning-coach = Les fiacres sont rares, et la police voit que vous en prenez un.
whitechapel-question-arrest = Tenter une arrestation en { $circle } ?
whitechapel-warning-arrest = Si Jack n’y est pas, ce policier ne fait plus rien ce tour-ci.
whitechapel-left = { $count ->
        [0] aucune cachette
        [one] une cachette
       *[other] { $count } cachettes
    }

# Ce qui est compté pour une analyse, avant un deux-points.
whitechapel-measure-policemen-near = Policiers qui peuvent venir à côté de vous en un tour
whitechapel-measure-walks-home = Déplacements jusqu’à votre cachette
whitechapel-measure-circles = Cercles où Jack peut être
whitechapel-measure-ways-watched = Cercles du prochain déplacement de Jack qui ont un policier à côté
whitechapel-measure-hideouts-watched = Cachettes possibles avec un policier à côté
