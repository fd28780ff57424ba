scotland-yard-lesson-detectives-chapter-start = La traque commence
scotland-yard-lesson-detectives-welcome = Vous menez trois détectives à travers Londres et ses 199 stations. Mister X a tiré une des 18 cartes de départ, et trois sont à vous : il est à l’une des { $count } stations marquées sur le plan.
scotland-yard-lesson-detectives-first-taxi = À chaque tour, Mister X se déplace le premier. Tout ce que vous en voyez, c’est son ticket : un taxi. Il peut être maintenant à { $count } stations.
scotland-yard-lesson-detectives-hub-1 = Puis vos détectives se déplacent l’un après l’autre, toujours dans le même ordre. Détective 1 : prenez un taxi pour la 111, où s’arrête le métro. Il vous mènera vite partout.
scotland-yard-lesson-detectives-hub-1-wrong = Le métro ne s’arrête pas là. Prenez un taxi pour la 111.
scotland-yard-lesson-detectives-hub-2 = Un trajet suit une ligne jusqu’à sa station suivante. Détective 2 : deux lignes partent de la 132, et l’une mène à une station de métro. Prenez-la.
scotland-yard-lesson-detectives-hub-2-wrong = Il n’y a que des taxis à la 114. Prenez un taxi pour la 140.
scotland-yard-lesson-detectives-hub-3 = Détective 3 : depuis la 34, un bus mène en un trajet à une station de métro. Laquelle ?
scotland-yard-lesson-detectives-hub-3-ready = Bien placé : quand Mister X apparaîtra, vous serez à trois stations de métro.
scotland-yard-lesson-detectives-hub-3-taxi = Aucun taxi ne mène au métro depuis la 34. Prenez le bus pour la 46.
scotland-yard-lesson-detectives-hub-3-wrong = Il y passe des bus, mais pas le métro. Prenez le bus pour la 46.
scotland-yard-lesson-detectives-tickets = Chaque trajet coûte un ticket, qui va à Mister X et ne revient jamais. Chaque détective avait au départ 10 tickets de taxi, 8 de bus et 4 de métro.

scotland-yard-lesson-detectives-chapter-tell = Ce que dit un ticket
scotland-yard-lesson-detectives-seen = Après son 3e, 8e, 13e et 18e trajet, Mister X doit apparaître. Il est apparu à la 67, puis il a pris le métro, qui mène de là à { $count } stations : 13, 79, 89 et 111.
scotland-yard-lesson-detectives-look-1 = Un détective qui rejoint la station de Mister X le prend. Et si Mister X n’y est pas, c’est bon à savoir aussi. Détective 1 : allez voir à la 13.
scotland-yard-lesson-detectives-look-1-empty = Personne, et la partie continue : de { $before } stations possibles, on passe à { $after }.
scotland-yard-lesson-detectives-look-1-left = Il était à la 67, mais il en est parti. Allez à la 13, où il peut être à présent.
scotland-yard-lesson-detectives-look-1-wrong = Mister X ne peut pas y être. Allez à la 13, où il peut être.
scotland-yard-lesson-detectives-look-2 = Détective 2 : allez en voir une autre, depuis la 112.
scotland-yard-lesson-detectives-look-2-empty = Vide aussi : de { $before }, on passe à { $after }.
scotland-yard-lesson-detectives-look-2-wrong = Mister X ne peut pas y être. Prenez un taxi pour la 111, où il peut être.
scotland-yard-lesson-detectives-look-3 = Détective 3 : et encore une, depuis la 78.
scotland-yard-lesson-detectives-look-3-empty = Vide encore : de { $before }, on passe à { $after }.
scotland-yard-lesson-detectives-look-3-wrong = Mister X ne peut pas y être. Allez à la 79, où il peut être.
scotland-yard-lesson-detectives-proved = Trois stations vides : Mister X est donc à la 89. Vous ne l’avez pas vu, vous l’avez prouvé. Ce qu’on ne trouve pas en dit autant que ce qu’on voit.

