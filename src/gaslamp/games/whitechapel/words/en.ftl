whitechapel-title = Letters from Whitechapel
whitechapel-about = Four nights, five murders, and every night Jack has to slip home past the policemen hunting him.
whitechapel-jack = Jack
whitechapel-police = the police
whitechapel-police-player = Police player { $number }
whitechapel-blue = Blue
whitechapel-brown = Brown
whitechapel-green = Green
whitechapel-red = Red
whitechapel-yellow = Yellow
whitechapel-circle = circle { $circle }
whitechapel-crossing-1 = crossing beside { $one }
whitechapel-crossing-2 = crossing between { $one } and { $two }
whitechapel-crossing-3 = crossing between { $one }, { $two } and { $three }
whitechapel-crossing-4 = crossing between { $one }, { $two }, { $three } and { $four }
whitechapel-crossing-near-3 = crossing near { $one }, { $two } and { $three }
whitechapel-crossing-towards = { $crossing } towards { $circle }
whitechapel-block = block { $block }
whitechapel-column = column { $time }

whitechapel-option-seats-name = Players
whitechapel-option-seats = Jack, and the five policemen shared among the other players.
whitechapel-option-blue-name = Blue policeman
whitechapel-option-blue = Which police player moves the blue policeman. If you don’t choose, the policemen are shared evenly.
whitechapel-option-brown-name = Brown policeman
whitechapel-option-brown = Which police player moves the brown policeman. If you don’t choose, the policemen are shared evenly.
whitechapel-option-green-name = Green policeman
whitechapel-option-green = Which police player moves the green policeman. If you don’t choose, the policemen are shared evenly.
whitechapel-option-red-name = Red policeman
whitechapel-option-red = Which police player moves the red policeman. If you don’t choose, the policemen are shared evenly.
whitechapel-option-yellow-name = Yellow policeman
whitechapel-option-yellow = Which police player moves the yellow policeman. If you don’t choose, the policemen are shared evenly.
whitechapel-option-time-of-crime-name = Time of the crime
whitechapel-option-time-of-crime = The time of the crime runs from V to I, and Jack can’t announce his hideout before column 1.
whitechapel-option-engaged-police-name = Move and act
whitechapel-option-engaged-police = Each policeman acts right after he moves, in the order the police choose.
whitechapel-option-sprint-name = Sprint
whitechapel-option-sprint = A policeman may move three crossings if he does nothing else.
whitechapel-option-double-clue-name = Double clue
whitechapel-option-double-clue = The police may ask again about a circle with a clue: was Jack there twice?
whitechapel-option-fresh-traces-name = Fresh traces
whitechapel-option-fresh-traces = The police may ask whether Jack has been back since a circle’s last clue. Replaces Double clue.
whitechapel-option-preserved-scenes-name = Preserved crime scenes
whitechapel-option-preserved-scenes = When Jack waits, the patrols move and the women stay where they are.
whitechapel-option-hard-name = Harder for Jack
whitechapel-option-hard = Jack has one coach fewer on nights I and III, and one alley fewer on night II.
whitechapel-option-harder-first-night-name = Harder first night
whitechapel-option-harder-first-night = Jack has one coach fewer on night I, on top of Harder for Jack.
whitechapel-option-harder-second-night-name = Harder second night
whitechapel-option-harder-second-night = Jack has one coach fewer on night II, on top of Harder for Jack.
whitechapel-option-plain-patrols-name = Unnamed patrols
whitechapel-option-plain-patrols = Patrols don’t show which policeman they hide, as in games started with older rules.
whitechapel-notebook-circles = Where Jack can be
whitechapel-notebook-hideouts = Where his hideout can be
whitechapel-notebook-patrols = How likely each patrol is a policeman
whitechapel-notebook-excluded = Ruled out, and by what

