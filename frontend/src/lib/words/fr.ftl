unreachable-title = Pas de connexion
client-offline = Vous êtes hors ligne, et cette page a besoin du serveur.
client-unreachable = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
client-trouble = Une erreur s’est produite. Rien n’a changé.
try-again = Réessayer
back = retour
all-games = tous les jeux
leave = quitter
on = oui
off = non
copy = Copier
copied = Copié
understood = OK
reload = Recharger
later = Plus tard
loading = Chargement…
alert-not-kept = Votre navigateur n’enregistre rien pour cette page : son stockage est plein ou désactivé. Gardez la page ouverte. Si vous la fermez, vos places et vos réglages sont perdus.
alert-outdated = Gaslamp a été mis à jour depuis que vous avez ouvert cette page. Rechargez-la. Vos coups sont conservés ; seul un choix non confirmé est perdu.
broken-board = Le plateau n’a pas pu être affiché. Votre partie est conservée : continuez avec la liste, ou rechargez la page.
broken-panel = Cette partie de la page ne s’affiche pas. Votre partie est conservée : rechargez la page.
broken-page = Cette page ne s’affiche pas. Vos parties sont conservées : rechargez-la.
opening = Chargement…
guest = Invité
seat-number = Place { $number }

## La rue

home-motto = cinq jeux d’identités cachées dans le Londres des becs de gaz
home-more = Plus
home-rules = Règles
home-fair = Un jeu équitable
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
home-continue = Vos parties
home-join = Rejoindre
home-open = Tables ouvertes
invitations = Invitations
invitation-from = { $name } vous invite : { $game }
invitation-look = Voir la table
invitation-decline = Pas maintenant
invitation-mute = Ne plus en recevoir
invitation-mute-ask = Ne plus recevoir d’invitations de { $name } ? Cette personne n’en saura rien. Vous pourrez changer d’avis sur votre page.
invitation-mute-sure = Ne plus en recevoir
invitation-mute-not = Annuler
home-watch = Parties à regarder
home-file = Ouvrir un fichier
home-file-about = revoir une partie
home-ways = Rubriques
way-games = Jeux
way-join = Lien
way-mine = Parties
way-open = Tables
way-learn = Leçons

game-scotland-yard-facts = 2 à 6 joueurs · 45 min
game-scotland-yard-short = Mister X en fuite dans Londres, des détectives à ses trousses, et ses seuls tickets pour indices.
game-mr-jack-facts = 2 joueurs · 30 min
game-mr-jack-short = Huit personnages à la lueur des becs de gaz, dont Jack : arrêtez-le avant l’aube.
game-mr-jack-pocket-facts = 2 joueurs · 15 min
game-mr-jack-pocket-short = Neuf suspects dans neuf quartiers qui pivotent, et trois détectives qui scrutent les rues.
game-whitechapel-facts = 2 à 6 joueurs · 90 min
game-whitechapel-short = Quatre nuits, et chaque fois Jack doit rentrer chez lui au nez de la police.
game-lady-alice-facts = 3 à 5 joueurs · 45 min
game-lady-alice-short = Stanley a disparu : qui, où, quand, avec quoi ? Chacun détient une preuve.

quick-side = Quel camp ?
quick-players = Combien de joueurs ?
quick-count = { $count }
quick-chance = Au hasard
quick-against = contre
quick-notebook = carnet
quick-more = plus d’options
quick-learn = Jamais joué ? Suivez la leçon

mine-none = Aucune partie sur cet appareil. Choisissez un jeu.
mine-your-turn = À vous
mine-replay = Revoir : { $game }
mine-over = terminée
mine-gone = n’est plus sur le serveur
mine-waiting = en attente de joueurs
mine-waiting-for = { $count ->
    [one] en attente d’un joueur
   *[other] en attente de { $count } joueurs
}
mine-asked = Votre réponse
mine-with = avec { $names }
mine-against-bots = { $bots ->
    [one] contre un robot
   *[other] contre { $bots } robots
}
mine-at-this-screen = sur cet écran
mine-all = { $count ->
    [one] Voir une partie
   *[other] Voir les { $count } parties
}
mine-fewer = En voir moins
left-minutes = { $count ->
    [one] encore une minute
   *[other] encore { $count } minutes
}
left-hours = { $count ->
    [one] encore une heure
   *[other] encore { $count } heures
}
left-until = jusqu’au { $day }

join-ask = Vous avez un lien, ou le nom d’une table ?
join-example = collez-le ici
join-do = Rejoindre
join-keep = Si la connexion est coupée, votre place vous attend.
join-unread = Ce n’est ni un lien ni le nom d’une table.
join-already = Vous avez déjà une place à cette table.
join-back = Retrouver ma place
join-sit = S’asseoir ici
join-free = libre
join-invites = { $who } vous invite
join-seats = Places
join-full = Toutes les places sont prises.
join-over = Cette partie est terminée.
join-watch = Regarder
join-only-watch = Seulement regarder
join-no-watch = Toutes les places sont prises, et personne ne peut regarder à cette table.
join-look-back = Revoir la partie
open-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
open-none = Aucune table n’attend de joueurs en ce moment.
watch-against = { $one } contre { $other }
watching = { $count ->
    [0] personne ne regarde
    [one] une personne regarde
   *[other] { $count } personnes regardent
}

## Une nouvelle table

