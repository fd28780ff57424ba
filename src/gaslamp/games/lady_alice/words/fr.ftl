lady-alice-title = Lady Alice
lady-alice-about = Stanley a disparu : qui, où, quand, avec quel objet ? Chacun détient une preuve, et personne ne dit laquelle.
lady-alice-blue = Bleu
lady-alice-red = Rouge
lady-alice-yellow = Jaune
lady-alice-green = Vert
lady-alice-white = Blanc

lady-alice-option-seats-name = Joueurs
lady-alice-option-seats = À trois, une catégorie manque ; à cinq, une catégorie contient deux preuves.
lady-alice-option-notebook-name = Feuille de déductions
lady-alice-option-notebook = Chacun reçoit la même feuille de déductions. La règle interdit les notes : à plusieurs, on joue sans, sauf si vous l’activez. Sans elle, seul le dernier verdict reste affiché.
lady-alice-option-round-limit-name = Limite de tours
lady-alice-option-round-limit = Après ce nombre de tours, la partie est nulle entre les joueurs encore en jeu.

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
        [the] le British Museum
       *[name] British Museum
    }
lady-alice-clue-tower = { $form ->
        [the] la Tour de Londres
       *[name] Tour de Londres
    }
lady-alice-clue-trafalgar = Trafalgar Square
lady-alice-clue-abbey = { $form ->
        [the] l’abbaye de Westminster
       *[name] abbaye de Westminster
    }
lady-alice-clue-covent-garden = Covent Garden
lady-alice-clue-hyde-park = Hyde Park
lady-alice-clue-docks = { $form ->
        [the] les docks de Sainte-Catherine
       *[name] docks de Sainte-Catherine
    }
lady-alice-clue-7h = 7 heures
lady-alice-clue-9h = 9 heures
lady-alice-clue-11h = 11 heures
lady-alice-clue-13h = 13 heures
lady-alice-clue-15h = 15 heures
lady-alice-clue-17h = 17 heures
lady-alice-clue-19h = 19 heures
lady-alice-clue-21h = 21 heures
lady-alice-clue-compass = { $form ->
        [the] la boussole
       *[name] boussole
    }
lady-alice-clue-mask = { $form ->
        [the] le masque sculpté
       *[name] masque sculpté
    }
lady-alice-clue-spear = { $form ->
        [the] la lance
       *[name] lance
    }
lady-alice-clue-drum = { $form ->
        [the] le tambour
       *[name] tambour
    }
lady-alice-clue-statuette = { $form ->
        [the] la statuette
       *[name] statuette
    }
lady-alice-clue-necklace = { $form ->
        [the] le collier de perles
       *[name] collier de perles
    }
lady-alice-clue-travel-journal = { $form ->
        [the] le carnet de voyage
       *[name] carnet de voyage
    }
lady-alice-clue-sextant = { $form ->
        [the] le sextant
       *[name] sextant
    }

lady-alice-log-twins = { $one } et { $other } détiennent les deux indices d’une même catégorie.
lady-alice-log-twins-hidden = Holmes prélève deux indices dans l’une des catégories.
lady-alice-log-evidence = { $who } reçoit sa preuve : { $clue }.
lady-alice-log-evidence-you = Votre preuve : { $clue }.
lady-alice-log-evidence-hidden = { $who } reçoit une preuve.
lady-alice-log-first = { $who } commence avec le carnet à spirales.
lady-alice-log-first-you = Vous commencez avec le carnet à spirales.

lady-alice-log-suspect-suspect = { $who } soupçonne { $clue }…
lady-alice-log-suspect-suspect-you = Vous soupçonnez { $clue }…
lady-alice-log-suspect-place = … lieu : { $clue }…
lady-alice-log-suspect-time = … vers { $clue }…
lady-alice-log-suspect-object = … avec { $clue }.
lady-alice-log-suspicion-solved = Verdict : { $smiles } sourires. { $who } a résolu l’énigme !
lady-alice-log-suspicion-solved-you = Verdict : { $smiles } sourires. Vous avez résolu l’énigme !
lady-alice-log-suspicion-no-smile = Verdict : aucun sourire. Ces quatre indices sont de fausses pistes.
lady-alice-log-suspicion-smiles = Verdict : { $smiles ->
        [one] un seul sourire
       *[other] { $smiles } sourires
    }.
lady-alice-log-suspicion-unwritten = Verdict : il y a des sourires. Retenez combien.

