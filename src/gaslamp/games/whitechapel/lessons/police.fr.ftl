whitechapel-lesson-police-chapter-evening = Le premier soir
whitechapel-lesson-police-chapter-asking = Jack est-il passé ici ?
whitechapel-lesson-police-chapter-traces = Des indices
whitechapel-lesson-police-chapter-nights = Nuit après nuit
whitechapel-lesson-police-chapter-coach = Fiacres et ruelles
whitechapel-lesson-police-chapter-arrest = L’arrestation
whitechapel-lesson-police-chapter-alone = À vous de jouer

whitechapel-lesson-police-welcome = Cinq policiers traquent Jack, et tous les cinq sont à vous. Vous êtes aussi l’enquêteur, que l’on tire au sort chaque nuit quand plusieurs joueurs se les partagent. Jack veut tuer quatre nuits et rentrer chaque fois. Empêchez-le une fois, et c’est gagné.

whitechapel-lesson-police-tokens = Jack a choisi sa cachette, un cercle qu’il garde les quatre nuits et ne dit à personne. Puis il a posé huit pions femmes sur les cercles rouges, face cachée : cinq marqués et trois leurres.

whitechapel-lesson-police-patrols = Posez sept patrouilles sur les croisements jaunes, face cachée : cinq policiers, et deux leurres pour laisser Jack dans le doute. Faites de celle entre 29, 30 et 50 un leurre, et de celle entre 40 et 57 un policier ; les cinq autres sont placées pour vous.
whitechapel-lesson-police-patrols-north = Vous pourriez. Mais cette nuit les deux leurres sont à l’ouest, entre 29, 30 et 50 et entre 139 et 164. Que celle à côté de 30 soit un leurre.
whitechapel-lesson-police-patrols-east = Vous avez deux leurres, et l’autre est pour l’ouest. Que celle entre 40 et 57 soit un policier.

whitechapel-lesson-police-women = On a retourné les pions femmes, et Jack patiente. Menez donc chaque misérable sur un cercle voisin, mais pas à côté d’une patrouille. Mieux vaut peu d’issues : quinze chemins partent de 159, sept de 157. Menez celle de 158 en 157.
whitechapel-lesson-police-women-another = Chacune des misérables aura son tour, dans l’ordre que vous voulez. Commencez par celle de 158.
whitechapel-lesson-police-women-either = De 171 aussi, il ne part que sept chemins, c’est vrai. Mais cette nuit, elle va en 157.
whitechapel-lesson-police-women-many = Plus de chemins partent de ce cercle que de 157, et Jack les aurait tous. Menez-la en 157.

whitechapel-lesson-police-murder = Les autres aussi ont bougé. En échange Jack a retourné la patrouille entre 40 et 57, puis il a tué : 157 est une scène de crime pour le reste de la partie. Les leurres sont partis, vos policiers ont leurs couleurs. Sa fiche commence en colonne II et finit à 15.

whitechapel-lesson-police-first-step = À chaque tour, Jack va d’abord, sans être vu, sur un cercle voisin du sien. Le carnet marque où il peut être : { $count } cercles autour de 157. Il ne peut pas passer par un croisement où se tient l’un de vos policiers.

whitechapel-lesson-police-move-green = Puis vous choisissez vos policiers un par un, dans l’ordre que vous voulez. Chacun fait jusqu’à deux croisements le long des lignes pointillées, ou reste. Le vert est entre 101 et 126 : choisissez-le et menez-le au croisement entre 142 et 156.
whitechapel-lesson-police-move-green-other = Il aura son tour. Choisissez d’abord le vert.
whitechapel-lesson-police-move-green-far = Il n’y serait à côté d’aucun cercle où Jack peut être. Menez-le entre 142 et 156.

whitechapel-lesson-police-move-yellow = Le policier jaune est entre 130 et 145. À deux croisements de là, entre 159, 160 et 173, il touche 159. Menez-le là.
whitechapel-lesson-police-move-yellow-other = Il aura son tour. Choisissez maintenant le jaune.
whitechapel-lesson-police-move-yellow-nothing = Ce croisement ne touche aucun cercle : il ne pourrait rien y faire. Menez-le entre 159, 160 et 173.
whitechapel-lesson-police-move-yellow-far = Il n’y serait à côté d’aucun cercle où Jack peut être. Menez-le entre 159, 160 et 173.

whitechapel-lesson-police-arrest-green = Les autres se sont rapprochés. Chacun enquête maintenant, dans l’ordre que vous voulez. Pour une arrestation, il nomme un cercle que touche son croisement : si Jack y est, c’est gagné. Jack n’a fait qu’un pas, osez : choisissez le vert, et tentez une arrestation en 156.
whitechapel-lesson-police-arrest-green-other = Commencez par le vert.
whitechapel-lesson-police-arrest-green-not-there = En un pas, Jack n’a pas pu arriver en 142. Tentez l’arrestation en 156.
whitechapel-lesson-police-arrest-green-clue = S’il y est, une question obtient un oui, et puis il s’en va. Une arrestation le prend : tentez-la en 156.
whitechapel-lesson-police-arrest-green-pass = Pourquoi laisser passer cette chance ? Tentez l’arrestation en 156.
whitechapel-lesson-police-arrest-green-nobody = Personne. Mais cela vous apprend quelque chose : { $before } cercles étaient possibles, et maintenant { $after }.

