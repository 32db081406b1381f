### What the client says beside the games and the server, in French.

app-title = Mastaba
close = Fermer
cancel = Annuler
try-again = Réessayer
back-home = Retour à l’accueil
link-copy = Copier le lien
link-copied = Le lien est copié.
link-select = Le lien est sélectionné : copiez-le avec le menu de votre appareil.
error-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
opening-table = On dresse la table …
opening-replay = On charge la bobine …
page-unknown = Il n’y a rien ici
page-unknown-why = L’adresse est peut-être mal écrite, ou la page a changé de place.
table-shut = Cette table ne peut pas être ouverte pour le moment

## The bar at the top

header-nav = Vous et vos réglages
header-guest = Invité

## Who you are

profile-title = Vous
profile-name = Votre nom aux tables
profile-rename = Prendre ce nom
# $name (string): the new name
profile-renamed = Vous vous appelez maintenant { $name }.
profile-device = Jouer sur un autre appareil
profile-device-why = Vos places vous suivent : scannez un code avec votre téléphone, et vous y êtes aussi.
profile-device-show = Montrer le code
profile-device-code = Code QR qui vous connecte sur un autre appareil
# $minutes (number): how long the link works
profile-device-once = Il sert une seule fois, pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Ne le montrez à personne : qui le scanne devient vous.
profile-devices = Où vous êtes connecté
profile-device-here = Cet appareil
# $day (string): when it was used last
profile-device-other = Un autre appareil, utilisé pour la dernière fois le { $day }
profile-elsewhere = Se déconnecter partout ailleurs
profile-elsewhere-done = Vous n’êtes plus connecté que sur cet appareil.
profile-forget = Se déconnecter de cet appareil
# $count (number): on how many others
profile-forget-stays = { $count ->
    [one] Vous restez connecté sur votre autre appareil, avec votre nom et vos places.
   *[other] Vous restez connecté sur vos { $count } autres appareils, avec votre nom et vos places.
}
# $name (string): yours; $games (number): how many of your games are not over
profile-forget-lost = { $games ->
    [0] Plus personne ne vous reconnaîtra : vous perdez votre nom { $name } et les parties que vous avez jouées.
    [one] Plus personne ne vous reconnaîtra : vous perdez votre nom { $name }, votre place dans une partie en cours et toutes celles que vous avez jouées.
   *[other] Plus personne ne vous reconnaîtra : vous perdez votre nom { $name }, vos places dans { $games } parties en cours et toutes celles que vous avez jouées.
}
profile-forget-keep = Emportez-les d’abord sur un autre appareil : scannez-y ce code.
profile-forget-yes = Oui, me déconnecter

## Start page

home-tagline = Des jeux de tombeaux et de temples, entre amis ou en solo
home-solo = Jouer en solo
# $bots (number): how many bots play with you
home-bots = { $bots ->
    [one] Jouer avec un robot
   *[other] Jouer avec { $bots } robots
}
home-open = Ouvrir une table
home-join = Rejoindre avec un code
home-join-why = Quelqu’un a ouvert une table ? Son écran affiche un code court.
home-continue = Continuer
home-continue-more = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
}
home-public = Tables ouvertes
home-watch = Parties à regarder
home-replay = Revoir une partie
home-replay-none = Vos parties terminées se revoient ici, coup par coup.
home-replay-all = Toutes les parties
home-learn = Apprendre en jouant
# The names of those whom a pupil leads in a guided game.
lesson-you = Toi
lesson-companion = Compagnon
home-rules = Règles
# $least, $most (number): how many can play
game-players = De { $least } à { $most } joueurs
game-run-run-run-title = Run Run Run!
game-run-run-run-kind = tous contre le tombeau
game-run-run-run-blurb = Quatre chats, une malédiction. Bâtissez le labyrinthe avec vos cartes, Lieu après Lieu, gardez les torches allumées et trouvez la sortie avant que les momies que vous réveillez ne vous rattrapent.
game-cursed-tomb-title = Le Tombeau Maudit
game-cursed-tomb-kind = chacun pour soi, d’une main sûre
game-cursed-tomb-blurb = Retire des pierres de la coupe sans que rien ne tombe, file dans la pyramide sous le nez de la momie et sois le premier à la libérer.
game-escape-title = Escape
game-escape-kind = dix minutes, tous à la fois
game-escape-blurb = Le temple s’effondre dans dix minutes et tout le monde lance les dés en même temps. Trouvez les joyaux, entraidez-vous à coups de masques d’or, revenez au son du gong et sortez ensemble.

## Tables in lists

# $bot (string): which bot plays
bot-name = { $bot ->
    [random] au hasard
    [scout] éclaireur
    [surgeon] chirurgien
    [child] enfant
    [weak] faible
    [medium] moyen
    [strong] fort
    [novice] débutant
    [steady] régulier
    [veteran] chevronné
   *[other] { $bot }
}
seat-bot = robot { bot-name }
# Several bots of one kind sit here.
seat-bot-number = robot { bot-name } { $number }
seat-free = place libre
table-my-turn = à vous
table-phase-lobby = avant le début
table-phase-running = en cours
table-phase-abandoned = rangée
# $date (string): a day
table-kept-until = peut être reprise jusqu’au { $date }
# $date (string): a day
table-put-away-soon = sera rangée le { $date } si personne ne joue
# $version (texte) : celle de ce programme, comme 0.2.0
table-needs-version = attend que la version { $version } soit lancée une fois sur ce serveur
table-phase-finished = terminée
table-imported-verified = d’un fichier
table-imported-unverified = d’un fichier, non vérifiée
# How a finished game ended: all of them, or only some.
table-won = gagnée
table-lost = { $game ->
        [cursed-tomb] sans vainqueur
       *[other] perdue
    }
