### What the screen of Run Run Run! says beside the words of the game itself; in French.
###
### As in the game's catalogue, facts arrive raw, and names are messages of it: { cat }, { foe },
### { token }. Places are written (2,-1), cards R17.


# $number counts the seats from 1; it stands in for a name.
seat-number = place { $number }
# $name is who sits there.
told-cat-taken = { $name } joue { cat } ({ cat-colour }), qui { cat-ability }.

## What the others are asked, as everybody else reads it

# $name is who sits there; a cat has not been chosen yet.
doing-choose-cat = { $name } choisit son Chaventurier.
doing-token-window = { cat } peut utiliser un jeton.
doing-foe-route = { cat } choisit le chemin de { foe }.
doing-foe-order = { cat } choisit quel ennemi se déplace ensuite.
doing-place-mummy = { cat } choisit où apparaît { foe }.
doing-split-damage = { $damage ->
        [one] { foe } attaque : { cat } dit qui subit le dégât.
       *[other] { foe } attaque : { cat } dit comment répartir { $damage } dégâts.
    }
doing-agree-split = { foe } attaque : { cat } doit accepter ce partage : { $shares }.
doing-split-deadlock = { cat } dit si vous renoncez à vous entendre sur les dégâts.
doing-shield = { foe } attaque : { cat } peut lever un Bouclier.
doing-action = { cat } choisit : explorer, combattre ou coopérer.
doing-stride = { cat } choisit comment aller en { $to }.
doing-torch-triangle = { cat } choisit un triangle de trois symboles identiques.
doing-door-triangle = { cat } choisit un triangle de trois symboles différents.
doing-place-exit = { cat } pose la porte de sortie.
doing-commit-cards = { cat } défausse des cartes pour le combat.
doing-assign-hits = { cat } répartit les dégâts.
doing-loot = { cat } peut prendre un jeton Sarcophage.
doing-use-ability = { cat } peut utiliser sa capacité.
doing-draw-hexes = { cat } peut piocher.
doing-footprint = { cat } peut encore avancer.
doing-join = { cat } rejoint la halte, ou pas.
doing-offer = { cat } met des cartes dans le pot commun.
doing-burn-torches = { cat } peut sacrifier des torches contre des cartes.
doing-share-pool = { cat } partage le pot commun.
doing-agree-share = { cat } doit accepter le partage du pot commun.
doing-share-deadlock = { cat } dit si vous renoncez à vous entendre sur le pot commun.
doing-trade = { cat } peut échanger des jetons.
doing-agree-trade = { cat } doit accepter un échange.


## The board

# $to is an empty hex where some card of the hand fits.
target-explore = Explorer en { $to }
board-label = Le labyrinthe
board-keys = Les flèches vont de Lieu en Lieu, Entrée choisit. R tourne le Lieu que vous posez, Échap le reprend. Plus, moins et Z règlent le zoom, Maj et les flèches déplacent la vue, I montre les chemins des ennemis. W demande aux autres de vous garder un emplacement, Q leur dit ce que vous prévoyez.
board-nearer = Plus près
board-farther = Plus loin
board-fit = Montrer tout le labyrinthe
board-insight = Distances, chemins des ennemis, triangles ouverts
board-turn-left = Tourner à gauche
board-turn-right = Tourner à droite
# $at is a place: (2,-1).
board-unexplored = Inexploré en { $at }
# $who is the name of a cat that asks to keep the hex.
board-marked = réservé par { $who }
board-vault = Salle du Pharaon
# $steps: rooms to walk from the Vault.
board-exit-door = Porte de sortie en { $at }, à { $steps ->
        [one] un Lieu
       *[other] { $steps } Lieux
    } de la salle du Pharaon
# $inside: tomb, eye, scarab, ankh or none. $light: printed, torch, dark or unlit. $exits: the sides of its exits.
board-room = { $inside ->
        [tomb] Lieu Sarcophage
        [eye] Lieu à l’œil
        [scarab] Lieu au scarabée
        [ankh] Lieu à l’ankh
       *[none] Lieu
    } en { $at }, { $light ->
        [dark] dans le noir
        [unlit] pas encore éclairé
        [torch] éclairé par une torche
       *[printed] éclairé
    }, issues : { $exits }, à { $steps ->
        [one] un Lieu
       *[other] { $steps } Lieux
    } de la salle du Pharaon
# A foe in a room, with its hearts and the damage it deals.
board-foe = { foe }, { $hearts ->
        [one] un cœur
       *[other] { $hearts } cœurs
    }, force d’attaque { $strength }
