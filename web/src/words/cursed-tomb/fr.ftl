### Le Tombeau Maudit à l’écran ; les mots du jeu lui-même sont dans games/cursed_tomb/words.
### On tutoie, comme le livret.

## Ce que les autres attendent

doing-choose-pawn = { player } choisit un pion.
doing-vote = { player } vote pour la meilleure démarche de momie.
doing-explore = { player } choisit quoi explorer.
doing-heap = { player } cherche dans la coupe une pierre de cette couleur : { colour }.
doing-move = { player } choisit où aller.
doing-explore-again = { player } peut explorer encore.
pulling-yours = Retire de la coupe une pierre { $colour ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [green] verte
       *[purple] violette
    }. Rien ne doit tomber !
pulling-theirs = { player } retire une pierre { $colour ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [green] verte
       *[purple] violette
    }. Retenez votre souffle !
# $name est une personne qui partage cet appareil.
turn-of = { $name }, à toi :


## Le plateau

board-track = Le plateau
board-keys = Les flèches suivent le chemin ; Entrée choisit une case.
square = { $square ->
        [START] START, le départ
        [GATE] GATE, devant l’entrée
        [TOMB] Le tombeau
       *[other] { $square }
    }
square-tile = { $colour ->
        [none] plaquette face cachée
        [red] plaquette rouge
        [blue] plaquette bleue
        [yellow] plaquette jaune
        [green] plaquette verte
       *[purple] plaquette violette
    }
square-scarab = un scarabée
square-heads = { $heads ->
        [one] une tête de momie
       *[other] { $heads } têtes de momie
    }
square-mummy = la momie, tournée vers { facing }
square-here = ici : { $names }
bowl-count = { $stones ->
        [one] Une pierre dans la coupe
       *[other] { $stones } pierres dans la coupe
    }


## La main, et ce qui est demandé

hand-title = Ce que tu fais
skip = Passer
hint-ask = Que ferait un robot ? (H)
hint-is = Conseil : { $move }
do-it = D’accord
do-anyway = Le faire quand même
do-not = Annuler
do-understood = Compris
explore-colours = Les couleurs visibles
explore-leads = mène à { $to }
explore-leads-back = ramène à { $to }
explore-enter-why = Deux pierres de suite libèrent la momie et font gagner.
explore-unseen = Ce peut être :
chance = { $chance } %
heap-patience = Patience : { $patience } sur { $of }
heap-stones = Pierres { $colour ->
        [red] rouges
        [blue] bleues
        [yellow] jaunes
        [green] vertes
       *[purple] violettes
    } dans la coupe, la plus dégagée d’abord
stone-lies = { $lies ->
        [open] dégagée
        [half] à demi couverte par : { $covers }
       *[deep] enfouie sous : { $covers }
    }, à { $hour ->
        [one] { $hour } heure
       *[other] { $hour } heures
    }
heap-pull = La tirer
heap-pace = { $pace ->
        [gentle] En douceur
        [normal] Normalement
       *[bold] Hardiment
    }
heap-cost = patience −{ $cost }
heap-rummage = Ou pousser d’abord ce qui la couvre
heap-push = Pousser la { $cover }

asides-title = Une tentative bloquée, ou plus de temps
asides-stuck-why = Si quelque chose a mal tourné dans la coupe, vous pouvez tous ensemble faire recommencer la tentative, sans pénalité.
asides-stuck-count = { $count } sur { $of } la trouvent bloquée ; il faut que tous le disent.
asides-clock = { $name ->
        [none] La durée de tes pendules, dès la prochaine question :
       *[other] La durée des pendules de { $name }, dès la prochaine question :
    }
leave-title = Quitter la partie pour de bon
leave-why = { $players ->
        [2] Vous n’êtes que deux : sans toi, la partie est annulée.
       *[other] Ton pion quitte le plateau, tes scarabées retournent dans la réserve et les autres continuent sans toi. S’il ne s’agit que d’un moment, laisse un robot jouer à ta place : voir « Joueurs ».
    }