lady-alice-log-mark = { $who } pose un marqueur sur { $clue }.
lady-alice-log-mark-you = Vous posez un marqueur sur { $clue }.
lady-alice-log-value = Le marqueur de { $who } vaut { $value }.
lady-alice-log-value-you = Votre marqueur vaut { $value }.
lady-alice-log-value-hidden = Le marqueur de { $who } est face cachée.
lady-alice-log-reveal = Le marqueur de { $who }, dessous, est retourné : { $value }.
lady-alice-log-reveal-you = Votre marqueur, dessous, est retourné : { $value }.
lady-alice-log-pass = { $who } passe.
lady-alice-log-pass-you = Vous passez.

lady-alice-log-accuse-suspect = { $who } accuse { $clue }…
lady-alice-log-accuse-suspect-you = Vous accusez { $clue }…
lady-alice-log-accuse-place = … lieu : { $clue }…
lady-alice-log-accuse-time = … vers { $clue }…
lady-alice-log-accuse-object = … avec { $clue }.
lady-alice-log-accuse-no-suspect = { $who } accuse sans nommer de suspect…
lady-alice-log-accuse-no-suspect-you = Vous accusez sans nommer de suspect…
lady-alice-log-accuse-no-place = … lieu : carte noire…
lady-alice-log-accuse-no-time = … heure : carte noire…
lady-alice-log-accuse-no-object = … objet : carte noire.
lady-alice-log-accusation-solved = Verdict : { $smiles } sourires. { $who } a raison : l’énigme est résolue !
lady-alice-log-accusation-solved-you = Verdict : { $smiles } sourires. Vous avez raison : l’énigme est résolue !
lady-alice-log-accusation-no-smile = Verdict : aucun sourire. { $who } est hors jeu, et tous ces indices sont de fausses pistes.
lady-alice-log-accusation-no-smile-you = Verdict : aucun sourire. Vous êtes hors jeu, et tous ces indices sont de fausses pistes.
lady-alice-log-accusation-smiles = Verdict : { $smiles ->
        [one] un seul sourire
       *[other] { $smiles } sourires seulement
    }. { $who } est hors jeu.
lady-alice-log-accusation-smiles-you = Verdict : { $smiles ->
        [one] un seul sourire
       *[other] { $smiles } sourires seulement
    }. Vous êtes hors jeu.
lady-alice-log-accusation-unwritten = Verdict : trop peu de sourires ; retenez combien. { $who } est hors jeu.
lady-alice-log-accusation-unwritten-you = Verdict : trop peu de sourires ; retenez combien. Vous êtes hors jeu.

lady-alice-not-yours = seul Holmes en décide
lady-alice-suspect-first = vous tenez le carnet à spirales : faites d’abord part de vos soupçons
lady-alice-pick-suspect = nommez un suspect
lady-alice-pick-place = nommez un lieu
lady-alice-pick-time = nommez une heure
lady-alice-pick-object = nommez un objet
lady-alice-all-covered = il faut dans vos soupçons au moins un indice sans carte de visite
lady-alice-repeated = ce sont les mêmes soupçons que les derniers : changez au moins un indice
lady-alice-no-zone = cet indice manque à ce petit bureau
lady-alice-not-suspicion = seul le joueur qui tient le carnet à spirales fait part de ses soupçons, avant les déductions
lady-alice-no-markers = vos neuf marqueurs sont déjà posés
lady-alice-covered = cet indice est sous une carte de visite ({ $clue })
lady-alice-full = la zone est pleine ({ $clue }, { $room } marqueurs)
lady-alice-mark-first = choisissez l’indice avant la valeur
lady-alice-finish-accusation = terminez votre accusation ou annulez-la
lady-alice-no-blank = une accusation nomme un indice de chaque catégorie ; la carte noire n’existe qu’à trois joueurs
lady-alice-one-blank = une catégorie est déjà masquée par la carte noire
lady-alice-blank-missing = il faut une catégorie masquée, et c’est la dernière
lady-alice-no-such-marker = il ne vous reste aucun marqueur de valeur { $value }
lady-alice-value-first = choisissez la valeur du marqueur ou annulez

lady-alice-notebook-solution = Possible dans la solution
lady-alice-notebook-players = Qui peut détenir quoi
lady-alice-notebook-missing = La catégorie manquante
lady-alice-notebook-double = La catégorie double
lady-alice-notebook-markers = Marqueurs face cachée
lady-alice-notebook-verdicts = Verdicts

