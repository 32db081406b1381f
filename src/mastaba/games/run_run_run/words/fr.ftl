### What Run Run Run! says in French, in the terms of rulebook/fr.toml.
###
### Mummies are feminine, Bosses and cats masculine; sentences avoid agreement where they can and
### select on $foe where they cannot. All token names are masculine and begin with a consonant.
### In French 0 is singular too: [one] spells out "un" only where 0 cannot come.
### No-break spaces (U+00A0) stand before : ; ! ? and inside « ».


## Names

# $cat is none before a seat has its cat.
cat = { $cat ->
        [Mapkin] Mapkin
        [Pilfer] Pilfer
        [Scratch] Scratch
        [Ember] Ember
       *[none] Place { $seat }
    }
# The other cat of a trade.
partner = { $partner ->
        [Mapkin] Mapkin
        [Pilfer] Pilfer
        [Scratch] Scratch
        [Ember] Ember
       *[none] l’autre joueur
    }
cat-colour = { $cat ->
        [Mapkin] bleu
        [Pilfer] vert
        [Scratch] rouge
        [Ember] jaune
       *[none] sans couleur
    }
cat-ability = { $cat ->
        [Mapkin] pioche une carte Lieu par face Capacité (?)
        [Pilfer] prend un jeton Sarcophage par face Capacité (?)
        [Scratch] inflige un dégât de plus par face Capacité (?)
        [Ember] ajoute une torche à la réserve commune par face Capacité (?)
       *[none] n’a pas encore de capacité spéciale
    }
foe = { $foe ->
        [Howl] Howl
        [Dash] Dash
        [Jaws] Jaws
        [Snuff] Snuff
        [Gnashur] Gnashur
        [Muzzlok] Muzzlok
       *[Mastabark] Mastabark
    }
foe-nature = { $foe ->
        [Howl] deux Dés Momie de plus
        [Dash] véloce, un Dé Momie de plus
        [Jaws] une morsure redoutable
        [Snuff] dévore deux torches en apparaissant
        [Gnashur] le Boss le plus féroce, véloce
        [Muzzlok] le Boss qui impose le silence, véloce
       *[Mastabark] le Boss le plus coriace, véloce
    }
token = { $token ->
        [torch2] jeton « Torches » (2)
        [torch3] jeton « Torches » (3)
        [double] jeton Dégâts doublés
        [draw2] jeton Pioche (2)
        [draw3] jeton Pioche (3)
        [shield] jeton Bouclier
        [trap] Piège
        [passage] jeton Passage secret
       *[other] { $token }
    }
# The token that comes back in a trade.
back = { $back ->
        [torch2] jeton « Torches » (2)
        [torch3] jeton « Torches » (3)
        [double] jeton Dégâts doublés
        [draw2] jeton Pioche (2)
        [draw3] jeton Pioche (3)
        [shield] jeton Bouclier
        [passage] jeton Passage secret
       *[none] rien
    }
symbol = { $symbol ->
        [eye] œil
        [scarab] scarabée
        [ankh] ankh
       *[none] aucun symbole
    }
# The shape of a Room Card, by the smallest number its exits can spell (RRR-GEO-06).
shape = { $shape ->
        [1] cul-de-sac
        [3] virage serré
        [5] virage large
        [7] éventail
        [9] ligne droite
        [11] fourche A
        [13] fourche B
        [15] demi-anneau
        [21] étoile
        [23] cerf-volant
        [27] croix
        [31] cinq branches
       *[63] carrefour
    }
# A Room Card: R17 (virage large, œil, torche).
card = { $symbol ->
        [none] { $card } ({ shape }{ card-extras })
       *[other] { $card } ({ shape }, { symbol }{ card-extras })
    }
card-extras = { $torch ->
        [yes] { $tomb ->
            [yes] , sarcophage, torche
           *[no] , torche
        }
       *[no] { $tomb ->
            [yes] , sarcophage
           *[no] { "" }
        }
    }
# One cat's part of shared damage, and of a shared pool.
share-of-damage = { $damage } pour { cat }
share-of-cards = { $cards } pour { cat }
# A list: $most is "a, b", $last is "c".
listing = { $most } et { $last }
tile-vault = SALLE
tile-exit = SORTIE
# $side is the edge of a hex, clockwise from the right; it follows "placé" or "placée".
side = { $side ->
        [0] à droite
        [1] en bas à droite
        [2] en bas à gauche
        [3] à gauche
        [4] en haut à gauche
       *[5] en haut à droite
    }


## Events

event-game-began = { $players ->
        [one] Un Chaventurier s’élance de la salle du Pharaon.
       *[other] { $players } Chaventuriers s’élancent de la salle du Pharaon. Premier à jouer : { cat }.
    }
event-cat-taken = La place { $seat } joue { cat } ({ cat-colour }), qui { cat-ability }.
event-cards-drawn = { $seen ->
        [yes] { $count ->
            [one] { cat } pioche une carte : { $cards }.
           *[other] { cat } pioche { $count } cartes : { $cards }.
        }
       *[no] { $count ->
            [one] { cat } pioche une carte.
           *[other] { cat } pioche { $count } cartes.
        }
    }
event-turn-began = Tour { $turn }, tour de table { $round } : { cat }
event-mummies-rolled = { $dice ->
        [one] { cat } lance un Dé Momie
       *[other] { cat } lance { $dice } Dés Momie
    } : { $symbols ->
        [0] aucun symbole
        [one] un symbole
       *[other] { $symbols } symboles
    }.
event-symbol-resolved = Symbole { $number } sur { $symbols } :
event-foe-moved = { foe } va de { $start } à { $to }.
event-foe-halted = { foe } s’arrête en { $at }, où se trouve un Chaventurier.
event-foe-held = { foe } reste en { $at } : un Chaventurier { $foe ->
        [Gnashur] le
        [Muzzlok] le
        [Mastabark] le
       *[other] la
    } retient.
event-heart-added = Un cœur pour la pile Momie : { $hearts } sur 5.
event-heart-lost = Ce cœur ne peut pas être posé : il est perdu.
event-mummy-woke = { $hearts ->
        [one] { foe } se réveille avec { $hearts } cœur ({ foe-nature }) !
       *[other] { foe } se réveille avec { $hearts } cœurs ({ foe-nature }) !
    }
event-torches-eaten = { $count ->
        [one] { foe } dévore une torche
       *[other] { foe } dévore { $count } torches
    } ; la réserve commune tombe à { $stock }.
event-mummy-placed = { foe } apparaît en { $at }.
event-foe-attacked = { $damage ->
        [one] { foe } attaque { $cats } en { $at } : un dégât.
       *[other] { foe } attaque { $cats } en { $at } : { $damage } dégâts.
    }
