scotland-yard-title = Scotland Yard
scotland-yard-about = Un fugitif dans Londres, trois à cinq détectives à ses trousses, et des tickets qui trahissent son chemin.
scotland-yard-mister-x = Mister X
scotland-yard-detectives = les détectives
scotland-yard-detective = Détective { $number }
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
scotland-yard-notebook-left = Stations qui restent aux détectives après un trajet
scotland-yard-taxi = taxi
scotland-yard-bus = bus
scotland-yard-underground = métro
scotland-yard-black = ticket noir

scotland-yard-log-deal = Le détective { $number } part de la station { $station }.
scotland-yard-log-deal-mister-x = Mister X part de la station { $station }.
scotland-yard-log-deal-mister-x-you = Vous partez de la station { $station }.
scotland-yard-log-deal-hidden = Mister X tire une carte de départ.
scotland-yard-log-taxi =
    { $pawn ->
        [mister-x] Mister X
       *[detective] Le détective { $number }
    } prend un taxi pour la station { $station }.
scotland-yard-log-taxi-you = Vous prenez un taxi pour la station { $station }.
scotland-yard-log-taxi-hidden = Mister X prend un taxi.
scotland-yard-log-bus =
    { $pawn ->
        [mister-x] Mister X
       *[detective] Le détective { $number }
    } prend un bus pour la station { $station }.
scotland-yard-log-bus-you = Vous prenez un bus pour la station { $station }.
scotland-yard-log-bus-hidden = Mister X prend un bus.
scotland-yard-log-underground =
    { $pawn ->
        [mister-x] Mister X
       *[detective] Le détective { $number }
    } prend le métro pour la station { $station }.
scotland-yard-log-underground-you = Vous prenez le métro pour la station { $station }.
scotland-yard-log-underground-hidden = Mister X prend le métro.
scotland-yard-log-black =
    { $pawn ->
        [mister-x] Mister X
       *[detective] Le détective { $number }
    } va à la station { $station } avec un ticket noir.
scotland-yard-log-black-you = Vous allez à la station { $station } avec un ticket noir.
scotland-yard-log-black-hidden = Mister X utilise un ticket noir.
scotland-yard-log-at = Mister X apparaît à la station { $station } !
scotland-yard-log-at-you = Vous apparaissez à la station { $station } : tout le monde vous voit.
scotland-yard-log-double = Mister X joue une carte « coup double ».
scotland-yard-log-double-you = Vous jouez une carte « coup double ».
scotland-yard-log-show = Mister X choisit de se montrer.
scotland-yard-log-show-you = Vous choisissez de vous montrer.
scotland-yard-log-hide = Mister X reste caché.
scotland-yard-log-hide-you = Vous restez caché.
scotland-yard-log-stay = Le détective { $number } ne peut pas se déplacer.
scotland-yard-log-take-taxi = Mister X prend un ticket de taxi au détective { $number }.
scotland-yard-log-take-taxi-you = Vous prenez un ticket de taxi au détective { $number }.
scotland-yard-log-take-bus = Mister X prend un ticket de bus au détective { $number }.
scotland-yard-log-take-bus-you = Vous prenez un ticket de bus au détective { $number }.
scotland-yard-log-take-underground = Mister X prend un ticket de métro au détective { $number }.
scotland-yard-log-take-underground-you = Vous prenez un ticket de métro au détective { $number }.
scotland-yard-log-take-nothing = Mister X ne prend rien au détective { $number }.
scotland-yard-log-take-nothing-you = Vous ne prenez rien au détective { $number }.

scotland-yard-try-station = une station de 1 à { $last } : { $examples }
scotland-yard-no-line-taxi = aucun taxi ne va de { $start } à { $end }
scotland-yard-no-line-bus = aucun bus ne va de { $start } à { $end }
scotland-yard-no-line-underground = aucun métro ne va de { $start } à { $end }
scotland-yard-no-line-black = aucune ligne ne va de { $start } à { $end }
scotland-yard-no-taxi-ticket = il ne reste aucun ticket de taxi ({ $who })
scotland-yard-no-bus-ticket = il ne reste aucun ticket de bus ({ $who })
scotland-yard-no-underground-ticket = il ne reste aucun ticket de métro ({ $who })
scotland-yard-no-black-ticket = il ne reste aucun ticket noir ({ $who })
scotland-yard-no-black = seul Mister X a des tickets noirs
scotland-yard-guarded = un détective se tient à la station { $station }
scotland-yard-no-second = de la station { $station }, vous n’auriez pas de second trajet
scotland-yard-no-double-card = vous n’avez plus de carte « coup double »
scotland-yard-double-blocked = deux trajets de suite sont impossibles d’ici

