mr-jack-title = Mr. Jack
mr-jack-about = Eight characters in the gaslight, one of them Jack: arrest the right one before dawn, or before he slips away.
mr-jack-jack = Jack
mr-jack-investigator = the Investigator

mr-jack-option-board-name = Board
mr-jack-option-board = The first edition’s board, or the revised one: other manholes, and Doctor Watson and Miss Stealthy start in each other’s place.
mr-jack-option-board-first = First edition
mr-jack-option-board-revised = Revised
mr-jack-notebook-suspects = Who can be Jack
mr-jack-notebook-visible = Suspects visible now
mr-jack-notebook-invisible = Suspects invisible now

mr-jack-holmes = Sherlock Holmes
mr-jack-watson = Doctor Watson
mr-jack-smith = John Smith
mr-jack-lestrade = Inspector Lestrade
mr-jack-stealthy = Miss Stealthy
mr-jack-goodley = Sergeant Goodley
mr-jack-gull = Sir William Gull
mr-jack-bert = Jeremy Bert

mr-jack-exit-nw = north-west
mr-jack-exit-ne = north-east
mr-jack-exit-sw = south-west
mr-jack-exit-se = south-east
mr-jack-direction-n = north
mr-jack-direction-ne = north-east
mr-jack-direction-se = south-east
mr-jack-direction-s = south
mr-jack-direction-sw = south-west
mr-jack-direction-nw = north-west

mr-jack-element-street = street { $hex }
mr-jack-element-manhole = manhole { $hex }
mr-jack-element-building = building { $hex }
mr-jack-element-square = square { $hex }
mr-jack-element-lamp-place = gas lamp { $hex }
mr-jack-element-exit = { $exit } exit
mr-jack-element-card = { $who }’s card
mr-jack-element-lantern = lantern facing { $direction }

mr-jack-log-jack = Jack is { $first }.
mr-jack-log-jack-you = You are Jack, hiding as { $first }.
mr-jack-log-jack-hidden = Jack draws his alibi card in secret.
mr-jack-log-card = { $first }’s card is turned up.
mr-jack-log-choose = { $seat ->
        [jack] Jack plays
       *[investigator] The Investigator plays
    } { $first }.
mr-jack-log-choose-you = You play { $first }.
mr-jack-log-move = { $who } moves to { $first }.
mr-jack-log-stay = { $who } can’t move and stays.
mr-jack-log-accuse = { $who } accuses { $first }!
mr-jack-log-escape = { $who } leaves by the { $first } exit: it was Jack!
mr-jack-log-escape-you = You leave by the { $first } exit, as { $who }.
mr-jack-log-lamp = A gas lamp moves from { $first } to { $second }.
mr-jack-log-barricade = The police barricade moves from the { $first } exit to the { $second } exit.
mr-jack-log-cover = The manhole on { $first } opens; the one on { $second } closes.
mr-jack-log-whistle = The whistle brings { $first } to { $second }.
mr-jack-log-swap = { $who } swaps places with { $first }.
mr-jack-log-lantern = Watson turns his lantern { $first }.
mr-jack-log-alibi = { $seat ->
        [jack] Jack draws
       *[investigator] The Investigator draws
    } { $first }’s alibi.
mr-jack-log-alibi-you = You draw { $first }’s alibi: { $first } is not Jack.
mr-jack-log-alibi-hidden = { $seat ->
        [jack] Jack looks
       *[investigator] The Investigator looks
    } at an alibi card.
mr-jack-log-witness = Witness! Jack is visible. { $cleared }
mr-jack-log-witness-you = Witness! You are visible. { $cleared }
mr-jack-log-no-witness = No witness: Jack is invisible. { $cleared }
mr-jack-log-no-witness-you = No witness: you are invisible. { $cleared }
mr-jack-log-lamp-out = { $told } Gas lamp { $number } on { $place } goes out.
mr-jack-cleared = { $count ->
    [0] { $who }
   *[other] Cleared: { $who }
}.
mr-jack-cleared-nobody = Nobody is cleared
mr-jack-list = { $first }, { $second }
mr-jack-list-last = { $first } and { $second }

mr-jack-label-choose = play { $first }
mr-jack-label-move = go to { $first }
mr-jack-label-stay = stay
mr-jack-label-accuse = accuse { $first }
mr-jack-label-escape = leave by { $first }
mr-jack-label-lamp = lamp: { $first } to { $second }
mr-jack-label-barricade = { $first } to { $second }
mr-jack-label-cover = cover: { $first } to { $second }
mr-jack-label-whistle = { $first }: { $second }
mr-jack-label-swap = swap with { $first }
mr-jack-label-lantern = lantern { $first }

