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
mr-jack-suspect-seen = suspect, visible
mr-jack-suspect-unseen = suspect, invisible
mr-jack-cleared-seen = cleared
mr-jack-cleared-unseen = cleared
mr-jack-barred-way = police barricade
mr-jack-way-out = exit

mr-jack-night = The night
mr-jack-turn-of = Turn { $turn } of { $turns }
mr-jack-goes-out = gas lamp { $number } goes out after the call
mr-jack-witness-title = Last call
mr-jack-witness-seen = Witness
mr-jack-witness-unseen = No witness
mr-jack-witness-seen-about = Jack was visible at the last call: he can’t leave this turn.
mr-jack-witness-unseen-about = Jack was invisible at the last call: he may leave this turn.
mr-jack-alibis = Alibis
mr-jack-alibis-of =
    { $who }: { $count ->
        [0] none
       *[other] { $count }
    }

mr-jack-order = Who plays when
mr-jack-played-by = played by { $who }
mr-jack-call-now = If the call came now: { $seen } visible, { $unseen } invisible.
mr-jack-next = Next turn
mr-jack-next-all = all eight, reshuffled

mr-jack-power-holmes = looks at an alibi
mr-jack-power-watson = turns his lantern
mr-jack-power-smith = moves a gas lamp
mr-jack-power-lestrade = moves a barricade
mr-jack-power-stealthy = walks through anything
mr-jack-power-goodley = calls others closer
mr-jack-power-gull = or swaps places
mr-jack-power-bert = moves a manhole cover
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

mr-jack-you-are = You are { $who }
mr-jack-you-are-about = You are Jack. Slip out by a way out while nobody sees you, or stay hidden for { $turns } turns.
mr-jack-you-seen = seen
mr-jack-you-unseen = unseen
mr-jack-key-move-short = walk
mr-jack-key-power-short = power
mr-jack-key-accuse-short = accuse