leave-game = { $name ->
        [none] Quitter pour de bon…
       *[other] { $name } quitte pour de bon…
    }
leave-really = { $name ->
        [none] Oui, quitter pour de bon
       *[other] Oui, { $name } quitte pour de bon
    }
leave-stay = Non, rester


## Où en est la partie

status-title = Où en est la partie
status-turn = joue maintenant
status-bowl = Dans la coupe
status-round = Tour de table { $round }


## La fin

ending-winner = Victoire : { player } !
ending-draw = Partie nulle
ending-void = Personne ne gagne
figure-rounds = tours de table
figure-pulled = pierres retirées
figure-rockfalls = éboulements
figure-scarabs = scarabées trouvés
figure-paid = scarabées rendus
figure-steps = pas de la momie


## Règles maison : titre et valeurs

house-yes = Oui
house-no = Non
house-group-begin = Le jeu
house-group-clocks = Pendules et durée
house-group-readings = Règles maison
house-variant = Quel jeu ?
house-variant-base = Le jeu de base
house-variant-mad-rockfall = L’éboulement fou : ce qui tombe décide jusqu’où l’on recule
house-variant-full-speed = À toute vitesse dans le tombeau : sans momie ni scarabées, dès 5 ans
house-trap = Comment retire-t-on les pierres ?
house-trap-physics = À la main, dans une coupe soumise à la vraie physique
house-trap-abstract = Selon des chances affichées : pour lecteurs d’écran et appareils très faibles
house-first = Qui commence ?
house-first-random = Le hasard décide
house-first-vote = La meilleure démarche de momie : on vote
house-pawns = Comment reçoit-on son pion ?
house-pawns-choose = On le choisit
house-pawns-dealt = Il est distribué
house-pullClock = Combien de temps pour retirer une pierre ?
house-pullClock-null = Autant qu’on veut
house-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
house-timeOut = Et si le temps d’une tentative est écoulé ?
house-timeOut-lose-turn = Le tour est fini
house-timeOut-rockfall = Cela compte comme un éboulement
house-decisionClock = Combien de temps pour les autres décisions ?
house-decisionClock-null = Autant qu’on veut
house-clockFactors = Chacun peut avoir des pendules plus longues, ou aucune.
house-rounds = Quand la partie s’arrête-t-elle ?
house-rounds-null = Seulement quand la momie est libérée
house-rounds-count = { $count ->
        [one] Après { $count } tour de table
       *[other] Après { $count } tours de table
    }
house-lastRound = Et si personne n’a libéré la momie d’ici là ?
house-lastRound-draw = La partie est nulle
house-lastRound-farthest = Le plus avancé gagne
house-gateRockfall = Où mène un éboulement sur GATE ?
house-gateRockfall-start = Retour à START
house-gateRockfall-stay = Nulle part : on reste
house-mustMove = Il faut bouger si la pierre mène quelque part.
house-tombEntry = D’où peut-on pénétrer dans le tombeau ?
house-tombEntry-last = De P12
house-tombEntry-last-three = De P10, P11 ou P12
house-anyColour = On peut nommer toute couleur visible, pas seulement celles devant soi.
house-cursePerPass = La momie prend un scarabée à chaque passage.
house-nothingBehind = Éboulement fou : où aller si aucune case de la couleur n’est derrière ?
house-nothingBehind-base = Comme dans le jeu de base
house-nothingBehind-start = Retour à START
house-commandedHand = On peut guider la main par des mots.


## La coupe

bowl-picture = La coupe avec ses pierres et le sceptre
bowl-keys = Les flèches déplacent la main, Page préc. et Page suiv. la lèvent et la baissent, Espace saisit et lâche, Q et E la tournent. Avec Maj, les flèches tournent la vue. On peut aussi guider la main par des mots, sous le plateau.
bowl-lost = Cet appareil ne peut pas dessiner la coupe. Guide la main par des mots.
bowl-slow = Encore une fois, au ralenti
bowl-queued = { $ahead ->
        [0] La momie tend l’oreille… c’est bientôt à toi.
        [one] La momie tend l’oreille… une tentative passe avant.
       *[other] La momie tend l’oreille… { $ahead } tentatives passent avant.
    }
