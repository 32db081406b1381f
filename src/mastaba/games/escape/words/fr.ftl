### Ce que dit Escape, dans les termes de rulebook/fr.toml.
###
### Les faits arrivent bruts : $colour désigne un joueur, $curse, $treasure, $ballot et $call sont des
### noms à choisir ; salles, symboles et listes viennent des messages `room`, `symbol` et `listing`.
### En français, 0 est au singulier : [one] n’écrit « un » que là où 0 ne peut pas venir.


## Noms

player = { $colour ->
        [red] Rouge
        [blue] Bleu
        [green] Vert
        [yellow] Jaune
        [black] Noir
       *[white] Blanc
    }
colour = { $colour ->
        [red] rouge
        [blue] bleu
        [green] vert
        [yellow] jaune
        [black] noir
       *[white] blanc
    }
# Une liste : $most vaut « a, b », $last vaut « c ».
listing = { $most } et { $last }
nobody = personne
# Des dés par leurs numéros : $dice vaut « 1 et 2 ».
numbered-dice = { $count ->
        [one] le dé { $dice }
       *[other] les dés { $dice }
    }
symbol = { $face ->
        [A] { $count ->
            [one] un aventurier
           *[other] { $count } aventuriers
        }
        [K] { $count ->
            [one] une clé
           *[other] { $count } clés
        }
        [T] { $count ->
            [one] une torche
           *[other] { $count } torches
        }
        [G] { $count ->
            [one] un masque d’or
           *[other] { $count } masques d’or
        }
       *[B] { $count ->
            [one] un masque noir
           *[other] { $count } masques noirs
        }
    }
side = { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }
ballot = { $ballot ->
        [fate] un coup de pouce du destin
        [concede] l’abandon
        [pause] une pause
        [adopt] la reprise d’une place vide
        [resume] la reprise
       *[other] { $ballot }
    }
state = { $state ->
        [ready] n’a pas été lancé
        [rolling] roule encore
        [locked] est bloqué par un masque noir
        [committed] se trouve dans un pot commun
        [laid] est enseveli
        [lost] est perdu
        [given] a été donné
       *[shown] montre sa face
    }
room = { $name ->
        [START] Salle de départ
        [EXIT] Sortie
        [GK1] Sanctuaire des clés, en haut
        [GK2] Sanctuaire des clés, en bas
        [GT1] Sanctuaire des torches, en haut
        [GT2] Sanctuaire des torches, en bas
        [B01] Salle des lianes
        [B02] Escalier brisé
        [B03] Bassin aux grenouilles
        [B04] Longue galerie
        [B05] Angle du jaguar
        [B06] Angle aux plumes
        [B07] Croisée du soleil
        [B08] Braseros jumeaux
        [B09] Cour des braises
        [B10] Grande croisée
        [B11] Tournant de droite
        [B12] Tournant de gauche
        [B13] Fourche
        [C01] Niche au masque
        [C02] Mur qui siffle
        [C03] Table des offrandes
        [C04] Alcôve d’or
        [C05] Angle de l’idole
        [C06] Angle aux ossements
        [C07] Cour du prêtre
        [C08] Marches de sang
        [C09] Salle du scribe
        [C10] Croisée maudite
        [C11] Tournant peint
        [C12] Tournant qui murmure
        [C13] Fourche silencieuse
       *[other] salle
    } ({ $name })
call = { $call ->
        [golden-mask] Un masque d’or, s’il vous plaît !
        [torches] Il me faut des torches !
        [keys] Il me faut des clés !
        [gems-here] Des joyaux, ici !
        [go-back] Retour au départ !
        [to-exit] À la sortie !
        [wait] Attendez-moi !
        [coming] J’arrive !
        [yes] Oui !
       *[no] Non !
    }


## Événements

event-game-began = { $players ->
        [one] Vous êtes seul dans le temple.
       *[other] { $players } aventuriers sont dans le temple.
    } { $level ->
        [veteran] Niveau : aguerri.
        [expert] Niveau : expert.
       *[normal] Niveau : normal.
    } Joyaux dans la réserve : { $depot }. Joyaux de secours : { $spare }.
