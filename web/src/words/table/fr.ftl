### What stands around every table: seats, log, chat, rulebook, replay; in French.

leave = Retour à l’accueil ; votre place reste à vous
take-back = Reprendre le coup
invite = Inviter d’autres joueurs
invite-qr = Code QR qui mène un téléphone à cette table
invite-code = ou tapez le code
sound-on = Activer le son
sound-off = Couper le son
menu = Journal, discussion, règles et plus
# $unread (number): how many messages of the chat
menu-unread = { $unread ->
    [one] Un nouveau message ; journal, discussion, règles et plus
   *[other] { $unread } nouveaux messages ; journal, discussion, règles et plus
}

## Areas of the screen, for those who listen to it

area-board = Le plateau
area-hand = Votre main et ce qui est demandé
area-status = Où en est la partie
area-seats = Qui joue ici
area-tools = Outils de la table

## The line to the server

line-lost = Connexion perdue. Elle revient toute seule ; rien n’est perdu.
line-waiting = Ce que vous avez fait sera envoyé dès son retour.
error-line-ended = Cette page a perdu la table pour de bon.
line-reload = Recharger
line-home = Page d’accueil

## Panels

panel-log = Journal
panel-chat = Discussion
panel-rules = Règles
panel-moves = Coups
panel-people = Joueurs
# $rule (string): the ID of a rule
log-rule = Lire la règle { $rule }
# $rule is the ID of a rule, such as RRR-EXPLORE-04.
rule-open = Règle { $rule }
log-empty = Ici s’écrit ce qui se passe, ligne par ligne.
# $unread (number): how many messages of the chat
chat-unread = { $unread ->
    [one] un nouveau message
   *[other] { $unread } nouveaux messages
}
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-seated = Seuls ceux qui sont assis à la table peuvent parler.
moves-search = Chercher parmi les coups
# $moves (number): how many moves are listed
moves-count = { $moves ->
    [0] Aucun coup
    [one] Un coup
   *[other] { $moves } coups
}
moves-none = Vous n’avez rien à décider pour l’instant.

## People at the table

seat-asked = doit décider
seat-ready = prêt
people-you = vous
people-gone = absent en ce moment
# $bot (string): which bot plays
people-away = absent ; le robot { bot-name } joue à sa place
stand-in = Laisser jouer un robot
stand-in-me = Laisser un robot jouer pour moi
stand-in-why = Il manque quelqu’un ? Un robot peut jouer à sa place ; elle reste la sienne.
# $name (string): the name at the seat; $bot (string): which bot plays
stand-in-mine = En ce moment, le robot { bot-name } joue pour { $name }.
come-back = Reprendre ma place
# $date (string): a day
put-away = Personne n’a joué ici depuis longtemps : la partie a été rangée. Elle est gardée jusqu’au { $date }.
# $date (string): a day
put-away-soon = Personne n’a joué ici depuis un moment. Cette partie sera rangée le { $date } si personne ne joue. On pourra la reprendre encore longtemps après.
take-up = Reprendre la partie
undecided-abandoned = Cette partie a été rangée et n’a pas été reprise : elle est terminée, sans gagnant ni perdant.
undecided-ended-by-update = Le serveur a été mis à jour et les règles actuelles ne permettent pas de continuer cette partie. Elle est terminée, sans gagnant ni perdant ; vous pouvez toujours la revoir.
undecided-unseen = Le serveur a été mis à jour et les règles actuelles ne permettent pas de continuer cette partie. Elle est terminée, sans gagnant ni perdant, et on ne peut plus rien en montrer.
watch-only = Cette partie a été jouée, au moins un moment, avec d’autres règles que celles d’aujourd’hui : vous pouvez la revoir et l’enregistrer, mais elle ne peut pas être vérifiée ici coup par coup.
imported-verified = Quelqu’un a apporté cette partie dans un fichier ; elle n’a pas été jouée ici. Chaque coup a été vérifié selon les règles.
imported-unverified = Quelqu’un a apporté cette partie dans un fichier ; elle n’a pas été jouée ici. Rien n’en a été vérifié, et on ne peut que la regarder.

## Après une mise à jour du serveur, en cours de partie

update-title = Le serveur a été mis à jour
update-goes-on = Le serveur a été mis à jour ; la partie continue avec les règles d’aujourd’hui.
update-stands = Le serveur a été mis à jour. Le temps est arrêté jusqu’à ce que tout le monde soit de retour.
update-rules = Certaines règles ont changé ; celles d’aujourd’hui sont dans le livret.
update-new-box = Certains nombres de la boîte ont changé.
update-bowl-kept = Les pierres sont restées dans la coupe telles qu’elles étaient.
update-bowl-poured = Les pierres n’auraient plus tenu en place : elles ont été versées à nouveau dans la coupe, et personne n’y perd rien.
# $dropped (nombre) : combien d’actions ne comptent plus
update-dropped = { $dropped ->
    [one] La dernière action ne compte plus.
   *[other] Les { $dropped } dernières actions ne comptent plus.
} La partie reprend juste avant.
# $names (texte) : qui n’a pas encore dit être de retour
update-missing = On attend encore : { $names }
update-back = Je suis là
update-you-are-back = C’est noté : vous êtes là.
# $seconds (nombre) : avant que la partie reprenne d’elle-même
update-goes-on-in = Reprise automatique dans { $seconds } s.
update-understood = D’accord

