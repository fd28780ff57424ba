whitechapel-key-possible = Jack peut être ici
whitechapel-key-pick = choix possible
whitechapel-key-clue = indice : Jack est passé ici
whitechapel-key-no = pas d’indice ici
whitechapel-key-scene = scène de crime
whitechapel-key-red = cercle rouge
whitechapel-key-woman = une misérable
whitechapel-key-start = départ de patrouille

whitechapel-told-patrol-down = patrouille, face cachée
whitechapel-told-patrol-policeman = patrouille : un policier
whitechapel-told-patrol-decoy = patrouille : un leurre
whitechapel-told-token-down = pion femme, face cachée
whitechapel-told-token-marked = pion femme : marqué
whitechapel-told-token-blank = pion femme : leurre

whitechapel-side-nights = Les quatre nuits
whitechapel-side-killed = meurtre en { $circle }
whitechapel-side-home-in =
    { $moves ->
        [one] rentré en un déplacement
       *[other] rentré en { $moves } déplacements
    }
whitechapel-side-tonight = cette nuit
whitechapel-side-to-kill =
    { $count ->
        [one] un meurtre à venir
       *[other] { $count } meurtres à venir
    }
whitechapel-side-five = Les cinq policiers
whitechapel-side-now = à lui
whitechapel-side-done = fait
whitechapel-side-to-act = doit enquêter
whitechapel-side-to-move = doit se déplacer
whitechapel-side-clue = indice, { $circle }
whitechapel-side-nobody = personne en { $circle }
whitechapel-side-noes =
    { $count ->
        [one] un cercle, pas d’indice
       *[other] { $count } cercles, pas d’indice
    }
whitechapel-side-moves = La fiche de Jack
whitechapel-side-coaches =
    { $count ->
        [0] aucun fiacre
        [one] un fiacre
       *[other] { $count } fiacres
    }
whitechapel-side-alleys =
    { $count ->
        [0] aucune ruelle
        [one] une ruelle
       *[other] { $count } ruelles
    }
