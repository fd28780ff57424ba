mr-jack-pocket-lesson-investigator-chapter-first-turn = Regards dans les rues
mr-jack-pocket-lesson-investigator-chapter-second-turn = Le dos des jetons
mr-jack-pocket-lesson-investigator-chapter-two-left = Ils ne sont plus que deux
mr-jack-pocket-lesson-investigator-chapter-alone = À vous de jouer

mr-jack-pocket-lesson-investigator-welcome = Neuf suspects sur neuf quartiers, et l’un d’eux est Mr. Jack : il a pioché sa carte en secret, et vous ignorez laquelle. Vous gagnez quand il ne reste qu’un suspect, au plus tard après huit tours.

mr-jack-pocket-lesson-investigator-sight = Holmes, Watson et Toby entourent le district. Chacun regarde droit devant lui : il voit dans un quartier par un côté ouvert, et plus loin si le côté opposé est ouvert aussi. Seuls les murs arrêtent un regard. Ici, chacun a un mur devant lui.

mr-jack-pocket-lesson-investigator-call = Après quatre actions, c’est l’appel à témoin : Mr. Jack est-il visible ? Si oui, tous les suspects invisibles sont innocentés ; sinon, tous les suspects visibles. Ayez-en donc la moitié en vue : une moitié partira, quelle que soit la réponse.

mr-jack-pocket-lesson-investigator-tokens = Aux tours impairs, on lance quatre jetons. Vous en jouez un, Mr. Jack deux, vous le dernier. Aux tours pairs, c’est l’inverse : il commence. Les quatre sont joués, qu’on le veuille ou non.

mr-jack-pocket-lesson-investigator-holmes = Prenez le jeton Holmes : il avance d’une ou deux cases dans le sens horaire. De 11 h, il voit la colonne de gauche : Pizer, Smith, Madame. Avancez d’une case.
mr-jack-pocket-lesson-investigator-holmes-two = À 12 h, il serait face au mur du quartier de Bert et ne verrait personne. Une seule case.
mr-jack-pocket-lesson-investigator-holmes-wrong = Holmes d’abord : une case plus loin, il a trois suspects en vue.

mr-jack-pocket-lesson-investigator-answer = Mr. Jack a mené Toby devant un mur, et échangé Smith et Stealthy. Chaque quartier garde son orientation : le mur de Stealthy arrête maintenant Holmes, qui ne voit plus que deux suspects.

mr-jack-pocket-lesson-investigator-rotation = Le dernier jeton est à vous : Rotation. Un quartier pivote d’un quart de tour, à gauche ou à droite, ou d’un demi-tour. Watson fait face au mur de Gull, en haut à droite : un quart de tour, et il voit Gull et Bert. Quatre sur neuf !
mr-jack-pocket-lesson-investigator-rotation-half = Un demi-tour met le mur de l’autre côté : Watson verrait Gull, mais pas Bert. Un quart de tour ouvre toute la ligne.
mr-jack-pocket-lesson-investigator-rotation-wrong = Il y aurait moins de quatre suspects en vue. Faites pivoter d’un quart le quartier de Gull, en haut à droite : Watson attend devant son mur.

mr-jack-pocket-lesson-investigator-unseen = Mr. Jack était invisible : les quatre suspects en vue sont innocentés et leurs quartiers retournés ; les murs restent. Il reste cinq suspects. Mais il prend le jeton Temps : un sablier. Avec six, il gagne.

mr-jack-pocket-lesson-investigator-backs = Les tours pairs jouent le dos des jetons, qu’on voit donc venir : Alibi derrière Holmes, Watson derrière Toby, Rotation derrière Échange, Joker derrière Rotation. Mr. Jack commence, vous en jouez deux, il a le dernier.

mr-jack-pocket-lesson-investigator-alibi = Il a mené Watson face au mur de Goodley. Jouez Alibi : vous révélez la première carte, et ce suspect est innocenté. Si Mr. Jack la pioche, il la garde cachée, et ses sabliers (aucun, un ou deux) comptent pour lui.
mr-jack-pocket-lesson-investigator-alibi-wrong = Alibi d’abord : un suspect est innocenté à coup sûr, et ses sabliers échappent à Mr. Jack.

