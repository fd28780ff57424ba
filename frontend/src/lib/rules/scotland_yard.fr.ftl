rules-scotland-yard-aim =
    Mister X est en fuite dans Londres. Les détectives gagnent dès que l’un d’eux atteint la station où il se trouve.
    Il gagne s’il est encore libre après le tour 22, ou quand aucun détective ne peut plus bouger.
rules-scotland-yard-start =
    Chacun reçoit l’une des 18 stations de départ. Celles des détectives sont connues, la sienne non.
    Un détective a 10 tickets de taxi, 8 de bus et 4 de métro. Mister X a deux cartes de double coup et un ticket noir par détective ; de tickets ordinaires, il ne manque jamais, sauf si vous avez convenu de les compter.
rules-scotland-yard-turn =
    À chaque tour, Mister X joue le premier, puis chaque détective. Un trajet coûte un ticket et suit une ligne de ce genre jusqu’à la station suivante.
    Personne n’entre dans une station où se tient un détective. Qui peut bouger doit bouger.
rules-scotland-yard-more =
    Un ticket noir vaut pour tout transport et ne dit pas lequel ; lui seul ouvre le bac.
    Avec une carte de double coup, il se déplace deux fois de suite.
    Si vous en êtes convenus, il peut se montrer après son tour et prendre un ticket à chaque détective.
rules-scotland-yard-secret =
    Les détectives voient chaque ticket qu’il emploie, jamais la station. Après son 3e, 8e, 13e et 18e trajet, il doit se montrer jusqu’au suivant.
rules-scotland-yard-end =
    Pris : un détective est là où il est. Cerné : il n’a plus de trajet, et les détectives gagnent aussi.
    Envolé : le tour 22 est passé, ou les détectives sont à l’arrêt.
rules-scotland-yard-tip =
    Détectives : tenez-vous près des grandes stations avant qu’il doive se montrer, et cernez-le plutôt que de courir derrière.
    Mister X : gardez vos tickets noirs pour les trajets qui suivent une apparition.
