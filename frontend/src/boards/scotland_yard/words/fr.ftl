scotland-yard-key-possible = il peut être ici
scotland-yard-key-go = trajet possible
scotland-yard-side-round = tour { $round } sur { $rounds }
scotland-yard-side-next-sighting = Il se montre au trajet { $move }.
scotland-yard-side-no-sighting = Il n’a plus à se montrer.
scotland-yard-side-tickets = Tickets : { $who }
scotland-yard-side-log = Carnet de route
scotland-yard-side-window =
    Trajet { $move } : { $ticket }{ $station ->
        [0] { "" }
       *[other] , en { $station }
    }
scotland-yard-side-window-empty = Trajet { $move } : à venir
scotland-yard-side-sighting = il se montre
scotland-yard-side-left = Il lui reste
scotland-yard-side-black = noirs
scotland-yard-side-double = doubles
scotland-yard-side-taxi = Taxi
scotland-yard-side-bus = Bus
scotland-yard-side-underground = Métro
scotland-yard-side-endless = sans fin
scotland-yard-side-pawns = Détectives
scotland-yard-side-at = en { $station }
scotland-yard-side-lit =
    { $count ->
        [one] Une station est éclairée
       *[other] { $count } stations sont éclairées
    }
scotland-yard-side-brightest = Les plus vives : { $list }
scotland-yard-side-letter-taxi = T
scotland-yard-side-letter-bus = B
scotland-yard-side-letter-underground = M
scotland-yard-side-letter-black = ?
scotland-yard-ticket-left = reste { $count }
scotland-yard-ticket-endless = à volonté
