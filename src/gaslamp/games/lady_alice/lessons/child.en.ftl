lady-alice-lesson-child-chapter-desk = Holmes’s desk
lady-alice-lesson-child-chapter-smiles = Counting smiles
lady-alice-lesson-child-chapter-accusation = The accusation
lady-alice-lesson-child-chapter-out = Too bold
lady-alice-lesson-child-chapter-alone = On your own

lady-alice-lesson-child-welcome = Stanley has vanished, and Holmes leaves the case to four Baker Street Kids: Red, Yellow, Green and you, Blue. On his desk are 32 clues: eight suspects, eight places, eight times and eight objects.

lady-alice-lesson-child-evidence = The solution is one clue of each category, and each of you holds one of the four. Yours is Waterloo Station, so no other place is right. The deduction sheet keeps track: { $count } clues can be part of the solution.

lady-alice-lesson-child-suspect = You hold the spiral notebook, so you state a suspicion: a suspect, a place, a time and an object. Leave your own evidence out, and any smile comes from someone else. Suspect Baker, at the British Museum, at 9:00, holding the carved mask.
lady-alice-lesson-child-suspect-own = You could name your own evidence, but then one of the smiles would be yours. Name the British Museum.
lady-alice-lesson-child-suspect-wrong = This suspicion names Baker, the British Museum, 9:00 and the carved mask, in this order.

lady-alice-lesson-child-false-leads = Everyone answers in secret: a smile if their evidence was named, a frown if not. The answers are shuffled: you see how many smiled, not who. Nobody did, so all four are false leads, covered with visiting cards. { $count } clues are left.

lady-alice-lesson-child-marker = Now you take turns, starting on the left: place a marker, pass or accuse. You have three 0s, three 1s and three 2s; on a right clue they score at the end. You know one clue for certain: place a 2 on Waterloo Station, face down.
lady-alice-lesson-child-marker-zero = A zero never scores. Keep your zeros to mislead the others, and place a 2 here.
lady-alice-lesson-child-marker-one = You are certain of this clue: place a 2.
lady-alice-lesson-child-marker-unknown = You don’t know that this clue is right. Waterloo Station is.
lady-alice-lesson-child-marker-accuse = You know one clue of four, and a wrong accusation puts you out. Place a marker on Waterloo Station.
lady-alice-lesson-child-marker-pass = You may. But only markers on the desk will score, and you know one clue: Waterloo Station.

lady-alice-lesson-child-turned-up = Red placed a marker on top, so yours was turned over; only the newest in a zone stays face down. Markers never move, and a zone has room for four. Red may have guessed why you chose Waterloo: next time, bluff with a zero elsewhere. Now pass.
lady-alice-lesson-child-turned-up-mark = You can’t know yet what is right, and a marker never comes back. Pass for now.
lady-alice-lesson-child-turned-up-accuse = You know one clue of four, and a wrong accusation puts you out. Pass for now.

lady-alice-lesson-child-two-smiles = When all have passed in a row, the next player on the left suspects. Red named Kingsley, the British Museum, 17:00 and the compass: two smiles, and none is yours. The museum is a false lead, so two of the other three are right: { $count } clues are left.

lady-alice-lesson-child-on-top = Yellow has placed a marker on the compass. Place a 1 or a 2 on top: the compass is probably right, and Yellow’s marker is turned over.
lady-alice-lesson-child-on-top-zero = The compass is probably right: place a marker here that scores, a 1 or a 2.
lady-alice-lesson-child-on-top-fair = That clue may be right too. But on the compass you also get to see Yellow’s marker.
lady-alice-lesson-child-on-top-again = You may place a second marker there. But on the compass you get to see Yellow’s.
lady-alice-lesson-child-on-top-false = You know too little about that clue. Place your marker on the compass.
lady-alice-lesson-child-on-top-accuse = You don’t know the whole solution yet. Place a marker on the compass first.
lady-alice-lesson-child-on-top-pass = You would miss a look at Yellow’s marker. Place one on the compass.
lady-alice-lesson-child-on-top-two = Yellow’s was a 2. A player who places a 2 trusts the clue, or wants you to think so: a hint, not a proof.

