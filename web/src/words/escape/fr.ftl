# Ce que seul le navigateur dit à une table d’Escape.

## Le plateau

board-temple = Le temple
board-follow = Suivre mon aventurier
board-fit = Voir tout le temple
board-nearer = Plus près
board-farther = Plus loin
board-covered = Le temple est couvert jusqu’à la reprise.

room-can-enter = Vous pouvez entrer.
room-target = Vous pouvez la choisir.
room-chosen = Choisie.
room-cost = Entrée : { $cost }.
room-symbol = { symbol } pour { $gems ->
    [one] un joyau
   *[other] { $gems } joyaux
}.
room-gems = { $gems ->
    [one] Un joyau activé.
   *[other] { $gems } joyaux activés.
}
room-treasure = Un trésor se trouve ici.
room-people = Ici : { $names }.

clock-label = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
clock-waits = On vous attend
clock-before = Prêts …
clock-slam = Retour au départ !
clock-collapse = Tout le monde dehors !
clock-paused = Pause : { $left }
clock-practice = Entraînement

sign-start = Escape !
sign-gong = { $number ->
    [1] Premier gong : retour au départ !
    [2] Deuxième gong : retour au départ !
   *[other] Troisième gong : tous dehors !
}
sign-slam = La porte claque !
sign-collapse = Le temple s’effondre !
sign-fate = Le destin aide : tous les dés sont libres !
sign-healed = Masque de guérison : tous les dés sont libres !
sign-exit = La sortie est trouvée !
sign-curse = Vous voilà maudit !
sign-gems = { $number ->
    [one] Un joyau est activé !
   *[other] { $number } joyaux sont activés !
}

## Mes dés et ce qu’ils permettent

hand-title = Vos dés
hand-watching = Vous regardez. Tous les aventuriers lancent en même temps.
hand-escaped = Vous êtes dehors. Encouragez les autres !
hand-gift = Vous êtes dehors ! Donnez un de vos dés à quelqu’un resté à l’intérieur.
hand-paused = Pause : tout le monde doit vouloir reprendre.
hand-choose = Avec qui échangez-vous votre âme ?
hand-place = Où va cette salle ? { $device ->
    [touch] Touchez une lumière sur le plan.
   *[desk] Cliquez sur une lumière du plan, ou tapez une flèche.
}
hand-on = Votre main est sur votre tête
hand-off = Posez la main sur votre tête
hand-hold = Gardez appuyé pour jouer
hand-keep = Ne lâchez pas
hand-why = { $device ->
    [touch] Gardez ce signe appuyé pendant que vous jouez.
   *[desk] Gardez ce signe appuyé pendant que vous jouez : maintenez la touche { $key }.
} Si vous ne le pouvez pas, choisissez « { prepare-ease } » avant une partie.

dice-title = Dés
die-label = Dé { $number } : { $state ->
    [ready] pas encore lancé
    [rolling] roule
    [held] { $face ->
        [A] aventurier, gardé
        [K] clé, gardée
        [T] torche, gardée
        [G] masque d’or, gardé
       *[none] gardé
    }
    [locked] masque noir, bloqué
    [committed] posé pour un joyau
    [laid] sous les gravats
   *[shown] { $face ->
        [A] aventurier
        [K] clé
        [T] torche
        [G] masque d’or
       *[none] vierge
    }
}
roll = { $count ->
    [0] Tous les dés sont gardés
    [one] Lancer un dé
   *[other] Lancer { $count } dés
}
roll-none = Aucun dé libre
roll-queued = Lancer …
roll-turn = Quelqu’un d’autre lance

gone-slam = Vous n’étiez pas en sécurité quand la porte a claqué. Vous perdez { $was ->
    [locked] un dé bloqué
    [ready] un dé qui restait à lancer
    [rolling] un dé qui roulait encore
    [shown] un dé qui montrait { $face }
    [committed] un dé mis au pot : { $face }
   *[other] un dé
} ; le moins utile part d’abord.
gone-rubble = Les débris ont enseveli { $was ->
    [locked] un dé bloqué
    [ready] un dé qui restait à lancer
    [rolling] un dé qui roulait encore
    [shown] un dé qui montrait { $face }
    [committed] un dé mis au pot : { $face }
   *[other] un dé
} ; le moins utile part d’abord.
gone-tray = Un dé que vous avez lancé a quitté la table pour de bon.

