scotland-yard-title = Scotland Yard
scotland-yard-about = A fugitive in London, three to five detectives on his heels, and tickets that give away where he may be.
scotland-yard-mister-x = Mister X
scotland-yard-detectives = the detectives
scotland-yard-detective = Detective { $number }
scotland-yard-detective-player = Detective player { $number }

scotland-yard-option-seats-name = Players
scotland-yard-option-seats = Mister X, and the detectives shared among the other players.
scotland-yard-option-detectives-name = Detectives
scotland-yard-option-detectives = How many detectives chase Mister X. With two players there are five unless you choose.
scotland-yard-tiny-rounds-name = Rounds
scotland-yard-tiny-rounds = How many rounds the game lasts.
scotland-yard-option-counted-tickets-name = Limited tickets
scotland-yard-option-counted-tickets = Mister X has only the tickets he started with and those the detectives hand over.
scotland-yard-option-voluntary-reveal-name = Voluntary appearance
scotland-yard-option-voluntary-reveal = Mister X may show himself after his turn; he then takes one ticket from each detective.
scotland-yard-notebook-stations = Where Mister X can be
scotland-yard-notebook-left = Stations left to the detectives after a ride by
scotland-yard-taxi = taxi
scotland-yard-bus = bus
scotland-yard-underground = underground
scotland-yard-black = black ticket

scotland-yard-log-deal = Detective { $number } starts at { $station }.
scotland-yard-log-deal-mister-x = Mister X starts at { $station }.
scotland-yard-log-deal-mister-x-you = You start at { $station }.
scotland-yard-log-deal-hidden = Mister X draws a start card.
scotland-yard-log-taxi =
    { $pawn ->
        [mister-x] Mister X
       *[detective] Detective { $number }
    } takes a taxi to { $station }.
scotland-yard-log-taxi-you = You take a taxi to { $station }.
scotland-yard-log-taxi-hidden = Mister X takes a taxi.
scotland-yard-log-bus =
    { $pawn ->
        [mister-x] Mister X
       *[detective] Detective { $number }
    } takes a bus to { $station }.
scotland-yard-log-bus-you = You take a bus to { $station }.
scotland-yard-log-bus-hidden = Mister X takes a bus.
scotland-yard-log-underground =
    { $pawn ->
        [mister-x] Mister X
       *[detective] Detective { $number }
    } takes the underground to { $station }.
scotland-yard-log-underground-you = You take the underground to { $station }.
scotland-yard-log-underground-hidden = Mister X takes the underground.
scotland-yard-log-black =
    { $pawn ->
        [mister-x] Mister X
       *[detective] Detective { $number }
    } goes to { $station } on a black ticket.
scotland-yard-log-black-you = You go to { $station } on a black ticket.
scotland-yard-log-black-hidden = Mister X uses a black ticket.
scotland-yard-log-at = Mister X appears at { $station }!
scotland-yard-log-at-you = You appear at { $station }: everyone sees you.
scotland-yard-log-double = Mister X plays a double-move card.
scotland-yard-log-double-you = You play a double-move card.
scotland-yard-log-show = Mister X shows himself by choice.
scotland-yard-log-show-you = You choose to show yourself.
scotland-yard-log-hide = Mister X stays hidden.
scotland-yard-log-hide-you = You stay hidden.
scotland-yard-log-stay = Detective { $number } can’t move.
scotland-yard-log-take-taxi = Mister X takes a taxi ticket from Detective { $number }.
scotland-yard-log-take-taxi-you = You take a taxi ticket from Detective { $number }.
scotland-yard-log-take-bus = Mister X takes a bus ticket from Detective { $number }.
scotland-yard-log-take-bus-you = You take a bus ticket from Detective { $number }.
scotland-yard-log-take-underground = Mister X takes an underground ticket from Detective { $number }.
scotland-yard-log-take-underground-you = You take an underground ticket from Detective { $number }.
scotland-yard-log-take-nothing = Mister X takes nothing from Detective { $number }.
scotland-yard-log-take-nothing-you = You take nothing from Detective { $number }.

