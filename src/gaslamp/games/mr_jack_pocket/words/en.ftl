mr-jack-pocket-title = Mr. Jack Pocket
mr-jack-pocket-about = Nine suspects on nine tiles that turn: Mr. Jack hides among them while three detectives look down the streets.
mr-jack-pocket-notebook-suspects = Who can be Mr. Jack
mr-jack-pocket-notebook-hourglasses = How many hourglasses Mr. Jack can have
mr-jack-pocket-notebook-pile = Alibi cards that can be in the pile
mr-jack-pocket-jack = Mr. Jack
mr-jack-pocket-investigator = the Investigator

mr-jack-pocket-detective-holmes = Holmes
mr-jack-pocket-detective-watson = Watson
mr-jack-pocket-detective-toby = Toby

mr-jack-pocket-suspect-lestrade = Inspector Lestrade
mr-jack-pocket-suspect-goodley = Sergeant Goodley
mr-jack-pocket-suspect-bert = Jeremy Bert
mr-jack-pocket-suspect-pizer = John Pizer
mr-jack-pocket-suspect-smith = John Smith
mr-jack-pocket-suspect-lane = Joseph Lane
mr-jack-pocket-suspect-stealthy = Miss Stealthy
mr-jack-pocket-suspect-gull = William Gull
mr-jack-pocket-suspect-madame = Madame

mr-jack-pocket-face-holmes = Holmes
mr-jack-pocket-face-watson = Watson
mr-jack-pocket-face-toby = Toby
mr-jack-pocket-face-joker = Joker
mr-jack-pocket-face-rotation = Rotation
mr-jack-pocket-face-exchange = Exchange
mr-jack-pocket-face-alibi = Alibi

mr-jack-pocket-side-north = north
mr-jack-pocket-side-east = east
mr-jack-pocket-side-south = south
mr-jack-pocket-side-west = west

mr-jack-pocket-place-0-0 = top left
mr-jack-pocket-place-0-1 = top middle
mr-jack-pocket-place-0-2 = top right
mr-jack-pocket-place-1-0 = middle left
mr-jack-pocket-place-1-1 = centre
mr-jack-pocket-place-1-2 = middle right
mr-jack-pocket-place-2-0 = bottom left
mr-jack-pocket-place-2-1 = bottom middle
mr-jack-pocket-place-2-2 = bottom right

mr-jack-pocket-cell = { $place } tile
mr-jack-pocket-space = { $hour } o’clock
mr-jack-pocket-token = the { $face } token
mr-jack-pocket-card = { $suspect }’s alibi
mr-jack-pocket-identity-card = Mr. Jack’s identity
mr-jack-pocket-time = turn { $turn }

mr-jack-pocket-log-tile = { $suspect }’s tile: { $place }.
mr-jack-pocket-log-wall = The { $place } tile: wall to the { $side }.
mr-jack-pocket-log-identity = Mr. Jack is { $suspect }.
mr-jack-pocket-log-identity-you = You are Mr. Jack, hiding as { $suspect }.
mr-jack-pocket-log-identity-unknown = Mr. Jack draws his identity in secret.
mr-jack-pocket-log-toss = A token falls: { $face }.

mr-jack-pocket-log-take = { $seat ->
        [jack] Mr. Jack takes
       *[investigator] The Investigator takes
    } the { $face } token.
mr-jack-pocket-log-take-you = You take the { $face } token.
mr-jack-pocket-log-move =
    { $detective } moves { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }, to { $hour } o’clock.