whitechapel-log-hideout = Jack makes { $circle } his hideout.
whitechapel-log-hideout-you = You make { $circle } your hideout.
whitechapel-log-hideout-hidden = Jack chooses his hideout.
whitechapel-log-token = Jack places a woman token on { $circle }.
whitechapel-log-token-you = You place a woman token on { $circle }.
whitechapel-log-token-hidden = The woman token on { $circle } is face down.
whitechapel-log-woman = Jack places a marked token on { $circle }: a woman.
whitechapel-log-woman-you = You place a marked token on { $circle }: a woman.
whitechapel-log-blank = Jack places a blank token on { $circle }.
whitechapel-log-blank-you = You place a blank token on { $circle }.
whitechapel-log-woman-up = There is a woman on { $circle }.
whitechapel-log-blank-up = The token on { $circle } was blank.
whitechapel-log-head = Police player { $seat } leads the investigation tonight.
whitechapel-log-head-you = You lead the investigation tonight.
whitechapel-log-patrol = A patrol is placed on the { $crossing }.
whitechapel-log-patrol-hidden = The patrol on the { $crossing } is face down.
whitechapel-log-real = The patrol on the { $crossing } is a policeman.
whitechapel-log-decoy = The patrol on the { $crossing } is a decoy.
whitechapel-log-real-up = The patrol on the { $crossing } is turned over: a policeman!
whitechapel-log-decoy-up = The patrol on the { $crossing } is turned over: a decoy.
whitechapel-log-face = The patrol on the { $crossing } is { $who }.
whitechapel-log-face-up = The patrol on the { $crossing } is turned over: { $who }!
whitechapel-log-wait = Jack waits: hour { $time } passes.
whitechapel-log-wait-you = You wait: hour { $time } passes.
whitechapel-log-call = The woman on { $circle } moves next.
whitechapel-log-call-stays = The woman on { $circle } can’t move and stays.
whitechapel-log-lead = She moves to { $circle }.
whitechapel-log-call-patrol = The patrol on the { $crossing } moves next.
whitechapel-log-lead-patrol = It moves to the { $crossing }.
whitechapel-log-lead-patrol-stays = It stays on the { $crossing }.
whitechapel-log-turn = Jack turns over the patrol on the { $crossing }.
whitechapel-log-turn-you = You turn over the patrol on the { $crossing }.
whitechapel-log-kill = Murder on { $circle }!
whitechapel-log-first = The first murder was on { $circle }.
whitechapel-log-first-hidden = Jack notes in secret which murder came first.

whitechapel-log-walk = Jack moves to { $circle }.
whitechapel-log-walk-you = You move to { $circle }.
whitechapel-log-walk-hidden = Jack moves.
whitechapel-log-alley = Jack takes an alley to { $circle }.
whitechapel-log-alley-you = You take an alley to { $circle }.
whitechapel-log-alley-hidden = Jack takes an alley.
whitechapel-log-coach = Jack takes a coach through { $circle }.
whitechapel-log-coach-you = You take a coach through { $circle }.
whitechapel-log-coach-hidden = Jack takes a coach.
whitechapel-log-coach-end = He gets out on { $circle }.
whitechapel-log-coach-end-you = You get out on { $circle }.
whitechapel-log-coach-hidden-end = He gets out two circles further on.
whitechapel-log-home = Jack is home: night { $night } is over.
whitechapel-log-home-you = You are home: night { $night } is over.
whitechapel-log-go-on = Jack goes on.
whitechapel-log-go-on-you = You go on without announcing your hideout.
whitechapel-log-next = { $who } moves next.
whitechapel-log-next-acts = { $who } acts next.
whitechapel-log-go = { $who } moves to the { $crossing }.
whitechapel-log-go-stays = { $who } stays on the { $crossing }.
whitechapel-log-clue = { $who } looks for clues on { $circle }.
whitechapel-log-clue-twice = { $who } asks whether Jack was on { $circle } a second time.
whitechapel-log-clue-twice-you = { $who } asks whether you were on { $circle } a second time.
whitechapel-log-clue-fresh = { $who } asks whether Jack has been back to { $circle }.
whitechapel-log-clue-fresh-you = { $who } asks whether you have been back to { $circle }.
whitechapel-log-arrest = { $who } makes an arrest on { $circle }: it’s Jack!
whitechapel-log-arrest-you = { $who } makes an arrest on { $circle }: it’s you!
whitechapel-log-arrest-nobody = { $who } makes an arrest on { $circle }: nobody there.
whitechapel-log-pass = { $who } passes.
whitechapel-log-yes = Yes: a clue on { $circle }.
whitechapel-log-no = No clue on { $circle }.
whitechapel-log-yes-twice = Yes: Jack was on { $circle } twice.
whitechapel-log-yes-twice-you = Yes: you were on { $circle } twice.
whitechapel-log-no-twice = No: Jack was on { $circle } only once.
whitechapel-log-no-twice-you = No: you were on { $circle } only once.
whitechapel-log-yes-fresh = Yes: Jack has been back to { $circle } since the last clue.
whitechapel-log-yes-fresh-you = Yes: you have been back to { $circle } since the last clue.
whitechapel-log-no-fresh = No: Jack has not been back to { $circle } since the last clue.
whitechapel-log-no-fresh-you = No: you have not been back to { $circle } since the last clue.

