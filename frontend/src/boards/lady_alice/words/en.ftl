lady-alice-head-suspects = Who
lady-alice-head-places = Where
lady-alice-head-times = When
lady-alice-head-objects = With what

lady-alice-card-name = Mr. S. Holmes
lady-alice-card-says = a false lead
lady-alice-yours = yours

lady-alice-zone = { $clue }{ $state }
lady-alice-zone-covered = , a false lead
lady-alice-zone-mine = , your evidence
lady-alice-zone-held = , evidence of { $who }
lady-alice-zone-chance = , { $share } likely
lady-alice-zone-possible = , possible
lady-alice-zone-excluded = , ruled out
lady-alice-zone-marker = , { $who }: { $value }
lady-alice-value-unknown = face down

lady-alice-flaps = The spiral notebook
lady-alice-flap-suspects = { $who } suspects…
lady-alice-flap-suspects-you = You suspect…
lady-alice-flap-accuses = { $who } accuses…
lady-alice-flap-accuses-you = You accuse…
lady-alice-flap-suspected = { $who } suspected…
lady-alice-flap-suspected-you = You suspected…
lady-alice-flap-accused = { $who } accused…
lady-alice-flap-accused-you = You accused…
lady-alice-flap-suspects-start = Waiting for a suspicion…
lady-alice-flap-places = … at…
lady-alice-flap-times = … at about…
lady-alice-flap-objects = … holding
lady-alice-flap-blank = left blank
lady-alice-flap-next-suspects = whom?
lady-alice-flap-next-places = a place
lady-alice-flap-next-times = a time
lady-alice-flap-next-objects = an object
lady-alice-by-notes = { $share } likely

lady-alice-verdict-now = The verdict
lady-alice-verdict-last = Last verdict
lady-alice-verdict-none = No verdict yet
lady-alice-verdict-opening = Waiting for the verdict…
lady-alice-verdict-smiles =
    { $who }: { $smiles ->
        [0] no smile
        [one] one smile
       *[other] { $smiles } smiles
    }
lady-alice-verdict-so-far =
    { $smiles ->
        [0] no smile so far
        [one] one smile so far
       *[other] { $smiles } smiles so far
    }
lady-alice-smile = smile
lady-alice-frown = frown
lady-alice-shuffled = { $count } verdict folders, shuffled: how many smile, not whose.
lady-alice-no-smile-cards = No smile: the clues are covered.
lady-alice-false-leads =
    { $count ->
        [0] No false leads yet.
        [one] One false lead is covered.
       *[other] { $count } false leads are covered.
    }

lady-alice-worth-which = Which marker?
lady-alice-stock-left =
    { $count ->
        [0] none left
        [one] one left
       *[other] { $count } left
    }

lady-alice-round = Round { $round } (limit { $limit })
lady-alice-evidence-yours = Your evidence
lady-alice-hide = hide
lady-alice-show = show
lady-alice-hidden = hidden
lady-alice-markers = Your markers
lady-alice-players = Players
lady-alice-markers-left = markers left
lady-alice-points = visible points
lady-alice-state-notebook = has the notebook
lady-alice-state-suspects = suspects
lady-alice-state-accuses = accuses
lady-alice-state-passed = passed
lady-alice-state-out = out

lady-alice-count = The final count
lady-alice-count-none = no points
lady-alice-count-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
lady-alice-fate-false-lead =
    { $count ->
        [one] one marker on a false lead
       *[other] { $count } markers on false leads
    }
lady-alice-fate-owner-out =
    { $count ->
        [one] one marker removed: player out
       *[other] { $count } markers removed: player out
    }
lady-alice-fate-zero =
    { $count ->
        [one] one marker worth 0
       *[other] { $count } markers worth 0
    }

lady-alice-doubt-not = Your notebook: one of these clues is ruled out.
lady-alice-doubt-possible = Your notebook: each of these clues is possible.
lady-alice-doubt-sure = Your notebook: no other solution is left.
lady-alice-doubt-weight = Your notebook: the least certain of these clues is { $percent }% likely.
lady-alice-moment-accuses = { $who } accuses
lady-alice-moment-accuses-you = You accuse
lady-alice-moment-solved = The case is solved!
lady-alice-moment-out = { $who } is out
lady-alice-moment-out-you = You are out
lady-alice-moment-stays = The markers stay on the desk, and the evidence still answers every verdict.
lady-alice-moment-stays-you = Your markers stay on the desk, and your evidence still answers every verdict.
lady-alice-accuse = Accuse…
lady-alice-accuse-about = You accuse: who, where, when, with what? Choose on the desk. Nothing is announced until you confirm.
lady-alice-accuse-not = Not yet: back to my turn
lady-alice-accuse-now = Accuse

lady-alice-you-hold = Your evidence: { $clue }
lady-alice-you-hold-about = You hold this clue: it is part of the solution. Nobody else knows that.

lady-alice-notes = Verdicts
lady-alice-notes-newest = newest below
lady-alice-notes-suspects = who
lady-alice-notes-places = where
lady-alice-notes-times = when
lady-alice-notes-objects = what
lady-alice-notes-smiles = smiles
lady-alice-notes-none = No verdict yet.
lady-alice-notes-possible = Still possible: who { $who } · where { $where } · when { $when } · what { $what }