mr-jack-awaited-identity = Jack draws his alibi card.
mr-jack-awaited-dealing = Four character cards are turned up.
mr-jack-expected-choosing = Your turn: choose one of the cards.
mr-jack-awaited-choosing = Waiting for { $player } to choose a card.
mr-jack-expected-play-holmes = Move { $who } up to { $points } hexes; then he looks at an alibi card.
mr-jack-expected-play-watson = Move { $who } up to { $points } hexes; then turn his lantern.
mr-jack-expected-play-smith = Move { $who } up to { $points } hexes. Before or after, move a lit gas lamp to another lamp space.
mr-jack-expected-play-lestrade = Move { $who } up to { $points } hexes. Before or after, move a barricade to another exit.
mr-jack-expected-play-stealthy = Move { $who } up to { $points } hexes; she can walk through anything.
mr-jack-expected-play-goodley = Move { $who } up to { $points } hexes. Before or after, blow his whistle to bring others closer.
mr-jack-expected-play-gull = Move { $who } up to { $points } hexes, or swap him with another character.
mr-jack-expected-play-bert = Move { $who } up to { $points } hexes. Before or after, open one manhole and close another.
mr-jack-expected-move = Now move { $who } up to { $points } hexes.
mr-jack-expected-use-smith = Now move a lit gas lamp to another lamp space.
mr-jack-expected-use-lestrade = Now move a barricade to another exit.
mr-jack-expected-use-goodley = Now blow the whistle: bring others closer to { $who }.
mr-jack-expected-use-bert = Now open one manhole and close another.
mr-jack-awaited-playing = { $seat ->
        [jack] Jack is
       *[investigator] The Investigator is
    } playing { $who }.
mr-jack-expected-whistling =
    The whistle has { $points ->
        [one] one step
       *[other] { $points } steps
    } left: bring another character closer to { $who }.
mr-jack-awaited-whistling = { $seat ->
        [jack] Jack blows
       *[investigator] The Investigator blows
    } { $who }’s whistle.
mr-jack-expected-turning = Watson has moved: turn his lantern in one of the six directions.
mr-jack-awaited-turning = { $seat ->
        [jack] Jack turns
       *[investigator] The Investigator turns
    } Watson’s lantern.
mr-jack-awaited-drawing = { $seat ->
        [jack] Jack looks
       *[investigator] The Investigator looks
    } at an alibi card.
mr-jack-awaited-calling = Call for witnesses: is Jack visible?

mr-jack-ended-arrested = { $who } arrested { $accused } on { $hex } in turn { $turn }: it was Jack, and the Investigator wins.
mr-jack-ended-arrested-won = In turn { $turn } you arrested { $accused } on { $hex } with { $who }. It was Jack.
mr-jack-ended-arrested-lost = In turn { $turn } { $who } arrested { $accused } on { $hex }. That was you.
mr-jack-ended-mistaken = { $who } arrested { $accused } on { $hex } in turn { $turn }, but Jack was { $jack }: Jack wins.
mr-jack-ended-mistaken-won = In turn { $turn } { $who } arrested { $accused } on { $hex }, but you were { $jack }.
mr-jack-ended-mistaken-lost = In turn { $turn } you arrested { $accused } on { $hex }, but Jack was { $jack }.
mr-jack-ended-escaped = Jack was { $jack } and left Whitechapel by the { $exit } exit in turn { $turn }: Jack wins.
mr-jack-ended-escaped-won = In turn { $turn } you left Whitechapel as { $jack } by the { $exit } exit.
mr-jack-ended-escaped-lost = In turn { $turn } Jack left Whitechapel by the { $exit } exit. Jack was { $jack }.
mr-jack-ended-dawn = Dawn came after turn { $turn } and nobody had arrested Jack, who was { $jack } on { $hex }: Jack wins.
mr-jack-ended-dawn-won = Dawn came after turn { $turn } and nobody had arrested you: you were { $jack }, on { $hex }.
mr-jack-ended-dawn-lost = Dawn came after turn { $turn } and you had not arrested Jack. Jack was { $jack }, on { $hex }.

