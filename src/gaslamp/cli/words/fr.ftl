cli-list = { $left }, { $right }
cli-numbered = { $number } { $name }

cli-about = Jeux d’identité cachée dans le Londres des becs de gaz, au terminal.
cli-about-games = Donne la liste des jeux, ou présente l’un d’eux : ses places, ses options.
cli-about-rules = Explique comment jouer, puis affiche les règles numérotées ; ou quelques-unes seulement.
cli-about-lesson = Fait apprendre un jeu en jouant, pas à pas.
cli-about-play = Lance une partie contre un robot, ou à plusieurs autour d’un écran.
cli-about-resume = Continue une partie enregistrée, ou l’une de vos dernières parties.
cli-about-replay = Rejoue une partie enregistrée, vue d’un côté de la table, pas à pas si vous voulez.
cli-about-position = Écrit en texte une position d’une partie terminée, ou vérifie un texte que vous avez modifié.
cli-about-review = Juge chaque décision d’une partie terminée sur ce que son camp savait, et trouve les tournants.
cli-about-side = Extrait ce qu’une place a vu d’une partie enregistrée, et rien d’autre ; ou raconte un tel fichier en mots.
cli-about-verify = Vérifie que les tirages d’une partie finie, jouée sur un serveur, étaient équitables.
cli-about-bench = Mesure la vitesse du moteur.

cli-page-usage = Usage : { $usage }
cli-page-commands = Commandes
cli-page-arguments = Arguments
cli-page-options = Options
cli-page-examples = Exemples

cli-param-help = Affiche cette page, ou celle d’une commande.
cli-param-version = Affiche la version et les modules compilés.
cli-param-lang = La langue ; par défaut, celle du système.
cli-param-game = Le nom du jeu, tel que le donne « gaslamp games ».
cli-param-any-game = Le jeu ; sans nom, la liste complète.
cli-param-rule-words = Le numéro d’une règle, ou des mots à chercher ; sans rien, tout est affiché.
cli-param-games = Les jeux à mesurer ; sans nom, tous.
cli-param-lesson = La leçon à suivre, comme « gaslamp lesson » la nomme.
cli-param-lesson-step = Commence à cette étape.
cli-param-file = Une partie enregistrée par « sauver » ; sans nom, les dernières parties sont proposées.
cli-param-seat = Votre place, par nom ou par numéro ; « all » pour jouer autour d’un écran. Sinon, on vous la demande.
cli-param-side = Le point de vue : une place, « spectator », ou « all » pour toute la vérité d’une partie finie.
cli-param-against = Le robot qui occupe les places libres : random, novice, club, master ou un personnage comme pip ou engine ; club par défaut.
cli-param-seed = Un nombre qui fixe tous les tirages, pour rejouer la même partie.
cli-param-saved = Une partie enregistrée, ou le point de vue d’une place.
cli-param-taken = Le point de vue à extraire : une place, ou « spectator ».
cli-param-finished = Le fichier d’une partie finie, tel que le donne un serveur.
cli-param-unsaved = N’enregistre pas la partie. Par défaut, votre partie est enregistrée après chaque coup.
cli-param-option = Une option du jeu. « gaslamp games JEU » les présente.
cli-param-step = Montre la position après chaque action : avancer, reculer, sauter, voir les notes.
cli-param-seconds = La durée de chaque mesure.

cli-examples-gaslamp =
    gaslamp games                             # la liste des jeux
    gaslamp play scotland_yard                # s’asseoir et jouer
    gaslamp rules scotland_yard               # lire d’abord les règles
    gaslamp play --help                       # tout sur la façon de jouer
cli-examples-games =
    gaslamp games                             # la liste complète
    gaslamp games scotland_yard               # ses places et ses options
cli-examples-rules =
    gaslamp rules scotland_yard
    gaslamp rules scotland_yard SY-16         # une seule règle
    gaslamp rules scotland_yard coup double   # tout ce qui en parle
    gaslamp rules scotland_yard | less        # page à page
cli-examples-lesson =
    gaslamp lesson                            # quelles leçons il y a
    gaslamp lesson scotland_yard mister_x     # votre première partie : Mister X
    gaslamp lesson scotland_yard mister_x --step travel-log
cli-examples-play =
    gaslamp play scotland_yard                # la place vous est demandée
    gaslamp play scotland_yard --seat mister-x
    gaslamp play scotland_yard --seat all     # tous autour d’un écran
    gaslamp play scotland_yard --detectives 4 --voluntary-reveal
    gaslamp play scotland_yard --seed 7       # toujours les mêmes tirages
    gaslamp play scotland_yard --lang en      # in English
