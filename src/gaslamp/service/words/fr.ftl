service-unfair-seed = La graine n’est pas celle qui avait été scellée avant la partie.
service-unfair-draw = Le tirage numéro { $number } ne découle pas de la graine.
service-no-such-table = Cette table n’existe pas, ou a été supprimée.
service-other-version = Cette table suit une autre version de Gaslamp ou des règles et ne peut pas continuer ici.
service-newer-event = Cette table a été continuée avec une version plus récente de Gaslamp. Ce serveur doit être mis à jour pour qu’elle puisse continuer ici.
service-newer-replay = Cette partie enregistrée a été envoyée à une autre version de Gaslamp ou suit d’autres règles : elle ne peut pas être montrée ici. Envoyez de nouveau son fichier.
service-newer-schema = La base de données a été mise à jour par un Gaslamp plus récent : son schéma porte le numéro { $found }, et ce programme les connaît jusqu’au { $known }. Lancez le Gaslamp plus récent, ou restaurez la sauvegarde d’avant la mise à jour.
service-wrong-seats = Ce jeu a { $needed } places, et non { $given }.
service-not-invited = Il faut une invitation pour rejoindre cette table. Demandez le lien à son hôte.
service-not-yours = Vous n’avez pas de place à cette table. Ouvrez-la avec votre propre lien.
service-no-spectators = Cette table n’accepte pas de spectateurs.
service-started = La partie a commencé ou va commencer : on ne change plus de place.
service-only-host = Seul l’hôte de la table peut le faire.
service-host-closes = Vous êtes l’hôte : fermez plutôt la table.
service-seat-yours = C’est votre place.
service-swap-asked = Vous l’avez déjà demandé.
service-no-swap = Personne ne vous a demandé d’échanger les places.
service-no-sides-yet = Avant le début de la partie, on n’écrit qu’à toute la table.
service-table-closed = Cette table a été fermée.
service-nobody-there = Cette place est vide.
service-muted-already = C’est déjà le cas.
service-muted-enough = Vous avez changé cela trop souvent à cette table.
service-reported-enough = Vous avez envoyé assez de signalements à cette table : l’administrateur les voit.
service-empty-database = Cette base ne contient aucune table : aucun serveur ne l’a encore utilisée.
service-older-schema = Cette base a le schéma { $found }, et ce programme demande le { $known }. Le serveur la met à jour à son démarrage.
service-no-vacation = Sans pendule, pas besoin de congé.
service-on-vacation = { $days ->
    [one] Un autre joueur est en congé, pour un jour au plus.
   *[other] Un autre joueur est en congé, pour { $days } jours au plus.
}
service-seat-taken = Cette place est prise.
service-not-started = La partie commence quand toutes les places sont prises.
service-no-such-replay = Cette partie enregistrée n’existe pas, ou a été supprimée. Envoyez de nouveau son fichier.
service-no-such-step = Cette partie a les étapes 0 à { $steps }.
service-archive-busy = Trop de parties sont en cours de chargement. Réessayez dans un instant.
service-not-over = La partie n’est pas encore finie.
service-paused = La partie est en pause. Reprenez-la d’abord.
service-not-paused = La partie n’est pas en pause.
service-no-chat = Cette table n’a pas de discussion.
service-only-spectators = Seuls les spectateurs y écrivent.
service-nothing-said = Le message est vide.
service-chat-full = Vous avez écrit { $most } lignes à cette table. C’est la limite.
service-not-replaced = Aucun robot ne joue pour vous.
service-replaced = Un robot joue pour vous. Récupérez d’abord votre place.
service-time-is-up = Votre temps pour ce coup est écoulé : le robot le joue. Vous pourrez ensuite récupérer votre place.
service-no-player = Seule la place d’un autre joueur peut être confiée à un robot.
service-not-waiting = Un robot ne prend une place que si la partie attend ce joueur.
service-clock-decides = À cette table, la pendule décide : un robot ne prend une place que quand le temps du joueur est écoulé.
service-not-away = { $minutes ->
    [one] Un robot peut prendre la place quand la partie a attendu un joueur absent pendant une minute.
   *[other] Un robot peut prendre la place quand la partie a attendu un joueur absent pendant { $minutes } minutes.
} { $left ->
    [one] Il reste une minute.
   *[other] Il reste { $left } minutes.
}
service-confirm-move = { $question } { $warning }
service-confirm = Confirmez qu’un robot prendra cette place.
service-pause-asked = Une pause est déjà demandée.
service-no-pause-asked = Aucune pause n’attend votre accord.
service-not-back = { $minutes ->
    [one] Le joueur dont c’est le tour est absent. Attendez son retour, ou une minute.
   *[other] Le joueur dont c’est le tour est absent. Attendez son retour, ou { $minutes } minutes.
}
service-draw-offered = Vous avez déjà proposé la nulle.
service-not-two-sides = Ce n’est possible qu’entre deux camps. Si vous devez partir, un robot peut jouer pour vous.
service-proposed = Une autre proposition attend déjà une réponse.
service-no-proposal = Aucune proposition n’attend votre réponse.
service-rated-stays = Cette partie est cotée : les coups restent joués, et chacun joue jusqu’au bout.
service-stand-in-alone = Personne d’autre ne joue ici : un robot ne jouerait pour personne.
service-no-move-yet = Vous n’avez encore joué aucun coup à annuler.
service-took-back-enough = Des coups ont été annulés trop souvent dans cette partie.
service-went-back = Un coup a été annulé : la partie continue à une nouvelle table.
service-no-offer = Personne n’a proposé la nulle.
service-no-draw-with-bots = Les robots jouent jusqu’au bout : la nulle se décide entre humains.
service-unavailable = Cela n’a pas pu être enregistré et n’a pas été fait. Rien d’autre n’est perdu. Réessayez dans un instant.
service-unreadable = La base de données ne répond pas en ce moment : les tables ne peuvent pas être lues. Réessayez dans un instant.
service-damaged = La base de données du serveur est endommagée : impossible de lire ou d’écrire ceci. Réessayer n’y changera rien : prévenez l’administrateur du serveur. Son journal en dit la cause.
service-unreadable-table = L’enregistrement de cette partie est illisible. Les autres parties ne sont pas touchées. Prévenez l’administrateur du serveur : son journal en dit la cause.
service-no-database = La base de données ne peut pas être ouverte : { $cause }
service-folder-in-use = { $database } est utilisé par un autre serveur Gaslamp, le processus { $process }. Arrêtez-le, ou choisissez un autre dossier avec --data-dir.
service-bad-name = Choisissez un nom en caractères visibles, sur une seule ligne.
service-behind = Quelqu’un a été plus rapide : la table a changé. Regardez de nouveau.
service-no-proof = Ce fichier ne prouve pas ses tirages : seules les parties jouées sur un serveur le font.
service-unfinished = Ce fichier ne contient pas une partie finie : la fin manque, ou a été coupée.
service-unfair-record = Les coups ne sont pas ceux qui ont été joués : leur empreinte est différente.
service-unfair-agreed = La partie n’a pas été jouée avec les options convenues à la création de la table.
service-unfair-noted = { $noted } n’est pas une empreinte de cette partie. Si vous l’avez notée à cette table, le fichier ou les tirages ont été changés.
service-unfair-number = Votre nombre { $number } n’entre pas dans ces tirages.
service-unfair-contribution = Le nombre de la place { $seat } n’est pas celui qui était scellé avant la partie.
service-unrevealed = La place { $seat } a scellé un nombre et ne l’a pas révélé. Avec l’aide du serveur, elle pouvait choisir entre deux donnes : rien ne prouve que cette partie est équitable.
service-uncontributed = Aucun joueur n’a ajouté de nombre à ces tirages. Le serveur pouvait choisir la graine : rien ne prouve que cette partie est équitable.
service-commit-early = Les nombres pour les tirages se donnent quand toutes les places sont prises.
service-commit-late = C’est trop tard : les tirages n’attendent plus votre nombre.
service-commit-twice = Vous avez déjà scellé un nombre.
service-reveal-early = Les nombres se révèlent quand tous sont scellés.
service-reveal-other = Ce n’est pas le nombre que vous avez scellé.