scotland-yard-seats-share = { $seats } joueurs ne peuvent pas se partager { $detectives } détectives : à { $seats } joueurs, il en faut { $needed }. N’indiquez pas le nombre de détectives, ou jouez à 2 pour en avoir 3, 4 ou 5.

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
scotland-yard-draw-travel-log = tableau de parcours : { $windows }   (tour { $round } sur { $rounds } ; ! = apparition)
scotland-yard-draw-legend-stops = 29 taxis seulement, 3ᵇ bus aussi, 1ᵘ métro aussi ; en gras : à un trajet d’ici
scotland-yard-draw-legend-pawns = ①②③④⑤ détectives, X Mister X, ? où il peut être, ▸ qui doit jouer ; tickets en main : t taxi, b bus, m métro, ■ noir, 2× coup double
scotland-yard-draw-legend-log = tableau de parcours : les tickets de Mister X, la station si elle est connue, ! là où il est apparu

scotland-yard-station = station { $station }
scotland-yard-river-thames = la Tamise
scotland-yard-park-regents = Regent’s Park
scotland-yard-park-hyde = Hyde Park
scotland-yard-park-green = Green Park
scotland-yard-park-st-james = St James’s Park

scotland-yard-label-taxi = prendre un taxi
scotland-yard-label-bus = prendre un bus
scotland-yard-label-underground = prendre le métro
scotland-yard-label-black = utiliser un ticket noir
scotland-yard-label-double = jouer un coup double
scotland-yard-label-show = vous montrer
scotland-yard-label-hide = rester caché
scotland-yard-label-take-taxi = prendre un ticket de taxi
scotland-yard-label-take-bus = prendre un ticket de bus
scotland-yard-label-take-underground = prendre un ticket de métro
scotland-yard-label-take-nothing = ne rien prendre

scotland-yard-awaited-dealing = On distribue les cartes de départ.
scotland-yard-expected-turn = À vous, Mister X : choisissez une station.
scotland-yard-expected-turn-or-double = À vous, Mister X : choisissez une station, ou jouez d’abord une carte « coup double ».
scotland-yard-awaited-turn = C’est au tour de Mister X.
scotland-yard-expected-first = Coup double : faites votre premier trajet.
scotland-yard-awaited-first = Mister X fait le premier trajet d’un coup double.
scotland-yard-expected-second = Coup double : faites votre second trajet.
scotland-yard-awaited-second = Mister X fait le second trajet d’un coup double.
scotland-yard-awaited-sighting = Mister X doit apparaître.
scotland-yard-expected-offer = Vous montrer, et prendre un ticket à chaque détective ?
scotland-yard-awaited-offer = Mister X décide s’il se montre.
scotland-yard-expected-taking = Prenez un ticket au détective { $number }, ou rien.
scotland-yard-awaited-taking = Mister X prend un ticket au détective { $number }.
scotland-yard-expected-chase = À vous : choisissez une station pour le détective { $number }.
scotland-yard-awaited-chase = C’est au tour du détective { $number }.

scotland-yard-ended-caught = Mister X est pris à la station { $station } au tour { $round } par le détective { $number }.
scotland-yard-ended-caught-lost = Le détective { $number } vous a pris à la station { $station } au tour { $round }.
scotland-yard-ended-surrounded = Mister X est cerné à la station { $station } au tour { $round } : il ne pouvait plus se déplacer.
scotland-yard-ended-surrounded-lost = Les détectives vous ont cerné à la station { $station } au tour { $round } : vous ne pouviez plus vous déplacer.
scotland-yard-ended-stranded = Mister X s’échappe de la station { $station } : au tour { $round }, plus aucun détective ne pouvait se déplacer.
scotland-yard-ended-stranded-won = Vous étiez à la station { $station }, et au tour { $round } plus aucun détective ne pouvait se déplacer.
scotland-yard-ended-away = Mister X s’échappe : après { $round } tours, personne ne l’avait pris. Il était à la station { $station }.
scotland-yard-ended-away-won = Après { $round } tours, personne ne vous avait pris. Vous étiez à la station { $station }.

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

