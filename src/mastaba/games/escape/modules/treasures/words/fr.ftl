### What Escape says of treasures, in the terms of rulebook/fr.toml.


## Noms

treasure = { $treasure ->
        [healing] Masque de guérison
        [double-torch] Double torche
        [double-key] Double clé
        [teleport] Téléportation
        [gem] Joyau supplémentaire
        [passage] Passage secret
        [greattorch] Grande torche
       *[other] { $treasure }
    }


## Événements

event-treasure-laid = Un trésor se trouve ici, face cachée : { $room }.
event-treasure-taken = { player } prend un trésor : { treasure }.
event-treasure-spent = { player } utilise : { treasure }.
event-healed = { player } utilise le masque de guérison. { $freed ->
        [0] Aucun dé n’était bloqué.
        [one] Un dé est débloqué.
       *[other] { $freed } dés sont débloqués.
    }
event-teleported = { player } se téléporte ici : { $to }.
event-passage-opened = { player } ouvre un passage secret entre : { $room } et { $other }.
event-torch-lit = { player } allume la grande torche. Un deuxième départ : { $room }.
event-torch-burnt-out = La grande torche s’est éteinte : { $room }.


## Coups possibles, tels qu’un menu les présente

move-take = Prendre le trésor pour { $paid }
move-use = { $target ->
        [none] Utiliser { treasure }
       *[other] Utiliser { treasure } : { $target }
    }


## Refus : ce qui s’y oppose, et ce qui irait

refusal-no-treasure-here = Il n’y a pas de trésor dans cette salle. Allez dans une salle qui en a un.
refusal-no-such-use = Ce trésor ne s’utilise pas ainsi. Voyez la liste des ordres.
refusal-use-it-to-pay = Ce trésor vaut deux symboles : nommez-le en payant ou dans un pot commun.
refusal-no-pawn-there = On ne se téléporte que dans une autre salle où se trouve un pion.
refusal-no-passage-there = Un passage secret relie deux salles voisines sans chemin entre elles. Nommez-en deux.


## Mises en garde : permis, mais est-ce voulu ?

caution-no-more-slams = La porte ne claquera plus : la grande torche ne sauverait personne.


## Options de table, chacune avec ses valeurs ; la première est celle par défaut

option-treasures = Si l’on joue avec le module 2, les trésors : false (non), true (oui).
