"""What clients draw is what the rules play with."""

from __future__ import annotations

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run.box import FOES, SYMBOLS
from mastaba.games.run_run_run.house import CHOICES

PRINTED = GAME.components()


def test_every_room_card_is_the_one_that_is_played() -> None:
    box = GAME.box({})
    for card, room in enumerate(PRINTED.rooms):
        assert room.name == f"R{card + 1:02d}"
        assert room.exits == box.room_exits[card]
        assert room.value == room.exits.bit_count()
        assert SYMBOLS.index(room.symbol) == box.room_symbol[card]
        assert (room.torch, room.tomb) == (box.room_torch[card], box.room_tomb[card])
    assert len(PRINTED.rooms) == 64


def test_the_tokens_are_seventeen() -> None:
    assert sum(token.count for token in PRINTED.tokens) == 17
    assert {(token.name, token.effect, token.number) for token in PRINTED.tokens} >= {
        ("torch2", "torch", 2),
        ("draw3", "draw", 3),
        ("shield", "shield", 0),
        ("trap", "trap", 0),
    }


def test_every_foe_has_its_nature() -> None:
    foes = {foe.name: foe for foe in (*PRINTED.mummies, *PRINTED.bosses)}
    assert tuple(foes) == FOES
    assert foes["Howl"].dice == 2
    assert foes["Dash"].swift
    assert foes["Jaws"].strength == 2
    assert foes["Snuff"].eats == 2
    assert foes["Muzzlok"].silences
    assert [foe.hearts for foe in PRINTED.bosses] == [8, 10, 12]


def test_the_dice_of_every_level() -> None:
    assert set(PRINTED.dice) == set(CHOICES["level"])
    for level, dice in PRINTED.dice.items():
        box = GAME.box({"level": level})
        assert [face == "mummy" for face in dice.mummy] == list(box.mummy_die)
        assert dice.combat.count("hit") == box.combat_die.count(0)
        assert len(dice.combat) == 6


def test_the_abilities_are_those_of_the_cats() -> None:
    assert {cat.name: (cat.ability, cat.rule) for cat in PRINTED.cats} == {
        "Mapkin": ("draw", "RRR-CAT-01"),
        "Pilfer": ("token", "RRR-CAT-02"),
        "Scratch": ("hit", "RRR-CAT-03"),
        "Ember": ("torch", "RRR-CAT-04"),
    }
