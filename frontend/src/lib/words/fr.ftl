client-unreachable = La maison ne répond pas. Rien n’est perdu : réessayez dans un instant.
client-trouble = Un incident s’est produit en chemin. Rien n’a changé.
try-again = Réessayer
back = retour
all-games = tous les jeux
leave = quitter
on = oui
off = non
copy = Copier
copied = Copié
understood = compris
reload = Recharger
later = Plus tard
loading = Chargement…
alert-not-kept = Votre navigateur n’enregistre rien pour cette page : son stockage est plein ou désactivé. Gardez la page ouverte. Si vous la fermez, vos places et vos réglages sont perdus.
alert-outdated = Gaslamp a été mis à jour depuis que vous avez ouvert cette page. Rechargez-la. Les coups joués sont conservés ; choisissez à nouveau ce que vous n’aviez pas confirmé.
broken-board = Le plateau n’a pas pu être dessiné. Votre partie est conservée : continuez avec la liste des choix, ou rechargez la page.
broken-panel = Cette partie de la page a échoué. Votre partie est conservée : rechargez la page.
broken-page = Cette page a échoué. Vos parties sont conservées : rechargez-la.
opening = On ouvre la porte…
guest = Invité
seat-number = Place { $number }

## La rue

home-motto = cinq jeux d’identités cachées dans le Londres du gaz
home-more = La maison
home-rules = Règles
home-fair = Pourquoi c’est loyal
home-settings = Réglages
home-play = Jouer
home-play-now = Jouer
home-with-friends = amis
home-learn-it = leçons
home-the-rules = règles
home-learn = Apprendre
home-puzzles = Énigmes
home-never = Jamais joué ?
home-never-about = apprendre en jouant
home-continue = Reprendre
home-join = Rejoindre
home-open = Tables ouvertes
home-file = Ouvrir un fichier
home-file-about = revoir une partie
home-ways = Entrées
way-games = Jeux
way-join = Lien
way-mine = Parties
way-open = Tables
way-learn = Leçons

game-scotland-yard-facts = 2 à 6 joueurs · 45 min
game-scotland-yard-short = Un fugitif dans Londres, des détectives à ses trousses, et des tickets qui le trahissent.
game-mr-jack-facts = 2 joueurs · 30 min
game-mr-jack-short = Huit personnages à la lueur des becs de gaz, dont Jack : arrêtez-le avant l’aube.
game-mr-jack-pocket-facts = 2 joueurs · 15 min
game-mr-jack-pocket-short = Neuf suspects sur neuf tuiles qui tournent, et trois détectives qui scrutent les rues.
game-whitechapel-facts = 2 à 6 joueurs · 90 min
game-whitechapel-short = Quatre nuits, et chaque fois Jack doit rentrer chez lui au nez de la police.
game-lady-alice-facts = 3 à 5 joueurs · 45 min
game-lady-alice-short = Stanley a disparu : qui, où, quand, avec quoi ? Chacun détient une preuve.

quick-side = Quel camp ?
quick-chance = Au hasard
quick-against = contre
quick-notebook = carnet
quick-more = plus de choix
quick-learn = Jamais joué ? Les leçons

mine-none = Aucune partie en cours sur cet appareil. Poussez une porte.
mine-your-turn = À vous
mine-replay = Revoir : { $game }
mine-over = terminée
mine-gone = plus sur le serveur
mine-waiting = attend du monde
mine-with = avec { $names }
mine-against-bots = { $bots ->
    [one] contre un robot
   *[other] contre { $bots } robots
}
mine-at-this-screen = autour de cet écran
mine-all = Les { $count } parties
mine-fewer = Moins

join-ask = On vous a envoyé un lien, ou le nom d’une table ?
join-example = collez-le ici
join-do = Entrer
join-keep = Si la ligne coupe, votre place vous attend.
join-unread = Ce n’est ni un lien ni le nom d’une table.
join-already = Vous avez déjà une place à cette table.
join-back = Retrouver ma place
join-sit = S’asseoir ici
open-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
open-none = Aucune table n’attend de joueurs en ce moment.

## Une nouvelle table