lady-alice-try-clue = { $verb } suivi d’un de ces indices : { $clues }

lady-alice-panel-suspects = suspects
lady-alice-panel-places = lieux
lady-alice-panel-times = heures
lady-alice-panel-objects = objets
lady-alice-worth = valeur { $value }
lady-alice-suspicion = soupçons
lady-alice-accusation = accusation

lady-alice-list = { $one }, { $other }
lady-alice-last-of-list = { $one } et { $other }

lady-alice-label-suspect-suspect = soupçonner
lady-alice-label-suspect-place = en ce lieu
lady-alice-label-suspect-time = à cette heure
lady-alice-label-suspect-object = avec cet objet
lady-alice-label-accuse-suspect = accuser
lady-alice-label-accuse-place = en ce lieu
lady-alice-label-accuse-time = à cette heure
lady-alice-label-accuse-object = avec cet objet
lady-alice-label-blank = carte noire
lady-alice-label-mark = poser un marqueur
lady-alice-label-pass = passer

lady-alice-awaited-pairing = Holmes choisit ses indices.
lady-alice-awaited-dealing = On distribue les preuves.
lady-alice-awaited-starting = Le carnet à spirales va au premier joueur.
lady-alice-expected-suspicion-suspect = Vous tenez le carnet à spirales : qui soupçonnez-vous ?
lady-alice-expected-suspicion-place = Vos soupçons : nommez un lieu.
lady-alice-expected-suspicion-time = Vos soupçons : nommez une heure.
lady-alice-expected-suspicion-object = Vos soupçons : nommez un objet.
lady-alice-awaited-suspicion = On attend les soupçons de { $who }.
lady-alice-awaited-verdict = Le verdict de Holmes : combien de sourires ?
lady-alice-expected-deduction = À vous : posez un marqueur, passez ou accusez.
lady-alice-expected-deduction-without-markers = À vous : vous n’avez plus de marqueurs. Passez ou accusez.
lady-alice-awaited-deduction = On attend { $who } : marqueur, passe ou accusation.
lady-alice-expected-valuing = Choisissez la valeur de votre marqueur sur { $clue }.
lady-alice-awaited-valuing = { $who } choisit un marqueur pour { $clue }.
lady-alice-awaited-revealing = Le marqueur de dessous, sur { $clue }, est retourné.
lady-alice-expected-accusing-place = Votre accusation : nommez un lieu.
lady-alice-expected-accusing-time = Votre accusation : nommez une heure.
lady-alice-expected-accusing-object = Votre accusation : nommez un objet.
lady-alice-expected-accusing-place-or-blank = Votre accusation : nommez un lieu, ou jouez la carte noire.
lady-alice-expected-accusing-time-or-blank = Votre accusation : nommez une heure, ou jouez la carte noire.
lady-alice-expected-accusing-object-must-be-blank = Votre accusation : il faut une carte noire, et il ne reste que l’objet.
lady-alice-awaited-accusing = { $who } porte une accusation.
lady-alice-awaited-judging = Le verdict de Holmes : l’accusation de { $who } est-elle fondée ?

lady-alice-ended-suspicion = Les soupçons de { $who } ont résolu l’énigme : { $number ->
        [one] victoire de { $winners } avec { $points ->
            [0] 0 point
            [one] un point
           *[other] { $points } points
        }
       *[other] victoire partagée entre { $winners }, avec { $points ->
            [0] 0 point
            [one] un point
           *[other] { $points } points
        } chacun
    }.
lady-alice-ended-suspicion-won = { $solver ->
        [you] Vos soupçons ont résolu
       *[other] Les soupçons de { $who } ont résolu
    } l’énigme : { $number ->
        [one] vous gagnez
       *[other] { $winners } se partagent la victoire
    } avec { $points ->
        [0] 0 point
        [one] un point
       *[other] { $points } points
    }.
lady-alice-ended-suspicion-lost = { $solver ->
        [you] Vos soupçons ont résolu l’énigme, mais
       *[other] Les soupçons de { $who } ont résolu l’énigme :
    } { $number ->
        [one] la victoire revient à { $winners }
       *[other] { $winners } se partagent la victoire
    } avec { $points ->
        [0] 0 point
        [one] un point
       *[other] { $points } points
    }.
