mr-jack-lesson-investigator-chapter-first-turn = Le premier tour
mr-jack-lesson-investigator-chapter-second-turn = Le deuxième tour
mr-jack-lesson-investigator-chapter-arrest = L’arrestation
mr-jack-lesson-investigator-chapter-exits = Les sorties

mr-jack-lesson-investigator-welcome = Huit personnages sont dehors ce soir, et l’un d’eux est Jack : il sait lequel, vous non. Chacun de vous déplace les huit. Vous gagnez en arrêtant le bon avant la fin du huitième tour.

mr-jack-lesson-investigator-light = Un personnage à côté d’un bec de gaz allumé, dans le faisceau de Watson ou à côté d’un autre personnage est visible. Holmes et Lestrade sont à côté du bec de gaz f5, Smith et Bert à côté de h8 ; les quatre autres sont dans l’ombre.

mr-jack-lesson-investigator-halves = Après quatre cartes, vient l’appel à témoin : Jack est-il visible ? Si oui, tous ceux qui sont dans l’ombre sont innocentés ; sinon, tous ceux qui sont visibles. Partagez donc les suspects en deux moitiés : l’une des deux partira.

mr-jack-lesson-investigator-cards = Quatre des huit cartes sont visibles ; les autres viendront au tour suivant. Aux tours impairs, vous en jouez une, Jack deux, vous la dernière ; aux tours pairs, c’est l’inverse. Une carte déplace son personnage et utilise son pouvoir.

mr-jack-lesson-investigator-holmes = Jouez Holmes : après son déplacement, il consulte une carte alibi. Il fait un à trois pas, en contournant bâtiments et becs de gaz ; d’une bouche d’égout ouverte à une autre, un seul pas. Gardez les moitiés égales et lui près d’un bec de gaz : en g6, j6 ou b6.
mr-jack-lesson-investigator-holmes-sewers = Descendu en h6, remonté en a5, puis b6 : les égouts vont vite.
mr-jack-lesson-investigator-holmes-card = Holmes d’abord. Si Jack le joue, c’est lui qui prend la carte alibi, et vous ne la verrez jamais.
mr-jack-lesson-investigator-holmes-accuse = Finir sur la case de quelqu’un, c’est l’accuser. À tort ou à raison, la partie s’arrête là, et vous n’en êtes qu’à deviner.
mr-jack-lesson-investigator-holmes-lit = Il y serait visible, mais seulement à côté d’un autre, ou par le bec de gaz que partagent Smith et Bert. Dispersez-les : g6, j6 ou b6.
mr-jack-lesson-investigator-holmes-company = Il y serait à côté de quelqu’un qui est dans l’ombre, et les deux seraient visibles : cinq contre trois. Restez à quatre contre quatre : g6, j6 ou b6.
mr-jack-lesson-investigator-holmes-wrong = Il y serait dans l’ombre : trois visibles, cinq invisibles. Restez à quatre contre quatre : g6, j6 ou b6.

mr-jack-lesson-investigator-alibi = Lestrade a un alibi : il n’est pas Jack, et vous seul le savez. Sur le plateau, son pion reste suspect, mais votre carnet l’a rayé. À Jack de jouer deux cartes.

mr-jack-lesson-investigator-crowd = Jack a joué Miss Stealthy, qui fait jusqu’à quatre pas et traverse les murs, et Gull, qui aurait aussi pu échanger sa place avec quelqu’un. Les voilà visibles : six contre deux. Jack aime la foule.

mr-jack-lesson-investigator-smith = La dernière carte est à vous : Smith. Il doit déplacer un bec de gaz allumé vers un emplacement éteint, avant ou après son déplacement. Portez celui de h8 en f9, et Smith en f7 : lui et Bert passent dans l’ombre.
mr-jack-lesson-investigator-smith-south = Cela vaudrait autant. Pour l’instant, portez-le en f9 : il éclairera les rues autour de la bouche d’égout f10.
mr-jack-lesson-investigator-smith-lamp = Prenez plutôt le bec de gaz h8 : il éclaire Smith et Bert.
mr-jack-lesson-investigator-smith-accuse = Sept suspects, une seule chance : et accuser à tort, c’est perdre la partie. Allez en f7.
mr-jack-lesson-investigator-smith-wrong = Que Smith finisse en f7 : il y fait sombre, et personne n’est à côté.