new-title = Une nouvelle table
new-ready = Tout est prêt. Changez ce qui vous plaît.
new-rules = Les règles
new-rules-about = comment jouer
new-seats = Qui joue
new-seats-about = place par place, ou d’un coup
new-hand-over = L’écran passe de main en main : personne ne voit ce qui n’est pas à lui.
new-link-follows = Vous recevrez aussitôt un lien et un code à partager.
new-only-watching = Personne ne joue ici. Vous pouvez partager les liens et regarder.
company-bots = Contre les robots
company-bots-about = tout de suite, à votre rythme
company-friends = Entre amis
company-friends-about = par un lien, où qu’ils soient
company-screen = Autour de l’écran
company-screen-about = il passe de place en place
who-me = ici
who-bot = robot
who-friend = ami
new-levels = La force des robots
level-random = Flâneur
level-novice = Novice
level-club = Joueur de cercle
level-master = Maître
new-help = Le carnet
new-help-about = le même pour toute la table
help-off = Aucun
help-off-about = Votre seul flair.
help-possible = Possible
help-possible-about = Ce qui se peut encore.
help-weights = Probable
help-weights-about = Et avec quelles chances.
new-options = Règles de la maison
option-usual = d’usage
new-house = Autour de la table
new-clock = La pendule
clock-none = Sans pendule
clock-none-about = personne n’est pressé
clock-move = 2 minutes
clock-move-about = par tour
clock-game = 15 minutes
clock-game-about = chacun, 10 secondes de plus par tour
clock-days = 2 jours
clock-days-about = par tour, par correspondance
house-spectators = Spectateurs
house-spectators-about = Qui a le lien des spectateurs voit ce que toute la table voit, et rien de plus.
house-chat = Conversation
house-chat-about = Un mot à tous, ou à votre camp.
house-stand-in = Si un joueur s’absente
house-stand-in-about = Le niveau du robot qui peut jouer à sa place. Le joueur peut la reprendre.
house-stand-in-after = La partie l’attend
house-stand-in-minutes = { $minutes ->
    [60] 1 heure
    [1440] 1 jour
   *[other] { $minutes } minutes
}
house-listed = Sur la liste des tables ouvertes
house-listed-about = Chacun dans la maison peut prendre une place libre. Non : seulement par votre lien.
summary-who = { $friends ->
    [0] { $mine ->
        [0] Des robots entre eux.
        [one] Vous contre { $bots ->
            [one] un robot.
           *[other] { $bots } robots.
        }
       *[other] { $mine } places à cet écran{ $bots ->
            [0] .
            [one] {" "}et un robot.
           *[other] {" "}et { $bots } robots.
        }
    }
   *[other] { $mine ->
        [0] Une table pour { $friends }, par un lien.
        [one] Vous et { $friends ->
            [one] un ami, par un lien{ $bots ->
                [0] .
                [one] , et un robot.
               *[other] , et { $bots } robots.
            }
           *[other] { $friends } amis, par un lien.
        }
       *[other] { $mine } places ici, { $friends } par un lien.
    }
}
sheet-on = Avec la feuille de déductions.
sheet-off = Sans feuille de déductions : pas de notes, comme le veut la règle.
summary-help = { $help ->
    [off] Pas de carnet : votre seul flair.
    [possible] Le carnet montre ce qui est possible.
   *[weights] Le carnet montre ce qui est possible, et avec quelles chances.
}
summary-clock = { $clock ->
    [none] Sans pendule.
    [move] La pendule court à chaque tour.
   *[game] La pendule court pour toute la partie.
}
summary-fair = Tout tirage est scellé avant le premier coup : pourquoi c’est loyal.
new-start = Commencer

## À la table