new-title = Nouvelle table
new-ready = Tout est prêt. Changez ce que vous voulez.
new-guest = Une invitation partira à { $name } quand la table sera prête.
new-rules = Les règles
new-rules-about = comment jouer
new-seats = Joueurs
new-seats-about = place par place, ou toutes d’un coup
new-hand-over = Vous partagez cet écran et vous le passez ; personne ne voit ce qu’il ne doit pas voir.
new-link-follows = Vous recevrez ensuite un lien et un code à partager.
new-only-watching = Personne ne joue ici. Vous pouvez partager les liens et regarder.
company-bots = Contre les robots
company-bots-about = tout de suite, à votre rythme
company-friends = Entre amis
company-friends-about = avec un lien, où qu’ils soient
company-screen = Sur un seul écran
company-screen-about = on se le passe
who-me = ici
who-bot = robot
who-friend = ami
new-levels = Votre adversaire
level-random = Au hasard
level-novice = Novice
level-club = Joueur de club
level-master = Maître
level-pip = Pip Tolley
level-plum = Mme Plum
level-dabbs = L’agent Dabbs
level-nell = Nell Harker
level-crumb = M. Crumb
level-amos = Le vieil Amos
level-vale = Mlle Vale
level-frobisher = Le capitaine Frobisher
level-quill = Silas Quill
level-orlova = Madame Orlova
level-thorne = L’inspecteur Thorne
level-adeyemi = Le professeur Adeyemi
level-widow = La Veuve
level-ashgrove = Lord Ashgrove
level-engine = La Machine
trade-pip = petit télégraphiste
trade-plum = logeuse
trade-dabbs = nouveau dans le métier
trade-nell = marchande de fleurs
trade-crumb = employé des chemins de fer
trade-amos = cocher
trade-vale = gouvernante
trade-frobisher = de la Marine royale, en retraite
trade-quill = des journaux du soir
trade-orlova = médium
trade-thorne = de Scotland Yard
trade-adeyemi = mathématicien
trade-widow = nul ne le demande
trade-ashgrove = du cercle d’échecs
trade-engine = Clay & Fils, Clerkenwell
lamps-of = Force : { $lamps } sur 5
expect-won = { $won ->
    [one] { $won } partie gagnée sur { $games }
   *[other] { $won } parties gagnées sur { $games }
}
new-levels-about = les lampes disent la force
new-help = Carnet
new-help-about = le même pour toute la table
help-off = Aucun
help-off-about = Vous déduisez tout vous-même.
help-possible = Possible
help-possible-about = Montre ce qui est encore possible.
help-weights = Probable
help-weights-about = Montre aussi les probabilités.
new-options = Options
option-usual = par défaut
new-house = Table
new-clock = Pendule
clock-none = Sans pendule
clock-none-about = sans limite de temps
clock-move = 2 minutes
clock-move-about = par tour
clock-game = 15 minutes
clock-game-about = chacun, plus 10 secondes par tour
clock-days = 2 jours
clock-days-about = par tour, par correspondance
house-spectators = Spectateurs
house-spectators-about = Avec le lien des spectateurs, on voit ce que toute la table voit, et rien de plus.
house-chat = Chat
house-chat-about = Écrivez à tous, ou à votre camp.
house-stand-in = Si un joueur s’absente
house-stand-in-about = Le niveau du robot qui pourra le remplacer. Le joueur peut récupérer sa place.
house-stand-in-after = La partie l’attend
house-stand-in-minutes = { $minutes ->
    [60] 1 heure
    [1440] 1 jour
   *[other] { $minutes } minutes
}
house-hints = Conseils
house-hints-alone = Vous pouvez demander ce que jouerait le meilleur robot.
house-hints-people = Chacun peut demander ce que jouerait le meilleur robot. En général désactivé entre joueurs humains.
agreed-title = Ce qui est convenu
agreed-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
agreed-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
agreed-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
agreed-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
}
agreed-clock-none = Sans pendule.
agreed-clock-move = { $time } par tour.
agreed-clock-game = { $time } par joueur pour toute la partie.
agreed-clock-more = { $time } par joueur pour toute la partie, plus { $more } par tour.
vacation-ask = Demander un congé
vacation-about = Si tous sont d’accord, les pendules s’arrêtent pendant ce nombre de jours. Vous pouvez y mettre fin plus tôt.
vacation-asked = { $days ->
    [one] { $who } demande un jour de congé.
   *[other] { $who } demande { $days } jours de congé.
}
vacation-until = La partie reprend le { $day }.
clock-in-reserve = en réserve
clock-and-reserve = + { $time }
clock-reserve = 1 jour
clock-reserve-about = par tour, plus 5 jours en réserve
agreed-clock-reserve = { $time } par tour, { $reserve } en réserve pour toute la partie.
agreed-vacation = Un congé arrête les pendules pendant quelques jours, si tous sont d’accord.
agreed-no-hurry = Prenez tout votre temps.
agreed-stand-in = Si un joueur dont c’est le tour est absent depuis { $time }, les autres peuvent le faire remplacer par un robot ({ $level }). Il peut récupérer sa place.
agreed-time-lost = Temps écoulé : ce camp a perdu.
agreed-time-bot = Temps écoulé : un robot prend la suite ({ $level }). Le joueur peut récupérer sa place.
agreed-present = La pendule démarre quand tout le monde est là.
agreed-same = Le même pour toute la table.
agreed-hints-on = Conseils permis.
agreed-hints-off = Pas de conseils.
agreed-hints-on-people = Chacun peut demander ce que jouerait le meilleur robot.
agreed-hints-off-people = Personne à cette table ne peut en demander.
agreed-hints-on-alone = Vous pouvez demander ce que jouerait le meilleur robot.
agreed-hints-off-alone = Vous décidez sans aide.
agreed-rated = Partie cotée.
agreed-rated-about = Le résultat change les cotes. Abandonner ou dépasser son temps, c’est perdre. Un coup que d’autres ont vu est définitif. Une partie fermée ne compte pas.
house-rated = Cotée
house-rated-about = Le résultat change la cote de tous les joueurs. Il faut une pendule, et pas de conseils.
agreed-spectators-on = On peut regarder.
agreed-spectators-off = Personne ne peut regarder.
agreed-spectators-see = Les spectateurs voient ce que toute la table voit, sans le chat.
agreed-spectators-chat = Les spectateurs voient ce que toute la table voit, et lisent le chat.
agreed-rulebook = Règles du livret.
agreed-rules = Règles : { $options }.
agreed-without = sans { $option }
agreed-sealed = Chaque tirage est scellé avant le premier coup.
house-listed = Afficher parmi les tables ouvertes
house-listed-about = Tout le monde sur ce serveur peut prendre une place libre. Non : seulement avec votre lien.
summary-who = { $friends ->
    [0] { $mine ->
        [0] Des robots entre eux.
        [one] Vous contre { $bots ->
            [one] un robot.
           *[other] { $bots } robots.
        }
       *[other] { $mine } joueurs sur cet écran{ $bots ->
            [0] .
            [one] {" "}et un robot.
           *[other] {" "}et { $bots } robots.
        }
    }
   *[other] { $mine ->
        [0] Une table pour { $friends }, avec un lien.
        [one] Vous et { $friends ->
            [one] un ami, avec un lien{ $bots ->
                [0] .
                [one] , et un robot.
               *[other] , et { $bots } robots.
            }
           *[other] { $friends } amis, avec un lien.
        }
       *[other] { $mine } joueurs ici, { $friends } avec un lien.
    }
}
sheet-on = Avec la feuille de déductions.
sheet-off = Sans feuille de déductions : pas de notes, comme le veut la règle.
summary-help = { $help ->
    [off] Pas de carnet.
    [possible] Le carnet montre ce qui est possible.
   *[weights] Le carnet montre ce qui est possible, et les probabilités.
}
summary-fair = Tous les tirages sont scellés avant le premier coup : voir Un jeu équitable.
new-start = Commencer

## À la table