event-split-proposed = { cat } propose de répartir les dégâts ainsi : { $shares }.
event-objected = { cat } n’est pas d’accord. Prochaine proposition : { partner }.
event-deadlock-called = { cat } pense que vous ne tomberez pas d’accord.
event-split-fixed = Les dégâts sont répartis : { $shares }.
event-shield-raised = { $spared ->
        [one] { cat } lève son Bouclier contre { foe } et sauve une carte.
       *[other] { cat } lève son Bouclier contre { foe } et sauve { $spared } cartes.
    }
event-cards-lost = { $count ->
        [one] { foe } fait perdre une carte à { cat } : { $cards }.
       *[other] { foe } fait perdre { $count } cartes à { cat } : { $cards }.
    }
event-room-placed = { cat } pose { card } en { $at }, { $links ->
        [one] avec une connexion.
       *[other] avec { $links } connexions.
    }
event-passage-laid = { cat } ouvre un passage secret entre { $one } et { $other }.
event-stride-paid = { $allowance ->
        [one] { cat } défausse { $card } pour parcourir un Lieu au plus.
       *[other] { cat } défausse { $card } pour parcourir jusqu’à { $allowance } Lieux.
    }
event-cat-walked = { $steps ->
        [one] { cat } fait un pas jusqu’à { $to }.
       *[other] { cat } parcourt { $steps } Lieux jusqu’à { $to }.
    }
event-cat-teleported = { cat } défausse son { token } et se téléporte en { $to }.
event-room-lit = { $by_torch ->
        [yes] { $stock ->
            [0] La dernière torche éclaire { $at }.
            [one] Une torche éclaire { $at } ; il en reste une.
           *[other] Une torche éclaire { $at } ; il en reste { $stock }.
        }
       *[no] Une torche au mur éclaire { $at }.
    }
event-room-dark = Plus de torche : { $at } reste dans le noir.
event-foes-advance = Tous les ennemis avancent d’un Lieu vers la salle du Pharaon.
event-token-revealed = { cat } ouvre un sarcophage : { token } !
event-trap-sprung = { $wakes ->
        [yes] Le Piège réveille la momie du dessus de la pile !
       *[no] Le Piège ne trouve aucune momie à réveiller.
    }
event-token-used = { cat } utilise son { token }.
event-torches-gained = { $count ->
        [0] Aucune torche de plus
        [one] Une torche de plus
       *[other] { $count } torches de plus
    } : la réserve commune en compte { $stock }.
event-mechanism-triggered = { $mechanism ->
        [torch] Les symboles en { $corner } activent un mécanisme Torche !
       *[door] { $left ->
            [0] Les symboles en { $corner } activent le troisième mécanisme Porte : la sortie s’ouvre !
            [one] Les symboles en { $corner } activent un mécanisme Porte ! Encore un, et la sortie s’ouvre.
           *[other] Les symboles en { $corner } activent un mécanisme Porte ! Encore { $left }, et la sortie s’ouvre.
        }
    }
event-mechanism-declined = { $mechanism ->
        [torch] { cat } renonce au mécanisme Torche.
       *[door] { cat } renonce au mécanisme Porte.
    }
event-exit-opened = { cat } pose la porte de sortie en { $at }.
event-boss-appeared = { $hearts ->
        [one] Le Boss apparaît en { $at } : { foe }, avec { $hearts } cœur ({ foe-nature }) !
       *[other] Le Boss apparaît en { $at } : { foe }, avec { $hearts } cœurs ({ foe-nature }) !
    }
event-fight-began = { cat } part se battre en { $at }.
event-card-committed = { $dice ->
        [one] { cat } défausse { $card } pour le combat : un dé.
       *[other] { cat } défausse { $card } pour le combat : { $dice } dés en tout.
    }
# $results lists the faces below.
event-combat-rolled = { $dice ->
        [0] { cat } ne lance aucun Dé Combat.
        [one] { cat } lance un Dé Combat : { $results }.
       *[other] { cat } lance { $dice } Dés Combat : { $results }.
    }
face-hits = { $count ->
        [one] un Dégât
       *[other] { $count } Dégâts
    }
face-abilities = { $count ->
        [one] une Capacité (?)
       *[other] { $count } Capacités (?)
    }
face-hexes = { $count ->
        [one] un Hexagone
       *[other] { $count } Hexagones
    }
face-footprints = { $count ->
        [one] une Empreinte
       *[other] { $count } Empreintes
    }
event-foe-hit = { $damage ->
        [one] { foe } perd un cœur
       *[other] { foe } perd { $damage } cœurs
    } ; { $hearts ->
        [0] il ne lui en reste plus.
        [one] il lui en reste un.
       *[other] il lui en reste { $hearts }.
    }
# Only a Mummy's card goes back into the pile.
event-foe-fell = { $returns ->
        [yes] { foe } est éliminée ! Sa carte retourne dans la pile Momie, que l’on mélange.
       *[no] { $foe ->
            [Gnashur] { foe } est éliminé pour de bon !
            [Muzzlok] { foe } est éliminé pour de bon !
            [Mastabark] { foe } est éliminé pour de bon !
           *[other] { foe } est éliminée pour de bon !
        }
    }
event-ability-used = { $cat ->
        [Mapkin] Mapkin consulte son plan : { $times ->
            [one] une carte de plus.
           *[other] { $times } cartes de plus.
        }
        [Pilfer] Pilfer plonge la patte dans un sarcophage.
        [Scratch] Scratch griffe plus fort : { $times ->
            [one] un dégât de plus.
           *[other] { $times } dégâts de plus.
        }
       *[Ember] Ember fait jaillir des étincelles : { $times ->
            [one] une torche de plus.
           *[other] { $times } torches de plus.
        }
    }
# Nobody but Muzzlok silences (RRR-FOE-13).
event-ability-silenced = { $times ->
        [one] Muzzlok réduit { cat } au silence : la face Capacité (?) ne vaut rien.
       *[other] Muzzlok réduit { cat } au silence : les { $times } faces Capacité (?) ne valent rien.
    }
event-regroup-began = { cat } appelle à la halte. { $left ->
        [0] C’était la dernière tuile Concertation.
        [one] Il reste une tuile Concertation.
       *[other] Il reste { $left } tuiles Concertation.
    }
event-cat-joined = { $steps ->
        [0] { cat } est déjà sur place et participe.
        [one] { cat } arrive du Lieu voisin.
       *[other] { cat } parcourt { $steps } Lieux et rejoint la halte.
    }
event-cat-stayed-away = { cat } ne participe pas à la halte.
event-cards-offered = { $seen ->
        [yes] { $count ->
            [one] { cat } met une carte dans le pot commun : { $cards }.
           *[other] { cat } met { $count } cartes dans le pot commun : { $cards }.
        }
       *[no] { $count ->
            [0] { cat } ne met rien dans le pot commun.
            [one] { cat } met une carte dans le pot commun.
           *[other] { cat } met { $count } cartes dans le pot commun.
        }
    }
