mr-jack-pocket-title = Mr. Jack Pocket
mr-jack-pocket-about = Neuf suspects sur neuf quartiers qui pivotent : Mr. Jack se cache parmi eux, trois détectives scrutent les rues.
mr-jack-pocket-notebook-suspects = Qui peut être Mr. Jack
mr-jack-pocket-notebook-hourglasses = Combien de sabliers Mr. Jack peut avoir
mr-jack-pocket-notebook-pile = Cartes Alibi qui peuvent être dans la pioche
mr-jack-pocket-jack = Mr. Jack
mr-jack-pocket-investigator = l’Enquêteur

mr-jack-pocket-detective-holmes = Holmes
mr-jack-pocket-detective-watson = Watson
mr-jack-pocket-detective-toby = Toby

mr-jack-pocket-suspect-lestrade = Lestrade
mr-jack-pocket-suspect-goodley = Goodley
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
mr-jack-pocket-face-exchange = Échange
mr-jack-pocket-face-alibi = Alibi

mr-jack-pocket-side-north = au nord
mr-jack-pocket-side-east = à l’est
mr-jack-pocket-side-south = au sud
mr-jack-pocket-side-west = à l’ouest

mr-jack-pocket-place-0-0 = en haut à gauche
mr-jack-pocket-place-0-1 = en haut au milieu
mr-jack-pocket-place-0-2 = en haut à droite
mr-jack-pocket-place-1-0 = au milieu à gauche
mr-jack-pocket-place-1-1 = au centre
mr-jack-pocket-place-1-2 = au milieu à droite
mr-jack-pocket-place-2-0 = en bas à gauche
mr-jack-pocket-place-2-1 = en bas au milieu
mr-jack-pocket-place-2-2 = en bas à droite

mr-jack-pocket-cell = quartier { $place }
mr-jack-pocket-space = case { $hour } h
mr-jack-pocket-token = jeton { $face }
mr-jack-pocket-card = alibi : { $suspect }
mr-jack-pocket-identity-card = identité de Mr. Jack
mr-jack-pocket-time = tour { $turn }

mr-jack-pocket-log-tile = Quartier { $place } : { $suspect }.
mr-jack-pocket-log-wall = Quartier { $place } : le mur est { $side }.
mr-jack-pocket-log-identity = Mr. Jack est { $suspect }.
mr-jack-pocket-log-identity-you = Vous êtes Mr. Jack, sous l’identité de { $suspect }.
mr-jack-pocket-log-identity-unknown = Mr. Jack pioche son identité en secret.
mr-jack-pocket-log-toss = Un jeton retombe : { $face }.

mr-jack-pocket-log-take = { $seat ->
        [jack] Mr. Jack prend
       *[investigator] L’Enquêteur prend
    } le jeton { $face }.
mr-jack-pocket-log-take-you = Vous prenez le jeton { $face }.
mr-jack-pocket-log-move =
    { $detective } avance { $steps ->
        [1] d’une case
       *[other] de { $steps } cases
    }, jusqu’à { $hour } h.
mr-jack-pocket-log-joker-none = Aucun détective ne bouge.
mr-jack-pocket-log-rotate-right = Quartier { $place } ({ $suspect }) : un quart de tour à droite.
mr-jack-pocket-log-rotate-half = Quartier { $place } ({ $suspect }) : un demi-tour.
mr-jack-pocket-log-rotate-left = Quartier { $place } ({ $suspect }) : un quart de tour à gauche.
mr-jack-pocket-log-exchange = Les quartiers de { $first } et de { $second } échangent leurs places.
mr-jack-pocket-log-alibi-unknown = Mr. Jack pioche une carte Alibi et la garde face cachée.
mr-jack-pocket-log-alibi-jack =
    Mr. Jack pioche l’alibi de { $suspect } : { $hourglasses ->
        [0] aucun sablier
        [one] un sablier
       *[other] { $hourglasses } sabliers
    }.
mr-jack-pocket-log-alibi-jack-you =
    Vous piochez l’alibi de { $suspect } : { $hourglasses ->
        [0] aucun sablier
        [one] un sablier
       *[other] { $hourglasses } sabliers
    } pour vous.
