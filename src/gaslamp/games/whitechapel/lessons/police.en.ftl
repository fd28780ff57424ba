whitechapel-lesson-police-chapter-evening = The first evening
whitechapel-lesson-police-chapter-asking = Was Jack here?
whitechapel-lesson-police-chapter-traces = Clues
whitechapel-lesson-police-chapter-nights = Night after night
whitechapel-lesson-police-chapter-coach = Coaches and alleys
whitechapel-lesson-police-chapter-arrest = The arrest
whitechapel-lesson-police-chapter-alone = On your own

whitechapel-lesson-police-welcome = Five policemen hunt Jack, and all five are yours. You are also head of the investigation, which is drawn by lot each night where several players share them. Jack means to kill on four nights and get home each time. Stop him once, and you have won.

whitechapel-lesson-police-tokens = Jack has chosen his hideout, a circle that he keeps for all four nights and tells nobody. Then he placed eight woman tokens on the red circles, face down: five are marked, three are blank.

whitechapel-lesson-police-patrols = You lay seven patrols on the yellow crossings, face down: five policemen, and two decoys to keep Jack guessing. Let the one between 29, 30 and 50 be a decoy, and the one between 40 and 57 a policeman; the other five are laid for you.
whitechapel-lesson-police-patrols-north = You might. But tonight both decoys lie in the west, between 29, 30 and 50 and between 139 and 164. Let the one beside 30 be a decoy.
whitechapel-lesson-police-patrols-east = You have two decoys, and the other one is for the west. Let the one between 40 and 57 be a policeman.

whitechapel-lesson-police-women = The woman tokens have been turned over, and Jack waits. So you move each woman to an adjacent circle, but not next to a patrol. Best where few ways lead out: fifteen lead out of 159, only seven out of 157. Move the woman on 158 to 157.
whitechapel-lesson-police-women-another = Each of the women will have her turn, in any order. Begin with the one on 158.
whitechapel-lesson-police-women-either = As few ways lead out of 171, that’s true. But tonight she goes to 157.
whitechapel-lesson-police-women-many = More ways lead out of that circle than out of 157, and Jack would have them all to choose from. Move her to 157.

whitechapel-lesson-police-murder = The others have moved too. In return Jack turned up the patrol between 40 and 57, and then he killed: 157 is a crime scene for the rest of the game. The decoys have left; your policemen have their colours. Jack’s log begins in column II and ends with 15.

whitechapel-lesson-police-first-step = Each turn Jack moves first, unseen, to a circle next to his. The notebook marks where he can be: { $count } circles around 157. He can’t pass a crossing where one of your policemen stands.

whitechapel-lesson-police-move-green = Then you choose your policemen one by one, in any order. Each moves up to two crossings along the dotted lines, or stays. Green stands between 101 and 126: choose him and bring him to the crossing between 142 and 156.
whitechapel-lesson-police-move-green-other = He will have his turn as well. Choose Green first.
whitechapel-lesson-police-move-green-far = There he would stand beside no circle where Jack can be. Bring him between 142 and 156.

whitechapel-lesson-police-move-yellow = Yellow stands between 130 and 145. Two crossings away, between 159, 160 and 173, he touches 159. Bring him there.
whitechapel-lesson-police-move-yellow-other = He will have his turn as well. Choose Yellow now.
whitechapel-lesson-police-move-yellow-nothing = That crossing touches no circle at all: he could do nothing there. Bring him between 159, 160 and 173.
whitechapel-lesson-police-move-yellow-far = There he would stand beside no circle where Jack can be. Bring him between 159, 160 and 173.

whitechapel-lesson-police-arrest-green = The others have moved closer. Now each policeman acts, again in any order. For an arrest he names one circle that his crossing touches: if Jack is there, you have won. Jack has taken only one step, so take the risk: choose Green, and make an arrest on 156.
whitechapel-lesson-police-arrest-green-other = Begin with Green.
whitechapel-lesson-police-arrest-green-not-there = In one step Jack can’t have got to 142. Make the arrest on 156.
whitechapel-lesson-police-arrest-green-clue = If he is there, a question gets a yes, and then he walks away. An arrest catches him: make it on 156.
whitechapel-lesson-police-arrest-green-pass = Why miss the chance? Make the arrest on 156.
whitechapel-lesson-police-arrest-green-nobody = Nobody is there. But that tells you something too: { $before } circles were possible, and now it is { $after }.

