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
whitechapel-crossing = croisement x{ $crossing }
whitechapel-block = pâté de maisons { $block }
whitechapel-column = colonne { $time }

whitechapel-option-seats = Le nombre de joueurs : Jack, et les autres qui se partagent la police.
whitechapel-option-blue = La place de police qui mène le policier bleu ; par défaut, partage à parts égales.
whitechapel-option-brown = La place de police qui mène le policier brun.
whitechapel-option-green = La place de police qui mène le policier vert.
whitechapel-option-red = La place de police qui mène le policier rouge.
whitechapel-option-yellow = La place de police qui mène le policier jaune.
whitechapel-option-time-of-crime = L’heure du crime va de V à I, et personne ne rentre avant la colonne 1.
whitechapel-option-engaged-police = Chaque policier enquête dès qu’il s’est déplacé.
whitechapel-option-sprint = Un policier peut courir trois croisements s’il n’enquête pas.
whitechapel-option-double-clue = La police peut demander si Jack est passé deux fois sur un indice.
whitechapel-option-fresh-traces = La police peut demander si Jack est repassé depuis le dernier indice ; remplace double_clue.
whitechapel-option-preserved-scenes = Quand Jack patiente, les patrouilles bougent et les misérables restent.
whitechapel-option-hard = Jack a un fiacre de moins la première et la troisième nuit, et une ruelle de moins la deuxième.
whitechapel-option-harder-first-night = Jack a encore un fiacre de moins la première nuit.
whitechapel-option-harder-second-night = Jack a un fiacre de moins la deuxième nuit.
whitechapel-option-plain-patrols = Les jetons de patrouille ne disent pas de quel policier il s’agit, comme dans les parties commencées ainsi.
whitechapel-notebook-circles = Où Jack peut être
whitechapel-notebook-hideouts = Où sa cachette peut être
whitechapel-notebook-patrols = Chances que chaque patrouille soit un policier
whitechapel-notebook-excluded = Où Jack pourrait être, n’était

whitechapel-log-hideout = Jack installe sa cachette en { $circle }.
whitechapel-log-hideout-hidden = Jack choisit sa cachette.
whitechapel-log-token = Jack pose un pion femme en { $circle }.
whitechapel-log-token-hidden = Le pion en { $circle } reste face cachée.
whitechapel-log-woman = En { $circle }, Jack place un pion marqué.
whitechapel-log-blank = En { $circle }, Jack place un leurre.
whitechapel-log-woman-up = Une misérable se tient en { $circle }.
whitechapel-log-blank-up = En { $circle }, ce n’était qu’un leurre.
whitechapel-log-head = Cette nuit, l’enquête revient au joueur policier { $seat }.
whitechapel-log-patrol = Une patrouille prend place en x{ $crossing }.
whitechapel-log-patrol-hidden = La patrouille en x{ $crossing } reste face cachée.
whitechapel-log-real = En x{ $crossing }, c’est un vrai policier.
whitechapel-log-decoy = En x{ $crossing }, c’est un leurre.
whitechapel-log-real-up = On retourne la patrouille en x{ $crossing } : un policier !
whitechapel-log-decoy-up = On retourne la patrouille en x{ $crossing } : un leurre.
whitechapel-log-face = En x{ $crossing }, c’est { $who }.
whitechapel-log-face-up = On retourne la patrouille en x{ $crossing } : { $who } !
whitechapel-log-wait = Jack patiente ; { $time } est passé.
whitechapel-log-call = Au tour de la misérable en { $circle }.
whitechapel-log-call-stays = La misérable en { $circle } n’a nulle part où aller et reste.
whitechapel-log-lead = Elle va en { $circle }.
whitechapel-log-call-patrol = Au tour de la patrouille en x{ $crossing }.
whitechapel-log-lead-patrol = Elle se poste en x{ $crossing }.
whitechapel-log-lead-patrol-stays = Elle reste en x{ $crossing }.
whitechapel-log-turn = Jack désigne la patrouille en x{ $crossing }.
whitechapel-log-kill = Un meurtre en { $circle } !
whitechapel-log-first = Le premier meurtre a eu lieu en { $circle }.
whitechapel-log-first-hidden = Jack note l’ordre des deux meurtres.