cli-examples-resume =
    gaslamp resume                            # l’une de vos dernières parties
    gaslamp resume vendredi                   # la place vous est demandée
    gaslamp resume vendredi.gaslamp --seat detectives
cli-examples-replay =
    gaslamp replay vendredi.gaslamp           # ce que tous ont vu ; finie, tout
    gaslamp replay vendredi.gaslamp --seat 1 --step
cli-examples-review =
    gaslamp review vendredi.gaslamp           # tous les camps
    gaslamp review vendredi.gaslamp --seat mister-x
    gaslamp review vendredi-2.side            # ce qu’un seul camp a vu
cli-examples-position =
    gaslamp position vendredi.gaslamp --before 40 > vendredi-40.txt
    gaslamp position vendredi-40.txt          # le plateau, et les coups possibles
    gaslamp resume vendredi-40.txt --seat 1   # continue depuis là
cli-param-position = Une partie enregistrée et terminée, ou le texte d’une position.
cli-position-running = Cette partie n’est pas terminée. Ses positions pourront être écrites en texte à la fin.
cli-param-position-before = La position avant cette action, là où son coup commence ; sans elle, la dernière.
cli-position-legal = Coups possibles ici ({ $count }) : { $legal }.
cli-param-reviewed = La place dont le camp est analysé ; sans elle, tous les camps.
cli-param-nodes = Simulations par décision : plus il y en a, plus c’est précis et long.
cli-param-before = Continue une partie terminée juste avant cette action ; « review » en donne les numéros.
cli-bad-before = Il n’y a pas d’action { $number } : --before va de 1 à { $last }.
cli-play-on-running = Cette partie n’est pas terminée. Vous pourrez continuer depuis ses positions quand elle le sera.
cli-bad-nodes = --nodes vaut 1 ou plus, pas { $nodes }.
cli-review-running = Cette partie n’est pas terminée. Elle pourra être analysée à la fin.
cli-review-spectator = Voici ce qu’un spectateur a vu. Seul le côté d’un joueur a des décisions à analyser.
cli-review-decision = { $choice } { $grade ->
        [best] Meilleur choix
        [good] Bon choix
        [inaccuracy] Imprécision
        [mistake] Erreur
       *[blunder] Gaffe
    }.
cli-review-decision-chance = { $decision } { $before } → { $after } %.
cli-review-better = Mieux : { $choice }
cli-review-other = Ou bien : { $choice }
cli-review-other-chance = { $chance } %.
cli-review-told = Possible pour vous aux yeux des autres : { $before } avant, { $after } après.
cli-review-turning = { $count ->
        [0] Aucune décision n’a coûté cher.
        [one] Le tournant :
       *[other] Les tournants :
    }
cli-examples-side =
    gaslamp side vendredi.gaslamp --seat 2 > vendredi-2.side
    gaslamp side vendredi-2.side                  # raconté en mots
cli-examples-verify =
    gaslamp verify vendredi.gaslamp
    gaslamp verify vendredi.gaslamp --commitment 5e1f…   # notée par votre page
cli-param-commitment = Une empreinte notée pendant la partie : celle de la graine, du départ ou des coups. Peut se répéter.
cli-param-number = Un de vos nombres qui entrent dans les tirages. Peut se répéter.
cli-verified =
    Équitable : { $count ->
        [one] le seul tirage suit
       *[other] les { $count } tirages suivent
    } la graine scellée d’avance, { $commitment }.
cli-verified-numbers =
    { $count ->
        [one] Le joueur de la place { $seats } a ajouté aux tirages un nombre scellé
       *[other] Les joueurs des places { $seats } ont ajouté aux tirages des nombres scellés
    } avant qu’aucun ne soit connu. Empreinte du départ : { $start }.
