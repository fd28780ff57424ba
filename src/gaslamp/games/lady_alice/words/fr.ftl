lady-alice-title = Lady Alice
lady-alice-about = Stanley a disparu : qui, où, quand, avec quel objet ? Chacun détient une preuve, et personne ne dit laquelle.
lady-alice-blue = Bleu
lady-alice-red = Rouge
lady-alice-yellow = Jaune
lady-alice-green = Vert
lady-alice-white = Blanc

lady-alice-option-seats = Le nombre de joueurs ; à trois il manque une catégorie, à cinq l’une est double.
lady-alice-option-notebook = Chacun reçoit la même feuille de déductions ; sans elle, il faut retenir les verdicts.
lady-alice-option-round-limit = Après ce nombre de tours, la partie est nulle entre ceux qui sont encore en jeu.

lady-alice-clue-chaille-long = Charles Chaillé-Long
lady-alice-clue-baker = Samuel White Baker
lady-alice-clue-kingsley = Mary Kingsley
lady-alice-clue-marlow = Joseph Marlow
lady-alice-clue-crowther = Ajayi Crowther
lady-alice-clue-speke = John Hanning Speke
lady-alice-clue-tippu-tip = Tippu Tip
lady-alice-clue-tinne = Alexine Tinné
lady-alice-clue-waterloo = Waterloo Station
lady-alice-clue-museum = British Museum
lady-alice-clue-tower = Tour de Londres
lady-alice-clue-trafalgar = Trafalgar Square
lady-alice-clue-abbey = abbaye de Westminster
lady-alice-clue-covent-garden = Covent Garden
lady-alice-clue-hyde-park = Hyde Park
lady-alice-clue-docks = docks de Sainte-Catherine
lady-alice-clue-7h = 7 heures
lady-alice-clue-9h = 9 heures
lady-alice-clue-11h = 11 heures
lady-alice-clue-13h = 13 heures
lady-alice-clue-15h = 15 heures
lady-alice-clue-17h = 17 heures
lady-alice-clue-19h = 19 heures
lady-alice-clue-21h = 21 heures
lady-alice-clue-compass = boussole
lady-alice-clue-mask = masque sculpté
lady-alice-clue-spear = lance
lady-alice-clue-drum = tambour
lady-alice-clue-statuette = statuette
lady-alice-clue-necklace = collier de perles
lady-alice-clue-travel-journal = carnet de voyage
lady-alice-clue-sextant = sextant

lady-alice-twins = { $one } et { $other } auront les deux indices d’une même catégorie.
lady-alice-twins-hidden = Holmes prélève deux indices dans l’une des catégories.
lady-alice-evidence = { $who } reçoit sa preuve : { $clue }.
lady-alice-evidence-hidden = { $who } reçoit une preuve.
lady-alice-first = Le carnet à spirales va d’abord à { $who }.

lady-alice-suspect-suspect = Soupçons : { $who } vise { $clue }…
lady-alice-suspect-place = … lieu : { $clue }…
lady-alice-suspect-time = … vers { $clue }…
lady-alice-suspect-object = … objet : { $clue }.
lady-alice-suspicion-solved = Verdict : { $smiles } sourires. L’énigme est résolue par { $who } !
lady-alice-suspicion-no-smile = Verdict : aucun sourire. Ces quatre indices sont de fausses pistes.
lady-alice-suspicion-smiles = Verdict : { $smiles ->
        [one] un seul sourire
       *[other] { $smiles } sourires
    }.

lady-alice-mark = { $who } pose un marqueur. Indice : { $clue }.
lady-alice-value = Le marqueur posé par { $who } vaut { $value }.
lady-alice-value-hidden = Le marqueur posé par { $who } reste face cachée.
lady-alice-reveal = Le marqueur de { $who } qui s’y trouvait est retourné : { $value }.
lady-alice-pass = « Je passe », dit { $who }.