scotland-yard-reason-catches = Mister X s’y trouve : vous l’attrapez.
scotland-yard-reason-looks-there = Mister X pourrait bien s’y trouver.
scotland-yard-reason-covers-exits = De là, le détective couvre des stations où Mister X peut se rendre ensuite.
scotland-yard-reason-closes-in = Le détective s’approche des stations où Mister X peut se trouver.
scotland-yard-reason-slips-away = Cela vous met hors de portée d’un détective.
scotland-yard-reason-hides-tracks = Avec un ticket noir, les détectives ignorent par où vous êtes parti.
scotland-yard-reason-keeps-away = Cela vous tient loin de tous les détectives.
scotland-yard-reason-keeps-wide = Les détectives doivent envisager beaucoup de stations.
scotland-yard-reason-keeps-exits = De là, plusieurs issues restent ouvertes.
scotland-yard-reason-breaks-away = Deux trajets d’affilée vous font échapper aux détectives.
scotland-yard-reason-takes-tickets = Vous montrer vous coûte peu, et les détectives perdent des tickets.
scotland-yard-reason-stays-hidden = En restant caché, vous laissez les détectives dans le doute.
scotland-yard-reason-runs-them-dry = Ce ticket manquera aux détectives.

scotland-yard-puzzle-where = Où est Mister X ?
scotland-yard-puzzle-where-question = Mister X ne peut être qu’à une seule station. Laquelle ?
scotland-yard-puzzle-where-seen =
    Mister X a été vu pour la dernière fois à la station { $station }. Depuis, il s’est déplacé { $moves ->
        [one] une fois
       *[other] { $moves } fois
    } : { $tickets }.
scotland-yard-puzzle-where-start = Il est apparu à la station { $station }.
scotland-yard-puzzle-where-leg =
    Puis { $ticket }, sans croiser de détective : il pouvait arriver à { $reached }. { $gone ->
        [0] Les déplacements des détectives n’en excluent aucune.
       *[other] Les détectives sont ensuite passés là où il aurait pu être et n’ont attrapé personne : il reste { $left }.
    }
scotland-yard-puzzle-where-end = Mister X est donc à la station { $station }.
scotland-yard-puzzle-where-stands = Pas { $station } : le détective { $number } s’y trouve.
scotland-yard-puzzle-where-looked = Pas { $station } : un détective y est passé depuis son dernier déplacement et n’a attrapé personne.
scotland-yard-puzzle-where-barred = Pas { $station } : ses tickets pouvaient y mener, mais chaque fois un détective barrait le passage ou y est passé.
scotland-yard-puzzle-ticket-taxi = un taxi
scotland-yard-puzzle-ticket-bus = un bus
scotland-yard-puzzle-ticket-underground = le métro
scotland-yard-puzzle-ticket-black = un ticket noir
scotland-yard-puzzle-trap = Resserrer l’étau
scotland-yard-puzzle-trap-question = Le détective { $number } joue en dernier. Quelle station laisse à Mister X le moins de possibilités pour son prochain trajet ?
scotland-yard-puzzle-trap-given = Stations possibles pour Mister X : { $stations }.
scotland-yard-puzzle-trap-best =
    Le détective { $number } va à la station { $station }, { $caught ->
        [0] où il barre le passage
       *[other] où il attrape peut-être Mister X
    }.
scotland-yard-puzzle-trap-left =
    Où que soit Mister X, { $count ->
        [0] il ne lui reste aucune station : il est pris ou cerné
        [one] son prochain trajet ne peut mener qu’à la station { $ways }
       *[other] son prochain trajet ne peut mener qu’à { $count } stations : { $ways }
    }.
