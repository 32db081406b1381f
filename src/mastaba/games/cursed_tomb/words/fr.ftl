### Ce que dit Le Tombeau Maudit, dans les termes de rulebook/fr.toml.
###
### Les aventuriers portent le nom de leur pion. On tutoie, comme le livret, et on reste au présent.


## Noms

# $pawn vaut none tant qu’une place n’a pas de pion.
player = { $pawn ->
        [hat] Chapeau
        [scarf] Écharpe
        [lamp] Lampe
        [rope] Corde
        [map] Carte
        [camel] Chameau
       *[none] la place { seat-number }
    }
seat-number = { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    }
pawn = { $pawn ->
        [hat] le chapeau
        [scarf] l’écharpe
        [lamp] la lampe
        [rope] la corde
        [map] la carte
       *[camel] le chameau
    }
colour = { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [green] vert
       *[purple] violet
    }
# Une pierre de la coupe : pierre rouge 2.
stone = pierre { $colour ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
        [green] verte
       *[purple] violette
    } { $number }
# Une liste : $most vaut « a, b », $last vaut « c ».
listing = { $most } et { $last }
facing = { $facing ->
        [entrance] l’entrée
       *[tomb] le tombeau
    }


## Événements

event-game-began = { $players } aventuriers partent vers la pyramide. { $variant ->
        [mad-rockfall] Variante : l’éboulement fou.
        [full-speed] Variante : à toute vitesse dans le tombeau.
       *[base] Qui libérera la momie ?
    }
event-pawn-taken = La place { seat-number } joue { player }.
event-vote-cast = { player } vote pour { $choice }.
event-first-player-found = Premier tour : { player }.
event-trap-built = { $seat ->
        [-1] Le piège est prêt : { $stones } pierres dans la coupe, et le sceptre tient debout.
       *[other] Le piège est reconstruit avec les { $stones } pierres.
    }
event-turn-began = Tour { $turn }, tour de table { $round } : { player }
event-tile-turned = { player } retourne { $square } : { colour }.
event-colour-demanded = { player } doit retirer : { colour }.
event-tomb-entered = { $scarabs ->
        [0] { player } pénètre dans le tombeau.
       *[other] { player } montre { $scarabs } scarabées et pénètre dans le tombeau.
    }
event-hand-touched = { player } met la main dans la coupe.
event-rummaged = { player } pousse la { $cover } posée sur la { $stone } ({ $chance } sur 100).
event-pull-risked = { player } tire la { $stone } { $pace ->
        [gentle] en douceur
        [normal] normalement
       *[bold] hardiment
    } ; elle est { $lies ->
        [open] dégagée
        [half] à demi couverte
       *[deep] enfouie
    } ({ $chance } sur 100).
event-stone-pulled = { player } tient la { $stone } ! { $left ->
        [0] Il n’en reste plus de cette couleur dans la coupe.
        [one] Il en reste une de cette couleur.
       *[other] Il en reste { $left } de cette couleur.
    }
event-last-stone = C’était la dernière pierre de cette couleur ({ colour }) : { player } peut explorer encore.
event-rockfall = { $thing ->
        [sceptre] Éboulement ! Le sceptre tombe.
        [stone] Éboulement ! La { $fallen } tombe.
       *[none] Cela compte comme un éboulement.
    }
event-sent-back = { $start ->
        [START] { player } reste sur START.
       *[other] { player } recule de { $start } à { $to }.
    }
event-timed-out = Le temps est écoulé pour { player }.
event-pull-voided = { $cause ->
        [agreed] Tous sont d’accord : la tentative est annulée et recommence.
       *[fault] Le piège est en panne : la tentative est annulée et recommence.
    }
event-pull-restarted = La tentative recommence, avec le piège comme avant.
event-fell-by-itself = { $thing ->
        [sceptre] Le sceptre est tombé tout seul ; on le replante. Pas d’éboulement.
       *[stone] La { $fallen } est tombée toute seule ; on la remet. Pas d’éboulement.
    }
