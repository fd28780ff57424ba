mr-jack-lesson-jack-chapter-crowd = One of the crowd
mr-jack-lesson-jack-chapter-dark = Into the dark
mr-jack-lesson-jack-chapter-escape = The exit
mr-jack-lesson-jack-chapter-alone = On your own

mr-jack-lesson-jack-welcome = You are Jack. Tonight you hide as Lestrade, and nobody else knows it. You win if you leave the district, if the wrong character is accused, or if you are still free after eight turns.

mr-jack-lesson-jack-light = A character beside a lit gas lamp, in the beam of Watson’s lantern or beside another character is visible. You are, by the lamp at f5, and so are Holmes, Smith and Bert; the other four are in the dark.

mr-jack-lesson-jack-call = After four cards comes the call for witnesses: is Jack visible? Nobody can lie. If you are, all who are in the dark are cleared; if not, all who are visible. So stay with the larger group, whichever it is.

mr-jack-lesson-jack-cards = Four of the eight cards lie open. In odd turns the Investigator plays one, you play two, he plays the last; in even turns it is the other way round. Either of you may play any character: nothing shows that Lestrade is yours.

mr-jack-lesson-jack-goodley = Four and four is what the Investigator wants. Play Goodley: take him to m11 or l10, beside a lamp. Before or after, his whistle gives three steps to others, to bring them closer to him: bring Stealthy to k7, beside another lamp.
mr-jack-lesson-jack-goodley-gull = Gull will be next. Goodley first.
mr-jack-lesson-jack-goodley-watson = The card that you don’t play is left to the Investigator. Watson can only bring more light: leave him that one.
mr-jack-lesson-jack-goodley-two = She would be visible there, but that is two steps only, and you would have to give the third to someone else. Take her to k7.
mr-jack-lesson-jack-goodley-whistle = Bring Stealthy: out of the dark, three steps to k7.
mr-jack-lesson-jack-goodley-wrong = Take Goodley to m11 or l10, beside the lamp at l11: close by, and visible.

mr-jack-lesson-jack-gull = Six are visible, and you are one of them. Gull, on e9, is in the dark: move him to a hex that is lit, or beside a visible character. He moves one to three hexes, past other characters but around buildings.
mr-jack-lesson-jack-gull-beside = No lamp shines there, but two characters side by side are both visible.
mr-jack-lesson-jack-gull-watson = Leave Watson to the Investigator: he can only bring more light. Play Gull.
mr-jack-lesson-jack-gull-beside-watson = Beside Watson both would be visible. But the Investigator plays Watson next: he would walk away and leave Gull in the dark.
mr-jack-lesson-jack-gull-yourself = Gull may swap places with another character instead of moving. But that would put you on e9, in the dark with Watson and nobody else: two suspects left!
mr-jack-lesson-jack-gull-swap-watson = Gull may swap places instead of moving, but then he and Watson would both still be in the dark.
mr-jack-lesson-jack-gull-swap = Gull may swap places instead of moving, but that only puts another character in the dark for him.
mr-jack-lesson-jack-gull-wrong = There he would stay in the dark. Look for a lamp or for company.

mr-jack-lesson-jack-witness = A witness: you are visible, but so are six others! Only Watson is cleared. The Investigator may know one more, from the alibi card that Holmes drew. Then lamp 1 went out; 2, 3 and 4 will follow, turn by turn.

mr-jack-lesson-jack-even-turn = Turn 2: you play the first card and the last, the Investigator two in between. The card says “witness”, so you can’t leave in this turn. But if nobody sees you at its end, you may leave in the next.

mr-jack-lesson-jack-hide = Play your own card before he does. Two steps to the manhole f7, and from open manhole to open manhole is one: go to a5, in the dark near the north-west exit. Lestrade must also move a barricade: leave the north-west open.
mr-jack-lesson-jack-hide-card = Then the Investigator might play Lestrade himself, and lead you who knows where. Take your own card first.
mr-jack-lesson-jack-hide-barricade = That would bar the very exit that you mean to use. Take a barricade to the south-east.
mr-jack-lesson-jack-hide-wrong = You want a5: it is dark, nobody is beside it, and b6, b7 and freedom are three steps away.

mr-jack-lesson-jack-others = The Investigator played Miss Stealthy, who walks up to four hexes and through walls: she hides at m8. Bert must move a manhole cover: he opened l12 and closed f7.

mr-jack-lesson-jack-smith = Five of seven suspects are visible, only you and Stealthy are not. But the last word is yours: Smith must move a lit gas lamp to a dark lamp space, before or after his move. Move the lamp of c7, f5 or h8 to b2 or h4, and hide him on g9 or g10.
mr-jack-lesson-jack-smith-nobody = The lamp at k6 shines on no suspect any more. Take away one that does: c7, f5 or h8.
mr-jack-lesson-jack-smith-goes-out = That would hide Goodley. But it is lamp 2, and goes out by itself after this turn. Take c7, f5 or h8.
mr-jack-lesson-jack-smith-shines = On f9 it would shine on g9 and g10, where Smith is to hide. Move it to b2 or h4.
mr-jack-lesson-jack-smith-wrong = Let Smith end at g9 or g10: in the dark, and beside nobody.

mr-jack-lesson-jack-no-witness = No witness: nobody saw you. With you three others were in the dark; everyone else is cleared. That is the price. The prize: in the next turn you may leave.

mr-jack-lesson-jack-leave = Turn 3. The Investigator played Holmes, and your own card lies open. The card says “no witness”, and no barricade stands in the north-west: b6, b7 and out, that is three steps. Leave!
mr-jack-lesson-jack-leave-stay = Then you would still be here, and the Investigator has a card to come. Go all the way: leave by the north-west.
mr-jack-lesson-jack-leave-barricade = No barricade is in your way. Go!
mr-jack-lesson-jack-leave-wrong = Why wait? Play Lestrade, and leave.

mr-jack-lesson-jack-gone = You are gone, and you have won. Only Jack may leave, and only when his own player moves him with his own card; neither the whistle nor a swap takes anyone out.

mr-jack-lesson-jack-hunted = Another night: you are Watson, and four suspects are left. You meant to leave, but the Investigator has just barred the north-west. Don’t let him come close either: he accuses by ending a move on a character’s hex.

mr-jack-lesson-jack-alibi = Last turn you played Holmes yourself and drew Bert’s alibi. The Investigator will never see that card: for all he knows, Bert may be Jack. Play Holmes when you can.

mr-jack-lesson-jack-two-cards = All { $count } suspects are in the dark. Two of these three cards are yours, one after the other, as you like; the third is left to him. If you move Watson, you also point his lantern. Where will most of the suspects be at the call?
mr-jack-lesson-jack-two-cards-same = The Investigator had the last card, and the call has spoken: { $before } suspects before it, { $now } now. The more are left, the better you have hidden.

mr-jack-lesson-jack-end = Stay with the crowd, keep an exit open, and slip away in the dark. Good night, Jack.
