mr-jack-pocket-lesson-jack-chapter-out-of-sight = Out of sight
mr-jack-pocket-lesson-jack-chapter-company = In company
mr-jack-pocket-lesson-jack-chapter-six = Six hourglasses
mr-jack-pocket-lesson-jack-chapter-alone = On your own

mr-jack-pocket-lesson-jack-welcome = You are Mr. Jack, and the card you drew says Madame: hers is your tile, in the middle of the nine. Only you know it. The two hourglasses on that card don’t count; those on cards you draw later do.

mr-jack-pocket-lesson-jack-goal = Each turn ends with a call: is Mr. Jack in sight? If you are not, all suspects in sight are cleared, and you get an hourglass. If you are, all suspects out of sight are cleared. Six hourglasses win; so does being one of several suspects after turn 8.

mr-jack-pocket-lesson-jack-tokens = In odd turns four tokens are tossed: the Investigator plays one, you play two, he plays the last. In even turns it is the other way round. All four must be played, like it or not. He begins.

mr-jack-pocket-lesson-jack-sight = Holmes moved two spaces and looks down the middle column. His view goes in by an open side and out by an open side, until a wall stops it: he sees Gull, you and Stealthy. If it stayed so, three suspects would be left.

mr-jack-pocket-lesson-jack-rotation = Take Rotation: it gives a tile a quarter or half turn. Your own tile would do, but saving yourself gives you away. Turn Gull’s, above yours: with its wall in the north Holmes sees nobody at all. A quarter turn to the left.
mr-jack-pocket-lesson-jack-rotation-watson = Watson comes next. First shut Holmes out: Rotation.
mr-jack-pocket-lesson-jack-rotation-joker = With the Joker you move one detective one space, or none at all. Pushing Holmes on would hide you, but then Watson or Rotation is left to the Investigator, and Watson may find you. Rotation first.
mr-jack-pocket-lesson-jack-rotation-south = With the wall in the south you are hidden, but Holmes still sees Gull, who would be cleared: one less to hide among. Put it in the north: a quarter turn to the left.
mr-jack-pocket-lesson-jack-rotation-west = With Gull’s wall in the west Holmes sees all three as before. Put it in the north: a quarter turn to the left.
mr-jack-pocket-lesson-jack-rotation-own = That hides you, but shows the Investigator whom you are protecting. Turn Gull’s tile instead: a quarter turn to the left.
mr-jack-pocket-lesson-jack-rotation-wrong = Holmes would still see you. Give Gull’s tile, at the top of the middle column, a quarter turn to the left.

mr-jack-pocket-lesson-jack-watson = Of Watson and Joker you play one, and the Investigator gets the other. At 3 o’clock Watson would look at Lane and you. So take Watson’s token and send him two spaces on, to 4 o’clock; the Joker alone can’t find you then.
mr-jack-pocket-lesson-jack-watson-joker = Then Watson is left to the Investigator, who can send him to 3 o’clock and see you. Take the Watson token yourself.
mr-jack-pocket-lesson-jack-watson-one = At 3 o’clock he looks along the middle row: Lane, and then you. Send him two spaces on.

mr-jack-pocket-lesson-jack-hourglass = The Investigator pushed Holmes on with the Joker: Pizer, Lane and Lestrade were in sight and are cleared. You were not: the time token is your first hourglass, and six suspects are left.

mr-jack-pocket-lesson-jack-backs = Even turns use the backs of the tokens: Alibi behind Holmes, Toby behind Watson, Exchange and Rotation behind the others. Now you begin, the Investigator plays two, and the last word is yours.

mr-jack-pocket-lesson-jack-alibi = Play Alibi. You keep the card hidden, and its hourglasses, none, one or two, count for you. The Investigator would show it and clear that suspect.
mr-jack-pocket-lesson-jack-alibi-wrong = Alibi is the prize of this turn, and if you leave it, the Investigator takes it. Play Alibi.

mr-jack-pocket-lesson-jack-exchange = Smith’s card: one more hourglass. Then Toby went to 8 o’clock: he sees Goodley and Stealthy, and no other suspect is in sight. Exchange is yours: which tile in front of Toby would stop him without showing anyone elsewhere?
mr-jack-pocket-lesson-jack-exchange-wall = Smith’s wall is right in front of Toby: he sees nobody.
mr-jack-pocket-lesson-jack-exchange-empty = Well found: Toby sees an empty tile and the wall behind it, and Goodley’s own wall keeps Holmes out.
mr-jack-pocket-lesson-jack-exchange-own = Your wall would stop Toby. But why show that your own tile matters to you? Smith’s wall is in the west as well.
mr-jack-pocket-lesson-jack-exchange-seen = There you would be in sight yourself! Put a wall in front of Toby: Smith’s is in the west.
mr-jack-pocket-lesson-jack-exchange-wrong = Then suspects would still be in sight, and the call would clear them. Put a wall in front of Toby: Smith’s, top left, is in the west.

mr-jack-pocket-lesson-jack-nobody = No suspect in sight: nobody is cleared, and you have another hourglass, three in all. The Investigator sees your two time tokens and one hidden card, and can only guess what is on it.

mr-jack-pocket-lesson-jack-four = Turn 4. Nobody saw you in turn 3 either: you have four hourglasses, and you begin. Play Alibi again; with luck only one will be missing.
mr-jack-pocket-lesson-jack-four-wrong = Alibi can bring an hourglass, and the Investigator would take it. Play Alibi.

mr-jack-pocket-lesson-jack-turned = Pizer’s card: that makes five. But the Investigator is getting warm: he gave your tile a half turn, and Toby, at 9 o’clock, looks past Gull straight at you. A tile that was turned can’t turn again in the same turn.

mr-jack-pocket-lesson-jack-wall = The last token is yours: the other Rotation. Gull’s tile lies between Toby and you. Turn it so that its wall, now in the south, ends up in the west or in the east.
mr-jack-pocket-lesson-jack-wall-outside = In the west, right in front of Toby: he sees nobody.
mr-jack-pocket-lesson-jack-wall-between = In the east, between Gull and you: Toby sees Gull, and no farther.
mr-jack-pocket-lesson-jack-wall-half = In the north it stops nobody who looks from west to east. Give it a quarter turn instead, either way.
mr-jack-pocket-lesson-jack-wall-wrong = Toby would still look past Gull at you. Give Gull’s tile, on the left of yours, a quarter turn.

mr-jack-pocket-lesson-jack-won = Not in sight: the sixth hourglass, and you have won in turn 4. Had only one suspect been left at that same call, a chase would have begun: then you must stay out of sight until the end of turn 8.

mr-jack-pocket-lesson-jack-two-tokens = Another district, and you are Smith, in the middle of the left column. Holmes sees Pizer, you and Madame: three of { $count }. Two tokens are yours, one after the other, then the Investigator has the last. Hide, or be seen in a crowd: as you like.
mr-jack-pocket-lesson-jack-two-tokens-same = The Investigator had the last action, and the call was answered: { $before } suspects before, { $now } now. The more are left, the better you have hidden; and if you were out of sight, the hourglass is yours.

mr-jack-pocket-lesson-jack-end = Stay out of sight, stay in company, and let other people’s walls hide you. Time is on your side.
