scotland-yard-title = Scotland Yard
scotland-yard-about = Un fugitif dans Londres, trois à cinq détectives à ses trousses, et des tickets qui trahissent son chemin.
scotland-yard-mister-x = Mister X
scotland-yard-detectives = les détectives
scotland-yard-detective = le détective { $number }
scotland-yard-detective-player = le joueur détective { $number }

scotland-yard-option-seats-name = Joueurs
scotland-yard-option-seats = Mister X, et les détectives partagés entre les autres joueurs.
scotland-yard-option-detectives-name = Détectives
scotland-yard-option-detectives = Le nombre de détectives. À deux joueurs, il y en a cinq sauf choix contraire.
scotland-yard-tiny-rounds-name = Tours
scotland-yard-tiny-rounds = Le nombre de tours de la partie.
scotland-yard-option-counted-tickets-name = Tickets limités
scotland-yard-option-counted-tickets = Mister X n’a que ses tickets de départ et ceux que lui remettent les détectives.
scotland-yard-option-voluntary-reveal-name = Apparition volontaire
scotland-yard-option-voluntary-reveal = Mister X peut se montrer après son tour ; il prend alors un ticket à chaque détective.
scotland-yard-notebook-stations = Où Mister X peut être

scotland-yard-log-deal = Départ du détective { $number } : station { $station }.
scotland-yard-log-deal-mister-x = Départ de Mister X : station { $station }.
scotland-yard-log-deal-hidden = Mister X tire une carte de départ.
scotland-yard-log-taxi = Taxi : { $who } file à la station { $station }.
scotland-yard-log-taxi-hidden = Taxi : { $who } disparaît dans la circulation.
scotland-yard-log-bus = Bus : { $who } descend à la station { $station }.
scotland-yard-log-bus-hidden = Bus : { $who } se fond parmi les passagers.
scotland-yard-log-underground = Métro : { $who } ressort à la station { $station }.
scotland-yard-log-underground-hidden = Métro : { $who } s’enfonce sous terre.
scotland-yard-log-black = Ticket noir : { $who } se glisse à la station { $station }.
scotland-yard-log-black-hidden = Ticket noir : { $who } s’évanouit.
scotland-yard-log-at = On a vu Mister X à la station { $station } !
scotland-yard-log-double = Mister X joue une carte « coup double ».
scotland-yard-log-show = Mister X choisit de se montrer.
scotland-yard-log-hide = Mister X reste dans l’ombre.
scotland-yard-log-stay = Aucun trajet possible : le détective { $number } reste sur place.
scotland-yard-log-take-taxi = Mister X prend un ticket de taxi au détective { $number }.
scotland-yard-log-take-bus = Mister X prend un ticket de bus au détective { $number }.
scotland-yard-log-take-underground = Mister X prend un ticket de métro au détective { $number }.
scotland-yard-log-take-nothing = Mister X ne prend rien au détective { $number }.

scotland-yard-try-station = une station de 1 à { $last } : { $examples }
scotland-yard-no-line-taxi = aucun taxi ne va de { $start } à { $end }
scotland-yard-no-line-bus = aucun bus ne va de { $start } à { $end }
scotland-yard-no-line-underground = aucun métro ne va de { $start } à { $end }
scotland-yard-no-line-black = aucune ligne ne va de { $start } à { $end }
scotland-yard-no-taxi-ticket = plus de ticket de taxi pour { $who }
scotland-yard-no-bus-ticket = plus de ticket de bus pour { $who }
scotland-yard-no-underground-ticket = plus de ticket de métro pour { $who }
scotland-yard-no-black-ticket = plus de ticket noir pour { $who }
scotland-yard-no-black = seul Mister X a des tickets noirs
scotland-yard-guarded = un détective se tient à la station { $station }
scotland-yard-no-second = de la station { $station }, aucun second trajet ne serait possible
scotland-yard-no-double-card = les deux cartes « coup double » sont jouées
scotland-yard-double-blocked = deux trajets de suite sont impossibles d’ici

scotland-yard-seats-share = { $seats } places ne peuvent pas se partager { $detectives } détectives : à { $seats } places, il en faut { $needed }. Ne donnez pas « detectives », ou jouez à 2 places pour en avoir 3, 4 ou 5

