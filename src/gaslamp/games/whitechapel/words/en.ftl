whitechapel-title = Letters from Whitechapel
whitechapel-about = Four nights, five murders, and every night Jack has to slip home past the policemen who hunt him.
whitechapel-jack = Jack
whitechapel-police = the police
whitechapel-police-player = Police player { $number }
whitechapel-blue = Blue
whitechapel-brown = Brown
whitechapel-green = Green
whitechapel-red = Red
whitechapel-yellow = Yellow
whitechapel-circle = circle { $circle }
whitechapel-crossing = crossing x{ $crossing }
whitechapel-block = block { $block }
whitechapel-column = column { $time }

whitechapel-option-seats = How many play: Jack, and the police shared among the others.
whitechapel-option-blue = The police seat that leads the blue policeman; shared evenly unless you say.
whitechapel-option-brown = The police seat that leads the brown policeman.
whitechapel-option-green = The police seat that leads the green policeman.
whitechapel-option-red = The police seat that leads the red policeman.
whitechapel-option-yellow = The police seat that leads the yellow policeman.
whitechapel-option-time-of-crime = The murder hour runs from V to I, and nobody is home before column 1.
whitechapel-option-engaged-police = Each policeman acts as soon as he has moved.
whitechapel-option-sprint = A policeman may move three steps if he does nothing else.
whitechapel-option-double-clue = The police may ask whether Jack came to a clue’s circle twice.
whitechapel-option-fresh-traces = The police may ask whether Jack came back since the last clue; instead of double_clue.
whitechapel-option-preserved-scenes = When Jack waits, the patrols move and the women stay.
whitechapel-option-hard = Jack has one coach less in the first and third nights and one alley less in the second.
whitechapel-option-harder-first-night = Jack has one coach less in the first night, or one more less with hard.
whitechapel-option-harder-second-night = Jack has one coach less in the second night.
whitechapel-option-plain-patrols = Patrol tokens don’t say which policeman they are, as in games that began so.
whitechapel-notebook-circles = Where Jack can be
whitechapel-notebook-hideouts = Where his hideout can be
whitechapel-notebook-patrols = How likely each patrol is a policeman
whitechapel-notebook-excluded = Where Jack could be if it were not for

whitechapel-log-hideout = Jack makes { $circle } his hideout.
whitechapel-log-hideout-hidden = Jack chooses his hideout.
whitechapel-log-token = Jack puts a woman token on { $circle }.
whitechapel-log-token-hidden = The token on { $circle } lies face down.
whitechapel-log-woman = Jack lays the token on { $circle }, marked.
whitechapel-log-blank = Jack lays the token on { $circle }, blank.
whitechapel-log-woman-up = A woman stands on { $circle }.
whitechapel-log-blank-up = The token on { $circle } was blank.
whitechapel-log-head = Police player { $seat } leads the investigation tonight.
whitechapel-log-patrol = A patrol token goes to x{ $crossing }.
whitechapel-log-patrol-hidden = The patrol token on x{ $crossing } lies face down.
whitechapel-log-real = The patrol on x{ $crossing } is a policeman.
whitechapel-log-decoy = The patrol on x{ $crossing } is a decoy.
whitechapel-log-real-up = The patrol on x{ $crossing } is turned up: a policeman!
whitechapel-log-decoy-up = The patrol on x{ $crossing } is turned up: a decoy.
whitechapel-log-face = The patrol on x{ $crossing } is { $who }.
whitechapel-log-face-up = The patrol on x{ $crossing } is turned up: { $who }!
whitechapel-log-wait = Jack waits; it is no longer { $time }.
whitechapel-log-call = The woman on { $circle } moves next.
whitechapel-log-call-stays = The woman on { $circle } has nowhere to go and stays.
whitechapel-log-lead = She walks to { $circle }.
whitechapel-log-call-patrol = The patrol on x{ $crossing } moves next.
whitechapel-log-lead-patrol = It goes to x{ $crossing }.
whitechapel-log-lead-patrol-stays = It stays on x{ $crossing }.
whitechapel-log-turn = Jack turns up the patrol on x{ $crossing }.
whitechapel-log-kill = Murder on { $circle }!
whitechapel-log-first = The first murder was on { $circle }.
whitechapel-log-first-hidden = Jack writes down which murder came first.