scotland-yard-try-station = a station from 1 to { $last }: { $examples }
scotland-yard-no-line-taxi = there is no taxi from { $start } to { $end }
scotland-yard-no-line-bus = there is no bus from { $start } to { $end }
scotland-yard-no-line-underground = there is no underground from { $start } to { $end }
scotland-yard-no-line-black = there is no line from { $start } to { $end }
scotland-yard-no-taxi-ticket = { $who } has no taxi ticket left
scotland-yard-no-bus-ticket = { $who } has no bus ticket left
scotland-yard-no-underground-ticket = { $who } has no underground ticket left
scotland-yard-no-black-ticket = { $who } has no black ticket left
scotland-yard-no-black = only Mister X has black tickets
scotland-yard-guarded = a detective stands at { $station }
scotland-yard-no-second = from { $station } you would have no second move
scotland-yard-no-double-card = you have played both double-move cards
scotland-yard-double-blocked = you can’t make two moves in a row from here

scotland-yard-seats-share = { $seats } players can’t share { $detectives } detectives: with { $seats } players there are { $needed }. Leave out the number of detectives, or play with 2 players for 3, 4 or 5 of them.

scotland-yard-draw-at = at
scotland-yard-draw-letter-taxi = t
scotland-yard-draw-letter-bus = b
scotland-yard-draw-letter-underground = u
scotland-yard-draw-letter-black = ■
scotland-yard-draw-letter-double = 2×
scotland-yard-draw-from = from { $station }
scotland-yard-draw-by-taxi = taxi:
scotland-yard-draw-by-bus = bus:
scotland-yard-draw-by-underground = underground:
scotland-yard-draw-by-ferry = ferry (black):
scotland-yard-draw-travel-log = travel log: { $windows }   (round { $round } of { $rounds }; ! = appeared)
scotland-yard-draw-legend-stops = 29 taxis only, 3ᵇ buses too, 1ᵘ the underground too; bold: one move from here
scotland-yard-draw-legend-pawns = ①②③④⑤ detectives, X Mister X, ? where he can be, ▸ whose turn it is; tickets left: t taxi, b bus, u underground, ■ black, 2× double move
scotland-yard-draw-legend-log = travel log: the tickets that Mister X used, his station where it is known, ! where he appeared

scotland-yard-station = station { $station }
scotland-yard-river-thames = the Thames
scotland-yard-park-regents = Regent’s Park
scotland-yard-park-hyde = Hyde Park
scotland-yard-park-green = Green Park
scotland-yard-park-st-james = St James’s Park

scotland-yard-label-taxi = take a taxi
scotland-yard-label-bus = take a bus
scotland-yard-label-underground = take the underground
scotland-yard-label-black = use a black ticket
scotland-yard-label-double = make a double move
scotland-yard-label-show = show yourself
scotland-yard-label-hide = stay hidden
scotland-yard-label-take-taxi = take a taxi ticket
scotland-yard-label-take-bus = take a bus ticket
scotland-yard-label-take-underground = take an underground ticket
scotland-yard-label-take-nothing = take nothing

scotland-yard-awaited-dealing = The start cards are dealt.
scotland-yard-expected-turn = Your move, Mister X: choose a station.
scotland-yard-expected-turn-or-double = Your move, Mister X: choose a station, or play a double-move card first.
scotland-yard-awaited-turn = Mister X’s turn.
scotland-yard-expected-first = Double move: make your first move.
scotland-yard-awaited-first = Mister X makes the first move of a double move.
scotland-yard-expected-second = Double move: make your second move.
scotland-yard-awaited-second = Mister X makes the second move of a double move.
scotland-yard-awaited-sighting = Mister X must appear.
scotland-yard-expected-offer = Show yourself, and take a ticket from each detective?
scotland-yard-awaited-offer = Mister X decides whether to show himself.
scotland-yard-expected-taking = Take a ticket from Detective { $number }, or nothing.
scotland-yard-awaited-taking = Mister X takes a ticket from Detective { $number }.
scotland-yard-expected-chase = Your move: choose a station for Detective { $number }.
scotland-yard-awaited-chase = Detective { $number }’s turn.

