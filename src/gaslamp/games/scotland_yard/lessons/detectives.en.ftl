scotland-yard-lesson-detectives-chapter-start = The hunt begins
scotland-yard-lesson-detectives-welcome = You lead three detectives through London’s 199 stations. Mister X drew one of the 18 start cards, and three are yours: he is at one of the { $count } stations marked on the map.
scotland-yard-lesson-detectives-first-taxi = Mister X moves first in each round. All you see is his ticket: a taxi. He can now be at { $count } stations.
scotland-yard-lesson-detectives-hub-1 = Then your detectives move, one after the other, always in the same order. Detective 1: take a taxi to 111, where the underground stops. It will take you anywhere quickly.
scotland-yard-lesson-detectives-hub-1-wrong = No underground stops there. Take a taxi to 111.
scotland-yard-lesson-detectives-hub-2 = Each move follows one line to its next station. Detective 2: two lines leave from 132, and one of them leads to an underground station. Take it.
scotland-yard-lesson-detectives-hub-2-wrong = Only taxis stop at 114. Take a taxi to 140.
scotland-yard-lesson-detectives-hub-3 = Detective 3: from 34, a bus leads to an underground station in one move. Which one is it?
scotland-yard-lesson-detectives-hub-3-ready = Well placed: when Mister X appears, you will be at three underground stations.
scotland-yard-lesson-detectives-hub-3-taxi = No taxi leads to the underground from 34. Take the bus to 46.
scotland-yard-lesson-detectives-hub-3-wrong = Buses stop there, but not the underground. Take the bus to 46.
scotland-yard-lesson-detectives-tickets = Every move costs a ticket, which goes to Mister X and never comes back. Each detective starts with 10 taxi, 8 bus and 4 underground tickets.

scotland-yard-lesson-detectives-chapter-tell = What a ticket tells
scotland-yard-lesson-detectives-seen = After his 3rd, 8th, 13th and 18th move Mister X has to appear. He appeared at 67, then took the underground, which leads to { $count } stations from there: 13, 79, 89 and 111.
scotland-yard-lesson-detectives-look-1 = A detective who moves to Mister X’s station catches him. And if Mister X is not there, that is worth knowing too. Detective 1: look at 13.
scotland-yard-lesson-detectives-look-1-empty = Nobody there, and the game goes on: { $before } possible stations became { $after }.
scotland-yard-lesson-detectives-look-1-left = He was at 67, but he left. Move to 13, where he may be now.
scotland-yard-lesson-detectives-look-1-wrong = Mister X can’t be there. Move to 13, where he may be.
scotland-yard-lesson-detectives-look-2 = Detective 2: look at one more of them, from 112.
scotland-yard-lesson-detectives-look-2-empty = Empty as well: { $before } became { $after }.
scotland-yard-lesson-detectives-look-2-wrong = Mister X can’t be there. Take a taxi to 111, where he may be.
scotland-yard-lesson-detectives-look-3 = Detective 3: and one more, from 78.
scotland-yard-lesson-detectives-look-3-empty = Empty again: { $before } became { $after }.
scotland-yard-lesson-detectives-look-3-wrong = Mister X can’t be there. Move to 79, where he may be.
scotland-yard-lesson-detectives-proved = Three empty stations, so Mister X is at 89: you did not see him, you proved it. Not finding him tells you as much as seeing him.

scotland-yard-lesson-detectives-chapter-net = Closing the net
scotland-yard-lesson-detectives-plan = Mister X appears at 53, and three lines leave from there: to 40, 54 and 69. With a detective at each of these he could not move, and would be surrounded. Make a plan: he can’t hear you.
scotland-yard-lesson-detectives-net-1 = Only Detective 2 can reach 69, and 54 is all that Detective 3 can reach of the three. So where must Detective 1 go, from 41?
scotland-yard-lesson-detectives-net-1-gap = Then nobody is left for 40, because Detective 2 is needed at 69. Take a taxi to 40.
scotland-yard-lesson-detectives-net-1-wrong = That leaves a gap in the net. Take a taxi to 40.
scotland-yard-lesson-detectives-net-2 = Detective 2: 40 is taken, and two detectives never stand at the same station. Close the next gap, from 52.
scotland-yard-lesson-detectives-net-2-wrong = That leaves 69 open, and he would slip out there. Take a taxi to 69.
scotland-yard-lesson-detectives-net-3 = Detective 3: close the last gap, from 55.
scotland-yard-lesson-detectives-net-3-wrong = That leaves 54 open, and he would slip out there. Take a taxi to 54.
scotland-yard-lesson-detectives-surrounded = Surrounded! It is Mister X’s turn, he can’t move to a station where a detective stands, and no other is left to him. You have won.

scotland-yard-lesson-detectives-chapter-tickets = Count your tickets
scotland-yard-lesson-detectives-last-taxi = Round 14 of another game. Detective 2, at 58, has one taxi ticket left, 4 for buses and 4 for the underground. Choose his move so that he can go on from there.
scotland-yard-lesson-detectives-last-taxi-wise = Good: he can go on from there, and keeps his last taxi ticket for later.
scotland-yard-lesson-detectives-last-taxi-close = 44 is close to where Mister X may be. But only taxis stop there, and Detective 2 would have no taxi ticket left: he would be stuck. Take a bus.
scotland-yard-lesson-detectives-last-taxi-spent = He could go on from 74, but his last taxi ticket would be gone. A bus goes there too: take a bus.
scotland-yard-lesson-detectives-last-taxi-stuck = Only taxis stop there, and Detective 2 would have no taxi ticket left: he would be stuck. Take a bus.
scotland-yard-lesson-detectives-halt = A detective who can move must move; one who can’t stays where he is. When none of them can move any more, or round 22 is over, Mister X wins.

scotland-yard-lesson-detectives-chapter-hunt = Your hunt
scotland-yard-lesson-detectives-tricks = Mister X appeared at 173, left on a black ticket, then took a taxi. Black tickets are good for any line, even for the ferry, which is his alone; and with a double-move card he moves twice in a row.
scotland-yard-lesson-detectives-hunt = { $count } stations are possible, and 173 is the most likely. Each of your detectives can look at one of them. Move all three as you like.
scotland-yard-lesson-detectives-hunt-less = { $before } possible stations became { $after }. Whether you find him or not, every look tells you something.

scotland-yard-lesson-detectives-end = You can read a travel log and close a net. Good hunting!