cli-verified-record = Les { $count } coups, même cachés, correspondent à leur empreinte { $record }.
cli-verified-opening = { $count ->
    [one] La première action vient d’une autre partie. Elle fait partie du relevé, mais rien n’est prouvé de ses tirages.
   *[other] Les { $count } premières actions viennent d’une autre partie. Elles font partie du relevé, mais rien n’est prouvé de leurs tirages.
}
cli-verified-ended = La partie s’est arrêtée avant la fin prévue par les règles : { $ending ->
    [resigned] un joueur a abandonné
    [flagged] le temps d’un joueur est écoulé
    [drawn] la nulle a été convenue
   *[other] { $ending }
}.
cli-verified-before = Cette table a été ouverte par une version plus ancienne. Le fichier ne prouve ni que le serveur a choisi sa graine avant de connaître les nombres des joueurs, ni que les coups cachés sont ceux qui ont été joués.
cli-verified-unfinished = La partie de ce fichier n’est pas allée jusqu’à la fin prévue par les règles : abandon, nulle, temps écoulé, ou fichier coupé. Les anciens fichiers ne disent pas lequel.
cli-verified-noted = { $count ->
    [one] L’empreinte que vous avez notée correspond
   *[other] Les { $count } empreintes que vous avez notées correspondent
} à cette partie.
cli-verified-alone = Comparez ces empreintes à celles que votre page a notées (--commitment) : à lui seul, un fichier ne prouve pas qu’il est celui de votre partie.
cli-examples-bench =
    gaslamp bench                             # tous les jeux
    gaslamp bench scotland_yard --seconds 5

cli-games-more = Places et options d’un jeu : { $example }
cli-game-seats = Places : { $seats }
cli-game-options = Options de ce jeu
cli-game-more = Pour jouer : { $play } · Pour les règles : { $rules }
cli-usually = { $values } ; par défaut { $usual }
cli-with-people = { $values }, à plusieurs { $usual }

cli-engine-compiled = moteur : compilé
cli-engine-plain = moteur : Python pur
cli-plain-python = Le moteur n’est pas compilé : il tourne en Python pur, plus lentement.

cli-usage = { $reason } Voyez « { $help } ».
cli-unknown-language = La langue « { $language } » n’existe pas ici. Langues : { $allowed }.
cli-unknown-command = La commande « { $command } » n’existe pas.
cli-unknown-option = L’option { $option } n’existe pas. Options : { $allowed }.
cli-no-such-option = L’option { $option } n’existe pas.
cli-missing-argument = Il manque { $argument }.
cli-missing-value = { $option } demande une valeur.
cli-not-a-whole-number = { $option } demande un nombre entier, pas « { $value } ».
cli-not-a-number = { $option } demande un nombre, pas « { $value } ».
cli-repeated = { $option } est répété.
cli-too-much = « { $found } » est de trop.
cli-misunderstood = Cette ligne de commande est incompréhensible.
cli-bad-seed = « { $seed } » ne peut pas servir de graine : il faut un nombre entier de 0 à 4611686018427387903.
cli-bad-seconds = « { $seconds } » ne peut pas servir de durée : il faut plus de 0 et au plus 3600 secondes.
cli-unknown-seat = « { $seat } » ne désigne pas une place. Places : { $allowed }. Ou bien : { $also }.
cli-whose-side = Dites quel point de vue : --seat avec une place, ou « spectator ».
cli-journal-closed = La partie n’est pas finie : son journal s’ouvre à la fin. Choisissez une place, ou « spectator ».
cli-no-rules = Les règles de { $title } ne sont pas ici : il manque { $file }.
cli-rules-nothing = Rien dans les règles ne parle de « { $asked } ».
cli-stopped = Interrompu.

cli-bad-file = { $file } : { $reason }
cli-not-saved = La partie n’a pas été enregistrée dans { $file } : { $reason }
cli-file-missing = ce fichier ou ce dossier n’existe pas.
cli-file-forbidden = l’accès est refusé.
cli-file-folder = c’est un dossier, pas un fichier.
cli-file-not-text = ce n’est pas un fichier texte.
cli-file-too-large = le fichier est bien trop gros pour une partie.
cli-file-trouble = { $trouble }.
cli-file-exists = { $file } existe déjà. Choisissez un autre nom.
cli-save-where = Dans quel fichier ? Par exemple : { cli-command-save } { $example }
cli-saved = Partie enregistrée dans { $file }. Le fichier contient tous les secrets de la partie : ne le montrez pas aux autres joueurs.
cli-saved-over = Partie enregistrée dans { $file }.

