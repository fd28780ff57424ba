scotland-yard-lesson-mister-x-chapter-riding = À travers Londres
scotland-yard-lesson-mister-x-welcome = Vous êtes Mister X. Votre carte de départ vous a placé à la 13, une des 199 stations de Londres, et trois détectives sont à vos trousses. Vous voyez où ils sont ; eux ne vous voient pas.
scotland-yard-lesson-mister-x-first-ride = Un trajet coûte un ticket et suit une ligne jusqu’à sa station suivante. Quatre lignes de taxi partent de la station 13 : prenez un taxi pour la 14 ou la 23, où passent aussi des bus.
scotland-yard-lesson-mister-x-first-ride-off = Vous voilà en route.
scotland-yard-lesson-mister-x-first-ride-dead-end = Deux lignes seulement partent de la station 4, et l’une ramène ici : une impasse. Prenez un taxi pour la 14 ou la 23.
scotland-yard-lesson-mister-x-first-ride-taxis-only = Il n’y a que des taxis à la station 24. À la 14 et à la 23 passent aussi des bus : choisissez l’une des deux.
scotland-yard-lesson-mister-x-first-ride-bus = Le bus viendra ensuite. Commencez par un taxi, pour la 14 ou la 23.
scotland-yard-lesson-mister-x-first-ride-underground = C’est le métro qui mène le plus loin. Mais commencez par un taxi, pour la 14 ou la 23.
scotland-yard-lesson-mister-x-first-ride-black = Vous n’avez que trois tickets noirs, et personne n’est proche : gardez-les. Prenez un taxi pour la 14 ou la 23.
scotland-yard-lesson-mister-x-first-ride-double = Vous n’avez que deux cartes « coup double », et personne n’est proche : gardez-les. Prenez un taxi pour la 14 ou la 23.
scotland-yard-lesson-mister-x-travel-log = Vous avez joué, puis chacun des détectives : c’était un tour. Votre station est inscrite au tableau de parcours, sous votre ticket : les détectives ont vu « taxi », rien de plus.
scotland-yard-lesson-mister-x-bus = Les bus s’arrêtent moins souvent et mènent plus loin. Prenez un bus, pour où vous voulez.
scotland-yard-lesson-mister-x-bus-on = Un plus long trajet, pour un seul ticket.
scotland-yard-lesson-mister-x-bus-back = Retour à la station 13 : c’est permis, et presque personne ne s’y attend.
scotland-yard-lesson-mister-x-bus-wrong = Vous le pourriez aussi. Mais essayez maintenant le bus.
scotland-yard-lesson-mister-x-purse = Vos tickets de taxi, de bus et de métro ne s’épuisent jamais. Ce qui s’épuise est visible de tous : trois tickets noirs, un par détective, et deux cartes « coup double ».

scotland-yard-lesson-mister-x-chapter-seen = En pleine lumière
scotland-yard-lesson-mister-x-sighting = Après votre 3e, 8e, 13e et 18e trajet, vous devez apparaître, et voici le 3e. Montrez-vous là d’où partent beaucoup de lignes : à la station 128, avec ses taxis, ses bus et son métro.
scotland-yard-lesson-mister-x-sighting-wrong = On vous y verrait, avec moins d’issues pour disparaître. La station 128 en a douze : allez-y.
scotland-yard-lesson-mister-x-sighting-wasted = Tout le monde verra où vous êtes, quel que soit le ticket : un noir serait gâché. Allez à la 128 en taxi ou en bus.
scotland-yard-lesson-mister-x-sighting-double = Gardez cette carte pour un moment plus difficile. Allez à la 128 en taxi ou en bus.
scotland-yard-lesson-mister-x-shown = Tout le monde vous voit à la station 128 jusqu’à votre prochain trajet, et les détectives accourent : le détective 1 est à la 89, à un trajet de métro.
scotland-yard-lesson-mister-x-vanish = Disparaissez ! D’ici, les taxis mènent à 5 stations, les bus à 5, le métro à 2 qui sont libres. Un ticket noir vaut pour toutes, et personne ne sait comment vous avez voyagé : prenez-en un.
scotland-yard-lesson-mister-x-vanish-gone = Disparu. Ils savaient où vous étiez, et vous pouvez être maintenant à { $after } stations.
scotland-yard-lesson-mister-x-vanish-bold = Quelle audace : en un trajet, le détective 1 pouvait venir à la 140. Mais pourquoi chercher justement là, quand il a le choix entre { $after } stations ?
scotland-yard-lesson-mister-x-vanish-five = Ils verraient ce ticket et vous chercheraient à 5 stations. Avec un ticket noir, ils en ont 11 à fouiller.
scotland-yard-lesson-mister-x-vanish-two = Ils verraient ce ticket et vous chercheraient à 2 stations. Avec un ticket noir, ils en ont 11 à fouiller.
scotland-yard-lesson-mister-x-vanish-double = Un coup double irait aussi, mais un seul trajet suffit ici. Prenez un ticket noir.
scotland-yard-lesson-mister-x-marks = Le plan marque les { $count } stations où les détectives doivent maintenant vous chercher. Plus il y en a, mieux c’est : cela vous protège plus que la distance.

