lady-alice-title = Lady Alice
lady-alice-about = Stanley has vanished: who took him, where, when, and holding what? Every player holds one piece of evidence, and keeps it secret.
lady-alice-blue = Blue
lady-alice-red = Red
lady-alice-yellow = Yellow
lady-alice-green = Green
lady-alice-white = White

lady-alice-option-seats-name = Players
lady-alice-option-seats = With three players one category is missing; with five, one category has two pieces of evidence.
lady-alice-option-notebook-name = Deduction sheet
lady-alice-option-notebook = Every player gets the same deduction sheet. The rulebook forbids notes, so with other people it is off unless you turn it on. Without it only the last verdict stays in view.
lady-alice-option-round-limit-name = Round limit
lady-alice-option-round-limit = After this many rounds the game is a draw between the players still in.

lady-alice-clue-chaille-long = Charles Chaillé-Long
lady-alice-clue-baker = Samuel White Baker
lady-alice-clue-kingsley = Mary Kingsley
lady-alice-clue-marlow = Joseph Marlow
lady-alice-clue-crowther = Ajayi Crowther
lady-alice-clue-speke = John Hanning Speke
lady-alice-clue-tippu-tip = Tippu Tip
lady-alice-clue-tinne = Alexine Tinné
lady-alice-clue-waterloo = Waterloo Station
lady-alice-clue-museum = { $form ->
        [the] the British Museum
       *[name] British Museum
    }
lady-alice-clue-tower = { $form ->
        [the] the Tower of London
       *[name] Tower of London
    }
lady-alice-clue-trafalgar = Trafalgar Square
lady-alice-clue-abbey = { $form ->
        [the] Westminster Abbey
       *[name] Westminster Abbey
    }
lady-alice-clue-covent-garden = Covent Garden
lady-alice-clue-hyde-park = Hyde Park
lady-alice-clue-docks = { $form ->
        [the] St Katharine Docks
       *[name] St Katharine Docks
    }
lady-alice-clue-7h = 7:00
lady-alice-clue-9h = 9:00
lady-alice-clue-11h = 11:00
lady-alice-clue-13h = 13:00
lady-alice-clue-15h = 15:00
lady-alice-clue-17h = 17:00
lady-alice-clue-19h = 19:00
lady-alice-clue-21h = 21:00
lady-alice-clue-compass = { $form ->
        [the] the compass
       *[name] compass
    }
lady-alice-clue-mask = { $form ->
        [the] the carved mask
       *[name] carved mask
    }
lady-alice-clue-spear = { $form ->
        [the] the spear
       *[name] spear
    }
lady-alice-clue-drum = { $form ->
        [the] the drum
       *[name] drum
    }
lady-alice-clue-statuette = { $form ->
        [the] the statuette
       *[name] statuette
    }
lady-alice-clue-necklace = { $form ->
        [the] the bead necklace
       *[name] bead necklace
    }
lady-alice-clue-travel-journal = { $form ->
        [the] the travel journal
       *[name] travel journal
    }
lady-alice-clue-sextant = { $form ->
        [the] the sextant
       *[name] sextant
    }

lady-alice-log-twins = { $one } and { $other } hold the two clues of one category.
lady-alice-log-twins-hidden = Holmes takes two clues from one of the categories.
lady-alice-log-evidence = { $who } gets a piece of evidence: { $clue }.
lady-alice-log-evidence-you = Your piece of evidence: { $clue }.
lady-alice-log-evidence-hidden = { $who } gets a piece of evidence.
lady-alice-log-first = { $who } starts with the spiral notebook.
lady-alice-log-first-you = You start with the spiral notebook.

lady-alice-log-suspect-suspect = { $who } suspects { $clue }…
lady-alice-log-suspect-suspect-you = You suspect { $clue }…
lady-alice-log-suspect-place = … of having been at { $clue }…
lady-alice-log-suspect-time = … at about { $clue }…
lady-alice-log-suspect-object = … holding { $clue }.
lady-alice-log-suspicion-solved = Verdict: { $smiles } smiles. { $who } has found the solution!
lady-alice-log-suspicion-solved-you = Verdict: { $smiles } smiles. You have found the solution!
lady-alice-log-suspicion-no-smile = Verdict: no smile. All four clues are false leads.
lady-alice-log-suspicion-smiles = Verdict: { $smiles ->
        [one] one smile
       *[other] { $smiles } smiles
    }.
lady-alice-log-suspicion-unwritten = Verdict: there were smiles. Remember how many.

