### What the command line says beside the game itself. What is typed (map, quit …) is the same in
### all languages.

## Watching

watch-seats = { $players ->
        [one] One player ({ $names }), seed { $seed }
       *[other] { $players } players ({ $names }), seed { $seed }
    }
watch-help = You may pick by number or type a move. help explains the rest, quit leaves the table.
watch-left = You have left the table.
watch-over = { $turns ->
        [one] The game lasted one turn.
       *[other] The game lasted { $turns } turns.
    }
# $last is the number of the last seat.
play-again = { $last ->
        [0] Enter: watch another game.  0: play yourself.  q: leave.{ " " }
       *[other] Enter: watch another game.  0 to { $last }: take that seat.  q: leave.{ " " }
    }
play-not-understood = { $typed } is no seat. Press Enter, type a number from 0 to { $last }, or q.


## A person's seat

prompt-move = >{ " " }
prompt-which-move = Which move? Write it as the menu does, such as { $example }:{ " " }
prompt-not-understood = “{ $typed }” is neither a number, a move nor a command. Type help to see what you can do.
prompt-no-such-number = Pick a number from 1 to { $most }.
prompt-sure = Do it anyway? (yes/no){ " " }
# What a player types to confirm; the first letter will do as well.
answer-yes = yes
menu-back = back
why-not-possible-after-all = That move is possible: type it without the question mark to make it.
help =
    Pick a line of the menu by its number; 0 goes back.
    Or type a move, such as: { $examples }
    ? and a move     why that move is not possible, and which rule says so
    map              the board, the table and what the signs mean
    rules            the chapters of the rulebook; rules { $rule } shows a rule
    quit             leave the table
help-hand = hand             your cards

# Who is asked what: a name and a whole question.
asked = { $who }: { $question }