## Several players on one device

# $name (string): whose turn it is
curtain-title = Au tour de { $name }
curtain-why = Passez l’appareil. Les autres détournent les yeux.
# $name (string): whose turn it is
curtain-lift = C’est moi, { $name } : montrer ma main

## Before the start

lobby-public = Ouverte à tous ici
lobby-invited = Sur invitation
lobby-welcome = Asseyez-vous avec nous
lobby-sit = Prendre une place
lobby-full = Toutes les places sont prises. Vous pourrez regarder dès que la partie commence.
lobby-seats = Places
lobby-shared = Cet écran montre le plateau. Chacun rejoint avec son téléphone.
# $free (number): how many seats nobody has
lobby-free = { $free ->
    [one] Une place est libre : invitez quelqu’un, ou donnez-la à un robot.
   *[other] { $free } places sont libres : invitez des amis, ou donnez-les à des robots.
}
# As guests read it, who may not give seats away.
lobby-free-guest = { $free ->
    [one] Une place est encore libre : l’hôte invite quelqu’un ou la donne à un robot.
   *[other] { $free } places sont encore libres : l’hôte invite des amis ou les donne à des robots.
}
# $names (string): who is not ready, separated by commas; $count (number): how many
lobby-waiting = On attend encore : { $names }
lobby-start = Commencer la partie
lobby-ready = Je suis prêt
lobby-not-ready = Finalement, pas encore prêt
lobby-options = Comment vous jouez
lobby-options-host = C’est l’hôte de la table qui choisit.
# $count (number): how many options differ from the usual
lobby-options-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
}
# $number (number): a seat, counted from 1
lobby-seat = Place { $number }
seat-move = M’asseoir ici
seat-friend = Un ami sur cet appareil
seat-friend-name = Nom de l’ami
seat-friend-sit = S’asseoir
seat-give-bot = Donner à un robot
seat-which-bot = Quel robot
seat-stand = Se lever
seat-clear = Libérer la place

## The end

end-title = Fin de la partie
end-show = Comment ça s’est terminé
end-rematch = Rejouer
end-rematch-join = Rejoindre la revanche
end-replay = Revoir la partie
end-log = Enregistrer le journal

## Keys

keys-title = Touches
keys-card = Choisir une carte
keys-board = Aller d’un endroit à l’autre sur le plateau
keys-view = Plus près, plus loin, tout le plateau
keys-insight = Montrer ce que l’on peut déduire du plateau
keys-turn = Tourner le Lieu ; avec Maj, dans l’autre sens
keys-confirm = Le faire
keys-cancel = Pas cela
keys-hint = Demander un conseil
keys-skip = Passer ce qui est montré
keys-undo = Reprendre le coup
keys-log = Journal
keys-chat = Discussion
keys-rules = Règles
keys-moves = Liste de tous les coups
keys-people = Joueurs
keys-help = Cette liste

## Watching a finished game again

# $game (string): the game's title
replay-title = Revoir : { $game }
replay-leave = Vers toutes les parties
replay-controls = Lecture
# $position, $length (number): the move that is shown, and how many there are
replay-position = Coup { $position } sur { $length }
replay-start = Au début
replay-back = Un coup en arrière
replay-step = Un coup en avant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-turn = Aller à un tour
replay-eyes = Par les yeux de
replay-eyes-spectator = Un spectateur
replay-eyes-all = Mains ouvertes

## Une partie guidée

lesson-title = Apprendre en jouant
# $step, $steps (number) : où l’on en est de la leçon
lesson-step = Étape { $step } sur { $steps }
lesson-show = Montrez-moi
# $back (texte) : si le dernier coup peut être repris
lesson-astray = Vous avez suivi votre propre chemin : la leçon ne sait plus ce qui vient. { $back ->
    [yes] Continuez librement (le bouton d’aide est là), reprenez votre coup ou recommencez la leçon.
   *[no] Continuez librement (le bouton d’aide est là) ou recommencez la leçon.
}
lesson-left = La leçon s’arrête ici. Continuez librement ou recommencez-la.
lesson-again = Recommencer
lesson-watch = Regardez ce qui se passe…
lesson-close = Continuer sans guide
lesson-leave = Quitter la leçon
error-lesson-waits = Pas encore : la leçon parle d’autre chose en ce moment. Rien n’a été joué. Relisez ses mots ou appuyez sur « { lesson-show } ».

## Ce que personne n’a encore dessiné ni mis en phrases

plain-title = Autres actions possibles
plain-choose = Faire
plain-move = « { $what } »{ $said ->
        [none] { "" }
       *[other] { " " }: { $said }
    }
plain-event = { $who ->
        [none] « { $what } »
       *[other] { $who } : « { $what } »
    }{ $said ->
        [none] { "" }
       *[other] { " " }({ $said })
    }
plain-ask = À choisir : « { $what } »
plain-doing = Quelqu’un choisit : « { $what } »
plain-refusal = Impossible pour l’instant : « { $what } ».
plain-caution = Vraiment ? « { $what } »
plain-house = { $what }
lobby-options-other = Autres réglages
