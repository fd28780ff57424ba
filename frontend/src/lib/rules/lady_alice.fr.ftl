rules-lady-alice-aim =
    Stanley a disparu : qui l’a enlevé, où, quand, et avec quoi en main ? Chacun détient une preuve, et toutes ensemble font la solution.
    L’affaire résolue, gagne celui qui a osé à temps les meilleurs marqueurs.
rules-lady-alice-start =
    Il y a 32 indices : huit suspects, huit lieux, huit heures, huit objets. Vous regardez votre preuve et nulle autre ; personne ne sait de quelle catégorie elle vient.
    Vous avez neuf marqueurs : trois de 0, trois de 1, trois de 2.
rules-lady-alice-turn =
    Qui tient le carnet à spirale énonce un soupçon : un suspect, un lieu, une heure, un objet. Chacun répond en secret, un sourire si sa preuve en est, une moue sinon. Vous apprenez combien sourient, jamais qui.
    Puis, l’un après l’autre, on pose un marqueur, on passe ou on accuse, jusqu’à ce que tous aient passé.
rules-lady-alice-more =
    Si personne ne sourit, tous les indices nommés sont de fausses pistes et sont couverts.
    Un marqueur se pose face cachée sur un indice ; celui de dessous est retourné. Il ne bouge plus.
    Qui accuse nomme la solution. Une seule moue, et le voilà hors jeu, mais il continue de répondre.
rules-lady-alice-secret =
    Votre preuve, et la valeur de vos marqueurs jusqu’à ce qu’on les retourne. Les zéros servent à bluffer.
    À trois, une catégorie manque ; à cinq, une est double, et personne ne sait laquelle.
rules-lady-alice-end =
    L’affaire est résolue quand tous sourient. Les marqueurs sur de faux indices s’en vont, les zéros aussi ; on additionne le reste. Un marqueur sur chaque indice : 2 de plus. Le bon soupçon : 1 de plus. La bonne accusation : 3 de plus.
    Si tous sont hors jeu sauf un, celui-là gagne aussitôt.
rules-lady-alice-tip =
    Un sourire peut être le vôtre : mêlez votre preuve à la question, et vous seul savez ce qui reste.