deeds-title = Ce que vos dés permettent
deeds-none = { $device ->
    [touch] Lancez, ou touchez un dé pour le garder.
   *[desk] Lancez, ou cliquez sur un dé pour le garder.
}
deeds-target = { $device ->
    [touch] Touchez une salle éclairée sur le plan.
   *[desk] Choisissez une salle éclairée sur le plan : un clic, ou flèches et Entrée.
}
deeds-partner = Choisissez maintenant la salle voisine.
deed-enter = { $side ->
    [N] Entrer au nord
    [E] Entrer à l’est
    [S] Entrer au sud
   *[W] Entrer à l’ouest
}
deed-place = { $side ->
    [N] Poser au nord
    [E] Poser à l’est
    [S] Poser au sud
   *[W] Poser à l’ouest
}
deed-discover = Découvrir une salle
deed-gems = { $gems ->
    [one] Activer un joyau
   *[other] Activer { $gems } joyaux
}
deed-commit = Poser { $count ->
    [one] { $face ->
        [K] une clé
       *[T] une torche
    }
   *[other] { $face ->
        [K] { $count } clés
       *[T] { $count } torches
    }
}
deed-aim = { $gems ->
    [one] Viser un joyau
   *[other] Viser { $gems } joyaux
}
deed-escape = S’échapper !
deed-unlock-me = Débloquer mes dés
deed-unlock = Débloquer des dés de { $name }
deed-lift = Lever : { curse }
deed-take = Prendre le trésor
deed-use = Utiliser : { treasure }
deed-withdraw = Reprendre mes dés
deed-gift = Donner un dé à { $name }
deed-choose = Échanger avec { $name }
deed-pass = Ne pas lancer
deed-with-tile = avec : { treasure }

calls-title = Appeler
calls-silenced = Silence : vous ne pouvez pas appeler
call-golden-mask = Masque d’or !
call-torches = Des torches !
call-keys = Des clés !
call-gems-here = Joyaux ici
call-go-back = Demi-tour !
call-to-exit = À la sortie
call-wait = Attendez
call-coming = J’arrive
call-yes = Oui
call-no = Non

curse-effect = { $curse ->
    [trapped] Ni entrer dans une salle, ni en découvrir.
    [debris] Un de vos dés est sous les gravats.
    [mask] Vos masques d’or ne débloquent qu’un dé.
    [silence] Ni appel, ni signal, ni message.
    [lostdice] Un dé lancé trop fort peut se perdre : lancez doucement.
    [hand] Gardez le signe appuyé à chaque action.
   *[soulswap] Vous menez l’aventurier d’un autre.
}
curse-lift = Levée par { $price }
treasure-effect = { $treasure ->
    [healing] Débloque tous les masques noirs de tous.
    [double-torch] Paie comme deux torches.
    [double-key] Paie comme deux clés.
    [teleport] Vous emmène dans une salle occupée.
    [gem] Prend un joyau de la réserve.
    [passage] Ouvre un passage dans un mur.
   *[greattorch] Fait de cette salle un second départ.
}

vote-ask = { $ballot ->
    [fate] Demander un coup de pouce au destin ? Un joyau de plus, et tous les dés sont libres.
    [concede] Abandonner ?
    [pause] { $pauses ->
        [once] Faire une pause ? Une seule fois : une minute au plus, le temple couvert.
       *[free] Faire une pause ?
    }
    [adopt] Laisser quelqu’un jouer aussi la place vide ?
   *[resume] Reprendre ?
}
vote-short = { $ballot ->
    [fate] Coup de pouce du destin ?
    [concede] Abandonner ?
    [pause] { $pauses ->
        [once] Pause ? Une minute, temple couvert
       *[free] Pause ?
    }
    [adopt] Jouer la place vide ?
   *[resume] Reprendre ?
}
vote-yes = Oui
vote-no = Non
vote-count = { $count ->
    [one] { $count } oui
   *[other] { $count } oui
}
propose = { $ballot ->
    [fate] Coup de pouce du destin (reste { $spare })
    [concede] Abandonner
    [pause] { $pauses ->
        [once] Pause (une fois, une minute, temple couvert)
       *[free] Pause
    }
   *[resume] Reprendre
}
propose-sure = Vraiment abandonner ?
propose-adopt = Jouer aussi pour { $name }
hand-seats = Les places que vous jouez

more-title = Votes et réglages
power = Force du lancer : { $power }
wish-left = Gaucher
wish-haptics = Vibrations
wish-music = Musique
wish-join = Mes dés qui conviennent rejoignent d’eux-mêmes un pot ouvert