mr-jack-choose-first = choose one of the cards first
mr-jack-card-not-up = { $who }’s card is not on the table this turn
mr-jack-card-in-play = { $who }’s card is being played
mr-jack-lantern-first = Watson has moved: turn his lantern first
mr-jack-lantern-not-now = the lantern turns only after Watson has moved
mr-jack-whistle-first = the whistle has { $points ->
    [one] one step
   *[other] { $points } steps
} left
mr-jack-has-moved = { $who } has moved already
mr-jack-same-hex = { $who } stands there and must end the move elsewhere
mr-jack-too-far = { $hex } is too far for { $who }, who moves up to { $points } hexes
mr-jack-occupied = { $other } stands on { $hex }
mr-jack-can-move = { $who } can still move
mr-jack-jack-accuses = only the Investigator accuses
mr-jack-accuse-itself = { $who } is moving and can’t be accused
mr-jack-accuse-far = { $other } is out of { $who }’s reach
mr-jack-escape-not-yours = only Jack leaves Whitechapel
mr-jack-escape-other = you are not { $who }
mr-jack-escape-witness = the card shows “witness”: Jack can’t leave this turn
mr-jack-escape-barred = a barricade stands at the { $exit } exit
mr-jack-escape-far = the { $exit } exit is out of { $who }’s reach
mr-jack-not-the-power = { $who } does not have that power
mr-jack-power-used = { $who }’s power has been used already
mr-jack-lamp-unlit = no gas lamp is lit on { $place }
mr-jack-lamp-lit = the gas lamp on { $place } is lit already
mr-jack-not-barred = there is no barricade at the { $exit } exit
mr-jack-barred = there is a barricade at the { $exit } exit already
mr-jack-no-manhole = there is no manhole on { $hex }
mr-jack-not-covered = the manhole on { $hex } is open
mr-jack-covered = the manhole on { $hex } is covered already
mr-jack-whistle-himself = { $who } blows the whistle and can’t call himself
mr-jack-whistled = the whistle has moved { $who } already
mr-jack-not-closer = { $hex } is no closer to Goodley than where { $who } stands
mr-jack-whistle-far = { $who } is too far from { $hex } for { $points ->
        [one] the one step left
       *[other] the { $points } steps left
    }
mr-jack-swap-himself = { $who } can’t swap places with himself

mr-jack-draw-legend-people = SH suspect, sh cleared; * visible, or a street that is lit
mr-jack-draw-legend-streets = o manhole, x manhole covered; <nw> exit, #nw# exit barred by the police
mr-jack-draw-legend-lamps = b2(1) lamp that goes out after turn 1, b2(+) lamp that stays, b2( ) no lamp
mr-jack-draw-legend-blocks = ### building, %%% square: nobody stands there
mr-jack-draw-suspect = suspect
mr-jack-draw-cleared = cleared
mr-jack-draw-visible = visible
mr-jack-draw-card = card
mr-jack-draw-jack = Jack!
mr-jack-draw-alibi = alibi
mr-jack-draw-turn = turn
mr-jack-draw-witness = { $number } of 8, witness: Jack can’t leave this turn
mr-jack-draw-no-witness = { $number } of 8, no witness: Jack may leave this turn
mr-jack-draw-cards = cards
mr-jack-draw-next-turn = next turn
mr-jack-draw-all-cards = all eight, reshuffled
mr-jack-draw-lantern = lantern
mr-jack-draw-lantern-to = { $lantern } ({ $direction })
mr-jack-draw-alibis = alibi cards
mr-jack-draw-drawn = Jack { $jack }, the Investigator { $investigator }
mr-jack-draw-to-move = { $who } still has to move.
mr-jack-draw-to-move-or-swap = { $who } still has to move or swap.
mr-jack-draw-to-use = { $who } still has to use the power.
mr-jack-draw-to-move-and-use = { $who } has to move and use the power.
mr-jack-draw-whistle =
    { $who } whistles: { $points ->
        [one] one step
       *[other] { $points } steps
    } left.
mr-jack-draw-turn-lantern = { $who }: turn Watson’s lantern.
mr-jack-draw-short-turn = turn { $number } of 8, { $witness }
mr-jack-draw-short-witness = witness
mr-jack-draw-short-no-witness = no witness
mr-jack-draw-short-cards = cards: { $cards }
mr-jack-draw-short-next = next: { $cards }
mr-jack-draw-short-table = lantern { $lantern }; alibis: Jack { $jack }, Inv. { $other }

mr-jack-typed-accuse = accuse
mr-jack-typed-escape = escape
mr-jack-typed-stay = stay
mr-jack-typed-lamp = lamp
mr-jack-typed-barricade = barricade
mr-jack-typed-cover = cover
mr-jack-typed-whistle = whistle
mr-jack-typed-swap = swap
mr-jack-typed-lantern = lantern