event-room-laid = Sur la table : { $room }.
event-colour-taken = La place { $place } joue { colour }.
event-seat-ready = { player } est prêt.
event-ease-switched = { $on ->
        [yes] { player } joue avec des règles physiques allégées.
       *[no] { player } joue avec les règles physiques habituelles.
    }
event-started = Escape !
event-dice-rolled = { $count ->
        [one] { player } lance un dé.
       *[other] { player } lance { $count } dés.
    }
event-dice-settled = { player } obtient : { $faces }.
event-dice-fell = Un dé de { player } tombe de la table.
event-dice-unlocked = { $count ->
        [one] Un masque d’or de { player } débloque un dé de { $whose }.
       *[other] Un masque d’or de { player } débloque { $count } dés de { $whose }.
    }
event-room-entered = { player } entre ici : { $to }.
event-room-drawn = { player } découvre : { $room }. { $left ->
        [0] La pile est vide.
        [one] Il reste une salle dans la pile.
       *[other] Il reste { $left } salles dans la pile.
    }
event-room-placed = { player } la pose : { $room }.
event-room-returned = La salle que tient { player } ne peut plus être posée et retourne sur la pile.
event-pool-joined = { player } met { $given } dans le pot commun de : { $room }, pour { $gems ->
        [one] un joyau.
       *[other] { $gems } joyaux.
    }
event-pool-aimed = { player } vise maintenant { $gems ->
        [one] un joyau : { $room }.
       *[other] { $gems } joyaux : { $room }.
    }
event-pool-left = { player } reprend : { $given }.
event-gems-activated = { $gems ->
        [one] Un joyau est activé
       *[other] { $gems } joyaux sont activés
    } par { $names } ! Dans la réserve : { $depot }.
event-escaped = { player } s’est échappé ! { $left ->
        [0] Il n’y a plus personne à l’intérieur.
        [one] Il reste une personne à l’intérieur.
       *[other] Il reste { $left } personnes à l’intérieur.
    }
event-die-given = { player } donne un dé à { $whose }.
event-vote-opened = { player } propose { ballot }.
event-vote-cast = { $yes ->
        [yes] { player } est pour : { ballot }.
       *[no] { player } est contre : { ballot }.
    }
event-vote-failed = Pas d’accord : { ballot }.
event-fate-helped = Le destin vous aide ! { $freed ->
        [0] Aucun dé n’était bloqué.
        [one] Un dé est débloqué.
       *[other] { $freed } dés sont débloqués.
    } Dans la réserve : { $depot }. Joyaux de secours : { $spare }.
event-gong-struck = { $countdown ->
        [1] Gong ! Premier compte à rebours : retour au départ !
        [2] Gong ! Deuxième compte à rebours : retour au départ !
       *[3] Gong ! Dernier compte à rebours : sortez !
    }
event-seconds-left = { $seconds ->
        [one] Une seconde !
       *[other] { $seconds } secondes !
    }
event-door-slammed = La porte claque ! À temps : { $safe }.
event-die-lost = { $was ->
        [locked] { player } perd un dé bloqué
        [ready] { player } perd un dé qui restait à lancer
        [rolling] { player } perd un dé qui roulait encore
        [shown] { player } perd un dé qui montrait { $face }
        [committed] { player } perd un dé mis au pot ({ $face })
       *[other] { player } perd un dé
    } : { $left ->
        [0] c’était le dernier.
        [one] il en reste un.
       *[other] il en reste { $left }.
    }
event-game-paused = { $covered ->
        [yes] Tout le monde est d’accord : une pause. Le temps s’arrête et le temple est couvert, pour { $seconds } secondes au plus.
       *[no] Tout le monde est d’accord : une pause. Le temps s’arrête.
    }