scotland-yard-draw-at = à
scotland-yard-draw-letter-taxi = t
scotland-yard-draw-letter-bus = b
scotland-yard-draw-letter-underground = m
scotland-yard-draw-letter-black = ■
scotland-yard-draw-letter-double = 2×
scotland-yard-draw-from = de { $station }
scotland-yard-draw-by-taxi = taxi :
scotland-yard-draw-by-bus = bus :
scotland-yard-draw-by-underground = métro :
scotland-yard-draw-by-ferry = bateau (noir) :
scotland-yard-draw-travel-log = carnet de route : { $windows }   (tour { $round } sur { $rounds } ; ! = vu)
scotland-yard-draw-legend-stops = 29 taxis seulement, 3ᵇ bus aussi, 1ᵘ métro aussi ; en gras : à un trajet d’ici
scotland-yard-draw-legend-pawns = ①②③④⑤ détectives, X Mister X, ? où il peut être, ▸ qui doit jouer ; tickets en main : t taxi, b bus, m métro, ■ noir, 2× coup double
scotland-yard-draw-legend-log = carnet de route : les tickets de Mister X, la station si elle est connue, ! là où il s’est montré

scotland-yard-station = station { $station }
scotland-yard-river-thames = la Tamise
scotland-yard-park-regents = Regent’s Park
scotland-yard-park-hyde = Hyde Park
scotland-yard-park-green = Green Park
scotland-yard-park-st-james = St James’s Park

scotland-yard-label-taxi = en taxi
scotland-yard-label-bus = en bus
scotland-yard-label-underground = en métro
scotland-yard-label-black = ticket noir
scotland-yard-label-double = coup double
scotland-yard-label-show = se montrer
scotland-yard-label-hide = rester caché
scotland-yard-label-take-taxi = prendre un ticket de taxi
scotland-yard-label-take-bus = prendre un ticket de bus
scotland-yard-label-take-underground = prendre un ticket de métro
scotland-yard-label-take-nothing = ne rien prendre

scotland-yard-awaited-dealing = On distribue les cartes de départ.
scotland-yard-expected-turn = À vous, Mister X : rejoignez une station.
scotland-yard-expected-turn-or-double = À vous, Mister X : rejoignez une station, ou jouez d’abord une carte « coup double ».
scotland-yard-awaited-turn = Mister X se déplace.
scotland-yard-expected-first = Coup double : faites le premier de vos deux trajets.
scotland-yard-awaited-first = Mister X fait le premier trajet d’un coup double.
scotland-yard-expected-second = Coup double : faites le second de vos deux trajets.
scotland-yard-awaited-second = Mister X fait le second trajet d’un coup double.
scotland-yard-awaited-sighting = Mister X sort de l’ombre.
scotland-yard-expected-offer = Voulez-vous vous montrer, et prendre un ticket à chaque détective ?
scotland-yard-awaited-offer = Mister X se demande s’il doit se montrer.
scotland-yard-expected-taking = Prenez un ticket au détective { $number }, ou rien.
scotland-yard-awaited-taking = Mister X fouille les tickets du détective { $number }.
scotland-yard-expected-chase = À vous, détective { $number } : rejoignez une station.
scotland-yard-awaited-chase = Le détective { $number } se déplace.

scotland-yard-ended-caught = Mister X est pris à la station { $station } au tour { $round } par le détective { $number }.
scotland-yard-ended-surrounded = Mister X est cerné à la station { $station } au tour { $round } : plus aucun trajet ne lui restait.
scotland-yard-ended-stranded = Mister X s’échappe de la station { $station } : au tour { $round }, plus aucun détective ne pouvait le suivre.
scotland-yard-ended-away = Mister X s’échappe : les { $round } tours sont passés et personne ne l’a pris. Il était à la station { $station }.

scotland-yard-typed-underground = métro
scotland-yard-typed-black = noir
scotland-yard-typed-show = montrer
scotland-yard-typed-hide = cacher
scotland-yard-typed-stay = rester
scotland-yard-typed-take_taxi = prendre taxi
scotland-yard-typed-take_bus = prendre bus
scotland-yard-typed-take_underground = prendre métro
scotland-yard-typed-take_nothing = prendre rien

scotland-yard-kind-taxi = taxi
scotland-yard-kind-bus = bus
scotland-yard-kind-underground = métro
scotland-yard-kind-ferry = bateau (ticket noir)
scotland-yard-kind-start = carte de départ

scotland-yard-reason-catches = Mister X s’y trouve : c’est l’arrestation.
scotland-yard-reason-looks-there = Mister X pourrait bien s’y trouver.
scotland-yard-reason-covers-exits = De là, le détective couvre des stations où Mister X peut se rendre ensuite.
scotland-yard-reason-closes-in = Le détective s’approche des stations où Mister X peut se trouver.
scotland-yard-reason-slips-away = Cela le met hors de portée d’un détective.
scotland-yard-reason-hides-tracks = Avec un ticket noir, les détectives ignorent par où il est parti.
scotland-yard-reason-keeps-away = Cela le tient loin de tous les détectives.
scotland-yard-reason-keeps-wide = Aux yeux des détectives, beaucoup de stations restent possibles.
scotland-yard-reason-keeps-exits = De là, plusieurs chemins restent ouverts.
scotland-yard-reason-breaks-away = Deux trajets d’affilée le font échapper aux détectives.
scotland-yard-reason-takes-tickets = Se montrer coûte peu, et les détectives perdent des tickets.
scotland-yard-reason-stays-hidden = En restant caché, il laisse les détectives dans le doute.
scotland-yard-reason-runs-them-dry = Ce ticket manquera aux détectives.