cli-which-seat = Qui êtes-vous ? { $seats }, ou « { $all } » pour jouer tous sur cet écran. Entrée pour 1.
cli-welcome = Vous jouez { $seat } contre le robot « { $bot } ». « { cli-command-help } » dit ce que vous pouvez taper.
cli-welcome-all = Tout le monde joue sur cet écran, qui passe de main en main. « { cli-command-help } » dit ce que vous pouvez taper.
cli-unusual-with-people = Parce que vous jouez à plusieurs : { $flag }. Donnez l’option vous-même pour en changer.
cli-hand-over = Passez l’écran : { $seat }.
cli-hand-over-enter = Appuyez sur Entrée quand personne d’autre ne regarde. { "" }
cli-your-move =
    { $expected } { $count ->
        [one] Seul coup possible : « { $example } ».
        [2] Par exemple « { $example } » ; « ? » donne les deux coups possibles.
       *[other] Par exemple « { $example } » ; « ? » donne les { $count } coups possibles.
    }
cli-rest-unplayed = Ce n’est plus votre tour. Coups non joués : { $rest }.
cli-forced = { $told } (Rien d’autre n’était possible.)
cli-older-news = { "  " }… { $left ->
        [one] une ligne plus tôt
       *[other] { $left } lignes plus tôt
    } : « { cli-command-log } » montre tout.
cli-no-such-choice = Aucun coup ne répond à « { $wanted } » ; « ? » les donne tous.
cli-more = [Entrée] encore { $left ->
        [one] une ligne
       *[other] { $left } lignes
    }, ou autre chose pour arrêter : { "" }
cli-ended-with-points = { $ended } Points : { $points }.
cli-points = { $seat } { $points }
cli-over = La partie est finie et tous les secrets sont révélés : « { cli-command-log } » montre tout, « { cli-command-save } FICHIER » l’enregistre, « { cli-command-quit } » pour partir.
cli-goes-on = La partie continue. Prochain à jouer : { $seat }.
cli-open-journal = tous les secrets
cli-step = [Entrée] suite, « { cli-command-back } », un numéro, « { cli-command-notes } », « { cli-command-quit } » : { "" }
cli-step-of = { $number }/{ $count }
cli-step-how = Entrée pour avancer, ou tapez « { cli-command-back } », le numéro d’une étape, « { cli-command-notes } » ou « { cli-command-quit } ».
cli-bye-unsaved = Au revoir. Cette partie n’a pas été enregistrée.
cli-bye-saved = Au revoir. Pour revenir : { $command }
cli-bye-kept = Au revoir. La partie est enregistrée. Pour revenir : { $command }
cli-lesson = { $title }, { $minutes } minutes : { $command }
cli-no-lessons = Il n’y a pas encore de leçon pour ce jeu.
cli-lesson-of = { $game } : { $title }
cli-lesson-head = { $chapter } ({ $number } sur { $of })
cli-lesson-next = [Entrée] pour continuer.
cli-lesson-move = À vous de jouer. « ? » donne les coups, « { cli-command-hint } » en montre un bon.
cli-lesson-free = À vous de jouer, comme il vous plaît. « ? » donne les coups.
cli-lesson-done = La leçon est finie. À vous de jouer une vraie partie : { $command }
cli-lesson-hint = Par exemple : { $moves }.
cli-lesson-any = Ici, tous les coups sont bons.
cli-lesson-how = Entrée pour continuer ; un coup se tape comme « { $example } ». Et aussi :
cli-lesson-no-step = Il n’y a pas d’étape « { $step } ». Étapes : { $allowed }.
cli-lesson-left = Pour continuer d’ici : { $command }
cli-quit-unsaved = Cette partie n’est pas enregistrée : « { cli-command-save } FICHIER » l’enregistre, « { cli-command-quit } » encore une fois quitte sans l’enregistrer.
cli-nothing-kept = Aucune partie n’est enregistrée. Pour en commencer une : gaslamp play JEU
cli-which-game = Quelle partie ? Entrée pour 1.
cli-no-such-game = Il faut un numéro de 1 à { $last }.
cli-kept-game = { $title }, { $seat }, contre « { $bot } »
cli-everybody = tous autour d’un écran
cli-bye-stale = Au revoir. Ce qui a suivi le dernier « { cli-command-save } » est perdu. Pour repartir de là : { $command }

cli-command-notes = notes
cli-command-hint = conseil
cli-command-log = journal
cli-command-lines = lignes
cli-command-legend = légende
cli-command-redraw = redessiner
cli-command-map = carte
cli-command-rules = règles
cli-command-undo = annuler
cli-command-save = sauver
cli-command-help = aide
cli-command-quit = quitter
cli-command-back = retour
cli-word-all = tout

