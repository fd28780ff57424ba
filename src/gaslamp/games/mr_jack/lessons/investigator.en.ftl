mr-jack-lesson-investigator-chapter-first-turn = The first turn
mr-jack-lesson-investigator-chapter-second-turn = The second turn
mr-jack-lesson-investigator-chapter-arrest = The arrest
mr-jack-lesson-investigator-chapter-exits = The exits

mr-jack-lesson-investigator-welcome = Eight characters are out tonight, and one of them is Jack: he knows which one, you don’t. Both of you move all eight. You win by arresting the right one before the end of the eighth turn.

mr-jack-lesson-investigator-light = A character beside a lit gas lamp, in the beam of Watson’s lantern or beside another character is visible. Holmes and Lestrade are beside the lamp on f5, Smith and Bert beside the one on h8; the other four are in the dark.

mr-jack-lesson-investigator-halves = After four cards comes the call for witnesses: is Jack visible? If he is, all who are in the dark are cleared; if not, all who are visible. So split the suspects in halves: then half of them go, whatever the answer.

mr-jack-lesson-investigator-cards = Four of the eight cards lie open; the other four come next turn. In odd turns you play one, Jack plays two, you play the last; in even turns it is the other way round. A card moves its character and uses its power.

mr-jack-lesson-investigator-holmes = Play Holmes: after his move he looks at an alibi card. He walks one to three hexes, around buildings and lamps; from an open manhole to any other is one step. Keep the halves even and him beside a lamp: at g6, j6 or b6.
mr-jack-lesson-investigator-holmes-sewers = Down at h6, up at a5, and on to b6: the sewers are quick.
mr-jack-lesson-investigator-holmes-card = Holmes first. If Jack plays him, Jack takes the alibi card, and you will never see it.
mr-jack-lesson-investigator-holmes-accuse = Ending a move on another character’s hex is an accusation. Right or wrong, it ends the game, and so far it would be a guess.
mr-jack-lesson-investigator-holmes-lit = He would be visible there, but only beside another character, or by the lamp that Smith and Bert share. Spread them out: g6, j6 or b6.
mr-jack-lesson-investigator-holmes-company = There he would stand beside a character who is in the dark, and make both visible: five to three. Keep four to four: g6, j6 or b6.
mr-jack-lesson-investigator-holmes-wrong = There he would stand in the dark: three visible, five not. Keep four to four: g6, j6 or b6.

mr-jack-lesson-investigator-alibi = Lestrade has an alibi: he is not Jack, and only you know it. His pawn stays a suspect on the board, but your notebook has struck him out. Now Jack plays two cards.

mr-jack-lesson-investigator-crowd = Jack played Miss Stealthy, who moves up to four hexes and through walls, and Gull, who could also have swapped places with another character. Both are visible now: six to two. Jack loves a crowd.

mr-jack-lesson-investigator-smith = The last card is yours: Smith. He must move a lit gas lamp to a dark lamp space, before or after his move. Move the lamp from h8 to f9, and Smith to f7: then he and Bert are in the dark too.
mr-jack-lesson-investigator-smith-south = That would be just as good. For now take it to f9: it will light the streets around the manhole on f10.
mr-jack-lesson-investigator-smith-lamp = Take the lamp on h8 instead: it shines on Smith and on Bert.
mr-jack-lesson-investigator-smith-accuse = Seven suspects, one guess, and a wrong accusation loses the game. Go to f7.
mr-jack-lesson-investigator-smith-wrong = Let Smith end at f7: it is dark there, and nobody stands beside it.

mr-jack-lesson-investigator-no-witness = No witness: Jack is in the dark. All who were visible are cleared, and four suspects are left after a single turn! Lamp 1 went out for good; 2, 3 and 4 will follow, turn by turn.

mr-jack-lesson-investigator-leaving = “No witness” has another side: all through this turn Jack may leave, with his own card, by an exit without a barricade. Nobody is near enough yet. It is an even turn, so Jack begins.

mr-jack-lesson-investigator-whistle = Jack played Goodley: he moved, and his whistle gave three steps to others, to bring them closer to him: two to Bert, one to Stealthy. All four suspects are still together in the dark, as Jack likes it.

mr-jack-lesson-investigator-last-card = You play two of these three cards, so you choose which one Jack gets. Leave him Lestrade, who is cleared. Only Jack’s own move can take Jack out: a suspect whose card you play yourself can’t leave this turn.

mr-jack-lesson-investigator-bert = Play Bert and take him into the light, to k10 or l10. He must also move a cover, before or after: one manhole opens, the other closes. Close a5, the way to the north-west exit.
mr-jack-lesson-investigator-bert-watson = Watson will be next. Bert first.
mr-jack-lesson-investigator-bert-lestrade = Then Watson or Bert would be left to Jack, and either may be Jack himself. Leave him Lestrade; play Bert.
mr-jack-lesson-investigator-bert-cover = Close a5: from there it is only two steps to b7, at the north-west exit.
mr-jack-lesson-investigator-bert-accuse = Not yet: being in reach proves nothing. Take Bert to k10 or l10.
mr-jack-lesson-investigator-bert-wrong = Take Bert to k10 or l10, beside the lamp at l11: one suspect in the light is a beginning.