# The room that is being placed.
board-ghost = { $card } irait ici. Entrée la pose, R la tourne
board-ghost-wrong = { $card } ne convient pas ainsi. R la tourne
# $percent: the chance that it is there after every player's next turn, if nobody gets in its way.
board-foe-way = { foe } : { $moves ->
        [one] à un déplacement de la salle du Pharaon
       *[other] à { $moves } déplacements de la salle du Pharaon
    }, { $percent } % d’ici un tour de table
board-steps = Distance à la salle du Pharaon
board-torch-triangle = Ce symbole ici rapporte des torches
board-door-triangle = Ce symbole ici ouvre un verrou de la porte de sortie
board-triangle-mine = En blanc et coché : vous avez une carte pour cela
board-triangle-shut = En pointillés : aucune issue n’y mène encore
board-triangles = Triangles ouverts
# For screen readers: one open triangle. $way says whether an exit leads there, $cards how many cards of the hand would do.
board-triangle = { $mechanism ->
        [torch] Torches
       *[door] Verrou de la porte de sortie
    } : { symbol } en { $at } ; { $way ->
        [open] une issue y mène
       *[shut] aucune issue n’y mène encore
    } ; { $cards ->
        [0] vous n’avez pas de carte pour cela
        [one] vous avez une carte pour cela
       *[other] vous avez { $cards } cartes pour cela
    }
board-point = Me garder un emplacement : le choisir
# $pointing : mark, build ou leave.
board-point-on = { $pointing ->
        [build] Choisissez l’emplacement libre où vous pouvez poser une carte ; Échap annule.
        [leave] Choisissez le Lieu de l’ennemi dont vous parlez ; Échap annule.
       *[mark] Choisissez l’emplacement libre que les autres devraient vous garder ; Échap annule.
    }
wheel-title = Dire ce que vous prévoyez
call-build = Je peux poser ici
call-fight = Je préfère combattre
call-cards = Il me faut des cartes
call-leave = Laissez-moi cet ennemi
call-regroup = Une halte ?
call-yes = Oui !
call-no = Non
call-wait = Attendez !
chat-reminder = Parlez de vos plans, sans décrire vos cartes.



## The hand, and what is asked

hand-title = Votre main
hand-cards = { $cards ->
        [one] Une carte Lieu
       *[other] { $cards } cartes Lieu
    }
guide-action = Pour explorer, choisissez une carte.
# What the player asked may do, of explore, fight and regroup.
ask-action-now = { $ways ->
        [explore-fight-regroup] Que faites-vous : Explorer, Combattre ou Coopérer ?
        [explore-fight] Que faites-vous : Explorer ou Combattre ?
        [explore-regroup] Que faites-vous : Explorer ou Coopérer ?
        [fight-regroup] Que faites-vous : Combattre ou Coopérer ?
        [explore] Explorer : où ?
        [fight] Combattre : où ?
        [regroup] Vous ne pouvez que Coopérer.
       *[none] Vous ne pouvez rien faire.
    }
guide-hex = Choisissez maintenant un emplacement éclairé.
# $to is the hex that was picked first.
guide-card = Quelle carte va sur l’emplacement choisi ? Celles qui conviennent sont claires.
guide-token = Choisissez un endroit éclairé du labyrinthe.
guide-board = Choisissez un endroit éclairé du labyrinthe.
skip = Passer
hint-ask = Que ferait un robot ? (H)
# $move is a move in words.
hint-is = Conseil : { $move }
# The card is laid out in the maze already.
hint-explore = Conseil : explorez ainsi
do-explore = Explorer ici
do-fight = Aller combattre
do-it = Le faire
do-anyway = Le faire quand même
do-not = Annuler
do-understood = D’accord
turn-card = Tourner la carte
turn-next = Tourner vers le prochain sens qui convient (R)
# $number counts the ways the card can lie, from 1.
turn-to = Sens { $number }
turn-to-illegal = Sens { $number }, ne convient pas : demander pourquoi
passage-where = Passage secret :
passage-none = aucun


## What a move would do, in a few words each