whitechapel-lesson-police-arrest-yellow = Now Yellow. His crossing touches 159, 160 and 173; of these Jack can only be on 159. Make the arrest there.
whitechapel-lesson-police-arrest-yellow-other = First let Yellow make the arrest on 159.
whitechapel-lesson-police-arrest-yellow-clue = If he is there, a question gets a yes, and then he walks away. Make the arrest on 159.
whitechapel-lesson-police-arrest-yellow-pass = Why miss the chance? Make the arrest on 159.
whitechapel-lesson-police-arrest-yellow-wrong = In one step Jack can’t have got there. The circle for Yellow is 159.
whitechapel-lesson-police-arrest-yellow-nobody = Nobody there either: { $before } circles became { $after }.

whitechapel-lesson-police-ask-both = Jack has taken a second step, your policemen have moved again, and { $count } circles are possible. Now look for clues: was Jack here tonight? After a no the same policeman may ask about another circle, or stop. Ask about 172 and 185 with Yellow.
whitechapel-lesson-police-ask-both-other = Ask with Yellow first, about 172 and 185.
whitechapel-lesson-police-ask-both-arrest = An arrest is about now, a question about the whole night, and he may ask two. Ask about 172 and 185 with Yellow.
whitechapel-lesson-police-ask-both-pass = Not before he has asked about both, 172 and 185.
whitechapel-lesson-police-ask-both-noes = No clue on either: { $before } circles became { $after }. A no also closes every way that would have led through it.

whitechapel-lesson-police-only-noes = Green asked about 158, Red about 155: no again. So Jack’s first step was to 171 or to 183; nothing else is left. Meanwhile he has taken a third one, your policemen have moved, and { $count } circles are possible.

whitechapel-lesson-police-ask-183 = Green stands between 171 and 183. Jack must have been on one of them: ask about 183.
whitechapel-lesson-police-ask-183-other = Ask about 183 with Green first.
whitechapel-lesson-police-ask-183-other-circle = A good question too: a no there would mean 183. But ask about 183 itself.
whitechapel-lesson-police-ask-183-arrest = That he was there does not mean that he still is. Ask about 183.
whitechapel-lesson-police-ask-183-pass = He has asked nothing yet. Let him look for clues on 183.
whitechapel-lesson-police-ask-183-yes = Yes! A clue is placed on 183, Green is done, and nobody asks there again tonight. But a yes does not say when: { $after } circles are still possible, some now likelier than others.

whitechapel-lesson-police-ask-182 = Yellow stands between 182, 183 and 192. Did Jack go on from 183 to 182? Ask.
whitechapel-lesson-police-ask-182-other = Ask about 182 with Yellow first.
whitechapel-lesson-police-ask-182-other-circle = That is possible too. But ask about 182 now.
whitechapel-lesson-police-ask-182-arrest = Too many circles are possible for an arrest. Ask about 182.
whitechapel-lesson-police-ask-182-pass = He has asked nothing yet. Let him look for clues on 182.
whitechapel-lesson-police-ask-182-yes = Yes again: { $before } possible circles became { $after }.

whitechapel-lesson-police-too-late = Red asked about 170: yes, and for a moment it was the only circle left. Jack was there! But a clue does not stop him; on his turn he went home. Only an arrest would have stopped him. He has not said where his hideout is: { $count } circles are possible.

whitechapel-lesson-police-second-evening = The second evening. The clues are gone; Jack laid four marked tokens and three blanks. Five patrols begin where your policemen ended, and you add two on yellow crossings. His hideout is one of { $count } circles in the middle: put one beside 101 or beside 118.
whitechapel-lesson-police-second-evening-far = That crossing lies farther from where his hideout can be. Put one beside 101 or beside 118.