scotland-yard-ended-caught = Detective { $number } caught Mister X at station { $station } in round { $round }.
scotland-yard-ended-caught-lost = Detective { $number } caught you at station { $station } in round { $round }.
scotland-yard-ended-surrounded = Mister X was surrounded at station { $station } in round { $round }: he had no move left.
scotland-yard-ended-surrounded-lost = The detectives surrounded you at station { $station } in round { $round }: you had no move left.
scotland-yard-ended-stranded = Mister X got away from station { $station }: in round { $round } no detective could move any more.
scotland-yard-ended-stranded-won = You were at station { $station }, and in round { $round } no detective could move any more.
scotland-yard-ended-away = Mister X got away: after { $round } rounds nobody had caught him. He was at station { $station }.
scotland-yard-ended-away-won = After { $round } rounds nobody had caught you. You were at station { $station }.

scotland-yard-typed-underground = underground
scotland-yard-typed-black = black
scotland-yard-typed-show = show
scotland-yard-typed-hide = hide
scotland-yard-typed-stay = stay
scotland-yard-typed-take_taxi = take taxi
scotland-yard-typed-take_bus = take bus
scotland-yard-typed-take_underground = take underground
scotland-yard-typed-take_nothing = take nothing

scotland-yard-kind-taxi = taxi
scotland-yard-kind-bus = bus
scotland-yard-kind-underground = underground
scotland-yard-kind-ferry = ferry (black ticket)
scotland-yard-kind-start = start card

scotland-yard-reason-catches = Mister X is there: this catches him.
scotland-yard-reason-looks-there = Mister X may well be there.
scotland-yard-reason-covers-exits = From there the detective covers stations where Mister X can go next.
scotland-yard-reason-closes-in = The detective gets nearer to where Mister X can be.
scotland-yard-reason-slips-away = It takes you out of a detective’s reach.
scotland-yard-reason-hides-tracks = A black ticket leaves the detectives guessing where you went.
scotland-yard-reason-keeps-away = It keeps you well away from every detective.
scotland-yard-reason-keeps-wide = The detectives have to consider many stations.
scotland-yard-reason-keeps-exits = You have several ways out from there.
scotland-yard-reason-breaks-away = Two moves in a row get you away from the detectives.
scotland-yard-reason-takes-tickets = Appearing costs you little, and the detectives lose tickets.
scotland-yard-reason-stays-hidden = Staying hidden keeps the detectives guessing.
scotland-yard-reason-runs-them-dry = The detectives will miss that ticket.

scotland-yard-puzzle-where = Where is Mister X?
scotland-yard-puzzle-where-question = Mister X can be at one station only. Which one?
scotland-yard-puzzle-where-seen =
    Mister X was last seen at { $station }. Since then he has { $moves ->
        [one] moved once
       *[other] moved { $moves } times
    }: { $tickets }.
scotland-yard-puzzle-where-start = He appeared at { $station }.
scotland-yard-puzzle-where-leg =
    Then { $ticket }, past the detectives: he could reach { $reached }. { $gone ->
        [0] The detectives’ moves ruled out none of these.
       *[other] The detectives then moved where he could have been and caught nobody, which leaves { $left }.
    }
scotland-yard-puzzle-where-end = So Mister X is at { $station }.
scotland-yard-puzzle-where-stands = Not { $station }: Detective { $number } stands there.
scotland-yard-puzzle-where-looked = Not { $station }: a detective has been there since his last move and caught nobody.
scotland-yard-puzzle-where-barred = Not { $station }: his tickets could lead there, but a detective stood in the way or looked there each time.
scotland-yard-puzzle-ticket-taxi = a taxi
scotland-yard-puzzle-ticket-bus = a bus
scotland-yard-puzzle-ticket-underground = the underground
scotland-yard-puzzle-ticket-black = a black ticket
scotland-yard-puzzle-trap = Close the net
scotland-yard-puzzle-trap-question = Detective { $number } moves last this round. Which station leaves Mister X the fewest stations for his next move?
scotland-yard-puzzle-trap-given = Mister X can be at { $stations }.
scotland-yard-puzzle-trap-best =
    Move Detective { $number } to { $station }, { $caught ->
        [0] where he blocks the way
       *[other] where he may even catch Mister X
    }.