cli-typed-choices = ? [MOTS]
cli-typed-notes = { cli-command-notes } [{ cli-word-all }]
cli-typed-lines = { cli-command-lines } LIEU
cli-typed-save = { cli-command-save } FICHIER

cli-ask-for-moves = « ? » donne tous les coups possibles.
cli-help-intro = Tapez un coup tel que « ? » le donne. Vous pouvez l’abréger tant qu’il reste clair, ou en taper plusieurs de suite. Vous pouvez aussi taper :
cli-help-choices = tous les coups possibles maintenant, ou ceux qui répondent aux mots
cli-help-notes = ce qu’on peut déduire de ce que vous avez vu : en bref, ou tout
cli-help-hint = ce que jouerait le meilleur robot, et pourquoi
cli-help-log = tout ce que vous avez vu jusqu’ici
cli-help-lines = ce qu’est un lieu, et où mènent ses lignes
cli-help-legend = ce que veulent dire les signes du dessin
cli-help-redraw = montrer de nouveau la position
cli-help-map = dessiner tout le plateau, si grand soit-il
cli-help-rules = les règles du jeu
cli-help-undo = annuler le coup commencé
cli-help-back = revenir à l’étape précédente
cli-help-solution = montrer la réponse
cli-help-save = enregistrer la partie dans un fichier
cli-help-help = cette liste
cli-help-quit = quitter

cli-heading = { $heading } :
cli-not-exact = Trop de possibilités pour des chiffres exacts ; ce qui est exclu l’est avec certitude.
cli-notes-none = Il n’y a encore rien à noter.
cli-notes-own = Ce que vous pouvez déduire :
cli-notes-about-you = Ce que les autres peuvent déduire de vous :
cli-each = à { $share } :
cli-notes-more = « { cli-command-notes } { cli-word-all } » donne tout.
cli-notes-how = « { cli-command-notes } » en bref, « { cli-command-notes } { cli-word-all } » pour tout.
cli-hint-thinking = Le maître jouerait :
cli-hint = { $typed } ({ $label }), { $worth ->
        [good] bonne position
        [even] position égale
       *[bad] mauvaise position
    }.
cli-hint-chance = { $typed } ({ $label }), { $share } % de chances de gagner.
cli-about-place = { $place } : { $traits }
cli-unknown-place = Rien sur le plateau ne s’appelle « { $name } ». Par exemple : { $examples }.
cli-lines-how = Quel lieu ? Par exemple : { cli-command-lines } { $example }
cli-no-legend = Le dessin n’a pas de légende.

cli-page-configuration = Configuration
cli-configuration = Chaque option peut aussi venir d’une variable d’environnement, comme GASLAMP_SERVE_PORT pour --port, ou de la table « [serve] » de { $file } ({ $variable } désigne un autre fichier) : port = 8888, host-name = ["games.example.org"]. La ligne de commande passe d’abord, puis l’environnement, puis le fichier.
cli-no-configuration = Le fichier de configuration { $file }, que désigne la variable d’environnement { $variable }, n’existe pas.
cli-bad-configuration = Le fichier de configuration est illisible : { $reason }.
cli-about-serve = Sert Gaslamp aux navigateurs : des tables pour joueurs et robots.
cli-param-host = L’adresse d’écoute ; « 0.0.0.0 » pour tous ceux qui peuvent joindre cette machine.
cli-param-port = Le port ; 0 pour n’importe quel port libre.
cli-param-host-name = Un nom par lequel les navigateurs joignent ce serveur, comme games.example.org. Peut se répéter. Les adresses en chiffres et les noms de cette machine sont toujours admis.
cli-param-sockets = Combien de fenêtres une adresse peut garder ouvertes ; 100 par défaut.
cli-param-outside-game = Un jeu extérieur au programme, comme mon_jeu.game:GAME, ou le fichier d’un scénario de Scotland Yard. Peut se répéter.
cli-param-database = Où garder les parties : une URL SQLAlchemy comme postgresql://… ; par défaut, un fichier du dossier de données.
cli-param-data-dir = Le dossier de données ; par défaut, celui du système.
cli-param-workers = Le nombre de processus qui réfléchissent pour les robots, les conseils et les carnets ; un par cœur par défaut.
cli-param-keep = Supprime les parties auxquelles personne n’a touché depuis tant de jours ; seul compte le temps où un serveur tourne. Par défaut, toutes sont gardées.
cli-param-public-url = L’adresse à laquelle les joueurs ouvrent ce serveur, comme https://games.example.org ; les liens des alertes commencent par elle.
cli-param-smtp-url = Le serveur SMTP qui envoie des courriels aux joueurs qui en veulent : smtp://nom:motdepasse@hôte:587, ou smtps:// pour TLS d’emblée. Mieux vaut GASLAMP_SERVE_SMTP_URL, car l’adresse contient un mot de passe.
cli-param-mail-from = L’adresse d’où viennent les courriels aux joueurs.
cli-param-webhooks = Laisse les joueurs ajouter un webhook de la messagerie de leur club. Le serveur se connecte alors aux adresses https que les joueurs choisissent, jamais à des adresses privées.
cli-param-players-page = Montre une page des joueurs du serveur : ceux qui laissent voir leur page et ont une cote.
cli-webhooks-incomplete = --webhooks demande aussi --public-url.
cli-bad-public-url = « { $url } » n’est pas une adresse pour --public-url. Elle ressemble à https://games.example.org.
cli-bad-smtp-url = --smtp-url demande une adresse comme smtp://nom:motdepasse@hôte:587.
cli-mail-incomplete = L’envoi de courriels demande trois options : --smtp-url, --mail-from et --public-url.
cli-no-mail-library = L’envoi de courriels demande une bibliothèque qui n’est pas installée : pip install gaslamp[mail].
cli-param-open = Ouvre le navigateur.
cli-examples-serve =
    gaslamp serve --open                      # ici, dans votre navigateur
    gaslamp serve --host 0.0.0.0 --port 80    # pour tout le réseau
    gaslamp serve --database postgresql://club@localhost/gaslamp
