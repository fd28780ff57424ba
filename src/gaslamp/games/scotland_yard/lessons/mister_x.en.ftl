scotland-yard-lesson-mister-x-chapter-riding = Across London
scotland-yard-lesson-mister-x-welcome = You are Mister X. Your start card put you at 13, one of London’s 199 stations, and three detectives are after you. You see where they stand; they don’t see you.
scotland-yard-lesson-mister-x-first-ride = A move costs one ticket and follows one line to its next station. Four taxi lines leave from 13: take a taxi to 14 or 23, where buses stop as well.
scotland-yard-lesson-mister-x-first-ride-off = Off you go.
scotland-yard-lesson-mister-x-first-ride-dead-end = Only two lines leave from 4, and one of them leads back here: a dead end. Take a taxi to 14 or 23.
scotland-yard-lesson-mister-x-first-ride-taxis-only = Nothing but taxis stops at 24. At 14 and 23 there are buses as well: go to one of these.
scotland-yard-lesson-mister-x-first-ride-bus = The bus comes next. Begin with a taxi, to 14 or 23.
scotland-yard-lesson-mister-x-first-ride-underground = The underground takes you furthest of all. But begin with a taxi, to 14 or 23.
scotland-yard-lesson-mister-x-first-ride-black = You have only three black tickets, and nobody is near: keep them. Take a taxi to 14 or 23.
scotland-yard-lesson-mister-x-first-ride-double = You have only two double-move cards, and nobody is near: keep them. Take a taxi to 14 or 23.
scotland-yard-lesson-mister-x-travel-log = You moved, and then each of the detectives did: that was a round. Your station stands in the travel log, covered by your ticket, so the detectives saw “taxi” and no more.
scotland-yard-lesson-mister-x-bus = Buses stop less often and carry you further. Take a bus, wherever you like.
scotland-yard-lesson-mister-x-bus-on = Further, and still for one ticket.
scotland-yard-lesson-mister-x-bus-back = Straight back to 13: that is allowed, and hardly anyone expects it.
scotland-yard-lesson-mister-x-bus-wrong = You could do that too. But now try a bus.
scotland-yard-lesson-mister-x-purse = Your taxi, bus and underground tickets never run out. What does run out everyone can see: three black tickets, one for each detective, and two double-move cards.

scotland-yard-lesson-mister-x-chapter-seen = Into the light
scotland-yard-lesson-mister-x-sighting = After your 3rd, 8th, 13th and 18th move you have to appear, and this is the 3rd. Be seen where many lines leave: move to 128, where taxis, buses and the underground stop.
scotland-yard-lesson-mister-x-sighting-wrong = You would be seen there, and have fewer ways to vanish. 128 has twelve: go there.
scotland-yard-lesson-mister-x-sighting-wasted = Everyone will see where you are, whatever the ticket: a black one would be wasted. Go to 128 by taxi or bus.
scotland-yard-lesson-mister-x-sighting-double = Keep that card for a tighter corner. Go to 128 by taxi or bus.
scotland-yard-lesson-mister-x-shown = Everyone sees you at 128 until you move again, and the detectives close in: Detective 1 is at 89, one underground ticket away.
scotland-yard-lesson-mister-x-vanish = Vanish! Taxis lead to 5 stations from here, buses to 5, the underground to 2 that are free. A black ticket is good for all of these, and nobody learns how you travelled: use one.
scotland-yard-lesson-mister-x-vanish-gone = Gone. They knew where you were, and now you can be at { $after } stations.
scotland-yard-lesson-mister-x-vanish-bold = Bold: Detective 1 could have come to 140 with one move. But why would he look just there, with { $after } stations to choose from?
scotland-yard-lesson-mister-x-vanish-five = They would see that ticket, and look for you at 5 stations. With a black ticket they have to look at 11.
scotland-yard-lesson-mister-x-vanish-two = They would see that ticket, and look for you at 2 stations. With a black ticket they have to look at 11.
scotland-yard-lesson-mister-x-vanish-double = A double move would work as well, but one move is enough here. Use a black ticket.
scotland-yard-lesson-mister-x-marks = The map marks the { $count } stations where the detectives have to look for you now. The more there are, the better: that protects you more than distance does.