whitechapel-lesson-police-arrest-yellow = Au tour du jaune. Son croisement touche 159, 160 et 173 ; de ces trois, Jack ne peut être qu’en 159. Tentez-y l’arrestation.
whitechapel-lesson-police-arrest-yellow-other = Que le jaune tente d’abord l’arrestation en 159.
whitechapel-lesson-police-arrest-yellow-clue = S’il y est, une question obtient un oui, et puis il s’en va. Tentez l’arrestation en 159.
whitechapel-lesson-police-arrest-yellow-pass = Pourquoi laisser passer cette chance ? Tentez l’arrestation en 159.
whitechapel-lesson-police-arrest-yellow-wrong = En un pas, Jack n’a pas pu y arriver. Le cercle du jaune, c’est 159.
whitechapel-lesson-police-arrest-yellow-nobody = Personne là non plus : de { $before } cercles à { $after }.

whitechapel-lesson-police-ask-both = Jack a fait un deuxième pas, vos policiers se sont déplacés, et { $count } cercles sont possibles. Cherchez maintenant des indices : Jack est-il passé ici cette nuit ? Après un non, le même policier peut continuer ou s’arrêter. Que le jaune cherche en 172 et en 185.
whitechapel-lesson-police-ask-both-other = Que le jaune cherche d’abord, en 172 et en 185.
whitechapel-lesson-police-ask-both-arrest = Une arrestation porte sur cet instant, une question sur toute la nuit, et il peut en poser deux. Que le jaune cherche en 172 et en 185.
whitechapel-lesson-police-ask-both-pass = Pas avant d’avoir cherché en 172 et en 185.
whitechapel-lesson-police-ask-both-noes = Pas d’indice, ni sur l’un ni sur l’autre : de { $before } cercles à { $after }. Un non ferme aussi tous les chemins qui seraient passés par là.

whitechapel-lesson-police-only-noes = Le vert a cherché en 158, le rouge en 155 : encore non. Le premier pas de Jack l’a donc mené en 171 ou en 183 ; il ne reste rien d’autre. Mais il en a fait un troisième, vos policiers se sont déplacés, et { $count } cercles sont possibles.

whitechapel-lesson-police-ask-183 = Le vert est entre 171 et 183. Jack est forcément passé par l’un des deux : cherchez en 183.
whitechapel-lesson-police-ask-183-other = Que le vert cherche d’abord en 183.
whitechapel-lesson-police-ask-183-other-circle = Bonne question aussi : un non voudrait dire 183. Mais cherchez en 183 même.
whitechapel-lesson-police-ask-183-arrest = Qu’il y soit passé ne veut pas dire qu’il y soit encore. Cherchez en 183.
whitechapel-lesson-police-ask-183-pass = Il n’a encore rien demandé. Qu’il cherche des indices en 183.
whitechapel-lesson-police-ask-183-yes = Oui ! Un indice est posé en 183, le vert a fini, et l’on n’y cherche plus cette nuit. Mais un oui ne dit pas quand : { $after } cercles restent possibles, les uns plus probables que les autres.

whitechapel-lesson-police-ask-182 = Le jaune est entre 182, 183 et 192. De 183, Jack est-il allé en 182 ? Cherchez.
whitechapel-lesson-police-ask-182-other = Que le jaune cherche d’abord en 182.
whitechapel-lesson-police-ask-182-other-circle = C’est possible aussi. Mais cherchez maintenant en 182.
whitechapel-lesson-police-ask-182-arrest = Trop de cercles sont possibles pour une arrestation. Cherchez en 182.
whitechapel-lesson-police-ask-182-pass = Il n’a encore rien demandé. Qu’il cherche des indices en 182.
whitechapel-lesson-police-ask-182-yes = Encore oui : de { $before } cercles possibles à { $after }.

whitechapel-lesson-police-too-late = Le rouge a cherché en 170 : oui, et un instant c’était le seul cercle possible. Jack y était ! Mais un indice ne le retient pas ; à son tour, il est rentré. Seule une arrestation l’aurait pris. Il n’a pas dit où est sa cachette : { $count } cercles sont possibles.

whitechapel-lesson-police-second-evening = Le deuxième soir. Plus d’indices ; Jack a posé quatre pions marqués et trois leurres. Cinq patrouilles partent d’où vos policiers ont fini, et vous en ajoutez deux sur des croisements jaunes. La cachette est l’un de { $count } cercles du centre : posez-en une à côté de 101 ou de 118.
whitechapel-lesson-police-second-evening-far = Ce croisement est plus loin des cercles où la cachette peut être. Posez-en une à côté de 101 ou de 118.

whitechapel-lesson-police-later-nights = La troisième nuit, Jack tue deux femmes d’un coup ; vous voyez les lieux, mais pas l’ordre, et il ne bouge pas au premier tour. Au fil des nuits, il a moins de femmes, de fiacres et de ruelles, et vous en savez plus sur sa cachette. S’il rentre la quatrième nuit, il a gagné.