lady-alice-log-mark = { $who } places a marker on { $clue }.
lady-alice-log-mark-you = You place a marker on { $clue }.
lady-alice-log-value = { $who }’s marker is worth { $value }.
lady-alice-log-value-you = Your marker is worth { $value }.
lady-alice-log-value-hidden = { $who }’s marker is face down.
lady-alice-log-reveal = { $who }’s marker underneath is turned over: { $value }.
lady-alice-log-reveal-you = Your marker underneath is turned over: { $value }.
lady-alice-log-pass = { $who } passes.
lady-alice-log-pass-you = You pass.

lady-alice-log-accuse-suspect = { $who } accuses { $clue }…
lady-alice-log-accuse-suspect-you = You accuse { $clue }…
lady-alice-log-accuse-place = … of having been at { $clue }…
lady-alice-log-accuse-time = … at about { $clue }…
lady-alice-log-accuse-object = … holding { $clue }.
lady-alice-log-accuse-no-suspect = { $who } accuses, with no suspect…
lady-alice-log-accuse-no-suspect-you = You accuse, with no suspect…
lady-alice-log-accuse-no-place = … place left blank…
lady-alice-log-accuse-no-time = … time left blank…
lady-alice-log-accuse-no-object = … object left blank.
lady-alice-log-accusation-solved = Verdict: { $smiles } smiles. { $who } is right: the case is solved!
lady-alice-log-accusation-solved-you = Verdict: { $smiles } smiles. You are right: the case is solved!
lady-alice-log-accusation-no-smile = Verdict: no smile. { $who } is out, and all these clues are false leads.
lady-alice-log-accusation-no-smile-you = Verdict: no smile. You are out, and all these clues are false leads.
lady-alice-log-accusation-smiles = Verdict: { $smiles ->
        [one] only one smile
       *[other] only { $smiles } smiles
    }. { $who } is out.
lady-alice-log-accusation-smiles-you = Verdict: { $smiles ->
        [one] only one smile
       *[other] only { $smiles } smiles
    }. You are out.
lady-alice-log-accusation-unwritten = Verdict: too few smiles; remember how many. { $who } is out.
lady-alice-log-accusation-unwritten-you = Verdict: too few smiles; remember how many. You are out.

lady-alice-not-yours = only Holmes decides that
lady-alice-suspect-first = you hold the spiral notebook: state a suspicion first
lady-alice-pick-suspect = name a suspect now
lady-alice-pick-place = name a place now
lady-alice-pick-time = name a time now
lady-alice-pick-object = name an object now
lady-alice-all-covered = at least one clue of a suspicion must be without a visiting card
lady-alice-repeated = that repeats the last suspicion: change at least one clue
lady-alice-no-zone = this small desk does not have that clue
lady-alice-not-suspicion = only the player with the spiral notebook states a suspicion, before the deductions
lady-alice-no-markers = all nine of your markers are on the desk
lady-alice-covered = { $clue } lies under a visiting card
lady-alice-full = the zone is full: { $clue } already has { $room } markers
lady-alice-mark-first = choose a clue before the value
lady-alice-finish-accusation = finish your accusation, or undo it
lady-alice-no-blank = an accusation names a clue of every category; only with three players is one left blank
lady-alice-one-blank = one category is blank already
lady-alice-blank-missing = one category must stay blank, and this is the last one
lady-alice-no-such-marker = you have no marker worth { $value } left
lady-alice-value-first = choose the value of your marker, or undo it

lady-alice-notebook-solution = Possible in the solution
lady-alice-notebook-players = Who may hold what
lady-alice-notebook-missing = The missing category
lady-alice-notebook-double = The double category
lady-alice-notebook-markers = Markers face down
lady-alice-notebook-verdicts = Verdicts

lady-alice-try-clue = { $verb } with one of these: { $clues }

lady-alice-panel-suspects = suspects
lady-alice-panel-places = places
lady-alice-panel-times = times
lady-alice-panel-objects = objects
lady-alice-worth = worth { $value }
lady-alice-suspicion = suspicion
lady-alice-accusation = accusation

lady-alice-list = { $one }, { $other }
lady-alice-last-of-list = { $one } and { $other }

lady-alice-label-suspect-suspect = suspect
lady-alice-label-suspect-place = at this place
lady-alice-label-suspect-time = at this hour
lady-alice-label-suspect-object = holding this
lady-alice-label-accuse-suspect = accuse
lady-alice-label-accuse-place = at this place
lady-alice-label-accuse-time = at this hour
lady-alice-label-accuse-object = holding this
lady-alice-label-blank = leave it blank
lady-alice-label-mark = place a marker
lady-alice-label-pass = pass

