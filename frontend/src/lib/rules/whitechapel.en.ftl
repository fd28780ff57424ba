rules-whitechapel-aim =
    Four nights, and each time Jack kills and has to get back to his hideout. He wins if he comes home from the fourth.
    The police win if they arrest him, if he has no way to go, or if the night is over before he is home.
rules-whitechapel-start =
    Jack chooses a hideout, any circle but a red one, and keeps it for all four nights.
    Each night he lays women tokens, the head of the investigation lays patrols, some of them decoys, both face down.
rules-whitechapel-turn =
    Jack kills, or waits: then the women move on and he turns up a patrol. He can’t wait for ever.
    In the hunt Jack moves in secret to a circle next to his, and not past a policeman. Then every policeman moves up to two crossings, then each acts.
    To act is to ask about the circles beside him, one by one, “was Jack here tonight?”, until a yes; or to name one circle and arrest.
rules-whitechapel-more =
    By coach Jack makes two moves in a row and may pass policemen. Through an alley he goes to any circle around a block. Both are seen, and neither brings him home.
    In the third night he kills twice at once.
rules-whitechapel-secret =
    Jack’s way and his hideout are secret to the end; the murders, the questions and every answer are open. A yes does not say when he was there.
rules-whitechapel-end =
    An arrest on the right circle ends the game at once. A night ends when Jack says that he is home, not where that is.
rules-whitechapel-tip =
    Police: a no is worth as much as a yes; close the ring around the murder before you follow.
    Jack: never go straight home in the first night.
