rules-mr-jack-pocket-aim =
    Neuf suspects sur neuf tuiles, et Mr. Jack est l’un d’eux. L’enquêteur gagne quand il ne reste qu’un suspect.
    Mr. Jack gagne avec six sabliers, ou si l’enquêteur ne l’a pas trouvé en huit tours.
rules-mr-jack-pocket-start =
    Mr. Jack tire une carte d’alibi : voilà qui il est. Holmes, Watson et le chien Toby se tiennent hors du quartier, chacun face à un mur.
rules-mr-jack-pocket-turn =
    Aux tours impairs on lance quatre jetons, aux tours pairs on les retourne. Qui commence en joue un, l’autre deux, le premier le dernier. L’enquêteur commence les tours impairs.
    Les quatre sont joués, qu’on le veuille ou non.
rules-mr-jack-pocket-more =
    Holmes, Watson, Toby : avancer d’une ou deux cases dans le sens horaire. Joker : l’un d’eux avance d’une case ; Mr. Jack peut n’en bouger aucun.
    Rotation : tourner une tuile, jamais la même deux fois dans le tour. Échange : deux tuiles changent de place.
    Alibi : l’enquêteur montre une carte et innocente ce suspect ; Mr. Jack cache la sienne et gagne ses sabliers.
rules-mr-jack-pocket-secret =
    Après les quatre actions, chaque détective regarde droit dans sa rue jusqu’à ce qu’un mur l’arrête. Mr. Jack est-il en vue ?
    Si oui, tous ceux qu’on ne voit pas sont innocentés. Sinon, tous ceux qu’on voit le sont, et Mr. Jack prend le sablier du tour.
rules-mr-jack-pocket-end =
    Les buts s’examinent après l’appel. Si les deux sont atteints avant le dernier tour, une poursuite commence : Mr. Jack doit rester hors de vue jusqu’au bout.
    Après le tour 8, si personne n’a atteint son but, Mr. Jack gagne.
rules-mr-jack-pocket-tip =
    Enquêteur : réduisez les suspects de moitié à chaque appel. Mr. Jack : n’être pas vu donne du temps, mais en nombreuse compagnie.