whitechapel-log-walk = À pied, Jack rejoint { $circle }.
whitechapel-log-walk-hidden = Jack s’éclipse à pied.
whitechapel-log-alley = Par une ruelle, Jack débouche en { $circle }.
whitechapel-log-alley-hidden = Jack s’évapore dans une ruelle.
whitechapel-log-coach = Jack saute dans un fiacre et passe par { $circle }.
whitechapel-log-coach-hidden = Jack saute dans un fiacre.
whitechapel-log-coach-end = Il descend en { $circle }.
whitechapel-log-coach-hidden-end = Il descend deux cercles plus loin.
whitechapel-log-home = Jack est dans sa cachette : la nuit { $night } s’achève.
whitechapel-log-go-on = Jack ne dit rien.
whitechapel-log-next = On appelle { $who } pour se déplacer.
whitechapel-log-next-acts = On appelle { $who } pour enquêter.
whitechapel-log-go = Direction x{ $crossing } pour { $who }.
whitechapel-log-go-stays = En x{ $crossing }, { $who } ne bouge pas.
whitechapel-log-clue = En { $circle }, { $who } cherche des indices.
whitechapel-log-clue-twice = En { $circle }, { $who } demande si Jack est passé deux fois.
whitechapel-log-clue-fresh = En { $circle }, { $who } demande si Jack est repassé.
whitechapel-log-arrest = En { $circle }, { $who } arrête Jack !
whitechapel-log-arrest-nobody = En { $circle }, { $who } tente une arrestation : personne.
whitechapel-log-pass = Pour { $who }, c’est tout.
whitechapel-log-yes = Oui : Jack est passé en { $circle }.
whitechapel-log-no = Non, aucune trace en { $circle }.
whitechapel-log-yes-twice = Oui : Jack est passé deux fois en { $circle }.
whitechapel-log-no-twice = Non : Jack n’est passé qu’une fois en { $circle }.
whitechapel-log-yes-fresh = Oui : Jack est repassé en { $circle } depuis le dernier indice.
whitechapel-log-no-fresh = Non : Jack n’est pas repassé en { $circle } depuis le dernier indice.

whitechapel-label-hideout = se cacher ici
whitechapel-label-token = un pion ici
whitechapel-label-woman = marqué
whitechapel-label-blank = leurre
whitechapel-label-patrol = une patrouille ici
whitechapel-label-real = policier
whitechapel-label-decoy = leurre
whitechapel-label-face = { $who }
whitechapel-label-kill = tuer
whitechapel-label-wait = patienter
whitechapel-label-first = celui-ci d’abord
whitechapel-label-call = à son tour
whitechapel-label-lead = aller ici
whitechapel-label-turn = retourner
whitechapel-label-walk = à pied
whitechapel-label-alley = par une ruelle
whitechapel-label-coach = en fiacre
whitechapel-label-coach-end = descendre ici
whitechapel-label-home = annoncer la cachette
whitechapel-label-go-on = ne rien dire
whitechapel-label-next = se déplacer
whitechapel-label-next-acts = enquêter
whitechapel-label-go = aller ici
whitechapel-label-stay = rester
whitechapel-label-clue = chercher des indices
whitechapel-label-arrest = arrêter
whitechapel-label-pass = c’est tout