mr-jack-lesson-investigator-no-witness = Pas de témoin : Jack est dans l’ombre. Tous ceux qui étaient visibles sont innocentés, et il reste quatre suspects en un seul tour ! Le bec de gaz 1 s’est éteint pour de bon ; 2, 3 et 4 suivront, tour après tour.

mr-jack-lesson-investigator-leaving = « Pas de témoin » a son revers : pendant tout ce tour, Jack peut sortir, avec sa propre carte, par une sortie sans barrage. Personne n’est encore assez près. Le tour est pair : Jack commence.

mr-jack-lesson-investigator-whistle = Jack a joué Goodley : il s’est déplacé, et son sifflet a donné trois pas aux autres, pour les rapprocher de lui : deux à Bert, un à Stealthy. Les quatre suspects restent ensemble dans l’ombre, comme Jack l’aime.

mr-jack-lesson-investigator-last-card = Vous jouez deux de ces trois cartes : vous choisissez donc celle qui reste à Jack. Laissez-lui Lestrade, innocenté. Jack ne sort que par son propre coup : un suspect dont vous jouez la carte ne peut pas sortir ce tour-ci.

mr-jack-lesson-investigator-bert = Jouez Bert et menez-le à la lumière, en k10 ou l10. Il doit aussi déplacer une plaque, avant ou après : une bouche d’égout s’ouvre, une autre se ferme. Fermez a5, qui mène à la sortie nord-ouest.
mr-jack-lesson-investigator-bert-watson = Watson viendra ensuite. Bert d’abord.
mr-jack-lesson-investigator-bert-lestrade = Alors Watson ou Bert resterait à Jack, et chacun d’eux peut être Jack. Laissez-lui Lestrade ; jouez Bert.
mr-jack-lesson-investigator-bert-cover = Fermez a5 : de là, deux pas suffisent jusqu’à b7, à la sortie nord-ouest.
mr-jack-lesson-investigator-bert-accuse = Pas encore : à portée de main ne veut pas dire démasqué. Menez Bert en k10 ou l10.
mr-jack-lesson-investigator-bert-wrong = Menez Bert en k10 ou l10, à côté du bec de gaz l11 : un suspect à la lumière, c’est un début.

mr-jack-lesson-investigator-watson = Au tour de Watson. Après son déplacement, vous braquez sa lanterne : elle éclaire tout droit, même derrière les gens, jusqu’au premier obstacle, mais jamais Watson lui-même. De c4, b3 ou a2, elle atteint Smith au nord-est.
mr-jack-lesson-investigator-watson-lestrade = Laissez Lestrade à Jack. Watson est peut-être Jack : mieux vaut le jouer vous-même.
mr-jack-lesson-investigator-watson-lestrade-beside = Le faisceau atteindrait Smith, mais Watson serait à côté de Lestrade, donc visible lui aussi : trois contre un. Choisissez c4, b3 ou a2.
mr-jack-lesson-investigator-watson-lantern = Pas de ce côté : Smith est au nord-est. Éclairez-le, et les suspects seront à deux contre deux.
mr-jack-lesson-investigator-watson-accuse = Accuser maintenant serait deviner. La lanterne vous en dira plus.
mr-jack-lesson-investigator-watson-wrong = De là, aucun faisceau n’atteint Smith en f7. Les cases alignées avec lui sont c4, b3 et a2.

mr-jack-lesson-investigator-witness = Témoin : Jack est visible ! Watson et Goodley, dans l’ombre, sont innocentés. Restent Smith et Bert. Et tant que la carte dit « témoin », donc pendant tout le tour suivant, Jack ne peut pas sortir.

