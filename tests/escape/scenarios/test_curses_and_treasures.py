"""Scenarios of modules 1 and 2."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.escape import events
from mastaba.games.escape.flight import TRAY_STREAM, Flight
from mastaba.games.escape.modules.curses.events import CurseDiscarded, CurseDrawn
from tests.escape.scene import ANI, FRANK, MICHA, Scene, scene


def discoverer(discovers: str, **more: Any) -> Scene:
    """Frank has found a room to the east of START."""
    given: dict[str, Any] = {
        "dice": {FRANK: "A A - - -"},
        "pile": [discovers, "B04", "EXIT"],
        **more,
    }
    s = scene(**given)
    s.do(FRANK, "discover 1 2", t=2000)
    s.do(FRANK, "place E", t=2100)
    assert s.temple[discovers] == (1, 0, 1)
    return s


def lying(s: Scene) -> set[str]:
    """Rooms with a face-down treasure, as everybody sees them."""
    return {one.room for one in s.game.view(None).rooms if one.treasure}


# --- curses ---


@pytest.mark.scenario("ESC-GOLD-32")
@pytest.mark.rule("ESC-M1-03", "ESC-M1-05", "ESC-M1-07", "ESC-M1-13")
def test_a_purple_mask_curses_and_the_curse_is_lifted() -> None:
    s = discoverer("C01", curse_pile=["mask", "silence"])
    assert (s.curses(FRANK), s.curses(ANI)) == (["mask"], [])
    assert s.game.view(None).curse_pile == 1
    s.set_dice(FRANK, "K T K K -")
    s.do(FRANK, "lift mask 1 3 4")
    assert (s.curses(FRANK), s.dice(FRANK)) == ([], "- T - - -")
    assert s.game.view(None).curse_pile == 1


@pytest.mark.scenario("ESC-GOLD-33")
@pytest.mark.rule("ESC-M1-08")
def test_the_same_curse_again_is_discarded() -> None:
    s = discoverer("C01", curses={FRANK: ["silence"]}, curse_pile=["silence", "mask"])
    assert s.curses(FRANK) == ["silence"]
    assert [told.curse for told in s.told(CurseDiscarded)] == ["silence"]
    assert s.game.view(None).curse_pile == 1


@pytest.mark.scenario("ESC-EDGE-87")
@pytest.mark.rule("ESC-M1-11")
def test_a_purple_mask_without_a_curse_does_nothing() -> None:
    s = discoverer("C01", curse_pile=[])
    assert s.curses(FRANK) == []
    assert not s.told(CurseDrawn, CurseDiscarded)


@pytest.mark.scenario("ESC-GOLD-35")
@pytest.mark.rule("ESC-CURSE-DEBRIS", "ESC-CURSE-DEBRIS-02")
def test_lifting_debris_gives_the_die_back_with_its_face() -> None:
    s = scene(curses={ANI: ["debris"]}, dice={ANI: "T (K) T A T"})
    s.do(ANI, "lift debris 1 3 5")
    assert (s.curses(ANI), s.dice(ANI)) == ([], "- K - A -")


@pytest.mark.scenario("ESC-GOLD-36")
@pytest.mark.rule("ESC-CURSE-LOSTDICE", "ESC-PHYS-06")
@pytest.mark.parametrize(
    ("power", "values", "dice"),
    [
        (60, [19, 20, 500], "x A K T G"),
        (40, [0, 0, 0], "A A K T G"),
    ],
)
def test_a_hard_throw_may_leave_the_tray(
    power: int, values: list[int], dice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = scene(curses={ANI: ["lostdice"]}, dice={ANI: "- - - T G"})
    s.luck(ANI, "A A K")
    if power != s.game.powers[ANI]:
        s.do(ANI, f"power {power}")
    tray, chance = TRAY_STREAM + ANI, Flight.chance
    begun = s.game.draws[tray]

    def drawn(x: Flight, stream: int, limit: int) -> int:
        number, value = x.draws[stream] - begun, chance(x, stream, limit)
        return values[number] if stream == tray and limit == 1000 else value

    monkeypatch.setattr(Flight, "chance", drawn)
    s.do(ANI, "roll 1 2 3", t=10_000)
    assert s.dice(ANI) == "* * * T G"
    s.tick(10_640 if power == 60 else 10_760)
    assert s.dice(ANI) == dice
    assert s.game.draws[tray] == begun + 3


@pytest.mark.scenario("ESC-EDGE-102")
@pytest.mark.rule("ESC-CURSE-SILENCE", "ESC-PHYS-01")
def test_the_silenced_vote_on_fate() -> None:
    s = scene(curses={ANI: ["silence"]}, dice={ANI: "B B B - -"})
    assert s.code(ANI, "call golden-mask") == "CURSED"
    s.do(FRANK, "propose fate", t=5000)
    s.do(ANI, "vote fate yes", t=5000)
    assert s.dice(ANI) == "- - - - -"
    s.do(ANI, "propose fate", t=10_000)
    s.do(FRANK, "vote fate no", t=10_000)
    assert s.told(events.VoteFailed)


# --- treasures ---


@pytest.mark.scenario("ESC-GOLD-34")
@pytest.mark.rule("ESC-M2-02", "ESC-M2-03", "ESC-M2-04")
def test_a_treasure_is_found_and_taken() -> None:
    s = discoverer("C03", treasure_pile=["healing", "2key"])
    assert (lying(s), s.treasures(FRANK)) == ({"C03"}, [])
    s.set_dice(FRANK, "A T K K -")
    assert s.code(FRANK, "take 3 4") == "NOT_HERE"
    s.do(FRANK, "enter E 1 2")
    s.do(FRANK, "take 3 4")
    assert (lying(s), s.treasures(FRANK), s.dice(FRANK)) == (set(), ["healing"], "- - - - -")
    assert s.game.view(None).players[FRANK].treasures == ["healing"]


@pytest.mark.scenario("ESC-EDGE-88")
@pytest.mark.rule("ESC-M2-08")
def test_a_treasure_symbol_without_a_treasure_stays_empty() -> None:
    s = discoverer("C03", treasure_pile=[])
    assert lying(s) == set()
    s.set_at(FRANK, "C03")
    s.set_dice(FRANK, "K K - - -")
    s.refused(FRANK, "take 1 2")
    assert s.treasures(FRANK) == []


@pytest.mark.scenario("ESC-GOLD-38")
@pytest.mark.rule("ESC-TREASURE-TELEPORT")
def test_a_teleport_far_away() -> None:
    s = scene(
        seats=3,
        rooms={"B10": (1, 0, 1), "B11": (2, 0, 1), "GT2": (3, 0, 1)},
        at={MICHA: "GT2"},
        dice={FRANK: "A K T B G"},
        treasures={FRANK: ["teleport"]},
    )
    s.do(FRANK, "use teleport GT2")
    assert (s.at(FRANK), s.dice(FRANK), s.treasures(FRANK)) == ("GT2", "A K T B G", [])


@pytest.mark.scenario("ESC-EDGE-35")
@pytest.mark.rule("ESC-TREASURE-TELEPORT")
def test_no_teleport_while_all_pawns_are_in_ones_own_room() -> None:
    s = scene(
        seats=3, rooms={"B10": (1, 0, 1)}, treasures={FRANK: ["teleport"]},
        at=dict.fromkeys((ANI, FRANK, MICHA), "B10"),
    )  # fmt: skip
    assert s.options(FRANK, "use") == []
    for room in ("B10", "START"):
        assert s.code(FRANK, f"use teleport {room}") == "NO_TARGET"
    assert s.treasures(FRANK) == ["teleport"]
