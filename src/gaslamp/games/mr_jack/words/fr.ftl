mr-jack-title = Mr. Jack
mr-jack-about = Huit personnages à la lueur des becs de gaz, et l’un d’eux est Jack : arrêtez le bon avant l’aube, ou avant qu’il ne file.
mr-jack-jack = Jack
mr-jack-investigator = l’enquêteur

mr-jack-option-board-name = Plateau
mr-jack-option-board = Celui de la première édition, ou le plateau révisé : d’autres bouches d’égout, et Watson et Miss Stealthy échangent leurs places de départ.
mr-jack-option-board-first = Première édition
mr-jack-option-board-revised = Révisé
mr-jack-notebook-suspects = Qui peut être Jack
mr-jack-notebook-visible = Suspects visibles en ce moment
mr-jack-notebook-invisible = Suspects invisibles en ce moment

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

mr-jack-element-street = rue { $hex }
mr-jack-element-manhole = bouche d’égout { $hex }
mr-jack-element-building = bâtiment { $hex }
mr-jack-element-square = square { $hex }
mr-jack-element-lamp-place = bec de gaz { $hex }
mr-jack-element-exit = sortie { $exit }
mr-jack-element-card = carte de { $who }
mr-jack-element-lantern = lanterne vers le { $direction }

mr-jack-log-jack = Jack se cache sous les traits de { $first }.
mr-jack-log-jack-you = Vous êtes Jack, sous les traits de { $first }.
mr-jack-log-jack-hidden = Jack pioche en secret sa carte alibi.
mr-jack-log-card = Carte retournée : { $first }.
mr-jack-log-choose = { $seat ->
        [jack] Jack joue
       *[investigator] L’enquêteur joue
    } { $first }.
mr-jack-log-choose-you = Vous jouez { $first }.
mr-jack-log-move = { $who } va en { $first }.
mr-jack-log-stay = { $who } ne peut pas se déplacer et reste sur place.
mr-jack-log-accuse = { $who } accuse { $first } !
mr-jack-log-escape = { $who } quitte le quartier par la sortie { $first } : c’était Jack !
mr-jack-log-escape-you = Vous quittez le quartier par la sortie { $first }, sous les traits de { $who }.
mr-jack-log-lamp = Le bec de gaz de { $first } s’éteint, celui de { $second } s’allume.
mr-jack-log-barricade = Le barrage de police passe de la sortie { $first } à la sortie { $second }.
mr-jack-log-cover = Une bouche d’égout s’ouvre en { $first }, une autre se ferme en { $second }.
mr-jack-log-whistle = Coup de sifflet : { $first } va en { $second }.
mr-jack-log-swap = { $who } échange sa place avec { $first }.
mr-jack-log-lantern = Watson tourne sa lanterne vers le { $first }.
mr-jack-log-alibi = { $seat ->
        [jack] Jack pioche
       *[investigator] L’enquêteur pioche
    } l’alibi de { $first }.
mr-jack-log-alibi-you = Vous piochez l’alibi de { $first } : ce n’est pas Jack.
mr-jack-log-alibi-hidden = { $seat ->
        [jack] Jack consulte
       *[investigator] L’enquêteur consulte
    } une carte alibi.
mr-jack-log-witness = Témoin ! Jack est visible. { $cleared }
mr-jack-log-witness-you = Témoin ! Vous êtes visible. { $cleared }
mr-jack-log-no-witness = Pas de témoin : Jack est invisible. { $cleared }
mr-jack-log-no-witness-you = Pas de témoin : vous êtes invisible. { $cleared }
mr-jack-log-lamp-out = { $told } Le bec de gaz { $number } s’éteint en { $place }.
mr-jack-cleared = { $count ->
    [0] { $who }
   *[other] On innocente { $who }
}.
mr-jack-cleared-nobody = Personne n’est innocenté
mr-jack-list = { $first }, { $second }
mr-jack-list-last = { $first } et { $second }