title-your-turn = À vous
title-replay = Revoir : { $game }
title-lesson = Leçon : { $game }
title-puzzle = Énigme { $number } : { $game }
title-new = Nouvelle table : { $game }
title-join = Rejoindre : { $game }
title-watch = Spectateur : { $game }
you-watch = vous regardez
tabs = Journal, carnet, conversation et règles
tab-play = Jeu
tab-log = Journal
tab-notebook = Carnet
tab-talk = Parler
tab-rules = Règles
drawer = Ouvrir ou fermer le tiroir
turn-pick = Choisissez sur le plateau, ou dans la liste.
turn-go-on = Poursuivez sur le plateau, ou dans la liste.
turn-sent = Envoyé…
turn-late = Pas encore de réponse. Nouvel envoi…
turn-kept = Noté : ce sera envoyé dès que la ligne revient.
turn-bot = { $who } : le robot réfléchit.
turn-away = { $who } n’est pas là.
choice-group = Vos choix
choice-confirm = Confirmer : { $what }
choice-let-go = Lâcher
choice-undo = Reprendre
hint-ask = Que ferait le maître ?
hint-thinking = Le maître réfléchit…
hint-chance = gagne à { $share }
choice-all = Les { $count } choix
choice-fewer = Moins
choice-typing = Écrire
choice-type = Écrivez votre coup
choice-example = ou écrivez : { $example }
verbs-which = lequel ?
verbs-again = Cliquez encore pour le choix cerclé.
verb-asks = à confirmer
slip-typed = { $line }
slip-not-yet = Pas encore
caption-hint = Pointez un élément : son nom s’inscrit ici. Clic droit ou appui long pour l’annoter au crayon.
caption-weight = { $share } selon votre carnet
caption-possible = possible selon votre carnet
pencil-title = Crayon, pour vous seul
pencil-circle = Cercle
pencil-cross = Croix
pencil-question = Point d’interrogation
pencil-note = une note
pencil-rub-out = Gommer
pencil-done = Fini
just-now = À l’instant
looking-back = Retour en arrière
look-back = Une ligne en arrière
look-forward = Une ligne en avant
look-now = Au présent
strip-skip = passer
key-space = Espace
announced = Ce que les autres ont fait
announced-chat = { $who } dit : { $words }
turn-showing = Un instant : les coups des autres sont montrés.
turn-showing-mine = C’est à vous dès que tout aura été montré.
turn-looking-back = Vous regardez en arrière.
log-empty = Il ne s’est encore rien passé.
notebook-off = Pas de carnet à cette table : votre seul flair.
notebook-wait = Le carnet s’écrit…
notebook-empty = Rien à noter encore.
notebook-inexact = Il y avait trop à peser pour être exact : ce sont de bonnes estimations.
notebook-more = { $count } de plus
notebook-fewer = Moins
talk-none = Personne n’a encore rien dit.
talk-to-side = à votre camp
talk-whom = À qui
talk-all = à tous
talk-side = à mon camp
talk-say = dites quelque chose
talk-send = Dire
seat-you = vous
seat-here = présent
seat-away = pas là
seat-same-screen = à cet écran
seat-open = libre
seat-taken = prise
seat-bot = robot, { $level }
seat-fallback = { $moves ->
    [one] un coup joué
   *[other] { $moves } coups joués
} par { $level } : { $why ->
    [too-slow] le robot a été trop lent
   *[crashed] le robot a échoué
}
seat-stands-in = un robot le remplace
seat-let-bot = Confier à un robot
seat-let-bot-about = { $minutes ->
    [one] Quand la partie aura attendu { $who } pendant une minute, un robot ({ $level }) pourra jouer à sa place. { $who } pourra la reprendre.
   *[other] Quand la partie aura attendu { $who } pendant { $minutes } minutes, un robot ({ $level }) pourra jouer à sa place. { $who } pourra la reprendre.
}
seat-let-bot-sure = Confier la place à un robot
seat-let-bot-not = Attendre
seat-bot-for-you = Un robot joue à votre place.
seat-reclaim = Reprendre ma place
line-lost = La ligne est coupée. Votre place est gardée ; elle revient d’elle-même.
paused = La partie est suspendue.
paused-by = La partie est suspendue, à la demande de { $who }.
pause = Suspendre
pause-ask = Demander une pause
pause-asked = { $who } demande une pause.
pause-accept = Suspendre
pause-decline = Jouer encore
pause-waits = Vous êtes d’accord pour une pause. Les autres doivent l’être aussi.
resume = Reprendre
draw-offer = Proposer la nulle
draw-offered = La nulle est proposée : { $who }.
draw-accept = Accepter
draw-decline = Jouer encore
draw-waits = Vous avez proposé la nulle.
resign = Abandonner
resign-ask = Abandonner la partie ?
resign-sure = Abandonner
resign-not = Annuler
invite-title = Inviter
invite-waiting = On attend : { $seats }. La partie commence quand toutes les places sont prises.
invite-starting = La partie commence dans un instant : les appareils des joueurs ajoutent leurs nombres aux tirages.
invite-about = Le premier qui l’ouvre peut prendre une place libre.
invite-code = Le lien, en code pour l’appareil photo d’un téléphone
invite-watch = Un lien pour qui veut seulement regarder
watch-link = Lien des spectateurs
hand-over = À cet écran, c’est le tour de { $who }.
hand-over-do = Passer l’écran
curtain-title = L’écran passe à { $who }
curtain-about = Ce que les autres ont vu a quitté cette page. Que les autres détournent les yeux.
curtain-open = Je suis { $who }