cli-serving = Gaslamp tourne à l’adresse { $address } — Ctrl-C l’arrête ; rien n’est perdu.
cli-port-taken = Le port { $port } sur { $host } est pris, peut-être par un autre serveur Gaslamp. Arrêtez-le, ou choisissez un autre port avec --port ; --port 0 prend n’importe quel port libre.
cli-bad-port = « { $port } » n’est pas un port : il faut un nombre entier de 0 à { $last }.
cli-no-port = Impossible d’écouter sur { $host }, port { $port } : { $reason }. Choisissez-en d’autres avec --host et --port.
cli-task-ended = Le serveur s’est arrêté : sa tâche de fond « { $task } » a pris fin de façon inattendue. Le journal en dit la cause ; aucune partie n’est perdue.
cli-not-started = Le serveur n’a pas pu démarrer. Le journal en dit la cause.

cli-about-tables = Affiche les tables d’un serveur, en ferme ou exporte leurs parties, même pendant qu’il tourne.
cli-param-table = L’identifiant d’une table, comme dans la liste ; sans lui, toutes sont affichées.
cli-param-tables-close = Ferme la table : sa partie se termine sans résultat, et les pages ouvertes le disent.
cli-param-tables-export = Écrit la partie terminée dans ce fichier, comme le peuvent ses joueurs.
cli-param-tables-all = Affiche aussi les tables terminées et fermées.
cli-param-tables-reported = Affiche seulement les tables où un joueur a été signalé.
cli-param-tables-ratings = Recalcule toutes les cotes à partir des résultats conservés.
cli-param-tables-most = Combien de tables afficher, les dernières utilisées ; 50 par défaut.
cli-examples-tables =
    gaslamp tables                            # les tables ouvertes
    gaslamp tables --reported                 # celles avec un joueur signalé
    gaslamp tables k3x9qp                     # une table, avec ses signalements
    gaslamp tables k3x9qp --close
    gaslamp tables k3x9qp --export partie.gaslamp
cli-tables-which = Nommez la table : gaslamp tables TABLE --close.
cli-tables-none = Aucune table à afficher.
cli-ratings-recomputed = { $count ->
    [0] Il n’y a aucune partie cotée d’où calculer des cotes.
    [one] Les cotes ont été recalculées à partir d’une partie cotée.
   *[other] Les cotes ont été recalculées à partir de { $count } parties cotées.
}
cli-tables-more = En voici { $count } ; --most en affiche davantage.
cli-table-waiting = attend
cli-table-running = en cours
cli-table-over = finie
cli-table-closed = fermée
cli-table-free = (libre)
cli-table-unnamed = (sans nom)
cli-table-reports = { $count ->
    [one] 1 signalement
   *[other] { $count } signalements
}
cli-table-report = { $at } : { $who } signale { $whom }. « { $words } »
cli-table-chat = La discussion :
cli-table-was-closed = La table { $table } est fermée.
cli-table-exported = La partie de la table { $table } est dans { $file }.