event-torches-burnt = { $count ->
        [one] { cat } sacrifie une torche pour avoir plus de cartes
       *[other] { cat } sacrifie { $count } torches pour avoir plus de cartes
    } ; la réserve commune tombe à { $stock }.
event-pool-revealed = { $offered_count ->
        [0] Personne n’a proposé de carte
        [one] Carte proposée : { $offered }
       *[other] Cartes proposées : { $offered }
    } ; { $found_count ->
        [0] la défausse n’a rien à ajouter.
       *[other] de la défausse : { $found }.
    }
event-card-shared = { $card } est pour { cat }.
event-pool-shared = Le pot commun est partagé : { $shares }.
event-trade-proposed = { $back ->
        [none] { cat } veut donner son { token } à { partner }.
       *[other] { cat } propose à { partner } son { token } contre le { back }.
    }
event-tokens-traded = { $back ->
        [none] { cat } donne son { token } à { partner }.
       *[other] { cat } échange avec { partner } son { token } contre le { back }.
    }
event-trade-refused = { partner } préfère ne rien échanger avec { cat }.
event-passed = { cat } passe.
event-hex-marked = { cat } désigne { $at }.
event-hex-unmarked = { cat } ne désigne plus { $at }.
event-cat-called = { cat } : « { saying } »
# Un mot de la roue des intentions ; $at est l’emplacement de build et le Lieu de l’ennemi de leave.
saying = { $call ->
        [build] Je peux poser une carte en { $at }.
        [fight] Je préfère combattre.
        [cards] Il me faut des cartes.
        [leave] Laissez-moi l’ennemi en { $at }.
        [regroup] On fait une halte ?
        [yes] Oui !
        [no] Non.
       *[wait] Attendez !
    }
event-pile-empty = { $missing ->
        [one] La pioche est vide : il manque une carte à { cat }.
       *[other] La pioche est vide : il manque { $missing } cartes à { cat }.
    }
event-tokens-recycled = { $count ->
        [one] Un jeton Sarcophage utilisé revient former la nouvelle pile.
       *[other] { $count } jetons Sarcophage utilisés sont mélangés en une nouvelle pile.
    }
event-forced-choice = { cat } n’a qu’un choix possible.
event-game-won = La sortie est ouverte et le dernier ennemi éliminé : vous avez gagné !
event-game-lost = { $cause ->
        [vault] { foe } est dans la salle du Pharaon : vous avez perdu.
       *[hand] { cat } n’a plus de carte : vous avez perdu.
    }


## Questions, as the one who is asked reads them

ask-choose-cat = Quel Chaventurier serez-vous ?
ask-token-window = { $window ->
        [start] Votre tour commence. Utiliser un jeton avant le lancer des Dés Momie ?
        [roll] Les Dés Momie sont lancés. Utiliser un jeton avant que les ennemis ne bougent ?
        [symbol] Ce symbole est résolu. Utiliser un jeton maintenant ?
        [before-move] La carte est posée. Utiliser un jeton avant de vous déplacer ?
        [before-light] Vous y êtes. Utiliser un jeton avant d’éclairer le Lieu ?
        [before-draw] Utiliser un jeton avant de piocher ?
        [before-effects] Utiliser un jeton avant les effets du Lieu ?
        [before-mechanisms] Le jeton est à vous. En utiliser un avant l’effet des symboles ?
        [after-loot] Le jeton est à vous. En utiliser un tout de suite ?
        [before-footprints] Utiliser un jeton avant vos pas d’Empreinte ?
       *[end] Votre action est terminée. Utiliser un jeton avant la fin de votre tour ?
    }
ask-foe-route = { foe } a plusieurs chemins aussi courts vers la salle du Pharaon. Où l’envoyez-vous ?
ask-foe-order = Quel ennemi se déplace maintenant ?
ask-place-mummy = { foe } se réveille. Sur quelle carte Lieu apparaît-elle ?
ask-split-damage = { $objected ->
        [yes] { $damage ->
            [one] Vous n’êtes pas encore d’accord : qui subit le dégât de { foe } ? Que proposez-vous ?
           *[other] Vous n’êtes pas encore d’accord sur les { $damage } dégâts de { foe }. Que proposez-vous ?
        }
       *[no] { $damage ->
            [one] { foe } attaque : un dégât. Qui le subit ?
           *[other] { foe } attaque : { $damage } dégâts. Comment les répartissez-vous ?
        }
    }
ask-agree-split = { foe } attaque. Les dégâts seraient répartis ainsi : { $shares }. Êtes-vous d’accord ?
ask-split-deadlock = Vraiment aucun accord ? Alors les dégâts vont à qui a le plus de cartes : { $shares }. On s’y tient ?
ask-shield = { $damage ->
        [one] { foe } vous coûterait une carte. Utiliser votre Bouclier ?
       *[other] { foe } vous coûterait { $damage } cartes. Utiliser votre Bouclier ?
    }
ask-action = Que faites-vous : Explorer, Combattre ou Coopérer ?
ask-stride = { $near ->
        [yes] Vous pouvez aller en { $to } sans rien défausser. Défausser une carte malgré tout ?
       *[no] { $distance ->
            [-1] Impossible d’aller à pied en { $to }. Quel jeton vous y emmène ?
           *[other] { $to } est à { $distance } Lieux. Quelle carte défaussez-vous pour y aller ?
        }
    }
ask-torch-triangle = Votre Lieu complète trois symboles identiques. Quel triangle vous donne des torches ?
ask-door-triangle = Votre Lieu complète trois symboles différents. Quel triangle active un mécanisme Porte ?
ask-place-exit = La sortie s’ouvre ! Où posez-vous la porte de sortie ?
ask-commit-cards = { $committed ->
        [0] Quelles cartes défaussez-vous pour le combat ? Un dé par issue, six au plus.
        [one] Une carte défaussée. Encore une, ou vous lancez ?
       *[other] { $committed } cartes défaussées. Encore une, ou vous lancez ?
    }
# $foe est le seul ennemi présent, ou none quand il y en a plusieurs.
ask-assign-hits = { $foe ->
        [none] { $left ->
            [one] Un dégât à infliger : à quel ennemi ?
           *[other] { $left } dégâts à infliger : à quel ennemi, et combien ?
        }
       *[other] { $left ->
            [one] Un dégât à infliger : frappez-vous { foe } ?
           *[other] { $left } dégâts à infliger : combien en donnez-vous à { foe } ?
        }
    }
ask-loot = { $left ->
        [one] Une face Capacité (?) : prendre un jeton Sarcophage ? C’est peut-être un Piège.
       *[other] { $left } faces Capacité (?) : prendre un jeton Sarcophage ? C’est peut-être un Piège.
    }
