"""The text form of commands: every verb can be written and read, and mistakes are explained."""

from __future__ import annotations

import pytest

from mastaba.games.escape import GAME
from mastaba.games.escape import moves as m
from mastaba.games.escape.gems import COMMIT
from mastaba.games.escape.modules.treasures.rules import USE
from mastaba.games.escape.rolling import ROLL
from mastaba.games.escape.vocabulary import VOCABULARY
from mastaba.kernel.contract import UnreadableMove

KINDS = GAME.box.treasure_names
TORCH, KEY = KINDS.index("2torch"), KINDS.index("2key")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll 1 16", m.command(ROLL, dice=1 | 1 << 15)),
        ("commit", m.command(COMMIT)),
        ("commit g3 2", m.command(COMMIT, 3, dice=2)),
        ("commit +2torch +2key", m.command(COMMIT, tiles=(TORCH, KEY))),
        ("use healing", m.command(USE, KINDS.index("healing"))),
        ("use teleport EXIT", m.command(USE, KINDS.index("teleport"), GAME.box.exit + 1)),
    ],
)
def test_what_a_text_means(text: str, move: int) -> None:
    assert GAME.parse(text) == move
    assert GAME.text(move) == text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("  roll   3 1 ", "roll 1 3"),
        ("enter N +2key 2 +2torch 1", "enter N 1 2 +2torch +2key"),
        ("use passage B04 B01", "use passage B01 B04"),
        ("power 040", "power 40"),
        ("roll 01", "roll 1"),
    ],
)
def test_the_same_command_may_be_written_in_several_ways(text: str, same: str) -> None:
    assert GAME.parse(text) == GAME.parse(same)
    assert GAME.text(GAME.parse(text)) == same


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("jump", "'jump' is no verb; the verbs are: call, choose, colour, "),
        ("roll 17", "('17' is no die from 1 to 16); it is written like: roll 1 2"),
        ("roll ٣", "('٣' is no die from 1 to 16)"),
        ("roll 1 1", "(die 1 is named twice)"),
        ("roll 1 +2key", "(2 words follow the verb)"),
        ("enter", "(0 words follow the verb); it is written like: enter N 1 2 [+2key]"),
        ("enter up 1", "('up' is no side; they are: N, E, S, W)"),
        ("enter N +crown", "('crown' is no treasure; they are: "),
        ("take +2key +2key +2key +2key +2key", "(at most 4 tiles)"),
        ("commit g4", "('g4' is no die from 1 to 16)"),
        ("gift 2 for 1", "('for' stands where `to` should); it is written like: gift 4 to 2"),
        ("gift 2 3 to 1", "(4 words follow the verb)"),
        ("unlock 2 for 6", "('6' is no seat from 0 to 5)"),
        ("propose", "(0 words follow the verb)"),
        ("propose fate 2", "(2 words follow the verb)"),
        ("propose adopt", "(a word is missing); it is written like: propose fate, or propose"),
        ("vote fate maybe", "('maybe' is no answer; they are: no, yes)"),
        ("use passage B01 B02 B03", "(4 words follow the verb)"),
        ("use teleport R9", "('R9' is no room; they are: "),
        ("power 101", "('101' is no power from 0 to 100)"),
        ("choose 01", "('01' is no seat from 0 to 5)"),
        ("ready now", "(1 words follow the verb); it is written like: ready"),
    ],
)
def test_a_mistake_is_told_what_would_be_right(text: str, complaint: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        GAME.parse(text)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    "move",
    [
        -1,
        len(VOCABULARY.verbs),
        m.command(ROLL, 1),
        m.command(ROLL, tiles=(KEY,)),
        m.command(COMMIT, 0, 1),
        m.command(COMMIT) | (KEY + 1) << m.TILES_AT | (TORCH + 1) << m.TILES_AT + m.TILE,
        m.command(COMMIT) | (KEY + 1) << m.TILES_AT + m.TILE,
        m.command(COMMIT) | 1 << 63,
    ],
)
def test_numbers_that_are_no_commands_are_refused(move: int) -> None:
    refusal = GAME.begin(2, 1, {}).check(0, move)
    assert refusal is not None
    assert refusal.key == "not-a-command"