whitechapel-expected-hiding = Choisissez votre cachette pour les quatre nuits : n’importe quel cercle, sauf un rouge.
whitechapel-awaited-hiding = Jack choisit sa cachette.
whitechapel-expected-tokens = Posez un pion femme sur un cercle rouge ; encore { $left }.
whitechapel-awaited-tokens = Jack pose ses pions femmes sur des cercles rouges.
whitechapel-expected-marking = Le pion en { $place } : marqué ou leurre ? Il reste { $marked } marqués et { $blank } leurres.
whitechapel-awaited-marking = Jack place ses pions femmes face cachée.
whitechapel-awaited-drawing = On tire au sort le chef de l’enquête de cette nuit.
whitechapel-expected-patrols = Posez une patrouille sur un croisement jaune libre ; encore { $left }.
whitechapel-awaited-patrols = Le chef de l’enquête pose des patrouilles sur des croisements jaunes.
whitechapel-expected-faces = La patrouille en { $place } : policier ou leurre ? Il reste { $real } policiers et { $decoys } leurres.
whitechapel-expected-faces-colours = La patrouille en { $place } : quel policier, ou un leurre ? Il reste { $real } policiers et { $decoys } leurres.
whitechapel-awaited-faces = Le chef de l’enquête place les patrouilles face cachée.
whitechapel-awaited-women-up = On retourne les pions femmes.
whitechapel-expected-murder = Il est { $time }. Tuez une misérable, ou patientez.
whitechapel-awaited-murder = Il est { $time }. Jack tue, ou patiente.
whitechapel-expected-murder-last = Il est { $time } et vous ne pouvez plus attendre : tuez une misérable.
whitechapel-awaited-murder-last = Il est { $time } et Jack ne peut plus attendre.
whitechapel-expected-murder-double = Il est { $time }. Deux femmes meurent cette nuit : tuez la première, ou patientez.
whitechapel-awaited-murder-double = Il est { $time }. Cette nuit Jack tue deux fois, ou patiente.
whitechapel-expected-murder-double-last = Il est { $time } et vous ne pouvez plus attendre. Deux femmes meurent cette nuit : tuez la première.
whitechapel-awaited-murder-double-last = Il est { $time } et Jack ne peut plus attendre. Cette nuit il tue deux fois.
whitechapel-expected-second = Tuez l’autre femme.
whitechapel-awaited-second = Jack cherche une seconde victime.
whitechapel-expected-order = Lequel des deux meurtres fut le premier ? Vous êtes sur le lieu de l’autre.
whitechapel-awaited-order = Jack note l’ordre des deux meurtres.
whitechapel-expected-calling = Jack patiente. Appelez la misérable qui se déplace maintenant.
whitechapel-awaited-calling = Jack patiente. Le chef de l’enquête déplace les misérables.
whitechapel-expected-calling-patrol = Jack patiente. Appelez la patrouille qui se déplace maintenant.
whitechapel-awaited-calling-patrol = Jack patiente. Le chef de l’enquête déplace les patrouilles.
whitechapel-expected-leading = Menez la misérable en { $place } sur un cercle voisin.
whitechapel-awaited-leading = Le chef de l’enquête déplace la misérable en { $place }.
whitechapel-expected-leading-patrol = Menez la patrouille en { $place } à deux croisements au plus, à côté d’aucune misérable, ou laissez-la.
whitechapel-awaited-leading-patrol = Le chef de l’enquête déplace la patrouille en { $place }.
whitechapel-expected-turning = Vous avez patienté : retournez une patrouille.
whitechapel-awaited-turning = Jack va retourner une patrouille.
whitechapel-awaited-turned = On retourne la patrouille en { $place }.
whitechapel-awaited-unveiling = On retourne les autres patrouilles.
whitechapel-expected-escape = Vous êtes en { $circle } : filez à pied, par une ruelle (il en reste { $alleys }) ou en fiacre (il en reste { $coaches }).
whitechapel-awaited-escape = Jack se glisse dans la nuit.
whitechapel-expected-coaching = Votre fiacre est en { $circle } : choisissez où vous descendez.
whitechapel-awaited-coaching = Jack est dans un fiacre.
whitechapel-expected-announce = Vous êtes en { $circle }, pas dans votre cachette : ne dites rien.
whitechapel-expected-announce-home = Vous êtes dans votre cachette, en { $circle } : annoncez-le, ou ne dites rien.
whitechapel-awaited-announce = Jack est-il rentré ?
whitechapel-expected-naming = Appelez le policier qui se déplace maintenant.
whitechapel-awaited-naming = Le chef de l’enquête appelle le policier qui se déplace maintenant.
whitechapel-expected-naming-acts = Appelez le policier qui enquête maintenant.
whitechapel-awaited-naming-acts = Le chef de l’enquête appelle le policier qui enquête maintenant.
whitechapel-expected-moving = En { $crossing }, { $who } : deux croisements au plus, ou il reste là.
whitechapel-awaited-moving = À se déplacer : { $who }.
whitechapel-expected-moving-sprint = En { $crossing }, { $who } : deux croisements au plus, trois s’il n’enquête pas, ou il reste là.
whitechapel-awaited-moving-sprint = À se déplacer : { $who }.
whitechapel-expected-acting = En { $crossing }, { $who } : cherchez des indices à côté de lui, ou tentez une arrestation.
whitechapel-awaited-acting = Indices ou arrestation : on attend { $who }.
whitechapel-expected-acting-on = En { $crossing }, { $who } n’a rien trouvé : cherchez sur un autre cercle, ou arrêtez là.
whitechapel-awaited-acting-on = On attend { $who }, qui cherche encore ou s’arrête là.
whitechapel-awaited-answer = Jack est-il passé en { $question } ? On consulte sa fiche.