mr-jack-pocket-log-alibi-cleared = L’Enquêteur pioche l’alibi de { $suspect } : ce suspect est innocenté.
mr-jack-pocket-log-alibi-cleared-you = Vous piochez l’alibi de { $suspect } : ce suspect est innocenté.
mr-jack-pocket-log-alibi-in-vain = L’Enquêteur pioche l’alibi de { $suspect } : ce suspect était déjà innocenté.
mr-jack-pocket-log-alibi-in-vain-you = Vous piochez l’alibi de { $suspect } : ce suspect était déjà innocenté.

mr-jack-pocket-names-two = { $first } et { $others }
mr-jack-pocket-names-more = { $first }, { $others }
mr-jack-pocket-log-visible =
    Mr. Jack est visible ! { $cleared ->
        [0] Personne n’est innocenté
       *[other] On innocente { $names }
    } ; il reste { $left ->
        [one] un suspect
       *[other] { $left } suspects
    }.
mr-jack-pocket-log-visible-you =
    Vous êtes visible ! { $cleared ->
        [0] Personne n’est innocenté
       *[other] On innocente { $names }
    } ; il reste { $left ->
        [one] un suspect
       *[other] { $left } suspects
    }.
mr-jack-pocket-log-hidden =
    Mr. Jack est invisible et gagne un sablier. { $cleared ->
        [0] Personne n’est innocenté
       *[other] On innocente { $names }
    } ; il reste { $left ->
        [one] un suspect
       *[other] { $left } suspects
    }.
mr-jack-pocket-log-hidden-you =
    Vous êtes invisible : un sablier pour vous. { $cleared ->
        [0] Personne n’est innocenté
       *[other] On innocente { $names }
    } ; il reste { $left ->
        [one] un suspect
       *[other] { $left } suspects
    }.
mr-jack-pocket-log-chase-begins = { $call } Mr. Jack a aussi six sabliers : une poursuite commence.
mr-jack-pocket-log-chase-begins-you = { $call } Vous avez aussi six sabliers : une poursuite commence.
mr-jack-pocket-log-show =
    Mr. Jack montre l’alibi de { $suspect } : { $hourglasses ->
        [0] aucun sablier
        [1] un sablier
       *[other] { $hourglasses } sabliers
    }.
mr-jack-pocket-log-show-you =
    Vous montrez l’alibi de { $suspect } : { $hourglasses ->
        [0] aucun sablier
        [one] un sablier
       *[other] { $hourglasses } sabliers
    }.

mr-jack-pocket-not-yours = les joueurs ne posent pas les quartiers, ne distribuent pas les cartes et ne répondent pas à l’appel
mr-jack-pocket-take-first = prenez d’abord le jeton { $face } avec « { $notation } »
mr-jack-pocket-used = le jeton { $face } a déjà servi ce tour-ci
mr-jack-pocket-not-up = { $face } est au dos de son jeton ce tour-ci
mr-jack-pocket-in-hand = vous tenez le jeton { $face } et devez l’utiliser
mr-jack-pocket-rotated = le quartier { $place } a déjà pivoté ce tour-ci
mr-jack-pocket-joker-jack = seul Mr. Jack peut laisser tous les détectives en place

mr-jack-pocket-try = un jeton ({ $tokens }), puis ce que vous en faites, ou les deux d’un coup : { $moves }
mr-jack-pocket-try-token = { $token } pour prendre le jeton, puis au choix, ou les deux d’un coup : { $moves }
mr-jack-pocket-try-tiles = { $token } pour prendre le jeton, puis par exemple { $moves }, ou les deux d’un coup ; lignes et colonnes vont de 0 à 2 depuis le coin en haut à gauche, et 1,2 désigne la ligne 1, colonne 2

mr-jack-pocket-label-take = jeton { $face }
mr-jack-pocket-label-one = une case
mr-jack-pocket-label-two = deux cases
mr-jack-pocket-label-joker-none = personne ne bouge
mr-jack-pocket-label-right = quart à droite
mr-jack-pocket-label-half = demi-tour
mr-jack-pocket-label-left = quart à gauche
mr-jack-pocket-label-swap = les échanger

