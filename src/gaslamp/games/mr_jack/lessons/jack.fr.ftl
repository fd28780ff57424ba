mr-jack-lesson-jack-chapter-crowd = Dans la foule
mr-jack-lesson-jack-chapter-dark = Vers l’ombre
mr-jack-lesson-jack-chapter-escape = La sortie
mr-jack-lesson-jack-chapter-alone = À vous de jouer

mr-jack-lesson-jack-welcome = Vous êtes Jack. Ce soir, vous avez pris les traits de Lestrade, et vous seul le savez. Vous gagnez si vous quittez le quartier, si l’on accuse quelqu’un d’autre, ou si vous êtes encore libre après huit tours.

mr-jack-lesson-jack-light = Un personnage à côté d’un bec de gaz allumé, dans le faisceau de Watson ou à côté d’un autre personnage est visible. Vous l’êtes, près du bec de gaz f5, comme Holmes, Smith et Bert ; les quatre autres sont dans l’ombre.

mr-jack-lesson-jack-call = Après quatre cartes, vient l’appel à témoin : Jack est-il visible ? Personne ne peut mentir. Si oui, tous ceux qui sont dans l’ombre sont innocentés ; sinon, tous ceux qui sont visibles. Restez donc avec le plus grand groupe, quel qu’il soit.

mr-jack-lesson-jack-cards = Quatre des huit cartes sont visibles. Aux tours impairs, l’enquêteur en joue une, vous deux, lui la dernière ; aux tours pairs, c’est l’inverse. Chacun joue n’importe quel personnage : rien ne montre que Lestrade est le vôtre.

mr-jack-lesson-jack-goodley = Quatre contre quatre : l’enquêteur ne demande que cela. Jouez Goodley : menez-le en m11 ou l10, à la lumière. Avant ou après, son sifflet donne trois pas aux autres, pour les rapprocher : faites venir Stealthy en k7, éclairée elle aussi.
mr-jack-lesson-jack-goodley-gull = Gull viendra ensuite. Goodley d’abord.
mr-jack-lesson-jack-goodley-watson = La carte que vous ne jouez pas reste à l’enquêteur. Watson ne peut qu’ajouter de la lumière : laissez-lui celle-là.
mr-jack-lesson-jack-goodley-two = Elle y serait visible, mais cela ne fait que deux pas, et il faudrait donner le troisième à un autre. Menez-la en k7.
mr-jack-lesson-jack-goodley-whistle = C’est Stealthy qu’il faut appeler : hors de l’ombre, en trois pas, jusqu’à k7.
mr-jack-lesson-jack-goodley-wrong = Menez Goodley en m11 ou l10, à côté du bec de gaz l11 : tout près, et visible.

mr-jack-lesson-jack-gull = Six sont visibles, dont vous. Gull, en e9, est dans l’ombre : menez-le sur une case éclairée, ou à côté d’un personnage visible. Il fait un à trois pas ; il peut passer par les cases des autres, mais contourne les bâtiments.
mr-jack-lesson-jack-gull-beside = Aucun bec de gaz n’y brille, mais deux personnages côte à côte sont tous deux visibles.
mr-jack-lesson-jack-gull-watson = Laissez Watson à l’enquêteur : il ne peut qu’ajouter de la lumière. Jouez Gull.
mr-jack-lesson-jack-gull-beside-watson = À côté de Watson, les deux seraient visibles. Mais l’enquêteur joue Watson ensuite : il s’en irait et laisserait Gull dans l’ombre.
mr-jack-lesson-jack-gull-yourself = Gull peut échanger sa place au lieu de se déplacer. Mais vous seriez alors en e9, dans l’ombre, avec Watson pour toute compagnie : deux suspects seulement !
mr-jack-lesson-jack-gull-swap-watson = Gull peut échanger sa place au lieu de se déplacer, mais lui et Watson seraient encore tous deux dans l’ombre.
mr-jack-lesson-jack-gull-swap = Gull peut échanger sa place au lieu de se déplacer, mais ce serait mettre quelqu’un d’autre dans l’ombre à sa place.
mr-jack-lesson-jack-gull-wrong = Il y resterait dans l’ombre. Cherchez un bec de gaz allumé, ou de la compagnie.

mr-jack-lesson-jack-witness = Témoin : vous êtes visible, mais six autres aussi ! Seul Watson est innocenté. L’enquêteur en sait peut-être un de plus, par la carte alibi de Holmes. Puis le bec de gaz 1 s’est éteint ; 2, 3 et 4 suivront, tour après tour.