# Mapkin ou Ember, les autres ont une autre question, ou aucune.
ask-use-ability = { $cat ->
        [Ember] { $left ->
            [one] Une face Capacité (?) : ajoutez-vous une torche à la réserve ?
           *[other] { $left } faces Capacité (?) : combien de torches ajoutez-vous à la réserve ?
        }
       *[Mapkin] { $left ->
            [one] Une face Capacité (?) : piochez-vous une carte ?
           *[other] { $left } faces Capacité (?) : combien de cartes piochez-vous ?
        }
    }
ask-draw-hexes = { $left ->
        [one] Une face Hexagone : piochez-vous une carte ?
       *[other] { $left } faces Hexagone : combien de cartes piochez-vous ?
    }
ask-footprint = { $left ->
        [one] Une Empreinte : où allez-vous ?
       *[other] { $left } Empreintes : où allez-vous d’abord ?
    }
ask-join = Rejoignez-vous la halte ?
ask-offer = Quelles cartes mettez-vous dans le pot commun ? Deux au plus ; personne ne les voit encore.
ask-burn-torches = Combien de torches sacrifiez-vous ? Chacune rapporte deux cartes de plus.
ask-share-pool = { $objected ->
        [yes] Vous n’êtes pas encore d’accord. À votre avis, à qui va quelle carte ?
       *[no] Partagez le pot commun : à qui va quelle carte ?
    }
ask-agree-share = Êtes-vous d’accord pour partager ainsi le pot commun ?
ask-share-deadlock = Vraiment aucun accord ? Alors chacun reprend ses cartes, et les autres sont distribuées ainsi, une à une. On s’y tient ?
ask-trade = Voulez-vous échanger des jetons ?
ask-agree-trade = { $back ->
        [none] { cat } veut vous donner son { token }. Le prenez-vous ?
       *[other] { cat } vous propose son { token } contre votre { back }. Êtes-vous d’accord ?
    }


## Legal moves, as a menu lists them

move-cat = Jouer { cat } ({ cat-colour }), qui { cat-ability }
move-hold = { $question ->
        [stride] Garder vos cartes
       *[token-window] Garder vos jetons
    }
move-use = Utiliser le { token }
move-lay = Ouvrir un passage secret entre { $one } et { $other }
move-teleport = Défausser le { token } et vous téléporter en { $to }
move-route = Envoyer { foe } en { $to }
move-order = Déplacer { foe }
move-wake = { $steps ->
        [one] Placer { foe } en { $to }, à un Lieu de la salle du Pharaon
       *[other] Placer { foe } en { $to }, à { $steps } Lieux de la salle du Pharaon
    }
move-split = { $shares }
move-agree = D’accord
move-object = { $question ->
        [agree-split] Pas d’accord : au suivant de proposer
        [agree-share] Pas d’accord : au suivant de proposer
        [split-deadlock] Non, essayons encore
        [share-deadlock] Non, essayons encore
       *[agree-trade] Non merci
    }
move-shield = Utiliser votre Bouclier
move-suffer = { $damage ->
        [one] Perdre une carte
       *[other] Perdre { $damage } cartes
    }
move-explore = Explorer { $to } avec { card }, rotation { $turns } : { $links ->
        [one] une connexion
       *[other] { $links } connexions
    }
move-fight = Combattre { $foes } en { $to }
move-regroup = { $left ->
        [one] Coopérer : dépenser la dernière tuile Concertation
       *[other] Coopérer : dépenser une des { $left } tuiles Concertation
    }
move-pass = Passer
move-stride = { $reach ->
        [one] Défausser { card } pour parcourir un Lieu au plus
       *[other] Défausser { card } pour parcourir jusqu’à { $reach } Lieux
    }
move-triangle = Le triangle avec { $one } et { $other }
move-decline = { $question ->
        [loot] Ne pas toucher au sarcophage
        [use-ability] { $cat ->
            [Ember] N’ajouter aucune torche
           *[Mapkin] Ne rien piocher
        }
        [draw-hexes] Ne rien piocher
        [torch-triangle] Renoncer au mécanisme Torche
       *[door-triangle] Renoncer au mécanisme Porte
    }
move-open = { $steps ->
        [one] Poser la porte de sortie en { $to }, à côté de { $beside }, à un Lieu de la salle du Pharaon
       *[other] Poser la porte de sortie en { $to }, à côté de { $beside }, à { $steps } Lieux de la salle du Pharaon
    }
move-commit = { $dice ->
        [one] Défausser { card } : un dé
       *[other] Défausser { card } : { $dice } dés
    }
move-roll = { $dice ->
        [0] Ne lancer aucun dé
        [one] Lancer un dé
       *[other] Lancer { $dice } dés
    }
move-hit = { $damage ->
        [one] Retirer un cœur à { foe }
       *[other] Retirer { $damage } cœurs à { foe }
    }
move-spare = Ne plus infliger de dégâts
move-take = { $cat ->
        [Ember] { $count ->
            [one] Ajouter une torche
           *[other] Ajouter { $count } torches
        }
       *[none] { $count ->
            [one] Piocher une carte
           *[other] Piocher { $count } cartes
        }
    }
move-loot = Prendre un jeton Sarcophage
move-step = Aller en { $to }
move-stay = { $question ->
        [join] Ne pas participer
       *[footprint] Rester sur place
    }
move-join = Rejoindre la halte
move-offer = { $count ->
        [0] Ne rien proposer
       *[other] Proposer { $cards }
    }
move-burn = { $count ->
        [0] Ne sacrifier aucune torche
        [one] Sacrifier une torche
       *[other] Sacrifier { $count } torches
    }
move-give = Donner { card } à { cat }
move-trade = { $back ->
        [none] Donner votre { token } à { partner }
       *[other] Échanger avec { partner } votre { token } contre son { back }
    }
move-done = Ne plus rien échanger
move-deadlock = Dire que vous ne tomberez pas d’accord
move-mark = Désigner { $to }
move-unmark = Ne plus désigner { $to }
move-call = Dire : « { saying } »


## Menus: moves in groups, and what is picked on the way to one

group-explore = { $count ->
        [one] Explorer (une possibilité)
       *[other] Explorer ({ $count } possibilités)
    }
group-fight = { $count ->
        [one] Combattre (un Lieu)
       *[other] Combattre ({ $count } Lieux)
    }
group-teleport = Vous téléporter avec un jeton
group-lay = Ouvrir un passage secret
group-give = Donner une carte
group-trade = Donner ou échanger un jeton
group-hit = Frapper un ennemi
pick-card = { $count ->
        [one] { card } : une possibilité
       *[other] { card } : { $count } possibilités
    }
pick-hex = { $count ->
        [one] { $to } : une possibilité
       *[other] { $to } : { $count } possibilités
    }
pick-token = Le { token }
pick-foe = { foe }
# Under the picture of a card as it would lie.
pick-turn = { $links ->
        [one] une connexion
       *[other] { $links } connexions
    }
# $sides: the edges of the new card that get a secret passage, such as 0,4.
pick-passage = passage sur { $sides }


## Refusals: what is in the way, and what would do