whitechapel-lesson-police-later-nights = On the third night Jack kills two women at once; you see both places but not the order, and he does not move in the first turn. As the nights go by he has fewer women, coaches and alleys, and you know more about his hideout. If he comes home on the fourth, he has won.

whitechapel-lesson-police-ride = Another game. Jack killed on 138, and then he took a coach: two circles in a row, and he may pass your policemen. { $count } circles are possible. Your men have moved, and Red stands beside 139. Ask about 139.
whitechapel-lesson-police-ride-other = Ask about 139 with Red first.
whitechapel-lesson-police-ride-other-circle = Ask about 139 first: a coach past Red goes through it.
whitechapel-lesson-police-ride-arrest = Too many circles are possible for an arrest. Ask about 139.
whitechapel-lesson-police-ride-pass = He has asked nothing yet. Let him look for clues on 139.
whitechapel-lesson-police-ride-yes = Yes: both circles of a coach count. { $before } possible circles became { $after }.

whitechapel-lesson-police-alley = Next he vanished into an alley: to any circle on the edge of a block that his circle was on, past any policeman. { $count } circles! But he has only a few of these each night, you see what he has left, and neither coach nor alley can bring him home.

whitechapel-lesson-police-trail = Three turns later. You have read his way: 139, 151, 119, 120. Your policemen have moved, and { $count } circles are possible. Now the order matters. Red stands beside 99: let him begin.
whitechapel-lesson-police-trail-other = Begin with Red: what he finds tells the others what to do.
whitechapel-lesson-police-trail-arrest = Too many circles are possible for an arrest. Ask about 99 with Red.
whitechapel-lesson-police-trail-pass = Look for clues on 99 with Red.
whitechapel-lesson-police-trail-yes = Yes! { $before } possible circles became { $after }.

whitechapel-lesson-police-storm = { $count } circles, and next to each of them is a policeman who has not acted yet: Blue for 86, Brown for 85, Yellow for 100, Green for 84. No more questions: a yes would let Jack walk away. Make an arrest on each, one by one; Blue begins.
whitechapel-lesson-police-storm-other = He will have his turn. Begin with Blue, on 86.
whitechapel-lesson-police-storm-clue = If Jack is there, a yes does not stop him. An arrest that misses tells you as much as a no: make it, on 86.
whitechapel-lesson-police-storm-not-there = Jack can’t be on 68. Make the arrest on 86.
whitechapel-lesson-police-storm-pass = You need Blue here. Make the arrest on 86.
whitechapel-lesson-police-storm-nobody = Nobody. { $before } circles became { $after }.

whitechapel-lesson-police-storm-on = Go on: Brown on 85, Yellow on 100.
whitechapel-lesson-police-storm-on-other = Brown and Yellow first, on 85 and 100.
whitechapel-lesson-police-storm-on-clue = If Jack is there, a yes does not stop him. Make the arrest.
whitechapel-lesson-police-storm-on-wrong = Jack is not there. Brown takes 85, Yellow takes 100.
whitechapel-lesson-police-storm-on-pass = You need everyone. Brown takes 85, Yellow takes 100.
whitechapel-lesson-police-storm-on-nobody = Nobody on either: { $before } circles became { $after }.

whitechapel-lesson-police-seize = Jack is on 84, and Green is next to it: make the arrest!
whitechapel-lesson-police-seize-clue = A question would only get a yes, and then it is Jack’s turn and he is off. Arrest him!
whitechapel-lesson-police-seize-pass = And let him go? Arrest him on 84!

whitechapel-lesson-police-caught = Caught! You would also have won if Jack had had no move left, or had not been home by column 15. Now his hideout and his log are open: it was 55, two steps away.

whitechapel-lesson-police-free = A new game: Jack has killed on 84 and taken one step, to one of { $count } circles. This turn is yours. Move all five, then ask, or arrest if you dare.
whitechapel-lesson-police-free-less = { $before } possible circles, and { $after } after your turn. Next turn he moves again: wait where he wants to go, not where he was.
whitechapel-lesson-police-free-same = There are still { $after } circles. Move your policemen next to circles that the notebook marks, and ask about those.

whitechapel-lesson-police-end = Whistles in the fog, lanterns at every crossing: the streets are yours.