mr-jack-pocket-log-joker-none = No detective moves.
mr-jack-pocket-log-rotate-right = { $suspect }’s tile ({ $place }) turns a quarter to the right.
mr-jack-pocket-log-rotate-half = { $suspect }’s tile ({ $place }) turns halfway round.
mr-jack-pocket-log-rotate-left = { $suspect }’s tile ({ $place }) turns a quarter to the left.
mr-jack-pocket-log-exchange = { $first }’s and { $second }’s tiles swap places.
mr-jack-pocket-log-alibi-unknown = Mr. Jack draws an alibi card and keeps it hidden.
mr-jack-pocket-log-alibi-jack =
    Mr. Jack draws { $suspect }’s alibi: { $hourglasses ->
        [0] no hourglass
        [one] one hourglass
       *[other] { $hourglasses } hourglasses
    }.
mr-jack-pocket-log-alibi-jack-you =
    You draw { $suspect }’s alibi: { $hourglasses ->
        [0] no hourglass
        [one] one hourglass
       *[other] { $hourglasses } hourglasses
    } for you.
mr-jack-pocket-log-alibi-cleared = The Investigator draws { $suspect }’s alibi: cleared.
mr-jack-pocket-log-alibi-cleared-you = You draw { $suspect }’s alibi: cleared.
mr-jack-pocket-log-alibi-in-vain = The Investigator draws { $suspect }’s alibi; { $suspect } was cleared already.
mr-jack-pocket-log-alibi-in-vain-you = You draw { $suspect }’s alibi; { $suspect } was cleared already.

mr-jack-pocket-names-two = { $first } and { $others }
mr-jack-pocket-names-more = { $first }, { $others }
mr-jack-pocket-log-visible =
    Mr. Jack is in sight! { $cleared ->
        [0] Nobody is cleared
       *[other] Cleared: { $names }
    }; { $left ->
        [one] one suspect is
       *[other] { $left } suspects are
    } left.
mr-jack-pocket-log-visible-you =
    You are in sight! { $cleared ->
        [0] Nobody is cleared
       *[other] Cleared: { $names }
    }; { $left ->
        [one] one suspect is
       *[other] { $left } suspects are
    } left.
mr-jack-pocket-log-hidden =
    Mr. Jack is out of sight and gets an hourglass. { $cleared ->
        [0] Nobody is cleared
       *[other] Cleared: { $names }
    }; { $left ->
        [one] one suspect is
       *[other] { $left } suspects are
    } left.
mr-jack-pocket-log-hidden-you =
    You are out of sight: an hourglass for you. { $cleared ->
        [0] Nobody is cleared
       *[other] Cleared: { $names }
    }; { $left ->
        [one] one suspect is
       *[other] { $left } suspects are
    } left.
mr-jack-pocket-log-chase-begins = { $call } Mr. Jack has six hourglasses too: a chase begins.
mr-jack-pocket-log-chase-begins-you = { $call } You have six hourglasses too: a chase begins.
mr-jack-pocket-log-show =
    Mr. Jack shows { $suspect }’s alibi: { $hourglasses ->
        [0] no hourglass
        [one] one hourglass
       *[other] { $hourglasses } hourglasses
    }.
mr-jack-pocket-log-show-you =
    You show { $suspect }’s alibi: { $hourglasses ->
        [0] no hourglass
        [one] one hourglass
       *[other] { $hourglasses } hourglasses
    }.

mr-jack-pocket-not-yours = players can’t lay tiles, deal cards, toss tokens or answer the call
mr-jack-pocket-take-first = take the { $face } token first, with “{ $notation }”
mr-jack-pocket-used = the { $face } token has been used this turn
mr-jack-pocket-not-up = { $face } is on the back of its token this turn
mr-jack-pocket-in-hand = you hold the { $face } token and must use it
mr-jack-pocket-rotated = the { $place } tile has been turned this turn already
mr-jack-pocket-joker-jack = only Mr. Jack may leave all the detectives where they are

mr-jack-pocket-try = a token ({ $tokens }), then what to do with it, or both at once: { $moves }
mr-jack-pocket-try-token = { $token } to take the token, then one of these, or both at once: { $moves }
mr-jack-pocket-try-tiles = { $token } to take the token, then for example { $moves }, or both at once; rows and columns are 0, 1 and 2 from the top left, 1,2 being row 1, column 2