event-resuming = Dés en main : on reprend dans un instant.
event-game-resumed = C’est reparti !
event-turn-passed = { player } passe.
event-called = { player } : { call }
event-pinged = { player } montre : { $room }.
event-line-lost = { player } a perdu la connexion.
event-line-back = { player } est de retour.
event-conceded = Tout le monde abandonne.
event-collapsed = Le temple s’effondre. Encore à l’intérieur : { $names }. Tout le monde a perdu.
event-all-escaped = Tout le monde s’est échappé en { $clock }. Vous gagnez ensemble !
event-power-set = { player } lance désormais avec la force { $power }.
event-seat-adopted = { player } joue désormais aussi pour { $whose }.


## Questions, comme les lit celui à qui elles sont posées

ask-prepare = Choisissez une couleur libre et dites quand vous êtes prêt.
ask-act = Vous êtes ici : { $room }. Dans la réserve : { $depot } ; la sortie coûte { $keys ->
        [one] une clé
       *[other] { $keys } clés
    }. Que faites-vous ?
ask-place = Où la poser : { $room } ?
ask-gift = Vous êtes dehors. Donnez-vous un de vos dés à quelqu’un à l’intérieur ?
ask-resume = La partie est en pause. On reprend ?


## Coups possibles, tels qu’un menu les présente

move-colour = Jouer { colour }
move-ready = Je suis prêt
move-ease = { $on ->
        [yes] Règles physiques allégées pour moi
       *[no] Règles physiques habituelles pour moi
    }
move-roll = Lancer : { $dice }
move-enter = Aller côté { side } pour { $paid } : { $room }
move-discover = Découvrir une salle pour { $paid }
move-place = La poser côté { side }
move-commit = { $gems ->
        [0] Mettre { $given } dans le pot commun
        [one] Mettre { $given } dans le pot commun, pour un joyau
       *[other] Mettre { $given } dans le pot commun, pour { $gems } joyaux
    }
move-withdraw = Reprendre : { $given }
move-escape = S’échapper pour { $paid }
move-gift = Donner le dé { $dice } à { $whose }
move-propose = { $ballot ->
        [adopt] Proposer de jouer aussi pour { $whose }
       *[other] Proposer { ballot }
    }
move-vote = { $yes ->
        [yes] Voter pour : { ballot }
       *[no] Voter contre : { ballot }
    }
move-unlock = Débloquer des dés de { $whose } avec le masque d’or du dé { $dice }
move-pass = Passer
move-call = Crier : { call }
move-ping = Montrer : { $room }
move-power = Lancer avec la force { $power }
move-away = { $whose } a perdu la connexion
move-back = { $whose } est de retour


## Refus : ce qui s’y oppose, et ce qui irait