whitechapel-log-walk = Jack walks to { $circle }.
whitechapel-log-walk-hidden = Jack slips away on foot.
whitechapel-log-alley = Jack takes an alley to { $circle }.
whitechapel-log-alley-hidden = Jack vanishes into an alley.
whitechapel-log-coach = Jack takes a coach past { $circle }.
whitechapel-log-coach-hidden = Jack takes a coach.
whitechapel-log-coach-end = He gets out at { $circle }.
whitechapel-log-coach-hidden-end = He gets out two circles further on.
whitechapel-log-home = Jack is home: night { $night } is over.
whitechapel-log-go-on = Jack says nothing.
whitechapel-log-next = { $who } is the next to move.
whitechapel-log-next-acts = { $who } is the next to act.
whitechapel-log-go = { $who } goes to x{ $crossing }.
whitechapel-log-go-stays = { $who } stays on x{ $crossing }.
whitechapel-log-clue = { $who } looks for clues on { $circle }.
whitechapel-log-clue-twice = { $who } asks whether Jack was on { $circle } a second time.
whitechapel-log-clue-fresh = { $who } asks whether Jack came back to { $circle }.
whitechapel-log-arrest = { $who } storms { $circle } and arrests Jack!
whitechapel-log-arrest-nobody = { $who } storms { $circle } to arrest Jack: nobody is there.
whitechapel-log-pass = { $who } does no more.
whitechapel-log-yes = Yes: Jack left a trace on { $circle }.
whitechapel-log-no = No trace of Jack on { $circle }.
whitechapel-log-yes-twice = Yes: Jack was on { $circle } a second time.
whitechapel-log-no-twice = No: Jack was on { $circle } only once.
whitechapel-log-yes-fresh = Yes: Jack came back to { $circle } since the last clue.
whitechapel-log-no-fresh = No: Jack was not on { $circle } since the last clue.

whitechapel-label-hideout = live here
whitechapel-label-token = a token here
whitechapel-label-woman = marked
whitechapel-label-blank = blank
whitechapel-label-patrol = a patrol here
whitechapel-label-real = policeman
whitechapel-label-decoy = decoy
whitechapel-label-face = { $who }
whitechapel-label-kill = kill
whitechapel-label-wait = wait
whitechapel-label-first = this one first
whitechapel-label-call = move next
whitechapel-label-lead = go here
whitechapel-label-turn = turn up
whitechapel-label-walk = on foot
whitechapel-label-alley = through an alley
whitechapel-label-coach = take a coach
whitechapel-label-coach-end = get out here
whitechapel-label-home = say “home”
whitechapel-label-go-on = say nothing
whitechapel-label-next = move next
whitechapel-label-next-acts = act next
whitechapel-label-go = go here
whitechapel-label-stay = stay
whitechapel-label-clue = look for clues
whitechapel-label-arrest = make an arrest
whitechapel-label-pass = enough

