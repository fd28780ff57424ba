service-unfair-seed = The seed is not the one that was committed to before the game.
service-unfair-draw = Draw number { $number } does not follow from the seed.
service-no-such-table = There is no such table, or it was deleted.
service-other-version = This table was started by another version of Gaslamp or of the rules and can’t be continued here.
service-newer-event = This table was continued with a newer version of Gaslamp. This server must be upgraded before it can go on here.
service-newer-replay = This recorded game was uploaded to another version of Gaslamp or follows other rules, so it can’t be shown here. Upload its file again.
service-newer-schema = The database was upgraded by a newer Gaslamp: its schema has number { $found }, and this program knows those up to { $known }. Run the newer Gaslamp, or restore the backup from before the upgrade.
service-wrong-seats = This game has { $needed } seats, not { $given }.
service-not-invited = You need an invitation to join this table. Ask its host for the link.
service-not-yours = You have no seat at this table. Open it with your own link.
service-no-spectators = This table is not open to spectators.
service-started = The game has started or is about to: seats can’t be changed any more.
service-only-host = Only the host of the table can do that.
service-host-closes = You are the host: close the table instead.
service-seat-yours = That is your seat.
service-swap-asked = You have asked already.
service-no-swap = Nobody has asked to swap seats with you.
service-no-sides-yet = Before the game starts you can only write to everyone.
service-table-closed = This table was closed.
service-nobody-there = Nobody sits there.
service-muted-already = That is already the case.
service-muted-enough = You have changed that too often at this table.
service-reported-enough = You have sent enough reports from this table: the operator sees them.
service-empty-database = There are no tables in this database: no server has used it yet.
service-older-schema = This database has schema { $found }, and this program needs { $known }. The server upgrades it when it starts.
service-no-vacation = Without a clock no vacation is needed.
service-on-vacation = { $days ->
    [one] Another player is on vacation, for one day at most.
   *[other] Another player is on vacation, for { $days } days at most.
}
service-seat-taken = That seat is taken.
service-not-started = The game begins when every seat is taken.
service-not-over = The game is not over yet.
service-no-such-replay = There is no such recorded game, or it was deleted. Upload its file again.
service-no-such-step = This game has steps 0 to { $steps }.
service-archive-busy = Too many games are being loaded right now. Try again in a moment.
service-paused = The game is paused. Resume it first.
service-not-paused = The game is not paused.
service-no-chat = This table has no chat.
service-only-spectators = Only spectators write there.
service-nothing-said = The message is empty.
service-chat-full = You have written { $most } lines at this table. That is the limit.
service-not-replaced = No bot is playing for you.
service-replaced = A bot is playing for you. Take your seat back first.
service-time-is-up = Your time for this move has run out: the bot makes it. Then you can take your seat back.
service-no-player = Only another player’s seat can be handed to a bot.
service-not-waiting = A bot can take a seat over only while the game waits for that player.
service-clock-decides = At this table the clock decides: a bot takes over only when a player’s time has run out.
service-not-away = { $minutes ->
    [one] A bot can take over once the game has waited a minute for a player who is away.
   *[other] A bot can take over once the game has waited { $minutes } minutes for a player who is away.
} { $left ->
    [one] A minute is left.
   *[other] { $left } minutes are left.
}
service-confirm-move = { $question } { $warning }
service-confirm = Confirm that a bot will take over that seat.
service-pause-asked = A pause has been asked for already.
service-no-pause-asked = There is no pause for you to agree to.
service-not-back = { $minutes ->
    [one] It is the turn of a player who is away. Wait for them to return, or for one minute.
   *[other] It is the turn of a player who is away. Wait for them to return, or for { $minutes } minutes.
}
service-draw-offered = You have offered a draw already.
service-not-two-sides = That is only possible between two sides. If you have to go, a bot can play for you.
service-proposed = Something else has been proposed already: it has to be answered first.
service-no-proposal = Nothing is proposed that waits for you.
service-rated-stays = This game is rated: its moves stand, and everyone plays to the end.
service-stand-in-alone = Nobody else plays here: a bot would play for nobody.
service-no-move-yet = You have made no move that could be taken back.
service-took-back-enough = Moves were taken back too often in this game.
service-went-back = A move was taken back: the game goes on at a new table.
service-no-offer = Nobody has offered a draw.
service-no-draw-with-bots = Bots play on: only people can agree to a draw.
service-unavailable = This could not be saved right now and was not done. Nothing else is lost. Try again in a moment.
service-unreadable = The database doesn’t answer right now, so tables can’t be read. Try again in a moment.
service-damaged = The server’s database is damaged, so this can’t be read or written. Trying again won’t help: tell the server’s operator. Its log names the cause.
service-unreadable-table = This game’s record can’t be read. Other games are not affected. Tell the server’s operator: its log names the cause.
service-no-database = The database can’t be opened: { $cause }
service-folder-in-use = { $database } is in use by another Gaslamp server, process { $process }. Stop that one, or choose another folder with --data-dir.
service-bad-name = Choose a name of visible characters on one line.
service-behind = Someone was quicker: the table has changed. Look again.
service-no-proof = This file holds no proof of its draws: only games played on a server have one.
service-unfinished = This file does not hold a finished game: its end is missing, or was cut off.
service-unfair-record = The moves are not those that were played: their fingerprint is another.
service-unfair-agreed = The game was not played with the options that were agreed on when the table was created.
service-unfair-noted = { $noted } is no fingerprint of this game. If you noted it at this table, the file or the draws were changed.
service-unfair-number = Your number { $number } is not mixed into these draws.
service-unfair-contribution = The number of seat { $seat } is not the one that was committed to before the game.
service-unrevealed = Seat { $seat } committed to a number and did not reveal it. With the server’s help its player could choose between two deals, so this game is not proven fair.
service-uncontributed = No player added a number to these draws. The server could choose the seed, so this game is not proven fair.
service-commit-early = Numbers for the draws are accepted once every seat is taken.
service-commit-late = Too late: the draws no longer wait for your number.
service-commit-twice = You have committed to a number already.
service-reveal-early = Numbers are revealed when all are committed to.
service-reveal-other = That is not the number you committed to.

