whitechapel-lesson-jack-chapter-evening = Le premier soir
whitechapel-lesson-jack-chapter-flight = La fuite
whitechapel-lesson-jack-chapter-alone = À vous de jouer
whitechapel-lesson-jack-chapter-home = Rentrer
whitechapel-lesson-jack-chapter-double = La troisième nuit, et la quatrième

whitechapel-lesson-jack-welcome = Vous êtes Jack. Quatre nuits de suite vous sortez pour tuer, et chaque fois vous devez regagner votre cachette. Vous allez de cercle en cercle sans être vu ; les cinq policiers qui vous traquent se tiennent sur les croisements.

whitechapel-lesson-jack-hideout = Choisissez d’abord votre cachette, pour les quatre nuits : n’importe quel cercle, sauf un rouge. Personne d’autre ne la connaît. De 55, 86 et 102, aucun cercle rouge n’est à plus de six pas : choisissez l’un des trois.
whitechapel-lesson-jack-hideout-elsewhere = La règle le permet. Mais les meurtres partent des cercles rouges, dispersés sur tout le plateau, et 55, 86 et 102 sont bien placés entre eux. Choisissez l’un de ceux-là.

whitechapel-lesson-jack-women = Vos pions femmes sont face cachée sur les cercles rouges : cinq marqués, trois leurres, et personne d’autre ne sait lesquels. Quatre sont en place. Marquez celui de 84, au centre, et faites un leurre de celui de 147, loin à l’est.
whitechapel-lesson-jack-women-middle = 84 est à un ou deux pas de votre cachette : on en revient vite. Placez-y un pion marqué.
whitechapel-lesson-jack-women-edge = 147 est à cinq ou six pas de votre cachette, au bord du plateau. Vous n’iriez pas y tuer : faites-en le leurre.

whitechapel-lesson-jack-patrols = Puis l’enquêteur a posé sept patrouilles sur les croisements jaunes : cinq policiers et deux leurres. On a retourné les pions femmes ; les patrouilles restent face cachée.

whitechapel-lesson-jack-wait = Vous pouvez tuer tout de suite, ou patienter. Chaque fois que vous patientez, le marqueur va de I vers V : la nuit s’allonge pour vous, et vous retournez une patrouille. Sur V, il faut tuer. Patientez une fois.
whitechapel-lesson-jack-wait-kill = Vous pourriez. Mais vous ne savez pas encore où sont les policiers, et patienter vous donne une colonne de plus. Patientez cette fois.

whitechapel-lesson-jack-turn = Pendant ce temps, l’enquêteur a mené chaque misérable sur un cercle voisin, jamais à côté d’une patrouille. En échange, vous en retournez une. La misérable de 149 est maintenant en 138 ; la patrouille la plus proche d’elle est entre 139 et 164 : retournez-la.
whitechapel-lesson-jack-turn-other = Cela vous renseignerait sur un autre quartier. C’est l’ouest qui nous intéresse : retournez la patrouille entre 139 et 164.
whitechapel-lesson-jack-turn-decoy = Un leurre ! Il quitte le plateau, et l’ouest est libre.

whitechapel-lesson-jack-kill = Vous pourriez patienter encore, jusqu’à V. Mais vous connaissez maintenant une misérable sans patrouille à proximité. Tuez en 138.
whitechapel-lesson-jack-kill-wait = La misérable en 138 s’en irait, peut-être vers les autres patrouilles. Tuez maintenant, en 138.
whitechapel-lesson-jack-kill-other = Vous ne savez pas lesquelles de ces patrouilles sont des policiers. Autour de 138, il n’y en a aucune : tuez là.

whitechapel-lesson-jack-scene = 138 est une scène de crime pour le reste de la partie et ouvre votre fiche, colonne II. Il vous reste seize colonnes, jusqu’à 15. Si vous n’êtes pas rentré d’ici là, vous avez perdu ; de même si l’on vous arrête, ou si vous ne pouvez plus bouger.

