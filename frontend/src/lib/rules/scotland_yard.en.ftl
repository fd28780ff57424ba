rules-scotland-yard-aim =
    Mister X is loose in London. The detectives win the moment one of them moves to the station where he is.
    He wins if he is still free after round 22, or when no detective can move any more.
rules-scotland-yard-start =
    Everybody is dealt one of 18 start stations. The detectives’ are open, his is not.
    A detective has 10 taxi, 8 bus and 4 underground tickets. Mister X has two double-move cards and a black ticket for each detective; of ordinary tickets he never runs short, unless you agreed to count them.
rules-scotland-yard-turn =
    In each round Mister X moves first, then every detective. A move costs a ticket and leads along one line of its kind to the next station.
    Nobody enters a station where a detective stands. Who can move must move.
rules-scotland-yard-more =
    A black ticket stands for any transport and does not say which; only with it he may take the ferry.
    With a double-move card he moves twice in a row.
    If you agreed on it, he may show himself after his turn and take one ticket from each detective.
rules-scotland-yard-secret =
    The detectives see each ticket he uses, never the station. After his 3rd, 8th, 13th and 18th move he has to show himself until he moves on.
rules-scotland-yard-end =
    Caught: a detective stands where he stands. Surrounded: he has no move left, and the detectives win too.
    Away: round 22 is over, or the detectives have come to a halt.
rules-scotland-yard-tip =
    Detectives: keep near the big stations before he has to show himself, and surround him rather than run after him.
    Mister X: save your black tickets for the moves right after you were seen.
