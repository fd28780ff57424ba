mr-jack-pocket-title = Mr. Jack Pocket
mr-jack-pocket-about = Nine suspects on nine tiles that turn: Mr. Jack hides among them, and three detectives look down the streets.
mr-jack-pocket-notebook-suspects = Who Mr. Jack can be
mr-jack-pocket-notebook-hourglasses = How many hourglasses he can have
mr-jack-pocket-notebook-pile = Alibi cards that can be in the pile
mr-jack-pocket-jack = Mr. Jack
mr-jack-pocket-investigator = the Investigator

mr-jack-pocket-holmes = Holmes
mr-jack-pocket-watson = Watson
mr-jack-pocket-toby = Toby

mr-jack-pocket-lestrade = Inspector Lestrade
mr-jack-pocket-goodley = Sergeant Goodley
mr-jack-pocket-bert = Jeremy Bert
mr-jack-pocket-pizer = John Pizer
mr-jack-pocket-smith = John Smith
mr-jack-pocket-lane = Joseph Lane
mr-jack-pocket-stealthy = Miss Stealthy
mr-jack-pocket-gull = William Gull
mr-jack-pocket-madame = Madame

mr-jack-pocket-face-holmes = Holmes
mr-jack-pocket-face-watson = Watson
mr-jack-pocket-face-toby = Toby
mr-jack-pocket-face-joker = Joker
mr-jack-pocket-face-rotation = Rotation
mr-jack-pocket-face-exchange = Exchange
mr-jack-pocket-face-alibi = Alibi

mr-jack-pocket-north = north
mr-jack-pocket-east = east
mr-jack-pocket-south = south
mr-jack-pocket-west = west

mr-jack-pocket-tile = { $suspect }’s tile is laid at { $cell }.
mr-jack-pocket-wall = The tile at { $cell } has its wall in the { $side }.
mr-jack-pocket-identity = Mr. Jack hides as { $suspect }.
mr-jack-pocket-identity-unknown = Mr. Jack draws his identity in secret.
mr-jack-pocket-toss = A token falls: { $face }.

mr-jack-pocket-take = The { $face } token goes to { $who }.
mr-jack-pocket-move =
    { $detective } goes on by { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }.
mr-jack-pocket-joker-none = Every detective stays where he is.
mr-jack-pocket-rotate-right = { $suspect }’s tile at { $cell } gets a quarter turn to the right.
mr-jack-pocket-rotate-half = { $suspect }’s tile at { $cell } gets a half turn.
mr-jack-pocket-rotate-left = { $suspect }’s tile at { $cell } gets a quarter turn to the left.
mr-jack-pocket-exchange = The tiles of { $first } and { $second } change places.
mr-jack-pocket-alibi-unknown = Mr. Jack draws an alibi card and keeps it to himself.
mr-jack-pocket-alibi-jack =
    Mr. Jack draws { $suspect }’s alibi: { $hourglasses ->
        [0] no hourglass
        [one] one hourglass
       *[other] { $hourglasses } hourglasses
    }.
mr-jack-pocket-alibi-cleared = The Investigator reveals { $suspect }’s alibi: cleared.
mr-jack-pocket-alibi-in-vain = The Investigator reveals { $suspect }’s alibi; that tile lay on its empty side already.

mr-jack-pocket-visible =
    The witnesses see Mr. Jack! { $cleared ->
        [0] Nobody is cleared
        [one] One suspect is cleared
       *[other] { $cleared } suspects are cleared
    }; { $left ->
        [one] one is
       *[other] { $left } are
    } left.
mr-jack-pocket-hidden =
    Nobody sees Mr. Jack: an hourglass for him. { $cleared ->
        [0] Nobody is cleared
        [one] One suspect is cleared
       *[other] { $cleared } suspects are cleared
    }; { $left ->
        [one] one is
       *[other] { $left } are
    } left.
mr-jack-pocket-show =
    Mr. Jack opens { $suspect }’s alibi: { $hourglasses ->
        [0] no hourglass
        [one] one hourglass
       *[other] { $hourglasses } hourglasses
    }.

mr-jack-pocket-not-yours = tiles, cards, tosses and witnesses see to themselves
mr-jack-pocket-take-first = take the { $face } token first, with “{ $notation }”
mr-jack-pocket-used = the { $face } token was used in this turn
mr-jack-pocket-not-up = { $face } is on the back of its token in this turn
mr-jack-pocket-in-hand = you hold the { $face } token and must use it
mr-jack-pocket-rotated = the tile at { $cell } was turned in this turn already
mr-jack-pocket-joker-jack = only Mr. Jack may leave all the detectives where they are

mr-jack-pocket-try = a token ({ $tokens }), then what it is for: { $moves }
mr-jack-pocket-try-token = { $token } to take the token, then one of these: { $moves }
mr-jack-pocket-try-tiles = { $token } to take the token, then for example { $moves }; rows and columns are 0, 1 and 2 from the top left, 1,2 being row 1, column 2

mr-jack-pocket-draw-seen = seen
mr-jack-pocket-draw-turned = turned
mr-jack-pocket-draw-percent = { $share }%
mr-jack-pocket-draw-legend-names = H Holmes, W Watson, T Toby; CAPITALS suspect, (brackets) cleared
mr-jack-pocket-draw-legend-marks = seen: by a detective; turned: not again this turn; ✓ token used this turn
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