mr-jack-kind-street = street
mr-jack-kind-exit = exit
mr-jack-kind-building = building
mr-jack-kind-lamp-place = gas lamp
mr-jack-kind-manhole = manhole
mr-jack-kind-square = square

mr-jack-reason-accuses = You accuse the most likely suspect.
mr-jack-reason-leaves = You leave Whitechapel and win.
mr-jack-reason-looks-at-alibi = You see an alibi card that the other side doesn’t see.
mr-jack-reason-hides-near-exit = You stay in the dark, one card away from an open exit.
mr-jack-reason-splits-suspects = It splits the suspects as evenly as possible: whatever the answer, about half are cleared.
mr-jack-reason-keeps-company = It leaves most suspects in the same group as you at the call.

mr-jack-puzzle-suspects = Suspects on the board: { $names }.
mr-jack-puzzle-alibis = You hold the alibis of { $names }.
mr-jack-puzzle-nobody = nobody
mr-jack-puzzle-arrest = Make the arrest
mr-jack-puzzle-arrest-question = Only one character can still be Jack. Whose card do you play to arrest him at once?
mr-jack-puzzle-arrest-who =
    { $alibis ->
        [0] { $jack } is the only suspect left: Jack.
        [one] The other suspect on the board has an alibi in your hand, so { $jack } is Jack.
       *[other] The other { $alibis } suspects on the board have alibis in your hand, so { $jack } is Jack.
    }
mr-jack-puzzle-arrest-best =
    { $powers ->
        [0] { $card } reaches { $jack }’s hex in one move and accuses.
       *[other] So { $card }, who could not get there by moving alone, reaches { $jack }’s hex and accuses.
    }
mr-jack-puzzle-arrest-others = No other card gets there, however it is played.
mr-jack-puzzle-arrest-against = { $card } can’t get there in this move, whatever is done first.
mr-jack-puzzle-question = Split the suspects
mr-jack-puzzle-question-question = You have the last action of the turn, with { $who }’s card; then comes the call for witnesses. What do you do so that the fewest characters can still be Jack, whatever the answer?
mr-jack-puzzle-question-witness =
    { $left ->
        [0] Then nobody who can be Jack is visible.
       *[other] If there is a witness, Jack is one of these: { $names }.
    }
mr-jack-puzzle-question-none =
    { $left ->
        [0] Nobody who can be Jack is invisible.
       *[other] If there is none, one of these: { $names }.
    }
mr-jack-puzzle-question-best =
    So at most { $left ->
        [one] one is
       *[other] { $left } are
    } left; anything else could leave { $others }.
mr-jack-puzzle-question-against = Of those who can be Jack, { $visible } would be visible and { $invisible } invisible: the worse answer leaves { $left }. You can do better.
mr-jack-puzzle-shadow = Hide in the crowd
mr-jack-puzzle-shadow-question = You are Jack, hiding as { $jack }. You have the last action of the turn, with { $who }’s card. What do you do so that the most suspects are left after the call for witnesses?
mr-jack-puzzle-shadow-best =
    { $seen ->
        [0] Then you are invisible
       *[other] Then you are visible
    }, and { $left } suspects are left: { $names }.
mr-jack-puzzle-shadow-others =
    Anything else leaves { $others ->
        [one] one
       *[other] { $others }
    } at most.
mr-jack-puzzle-shadow-against =
    { $seen ->
        [0] Then you would be invisible
       *[other] Then you would be visible
    }, and { $left ->
        [one] only one suspect would be
       *[other] only { $left } suspects would be
    } left.

# What is announced.
mr-jack-headline-accuse = { $who } accuses { $first }
mr-jack-headline-escape = { $who } escapes
mr-jack-headline-escape-you = You escape as { $who }
mr-jack-headline-alibi = { $first } has an alibi
mr-jack-headline-witness = A witness!
mr-jack-headline-no-witness = No witness

# What is asked before it is done.
mr-jack-question-accuse = Accuse { $first }?
mr-jack-warning-accuse = { $who } makes the arrest. This ends the game: if { $first } is not Jack, Jack wins.
mr-jack-left = { $count ->
        [0] no suspect
        [one] one suspect
       *[other] { $count } suspects
    }

# What is counted for a review, before a colon.
mr-jack-measure-call-at-most = Suspects left at most, if the witnesses were called now
mr-jack-measure-call-leaves = Suspects left, you among them, if the witnesses were called now
mr-jack-measure-in-sight = Visible suspects