whitechapel-expected-hiding = Choose your hideout for all four nights: any circle but a red one.
whitechapel-awaited-hiding = Jack chooses his hideout.
whitechapel-expected-tokens = Put a woman token on a red circle; { $left } to go.
whitechapel-awaited-tokens = Jack puts his women tokens on red circles.
whitechapel-expected-marking = Is the token on { $place } marked or blank? Left: { $marked } marked, { $blank } blank.
whitechapel-awaited-marking = Jack lays his women tokens face down.
whitechapel-awaited-drawing = The head of tonight’s investigation is drawn by lot.
whitechapel-expected-patrols = Put a patrol token on a free yellow crossing; { $left } to go.
whitechapel-awaited-patrols = The head of the investigation puts patrols on yellow crossings.
whitechapel-expected-faces = Is the patrol on { $place } a policeman or a decoy? Left: { $real } and { $decoys }.
whitechapel-expected-faces-colours = Which policeman is the patrol on { $place }, or is it a decoy? Left: { $real } and { $decoys }.
whitechapel-awaited-faces = The head of the investigation lays the patrols face down.
whitechapel-awaited-women-up = The women tokens are turned up.
whitechapel-expected-murder = It is { $time }. Kill a woman, or wait.
whitechapel-awaited-murder = It is { $time }. Jack kills, or waits.
whitechapel-expected-murder-last = It is { $time }, and you can wait no longer: kill a woman.
whitechapel-awaited-murder-last = It is { $time }, and Jack can wait no longer.
whitechapel-expected-murder-double = It is { $time }. Tonight two women die: kill the one, or wait.
whitechapel-awaited-murder-double = It is { $time }. Tonight Jack kills twice, or waits.
whitechapel-expected-murder-double-last = It is { $time }, and you can wait no longer. Tonight two women die: kill the one.
whitechapel-awaited-murder-double-last = It is { $time }, and Jack can wait no longer. Tonight he kills twice.
whitechapel-expected-second = Kill the other woman.
whitechapel-awaited-second = Jack looks for a second victim.
whitechapel-expected-order = Which of the two murders came first? You stand where the other one was.
whitechapel-awaited-order = Jack writes down which of the two murders came first.
whitechapel-expected-calling = Jack waits. Name the woman who moves next.
whitechapel-awaited-calling = Jack waits. The head of the investigation moves the women.
whitechapel-expected-calling-patrol = Jack waits. Name the patrol that moves next.
whitechapel-awaited-calling-patrol = Jack waits. The head of the investigation moves the patrols.
whitechapel-expected-leading = Move the woman on { $place } to a circle next to hers.
whitechapel-awaited-leading = The head of the investigation moves the woman on { $place }.
whitechapel-expected-leading-patrol = Move the patrol on { $place } up to two crossings, beside no woman, or let it stay.
whitechapel-awaited-leading-patrol = The head of the investigation moves the patrol on { $place }.
whitechapel-expected-turning = You have waited: turn up a patrol token.
whitechapel-awaited-turning = Jack is about to turn up a patrol token.
whitechapel-awaited-turned = The patrol on { $place } is turned up.
whitechapel-awaited-unveiling = The other patrols are turned up.
whitechapel-expected-escape = You are on { $circle }: slip away on foot, by alley ({ $alleys } left) or by coach ({ $coaches } left).
whitechapel-awaited-escape = Jack slips through the night.
whitechapel-expected-coaching = Your coach is at { $circle }: ride on to the circle where you get out.
whitechapel-awaited-coaching = Jack is in a coach.
whitechapel-expected-announce = You are on { $circle }, not at your hideout: say nothing.
whitechapel-expected-announce-home = You are at your hideout, { $circle }: say that you are home, or say nothing.
whitechapel-awaited-announce = Is Jack home?
whitechapel-expected-naming = Name the policeman who moves next.
whitechapel-awaited-naming = The head of the investigation names the policeman who moves next.
whitechapel-expected-naming-acts = Name the policeman who acts next.
whitechapel-awaited-naming-acts = The head of the investigation names the policeman who acts next.
whitechapel-expected-moving = { $who } is on { $crossing }: move him up to two crossings, or let him stay.
whitechapel-awaited-moving = { $who } is to move.
whitechapel-expected-moving-sprint = { $who } is on { $crossing }: move him up to two crossings, three if he does nothing else, or let him stay.
whitechapel-awaited-moving-sprint = { $who } is to move.
whitechapel-expected-acting = { $who } is on { $crossing }: look for clues beside him, or make an arrest.
whitechapel-awaited-acting = { $who } is to look for clues, or to make an arrest.
whitechapel-expected-acting-on = { $who } is on { $crossing } and found nothing: ask about another circle, or stop.
whitechapel-awaited-acting-on = { $who } goes on looking for clues, or stops.
whitechapel-awaited-answer = Was Jack on { $question }? His log is looked into.

whitechapel-ended-home = Jack came home to { $hideout } for the fourth time. Nobody will ever know who he was.
whitechapel-ended-arrested = { $who } arrested Jack on { $circle } in night { $night }.
whitechapel-ended-no-way-out = In night { $night } the police had Jack surrounded on { $circle }: no way out was left to him. He lived at { $hideout }.
whitechapel-ended-out-of-time = Night { $night } ended with Jack on { $circle } and not home: his time ran out. He lived at { $hideout }.

whitechapel-because-no = no trace on { $circle } in column { $column }
whitechapel-because-yes = the clue on { $circle } in column { $column }
whitechapel-because-arrest = the arrest on { $circle } that failed in column { $column }
whitechapel-because-stuck = he still had a move after column { $column }