lady-alice-lesson-child-more-leads = All passed, and Yellow suspected Speke, the Tower of London, 19:00 and the drum: no smile. { $count } clues are still possible. Remember: a suspicion can’t name four false leads, nor repeat the last one.
lady-alice-lesson-child-one-smile = Green suspected Marlow, the Tower, 21:00 and the drum: one smile. So Marlow or 21:00 is right, but not both. Compare Red’s verdict: either Marlow and 17:00, or Kingsley and 21:00. The compass is right in both cases: { $count } clues are left.

lady-alice-lesson-child-ask = Your suspicion again. Is it Marlow at 17:00, or Kingsley at 21:00? Ask, but keep Waterloo Station to yourself: it is all that Red and Green still lack. Suspect Marlow, the British Museum, 17:00, the compass.
lady-alice-lesson-child-ask-own = That could tell Red and Green the place, and they know the rest. Name the British Museum, a false lead.
lady-alice-lesson-child-ask-wrong = This suspicion names Marlow, the British Museum, 17:00 and the compass.
lady-alice-lesson-child-ask-one = One smile, for the compass. So neither Marlow nor 17:00 is right: { $before } possible clues became { $after }.

lady-alice-lesson-child-last-marker = You know all { $count } clues; the others still lack one. With a 1 or a 2 on every clue of the solution you get 2 bonus points. Before you accuse, place one on Mary Kingsley.
lady-alice-lesson-child-last-marker-zero = A zero would not count. Place a 1 or a 2.
lady-alice-lesson-child-last-marker-other = Two clues have no marker of yours yet. Begin with Mary Kingsley.
lady-alice-lesson-child-last-marker-accuse = You would be right! But markers on Mary Kingsley and 21:00 first score their value, and 2 bonus points.
lady-alice-lesson-child-last-marker-pass = If all pass, the deductions are over. Place a marker on Mary Kingsley while you can.
lady-alice-lesson-child-one-more = The others passed. One clue has no marker of yours yet: place a 1 on 21:00.
lady-alice-lesson-child-one-more-wrong = Place a 1 on 21:00: it scores 1 point, and completes your 2 bonus points.

lady-alice-lesson-child-accuse = Nobody else has found it yet. Accuse before someone does! Name the whole solution: Kingsley, Waterloo Station, 21:00, the compass.
lady-alice-lesson-child-accuse-late = Don’t wait any longer: someone else may accuse first. Accuse Mary Kingsley.
lady-alice-lesson-child-accuse-wrong = You know better: Kingsley, Waterloo Station, 21:00, the compass.

lady-alice-lesson-child-points = Four smiles: the case is solved. Markers on false clues, zeros and markers of players who are out leave the desk; the rest are added up. You get 2 bonus points for a marker on every clue and 3 for the accusation.

lady-alice-lesson-child-by-suspicion = A suspicion with four smiles solves the case as well, but gives only 1 point to the player who stated it. Most points win; a tie is shared, unless one of the tied players made the right accusation.

lady-alice-lesson-child-red-is-out = Another game; you hold the drum. Red accused Kingsley, the Tower, 13:00 and the drum, then Yellow accused Marlow, the museum, 11:00 and the drum. Both got two smiles and are out: their markers won’t score, but they go on answering. { $count } clues are possible.

lady-alice-lesson-child-patience = Each time one of the two smiles was yours, so you know little more than the others. Green looks eager. Pass, and let Green make the mistake.
lady-alice-lesson-child-patience-accuse = Red and Yellow did that. You don’t know enough: one frown, and you are out. Pass.
lady-alice-lesson-child-patience-mark = Not bad. But for now just pass, and see what Green does.

lady-alice-lesson-child-last-one = Green accused too, and got a frown. You are the last player in: you win at once, whatever the points. Accuse when you are sure, or when someone else is about to be.

lady-alice-lesson-child-free = A new game: you hold the sextant, there have been two suspicions, and { $count } clues are possible. The spiral notebook is yours. State any suspicion, and read the verdict with the deduction sheet.
lady-alice-lesson-child-free-less = { $before } possible clues became { $after }. Now it would be time for a marker, before the zones fill up.
lady-alice-lesson-child-free-same = There are still { $after } clues, but they are not all equally likely now: look at the deduction sheet.

lady-alice-lesson-child-end = You know how to smile and say nothing. Holmes would be proud.
