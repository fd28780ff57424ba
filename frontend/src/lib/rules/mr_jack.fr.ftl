rules-mr-jack-aim =
    Huit personnages sont dans les rues, et Jack se cache derrière l’un d’eux. L’enquêteur gagne en mettant la main sur le bon.
    Jack gagne si l’on accuse à tort, s’il quitte le quartier sans être vu, ou s’il est libre à la fin du huitième tour.
rules-mr-jack-start =
    Jack tire en secret une carte d’alibi : voilà qui il est. Les deux joueurs déplacent les huit personnages.
rules-mr-jack-turn =
    Quatre cartes de personnages sont ouvertes. Aux tours impairs, l’enquêteur en joue une, Jack deux, l’enquêteur la dernière ; aux tours pairs, l’inverse, avec les quatre autres.
    Jouer une carte, c’est déplacer son personnage de 1 à 3 hexagones par les rues et user de son pouvoir. Deux bouches d’égout ouvertes sont à un pas l’une de l’autre.
rules-mr-jack-more =
    Holmes regarde une carte d’alibi. Watson oriente sa lanterne. Smith déplace un réverbère. Lestrade déplace un barrage. Bert déplace une plaque d’égout.
    Stealthy va jusqu’à 4, à travers tout. Le sifflet de Goodley rapproche les autres, 3 pas en tout. Gull peut, au lieu de bouger, échanger sa place avec quelqu’un.
    L’enquêteur accuse en terminant un déplacement sur l’hexagone de quelqu’un.
rules-mr-jack-secret =
    Après la quatrième carte, on interroge la rue : Jack est-il visible, près d’un réverbère allumé, dans le faisceau de Watson ou à côté de quelqu’un ? Si oui, ceux dans l’ombre sont innocentés ; sinon, ceux dans la lumière.
    Puis un réverbère numéroté s’éteint, après chacun des quatre premiers tours.
    Une carte d’alibi ne dit qu’à celui qui la tire que ce personnage n’est pas Jack.
rules-mr-jack-end =
    Si Jack n’a pas été vu au dernier appel, il peut sortir par une issue sans barrage, avec son propre personnage et à son propre coup.
    Une accusation met fin à la partie, juste ou fausse.
rules-mr-jack-tip =
    Enquêteur : partagez les suspects, la moitié dans la lumière, la moitié dans l’ombre ; chaque appel vous en dira le plus.
    Jack : dans l’ombre, restez en nombreuse compagnie.