event-stuck-reported = { player } trouve que cette tentative est bloquée.
event-stuck-taken-back = { player } ne trouve plus la tentative bloquée.
event-adventurer-moved = { $forward ->
        [yes] { player } avance de { $start } à { $to }.
       *[no] { player } recule de { $start } à { $to }.
    }
event-adventurer-stayed = { player } reste sur { $at }.
event-scarab-gained = { $scarabs ->
        [one] { player } trouve un scarabée, le premier.
       *[other] { player } trouve un scarabée et en a maintenant { $scarabs }.
    }
event-scarabs-full = { player } a déjà { $scarabs } scarabées et n’en reçoit plus.
event-scarab-calmed = { player } trouve un scarabée et le rend aussitôt pour calmer la momie.
event-scarab-paid = { $scarabs ->
        [0] { player } rend son dernier scarabée à la momie.
       *[other] { player } rend un scarabée à la momie et en garde { $scarabs }.
    }
event-mummy-woke = { $heads ->
        [one] La momie part de { $start } : un pas vers { facing }.
       *[other] La momie part de { $start } : { $heads } pas vers { facing }.
    }
event-mummy-stepped = La momie arrive sur { $to }.
event-mummy-turned = Sur { $at }, la momie fait demi-tour vers { facing }.
event-mummy-stopped = La momie s’arrête sur { $at }, tournée vers { facing }.
event-extra-taken = { player } explore encore une fois.
event-extra-declined = { player } renonce à explorer encore.
event-forced-choice = { player } n’a qu’un choix.
event-player-removed = { player } quitte la partie.
event-mummy-freed = { player } libère la momie de sa malédiction et gagne !
event-rounds-over = Les { $round } tours de table sont joués. { $seat ->
        [-1] Personne n’a libéré la momie : la partie est nulle.
       *[other] { player } est le plus loin et gagne.
    }
event-game-void = Il reste trop peu de joueurs : la partie est annulée.


## Questions, comme les lit celui qui doit répondre

ask-choose-pawn = Quel pion prends-tu ?
ask-vote = Qui a la meilleure démarche de momie ?
ask-explore = Retourner une plaquette, nommer une couleur devant toi, ou entrer dans le tombeau ?
ask-pull = { $touched ->
        [yes] Que devient la tentative de { player } ({ colour }) ?
       *[no] { player } va retirer une pierre ({ colour }). La main a-t-elle touché le piège ?
    }
ask-heap = Il te faut une pierre de cette couleur : { colour }. Il te reste { $patience } unités de patience. Que fais-tu ?
ask-move = { $forward ->
        [none] { $backward ->
            [none] Ta pierre ne mène nulle part.
           *[other] Ta pierre ({ colour }) mène en arrière à { $backward }. Y vas-tu ?
        }
       *[other] { $backward ->
            [none] Ta pierre ({ colour }) mène en avant à { $forward }. Y vas-tu ?
           *[other] Ta pierre ({ colour }) mène en avant à { $forward } ou en arrière à { $backward }. Où vas-tu ?
        }
    }
ask-explore-again = C’était la dernière pierre de sa couleur. Explores-tu encore ?


## Coups possibles, comme dans un menu

move-pawn = Prendre { pawn }
move-vote = Voter pour { $choice }
move-turn = Retourner la plaquette { $square }
move-name = Nommer la couleur : { colour }
move-enter = Entrer dans le tombeau
move-forward = Avancer jusqu’à { $to }
move-backward = Reculer jusqu’à { $to }
move-stay = Rester sur { $at }
move-explore = Explorer encore
move-decline = Y renoncer
move-rummage = Pousser la { $cover } posée sur la { $stone } : { $chance } sur 100
move-pull = { $pace ->
        [gentle] Tirer la { $stone } en douceur
        [normal] Tirer la { $stone } normalement
       *[bold] Tirer la { $stone } hardiment
    } : { $chance } sur 100
move-touch = La main touche le piège
move-pulled = La { $stone } est sortie
move-fell = { $thing ->
        [sceptre] Le sceptre tombe
       *[stone] La { $fallen } tombe
    }
move-late = Le temps est écoulé
move-void = La tentative est annulée
move-restart = La tentative recommence
move-begin = La main peut bouger
move-slipped = { $thing ->
        [sceptre] Le sceptre est tombé tout seul
       *[stone] La { $fallen } est tombée toute seule
    }
