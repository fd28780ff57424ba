lady-alice-lesson-child-chapter-desk = Holmes’s desk
lady-alice-lesson-child-chapter-smiles = Counting smiles
lady-alice-lesson-child-chapter-accusation = The accusation
lady-alice-lesson-child-chapter-out = Too bold
lady-alice-lesson-child-chapter-alone = On your own

lady-alice-lesson-child-welcome = Stanley has vanished, and Holmes leaves the case to three children of Baker Street: Red, Yellow and you, Blue. On his desk lie 32 clues: eight suspects, eight places, eight times and eight objects.

lady-alice-lesson-child-evidence = Three clues are the solution, from three categories; which one is missing nobody knows. Each of you holds one of the three. Yours is Waterloo Station, so no other place is right. The notebook keeps account: { $count } clues can be part of the solution.

lady-alice-lesson-child-suspect = You hold the spiral notebook, so you state a suspicion: a suspect, a place, a time and an object. Leave your own evidence out, and any smile is somebody else’s. Suspect Baker, at the British Museum, at 9:00, holding the carved mask.
lady-alice-lesson-child-suspect-own = You could name your own evidence, but then one of the smiles would be yours. Name the British Museum.
lady-alice-lesson-child-suspect-wrong = This suspicion names Baker, the British Museum, 9:00 and the carved mask, in this order.

lady-alice-lesson-child-false-leads = Everybody answers in secret: a smile if his evidence was named, a frown if not. Then the answers are shuffled: you learn how many smiled, not who. Nobody did, so all four are false leads and lie under visiting cards. { $count } clues are left.

lady-alice-lesson-child-marker = Now you take turns, from the left of whoever suspected: place a marker, pass or accuse. You have three markers each of 0, 1 and 2; on a right clue they score in the end. One clue you know: lay a 1 or a 2 on Waterloo Station.
lady-alice-lesson-child-marker-zero = A zero never scores. Keep your zeros to mislead the others, and lay a 1 or a 2 here.
lady-alice-lesson-child-marker-unknown = You don’t know that this clue is right. Waterloo Station is.
lady-alice-lesson-child-marker-accuse = You know one clue of three, and a wrong accusation puts you out. Place a marker on Waterloo Station.
lady-alice-lesson-child-marker-pass = You may. But only markers on the desk will score, and one clue you know: Waterloo Station.

lady-alice-lesson-child-turned-up = Red laid a marker on top, so yours was turned up; only the newest of a zone lies face down. Markers stay where they are, and a zone has room for three. What Red’s is worth you don’t know. You know no other clue yet: pass.
lady-alice-lesson-child-turned-up-mark = You can’t know yet what is right, and a marker never comes back. Pass for now.
lady-alice-lesson-child-turned-up-accuse = You know one clue of three, and a wrong accusation puts you out. Pass for now.

lady-alice-lesson-child-two-smiles = When all have passed in a row, the next on the left suspects. Red named Kingsley, the British Museum, 17:00 and the compass: two smiles, and none is yours. The museum is a false lead, so two of the other three are right: { $count } clues are left.

lady-alice-lesson-child-on-top = Yellow has laid a marker on the compass. Lay a 1 or a 2 on top: the compass is right in two cases of three, and Yellow’s marker is turned up.
lady-alice-lesson-child-on-top-zero = The compass is right in two cases of three: lay something here that scores, a 1 or a 2.
lady-alice-lesson-child-on-top-fair = That clue is as likely as the compass. But on the compass you also get to see Yellow’s marker.
lady-alice-lesson-child-on-top-again = You may lay a second marker there. But on the compass you get to see Yellow’s.
lady-alice-lesson-child-on-top-false = That clue can’t be part of the solution any more. Lay your marker on the compass.
lady-alice-lesson-child-on-top-accuse = Three cases are left, and you would be right in one. Lay a marker on the compass first.
lady-alice-lesson-child-on-top-pass = You would miss a look at Yellow’s marker. Lay one on the compass.
lady-alice-lesson-child-on-top-two = Yellow’s was a 2. Who lays a 2 trusts the clue, or wants you to think so: this is a hint, not a proof.