refusal-split-seats = N’attribuez de dégâts qu’aux places de cette table ; l’attaque vise { $cats }.
refusal-split-not-attacked = L’attaque ne vise pas { cat }. Répartissez les dégâts entre { $cats }.
refusal-split-sum = Vos parts font { $given } en tout, mais les dégâts sont de { $damage }. Répartissez exactement { $damage }.
refusal-nobody-objected = Personne ne s’est encore opposé : vous pouvez toujours vous entendre. Faites d’abord une proposition.
refusal-hex-taken = Il y a déjà un Lieu en { $cell }. Choisissez un emplacement vide.
refusal-exit-blocks-corridor = En { $cell }, la porte de sortie murerait un autre couloir. Choisissez un emplacement sur lequel ne donne qu’une seule issue.
refusal-exit-out-of-reach = Votre Chaventurier ne peut pas aller à pied jusqu’à la porte de sortie si elle est en { $cell }. Choisissez une issue ouverte qu’il peut atteindre sans passer par un ennemi.
refusal-exit-needs-open-exit = De ce côté, aucune issue ouverte ne donne sur { $cell }. Posez la porte de sortie face à une issue ouverte.
refusal-exit-beside-room-card = Le labyrinthe n’a plus d’issue ouverte : la porte de sortie perce un mur. Posez-la sur un emplacement vide à côté d’une carte Lieu, tournée vers elle.
refusal-card-not-held = { $card } n’est pas dans votre main. Choisissez une carte que vous avez.
refusal-hex-not-beside-maze = { $cell } ne touche pas le labyrinthe. Choisissez un emplacement vide à côté d’un Lieu.
refusal-turn-looks-same = Tournée en r{ $turns }, cette carte a le même aspect qu’avec un nombre plus petit. Écrivez le plus petit.
refusal-would-seal = Cela fermerait la dernière issue ouverte du labyrinthe. Laissez-en au moins une.
refusal-too-few-passages = { $wanted ->
        [one] Il faut pour cela un jeton Passage secret, et vous n’en avez pas. Choisissez un côté qui se raccorde sans lui.
       *[other] Il faut pour cela { $wanted } jetons Passage secret, et vous en avez moins. Ouvrez moins de côtés.
    }
refusal-passage-needs-room-cards = { $cell } n’est pas une carte Lieu. Un passage secret relie deux cartes Lieu voisines.
refusal-passage-not-needed = Vers { $cell }, les issues se rejoignent déjà. Gardez le passage secret pour un mur.
refusal-exit-meets-wall = L’issue placée { side } buterait contre le mur de { $cell }. { $turns ->
        [no] Cette carte n’entre ici dans aucun sens : choisissez une autre carte ou un autre emplacement
       *[other] Tournez la carte pour y présenter un mur
    }{ $passage ->
        [held] , ou ouvrez un passage secret.
        [never]  ; aucun passage secret ne peut s’ouvrir ici.
       *[none] .
    }
refusal-closes-corridor = Le mur placé { side } fermerait le couloir de { $cell }. { $turns ->
        [no] Cette carte n’entre ici dans aucun sens : choisissez une autre carte ou un autre emplacement
       *[other] Tournez la carte pour y présenter une issue
    }{ $passage ->
        [held] , ou ouvrez un passage secret.
        [never]  ; aucun passage secret ne peut s’ouvrir ici.
       *[none] .
    }
refusal-no-link = La carte ne serait connectée à rien. Au moins une de ses issues doit rejoindre une issue du labyrinthe.
refusal-foe-in-the-way = Les ennemis empêchent votre Chaventurier d’atteindre { $cell }. Choisissez un emplacement avant eux ; au-delà, il faut un jeton pour se téléporter.
refusal-too-far-for-hand = { $cell } est à { $distance } Lieux, et votre limite est de trois. Pour aller plus loin, il faut une troisième carte en main : une à poser, une à défausser, une à garder.
refusal-too-far-for-cards = { $cell } est à { $distance } Lieux, et aucune autre carte de votre main ne vous mène si loin. Choisissez un emplacement plus proche ; sinon, il faut un jeton pour se téléporter.
refusal-no-foe-there = Il n’y a pas d’ennemi en { $cell }. Combattez dans un Lieu où il y en a un.
refusal-fight-needs-two-cards = { $cards ->
        [0] Vous n’avez pas de carte, et un combat en demande au moins deux : une à défausser et une à garder.
        [one] Vous n’avez qu’une carte, et un combat en demande deux : une à défausser et une à garder.
       *[other] Vous avez { $cards } cartes, et un combat en demande au moins deux : une à défausser et une à garder.
    }
refusal-foe-out-of-reach = Aucun chemin libre ne mène à l’ennemi en { $cell }. Combattez celui qui barre la route ; sinon, il faut un jeton pour se téléporter.
refusal-foe-too-far = L’ennemi en { $cell } est à { $distance } Lieux, trop loin à pied. Choisissez-en un plus proche ; sinon, il faut un jeton pour se téléporter.
refusal-foe-too-far-for-hand = L’ennemi en { $cell } est à { $distance } Lieux, et votre limite est de trois. Pour aller plus loin, il faut une carte de plus en main : une à défausser pour le trajet, une pour le combat, une à garder.
refusal-discard-at-least-one = Pas de carte, pas de dé. Défaussez au moins une carte avant de lancer.
refusal-keep-one-card = C’est votre dernière carte, et vous devez en garder une. Lancez avec ce que vous avez défaussé.
refusal-foe-not-here = { foe } n’est pas dans votre Lieu. Frappez un ennemi qui s’y trouve.
refusal-damage-out-of-range = Vous ne pouvez pas infliger ici ce nombre de dégâts : { $given }. Infligez-en de 1 à { $most }.
refusal-take-out-of-range = Vous ne pouvez pas en prendre { $given }. Prenez-en de 1 à { $most }, ou aucune.
refusal-not-one-link-away = { $cell } n’est pas à un pas. Allez dans un Lieu connecté au vôtre.
refusal-game-over = La partie est finie. Commencez-en une autre pour rejouer.
refusal-no-such-seat = { $players ->
        [one] Il n’y a pas de place { $seat }. Vous jouez seul, à la place 0.
       *[other] Il n’y a pas de place { $seat }. Il y a { $players } places, comptées à partir de 0.
    }