service-no-such-key = Cet appareil n’est plus connu ici. Continuez depuis un autre de vos appareils, ou recommencez.
service-no-such-device = Cet appareil n’est pas l’un des vôtres.
service-too-many-devices = Vous avez déjà { $most } appareils. Retirez-en un d’abord.
service-link-used = Ce lien a déjà servi, ou il est trop ancien. Créez-en un autre sur votre autre appareil.
service-seat-claimed = Cette place appartient à un autre joueur.

service-no-such-zone = Ce fuseau horaire n’est pas connu ici.
service-too-many-confirmations = Cette adresse a déjà reçu plusieurs confirmations aujourd’hui. Ouvrez le lien de l’une d’elles, ou réessayez demain.
service-confirmation-over = Ce lien est trop ancien, ou un plus récent a été envoyé. Entrez à nouveau votre adresse.
service-bad-address = Ce n’est pas une adresse électronique.
service-passkey-refused = Cette clé d’accès n’ouvre rien ici. Réessayez.
service-passkey-not-added = La clé d’accès n’a pas été ajoutée : elle est déjà connue, ou vous en avez { $most }.
service-no-such-passkey = Cette clé d’accès n’existe pas.
service-bad-webhook = L’adresse d’un webhook commence par https:// et un nom, sans port ni mot de passe.
service-bad-subscription = Ce serveur n’envoie rien au service de notifications de ce navigateur.
service-no-channel = Ce serveur n’envoie pas d’alertes de cette façon.