move-remove = Retirer de la partie : { $choice }
move-stuck = Dire que cette tentative est bloquée
move-unstuck = Ne plus dire qu’elle est bloquée
move-clock = { $factor ->
        [x1] Pendules normales
        [x2] Pendules deux fois plus longues
        [x3] Pendules trois fois plus longues
       *[off] Pas de pendule pour toi
    }


## Refus : ce qui empêche, et ce qui irait

refusal-game-over = La partie est finie. Commences-en une autre pour continuer.
refusal-no-such-seat = Il n’y a pas de place { $seat }. Il y a { $players } places, comptées depuis 0.
refusal-not-a-move = Ce nombre n’est pas un coup. Choisis dans la liste, ou écris le coup.
refusal-referee-only-judges = L’arbitre ne juge que les tentatives. Le reste est aux joueurs.
refusal-only-the-referee = Seul l’arbitre peut dire ce que devient une tentative. Attends son verdict.
refusal-seat-has-left = { player } n’est plus dans la partie. Il faut encore jouer pour faire cela.
refusal-no-such-player = Personne ne joue à la place { $seat }. Nomme quelqu’un qui est dans la partie.
refusal-not-your-decision = Ce n’est pas à toi de décider. La partie attend : { $names }.
refusal-pull-under-way = { player } est en train de retirer une pierre. Attends le verdict de l’arbitre.
refusal-answer-the-question = Cela ne répond pas à la question. On peut répondre par : { $verbs }.
refusal-no-such-pawn = Ce pion n’existe pas. Les pions sont : { $pawns }.
refusal-pawn-taken = Quelqu’un a déjà { pawn }. Choisis un autre pion.
refusal-all-tiles-face-up = Toutes les plaquettes sont retournées. Nomme une couleur, ou entre dans le tombeau.
refusal-no-such-colour = Cette couleur n’existe pas. Les couleurs sont : { $colours }.
refusal-no-colour-ahead = Aucune plaquette visible devant toi : tu ne peux pas nommer cette couleur ({ colour }). Retourne une plaquette, ou entre dans le tombeau.
refusal-colour-not-ahead = Cette couleur n’est visible nulle part devant toi : { colour }. Tu peux nommer : { $colours }.
refusal-not-before-the-tomb = On n’entre dans le tombeau que depuis : { $squares }. Vas-y d’abord.
refusal-too-few-scarabs = { $scarabs ->
        [0] Tu n’as aucun scarabée, et le tombeau en demande { $needed }. Va en chercher.
        [one] Tu as un scarabée, et le tombeau en demande { $needed }. Va en chercher d’autres.
       *[other] Tu as { $scarabs } scarabées, et le tombeau en demande { $needed }. Va en chercher d’autres.
    }
refusal-no-square-that-way = { $way ->
        [forward] Aucune case visible de cette couleur ({ colour }) devant toi. Recule ou reste.
       *[backward] Aucune case visible de cette couleur ({ colour }) derrière toi. Avance ou reste.
    }
refusal-must-move = À cette table, il faut bouger si ta pierre ({ colour }) mène quelque part. Avance ou recule.
refusal-only-forward = Dans cette variante, on avance seulement. Avance ou reste.
refusal-no-such-stone = Cette pierre n’existe pas. Il y en a { $stones } dans la boîte.
refusal-no-such-thing = Seuls le sceptre ou l’une des { $stones } pierres peuvent tomber.
refusal-other-colour-demanded = La { $stone } n’est pas demandée. Retire une pierre de cette couleur : { colour }.
refusal-stone-in-bag = La { $stone } est déjà dans le sachet. Nomme une pierre de la coupe.
refusal-no-such-pace = Cette allure n’existe pas. Les allures sont : { $paces }.
refusal-too-little-patience = Cette allure demande { $cost } unités de patience, et il t’en reste { $patience }. Tire plus vite.
refusal-no-patience-to-rummage = Fouiller demande { $cost } unités de patience et doit en laisser pour tirer ; il t’en reste { $patience }. Tire maintenant.
refusal-not-on-that-stone = { $count ->
        [0] Il n’y a plus rien sur la { $stone }. Tire-la.
       *[other] Celle-là n’est pas sur la { $stone }. Dessus, il y a : { $covers }.
    }