whitechapel-lesson-jack-walk = À chaque tour vous bougez le premier, et il le faut : sur un cercle voisin, sans passer par le croisement d’un policier. 139 est le plus près de chez vous, mais le policier rouge peut venir entre 139 et 150, juste à côté. Allez en 164 : nul ne peut l’approcher.
whitechapel-lesson-jack-walk-near = Le policier rouge peut faire deux croisements, jusqu’à celui entre 139 et 150, et le voilà juste à côté de 139. Allez à pied en 164.
whitechapel-lesson-jack-walk-away = Aucun policier ne peut s’en approcher à ce tour, c’est vrai. Mais notre chemin passe par 164 : allez-y à pied.
whitechapel-lesson-jack-walk-coach = Vous avez trois fiacres cette nuit. Gardez-les pour quand on vous barrera la route, et allez à pied en 164.
whitechapel-lesson-jack-walk-alley = Vous avez deux ruelles cette nuit. Gardez-les pour quand on vous serrera de près, et allez à pied en 164.

whitechapel-lesson-jack-answered = Puis les policiers se sont déplacés et ont enquêté. Le policier rouge a cherché en 139 et en 150 : pas d’indice. Le carnet montre ce que la police peut en conclure : vous pouvez être sur { $count } cercles.

whitechapel-lesson-jack-coach = Votre cachette est à l’est, et le policier rouge vous barre la route, entre 139 et 150. Prenez un fiacre : deux pas de suite, et l’on peut passer devant la police. Passez par 139 et descendez en 151, derrière lui.
whitechapel-lesson-jack-coach-beside = Ce cercle touche le croisement où se tient le policier rouge : il pourrait vous arrêter sans faire un pas. Passez par 139 et descendez en 151.
whitechapel-lesson-jack-coach-walk = À pied, vous restez de ce côté-ci du policier rouge. Prenez un fiacre par 139, et descendez en 151.
whitechapel-lesson-jack-coach-alley = Gardez vos ruelles pour plus tard. Un fiacre passe devant le policier rouge : par 139, jusqu’en 151.
whitechapel-lesson-jack-coach-wrong = Ce fiacre passe par 139 et vous dépose en 151.
whitechapel-lesson-jack-coach-ridden = La police voit un fiacre et deux colonnes remplies, mais pas où il est allé. Vous pouviez être sur { $before } cercles avant, et sur { $after } après.

whitechapel-lesson-jack-clue = Mais vous êtes passé par les deux cercles du fiacre. Le policier rouge a de nouveau cherché en 139, et cette fois c’est oui : un indice y est posé, et il reste { $count } cercles. Cela ne dit pas quand vous y étiez.

whitechapel-lesson-jack-alley = Un pas, et le policier rouge est de nouveau à côté de vous. Une ruelle traverse un pâté de maisons que borde votre cercle, jusqu’à tout autre cercle sur son bord, et aucun policier ne peut l’empêcher. Prenez-en une vers 119, 152 ou 153.
whitechapel-lesson-jack-alley-back = Vous y seriez encore près du policier rouge, ou plus loin de votre cachette. Prenez une ruelle vers 119, 152 ou 153.
whitechapel-lesson-jack-alley-coach = Il vous reste deux fiacres. Gardez-les, et prenez une ruelle vers 119, 152 ou 153.
whitechapel-lesson-jack-alley-walk = Vous pourriez y aller à pied. Mais essayez une ruelle : vers 119, 152 ou 153.
whitechapel-lesson-jack-alley-gone = Une ruelle remplit une seule colonne, et la police a vu que vous en preniez une, rien de plus : de { $before } cercles à { $after }.

whitechapel-lesson-jack-trail = Le policier rouge a trouvé 151. Le meurtre, 139, 151 : pas à pas il lit votre chemin, et il reste { $count } cercles. Tout le jeu est là : ils apprennent où vous étiez, à vous de n’y être plus.

whitechapel-lesson-jack-free = Disons que votre cachette est en 55 et que vous avez débouché en 119, à quatre pas de là. Jouez deux tours à votre guise : à pied, en fiacre ou par une ruelle. Pour la police, { $count } cercles sont possibles ; voyons ce qu’elle en fait.
whitechapel-lesson-jack-free-more = Au début, { $before } cercles étaient possibles pour eux. Après votre dernier coup, c’était { $after }, et leurs questions et arrestations ont ramené ce nombre à { $now }.
whitechapel-lesson-jack-free-same = Après votre dernier coup, ils en savaient autant qu’avant : { $after } cercles ; leurs questions posées, c’est { $now }. Un fiacre ou une ruelle les égare.
whitechapel-lesson-jack-free-less = Ils sont tout près : { $before } cercles au début, { $after } après votre dernier coup, et { $now } maintenant qu’ils ont enquêté. C’est là qu’un fiacre ou une ruelle vaut de l’or.

