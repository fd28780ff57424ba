scotland-yard-lesson-mister-x-chapter-riding = Riding through London

scotland-yard-lesson-mister-x-welcome = You are Mister X, and you stand at station 13. Three detectives are after you; you see them, and they don’t see you.

scotland-yard-lesson-mister-x-first-ride = A ride costs one ticket and leads to the next station of its line. Four taxi lines leave from here: take a taxi to 4, 14, 23 or 24.
scotland-yard-lesson-mister-x-first-ride-good = Off you go.
scotland-yard-lesson-mister-x-first-ride-dead-end = Off you go. But mind: only two lines leave from 4, so it is a dead end to be caught in.
scotland-yard-lesson-mister-x-first-ride-bus = A bus would do as well. For now, take a taxi.
scotland-yard-lesson-mister-x-first-ride-underground = The underground goes far. Keep it for later, and take a taxi.
scotland-yard-lesson-mister-x-first-ride-black = You have only three black tickets: keep them for when you need them. Take a taxi.
scotland-yard-lesson-mister-x-first-ride-double = You have only two double-move cards, and nobody is near. Take a taxi.

scotland-yard-lesson-mister-x-travel-log = You moved, and then each detective did: that was a round. Your station went into the travel log, covered by your ticket: the detectives saw “taxi”, and no more.

scotland-yard-lesson-mister-x-end = You know how to vanish. London is yours.
