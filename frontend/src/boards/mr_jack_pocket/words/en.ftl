mr-jack-pocket-short-lestrade = Lestrade
mr-jack-pocket-short-goodley = Sgt Goodley
mr-jack-pocket-short-bert = Jeremy Bert
mr-jack-pocket-short-pizer = John Pizer
mr-jack-pocket-short-smith = John Smith
mr-jack-pocket-short-lane = Joseph Lane
mr-jack-pocket-short-stealthy = Stealthy
mr-jack-pocket-short-gull = William Gull
mr-jack-pocket-short-madame = Madame
mr-jack-pocket-last-lestrade = Lestrade
mr-jack-pocket-last-goodley = Goodley
mr-jack-pocket-last-bert = Bert
mr-jack-pocket-last-pizer = Pizer
mr-jack-pocket-last-smith = Smith
mr-jack-pocket-last-lane = Lane
mr-jack-pocket-last-stealthy = Stealthy
mr-jack-pocket-last-gull = Gull
mr-jack-pocket-last-madame = Madame

mr-jack-pocket-you = you
mr-jack-pocket-investigator-short = Investigator
mr-jack-pocket-suspect = suspect
mr-jack-pocket-cleared = cleared
mr-jack-pocket-seen = in sight
mr-jack-pocket-unseen = out of sight
mr-jack-pocket-cleared-name = { $who }, cleared
mr-jack-pocket-tile-label = { $cell }: { $who }, { $state }; { $wall }
mr-jack-pocket-wall-side = wall to the { $side }
mr-jack-pocket-no-wall = no wall

mr-jack-pocket-this-turn = This turn
mr-jack-pocket-in-use = in hand
mr-jack-pocket-used-by = played by { $who }
mr-jack-pocket-back = back: { $face }

mr-jack-pocket-alibis = Alibis
mr-jack-pocket-pile =
    { $count ->
        [one] one card in the pile
       *[other] { $count } cards in the pile
    }
mr-jack-pocket-drawn =
    { $who }: { $count ->
        [0] none drawn
        [one] one drawn
       *[other] { $count } drawn
    }
mr-jack-pocket-hidden-card = a card face down
mr-jack-pocket-thats-you = that’s you
mr-jack-pocket-thats-jack = Mr. Jack

mr-jack-pocket-night = The night
mr-jack-pocket-turn-of = Turn { $turn } of { $turns }
mr-jack-pocket-turn-order = Turn { $turn }: { $who } goes first.
mr-jack-pocket-taken-you = you
mr-jack-pocket-taken-jack = Jack
mr-jack-pocket-taken-other = Inv.
mr-jack-pocket-jacks-hourglasses = Jack’s hourglasses
mr-jack-pocket-glasses = { $sure } of { $enough }. With { $enough } Mr. Jack wins.
mr-jack-pocket-glasses-you = { $sure } of { $enough }. With { $enough } you win.
mr-jack-pocket-glasses-hidden =
    { $sure } of { $enough }, plus { $hidden ->
        [one] one hidden card
       *[other] { $hidden } hidden cards
    }.
mr-jack-pocket-chase-on = Chase: if Mr. Jack is in sight at a call, he is caught.
mr-jack-pocket-chase-on-you = Chase: if you are in sight at a call, you are caught.

mr-jack-pocket-order = Order of play
mr-jack-pocket-call-now = If the call came now: { $seen } in sight, { $unseen } out of sight.

mr-jack-pocket-call-seen = Mr. Jack is in a detective’s line of sight.
mr-jack-pocket-call-seen-you = You are in a detective’s line of sight.
mr-jack-pocket-call-unseen = No detective sees Mr. Jack: he gets an hourglass.
mr-jack-pocket-call-unseen-you = No detective sees you: you get an hourglass.
mr-jack-pocket-call-cleared =
    { $count ->
        [0] Nobody is cleared
        [one] One suspect is cleared
       *[other] { $count } suspects are cleared
    }
mr-jack-pocket-call-left =
    { $names } can’t be Mr. Jack. { $left ->
        [one] One suspect is
       *[other] { $left } suspects are
    } left.
mr-jack-pocket-call-left-you =
    No longer suspected: { $names }. { $left ->
        [one] You are the only suspect left
       *[other] { $left } suspects are left, and you are one of them
    }.

mr-jack-pocket-effect-holmes = Moves one or two spaces clockwise.
mr-jack-pocket-effect-watson = Moves one or two spaces clockwise.
mr-jack-pocket-effect-toby = Moves one or two spaces clockwise.
mr-jack-pocket-effect-joker = Any one detective moves one space clockwise; Mr. Jack may leave them all where they are.
mr-jack-pocket-effect-rotation = Give a tile a quarter or half turn; no tile twice in a turn.
mr-jack-pocket-effect-exchange = Two tiles swap places and keep their direction.
mr-jack-pocket-effect-alibi = Draw an alibi card: the Investigator clears a suspect with it, Mr. Jack gets its hourglasses.

mr-jack-pocket-you-are = You are { $who }
mr-jack-pocket-you-are-about = You are Mr. Jack. Collect six hourglasses before the Investigator works out who you are.
mr-jack-pocket-you-seen = in sight
mr-jack-pocket-you-unseen = out of sight