whitechapel-lesson-jack-ring = Trois tours plus tard. Le policier rouge a trouvé un indice en 99 ; il reste { $count } cercles, et vous êtes sur l’un d’eux, 84. La cachette est à deux pas, mais la police barre le chemin par 86. Prenez votre dernière ruelle vers 53, qui est voisin de 55.
whitechapel-lesson-jack-ring-beside = Le croisement du policier bleu touche ce cercle : il pourrait vous y arrêter aussitôt. 53 aussi est voisin de votre cachette.
whitechapel-lesson-jack-ring-far = Ce cercle n’est pas voisin de votre cachette. 53 l’est.
whitechapel-lesson-jack-ring-coach = Un fiacre passe devant la police, mais on ne peut pas annoncer sa cachette après un fiacre ou une ruelle. Prenez la ruelle vers 53 ; vous finirez à pied.
whitechapel-lesson-jack-ring-wrong = À pied, aucun cercle voisin de votre cachette n’est à portée. La ruelle vers 53 y mène.
whitechapel-lesson-jack-ring-through = Envolé ! De { $before } cercles, on est passé à { $after } ; ils ont cherché tout autour, et il en reste { $now }.

whitechapel-lesson-jack-last-step = Vous êtes en 53, l’un des { $count } cercles possibles pour eux, et la cachette est voisine. Le policier brun se tient juste à côté d’elle, mais pas sur votre chemin, et il n’enquête qu’après vous. Allez à pied en 55.
whitechapel-lesson-jack-last-step-coach = Un fiacre peut passer par votre cachette, mais vous ne pourriez pas l’annoncer. Seul un pas ordinaire vous ramène : à pied, en 55.
whitechapel-lesson-jack-last-step-past = Votre cachette est à un pas : allez en 55.

whitechapel-lesson-jack-announce = Vous êtes dans votre cachette. Annoncez-le, et la nuit s’achève avant que la police puisse faire quoi que ce soit.
whitechapel-lesson-jack-announce-silent = Vous pouvez vous taire, mais il faudrait alors repartir au prochain tour, et d’ici là le policier brun peut vous arrêter en 55. Annoncez votre cachette.

whitechapel-lesson-jack-night-over = La police entend que vous êtes rentré, mais pas où : { $count } cercles peuvent encore être votre cachette. Les indices quittent le plateau ; la scène de crime et les policiers restent. Fiacres et ruelles ne se gardent pas : chaque nuit a les siens.

whitechapel-lesson-jack-third-night = Une autre partie, à sa troisième nuit ; votre cachette est en 98. Deux fois vous êtes rentré en trois pas : il ne reste que { $count } cercles où elle peut être. Un détour les premières nuits est payant dans les dernières.

whitechapel-lesson-jack-two-women = Cette nuit, vous tuez deux femmes d’un coup. Trois misérables sont dehors, en 65, 84 et 158. Une patrouille touche 65 : tuez donc les deux autres.
whitechapel-lesson-jack-two-women-wait = Vous pourriez : les misérables bougeraient, et vous retourneriez une patrouille. Pour cette leçon, tuez maintenant, en 84 et en 158.
whitechapel-lesson-jack-two-women-beside = Cette patrouille est juste à côté de 65 ; si c’est un policier, vous l’auriez sur le dos. Tuez en 84 et en 158.

whitechapel-lesson-jack-order = Notez maintenant en secret lequel des deux meurtres a été le premier. L’autre remplit la colonne suivante : c’est votre premier déplacement, et c’est là que vous êtes. 84 est à trois pas de la cachette, 158 à quatre : lequel d’abord ?
whitechapel-lesson-jack-order-far = Vous êtes donc en 158 : plus loin de la cachette, mais plus loin aussi des policiers.
whitechapel-lesson-jack-order-near = Vous êtes donc en 84 : plus près de la cachette, et plus près des policiers.

whitechapel-lesson-jack-two-places = La police voit les deux lieux, mais pas leur ordre : vous pouvez être sur { $count } cercles. Au premier tour de cette traque, vous ne bougez pas ; eux, si.

whitechapel-lesson-jack-fourth-night = La quatrième nuit, il y a une seule misérable, un fiacre et une ruelle. Rentrez encore une fois et vous avez gagné ; alors tous voient votre cachette et tous vos chemins. D’ici là, comptez vos colonnes, et ne laissez jamais deviner votre cachette.

whitechapel-lesson-jack-end = Le brouillard est épais cette nuit. Personne ne saura jamais qui vous étiez.