mr-jack-pocket-awaited-laying = On pose les quartiers.
mr-jack-pocket-awaited-facing = On pose les quartiers.
mr-jack-pocket-awaited-dealing = Mr. Jack pioche son identité.
mr-jack-pocket-awaited-tossing = On lance les jetons Action.
mr-jack-pocket-expected-choosing =
    À vous : prenez un jeton{ $actions ->
        [2] {" "}; vous en prendrez un autre aussitôt après
       *[other] {""}
    }.
mr-jack-pocket-awaited-choosing = On attend { $who } : un jeton à prendre.
mr-jack-pocket-expected-move = Avancez { $detective } d’une ou deux cases dans le sens horaire.
mr-jack-pocket-expected-joker = Joker : avancez un détective d’une case dans le sens horaire.
mr-jack-pocket-expected-joker-jack = Joker : avancez un détective d’une case dans le sens horaire, ou aucun.
mr-jack-pocket-expected-rotation = Faites pivoter un quartier d’un quart de tour ou d’un demi-tour. Aucun ne pivote deux fois dans le même tour.
mr-jack-pocket-expected-exchange = Choisissez deux quartiers à échanger.
mr-jack-pocket-awaited-aiming = On attend { $who } : jeton { $face }.
mr-jack-pocket-awaited-drawing = Une carte Alibi pour { $who }.
mr-jack-pocket-awaited-calling = Appel à témoin : Mr. Jack est-il visible ?
mr-jack-pocket-awaited-showing = La poursuite commence : Mr. Jack montre ses cartes Alibi.

mr-jack-pocket-ended-found = L’Enquêteur démasque Mr. Jack au tour { $turn } : il ne restait qu’un suspect, { $suspect }.
mr-jack-pocket-ended-found-won = Au tour { $turn }, il ne restait qu’un suspect : { $suspect }.
mr-jack-pocket-ended-found-lost = Au tour { $turn }, vous étiez le seul suspect encore en cause : { $suspect }.
mr-jack-pocket-ended-seen = L’Enquêteur tient Mr. Jack : au tour { $turn }, malgré ses { $hourglasses } sabliers, le dernier suspect est visible ({ $suspect }).
mr-jack-pocket-ended-seen-won = Au tour { $turn }, Mr. Jack avait { $hourglasses } sabliers, mais le dernier suspect était visible ({ $suspect }).
mr-jack-pocket-ended-seen-lost = Au tour { $turn }, vous aviez { $hourglasses } sabliers, mais vous étiez le dernier suspect, et visible ({ $suspect }).
mr-jack-pocket-ended-caught = La poursuite est finie : au tour { $turn }, Mr. Jack est visible ({ $suspect }) et l’Enquêteur le tient.
mr-jack-pocket-ended-caught-won = Au tour { $turn }, Mr. Jack était visible ({ $suspect }) : la poursuite est finie.
mr-jack-pocket-ended-caught-lost = Au tour { $turn }, vous étiez visible ({ $suspect }) : la poursuite est finie.
mr-jack-pocket-ended-late = Mr. Jack s’échappe au tour { $turn } avec { $hourglasses } sabliers : c’était { $suspect }.
mr-jack-pocket-ended-late-won = Au tour { $turn }, vous aviez { $hourglasses } sabliers, et personne ne vous avait reconnu ({ $suspect }).
mr-jack-pocket-ended-late-lost = Au tour { $turn }, Mr. Jack avait { $hourglasses } sabliers. C’était { $suspect }.
mr-jack-pocket-ended-unseen = Mr. Jack s’échappe : au dernier tour, chacun atteint son but, mais personne ne l’a vu ({ $suspect }).
mr-jack-pocket-ended-unseen-won = Au dernier tour, chacun atteint son but, mais personne ne vous a vu ({ $suspect }).
mr-jack-pocket-ended-unseen-lost = Au dernier tour, chacun atteint son but, mais Mr. Jack n’était pas visible ({ $suspect }).
mr-jack-pocket-ended-escaped = Mr. Jack échappe à la poursuite : personne ne l’a vu ({ $suspect }) jusqu’à la fin du tour { $turn }.
mr-jack-pocket-ended-escaped-won = Personne ne vous a vu ({ $suspect }) jusqu’à la fin du tour { $turn }.
mr-jack-pocket-ended-escaped-lost = Mr. Jack est resté hors de vue ({ $suspect }) jusqu’à la fin du tour { $turn }.
mr-jack-pocket-ended-dawn = Mr. Jack s’échappe : après le tour { $turn }, il restait { $left } suspects, et c’était { $suspect }.
mr-jack-pocket-ended-dawn-won = Après le tour { $turn }, il restait { $left } suspects, et personne ne vous avait reconnu ({ $suspect }).
mr-jack-pocket-ended-dawn-lost = Après le tour { $turn }, il restait { $left } suspects. C’était { $suspect }.

