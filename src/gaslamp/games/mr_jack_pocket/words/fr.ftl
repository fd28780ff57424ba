mr-jack-pocket-title = Mr. Jack Pocket
mr-jack-pocket-about = Neuf suspects sur neuf quartiers qui pivotent : Mr. Jack se cache parmi eux, trois détectives scrutent les rues.
mr-jack-pocket-notebook-suspects = Qui peut être Mr. Jack
mr-jack-pocket-notebook-hourglasses = Combien de sabliers il peut avoir
mr-jack-pocket-notebook-pile = Cartes Alibi qui peuvent être dans la pioche
mr-jack-pocket-jack = Mr. Jack
mr-jack-pocket-investigator = l’Enquêteur

mr-jack-pocket-holmes = Holmes
mr-jack-pocket-watson = Watson
mr-jack-pocket-toby = Toby

mr-jack-pocket-lestrade = l’inspecteur Lestrade
mr-jack-pocket-goodley = le sergent Goodley
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
mr-jack-pocket-face-exchange = Échange
mr-jack-pocket-face-alibi = Alibi

mr-jack-pocket-north = au nord
mr-jack-pocket-east = à l’est
mr-jack-pocket-south = au sud
mr-jack-pocket-west = à l’ouest

mr-jack-pocket-tile = Quartier { $cell } : { $suspect }.
mr-jack-pocket-wall = Quartier { $cell } : le mur est { $side }.
mr-jack-pocket-identity = Mr. Jack prend l’identité que voici : { $suspect }.
mr-jack-pocket-identity-unknown = Mr. Jack pioche son identité en secret.
mr-jack-pocket-toss = Un jeton retombe : { $face }.

mr-jack-pocket-take = Jeton { $face } pour { $who }.
mr-jack-pocket-move =
    { $detective } avance { $steps ->
        [1] d’un espace
       *[other] de { $steps } espaces
    }.
mr-jack-pocket-joker-none = Les détectives restent tous en place.
mr-jack-pocket-rotate-right = Quartier { $cell } ({ $suspect }) : un quart de tour à droite.
mr-jack-pocket-rotate-half = Quartier { $cell } ({ $suspect }) : un demi-tour.
mr-jack-pocket-rotate-left = Quartier { $cell } ({ $suspect }) : un quart de tour à gauche.
mr-jack-pocket-exchange = Deux quartiers changent de place : { $first } et { $second }.
mr-jack-pocket-alibi-unknown = Mr. Jack pioche une carte Alibi et la garde face cachée.
mr-jack-pocket-alibi-jack =
    Mr. Jack pioche un alibi ({ $suspect }) : { $hourglasses ->
        [0] aucun sablier
        [1] un sablier
       *[other] { $hourglasses } sabliers
    }.
mr-jack-pocket-alibi-cleared = L’Enquêteur révèle un alibi et innocente un suspect : { $suspect }.
mr-jack-pocket-alibi-in-vain = L’Enquêteur révèle un alibi ({ $suspect }) : ce quartier est déjà sur sa face vide.

mr-jack-pocket-visible =
    Mr. Jack est visible ! { $cleared ->
        [0] Personne n’est innocenté
        [1] Un suspect est innocenté
       *[other] { $cleared } suspects sont innocentés
    } ; il en reste { $left }.
mr-jack-pocket-hidden =
    Mr. Jack est invisible et gagne un sablier. { $cleared ->
        [0] Personne n’est innocenté
        [1] Un suspect est innocenté
       *[other] { $cleared } suspects sont innocentés
    } ; il en reste { $left }.
mr-jack-pocket-show =
    Mr. Jack montre un alibi ({ $suspect }) : { $hourglasses ->
        [0] aucun sablier
        [1] un sablier
       *[other] { $hourglasses } sabliers
    }.

mr-jack-pocket-not-yours = les quartiers, les cartes, les lancers et les témoins ne sont pas l’affaire des joueurs
mr-jack-pocket-take-first = prenez d’abord le jeton { $face } avec « { $notation } »
mr-jack-pocket-used = le jeton { $face } a déjà servi dans ce tour
mr-jack-pocket-not-up = { $face } est au dos de son jeton pendant ce tour
mr-jack-pocket-in-hand = vous tenez le jeton { $face } et devez l’utiliser
mr-jack-pocket-rotated = le quartier { $cell } a déjà pivoté dans ce tour
mr-jack-pocket-joker-jack = seul Mr. Jack peut laisser tous les détectives en place

mr-jack-pocket-try = un jeton ({ $tokens }), puis ce qu’il permet : { $moves }
mr-jack-pocket-try-token = { $token } pour prendre le jeton, puis au choix : { $moves }
mr-jack-pocket-try-tiles = { $token } pour prendre le jeton, puis par exemple { $moves } ; lignes et colonnes vont de 0 à 2 depuis le coin en haut à gauche, et 1,2 désigne la ligne 1, colonne 2

mr-jack-pocket-draw-seen = vu
mr-jack-pocket-draw-turned = pivoté
mr-jack-pocket-draw-percent = { $share } %
mr-jack-pocket-draw-legend-names = H Holmes, W Watson, T Toby ; MAJUSCULES suspect, (parenthèses) innocenté
mr-jack-pocket-draw-legend-marks = vu : par un détective ; pivoté : ne pivote plus ce tour-ci ; ✓ jeton utilisé
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
