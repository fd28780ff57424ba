mr-jack-pocket-lesson-investigator-chapter-first-turn = Looking down the streets
mr-jack-pocket-lesson-investigator-chapter-second-turn = The backs of the tokens
mr-jack-pocket-lesson-investigator-chapter-two-left = Two are left
mr-jack-pocket-lesson-investigator-chapter-alone = On your own

mr-jack-pocket-lesson-investigator-welcome = There are nine suspects on nine street tiles, and one of them is Mr. Jack: he drew a card in secret, and you don’t know whose. You win as soon as a single suspect is left, within eight turns.

mr-jack-pocket-lesson-investigator-sight = Holmes, Watson and Toby stand around the district. Each looks straight along his row or column: into a tile by an open side, and out by the far side if that is open too. Only walls stop the view. Right now each of them faces a wall.

mr-jack-pocket-lesson-investigator-call = After four actions comes the call for witnesses: is Mr. Jack in sight? If he is, every suspect out of sight is cleared; if not, every suspect in sight. So have about half of them in sight: then half are cleared, whatever the answer.

mr-jack-pocket-lesson-investigator-tokens = In odd turns four tokens are tossed. You play one, Mr. Jack plays two, you play the last. In even turns it is the other way round: he begins. All four must be played, like it or not.

mr-jack-pocket-lesson-investigator-holmes = Take the Holmes token: he moves one or two spaces clockwise. From 11 o’clock he looks down the left column: Pizer, Smith, Madame. Move one space.
mr-jack-pocket-lesson-investigator-holmes-two = At 12 o’clock he would face the wall of Bert’s tile and see nobody. Move one space only.
mr-jack-pocket-lesson-investigator-holmes-wrong = Holmes first: one space on he has three suspects in sight.

mr-jack-pocket-lesson-investigator-answer = Mr. Jack moved Toby in front of a wall, and swapped Smith and Stealthy. Each tile keeps its direction: Stealthy’s wall now stops Holmes, and he sees only two suspects.

mr-jack-pocket-lesson-investigator-rotation = The last token is yours: Rotation. Give a tile a quarter turn, either way, or a half turn. Watson faces the wall of Gull’s tile, top right: give it a quarter turn, and he sees Gull and Bert. Four of nine in sight!
mr-jack-pocket-lesson-investigator-rotation-half = A half turn puts the wall on the far side: Watson would see Gull, and not Bert. A quarter turn opens the whole row.
mr-jack-pocket-lesson-investigator-rotation-wrong = Then fewer than four suspects would be in sight. Give Gull’s tile, top right, a quarter turn: Watson is facing its wall.

mr-jack-pocket-lesson-investigator-unseen = Mr. Jack was not in sight, so the four who were are cleared, and their tiles turned over; the walls stay. Five suspects are left. But he takes the time token as an hourglass: with six of them he wins.

mr-jack-pocket-lesson-investigator-backs = Even turns use the backs of the tokens, so you could see these coming: Alibi behind Holmes, Watson behind Toby, Rotation behind Exchange, Joker behind Rotation. Mr. Jack begins, you play two, and he has the last.

mr-jack-pocket-lesson-investigator-alibi = He sent Watson in front of Goodley’s wall. Now play Alibi: you show the top card, and that suspect is cleared. If Mr. Jack draws it, he keeps it hidden, and its hourglasses (none, one or two) count for him.
mr-jack-pocket-lesson-investigator-alibi-wrong = Alibi first: it clears a suspect for certain, and keeps hourglasses out of Mr. Jack’s hands.

mr-jack-pocket-lesson-investigator-lane = Joseph Lane is cleared, and his tile is the only one that changes: his barricade is gone, and it is a crossing now, open on all four sides.

mr-jack-pocket-lesson-investigator-window = Four suspects left, none in sight. Your second action: Rotation. Give Goodley’s tile, right in front of Watson, a quarter turn, and he sees Goodley and Smith: two of four.
mr-jack-pocket-lesson-investigator-window-joker = Then Rotation would be left to Mr. Jack, and he could wall up what you open. Play Rotation yourself.
mr-jack-pocket-lesson-investigator-window-half = A half turn puts Goodley’s wall on the far side, and Smith stays hidden: one of four. Give it a quarter turn.
mr-jack-pocket-lesson-investigator-window-wrong = That shows Watson nothing. Give Goodley’s tile, right in front of him, a quarter turn.

mr-jack-pocket-lesson-investigator-last-word = He had the last word: with the Joker he pushed Watson on by one space, and was out of sight. (He may also leave all detectives where they are; you always have to move one.) Lestrade and Madame are cleared: Smith or Goodley?

mr-jack-pocket-lesson-investigator-watson = Turn 3: a new toss, and the first and last actions are yours. Move Watson one space, to 5 o’clock: he looks up the right column and sees Goodley, not Smith. One of two in sight settles it, whatever the answer.
mr-jack-pocket-lesson-investigator-watson-two = At 6 o’clock Watson would face Lestrade’s wall and see nobody. Move one space only.
mr-jack-pocket-lesson-investigator-watson-holmes = Wherever Holmes goes, he sees neither Smith nor Goodley. Move Watson.
mr-jack-pocket-lesson-investigator-watson-joker = The Joker would push Watson there too. But then the Watson token would be left to Mr. Jack, good for two spaces. Play Watson.
mr-jack-pocket-lesson-investigator-watson-exchange = Exchange can change everything, so better late than early. Move Watson first.

mr-jack-pocket-lesson-investigator-pushed = Of course Mr. Jack did not leave it at that. The Joker pushed Watson in front of Lestrade’s wall, and Holmes was sent in front of Bert’s. Nobody is in sight. But the last action is yours.

mr-jack-pocket-lesson-investigator-exchange = Exchange: two tiles swap places, each keeping its direction, and empty tiles count too. Bring just one of Smith and Goodley into sight. For instance: what if another tile lay in front of Watson?
mr-jack-pocket-lesson-investigator-exchange-wrong = Then neither Smith nor Goodley would be in sight, and the call would clear nobody. Watson looks up the middle column, Toby up the left one, Holmes down the middle one.

mr-jack-pocket-lesson-investigator-found = One in sight, one not: the answer cleared Goodley, and only Smith is left. You have won in turn 3! Mr. Jack would have won with six hourglasses, or if more than one suspect were left after turn 8.

mr-jack-pocket-lesson-investigator-split = Another district: { $count } suspects are left, two of them in sight, Lane and Bert. The last action is yours: Rotation. Turn any tile you like, and try for four in sight.
mr-jack-pocket-lesson-investigator-split-less = The call has been answered: { $before } suspects before it, { $after } after it. Four in sight and four not is safest: half of them are cleared, whatever the answer.
mr-jack-pocket-lesson-investigator-split-same = The call cleared nobody: { $before } suspects before it, { $after } after it. Four in sight and four not would have cleared half of them, whatever the answer.

mr-jack-pocket-lesson-investigator-end = Half in sight, half out of sight, and the last word when it is yours: Mr. Jack won’t hide for long.