scotland-yard-lesson-detectives-chapter-net = Le filet se referme
scotland-yard-lesson-detectives-plan = Mister X apparaît à la 53, d’où partent trois lignes, vers la 40, la 54 et la 69. Avec un détective à chacune, il ne pourrait plus bouger : il serait cerné. Faites un plan : il ne vous entend pas.
scotland-yard-lesson-detectives-net-1 = Seul le détective 2 peut atteindre la 69, et le détective 3 n’atteint, des trois, que la 54. Où doit donc aller le détective 1, depuis la 41 ?
scotland-yard-lesson-detectives-net-1-gap = Alors il ne reste personne pour la 40, car il faut le détective 2 à la 69. Prenez un taxi pour la 40.
scotland-yard-lesson-detectives-net-1-wrong = Cela laisse un trou dans le filet. Prenez un taxi pour la 40.
scotland-yard-lesson-detectives-net-2 = Détective 2 : la 40 est prise, et deux détectives ne sont jamais à la même station. Fermez l’issue suivante, depuis la 52.
scotland-yard-lesson-detectives-net-2-wrong = Cela laisse la 69 ouverte, et il filerait par là. Prenez un taxi pour la 69.
scotland-yard-lesson-detectives-net-3 = Détective 3 : fermez la dernière issue, depuis la 55.
scotland-yard-lesson-detectives-net-3-wrong = Cela laisse la 54 ouverte, et il filerait par là. Prenez un taxi pour la 54.
scotland-yard-lesson-detectives-surrounded = Cerné ! C’est à Mister X de jouer : il ne peut aller à aucune station où se tient un détective, et il ne lui en reste pas d’autre. Vous avez gagné.

scotland-yard-lesson-detectives-chapter-tickets = Comptez vos tickets
scotland-yard-lesson-detectives-last-taxi = Tour 14 d’une autre partie. Le détective 2, à la 58, n’a plus qu’un ticket de taxi, 4 de bus et 4 de métro. Choisissez son trajet de sorte qu’il puisse repartir ensuite.
scotland-yard-lesson-detectives-last-taxi-wise = Bien : de là il pourra repartir, et il garde son dernier ticket de taxi pour plus tard.
scotland-yard-lesson-detectives-last-taxi-close = La 44 est tout près des stations où Mister X peut être. Mais il n’y passe que des taxis, et le détective 2 n’aurait plus de ticket de taxi : il serait bloqué. Prenez un bus.
scotland-yard-lesson-detectives-last-taxi-spent = Il pourrait repartir de la 74, mais sans son dernier ticket de taxi. Un bus y va aussi : prenez un bus.
scotland-yard-lesson-detectives-last-taxi-stuck = Il n’y passe que des taxis, et le détective 2 n’aurait plus de ticket de taxi : il serait bloqué. Prenez un bus.
scotland-yard-lesson-detectives-halt = Un détective qui peut se déplacer doit le faire ; sinon il reste où il est. Quand aucun ne peut plus se déplacer, ou après le tour 22, Mister X gagne.

scotland-yard-lesson-detectives-chapter-hunt = À vous la traque
scotland-yard-lesson-detectives-tricks = Mister X est apparu à la 173, il a filé avec un ticket noir, puis pris un taxi. Un ticket noir vaut pour toute ligne, même pour le bateau, que lui seul peut prendre ; et avec une carte « coup double », il fait deux trajets de suite.
scotland-yard-lesson-detectives-hunt = { $count } stations sont possibles, la 173 plus que toute autre, et chacun de vos détectives peut en voir une. Déplacez-les tous les trois comme il vous plaît.
scotland-yard-lesson-detectives-hunt-less = De { $before } stations possibles, on passe à { $after }. Que vous le trouviez ou non, chaque passage vous apprend quelque chose.

scotland-yard-lesson-detectives-end = Vous savez lire un tableau de parcours et resserrer l’étau. Bonne traque !
