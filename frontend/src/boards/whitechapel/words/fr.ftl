whitechapel-key-possible = Jack peut être ici
whitechapel-key-pick = à choisir
whitechapel-key-clue = un indice
whitechapel-key-no = pas encore passé
whitechapel-key-scene = lieu du crime
whitechapel-key-red = cercle rouge
whitechapel-key-woman = une femme
whitechapel-key-start = départ de police

whitechapel-side-nights = Les quatre nuits
whitechapel-side-killed = crime en { $circle }
whitechapel-side-home-in =
    { $moves ->
        [one] rentré en un coup
       *[other] rentré en { $moves }
    }
whitechapel-side-tonight = cette nuit
whitechapel-side-to-kill =
    { $count ->
        [one] un crime
       *[other] { $count } crimes
    }
whitechapel-side-five = Les cinq policiers
whitechapel-side-now = à lui
whitechapel-side-done = fait
whitechapel-side-to-act = doit agir
whitechapel-side-to-move = doit bouger
whitechapel-side-clue = indice, { $circle }
whitechapel-side-nobody = personne en { $circle }
whitechapel-side-noes =
    { $count ->
        [one] un non
       *[other] { $count } fois non
    }
whitechapel-side-moves = La fuite de Jack
whitechapel-side-coaches =
    { $count ->
        [one] un fiacre
       *[other] { $count } fiacres
    }
whitechapel-side-alleys =
    { $count ->
        [one] une ruelle
       *[other] { $count } ruelles
    }
whitechapel-side-left = reste { $count }
whitechapel-side-column = Colonne { $column } : { $what }
whitechapel-side-means-murder = crime
whitechapel-side-means-walk = à pied
whitechapel-side-means-alley = par une ruelle
whitechapel-side-means-coach = en fiacre
whitechapel-side-empty = à venir
whitechapel-side-hideouts =
    { $count ->
        [one] Une cachette est possible
       *[other] { $count } cachettes sont possibles
    }
whitechapel-side-jack-now =
    { $count ->
        [one] Jack maintenant : un cercle
       *[other] Jack maintenant : { $count } cercles
    }

whitechapel-short-blue = Bleu
whitechapel-short-brown = Brun
whitechapel-short-green = Vert
whitechapel-short-red = Rouge
whitechapel-short-yellow = Jaune

whitechapel-doubt-not = Votre carnet : Jack ne peut pas être sur { $circle }.
whitechapel-doubt-possible =
    Votre carnet : { $count ->
        [one] il est forcément là.
       *[other] un des { $count } cercles possibles.
    }
whitechapel-doubt-weight =
    Votre carnet : { $count ->
        [one] il est forcément là.
       *[other] un des { $count } cercles possibles, { $percent } %.
    }
whitechapel-left = reste { $count }