lady-alice-awaited-pairing = Holmes chooses his clues.
lady-alice-awaited-dealing = The evidence is dealt.
lady-alice-awaited-starting = The spiral notebook goes to the first player.
lady-alice-expected-suspicion-suspect = You hold the spiral notebook: whom do you suspect?
lady-alice-expected-suspicion-place = Your suspicion: name a place.
lady-alice-expected-suspicion-time = Your suspicion: name a time.
lady-alice-expected-suspicion-object = Your suspicion: name an object.
lady-alice-awaited-suspicion = Waiting for { $who }’s suspicion.
lady-alice-awaited-verdict = Holmes’s verdict: how many smiles?
lady-alice-expected-deduction = Your turn: place a marker, pass or accuse.
lady-alice-expected-deduction-without-markers = Your turn: you have no markers left. Pass or accuse.
lady-alice-awaited-deduction = Waiting for { $who } to place a marker, pass or accuse.
lady-alice-expected-valuing = Choose the value of your marker on { $clue }.
lady-alice-awaited-valuing = { $who } chooses a marker for { $clue }.
lady-alice-awaited-revealing = The marker underneath on { $clue } is turned over.
lady-alice-expected-accusing-place = Your accusation: name a place.
lady-alice-expected-accusing-time = Your accusation: name a time.
lady-alice-expected-accusing-object = Your accusation: name an object.
lady-alice-expected-accusing-place-or-blank = Your accusation: name a place, or leave it blank.
lady-alice-expected-accusing-time-or-blank = Your accusation: name a time, or leave it blank.
lady-alice-expected-accusing-object-must-be-blank = Your accusation: one category must stay blank, so leave the object out.
lady-alice-awaited-accusing = { $who } makes an accusation.
lady-alice-awaited-judging = Holmes’s verdict: is { $who } right?

