### Ce que dit le serveur, par HTTP, sur la ligne d’une table et sur ses propres pages.

## Pourquoi quelque chose ne s’est pas fait, et ce qui conviendrait

error-a-bot-plays-here = Un robot joue à cette place en ce moment. Son propriétaire la reprend avec « revenir ».
error-already-signed-in = Vous avez déjà un nom ici. Changez-le, ou déconnectez-vous d’abord.
error-already-yours = Cette place est déjà la vôtre.
error-bad-log = Ce journal de partie ne peut pas être repris : { $reason }
error-bad-request = La demande est incompréhensible : { $reason }
error-being-updated = Ce serveur est en cours de mise à jour. Rien n’est perdu ; la table sera de nouveau là dans un instant.
error-damaged-log = Le journal de cette table est abîmé, ou écrit selon des règles que ce serveur n’a pas. La table ne peut pas être continuée ici.
error-forbidden = Ce n’est pas permis : { $reason }
error-game-has-begun = La partie a déjà commencé ; les places et les options ne changent plus.
error-game-has-not-begun = La partie n’a pas encore commencé.
error-game-is-not-over = La partie n’est pas finie. Journaux et rediffusions sont réservés aux parties finies, car ils montrent toutes les mains.
error-game-is-over = La partie est finie.
error-game-stands = Le serveur a été mis à jour, et la partie attend que toutes les personnes présentes aient dit qu’elles sont de retour.
error-game-was-put-away = Cette partie a été rangée, car personne n’y a joué depuis longtemps. Reprenez-la pour continuer.
error-game-was-not-put-away = Cette partie n’a pas été rangée : il n’y a rien à reprendre.
error-hand-cannot = { $why ->
    [not-demanded] Choisis dans la coupe une pierre de la couleur demandée.
    [not-in-bowl] Cette pierre n’est pas dans la coupe. Pousses-en une qui y est.
    [choose-before-way] Choisis d’abord une pierre, puis sa sortie.
    [choose-before-pull] Choisis d’abord une pierre, puis retire-la.
    [let-go-first] Lâche d’abord la pierre que tu as entre les doigts.
    [no-such-way] La pierre n’a pas autant de sorties. Choisis-en une de 1 à { $ways }.
   *[other] La main ne peut pas faire cela : { $reason }
}
error-internal-error = Le serveur a eu un problème. Vous n’y êtes pour rien ; réessayez plus tard.
error-lesson-is-fixed = La leçon { $lesson } a ses propres places et options ; n’en indiquez pas d’autres.
error-method-not-allowed = Cette adresse ne s’utilise pas ainsi : { $reason }
error-metrics-are-local = Les chiffres sont réservés aux programmes de la machine du serveur qui les demandent sans intermédiaire. Pour les donner à tout le monde, lancez le serveur avec --metrics public.
error-name-too-long = Un nom compte { $most } lettres au plus.
error-name-with-heaps = Dans un nom, une lettre porte { $most } signes au plus.
error-needs-version = Cette partie a été jouée avec une édition antérieure des règles. Lancez une fois la version { $version } sur cette base de données : elle note ce à partir de quoi les versions suivantes continuent. D’ici là, la table attend ; rien n’en est perdu.
error-no-commanded-hand = À cette table, chacun guide la main de ses propres doigts. Servez-vous de la souris ou d’un doigt.
error-needs-a-seat = Vous ne prenez pas de place à cette table : « { $field } » n’est donc pas possible. Omettez-le ou gardez une place pour vous.
error-no-film = Il n’y a pas de film de cette partie, ou pas encore, et d’autres règles que celles d’aujourd’hui y étaient en vigueur. Si elle vient de finir, réessayez dans un instant.
error-no-name = Un nom compte au moins une lettre.
error-no-referee = Ce serveur n’a pas d’arbitre pour un piège de vraies pierres. Choisissez le piège au hasard : option « trap » = « abstract ».
error-no-rematch-yet = Une revanche suit une partie terminée ; celle-ci ne l’est pas. Ouvrez une nouvelle table pour recommencer.
error-no-such-bot = Il n’y a pas de robot { $bot } ; { $reason }.
error-no-such-frame = La partie compte les images 0 à { $length } ; demandez-en une partie.
error-no-such-game = Ce jeu n’existe pas : { $reason }
error-no-such-lesson = Cette leçon n’existe pas : { $reason }
error-no-such-option = Ces options ne conviennent pas : { $reason }
error-no-such-pull = Aucun tirage n’a été jugé par l’entrée { $seq } de cette table.
error-no-such-rulebook = Ce livret de règles n’existe pas : { $reason }
error-no-such-seat = Il n’y a pas de place { $seat } ; { $seats ->
    [one] la table n’en a qu’une, la place 0.
   *[other] la table en a { $seats }, comptées à partir de 0.
}
error-no-such-table = La table { $table } n’existe pas. Vérifiez le code, ou ouvrez-en une nouvelle.
error-nobody-can-leave = On ne peut pas quitter cette partie pour de bon. Laissez un robot jouer à votre place.
error-nobody-plays = Des robots ne jouent pas tout seuls. Quelqu’un doit d’abord s’asseoir.
error-not-asked = On ne vous demande rien pour l’instant.
error-not-found = Il n’y a rien à cette adresse.
error-not-signed-in = Personne n’est connecté ici. Choisissez d’abord un nom.
error-not-your-pull = Ce n’est pas votre main qui tire en ce moment.
error-not-your-seat = Cette place n’est pas la vôtre.
error-nothing-said = Le message est vide.
error-nothing-to-take-back = Rien à reprendre : votre dernier coup a révélé quelque chose, ou ce n’était pas le dernier.
error-official-name = Le nom « { $name } » semblerait être celui du serveur. Prenez-en un autre.
error-one-hint-at-a-time = Un conseil est en route ; un seul à la fois.
error-only-moves-now = Il s’est passé tant de choses à cette table qu’elle n’accepte plus que les coups de la partie.
error-only-the-host = Seul l’hôte de la table peut le faire.
error-other-edition = Cette partie a été jouée selon d’autres règles que celles de cette version. La version { $version } peut la vérifier. Un fichier qui apporte aussi son film peut être repris ici, pour la regarder.
error-other-edition-unknown = Cette partie ne peut pas être vérifiée ici ({ $reason }). Un fichier qui apporte aussi son film peut être repris ici, pour la regarder.
error-player-is-here = { $name } est à la table. Un robot ne joue à sa place qu’à sa demande ou en son absence.
error-player-may-be-back = { $name } vient de perdre la connexion et peut revenir. Un robot pourra jouer dans { $seconds } s.
error-pull-is-decided = La tentative est déjà décidée : ce qui est tombé ou se trouve dans le sachet compte. Attendez le verdict.
error-quota-import-megabytes = Vous avez apporté { $used } Mo de parties aujourd’hui, et { $limit } Mo par jour est le maximum. Il y aura de nouveau de la place dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
error-quota-import-too-large = Ce fichier pèse { $used } Mo, et { $limit } Mo de parties par jour est le maximum. Il est trop grand pour ce serveur.
error-quota-imports = Vous avez apporté { $used } parties aujourd’hui, et { $limit } par jour est le maximum. La prochaine pourra venir dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
error-quota-of-address = { $what ->
    [imports] Depuis votre connexion, { $used } parties ont été apportées récemment, et { $limit } par heure est le maximum.
    [megabytes] Depuis votre connexion, { $used } Mo de parties ont été apportés récemment, et { $limit } Mo par jour est le maximum.
    [real-time] Depuis votre connexion, { $used } tables où le temps passe sans cesse ont été ouvertes récemment, et { $limit } par heure est le maximum.
   *[tables] Depuis votre connexion, { $used } tables ont été ouvertes récemment, et { $limit } par heure est le maximum.
} Il y aura de nouveau de la place dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
error-quota-open-tables = Vous avez { $used } tables qui ne sont pas terminées, et { $limit } est le maximum. Il y aura de la place dès que l’une d’elles sera finie ; si personne n’y touche, dans { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
error-quota-real-time = Vous avez ouvert { $used } tables de ce jeu en une heure, et { $limit } est le maximum, car le temps y passe sans cesse. La prochaine pourra être ouverte dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
error-quota-tables-a-day = Vous avez ouvert { $used } tables aujourd’hui, et { $limit } par jour est le maximum. La prochaine pourra être ouverte dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
error-say-hello-first = Saluez d’abord, pour que la table sache d’où vous regardez.
error-seat-is-free = Cette place est libre.
error-seat-taken = Cette place est à { $name }.
error-seats-are-free = Il reste des places libres. Donnez-les à des joueurs ou à des robots, puis commencez.
error-server-stops = Le serveur va redémarrer. Rien n’est perdu ; réessayez dans un instant.
error-sit-down-first = Il faut être assis à la table pour le faire.
error-still-busy = Le serveur travaille encore à ce que vous avez demandé. Réessayez dans { $seconds } s.
error-store-unavailable = Le serveur n’atteint pas ses données pour l’instant. Rien n’a changé ; réessayez bientôt.
error-table-is-full = { $seats ->
    [one] La seule place est prise.
   *[other] Les { $seats } places sont prises.
} Vous pouvez tout de même regarder.
error-table-is-long = Il s’est passé tant de choses à cette table qu’elle n’accepte plus rien. Ouvrez-en une autre.
error-table-too-busy = Il se passe trop de choses à la fois à cette table ; réessayez.
error-taken-back-by-update = Le serveur a été mis à jour et votre dernier coup a été repris : les règles actuelles ne permettent pas de continuer à partir de lui.
error-takes-too-long = Cela demande plus de { $seconds } s de travail, et ce serveur n’en accorde pas plus à une demande (errand_seconds).
error-takes-too-much-memory = Cela demande plus de { $megabytes } Mo de mémoire, et ce serveur n’en accorde pas plus à une demande (errand_megabytes).
error-talking-too-fast = Cela fait beaucoup de messages à la fois. { $seconds ->
    [one] Attendez une seconde.
   *[other] Attendez { $seconds } secondes.
}
error-too-large = C’est trop volumineux : { $reason }
error-too-long-to-say = Un message compte { $most } lettres au plus.
error-too-many-names = Noms donnés : { $names } ; places libres : { $free }.
error-too-many-requests = Trop de demandes. { $seconds ->
    [one] Attendez une seconde.
   *[other] Attendez { $seconds } secondes.
}
error-unknown-host = Ce serveur ne répond pas au nom « { $name } ». Ouvrez-le par son adresse en chiffres ou par un nom en .local. Pour un autre nom, lancez-le avec --base-url, par exemple --base-url https://jeux.example.org.
error-unprintable-name = Un nom se compose de lettres et de signes visibles.
error-unreadable-message = Le message est illisible : { $reason }
error-unreadable-move = Ce n’est pas un coup de ce jeu : { $reason }
error-wrong-host = Ce serveur ne répond qu’au nom { $name }. Un intermédiaire placé devant lui doit transmettre l’en-tête Host ; le nom se règle avec --base-url.
error-wrong-kind-of-body = Le contenu n’est pas du bon type : { $reason }
error-wrong-number-of-seats = { $seats ->
    [one] { $seats } place, cela ne va pas
   *[other] { $seats } places, cela ne va pas
} ; le jeu est prévu pour { $least } à { $most } joueurs.
error-wrong-origin = Cette page ne peut pas utiliser le serveur. Son origine doit d’abord être autorisée.

## Pourquoi une ligne se ferme

closing-being-updated = { error-being-updated }
closing-damaged-log = { error-damaged-log }
closing-idle = Sans nouvelles de vous, la ligne a été fermée. Elle se rouvre.
closing-no-such-table = Cette table n’existe pas.
closing-needs-version = { error-needs-version }
closing-server-stops = Le serveur redémarre. Rien n’est perdu ; la connexion revient dans un instant.
closing-signed-out = Vous avez été déconnecté de cet appareil, d’ici ou depuis un autre : la ligne a été fermée.
closing-store-unavailable = Le serveur n’atteint pas ses données pour l’instant. La connexion revient dès que possible.
closing-too-fast = Trop de messages à la fois : la ligne a été fermée. Attendez un instant.
closing-too-large = Un message était trop volumineux : la ligne a été fermée.
closing-too-many-mistakes = Le serveur ne comprend pas cette page. Rechargez-la.
closing-too-many-sockets = { $of ->
    [table] Tant de monde regarde cette table qu’il n’y a plus de place. Réessayez plus tard.
    [network] Trop de lignes de votre réseau mènent déjà à cette table. Fermez d’autres fenêtres ou réessayez plus tard.
    [address] Trop de lignes sont ouvertes depuis votre réseau. Fermez d’autres fenêtres de Mastaba ou réessayez plus tard.
   *[other] Trop de lignes sont ouvertes. Fermez les autres fenêtres de cette table.
}
closing-too-slow = Votre ligne était trop lente pour suivre. Elle se rouvre.

## Les pages qui connectent quelqu’un sur un autre appareil

page-link-title = Connexion – Mastaba
page-link-heading = Devenir { $name } sur cet appareil ?
page-link-text = Le lien ne sert qu’une fois. Vos places aux tables seront aussi les vôtres sur cet appareil.
page-link-button = Devenir { $name }
page-replace-text = Sur cet appareil, vous êtes { $old }. Si { $old } n’est pas connecté ailleurs, ses places aux tables seront perdues. Si vous ne savez pas d’où vient ce lien, fermez cette page.
page-replace-button = Ne plus être { $old } et devenir { $name }
page-used-title = Lien non valable – Mastaba
page-used-heading = Ce lien n’est plus valable
page-used-text = Un lien sert une seule fois, pendant dix minutes. Demandez-en un nouveau sur l’appareil où vous êtes connecté.
