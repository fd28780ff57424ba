rules-mr-jack-aim =
    Eight characters are out in the streets, and Jack hides behind one of them. The Investigator wins by laying a hand on the right one.
    Jack wins if the wrong one is accused, if he slips out of the district unseen, or if he is free at the end of the eighth turn.
rules-mr-jack-start =
    Jack draws an alibi card in secret: that is who he is. Both players move all eight characters.
rules-mr-jack-turn =
    Four character cards lie open. On odd turns the Investigator plays one, Jack two, the Investigator the last; on even turns the other way round, with the four other cards.
    To play a card is to move its character, 1 to 3 hexes along the streets, and to use its power. Two open manholes are one step apart.
rules-mr-jack-more =
    Holmes looks at an alibi card. Watson points his lantern. Smith carries a lamp. Lestrade moves a barricade. Bert moves a manhole cover.
    Stealthy goes up to 4, through anything. Goodley’s whistle brings others closer, 3 steps in all. Gull may change places with somebody instead of moving.
    The Investigator accuses by ending a move on somebody’s hex.
rules-mr-jack-secret =
    After the fourth card the streets are asked: is Jack visible, beside a lit lamp, in Watson’s beam or beside somebody? If so, everybody in the dark is cleared; if not, everybody in the light.
    Then one of the numbered lamps goes out, after each of the first four turns.
    An alibi card tells its drawer alone that this character is not Jack.
rules-mr-jack-end =
    If Jack was not seen at the last call, he may leave by an exit without a barricade, with his own character and in his own move.
    An accusation ends the game, right or wrong.
rules-mr-jack-tip =
    Investigator: split the suspects, half of them in the light and half in the dark; every call then tells you most.
    Jack: when you are in the dark, keep company with many.
