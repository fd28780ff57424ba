rules-mr-jack-pocket-aim =
    Nine suspects on nine tiles, and Mr. Jack is one of them. The Investigator wins when a single suspect is left.
    Mr. Jack wins with six hourglasses, or if the Investigator has not found him after eight turns.
rules-mr-jack-pocket-start =
    Mr. Jack draws an alibi card: that is who he is. Holmes, Watson and Toby the dog stand outside the district, each before a wall.
rules-mr-jack-pocket-turn =
    On odd turns four tokens are tossed, on even turns they are turned over. Who begins plays one, the other plays two, who began plays the last. The Investigator begins the odd turns.
    All four are played, whether one likes them or not.
rules-mr-jack-pocket-more =
    Holmes, Watson, Toby: go one or two spaces clockwise. Joker: one of them goes one space; Mr. Jack may leave them all.
    Rotation: turn a tile, but none twice in a turn. Exchange: two tiles change places.
    Alibi: the Investigator shows a card and clears its suspect; Mr. Jack keeps his hidden and gets its hourglasses.
rules-mr-jack-pocket-secret =
    After the four actions each detective looks straight down his street until a wall stops him. Is Mr. Jack in sight?
    If he is, all who are not in sight are cleared. If he is not, all who are in sight are cleared, and Mr. Jack takes the turn’s hourglass.
rules-mr-jack-pocket-end =
    Goals are looked at after the call. If both reach theirs before the last turn, a chase begins: Mr. Jack must stay out of sight to the end.
    After turn 8, if nobody has reached a goal, Mr. Jack wins.
rules-mr-jack-pocket-tip =
    Investigator: halve the suspects with every call. Mr. Jack: being unseen gives you time, but in large company.
