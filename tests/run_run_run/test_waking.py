"""Hearts and waking (RRR-WAKE)."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import Box
from mastaba.kernel.telling import Told
from tests.run_run_run.scene import BLUE, GREEN, M1, RED, Place, Scene, scene

ALL_AWAKE: dict[str, Place] = {"Howl": (9, 0), "Dash": (9, 0), "Jaws": (9, 0), "Snuff": (9, 0)}


def kinds(events: list[Told]) -> list[type[Told]]:
    return [type(told) for told in events]


def spring_trap(
    track: int = 0,
    maze: str = "LINE-2",
    foes: dict[str, Place] | None = None,
    door: tuple[Place, Place] | None = None,
) -> Scene:
    """Blue opens a sarcophagus at (-1,0), and it is a trap."""
    s = scene(
        maze,
        hands={BLUE: "#9 tomb | #9 | #9"},
        token_pile=["trap", "shield"],
        track=track,
        foes=foes,
        door=door,
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@-1,0 {0,3}")
    return s


# --- hearts on the pile ---


@pytest.mark.rule("RRR-WAKE-01")
def test_hearts_wake_the_uppermost_card_of_the_pile() -> None:
    s = scene("LINE-9", mummy_pile=["Snuff", "Howl", "Dash", "Jaws"], track=3)
    s.start(symbols=1)
    assert s.awake == []
    s.start(symbols=1)
    assert s.awake == ["Snuff"]
    assert s.mummy_pile == ["Howl", "Dash", "Jaws"]


@pytest.mark.rule("RRR-WAKE-02", "RRR-WAKE-03")
@pytest.mark.parametrize("track", [0, 1, 2, 3])
def test_four_hearts_wake_nobody(track: int) -> None:
    s = scene("LINE-4", track=track)
    s.start(symbols=1)
    assert s.track == track + 1
    assert s.awake == []
    assert s.question == "action"


@pytest.mark.rule("RRR-WAKE-02", "RRR-WAKE-03", "RRR-WAKE-05", "RRR-WAKE-06", "RRR-WAKE-10")
def test_gs_17_a_mummy_wakes() -> None:
    s = scene("LINE-4", track=4)
    s.start(symbols=1)
    assert s.asked == ("place-mummy", [BLUE])
    assert sorted(s.moves(BLUE)) == ["wake 1,0", "wake 2,0", "wake 3,0", "wake 4,0"]
    assert s.refusal(BLUE, "wake 0,0").rule == "RRR-WAKE-06"
    s.play(BLUE, "wake 4,0")
    assert s.awake == ["Howl"]
    assert s.hearts("Howl") == 5
    assert s.distance(s.foe("Howl")) == 4
    assert s.track == 0


@pytest.mark.rule("RRR-WAKE-03")
def test_waking_does_not_wait_for_the_other_symbols() -> None:
    s = scene("LINE-9", foes={"Howl": (9, 0)}, track=4)
    s.start(symbols=3)
    assert s.question == "place-mummy"
    assert s.foe("Howl") == (8, 0)
    assert len(s.told(happened.HeartAdded)) == 1


@pytest.mark.rule("RRR-WAKE-04")
@pytest.mark.parametrize("mummy", ["Howl", "Dash", "Jaws", "Snuff"])
def test_the_woken_mummy_lies_open_with_five_hearts(mummy: str) -> None:
    others = [name for name in ("Howl", "Dash", "Jaws", "Snuff") if name != mummy]
    s = scene("LINE-4", mummy_pile=[mummy, *others], track=4)
    s.start(symbols=1)
    s.play(BLUE, "wake 2,0")
    for seat in (None, BLUE, RED, GREEN):
        table = s.game.view(seat)
        assert [(foe.name, foe.at, foe.hearts) for foe in table.foes] == [(mummy, (2, 0), 5)]
        assert (table.mummy_pile, table.hearts_on_pile) == (3, 0)


# --- where it appears ---


@pytest.mark.rule("RRR-WAKE-05")
def test_the_active_player_sees_the_mummy_before_placing_it() -> None:
    s = scene("LINE-4", mummy_pile=["Jaws", "Howl", "Dash", "Snuff"], track=4, active=RED)
    s.start(symbols=1)
    assert s.asked == ("place-mummy", [RED])
    assert [(foe.name, foe.at) for foe in s.game.view(RED).foes] == [("Jaws", None)]


@pytest.mark.rule("RRR-WAKE-05")
def test_a_mummy_appears_on_a_room_of_the_maze_only() -> None:
    s = scene("LINE-4", track=4)
    s.start(symbols=1)
    s.refusal(BLUE, "wake 5,0")
    s.refusal(RED, "wake 4,0")


@pytest.mark.rule("RRR-WAKE-07")
@pytest.mark.parametrize("room", [(2, 0), (3, 0)])
def test_the_room_may_hold_cats_or_foes(room: Place) -> None:
    s = scene("LINE-4", foes={"Jaws": (4, 0)}, cats={RED: (2, 0)}, track=4)
    s.start(symbols=1)
    assert s.foe("Jaws") == (3, 0)
    s.play(BLUE, f"wake {room[0]},{room[1]}")
    assert s.foe("Howl") == room


@pytest.mark.rule("RRR-WAKE-08")
def test_ec_13_a_mummy_placed_on_a_cat_may_walk_away_without_attacking() -> None:
    s = scene(
        "LINE-9", foes={"Howl": (9, 0)}, cats={RED: (4, 0)}, track=4, mummy_pile=["Jaws", "Snuff"]
    )
    s.start(symbols=2)
    s.play(BLUE, "wake 4,0")
    assert s.foe("Jaws") == (3, 0)
    assert not s.told(happened.FoeAttacked)
    assert s.cards(RED) == 5


@pytest.mark.rule("RRR-WAKE-08")
def test_ec_13_a_mummy_that_stays_on_a_cat_attacks_at_the_end() -> None:
    s = scene(
        "LINE-9", foes={"Dash": (9, 0)}, cats={RED: (4, 0)}, track=4, mummy_pile=["Jaws", "Snuff"]
    )
    s.start(symbols=1)
    s.play(BLUE, "wake 4,0")
    # The swift move comes between, so the attack is not the placing's.
    assert kinds(s.events)[:3] == [happened.MummyPlaced, happened.FoeMoved, happened.FoeAttacked]
    assert s.cards(RED) == 3


@pytest.mark.rule("RRR-WAKE-08")
@pytest.mark.parametrize(("symbols", "jaws", "attacks"), [(0, (2, 0), 1), (1, (1, 0), 0)])
@pytest.mark.parametrize("cause", ["darkness", "trap"])
def test_ec_14_a_mummy_woken_by_an_action_waits_for_the_next_step(
    cause: str, symbols: int, jaws: Place, attacks: int
) -> None:
    s = scene(
        "LINE-2",
        hands={BLUE: "#9 dark | #9" if cause == "darkness" else "#9 tomb | #9"},
        cats={RED: (2, 0)},
        stock=0,
        track=4,
        mummy_pile=["Jaws", "Snuff", "Howl", "Dash"],
        token_pile=["trap"],
    )
    s.play(BLUE, "explore #9@-1,0 {0,3}")
    assert s.question == "place-mummy"
    s.load_mummy_dice(symbols)
    s.play(BLUE, "wake 2,0")
    order = kinds(s.events)
    assert happened.FoeAttacked not in order[: order.index(happened.TurnBegan)]
    assert order.count(happened.FoeAttacked) == attacks
    assert s.foe("Jaws") == jaws


@pytest.mark.rule("RRR-WAKE-14")
def test_ec_09_nobody_wakes_before_the_first_room_lies() -> None:
    s = scene()
    s.start(symbols=1)
    for seat in (BLUE, RED, GREEN):
        s.load_mummy_dice(1)
        s.play(seat, "regroup")
        for other in s.asked[1]:
            s.play(other, "stay")
    assert s.asked == ("action", [BLUE])
    assert s.track == 4
    assert s.awake == []
    assert {text.split()[0] for text in s.moves(BLUE)} == {"explore"}


@pytest.mark.rule("RRR-WAKE-14")
def test_without_a_room_the_mummy_waits_for_the_first_one() -> None:
    s = scene("V", track=4, mummy_pile=["Jaws", "Howl", "Dash", "Snuff"])
    s.start(symbols=1)
    assert s.question == "action"
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    order = kinds(s.events)
    assert order.index(happened.MummyPlaced) < order.index(happened.RoomLit)
    assert s.foe("Jaws") == (1, 0)


# --- the next card of the pile ---


@pytest.mark.rule("RRR-WAKE-09", "RRR-WAKE-10", "RRR-MUMMY-17")
def test_ec_32_a_fifth_and_a_further_heart() -> None:
    s = scene("LINE-9", foes={"Dash": (9, 0)}, track=4, mummy_pile=["Jaws", "Snuff", "Howl"])
    s.start(symbols=2)
    assert s.foe("Dash") == (8, 0)
    s.play(BLUE, "wake 9,0")
    assert s.foe("Jaws") == (8, 0)
    assert s.hearts("Jaws") == 5
    assert s.mummy_pile == ["Snuff", "Howl"]
    assert s.track == 1


@pytest.mark.rule("RRR-WAKE-09", "RRR-MUMMY-17", "RRR-FOE-08")
def test_gs_18_waking_between_two_symbols() -> None:
    s = scene("LINE-4", foes={"Dash": (4, 0)}, track=4, mummy_pile=["Snuff", "Howl", "Jaws"])
    s.start(symbols=2)
    assert s.foe("Dash") == (3, 0)
    assert s.stock == 3
    s.play(BLUE, "wake 4,0")
    assert [(move.foe, move.to) for move in s.told(happened.FoeMoved)] == [
        ("Dash", (2, 0)),
        ("Snuff", (3, 0)),
        ("Dash", (1, 0)),
    ]
    assert s.track == 1


@pytest.mark.rule("RRR-WAKE-10")
def test_ec_34_a_trap_fills_up_the_hearts_that_lie_there() -> None:
    s = spring_trap(track=3)
    assert s.question == "place-mummy"
    s.load_mummy_dice(0)
    s.play(BLUE, "wake 2,0")
    assert s.hearts("Howl") == 5
    assert s.track == 0
    assert len(s.mummy_pile) == 3


# --- nobody left to wake ---


@pytest.mark.rule("RRR-WAKE-11")
def test_ec_30_with_all_mummies_awake_a_heart_is_lost() -> None:
    s = scene("LINE-9", foes=ALL_AWAKE)
    s.start(symbols=1)
    assert s.track == 0
    assert (s.foe("Howl"), s.foe("Jaws"), s.foe("Snuff")) == ((8, 0), (8, 0), (8, 0))
    assert [s.hearts(name) for name in ALL_AWAKE] == [5, 5, 5, 5]


@pytest.mark.rule("RRR-WAKE-11")
def test_ho_05_a_lost_heart_may_advance_all_foes() -> None:
    s = scene("LINE-9", foes=ALL_AWAKE, options={"lostHeartAdvances": True})
    s.start(symbols=1)
    assert (s.foe("Howl"), s.foe("Jaws"), s.foe("Snuff")) == ((7, 0), (7, 0), (7, 0))
    assert s.foe("Dash") == (6, 0)


@pytest.mark.rule("RRR-WAKE-11")
def test_ho_05_only_a_lost_heart_advances() -> None:
    s = scene("LINE-9", foes={"Jaws": (9, 0)}, options={"lostHeartAdvances": True})
    s.start(symbols=1)
    assert s.foe("Jaws") == (8, 0)
    assert s.track == 1


@pytest.mark.rule("RRR-WAKE-11")
def test_ec_33_after_the_last_card_further_hearts_are_lost() -> None:
    foes = dict.fromkeys(("Howl", "Dash", "Snuff"), (9, 0))
    s = scene("LINE-9", foes=foes, track=4, mummy_pile=["Jaws"])
    s.start(symbols=3)
    s.play(BLUE, "wake 9,0")
    assert s.mummy_pile == []
    assert s.track == 0
    assert len(s.told(happened.HeartLost)) == 2
    assert s.foe("Jaws") == (7, 0)


@pytest.mark.rule("RRR-WAKE-13")
def test_after_the_boss_no_heart_is_added() -> None:
    s = scene("LINE-5", door=((6, 0), (5, 0)), foes={"Snuff": (5, 0, 2), "Gnashur": (6, 0, 3)})
    s.start(symbols=1)
    assert not s.told(happened.HeartAdded)
    assert s.track == 0
    assert (s.hearts("Snuff"), s.hearts("Gnashur")) == (2, 3)


@pytest.mark.rule("RRR-WAKE-13")
def test_after_the_boss_no_heart_is_lost_either_and_nobody_advances_for_it() -> None:
    foes = {"Snuff": (5, 0, 2), "Gnashur": (6, 0, 3)}
    options = {"lostHeartAdvances": True}
    s = scene("LINE-5", door=((6, 0), (5, 0)), foes=foes, options=options)
    s.start(symbols=1)
    assert s.told(happened.HeartLost) == s.told(happened.FoesAdvance) == []
    assert (s.foe("Snuff"), s.foe("Gnashur")) == ((4, 0), (4, 0))  # a symbol, and swiftness


@pytest.mark.rule("RRR-WAKE-13", "RRR-SARC-22")
@pytest.mark.parametrize("boss_out", [False, True])
def test_ec_35_a_trap_finds_nobody_to_wake(boss_out: bool) -> None:
    if boss_out:
        s = spring_trap(maze="LINE-5", door=((6, 0), (5, 0)), foes={"Gnashur": (6, 0)})
        expected = ["Gnashur"]
    else:
        s = spring_trap(maze="LINE-9", foes=ALL_AWAKE)
        expected = ["Howl", "Dash", "Jaws", "Snuff"]
    assert [trap.wakes for trap in s.told(happened.TrapSprung)] == [False]
    assert s.asked == ("action", [RED])
    assert s.awake == expected
    assert s.tokens(BLUE) == []


# --- mummies that fall ---


def fell_jaws(track: int, others: dict[str, Place], pile: list[str]) -> Scene:
    """Blue strikes down Jaws beside the Vault."""
    s = scene(
        "LINE-9",
        foes={"Jaws": (1, 0, 1), **others},
        mummy_pile=pile,
        track=track,
        hands={BLUE: "#1 #9"},
    )
    s.load_combat_dice("hit")
    s.load_mummy_dice(0)
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #1")
    s.roll(BLUE)
    s.play(BLUE, "hit Jaws 1")
    return s


@pytest.mark.rule("RRR-FIGHT-20", "RRR-MUMMY-16")
def test_ec_36_a_mummy_that_falls_becomes_the_empty_pile() -> None:
    s = fell_jaws(0, dict.fromkeys(("Howl", "Dash", "Snuff"), (9, 0)), [])
    assert s.mummy_pile == ["Jaws"]
    assert s.track == 0
    s.game.hearts_on_pile = 4
    s.start(symbols=1)
    assert s.awake == ["Howl", "Dash", "Snuff", "Jaws"]
    assert s.hearts("Jaws") == 5


@pytest.mark.rule("RRR-FIGHT-21", "RRR-WAKE-01")
def test_ec_37_hearts_stay_on_the_pile_when_a_mummy_is_shuffled_in() -> None:
    s = fell_jaws(3, {"Howl": (9, 0)}, ["Dash", "Snuff"])
    assert sorted(s.mummy_pile) == ["Dash", "Jaws", "Snuff"]
    assert s.track == 3
    top = s.mummy_pile[0]
    s.start(symbols=2)
    assert s.awake[-1] == top


# --- the supply of hearts ---


def boss_beside_three_mummies(**options: int) -> Scene:
    """The third door mechanism is due, with fifteen hearts on awake mummies."""
    s = scene(
        {**M1, (1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab"},
        hands={BLUE: "#3 ankh | #9 | #9"},
        foes=dict.fromkeys(("Howl", "Jaws", "Snuff"), (-1, 0)),
        doors_placed=2,
        boss="Mastabark",
        options=options,
    )
    s.play(BLUE, "explore #3@1,1 {3,4}")
    s.load_mummy_dice(0)
    s.play(BLUE, "open 2,0/1,0")
    return s


@pytest.mark.rule("RRR-WAKE-12")
def test_ec_38_hearts_never_run_out() -> None:
    s = boss_beside_three_mummies()
    assert [s.hearts(name) for name in ("Howl", "Jaws", "Snuff", "Mastabark")] == [5, 5, 5, 12]


@pytest.mark.rule("RRR-WAKE-12")
def test_ho_16_with_twenty_hearts_the_boss_gets_what_is_left() -> None:
    s = boss_beside_three_mummies(heartSupply=20)
    assert [s.hearts(name) for name in ("Howl", "Jaws", "Snuff", "Mastabark")] == [5, 5, 5, 5]


def few_hearts(symbols: int, **options: Any) -> Scene:
    """A box with eight hearts: five are on Howl, three on the pile."""
    said = {"heartSupply": 20, **options}
    s = scene(
        "LINE-8",
        foes={"Howl": (8, 0)},
        track=3,
        stock=0,
        hands={BLUE: "#1 dark | #9"},
        options=said,
    )
    fields = {**vars(s.game.box), "heart_tokens": 8}
    for worked_out in ("room_value", "fits"):
        del fields[worked_out]
    s.game.box = Box(**fields)
    s.start(symbols=symbols)
    return s


@pytest.mark.rule("RRR-WAKE-12", "RRR-WAKE-11")
@pytest.mark.parametrize(("advances", "howl"), [(False, (7, 0)), (True, (6, 0))])
def test_ho_16_a_symbol_without_a_heart_left_leaves_the_pile_as_it_is(
    advances: bool, howl: Place
) -> None:
    s = few_hearts(1, lostHeartAdvances=advances)
    assert [event.rule for event in s.told(happened.HeartLost)] == ["RRR-WAKE-12"]
    assert (s.track, s.foe("Howl")) == (3, howl)


@pytest.mark.rule("RRR-WAKE-12", "RRR-LIGHT-03")
@pytest.mark.parametrize("advances", [False, True])
def test_ho_16_darkness_without_a_heart_left_moves_nobody(advances: bool) -> None:
    s = few_hearts(0, lostHeartAdvances=advances)
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #1@0,1 {4}")
    assert [event.rule for event in s.told(happened.HeartLost)] == ["RRR-WAKE-12"]
    assert (s.track, s.foe("Howl")) == (3, (8, 0))


# --- Snuff's appetite ---


@pytest.mark.rule("RRR-FOE-08")
@pytest.mark.parametrize(("stock", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_gs_36_ec_39_snuff_eats_two_torches_if_there_are_any(stock: int, left: int) -> None:
    s = scene("LINE-4", stock=stock, track=4, mummy_pile=["Snuff", "Howl", "Dash", "Jaws"])
    bank = s.bank
    s.start(symbols=1)
    s.play(BLUE, "wake 4,0")
    assert s.stock == left
    assert s.bank == bank + stock - left
    assert s.track == 0
    assert s.awake == ["Snuff"]
    assert s.asked == ("action", [BLUE])


@pytest.mark.rule("RRR-FOE-08")
def test_ec_40_snuff_woken_by_darkness_finds_no_torch() -> None:
    s = scene(
        "LINE-4",
        stock=0,
        track=4,
        hands={BLUE: "#9 dark | #9"},
        mummy_pile=["Snuff", "Howl", "Dash", "Jaws"],
    )
    s.play(BLUE, "explore #9@-1,0 {0,3}")
    s.load_mummy_dice(0)
    s.play(BLUE, "wake 4,0")
    assert (s.stock, s.bank) == (0, 39)
    light = {tile.at: tile.light for tile in s.game.view(None).maze}
    assert light[(-1, 0)] == "dark"
