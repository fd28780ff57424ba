mr-jack-title = Mr. Jack
mr-jack-about = Huit personnages à la lueur des becs de gaz, et l’un d’eux est Jack : démasquez-le avant l’aube, ou avant qu’il ne file.
mr-jack-jack = Jack
mr-jack-investigator = l’enquêteur

mr-jack-option-board = Le plateau : « first », celui de 2006, ou « revised », aux autres bouches d’égout, où Watson et Stealthy échangent leurs places.
mr-jack-notebook-suspects = Qui peut être Jack
mr-jack-notebook-visible = Suspects visibles en ce moment
mr-jack-notebook-invisible = Suspects dans l’ombre en ce moment

mr-jack-holmes = Sherlock Holmes
mr-jack-watson = John Watson
mr-jack-smith = John Smith
mr-jack-lestrade = Lestrade
mr-jack-stealthy = Miss Stealthy
mr-jack-goodley = Goodley
mr-jack-gull = Sir William Gull
mr-jack-bert = Jeremy Bert

mr-jack-exit-nw = nord-ouest
mr-jack-exit-ne = nord-est
mr-jack-exit-sw = sud-ouest
mr-jack-exit-se = sud-est
mr-jack-direction-n = nord
mr-jack-direction-ne = nord-est
mr-jack-direction-se = sud-est
mr-jack-direction-s = sud
mr-jack-direction-sw = sud-ouest
mr-jack-direction-nw = nord-ouest

mr-jack-is = Jack a pris les traits de { $who }.
mr-jack-jack-hidden = Jack pioche en secret la carte alibi dont il prend les traits.
mr-jack-card = Une carte est retournée : { $who }.
mr-jack-choose = { $who } : carte choisie par { $player }.
mr-jack-move = { $who } gagne { $hex }.
mr-jack-stay = { $who } ne trouve aucune case libre et reste sur place.
mr-jack-accuse = { $who } arrête { $other } : « Jack, c’est vous ! »
mr-jack-escape = { $who } s’éclipse par la sortie { $exit }. C’était Jack !
mr-jack-lamp = Un bec de gaz s’éteint en { $start }, un autre s’allume en { $end }.
mr-jack-barricade = La sortie { $start } est libérée, la sortie { $end } barrée.
mr-jack-cover = La bouche d’égout s’ouvre en { $start } et se ferme en { $end }.
mr-jack-whistle = Coup de sifflet : { $who } accourt en { $hex }.
mr-jack-swap = { $who } échange sa place avec { $other }.
mr-jack-lantern = Watson braque sa lanterne vers le { $direction }.
mr-jack-alibi = { $who } a un alibi, connu de { $player } seul.
mr-jack-alibi-hidden = Une carte alibi est piochée ; son secret reste à { $player }.
mr-jack-witness = Témoin ! On a vu Jack : tous ceux que l’ombre cache sont innocentés.
mr-jack-no-witness = Pas de témoin. Jack est dans l’ombre : tous ceux que l’on voit sont innocentés.
mr-jack-witness-lamp = { mr-jack-witness } Le bec de gaz { $number } s’éteint en { $place }.
mr-jack-no-witness-lamp = { mr-jack-no-witness } Le bec de gaz { $number } s’éteint en { $place }.