refusal-not-your-decision = Ce n’est pas à vous de décider. La partie attend { $cats }.
refusal-not-a-move = Ce nombre ne correspond à aucun coup. Choisissez un coup de la liste, ou écrivez-le en toutes lettres.
refusal-answer-the-question = Cela ne répond pas à la question posée. Vous pouvez : { $verbs }.
# Ce que l’on peut faire quand on a répondu autre chose.
answer = { $verb ->
        [cat] choisir un Chaventurier
        [hold] ne rien utiliser
        [use] utiliser un jeton
        [lay] ouvrir un passage secret
        [teleport] vous téléporter
        [route] envoyer l’ennemi quelque part
        [order] choisir l’ennemi qui avance
        [wake] choisir où la momie apparaît
        [split] répartir les dégâts
        [agree] accepter
        [object] refuser
        [shield] utiliser votre Bouclier
        [suffer] subir les dégâts
        [explore] explorer
        [fight] combattre
        [regroup] coopérer
        [pass] passer
        [stride] défausser une carte pour aller plus loin
        [triangle] choisir un triangle
        [decline] y renoncer
        [open] poser la porte de sortie
        [commit] défausser une carte pour des dés
        [roll] lancer les dés
        [hit] frapper un ennemi
        [spare] arrêter de frapper
        [loot] prendre un jeton Sarcophage
        [step] avancer
        [stay] rester
        [join] rejoindre la halte
        [offer] mettre des cartes dans le pot commun
        [burn] sacrifier des torches
        [give] donner une carte à quelqu’un
        [trade] échanger un jeton
        [done] dire que vous avez fini
        [take] prendre ce qu’offre le lancer
       *[deadlock] dire que vous ne tomberez pas d’accord
    }
refusal-nobody-to-tell = Vous jouez seul : il n’y a personne à qui le dire.
refusal-call-needs-hex = Dites où vous pouvez poser une carte : indiquez un emplacement vide à côté du labyrinthe.
refusal-call-needs-foe = Dites de quel ennemi il s’agit : indiquez le Lieu où il se trouve.
refusal-call-without-place = Cela se suffit à soi-même : n’indiquez pas d’emplacement.
refusal-no-mark-there = Vous ne désignez pas { $cell }. Retirez une marque là où vous en avez une.
refusal-nobody-to-point-for = Vous jouez seul : il n’y a personne à qui désigner un emplacement. Posez-y simplement une carte.
refusal-mark-beside-maze = { $cell } n’est pas un emplacement vide à côté du labyrinthe. Désignez-en un.
refusal-marked-already = Vous désignez déjà { $cell }. Désignez un autre emplacement, ou retirez cette marque.
refusal-two-marks-only = { $most ->
        [one] Vous ne pouvez désigner qu’un emplacement à la fois. Retirez d’abord votre marque.
       *[other] Vous pouvez désigner { $most } emplacements à la fois. Retirez d’abord une marque.
    }
refusal-mechanism-not-optional = Le mécanisme se déclenche de lui-même. Choisissez un des triangles.
refusal-not-a-triangle = { $cells } ne complètent pas de triangle avec votre nouveau Lieu. Choisissez un des triangles proposés.
refusal-token-not-held = Vous n’avez pas de { token }. Utilisez un jeton qui se trouve devant vous.
refusal-must-reach = Vous êtes en route pour { $cell }. Téléportez-vous là et nulle part ailleurs.
refusal-teleport-keeps-fight = Vous avez engagé un combat, et il n’y a pas d’ennemi en { $cell }. Téléportez-vous dans un Lieu où il y en a un, ou combattez ici.
refusal-stride-keeps-card = { $keep ->
        [one] Il doit vous rester une carte après le trajet : vous n’en avez pas à défausser. Utilisez un jeton pour vous téléporter.
       *[other] Il doit vous rester { $keep } cartes après le trajet : vous n’en avez pas à défausser. Utilisez un jeton pour vous téléporter.
    }
refusal-too-far-to-hold = { $cell } est à plus de trois Lieux. Défaussez une carte pour y aller, ou utilisez un jeton pour vous téléporter.
refusal-stride-too-short = { $distance ->
        [-1] Aucun chemin n’y mène, même en défaussant { $card }. Utilisez un jeton pour vous téléporter.
       *[other] Avec { $card }, vous parcourez { $reach } Lieux, et il en faut { $distance }. Défaussez une carte qui a plus d’issues.
    }
refusal-not-on-shortest-way = { $cell } n’est pas sur un plus court chemin vers la salle du Pharaon. Choisissez parmi { $rooms }.
refusal-foe-not-due = Ce n’est pas à { foe } de se déplacer. Choisissez un ennemi qui doit encore bouger.
refusal-pinned = Un ennemi est dans votre Lieu et vous y retient. Combattez-le, coopérez, ou utilisez un jeton pour vous téléporter.
refusal-no-regroup-tile = Il n’y a plus de tuile Concertation. Explorez ou combattez.
refusal-offer-twice = Vous ne pouvez pas proposer deux fois la même carte. Proposez jusqu’à deux cartes différentes.
refusal-too-few-torches = { $stock ->
        [0] La réserve commune est vide : il n’y a pas de torche à sacrifier.
        [one] Il n’y a qu’une torche dans la réserve commune. Sacrifiez-en une ou aucune.
       *[other] Il n’y a que { $stock } torches dans la réserve commune. N’en sacrifiez pas davantage.
    }
refusal-torch-brings-no-card = { $most ->
        [0] La défausse est trop petite : aucune torche ne rapporterait de carte. N’en sacrifiez pas.
        [one] La défausse est trop petite : une seule torche rapporterait des cartes. Sacrifiez-en une au plus.
       *[other] La défausse est trop petite : seules { $most } torches rapporteraient des cartes. N’en sacrifiez pas davantage.
    }
refusal-not-in-pool = { $card } n’est plus dans le pot commun. Choisissez une carte qui s’y trouve.
refusal-not-a-partner = { cat } ne participe pas avec vous. Choisissez un autre Chaventurier qui a rejoint la halte.
refusal-everyone-needs-a-card = Chacun doit finir avec une carte. Donnez la prochaine à qui n’en a pas : { $cats }.
refusal-no-such-token-there = { cat } ne peut pas vous donner de { token } en échange. Demandez un autre de ses jetons, ou rien.
refusal-same-token-back = Échanger un { token } contre un autre ne change rien. Demandez un autre jeton, ou rien.
refusal-no-such-cat = Ce Chaventurier n’existe pas. Choisissez Mapkin, Pilfer, Scratch ou Ember.
refusal-cat-taken = Quelqu’un d’autre joue { cat }. Choisissez un autre Chaventurier.
refusal-shield-waits-for-attack = Un Bouclier attend une attaque : on vous le proposera quand un ennemi vous blessera. Pour l’instant, vous pouvez seulement le défausser pour vous téléporter.
refusal-passage-needs-edge = Dites où va le passage secret : lay et les deux Lieux, par exemple lay 1,0/1,1.
refusal-double-needs-fight = Le jeton Dégâts doublés est fait pour un combat. Utilisez-le après avoir rejoint un ennemi et avant de lancer.
refusal-double-once = Un seul jeton Dégâts doublés par combat. Gardez celui-ci pour le prochain.
refusal-must-still-reach = Sans ce jeton, vous ne pourriez plus aller en { $cell }. Utilisez-le seulement si vous pouvez encore atteindre le Lieu que vous avez posé.
refusal-token-on-own-turn = On n’utilise ses jetons qu’à son propre tour, et ce n’est pas le vôtre. Seul un Bouclier vous aide maintenant : on vous le proposera quand un ennemi vous blessera.
refusal-no-token-in-regroup = Aucun jeton ne peut servir pendant la halte. Utilisez-le quand elle sera terminée.
refusal-not-in-maze = Il n’y a pas de Lieu en { $cell }. Choisissez un Lieu du labyrinthe.
refusal-already-there = Vous êtes déjà en { $cell }. Téléportez-vous dans un autre Lieu.
refusal-no-passage-token = Vous n’avez pas de jeton Passage secret. Un sarcophage en contient peut-être un.
refusal-edge-not-canonical = Nommez les deux Lieux dans l’ordre inverse.
refusal-already-linked = { $cells } sont déjà connectés. Ouvrez le passage secret à travers un mur.
refusal-may-not-pass = Il vous reste une action possible, vous ne pouvez donc pas passer. Explorez, combattez ou coopérez.
refusal-mummy-needs-room-card = { $cell } n’est pas une carte Lieu. Une momie apparaît sur n’importe quelle carte Lieu, jamais dans la salle du Pharaon ni sur la porte de sortie.


