scotland-yard-lesson-mister-x-chapter-riding = À travers Londres

scotland-yard-lesson-mister-x-welcome = Vous êtes Mister X, à la station 13. Trois détectives sont à vos trousses : vous les voyez, ils ne vous voient pas.

scotland-yard-lesson-mister-x-first-ride = Un trajet coûte un ticket et mène à la station suivante de la ligne. Quatre lignes de taxi partent d’ici : prenez un taxi pour la station 4, 14, 23 ou 24.
scotland-yard-lesson-mister-x-first-ride-good = Vous voilà parti.
scotland-yard-lesson-mister-x-first-ride-dead-end = Vous voilà parti. Mais gare : deux lignes seulement partent de la station 4, c’est une impasse où l’on se fait prendre.
scotland-yard-lesson-mister-x-first-ride-bus = Le bus irait aussi. Pour l’instant, prenez un taxi.
scotland-yard-lesson-mister-x-first-ride-underground = Le métro va loin. Gardez-le pour plus tard et prenez un taxi.
scotland-yard-lesson-mister-x-first-ride-black = Vous n’avez que trois tickets noirs : gardez-les pour le moment où il les faudra. Prenez un taxi.
scotland-yard-lesson-mister-x-first-ride-double = Vous n’avez que deux cartes « coup double », et personne n’est près de vous. Prenez un taxi.

scotland-yard-lesson-mister-x-travel-log = Vous avez joué, puis chaque détective : c’était un tour. Votre station est inscrite au carnet de route, sous votre ticket : les détectives ont vu « taxi », rien de plus.

scotland-yard-lesson-mister-x-end = Vous savez disparaître. Londres est à vous.
