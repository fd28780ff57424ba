mr-jack-pocket-lesson-jack-chapter-out-of-sight = Invisible
mr-jack-pocket-lesson-jack-chapter-company = En compagnie
mr-jack-pocket-lesson-jack-chapter-six = Six sabliers
mr-jack-pocket-lesson-jack-chapter-alone = À vous de jouer

mr-jack-pocket-lesson-jack-welcome = Vous êtes Mr. Jack, et la carte piochée dit Madame : c’est votre quartier, au milieu des neuf. Personne d’autre ne le sait. Les deux sabliers de cette carte ne comptent pas ; ceux des cartes que vous piocherez ensuite, si.

mr-jack-pocket-lesson-jack-goal = Chaque tour finit par un appel : Mr. Jack est-il visible ? Si vous ne l’êtes pas, les suspects visibles sont innocentés, et vous gagnez un sablier. Si vous l’êtes, ce sont les invisibles. Vous gagnez avec six sabliers, ou s’il reste plusieurs suspects après le tour 8.

mr-jack-pocket-lesson-jack-tokens = Aux tours impairs, on lance quatre jetons : l’Enquêteur en joue un, vous deux, lui le dernier. Aux tours pairs, c’est l’inverse. Les quatre sont joués, qu’on le veuille ou non. À lui de commencer.

mr-jack-pocket-lesson-jack-sight = Holmes a avancé de deux cases et voit la colonne du milieu. Son regard entre et ressort par les côtés ouverts, jusqu’à ce qu’un mur l’arrête : il voit Gull, vous et Stealthy. Si rien ne changeait, il resterait trois suspects.

mr-jack-pocket-lesson-jack-rotation = Prenez Rotation : un quartier pivote d’un quart ou d’un demi-tour. Le vôtre irait, mais qui se sauve se dénonce. Tournez celui de Gull, au-dessus : le mur au nord, Holmes ne voit plus personne. Un quart de tour à gauche.
mr-jack-pocket-lesson-jack-rotation-watson = Watson viendra ensuite. Fermez d’abord la vue à Holmes : Rotation.
mr-jack-pocket-lesson-jack-rotation-joker = Avec le Joker, vous avancez un détective d’une case, ou aucun. Pousser Holmes vous cacherait, mais Watson ou Rotation resterait à l’Enquêteur, et Watson peut vous trouver. Rotation d’abord.
mr-jack-pocket-lesson-jack-rotation-south = Le mur au sud vous cache, mais Holmes voit encore Gull, qui serait innocenté : un de moins pour vous cacher. Mettez le mur au nord : un quart de tour à gauche.
mr-jack-pocket-lesson-jack-rotation-west = Le mur de Gull à l’ouest, Holmes les voit tous trois comme avant. Mettez-le au nord : un quart de tour à gauche.
mr-jack-pocket-lesson-jack-rotation-own = Cela vous cache, mais montre à l’Enquêteur qui vous protégez. Faites plutôt pivoter le quartier de Gull : un quart de tour à gauche.
mr-jack-pocket-lesson-jack-rotation-wrong = Holmes vous verrait encore. Tournez le quartier de Gull, en haut de la colonne du milieu, d’un quart à gauche.

mr-jack-pocket-lesson-jack-watson = De Watson et du Joker, vous jouez l’un, et l’Enquêteur aura l’autre. À 3 h, Watson verrait Lane et vous. Prenez donc le jeton Watson et avancez-le de deux cases, à 4 h ; le Joker seul ne vous trouvera pas.
mr-jack-pocket-lesson-jack-watson-joker = Watson resterait alors à l’Enquêteur, qui peut le mener à 3 h et vous voir. Prenez vous-même le jeton Watson.
mr-jack-pocket-lesson-jack-watson-one = À 3 h, il voit la ligne du milieu : Lane, puis vous. Avancez-le de deux cases.

mr-jack-pocket-lesson-jack-hourglass = L’Enquêteur a poussé Holmes avec le Joker : Pizer, Lane et Lestrade étaient visibles et sont innocentés. Vous étiez invisible : le jeton Temps est votre premier sablier, et il reste six suspects.

mr-jack-pocket-lesson-jack-backs = Les tours pairs jouent le dos des jetons : Alibi derrière Holmes, Toby derrière Watson, Échange et Rotation derrière les autres. Vous commencez, l’Enquêteur en joue deux, et le dernier mot est à vous.