## Cautions: legal, but are you sure?

caution-seals-maze = Cela ferme la dernière issue ouverte : plus personne ne pourrait explorer sans passage secret.
caution-empties-hand = Vous posez votre dernière carte et la pioche est vide : vous perdriez la partie.
caution-split-kills = Avec ce partage, plus une carte en main pour { $cats } : vous perdriez la partie.
caution-suffering-kills = Sans votre Bouclier, vous perdriez votre dernière carte, et avec elle la partie.
caution-exit-near-vault = { $steps ->
        [one] Ici, le Boss apparaît à un Lieu de la salle du Pharaon.
       *[other] Ici, le Boss apparaît à seulement { $steps } Lieux de la salle du Pharaon.
    }
caution-regroup-finds-nothing = La défausse est vide : aucune carte ne vous reviendrait.
caution-trap-near-vault = Le sarcophage cache peut-être un piège. Une momie se réveillerait juste à côté de la salle du Pharaon, et le prochain lancer pourrait vous faire perdre.
caution-dark-wakes-near-vault = { $steps ->
        [one] L’obscurité réveille une momie juste à côté de la salle du Pharaon : le prochain lancer pourrait vous faire perdre.
       *[other] L’obscurité réveille une momie à { $steps } Lieux au plus de la salle du Pharaon : le prochain lancer pourrait vous faire perdre.
    }
caution-wakes-near-vault = { $steps ->
        [one] Juste à côté de la salle du Pharaon, la momie pourrait gagner au prochain lancer. Il y a des Lieux plus éloignés.
       *[other] À seulement { $steps } Lieux de la salle du Pharaon, la momie pourrait gagner au prochain lancer. Il y a des Lieux plus éloignés.
    }


## Ce qui change d’une édition à l’autre, pour une partie qui continue avec de nouvelles règles

edition-base-2 = En combat, vous décidez désormais vous-même de frapper, de piocher et d’utiliser votre capacité, et vos jetons peuvent servir jusqu’au lancer. Si quelqu’un n’est pas d’accord avec le partage des dégâts ou du pot commun, le suivant en propose désormais un autre. Les jetons s’échangent dans n’importe quel ordre, jusqu’à ce que tous aient fini.


## House options, each with its values; the first one is the default

option-level = Difficulté de la partie : cat (comme prévu), kitten (moins de symboles momie), pharaoh (moins de faces Dégât en combat).
option-first = Qui joue le premier tour : random (au hasard), ou la place 0, 1, 2 ou 3.
option-attackTiming = Quand les ennemis attaquent : enter+end (en entrant chez un Chaventurier et à la fin de la phase des momies), enter (seulement en entrant), end (seulement à la fin).
option-heldByCat = Si un ennemi qui commence son déplacement dans le Lieu d’un Chaventurier y reste et attaque : false (non), true (oui).
option-swiftOnZero = Si les ennemis véloces avancent d’un Lieu même sans aucun symbole : true (oui), false (non).
option-foeOrder = Dans quel ordre les ennemis se déplacent : entry (celui de leur apparition dans le labyrinthe), active (le joueur actif décide).
option-lostHeartAdvances = Si un cœur donné par un Dé Momie, qu’aucune carte Momie ne peut recevoir, fait avancer tous les ennemis à la place : false (non), true (oui).
option-emptyTrap = Ce que fait un Piège quand il n’y a plus de momie à réveiller : nothing (rien), advanceAll (tous les ennemis avancent d’un Lieu).
option-stackDouble = Si plusieurs jetons Dégâts doublés peuvent servir dans un même combat : false (non), true (oui).
option-tokenTorchCap = Jusqu’à combien de torches un jeton « Torches » remplit la réserve commune : none (sans limite), 5.
option-optionalMechanisms = Si vous pouvez renoncer à un mécanisme : false (non), true (oui).
option-recycleTokens = Si les jetons Sarcophage utilisés sont remélangés quand la pile est vide : false (non), true (oui).
option-passageDrawsAnywhere = Si un passage secret entre deux Lieux déjà en place, ouvert pendant que vous explorez, fait piocher une carte : false (non), true (oui).
option-pinned = Si un Chaventurier dans le Lieu d’un ennemi ne peut qu’y combattre, coopérer ou se téléporter : false (non), true (oui).
option-chooseCats = Si vous choisissez vos Chaventuriers : false (non), true (oui). En solo, vous choisissez toujours.
option-mercyPass = Si vous pouvez passer quand toute action vous coûterait votre dernière carte : true (oui), false (non).
option-forbidSealing = S’il est interdit de fermer la dernière issue ouverte avant que la sortie s’ouvre : false (non), true (oui).
option-heartSupply = Combien de cœurs il y a : unlimited (sans limite), 20 (comme dans la boîte ; ceux qui manquent ne sont pas posés, mais personne n’apparaît sans cœur).
option-silenceScope = Où Muzzlok réduit les Chaventuriers au silence : maze (partout), room (seulement dans son Lieu).
option-shieldOwnTurnOnly = Si un Bouclier ne protège que pendant le tour de son propriétaire : false (non), true (oui).
option-tokenWindows = Quand les jetons peuvent servir : wholeTurn (aussi pendant la phase des momies), actionStep (seulement à partir de l’action).
option-zeroDiceFight = Si vous pouvez combattre sans défausser de carte : false (non), true (oui).
option-footprints = Jusqu’où mènent les Empreintes : perFace (un Lieu chacune), one (un Lieu en tout).
option-darkAfterBoss = Ce que fait un Lieu dans le noir une fois le Boss apparu : advanceAll (tous les ennemis avancent d’un Lieu), nothing (rien).
option-torchSupply = Combien de torches il y a : 39 (comme dans la boîte), unlimited (sans limite).
option-exitReach = À quelles issues ouvertes la porte de sortie peut se raccorder : any (à toutes), walkable (à celles que le Chaventurier pourrait atteindre à pied sans passer par un ennemi, s’il y en a).
option-exitFits = Si la porte de sortie doit se poser là où elle ne bouche aucun autre couloir, quand c’est possible : false (non), true (oui).
option-fullStockMechanism = Ce que font trois symboles identiques quand vous avez déjà cinq torches ou plus : triggers (le mécanisme se déclenche et les trois Lieux ont servi), nothing (rien, les Lieux restent disponibles).
option-torchMechanisms = Combien de mécanismes Torche peuvent se déclencher : unlimited (sans limite), 5 (autant que de jetons).
option-strideDiscard = Quand on peut défausser une carte pour marcher plus loin : farther (si le trajet dépasse trois Lieux), anytime (toujours, même pour rien).