refusal-touched-already = La main a déjà touché le piège. Dis ce que devient la tentative.
refusal-not-touched-yet = La main n’a pas encore touché le piège. Signale d’abord le contact.
refusal-fell-untouched = Aucune main n’a touché le piège : ce n’est pas un éboulement. Signale une chute spontanée.
refusal-fell-while-touched = La main a touché le piège : ce qui tombe est un éboulement. Signale-le comme tel.
refusal-trap-not-built = Le piège n’est pas encore construit. Attends le premier tour.
refusal-nothing-falls-by-itself = Dans le piège abstrait, rien ne tombe tout seul. Il n’y a rien à remettre.
refusal-no-pull-under-way = Personne ne retire de pierre. On signale une tentative bloquée pendant qu’elle dure.
refusal-reported-already = Tu as déjà signalé cette tentative. Attends les autres.
refusal-not-reported = Tu n’as pas signalé cette tentative. Il n’y a rien à reprendre.
refusal-pull-must-end-first = { player } a la main dans la coupe. Laisse finir la tentative, car ce qui tombe compte encore.
refusal-no-such-factor = Cette pendule n’existe pas. Tu peux avoir : { $factors }.
refusal-no-clock-factors = À cette table, toutes les pendules tournent pareil. Demande à l’hôte d’en permettre de plus longues.
refusal-clock-already-so = Tes pendules tournent déjà ainsi : { $factor }. Choisis une autre durée.


## Mises en garde : permis, mais est-ce voulu ?

caution-sends-you-back = Tu n’as pas de scarabée pour la momie : ce déplacement finit sur GATE.
caution-gives-up-exploration = Tu renonces à toute une exploration supplémentaire.


## Règles maison, chacune avec ses valeurs ; la première est celle par défaut

option-variant = Quel jeu : base, mad-rockfall (ce qui tombe décide où l’on recule), full-speed (sans momie ni scarabées, pour les enfants).
option-trap = Comment se décide une tentative : physics (une main dans une vraie coupe), abstract (selon des chances affichées).
option-first = Qui commence : random, vote (pour la meilleure démarche de momie), ou la place 0 à 5.
option-pawns = Comment on obtient son pion : choose (on choisit), dealt (on reçoit).
option-gateRockfall = Où mène un éboulement sur GATE : start, stay (nulle part).
option-mustMove = S’il faut bouger quand la pierre mène quelque part : false, true.
option-tombEntry = D’où l’on entre dans le tombeau : last (P12), last-three (P10, P11 ou P12).
option-anyColour = Si l’on peut nommer toute couleur visible qui mène quelque part : false, true.
option-rounds = Après combien de tours de table la partie s’arrête : 40, 20, 30, 50, 60, none (jamais).
option-lastRound = Ce qui se passe après le dernier tour de table : draw (personne n’a libéré la momie, la partie est nulle), farthest (le plus avancé gagne).
option-pullClock = Combien de secondes dure une tentative, avant la réserve : none (sans pendule), 45, 30, 60, 90, 120, 180.
option-decisionClock = Combien de secondes durent les autres décisions : none (sans pendule), 90, 30, 60, 120, 180.
option-clockFactors = Si chacun peut avoir des pendules plus longues, ou aucune : true, false.
option-timeOut = Ce que coûte une tentative hors délai : lose-turn (le tour), rockfall (un éboulement).
option-cursePerPass = Si la momie prend un scarabée à chaque passage : false, true.
option-nothingBehind = Dans l’éboulement fou, où l’on va si aucune case de la couleur n’est derrière : base (comme dans le jeu de base), start.
option-commandedHand = Si une main peut être guidée par des mots, pour jouer au clavier ou avec un lecteur d’écran : true, false.


## À côté du chemin, dans le terminal

panel-players = Aventuriers
panel-player = { player }
panel-scarabs = { $scarabs ->
        [one] { $scarabs } scarabée
       *[other] { $scarabs } scarabées
    }