## La fin

end-paper = Le Réverbère du soir
end-table = table { $table }
end-won = Vous avez gagné
end-lost = Vous avez perdu
end-nobody = Personne ne gagne
end-winners = Victoire : { $names }
end-winner = vainqueur
end-who = Qui était qui
end-jack-was = Jack, c’était { $who }.
end-jack-lived = La planque de Jack : { $where }.
end-mister-x-at = Mister X était ici : { $where }.
end-big-scotland-yard-caught-won = Vous tenez Mister X !
end-big-scotland-yard-caught-lost = Vous voilà pris
end-big-scotland-yard-surrounded-won = Mister X est cerné !
end-big-scotland-yard-surrounded-lost = Vous voilà cerné
end-big-scotland-yard-stranded-won = Vous vous êtes échappé !
end-big-scotland-yard-stranded-lost = Mister X s’est échappé
end-big-scotland-yard-away-won = Vous vous êtes échappé !
end-big-scotland-yard-away-lost = Mister X s’est échappé
end-big-mr-jack-arrested-won = Vous avez arrêté Jack !
end-big-mr-jack-arrested-lost = Vous voilà arrêté
end-big-mr-jack-mistaken-won = Vous vous êtes échappé !
end-big-mr-jack-mistaken-lost = Jack s’est échappé
end-big-mr-jack-escaped-won = Vous vous êtes échappé !
end-big-mr-jack-escaped-lost = Jack s’est échappé
end-big-mr-jack-dawn-won = Vous vous êtes échappé !
end-big-mr-jack-dawn-lost = Jack s’est échappé
end-big-mr-jack-pocket-found-won = Vous avez trouvé Mr. Jack !
end-big-mr-jack-pocket-found-lost = On vous a trouvé
end-big-mr-jack-pocket-seen-won = Vous avez trouvé Mr. Jack !
end-big-mr-jack-pocket-seen-lost = On vous a trouvé
end-big-mr-jack-pocket-caught-won = Vous avez trouvé Mr. Jack !
end-big-mr-jack-pocket-caught-lost = On vous a trouvé
end-big-mr-jack-pocket-late-won = Vous vous êtes échappé !
end-big-mr-jack-pocket-late-lost = Mr. Jack s’est échappé
end-big-mr-jack-pocket-unseen-won = Vous vous êtes échappé !
end-big-mr-jack-pocket-unseen-lost = Mr. Jack s’est échappé
end-big-mr-jack-pocket-escaped-won = Vous vous êtes échappé !
end-big-mr-jack-pocket-escaped-lost = Mr. Jack s’est échappé
end-big-mr-jack-pocket-dawn-won = Vous vous êtes échappé !
end-big-mr-jack-pocket-dawn-lost = Mr. Jack s’est échappé
end-big-whitechapel-arrested-won = Vous avez arrêté Jack !
end-big-whitechapel-arrested-lost = Vous voilà arrêté
end-big-whitechapel-no-way-out-won = Jack est cerné !
end-big-whitechapel-no-way-out-lost = Vous voilà cerné
end-big-whitechapel-out-of-time-won = Jack n’a plus de temps !
end-big-whitechapel-out-of-time-lost = Le temps vous a manqué
end-big-whitechapel-home-won = Vous vous êtes échappé !
end-big-whitechapel-home-lost = Jack s’est échappé
end-again = Rejouer
end-again-about = mêmes places
end-turned = Changer de camp
end-turned-ready = La table suivante attend
end-turned-about = les places tournent d’un cran
end-replay = Revoir
end-download = Télécharger
end-home = Accueil
ended-resigned = Abandon : { $who }.
ended-flagged = Temps écoulé : { $who }.
ended-drawn = Partie nulle, d’un commun accord.
seal-sealed = Les tirages sont scellés.
seal-sealed-about = Le sceau s’ouvre à la fin de la partie.
seal-kept = Le sceau est intact.
seal-kept-about = La graine est celle qui fut scellée avant le premier coup, et les nombres des joueurs sont ceux qu’ils ont scellés avant qu’aucun ne soit connu.
seal-broken = Le sceau ne correspond pas.
seal-broken-about = Ce qui fut ouvert n’est pas ce qui fut scellé avant la partie, ou pas ce que cet appareil a noté. Ne vous fiez pas à cette partie.
seal-unproven = Les tirages ne sont pas prouvés.
seal-unproven-about = Aucun joueur n’a ajouté de nombre aux tirages, ou l’un n’a pas été révélé. Le serveur pouvait les choisir.
seal-before = Le sceau est intact.
seal-before-about = La graine est celle qui fut scellée. Cette table fut ouverte par une version plus ancienne : rien ne prouve que la graine fut choisie avant les nombres des joueurs.
seal-numbers = Les nombres
seal-commitment = scellé
seal-seed = révélé
seal-start = le départ
seal-number = votre nombre
seal-record = { $count ->
    [one] le premier coup
   *[other] les { $count } premiers coups
}
seal-secrets = choix cachés scellés
seal-by-hand = Votre page n’a pas refait les tirages. Avec le fichier de la partie, cette commande le fait et vérifie les coups cachés :
seal-how = pourquoi c’est loyal

