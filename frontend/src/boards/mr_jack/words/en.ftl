mr-jack-short-holmes = Holmes
mr-jack-short-watson = Watson
mr-jack-short-smith = Smith
mr-jack-short-lestrade = Lestrade
mr-jack-short-stealthy = Stealthy
mr-jack-short-goodley = Goodley
mr-jack-short-gull = Gull
mr-jack-short-bert = Bert

mr-jack-you = you
mr-jack-investigator-short = Investigator
mr-jack-piece = { $who }, { $state }, { $place }
mr-jack-suspect-seen = suspect, seen
mr-jack-suspect-unseen = suspect, unseen
mr-jack-cleared-seen = cleared
mr-jack-cleared-unseen = cleared
mr-jack-barred-way = police
mr-jack-way-out = a way out

mr-jack-night = The night
mr-jack-turn-of = Turn { $turn } of { $turns }
mr-jack-goes-out = lamp { $number } goes out after the call
mr-jack-witness-title = Witness
mr-jack-witness-seen = Seen
mr-jack-witness-unseen = Unseen
mr-jack-witness-seen-about = Jack was last seen in the light: no way out for him this turn.
mr-jack-witness-unseen-about = Nobody has seen Jack: he may slip out this turn.
mr-jack-alibis = Alibis
mr-jack-alibis-of =
    { $who }: { $count ->
        [0] none
       *[other] { $count }
    }

mr-jack-order = Who plays a card when
mr-jack-played-by = played by { $who }
mr-jack-call-now = A call now: { $seen } seen, { $unseen } unseen.
mr-jack-next = Next turn
mr-jack-next-all = all eight, shuffled anew

mr-jack-power-holmes = looks at an alibi
mr-jack-power-watson = turns his lantern
mr-jack-power-smith = carries a lit lamp
mr-jack-power-lestrade = moves a barricade
mr-jack-power-stealthy = walks through walls
mr-jack-power-goodley = calls others closer
mr-jack-power-gull = or changes places
mr-jack-power-bert = moves a manhole lid
mr-jack-when-2 = after
mr-jack-when-1 = while moving
mr-jack-when-0-2 = before or after

mr-jack-doubt-cleared = Your notebook: it can’t be Jack.
mr-jack-doubt-possible =
    Your notebook: { $count ->
        [one] nobody else is left.
       *[other] one of { $count } suspects.
    }
mr-jack-doubt-weight =
    Your notebook: { $count ->
        [one] nobody else is left.
       *[other] one of { $count } suspects, { $percent } %.
    }
mr-jack-key-move = walk there
mr-jack-key-power = use { $who }’s power: { $what }
mr-jack-key-lamp = carry this lamp
mr-jack-key-barricade = move this barricade
mr-jack-key-cover = move this lid
mr-jack-key-whistle = call this one closer
mr-jack-key-swap = change places
mr-jack-key-lantern = turn the lantern
mr-jack-key-accuse = within reach: accuse
mr-jack-key-asks = (asks first)

mr-jack-call-seen = Jack stands in the light, or beside somebody.
mr-jack-call-unseen = Jack stands in the dark, with nobody beside him.
mr-jack-call-cleared =
    { $count ->
        [0] Nobody is cleared
        [one] One is cleared
       *[other] { $count } are cleared
    }
mr-jack-call-left =
    { $names } can’t be Jack. { $left ->
        [one] One suspect is
       *[other] { $left } suspects are
    } left.
mr-jack-call-lamp = Lamp { $number } goes out
mr-jack-call-turn = Turn { $turn } begins.