whitechapel-label-hideout = hide here
whitechapel-label-token = place a token
whitechapel-label-woman = marked
whitechapel-label-blank = blank
whitechapel-label-patrol = place a patrol
whitechapel-label-real = policeman
whitechapel-label-decoy = decoy
whitechapel-label-face = { $who }
whitechapel-label-kill = kill
whitechapel-label-wait = wait
whitechapel-label-first = this one first
whitechapel-label-call = move her next
whitechapel-label-lead = move here
whitechapel-label-turn = turn over
whitechapel-label-walk = on foot
whitechapel-label-alley = through an alley
whitechapel-label-coach = take a coach
whitechapel-label-coach-end = get out here
whitechapel-label-home = announce your hideout
whitechapel-label-go-on = say nothing
whitechapel-label-next = move him next
whitechapel-label-next-acts = act with him next
whitechapel-label-go = move here
whitechapel-label-stay = stay
whitechapel-label-clue = look for clues
whitechapel-label-arrest = make an arrest
whitechapel-label-pass = pass

whitechapel-expected-hiding = Choose your hideout for all four nights: any circle except a red one.
whitechapel-awaited-hiding = Jack chooses his hideout.
whitechapel-expected-tokens = Place a woman token on a red circle; { $left } to go.
whitechapel-awaited-tokens = Jack places his woman tokens on red circles.
whitechapel-expected-marking = The token on { $place }: marked or blank? You have { $marked ->
        [0] no
       *[other] { $marked }
    } marked and { $blank ->
        [0] no
       *[other] { $blank }
    } blank left.
whitechapel-awaited-marking = Jack chooses in secret which tokens are marked.
whitechapel-awaited-drawing = The head of tonight’s investigation is drawn by lot.
whitechapel-expected-patrols = Place a patrol on a free yellow crossing; { $left } to go.
whitechapel-awaited-patrols = The head of the investigation places the patrols.
whitechapel-expected-faces = The patrol on the { $place }: a policeman or a decoy? You have { $real ->
        [0] no policemen
        [one] one policeman
       *[other] { $real } policemen
    } and { $decoys ->
        [0] no decoys
        [one] one decoy
       *[other] { $decoys } decoys
    } left.
whitechapel-expected-faces-colours = The patrol on the { $place }: which policeman, or a decoy? You have { $real ->
        [0] no policemen
        [one] one policeman
       *[other] { $real } policemen
    } and { $decoys ->
        [0] no decoys
        [one] one decoy
       *[other] { $decoys } decoys
    } left.
