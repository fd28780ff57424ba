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

# What is said where the board shows no coordinates.
mr-jack-log-move-plain = { $who } moves.
mr-jack-log-lamp-plain = A gas lamp is moved.
mr-jack-log-cover-plain = One manhole opens, another one closes.
mr-jack-log-whistle-plain = The whistle brings { $first } closer.
mr-jack-log-lamp-out-plain = { $told } Gas lamp { $number } goes out.
mr-jack-ended-arrested-plain = { $who } arrested { $accused } in turn { $turn }: it was Jack, and the Investigator wins.
mr-jack-ended-arrested-won-plain = In turn { $turn } you arrested { $accused } with { $who }. It was Jack.
mr-jack-ended-arrested-lost-plain = In turn { $turn } { $who } arrested { $accused }. That was you.
mr-jack-ended-mistaken-plain = { $who } arrested { $accused } in turn { $turn }, but Jack was { $jack }: Jack wins.
mr-jack-ended-mistaken-won-plain = In turn { $turn } { $who } arrested { $accused }, but you were { $jack }.
mr-jack-ended-mistaken-lost-plain = In turn { $turn } you arrested { $accused }, but Jack was { $jack }.
mr-jack-ended-dawn-plain = Dawn came after turn { $turn } and nobody had arrested Jack, who was { $jack }: Jack wins.
mr-jack-ended-dawn-won-plain = Dawn came after turn { $turn } and nobody had arrested you: you were { $jack }.
mr-jack-ended-dawn-lost-plain = Dawn came after turn { $turn } and you had not arrested Jack. Jack was { $jack }.
mr-jack-too-far-plain = that is too far for { $who }, who moves up to { $points } hexes
mr-jack-occupied-plain = { $other } stands there
mr-jack-lamp-unlit-plain = no gas lamp is lit there
mr-jack-lamp-lit-plain = the gas lamp there is lit already
mr-jack-no-manhole-plain = there is no manhole there
mr-jack-not-covered-plain = that manhole is open
mr-jack-covered-plain = that manhole is covered already
mr-jack-not-closer-plain = that is no closer to Goodley than where { $who } stands
mr-jack-whistle-far-plain =
    { $who } is too far from there for { $points ->
        [one] the one step left
       *[other] the { $points } steps left
    }
mr-jack-element-street-plain = street
mr-jack-element-manhole-plain = manhole
mr-jack-element-building-plain = building
mr-jack-element-square-plain = square
mr-jack-element-lamp-place-plain = gas lamp
mr-jack-label-move-plain = go there
mr-jack-label-lamp-plain = move the gas lamp there
mr-jack-label-cover-plain = open one manhole, close the other
mr-jack-label-whistle-plain = { $first }: bring closer