mr-jack-label-choose = jouer { $first }
mr-jack-label-move = aller en { $first }
mr-jack-label-stay = rester
mr-jack-label-accuse = accuser { $first }
mr-jack-label-escape = sortir au { $first }
mr-jack-label-lamp = bec : { $first } vers { $second }
mr-jack-label-barricade = du { $first } au { $second }
mr-jack-label-cover = plaque : { $first } vers { $second }
mr-jack-label-whistle = { $first } : { $second }
mr-jack-label-swap = échanger avec { $first }
mr-jack-label-lantern = lanterne au { $first }

mr-jack-awaited-identity = Jack pioche sa carte alibi.
mr-jack-awaited-dealing = Quatre cartes personnage sont retournées.
mr-jack-expected-choosing = À vous : choisissez une des cartes visibles.
mr-jack-awaited-choosing = On attend { $player } : une carte à choisir.
mr-jack-expected-play-holmes = Déplacez { $who } de { $points } cases au plus ; il consulte ensuite une carte alibi.
mr-jack-expected-play-watson = Déplacez { $who } de { $points } cases au plus, puis tournez sa lanterne.
mr-jack-expected-play-smith = Déplacez { $who } de { $points } cases au plus. Avant ou après, allumez un bec de gaz éteint à la place d’un autre.
mr-jack-expected-play-lestrade = Déplacez { $who } de { $points } cases au plus. Avant ou après, déplacez un barrage vers une autre sortie.
mr-jack-expected-play-stealthy = Déplacez { $who } de { $points } cases au plus ; elle traverse tout.
mr-jack-expected-play-goodley = Déplacez { $who } de { $points } cases au plus. Avant ou après, sifflez pour faire approcher les autres.
mr-jack-expected-play-gull = Déplacez { $who } de { $points } cases au plus, ou échangez sa place avec celle d’un autre personnage.
mr-jack-expected-play-bert = Déplacez { $who } de { $points } cases au plus. Avant ou après, ouvrez une bouche d’égout et fermez-en une autre.
mr-jack-expected-move = Déplacez maintenant { $who } de { $points } cases au plus.
mr-jack-expected-use-smith = Allumez maintenant un bec de gaz éteint à la place d’un autre.
mr-jack-expected-use-lestrade = Déplacez maintenant un barrage vers une autre sortie.
mr-jack-expected-use-goodley = Sifflez maintenant : rapprochez les autres de { $who }.
mr-jack-expected-use-bert = Ouvrez maintenant une bouche d’égout et fermez-en une autre.
mr-jack-awaited-playing = { $seat ->
        [jack] Jack joue
       *[investigator] L’enquêteur joue
    } { $who }.
mr-jack-expected-whistling =
    Il reste { $points ->
        [one] un pas
       *[other] { $points } pas
    } au sifflet : rapprochez de { $who } un autre personnage.
mr-jack-awaited-whistling = { $seat ->
    [jack] Jack siffle
   *[investigator] L’enquêteur siffle
} avec { $who }.
mr-jack-expected-turning = Watson s’est déplacé : tournez sa lanterne dans l’une des six directions.
mr-jack-awaited-turning = { $seat ->
        [jack] Jack tourne
       *[investigator] L’enquêteur tourne
    } la lanterne de Watson.
mr-jack-awaited-drawing = { $seat ->
        [jack] Jack consulte
       *[investigator] L’enquêteur consulte
    } une carte alibi.
mr-jack-awaited-calling = Appel à témoin : Jack est-il visible ?