refusal-game-over = La partie est finie. Commencez-en une autre pour continuer.
refusal-no-such-seat = Il n’y a pas de siège { $number }. Il y a { $players } sièges, comptés à partir de 0.
refusal-not-a-command = Ce nombre ne correspond à aucun ordre. Prenez-en un de la liste ou écrivez-le.
refusal-only-the-table = Seule la table signale les connexions perdues. Les joueurs font tout le reste.
refusal-has-begun = Cela se règle avant le signal de départ. Maintenant, lancez !
refusal-not-begun = Personne ne peut agir avant le mot « Escape ! ». Choisissez une couleur ou dites que vous êtes prêt.
refusal-paused = La partie est en pause. Proposez ou votez la reprise.
refusal-you-have-escaped = Vous vous êtes échappé. Vous pouvez encore donner un dé, une seule fois, et parler.
refusal-room-in-hand = Vous tenez une salle : { $room }. Posez-la d’abord.
refusal-not-in-play = Cette table joue sans le module dont cela fait partie. Choisissez autre chose.
refusal-too-fast = Pas si vite : attendez { $wait } millièmes de seconde.
refusal-rolls-too-fast = Votre dernier lancer est trop récent. Relancez dans { $wait } millièmes de seconde.
refusal-not-your-roll = Sans horloge, on lance à tour de rôle : c’est à { player } de lancer. Faites autre chose ou attendez.
refusal-no-turns = Ici tout le monde lance à la fois : il n’y a rien à passer. Attendez simplement.
refusal-rolls-nothing = Nommez au moins un dé à lancer.
refusal-no-such-die = Vous n’avez pas de dé { $die }. Nommez un des vôtres.
refusal-die-is-locked = Le dé { $die } montre un masque noir et il est bloqué. Un masque d’or le débloque.
refusal-die-not-free = Le dé { $die } ne peut pas être lancé : il { state }. Lancez-en d’autres.
refusal-die-cannot-pay = Le dé { $die } ne peut pas payer : il { state }. Nommez des dés qui montrent ce qu’il faut.
refusal-does-not-pay = Cela ne paie pas le prix. Il faut { $price }, avec vos propres dés.
refusal-pays-too-much = C’est plus que le prix. Nommez exactement { $price }.
refusal-no-such-tile = Vous n’avez pas ce trésor sous la main. Prenez-en d’abord un, pour deux clés dans sa salle.
refusal-one-golden-mask = Nommez exactement un dé avec un masque d’or.
refusal-not-a-golden-mask = Le dé { $die } ne montre pas de masque d’or. Obtenez-en un d’abord.
refusal-no-such-player = Ce joueur n’existe pas. Nommez un siège de cette table.
refusal-not-gone = { player } est là, ou absent depuis moins de dix secondes. Attendez un instant.
refusal-is-adopted = Quelqu’un joue déjà pour { player }.
refusal-has-escaped = { player } s’est déjà échappé. Aidez quelqu’un qui est à l’intérieur.
refusal-not-in-your-room = { player } est dans une autre salle. Allez-y d’abord, ou servez-vous du masque vous-même.
refusal-nothing-locked = { player } n’a pas de dé bloqué. Gardez le masque d’or pour plus tard.
refusal-no-such-side = Il y a quatre côtés : N, E, S et W.
refusal-no-room-there = Il n’y a pas encore de salle de ce côté : { side }. Découvrez-en une d’abord.
refusal-wall-there = Un mur bloque le passage de ce côté : { side }. Cherchez un autre chemin.
refusal-no-free-side = Aucune entrée de votre salle ne mène vers l’inconnu. Allez dans une salle qui en a une.
refusal-pile-empty = La pile de salles est vide. Il n’y a plus rien à découvrir.
refusal-no-room-in-hand = Vous ne tenez pas de salle. Découvrez-en une d’abord.
refusal-side-not-free = Elle ne peut pas aller là. Côtés libres : { $sides }.
refusal-no-gem-here = Il n’y a pas de symbole joyau ici : { $room }. Allez dans une salle qui en a un.
refusal-gems-used = Des joyaux ont déjà été activés ici : { $room }. Cherchez une autre salle.
refusal-depot-empty = La réserve est vide. Courez à la sortie !
refusal-no-such-symbol = Il n’y a pas ici de symbole pour ce nombre de joyaux : { $gems }. Il y a : { $aims }.
refusal-does-not-fit = Ici seul compte ceci : { $face }. N’ajoutez rien d’autre.
refusal-commits-nothing = Nommez des dés à ajouter, ou un autre nombre de joyaux si vous participez déjà.
refusal-withdraws-nothing = Nommez ce que vous voulez reprendre.
refusal-not-in-a-pool = Le dé { $die } n’est dans aucun pot commun. Il n’y a rien à reprendre.
refusal-tile-not-in-a-pool = Cette tuile n’est dans aucun pot commun. Il n’y a rien à reprendre.
refusal-not-in-exit = On ne s’échappe que depuis la sortie. Allez-y d’abord.
refusal-still-inside = Vous pourrez donner un dé quand vous vous serez échappé.
refusal-has-given = Vous avez déjà donné un dé. C’est possible une seule fois.
refusal-one-die = Nommez exactement un dé.
refusal-not-your-die = Vous ne pouvez pas donner le dé { $die }. Nommez-en un que vous avez encore sous la main.
refusal-not-inside = Seul quelqu’un qui est encore à l’intérieur peut recevoir un dé.
refusal-no-such-vote = Ce vote n’existe pas. On peut voter sur : { $ballots }.
refusal-no-fate-for-experts = Les experts n’ont pas de coup de pouce du destin. Aidez-vous avec des masques d’or.
refusal-fate-used-up = Le destin a aidé aussi souvent qu’il le peut. Aidez-vous avec des masques d’or.
refusal-not-paused = La partie n’est pas en pause. Il n’y a rien à reprendre.
refusal-nothing-to-pause = Aucune horloge ne tourne à cette table. Prenez votre temps.
refusal-no-vote-on-pauses = À cette table, on ne vote pas de pause : seul un trésor arrête l’horloge. Continuez.
refusal-pause-used-up = Vous avez déjà pris la seule pause de cette partie. Continuez.
refusal-temple-covered = Le temple est couvert jusqu’à la fin de la pause. Vous pourrez alors montrer des salles.
refusal-vote-is-open = Un vote est déjà ouvert : { ballot }. Votez oui ou non.
refusal-vote-too-soon = Le dernier vote à ce sujet vient de finir. Proposez-le de nouveau dans { $wait } millièmes de seconde.
refusal-no-open-vote = Personne n’a proposé cela : { ballot }. Proposez-le vous-même.
refusal-has-voted = Vous avez déjà dit oui. Attendez les autres.
refusal-not-counted = Qui est absent depuis longtemps n’est pas compté dans les votes. Les autres décident jusqu’à son retour.
refusal-is-ready = Vous êtes prêt. Attendez les autres ou le signal de départ.
refusal-no-such-colour = Cette couleur n’existe pas. Les couleurs sont : { $colours }.
refusal-colour-taken = Quelqu’un joue déjà { colour }. Choisissez une autre couleur.
refusal-already-so = C’est déjà le cas. Rien ne changerait.
refusal-on-or-off = C’est seulement on ou off.
refusal-no-such-power = Cette force n’existe pas. Vous pouvez lancer avec : { $powers }.
refusal-no-such-call = Ce cri n’existe pas. Choisissez-en un de la liste.
refusal-room-not-in-temple = Cette salle n’est pas encore dans le temple. Montrez-en une qui y est.


