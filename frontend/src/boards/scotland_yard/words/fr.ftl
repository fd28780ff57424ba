scotland-yard-key-possible = Mister X peut être ici
scotland-yard-key-go = trajet possible
scotland-yard-side-round = tour { $round } sur { $rounds }
scotland-yard-side-next-sighting = Apparition : trajet { $move }
scotland-yard-side-no-sighting = Plus d’apparition.
scotland-yard-side-tickets = Tickets : { $who }
scotland-yard-side-log = Tableau de parcours
scotland-yard-side-window =
    Trajet { $move } : { $ticket }{ $station ->
        [0] { "" }
       *[other] , station { $station }
    }
scotland-yard-side-window-empty = Trajet { $move } : à venir
scotland-yard-side-sighting = apparition
scotland-yard-side-left = Mister X a
scotland-yard-side-black = noirs
scotland-yard-side-double = doubles
scotland-yard-side-endless = illimités
scotland-yard-side-pawns = Détectives
scotland-yard-side-at = station { $station }
scotland-yard-side-lit =
    { $count ->
        [0] Mister X n’est pas encore sur le plan
        [one] Mister X peut être à une station
       *[other] Mister X peut être à { $count } stations
    }
scotland-yard-side-brightest = Les plus probables : { $list }
scotland-yard-side-letter-taxi = T
scotland-yard-side-letter-bus = B
scotland-yard-side-letter-underground = M
scotland-yard-side-letter-black = ?
scotland-yard-ticket-left = reste { $count }
scotland-yard-ticket-endless = illimités
scotland-yard-ticket-taxi = Taxi
scotland-yard-ticket-bus = Bus
scotland-yard-ticket-underground = Métro
scotland-yard-ticket-black = Noir
scotland-yard-ticket-leaves =
    { $count ->
        [one] leur laisse une station
       *[other] leur laisse { $count } stations
    }
scotland-yard-ticket-shows = ils vous y voient
scotland-yard-slip-leaves =
    { $count ->
        [one] Il laisse aux détectives une seule station possible.
       *[other] Il laisse aux détectives { $count } stations possibles.
    }
scotland-yard-slip-shows = Les détectives vous voient après ce trajet, quel que soit le ticket.

scotland-yard-you-are = Vous êtes Mister X
scotland-yard-you-are-about = Échappez aux détectives pendant { $rounds } tours. Ils voient vos tickets, et parfois où vous êtes.
scotland-yard-you-at = à la station { $station }
scotland-yard-you-thought =
    { $count ->
        [one] ils savent où vous êtes
       *[other] { $count } stations possibles pour eux
    }
scotland-yard-you-until =
    { $count ->
        [one] apparition après ce trajet
       *[other] apparition dans { $count } trajets
    }
scotland-yard-seen-by =
    { $ticket ->
        [taxi] Trajet { $move }, en taxi.
        [bus] Trajet { $move }, en bus.
        [underground] Trajet { $move }, en métro.
       *[black] Trajet { $move }, avec un ticket noir.
    }
scotland-yard-seen-next =
    { $move ->
        [0] C’était sa dernière apparition.
       *[other] Il réapparaît après le trajet { $move }.
    }
scotland-yard-seen-next-you =
    { $move ->
        [0] C’était votre dernière apparition.
       *[other] Vous réapparaissez après le trajet { $move }.
    }
