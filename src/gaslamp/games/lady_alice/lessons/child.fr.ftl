lady-alice-lesson-child-chapter-desk = Le bureau de Holmes
lady-alice-lesson-child-chapter-smiles = Compter les sourires
lady-alice-lesson-child-chapter-accusation = L’accusation
lady-alice-lesson-child-chapter-out = Trop d’audace
lady-alice-lesson-child-chapter-alone = À vous de jouer

lady-alice-lesson-child-welcome = Stanley a disparu, et Holmes confie l’affaire à quatre Baker Street Kids : Rouge, Jaune, Vert et vous, Bleu. Sur son bureau, 32 indices : huit suspects, huit lieux, huit heures et huit objets.

lady-alice-lesson-child-evidence = La solution compte un indice de chaque catégorie, et chacun de vous en détient un. Votre preuve est Waterloo Station : aucun autre lieu n’est juste. La feuille de déductions tient les comptes : { $count } indices peuvent faire partie de la solution.

lady-alice-lesson-child-suspect = Vous tenez le carnet à spirales : faites part de vos soupçons, un suspect, un lieu, une heure, un objet. Sans votre propre preuve, tout sourire vient d’un autre. Soupçonnez Baker, au British Museum, à 9 heures, avec le masque sculpté.
lady-alice-lesson-child-suspect-own = Vous pouvez nommer votre preuve, mais l’un des sourires serait alors le vôtre. Nommez le British Museum.
lady-alice-lesson-child-suspect-wrong = Ces soupçons nomment Baker, le British Museum, 9 heures et le masque sculpté, dans cet ordre.

lady-alice-lesson-child-false-leads = Chacun répond en secret : un sourire si sa preuve est nommée, une grimace sinon. On mélange les réponses : vous voyez combien sourient, pas qui. Personne : ce sont quatre fausses pistes, couvertes de cartes de visite. Il reste { $count } indices.

lady-alice-lesson-child-marker = Puis on joue à tour de rôle, à partir de la gauche : poser un marqueur, passer ou accuser. Vous avez trois 0, trois 1 et trois 2 ; sur un indice juste, ils rapportent des points à la fin. Posez un 2 face cachée sur Waterloo Station, un indice certain pour vous.
lady-alice-lesson-child-marker-zero = Un zéro ne rapporte rien. Gardez les zéros pour égarer les autres, et posez ici un 2.
lady-alice-lesson-child-marker-one = Cet indice est certain pour vous : posez un 2.
lady-alice-lesson-child-marker-unknown = Vous ne savez pas si cet indice est juste. Waterloo Station l’est.
lady-alice-lesson-child-marker-accuse = Vous connaissez un indice sur quatre, et une fausse accusation vous met hors jeu. Posez un marqueur sur Waterloo Station.
lady-alice-lesson-child-marker-pass = Vous pouvez. Mais seuls les marqueurs posés rapportent des points, et vous connaissez un indice : Waterloo Station.

lady-alice-lesson-child-turned-up = Rouge a posé un marqueur par-dessus, et le vôtre est retourné ; seul le dernier d’une zone reste face cachée. Un marqueur ne bouge plus, et une zone en reçoit quatre. Rouge a peut-être compris : la prochaine fois, bluffez aussi avec un zéro ailleurs. Passez.
lady-alice-lesson-child-turned-up-mark = Vous ne pouvez pas encore savoir ce qui est juste, et un marqueur ne revient jamais. Passez pour l’instant.
lady-alice-lesson-child-turned-up-accuse = Vous connaissez un indice sur quatre, et une fausse accusation vous met hors jeu. Passez pour l’instant.

lady-alice-lesson-child-two-smiles = Quand tous ont passé de suite, le voisin de gauche soupçonne. Rouge a nommé Kingsley, le British Museum, 17 heures et la boussole : deux sourires, dont aucun n’est le vôtre. Le musée est une fausse piste, donc deux des trois autres sont justes : il reste { $count } indices.

lady-alice-lesson-child-on-top = Jaune a posé un marqueur sur la boussole. Posez un 1 ou un 2 par-dessus : la boussole est probablement juste, et l’on retourne le marqueur de Jaune.
lady-alice-lesson-child-on-top-zero = La boussole est probablement juste : posez ici un marqueur qui rapporte, un 1 ou un 2.
lady-alice-lesson-child-on-top-fair = Cet indice est peut-être juste aussi. Mais sur la boussole, vous verrez le marqueur de Jaune.
lady-alice-lesson-child-on-top-again = Vous pouvez y poser un deuxième marqueur. Mais sur la boussole, vous verrez celui de Jaune.
lady-alice-lesson-child-on-top-false = Vous en savez trop peu sur cet indice. Posez votre marqueur sur la boussole.
lady-alice-lesson-child-on-top-accuse = Vous ne connaissez pas encore toute la solution. Posez d’abord un marqueur sur la boussole.
lady-alice-lesson-child-on-top-pass = Vous manqueriez de voir le marqueur de Jaune. Posez-en un sur la boussole.
lady-alice-lesson-child-on-top-two = Celui de Jaune était un 2. Un joueur qui pose un 2 croit à l’indice, ou veut vous le faire croire : un signe, pas une preuve.