title-your-turn = À vous :
title-replay = Revoir : { $game }
title-lesson = Leçon : { $game }
title-puzzle = Énigme { $number } : { $game }
title-new = Nouvelle table : { $game }
title-join = Rejoindre : { $game }
title-watch = Spectateur : { $game }
you-watch = vous regardez
tabs = Journal, carnet, chat et règles
tab-play = Jeu
tab-log = Journal
tab-notebook = Carnet
tab-talk = Chat
tab-rules = Règles
drawer = Ouvrir ou fermer le panneau
turn-pick = Choisissez sur le plateau ou dans la liste.
turn-go-on = Continuez sur le plateau ou dans la liste.
turn-sent = Envoi en cours…
turn-late = Pas encore de réponse. Nouvel envoi…
turn-kept = Enregistré : ce sera envoyé dès que la connexion sera rétablie.
turn-bot = On attend { $who }…
turn-away = On attend { $who } (absent).
said-of = { $what } : { $text }
choice-group = Vos choix
choice-confirm = Confirmer : { $what }
choice-let-go = Annuler
choice-undo = Défaire
hint-ask = Conseil
hint-thinking = On cherche un bon coup…
hint-chance = { $share } de chances de gagner
choice-all = { $count ->
    [one] Un choix
   *[other] { $count } choix
}
choice-fewer = En voir moins
hint-good = bonne position
hint-even = position égale
hint-bad = mauvaise position
hint-better = nettement mieux que le choix suivant
hint-alike = à peine mieux que le choix suivant
choice-typing = Écrire
choice-one-by-one = Un à la fois, ou au clavier
choice-type = Écrivez votre coup
choice-example = ou écrivez : { $example }
verbs-which = lequel ?
verbs-again = Cliquez encore pour prendre le choix cerclé.
verb-asks = à confirmer
slip-typed = { $line }
identity-title = Qui vous êtes
identity-only-you = Personne d’autre ne voit ceci
identity-hidden = Caché
identity-show = Montrer qui vous êtes
identity-hide = Cacher qui vous êtes
identity-remember = Je m’en souviendrai
identity-stays = Ceci reste dans votre panneau. Cachez-le avec l’œil si quelqu’un regarde par-dessus votre épaule.
identity-risk-weight = { $count ->
    [one] ils savent qui vous êtes
   *[other] ils vous soupçonnent à { $percent } %, parmi { $count } suspects
}
identity-risk-possible = { $count ->
    [one] ils savent qui vous êtes
   *[other] vous êtes un suspect parmi { $count }
}
slip-not-yet = Pas encore
caption-hint = Pointez un élément pour voir ce que c’est. Clic droit ou appui long pour l’annoter.
caption-weight = probable à { $share }
caption-possible = possible
pencil-title = Vos marques (personne d’autre ne les voit)
pencil-circle = Cercle
pencil-cross = Croix
pencil-question = Point d’interrogation
pencil-note = une note
pencil-rub-out = Effacer
pencil-done = Terminé
just-now = À l’instant
looking-back = Retour en arrière
look-back = Une ligne en arrière
look-forward = Une ligne en avant
look-now = Revenir au présent
strip-skip = passer
key-space = Espace
announced = Ce que les autres ont fait
announced-chat = { $who } : { $words }
turn-showing = Un instant : voici les coups des autres.
turn-showing-mine = Ce sera à vous quand tout aura été montré.
turn-looking-back = Vous regardez en arrière.
log-empty = Il ne s’est encore rien passé.
notebook-off = Cette table joue sans carnet.
notebook-wait = Mise à jour du carnet…
notebook-empty = Rien à noter pour l’instant.
notebook-inexact = Trop de possibilités pour un calcul exact : ce sont des estimations.
notebook-more = { $count } de plus
notebook-fewer = En voir moins
talk-trouble = Masquer ou signaler
talk-mute = Masquer
talk-unmute = Ne plus masquer
talk-muted = Vous ne voyez pas ce que ce joueur écrit.
talk-report = Signaler
talk-report-why = Que s’est-il passé ?
talk-report-send = Envoyer à l’administrateur
talk-report-about = Seul l’administrateur de ce serveur le lit, avec le chat de la table.
talk-reported = Signalé.
talk-none = Aucun message.
talk-to-side = à votre camp
talk-whom = Envoyer à
talk-all = tous
talk-side = mon camp
talk-say = Écrivez un message
talk-send = Envoyer
watch-talk = Spectateurs
watch-talk-about = Les joueurs ne peuvent pas lire ceci pendant la partie.
watch-talk-open = Ce que les spectateurs ont écrit pendant la partie.
watch-talk-name = Votre nom, montré aux autres spectateurs
seat-you = vous
seat-here = présent
seat-away = absent
seat-same-screen = sur cet écran
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
seat-stands-in = un robot joue
seat-let-bot = Confier à un robot
seat-let-bot-about = { $minutes ->
    [one] Quand la partie aura attendu { $who } pendant une minute, un robot ({ $level }) pourra jouer à sa place. { $who } pourra revenir à tout moment.
   *[other] Quand la partie aura attendu { $who } pendant { $minutes } minutes, un robot ({ $level }) pourra jouer à sa place. { $who } pourra revenir à tout moment.
}
seat-let-bot-sure = Confier la place à un robot
seat-let-bot-not = Attendre
seat-bot-for-you = Un robot joue à votre place.
seat-reclaim = Récupérer ma place
line-lost = La connexion est coupée. Votre place est gardée ; reconnexion…
paused = La partie est en pause.
paused-by = La partie est en pause (demandée par { $who }).
pause = Mettre en pause
pause-ask = Demander une pause
pause-asked = Pause demandée par { $who }.
pause-accept = Accepter
pause-decline = Refuser
pause-waits = Vous êtes d’accord pour une pause. Les autres doivent l’être aussi.
resume = Reprendre
ask-others = Demander…
take-back = Annuler mon dernier coup
take-back-short = Défaire
take-back-asked = { $who } demande à annuler son dernier coup, avec tout ce qui a suivi.
take-back-waits = Vous demandez à annuler votre dernier coup. Les autres doivent être d’accord.
stand-in-ask = Un robot à ma place
stand-in-asked = { $who } doit partir et voudrait qu’un robot ({ $level }) joue à sa place. { $who } pourra revenir à tout moment.
stand-in-waits = Vous demandez qu’un robot joue pour vous. Les autres doivent être d’accord.
proposal-withdraw = Retirer ma demande
draw-offer = Proposer la nulle
draw-offered = Nulle proposée par { $who }.
draw-accept = Accepter
draw-decline = Refuser
draw-waits = Vous avez proposé la nulle.
resign = Abandonner
resign-ask = Abandonner la partie ?
resign-sure = Abandonner
resign-not = Annuler
invite-title = Inviter
invite-starting = La partie commence dans un instant : les appareils des joueurs ajoutent leurs nombres aux tirages.
invite-about = Le premier qui l’ouvre peut prendre une place libre.
invite-code = Code QR du lien, pour un téléphone
room-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
room-about = La partie commence quand toutes les places sont prises. Aucune pendule ne tourne avant.
people-invite = Inviter des personnes avec qui vous avez joué
people-invite-do = Inviter
people-invite-named = Inviter { $name }
people-invited = invitation envoyée
people-invite-about = L’invitation apparaît sur leur page d’accueil, avec une alerte si elles le souhaitent.
room-fill-all = Compléter avec des robots et commencer
room-fill = Ajouter un robot
room-level = Qui prend les places
room-leave-free = Laisser libre
room-remove = Retirer
room-remove-ask = Libérer la place de { $who } ?
room-remove-sure = Oui, libérer la place
room-take = S’asseoir ici
room-swap = Changer de place
room-swap-waits = Vous avez proposé un échange de places à { $who }.
room-swap-asked = { $who } voudrait votre place, { $mine }, contre la sienne, { $theirs }.
room-swap-accept = Échanger
room-swap-decline = Non, merci
room-swap-back = Retirer la demande
room-leave = Quitter cette table
room-leave-ask = Abandonner votre place ? Quelqu’un d’autre pourra la prendre.
room-leave-sure = Oui, quitter
room-stay = Rester
room-close = Fermer la table
room-close-ask = Fermer cette table ? Les liens ne fonctionneront plus.
room-close-sure = Oui, la fermer
room-close-not = La garder ouverte
room-listed = Affichée parmi les tables ouvertes. Elle quitte la liste après { $time } d’absence de votre part.
room-closed = Cette table a été fermée.
room-closed-about = La partie n’a pas eu lieu.
room-closed-operator = La partie se termine sans résultat.
seat-host = hôte
invite-watch = Un lien pour regarder seulement
watch-link = Lien des spectateurs
hand-over = Sur cet écran, au tour de jouer : { $who }.
hand-over-do = Passer l’écran
curtain-title = Passez l’écran : { $who }
curtain-about = Tout ce que voyait le joueur précédent est caché. Les autres, détournez les yeux.
curtain-open = Continuer : { $who }

