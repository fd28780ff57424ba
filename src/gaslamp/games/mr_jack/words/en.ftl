mr-jack-title = Mr. Jack
mr-jack-about = Eight characters in the lamplight, one of them Jack: arrest the right one before dawn, or before he slips away.
mr-jack-jack = Jack
mr-jack-investigator = the Investigator

mr-jack-option-board-name = Board
mr-jack-option-board = The first edition’s board, or the revised one: other manholes, and Watson and Miss Stealthy swap starting places.
mr-jack-option-board-first = First edition
mr-jack-option-board-revised = Revised
mr-jack-notebook-suspects = Who can be Jack
mr-jack-notebook-visible = Suspects visible now
mr-jack-notebook-invisible = Suspects out of sight now

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
mr-jack-element-lamp-place = lamp place { $hex }
mr-jack-element-exit = { $exit } exit
mr-jack-element-card = { $who }’s card
mr-jack-element-lantern = lantern to the { $direction }

mr-jack-log-jack = Jack hides under the name of { $first }.
mr-jack-log-jack-hidden = Jack draws an alibi card in secret: under that name he hides.
mr-jack-log-card = { $first }’s card is turned face up.
mr-jack-log-choose = { $first } is played by { $player }.
mr-jack-log-move = { $who } goes to { $first }.
mr-jack-log-stay = { $who } is hemmed in and stays.
mr-jack-log-accuse = { $who } lays a hand on { $first }: “You are Jack!”
mr-jack-log-escape = { $who } slips out of Whitechapel by the { $first } exit. It was Jack!
mr-jack-log-lamp = A lamp is carried from { $first } to { $second }.
mr-jack-log-barricade = The barricade of the { $first } exit is moved to the { $second } one.
mr-jack-log-cover = The manhole on { $first } is opened, the one on { $second } closed.
mr-jack-log-whistle = The whistle brings { $first } to { $second }.
mr-jack-log-swap = { $who } changes places with { $first }.
mr-jack-log-lantern = Watson turns his lantern to the { $first }.
mr-jack-log-alibi = { $first } has an alibi: { $player } knows it now.
mr-jack-log-alibi-hidden = An alibi card is drawn, for the eyes of { $player } alone.
mr-jack-log-witness = A witness! Jack can be seen. { $cleared }
mr-jack-log-no-witness = No witness: Jack is out of sight. { $cleared }
mr-jack-log-lamp-out = { $told } Lamp { $number } goes out on { $place }.
mr-jack-cleared = Cleared: { $who }.
mr-jack-cleared-nobody = Nobody else is cleared by that.
mr-jack-list = { $first }, { $second }
mr-jack-list-last = { $first } and { $second }

mr-jack-label-choose = play { $first }
mr-jack-label-move = go to { $first }
mr-jack-label-stay = stay
mr-jack-label-accuse = accuse { $first }
mr-jack-label-escape = leave by { $first }
mr-jack-label-lamp = lamp { $first } to { $second }
mr-jack-label-barricade = from { $first } to { $second }
mr-jack-label-cover = cover { $first } to { $second }
mr-jack-label-whistle = { $first }: { $second }
mr-jack-label-swap = swap { $first }
mr-jack-label-lantern = lantern { $first }