scotland-yard-lesson-mister-x-chapter-wide = Distance does not hide you
scotland-yard-lesson-mister-x-wide = Say that you slipped away to 185: { $count } stations are possible. The underground would take you furthest, but it stops at few of them, and they see your ticket. Move as you like.
scotland-yard-lesson-mister-x-wide-more = { $before } possible stations became { $after }: the more of them your ticket can be used at, the better you are hidden.
scotland-yard-lesson-mister-x-wide-same = { $after } possible stations, as many as before. A ticket that can be used at more of them would have hidden you better.
scotland-yard-lesson-mister-x-wide-less = That told them a lot: { $before } possible stations became { $after }. A ticket that can be used at few of them gives you away, however far it takes you.

scotland-yard-lesson-mister-x-chapter-river = Across the river
scotland-yard-lesson-mister-x-cornered = You were seen at 115, and they came to 102, 114 and 127, where you can’t go now. A detective who moves to your station catches you, and with no move left you would be surrounded.
scotland-yard-lesson-mister-x-ferry = By taxi only 126 is left, and two detectives could follow you there. But 115 lies on the river: with a black ticket, take the ferry to 108 or 157.
scotland-yard-lesson-mister-x-ferry-across = Nobody can follow you over the water. You could have been at { $after } stations, and one look at 126 leaves { $now }.
scotland-yard-lesson-mister-x-ferry-caught = At 126 you would be one taxi ride from two detectives. Take the ferry: a black ticket, to 108 or 157.
scotland-yard-lesson-mister-x-ferry-double = Two moves in a row might save you, but the ferry needs only one. Take it: a black ticket, to 108 or 157.
scotland-yard-lesson-mister-x-timetable = The ferry runs between 194, 157, 115 and 108, both ways; only you may take it, and only with a black ticket. You have to move in every round, so keep a way out in mind.

scotland-yard-lesson-mister-x-chapter-double = Twice in a row
scotland-yard-lesson-mister-x-card = Your 3rd move again: you will be seen, with detectives at 52, 63 and 100. Play a double-move card. You then move twice before anyone else moves.
scotland-yard-lesson-mister-x-card-wrong = You would be seen there, and the detectives would move next. Play a double-move card first.
scotland-yard-lesson-mister-x-first-half = The first of the two moves shows you. Choose the station with the most ways out: take a taxi to 67.
scotland-yard-lesson-mister-x-first-half-wasted = Everyone will see where you are: don’t waste a black ticket on it. Take a taxi to 67.
scotland-yard-lesson-mister-x-first-half-wrong = Fewer lines leave from there. At 67 taxis, buses and the underground stop: go there.
scotland-yard-lesson-mister-x-second-half = They saw you at 67, and you move on at once. Taxi, bus and underground leave you 4 stations each, a black ticket all 12: use one, and go where no detective can come with one move.
scotland-yard-lesson-mister-x-second-half-gone = { $after } stations to look at, and { $now } after their moves. They saw you, and it was no use to them.
scotland-yard-lesson-mister-x-second-half-near = The ticket is right, but a detective can be at that station with one move. Choose another.
scotland-yard-lesson-mister-x-second-half-wrong = That ticket would leave you only 4 stations. Use a black one.
scotland-yard-lesson-mister-x-cards-left = You have two such cards for the whole game, and may not play both in one turn. Each of the two moves has its own window in the travel log.

scotland-yard-lesson-mister-x-chapter-last = The last round
scotland-yard-lesson-mister-x-last-round = Round 22, near the end of another game. Every move cost the detectives a ticket, and each has one left, for a taxi. A detective who can’t move stays; when none of them can move, you win.
scotland-yard-lesson-mister-x-last-ride = One more move from 74, to a station that no detective can reach by taxi. Look at Detective 3, at 45.
scotland-yard-lesson-mister-x-last-ride-caught = Detective 3 takes a taxi from 45, and there you are. Choose a station out of his reach.
scotland-yard-lesson-mister-x-last-ride-double = One safe move is all you need. Keep the card as a souvenir.
scotland-yard-lesson-mister-x-away = You got away! Now the travel log is open, and everyone can follow your way through London, window by window.

scotland-yard-lesson-mister-x-end = You know how to be seen, and how to vanish. Now make them run.