## La fin

end-paper = Le Bec de gaz du soir
end-table = table { $table }
end-won = Vous gagnez
end-lost = Vous perdez
end-nobody = Personne ne gagne
end-winners = Victoire : { $names }
end-winner = vainqueur
end-who = Qui était qui
end-jack-was = Jack, c’était { $who }.
end-jack-lived = La cachette de Jack : { $where }.
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
end-turned-ready = La table suivante est prête
end-turned-about = tout le monde change de place
end-replay = Revoir
end-download = Télécharger
end-home = Accueil
ended-resigned = Abandon : { $who }.
ended-flagged = Temps écoulé : { $who }.
ended-drawn = Partie nulle, d’un commun accord.
seal-sealed = Les tirages sont scellés.
seal-sealed-about = On pourra les vérifier à la fin de la partie.
seal-kept = Les tirages étaient équitables.
seal-kept-about = La graine du serveur est celle qu’il a scellée avant le premier coup, et les nombres des joueurs sont ceux qu’ils ont scellés avant qu’aucun ne soit connu.
seal-broken = Le sceau ne correspond pas.
seal-broken-about = Ce qui est révélé n’est pas ce qui a été scellé avant la partie, ou pas ce que cet appareil a noté. Ne vous fiez pas à cette partie.
seal-unproven = Rien ne prouve que les tirages sont équitables.
seal-unproven-about = Aucun joueur n’a ajouté de nombre aux tirages, ou l’un n’a pas été révélé. Le serveur pouvait les choisir.
seal-before = Le sceau correspond.
seal-before-about = La graine est celle qui a été scellée. Cette table a été ouverte par une version plus ancienne : rien ne prouve que la graine a été choisie avant que les nombres des joueurs soient connus.
seal-opening = { $count ->
    [one] La première action vient d’une autre partie ; le sceau ne la couvre pas.
   *[other] Les { $count } premières actions viennent d’une autre partie ; le sceau ne les couvre pas.
}
seal-numbers = Les nombres
seal-commitment = scellé
seal-seed = révélé
seal-start = début de la partie
seal-number = votre nombre
seal-record = { $count ->
    [one] le premier coup
   *[other] les { $count } premiers coups
}
seal-secrets = choix cachés, scellés
seal-by-hand = Votre page n’a pas refait les tirages. Cette commande les refait à partir du fichier de la partie, et vérifie les coups cachés :
seal-how = voir Un jeu équitable

## Apprendre

learn-heading = Apprendre en jouant
learn-about = Une première partie, pas à pas, sur le vrai plateau. Partez quand vous voulez et continuez plus tard.
learn-all = Toutes les leçons
learn-as = vous jouez { $side }
learn-minutes = { $minutes } min
learn-at-step = étape { $step } sur { $of }
learn-done = terminée
tab-lesson = Leçon
lesson-step = étape { $step } sur { $of }
lesson-next = Suivant
lesson-back = Précédent
lesson-show = Montrez-moi
lesson-shown = Par exemple : { $move }.
lesson-your-move = À vous, sur le plateau ou dans la liste.
lesson-free = Jouez comme vous voulez.
lesson-caption = Pointez un élément pour voir ce que c’est.
lesson-enter = Appuyez sur Entrée pour continuer.
lesson-mistyped = « { $line } » n’est pas un de vos choix ici.
lesson-anew = Cette leçon a changé depuis votre dernière visite : elle recommence au début.
lesson-play = À vous de jouer
lesson-play-about = Une courte partie où vous jouez { $side } contre des novices, carnet ouvert.
lesson-following = Ensuite : { $game }, vous jouez { $side }
lesson-puzzles = Les énigmes de ce jeu
lesson-again = Refaire la leçon
tab-puzzle = Énigme
tab-pad = Brouillon
pad-opening = Ouverture du brouillon…
pad-sketch = Un essai
pad-about = Rien n’est joué ici, et personne d’autre ne le voit.
pad-back = Retour à la partie
pad-your-move = C’est à vous de jouer dans la partie.
pad-moves = { $count ->
    [0] aucun coup essayé
    [one] un coup essayé
   *[other] { $count } coups essayés
  }