bowl-queued-theirs = La momie tend l’oreille… { player } va bientôt tirer.
bowl-building = On construit le piège…
bowl-armed = Appuie sur une pierre { $colour ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [green] verte
       *[purple] violette
    }, soulève-la et porte-la au-delà de l’anneau.
bowl-clock = { $seconds } s
bowl-warning = { $seconds ->
        [one] Encore une seconde !
       *[other] Encore { $seconds } secondes !
    }
bowl-far = Ta connexion est lente ({ $time } ms aller-retour) : les pierres répondent en retard. Tire doucement.
bowl-strain = La tension sur la pierre
# Ce que fait sa propre main, en un mot ou deux.
grip-open = Main ouverte
grip-closing = Elle se ferme…
grip-holding = Elle tient !
grip-slipped = Raté, ça glisse !
haste-lifts = Pas encore saisie : attends que les doigts tiennent la pierre, puis soulève.
haste-lets-go = Garde le doigt appuyé : il faut un instant pour que la main se ferme sur la pierre.
show-bowl = Voir la coupe
show-track = Voir le plateau
film-watch = Voir cette tentative
film-slowly = Au ralenti
film-stop = Retour au plateau
film-none = Il n’y a pas de films des tentatives : ils restent là où l’on a joué et ne voyagent pas avec le journal.
ending-films = Les films des tentatives restent à cette table, où l’on peut les revoir avec la partie. Le journal enregistré ne contient que les coups et les verdicts.
camera-turn = Tourner la vue
camera-near = Plus près
camera-far = Plus loin
camera-home = Vue de ta place
hand-up = Lever la main
hand-down = Baisser la main
hand-turn = Tourner la main
pull-how = Un doigt ou la souris, c’est ta main : appuie sur une pierre marquée et tire. Deux doigts ou le bouton droit tournent la vue ; la molette lève la main. Anneau plein : la pierre est dégagée. Tirets : à demi couverte. Points : enfouie.
command-title = Guider la main par des mots
command-pace = Allure
command-way = Sortie
command-way-number = { $number } : vers { $hour } h
command-push = Pousser la { $cover } vers :
command-hour = { $hour } h
command-pull = Tirer
command-let-go = Lâcher
stone-lies-real = { $lies ->
        [open] dégagée
        [half] à demi couverte
       *[deep] enfouie
    }{ $covers ->
        [none] { "" }
       *[other] { " " }(dessus : { $covers })
    }, à { $hour } h, { $place ->
        [middle] au milieu
        [rim] près du bord
       *[between] à mi-chemin du bord
    }

trap-touched = Les doigts touchent le piège.
trap-gripped = Saisie : { $fallen }.
trap-lifting = Soulevée : { $fallen }.
trap-slipped = La pierre glisse des doigts.
trap-let-go = Lâchée.
trap-not-the-sceptre = Ne tiens pas le sceptre !
trap-not-that-stone = Seules les pierres de la couleur demandée peuvent sortir.
trap-stone-rolls = { $fallen } : elle roule vers { $clock } h.
trap-sceptre-tilts = Le sceptre penche à { $degrees } degrés, vers { $clock } h.
trap-in-the-bag = Dans le sachet. Retiens ton souffle…
trap-fell = { $thing ->
        [sceptre] Le sceptre tombe !
       *[stone] La { $fallen } tombe !
    }
trap-clock-ended = Le temps est écoulé.
trap-hand-lost = La liaison est coupée ; la main ne bouge plus.
trap-success = Tout est calme : réussi !
trap-rockfall = Éboulement !
trap-late = Trop tard : pas de pierre.
trap-void = La tentative ne compte pas.
trap-fell-by-itself = Quelque chose est tombé tout seul. Pas d’éboulement.
trap-stone-lies = { $stone }, { $lies ->
        [open] dégagée
        [half] à demi couverte
       *[deep] enfouie
    }, à { $clock } h
trap-way-out = Sortie { $number } : vers { $clock } h
