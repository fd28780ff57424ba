mr-jack-short-holmes = Holmes
mr-jack-short-watson = Watson
mr-jack-short-smith = Smith
mr-jack-short-lestrade = Lestrade
mr-jack-short-stealthy = Stealthy
mr-jack-short-goodley = Goodley
mr-jack-short-gull = Gull
mr-jack-short-bert = Bert

mr-jack-you = vous
mr-jack-investigator-short = Enquêteur
mr-jack-piece = { $who }, { $state }, { $place }
mr-jack-suspect-seen = suspect, visible
mr-jack-suspect-unseen = suspect, invisible
mr-jack-cleared-seen = hors de cause
mr-jack-cleared-unseen = hors de cause
mr-jack-barred-way = barrage de police
mr-jack-way-out = sortie

mr-jack-night = La nuit
mr-jack-turn-of = Tour { $turn } sur { $turns }
mr-jack-goes-out = le bec de gaz { $number } s’éteint après l’appel
mr-jack-witness-title = Dernier appel
mr-jack-witness-seen = Témoin
mr-jack-witness-unseen = Pas de témoin
mr-jack-witness-seen-about = Jack était visible au dernier appel : il ne peut pas sortir ce tour-ci.
mr-jack-witness-seen-about-you = Vous étiez visible au dernier appel : vous ne pouvez pas sortir ce tour-ci.
mr-jack-witness-unseen-about = Jack était invisible au dernier appel : il peut sortir ce tour-ci.
mr-jack-witness-unseen-about-you = Vous étiez invisible au dernier appel : vous pouvez sortir ce tour-ci.
mr-jack-alibis = Alibis
mr-jack-alibis-of =
    { $who } : { $count ->
        [0] aucun
       *[other] { $count }
    }

mr-jack-order = Ordre du tour
mr-jack-played-by = jouée par { $who }
mr-jack-call-now =
    Si l’appel avait lieu maintenant : { $seen } { $seen ->
        [one] visible
       *[other] visibles
    }, { $unseen } { $unseen ->
        [one] invisible
       *[other] invisibles
    }.
mr-jack-next = Tour suivant
mr-jack-next-all = les huit, remélangées

mr-jack-power-holmes = consulte un alibi
mr-jack-power-watson = tourne sa lanterne
mr-jack-power-smith = déplace un bec de gaz
mr-jack-power-lestrade = déplace un barrage
mr-jack-power-stealthy = traverse tout
mr-jack-power-goodley = fait approcher les autres
mr-jack-power-gull = ou échange sa place
mr-jack-power-bert = déplace une plaque
mr-jack-when-2 = après
mr-jack-when-1 = en chemin
mr-jack-when-0-2 = avant ou après

mr-jack-doubt-cleared = Votre carnet : ce ne peut pas être Jack.
mr-jack-doubt-possible =
    Votre carnet : { $count ->
        [one] il ne reste personne d’autre.
       *[other] un suspect parmi { $count }.
    }
mr-jack-doubt-weight =
    Votre carnet : { $count ->
        [one] il ne reste personne d’autre.
       *[other] un suspect parmi { $count }, { $percent } %.
    }
mr-jack-key-move = y aller
mr-jack-key-power = pouvoir de { $who } : { $what }
mr-jack-key-lamp = déplacer ce bec de gaz
mr-jack-key-barricade = déplacer ce barrage
mr-jack-key-cover = déplacer cette plaque
mr-jack-key-whistle = faire approcher
mr-jack-key-swap = échanger les places
mr-jack-key-lantern = tourner la lanterne
mr-jack-key-accuse = à portée : accuser
mr-jack-key-asks = (avec confirmation)

mr-jack-call-seen = Jack est dans la lumière, ou à côté d’un autre personnage.
mr-jack-call-seen-you = Vous êtes dans la lumière, ou à côté d’un autre personnage.
mr-jack-call-unseen = Jack est dans l’ombre, sans personne à côté de lui.
mr-jack-call-unseen-you = Vous êtes dans l’ombre, sans personne à côté de vous.
mr-jack-call-cleared =
    { $count ->
        [0] Personne n’est innocenté
        [one] Un suspect est innocenté
       *[other] { $count } suspects sont innocentés
    }