foresee-walk = { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
foresee-stride = défausser { $card } pour y aller
foresee-torch = { $stock ->
        [0] la dernière torche
        [one] une torche, il en reste une
       *[other] une torche, il en reste { $stock }
    }
foresee-lit = déjà éclairé
foresee-dark = reste dans le noir
foresee-heart = cœur { $hearts } sur 5 sur la pile Momie
foresee-draw = { $count ->
        [0] 0 carte
        [one] piocher { $count } carte
       *[other] piocher { $count } cartes
    }
foresee-tomb = un jeton Sarcophage
foresee-torch-triangle = mécanisme Torche !
foresee-door-triangle = { $left ->
        [0] troisième mécanisme Porte : la sortie s’ouvre !
        [one] mécanisme Porte ! Encore un
       *[other] mécanisme Porte ! Encore { $left }
    }
foresee-passage = passage secret


## Tokens

tokens-mine = Vos jetons
ask-me = Me demander
ask-me-always = à chaque choix
ask-me-matters = quand cela compte
ask-me-never = jamais pour les jetons
tokens-ask-not-again = Ne plus demander ce tour-ci
tokens-kept = Vous gardez vos jetons.
token-use = Utiliser
token-lay = Ouvrir
token-teleport = Se téléporter
# Names the token for a screen reader.
token-teleport-with = Rendre le { token } pour se téléporter


## The action

# $others: how many more foes are in the same room.
action-fight = { $others ->
        [0] Combattre { foe }
       *[other] Combattre { foe } et { $others } de plus
    }
# $left: regroup tiles that are left.
action-regroup = { $left ->
        [one] Coopérer (dernière fois)
       *[other] Coopérer (encore { $left })
    }


## Fights

dice-none = Choisissez des cartes pour avoir des dés
dice-chosen = { $dice ->
        [one] { $dice } dé sur { $most }
       *[other] { $dice } dés sur { $most }
    }
# $damage is the mean, such as 2.7.
odds-dice = { $dice ->
        [one] Un dé
       *[other] { $dice } dés
    } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en moyenne.
odds-at-most = { $dice ->
        [one] Avec un dé
       *[other] Avec { $dice } dés
    }, tout ce que vous pouvez payer : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en moyenne.
odds-doubled = Les dégâts comptent double.
# Stands after a chance, such as 42 %.
odds-fell = { $hearts ->
        [one] de vaincre { foe } (un cœur)
       *[other] de vaincre { foe } ({ $hearts } cœurs)
    }
odds-all = de les vaincre tous
hit-fells = c’est fini !


## Attacks

split-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
split-less = { $name } : un dégât de moins
split-more = { $name } : un dégât de plus
split-propose = Répartir ainsi
split-left = { $left ->
        [one] Encore { $left } dégât à répartir
       *[other] Encore { $left } dégâts à répartir
    }


## Regroup

regroup-choosing = n’a pas encore choisi
regroup-offered = { $cards ->
        [0] rien dans le pot commun
        [one] une carte dans le pot commun
       *[other] { $cards } cartes dans le pot commun
    }
# On a card that I have put in myself.
pool-mine = à vous
pool-who = Qui reçoit { $card } ?
pool-share = Partager ainsi le pot commun
trade-mine = Vos jetons


## How the game stands

status-title = Où en est la partie
status-turn = joue son tour
status-shown = Cartes de cette main que tous ont vues
status-strength = Force d’attaque { $strength }
# Beside a number and a picture, one short word each.
status-torches = { $count ->
        [one] torche
       *[other] torches
    }
status-mummies = dorment
status-dice = { $count ->
        [one] dé
       *[other] dés
    }
status-doors = portes
status-pile = pioche
status-tokens = { $count ->
        [one] jeton
       *[other] jetons
    }
status-regroup = { $count ->
        [one] halte
       *[other] haltes
    }


## The end

ending-won = Vous êtes sortis !
ending-lost = Le tombeau vous garde
# Under a number each.
figure-rounds = { $count ->
        [one] tour de table
       *[other] tours de table
    }
figure-rooms = { $count ->
        [one] Lieu exploré
       *[other] Lieux explorés
    }
figure-steps = { $count ->
        [one] pas parcouru
       *[other] pas parcourus
    }
figure-mechanisms = { $count ->
        [one] mécanisme activé
       *[other] mécanismes activés
    }
figure-felled = { $count ->
        [one] ennemi vaincu
       *[other] ennemis vaincus
    }
figure-damage = { $count ->
        [one] cœur pris
       *[other] cœurs pris
    }
figure-torches = { $count ->
        [one] torche brûlée
       *[other] torches brûlées
    }
figure-tokens = { $count ->
        [one] jeton trouvé
       *[other] jetons trouvés
    }
figure-lost = { $count ->
        [one] carte perdue
       *[other] cartes perdues
    }



## House options before the start: a title, then its values where they are not yes and no

house-yes = Oui
house-no = Non
house-group-begin = La partie
house-group-foes = Règles maison : les ennemis
house-group-maze = Règles maison : le labyrinthe et les chats
house-group-fights = Règles maison : les combats
house-group-box = Règles maison : jetons, torches, cœurs
house-level = Quelle difficulté ?
house-level-cat = Chat : comme prévu
house-level-kitten = Chaton : moins de symboles momie
house-level-pharaoh = Pharaon : moins de dégâts en combat
house-first = Qui joue le premier tour ?
house-first-random = Le hasard décide
house-chooseCats = Vous choisissez vos Chaventuriers ; sinon, ils sont distribués.
house-attackTiming = Quand les ennemis attaquent-ils ?
house-attackTiming-enter-end = En entrant chez un chat, et à la fin de la phase des momies
house-attackTiming-enter = Seulement en entrant
house-attackTiming-end = Seulement à la fin de la phase
house-heldByCat = Un ennemi qui commence son déplacement dans le Lieu d’un chat y reste et attaque.
house-pinned = Un chat dans le Lieu d’un ennemi ne peut qu’y combattre, coopérer ou se téléporter.
house-swiftOnZero = Les ennemis véloces avancent d’un Lieu même sans aucun symbole.
house-foeOrder = Dans quel ordre les ennemis se déplacent-ils ?
house-foeOrder-entry = Celui de leur apparition
house-foeOrder-active = Le joueur dont c’est le tour décide
house-silenceScope = Où Muzzlok impose-t-il le silence ?
house-silenceScope-maze = Partout
house-silenceScope-room = Seulement dans son Lieu
house-lostHeartAdvances = Un cœur de dé qu’aucune carte Momie ne peut recevoir fait avancer tous les ennemis.
house-darkAfterBoss = Que fait un Lieu dans le noir une fois le Boss apparu ?
house-darkAfterBoss-advanceAll = Tous les ennemis avancent d’un Lieu
house-darkAfterBoss-nothing = Rien
house-forbidSealing = Interdit de fermer la dernière issue ouverte avant que la sortie s’ouvre.
house-optionalMechanisms = Vous pouvez renoncer à un mécanisme.
house-passageDrawsAnywhere = Un passage secret entre deux Lieux déjà en place, ouvert pendant que vous explorez, rapporte une carte.
house-mercyPass = Vous pouvez passer quand toute action vous coûterait votre dernière carte.
house-zeroDiceFight = Vous pouvez combattre sans défausser de carte.
house-stackDouble = Plusieurs jetons Dégâts doublés peuvent servir dans un même combat.
house-footprints = Jusqu’où mènent les Empreintes ?
house-footprints-perFace = Un Lieu par face
house-footprints-one = Un Lieu en tout
house-tokenWindows = Quand les jetons peuvent-ils servir ?
house-tokenWindows-wholeTurn = Aussi pendant la phase des momies
house-tokenWindows-actionStep = Seulement à partir de l’action
house-shieldOwnTurnOnly = Un Bouclier ne protège que pendant le tour de son propriétaire.
house-emptyTrap = Que fait un Piège quand il n’y a plus de momie à réveiller ?
house-emptyTrap-nothing = Rien
house-emptyTrap-advanceAll = Tous les ennemis avancent d’un Lieu
house-recycleTokens = Les jetons Sarcophage utilisés sont remélangés quand la pile est vide.
house-tokenTorchCap = Jusqu’à combien de torches un jeton « Torches » remplit-il la réserve ?
house-tokenTorchCap-null = Sans limite
house-tokenTorchCap-5 = Cinq
house-torchSupply = Combien de torches y a-t-il ?
house-torchSupply-39 = 39, comme dans la boîte
house-torchSupply-unlimited = Autant que vous en gagnez
house-exitReach = À quelles issues ouvertes peut-on raccorder la porte de sortie ?
house-exitReach-any = À toutes
house-exitReach-walkable = À celles que le Chaventurier pourrait atteindre sans passer par un ennemi
house-exitFits = La porte de sortie se pose là où elle ne bouche aucun autre couloir, quand c’est possible.
house-fullStockMechanism = Que font trois symboles identiques quand vous avez déjà cinq torches ou plus ?
house-fullStockMechanism-triggers = Le mécanisme se déclenche, les Lieux ont servi
house-fullStockMechanism-nothing = Rien, les Lieux restent disponibles
house-torchMechanisms = Combien de mécanismes Torche peuvent se déclencher ?
house-torchMechanisms-unlimited = Autant que vous en formez
house-torchMechanisms-5 = Cinq, autant que de jetons
house-strideDiscard = Quand peut-on défausser une carte pour marcher plus loin ?
house-strideDiscard-farther = Si le trajet dépasse trois Lieux
house-strideDiscard-anytime = Toujours, même pour rien
house-heartSupply = Combien de cœurs y a-t-il ?
house-heartSupply-unlimited = Autant qu’il en faut
house-heartSupply-20 = 20, comme dans la boîte