lady-alice-ended-accusation = L’accusation de { $who } a résolu l’énigme : { $number ->
        [one] victoire de { $winners } avec { $points ->
            [0] 0 point
            [one] un point
           *[other] { $points } points
        }
       *[other] victoire partagée entre { $winners }, avec { $points ->
            [0] 0 point
            [one] un point
           *[other] { $points } points
        } chacun
    }.
lady-alice-ended-accusation-won = { $solver ->
        [you] Votre accusation a résolu
       *[other] L’accusation de { $who } a résolu
    } l’énigme : { $number ->
        [one] vous gagnez
       *[other] { $winners } se partagent la victoire
    } avec { $points ->
        [0] 0 point
        [one] un point
       *[other] { $points } points
    }.
lady-alice-ended-accusation-lost = { $solver ->
        [you] Votre accusation a résolu l’énigme, mais
       *[other] L’accusation de { $who } a résolu l’énigme :
    } { $number ->
        [one] la victoire revient à { $winners }
       *[other] { $winners } se partagent la victoire
    } avec { $points ->
        [0] 0 point
        [one] un point
       *[other] { $points } points
    }.
lady-alice-ended-last-one-in = Tous les autres ont accusé à tort : { $winners } reste seul en jeu et gagne.
lady-alice-ended-last-one-in-won = Tous les autres ont accusé à tort : vous restez seul en jeu et gagnez.
lady-alice-ended-round-limit = Après le tour { $round }, l’énigme n’est pas résolue : partie nulle entre { $winners }.

lady-alice-draw-letter-blue = b
lady-alice-draw-letter-red = r
lady-alice-draw-letter-yellow = j
lady-alice-draw-letter-green = v
lady-alice-draw-letter-white = c
lady-alice-draw-covered = ░ fausse piste
lady-alice-draw-face-down = ? * marqueur face cachée
lady-alice-draw-missing = Catégorie manquante : { $shares }
lady-alice-draw-double = Catégorie double : { $shares }
lady-alice-draw-player = joueur
lady-alice-draw-markers-left = en réserve
lady-alice-draw-evidence = preuve
lady-alice-draw-spiral-notebook = carnet à spirales
lady-alice-draw-passed = a passé
lady-alice-draw-out = hors jeu
lady-alice-draw-suspicion = { $who } soupçonne
lady-alice-draw-accusation = { $who } accuse
lady-alice-draw-last-suspicion = derniers soupçons
lady-alice-draw-stating = en cours
lady-alice-draw-no-smile = aucun ☺
lady-alice-draw-marking = Un marqueur est posé sur { $clue }.
lady-alice-draw-round = Tour { $round } (limite { $limit })
lady-alice-draw-points-on = { $points } sur { $clue }
lady-alice-draw-points-every-clue = { $points } pour tous les indices
lady-alice-draw-points-double = { $points } pour la catégorie double
lady-alice-draw-points-suspicion = { $points } pour les soupçons
lady-alice-draw-points-accusation = { $points } pour l’accusation

lady-alice-typed-suspect = soupçonner
lady-alice-typed-mark = marquer
lady-alice-typed-accuse = accuser
lady-alice-typed-pass = passer
lady-alice-typed-value = valeur
lady-alice-typed-blank = noire
lady-alice-typed-museum = musée
lady-alice-typed-tower = tour
lady-alice-typed-abbey = abbaye
lady-alice-typed-compass = boussole
lady-alice-typed-mask = masque
lady-alice-typed-spear = lance
lady-alice-typed-drum = tambour
lady-alice-typed-necklace = collier
lady-alice-typed-travel-journal = carnet-de-voyage

lady-alice-kind-suspect = suspect
lady-alice-kind-place = lieu
lady-alice-kind-time = heure
lady-alice-kind-object = objet