mr-jack-ended-arrested = { $who } a arrêté { $accused } en { $hex } au tour { $turn } : c’était bien Jack, l’enquêteur gagne.
mr-jack-ended-arrested-won = Au tour { $turn }, vous avez arrêté { $accused } en { $hex } avec { $who }. C’était bien Jack.
mr-jack-ended-arrested-lost = Au tour { $turn }, { $who } a arrêté { $accused } en { $hex }. C’était vous.
mr-jack-ended-mistaken = { $who } a arrêté { $accused } en { $hex } au tour { $turn }, mais Jack avait les traits de { $jack } : Jack gagne.
mr-jack-ended-mistaken-won = Au tour { $turn }, { $who } a arrêté { $accused } en { $hex }, mais vous aviez les traits de { $jack }.
mr-jack-ended-mistaken-lost = Au tour { $turn }, vous avez arrêté { $accused } en { $hex }, mais Jack avait les traits de { $jack }.
mr-jack-ended-escaped = Jack, sous les traits de { $jack }, a quitté Whitechapel par la sortie { $exit } au tour { $turn } : Jack gagne.
mr-jack-ended-escaped-won = Au tour { $turn }, vous avez quitté Whitechapel sous les traits de { $jack } par la sortie { $exit }.
mr-jack-ended-escaped-lost = Au tour { $turn }, Jack a quitté Whitechapel par la sortie { $exit }. Il avait les traits de { $jack }.
mr-jack-ended-dawn = L’aube s’est levée après le tour { $turn } sans que personne ait arrêté Jack, en { $hex } sous les traits de { $jack } : Jack gagne.
mr-jack-ended-dawn-won = L’aube s’est levée après le tour { $turn } sans que personne vous ait arrêté, en { $hex } sous les traits de { $jack }.
mr-jack-ended-dawn-lost = L’aube s’est levée après le tour { $turn } sans que vous ayez arrêté Jack, en { $hex } sous les traits de { $jack }.

mr-jack-choose-first = il faut d’abord choisir une des cartes visibles
mr-jack-card-not-up = la carte de { $who } n’est pas visible ce tour-ci
mr-jack-card-in-play = la carte en jeu est celle de { $who }
mr-jack-lantern-first = Watson s’est déplacé : il faut d’abord tourner sa lanterne
mr-jack-lantern-not-now = la lanterne ne tourne qu’après un déplacement de Watson
mr-jack-whistle-first = il reste { $points ->
        [one] un pas
       *[other] { $points } pas
    } de sifflet à répartir
mr-jack-has-moved = le déplacement de { $who } est déjà fait
mr-jack-same-hex = { $who } s’y trouve déjà et doit finir ailleurs
mr-jack-too-far = { $hex } est trop loin pour { $who }, qui avance de { $points } cases au plus
mr-jack-occupied = { $other } occupe { $hex }
mr-jack-can-move = { $who } peut encore se déplacer
mr-jack-jack-accuses = seul l’enquêteur accuse
mr-jack-accuse-itself = on ne peut pas accuser { $who }, qui se déplace
mr-jack-accuse-far = { $other } est hors de portée de { $who }
mr-jack-escape-not-yours = seul Jack quitte le quartier
mr-jack-escape-other = vous n’êtes pas { $who }
mr-jack-escape-witness = la carte montre « témoin » : Jack ne peut pas sortir ce tour-ci
mr-jack-escape-barred = un barrage de police tient la sortie { $exit }
mr-jack-escape-far = la sortie { $exit } est trop loin pour { $who }
mr-jack-not-the-power = ce pouvoir n’est pas celui de { $who }
mr-jack-power-used = le pouvoir de { $who } a déjà servi
mr-jack-lamp-unlit = aucun bec de gaz n’est allumé en { $place }
mr-jack-lamp-lit = le bec de gaz en { $place } est déjà allumé
mr-jack-not-barred = aucun barrage ne ferme la sortie { $exit }
mr-jack-barred = un barrage ferme déjà la sortie { $exit }
mr-jack-no-manhole = il n’y a pas de bouche d’égout en { $hex }
mr-jack-not-covered = la bouche d’égout en { $hex } est ouverte
mr-jack-covered = la bouche d’égout en { $hex } est déjà fermée
mr-jack-whistle-himself = { $who } siffle et ne peut pas s’appeler lui-même
mr-jack-whistled = le sifflet a déjà déplacé { $who }
mr-jack-not-closer = { $hex } ne rapproche pas { $who } de Goodley
mr-jack-whistle-far = { $hex } est trop loin de { $who } pour { $points ->
    [one] le pas qui reste
   *[other] les { $points } pas qui restent
}
mr-jack-swap-himself = { $who } ne peut pas échanger sa place avec lui-même