mr-jack-call-left =
    Ce n’est pas Jack : { $names }. { $left ->
        [one] Il reste un suspect
       *[other] Il reste { $left } suspects
    }.
mr-jack-call-left-you =
    Hors de cause : { $names }. { $left ->
        [one] Il ne reste que vous
       *[other] Il reste { $left } suspects, dont vous
    }.
mr-jack-call-lamp = Le bec de gaz { $number } s’éteint
mr-jack-call-turn = Le tour { $turn } commence.

mr-jack-you-are = Vous êtes { $who }
mr-jack-you-are-about = Vous êtes Jack. Quittez le quartier pendant un tour sans témoin, ou évitez l’arrestation pendant { $turns } tours.
mr-jack-you-seen = visible
mr-jack-you-unseen = invisible
mr-jack-key-move-short = aller
mr-jack-key-power-short = pouvoir
mr-jack-key-accuse-short = accuser

# What is said where the board shows no coordinates.
mr-jack-log-move-plain = { $who } se déplace.
mr-jack-log-lamp-plain = Un bec de gaz s’éteint, un autre s’allume.
mr-jack-log-cover-plain = Une bouche d’égout s’ouvre, une autre se ferme.
mr-jack-log-whistle-plain = Coup de sifflet : { $first } se rapproche.
mr-jack-log-lamp-out-plain = { $told } Le bec de gaz { $number } s’éteint.
mr-jack-ended-arrested-plain = { $who } a arrêté { $accused } au tour { $turn } : c’était bien Jack, l’enquêteur gagne.
mr-jack-ended-arrested-won-plain = Au tour { $turn }, vous avez arrêté { $accused } avec { $who }. C’était bien Jack.
mr-jack-ended-arrested-lost-plain = Au tour { $turn }, { $who } a arrêté { $accused }. C’était vous.
mr-jack-ended-mistaken-plain = { $who } a arrêté { $accused } au tour { $turn }, mais Jack avait les traits de { $jack } : Jack gagne.
mr-jack-ended-mistaken-won-plain = Au tour { $turn }, { $who } a arrêté { $accused }, mais vous aviez les traits de { $jack }.
mr-jack-ended-mistaken-lost-plain = Au tour { $turn }, vous avez arrêté { $accused }, mais Jack avait les traits de { $jack }.
mr-jack-ended-dawn-plain = L’aube s’est levée après le tour { $turn } sans que personne ait arrêté Jack, sous les traits de { $jack } : Jack gagne.
mr-jack-ended-dawn-won-plain = L’aube s’est levée après le tour { $turn } sans que personne vous ait arrêté, sous les traits de { $jack }.
mr-jack-ended-dawn-lost-plain = L’aube s’est levée après le tour { $turn } sans que vous ayez arrêté Jack, sous les traits de { $jack }.
mr-jack-too-far-plain = c’est trop loin pour { $who }, qui avance de { $points } cases au plus
mr-jack-occupied-plain = { $other } s’y trouve
mr-jack-lamp-unlit-plain = aucun bec de gaz n’y est allumé
mr-jack-lamp-lit-plain = ce bec de gaz est déjà allumé
mr-jack-no-manhole-plain = il n’y a pas de bouche d’égout ici
mr-jack-not-covered-plain = cette bouche d’égout est ouverte
mr-jack-covered-plain = cette bouche d’égout est déjà fermée
mr-jack-not-closer-plain = cela ne rapproche pas { $who } de Goodley
mr-jack-whistle-far-plain =
    c’est trop loin de { $who } pour { $points ->
        [one] le pas qui reste
       *[other] les { $points } pas qui restent
    }
mr-jack-element-street-plain = rue
mr-jack-element-manhole-plain = bouche d’égout
mr-jack-element-building-plain = bâtiment
mr-jack-element-square-plain = square
mr-jack-element-lamp-place-plain = bec de gaz
mr-jack-label-move-plain = aller là
mr-jack-label-lamp-plain = déplacer le bec de gaz
mr-jack-label-cover-plain = ouvrir une bouche d’égout, fermer l’autre
mr-jack-label-whistle-plain = { $first } : rapprocher