mr-jack-pocket-lesson-investigator-lane = Joseph Lane est innocenté, et son quartier est le seul à changer : plus de barricade, c’est maintenant un carrefour, ouvert des quatre côtés.

mr-jack-pocket-lesson-investigator-window = Quatre suspects, aucun en vue. Votre deuxième action : Rotation. Faites pivoter d’un quart le quartier de Goodley, juste devant Watson : il verra Goodley et Smith, deux sur quatre.
mr-jack-pocket-lesson-investigator-window-joker = Rotation resterait alors à Mr. Jack, et d’un seul tour il pourrait murer ce que vous ouvrez. Jouez Rotation vous-même.
mr-jack-pocket-lesson-investigator-window-half = Un demi-tour met le mur de Goodley de l’autre côté, et Smith reste caché : un sur quatre. Un quart de tour suffit.
mr-jack-pocket-lesson-investigator-window-wrong = Cela ne montre rien à Watson. Faites pivoter d’un quart le quartier de Goodley, juste devant lui.

mr-jack-pocket-lesson-investigator-last-word = Il a eu le dernier mot : avec le Joker, il a poussé Watson d’une case, et le voilà invisible. (Il peut aussi ne bouger personne ; vous, jamais.) Lestrade et Madame sont innocentés : Smith ou Goodley ?

mr-jack-pocket-lesson-investigator-watson = Tour 3 : nouveau lancer ; la première et la dernière action sont à vous. Avancez Watson d’une case, à 5 h : il voit la colonne de droite, donc Goodley, mais pas Smith. Un sur deux en vue, et toute réponse tranche.
mr-jack-pocket-lesson-investigator-watson-two = À 6 h, Watson serait face au mur de Lestrade et ne verrait personne. Une seule case.
mr-jack-pocket-lesson-investigator-watson-holmes = Où qu’il aille, Holmes ne voit ni Smith ni Goodley. Avancez Watson.
mr-jack-pocket-lesson-investigator-watson-joker = Le Joker y pousserait Watson aussi. Mais le jeton Watson resterait à Mr. Jack, pour deux cases s’il veut. Jouez Watson.
mr-jack-pocket-lesson-investigator-watson-exchange = Échange peut tout bouleverser : mieux vaut tard que tôt. Avancez d’abord Watson.

mr-jack-pocket-lesson-investigator-pushed = Mr. Jack n’en est pas resté là, bien sûr. Le Joker a poussé Watson face au mur de Lestrade, et Holmes est parti face à celui de Bert. Personne n’est en vue. Mais la dernière action est à vous.

mr-jack-pocket-lesson-investigator-exchange = Échange : deux quartiers changent de place, chacun gardant son orientation ; les quartiers vides comptent aussi. Mettez en vue un seul des deux, Smith ou Goodley. Et si un autre quartier se trouvait devant Watson ?
mr-jack-pocket-lesson-investigator-exchange-wrong = Ni Smith ni Goodley ne serait en vue, et l’appel n’innocenterait personne. Watson et Holmes regardent la colonne du milieu, Toby celle de gauche.

mr-jack-pocket-lesson-investigator-found = L’un en vue, l’autre non : la réponse a innocenté Goodley, il ne reste que Smith. Vous gagnez au tour 3 ! Mr. Jack aurait gagné avec six sabliers, ou s’il restait plus d’un suspect après le tour 8.

mr-jack-pocket-lesson-investigator-split = Un autre district : il reste { $count } suspects, dont deux en vue, Lane et Bert. La dernière action est à vous : Rotation. Faites pivoter le quartier de votre choix, et tâchez d’en avoir quatre en vue.
mr-jack-pocket-lesson-investigator-split-less = L’appel a parlé : { $before } suspects avant, { $after } après. Quatre en vue et quatre cachés, c’est le plus sûr : la moitié part, quelle que soit la réponse.
mr-jack-pocket-lesson-investigator-split-same = L’appel n’a innocenté personne : { $before } suspects avant, { $after } après. Quatre en vue et quatre cachés : la moitié serait partie, quelle que soit la réponse.

mr-jack-pocket-lesson-investigator-end = La moitié en vue, l’autre cachée, et le dernier mot quand il est à vous : Mr. Jack ne se cachera pas longtemps.