mr-jack-draw-legend-people = SH suspect, sh innocenté ; * visible, ou rue éclairée
mr-jack-draw-legend-streets = o bouche d’égout, x fermée ; <nw> sortie, #nw# sortie barrée par la police
mr-jack-draw-legend-lamps = b2(1) bec de gaz qui s’éteint après le tour 1, (+) qui reste, ( ) éteint
mr-jack-draw-legend-blocks = ### bâtiment, %%% square : personne ne s’y tient
mr-jack-draw-suspect = suspect
mr-jack-draw-cleared = innocenté
mr-jack-draw-visible = visible
mr-jack-draw-card = carte
mr-jack-draw-jack = Jack !
mr-jack-draw-alibi = alibi
mr-jack-draw-turn = tour
mr-jack-draw-witness = { $number } sur 8, témoin : Jack ne peut pas sortir ce tour-ci
mr-jack-draw-no-witness = { $number } sur 8, pas de témoin : Jack peut sortir ce tour-ci
mr-jack-draw-cards = cartes
mr-jack-draw-next-turn = tour suivant
mr-jack-draw-all-cards = les huit, remélangées
mr-jack-draw-lantern = lanterne
mr-jack-draw-lantern-to = { $lantern } ({ $direction })
mr-jack-draw-alibis = cartes alibi
mr-jack-draw-drawn = Jack { $jack }, l’enquêteur { $investigator }
mr-jack-draw-to-move = { $who } doit encore se déplacer.
mr-jack-draw-to-move-or-swap = { $who } doit encore se déplacer, ou échanger sa place.
mr-jack-draw-to-use = { $who } doit encore utiliser son pouvoir.
mr-jack-draw-to-move-and-use = { $who } doit se déplacer et utiliser son pouvoir.
mr-jack-draw-whistle =
    { $who } siffle : il reste { $points ->
        [one] un pas
       *[other] { $points } pas
    }.
mr-jack-draw-turn-lantern = { $who } : il reste à tourner la lanterne de Watson.
mr-jack-draw-short-turn = tour { $number } sur 8, { $witness }
mr-jack-draw-short-witness = témoin
mr-jack-draw-short-no-witness = pas de témoin
mr-jack-draw-short-cards = cartes : { $cards }
mr-jack-draw-short-next = ensuite : { $cards }
mr-jack-draw-short-table = lanterne { $lantern } ; alibis : Jack { $jack }, enq. { $other }

mr-jack-typed-accuse = accuser
mr-jack-typed-escape = sortir
mr-jack-typed-stay = rester
mr-jack-typed-lamp = bec
mr-jack-typed-barricade = barrage
mr-jack-typed-cover = plaque
mr-jack-typed-whistle = siffler
mr-jack-typed-swap = échanger
mr-jack-typed-lantern = lanterne

mr-jack-kind-street = rue
mr-jack-kind-exit = sortie
mr-jack-kind-building = bâtiment
mr-jack-kind-lamp-place = bec de gaz
mr-jack-kind-manhole = bouche d’égout
mr-jack-kind-square = square

mr-jack-reason-accuses = Vous accusez le suspect le plus probable.
mr-jack-reason-leaves = Vous quittez le quartier et gagnez.
mr-jack-reason-looks-at-alibi = Vous voyez une carte alibi que l’autre camp ne voit pas.
mr-jack-reason-hides-near-exit = Vous restez dans l’ombre, à une carte d’une sortie libre.
mr-jack-reason-splits-suspects = Les suspects sont partagés à peu près à égalité : quelle que soit la réponse, environ la moitié est innocentée.
mr-jack-reason-keeps-company = La plupart des suspects restent dans le même groupe que vous lors de l’appel.