whitechapel-awaited-faces = The head of the investigation chooses in secret which patrols are decoys.
whitechapel-awaited-women-up = The woman tokens are turned over.
whitechapel-expected-murder = Hour { $time }: strike now, or wait?
whitechapel-awaited-murder = Hour { $time }: Jack strikes, or waits.
whitechapel-expected-murder-last = Hour { $time }: you can’t wait any longer. Choose your victim.
whitechapel-awaited-murder-last = Hour { $time }: Jack can’t wait any longer.
whitechapel-expected-murder-double = Hour { $time }: you strike twice tonight. Choose the first victim, or wait?
whitechapel-awaited-murder-double = Hour { $time }: Jack strikes twice tonight, or waits.
whitechapel-expected-murder-double-last = Hour { $time }: you can’t wait any longer, and you strike twice tonight. Choose the first victim.
whitechapel-awaited-murder-double-last = Hour { $time }: Jack can’t wait any longer. He strikes twice tonight.
whitechapel-expected-second = Choose the second victim.
whitechapel-awaited-second = Jack strikes a second time.
whitechapel-expected-order = Which murder came first? You are now where the second one was.
whitechapel-awaited-order = Jack notes in secret which murder came first.
whitechapel-expected-calling = Jack waits. Choose the woman to move next.
whitechapel-awaited-calling = Jack waits. The head of the investigation moves the women.
whitechapel-awaited-calling-you = You wait. The head of the investigation moves the women.
whitechapel-expected-calling-patrol = Jack waits. Choose the patrol to move next.
whitechapel-awaited-calling-patrol = Jack waits. The head of the investigation moves the patrols.
whitechapel-awaited-calling-patrol-you = You wait. The head of the investigation moves the patrols.
whitechapel-expected-leading = Move the woman on { $place } to an adjacent circle.
whitechapel-awaited-leading = The head of the investigation moves the woman on { $place }.
whitechapel-expected-leading-patrol = Move the patrol on the { $place } up to two crossings, but not next to a woman; or leave it there.
whitechapel-awaited-leading-patrol = The head of the investigation moves the patrol on the { $place }.
whitechapel-expected-turning = You waited: turn over a patrol.
whitechapel-awaited-turning = Jack turns over a patrol.
whitechapel-awaited-turned = The patrol on the { $place } is turned over.
whitechapel-awaited-unveiling = The other patrols are turned over.
whitechapel-expected-escape =
    You are on { $circle }. Move on foot, by { $alleys ->
        [0] alley (none left)
       *[other] alley ({ $alleys } left)
    } or by { $coaches ->
        [0] coach (none left)
       *[other] coach ({ $coaches } left)
    }.
whitechapel-awaited-escape = Jack is on the run.
whitechapel-expected-coaching = Your coach is on { $circle }: choose where to get out.
whitechapel-awaited-coaching = Jack is in a coach.
whitechapel-expected-announce = You are on { $circle }, not at your hideout: go on.
whitechapel-expected-announce-home = You are at your hideout, { $circle }: announce it, or stay silent?
whitechapel-awaited-announce = Is Jack home?
whitechapel-expected-naming = Choose the policeman to move next.
whitechapel-awaited-naming = The head of the investigation chooses who moves next.
whitechapel-expected-naming-acts = Choose the policeman to act next.
whitechapel-awaited-naming-acts = The head of the investigation chooses who acts next.
whitechapel-expected-moving = { $who } is on the { $crossing }: move him up to two crossings, or leave him there.
whitechapel-awaited-moving = Waiting for { $who } to move.
whitechapel-expected-moving-sprint = { $who } is on the { $crossing }: move him up to two crossings (three if he does nothing else), or leave him there.
whitechapel-awaited-moving-sprint = Waiting for { $who } to move.
whitechapel-expected-acting = { $who } is on the { $crossing }: look for clues next to him, make an arrest, or pass.
whitechapel-awaited-acting = Waiting for { $who } to act.
whitechapel-expected-acting-on = { $who } is on the { $crossing } and found nothing: try another circle, or pass.
whitechapel-awaited-acting-on = Waiting for { $who } to go on.
whitechapel-awaited-answer = Has Jack been on { $question } tonight?
whitechapel-awaited-answer-you = Have you been on { $question } tonight?

whitechapel-ended-home = Jack came home to { $hideout } for the fourth time. Nobody will ever know who he was.
whitechapel-ended-home-won = For the fourth time you came home to { $hideout }. Nobody will ever know who you were.
whitechapel-ended-home-lost = Jack came home to { $hideout } for the fourth time. You will never know who he was.
whitechapel-ended-arrested = { $who } arrested Jack on { $circle } in night { $night }.
whitechapel-ended-arrested-lost = { $who } arrested you on { $circle } in night { $night }.
whitechapel-ended-no-way-out = In night { $night } the police surrounded Jack on { $circle }: he had no way out. His hideout was { $hideout }.
whitechapel-ended-no-way-out-won = In night { $night } you surrounded Jack on { $circle }: he had no way out. His hideout was { $hideout }.
whitechapel-ended-no-way-out-lost = In night { $night } the police surrounded you on { $circle }: you had no way out. Your hideout was { $hideout }.
whitechapel-ended-out-of-time = Night { $night } ended with Jack on { $circle }, not home in time. His hideout was { $hideout }.
whitechapel-ended-out-of-time-lost = Night { $night } ended with you on { $circle }, not home in time. Your hideout was { $hideout }.

