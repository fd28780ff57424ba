rules-whitechapel-aim =
    Quatre nuits : chaque fois Jack tue et doit regagner son repaire. Il gagne s’il rentre de la quatrième.
    La police gagne si elle l’arrête, s’il n’a plus d’issue, ou si la nuit s’achève avant qu’il soit rentré.
rules-whitechapel-start =
    Jack choisit un repaire, n’importe quel cercle sauf un rouge, et le garde les quatre nuits.
    Chaque nuit, il pose des jetons de femmes, le chef de l’enquête pose des patrouilles, dont des leurres, le tout face cachée.
rules-whitechapel-turn =
    Jack tue, ou attend : alors les femmes avancent et il retourne une patrouille. Il ne peut attendre toujours.
    Pendant la chasse, Jack va en secret sur un cercle voisin, sans passer devant un policier. Puis chaque policier avance jusqu’à deux croisements, puis chacun agit.
    Agir, c’est interroger les cercles voisins, un à un, « Jack est-il passé ici cette nuit ? », jusqu’à un oui ; ou nommer un cercle et arrêter.
rules-whitechapel-more =
    En fiacre, Jack fait deux pas de suite et peut passer devant la police. Par une ruelle, il va sur tout cercle autour d’un pâté de maisons. Cela se voit, et ne le ramène jamais chez lui.
    La troisième nuit, il tue deux fois d’un coup.
rules-whitechapel-secret =
    Le chemin de Jack et son repaire sont secrets jusqu’au bout ; les meurtres, les questions et chaque réponse sont publics. Un oui ne dit pas quand il est passé.
rules-whitechapel-end =
    Une arrestation sur le bon cercle met fin à la partie. Une nuit s’achève quand Jack dit qu’il est rentré, sans dire où.
rules-whitechapel-tip =
    Police : un non vaut un oui ; fermez le cercle autour du meurtre avant de suivre.
    Jack : ne rentrez jamais tout droit la première nuit.
