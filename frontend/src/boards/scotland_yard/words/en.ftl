scotland-yard-key-possible = he may be here
scotland-yard-key-go = you may go
scotland-yard-side-round = round { $round } of { $rounds }
scotland-yard-side-next-sighting = He shows himself at move { $move }.
scotland-yard-side-no-sighting = No more sightings.
scotland-yard-side-tickets = Tickets of { $who }
scotland-yard-side-log = Travel log
scotland-yard-side-window =
    Move { $move }: { $ticket }{ $station ->
        [0] { "" }
       *[other] , at { $station }
    }
scotland-yard-side-window-empty = Move { $move }: not yet
scotland-yard-side-sighting = he shows himself
scotland-yard-side-left = Left to him
scotland-yard-side-black = black
scotland-yard-side-double = double
scotland-yard-side-taxi = Taxi
scotland-yard-side-bus = Bus
scotland-yard-side-underground = Underground
scotland-yard-side-endless = without end
scotland-yard-side-pawns = Detectives
scotland-yard-side-at = at { $station }
scotland-yard-side-lit =
    { $count ->
        [one] One station is lit
       *[other] { $count } stations are lit
    }
scotland-yard-side-brightest = Brightest: { $list }
scotland-yard-side-letter-taxi = T
scotland-yard-side-letter-bus = B
scotland-yard-side-letter-underground = U
scotland-yard-side-letter-black = ?
scotland-yard-ticket-left = { $count } left
scotland-yard-ticket-endless = any number