## Apprendre

learn-heading = Apprendre en jouant
learn-about = Une première partie qui s’explique d’elle-même : quelques coups sur le vrai plateau, une chose à la fois. Partez quand vous voulez, et reprenez plus tard.
learn-all = Toutes les leçons
learn-as = avec { $side }
learn-minutes = { $minutes } min
learn-at-step = étape { $step } sur { $of }
learn-done = apprise
tab-lesson = Leçon
lesson-step = étape { $step } sur { $of }
lesson-next = Continuer
lesson-back = Revenir
lesson-show = Montrez-moi
lesson-shown = Par exemple : { $move }.
lesson-your-move = À vous, sur le plateau ou dans la liste.
lesson-free = Jouez comme bon vous semble.
lesson-caption = Montrez quelque chose : son nom s’inscrit ici.
lesson-enter = Appuyez sur Entrée pour continuer.
lesson-mistyped = « { $line } » ne figure pas parmi vos choix ici.
lesson-anew = Cette leçon a été réécrite depuis : elle reprend du début.
lesson-play = À vous de jouer
lesson-play-about = Une courte partie avec { $side }, contre des novices, carnet ouvert.
lesson-following = Ensuite : { $game }, avec { $side }
lesson-puzzles = Les énigmes de ce jeu
lesson-again = La reprendre
tab-puzzle = Énigme
puzzles-heading = Énigmes
puzzles-about = Des positions de vraies parties ; chacune a une réponse, et une seule, que l’on peut prouver. Qu’en concluez-vous ?
puzzles-all = Toutes les énigmes
puzzles-today = L’énigme du jour
puzzles-try = Essayer
puzzles-solved = { $count ->
    [one] { $solved } résolue sur { $count }
   *[other] { $solved } résolues sur { $count }
}
puzzles-easy = facile
puzzles-hard = difficile
puzzle-opening = La position se met en place…
puzzle-label = Énigme { $number } : { $title }, { $difficulty ->
    [1] facile
    [2] moyenne
   *[other] difficile
}{ $state ->
    [solved] , résolue
    [shown] , réponse vue
   *[other] { "" }
}
puzzle-number = nᵒ { $number }, { $difficulty ->
    [1] facile
    [2] moyenne
   *[other] difficile
}
puzzle-since = Ce qui compte est dans le journal, à partir de la ligne marquée.
puzzle-pick = Donnez votre réponse sur le plateau, ou dans la liste.
puzzle-reveal = Voir la réponse
puzzle-right = Exact !
puzzle-shown = La voici.
puzzle-answer = { $answer }.
puzzle-next = Énigme suivante
puzzle-solved-here = résolue
puzzle-shown-here = réponse vue

## Revoir

