whitechapel-key-possible = Jack may be here
whitechapel-key-pick = to pick
whitechapel-key-clue = a clue: he came by
whitechapel-key-no = asked: not so far
whitechapel-key-scene = crime scene
whitechapel-key-red = red circle
whitechapel-key-woman = a woman
whitechapel-key-start = police start

whitechapel-side-nights = The four nights
whitechapel-side-killed = killed at { $circle }
whitechapel-side-home-in =
    { $moves ->
        [one] home in one move
       *[other] home in { $moves }
    }
whitechapel-side-tonight = tonight
whitechapel-side-to-kill =
    { $count ->
        [one] one to kill
       *[other] { $count } to kill
    }
whitechapel-side-five = The five policemen
whitechapel-side-now = now
whitechapel-side-done = done
whitechapel-side-to-act = to act
whitechapel-side-to-move = to move
whitechapel-side-clue = clue, { $circle }
whitechapel-side-nobody = nobody at { $circle }
whitechapel-side-noes =
    { $count ->
        [one] one no
       *[other] { $count } times no
    }
whitechapel-side-moves = Jack’s moves
whitechapel-side-coaches =
    { $count ->
        [one] one coach left
       *[other] { $count } coaches left
    }
whitechapel-side-alleys =
    { $count ->
        [one] one alley left
       *[other] { $count } alleys left
    }
whitechapel-side-left = { $count } left
whitechapel-side-column = Column { $column }: { $what }
whitechapel-side-means-murder = murder
whitechapel-side-means-walk = on foot
whitechapel-side-means-alley = through an alley
whitechapel-side-means-coach = by coach
whitechapel-side-empty = not yet
whitechapel-side-hideouts =
    { $count ->
        [one] One hideout is possible
       *[other] { $count } hideouts are possible
    }
whitechapel-side-jack-now =
    { $count ->
        [one] Jack now: one circle
       *[other] Jack now: { $count } circles
    }

whitechapel-short-blue = Blue
whitechapel-short-brown = Brown
whitechapel-short-green = Green
whitechapel-short-red = Red
whitechapel-short-yellow = Yellow

whitechapel-doubt-not = Your notebook: Jack can’t be on { $circle }.
whitechapel-doubt-possible =
    Your notebook: { $count ->
        [one] he must be there.
       *[other] one of { $count } circles where he can be.
    }
whitechapel-doubt-weight =
    Your notebook: { $count ->
        [one] he must be there.
       *[other] one of { $count } circles where he can be, { $percent } %.
    }
whitechapel-left = { $count } left