service-no-such-key = This device is not known here any more. Continue from another of your devices, or start over.
service-no-such-device = That is not one of your devices.
service-too-many-devices = You have { $most } devices already. Remove one first.
service-link-used = This link has been used, or is too old. Make a new one on your other device.
service-seat-claimed = This seat belongs to another player.

service-no-such-zone = That time zone is not known here.
service-too-many-confirmations = Several confirmations were sent to that address today. Open the link in one of them, or try again tomorrow.
service-confirmation-over = This link is too old, or a newer one was sent. Enter your address again.
service-passkey-refused = That passkey does not open anything here. Try again.
service-passkey-not-added = The passkey was not added: it is known already, or you have { $most } of them.
service-no-such-passkey = There is no such passkey.
service-bad-address = That is not an email address.
service-bad-webhook = A webhook’s address begins with https:// and a name, without a port or a password.
service-bad-subscription = This browser’s push service is not one that this server sends to.
service-no-channel = This server does not send alerts that way.

service-alert-subject-turn = Your turn: { $game }
service-alert-subject-deadline = Little time left: { $game }
service-alert-subject-rematch = A rematch is offered: { $game }
service-alert-subject-invitation = You are invited: { $game }
service-alert-subject-over = The game is over: { $game }
service-alert-turn = It is your turn in { $game }{ $against }. { $left }
service-alert-deadline = Your time for this move in { $game }{ $against } runs out soon. { $left }
service-alert-rematch = You are offered a rematch of { $game }{ $against }.
service-alert-invitation = { $name } invites you to a game of { $game }.
service-alert-over = Your game of { $game }{ $against } is over.
service-alert-against = { " " }against { $name }
service-alert-left = { $unit ->
    [days] { $count ->
        [one] You have one day left.
       *[other] You have { $count } days left.
    }
    [hours] { $count ->
        [one] You have one hour left.
       *[other] You have { $count } hours left.
    }
   *[minutes] { $count ->
        [one] You have one minute left.
       *[other] You have { $count } minutes left.
    }
}
service-alert-subject-try = An alert to try
service-alert-try = This is what your alerts look like. They name the game and your opponent, never anything secret.
service-alert-failed = The alert could not be sent. Check the address, or try again later.
service-alerts-enough = You have had { $most ->
        [one] one alert
       *[other] { $most } alerts
    } within an hour, the most that you allow. Try again later, or allow more.
service-alert-open = Open the table:
service-alert-stop = Stop these emails:
service-alert-confirm-subject = Confirm your address
service-alert-confirm = This address was entered on a Gaslamp server, to get an email when it is your turn in a game. Was that you? Then open this link:
service-alert-confirm-else = If not, do nothing: you will get no more emails.
service-no-ratings = This server has no ratings: its operator can install them with “pip install gaslamp[ratings]”.
service-rated-hints = A rated game has no hints. Switch one of the two off.
service-rated-clock = A rated game needs a clock, so that nobody can leave a lost game unfinished.
service-rated-alone = Nobody can play a rated game against themselves.
service-rated-key = A rated game is played by players the server knows. Create a player on the page “You” first.
service-no-such-player = There is no such player, or their page is private.
service-invite-not-there = Only players at the table can invite others to it.
service-invite-no-seat = No seat is free at this table any more.
service-invite-not-met = You can invite people with whom you have finished a game, if they keep their games here.
service-invite-enough = You have sent { $most } invitations within an hour. Send a link instead, or try again later.
service-invite-one-enough = You have invited this person several times today. Send a link instead.
service-no-such-league = There is no such league, or it was deleted.
service-league-two-sides = A league needs a game of two players, one on each side.
service-league-started = This league has started.
service-league-full = This league is full.
service-league-changed = The league has just changed. Look at it again.
service-league-alone = A league needs two players at least.
service-league-not-invited = This link doesn’t open the league, or no longer does. Ask its organiser for a new one.
service-league-not-yours = Only its players see this league.
service-league-not-organiser = Only the organiser of the league can do that.
service-too-many-leagues = You have created { $most } leagues that are not over. That is the limit.
service-play-on-over = The game is over here: there is nothing to play on.