mr-jack-pocket-draw-seen = vu
mr-jack-pocket-draw-turned = pivoté
mr-jack-pocket-draw-legend-names = H Holmes, W Watson, T Toby ; MAJUSCULES suspect, (parenthèses) innocenté
mr-jack-pocket-draw-legend-marks = vu : par un détective ; pivoté : ne pivote plus ce tour-ci ; ✓ jeton utilisé
mr-jack-pocket-draw-legend-spaces = les cases suivent l’horloge : 12 h au-dessus de 0,1, 6 h au-dessous de 2,1
mr-jack-pocket-draw-legend-cells = ═ ║ murs ; 1,2 : ligne 1, colonne 2
mr-jack-pocket-draw-legend-jack = { $cells } ; »NOM« Mr. Jack en personne
mr-jack-pocket-draw-turn = tour { $number } sur 8
mr-jack-pocket-draw-backs = au dos
mr-jack-pocket-draw-times = tours gagnés
mr-jack-pocket-draw-hourglasses = sabliers
mr-jack-pocket-draw-cards = cartes Alibi
mr-jack-pocket-draw-jack = Mr. Jack
mr-jack-pocket-draw-investigator = Enquêteur
mr-jack-pocket-draw-pile = cartes Alibi dans la pioche : { $cards }
mr-jack-pocket-draw-chase = La poursuite est lancée : l’Enquêteur gagne dès que Mr. Jack est visible.

mr-jack-pocket-typed-exchange = échange
mr-jack-pocket-typed-rotate = pivoter
mr-jack-pocket-typed-right = droite
mr-jack-pocket-typed-half = demi
mr-jack-pocket-typed-left = gauche
mr-jack-pocket-typed-none = aucun

mr-jack-pocket-kind-walk = case voisine
mr-jack-pocket-kind-north = au nord
mr-jack-pocket-kind-east = à l’est
mr-jack-pocket-kind-south = au sud
mr-jack-pocket-kind-west = à l’ouest
mr-jack-pocket-kind-black = noir
mr-jack-pocket-kind-blue = bleu
mr-jack-pocket-kind-green = vert
mr-jack-pocket-kind-grey = gris
mr-jack-pocket-kind-orange = orange
mr-jack-pocket-kind-pink = rose
mr-jack-pocket-kind-purple = violet
mr-jack-pocket-kind-white = blanc
mr-jack-pocket-kind-yellow = jaune
mr-jack-pocket-kind-hourglasses-0 = aucun sablier
mr-jack-pocket-kind-hourglasses-1 = un sablier
mr-jack-pocket-kind-hourglasses-2 = deux sabliers
mr-jack-pocket-kind-jack-begins = Mr. Jack commence
mr-jack-pocket-kind-investigator-begins = l’Enquêteur commence

mr-jack-pocket-reason-draws-alibi = La carte Alibi est alors à vous, et non à l’autre camp.
mr-jack-pocket-reason-splits-suspects = Les suspects sont partagés à peu près à égalité : quelle que soit la réponse, environ la moitié est innocentée.
mr-jack-pocket-reason-keeps-company = La plupart des suspects restent dans le même groupe que vous lors de l’appel.
mr-jack-pocket-reason-hides = Vous restez invisible, pour un sablier de plus.

mr-jack-pocket-puzzle-suspects = Mr. Jack peut être { $names }.
mr-jack-pocket-puzzle-open = Pour l’Enquêteur, Mr. Jack peut encore être { $names }.
mr-jack-pocket-puzzle-nobody = personne
mr-jack-pocket-puzzle-question = Partager les suspects
mr-jack-pocket-puzzle-question-question =
    Vous avez la dernière action du tour, avec le jeton { $token } ; puis vient l’appel à témoin. { $turns ->
        [0] Que faites-vous
       *[other] Quel quartier faites-vous pivoter
    } pour qu’il reste le moins de suspects, quelle que soit la réponse ?
