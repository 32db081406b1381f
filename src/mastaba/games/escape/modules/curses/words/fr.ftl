### What Escape says of curses, in the terms of rulebook/fr.toml.


## Noms

curse = { $curse ->
        [trapped] Piège
        [debris] Débris
        [mask] Masque
        [silence] Silence
        [lostdice] Dés perdus
        [hand] Main maudite
        [soulswap] Échange d’âmes
       *[other] { $curse }
    }


## Événements

event-curse-drawn = { player } pioche une malédiction : { curse }.
event-curse-discarded = La nouvelle tuile ({ curse }) n’a pas d’effet sur { player } et quitte la partie.
event-curse-lifted = { player } lève la malédiction : { curse }.
event-die-buried = { $was ->
        [locked] Des débris ensevelissent un dé bloqué de { player }.
        [ready] Des débris ensevelissent un dé de { player } qui restait à lancer.
        [rolling] Des débris ensevelissent un dé de { player } qui roulait encore.
        [shown] Des débris ensevelissent un dé de { player } qui montrait { $face }.
        [committed] Des débris ensevelissent un dé de { player } mis au pot ({ $face }).
       *[other] Des débris ensevelissent un dé de { player }.
    }
event-die-dug-out = { player } dégage un dé des débris.
event-hand-on-head = { $on ->
        [yes] { player } pose une main sur sa tête.
       *[no] { player } retire la main de sa tête.
    }
event-souls-swapped = { player } et { $partner } échangent leurs âmes, et avec elles les pions qu’ils mènent.
event-souls-returned = L’échange d’âmes de { player } et { $partner } est annulé.
event-souls-parted = L’échange d’âmes de { player } et { $partner } est défaussé : qui est encore dans le temple garde l’aventurier qu’il mène.


## Questions, comme les lit celui à qui elles sont posées

ask-choose = Avec qui échangez-vous votre âme ?


## Coups possibles, tels qu’un menu les présente

move-lift = Lever { curse } pour { $paid }
move-hand = { $on ->
        [yes] Main sur la tête
       *[no] Retirer la main de la tête
    }
move-choose = Échanger son âme avec { $whose }


## Refus : ce qui s’y oppose, et ce qui irait

refusal-trapped = Vous êtes piégé : ni entrer, ni découvrir. Levez d’abord la malédiction.
refusal-silenced = Vous êtes sous Silence : ni cris, ni gestes, ni messages. Levez d’abord la malédiction.
refusal-hand-not-on-head = Posez d’abord la main sur la tête, et gardez-la là : la malédiction l’exige.
refusal-hand-not-cursed = Aucune malédiction ne pèse sur votre main. Servez-vous-en librement.
refusal-not-your-curse = Cette malédiction n’est pas devant vous. Chacun lève les siennes.
refusal-nothing-to-choose = Il n’y a rien à choisir maintenant. Choisissez quand l’Échange d’âmes vous le demande.
refusal-not-a-partner = On échange son âme avec quelqu’un d’autre, à l’intérieur. Nommez cette personne.


## Options de table, chacune avec ses valeurs ; la première est celle par défaut

option-curses = Si l’on joue avec le module 1, les malédictions : false (non), true (oui).


## Ce que les règles d’une édition ont changé, pour ceux dont la partie continue avec elles

edition-curses-2 = Un dé que les Débris prennent pendant qu’il roule revient non lancé. La Main maudite n’empêche plus de montrer une salle. Quelle que soit la fin des Échanges d’âmes, chacun retrouve son aventurier.