mr-jack-awaited-identity = Jack draws the alibi card under whose name he hides.
mr-jack-awaited-dealing = Four character cards are turned face up.
mr-jack-expected-choosing = Your card: choose one of those that lie face up.
mr-jack-awaited-choosing = It is for { $player } to choose a card and play it.
mr-jack-expected-play-holmes = Move { $who }, { $points } hexes at most; then he looks at an alibi card.
mr-jack-expected-play-watson = Move { $who }, { $points } hexes at most; then turn his lantern.
mr-jack-expected-play-smith = Move { $who }, { $points } hexes at most, and carry a lit lamp to a dark place, in the order you like.
mr-jack-expected-play-lestrade = Move { $who }, { $points } hexes at most, and bring a barricade to another exit, in the order you like.
mr-jack-expected-play-stealthy = Move { $who }, { $points } hexes at most, through walls if you like.
mr-jack-expected-play-goodley = Move { $who }, { $points } hexes at most, and blow his whistle to bring others closer, in the order you like.
mr-jack-expected-play-gull = Move { $who }, { $points } hexes at most, or let him change places with somebody.
mr-jack-expected-play-bert = Move { $who }, { $points } hexes at most, and open one manhole to close another, in the order you like.
mr-jack-expected-move = Now move { $who }, { $points } hexes at most.
mr-jack-expected-use-smith = Now let { $who } carry a lit lamp to a dark place.
mr-jack-expected-use-lestrade = Now let { $who } bring a barricade to another exit.
mr-jack-expected-use-goodley = Now let { $who } blow his whistle: bring others closer to him.
mr-jack-expected-use-bert = Now let { $who } open one manhole and close another.
mr-jack-awaited-playing = { $who } is being played by { $player }.
mr-jack-expected-whistling =
    The whistle has { $points ->
        [one] one point
       *[other] { $points } points
    } left: bring somebody else closer to { $who }.
mr-jack-awaited-whistling = { $who } whistles for { $player }.
mr-jack-expected-turning = Watson was moved: point his lantern in one of the six directions.
mr-jack-awaited-turning = Watson’s lantern is turned by { $player }.
mr-jack-awaited-drawing = { $who } looks at an alibi card for { $player }.
mr-jack-awaited-calling = The streets are asked: has anybody seen Jack?

mr-jack-ended-arrested = { $who } arrested { $accused } on { $hex } in turn { $turn }: it was Jack, and the Investigator wins.
mr-jack-ended-mistaken = { $who } arrested { $accused } on { $hex } in turn { $turn }, but Jack was { $jack }: Jack wins.
mr-jack-ended-escaped = Jack was { $jack } and left Whitechapel by the { $exit } exit in turn { $turn }: Jack wins.
mr-jack-ended-dawn = Dawn came after turn { $turn } and nobody had arrested Jack, who was { $jack } on { $hex }: Jack wins.

mr-jack-choose-first = choose one of the cards that lie face up first
mr-jack-card-not-up = { $who }’s card does not lie face up
mr-jack-card-in-play = { $who }’s card is being played
mr-jack-lantern-first = Watson was moved, so turn his lantern first
mr-jack-lantern-not-now = the lantern is turned only after Watson was moved
mr-jack-whistle-first = the whistle has { $points ->
    [one] one point
   *[other] { $points } points
} left to spend
mr-jack-has-moved = { $who } has moved already
mr-jack-same-hex = { $who } stands there and must end the move elsewhere
mr-jack-too-far = { $hex } is out of { $who }’s reach, { $points } hexes at most
mr-jack-occupied = { $other } stands on { $hex }
mr-jack-can-move = { $who } has somewhere to go
mr-jack-jack-accuses = only the Investigator accuses
mr-jack-accuse-itself = { $who } moves, and can’t be the one accused
mr-jack-accuse-far = { $other } is out of { $who }’s reach
mr-jack-escape-not-yours = only Jack leaves Whitechapel
mr-jack-escape-other = you do not hide under the name of { $who }
mr-jack-escape-witness = the card shows “witness”: Jack can’t leave this turn
mr-jack-escape-barred = a barricade stands at the { $exit } exit
mr-jack-escape-far = the { $exit } exit is out of { $who }’s reach
mr-jack-not-the-power = that is not the power of { $who }
mr-jack-power-used = { $who } has used the power already
mr-jack-lamp-unlit = no lamp burns on { $place }
mr-jack-lamp-lit = a lamp burns on { $place } already
mr-jack-not-barred = there is no barricade at the { $exit } exit
mr-jack-barred = there is a barricade at the { $exit } exit already
mr-jack-no-manhole = there is no manhole on { $hex }
mr-jack-not-covered = the manhole on { $hex } is open
mr-jack-covered = the manhole on { $hex } is covered already
mr-jack-whistle-himself = { $who } whistles, and does not call himself
mr-jack-whistled = the whistle has moved { $who } already
mr-jack-not-closer = { $hex } is no closer to Goodley than where { $who } stands
mr-jack-whistle-far = { $who } is too far from { $hex } for { $points ->
    [one] the one point left
   *[other] { $points } points
}
mr-jack-swap-himself = { $who } can’t change places with himself

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
mr-jack-draw-all-cards = all eight, shuffled anew
mr-jack-draw-lantern = lantern
mr-jack-draw-lantern-to = { $lantern } ({ $direction })
mr-jack-draw-alibis = alibi cards
mr-jack-draw-drawn = Jack { $jack }, the Investigator { $investigator }
mr-jack-draw-to-move = { $who } is still to move.
mr-jack-draw-to-move-or-swap = { $who } is still to move, or to change places with somebody.
mr-jack-draw-to-use = { $who } is still to use the power.
mr-jack-draw-to-move-and-use = { $who } is to move and to use the power.
mr-jack-draw-whistle =
    { $who } whistles: { $points ->
        [one] one point
       *[other] { $points } points
    } left.
