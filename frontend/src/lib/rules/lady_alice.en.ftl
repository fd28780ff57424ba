rules-lady-alice-aim =
    Stanley has vanished: who took him, where, when, and holding what? Each of you holds one piece of the evidence, and together they are the solution.
    When the case is solved, whoever has dared to lay the best markers in time wins.
rules-lady-alice-start =
    There are 32 clues, eight suspects, eight places, eight times, eight objects. You look at your own piece of evidence and at no other; nobody knows from which category it is.
    You have nine markers: three each of 0, 1 and 2.
rules-lady-alice-turn =
    Whoever holds the spiral notebook states a suspicion: a suspect, a place, a time, an object. Everybody answers in secret, a smile if his evidence is among them, a frown if not. You learn how many smile, never who.
    Then, one after the other, you place a marker, pass or accuse, until all have passed.
rules-lady-alice-more =
    If nobody smiles, all the clues named are false leads and are covered.
    A marker is laid face down on a clue; the one under it is turned up. It never moves again.
    Who accuses names the solution. One frown, and he is out, but he goes on answering.
rules-lady-alice-secret =
    Your evidence and the values of your markers, until they are turned up. Zeros are for bluffing.
    With three players one category is missing, with five one is double, and nobody knows which.
rules-lady-alice-end =
    The case is solved when everybody smiles. Markers on false clues leave, zeros too; the rest are added up. A marker on every clue: 2 more. The right suspicion: 1 more. The right accusation: 3 more.
    If all but one are out, that one wins at once.
rules-lady-alice-tip =
    A smile may be your own: ask with your evidence in, and only you know how many are left.