mr-jack-pocket-puzzle-question-seen =
    { $left ->
        [0] Aucun suspect n’est alors visible.
       *[other] Si Mr. Jack est visible, il reste : { $names }.
    }
mr-jack-pocket-puzzle-question-unseen =
    { $left ->
        [0] Aucun suspect n’est invisible.
       *[other] S’il est invisible, il reste : { $names }.
    }
mr-jack-pocket-puzzle-question-best =
    Il reste donc au plus { $left ->
        [one] un suspect
       *[other] { $left } suspects
    } ; toute autre action pourrait en laisser { $others }.
mr-jack-pocket-puzzle-question-against = Seraient alors visibles : { $seen } ; invisibles : { $unseen }. La pire réponse en laisse { $left }. On peut faire mieux.
mr-jack-pocket-puzzle-whatever = Quoi qu’il fasse
mr-jack-pocket-puzzle-whatever-question =
    Vous avez le jeton { $token } en main ; après vous, Mr. Jack a la dernière action, avec le jeton { $last }. { $turns ->
        [0] Que faites-vous
       *[other] Quel quartier faites-vous pivoter
    } pour que l’appel laisse le moins de suspects, quoi qu’il fasse et qui qu’il soit ?
mr-jack-pocket-puzzle-whatever-best =
    Mr. Jack peut utiliser le jeton { $last } de { $ways } façons ; après chacune, l’appel laisse au plus { $left ->
        [one] un suspect
       *[other] { $left } suspects
    }.
mr-jack-pocket-puzzle-whatever-others = Après toute autre action, il a une réponse qui pourrait en laisser { $others }.
mr-jack-pocket-puzzle-whatever-against = Il pourrait répondre : « { $told } » Il pourrait alors rester { $left } suspects. On peut faire mieux.
mr-jack-pocket-puzzle-shadow = Se fondre dans la foule
mr-jack-pocket-puzzle-shadow-question =
    Vous êtes Mr. Jack et vous avez la dernière action du tour, avec le jeton { $token }. { $turns ->
        [0] Que faites-vous
       *[other] Quel quartier faites-vous pivoter
    } pour qu’il reste le plus de suspects après l’appel ?
mr-jack-pocket-puzzle-shadow-best =
    { $seen ->
        [0] Vous êtes alors invisible
       *[other] Vous êtes alors visible
    }, et il reste { $left } suspects : { $names }.
mr-jack-pocket-puzzle-shadow-others =
    Toute autre action n’en laisse que { $others ->
        [one] un
       *[other] { $others }
    } au plus.
mr-jack-pocket-puzzle-shadow-against =
    { $seen ->
        [0] Vous seriez alors invisible
       *[other] Vous seriez alors visible
    }, et il ne resterait { $left ->
        [one] qu’un suspect
       *[other] que { $left } suspects
    }.

# Ce qui est annoncé.
mr-jack-pocket-headline-visible = Mr. Jack est visible
mr-jack-pocket-headline-visible-you = Vous êtes vu
mr-jack-pocket-headline-hidden = Mr. Jack est invisible
mr-jack-pocket-headline-hidden-you = Vous n’êtes pas vu
mr-jack-pocket-headline-alibi = { $suspect } : un alibi
mr-jack-pocket-headline-show = La carte de { $suspect } est révélée
mr-jack-pocket-call-then =
    à l’appel, alors : { $seen } { $seen ->
        [one] visible
       *[other] visibles
    }, { $unseen } { $unseen ->
        [one] invisible
       *[other] invisibles
    }
mr-jack-pocket-left = { $count ->
        [0] aucun suspect
        [one] un suspect
       *[other] { $count } suspects
    }

# Ce qui est compté pour une analyse, avant un deux-points.
mr-jack-pocket-measure-call-at-most = Suspects restants au plus, si l’appel venait maintenant
mr-jack-pocket-measure-call-leaves = Suspects restants, vous compris, si l’appel venait maintenant
mr-jack-pocket-measure-hourglasses = Vos sabliers
mr-jack-pocket-measure-in-sight = Suspects visibles