mr-jack-draw-turn-lantern = { $who }: Watson’s lantern is to be turned.
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
mr-jack-kind-exit = way out
mr-jack-kind-building = building
mr-jack-kind-lamp-place = lamp place
mr-jack-kind-manhole = manhole
mr-jack-kind-square = square

mr-jack-reason-accuses = It accuses the one who is most likely Jack.
mr-jack-reason-leaves = It takes Jack out of Whitechapel, and wins.
mr-jack-reason-looks-at-alibi = It brings a look at an alibi card.
mr-jack-reason-hides-near-exit = It leaves Jack in the dark, one card away from an open exit.
mr-jack-reason-splits-suspects = It splits the suspects as evenly as can be: whatever the call tells, half of them go.
mr-jack-reason-keeps-company = It keeps most suspects on Jack’s side of the call.

mr-jack-puzzle-suspects = Suspects on the board: { $names }.
mr-jack-puzzle-alibis = You hold the alibis of { $names }.
mr-jack-puzzle-nobody = nobody
mr-jack-puzzle-arrest = Whom to accuse, and with whom
mr-jack-puzzle-arrest-question = Only one character can still be Jack. Whose card do you play to arrest him at once?
mr-jack-puzzle-arrest-who =
    { $alibis ->
        [0] { $jack } is the only suspect left: Jack.
        [one] The other suspect on the board has an alibi in your hand, so { $jack } is Jack.
       *[other] The other { $alibis } suspects on the board have alibis in your hand, so { $jack } is Jack.
    }
mr-jack-puzzle-arrest-best =
    { $powers ->
        [0] { $card } reaches the hex of { $jack } in one move and accuses.
       *[other] So { $card }, who could not get there by moving alone, reaches the hex of { $jack } and accuses.
    }
mr-jack-puzzle-arrest-others = No other card gets there, however it is played.
mr-jack-puzzle-arrest-against = { $card } can’t get there in this move, whatever is done first.
mr-jack-puzzle-question = One question is enough
mr-jack-puzzle-question-question = This is the turn’s last choice, with the card of { $who }; then the streets are asked. What do you do, so that the fewest characters can still be Jack whichever way they answer?
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
mr-jack-puzzle-question-against = Of those who can be Jack, visible would be { $visible }, and invisible { $invisible }: the worse answer leaves { $left }. That can be done better.
mr-jack-puzzle-shadow = Stay in the shadow
mr-jack-puzzle-shadow-question = You are Jack, as { $jack }. This is the turn’s last choice, with the card of { $who }. What do you do, so that the most suspects are left after the call?
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
mr-jack-headline-alibi = { $first } has an alibi
mr-jack-headline-witness = A witness!
mr-jack-headline-no-witness = No witness

# What is asked before it is done.
mr-jack-question-accuse = Accuse { $first }?
mr-jack-warning-accuse = { $who } makes the arrest. This ends the game: if { $first } is not Jack, Jack wins.