mr-jack-puzzle-suspects = Suspects sur le plateau : { $names }.
mr-jack-puzzle-alibis = Alibis dans votre main : { $names }.
mr-jack-puzzle-nobody = personne
mr-jack-puzzle-arrest = L’arrestation
mr-jack-puzzle-arrest-question = Un seul personnage peut encore être Jack. Quelle carte jouez-vous pour l’arrêter tout de suite ?
mr-jack-puzzle-arrest-who =
    { $alibis ->
        [0] { $jack } est le seul suspect restant : c’est Jack.
        [one] L’autre suspect du plateau a un alibi dans votre main : Jack est { $jack }.
       *[other] Les { $alibis } autres suspects du plateau ont un alibi dans votre main : Jack est { $jack }.
    }
mr-jack-puzzle-arrest-best =
    { $powers ->
        [0] { $card } atteint d’un seul déplacement la case de { $jack } et accuse.
       *[other] Ainsi, { $card }, qui n’y arrivait pas par son seul déplacement, atteint la case de { $jack } et accuse.
    }
mr-jack-puzzle-arrest-others = Aucune autre carte n’y parvient, de quelque façon qu’on la joue.
mr-jack-puzzle-arrest-against = { $card } ne peut pas y arriver en un déplacement, quoi que l’on fasse d’abord.
mr-jack-puzzle-question = Partager les suspects
mr-jack-puzzle-question-question = C’est la dernière action du tour, avec la carte de { $who } ; puis vient l’appel à témoin. Que faites-vous pour que le moins de personnages puissent encore être Jack, quelle que soit la réponse ?
mr-jack-puzzle-question-witness =
    { $left ->
        [0] Aucun de ceux qui peuvent être Jack n’est alors visible.
       *[other] S’il y a un témoin, Jack est parmi : { $names }.
    }
mr-jack-puzzle-question-none =
    { $left ->
        [0] Aucun de ceux qui peuvent être Jack n’est invisible.
       *[other] S’il n’y en a pas, il est parmi : { $names }.
    }
mr-jack-puzzle-question-best =
    Il en reste donc au plus { $left ->
        [one] un
       *[other] { $left }
    } ; tout autre choix pourrait en laisser { $others }.
mr-jack-puzzle-question-against = De ceux qui peuvent être Jack, seraient visibles : { $visible } ; invisibles : { $invisible }. La pire réponse en laisse { $left }. On peut faire mieux.
mr-jack-puzzle-shadow = Se fondre dans la foule
mr-jack-puzzle-shadow-question = Vous êtes Jack, sous les traits de { $jack }. C’est la dernière action du tour, avec la carte de { $who }. Que faites-vous pour qu’il reste le plus de suspects après l’appel à témoin ?
mr-jack-puzzle-shadow-best =
    { $seen ->
        [0] Vous êtes alors invisible
       *[other] Vous êtes alors visible
    }, et il reste { $left } suspects : { $names }.
mr-jack-puzzle-shadow-others =
    Tout autre choix n’en laisse que { $others ->
        [one] un
       *[other] { $others }
    } au plus.
mr-jack-puzzle-shadow-against =
    { $seen ->
        [0] Vous seriez alors invisible
       *[other] Vous seriez alors visible
    }, et il ne resterait { $left ->
        [one] qu’un suspect
       *[other] que { $left } suspects
    }.

# Ce qui est annoncé.
mr-jack-headline-accuse = { $who } accuse { $first }
mr-jack-headline-escape = { $who } s’échappe
mr-jack-headline-escape-you = Vous vous échappez ({ $who })
mr-jack-headline-alibi = { $first } a un alibi
mr-jack-headline-witness = Un témoin !
mr-jack-headline-no-witness = Pas de témoin

# Ce qui est demandé avant d’agir.
mr-jack-question-accuse = Accuser { $first } ?
mr-jack-warning-accuse = { $who } procède à l’arrestation. La partie se termine : si { $first } n’est pas Jack, Jack gagne.
mr-jack-left = { $count ->
        [0] aucun suspect
        [one] un suspect
       *[other] { $count } suspects
    }

# Ce qui est compté pour une analyse, avant un deux-points.
mr-jack-measure-call-at-most = Suspects restants au plus, si l’on appelait les témoins maintenant
mr-jack-measure-call-leaves = Suspects restants, vous compris, si l’on appelait les témoins maintenant
mr-jack-measure-in-sight = Suspects visibles