lady-alice-lesson-child-more-leads = Tous ont passé, et Jaune a soupçonné Speke, la Tour de Londres, 19 heures et le tambour : aucun sourire. { $count } indices restent possibles. À retenir : on ne peut pas soupçonner quatre fausses pistes, ni répéter les derniers soupçons.
lady-alice-lesson-child-one-smile = Vert a soupçonné Marlow, la Tour, 21 heures et le tambour : un sourire. Donc Marlow ou 21 heures, pas les deux. Comparez au verdict de Rouge : soit Marlow et 17 heures, soit Kingsley et 21 heures. La boussole est juste dans les deux cas : il reste { $count } indices.

lady-alice-lesson-child-ask = À vous de soupçonner. Marlow à 17 heures, ou Kingsley à 21 heures ? Demandez-le, mais taisez Waterloo Station : c’est tout ce qui manque à Rouge et à Vert. Soupçonnez Marlow, le British Museum, 17 heures, la boussole.
lady-alice-lesson-child-ask-own = Rouge et Vert pourraient en déduire le lieu, et ils savent le reste. Nommez le British Museum, une fausse piste.
lady-alice-lesson-child-ask-wrong = Ces soupçons nomment Marlow, le British Museum, 17 heures et la boussole.
lady-alice-lesson-child-ask-one = Un sourire, pour la boussole. Ni Marlow ni 17 heures ne sont donc justes : il restait { $before } indices possibles, il en reste { $after }.

lady-alice-lesson-child-last-marker = Vous connaissez les { $count } indices ; il en manque aux autres. Avec un 1 ou un 2 sur chaque indice de la solution, vous aurez 2 points de bonus. Avant d’accuser, posez-en un sur Mary Kingsley.
lady-alice-lesson-child-last-marker-zero = Un zéro ne compterait pas. Posez un 1 ou un 2.
lady-alice-lesson-child-last-marker-other = Deux indices ne portent encore aucun de vos marqueurs. Commencez par Mary Kingsley.
lady-alice-lesson-child-last-marker-accuse = Vous auriez raison ! Mais des marqueurs sur Mary Kingsley et 21 heures rapportent d’abord leur valeur, et 2 points de bonus.
lady-alice-lesson-child-last-marker-pass = Si tous passent, les déductions sont finies. Posez un marqueur sur Mary Kingsley tant qu’il est temps.
lady-alice-lesson-child-one-more = Les autres ont passé. Reste un indice sans marqueur à vous : posez un 1 sur 21 heures.
lady-alice-lesson-child-one-more-wrong = Posez un 1 sur 21 heures : il rapporte 1 point, et complète vos 2 points de bonus.

lady-alice-lesson-child-accuse = Personne n’a encore trouvé. Accusez avant qu’un autre ne le fasse ! Nommez toute la solution : Kingsley, Waterloo Station, 21 heures, la boussole.
lady-alice-lesson-child-accuse-late = N’attendez plus : un autre pourrait accuser avant vous. Accusez Mary Kingsley.
lady-alice-lesson-child-accuse-wrong = La solution, vous la connaissez : Kingsley, Waterloo Station, 21 heures, la boussole.

lady-alice-lesson-child-points = Quatre sourires : l’énigme est résolue. Les marqueurs sur de faux indices, les zéros et les marqueurs des joueurs hors jeu quittent le bureau ; on additionne les autres. Vous avez 2 points de bonus pour un marqueur sur chaque indice, et 3 pour l’accusation.

lady-alice-lesson-child-by-suspicion = Des soupçons qui reçoivent quatre sourires résolvent aussi l’énigme, mais ne donnent que 1 point à leur auteur. Le joueur qui a le plus de points gagne ; à égalité, la victoire est partagée, sauf si l’un d’eux a porté l’accusation fondée.

lady-alice-lesson-child-red-is-out = Une autre partie ; vous détenez le tambour. Rouge a accusé Kingsley, la Tour, 13 heures et le tambour, puis Jaune Marlow, le musée, 11 heures et le tambour. Deux sourires chaque fois : ils sont hors jeu, leurs marqueurs ne compteront pas, mais ils répondent encore. { $count } indices sont possibles.

lady-alice-lesson-child-patience = Chaque fois, l’un des deux sourires était le vôtre : vous n’en savez guère plus que les autres. Vert a l’air pressé. Passez, et laissez-lui l’erreur.
lady-alice-lesson-child-patience-accuse = C’est ce qu’ont fait Rouge et Jaune. Vous n’en savez pas assez : une grimace, et vous êtes hors jeu. Passez.
lady-alice-lesson-child-patience-mark = Pas mal. Mais pour l’instant passez, et voyez ce que fait Vert.

lady-alice-lesson-child-last-one = Vert aussi a accusé, et reçu une grimace. Il ne reste que vous : vous gagnez aussitôt, sans décompte. Accusez quand vous êtes sûr de vous, ou quand un autre est sur le point de l’être.

lady-alice-lesson-child-free = Une nouvelle partie : vous détenez le sextant, il y a eu deux fois des soupçons, et { $count } indices sont possibles. Le carnet à spirales est à vous. Soupçonnez comme il vous plaît, et lisez le verdict avec la feuille de déductions.
lady-alice-lesson-child-free-less = Il restait { $before } indices possibles, il en reste { $after }. Ce serait le moment de poser un marqueur, avant que les zones se remplissent.
lady-alice-lesson-child-free-same = Il reste { $after } indices, comme avant, mais tous ne sont plus aussi probables : voyez la feuille de déductions.

lady-alice-lesson-child-end = Vous savez sourire et ne rien dire. Holmes serait fier de vous.
