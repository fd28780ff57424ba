whitechapel-lesson-jack-chapter-evening = The first evening
whitechapel-lesson-jack-chapter-flight = The flight
whitechapel-lesson-jack-chapter-alone = On your own
whitechapel-lesson-jack-chapter-home = Coming home
whitechapel-lesson-jack-chapter-double = The third night, and the fourth

whitechapel-lesson-jack-welcome = You are Jack. On four nights you come out to kill, and each time you must get back to your hideout. You move unseen from circle to circle; the five policemen who hunt you stand on the crossings in between.

whitechapel-lesson-jack-hideout = First choose your hideout, for all four nights. It may be any circle but a red one, and nobody else learns it. From 55, 86 and 102 no red circle is more than six steps away: choose one of them.
whitechapel-lesson-jack-hideout-elsewhere = The rules allow it. But murders begin on red circles, all over the board, and 55, 86 and 102 are well placed between them. Choose one of these.

whitechapel-lesson-jack-women = Your woman tokens lie face down on the red circles: five marked, three blank, and only you know which. Four are in place. Mark the one on 84, in the middle, and make the one on 147, far in the east, a blank.
whitechapel-lesson-jack-women-middle = 84 is one or two steps from your hideout: a good place to come home from. Put a marked token there.
whitechapel-lesson-jack-women-edge = 147 is five or six steps from your hideout, at the edge of the board. You would not kill there: make it the blank.

whitechapel-lesson-jack-patrols = Then the head of the investigation placed seven patrols on the yellow crossings: five are policemen, two are decoys. The woman tokens have been turned over now; the patrols have not.

whitechapel-lesson-jack-wait = You may kill at once, or wait. Each time you wait the marker moves from I towards V, so the night is longer for you, and you get to turn over a patrol. On V you have to kill. Wait now.
whitechapel-lesson-jack-wait-kill = You could. But you don’t know yet where the policemen are, and waiting gives you one more column. Wait this once.

whitechapel-lesson-jack-turn = While you waited, the head moved every woman one circle, never next to a patrol. In return you turn up one patrol. The woman who was on 149 is on 138 now, and the patrol between 139 and 164 is nearest to her: turn it up.
whitechapel-lesson-jack-turn-other = That would tell you about another quarter. The west interests us: turn up the patrol between 139 and 164.
whitechapel-lesson-jack-turn-decoy = A decoy! It leaves the board, and the west is open.

whitechapel-lesson-jack-kill = You may wait again, up to V. But now you know of a woman with no patrol near her. Kill on 138.
whitechapel-lesson-jack-kill-wait = The woman on 138 would move on, perhaps towards the other patrols. Kill now, on 138.
whitechapel-lesson-jack-kill-other = You don’t know which of the patrols out there are policemen. Around 138 there are none: kill there.

whitechapel-lesson-jack-scene = 138 is a crime scene for the rest of the game, and the first entry of your log, in column II. You have sixteen columns left, up to 15. If you are not home by then you have lost, as you have if you are arrested or have no move left.

whitechapel-lesson-jack-walk = Each turn you move first, and have to: to a circle next to yours, past no crossing where a policeman stands. 139 is nearest to home, but Red can come to the crossing between 139 and 150, which touches it. Walk to 164: nobody can get beside it.
whitechapel-lesson-jack-walk-near = Red can go two crossings, to the one between 139 and 150, and then he stands right beside 139. Walk to 164.
whitechapel-lesson-jack-walk-away = No policeman can get beside it this turn, that’s true. But our way home begins at 164: walk there.
whitechapel-lesson-jack-walk-coach = You have three coaches tonight. Keep them until someone is in your way, and walk to 164.
whitechapel-lesson-jack-walk-alley = You have two alleys tonight. Keep them until someone is close, and walk to 164.

whitechapel-lesson-jack-answered = Then the policemen moved, and acted. Red asked about 139 and 150: no clue. The notebook shows what the police can conclude: { $count } circles where you can be.

whitechapel-lesson-jack-coach = Home is to the east, and Red stands in the way, between 139 and 150. Take a coach: two moves in a row, and you may pass policemen. Ride through 139 and get out at 151, behind him.
whitechapel-lesson-jack-coach-beside = That circle touches the crossing where Red stands: he could arrest you without taking a step. Ride through 139, and get out at 151.
whitechapel-lesson-jack-coach-walk = On foot you stay on this side of Red. Take a coach through 139, and get out on 151.
whitechapel-lesson-jack-coach-alley = Keep your alleys for later. A coach goes past Red: through 139, out on 151.
whitechapel-lesson-jack-coach-wrong = This coach goes through 139 and lets you out on 151.
whitechapel-lesson-jack-coach-ridden = The police see a coach, and two columns filled, but not where it went. You could be on { $before } circles before it, and on { $after } after it.

whitechapel-lesson-jack-clue = But you have been on both circles of the coach. Red asked about 139 once more, and this time the answer was yes: a clue lies there, and { $count } circles are left. It does not tell them when you passed.