pad-own = Essayez un coup.
pad-other = Essayez maintenant un coup pour { $who }.
pad-over = L’essai s’arrête ici. Annulez des coups ou recommencez.
pad-drawn-weights = Ce qui vous est caché a été tiré selon les probabilités de votre carnet.
pad-drawn-evenly = Ce qui vous est caché a été tiré au hasard parmi tout ce que vous ne pouvez pas exclure.
pad-earlier = L’essai commence à la ligne que vous regardiez.
pad-restart = Recommencer
pad-draw = Tirer autrement ce qui est caché
puzzles-heading = Énigmes
puzzles-about = Des positions de vraies parties, chacune avec une seule réponse, que l’on peut prouver. La trouverez-vous ?
puzzles-all = Toutes les énigmes
puzzles-today = L’énigme du jour
puzzles-try = La résoudre
puzzles-solved = { $solved ->
    [one] { $solved } résolue sur { $count }
   *[other] { $solved } résolues sur { $count }
}
puzzles-easy = facile
puzzles-hard = difficile
puzzle-opening = Mise en place de la position…
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
puzzle-sent = envoyée par un ami, { $difficulty ->
    [1] facile
    [2] moyenne
   *[other] difficile
}
puzzle-since = Ce qui compte est dans le journal, à partir de la ligne marquée.
puzzle-pick = Répondez sur le plateau ou dans la liste.
puzzle-reveal = Voir la réponse
puzzle-right = Exact !
puzzle-shown = La réponse :
puzzle-answer = { $answer }.
puzzle-next = Énigme suivante
puzzle-solved-here = résolue
puzzle-shown-here = réponse vue

## Revoir