whitechapel-side-left = reste { $count }
whitechapel-side-column = Colonne { $column } : { $what }
whitechapel-side-means-murder = meurtre
whitechapel-side-means-walk = à pied
whitechapel-side-means-alley = par une ruelle
whitechapel-side-means-coach = en fiacre
whitechapel-side-empty = à venir
whitechapel-side-hideouts =
    { $count ->
        [0] Aucune cachette possible
        [one] Une cachette possible
       *[other] { $count } cachettes possibles
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
whitechapel-plan-hiding = Où est votre cachette ?
whitechapel-plan-hiding-how = Cliquez sur un cercle qui n’est pas rouge. Ce sera votre cachette pour les quatre nuits.
whitechapel-plan-hiding-on = Cachette
whitechapel-plan-hiding-confirm = S’y cacher
whitechapel-plan-tokens = Où vont les pions femmes ?
whitechapel-plan-tokens-how = Cliquez sur des cercles rouges pour poser les pions ; un second clic retire le pion.
whitechapel-plan-tokens-on = Pions femmes
whitechapel-plan-tokens-confirm = Poser les pions
whitechapel-plan-marking = Quels pions sont marqués ?
whitechapel-plan-marking-how = Cliquez sur un pion pour le retourner. Personne d’autre ne voit les faces.
whitechapel-plan-marking-on = Marqués
whitechapel-plan-marking-off = Leurres
whitechapel-plan-marking-confirm = Confirmer les pions
whitechapel-plan-patrols = D’où partent les autres patrouilles ?
whitechapel-plan-patrols-how = Cliquez sur des croisements jaunes ; un second clic retire la patrouille.
whitechapel-plan-patrols-on = Patrouilles
whitechapel-plan-patrols-confirm = Poser les patrouilles
whitechapel-plan-faces = Lesquelles des sept sont des policiers ?
whitechapel-plan-faces-how = Cliquez sur une patrouille pour la retourner. Personne d’autre ne voit les faces.
whitechapel-plan-faces-how-colours = Cliquez sur un leurre : il devient le policier suivant. Cliquez sur un policier : il devient un leurre. Personne d’autre ne voit les faces.
whitechapel-plan-faces-colours = Les policiers déjà posés
whitechapel-plan-laid = posé
whitechapel-plan-not-laid = pas encore posé
whitechapel-plan-faces-on = Policiers
whitechapel-plan-faces-off = Leurres
whitechapel-plan-faces-confirm = Confirmer les patrouilles
whitechapel-plan-shuffle = Mélanger

whitechapel-plan-police = Vos policiers, dans l’ordre que vous voulez.
whitechapel-plan-police-how = Cliquez là où va chacun, ou faites-le glisser. Rien n’est envoyé tant que vous n’avez pas validé.
whitechapel-plan-acts = À vos policiers d’enquêter.
whitechapel-plan-acts-how = Cliquez sur un policier pour changer ce qu’il fait, ou validez.
whitechapel-plan-women = Jack patiente : déplacez les misérables.
whitechapel-plan-women-how = Cliquez sur une misérable, puis là où elle va. Rien n’est envoyé tant que vous n’avez pas validé.
whitechapel-plan-patrols-walk = Jack patiente : déplacez les patrouilles.
whitechapel-plan-patrols-walk-how = Cliquez sur une patrouille, puis là où elle va. Rien n’est envoyé tant que vous n’avez pas validé.
whitechapel-plan-movers = Qui se déplace
whitechapel-plan-where = vers où ?
whitechapel-plan-to-move = à déplacer
whitechapel-plan-goes = se déplace
whitechapel-plan-stays = reste
whitechapel-plan-clues = cherche en { $circles }
whitechapel-plan-arrests = arrestation en { $circle }
whitechapel-plan-undo = Annuler : { $who }
whitechapel-plan-others = Les autres restent
whitechapel-plan-others-walk = Déplacer les autres au hasard
whitechapel-plan-go = Valider
whitechapel-plan-then = { $who } : et ensuite ?
whitechapel-plan-look = Indices
whitechapel-plan-arrest = Arrêter
whitechapel-plan-nothing = Rien
whitechapel-plan-asks = à confirmer
whitechapel-plan-aim = { $who } : cliquez sur le cercle de l’arrestation.
whitechapel-plan-arrest-on = Tenter une arrestation en { $circle } ?
whitechapel-doubt-weight =
    Votre carnet : { $count ->
        [one] il est forcément là.
       *[other] un des { $count } cercles possibles, { $percent } %.
    }
whitechapel-rides-left = reste { $count }

whitechapel-moment-murder = Meurtre en { $circle }
whitechapel-moment-night = Nuit { $night }
whitechapel-moment-over = Fin de la nuit { $night }
whitechapel-moment-on = Passer à la nuit { $night }
whitechapel-moment-whistle = Coup de sifflet : on retourne les patrouilles.
whitechapel-moment-moves =
    { $moves ->
        [one] Jack a un déplacement pour rejoindre sa cachette,
       *[other] Jack a { $moves } déplacements pour rejoindre sa cachette,
    }
whitechapel-moment-specials =
    { $coaches ->
        [one] un fiacre
       *[other] { $coaches } fiacres
    } et { $alleys ->
        [one] une ruelle.
       *[other] { $alleys } ruelles.
    }
whitechapel-moment-victim = scène de crime
whitechapel-moment-used = déplacements
whitechapel-moment-spent = fiacres et ruelles
whitechapel-moment-back = Il est dans sa cachette, la même chaque nuit. Les indices quittent le plateau.
whitechapel-moment-yours = Vous êtes dans votre cachette et y revenez chaque nuit. Les indices quittent le plateau.
whitechapel-moment-again = Il frappe deux fois cette nuit.
whitechapel-moment-of = { " " }sur { $count }
whitechapel-moment-hideouts =
    { $count ->
        [one] cachette possible
       *[other] cachettes possibles
    }

whitechapel-you-are = Vous êtes Jack
whitechapel-you-are-about = Votre cachette est en { $circle }, pour les quatre nuits. Rentrez chaque nuit avant d’être à court de déplacements.
whitechapel-you-live = cachette en { $circle }
whitechapel-you-circles =
    { $count ->
        [one] ils savent où vous êtes
       *[other] { $count } cercles possibles pour eux
    }
whitechapel-you-homes =
    { $count ->
        [one] ils connaissent votre cachette
       *[other] { $count } cachettes possibles
    }