## La première partie guidée : à lire avant chaque coup

lesson-cat = Bienvenue, Chaventurier ! Trouvez la sortie avant qu’une momie n’entre dans la salle du Pharaon. Prenez Scratch : ses griffes comptent dans un combat.
lesson-explore = Chaque tour commence par le Dé Momie. Il montre une momie : un cœur va sur la pile Momie, et le cinquième en réveille une. Ensuite, c’est à vous. Explorez : posez cette carte de sorte que son couloir rejoigne la salle du Pharaon. Ce Lieu n’a pas de torche et en prend une de vos cinq ; sa connexion vous rapporte une carte.
lesson-printed-torch = Une torche est dessinée sur cette carte : le Lieu est déjà éclairé et votre réserve ne bouge pas.
lesson-two-connections = Pas de momie cette fois. Chaque issue doit rejoindre une issue, et chaque mur un mur. Ici, le nouveau Lieu a deux connexions : vous piochez deux cartes.
lesson-symbols = Voyez-vous le scarabée ? Quand trois Lieux du même symbole se touchent en un coin, ils remplissent votre réserve de torches. Posez un scarabée près de la salle du Pharaon ; d’autres suivront.
lesson-three-connections = Un deuxième scarabée, juste à côté du premier. Ce Lieu a trois connexions : trois nouvelles cartes pour vous !
lesson-sarcophagus = Un Lieu Sarcophage cache un jeton. C’est un cul-de-sac et il prend votre dernière torche, mais un trésor est un trésor.
lesson-token = Ce jeton rapporte deux cartes. Utilisez-le tout de suite. Vous pourriez aussi le garder, ou défausser n’importe quel jeton pour vous téléporter.
lesson-wake = Le cinquième cœur : Snuff se réveille et va courir vers la salle du Pharaon par le plus court chemin. Placez-la le plus loin possible. C’est votre propre Lieu : son attaque vous coûtera une carte au hasard, mais vous gagnez du temps.
lesson-dark = Vous n’avez plus de torche : ce Lieu reste dans le noir, et le noir ajoute un cœur. Mais regardez : c’est le troisième scarabée du même coin. Ce mécanisme Torche remonte votre réserve à cinq !
lesson-eye = Trois symboles différents en un coin activent un mécanisme Porte. Trois mécanismes ouvrent la porte de sortie. Un scarabée borde cet emplacement : ajoutez un œil.
lesson-door = Et maintenant l’ankh, près de l’œil et du scarabée. Votre premier mécanisme Porte, et deux cartes en plus.
lesson-fight = Snuff a bougé : un seul Lieu la sépare de la salle du Pharaon, et si elle y entre, tout est perdu. Allez la combattre ! Vous pouvez marcher jusqu’à trois Lieux.
lesson-dice = En combat, vos cartes deviennent des dés : un par issue. Cette carte vous en donne trois.
lesson-more-dice = Trois de plus font six, et six est le maximum. Il doit vous rester au moins une carte en main.
lesson-roll = Snuff a cinq cœurs. Chaque dégât en retire un et, avec Scratch, chaque point d’interrogation aussi. Lancez !
lesson-fell = Cinq cœurs : de quoi la vaincre. Vous pourriez aussi vous retenir, car une momie vaincue peut se réveiller plus tard avec cinq nouveaux cœurs. Mais si près de la salle du Pharaon, prenez-les tous !
lesson-hex = La face Hexagone vous offre aussi une carte, si vous le voulez. Une main bien garnie, c’est votre vie et vos dés : prenez-la.
lesson-regroup = Snuff est tombée ! Sa carte est remélangée : elle peut revenir. Reprenez votre souffle : Coopérer vous rend deux cartes de la défausse. C’est possible trois fois par partie.
lesson-torches = Chaque torche sacrifiée rapporterait deux cartes de plus. Il n’en reste qu’une : gardez vos torches.
lesson-end = À vous de jouer. Encore deux mécanismes Porte et la porte de sortie s’ouvre, puis le Boss arrive. Éliminez tous les ennemis et vous êtes libre. Bonne chance !


## Panels beside the maze

panel-cats = Chaventuriers
panel-foes = Ennemis
panel-torches = Torches : { $stock }, { $bank } en banque
panel-mummies = Pile Momie : { $boss_out ->
        [yes] retirée à l’arrivée du Boss
       *[no] { $pile ->
            [0] vide, toutes sont réveillées
            [one] une carte, jauge de réveil { $hearts }/5
           *[other] { $pile } cartes, jauge de réveil { $hearts }/5
        }
    }
panel-power = Dés Momie : { $dice }
panel-draw-pile = Pioche : { $cards }
panel-discard = Défausse : { $cards }
panel-tokens = Jetons Sarcophage : { $tokens }
panel-regroup = Tuiles Concertation : { $tiles }
panel-doors = Mécanismes Porte : { $done } sur 3
panel-seat = { cat } ({ cat-colour })
panel-hand = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
panel-foe = { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    }, force d’attaque { $strength }
panel-distance = { $steps ->
        [0] dans la salle du Pharaon
        [one] salle du Pharaon à un Lieu
       *[other] salle du Pharaon à { $steps } Lieux
    }
panel-no-foes = aucun ennemi réveillé
panel-your-hand = Votre main :
panel-pool = Le pot commun :
# Under the picture of a card, eleven letters at most.
card-torch = torche
# The signs of the map: eighty letters at most.
legend-corridors = ══ couloir  ≈≈ passage secret  nombres seuls : une issue ouverte y mène
legend-rooms = ◉ œil  Ж scarabée  ☥ ankh  ᵗ servi aux torches  ᵈ à une porte  pointillés : noir
legend-figures = M Mapkin, P Pilfer, S Scratch, E Ember  Ho5 Howl, 5 cœurs  »M« marque de Mapkin
legend-cards = ▣ sarcophage  le nombre sur une carte : ses issues, et ses dés en combat