whitechapel-lesson-police-ride = Une autre partie. Jack a tué en 138, puis il a pris un fiacre : deux cercles de suite, et il peut passer devant vos policiers. { $count } cercles sont possibles. Vos hommes se sont déplacés ; le rouge est à côté de 139. Cherchez en 139.
whitechapel-lesson-police-ride-other = Que le rouge cherche d’abord en 139.
whitechapel-lesson-police-ride-other-circle = Cherchez d’abord en 139 : un fiacre qui passe devant le rouge y passe aussi.
whitechapel-lesson-police-ride-arrest = Trop de cercles sont possibles pour une arrestation. Cherchez en 139.
whitechapel-lesson-police-ride-pass = Il n’a encore rien demandé. Qu’il cherche des indices en 139.
whitechapel-lesson-police-ride-yes = Oui : les deux cercles d’un fiacre comptent. De { $before } cercles possibles à { $after }.

whitechapel-lesson-police-alley = Ensuite il a disparu dans une ruelle : vers n’importe quel cercle au bord d’un pâté de maisons que bordait le sien, sans qu’un policier l’empêche. { $count } cercles ! Mais il en a peu par nuit, vous voyez ce qui lui reste, et ni fiacre ni ruelle ne le ramène à sa cachette.

whitechapel-lesson-police-trail = Trois tours plus tard. Vous avez lu son chemin : 139, 151, 119, 120. Vos policiers se sont déplacés, et { $count } cercles sont possibles. Maintenant l’ordre compte. Le rouge est à côté de 99 : qu’il commence.
whitechapel-lesson-police-trail-other = Que le rouge commence : ce qu’il trouve dira aux autres que faire.
whitechapel-lesson-police-trail-arrest = Trop de cercles sont possibles pour une arrestation. Que le rouge cherche en 99.
whitechapel-lesson-police-trail-pass = Que le rouge cherche des indices en 99.
whitechapel-lesson-police-trail-yes = Oui ! De { $before } cercles possibles à { $after }.

whitechapel-lesson-police-storm = { $count } cercles, et à côté de chacun un policier qui n’a pas encore enquêté : le bleu pour 86, le brun pour 85, le jaune pour 100, le vert pour 84. Plus de questions : après un oui, Jack s’en irait. Tentez une arrestation partout, l’une après l’autre ; le bleu commence.
whitechapel-lesson-police-storm-other = Il aura son tour. Que le bleu commence, en 86.
whitechapel-lesson-police-storm-clue = Si Jack y est, un oui ne le retient pas. Une arrestation manquée en dit autant qu’un non : tentez-la, en 86.
whitechapel-lesson-police-storm-not-there = Jack ne peut pas être en 68. Tentez l’arrestation en 86.
whitechapel-lesson-police-storm-pass = On a besoin du bleu ici. Tentez l’arrestation en 86.
whitechapel-lesson-police-storm-nobody = Personne. De { $before } cercles à { $after }.

whitechapel-lesson-police-storm-on = Continuez : le brun en 85, le jaune en 100.
whitechapel-lesson-police-storm-on-other = Que le brun et le jaune passent d’abord, en 85 et en 100.
whitechapel-lesson-police-storm-on-clue = Si Jack y est, un oui ne le retient pas. Tentez l’arrestation.
whitechapel-lesson-police-storm-on-wrong = Jack n’y est pas. Le brun prend 85, le jaune 100.
whitechapel-lesson-police-storm-on-pass = On a besoin de tous. Le brun prend 85, le jaune 100.
whitechapel-lesson-police-storm-on-nobody = Personne, ni ici ni là : de { $before } cercles à { $after }.

whitechapel-lesson-police-seize = Jack est en 84, et le vert est à côté : arrêtez-le !
whitechapel-lesson-police-seize-clue = Une question n’obtiendrait qu’un oui, puis c’est à Jack, et il file. Arrêtez-le !
whitechapel-lesson-police-seize-pass = Et le laisser filer ? Arrêtez-le en 84 !

whitechapel-lesson-police-caught = Pris ! Vous auriez gagné aussi si Jack n’avait plus pu se déplacer, ou s’il n’était pas rentré à la colonne 15. Maintenant sa cachette et sa fiche sont révélées : elle était en 55, à deux pas.

whitechapel-lesson-police-free = Une nouvelle partie : Jack a tué en 84 et fait un pas, vers l’un de { $count } cercles. Ce tour est à vous. Déplacez les cinq, puis cherchez, ou arrêtez si vous l’osez.
whitechapel-lesson-police-free-less = { $before } cercles étaient possibles, et { $after } après votre tour. Ensuite il bougera encore : attendez-le où il veut aller, pas où il était.
whitechapel-lesson-police-free-same = Ce sont toujours { $after } cercles. Menez vos policiers à côté des cercles que marque le carnet, et cherchez là.

whitechapel-lesson-police-end = Des sifflets dans le brouillard, des lanternes à chaque croisement : les rues sont à vous.
