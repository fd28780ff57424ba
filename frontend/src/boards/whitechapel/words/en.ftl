whitechapel-key-possible = Jack may be here
whitechapel-key-pick = possible choice
whitechapel-key-clue = clue
whitechapel-key-no = no clue here
whitechapel-key-scene = crime scene
whitechapel-key-red = red circle
whitechapel-key-woman = a woman
whitechapel-key-start = patrol start

whitechapel-told-patrol-down = patrol, face down
whitechapel-told-patrol-policeman = patrol: a policeman
whitechapel-told-patrol-decoy = patrol: a decoy
whitechapel-told-token-down = woman token, face down
whitechapel-told-token-marked = woman token: marked
whitechapel-told-token-blank = woman token: blank

whitechapel-side-nights = The four nights
whitechapel-side-killed = murder on { $circle }
whitechapel-side-home-in =
    { $moves ->
        [one] home in one move
       *[other] home in { $moves } moves
    }
whitechapel-side-tonight = tonight
whitechapel-side-to-kill =
    { $count ->
        [one] one murder to come
       *[other] { $count } murders to come
    }
whitechapel-side-five = The five policemen
whitechapel-side-now = now
whitechapel-side-done = done
whitechapel-side-to-act = still to act
whitechapel-side-to-move = still to move
whitechapel-side-clue = clue, { $circle }
whitechapel-side-nobody = nobody on { $circle }
whitechapel-side-noes =
    { $count ->
        [one] one circle, no clue
       *[other] { $count } circles, no clue
    }
whitechapel-side-moves = Jack’s moves
whitechapel-side-coaches =
    { $count ->
        [0] no coach left
        [one] one coach left
       *[other] { $count } coaches left
    }
whitechapel-side-alleys =
    { $count ->
        [0] no alley left
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
        [0] No possible hideout
        [one] One possible hideout
       *[other] { $count } possible hideouts
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
whitechapel-plan-hiding = Where is your hideout?
whitechapel-plan-hiding-how = Click any circle but a red one. It stays your hideout for all four nights.
whitechapel-plan-hiding-on = Hideout
whitechapel-plan-hiding-confirm = Hide there
whitechapel-plan-tokens = Where do the woman tokens go?
whitechapel-plan-tokens-how = Click red circles to place the tokens; click again to remove one.
whitechapel-plan-tokens-on = Woman tokens
whitechapel-plan-tokens-confirm = Place the tokens
whitechapel-plan-marking = Which tokens are marked?
whitechapel-plan-marking-how = Click a token to turn it over. Only you see the faces.
whitechapel-plan-marking-on = Marked: women
whitechapel-plan-marking-off = Blanks
whitechapel-plan-marking-confirm = Confirm the tokens
whitechapel-plan-patrols = Where do the other patrols start?
whitechapel-plan-patrols-how = Click yellow crossings to place the patrols; click again to remove one.
whitechapel-plan-patrols-on = Patrols
whitechapel-plan-patrols-confirm = Place the patrols
whitechapel-plan-faces = Which of the seven are policemen?
whitechapel-plan-faces-how = Click a patrol to turn it over. Only you see the faces.
whitechapel-plan-faces-how-colours = Click a decoy: it becomes the next policeman. Click a policeman: he becomes a decoy. Only you see the faces.
whitechapel-plan-faces-colours = The policemen laid so far
whitechapel-plan-laid = laid
whitechapel-plan-not-laid = not laid yet
whitechapel-plan-faces-on = Policemen
whitechapel-plan-faces-off = Decoys
whitechapel-plan-faces-confirm = Confirm the patrols
whitechapel-plan-shuffle = Shuffle

whitechapel-plan-police = Your policemen, in any order.
whitechapel-plan-police-how = Click where each one goes, or drag him. Nothing is sent until you press Go.
whitechapel-plan-acts = Now your policemen act.
whitechapel-plan-acts-how = Click a policeman to change what he does, or press Go.
whitechapel-plan-women = Jack waits: move the women.
whitechapel-plan-women-how = Click a woman, then where she goes. Nothing is sent until you press Go.
whitechapel-plan-patrols-walk = Jack waits: move the patrols.
whitechapel-plan-patrols-walk-how = Click a patrol, then where it goes. Nothing is sent until you press Go.
whitechapel-plan-movers = Who moves
whitechapel-plan-where = where to?
whitechapel-plan-to-move = to move
whitechapel-plan-goes = moves
whitechapel-plan-stays = stays
whitechapel-plan-clues = looks for clues on { $circles }
whitechapel-plan-arrests = arrest on { $circle }
whitechapel-plan-undo = Undo: { $who }
whitechapel-plan-others = The others stay
whitechapel-plan-others-walk = Move the others at random
whitechapel-plan-go = Go
whitechapel-plan-then = { $who }: and then?
whitechapel-plan-look = Look for clues
whitechapel-plan-arrest = Arrest
whitechapel-plan-nothing = Nothing
whitechapel-plan-asks = asks first
whitechapel-plan-aim = { $who }: click the circle for the arrest.
whitechapel-plan-arrest-on = Make an arrest on { $circle }?
whitechapel-doubt-weight =
    Your notebook: { $count ->
        [one] he must be there.
       *[other] one of { $count } circles where he can be, { $percent }%.
    }
whitechapel-rides-left = { $count } left

whitechapel-moment-murder = Murder on { $circle }
whitechapel-moment-night = Night { $night }
whitechapel-moment-over = Night { $night } is over
whitechapel-moment-on = On to night { $night }
whitechapel-moment-whistle = The whistle blows: the patrols are turned over.
whitechapel-moment-moves =
    { $moves ->
        [one] Jack has one move to reach his hideout,
       *[other] Jack has { $moves } moves to reach his hideout,
    }
whitechapel-moment-specials =
    { $coaches ->
        [one] one coach
       *[other] { $coaches } coaches
    } and { $alleys ->
        [one] one alley.
       *[other] { $alleys } alleys.
    }
whitechapel-moment-victim = crime scene
whitechapel-moment-used = moves used
whitechapel-moment-spent = coaches and alleys
whitechapel-moment-back = He is at his hideout, the same one every night. The clues are taken off the board.
whitechapel-moment-yours = You are in your hideout, and come back to it every night. The clues are taken off the board.
whitechapel-moment-again = He strikes twice tonight.
whitechapel-moment-of = { " " }of { $count }
whitechapel-moment-hideouts =
    { $count ->
        [one] hideout is left
       *[other] hideouts are left
    }

whitechapel-you-are = You are Jack
whitechapel-you-are-about = Your hideout is { $circle }, for all four nights. Come home each night before your moves run out.
whitechapel-you-live = hideout on { $circle }
whitechapel-you-circles =
    { $count ->
        [one] they know where you are
       *[other] { $count } possible circles for them
    }
whitechapel-you-homes =
    { $count ->
        [one] they know your hideout
       *[other] { $count } possible hideouts
    }