replay-title = Revoir
replay-opening = Chargement de la partie…
replay-step = étape { $step } sur { $last }
replay-set-up = Avant le premier coup.
replay-play = Lecture
replay-pause = Pause
replay-share = Un lien vers cette étape
controls = Pas à pas
step-back = Étape précédente
step-on = Étape suivante
round-before = Revenir au début du tour
round-next = Aller au tour suivant
round-before-mr-jack = Revenir au début du tour
round-next-mr-jack = Aller au tour suivant
round-before-mr-jack-pocket = Revenir au début du tour
round-next-mr-jack-pocket = Aller au tour suivant
round-before-whitechapel = Revenir au début de la nuit
round-next-whitechapel = Aller à la nuit suivante
moment-before = Tournant précédent
moment-next = Tournant suivant
eyes-of = vu par
eyes-all = tous les secrets
eyes-spectator = un spectateur
believed-title = Ce qu’on pouvait savoir
believed-whose = par
believed-bits = { $count ->
    [0] Encore caché : { $amount }.
    [one] Encore caché : { $amount } ; une seule possibilité.
   *[other] Encore caché : { $amount }, en { $count } possibilités.
}
events-title = Événements
believed-left = Encore possible : { $amount }.
strip-left = { $count ->
    [0] aucune possibilité
    [one] une possibilité
   *[other] { $count } possibilités
}
events-left = encore possible
events-bits = bits révélés
strip-bits = { $count ->
    [one] { $bits } bit
   *[other] { $bits } bits
}
strip-round = tour { $number }
strip-round-mr-jack = tour { $number }
strip-round-mr-jack-pocket = tour { $number }
strip-round-whitechapel =
    nuit { $number ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
strip-told = Révélé : { $amount }.
strip-step = L’étape
strip-at = Étape { $step } sur { $last }, encore caché : { $amount }
bring-about = Une partie téléchargée ou reçue : un fichier .gaslamp. Le serveur en garde une copie, pour que vous puissiez y revenir. Toute personne qui a le lien peut la regarder.
bring-choose = Choisir un fichier
bring-drop = ou déposez-le ici
bring-position = Coller une position
bring-position-about = Le texte qu’écrit « gaslamp position », avec vos changements. Vous pourrez continuer depuis cette position.
bring-position-open = Ouvrir la position
end-told = Les tournants
end-told-whom = { $who }, en bits
end-near = L’étau, étape par étape
end-told-left = { $who } : encore possible, avant et après
end-near-left = Ce qui restait possible après chaque étape. Cliquez pour revoir le moment.
end-near-about = Ce qui restait caché après chaque étape, en bits : zéro, c’est la certitude. Cliquez pour revoir le moment.
end-share = Partager

## Pages

missing-title = Page introuvable
refused-title = Cette page ne peut pas s’afficher
missing-page = Il n’y a rien à cette adresse. Vérifiez le lien.
missing-unreachable = Cette page n’a pas pu être chargée. Gaslamp a peut-être été mis à jour entre-temps : rechargez-la.
missing-seat = Vous n’avez pas de place à cette table sur cet appareil. Si vous avez reçu une invitation, ouvrez son lien. Votre place reste à vous sur l’appareil où vous l’avez prise.
missing-join = Chercher une place libre
missing-home = Accueil
settings-name = Votre nom
settings-name-about = Les personnes avec qui vous jouez le voient.
settings-language = Langue
settings-text = Taille du texte
text-usual = normale
text-large = grande
text-largest = très grande
settings-contrast = Contraste
contrast-usual = normal
contrast-strong = fort
settings-speed = Vitesse d’affichage des coups
settings-speed-about = À la table, les coups s’affichent l’un après l’autre. Un clic ou la barre d’espace saute au dernier. Sans : tout d’un coup.
settings-speed-short = Vitesse
speed-calm = calme
speed-normal = normale
speed-quick = rapide
speed-off = sans
settings-still = Réduire les animations
settings-still-about = Pas d’animations. Le réglage de votre appareil s’applique toujours.
settings-sound = Sons
settings-sound-about = De petits sons : votre tour, une révélation, une capture, une pendule bientôt à zéro.
settings-expert = Courbes en bits
settings-expert-about = Pour les experts : les courbes des parties finies mesurent en bits ce qui restait caché, au lieu de compter stations, suspects ou cachettes.
settings-confirm = Confirmer les coups
settings-confirm-about = Deux appuis pour jouer un coup. Utile sur un petit écran.
settings-coordinates = Coordonnées sur le plateau
settings-coordinates-about = Les cases, croisements et quartiers portent les noms qui servent à écrire les coups.
rules-choose = Quel jeu ?
rules-play = Préparer une partie
rules-contents = Sommaire
rules-numbered = Règles numérotées
rules-numbered-about = Chaque règle a un numéro. Là où la règle du jeu peut se lire de plusieurs façons, il a fallu choisir ; ces choix sont signalés par « notre arbitrage ».
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

fair-server = Le serveur connaît les règles, pas votre page
fair-server-about = Votre page affiche ce que le serveur envoie et propose les coups permis. Elle ne contient d’autres secrets que les vôtres : il n’y a rien à y trouver.
fair-draws = Le hasard est scellé avant la partie
fair-draws-about = Quand une table s’ouvre, le serveur tire une graine secrète et en publie l’empreinte, le sceau. Puis l’appareil de chaque joueur scelle un nombre et le révèle quand tous ont scellé le leur. Chaque carte, chaque lancer découle de la graine et de ces nombres : personne ne peut choisir un tirage, ni le serveur, ni un joueur de mèche avec lui.
fair-opened = … et se vérifie ensuite
fair-opened-about = La partie finie, la graine est publiée. Votre page vérifie que c’est celle qui était scellée à votre arrivée, et que les nombres sont ceux qui ont été scellés, le vôtre parmi eux. La commande « gaslamp verify » refait chaque tirage à partir du fichier de la partie.
fair-hidden = Les choix cachés aussi sont scellés
fair-hidden-about = Où est la cachette de Jack, où est allé Mister X : à chaque coup, votre page note une empreinte de tous les coups joués, même cachés. À la fin, « gaslamp verify » la compare au fichier.
fair-bots = Les robots ne voient que ce que voit leur place
fair-bots-about = Un robot reçoit ce que sa place a vu, et rien d’autre. Il doit déduire, comme vous.
fair-notebook = Le carnet sait ce que vous savez
fair-notebook-about = Il est calculé à partir de ce qu’on vous a montré, et toute la table a la même aide.
fair-lost = Aucun coup ne se perd
fair-lost-about = Chaque coup est sur le disque avant que quiconque le voie. Si la connexion est coupée, votre place reste à vous et votre coup est renvoyé, une seule fois.

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
people-title = Vous avez joué avec
people-last = { $count ->
    [one] une partie
   *[other] { $count } parties
}, la dernière : { $game }, { $day }
muted-title = Invitations que vous ne recevez pas
muted-take-again = les recevoir à nouveau
player-devices = Mes appareils
player-another = Continuer sur un autre appareil
player-another-about = Vos places, vos parties, vos réglages et ce que vous avez appris vous suivent.
player-another-do = Créer un lien
player-another-how = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il sert une fois, pendant dix minutes.
player-qr = Code QR du lien
player-privacy = Pas de mot de passe, et une adresse électronique seulement si vous voulez des alertes. Le serveur garde une empreinte de votre clé, votre nom, vos places et vos résultats, vos réglages et ce que vous avez appris.
player-none = Jouez sur tous vos appareils et gardez l’historique de vos parties. Il suffit d’un nom.
player-begin = Garder mes parties
player-delete = Supprimer toutes mes données
player-delete-ask = Votre nom, vos appareils, vos places, vos alertes et votre historique seront supprimés du serveur. Aux tables où vous avez joué, votre nom et ce que vous avez écrit le seront aussi. C’est définitif.
player-delete-sure = Tout supprimer
player-delete-not = Pas maintenant
page-public = Laisser voir ma page
page-public-about = Votre nom, vos cotes et vos parties cotées. On la trouve à une table où vous jouez.
page-public-listed = Votre nom, vos cotes et vos parties cotées. On la trouve à une table où vous jouez et sur la page des joueurs de ce serveur.
page-see = Voir la page
page-link-of = Page de { $name }
page-games = Parties cotées
page-no-games = Pas encore de partie cotée.
page-private-player = un joueur
players-title = Joueurs
players-about = Les joueurs de ce serveur qui laissent voir leur page. Les plus forts d’abord, d’après ce que leurs parties ont montré.
players-none = Aucun joueur ne correspond.
players-any-game = tous les jeux
players-any-role = tous les camps
players-link = Les joueurs de ce serveur
leagues-title = Championnats
leagues-about = Tous contre tous, ou à points égaux, le temps d’une soirée ou de plusieurs semaines. Chaque paire joue les deux camps.
leagues-mine = Mes championnats
leagues-new = Un nouveau championnat
leagues-name = Nom du championnat
leagues-system = Qui rencontre qui
leagues-round-robin = tous contre tous (16 au plus)
leagues-swiss = à points égaux : système suisse (32 au plus)
leagues-rounds = Rondes
leagues-length = Durée d’une ronde
leagues-hours = { $hours ->
    [1] une heure
    [2] deux heures
    [24] un jour
    [72] trois jours
    [168] une semaine
    [336] deux semaines
   *[other] trente jours
}
leagues-make = Créer le championnat
league-state-open = cherche des joueurs
league-state-running = en cours
league-state-over = terminé
league-round-robin = Championnat de { $game } : tous contre tous, une fois dans chaque camp.
league-swiss = Championnat de { $game } au système suisse : à points égaux, une fois dans chaque camp.
league-round = Ronde { $round } sur { $rounds }.
league-ends = Elle finit au plus tard { $when }.
league-over = Le championnat est terminé.
league-join = Participer
league-join-about = { $who } vous invite. Les autres verront votre nom et vos résultats.
league-invite = Inviter
league-link = Lien pour participer au championnat
league-start = Commencer le championnat
league-start-about = Ensuite, personne ne peut plus s’inscrire. Les tables de la première ronde sont alors créées.
league-waits = { $who } commencera le championnat quand tout le monde sera là.
league-players = Joueurs
league-player = Joueur
league-standings = Classement
league-points = points
league-tie = départage
league-games = jouées
league-you = , vous
league-gone = quelqu’un qui est parti
league-won = gagnée
league-lost = perdue
league-drawn = nulle
league-coming = à venir
league-late = perdue par retard
league-square = { $side } : { $result }
league-squares = case de gauche : { $first } ; de droite : { $second }
league-played = { $played ->
    [0] aucune partie décidée
    [one] une partie décidée
   *[other] { $played } parties décidées
}
league-mine = Vos prochaines parties
league-others = Celles des autres
league-against = Contre { $who }
league-as = vous jouez { $side }
league-pair = { $one } contre { $other }
league-until = avant { $when }
league-played-on = en retard : jouée jusqu’au bout
league-play = Jouer
league-terms = Une ronde dure au plus { $hours ->
    [1] une heure
    [2] deux heures
    [24] un jour
    [72] trois jours
    [168] une semaine
    [336] deux semaines
    [720] trente jours
   *[other] { $hours } heures
} ; elle finit plus tôt si toutes ses parties sont décidées.
league-ties-round-robin = Une victoire vaut un point, une partie nulle un demi-point, une ronde sans adversaire un point. À points égaux, les parties entre ces joueurs décident, puis le nombre de victoires.
league-ties-swiss = Une victoire vaut un point, une partie nulle un demi-point, une ronde sans adversaire un point. À points égaux, les points de vos adversaires décident, puis le nombre de victoires.
league-late-rules = Quand le temps d’une ronde est écoulé : si une partie n’a pas commencé, qui était à la table reçoit le point. Si les deux y étaient, mais jamais ensemble, chacun reçoit un demi-point ; si personne n’y était, personne n’en reçoit. Une partie commencée se joue jusqu’au bout, à la pendule. Une durée de ronde plus tard, elle compte comme nulle, comme une partie fermée par l’administrateur. Si vous partez, vos parties non commencées vont à vos adversaires.
league-leave = Quitter le championnat
league-leave-ask = Vos parties non commencées vont à vos adversaires. Celles qui ont commencé continuent, à la pendule.
league-leave-sure = Quitter
league-delete = Supprimer le championnat
league-delete-ask = Le championnat n’a pas commencé. Il sera supprimé pour tout le monde.
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
passkeys = Clés d’accès
passkeys-about = Connectez-vous sur un autre appareil avec votre empreinte, votre visage ou votre code. Une clé d’accès vous rend aussi vos parties si vous perdez tous vos appareils.
passkey-add = Ajouter une clé d’accès
passkey-sign-in = Utiliser une clé d’accès
passkey-used = ajoutée le { $made }, utilisée le { $used }
passkey-remove-named = Retirer la clé d’accès { $name }
passkey-there = Cet appareil a déjà une clé d’accès à vous.
passkey-not-used = Aucune clé d’accès n’a été utilisée. Réessayez.
history-none = Vos parties terminées apparaîtront ici.
history-no-such = Aucune partie ne correspond.
history-filters = Quelles parties
history-closed = fermée
history-any-game = tous les jeux
history-any-side = tous les camps
history-any-opponent = tous les adversaires
history-with = avec { $names }
history-export = Télécharger en CSV
history-head-day = jour
history-head-game = jeu
history-head-side = camp
history-head-opponent = adversaire
history-head-partner = partenaire
history-head-result = résultat
history-head-ending = fin
history-head-table = table
history-all = toutes
history-won = gagnée
history-lost = perdue
history-drawn = nulle
history-running = en cours
history-against = contre { $names }
history-go-on = continuer
history-replay = revoir
history-review = analyser
history-gone = plus conservée
history-more = encore { $count }
history-resigned = Abandon.
history-played-on = Continuée depuis une position.
history-flagged = Temps écoulé.
rating = Cotes
rating-about = plus la lueur est large, moins on en sait
rating-none = Pas encore de partie cotée. Une partie est cotée si on en convient en créant la table.
rating-start = Parties cotées seulement. Le trait en pointillé est à 1500, où chacun commence ; 400 points de plus, c’est dix victoires pour une défaite.
rating-any-seat = toutes les places
rating-value = { $rating }, à { $uncertainty } près, après { $games ->
    [one] une partie
   *[other] { $games } parties
}
history-head-rating = cote
history-rating = cote { $rating }
rematch-offered = { $who } voudrait une revanche.
rematch-agree = D’accord
rematch-decline = Pas maintenant
rematch-waits = Vous avez proposé une revanche. En attente des autres.
rematch-take-back = Retirer la proposition
rematch-changed = Tout le monde change de place.
rematch-same = Les camps restent les mêmes.
rematch-rather-keep = Garder les camps
rematch-rather-change = Changer de camp
rematch-keep = Revanche sans changer de camp
start-waits = On attend { $names }. La partie et sa pendule démarrent quand tout le monde est là.

# Appeler un joueur qui n’est pas à la table.
alerts-title = Alertes
alerts-how = Comment vous joindre
alerts-push = Cet appareil
alerts-push-about = Une notification vous prévient, même quand la page est fermée.
alerts-push-others = Aussi sur : { $names }.
alerts-push-refused = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages, puis réessayez.
alerts-push-failed = Votre navigateur n’a pas pu s’abonner aux notifications. Réessayez plus tard.
alerts-push-none = Ce navigateur ne peut pas vous prévenir quand la page est fermée. Sur un iPhone ou un iPad, ajoutez d’abord Gaslamp à l’écran d’accueil.
alerts-by-push = appareil
alerts-mail = Votre adresse électronique
alerts-mail-do = M’envoyer un lien
alerts-mail-waits = Ouvrez le lien du courriel qui vous a été envoyé.
alerts-mail-on = Chaque courriel contient un lien pour arrêter.
alerts-webhook = Un webhook de la messagerie de votre club
alerts-webhook-do = L’utiliser
alerts-webhook-on = Tous ceux qui lisent la messagerie du club voient vos alertes.
alerts-try = M’en envoyer une pour essayer
alerts-tried = Envoyée.
alerts-remove = retirer
alerts-what-for = Quand vous prévenir
alerts-by-mail = courriel
alerts-by-webhook = club
alerts-turn = À vous de jouer
alerts-turn-about = dans les parties à plusieurs jours par tour, après une minute
alerts-deadline = Il reste peu de temps
alerts-deadline-about = quand il reste un quart de votre temps, au plus tard une heure avant
alerts-invitation = Une invitation
alerts-invitation-about = de personnes avec qui vous avez joué
alerts-rematch = Une revanche est proposée
alerts-rematch-about = et vous n’avez pas répondu
alerts-over = La partie est finie
alerts-over-about = et vous n’étiez pas là
alerts-when-not = Limites
alerts-night = Silence la nuit
alerts-night-about = De { $begin } h à { $end } h. S’il reste peu de temps, l’alerte part quand même.
alerts-cap = Alertes par heure, au plus
alerts-privacy = Vous ne recevez d’alertes que si vous n’êtes pas à la table. Elles nomment le jeu et votre adversaire, jamais rien de secret.
mail-confirm-title = Confirmez votre adresse
mail-confirm-about = Vous avez demandé à recevoir des alertes de vos parties par courriel.
mail-confirm-do = Confirmer
mail-confirm-done = Votre adresse est confirmée. Choisissez vos alertes sur votre page.
mail-stop-title = Arrêter ces courriels
mail-stop-about = Vous ne recevrez plus de courriels sur vos parties à cette adresse.
mail-stop-do = Arrêter
mail-stop-done = C’est fait. Vous ne recevrez plus de courriels.

## Analyse

review-title = Analyse
review-of = décisions de
review-opening = Chargement de la partie…
review-working = Analyse des décisions : { $percent } %.
review-waiting = Analyse des premières décisions…
review-none = Ce camp n’avait rien à décider.
review-moments = Tournants
review-no-moment = Aucune décision n’a coûté cher.
review-decisions = Toutes les décisions
review-all = toutes : { $count }
review-mistakes = { $count ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $count } erreurs
}
review-grade-best = meilleur choix
review-grade-good = bon choix
review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-grades = Notées selon la chance perdue : moins de 1 point, meilleur choix ; moins de 4, bon choix ; moins de 9, imprécision ; moins de 18, erreur ; au-delà, gaffe.
review-chance = { $before } → { $after } %
review-lost = { $points ->
    [0] 0
   *[other] −{ $points }
}
review-better = Mieux : { $choice }
review-fine = Il n’y avait pas mieux.
review-others-considered = { $count ->
    [one] Un autre choix
   *[other] { $count } autres choix
}
review-curve = Chance de gagner
review-from = De { $from } à { $to }
review-own = vos décisions
review-own-of = ses propres décisions
review-others = les erreurs de l’autre camp
review-luck = le hasard et ce qui était caché
review-estimate = Ces chances sont estimées par un robot, d’après ce que ce camp avait vu.
review-played-here = joué
review-better-here = mieux
review-as-known = selon ce que ce camp savait
review-as-others-knew = selon ce que l’autre camp savait
review-round = tour { $round }
review-what-it-told = ce que les autres ont appris
review-told = Possible pour vous aux yeux des autres : { $before } avant, { $after } après.
review-replay = Revoir la partie
review-select = Étape { $step } : { $choice } { $grade }.
end-review = Analyse
title-review = Analyse : { $game }
replay-review = Analyse
review-good = bien
review-bad = mal
review-uncalibrated = Pas de chiffres : on n’a pas encore assez mesuré combien de fois les chances de ce rôle se réalisent.
send-puzzle = Envoyer comme énigme
send-puzzle-looking = Recherche des positions dont la réponse peut être prouvée…
send-puzzle-not-here = Dans cette position, aucune réponse unique ne peut être prouvée.
send-puzzle-nowhere = Dans aucune position de cette partie une réponse unique ne peut être prouvée.
send-puzzle-others = Elle peut l’être dans ces positions de la partie :
send-puzzle-step = Étape { $step } :
send-puzzle-proved = La réponse est prouvée :
send-puzzle-make = Créer le lien
send-puzzle-link = Un lien vers l’énigme, sans sa réponse
play-on = Continuer depuis cette position
play-on-seat = Vous jouez
play-on-hidden = Ce qui vous est caché
play-on-known = Ce que ce joueur savait
play-on-known-about = Le reste est de nouveau tiré au sort parmi tout ce qui restait possible.
play-on-true = Comme dans la partie
play-on-true-about = Les secrets de cette partie restent les mêmes.
play-on-not-rated = Une nouvelle table contre des robots, non cotée.
play-on-start = Continuer
title-balance = Équilibre : { $game }
balance-title = L’équilibre des jeux
balance-about = Un robot a joué contre lui-même à toutes les places. De meilleurs joueurs obtiendraient peut-être d’autres résultats.
balance-link = Est-ce équilibré ?
balance-wins = Combien de fois chaque camp gagne
balance-key = En %, avec l’intervalle qui contient la vraie part avec une confiance de 95 %. La zone éclairée de la rue est celle d’un jeu équilibré.
balance-wide = * plus large que ±4 points : trop peu de parties pour conclure.
balance-older = † joué avant un changement des robots : ceux d’aujourd’hui gagneraient peut-être plus ou moins souvent.
balance-endings = Comment finissent les parties
balance-played = { $actions } actions en moyenne ; joué par le robot { $bot }, le { $day }
balance-ending-lady-alice-accusation = accusation fondée
balance-ending-lady-alice-suspicion = soupçons qui résolvent l’énigme
balance-ending-lady-alice-last-one-in = tous les autres avaient accusé à tort
balance-ending-lady-alice-round-limit = énigme non résolue
balance-ending-mr-jack-arrested = Jack arrêté
balance-ending-mr-jack-mistaken = quelqu’un d’autre arrêté
balance-ending-mr-jack-escaped = Jack a quitté le quartier
balance-ending-mr-jack-dawn = aube
balance-ending-mr-jack-pocket-found = il ne reste qu’un suspect
balance-ending-mr-jack-pocket-seen = deux buts atteints, Jack visible
balance-ending-mr-jack-pocket-caught = vu pendant la poursuite
balance-ending-mr-jack-pocket-late = six sabliers
balance-ending-mr-jack-pocket-unseen = deux buts atteints, Jack hors de vue
balance-ending-mr-jack-pocket-escaped = jamais vu pendant la poursuite
balance-ending-mr-jack-pocket-dawn = aucun but atteint
balance-ending-scotland-yard-caught = Mister X pris
balance-ending-scotland-yard-surrounded = Mister X ne pouvait plus se déplacer
balance-ending-scotland-yard-stranded = aucun détective ne pouvait se déplacer
balance-ending-scotland-yard-away = Mister X s’est échappé
balance-ending-whitechapel-home = Jack rentré quatre fois
balance-ending-whitechapel-arrested = Jack arrêté
balance-ending-whitechapel-no-way-out = Jack ne pouvait plus fuir
balance-ending-whitechapel-out-of-time = Jack pas rentré à temps
balance-usual = règles habituelles
balance-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
balance-claims = Ce que l’on dit, et ce que l’on a mesuré
balance-groups-scotland-yard = Victoires de Mister X selon sa station de départ, en %.
balance-groups-mr-jack = Victoires de Jack selon ses traits, en %.
balance-groups-mr-jack-pocket = Victoires de Mr. Jack selon son identité, en %.
balance-how = Joué par un robot avec peu de simulations par coup. Cette commande rejoue les parties :
balance-option = { $option } : { $value }
balance-claim-scotland-yard-1 = La règle ne dit pas qui est avantagé. Avec cinq détectives, la partie est serrée, un peu en faveur de Mister X ; chaque détective de moins l’aide beaucoup.
balance-claim-scotland-yard-2 = Par station de départ, les intervalles sont larges : il faut plus de parties pour dire lesquelles sont bonnes.
balance-claim-mr-jack-1 = Quatre personnages commencent dans la lumière et quatre dans l’ombre, comme si aucun camp n’était avantagé. Ici, l’enquêteur a gagné deux parties sur trois, sur les deux plateaux.
balance-claim-mr-jack-2 = Ce robot ne prévoit que peu de coups. Un Jack qui prépare sa fuite sur plusieurs tours fait peut-être mieux.
balance-claim-mr-jack-pocket-1 = La règle donne aux deux camps les mêmes quatre actions par tour. L’Enquêteur a gagné trois parties sur cinq.
balance-claim-lady-alice-1 = Toutes les places ont les mêmes règles, seul l’ordre des tours change. Aucune place n’est nettement meilleure : chaque intervalle contient une part égale.
balance-claim-whitechapel-1 = Des joueurs qui ont écrit des variantes disent qu’entre joueurs expérimentés Jack est avantagé. Bien trop peu de parties ont été jouées ici pour le confirmer ou l’infirmer : ces robots réfléchissent peu, et une partie est longue.
balance-claim-whitechapel-2 = « Heure du crime » et « Les policiers s’investissent » sont recommandées ensemble pour compliquer la tâche de Jack. Les intervalles sont trop larges pour dire si c’est le cas.