whitechapel-not-next = { $end } is not next to { $start }
whitechapel-way-barred = the police bar every way from { $start } to { $end }
whitechapel-no-alley = no block has both { $start } and { $end } on its edge
whitechapel-no-alley-left = no alley is left tonight
whitechapel-no-coach-left = no coach is left tonight
whitechapel-no-two-columns = a coach needs two free columns
whitechapel-coach-back = a coach does not go back to { $start }
whitechapel-coach-stuck = a coach has nowhere to go on to from { $circle }
whitechapel-not-home = you are on { $circle }, and your hideout is { $hideout }
whitechapel-is-through = { $who } has nothing to do now
whitechapel-is-named = it is the turn of { $who } already
whitechapel-other-policeman = it is the turn of { $who }
whitechapel-too-far = x{ $end } is too far from x{ $start }
whitechapel-occupied = x{ $crossing } is taken
whitechapel-not-beside = x{ $crossing } does not touch { $circle }
whitechapel-asked-already = whoever has looked for clues can't make an arrest as well
whitechapel-has-marker = the clue on { $circle } is known
whitechapel-asked-this = the answer about { $circle } was just given
whitechapel-is-scene = { $circle } is a crime scene
whitechapel-is-woman = there is a woman on { $circle }
whitechapel-beside-police = { $circle } is right beside the police
whitechapel-beside-woman = x{ $crossing } is right beside a woman
whitechapel-no-woman = there is no woman on { $circle }
whitechapel-no-murder = tonight’s murders were on { $one } and { $other }
whitechapel-must-kill = the marker is at its end: Jack must kill
whitechapel-must-kill-again = tonight Jack kills twice: he can't wait now
whitechapel-no-patrol = no patrol lies face down on x{ $crossing }
whitechapel-no-woman-to-move = no woman on { $circle } has still to move
whitechapel-no-patrol-to-move = no patrol on x{ $crossing } has still to move
whitechapel-red-hideout = { $circle } is red, and no hideout is
whitechapel-no-circle = there is no such circle
whitechapel-no-crossing = there is no such crossing
whitechapel-not-red = { $circle } is not red
whitechapel-has-token = there is a token on { $circle } already
whitechapel-not-yellow = x{ $crossing } is not yellow
whitechapel-token-order = the token on { $circle } comes next
whitechapel-patrol-order = the patrol on x{ $crossing } comes next
whitechapel-none-marked = all the marked tokens lie already
whitechapel-none-blank = all the blank tokens lie already
whitechapel-none-real = all five policemen lie already
whitechapel-none-decoy = both decoys lie already
whitechapel-laid-already = { $who } lies under another patrol already
whitechapel-which-policeman = say which policeman it is: blue, brown, green, red or yellow
whitechapel-plain-patrols = this game began when patrols had no colours: just say that it is a policeman
whitechapel-no-colours = one player leads all five policemen: just say that it is one of them

whitechapel-replaced = “{ $option }” replaces “{ $other }”: choose one of the two
whitechapel-no-such-seat = the { $colour } policeman can't belong to police seat { $seat } at a table of { $seats } seats
whitechapel-idle-seat = police seat { $seat } would have no policeman

whitechapel-draw-legend-circles = Circles are numbers: w a woman, o a woman token, † a murder, ! a clue, - nothing found, J Jack, H his hideout, ? where the notebook says that he can be.
whitechapel-draw-legend-crossings = Crossings are dots, or x and a number where you look closer.
whitechapel-draw-legend-police = ① to ⑤ are policemen, with the circles beside each; ■ a patrol face down, □ a decoy; ▸ on turn, ✓ done.
whitechapel-draw-patrols = patrols: { $patrols }
whitechapel-draw-policeman = policeman
whitechapel-draw-decoy = decoy
whitechapel-draw-blue = blue
whitechapel-draw-brown = brown
whitechapel-draw-green = green
whitechapel-draw-red = red
whitechapel-draw-yellow = yellow
whitechapel-draw-beside = x{ $crossing }: { $circles }
whitechapel-draw-night = night { $night } of 4, time of the crime { $time }, coaches { $coaches }, alleys { $alleys }
whitechapel-draw-hideout = hideout { $circle }
whitechapel-draw-log = log { $night }: { $columns }
whitechapel-draw-letter-murder = †
whitechapel-draw-letter-alley = a
whitechapel-draw-letter-coach = c

whitechapel-try-circle = a circle from 1 to { $last }: { $examples }
whitechapel-try-crossing = a crossing from x1 to x{ $last }: { $examples }
whitechapel-try-place = a circle from 1 to { $circles } or a crossing from x1 to x{ $crossings }: { $examples }

whitechapel-typed-walk = walk
whitechapel-typed-alley = alley
whitechapel-typed-coach = coach
whitechapel-typed-hideout = hideout
whitechapel-typed-token = token
whitechapel-typed-woman = woman
whitechapel-typed-blank = blank
whitechapel-typed-call = call
whitechapel-typed-lead = lead
whitechapel-typed-kill = kill
whitechapel-typed-first = first
whitechapel-typed-clue = clue
whitechapel-typed-arrest = arrest
whitechapel-typed-patrol = patrol
whitechapel-typed-real = real
whitechapel-typed-turn = turn
whitechapel-typed-blue = blue
whitechapel-typed-brown = brown
whitechapel-typed-green = green
whitechapel-typed-red = red
whitechapel-typed-yellow = yellow
whitechapel-typed-next = next
whitechapel-typed-head = head
whitechapel-typed-wait = wait
whitechapel-typed-home = home
whitechapel-typed-go_on = go on
whitechapel-typed-pass = pass