mr-jack-pocket-label-take = the { $face } token
mr-jack-pocket-label-one = one space
mr-jack-pocket-label-two = two spaces
mr-jack-pocket-label-joker-none = nobody moves
mr-jack-pocket-label-right = quarter turn right
mr-jack-pocket-label-half = half turn
mr-jack-pocket-label-left = quarter turn left
mr-jack-pocket-label-swap = swap them

mr-jack-pocket-awaited-laying = The street tiles are laid.
mr-jack-pocket-awaited-facing = The street tiles are laid.
mr-jack-pocket-awaited-dealing = Mr. Jack draws his identity.
mr-jack-pocket-awaited-tossing = The action tokens are tossed.
mr-jack-pocket-expected-choosing =
    Your turn: take a token{ $actions ->
        [2] ; you will take another right after
       *[other] {""}
    }.
mr-jack-pocket-awaited-choosing = Waiting for { $who } to take a token.
mr-jack-pocket-expected-move = Move { $detective } one or two spaces clockwise.
mr-jack-pocket-expected-joker = Joker: move one detective one space clockwise.
mr-jack-pocket-expected-joker-jack = Joker: move one detective one space clockwise, or none.
mr-jack-pocket-expected-rotation = Give a tile a quarter or half turn. No tile turns twice in the same turn.
mr-jack-pocket-expected-exchange = Choose two tiles to swap.
mr-jack-pocket-awaited-aiming = Waiting for { $who } to use the { $face } token.
mr-jack-pocket-awaited-drawing = An alibi card for { $who }.
mr-jack-pocket-awaited-calling = Call for witnesses: is Mr. Jack in sight?
mr-jack-pocket-awaited-showing = A chase begins: Mr. Jack shows his alibi cards.

mr-jack-pocket-ended-found = The Investigator found Mr. Jack in turn { $turn }: { $suspect } was the only suspect left.
mr-jack-pocket-ended-found-won = In turn { $turn } only one suspect was left: { $suspect }.
mr-jack-pocket-ended-found-lost = In turn { $turn } you were the only suspect left: { $suspect }.
mr-jack-pocket-ended-seen = The Investigator caught Mr. Jack: in turn { $turn } he had { $hourglasses } hourglasses, but { $suspect }, the last suspect, was in sight.
mr-jack-pocket-ended-seen-won = In turn { $turn } Mr. Jack had { $hourglasses } hourglasses, but { $suspect }, the last suspect, was in sight.
mr-jack-pocket-ended-seen-lost = In turn { $turn } you had { $hourglasses } hourglasses, but you were the last suspect, { $suspect }, and in sight.
mr-jack-pocket-ended-caught = The chase is over: in turn { $turn } Mr. Jack ({ $suspect }) was in sight, and the Investigator wins.
mr-jack-pocket-ended-caught-won = In turn { $turn } { $suspect } was in sight, and the chase was over.
mr-jack-pocket-ended-caught-lost = In turn { $turn } you, as { $suspect }, were in sight, and the chase was over.
mr-jack-pocket-ended-late = Mr. Jack, hiding as { $suspect }, got away in turn { $turn } with { $hourglasses } hourglasses.
mr-jack-pocket-ended-late-won = In turn { $turn } you had { $hourglasses } hourglasses, and nobody knew that you were { $suspect }.
mr-jack-pocket-ended-late-lost = In turn { $turn } Mr. Jack had { $hourglasses } hourglasses. He was { $suspect }.
mr-jack-pocket-ended-unseen = Mr. Jack got away: in the last turn both sides reached their goals, and { $suspect } was out of sight.
mr-jack-pocket-ended-unseen-won = In the last turn both sides reached their goals, but you, as { $suspect }, were out of sight.
mr-jack-pocket-ended-unseen-lost = In the last turn both sides reached their goals, but { $suspect } was out of sight.
mr-jack-pocket-ended-escaped = Mr. Jack escaped the chase: { $suspect } stayed out of sight until the end of turn { $turn }.
mr-jack-pocket-ended-escaped-won = As { $suspect } you stayed out of sight until the end of turn { $turn }.
mr-jack-pocket-ended-escaped-lost = { $suspect } stayed out of sight until the end of turn { $turn }.
mr-jack-pocket-ended-dawn = Mr. Jack, hiding as { $suspect }, got away: after turn { $turn } there were still { $left } suspects.
mr-jack-pocket-ended-dawn-won = After turn { $turn } there were still { $left } suspects, and nobody knew that you were { $suspect }.
mr-jack-pocket-ended-dawn-lost = After turn { $turn } there were still { $left } suspects. Mr. Jack was { $suspect }.