## Mises en garde : permis, mais est-ce voulu ?

caution-gives-up = Si tout le monde est d’accord, la partie est perdue.
caution-nothing-locked = Aucun dé n’est bloqué : le destin ne ferait que renchérir la sortie.
caution-rolls-golden-mask = Vous relancez un masque d’or alors que des dés sont bloqués.


## Options de table, chacune avec ses valeurs ; la première est celle par défaut

option-level = La difficulté : normal, veteran (aguerri, 3 joyaux de plus), expert (6 joyaux de plus, pas de coup de pouce du destin).
option-track = La bande sonore : random (au hasard), 1, 2.
option-clock = Comment passe le temps : real (réel), three-quarters, half, quarter (trois quarts, moitié, quart de la vitesse), turns (sans horloge, on lance à tour de rôle), practice (entraînement, sans bande sonore).
option-start = Quand vient le mot de départ : introduction (à sa fin, ou dès que tous sont prêts), ready (seulement alors).
option-extraTiles = Si les tuiles de la première extension s’ajoutent, Échange d’âmes et Grande torche : false (non), true (oui).
option-strictCoop = Si deux ou trois joyaux demandent au moins deux joueurs : true (oui), false (non).
option-pause = Si tous peuvent s’accorder une pause : once (une seule par partie, d’une minute au plus, le temple couvert), treasure (pas de vote, seul un trésor arrête l’horloge), free (aussi souvent que vous voulez).


## À côté du temple, dans le terminal

panel-players = Aventuriers
panel-clock = Horloge : { $clock }. { $countdown ->
        [0] Pas de compte à rebours.
       *[other] Le compte à rebours { $countdown } finit à { $ends }.
    }