whitechapel-ended-home = Pour la quatrième fois, Jack est rentré dans sa cachette, en { $hideout }. Personne ne saura jamais qui il était.
whitechapel-ended-arrested = Jack est arrêté en { $circle }, dans la nuit { $night }, par { $who }.
whitechapel-ended-no-way-out = Dans la nuit { $night }, la police cerne Jack en { $circle } : aucune issue ne lui reste. Sa cachette était en { $hideout }.
whitechapel-ended-out-of-time = La nuit { $night } s’achève, et Jack, en { $circle }, n’est pas rentré : le temps lui a manqué. Sa cachette était en { $hideout }.

whitechapel-because-no = aucune trace en { $circle } (colonne { $column })
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
whitechapel-too-far = x{ $end } est trop loin de x{ $start }
whitechapel-occupied = x{ $crossing } est occupé
whitechapel-not-beside = x{ $crossing } ne touche pas { $circle }
whitechapel-asked-already = après avoir cherché des indices, on n’arrête plus personne
whitechapel-has-marker = l’indice en { $circle } est déjà connu
whitechapel-asked-this = la réponse pour { $circle } vient d’être donnée
whitechapel-is-scene = { $circle } est une scène de crime
whitechapel-is-woman = une misérable se tient déjà en { $circle }
whitechapel-beside-police = { $circle } est juste à côté de la police
whitechapel-beside-woman = x{ $crossing } est juste à côté d’une misérable
whitechapel-no-woman = aucune misérable en { $circle }
whitechapel-no-murder = les meurtres de cette nuit ont eu lieu en { $one } et en { $other }
whitechapel-must-kill = le marqueur est au bout : Jack doit tuer
whitechapel-must-kill-again = cette nuit Jack tue deux fois : il ne peut pas patienter maintenant
whitechapel-no-patrol = aucune patrouille face cachée en x{ $crossing }
whitechapel-no-woman-to-move = en { $circle }, aucune misérable n’attend de bouger
whitechapel-no-patrol-to-move = en x{ $crossing }, aucune patrouille n’attend de bouger
whitechapel-red-hideout = { $circle } est rouge : pas de cachette ici
whitechapel-no-circle = ce cercle n’existe pas
whitechapel-no-crossing = ce croisement n’existe pas
whitechapel-not-red = { $circle } n’est pas rouge
whitechapel-has-token = un pion se trouve déjà en { $circle }
whitechapel-not-yellow = x{ $crossing } n’est pas jaune
whitechapel-token-order = c’est le pion en { $circle } qui vient maintenant
whitechapel-patrol-order = c’est la patrouille en x{ $crossing } qui vient maintenant
whitechapel-none-marked = tous les pions marqués sont posés
whitechapel-none-blank = tous les leurres sont posés
whitechapel-none-real = les cinq policiers sont posés
whitechapel-none-decoy = les deux leurres sont posés
whitechapel-laid-already = { $who } se trouve déjà sous une autre patrouille
whitechapel-which-policeman = dites quel policier : bleu, brun, vert, rouge ou jaune
whitechapel-plain-patrols = cette partie a commencé quand les patrouilles n’avaient pas de couleur : dites seulement que c’est un policier
whitechapel-no-colours = un seul joueur mène les cinq policiers : dites seulement que c’en est un

whitechapel-replaced = « { $option } » remplace « { $other } » : choisissez l’une des deux options
whitechapel-no-such-seat = à { $seats } places, le policier { $colour } ne peut pas revenir à la place de police { $seat }
whitechapel-idle-seat = la place de police { $seat } n’aurait aucun policier

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