mr-jack-pocket-draw-seen = seen
mr-jack-pocket-draw-turned = turned
mr-jack-pocket-draw-legend-names = H Holmes, W Watson, T Toby; CAPITALS suspect, (brackets) cleared
mr-jack-pocket-draw-legend-marks = seen: by a detective; turned: not again this turn; ✓ token used this turn
mr-jack-pocket-draw-legend-spaces = the spaces around go by the clock: 12 above 0,1, 3 beside 1,2, 6 below 2,1
mr-jack-pocket-draw-legend-cells = ═ ║ walls; 1,2: row 1, column 2
mr-jack-pocket-draw-legend-jack = { $cells }; »NAME« Mr. Jack himself
mr-jack-pocket-draw-turn = turn { $number } of 8
mr-jack-pocket-draw-backs = on the backs
mr-jack-pocket-draw-times = turns won
mr-jack-pocket-draw-hourglasses = hourglasses
mr-jack-pocket-draw-cards = alibi cards
mr-jack-pocket-draw-jack = Mr. Jack
mr-jack-pocket-draw-investigator = Investigator
mr-jack-pocket-draw-pile = alibi cards in the pile: { $cards }
mr-jack-pocket-draw-chase = The chase is on: the Investigator wins as soon as Mr. Jack is seen.

mr-jack-pocket-typed-exchange = exchange
mr-jack-pocket-typed-rotate = rotate
mr-jack-pocket-typed-right = right
mr-jack-pocket-typed-half = half
mr-jack-pocket-typed-left = left
mr-jack-pocket-typed-none = none

mr-jack-pocket-kind-walk = next space
mr-jack-pocket-kind-north = in the north
mr-jack-pocket-kind-east = in the east
mr-jack-pocket-kind-south = in the south
mr-jack-pocket-kind-west = in the west
mr-jack-pocket-kind-black = black
mr-jack-pocket-kind-blue = blue
mr-jack-pocket-kind-green = green
mr-jack-pocket-kind-grey = grey
mr-jack-pocket-kind-orange = orange
mr-jack-pocket-kind-pink = pink
mr-jack-pocket-kind-purple = purple
mr-jack-pocket-kind-white = white
mr-jack-pocket-kind-yellow = yellow
mr-jack-pocket-kind-hourglasses-0 = no hourglass
mr-jack-pocket-kind-hourglasses-1 = one hourglass
mr-jack-pocket-kind-hourglasses-2 = two hourglasses
mr-jack-pocket-kind-jack-begins = Mr. Jack begins
mr-jack-pocket-kind-investigator-begins = the Investigator begins

mr-jack-pocket-reason-draws-alibi = The alibi card is then yours, and not the other side’s.
mr-jack-pocket-reason-splits-suspects = It splits the suspects as evenly as possible: whatever the answer, about half are cleared.
mr-jack-pocket-reason-keeps-company = It leaves most suspects in the same group as you at the call.
mr-jack-pocket-reason-hides = You stay out of sight and get one more hourglass.