scotland-yard-puzzle-where = Prouver où est Mister X
scotland-yard-puzzle-where-question = Il ne reste qu’une station possible pour Mister X. Laquelle ?
scotland-yard-puzzle-where-seen =
    Mister X a été vu pour la dernière fois en { $station }. Depuis, il s’est déplacé { $moves ->
        [one] une fois
       *[other] { $moves } fois
    } : { $tickets }.
scotland-yard-puzzle-where-start = Il s’est montré en { $station }.
scotland-yard-puzzle-where-leg =
    Puis { $ticket }, sans croiser de détective : il pouvait arriver en { $reached }. { $gone ->
        [0] Les détectives ne lui en ont fermé aucune.
       *[other] Les détectives sont passés là où il aurait pu être et n’ont attrapé personne : reste { $left }.
    }
scotland-yard-puzzle-where-end = Mister X est donc en { $station }.
scotland-yard-puzzle-where-stands = Pas { $station } : le détective { $number } s’y trouve.
scotland-yard-puzzle-where-looked = Pas { $station } : un détective y est passé depuis son dernier déplacement et n’a attrapé personne.
scotland-yard-puzzle-where-barred = Pas { $station } : les tickets seuls y mèneraient, mais tous les trajets sont barrés par un détective qui se trouvait ou est passé là.
scotland-yard-puzzle-ticket-taxi = un taxi
scotland-yard-puzzle-ticket-bus = un bus
scotland-yard-puzzle-ticket-underground = le métro
scotland-yard-puzzle-ticket-black = un ticket noir
scotland-yard-puzzle-trap = Fermer le piège
scotland-yard-puzzle-trap-question = Le détective { $number } joue en dernier. Vers quelle station, pour que Mister X ait le moins de stations possibles à son prochain trajet ?
scotland-yard-puzzle-trap-given = Mister X peut être en { $stations }.
scotland-yard-puzzle-trap-best =
    Le détective { $number } va en { $station }, { $caught ->
        [0] où il barre le passage
       *[other] où il attrape peut-être Mister X
    }.
scotland-yard-puzzle-trap-left =
    Où qu’il soit, { $count ->
        [0] il ne lui reste aucune station : il est pris ou encerclé
        [one] son prochain trajet ne peut mener qu’en { $ways }
       *[other] son prochain trajet ne peut mener qu’en { $ways } : { $count } stations
    }.
scotland-yard-puzzle-trap-others = Tout autre déplacement lui laisse { $count } stations ou plus.
scotland-yard-puzzle-trap-against = Avec un détective en { $station }, il pourrait encore aller en { $ways }. Un autre déplacement lui en laisse moins.
scotland-yard-puzzle-vanish = Disparaître
scotland-yard-puzzle-vanish-question = Vous êtes Mister X. Quel trajet vous mène là où aucun détective ne peut vous prendre ce tour-ci, et leur laisse le plus de stations à fouiller ?
scotland-yard-puzzle-vanish-safe =
    { $count ->
        [one] Un seul de vos trajets finit
       *[other] { $count } de vos trajets finissent
    } là où aucun détective ne peut arriver à son prochain déplacement.
scotland-yard-puzzle-vanish-best =
    Avec { $ride } vers { $station }, vous êtes hors d’atteinte, et les détectives doivent vous chercher dans { $stations ->
        [one] une station
       *[other] { $stations } stations
    } : aucun autre trajet sûr ne leur en laisse autant.
scotland-yard-puzzle-vanish-caught = En { $station }, le détective { $number } pourrait vous prendre d’un seul trajet.
scotland-yard-puzzle-vanish-fewer =
    En { $station }, personne ne peut vous prendre, mais ce ticket ne laisse aux détectives que { $stations ->
        [one] une station
       *[other] { $stations } stations
    } à fouiller. Un autre trajet sûr leur en laisse { $fewer } de plus.

# Ce qui est annoncé.
scotland-yard-headline-at = Mister X est vu en { $station }
scotland-yard-headline-double = Un coup double
scotland-yard-headline-show = Mister X se montre

# Ce qui est demandé avant d’agir.
scotland-yard-question-black = Utiliser un ticket noir ?
scotland-yard-warning-black = Les tickets noirs sont rares et ne reviennent pas.
scotland-yard-question-double = Jouer un coup double ?
scotland-yard-warning-double = Vous jouez deux fois dans ce tour. La carte est ensuite perdue.
scotland-yard-question-show = Vous montrer ?
scotland-yard-warning-show = Les détectives verront où vous êtes.