panel-depot = Dans la réserve : { $depot }, de secours : { $spare }. La sortie coûte { $keys ->
        [one] une clé.
       *[other] { $keys } clés.
    } Salles dans la pile : { $pile }.
panel-out = dehors
panel-covered = Le temple est couvert jusqu’à la fin de la pause.
panel-pool = Pot commun, { $room } : { $total } sur { $price }
# Les signes du temple : quatre-vingts lettres au plus.
legend-temple = * joyaux à prendre  + joyaux activés  ? trésor  chiffres : qui est là
legend-dice = A K T G visible  B bloqué  - pas lancé  ~ roule  minuscule : pot commun  () enseveli


## Ce que les règles d’une édition ont changé, pour ceux dont la partie continue avec elles

edition-base-2 = De ce qui arrive au même instant, ce qui a été déclenché d’abord arrive d’abord ; de plusieurs salles qui reviennent sur la pile, celle de la première place finit au-dessus. Qui tient une salle peut reprendre ses dés. Pendant une pause, on peut aussi abandonner ou jouer une place vide.


## La première partie guidée

lesson-ready = Vous êtes dans un temple qui va s’effondrer. En vrai, tout le monde lance en même temps, et vous n’avez que dix minutes. Ici rien ne presse : prenez votre temps. Dites que vous êtes prêt.
lesson-roll = Seul, vous avez sept dés ; à plusieurs, cinq chacun. Lancez-les tous : { $device ->
    [touch] touchez le grand bouton.
   *[desk] la barre d’espace, ou un clic sur le grand bouton.
}
lesson-discover = Voici toutes les faces : l’aventurier marche, la clé et la torche ouvrent et éclairent, le masque noir bloque son dé, le masque d’or aide. Deux aventuriers découvrent une salle. { $device ->
    [touch] Les dés 2 et 3 en montrent : touchez le bouton qui le propose.
   *[desk] Les dés 2 et 3 en montrent : cliquez sur le bouton qui le propose, ou tapez D.
}
lesson-place = Vous voyez la salle avant de la poser. Son escalier touche toujours la salle où vous êtes. { $device ->
    [touch] Posez-la au nord : touchez cette lumière sur le plan.
   *[desk] Posez-la au nord : cliquez sur cette lumière du plan, ou tapez la flèche.
}
lesson-unlock = Deux dés sont bloqués par des masques noirs : impossible de les lancer. Un masque d’or en débloque jusqu’à deux, les vôtres ou ceux de quelqu’un dans votre salle. Utilisez-le.
lesson-hold = La nouvelle salle demande des torches. { $device ->
    [touch] Touchez le dé 5, la torche, pour le garder, et lancez les autres.
   *[desk] Cliquez sur le dé 5, la torche, pour le garder (ou tapez 5), et lancez les autres.
}
lesson-enter = Le cadre rouge est le prix de la salle : deux aventuriers pour celle-ci. Allez au nord. Un dé payé doit être relancé avant de servir de nouveau.
lesson-commit = Quatre torches activent ici un joyau. Posez la vôtre : elle attend dans le pot de la salle, et d’autres pourraient y ajouter les leurs.
lesson-locked = Continuez avec les dés libres. Le dé 1 est de nouveau bloqué : cela arrive sans cesse.
lesson-more = Encore deux torches. Posez-les aussi ; il n’en manque plus qu’une.
lesson-last = Les dés du pot attendent tant que vous restez dans la salle. Lancez les trois autres.
lesson-gem = La voilà, la quatrième torche. Posez-la : le joyau passe de la réserve dans la salle.
lesson-mask = Un joyau de moins en réserve, et la sortie coûte une clé de moins. Et encore un masque d’or : débloquez votre dé.
lesson-end = C’est tout. Trouvez la sortie, activez le plus de joyaux possible et échappez-vous avec autant de clés qu’il reste de joyaux en réserve, plus une. Au gong, courez vers la salle de départ avant que la porte claque, sinon vous perdez un dé. À vous, avec l’horloge !