mr-jack-lesson-jack-even-turn = Tour 2 : vous jouez la première carte et la dernière, l’enquêteur les deux autres. La carte dit « témoin » : pas de sortie ce tour-ci. Mais si personne ne vous voit à la fin, vous pourrez sortir au suivant.

mr-jack-lesson-jack-hide = Jouez votre propre carte avant lui. Deux pas jusqu’à la bouche f7, un seul d’une bouche ouverte à l’autre : allez en a5, dans l’ombre, près de la sortie nord-ouest. Lestrade doit aussi porter un barrage ailleurs : gardez le nord-ouest libre.
mr-jack-lesson-jack-hide-card = L’enquêteur pourrait alors jouer Lestrade lui-même, et vous mener Dieu sait où. Prenez d’abord votre carte.
mr-jack-lesson-jack-hide-barricade = Ce serait barrer la sortie même qu’il vous faut. Portez un barrage au sud-est.
mr-jack-lesson-jack-hide-wrong = C’est a5 qu’il vous faut : il y fait sombre, personne n’est à côté, et b6, b7 et la liberté sont à trois pas.

mr-jack-lesson-jack-others = L’enquêteur a joué Miss Stealthy, qui fait jusqu’à quatre pas et traverse les murs : elle se cache en m8. Bert doit déplacer une plaque d’égout : il a ouvert l12 et fermé f7.

mr-jack-lesson-jack-smith = Cinq suspects sur sept sont visibles ; Stealthy et vous, non. Mais le dernier mot est à vous : Smith doit déplacer un bec de gaz allumé vers un emplacement éteint, avant ou après son déplacement. Portez celui de c7, f5 ou h8 en b2 ou h4, et cachez-le en g9 ou g10.
mr-jack-lesson-jack-smith-nobody = Le bec de gaz k6 n’éclaire plus aucun suspect. Prenez-en un qui en éclaire : c7, f5 ou h8.
mr-jack-lesson-jack-smith-goes-out = Cela cacherait Goodley. Mais c’est le bec de gaz 2, qui s’éteint tout seul après ce tour. Prenez c7, f5 ou h8.
mr-jack-lesson-jack-smith-shines = En f9, il éclairerait g9 et g10, où Smith doit se cacher. Portez-le en b2 ou h4.
mr-jack-lesson-jack-smith-wrong = Que Smith finisse en g9 ou g10 : dans l’ombre, et à côté de personne.

mr-jack-lesson-jack-no-witness = Pas de témoin : personne ne vous a vu. Trois autres étaient dans l’ombre avec vous ; le reste est innocenté. C’est le prix à payer. La récompense : au tour suivant, vous pouvez sortir.

mr-jack-lesson-jack-leave = Tour 3. L’enquêteur a joué Holmes, et votre propre carte est là. La carte dit « pas de témoin », aucun barrage au nord-ouest : b6, b7 et dehors, cela fait trois pas. Sortez !
mr-jack-lesson-jack-leave-stay = Vous seriez encore là, et l’enquêteur a une carte à jouer. Allez jusqu’au bout : sortez par le nord-ouest.
mr-jack-lesson-jack-leave-barricade = Aucun barrage ne vous gêne. Sortez !
mr-jack-lesson-jack-leave-wrong = Pourquoi attendre ? Jouez Lestrade, et sortez.

mr-jack-lesson-jack-gone = Vous voilà dehors : vous avez gagné. Seul Jack peut sortir, et seulement quand son joueur le déplace avec sa propre carte ; ni le sifflet ni un échange ne font sortir personne.

mr-jack-lesson-jack-hunted = Une autre nuit : vous êtes Watson, et il reste quatre suspects. Vous comptiez sortir, mais l’enquêteur vient de barrer le nord-ouest. Tenez-le aussi à distance : il accuse en finissant un déplacement sur la case de quelqu’un.

mr-jack-lesson-jack-alibi = Au tour précédent, vous avez joué Holmes vous-même et pioché l’alibi de Bert. Jamais l’enquêteur ne verra cette carte : pour lui, Bert peut être Jack. Jouez Holmes quand vous le pouvez.

mr-jack-lesson-jack-two-cards = Les { $count } suspects sont dans l’ombre. Deux de ces trois cartes sont à vous, l’une après l’autre ; la troisième lui reste. Si vous déplacez Watson, vous braquez aussi sa lanterne. Où sera le plus grand nombre à l’appel ?
mr-jack-lesson-jack-two-cards-same = L’enquêteur a joué la dernière carte, et l’appel a parlé : { $before } suspects avant, { $now } maintenant. Plus il en reste, mieux vous vous êtes caché.

mr-jack-lesson-jack-end = Restez dans la foule, gardez une sortie libre, et filez dans l’ombre. Bonne nuit, Jack.