mr-jack-pocket-puzzle-suspects = Mr. Jack can be { $names }.
mr-jack-pocket-puzzle-open = For the Investigator, Mr. Jack can still be { $names }.
mr-jack-pocket-puzzle-nobody = nobody
mr-jack-pocket-puzzle-question = Split the suspects
mr-jack-pocket-puzzle-question-question =
    You have the last action of the turn, with the { $token } token; then comes the call for witnesses. { $turns ->
        [0] What do you do
       *[other] Which tile do you turn
    }, so that the fewest suspects are left whatever the answer?
mr-jack-pocket-puzzle-question-seen =
    { $left ->
        [0] Then no suspect is in sight.
       *[other] If Mr. Jack is in sight, these are left: { $names }.
    }
mr-jack-pocket-puzzle-question-unseen =
    { $left ->
        [0] Nobody is out of sight.
       *[other] If he is not, these are left: { $names }.
    }
mr-jack-pocket-puzzle-question-best =
    So at most { $left ->
        [one] one suspect is
       *[other] { $left } suspects are
    } left; anything else could leave { $others }.
mr-jack-pocket-puzzle-question-against = Then { $seen } would be in sight and { $unseen } out of sight: the worse answer leaves { $left }. You can do better.
mr-jack-pocket-puzzle-whatever = Whatever he does
mr-jack-pocket-puzzle-whatever-question =
    You hold the { $token } token; after you, Mr. Jack has the last action, with the { $last } token. { $turns ->
        [0] What do you do
       *[other] Which tile do you turn
    }, so that the fewest suspects are left after the call, whatever he does and whoever he is?
mr-jack-pocket-puzzle-whatever-best =
    Mr. Jack can use the { $last } token in { $ways } ways; after each of them the call leaves at most { $left ->
        [one] one suspect
       *[other] { $left } suspects
    }.
mr-jack-pocket-puzzle-whatever-others = After any other action he has an answer that could leave { $others }.
mr-jack-pocket-puzzle-whatever-against = He could answer: “{ $told }” Then { $left } suspects could be left. You can do better.
mr-jack-pocket-puzzle-shadow = Hide in the crowd
mr-jack-pocket-puzzle-shadow-question =
    You are Mr. Jack, and you have the last action of the turn, with the { $token } token. { $turns ->
        [0] What do you do
       *[other] Which tile do you turn
    }, so that the most suspects are left after the call?
mr-jack-pocket-puzzle-shadow-best =
    { $seen ->
        [0] Then you are out of sight
       *[other] Then you are in sight
    }, and { $left } suspects are left: { $names }.
mr-jack-pocket-puzzle-shadow-others =
    Anything else leaves { $others ->
        [one] one
       *[other] { $others }
    } at most.
mr-jack-pocket-puzzle-shadow-against =
    { $seen ->
        [0] Then you would be out of sight
       *[other] Then you would be in sight
    }, and { $left ->
        [one] only one suspect would be
       *[other] only { $left } suspects would be
    } left.

# What is announced.
mr-jack-pocket-headline-visible = Mr. Jack is in sight
mr-jack-pocket-headline-visible-you = You are seen
mr-jack-pocket-headline-hidden = Mr. Jack is out of sight
mr-jack-pocket-headline-hidden-you = You are not seen
mr-jack-pocket-headline-alibi = { $suspect }: an alibi
mr-jack-pocket-headline-show = { $suspect }’s card is shown
mr-jack-pocket-call-then = a call then: { $seen } in sight, { $unseen } not
mr-jack-pocket-left = { $count ->
        [0] no suspect
        [one] one suspect
       *[other] { $count } suspects
    }

# What is counted for a review, before a colon.
mr-jack-pocket-measure-call-at-most = Suspects left at most, if the call came now
mr-jack-pocket-measure-call-leaves = Suspects left, you among them, if the call came now
mr-jack-pocket-measure-hourglasses = Your hourglasses
mr-jack-pocket-measure-in-sight = Suspects in sight