lady-alice-reason-solves = Ces soupçons ont de bonnes chances de résoudre l’énigme, avec assez de points sur le bureau pour gagner.
lady-alice-reason-names-own = Votre propre preuve est parmi les indices : vous savez qu’un sourire est le vôtre, les autres non.
lady-alice-reason-asks = Rien ne dit encore si cet indice est juste : c’est ici que le verdict vous apprend le plus.
lady-alice-reason-gives-nothing-away = Un des indices nommés est faux, et vous le savez : cela n’apprend rien d’utile aux autres.
lady-alice-reason-own-clue = Vous savez que cet indice est juste : ses points sont acquis.
lady-alice-reason-likely-clue = Cet indice est probablement juste, et sa zone se remplit.
lady-alice-reason-takes-a-place = Cet indice est peut-être juste, et les places de sa zone sont rares.
lady-alice-reason-bluffs = Les autres peuvent croire à cet indice ; vous, non.
lady-alice-reason-zero-elsewhere = Un zéro ne coûte rien ici et égare les autres.
lady-alice-reason-zero-blocks = Un zéro prend une place où un autre aurait marqué des points.
lady-alice-reason-counts = Si l’indice est juste, ce marqueur rapporte.
lady-alice-reason-certain = Vous connaissez la solution : trois points, et l’égalité tourne en votre faveur.
lady-alice-reason-dares = Rien n’est certain, mais quelqu’un d’autre pourrait accuser avant vous.
lady-alice-reason-waits = Un marqueur en dirait aux autres plus qu’il ne vous rapporte.

lady-alice-puzzle-holds = Vous détenez { $clue }.
lady-alice-puzzle-verdict =
    Verdict { $number } : { $clues }, { $smiles ->
        [0] aucun sourire
        [one] un sourire
       *[other] { $smiles } sourires
    }.
lady-alice-puzzle-possible = Outre le vôtre, ces indices peuvent encore faire partie de la solution : { $clues }.
lady-alice-puzzle-deduced = Lire les verdicts
lady-alice-puzzle-deduced-suspect = Les verdicts ne laissent qu’un suspect. Qui est-ce ?
lady-alice-puzzle-deduced-place = Les verdicts ne laissent qu’un lieu. Lequel ?
lady-alice-puzzle-deduced-time = Les verdicts ne laissent qu’une heure. Laquelle ?
lady-alice-puzzle-deduced-object = Les verdicts ne laissent qu’un objet. Lequel ?
lady-alice-puzzle-deduced-core =
    { $count ->
        [one] Avec ce que vous avez, le verdict { $verdicts } suffit à lui seul.
       *[other] Avec ce que vous avez, les verdicts { $verdicts } suffisent, et aucun n’est de trop.
    }
lady-alice-puzzle-deduced-against =
    Pas { $clues } : { $count ->
        [one] le verdict { $verdicts } aurait été différent.
       *[other] l’un au moins des verdicts { $verdicts } aurait été différent.
    }
lady-alice-puzzle-deduced-end = La solution contient donc : { $clue }.
lady-alice-puzzle-settle = Les soupçons qui tranchent
lady-alice-puzzle-settle-question = Vos soupçons nomment jusqu’ici : { $stated }. Quel objet les complète, pour qu’il reste le moins de solutions quel que soit le verdict ?
lady-alice-puzzle-settle-best = { $possible } solutions s’accordent avec ce que vous savez. Avec { $clue }, le verdict les sépare :
lady-alice-puzzle-settle-smiles =
    { $smiles ->
        [0] aucun sourire en laisse
        [one] un sourire en laisse
       *[other] { $smiles } sourires en laissent
    } { $left }.
lady-alice-puzzle-settle-others = Tout autre objet pourrait en laisser { $others } ou plus.
lady-alice-puzzle-settle-against = Avec { $clue }, un verdict laisserait { $left } solutions. On peut faire mieux.

# Ce qui est annoncé.
lady-alice-headline-suspicion =
    { $smiles ->
        [0] Aucun sourire
        [one] Un sourire
       *[other] { $smiles } sourires
    }
lady-alice-headline-verdict = Le verdict
lady-alice-headline-accusation = { $who } se trompe
lady-alice-headline-accusation-you = Vous êtes hors jeu
lady-alice-headline-solved = L’énigme est résolue !

# Ce qui est demandé avant d’agir.
lady-alice-question-accuse-object = Accuser maintenant ?
lady-alice-warning-accuse-object = Si l’accusation est fausse, vous êtes hors jeu.
lady-alice-question-blank = Jouer la carte noire pour l’objet et accuser ?
lady-alice-warning-blank = Si l’accusation est fausse, vous êtes hors jeu.
lady-alice-left = { $count ->
        [0] aucun indice
        [one] un indice
       *[other] { $count } indices
    }

# Ce qui est compté pour une analyse, avant un deux-points.
lady-alice-measure-likely-points = Points de vos marqueurs sur des indices probablement justes
lady-alice-measure-open-points = Points de vos marqueurs sur des indices qui peuvent être vrais
lady-alice-measure-lost-points = Points de vos marqueurs sur des indices sûrement faux