cli-about-arena = Fait jouer des robots les uns contre les autres et mesure lequel est le meilleur.
cli-param-bots = Les robots : un nom, « master@0.1 » pour un dixième de son temps de réflexion, « club:nodes=200 », ou « module:callable » pour le vôtre. Dans l’arène seulement : « alphabeta » aux deux jeux de Mr. Jack, et des styles pour un seul rôle : runner, hider, doubler, chasers, netters, ticket_savers à Scotland Yard ; homebody, wanderer, waiter, coach_saver, blockers, containers, sweepers, arresters, hounds à Lettres de Whitechapel.
cli-param-match-games = Combien de parties joue chaque paire, la moitié dans chaque rôle, sur les mêmes donnes.
cli-param-match-seed = Un nombre qui décide de toutes les donnes ; 0 par défaut.
cli-param-jobs = Combien de processus jouent ; les temps ne sont justes que si chacun a son processeur.
cli-param-json = Garde chaque partie dans ce fichier, une ligne de JSON chacune ; relancée, la commande continue où elle s’est arrêtée.
cli-param-plot = Dessine le résultat en SVG.
cli-param-sprt = Arrête une paire dès qu’il est décidé quel robot est le meilleur.
cli-param-better = Ce que « meilleur » veut dire pour --sprt : gagner à ce taux ; 0.55 par défaut.
cli-param-patience = Combien de secondes un robot à vous, MODULE:CALLABLE, peut prendre pour répondre avant de perdre la partie ; 60 par défaut.
cli-param-ray = Joue sur le cluster Ray à cette adresse ; « auto » trouve celui de cette machine, « local » en crée un.
cli-examples-arena =
    gaslamp arena scotland_yard random random
    gaslamp arena mr_jack novice random --games 400 --jobs 2 --json match.jsonl
    gaslamp arena lady_alice club novice --seats 5 --sprt
    gaslamp arena mr_jack_pocket mon_module:mon_robot random --plot match.svg
cli-too-few-bots = Il faut au moins deux robots pour un match.
cli-bad-games = « { $games } » n’est pas un nombre de parties. Possible : de 1 à { $most }.
cli-bad-jobs = « { $jobs } » n’est pas un nombre de processus. Possible : de 1 à { $most }.
cli-bad-better = « { $better } » n’est pas un taux de victoire. Possible : plus de 0.5 et moins de 1.
cli-bad-patience = « { $patience } » n’est pas un nombre de secondes. Possible : plus de 0.
cli-match-goes-on =
    { $left ->
        [one] Il reste une partie.
       *[other] Il reste { $left } parties.
    } La même commande continue à partir de { $file }.
cli-plot-drawn = Dessiné dans { $file }.

cli-about-balance = Mesure l’équilibre d’un jeu : un même robot à toutes les places, dans chaque variante du jeu.
cli-param-balance-games = Combien de parties joue chaque variante ; 600 par défaut, assez pour ±4 points.
cli-param-balance-bot = Le robot à toutes les places ; « club:nodes=100 » par défaut.
cli-param-balance-folder = Garde chaque partie dans ce dossier, un fichier par variante ; relancée, la commande continue où elle s’est arrêtée.
cli-param-balance-json = Écrit aussi les résultats dans ce fichier, en JSON.
cli-examples-balance =
    gaslamp balance mr_jack_pocket --games 100
    gaslamp balance scotland_yard --detectives 4 --jobs 2 --folder equilibre
    gaslamp balance whitechapel --bot master:nodes=400 --folder equilibre

cli-about-puzzles = Cherche des énigmes dans des parties entre robots, prouve celles d’un jeu, ou vous en propose une.
cli-param-puzzle-games = Combien de parties sont fouillées ; 100 par défaut.
cli-param-puzzle-seed = Un nombre qui décide de chaque partie fouillée ; 0 par défaut.
cli-param-puzzle-bot = Le robot de chaque place ; « club:nodes=60 » par défaut.
cli-param-each = Combien d’énigmes trouver de chaque genre et difficulté ; 2 par défaut.
cli-param-write = Ajoute ce qui est trouvé à ce fichier d’énigmes.
cli-param-check = Prouve de nouveau toutes les énigmes du jeu.
cli-param-solve = Vous propose l’énigme qui porte ce numéro.
cli-examples-puzzles =
    gaslamp puzzles mr_jack --solve 3
    gaslamp puzzles scotland_yard --check
    gaslamp puzzles whitechapel --games 200 --seed 7 --write trouvees.toml
