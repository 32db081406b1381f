"""The four mummies and the three Bosses (RRR-FOE)."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.run_run_run import boxfile
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import FOES
from tests.run_run_run.scene import BLUE, GREEN, RED, Place, Scene, scene

DOOR: tuple[Place, Place] = ((7, 0), (6, 0))
"""The Exit Door at the end of LINE-6."""


def finale(**changes: Any) -> Scene:
    """LINE-6 with the Exit Door on (7,0)."""
    return scene("LINE-6", **{"door": DOOR, **changes})


def door_of(foe: str) -> tuple[Place, Place] | None:
    """A Boss walks only where the Exit Door lies."""
    return DOOR if foe in ("Gnashur", "Muzzlok", "Mastabark") else None


def attack_on_red(foe: str) -> Scene:
    """The foe enters the room of Red, who holds five cards."""
    s = scene("LINE-6", foes={foe: (6, 0)}, cats={RED: (5, 0)}, door=door_of(foe))
    s.start(symbols=1)
    return s


def dice(s: Scene) -> int:
    """The mummy dice of the roll in the last move."""
    [roll] = s.told(happened.MummiesRolled)
    return int(roll.dice)


def moves_of(s: Scene, foe: str) -> list[Place]:
    return [event.to for event in s.told(happened.FoeMoved) if event.foe == foe]


def wake_top(s: Scene, place: str = "4,0") -> None:
    """The fifth heart wakes the top mummy in Blue's Mummies' step; Blue places it."""
    s.game.hearts_on_pile = 4
    s.start(symbols=1)
    assert s.question == "place-mummy"
    s.play(BLUE, f"wake {place}")


# --- strength ---


@pytest.mark.parametrize(
    ("foe", "strength"),
    [
        pytest.param("Howl", 1, marks=pytest.mark.rule("RRR-FOE-01")),
        pytest.param("Dash", 1, marks=pytest.mark.rule("RRR-FOE-03")),
        pytest.param("Jaws", 2, marks=pytest.mark.rule("RRR-FOE-06")),
        pytest.param("Snuff", 1, marks=pytest.mark.rule("RRR-FOE-07")),
        pytest.param("Gnashur", 4, marks=pytest.mark.rule("RRR-FOE-10")),
        pytest.param("Muzzlok", 3, marks=pytest.mark.rule("RRR-FOE-11")),
        pytest.param("Mastabark", 2, marks=pytest.mark.rule("RRR-FOE-12")),
    ],
)
def test_strength(foe: str, strength: int) -> None:
    s = attack_on_red(foe)
    [attack] = s.told(happened.FoeAttacked)
    assert attack.damage == strength
    assert s.cards(RED) == 5 - strength


@pytest.mark.rule("RRR-FOE-06")
@pytest.mark.parametrize(("split", "left"), [("2 0", (3, 5)), ("1 1", (4, 4)), ("0 2", (5, 3))])
def test_jaws_takes_two_cards_from_one_cat_or_one_each_from_two(
    split: str, left: tuple[int, int]
) -> None:
    red, green = split.split()
    s = scene("LINE-3", foes={"Jaws": (3, 0)}, cats={RED: (2, 0), GREEN: (2, 0)})
    s.start(symbols=1)
    assert s.question == "split-damage"
    s.play(s.asked[1][0], f"split 0 {red} {green} 0")
    agree(s)
    assert (s.cards(RED), s.cards(GREEN)) == left


def agree(s: Scene) -> None:
    while s.question == "agree-split":
        s.play(s.asked[1][0], "agree")


# --- dice ---


@pytest.mark.parametrize(
    ("foes", "expected"),
    [
        pytest.param("Howl", 3, marks=pytest.mark.rule("RRR-FOE-02")),
        pytest.param("Dash", 2, marks=pytest.mark.rule("RRR-FOE-05")),
        pytest.param("Jaws Snuff", 1, marks=pytest.mark.rule("RRR-FOE-06", "RRR-FOE-07")),
        pytest.param("Howl Dash", 4, marks=pytest.mark.rule("RRR-FOE-21")),
        pytest.param("Howl Dash Jaws Snuff", 4, marks=pytest.mark.rule("RRR-FOE-21")),
    ],
)
def test_mummy_dice(foes: str, expected: int) -> None:
    s = scene("LINE-6", foes=dict.fromkeys(foes.split(), (6, 0)))
    s.start(symbols=0)
    assert dice(s) == expected


@pytest.mark.rule("RRR-FOE-21")
@pytest.mark.parametrize("boss", ["Gnashur", "Muzzlok", "Mastabark"])
def test_power_never_exceeds_the_four_mummy_dice(boss: str) -> None:
    foes = dict.fromkeys(["Howl", "Dash", "Jaws", "Snuff", boss], (6, 0))
    s = finale(foes=foes)
    s.start(symbols=0)
    assert dice(s) == 4


@pytest.mark.rule("RRR-FOE-15")
@pytest.mark.parametrize("boss", ["Gnashur", "Muzzlok", "Mastabark"])
def test_a_boss_adds_no_mummy_die(boss: str) -> None:
    s = finale(foes={boss: (7, 0)})
    s.start(symbols=0)
    assert dice(s) == 1


@pytest.mark.rule("RRR-FOE-20")
@pytest.mark.parametrize(("falls", "expected"), [("Howl", 2), ("Dash", 3)])
def test_the_dice_bonus_ends_when_the_mummy_falls(falls: str, expected: int) -> None:
    foes: dict[str, Place | tuple[int, int, int]] = {"Howl": (6, 0), "Dash": (6, 0)}
    foes[falls] = (1, 0, 1)
    s = scene("LINE-6", foes=foes, hands={BLUE: "#1 #9"})
    s.load_combat_dice("hit")
    s.load_mummy_dice(0)
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #1")
    s.roll(BLUE)
    s.play(BLUE, f"hit {falls} 1")
    assert dice(s) == expected


# --- hearts ---


@pytest.mark.rule("RRR-FOE-09")
@pytest.mark.parametrize("mummy", ["Howl", "Dash", "Jaws", "Snuff"])
def test_every_mummy_wakes_with_five_hearts(mummy: str) -> None:
    s = scene("LINE-4", mummy_pile=[mummy])
    wake_top(s)
    assert s.hearts(mummy) == 5


@pytest.mark.parametrize(
    ("boss", "hearts"),
    [
        pytest.param("Gnashur", 8, marks=pytest.mark.rule("RRR-FOE-10")),
        pytest.param("Muzzlok", 10, marks=pytest.mark.rule("RRR-FOE-11")),
        pytest.param("Mastabark", 12, marks=pytest.mark.rule("RRR-FOE-12")),
    ],
)
def test_boss_hearts(boss: str, hearts: int) -> None:
    assert boxfile.load_box().foe_hearts[FOES.index(boss)] == hearts
    s = scene(
        {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab"},
        hands={BLUE: "#3 ankh | #9"},
        doors_placed=2,
        boss=boss,
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    s.play(BLUE, "open 2,0/1,0")
    [appeared] = s.told(happened.BossAppeared)
    assert (appeared.foe, appeared.hearts) == (boss, hearts)


# --- swift ---


@pytest.mark.parametrize(
    "foe",
    [
        pytest.param("Dash", marks=pytest.mark.rule("RRR-FOE-04", "RRR-FOE-17")),
        pytest.param("Gnashur", marks=pytest.mark.rule("RRR-FOE-10", "RRR-FOE-17")),
        pytest.param("Muzzlok", marks=pytest.mark.rule("RRR-FOE-11", "RRR-FOE-17")),
        pytest.param("Mastabark", marks=pytest.mark.rule("RRR-FOE-12", "RRR-FOE-17")),
    ],
)
@pytest.mark.parametrize("symbols", [0, 1])
def test_a_swift_foe_moves_one_room_more_than_the_symbols(foe: str, symbols: int) -> None:
    s = scene("LINE-6", foes={foe: (6, 0)}, door=door_of(foe))
    s.start(symbols=symbols)
    assert len(moves_of(s, foe)) == symbols + 1
    assert s.foe(foe) == (6 - symbols - 1, 0)


@pytest.mark.rule("RRR-FOE-17", "RRR-FOE-21")
@pytest.mark.parametrize("symbols", range(5))
def test_also_after_the_largest_roll_a_swift_foe_moves_one_room_more(symbols: int) -> None:
    s = scene("LINE-9", foes={"Howl": (9, 0), "Dash": (9, 0)}, mummy_pile=["Jaws", "Snuff"])
    s.start(symbols=symbols)
    assert (s.foe("Howl"), s.foe("Dash")) == ((9 - symbols, 0), (9 - symbols - 1, 0))


@pytest.mark.rule("RRR-FOE-17")
@pytest.mark.parametrize("foe", ["Howl", "Jaws", "Snuff"])
def test_the_other_mummies_are_not_swift(foe: str) -> None:
    s = scene("LINE-6", foes={foe: (6, 0)})
    s.start(symbols=0)
    assert s.foe(foe) == (6, 0)


@pytest.mark.rule("RRR-FOE-18")
def test_the_swift_move_comes_after_the_last_symbol() -> None:
    s = scene("LINE-6", foes={"Dash": (6, 0), "Jaws": (6, 0)})
    s.start(symbols=2)
    moved = [(event.foe, event.to) for event in s.told(happened.FoeMoved)]
    assert moved == [
        ("Dash", (5, 0)),
        ("Jaws", (5, 0)),
        ("Dash", (4, 0)),
        ("Jaws", (4, 0)),
        ("Dash", (3, 0)),
    ]
    last_symbol = max(i for i, e in enumerate(s.events) if isinstance(e, happened.HeartAdded))
    assert s.events.index(s.told(happened.FoeMoved)[-1]) > last_symbol


@pytest.mark.rule("RRR-FOE-18")
def test_the_swift_move_is_a_normal_move_that_attacks_on_entering() -> None:
    s = scene("LINE-6", foes={"Dash": (6, 0)}, cats={RED: (5, 0)})
    s.start(symbols=0)
    assert s.foe("Dash") == (5, 0)
    assert s.cards(RED) == 4
    assert len(s.told(happened.FoeAttacked)) == 1


@pytest.mark.rule("RRR-FOE-18")
def test_the_swift_move_may_take_the_vault() -> None:
    s = scene("LINE-2", foes={"Dash": (1, 0)})
    s.start(symbols=0)
    assert s.ended == "lost: vault"


@pytest.mark.rule("RRR-FOE-18")
def test_a_halted_foe_makes_no_swift_move() -> None:
    s = scene("LINE-6", foes={"Dash": (6, 0)}, cats={RED: (5, 0)})
    s.start(symbols=1)
    assert moves_of(s, "Dash") == [(5, 0)]
    assert s.foe("Dash") == (5, 0)


@pytest.mark.rule("RRR-FOE-19")
def test_a_foe_that_appeared_after_the_roll_makes_no_swift_move_this_turn() -> None:
    s = scene("LINE-6", mummy_pile=["Dash", "Jaws"], players=1)
    wake_top(s, "6,0")
    assert s.question == "action"
    assert s.foe("Dash") == (6, 0)
    s.start(symbols=0)
    assert s.foe("Dash") == (5, 0)  # in the next turn it does


@pytest.mark.rule("RRR-FOE-19")
def test_a_newcomer_moves_with_the_remaining_symbols_but_not_swiftly() -> None:
    s = scene("LINE-6", foes={"Howl": (6, 0)}, mummy_pile=["Dash", "Jaws"], track=4)
    s.start(symbols=2)
    s.play(BLUE, "wake 6,0")
    assert moves_of(s, "Dash") == [(5, 0)]


# --- Snuff ---


@pytest.mark.rule("RRR-FOE-08")
@pytest.mark.parametrize(("stock", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_snuff_takes_two_torches_when_it_appears(stock: int, left: int) -> None:
    s = scene("LINE-4", mummy_pile=["Snuff", "Jaws"], stock=stock)
    bank = s.bank
    wake_top(s)
    assert s.stock == left
    assert s.bank == bank + stock - left
    assert s.awake == ["Snuff"]
    assert s.track == 0  # no other penalty
    assert [s.cards(seat) for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("RRR-FOE-08")
@pytest.mark.parametrize("mummy", ["Howl", "Dash", "Jaws"])
def test_no_other_mummy_takes_torches(mummy: str) -> None:
    s = scene("LINE-4", mummy_pile=[mummy], stock=5)
    wake_top(s)
    assert s.stock == 5


@pytest.mark.rule("RRR-FOE-16")
def test_snuff_takes_torches_every_time_it_wakes() -> None:
    s = scene("LINE-4", mummy_pile=["Snuff"], stock=5, players=1, hands={BLUE: "#31 #9"})
    wake_top(s, "1,0")
    assert s.stock == 3
    s.load_combat_dice("hit hit hit hit hit")
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #31")
    s.roll(BLUE)
    s.play(BLUE, "hit Snuff 5")
    assert s.mummy_pile == ["Snuff"]
    wake_top(s)
    assert s.stock == 1


# --- Bosses ---


@pytest.mark.rule("RRR-FOE-13")
@pytest.mark.parametrize(("scope", "damage"), [("maze", 1), ("room", 3)])
def test_gs_32_ec_80_ho_17_muzzlok_silences(scope: str, damage: int) -> None:
    s = finale(
        foes={"Snuff": (1, 0), "Muzzlok": (7, 0)},
        kinds={BLUE: "Scratch"},
        hands={BLUE: "#7 #9 #9 #9"},
        options={"silenceScope": scope},
    )
    strike(s, "#7", "hit ability ability")
    [hit] = s.told(happened.FoeHit)
    assert hit.damage == damage


def strike(s: Scene, card: str, faces: str) -> None:
    """Blue fights on (1,0)."""
    s.load_combat_dice(faces)
    s.load_mummy_dice(0)
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, f"commit {card}")
    s.roll(BLUE)


@pytest.mark.rule("RRR-FOE-13")
def test_ho_17_in_its_own_room_muzzlok_silences_with_both_scopes() -> None:
    s = finale(
        foes={"Muzzlok": (1, 0)},
        kinds={BLUE: "Scratch"},
        hands={BLUE: "#7 #9 #9 #9 #9"},
        options={"silenceScope": "room"},
    )
    strike(s, "#7", "hit ability ability")
    [hit] = s.told(happened.FoeHit)
    assert hit.damage == 1


@pytest.mark.rule("RRR-FOE-13")
@pytest.mark.parametrize("boss", ["Gnashur", "Mastabark"])
def test_the_other_bosses_silence_nobody(boss: str) -> None:
    s = finale(
        foes={"Snuff": (1, 0), boss: (7, 0)},
        kinds={BLUE: "Scratch"},
        hands={BLUE: "#7 #9 #9 #9"},
    )
    strike(s, "#7", "hit ability ability")
    [hit] = s.told(happened.FoeHit)
    assert hit.damage == 3


@pytest.mark.rule("RRR-FOE-13")
@pytest.mark.parametrize("scope", ["maze", "room"])
def test_ec_81_abilities_stay_blank_in_the_roll_that_kills_muzzlok(scope: str) -> None:
    s = finale(
        foes={"Muzzlok": (1, 0, 1), "Jaws": (6, 0)},
        kinds={BLUE: "Mapkin"},
        hands={BLUE: "#7 #9"},
        options={"silenceScope": scope},
    )
    strike(s, "#7", "hit ability ability")
    assert s.awake == ["Jaws"]
    assert s.told(happened.AbilityUsed) == []
    assert s.draw_pile == 20


@pytest.mark.rule("RRR-FOE-13")
def test_abilities_come_back_when_muzzlok_has_fallen() -> None:
    s = finale(
        foes={"Jaws": (1, 0)},
        boss="Muzzlok",
        kinds={BLUE: "Scratch"},
        hands={BLUE: "#7 #9 #9 #9"},
    )
    strike(s, "#7", "hit ability ability")
    [hit] = s.told(happened.FoeHit)
    assert hit.damage == 3


@pytest.mark.rule("RRR-FOE-14")
@pytest.mark.parametrize(("red", "green"), [(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)])
def test_ec_67_boss_damage_is_one_total_split_freely(red: int, green: int) -> None:
    s = finale(foes={"Gnashur": (6, 0)}, cats={RED: (5, 0), GREEN: (5, 0)})
    s.start(symbols=1)
    [attack] = s.told(happened.FoeAttacked)
    assert (attack.damage, attack.seats) == (4, [RED, GREEN])
    s.play(s.asked[1][0], f"split 0 {red} {green} 0")
    agree(s)
    assert (s.cards(RED), s.cards(GREEN)) == (5 - red, 5 - green)
    assert s.ended == ""