whitechapel-reason-comes-home = Jack rentre ainsi dans sa cachette.
whitechapel-reason-nears-home = Jack se rapproche de sa cachette et garde le temps de faire un détour.
whitechapel-reason-breaks-away = Jack échappe aux policiers et quitte l’endroit où ils l’attendent.
whitechapel-reason-goes-unwatched = Aucun policier ne peut venir se placer à côté de Jack ce tour-ci.
whitechapel-reason-kills-in-reach = De là, Jack peut rentrer chez lui, et les patrouilles ne sont pas trop proches.
whitechapel-reason-waits-for-patrols = Jack voit l’une des patrouilles et gagne une colonne.
whitechapel-reason-stands-beside = Le policier se place à côté d’un cercle où Jack se trouve probablement.
whitechapel-reason-covers-ways = De là, le policier couvre des chemins vers des cachettes probables que personne d’autre ne surveille.
whitechapel-reason-arrests-likely = Il est assez probable que Jack s’y trouve.
whitechapel-reason-asks-most-telling = Quelle que soit la réponse, elle en dit long sur l’endroit où Jack peut être.

whitechapel-puzzle-where = Suivre ses traces
whitechapel-puzzle-where-question = Tout ce qui a été trouvé cette nuit ne laisse qu’un cercle à Jack en colonne { $column }, et il n’y a pas encore d’indice dessus. Lequel ?
whitechapel-puzzle-where-given = Au déplacement précédent, Jack était en { $circles }.
whitechapel-puzzle-where-no-trace = Pas { $circle } : un policier y a cherché et n’a trouvé aucune trace.
whitechapel-puzzle-where-too-far = Pas { $circle } : de là, son déplacement suivant n’aurait pas pu le mener en { $next }, où il a forcément été ensuite.
whitechapel-puzzle-where-no-path = Pas { $circle } : aucun chemin entre les policiers qui s’accorde avec toutes les réponses n’y passe en colonne { $column }.
whitechapel-puzzle-where-end = En colonne { $column }, Jack était donc en { $circle }.
whitechapel-puzzle-question = Une question suffit
whitechapel-puzzle-question-question = { $who } cherche des indices sur un seul cercle. Lequel, pour qu’il reste le moins de cercles à Jack, que la réponse soit oui ou non ?
whitechapel-puzzle-question-given = Jack peut être en { $circles }.
whitechapel-puzzle-question-best = Il faut chercher en { $circle }.
whitechapel-puzzle-question-yes =
    { $left ->
        [0] Il ne peut pas y avoir de trace.
        [one] S’il y a une trace, il reste un cercle.
       *[other] S’il y a une trace, il reste { $left } cercles.
    }
whitechapel-puzzle-question-no =
    { $left ->
        [0] Il y en a forcément une.
        [one] S’il n’y en a pas, il reste un cercle.
       *[other] S’il n’y en a pas, il reste { $left } cercles.
    }
whitechapel-puzzle-question-others = Toute autre question pourrait en laisser { $others }.
whitechapel-puzzle-question-against = En { $circle }, un oui laisserait { $yes } cercles possibles et un non { $no }. Il y a une meilleure question.
whitechapel-puzzle-home = Rentrer sans être vu
whitechapel-puzzle-home-question =
    Vous êtes Jack, et votre cachette est en { $hideout }. Vers quel cercle allez-vous à pied, pour qu’aucun policier ne puisse venir à côté à son prochain déplacement et que vous puissiez encore rentrer avec { $moves ->
        [one] le dernier déplacement qui restera
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
whitechapel-headline-arrest-nobody = Personne
whitechapel-headline-home = Jack est rentré

# Ce qui est demandé avant d’agir.
whitechapel-question-hideout = Prendre ce repaire ?
whitechapel-warning-hideout = Votre repaire reste le même pendant les quatre nuits.
whitechapel-question-kill = Tuer ici ?
whitechapel-warning-kill = La traque commence : tous voient le lieu du meurtre.
whitechapel-question-alley = Prendre une ruelle ?
whitechapel-warning-alley = Les ruelles sont rares, et la police voit que vous en prenez une.
whitechapel-question-coach = Prendre un fiacre ?
whitechapel-warning-coach = Les fiacres sont rares, et la police voit que vous en prenez un.
whitechapel-question-coach-end = Descendre ici ?
whitechapel-warning-coach-end = Le fiacre est utilisé.
whitechapel-question-arrest = Procéder à une arrestation ici ?
whitechapel-warning-arrest = Si Jack n’y est pas, ce policier ne fait plus rien ce tour-ci.