lady-alice-lesson-child-more-leads = All passed, and Yellow suspected Speke, the Tower of London, 19:00 and the drum: no smile. You knew as much: { $count } clues are still possible. But mind: a suspicion may not be all false leads, nor the same as the last one.

lady-alice-lesson-child-ask = Your suspicion again. Kingsley, 17:00, the compass: two are right. Ask about one of them, 17:00, and hide it behind your own evidence: Marlow, Waterloo Station, 17:00, the carved mask.
lady-alice-lesson-child-ask-too-many = Too many right clues, and the suspicion itself solves the case: that gives 1 point, an accusation 3. Stay with Marlow, Waterloo Station, 17:00, the carved mask.
lady-alice-lesson-child-ask-wrong = Ask about 17:00 like this: Marlow, Waterloo Station, 17:00, the carved mask.
lady-alice-lesson-child-ask-yours = One smile, and only you know that it is yours. So 17:00 is false: { $before } possible clues became { $after }.

lady-alice-lesson-child-last-marker = You know all { $count } clues; the others, who passed, don’t. With a marker of 1 or 2 on every clue of the solution you get 2 points more. Before you accuse, lay one on Mary Kingsley.
lady-alice-lesson-child-last-marker-zero = A zero would not count. Lay a 1 or a 2.
lady-alice-lesson-child-last-marker-other = The clue that has no marker of yours yet is Mary Kingsley.
lady-alice-lesson-child-last-marker-accuse = You would be right! But a marker on Mary Kingsley first is worth its value, and 2 points more.
lady-alice-lesson-child-last-marker-pass = If all pass, the deductions are over. Lay a marker on Mary Kingsley while you can.

lady-alice-lesson-child-accuse = Nobody has guessed it yet. Accuse, before somebody does! You name the three clues and leave the missing category blank: Kingsley, Waterloo Station, no time, the compass.
lady-alice-lesson-child-accuse-late = Don’t wait any longer: somebody else may accuse first. Accuse Mary Kingsley.
lady-alice-lesson-child-accuse-time = The time is the category that is missing: leave it blank.
lady-alice-lesson-child-accuse-wrong = You know better: Kingsley, Waterloo Station, no time, the compass.

lady-alice-lesson-child-points = Three smiles: the case is solved. Markers on false clues, zeros and markers of players who are out leave the desk; the others are added up. You get 2 points more for a marker on every clue and 3 for the accusation.

lady-alice-lesson-child-by-suspicion = A suspicion that gets three smiles solves the case as well, but gives only 1 point to whoever stated it. Most points win; if they are equal the victory is shared, unless one of you made the right accusation.

lady-alice-lesson-child-red-is-out = Another game; you hold the drum. Red accused Kingsley, at the Tower of London, with the drum, and got only two smiles. So he is out: his markers won’t count, but he goes on answering. Everybody heard the verdict: { $count } clues are possible.

lady-alice-lesson-child-patience = One of the two smiles was yours, so either Kingsley or the Tower is right, and the third clue is anybody’s guess. Yellow looks eager. Pass, and let him make the mistake.
lady-alice-lesson-child-patience-accuse = Red did that. You don’t know enough: one frown, and you are out. Pass.
lady-alice-lesson-child-patience-mark = Not bad. But for now just pass, and see what Yellow does.

lady-alice-lesson-child-last-one = Yellow accused too, and got a frown. You are the only one left: you win at once, and points don’t matter. Accuse when you are sure, or when somebody else is about to be.

lady-alice-lesson-child-free = A new game: you hold the sextant, two suspicions are stated, and { $count } clues are possible. The spiral notebook is yours. State any suspicion, and read the verdict with the notebook.
lady-alice-lesson-child-free-less = { $before } possible clues became { $after }. Now it would be time for a marker, before the zones fill up.
lady-alice-lesson-child-free-same = It is still { $after } clues, but not all of them are equally likely now: look at their shares in the notebook.

lady-alice-lesson-child-end = You know how to smile and say nothing. Holmes would be proud.
