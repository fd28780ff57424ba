lady-alice-lesson-child-chapter-desk = Le bureau de Holmes
lady-alice-lesson-child-chapter-smiles = Compter les sourires
lady-alice-lesson-child-chapter-accusation = L’accusation
lady-alice-lesson-child-chapter-out = Trop hardi
lady-alice-lesson-child-chapter-alone = À vous de jouer

lady-alice-lesson-child-welcome = Stanley a disparu, et Holmes confie l’affaire à trois enfants de Baker Street : Rouge, Jaune et vous, Bleu. Sur son bureau, 32 indices : huit suspects, huit lieux, huit heures et huit objets.

lady-alice-lesson-child-evidence = Trois indices font la solution, de trois catégories ; nul ne sait laquelle manque. Chacun de vous en détient un. Votre preuve est Waterloo Station : aucun autre lieu n’est juste. Le carnet tient les comptes : { $count } indices peuvent être de la solution.

lady-alice-lesson-child-suspect = Vous tenez le carnet à spirales : faites part de vos soupçons, un suspect, un lieu, une heure, un objet. Sans votre propre preuve, tout sourire vient d’un autre. Soupçonnez Baker, au British Museum, à 9 heures, avec le masque sculpté.
lady-alice-lesson-child-suspect-own = Vous pouvez nommer votre preuve, mais l’un des sourires serait alors le vôtre. Nommez le British Museum.
lady-alice-lesson-child-suspect-wrong = Ces soupçons nomment Baker, le British Museum, 9 heures et le masque sculpté, dans cet ordre.

lady-alice-lesson-child-false-leads = Chacun répond en secret : un sourire si sa preuve est nommée, une grimace sinon. On mélange les réponses : vous apprenez combien sourient, non qui. Personne : ce sont quatre fausses pistes, couvertes de cartes de visite. Il reste { $count } indices.

lady-alice-lesson-child-marker = Puis on joue à tour de rôle, à partir de la gauche de celui qui a soupçonné : poser un marqueur, passer ou accuser. Vous avez trois 0, trois 1 et trois 2 ; sur un indice juste, ils rapportent à la fin. Posez un 1 ou un 2 sur Waterloo Station, dont vous êtes sûr.
lady-alice-lesson-child-marker-zero = Un zéro ne rapporte jamais. Gardez les zéros pour égarer les autres, et posez ici un 1 ou un 2.
lady-alice-lesson-child-marker-unknown = Vous ne savez pas si cet indice est juste. Waterloo Station l’est.
lady-alice-lesson-child-marker-accuse = Vous connaissez un indice sur trois, et une fausse accusation vous met hors jeu. Posez un marqueur sur Waterloo Station.
lady-alice-lesson-child-marker-pass = Vous pouvez. Mais seuls les marqueurs posés rapportent, et vous êtes sûr d’un indice : Waterloo Station.

lady-alice-lesson-child-turned-up = Rouge a posé un marqueur par-dessus, on a donc retourné le vôtre ; seul le dernier d’une zone reste face cachée. Un marqueur ne bouge plus, et une zone a place pour trois. Vous ne savez pas ce que vaut celui de Rouge. Rien d’autre n’est sûr encore : passez.
lady-alice-lesson-child-turned-up-mark = Vous ne pouvez savoir encore ce qui est juste, et un marqueur ne revient jamais. Passez pour l’instant.
lady-alice-lesson-child-turned-up-accuse = Vous connaissez un indice sur trois, et une fausse accusation vous met hors jeu. Passez pour l’instant.

lady-alice-lesson-child-two-smiles = Quand tous ont passé de suite, le voisin de gauche soupçonne. Rouge a nommé Kingsley, le British Museum, 17 heures et la boussole : deux sourires, aucun de vous. Le musée est une fausse piste, donc deux des trois autres sont justes : il reste { $count } indices.

lady-alice-lesson-child-on-top = Jaune a posé un marqueur sur la boussole. Posez un 1 ou un 2 par-dessus : la boussole est juste dans deux cas sur trois, et l’on retourne le marqueur de Jaune.
lady-alice-lesson-child-on-top-zero = La boussole est juste dans deux cas sur trois : posez ici de quoi rapporter, un 1 ou un 2.
lady-alice-lesson-child-on-top-fair = Cet indice est aussi probable que la boussole. Mais sur la boussole, vous verrez aussi le marqueur de Jaune.
lady-alice-lesson-child-on-top-again = Vous pouvez y poser un deuxième marqueur. Mais sur la boussole, vous verrez celui de Jaune.
lady-alice-lesson-child-on-top-false = Cet indice ne peut plus être de la solution. Posez votre marqueur sur la boussole.
lady-alice-lesson-child-on-top-accuse = Il reste trois cas, et vous n’auriez raison que dans un. Posez d’abord un marqueur sur la boussole.
lady-alice-lesson-child-on-top-pass = Vous manqueriez de voir le marqueur de Jaune. Posez-en un sur la boussole.
lady-alice-lesson-child-on-top-two = Celui de Jaune était un 2. Qui pose un 2 croit à l’indice, ou veut vous le faire croire : un signe, pas une preuve.