lady-alice-accuse-suspect = « J’accuse ! » { $who } désigne { $clue }…
lady-alice-accuse-place = … lieu : { $clue }…
lady-alice-accuse-time = … vers { $clue }…
lady-alice-accuse-object = … objet : { $clue }.
lady-alice-accuse-no-suspect = « J’accuse ! » { $who } ne désigne aucun suspect…
lady-alice-accuse-no-place = … lieu : carte noire…
lady-alice-accuse-no-time = … heure : carte noire…
lady-alice-accuse-no-object = … objet : carte noire.
lady-alice-accusation-solved = Verdict : { $smiles } sourires. { $who } avait raison, l’énigme est résolue !
lady-alice-accusation-no-smile = Verdict : aucun sourire. La partie est perdue pour { $who }, et tous ces indices sont de fausses pistes.
lady-alice-accusation-smiles = Verdict : { $smiles ->
        [one] un seul sourire
       *[other] { $smiles } sourires seulement
    }. La partie est perdue pour { $who }.

lady-alice-not-yours = seuls le hasard et Holmes lui-même en décident
lady-alice-suspect-first = vous tenez le carnet à spirales, faites d’abord part de vos soupçons
lady-alice-pick-suspect = c’est un suspect qu’il faut nommer
lady-alice-pick-place = c’est un lieu qu’il faut nommer
lady-alice-pick-time = c’est une heure qu’il faut nommer
lady-alice-pick-object = c’est un objet qu’il faut nommer
lady-alice-all-covered = il faut dans vos soupçons au moins un indice sans carte de visite
lady-alice-repeated = ce seraient encore les derniers soupçons, changez au moins un indice
lady-alice-not-suspicion = seul le détenteur du carnet à spirales fait part de soupçons, avant les déductions
lady-alice-no-markers = vos neuf marqueurs sont déjà posés
lady-alice-covered = cet indice est sous une carte de visite ({ $clue })
lady-alice-full = la zone est pleine ({ $clue }, { $room } marqueurs)
lady-alice-clue-first = choisissez l’indice avant la valeur, par exemple mark waterloo
lady-alice-finish-accusation = terminez votre accusation ou reprenez-la
lady-alice-no-blank = une accusation nomme un indice de chaque catégorie ; la carte noire n’existe qu’à trois joueurs
lady-alice-one-blank = une catégorie est déjà masquée par la carte noire
lady-alice-blank-missing = il faut une catégorie masquée, et c’est la dernière, jouez accuse blank
lady-alice-no-such-marker = il ne vous reste aucun marqueur de valeur { $value }
lady-alice-value-first = choisissez la valeur du marqueur ou reprenez-le

lady-alice-notebook-solution = Possible dans la solution
lady-alice-notebook-players = Qui peut détenir quoi
lady-alice-notebook-missing = La catégorie manquante
lady-alice-notebook-double = La catégorie double
lady-alice-notebook-markers = Marqueurs face cachée
lady-alice-notebook-verdicts = Verdicts

lady-alice-try-clue = { $verb } suivi d’un de ces indices : { $clues }

lady-alice-suspect = suspect
lady-alice-place = lieu
lady-alice-time = heure
lady-alice-object = objet
lady-alice-suspicion = soupçons
lady-alice-accusation = accusation

lady-alice-draw-percent = { $share } %
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
lady-alice-draw-marking = Un marqueur se pose. Indice : { $clue }.
lady-alice-draw-round = Tour { $round }, sur { $limit } au plus
lady-alice-draw-points-on = { $points } sur { $clue }
lady-alice-draw-points-every-clue = { $points } pour tous les indices
lady-alice-draw-points-double = { $points } pour la catégorie double
lady-alice-draw-points-suspicion = { $points } pour les soupçons
lady-alice-draw-points-accusation = { $points } pour l’accusation
lady-alice-draw-ending-suspicion = Les soupçons étaient fondés. Victoire : { $winners }.
lady-alice-draw-ending-accusation = L’accusation était juste. Victoire : { $winners }.
lady-alice-draw-ending-last-one-in = Il n’en reste qu’un en jeu. Victoire : { $winners }.
lady-alice-draw-ending-round-limit = Le dernier tour est joué : partie nulle. Encore en jeu : { $winners }.
