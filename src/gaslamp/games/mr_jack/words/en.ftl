mr-jack-title = Mr. Jack
mr-jack-about = Eight characters in the lamplight, one of them Jack: clear seven of them before dawn, or before he is gone.
mr-jack-jack = Jack
mr-jack-investigator = the Investigator

mr-jack-option-board = The board: “first” of 2006, or “revised” with other manholes and Watson and Stealthy the other way round.
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

mr-jack-is = Jack hides under the name of { $who }.
mr-jack-jack-hidden = Jack draws an alibi card in secret: under that name he hides.
mr-jack-card = { $who }’s card is turned face up.
mr-jack-choose = { $who } is played by { $player }.
mr-jack-move = { $who } goes to { $hex }.
mr-jack-stay = { $who } is hemmed in and stays.
mr-jack-accuse = { $who } lays a hand on { $other }: “You are Jack!”
mr-jack-escape = { $who } slips out of Whitechapel by the { $exit } exit. It was Jack!
mr-jack-lamp = A lamp is carried from { $start } to { $end }.
mr-jack-barricade = The barricade of the { $start } exit is moved to the { $end } one.
mr-jack-cover = The manhole on { $start } is opened, the one on { $end } closed.
mr-jack-whistle = The whistle brings { $who } to { $hex }.
mr-jack-swap = { $who } changes places with { $other }.
mr-jack-lantern = Watson turns his lantern to the { $direction }.
mr-jack-alibi = { $who } has an alibi: { $player } knows it now.
mr-jack-alibi-hidden = An alibi card is drawn, for the eyes of { $player } alone.
mr-jack-witness = A witness! Jack can be seen: whoever is out of sight is cleared.
mr-jack-no-witness = No witness. Jack is out of sight: whoever can be seen is cleared.
mr-jack-witness-lamp = { mr-jack-witness } Lamp { $number } goes out on { $place }.
mr-jack-no-witness-lamp = { mr-jack-no-witness } Lamp { $number } goes out on { $place }.

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
mr-jack-draw-percent = { $share }%
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