whitechapel-lesson-jack-alley = One step, and Red is next to you again. Through an alley you cross a block that your circle lies on, to any circle on its edge, and no policeman can stop you. Take one to 119, 152 or 153.
whitechapel-lesson-jack-alley-back = There you would be near Red again, or farther from your hideout. Take an alley to 119, 152 or 153.
whitechapel-lesson-jack-alley-coach = You have two coaches left. Keep them, and take an alley to 119, 152 or 153.
whitechapel-lesson-jack-alley-walk = You could walk. But try an alley: to 119, 152 or 153.
whitechapel-lesson-jack-alley-gone = An alley fills one column, and all they saw is that you took one: from { $before } circles to { $after }.

whitechapel-lesson-jack-trail = Red found 151. The murder, 139, 151: step by step he reads your way, and { $count } circles are left. That is the game: they learn where you were, and you make sure you are no longer there.

whitechapel-lesson-jack-free = Say that your hideout is 55 and you came out on 119, four steps from it. The next two turns are yours: on foot, by coach or by alley. For the police { $count } circles are possible; see what they make of it.
whitechapel-lesson-jack-free-more = At first { $before } circles were possible for them. After your last move it was { $after }, and all their questions and arrests brought that down to { $now }.
whitechapel-lesson-jack-free-same = After your last move they knew as much as before, { $after } circles; now that they have asked, it is { $now }. A coach or an alley shakes them off.
whitechapel-lesson-jack-free-less = They are close: { $before } circles at first, { $after } after your last move, and { $now } now that they have asked. That is when a coach or an alley is worth having.

whitechapel-lesson-jack-ring = Three turns later. Red has found a clue on 99, and { $count } circles are left: you are on 84, one of them. Your hideout is two steps away, but the policemen block the way by 86. Take your last alley to 53, which is next to 55.
whitechapel-lesson-jack-ring-beside = Blue’s crossing touches that circle: he could arrest you there at once. 53 is next to home too.
whitechapel-lesson-jack-ring-far = That circle is not next to your hideout. 53 is.
whitechapel-lesson-jack-ring-coach = A coach may pass policemen, but you can’t announce your hideout after a coach or an alley. Take the alley to 53, and walk from there.
whitechapel-lesson-jack-ring-wrong = On foot you can’t get next to your hideout from here. The alley to 53 does it.
whitechapel-lesson-jack-ring-through = Gone! { $before } circles became { $after }; they asked all around, and { $now } are left.

whitechapel-lesson-jack-last-step = You are on 53, one of { $count } circles that they can think of, and home is next to you. Brown stands beside it, but not in your way, and he acts only after you. Walk to 55.
whitechapel-lesson-jack-last-step-coach = A coach might pass your hideout, but you could not announce it then. Only walking brings you home: to 55.
whitechapel-lesson-jack-last-step-past = Your hideout is one step away: walk to 55.

whitechapel-lesson-jack-announce = You are at your hideout. Announce it, and the night is over before the police can do anything.
whitechapel-lesson-jack-announce-silent = You may stay silent, but then you have to leave again with your next move, and Brown can arrest you on 55 before that. Announce your hideout.

whitechapel-lesson-jack-night-over = The police hear that you are home, not where: { $count } circles can still be your hideout. The clues leave the board; the crime scene and the policemen stay. Coaches and alleys can’t be saved: every night has its own.

whitechapel-lesson-jack-third-night = Another game, on its third night; your hideout is 98. Twice you went home in three steps: only { $count } circles can still be your hideout. A detour on the first nights pays off on the last ones.

whitechapel-lesson-jack-two-women = Tonight you kill two women at once. Three are out, on 65, 84 and 158. A patrol touches 65, so kill the other two.
whitechapel-lesson-jack-two-women-wait = You could: the women would move, and you would turn over a patrol. For this lesson kill now, on 84 and 158.
whitechapel-lesson-jack-two-women-beside = That patrol lies right beside 65; if it is a policeman, he would stand at your side. Kill on 84 and 158.

whitechapel-lesson-jack-order = Now note in secret which murder came first. The second fills the next column as your first move, and that is where you are. 84 is three steps from your hideout, 158 is four: which came first?
whitechapel-lesson-jack-order-far = So you are on 158. Your hideout is farther, but so are the policemen.
whitechapel-lesson-jack-order-near = So you are on 84, nearer to your hideout, and nearer to the policemen.

whitechapel-lesson-jack-two-places = The police see both places, but not the order: { $count } circles where you can be. In the first turn of this hunt you don’t move; they do.

whitechapel-lesson-jack-fourth-night = On the fourth night there is one woman, one coach and one alley. Come home once more and you have won; then everyone sees your hideout and all your ways. Until then: count your columns, and never let them guess your hideout.

whitechapel-lesson-jack-end = The fog is thick tonight. Nobody will ever know who you were.