scotland-yard-puzzle-trap-others = Tout autre déplacement lui laisse au moins { $count ->
        [one] une station
       *[other] { $count } stations
    }.
scotland-yard-puzzle-trap-against = Avec un détective à la station { $station }, il pourrait encore aller ici : { $ways }. Un autre déplacement lui en laisse moins.
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
scotland-yard-puzzle-vanish-caught = À la station { $station }, le détective { $number } pourrait vous prendre d’un seul trajet.
scotland-yard-puzzle-vanish-fewer =
    À la station { $station }, personne ne peut vous prendre, mais ce ticket ne laisse aux détectives que { $stations ->
        [one] une station
       *[other] { $stations } stations
    } à fouiller. Un autre trajet sûr leur en laisse { $fewer } de plus.

# Ce qui est annoncé.
scotland-yard-headline-at = Mister X apparaît à la station { $station }
scotland-yard-headline-at-you = On vous voit à la station { $station }
scotland-yard-headline-double = Un coup double
scotland-yard-headline-show = Mister X se montre
scotland-yard-headline-show-you = Vous vous montrez

# Ce qui est demandé avant d’agir.
scotland-yard-question-black = Aller à la station { $station } avec un ticket noir ?
scotland-yard-warning-black = Les tickets noirs sont rares et ne reviennent pas.
scotland-yard-question-double = Jouer un coup double ?
scotland-yard-warning-double = Vous vous déplacez deux fois dans ce tour. Ensuite, la carte est perdue.
scotland-yard-question-show = Vous montrer ?
scotland-yard-warning-show = Les détectives verront où vous êtes.
scotland-yard-left = { $count ->
        [0] aucune station
        [one] une station
       *[other] { $count } stations
    }

scotland-yard-scenario-title = Scotland Yard : { $name }
scotland-yard-scenario-wrong = { $where } : { $reason }
scotland-yard-scenario-unreadable = le fichier ne peut pas être lu : { $reason }
scotland-yard-scenario-no-toml = ce n’est pas du TOML valide : { $reason }
scotland-yard-scenario-field = { $reason }
scotland-yard-scenario-bad-name = « { $name } » ne peut pas servir de nom : des minuscules, des chiffres et des tirets bas, en commençant par une lettre
scotland-yard-scenario-no-station = il n’y a pas de station { $station } : ajoutez-la à [stations], ou corrigez le numéro
scotland-yard-scenario-loop = la ligne va de { $station } à { $station } : une ligne relie deux stations différentes
scotland-yard-scenario-unreached = aucune ligne ne relie la station { $station } à la station { $start } : ajoutez une ligne, ou retirez la station
scotland-yard-scenario-start-twice = il y a deux cartes de départ pour la station { $station } : retirez-en une
scotland-yard-scenario-few-starts = { $count } cartes de départ ne suffisent pas : Mister X et cinq détectives en demandent au moins { $fewest }
scotland-yard-scenario-too-many-windows = { $windows } fenêtres sont trop pour le tableau de parcours : les tours et les cartes « coup double » font ensemble { $most } au plus
scotland-yard-scenario-late-sighting = il n’y a pas de trajet { $move } : les tours et les cartes « coup double » en permettent { $last }

# Ce qui est compté pour une analyse, avant un deux-points.
scotland-yard-measure-ways-out = Issues de Mister X à portée des détectives
scotland-yard-measure-own-ways = Issues de Mister X à portée de ce détective
scotland-yard-measure-rides-to-him = Trajets de ce détective jusqu’à la plus proche station où Mister X peut être
scotland-yard-measure-rides-away = Trajets qu’il faut au détective le plus proche pour vous rejoindre
scotland-yard-measure-hunters = Détectives qui peuvent vous rejoindre en un trajet
scotland-yard-measure-free-ways = Issues de votre station qu’aucun détective ne peut atteindre
scotland-yard-measure-near-ways = Issues de Mister X à deux trajets au plus de ce détective
scotland-yard-measure-room = Stations que vous pouvez atteindre en deux trajets, sans passer par une station à portée d’un détective
scotland-yard-measure-near-chance = Probabilité en % que Mister X soit à deux trajets au plus de ce détective