mr-jack-lesson-investigator-holmes-again = Tour 3, à vous de commencer. Smith ou Bert ? Accuser à tort, c’est perdre : ne jouez pas à pile ou face, rejouez Holmes. Peu importe où il va ; c’est ce qu’il trouve qui compte.
mr-jack-lesson-investigator-holmes-again-accuse = Gull est innocenté. Seuls Smith et Bert peuvent encore être Jack : allez ailleurs.
mr-jack-lesson-investigator-holmes-again-wrong = Une chance sur deux, c’est bien peu pour toute une nuit de travail. Jouez Holmes : sa carte alibi peut trancher.

mr-jack-lesson-investigator-settled = Smith a un alibi : Jack, c’est donc Bert ! La chance a aidé ; une autre fois, il faudra un appel de plus. Jack ignore ce que vous avez vu. Il joue deux cartes, puis vous avez la dernière.

mr-jack-lesson-investigator-accuse = Bert a couru en i8, et Goodley vous reste. On accuse en finissant sur la case de quelqu’un : Goodley est sur une bouche d’égout, ressort en h6, et i8 n’est plus qu’à deux pas. Arrêtez Bert !
mr-jack-lesson-investigator-accuse-whistle = Le sifflet n’arrête personne. Goodley doit y aller lui-même.
mr-jack-lesson-investigator-accuse-other = Pas celui-là ! Seul Bert peut être Jack, et accuser à tort, c’est perdre.
mr-jack-lesson-investigator-accuse-wrong = Goodley doit finir sur la case même de Bert, en i8 : accusez Bert.

mr-jack-lesson-investigator-caught = Jack, c’était Bert : vous avez gagné, et la partie s’arrête aussitôt. Surveillez les tours dans les autres parties : si Jack est libre à la fin du tour 8, il gagne. Vers la fin, mieux vaut un bon pari que rien.

mr-jack-lesson-investigator-danger = Une autre nuit : tour 3, pas de témoin, quatre suspects. Si Jack est Watson, il est presque dehors : de a5 à b6, b7 et la sortie nord-ouest, trois pas. Vous avez une carte ; ensuite Jack en joue deux.

mr-jack-lesson-investigator-bar = Lestrade doit porter un barrage à une sortie libre, avant ou après son déplacement. Barrez le nord-ouest ; mais quelle sortie ouvrir ? Songez que c2, près du sud-ouest, est une bouche ouverte. Lestrade, lui, ira en e7.
mr-jack-lesson-investigator-bar-watson = Watson serait retenu. Mais Jack joue deux cartes : avec Lestrade il ouvre le sud-ouest et, s’il est Goodley, le voilà dehors par les égouts. Jouez Lestrade.
mr-jack-lesson-investigator-bar-card = Alors Jack jouerait Watson, et si c’est lui, vous avez perdu. Jouez Lestrade.
mr-jack-lesson-investigator-bar-south-west = Alors Watson irait de a5 en c2 par les égouts, puis en b1 et dehors au sud-ouest. Prenez le barrage du sud-est.
mr-jack-lesson-investigator-bar-open = Le nord-ouest reste ouvert, et Watson à trois pas de la liberté. Barrez le nord-ouest.
mr-jack-lesson-investigator-bar-accuse = La partie finirait là, et rien ne prouve encore que quelqu’un soit Jack, pas même Watson. Allez en e7.
mr-jack-lesson-investigator-bar-wrong = Peu importe où va Lestrade : que ce soit en e7.

mr-jack-lesson-investigator-split = Personne n’est sorti, et la dernière carte est à vous : Smith. Des { $count } suspects, seul Goodley est visible, à côté du bec de gaz k6. Marchez et portez une lumière à votre guise, et visez deux contre deux.
mr-jack-lesson-investigator-split-less = L’appel a parlé : { $before } suspects avant, { $after } après. Deux contre deux était le partage le plus sûr : il en innocente deux, quelle que soit la réponse.
mr-jack-lesson-investigator-split-same = Les { $before } suspects étaient tous du même côté : l’appel n’a innocenté personne. La prochaine fois, laissez-en dans la lumière et dans l’ombre : deux contre deux en innocente deux, quelle que soit la réponse.

mr-jack-lesson-investigator-end = Partagez les suspects, comptez les pas jusqu’aux sorties, et n’arrêtez personne sans certitude. Whitechapel est en bonnes mains.
