"""The text form of moves, and what is said of texts that are none."""

from __future__ import annotations

import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.explore import NAME, TURN_TILE
from mastaba.games.cursed_tomb.heap import pull
from mastaba.games.cursed_tomb.setup import CHOOSE_PAWN
from mastaba.games.cursed_tomb.table_talk import CLOCK
from mastaba.games.cursed_tomb.vocabulary import VOCABULARY
from mastaba.kernel.contract import UnreadableMove
from tests.cursed_tomb.scene import scene

TEXTS = (
    "pawn camel", "vote 5", "turn", "name purple", "enter", "forward", "backward", "stay",
    "explore", "decline", "rummage purple3 off red5", "pull red2 gentle", "touch", "pulled red2",
    "fell sceptre", "fell blue3", "late", "void", "restart", "slipped sceptre", "slipped green4",
    "remove 0", "stuck", "unstuck", "clock off", "begin",
)  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_reads_what_it_writes(text: str) -> None:
    move = GAME.parse(text)
    assert VOCABULARY.is_written(move)
    assert GAME.text(move) == text


def test_every_verb_is_among_them() -> None:
    assert {text.split()[0] for text in TEXTS} == set(VOCABULARY.by_name)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "'' is no verb; the verbs are: backward, clock, decline, enter"),
        ("jump", "'jump' is no verb"),
        ("name", "0 words follow the verb"),
        ("name pink", "'pink' is no colour; they are: red, blue"),
        ("turn D1", "1 words follow the verb"),
        ("pull red9 gentle", "'red9' is no stone"),
        ("pull red1 slowly", "'slowly' is no pace; they are: gentle, normal, bold"),
        ("rummage blue1 from red1", "'from' stands where `off` should"),
        ("fell bowl", "'bowl' is no stone"),
        ("vote 6", "'6' is no seat from 0 to 5"),
        ("vote ²", "is no seat"),
        ("clock x4", "'x4' is no clock factor; they are: x1, x2, x3, off"),
    ],
)
def test_says_what_was_expected(text: str, complaint: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        GAME.parse(text)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (m.with_one(NAME, 9), "no-such-colour"),
        (len(VOCABULARY.verbs), "not-a-move"),
        (m.bare(TURN_TILE) | 1 << 6, "not-a-move"),
        (-1, "not-a-move"),
    ],
)
def test_numbers_that_are_no_moves_are_refused(move: int, key: str) -> None:
    refusal = scene(["START", "START"]).game.check(0, move)
    assert refusal is not None
    assert refusal.key == key


def test_numbers_beyond_the_box_are_refused() -> None:
    s = scene(["START", "START"], options={"trap": "abstract"})
    assert s.game.check(0, m.with_one(CLOCK, 7)).key == "no-such-factor"  # type: ignore[union-attr]
    s.do("name red")
    assert s.game.check(0, pull(0, 5)).key == "no-such-pace"  # type: ignore[union-attr]
    assert s.game.check(0, pull(40, 0)).key == "no-such-stone"  # type: ignore[union-attr]
    assert s.game.check(9, m.bare(TURN_TILE)).key == "no-such-seat"  # type: ignore[union-attr]
    choosing = GAME.begin(2, 1, {})
    refusal = choosing.check(0, m.with_one(CHOOSE_PAWN, 8))
    assert refusal is not None
    assert refusal.key == "no-such-pawn"