lady-alice-ended-suspicion = { $who } solved the case by a suspicion: { $number ->
        [one] { $winners } wins with { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[other] { $winners } share the victory with { $points ->
            [one] one point
           *[other] { $points } points
        } each
    }.
lady-alice-ended-suspicion-won = { $solver ->
        [you] You
       *[other] { $who }
    } solved the case by a suspicion: { $number ->
        [one] you win
       *[other] { $winners } share the victory
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
lady-alice-ended-suspicion-lost = { $solver ->
        [you] You solved the case by a suspicion, but
       *[other] { $who } solved the case by a suspicion:
    } { $number ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
lady-alice-ended-accusation = { $who } solved the case by an accusation: { $number ->
        [one] { $winners } wins with { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[other] { $winners } share the victory with { $points ->
            [one] one point
           *[other] { $points } points
        } each
    }.
lady-alice-ended-accusation-won = { $solver ->
        [you] You
       *[other] { $who }
    } solved the case by an accusation: { $number ->
        [one] you win
       *[other] { $winners } share the victory
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
lady-alice-ended-accusation-lost = { $solver ->
        [you] You solved the case by an accusation, but
       *[other] { $who } solved the case by an accusation:
    } { $number ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }.
lady-alice-ended-last-one-in = Everyone else made a wrong accusation: { $winners } is the last player in and wins.
lady-alice-ended-last-one-in-won = Everyone else accused wrongly: you are the last player in and win.
lady-alice-ended-round-limit = After round { $round } the case is still open: a draw between { $winners }.

lady-alice-draw-letter-blue = b
lady-alice-draw-letter-red = r
lady-alice-draw-letter-yellow = y
lady-alice-draw-letter-green = g
lady-alice-draw-letter-white = w
lady-alice-draw-covered = ░ false lead
lady-alice-draw-face-down = ? * marker face down
lady-alice-draw-missing = Missing category: { $shares }
lady-alice-draw-double = Double category: { $shares }
lady-alice-draw-player = player
lady-alice-draw-markers-left = markers left
lady-alice-draw-evidence = evidence
lady-alice-draw-spiral-notebook = spiral notebook
lady-alice-draw-passed = passed
lady-alice-draw-out = out
lady-alice-draw-suspicion = { $who } suspects
lady-alice-draw-accusation = { $who } accuses
lady-alice-draw-last-suspicion = last suspicion
lady-alice-draw-stating = being stated
lady-alice-draw-no-smile = no smile
lady-alice-draw-marking = A marker goes on { $clue }.
lady-alice-draw-round = Round { $round } (limit { $limit })
lady-alice-draw-points-on = { $points } on { $clue }
lady-alice-draw-points-every-clue = { $points } for every clue
lady-alice-draw-points-double = { $points } for the double category
lady-alice-draw-points-suspicion = { $points } for the suspicion
lady-alice-draw-points-accusation = { $points } for the accusation

lady-alice-typed-suspect = suspect
lady-alice-typed-mark = mark
lady-alice-typed-accuse = accuse
lady-alice-typed-pass = pass
lady-alice-typed-value = value
lady-alice-typed-blank = blank
lady-alice-typed-museum = museum
lady-alice-typed-tower = tower
lady-alice-typed-abbey = abbey
lady-alice-typed-compass = compass
lady-alice-typed-mask = mask
lady-alice-typed-spear = spear
lady-alice-typed-drum = drum
lady-alice-typed-necklace = necklace
lady-alice-typed-travel-journal = travel-journal

lady-alice-kind-suspect = suspect
lady-alice-kind-place = place
lady-alice-kind-time = time
lady-alice-kind-object = object

lady-alice-reason-solves = This suspicion may well solve the case, with enough points on the desk to win.
lady-alice-reason-names-own = Your own evidence is among the clues: you know one smile is yours, the others don’t.
lady-alice-reason-asks = You don’t know whether this clue is right: here the verdict tells you most.
lady-alice-reason-gives-nothing-away = It names a clue that you know is false, and so tells the others nothing useful.
lady-alice-reason-own-clue = You know this clue is right: the points are certain.
lady-alice-reason-likely-clue = This clue is probably right, and its zone is filling up.
lady-alice-reason-takes-a-place = This clue may be right, and its zone has few places left.
lady-alice-reason-bluffs = The others may believe in this clue; you don’t.
lady-alice-reason-zero-elsewhere = A zero costs nothing here and leads the others astray.
lady-alice-reason-zero-blocks = A zero takes a place where another player would score.
lady-alice-reason-counts = If the clue is right, this marker scores.
lady-alice-reason-certain = You know the solution: three points, and you win ties.
lady-alice-reason-dares = You are not certain, but someone else may accuse first.
lady-alice-reason-waits = A marker now would tell the others more than it is worth to you.

lady-alice-puzzle-holds = You hold { $clue }.
lady-alice-puzzle-verdict =
    Verdict { $number }: { $clues } got { $smiles ->
        [0] no smile
        [one] one smile
       *[other] { $smiles } smiles
    }.
lady-alice-puzzle-possible = Besides your own, these clues can still be part of the solution: { $clues }.
lady-alice-puzzle-deduced = Read the verdicts
lady-alice-puzzle-deduced-suspect = The verdicts leave only one suspect. Who is it?
lady-alice-puzzle-deduced-place = The verdicts leave only one place. Which one is it?
lady-alice-puzzle-deduced-time = The verdicts leave only one time. Which one is it?
lady-alice-puzzle-deduced-object = The verdicts leave only one object. Which one is it?
lady-alice-puzzle-deduced-core =
    { $count ->
        [one] Verdict { $verdicts } alone is enough, with what you hold.
       *[other] Verdicts { $verdicts } are enough, with what you hold, and none of them can be spared.
    }
lady-alice-puzzle-deduced-against =
    Not { $clues }: then { $count ->
        [one] verdict { $verdicts } would have been different.
       *[other] at least one of the verdicts { $verdicts } would have been different.
    }
lady-alice-puzzle-deduced-end = So the solution includes { $clue }.
lady-alice-puzzle-settle = The most telling suspicion
lady-alice-puzzle-settle-question = Your suspicion names { $stated } so far. Which object completes it, so that the fewest solutions are left whatever the verdict?
lady-alice-puzzle-settle-best = { $possible } solutions fit what you know. With { $clue } the verdict separates them:
lady-alice-puzzle-settle-smiles =
    { $smiles ->
        [0] no smile leaves
        [one] one smile leaves
       *[other] { $smiles } smiles leave
    } { $left }.
lady-alice-puzzle-settle-others = Any other object could leave { $others } or more.
lady-alice-puzzle-settle-against = With { $clue } one verdict would leave { $left } solutions. You can do better.

# What is announced.
lady-alice-headline-suspicion =
    { $smiles ->
        [0] No smile
        [one] One smile
       *[other] { $smiles } smiles
    }
lady-alice-headline-verdict = The verdict
lady-alice-headline-accusation = { $who } is wrong
lady-alice-headline-accusation-you = You are out
lady-alice-headline-solved = The case is solved!

# What is asked before it is done.
lady-alice-question-accuse-object = Accuse now?
lady-alice-warning-accuse-object = If the accusation is wrong, you are out.
lady-alice-question-blank = Leave the object blank and accuse?
lady-alice-warning-blank = If the accusation is wrong, you are out.
lady-alice-left = { $count ->
        [0] no clue
        [one] one clue
       *[other] { $count } clues
    }

# What is counted for a review, before a colon.
lady-alice-measure-likely-points = Points of your markers on clues that are probably right
lady-alice-measure-open-points = Points of your markers on clues that may be right
lady-alice-measure-lost-points = Points of your markers on clues that are certainly wrong