mr-jack-pocket-lesson-jack-alibi = Jouez Alibi. Vous gardez la carte cachée, et ses sabliers, aucun, un ou deux, comptent pour vous. L’Enquêteur, lui, la révélerait et innocenterait ce suspect.
mr-jack-pocket-lesson-jack-alibi-wrong = Alibi est le gros lot de ce tour ; si vous le laissez, l’Enquêteur le prend. Jouez Alibi.

mr-jack-pocket-lesson-jack-exchange = La carte de Smith : un sablier de plus. Puis Toby est allé à 8 h : il voit Goodley et Stealthy, seuls suspects en vue. Échange est à vous : quel quartier, devant Toby, l’arrêterait sans montrer quelqu’un ailleurs ?
mr-jack-pocket-lesson-jack-exchange-wall = Le mur de Smith est juste devant Toby : il ne voit personne.
mr-jack-pocket-lesson-jack-exchange-empty = Bien vu : Toby trouve un quartier vide et le mur derrière, et le mur de Goodley arrête Holmes.
mr-jack-pocket-lesson-jack-exchange-own = Votre mur arrêterait Toby. Mais pourquoi montrer que vous tenez à votre quartier ? Le mur de Smith est à l’ouest lui aussi.
mr-jack-pocket-lesson-jack-exchange-seen = Vous y seriez visible vous-même ! Mettez un mur devant Toby : celui de Smith est à l’ouest.
mr-jack-pocket-lesson-jack-exchange-wrong = Il resterait des suspects en vue, et l’appel les innocenterait. Mettez un mur devant Toby : celui de Smith, en haut à gauche, est à l’ouest.

mr-jack-pocket-lesson-jack-nobody = Aucun suspect en vue : personne n’est innocenté, et vous gagnez un sablier, trois en tout. L’Enquêteur voit vos deux jetons Temps et une carte cachée, et ne peut que deviner ce qu’elle porte.

mr-jack-pocket-lesson-jack-four = Tour 4. Au tour 3 non plus, personne ne vous a vu : vous avez quatre sabliers, et vous commencez. Rejouez Alibi ; avec de la chance, il n’en manquera plus qu’un.
mr-jack-pocket-lesson-jack-four-wrong = Alibi peut rapporter un sablier, et l’Enquêteur le prendrait. Jouez Alibi.

mr-jack-pocket-lesson-jack-turned = La carte de Pizer : cela fait cinq. Mais l’Enquêteur s’approche : il a fait pivoter votre quartier d’un demi-tour, et Toby, à 9 h, vous voit derrière Gull. Un quartier qui a pivoté ne pivote plus dans le même tour.

mr-jack-pocket-lesson-jack-wall = Le dernier jeton est à vous : l’autre Rotation. Le quartier de Gull est entre Toby et vous. Tournez-le pour que son mur, au sud, passe à l’ouest ou à l’est.
mr-jack-pocket-lesson-jack-wall-outside = À l’ouest, juste devant Toby : il ne voit personne.
mr-jack-pocket-lesson-jack-wall-between = À l’est, entre Gull et vous : Toby voit Gull, et pas plus loin.
mr-jack-pocket-lesson-jack-wall-half = Au nord, il n’arrête pas un regard d’ouest en est. Plutôt un quart de tour, d’un côté ou de l’autre.
mr-jack-pocket-lesson-jack-wall-wrong = Toby vous verrait encore derrière Gull. Tournez d’un quart le quartier de Gull, à gauche du vôtre.

mr-jack-pocket-lesson-jack-won = Invisible : sixième sablier, vous gagnez au tour 4. S’il n’était resté qu’un suspect à ce même appel, une poursuite aurait commencé : il faut alors rester invisible jusqu’à la fin du tour 8.

mr-jack-pocket-lesson-jack-two-tokens = Un autre district : vous êtes Smith, au milieu de la colonne de gauche. Holmes voit Pizer, vous et Madame : trois sur { $count }. Deux jetons sont à vous, l’un après l’autre, puis l’Enquêteur a le dernier. Caché, ou visible dans la foule : à vous de voir.
mr-jack-pocket-lesson-jack-two-tokens-same = L’Enquêteur a joué la dernière action, puis est venu l’appel : { $before } suspects avant, { $now } maintenant. Plus il en reste, mieux vous vous êtes caché ; et si vous étiez invisible, le sablier est à vous.

mr-jack-pocket-lesson-jack-end = Restez invisible, restez en compagnie, et que les murs des autres vous cachent. Le temps joue pour vous.
