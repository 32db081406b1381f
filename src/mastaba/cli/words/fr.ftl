### What the command line says in French beside the game itself. What is typed (map, quit …) is the
### same in all languages.

## Watching

watch-seats = { $players ->
        [one] Un joueur ({ $names }), graine { $seed }
       *[other] { $players } joueurs ({ $names }), graine { $seed }
    }
watch-help = Tapez un numéro ou un coup. help explique le reste, quit quitte la table.
watch-left = Vous avez quitté la table.
watch-over = { $turns ->
        [one] La partie a duré un tour.
       *[other] La partie a duré { $turns } tours.
    }
# $last is the number of the last seat.
play-again = { $last ->
        [0] Entrée : regarder une autre partie.  0 : jouer vous-même.  q : partir.{ " " }
       *[other] Entrée : regarder une autre partie.  0 à { $last } : prendre cette place.  q : partir.{ " " }
    }
play-not-understood = { $typed } n’est pas une place. Appuyez sur Entrée, tapez un nombre de 0 à { $last }, ou q.


## A person's seat

prompt-move = >{ " " }
prompt-which-move = Quel coup ? Écrivez-le comme dans le menu, par exemple { $example } :{ " " }
prompt-not-understood = « { $typed } » n’est ni un numéro, ni un coup, ni une commande. Tapez help pour voir ce que vous pouvez faire.
prompt-no-such-number = Choisissez un numéro de 1 à { $most }.
prompt-sure = Le faire quand même ? (oui/non){ " " }
# What a player types to confirm; the first letter will do as well.
answer-yes = oui
menu-back = retour
why-not-possible-after-all = Ce coup est possible : tapez-le sans le point d’interrogation pour le jouer.
help =
    Choisissez une ligne du menu par son numéro ; 0 revient en arrière.
    Ou tapez un coup, par exemple : { $examples }
    ? et un coup     pourquoi ce coup n’est pas possible, et quelle règle le dit
    map              le plateau, la table et le sens des signes
    rules            les chapitres des règles ; rules { $rule } en montre une
    quit             quitter la table
help-hand = hand             vos cartes

# Qui doit répondre à quoi : un nom et une question entière.
asked = { $who } : { $question }