panel-gone = a quitté la partie
panel-supply = Scarabées en réserve : { $supply }
panel-mummy = La momie est sur { $at }, tournée vers { facing }
panel-no-mummy = Pas de momie dans cette variante
panel-bowl = Dans la coupe : { $stones }
panel-tomb = Dans le tombeau : { $tiles }
panel-demanded = Couleur demandée : { colour }
# Une pierre du piège abstrait.
panel-stone = { $lies ->
        [open] { $stone } : dégagée
        [half] { $stone } : sous { $covers }
       *[deep] { $stone } : enfouie sous { $covers }
    }, à { $hour } h
# Combien de pierres d’une couleur sont comment, avant le choix.
panel-colour-lies = { $colour } : { $open } à nu, { $half } à demi sous une autre, { $deep } au fond
# Tant de pierres d’une couleur dans la coupe.
stones-of-colour = { $colour ->
        [red] { $count } { $count ->
            [one] rouge
           *[other] rouges
        }
        [blue] { $count } { $count ->
            [one] bleue
           *[other] bleues
        }
        [yellow] { $count } { $count ->
            [one] jaune
           *[other] jaunes
        }
        [green] { $count } { $count ->
            [one] verte
           *[other] vertes
        }
       *[purple] { $count } { $count ->
            [one] violette
           *[other] violettes
        }
    }
# Les signes du chemin : quatre-vingts lettres au plus.
legend-track = Ж scarabée  ☻2 têtes de momie  ? cachée  <☠ ☠> la momie et son regard
legend-colours = rouge ☼  bleu ≈  jaune ▲  vert ¶  violet ☥


## La première partie guidée : quoi essayer, et pourquoi

lesson-pawn = Bienvenue ! Pour apprendre, tu mènes deux aventuriers. Donne d’abord un pion au premier : prends Chapeau.
lesson-pawn-other = Et Lampe pour le second. Tous deux partent de START.
lesson-turn = Un tour a deux phases : explorer, puis se déplacer. Pour explorer, retourne la prochaine plaquette : sa couleur dit quelle pierre il faut retirer.
lesson-pull = Rouge, et une pierre rouge est dégagée : rien ne la couvre. Ici, des chances décident à la place de ta main. Tire-la en douceur ; cela demande de la patience, mais échoue rarement.
lesson-forward = La pierre est à toi et va dans le sachet. Déplace-toi maintenant : en avant, jusqu’à la case rouge la plus proche.
lesson-turn-other = Au tour de Lampe. La prochaine plaquette est la première encore cachée, quel que soit le joueur.
lesson-rummage = Bleu, mais toutes les pierres bleues sont couvertes. Pousse d’abord la jaune : la main peut fouiller, tant que rien ne tombe.
lesson-pull-freed = Bien joué ! La pierre est dégagée, et il reste assez de patience pour la tirer en douceur.
lesson-scarab = Avance jusqu’à D2 : un scarabée y est dessiné, et qui arrive en prend un. Il en faut deux pour pénétrer dans le tombeau, et chacun calme la momie une fois.
lesson-name = À Chapeau de nouveau. Au lieu de retourner une plaquette, tu peux nommer une couleur visible devant toi : le bleu mène à D2.
lesson-pace = Encore une pierre dégagée. L’allure normale demande moins de patience et risque un peu plus.
lesson-catch-up = En avant jusqu’à D2. La case scarabée donne de nouveau à quiconque arrive, et l’on peut être plusieurs sur une case.
lesson-third-tile = Lampe explore : retourne la troisième plaquette. Chaque plaquette reste visible jusqu’à la fin de la partie.
lesson-rockfall = Voyons ce que fait la hâte : tire hardiment. Si quelque chose tombe, c’est un éboulement : pas de déplacement, retour à START (ou à GATE depuis la pyramide), et l’on reconstruit le piège.
lesson-end = Aïe ! Tu sais tout : gagne la pyramide, gare à la momie qui marche quand quelqu’un s’arrête sur une tête, apporte deux scarabées à P12 et retire deux pierres de suite dans le tombeau. Continue, ou ouvre une table où ta propre main retire les pierres !
