scotland-yard-key-possible = Mister X may be here
scotland-yard-key-go = you can move here
scotland-yard-side-round = round { $round } of { $rounds }
scotland-yard-side-next-sighting = Mister X appears after move { $move }.
scotland-yard-side-no-sighting = No more appearances.
scotland-yard-side-tickets = Tickets of { $who }
scotland-yard-side-log = Travel log
scotland-yard-side-window =
    Move { $move }: { $ticket }{ $station ->
        [0] { "" }
       *[other] , at { $station }
    }
scotland-yard-side-window-empty = Move { $move }: not yet
scotland-yard-side-sighting = appearance
scotland-yard-side-left = Mister X has
scotland-yard-side-black = black
scotland-yard-side-double = double
scotland-yard-side-endless = unlimited
scotland-yard-side-pawns = Detectives
scotland-yard-side-at = at { $station }
scotland-yard-side-lit =
    { $count ->
        [0] Mister X is not on the map yet
        [one] Mister X can be at one station
       *[other] Mister X can be at { $count } stations
    }
scotland-yard-side-brightest = Most likely: { $list }
scotland-yard-side-letter-taxi = T
scotland-yard-side-letter-bus = B
scotland-yard-side-letter-underground = U
scotland-yard-side-letter-black = ?
scotland-yard-ticket-left = { $count } left
scotland-yard-ticket-endless = unlimited
scotland-yard-ticket-taxi = Taxi
scotland-yard-ticket-bus = Bus
scotland-yard-ticket-underground = Underground
scotland-yard-ticket-black = Black
scotland-yard-ticket-leaves =
    { $count ->
        [one] leaves them one station
       *[other] leaves them { $count } stations
    }
scotland-yard-ticket-shows = they see you there
scotland-yard-slip-leaves =
    { $count ->
        [one] It leaves the detectives one possible station.
       *[other] It leaves the detectives { $count } possible stations.
    }
scotland-yard-slip-shows = The detectives see you after this move, whatever the ticket.

scotland-yard-you-are = You are Mister X
scotland-yard-you-are-about = Keep away from the detectives for { $rounds } rounds. They see your tickets, and now and then where you are.
scotland-yard-you-at = at { $station }
scotland-yard-you-thought =
    { $count ->
        [one] they know where you are
       *[other] { $count } possible stations for them
    }
scotland-yard-you-until =
    { $count ->
        [one] seen after this move
       *[other] seen again in { $count } moves
    }
scotland-yard-seen-by =
    { $ticket ->
        [taxi] Move { $move }, by taxi.
        [bus] Move { $move }, by bus.
        [underground] Move { $move }, by underground.
       *[black] Move { $move }, on a black ticket.
    }
scotland-yard-seen-next =
    { $move ->
        [0] That was his last appearance.
       *[other] He appears again after move { $move }.
    }
scotland-yard-seen-next-you =
    { $move ->
        [0] That was your last appearance.
       *[other] You appear again after move { $move }.
    }
