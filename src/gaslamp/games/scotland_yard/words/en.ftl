scotland-yard-title = Scotland Yard
scotland-yard-about = A fugitive in London, three to five detectives at his heels, and tickets that tell where he may be.
scotland-yard-mister-x = Mister X
scotland-yard-detectives = the detectives
scotland-yard-detective = Detective { $number }
scotland-yard-detective-player = Detective player { $number }

scotland-yard-option-seats = How many play: Mister X, and the detectives shared among the others.
scotland-yard-option-detectives = How many detectives are on the board; 5 at a table for two unless you say.
scotland-yard-option-counted-tickets = Mister X’s taxi, bus and underground tickets run out like everybody’s.
scotland-yard-option-voluntary-reveal = Mister X may show himself, and takes a ticket from each detective for it.
scotland-yard-notebook-stations = Where Mister X can be

scotland-yard-deal = { $who } starts at { $station }.
scotland-yard-deal-hidden = { $who } draws a start card.
scotland-yard-taxi = { $who } takes a taxi to { $station }.
scotland-yard-taxi-hidden = { $who } takes a taxi.
scotland-yard-bus = { $who } takes a bus to { $station }.
scotland-yard-bus-hidden = { $who } takes a bus.
scotland-yard-underground = { $who } takes the underground to { $station }.
scotland-yard-underground-hidden = { $who } takes the underground.
scotland-yard-black = { $who } slips away to { $station } on a black ticket.
scotland-yard-black-hidden = { $who } slips away on a black ticket.
scotland-yard-at = Mister X is seen at { $station }!
scotland-yard-double = { $who } plays a double-move card.
scotland-yard-show = { $who } decides to show himself.
scotland-yard-hide = { $who } stays hidden.
scotland-yard-stay = { $who } can't move and stays.
scotland-yard-take-taxi = A taxi ticket is taken from { $who }.
scotland-yard-take-bus = A bus ticket is taken from { $who }.
scotland-yard-take-underground = An underground ticket is taken from { $who }.
scotland-yard-take-nothing = Nothing is taken from { $who }.

scotland-yard-try-station = a station from 1 to { $last }: { $examples }
scotland-yard-no-line-taxi = there is no taxi from { $start } to { $end }
scotland-yard-no-line-bus = there is no bus from { $start } to { $end }
scotland-yard-no-line-underground = there is no underground from { $start } to { $end }
scotland-yard-no-line-black = there is no line of any kind from { $start } to { $end }
scotland-yard-no-taxi-ticket = { $who } has no taxi ticket left
scotland-yard-no-bus-ticket = { $who } has no bus ticket left
scotland-yard-no-underground-ticket = { $who } has no underground ticket left
scotland-yard-no-black-ticket = { $who } has no black ticket left
scotland-yard-no-black = only Mister X has black tickets
scotland-yard-guarded = a detective stands at { $station }
scotland-yard-no-second = from { $station } there would be no second move
scotland-yard-no-double-card = both double-move cards are used up
scotland-yard-double-blocked = no two moves in a row are possible from here

scotland-yard-seats-share = { $seats } seats can't share { $detectives } detectives: with { $seats } seats there are { $needed }. Leave out “detectives”, or use 2 seats for 3, 4 or 5 of them

scotland-yard-draw-pawn = pawn
scotland-yard-draw-station = station
scotland-yard-draw-taxi = taxi
scotland-yard-draw-bus = bus
scotland-yard-draw-underground = undergr.
scotland-yard-draw-black = black
scotland-yard-draw-double = double
scotland-yard-draw-detective = detective { $number }
scotland-yard-draw-mister-x = Mister X
scotland-yard-draw-letter-taxi = t
scotland-yard-draw-letter-bus = b
scotland-yard-draw-letter-underground = u
scotland-yard-draw-letter-black = ■
scotland-yard-draw-travel-log = travel log: { $windows }   (round { $round } of 22; ! = shown)