cli-bad-each = « { $each } » n’est pas un nombre d’énigmes. Possible : de 1 à { $most }.
cli-puzzle-proved = { $number }. { $title }, difficulté { $difficulty } : prouvée.
cli-puzzle-not-proved = { $number }. { $title }, difficulté { $difficulty } : non prouvée : { $reason }.
cli-puzzles-proved =
    { $count ->
        [0] Le jeu n’a pas encore d’énigmes.
        [one] L’énigme est prouvée.
       *[other] Les { $count } énigmes sont prouvées.
    }
cli-puzzles-not-proved = { $failed ->
    [one] { $failed } énigme sur { $count } n’a pas pu être prouvée.
   *[other] { $failed } énigmes sur { $count } n’ont pas pu être prouvées.
}
cli-puzzle-found = { $number }. { $title }, difficulté { $difficulty } : trouvée dans la partie { $game }, la réponse est « { $answer } ».
cli-puzzles-written =
    { $count ->
        [0] Aucune énigme n’est
        [one] Une énigme est
       *[other] { $count } énigmes sont
    } dans { $file }.
cli-puzzle-heading = Énigme { $number } : { $title }, difficulté { $difficulty }.
cli-puzzle-seat = Vous jouez : { $seat }.
cli-command-solution = solution
cli-puzzle-how = Tapez une de ces réponses, « { cli-command-solution } » pour la connaître, ou « { cli-command-quit } ».
cli-puzzle-unclear = Ce n’est aucune des réponses ci-dessus.
cli-puzzle-right = Exact : { $answer }.
cli-puzzle-solution = La réponse est { $answer }.

cli-about-train = Entraîne de petits réseaux pour un jeu, un par rôle, en jouant contre eux-mêmes (PyTorch, gaslamp[train]).
cli-param-train-folder = Où tout est gardé ; relancée, la commande continue à partir de là. Par défaut, training/JEU.
cli-param-train-minutes = Combien de temps dure l’entraînement cette fois-ci ; 20 minutes par défaut.
cli-param-train-imitate = Combien de minutes les réseaux apprennent d’abord à choisir comme le niveau « novice », avant de jouer entre eux ; par défaut, 5 en tout.
cli-param-train-games = Combien de parties se jouent en même temps ; 4096 par défaut.
cli-param-train-workers = Combien de processus font avancer les parties ; un par cœur par défaut.
cli-param-train-device = Où les réseaux apprennent : auto, cpu ou cuda.
cli-examples-train =
    gaslamp train mr_jack_pocket --minutes 20
    gaslamp train scotland_yard --detectives 4 --games 16384 --folder yard
cli-train-bad-minutes = --minutes vaut plus de 0, pas { $minutes }. Par exemple : --minutes 20.
cli-train-bad-imitate = --imitate attend des minutes, 0 ou plus, pas { $minutes }.
cli-train-bad-games = --games va de { $least } (une par processus) à { $most }, et non { $games }.
cli-train-bad-device = Il n’y a pas d’appareil « { $device } ». Au choix : { $allowed }.
cli-train-not-installed = L’entraînement a besoin de ce qui n’est pas installé ici : { $missing }. Installez gaslamp[train].
cli-train-begins = Entraînement sur { $device }, dans { $folder }, à partir de la mise à jour { $updates }. Ctrl-C l’arrête ; relancée, la commande continue.
cli-train-line = Mise à jour { $updates } : { $millions } millions de décisions jusqu’ici, { $speed } par seconde, { $waited } du temps à attendre les parties.
cli-train-role = { "    " }{ $role } : { $won } de victoires, entropie { $entropy }, les valeurs expliquent { $explained } des résultats.
cli-train-agreed = { "    " }préfère ce que choisit un novice dans { $share } des cas.
cli-train-against-teacher = { "    " }Contre un novice, ils gagnent { $shares }.
cli-train-goes-on = C’est enregistré. La même commande continue à partir de { $folder }.
cli-train-done = C’est enregistré dans { $folder }. Avec GASLAMP_NETWORKS={ $folder }, le robot « net » joue avec ces réseaux.
cli-train-everybody = chaque joueur