prepare-ask = Choisissez votre aventurier.
prepare-waiting = { $count ->
    [0] C’est parti !
    [one] Prêt ! On attend encore une personne.
   *[other] Prêt ! On attend encore { $count } personnes.
}
prepare-waits = Prenez votre temps : rien ne court encore, et rien ne commence avant que tous soient prêts.
prepare-runs = Le départ se donne tout seul quand l’horloge du plan arrive à zéro, ou dès que tous sont prêts.
# $what (texte) : ce qui court alors ; $minutes (nombre) : combien de temps
prepare-then = { $what ->
    [turns] Ensuite vous lancez à tour de rôle, sans horloge.
    [practice] Ensuite tout le monde lance en même temps, et rien ne s’effondre.
   *[clock] Ensuite retentit le mot « Escape ! », tout le monde lance en même temps, et le temple tient { $minutes ->
        [one] une minute.
       *[other] { $minutes } minutes.
    }
}
prepare-colour = Votre aventurier
prepare-ease = Malédictions adoucies
prepare-ready = Je suis prêt

digest-my-roll = C’est à vous de lancer.
digest-roll = { $name } lance maintenant.
digest-dice = Vous montrez : aventuriers { $adventurers }, clés { $keys }, torches { $torches }, masques d’or { $golden }, bloqués { $locked }.
digest-can = Vous pouvez { $what }.
digest-verb = { $verb ->
    [enter] entrer dans une salle
    [discover] découvrir une salle
    [commit] poser des dés pour des joyaux
    [escape] vous échapper
    [unlock] débloquer des dés
    [lift] lever une malédiction
    [take] prendre le trésor
    [use] utiliser un trésor
    [gift] donner un dé
    [choose] choisir avec qui échanger
    [pass] passer votre lancer
   *[place] poser la salle
}

## Les autres

status-depot = Joyaux encore en réserve
status-exit = Clés pour s’échapper
status-spare = Coups de pouce du destin restants
status-pile = Salles à découvrir
mate-label = { $name } : { $where ->
    [out] dehors
    [here] dans votre salle
    [covered] hors de vue
   *[elsewhere] ailleurs
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, bloqués : { $locked }

## La fin

ending = { $outcome ->
    [escaped] Vous êtes dehors !
    [buried] Ensevelis par le temple
    [conceded] Vous avez abandonné
   *[lost] Le temple a gagné
}
ending-waited = { $name } a attendu { $other } pendant { $time }
figure-time = Temps
figure-gems = Joyaux dans les salles
figure-depot = Joyaux en réserve
figure-rooms = Salles trouvées
figure-rolls = Lancers
figure-masks = Masques noirs
figure-locked = Dés bloqués
figure-waited = Attente
figure-helped = Aides
figure-lost = Dés perdus
chart-label = La partie au fil du temps : { $time }
chart-rooms = dans une salle (pâle : salle de départ)
chart-locked = dés bloqués
chart-waited = attente, dés posés
chart-gong = gong
chart-slam = porte
chart-gems = joyaux

## Options

house-yes = oui
house-no = non
house-group-temple = Le temple
house-group-more = Autres
house-level = Niveau
house-level-normal = Normal
house-level-veteran = Aguerri : 3 joyaux de plus
house-level-expert = Expert : 6 joyaux de plus, pas de destin
house-clock = Horloge
house-clock-real = Dix minutes, temps réel
house-clock-three-quarters = Plus lent : ¾
house-clock-half = Plus lent : ½
house-clock-quarter = Plus lent : ¼
house-clock-turns = Sans horloge : chacun son tour
house-clock-practice = Entraînement : rien ne s’effondre
house-pause = Pauses par vote
house-pause-once = Une : 60 s, temple couvert
house-pause-treasure = Seulement par un trésor
house-pause-free = Autant que vous voulez
house-curses = Malédictions
house-treasures = Trésors
house-extraTiles = Échange d’âmes et Grande torche
house-start = Le départ
house-start-introduction = Après l’introduction
house-start-ready = Quand tous sont prêts
house-track = Musique
house-track-random = Surprise
house-track-1 = Tambours
house-track-2 = Jungle
house-strictCoop = Deux ou trois joyaux exigent deux joueurs

## Avant la partie

first-time-title = Première fois dans le temple ?
first-time = Suivez d’abord l’introduction, puis jouez avec la bande-son 1, « { house-track-1 } ».
first-time-learn = Vers l’introduction
first-time-choose = Prendre la bande-son 1
first-time-chosen = La bande-son 1 est choisie.
first-time-lesson = Première fois dans le temple ? « Apprendre en jouant », sur la page d’accueil, vous le fait visiter sans horloge.
first-time-listen = Première fois dans le temple ? Écoutez l’introduction jusqu’au bout avant de donner le départ.
halves-title = À plusieurs devant cet écran
halves-keys = { $name } : { $ways } et { $roll }
halves-roll-left = la barre d’espace
halves-roll-right = Entrée
halves-none = { $name } : plus de touches libres, seulement le doigt ou la souris
halves-why = Tout le monde lance en même temps : chacun a ses dés et ses touches, écrites sur les boutons. Un clavier suffit pour deux. À plus, mieux vaut que chacun prenne place avec son téléphone.
