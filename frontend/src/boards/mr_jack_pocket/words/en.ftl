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
mr-jack-pocket-glasses-hidden =
    { $sure } of { $enough }, plus { $hidden ->
        [one] one hidden card
       *[other] { $hidden } hidden cards
    }.
mr-jack-pocket-chase-on = Chase: if Mr. Jack is in sight at a call, he is caught.

mr-jack-pocket-order = Who plays when
mr-jack-pocket-call-now = If the call came now: { $seen } in sight, { $unseen } out of sight.

mr-jack-pocket-counts = { $seen } seen, { $unseen } unseen
mr-jack-pocket-call-seen = He stands in a detective’s line of sight.
mr-jack-pocket-call-unseen = No detective has him in sight: an hourglass for him.
mr-jack-pocket-call-cleared =
    { $count ->
        [one] One is cleared
       *[other] { $count } are cleared
    }
mr-jack-pocket-call-left =
    { $names } can’t be Mr. Jack. { $left ->
        [one] One suspect is
       *[other] { $left } suspects are
    } left.

mr-jack-pocket-effect-holmes = Holmes goes one or two spaces clockwise.
mr-jack-pocket-effect-watson = Watson goes one or two spaces clockwise.
mr-jack-pocket-effect-toby = Toby goes one or two spaces clockwise.
mr-jack-pocket-effect-joker = Any one detective goes one space; Mr. Jack may leave all where they are.
mr-jack-pocket-effect-rotation = Turn a tile by a quarter or a half; none twice in a turn.
mr-jack-pocket-effect-exchange = Two tiles change places and keep their direction.
mr-jack-pocket-effect-alibi = Draw an alibi card: it clears a suspect, or brings Mr. Jack hourglasses.

mr-jack-pocket-you-are = You are { $who }
mr-jack-pocket-you-are-about = You are Mr. Jack. Gather hourglasses, and keep other suspects in doubt.
mr-jack-pocket-you-seen = seen
mr-jack-pocket-you-unseen = unseen