mr-jack-lesson-investigator-watson = Now Watson. After his move you point his lantern: it shines straight ahead, past people, up to the first obstacle, but never on Watson himself. From c4, b3 or a2 it reaches Smith in the north-east.
mr-jack-lesson-investigator-watson-lestrade = Leave Lestrade to Jack. Watson may be Jack: better you play him.
mr-jack-lesson-investigator-watson-lestrade-beside = The beam would reach Smith, but Watson would stand beside Lestrade and be visible himself: three to one. Choose c4, b3 or a2.
mr-jack-lesson-investigator-watson-lantern = Not that way: Smith stands to the north-east. Light him up, and the suspects are two to two.
mr-jack-lesson-investigator-watson-accuse = An accusation now would be a guess. The lantern will tell you more.
mr-jack-lesson-investigator-watson-wrong = From there no beam reaches Smith at f7. The hexes in line with him are c4, b3 and a2.

mr-jack-lesson-investigator-witness = A witness: Jack is visible! Watson and Goodley, in the dark, are cleared. Smith and Bert are left. And as long as the card says “witness”, that is, all through the next turn, Jack can’t leave.

mr-jack-lesson-investigator-holmes-again = Turn 3, and you begin. Smith or Bert? A wrong accusation loses the game, so don’t toss a coin: play Holmes again. Where he walks matters little now; what he finds does.
mr-jack-lesson-investigator-holmes-again-accuse = Gull was cleared. Only Smith and Bert can still be Jack: walk elsewhere.
mr-jack-lesson-investigator-holmes-again-wrong = One chance in two is poor odds for a whole night’s work. Play Holmes: his alibi card may settle it.

mr-jack-lesson-investigator-settled = Smith has an alibi, so Bert is Jack! Luck helped; another time it takes one more call. Jack doesn’t know what you saw. He has two cards now, then you have the last one.

mr-jack-lesson-investigator-accuse = Bert ran to i8, and Goodley is left to you. You accuse by ending a move on a character’s hex: Goodley is on a manhole, comes up at h6, and i8 is two steps from there. Arrest Bert!
mr-jack-lesson-investigator-accuse-whistle = The whistle arrests nobody. Goodley has to go there himself.
mr-jack-lesson-investigator-accuse-other = Not that one! Only Bert can be Jack, and a wrong accusation loses the game.
mr-jack-lesson-investigator-accuse-wrong = Goodley has to end his move on Bert’s own hex, i8: accuse Bert.

mr-jack-lesson-investigator-caught = Bert was Jack: you have won, and the game is over at once. Watch the turns in other games: if Jack is still free when turn 8 ends, he wins. Near the end a good guess is better than none.

mr-jack-lesson-investigator-danger = Another night: turn 3, no witness, four suspects. If Jack is Watson, he is as good as gone: from a5 to b6, b7 and out by the north-west is three steps. You have one card; then Jack plays two.

mr-jack-lesson-investigator-bar = Lestrade must bring a barricade to an exit that has none, before or after his move. Bar the north-west; but which exit do you open? Mind that c2, by the south-west, is an open manhole. Lestrade himself goes to e7.
mr-jack-lesson-investigator-bar-watson = That would hold Watson. But Jack plays two cards: with Lestrade he opens the south-west, and if he is Goodley, he is out through the sewers. Play Lestrade.
mr-jack-lesson-investigator-bar-card = Then Jack would play Watson, and if that is his name, you have lost. Play Lestrade.
mr-jack-lesson-investigator-bar-south-west = Then Watson would take the sewers from a5 to c2, and b1 and the south-west exit are next. Take the barricade from the south-east.
mr-jack-lesson-investigator-bar-open = That leaves the north-west open, and Watson three steps from freedom. Bar the north-west.
mr-jack-lesson-investigator-bar-accuse = That would end the game, and not even Watson is proved to be Jack. Walk to e7.
mr-jack-lesson-investigator-bar-wrong = It matters little where Lestrade walks: let it be e7.

mr-jack-lesson-investigator-split = Nobody got out, and the last card is yours: Smith. Of { $count } suspects only Goodley is visible, beside the lamp at k6. Walk and carry a lamp as you like, and try to make it two to two.
mr-jack-lesson-investigator-split-less = The call has spoken: { $before } suspects before it, { $after } after it. Two to two was the safest split: it clears two, whatever the answer.
mr-jack-lesson-investigator-split-same = All { $before } suspects were on one side, so the call cleared nobody. Next time leave some in the light and some in the dark: two to two clears two, whatever the answer.

mr-jack-lesson-investigator-end = Halve the suspects, count the steps to the exits, and arrest only when you are sure. Whitechapel is in good hands.
