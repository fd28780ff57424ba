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
mr-jack-witness-seen-about-you = You were visible at the last call: you can’t leave this turn.
mr-jack-witness-unseen-about = Jack was invisible at the last call: he may leave this turn.
mr-jack-witness-unseen-about-you = You were invisible at the last call: you may leave this turn.
mr-jack-alibis = Alibis
mr-jack-alibis-of =
    { $who }: { $count ->
        [0] none
       *[other] { $count }
    }

mr-jack-order = Order of play
mr-jack-played-by = played by { $who }
mr-jack-call-now = If the call came now: { $seen } visible, { $unseen } invisible.
mr-jack-next = Next turn
mr-jack-next-all = all eight, reshuffled

mr-jack-power-holmes = looks at an alibi
mr-jack-power-watson = turns his lantern
mr-jack-power-smith = moves a gas lamp
mr-jack-power-lestrade = moves a barricade
mr-jack-power-stealthy = walks through anything
mr-jack-power-goodley = brings others closer
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
       *[other] one of { $count } suspects, { $percent }%.
    }
mr-jack-key-move = walk there
mr-jack-key-power = use { $who }’s power: { $what }
mr-jack-key-lamp = move this gas lamp
mr-jack-key-barricade = move this barricade
mr-jack-key-cover = move this cover
mr-jack-key-whistle = bring this one closer
mr-jack-key-swap = swap places
mr-jack-key-lantern = turn the lantern
mr-jack-key-accuse = within reach: accuse
mr-jack-key-asks = (asks you first)

mr-jack-call-seen = Jack is in the light, or next to another character.
mr-jack-call-seen-you = You are in the light, or next to another character.
mr-jack-call-unseen = Jack is in the dark, with nobody next to him.
mr-jack-call-unseen-you = You are in the dark, with nobody next to you.
mr-jack-call-cleared =
    { $count ->
        [0] Nobody is cleared
        [one] One suspect is cleared
       *[other] { $count } suspects are cleared
    }
mr-jack-call-left =
    { $names } can’t be Jack. { $left ->
        [one] One suspect is
       *[other] { $left } suspects are
    } left.
mr-jack-call-left-you =
    No longer suspected: { $names }. { $left ->
        [one] You are the only suspect left
       *[other] { $left } suspects are left, and you are one of them
    }.
mr-jack-call-lamp = Gas lamp { $number } goes out
mr-jack-call-turn = Turn { $turn } begins.

mr-jack-you-are = You are { $who }
mr-jack-you-are-about = You are Jack. Leave by an exit in a turn with no witness, or avoid arrest for { $turns } turns.
mr-jack-you-seen = visible
mr-jack-you-unseen = invisible
mr-jack-key-move-short = walk
mr-jack-key-power-short = power
mr-jack-key-accuse-short = accuse