lady-alice-lesson-child-more-leads = Tous ont passé, et Jaune a soupçonné Speke, la Tour de Londres, 19 heures et le tambour : aucun sourire. Vous le saviez : { $count } indices restent possibles. Mais attention : on ne soupçonne pas quatre fausses pistes, ni deux fois de suite la même chose.

lady-alice-lesson-child-ask = À vous de soupçonner. Kingsley, 17 heures, la boussole : deux sont justes. Demandez pour 17 heures, et cachez-le derrière votre propre preuve : Marlow, Waterloo Station, 17 heures, le masque sculpté.
lady-alice-lesson-child-ask-too-many = Trop d’indices justes, et vos soupçons résolvent eux-mêmes l’énigme : cela donne 1 point, une accusation 3. Restez-en à Marlow, Waterloo Station, 17 heures, le masque sculpté.
lady-alice-lesson-child-ask-wrong = Pour demander 17 heures, nommez Marlow, Waterloo Station, 17 heures, le masque sculpté.
lady-alice-lesson-child-ask-yours = Un seul sourire, et vous seul savez que c’est le vôtre. 17 heures est donc faux : de { $before } indices possibles à { $after }.

lady-alice-lesson-child-last-marker = Vous connaissez les { $count } indices ; les autres, qui ont passé, non. Avec un marqueur de 1 ou 2 sur chaque indice de la solution, vous aurez 2 points de plus. Avant d’accuser, posez-en un sur Mary Kingsley.
lady-alice-lesson-child-last-marker-zero = Un zéro ne compterait pas. Posez un 1 ou un 2.
lady-alice-lesson-child-last-marker-other = L’indice qui ne porte encore aucun de vos marqueurs, c’est Mary Kingsley.
lady-alice-lesson-child-last-marker-accuse = Vous auriez raison ! Mais un marqueur sur Mary Kingsley d’abord rapporte sa valeur, et 2 points de plus.
lady-alice-lesson-child-last-marker-pass = Si tous passent, les déductions sont finies. Posez tant qu’il est temps un marqueur sur Mary Kingsley.

lady-alice-lesson-child-accuse = Personne n’a encore trouvé. Accusez avant qu’un autre ne le fasse ! Vous nommez les trois indices, et la carte noire masque la catégorie manquante : Kingsley, Waterloo Station, carte noire, la boussole.
lady-alice-lesson-child-accuse-late = N’attendez plus : un autre pourrait accuser avant vous. Accusez Mary Kingsley.
lady-alice-lesson-child-accuse-time = C’est l’heure qui manque : jouez la carte noire.
lady-alice-lesson-child-accuse-wrong = Vous savez mieux : Kingsley, Waterloo Station, carte noire, la boussole.

lady-alice-lesson-child-points = Trois sourires : l’énigme est résolue. Les marqueurs sur de faux indices, les zéros et les marqueurs des joueurs hors jeu quittent le bureau ; on additionne les autres. Vous avez 2 points de plus pour un marqueur sur chaque indice, et 3 pour l’accusation.

lady-alice-lesson-child-by-suspicion = Des soupçons qui reçoivent trois sourires résolvent aussi l’énigme, mais ne donnent que 1 point à leur auteur. Qui a le plus de points gagne ; à égalité, la victoire est partagée, sauf si l’un de vous a porté l’accusation juste.

lady-alice-lesson-child-red-is-out = Une autre partie ; vous détenez le tambour. Rouge a accusé Kingsley, la Tour de Londres, le tambour, et n’a eu que deux sourires. Il est hors jeu : ses marqueurs ne compteront pas, mais il répond encore. Tous ont entendu le verdict : { $count } indices sont possibles.

lady-alice-lesson-child-patience = L’un des deux sourires était le vôtre : Kingsley est juste, ou bien la Tour, et pour le troisième indice tout est ouvert. Jaune a l’air pressé. Passez, et laissez-lui l’erreur.
lady-alice-lesson-child-patience-accuse = C’est ce qu’a fait Rouge. Vous n’en savez pas assez : une grimace, et vous êtes hors jeu. Passez.
lady-alice-lesson-child-patience-mark = Pas mal. Mais pour l’instant passez, et voyez ce que fait Jaune.

lady-alice-lesson-child-last-one = Jaune aussi a accusé, et reçu une grimace. Vous restez seul en jeu : vous gagnez aussitôt, sans compter les points. Accusez quand vous êtes sûr, ou quand un autre va l’être.

lady-alice-lesson-child-free = Une nouvelle partie : vous détenez le sextant, deux joueurs ont soupçonné, et { $count } indices sont possibles. Le carnet à spirales est à vous. Soupçonnez comme il vous plaît, et lisez le verdict avec le carnet.
lady-alice-lesson-child-free-less = De { $before } indices possibles à { $after }. Ce serait le moment de poser un marqueur, avant que les zones se remplissent.
lady-alice-lesson-child-free-same = Ce sont toujours { $after } indices, mais tous ne sont plus aussi probables : voyez leurs parts dans le carnet.

lady-alice-lesson-child-end = Vous savez sourire et ne rien dire. Holmes serait fier de vous.