scotland-yard-lesson-mister-x-chapter-wide = La distance ne suffit pas
scotland-yard-lesson-mister-x-wide = Disons que vous avez filé à la 185 : { $count } stations sont possibles. Le métro mènerait le plus loin, mais il s’arrête à peu d’entre elles, et ils voient votre ticket. Allez où vous voulez.
scotland-yard-lesson-mister-x-wide-more = De { $before } stations possibles, on passe à { $after } : plus nombreuses sont celles où votre ticket peut servir, mieux vous êtes caché.
scotland-yard-lesson-mister-x-wide-same = { $after } stations possibles, autant qu’avant. Un ticket qui peut servir à plus d’entre elles vous aurait mieux caché.
scotland-yard-lesson-mister-x-wide-less = Voilà qui en dit long : de { $before } stations possibles, on passe à { $after }. Un ticket qui ne peut servir qu’à peu d’entre elles vous trahit, si loin qu’il vous mène.

scotland-yard-lesson-mister-x-chapter-river = Par le fleuve
scotland-yard-lesson-mister-x-cornered = On vous a vu à la 115, et ils sont venus à la 102, à la 114 et à la 127, où vous ne pouvez plus aller. Un détective qui rejoint votre station vous prend, et sans aucun trajet vous seriez cerné.
scotland-yard-lesson-mister-x-ferry = En taxi, il ne reste que la 126, où deux détectives pourraient vous suivre. Mais la 115 est au bord du fleuve : avec un ticket noir, prenez le bateau pour la 108 ou la 157.
scotland-yard-lesson-mister-x-ferry-across = Sur l’eau, personne ne vous suit. Vous pouviez être à { $after } stations, et un passage à la 126 en laisse { $now }.
scotland-yard-lesson-mister-x-ferry-caught = À la 126, vous seriez à un trajet de taxi de deux détectives. Prenez le bateau : un ticket noir, pour la 108 ou la 157.
scotland-yard-lesson-mister-x-ferry-double = Deux trajets de suite vous sauveraient peut-être, mais en bateau un seul suffit. Prenez-le : un ticket noir, pour la 108 ou la 157.
scotland-yard-lesson-mister-x-timetable = Le bateau va entre 194, 157, 115 et 108, dans les deux sens, pour vous seul et avec un ticket noir. À chaque tour il faut vous déplacer : gardez une issue en tête.

scotland-yard-lesson-mister-x-chapter-double = Deux fois de suite
scotland-yard-lesson-mister-x-card = De nouveau votre 3e trajet : on vous verra, avec des détectives à la 52, à la 63 et à la 100. Jouez une carte « coup double » : vous ferez deux trajets avant que quiconque bouge.
scotland-yard-lesson-mister-x-card-wrong = On vous y verrait, et ce serait aux détectives de jouer. Jouez d’abord une carte « coup double ».
scotland-yard-lesson-mister-x-first-half = Le premier des deux trajets vous montre. Choisissez la station qui a le plus d’issues : prenez un taxi pour la 67.
scotland-yard-lesson-mister-x-first-half-wasted = Tout le monde verra où vous êtes : n’y gâchez pas un ticket noir. Prenez un taxi pour la 67.
scotland-yard-lesson-mister-x-first-half-wrong = Moins de lignes partent de là. À la 67, il y a des taxis, des bus et le métro : allez-y.
scotland-yard-lesson-mister-x-second-half = Ils vous ont vu à la 67, et vous repartez aussitôt. Taxi, bus ou métro laissent chacun 4 stations, un ticket noir toutes les 12 : prenez-en un, et allez où aucun détective n’arrive en un trajet.
scotland-yard-lesson-mister-x-second-half-gone = { $after } stations à fouiller, et { $now } après leurs trajets. Ils vous ont vu, et cela ne leur a servi à rien.
scotland-yard-lesson-mister-x-second-half-near = Le ticket est le bon, mais un détective peut être à cette station en un trajet. Choisissez-en une autre.
scotland-yard-lesson-mister-x-second-half-wrong = Ce ticket ne vous laisserait que 4 stations. Prenez un ticket noir.
scotland-yard-lesson-mister-x-cards-left = Vous avez deux de ces cartes pour toute la partie, et jamais les deux dans le même tour. Chacun des deux trajets a sa fenêtre dans le tableau de parcours.

scotland-yard-lesson-mister-x-chapter-last = Le dernier tour
scotland-yard-lesson-mister-x-last-round = Tour 22, à la fin d’une autre partie. Chaque trajet a coûté un ticket aux détectives, et il leur en reste un à chacun, de taxi. Un détective qui ne peut plus se déplacer reste où il est ; quand aucun ne le peut plus, vous gagnez.
scotland-yard-lesson-mister-x-last-ride = Encore un trajet depuis la 74, vers une station qu’aucun détective ne peut atteindre en taxi. Regardez le détective 3, à la 45.
scotland-yard-lesson-mister-x-last-ride-caught = Le détective 3 prend un taxi à la 45, et vous voilà pris. Choisissez une station hors de sa portée.
scotland-yard-lesson-mister-x-last-ride-double = Un seul trajet sûr suffit. Gardez la carte en souvenir.
scotland-yard-lesson-mister-x-away = Vous vous êtes échappé ! Le tableau de parcours est découvert, et chacun peut suivre votre chemin dans Londres, fenêtre par fenêtre.

scotland-yard-lesson-mister-x-end = Vous savez apparaître, et disparaître. À vous de les faire courir.
