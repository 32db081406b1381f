"""The Boss: how it appears, moves, attacks and falls (RRR-BOSS)."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.run_run_run import events as happened
from tests.run_run_run.scene import BLUE, RED, Place, Scene, line, scene

DOOR: tuple[Place, Place] = ((5, 0), (4, 0))
"""The Exit Door at the end of LINE-4, five links from the Vault."""


def opening(**changes: Any) -> Scene:
    """Blue has completed the third triangle and must place the Exit Door."""
    tiles = {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab", (-1, 0): "0,3", (-2, 0): "0,3"}
    s = scene(tiles, **{"hands": {BLUE: "#3 ankh | #9"}, "doors_placed": 2, **changes})
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.question == "place-exit"
    return s


def finale(**changes: Any) -> Scene:
    """LINE-4 with the Exit Door on (5,0)."""
    return scene("LINE-4", **{"door": DOOR, **changes})


def fight(s: Scene, place: str, cards: str, faces: str) -> None:
    s.load_combat_dice(faces)
    s.play(BLUE, f"fight {place}")
    for card in cards.split():
        s.play(BLUE, f"commit {card}")
    s.roll(BLUE)


@pytest.mark.rule("RRR-BOSS-01", "RRR-BOSS-02", "RRR-BOSS-03")
@pytest.mark.parametrize(("boss", "hearts"), [("Gnashur", 8), ("Muzzlok", 10), ("Mastabark", 12)])
def test_the_hidden_boss_appears_on_the_exit_door(boss: str, hearts: int) -> None:
    s = opening(boss=boss)
    assert s.awake == []
    s.load_mummy_dice(0)
    s.play(BLUE, "open -3,0/-2,0")
    door, appeared = (
        event
        for event in s.events
        if isinstance(event, happened.ExitOpened | happened.BossAppeared)
    )
    assert isinstance(door, happened.ExitOpened)
    assert isinstance(appeared, happened.BossAppeared)
    assert (appeared.foe, appeared.at, appeared.hearts) == (boss, door.at, hearts)
    assert s.hearts(boss) == hearts


@pytest.mark.rule("RRR-BOSS-04")
def test_ec_66_the_mummy_pile_and_its_hearts_leave_the_game() -> None:
    s = opening(track=4)
    s.load_mummy_dice(1)
    s.play(BLUE, "open -3,0/-2,0")
    assert s.mummy_pile == []
    assert s.track == 0
    assert s.told(happened.MummyWoke) == []
    assert s.awake == ["Gnashur"]


@pytest.mark.rule("RRR-BOSS-05")
def test_awake_mummies_stay_with_their_hearts() -> None:
    s = opening(foes={"Jaws": (-2, 0, 3), "Howl": (-1, 0, 5)})
    s.load_mummy_dice(0)
    s.play(BLUE, "open 0,2/0,1")
    assert s.awake == ["Jaws", "Howl", "Gnashur"]
    assert (s.foe("Jaws"), s.hearts("Jaws")) == ((-2, 0), 3)
    assert (s.foe("Howl"), s.hearts("Howl")) == ((-1, 0), 5)


@pytest.mark.rule("RRR-BOSS-06")
def test_a_trap_wakes_nobody_after_the_boss() -> None:
    s = finale(
        hands={BLUE: "#9 tomb | #9"}, foes={"Gnashur": (5, 0)}, token_pile=["trap"], players=1
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    [trap] = s.told(happened.TrapSprung)
    assert not trap.wakes
    assert s.awake == ["Gnashur"]


@pytest.mark.rule("RRR-BOSS-06", "RRR-BOSS-10")
def test_symbols_wake_nobody_after_the_boss() -> None:
    s = finale(foes={"Gnashur": (5, 0), "Howl": (5, 0)})
    s.start(symbols=2)
    assert s.told(happened.HeartAdded) == []
    assert s.track == 0
    assert s.awake == ["Gnashur", "Howl"]


@pytest.mark.rule("RRR-BOSS-07")
def test_a_mummy_that_falls_after_the_boss_appeared_leaves_the_game() -> None:
    s = finale(foes={"Snuff": (1, 0, 1), "Gnashur": (5, 0)}, hands={BLUE: "#1 #9"})
    s.load_mummy_dice(0)
    fight(s, "1,0", "#1", "hit")
    [fell] = s.told(happened.FoeFell)
    assert (fell.foe, fell.returns) == ("Snuff", False)
    assert s.mummy_pile == []
    assert s.ended == ""


@pytest.mark.rule("RRR-BOSS-08")
def test_the_boss_moves_with_every_symbol() -> None:
    tiles = line(8)
    s = scene(tiles, door=((9, 0), (8, 0)), foes={"Howl": (8, 0), "Gnashur": (9, 0)})
    s.start(symbols=2)
    assert s.foe("Howl") == (6, 0)
    assert s.foe("Gnashur") == (6, 0)  # two symbols and the swift move


@pytest.mark.rule("RRR-BOSS-09")
def test_the_boss_attacks_on_entering_like_any_foe() -> None:
    s = finale(foes={"Mastabark": (5, 0)}, cats={RED: (4, 0)}, hands={RED: 5})
    s.start(symbols=1)
    assert s.foe("Mastabark") == (4, 0)
    [attack] = s.told(happened.FoeAttacked)
    assert (attack.foe, attack.damage, attack.seats) == ("Mastabark", 2, [RED])
    assert s.cards(RED) == 3


@pytest.mark.rule("RRR-BOSS-09")
def test_the_boss_is_fought_like_any_foe() -> None:
    s = finale(foes={"Gnashur": (2, 0)}, hands={BLUE: "#7 #9"})
    fight(s, "2,0", "#7", "hit hit hit")
    assert s.hearts("Gnashur") == 5


@pytest.mark.rule("RRR-BOSS-10")
@pytest.mark.parametrize(
    ("mummies", "dice"), [([], 1), (["Howl"], 3), (["Howl", "Dash"], 4), (["Jaws"], 1)]
)
def test_power_still_counts_the_awake_mummies(mummies: list[str], dice: int) -> None:
    s = finale(foes=dict.fromkeys([*mummies, "Mastabark"], (5, 0)))
    s.start(symbols=0)
    [roll] = s.told(happened.MummiesRolled)
    assert roll.dice == dice


@pytest.mark.rule("RRR-BOSS-11")
def test_the_boss_first_moves_in_the_next_mummies_step() -> None:
    s = opening()
    s.load_mummy_dice(0)
    s.play(BLUE, "open -3,0/-2,0")
    order = [type(event) for event in s.events]
    assert order.index(happened.BossAppeared) < order.index(happened.TurnBegan)
    assert order.index(happened.TurnBegan) < order.index(happened.FoeMoved)
    assert s.foe("Gnashur") == (-2, 0)


@pytest.mark.rule("RRR-BOSS-12")
def test_a_boss_without_hearts_is_gone_for_good() -> None:
    foes = {"Gnashur": (2, 0, 1), "Jaws": (4, 0)}
    s = finale(foes=foes, hands={BLUE: "#1 #9"})
    s.load_mummy_dice(1)
    fight(s, "2,0", "#1", "hit")
    [fell] = s.told(happened.FoeFell)
    assert (fell.foe, fell.returns) == ("Gnashur", False)
    assert s.awake == ["Jaws"]
    assert s.mummy_pile == []


@pytest.mark.rule("RRR-BOSS-13")
def test_the_boss_in_the_vault_is_a_defeat() -> None:
    s = finale(foes={"Mastabark": (1, 0)})
    s.start(symbols=1)
    assert s.ended == "lost: vault"
    [lost] = s.told(happened.GameLost)
    assert lost.foe == "Mastabark"


@pytest.mark.rule("RRR-LIGHT-06", "RRR-BOSS-06")
def test_ec_71_darkness_after_the_boss_advances_all_foes() -> None:
    s = finale(
        foes={"Jaws": (3, 0), "Gnashur": (5, 0)}, hands={BLUE: "#9 dark | #9"}, stock=0, players=1
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    moved = [(event.foe, event.to) for event in s.told(happened.FoeMoved)]
    # The last move is the Boss's swift move in the next Mummies' step.
    assert moved == [("Jaws", (2, 0)), ("Gnashur", (4, 0)), ("Gnashur", (3, 0))]
    assert s.track == 0