# $clock (string): three-quarters, half, quarter, turns or practice
table-clock = { $clock ->
    [three-quarters] horloge à ¾
    [half] horloge à ½
    [quarter] horloge à ¼
    [turns] sans horloge
   *[practice] entraînement
}
# $names (string): who won
table-won-by = gagnée par { $names }
# $round (number): how many rounds, or in real time minutes, were played, or which is being played
table-rounds = { $game ->
    [escape] { $round ->
        [one] { $round } minute
       *[other] { $round } minutes
    }
   *[other] { $round ->
        [one] { $round } tour de table
       *[other] { $round } tours de table
    }
}
table-round = { $game ->
    [escape] minute { $round }
   *[other] tour de table { $round }
}

## Joining

join-code = Code de la table
join-go = Rejoindre
join-no-code = Tapez le code qu’affiche l’autre écran.
# $code (string): the code of the invitation
join-looking = Recherche de la table { $code } …

## Opening a table

new-title = Ouvrir une table
# $game (string): the name in the address
new-no-game = Il n’y a pas de jeu { $game } ici.
new-seats = Combien de joueurs ?
new-way = Comment jouez-vous ensemble ?
new-way-own = Chacun sur son appareil
new-way-own-why = Envoyez le lien, ou faites scanner le code.
new-way-shared = Autour de cet écran
new-way-shared-why = Cet écran montre le plateau, chaque téléphone sa main.
new-way-hot = Sur ce seul appareil
new-way-hot-why = { $game ->
    [escape] À deux au clavier : à chacun sa moitié.
    [cursed-tomb] On se le passe ; tout le monde voit la même chose.
   *[other] On se le passe ; un rideau tombe entre les tours.
}
new-names = Qui joue ici ?
# $number (number): which seat, counted from 1
new-name = Nom du joueur { $number }
new-names-why = Les places sans nom restent libres pour des robots ou des amis ailleurs.
new-names-missing = Pour se passer l’appareil, il faut être deux : écrivez au moins deux noms.
new-who = Qui peut rejoindre ?
new-invited = Seulement ceux qui ont le lien
new-public = Tout le monde ici
new-open = Ouvrir la table

## Replays

replays-import = Depuis un fichier
replays-import-why = Un journal enregistré à la fin d’une partie. Il est vérifié coup par coup ; celui d’une partie jouée avec d’autres règles peut être regardé, s’il apporte son film.
replays-import-choose = Choisir un journal

## Rulebook

rules-search = Chercher dans les règles
rules-chapter = Aller à un chapitre
# $wanted (string): what was typed
rules-none = Aucune règle ne parle de « { $wanted } ».

## Settings

settings-title = Réglages
settings-kept = Les réglages restent sur cet appareil.
settings-language = Langue
settings-sound = Son
settings-sound-on = Activé
settings-sound-off = Coupé
settings-theme = Lumière
settings-theme-auto = Comme l’appareil
settings-theme-day = Jour : papyrus
settings-theme-night = Nuit : à la torche
settings-text = Taille du texte
settings-text-small = Petite
settings-text-normal = Normale
settings-text-large = Grande
settings-text-huge = Très grande
settings-motion = Mouvement
settings-motion-auto = Comme l’appareil
settings-motion-full = Montrer ce qui bouge
settings-motion-less = Rester immobile
settings-contrast = Contraste
settings-contrast-auto = Comme l’appareil
settings-contrast-normal = Normal
settings-contrast-more = Fort
settings-asking = Questions dans { game-run-run-run-title }
settings-asking-always = À chaque choix
settings-asking-matters = Seulement quand cela compte
settings-asking-never = Seulement quand cela compte, et jamais pour les jetons

## About

about-title = À propos de Mastaba
about-what = Mastaba est un lieu gratuit pour jouer à des jeux de tombeaux et de temples, avec toutes les règles et sans arbitre.
about-run-run-run = Un jeu de Bruno Cathala et Anthony Perone, illustré par Camille Chaussy, édité par The Flying Games ; en Pologne sous le titre Kotkrywcy.
about-cursed-tomb = Le Tombeau Maudit : un jeu de Wolfgang Kramer, Jürgen P. K. Grunau et Hans Raggan, illustré par Eva Czerwenka. Le livret dont nous sommes partis ne nomme pas son éditeur.
about-escape = Escape: The Curse of the Temple est un jeu de Kristian Amundsen Østby, édité par Queen Games.
about-unofficial = Mastaba est une adaptation non officielle, faite par des amateurs. Elle n’est ni réalisée, ni approuvée, ni vérifiée par les auteurs ou les éditeurs. Si un jeu vous plaît, achetez-le.
about-own = Textes, noms des personnages, dessins, sons et code sont les nôtres, sous licence MIT ; les données du matériel que les livrets ne donnent pas sont de notre conception.
about-fonts = Les caractères sont Cinzel de Natanael Gama et Source Sans 3 de Paul D. Hunt, tous deux sous licence SIL Open Font License.