scotland-yard-puzzle-trap-left =
    Wherever Mister X is, { $count ->
        [0] he has no station left: he is caught or surrounded
        [one] his next move can only lead to { $ways }
       *[other] his next move can only lead to { $ways }: { $count } stations
    }.
scotland-yard-puzzle-trap-others = Any other move leaves him at least { $count ->
        [one] one station
       *[other] { $count } stations
    }.
scotland-yard-puzzle-trap-against = With a detective at { $station } he could still reach { $ways }. Another move leaves him fewer stations.
scotland-yard-puzzle-vanish = Vanish
scotland-yard-puzzle-vanish-question = You are Mister X. Which move takes you where no detective can catch you this round, and leaves them the most stations to search?
scotland-yard-puzzle-vanish-safe =
    { $count ->
        [one] Only one of your moves ends
       *[other] { $count } of your moves end
    } where no detective can get with one move.
scotland-yard-puzzle-vanish-best =
    With { $ride } to { $station } you are safe, and the detectives have to search { $stations ->
        [one] one station
       *[other] { $stations } stations
    }: no other safe move leaves them as many.
scotland-yard-puzzle-vanish-caught = At { $station } Detective { $number } could catch you with one move.
scotland-yard-puzzle-vanish-fewer =
    At { $station } nobody can catch you, but that ticket leaves the detectives only { $stations ->
        [one] one station
       *[other] { $stations } stations
    } to search. Another safe move leaves them { $fewer } more.

# What is announced.
scotland-yard-headline-at = Mister X appears at { $station }
scotland-yard-headline-at-you = You are seen at { $station }
scotland-yard-headline-double = A double move
scotland-yard-headline-show = Mister X shows himself
scotland-yard-headline-show-you = You show yourself

# What is asked before it is done.
scotland-yard-question-black = Go to { $station } on a black ticket?
scotland-yard-warning-black = Black tickets are few, and they don’t come back.
scotland-yard-question-double = Play a double move?
scotland-yard-warning-double = You move twice in this round. Then the card is used up.
scotland-yard-question-show = Show yourself?
scotland-yard-warning-show = The detectives will see where you are.
scotland-yard-left = { $count ->
        [0] no station
        [one] one station
       *[other] { $count } stations
    }

scotland-yard-scenario-title = Scotland Yard: { $name }
scotland-yard-scenario-wrong = { $where }: { $reason }
scotland-yard-scenario-unreadable = the file can’t be read: { $reason }
scotland-yard-scenario-no-toml = this is not valid TOML: { $reason }
scotland-yard-scenario-field = { $reason }
scotland-yard-scenario-bad-name = “{ $name }” can’t be a name: use small letters, digits and underscores, and begin with a letter
scotland-yard-scenario-no-station = there is no station { $station }: add it to [stations], or correct the number
scotland-yard-scenario-loop = the line leads from { $station } to { $station }: a line connects two different stations
scotland-yard-scenario-unreached = no lines connect station { $station } with station { $start }: add a line, or remove the station
scotland-yard-scenario-start-twice = there are two start cards for station { $station }: remove one
scotland-yard-scenario-few-starts = { $count } start cards are too few: Mister X and five detectives need at least { $fewest }
scotland-yard-scenario-too-many-windows = { $windows } windows are too many for the travel log: rounds and double cards together may be { $most } at most
scotland-yard-scenario-late-sighting = there is no move { $move }: rounds and double cards together allow { $last } moves

# What is counted for a review, before a colon.
scotland-yard-measure-ways-out = Mister X’s ways out in reach of the detectives
scotland-yard-measure-own-ways = Mister X’s ways out in reach of this detective
scotland-yard-measure-rides-to-him = Moves from this detective to the nearest station where Mister X can be
scotland-yard-measure-rides-away = Moves the nearest detective needs to reach you
scotland-yard-measure-hunters = Detectives who can reach you in one move
scotland-yard-measure-free-ways = Ways out of your station that no detective can reach
scotland-yard-measure-near-ways = Mister X’s ways out within two moves of this detective
scotland-yard-measure-room = Stations you can reach in two moves without passing one that a detective can reach
scotland-yard-measure-near-chance = Chance in % that Mister X is within two moves of this detective