whitechapel-because-no = no clue on { $circle } (column { $column })
whitechapel-because-yes = the clue on { $circle } (column { $column })
whitechapel-because-arrest = the failed arrest on { $circle } (column { $column })
whitechapel-because-stuck = he could still move after column { $column }

whitechapel-not-next = { $end } is not next to { $start }
whitechapel-way-barred = the police block every way from { $start } to { $end }
whitechapel-no-alley = { $start } and { $end } are not on the same block
whitechapel-no-alley-left = no alley is left tonight
whitechapel-no-coach-left = no coach is left tonight
whitechapel-no-two-columns = a coach needs two free columns
whitechapel-coach-back = a coach does not go back to { $start }
whitechapel-coach-stuck = from { $circle } a coach can’t go any further
whitechapel-not-home = you are on { $circle }, and your hideout is { $hideout }
whitechapel-is-through = { $who } is done for now
whitechapel-is-named = it is { $who }’s turn already
whitechapel-other-policeman = it is { $who }’s turn
whitechapel-too-far = the { $end } is too far from the { $start }
whitechapel-occupied = the { $crossing } is taken
whitechapel-not-beside = the { $crossing } does not touch { $circle }
whitechapel-asked-already = a policeman who has looked for clues can’t make an arrest as well
whitechapel-has-marker = the clue on { $circle } is known
whitechapel-asked-this = the answer about { $circle } was just given
whitechapel-is-scene = { $circle } is a crime scene
whitechapel-is-woman = there is a woman on { $circle }
whitechapel-beside-police = { $circle } is right beside the police
whitechapel-beside-woman = the { $crossing } is right beside a woman
whitechapel-no-woman = there is no woman on { $circle }
whitechapel-no-murder = tonight’s murders were on { $one } and { $other }
whitechapel-must-kill = you can’t wait any longer
whitechapel-must-kill-again = you strike twice tonight: you can’t wait now
whitechapel-no-patrol = no patrol lies face down on the { $crossing }
whitechapel-no-woman-to-move = no woman on { $circle } is waiting to move
whitechapel-no-patrol-to-move = no patrol on the { $crossing } is waiting to move
whitechapel-red-hideout = { $circle } is red: no hideout there
whitechapel-no-circle = there is no such circle
whitechapel-no-crossing = there is no such crossing
whitechapel-not-red = { $circle } is not red
whitechapel-has-token = there is a token on { $circle } already
whitechapel-not-yellow = the { $crossing } is not yellow
whitechapel-token-order = the token on { $circle } comes next
whitechapel-patrol-order = the patrol on the { $crossing } comes next
whitechapel-none-marked = all marked tokens are placed
whitechapel-none-blank = all blank tokens are placed
whitechapel-none-real = all five policemen are placed
whitechapel-none-decoy = both decoys are placed
whitechapel-laid-already = { $who } is under another patrol already
whitechapel-which-policeman = say which policeman it is: blue, brown, green, red or yellow
whitechapel-plain-patrols = in this game patrols have no colours: just say that it is a policeman
whitechapel-no-colours = one player moves all five policemen: just say that it is one of them

whitechapel-replaced = “{ $option }” replaces “{ $other }”: choose one of the two.
whitechapel-no-such-seat = Police player { $seat } can’t have the { $colour } policeman in a game for { $seats }.
whitechapel-idle-seat = Police player { $seat } would have no policeman.

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
whitechapel-kind-red = red: a woman token can be placed here
whitechapel-kind-yellow = yellow: a patrol can start here

whitechapel-reason-comes-home = It brings you to your hideout.
whitechapel-reason-nears-home = It brings you nearer to your hideout, with time to spare for a detour.
whitechapel-reason-breaks-away = It takes you past the policemen, away from where they expect you.
whitechapel-reason-goes-unwatched = No policeman can get next to you there this turn.
whitechapel-reason-kills-in-reach = You can get home from there, and the patrols are not too close.
whitechapel-reason-waits-for-patrols = It shows you one of the patrols, and gives you one more move.
whitechapel-reason-stands-beside = The policeman gets next to a circle where Jack is likely to be.
whitechapel-reason-covers-ways = It covers ways to likely hideouts that nobody else is watching.
whitechapel-reason-arrests-likely = Jack is quite likely to be there.
whitechapel-reason-asks-most-telling = Either answer tells you a lot about where Jack can be.