whitechapel-kind-street = street
whitechapel-kind-red = red: a woman token may lie here
whitechapel-kind-yellow = yellow: a patrol may begin here

whitechapel-reason-comes-home = It brings Jack home.
whitechapel-reason-nears-home = It brings Jack nearer to his hideout, with time to spare for a way round.
whitechapel-reason-breaks-away = It takes Jack past the policemen, out of where they expect him.
whitechapel-reason-goes-unwatched = No policeman can stand beside Jack there this turn.
whitechapel-reason-kills-in-reach = Jack can come home from there, and the patrols are not too near.
whitechapel-reason-waits-for-patrols = It shows Jack one of the patrols, and gives him one more column.
whitechapel-reason-stands-beside = The policeman stands beside a circle where Jack is likely to be.
whitechapel-reason-covers-ways = It covers ways to likely hideouts that nobody else watches.
whitechapel-reason-arrests-likely = Jack is likely enough to be there.
whitechapel-reason-asks-most-telling = Either answer tells much about where Jack can be.

whitechapel-puzzle-where = Follow his tracks
whitechapel-puzzle-where-question = Everything found tonight leaves one circle for Jack in column { $column }, and there is no clue on it yet. Which one?
whitechapel-puzzle-where-given = In his move before that one Jack was on { $circles }.
whitechapel-puzzle-where-no-trace = Not { $circle }: a policeman asked there and found no trace.
whitechapel-puzzle-where-too-far = Not { $circle }: from there his next move could not have taken him to { $next }, where he must have been after it.
whitechapel-puzzle-where-no-path = Not { $circle }: no way past the policemen that fits all the answers has it in column { $column }.
whitechapel-puzzle-where-end = So in column { $column } Jack was on { $circle }.
whitechapel-puzzle-question = One question is enough
whitechapel-puzzle-question-question = { $who } asks about one circle. About which one, so that Jack has the fewest circles left whether the answer is yes or no?
whitechapel-puzzle-question-given = Jack can be on { $circles }.
whitechapel-puzzle-question-best = Ask about { $circle }.
whitechapel-puzzle-question-yes =
    { $left ->
        [0] It can’t be that there is a trace.
        [one] If there is a trace, one circle is left.
       *[other] If there is a trace, { $left } circles are left.
    }
whitechapel-puzzle-question-no =
    { $left ->
        [0] It can’t be that there is none.
        [one] If there is none, one circle is left.
       *[other] If there is none, { $left } circles are left.
    }
whitechapel-puzzle-question-others = Any other question could leave { $others }.
whitechapel-puzzle-question-against = Asked about { $circle }, a yes would leave { $yes } and a no { $no } of the circles. There is a better question.
whitechapel-puzzle-home = Come home unseen
whitechapel-puzzle-home-question =
    You are Jack, and your hideout is { $hideout }. To which circle do you walk, so that no policeman can come beside it with his next move, and you can still be home with the { $moves ->
        [one] one walk
       *[other] { $moves } walks
    } left after that?
whitechapel-puzzle-home-watched = A policeman can come beside { $circles } within two crossings and arrest you there.
whitechapel-puzzle-home-late = From { $circles } the way home is too long for what is left of the night.
whitechapel-puzzle-home-best =
    { $circle } is out of everybody’s reach, and { $hideout } is { $distance ->
        [one] one walk
       *[other] { $distance } walks
    } from there.
whitechapel-puzzle-home-caught = Not { $circle }: { $who } can come beside it within two crossings and arrest you.
whitechapel-puzzle-home-far = Not { $circle }: nobody can arrest you there, but you would not be home in time.

# What is announced.
whitechapel-headline-kill = Murder!
whitechapel-headline-yes = A clue!
whitechapel-headline-yes-twice = A clue!
whitechapel-headline-yes-fresh = A clue!
whitechapel-headline-arrest = Jack is arrested
whitechapel-headline-arrest-nobody = Nobody there
whitechapel-headline-home = Jack is home

# What is asked before it is done.
whitechapel-question-hideout = Hide at this circle?
whitechapel-warning-hideout = Your hideout stays the same for all four nights.
whitechapel-question-kill = Kill here?
whitechapel-warning-kill = The hunt begins: everybody sees the place of the murder.
whitechapel-question-alley = Take an alley?
whitechapel-warning-alley = Alleys are few, and the police see that you took one.
whitechapel-question-coach = Take a coach?
whitechapel-warning-coach = Coaches are few, and the police see that you took one.
whitechapel-question-coach-end = Get out here?
whitechapel-warning-coach-end = The coach is used.
whitechapel-question-arrest = Make an arrest here?
whitechapel-warning-arrest = If Jack is not there, this policeman does no more in this turn.