mr-jack-choose-first = il faut d’abord choisir une des cartes visibles
mr-jack-card-not-up = cette carte n’est pas visible : { $who }
mr-jack-card-in-play = la carte en jeu est une autre : { $who }
mr-jack-lantern-first = Watson a bougé, il faut d’abord orienter sa lanterne
mr-jack-lantern-not-now = la lanterne ne tourne qu’après un déplacement de Watson
mr-jack-whistle-first = le sifflet a encore { $points ->
    [one] un pas
   *[other] { $points } pas
} à répartir
mr-jack-has-moved = le déplacement est déjà fait : { $who }
mr-jack-same-hex = { $who } s’y trouve déjà et doit finir ailleurs
mr-jack-too-far = { $hex } est trop loin pour { $who }, qui avance de { $points } cases au plus
mr-jack-occupied = { $other } occupe { $hex }
mr-jack-can-move = { $who } peut encore aller quelque part
mr-jack-jack-accuses = seul l’enquêteur accuse
mr-jack-accuse-itself = { $who } ne peut pas s’accuser en se déplaçant
mr-jack-accuse-far = { $other } est hors de portée de { $who }
mr-jack-escape-not-yours = seul Jack quitte le quartier
mr-jack-escape-other = vous ne vous cachez pas sous les traits de { $who }
mr-jack-escape-witness = la carte montre « témoin » : Jack ne peut pas sortir ce tour-ci
mr-jack-escape-barred = un barrage de police tient la sortie { $exit }
mr-jack-escape-far = la sortie { $exit } est trop loin pour { $who }
mr-jack-not-the-power = ce pouvoir n’est pas celui de { $who }
mr-jack-power-used = le pouvoir a déjà servi : { $who }
mr-jack-lamp-unlit = aucun bec de gaz n’est allumé en { $place }
mr-jack-lamp-lit = le bec de gaz en { $place } est déjà allumé
mr-jack-not-barred = aucun barrage ne ferme la sortie { $exit }
mr-jack-barred = un barrage ferme déjà la sortie { $exit }
mr-jack-no-manhole = il n’y a pas de bouche d’égout en { $hex }
mr-jack-not-covered = la bouche d’égout en { $hex } est ouverte
mr-jack-covered = la bouche d’égout en { $hex } est déjà fermée
mr-jack-whistle-himself = { $who } siffle et ne s’appelle pas lui-même
mr-jack-whistled = le sifflet a déjà déplacé { $who }
mr-jack-not-closer = { $hex } ne rapproche pas { $who } de Goodley
mr-jack-whistle-far = { $hex } est trop loin de { $who } pour { $points ->
    [one] le pas qui reste
   *[other] les { $points } pas qui restent
}
mr-jack-swap-himself = { $who } ne peut pas échanger sa place avec lui-même

mr-jack-draw-legend-people = SH en cause, sh hors de cause ; * visible, ou rue éclairée
mr-jack-draw-legend-streets = o bouche d’égout, x fermée ; <nw> sortie, #nw# sortie barrée par la police
mr-jack-draw-legend-lamps = b2(1) bec de gaz qui s’éteint après le tour 1, (+) qui reste, ( ) sans bec
mr-jack-draw-legend-blocks = ### bâtiment, %%% square : personne ne s’y tient
mr-jack-draw-suspect = en cause
mr-jack-draw-cleared = hors de cause
mr-jack-draw-visible = visible
mr-jack-draw-percent = { $share } %
mr-jack-draw-card = carte
mr-jack-draw-jack = Jack !
mr-jack-draw-alibi = alibi
mr-jack-draw-turn = tour
mr-jack-draw-witness = { $number } sur 8, témoin : Jack ne peut pas sortir ce tour-ci
mr-jack-draw-no-witness = { $number } sur 8, pas de témoin : Jack peut sortir ce tour-ci
mr-jack-draw-cards = cartes
mr-jack-draw-next-turn = tour suivant
mr-jack-draw-all-cards = les huit, de nouveau mêlées
mr-jack-draw-lantern = lanterne
mr-jack-draw-lantern-to = { $lantern } ({ $direction })
mr-jack-draw-alibis = cartes alibi
mr-jack-draw-drawn = Jack { $jack }, l’enquêteur { $investigator }
mr-jack-draw-to-move = { $who } doit encore se déplacer.
mr-jack-draw-to-move-or-swap = { $who } doit encore se déplacer, ou échanger sa place.
mr-jack-draw-to-use = { $who } doit encore user de son pouvoir.
mr-jack-draw-to-move-and-use = { $who } doit se déplacer et user de son pouvoir.
mr-jack-draw-whistle =
    { $who } siffle : { $points ->
        [one] encore un pas
       *[other] encore { $points } pas
    } à donner.
mr-jack-draw-turn-lantern = { $who } : reste à orienter la lanterne de Watson.