service-alert-subject-turn = À vous de jouer : { $game }
service-alert-subject-deadline = Il reste peu de temps : { $game }
service-alert-subject-rematch = Une revanche est proposée : { $game }
service-alert-subject-invitation = Une invitation : { $game }
service-alert-subject-over = La partie est finie : { $game }
service-alert-turn = C’est à vous de jouer ({ $game }{ $against }). { $left }
service-alert-deadline = Votre temps pour ce coup s’épuise bientôt ({ $game }{ $against }). { $left }
service-alert-rematch = On vous propose une revanche ({ $game }{ $against }).
service-alert-invitation = { $name } vous invite à une partie ({ $game }).
service-alert-over = Votre partie est finie ({ $game }{ $against }).
service-alert-against = { " " }contre { $name }
service-alert-left = { $unit ->
    [days] { $count ->
        [one] Il vous reste un jour.
       *[other] Il vous reste { $count } jours.
    }
    [hours] { $count ->
        [one] Il vous reste une heure.
       *[other] Il vous reste { $count } heures.
    }
   *[minutes] { $count ->
        [one] Il vous reste une minute.
       *[other] Il vous reste { $count } minutes.
    }
}
service-alert-subject-try = Une alerte pour essayer
service-alert-try = Voici à quoi ressemblent vos alertes. Elles nomment le jeu et votre adversaire, jamais rien de secret.
service-alert-failed = L’alerte n’a pas pu être envoyée. Vérifiez l’adresse, ou réessayez plus tard.
service-alerts-enough = Vous avez déjà reçu { $most ->
        [one] une alerte
       *[other] { $most } alertes
    } en une heure, le maximum que vous acceptez. Réessayez plus tard, ou acceptez-en davantage.
service-alert-open = Ouvrir la table :
service-alert-stop = Ne plus recevoir ces courriels :
service-alert-confirm-subject = Confirmez votre adresse
service-alert-confirm = Cette adresse a été entrée sur un serveur Gaslamp, pour recevoir un courriel quand c’est à vous de jouer. C’était vous ? Alors ouvrez ce lien :
service-alert-confirm-else = Sinon, ne faites rien : vous ne recevrez aucun autre courriel.
service-no-ratings = Ce serveur n’a pas de cotes : son administrateur peut les installer avec « pip install gaslamp[ratings] ».
service-rated-hints = Une partie cotée se joue sans conseils. Désactivez l’un des deux.
service-rated-clock = Une partie cotée demande une pendule, pour que personne n’abandonne sans fin une partie perdue.
service-rated-alone = Personne ne peut jouer une partie cotée contre soi-même.
service-rated-key = Une partie cotée se joue entre joueurs que le serveur connaît. Créez d’abord un joueur sur la page « Vous ».
service-no-such-player = Ce joueur n’existe pas, ou sa page est privée.
service-invite-not-there = Seules les personnes à la table peuvent en inviter d’autres.
service-invite-no-seat = Il n’y a plus de place libre à cette table.
service-invite-not-met = Vous pouvez inviter les personnes avec qui vous avez terminé une partie, si elles gardent leurs parties ici.
service-invite-enough = Vous avez envoyé { $most } invitations en une heure. Envoyez plutôt un lien, ou réessayez plus tard.
service-invite-one-enough = Vous avez déjà invité cette personne plusieurs fois aujourd’hui. Envoyez plutôt un lien.
service-no-such-league = Ce championnat n’existe pas, ou il a été supprimé.
service-league-two-sides = Un championnat demande un jeu à deux joueurs, un par camp.
service-league-started = Ce championnat a commencé.
service-league-full = Ce championnat est complet.
service-league-changed = Le championnat vient de changer. Regardez-le de nouveau.
service-league-alone = Un championnat demande au moins deux joueurs.
service-league-not-invited = Ce lien n’ouvre pas le championnat, ou ne l’ouvre plus. Demandez-en un nouveau à son organisateur.
service-league-not-yours = Seuls ses joueurs voient ce championnat.
service-league-not-organiser = Seul l’organisateur du championnat peut faire cela.
service-too-many-leagues = Vous avez créé { $most } championnats qui ne sont pas finis. C’est la limite.
service-play-on-over = La partie est finie ici : on ne peut pas continuer.