whitechapel-puzzle-where = Follow the trail
whitechapel-puzzle-where-question = Tonight’s answers leave only one circle for Jack in column { $column }, and there is no clue on it yet. Which one?
whitechapel-puzzle-where-given = One column earlier Jack was on { $circles }.
whitechapel-puzzle-where-no-trace = Not { $circle }: a policeman asked there and found no clue.
whitechapel-puzzle-where-too-far = Not { $circle }: from there he could not have reached { $next }, where he must have been next.
whitechapel-puzzle-where-no-path = Not { $circle }: no way past the policemen that fits all the answers leads there in column { $column }.
whitechapel-puzzle-where-end = So in column { $column } Jack was on { $circle }.
whitechapel-puzzle-question = Ask the right question
whitechapel-puzzle-question-question = { $who } asks about one circle. Which one, so that Jack has the fewest circles left whether the answer is yes or no?
whitechapel-puzzle-question-given = Jack can be on { $circles }.
whitechapel-puzzle-question-best = Ask about { $circle }.
whitechapel-puzzle-question-yes =
    { $left ->
        [0] There can’t be a clue there.
        [one] If there is a clue, one circle is left.
       *[other] If there is a clue, { $left } circles are left.
    }
whitechapel-puzzle-question-no =
    { $left ->
        [0] There must be a clue there.
        [one] If there is none, one circle is left.
       *[other] If there is none, { $left } circles are left.
    }
whitechapel-puzzle-question-others = Any other question could leave { $others }.
whitechapel-puzzle-question-against = On { $circle } a yes would leave { $yes ->
        [0] no circle
        [one] one circle
       *[other] { $yes } circles
    } and a no { $no }. There is a better question.
whitechapel-puzzle-home = Home unseen
whitechapel-puzzle-home-question =
    You are Jack, and your hideout is { $hideout }. Which circle do you move to, so that no policeman can get next to it with his next move, and you can still get home with the { $moves ->
        [one] one move
       *[other] { $moves } moves
    } left after that?
whitechapel-puzzle-home-watched = A policeman can get next to { $circles } within two crossings and arrest you there.
whitechapel-puzzle-home-late = From { $circles } the way home is too long for this night.
whitechapel-puzzle-home-best =
    { $circle } is out of reach, and { $hideout } is { $distance ->
        [one] one move
       *[other] { $distance } moves
    } from there.
whitechapel-puzzle-home-caught = Not { $circle }: { $who } can get next to it within two crossings and arrest you.
whitechapel-puzzle-home-far = Not { $circle }: nobody can arrest you there, but you would not be home in time.

# What is announced.
whitechapel-headline-kill = Murder!
whitechapel-headline-yes = A clue!
whitechapel-headline-yes-twice = A clue!
whitechapel-headline-yes-fresh = A clue!
whitechapel-headline-arrest = Jack is arrested
whitechapel-headline-arrest-you = You are arrested
whitechapel-headline-arrest-nobody = Nobody there
whitechapel-headline-home = Jack is home
whitechapel-headline-home-you = You are home

# What is asked before it is done.
whitechapel-question-hideout = Make { $circle } your hideout?
whitechapel-warning-hideout = Your hideout stays the same for all four nights.
whitechapel-question-kill = Kill on { $circle }?
whitechapel-warning-kill = The hunt begins: everyone sees where the murder was.
whitechapel-question-alley = Take an alley to { $circle }?
whitechapel-warning-alley = Alleys are few, and the police see that you took one.
whitechapel-question-coach = Take a coach through { $circle }?
whitechapel-warning-coach = Coaches are few, and the police see that you took one.
whitechapel-question-arrest = Make an arrest on { $circle }?
whitechapel-warning-arrest = If Jack is not there, this policeman can do nothing more this turn.
whitechapel-left = { $count ->
        [0] no hideout
        [one] one hideout
       *[other] { $count } hideouts
    }

# What is counted for a review, before a colon.
whitechapel-measure-policemen-near = Policemen who can get next to you in one turn
whitechapel-measure-walks-home = Moves to your hideout
whitechapel-measure-circles = Circles where Jack can be
whitechapel-measure-ways-watched = Circles within Jack’s next move that have a policeman beside them
whitechapel-measure-hideouts-watched = Possible hideouts with a policeman beside them