replay-title = Revoir
replay-opening = On cherche la partie…
replay-step = étape { $step } sur { $last }
replay-set-up = La table, avant le premier coup.
replay-play = Dérouler
replay-pause = Arrêter
replay-share = Un lien vers cette étape
controls = Pas à pas
step-back = Un pas en arrière
step-on = Un pas en avant
moment-before = Au moment révélateur précédent
moment-next = Au prochain moment révélateur
eyes-of = par les yeux de
eyes-all = tous, secrets ouverts
eyes-spectator = un spectateur
believed-title = Ce qu’on pouvait savoir
believed-whose = vu par
believed-bits = { $count ->
    [0] Encore caché : { $amount }.
    [one] Encore caché : { $amount } ; une seule possibilité.
   *[other] Encore caché : { $amount }, en { $count } possibilités.
}
events-title = Le fil
events-bits = bits révélés
strip-bits = { $count ->
    [one] { $bits } bit
   *[other] { $bits } bits
}
strip-told = Cela a révélé { $amount }.
strip-step = L’étape
strip-at = Étape { $step } sur { $last } : encore caché : { $amount }
bring-about = Une partie que vous avez téléchargée ou reçue : un fichier en .gaslamp. Le serveur en garde une copie, pour que vous puissiez y revenir. Quiconque a son lien peut la regarder.
bring-choose = Choisir un fichier
bring-drop = ou laissez-le tomber ici
end-told = Le plus révélateur
end-told-whom = { $who }, en bits
end-near = À quel point on brûlait
end-near-about = Ce qui restait caché après chaque étape, en bits : zéro, c’est la certitude. Cliquez pour revoir le moment.
end-share = Partager

## Pages

missing-title = Le brouillard est épais
missing-page = Il n’y a rien à cette adresse. Le lien a peut-être perdu une lettre en route.
missing-unreachable = Cette page n’a pas pu être chargée. Gaslamp a peut-être été mis à jour entre-temps : rechargez-la.
missing-seat = Vous n’avez pas de place à cette table sur cet appareil. Si l’on vous a invité, ouvrez le lien reçu ; sur un autre appareil, votre place est toujours la vôtre.
missing-join = Chercher une place libre
missing-home = Vers la rue
settings-name = Votre nom
settings-name-about = Ceux avec qui vous jouez le voient.
settings-language = Langue
settings-text = Taille du texte
text-usual = normale
text-large = grande
text-largest = très grande
settings-contrast = Contraste
contrast-usual = normal
contrast-strong = fort
settings-speed = Vitesse du récit
settings-speed-about = À votre table, une chose après l’autre. Un clic ou la barre d’espace mène au présent. Sans : tout d’un coup.
settings-speed-short = Vitesse
speed-calm = calme
speed-normal = normale
speed-quick = rapide
speed-off = sans
settings-still = Sans mouvement
settings-still-about = Tout est en place d’un coup. Le souhait de votre appareil est suivi dans tous les cas.
settings-sound = Sons
settings-sound-about = De petits sons : votre tour, une révélation, une capture, une pendule qui s’épuise.
settings-confirm = Confirmer les coups
settings-confirm-about = Un coup choisi sur le plateau attend un second appui. Utile sur un petit écran.
rules-choose = Quel jeu ?
rules-play = Préparer une table
rules-contents = Sommaire
rules-numbered = Les règles, par numéro
rules-numbered-about = Chaque règle a un numéro. Là où le jeu peut se lire de plusieurs façons, il a fallu choisir ; ces choix sont signalés par « notre arbitrage ».
rules-named = Règles
rules-search = Chercher dans le guide et les règles
rules-search-clear = Effacer la recherche
rules-found =
    { $sections ->
        [0] aucun chapitre
        [one] un chapitre
       *[other] { $sections } chapitres
    }, { $rules ->
        [0] aucune règle
        [one] une règle
       *[other] { $rules } règles
    }
rules-found-nothing = Rien trouvé. Essayez moins de mots, ou le numéro d’une règle.
rules-now = maintenant
rules-page = Ouvrir avec les images

