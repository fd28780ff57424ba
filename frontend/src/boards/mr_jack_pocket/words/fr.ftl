mr-jack-pocket-short-lestrade = Lestrade
mr-jack-pocket-short-goodley = Sgt Goodley
mr-jack-pocket-short-bert = Jeremy Bert
mr-jack-pocket-short-pizer = John Pizer
mr-jack-pocket-short-smith = John Smith
mr-jack-pocket-short-lane = Joseph Lane
mr-jack-pocket-short-stealthy = Stealthy
mr-jack-pocket-short-gull = William Gull
mr-jack-pocket-short-madame = Madame
mr-jack-pocket-last-lestrade = Lestrade
mr-jack-pocket-last-goodley = Goodley
mr-jack-pocket-last-bert = Bert
mr-jack-pocket-last-pizer = Pizer
mr-jack-pocket-last-smith = Smith
mr-jack-pocket-last-lane = Lane
mr-jack-pocket-last-stealthy = Stealthy
mr-jack-pocket-last-gull = Gull
mr-jack-pocket-last-madame = Madame

mr-jack-pocket-you = vous
mr-jack-pocket-investigator-short = Enquêteur
mr-jack-pocket-suspect = suspect
mr-jack-pocket-cleared = hors de cause
mr-jack-pocket-seen = visible
mr-jack-pocket-unseen = invisible
mr-jack-pocket-cleared-name = { $who }, hors de cause
mr-jack-pocket-tile-label = { $cell } : { $who }, { $state } ; { $wall }
mr-jack-pocket-wall-side = mur { $side }
mr-jack-pocket-no-wall = sans mur

mr-jack-pocket-this-turn = Ce tour-ci
mr-jack-pocket-in-use = en main
mr-jack-pocket-used-by = joué par { $who }
mr-jack-pocket-back = au dos : { $face }

mr-jack-pocket-alibis = Alibis
mr-jack-pocket-pile =
    { $count ->
        [one] une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
mr-jack-pocket-drawn =
    { $who } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
mr-jack-pocket-hidden-card = une carte face cachée
mr-jack-pocket-thats-you = c’est vous
mr-jack-pocket-thats-jack = Mr. Jack

mr-jack-pocket-night = La nuit
mr-jack-pocket-turn-of = Tour { $turn } sur { $turns }
mr-jack-pocket-turn-order = Tour { $turn } : { $who } commence.
mr-jack-pocket-taken-you = vous
mr-jack-pocket-taken-jack = Jack
mr-jack-pocket-taken-other = Enq.
mr-jack-pocket-jacks-hourglasses = Les sabliers de Jack
mr-jack-pocket-glasses = { $sure } sur { $enough }. Avec { $enough }, Mr. Jack gagne.
mr-jack-pocket-glasses-you = { $sure } sur { $enough }. Avec { $enough }, vous gagnez.
mr-jack-pocket-glasses-hidden =
    { $sure } sur { $enough }, plus { $hidden ->
        [one] une carte cachée
       *[other] { $hidden } cartes cachées
    }.
mr-jack-pocket-chase-on = Poursuite : visible à un appel, Mr. Jack est pris.
mr-jack-pocket-chase-on-you = Poursuite : visible à un appel, vous êtes pris.

mr-jack-pocket-order = Ordre du tour
mr-jack-pocket-call-now =
    Si l’appel avait lieu maintenant : { $seen } { $seen ->
        [one] visible
       *[other] visibles
    }, { $unseen } { $unseen ->
        [one] invisible
       *[other] invisibles
    }.

mr-jack-pocket-call-seen = Mr. Jack est dans la ligne de vue d’un détective.
mr-jack-pocket-call-seen-you = Vous êtes dans la ligne de vue d’un détective.
mr-jack-pocket-call-unseen = Aucun détective ne voit Mr. Jack : il gagne un sablier.
mr-jack-pocket-call-unseen-you = Aucun détective ne vous voit : vous gagnez un sablier.
mr-jack-pocket-call-cleared =
    { $count ->
        [0] Personne n’est innocenté
        [one] Un suspect est innocenté
       *[other] { $count } suspects sont innocentés
    }
mr-jack-pocket-call-left =
    Ce n’est pas Mr. Jack : { $names }. { $left ->
        [one] Il reste un suspect
       *[other] Il reste { $left } suspects
    }.
mr-jack-pocket-call-left-you =
    Hors de cause : { $names }. { $left ->
        [one] Il ne reste que vous
       *[other] Il reste { $left } suspects, dont vous
    }.

mr-jack-pocket-effect-holmes = Avance d’une ou deux cases dans le sens horaire.
mr-jack-pocket-effect-watson = Avance d’une ou deux cases dans le sens horaire.
mr-jack-pocket-effect-toby = Avance d’une ou deux cases dans le sens horaire.
mr-jack-pocket-effect-joker = Un détective au choix avance d’une case ; Mr. Jack peut n’en avancer aucun.
mr-jack-pocket-effect-rotation = Un quartier pivote d’un quart de tour ou d’un demi-tour ; jamais deux fois le même dans un tour.
mr-jack-pocket-effect-exchange = Deux quartiers échangent leurs places et gardent leur orientation.
mr-jack-pocket-effect-alibi = Piochez une carte Alibi : l’Enquêteur innocente un suspect, Mr. Jack gagne ses sabliers.

mr-jack-pocket-you-are = Vous êtes { $who }
mr-jack-pocket-you-are-about = Vous êtes Mr. Jack. Obtenez six sabliers avant que l’Enquêteur ne découvre qui vous êtes.
mr-jack-pocket-you-seen = visible
mr-jack-pocket-you-unseen = invisible
