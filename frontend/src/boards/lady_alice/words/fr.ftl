lady-alice-head-suspects = Qui
lady-alice-head-places = Où
lady-alice-head-times = Quand
lady-alice-head-objects = Avec quoi

lady-alice-card-name = M. S. Holmes
lady-alice-card-says = fausse piste
lady-alice-yours = à vous

lady-alice-zone = { $clue }{ $state }
lady-alice-zone-covered = , fausse piste
lady-alice-zone-mine = , votre preuve
lady-alice-zone-held = , preuve de { $who }
lady-alice-zone-chance = , probable à { $share }
lady-alice-zone-possible = , possible
lady-alice-zone-excluded = , exclu
lady-alice-zone-marker = , { $who } : { $value }
lady-alice-value-unknown = face cachée

lady-alice-flaps = Le carnet à spirales
lady-alice-flap-suspects = { $who } soupçonne…
lady-alice-flap-suspects-you = Vous soupçonnez…
lady-alice-flap-accuses = { $who } accuse…
lady-alice-flap-accuses-you = Vous accusez…
lady-alice-flap-suspected = { $who } soupçonnait…
lady-alice-flap-suspected-you = Vous soupçonniez…
lady-alice-flap-accused = { $who } accusait…
lady-alice-flap-accused-you = Vous accusiez…
lady-alice-flap-suspects-start = On attend des soupçons…
lady-alice-flap-places = … à…
lady-alice-flap-times = … vers…
lady-alice-flap-objects = … avec
lady-alice-flap-blank = carte noire
lady-alice-flap-next-suspects = qui ?
lady-alice-flap-next-places = un lieu
lady-alice-flap-next-times = une heure
lady-alice-flap-next-objects = un objet
lady-alice-by-notes = probable à { $share }

lady-alice-verdict-now = Le verdict
lady-alice-verdict-last = Dernier verdict
lady-alice-verdict-none = Pas encore de verdict
lady-alice-verdict-opening = On attend le verdict…
lady-alice-verdict-smiles =
    { $who } : { $smiles ->
        [0] aucun sourire
        [one] un sourire
       *[other] { $smiles } sourires
    }
lady-alice-verdict-so-far =
    { $smiles ->
        [0] aucun sourire pour l’instant
        [one] un sourire pour l’instant
       *[other] { $smiles } sourires pour l’instant
    }
lady-alice-smile = sourire
lady-alice-frown = grimace
lady-alice-shuffled = { $count } étuis mélangés : combien sourient, pas lesquels.
lady-alice-no-smile-cards = Aucun sourire : les indices sont couverts.
lady-alice-false-leads =
    { $count ->
        [0] Pas encore de fausse piste.
        [one] Une fausse piste est couverte.
       *[other] { $count } fausses pistes sont couvertes.
    }

lady-alice-worth-which = Quel marqueur ?
lady-alice-stock-left =
    { $count ->
        [0] il n’en reste pas
        [one] il en reste un
       *[other] il en reste { $count }
    }

lady-alice-round = Tour { $round } (limite { $limit })
lady-alice-evidence-yours = Votre preuve
lady-alice-hide = cacher
lady-alice-show = montrer
lady-alice-hidden = cachée
lady-alice-markers = Vos marqueurs
lady-alice-players = Joueurs
lady-alice-markers-left = marqueurs en main
lady-alice-points = points visibles
lady-alice-state-notebook = tient le carnet
lady-alice-state-suspects = soupçonne
lady-alice-state-accuses = accuse
lady-alice-state-passed = a passé
lady-alice-state-out = hors jeu

lady-alice-count = Le décompte final
lady-alice-count-none = aucun point
lady-alice-count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lady-alice-fate-false-lead =
    { $count ->
        [one] un marqueur sur une fausse piste
       *[other] { $count } marqueurs sur de fausses pistes
    }
lady-alice-fate-owner-out =
    { $count ->
        [one] un marqueur retiré : joueur hors jeu
       *[other] { $count } marqueurs retirés : joueur hors jeu
    }
lady-alice-fate-zero =
    { $count ->
        [one] un marqueur de valeur 0
       *[other] { $count } marqueurs de valeur 0
    }

lady-alice-doubt-not = Votre carnet : un de ces indices est exclu.
lady-alice-doubt-possible = Votre carnet : chacun de ces indices est possible.
lady-alice-doubt-sure = Votre carnet : il ne reste aucune autre solution.
lady-alice-doubt-weight = Votre carnet : le moins sûr de ces indices est probable à { $percent } %.
lady-alice-moment-accuses = { $who } accuse
lady-alice-moment-accuses-you = Vous accusez
lady-alice-moment-solved = L’énigme est résolue !
lady-alice-moment-out = { $who } est hors jeu
lady-alice-moment-out-you = Vous êtes hors jeu
lady-alice-moment-stays = Les marqueurs restent sur le bureau, et la preuve répond encore à chaque verdict.
lady-alice-moment-stays-you = Vos marqueurs restent sur le bureau, et votre preuve répond encore à chaque verdict.
lady-alice-accuse = Accuser…
lady-alice-accuse-about = Vous accusez : qui, où, quand, avec quoi ? Choisissez sur le bureau. Rien n’est annoncé avant votre confirmation.
lady-alice-accuse-not = Pas encore : retour à mon tour
lady-alice-accuse-now = Accuser

lady-alice-you-hold = Votre preuve : { $clue }
lady-alice-you-hold-about = Vous tenez cet indice : il fait partie de la solution. Personne d’autre ne le sait.

lady-alice-notes = Verdicts
lady-alice-notes-newest = le plus récent en bas
lady-alice-notes-suspects = qui
lady-alice-notes-places = où
lady-alice-notes-times = quand
lady-alice-notes-objects = quoi
lady-alice-notes-smiles = sourires
lady-alice-notes-none = Pas encore de verdict.
lady-alice-notes-possible = Encore possibles : qui { $who } · où { $where } · quand { $when } · quoi { $what }