fair-server = Les règles n’habitent qu’un endroit
fair-server-about = Votre page dessine ce qu’on lui envoie et propose ce qui est permis. Elle ne connaît ni les règles ni d’autres secrets que les vôtres : personne ne peut regarder derrière.
fair-draws = Le hasard est scellé avant la partie
fair-draws-about = Quand une table s’ouvre, le serveur tire une graine secrète et en publie l’empreinte, le sceau. Puis l’appareil de chaque joueur scelle un nombre à lui et le révèle quand tous ont scellé le leur. Chaque carte, chaque lancer découle de la graine et de ces nombres : personne ne peut choisir un tirage, ni le serveur, ni un joueur avec lui.
fair-opened = … et ouvert après elle
fair-opened-about = La partie finie, la graine est publiée. Votre page vérifie que c’est celle qui fut scellée quand vous vous êtes assis, et que les nombres sont ceux qui furent scellés, le vôtre parmi eux. Le programme « gaslamp verify » refait chaque tirage à partir du fichier de la partie.
fair-hidden = Les choix cachés aussi sont scellés
fair-hidden-about = Où vit Jack, où est allé Mister X : à chaque coup votre page reçoit une empreinte de tous les coups joués, même cachés, et la note. À la fin, « gaslamp verify » la confronte au fichier.
fair-bots = Les robots ont des mains, pas d’yeux
fair-bots-about = Un robot reçoit ce que sa place a vu, rien d’autre. Il déduit comme vous ; il ne peut pas tricher.
fair-notebook = Le carnet sait ce que vous savez
fair-notebook-about = Il est calculé, exactement, à partir de ce qu’on vous a montré, et toute la table a la même aide.
fair-lost = Aucun coup ne se perd
fair-lost-about = Chaque coup est sur le disque avant que quiconque le voie. Si la ligne coupe, votre place reste à vous et votre ordre est renvoyé, une seule fois.

# Le joueur et ses appareils.
player-title = Vous
player-link = Vous
player-record = { $games ->
    [0] Aucune partie terminée.
    [one] Une partie terminée, { $won ->
        [0] perdue
       *[other] gagnée
    }.
   *[other] { $games } parties terminées, { $won ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $won } gagnées
    }.
}
player-rename = Changer de nom
player-rename-do = Enregistrer
player-export = Télécharger mes données
player-games = Mes parties
player-devices = Mes appareils
player-another = Continuer sur un autre appareil
player-another-about = Vos places et vos parties vous suivent.
player-another-do = Créer un lien
player-another-how = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il sert une fois, pendant dix minutes.
player-qr = Code QR du lien
player-privacy = Ni mot de passe ni adresse. Le serveur garde une empreinte de votre clé, votre nom, vos places et vos résultats.
player-none = Jouez sur tous vos appareils et gardez l’historique de vos parties. Il suffit d’un nom.
player-begin = Garder mes parties
player-delete = Supprimer tout ce qui est à moi
player-delete-ask = Votre nom, vos appareils, vos places et votre historique seront supprimés du serveur. C’est définitif.
player-delete-sure = Tout supprimer
player-delete-not = Pas maintenant
device-title = Continuer sur cet appareil
device-about = Cet appareil sera ajouté au joueur qui a créé le lien. Ne continuez que si c’était vous.
device-known = Cet appareil appartient pour l’instant à { $name }. Les parties qu’il contient y restent.
device-name = Nom de cet appareil
device-join = Continuer ici
device-phone = Téléphone
device-tablet = Tablette
device-computer = Ordinateur
device-seen = utilisé le { $day }
device-this = celui-ci
device-remove = retirer
device-remove-named = Retirer { $name }
history-none = Vos parties terminées apparaîtront ici.
history-no-such = Aucune partie de ce genre.
history-filters = Quelles parties
history-game = Jeu
history-any-game = tous les jeux
history-all = toutes
history-won = gagnée
history-lost = perdue
history-drawn = nulle
history-running = en cours
history-against = contre { $names }
history-go-on = reprendre
history-replay = revoir
history-gone = plus conservée
history-more = encore { $count }
history-resigned = Abandon.
history-flagged = Temps écoulé.
rematch-offered = { $who } voudrait une revanche.
rematch-agree = D’accord
rematch-decline = Pas maintenant
rematch-waits = Vous avez proposé une revanche. En attente des autres.
rematch-take-back = Retirer la proposition
start-waits = En attente de { $names }. La partie et sa pendule démarrent quand tout le monde est là.
