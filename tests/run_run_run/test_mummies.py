"""The Mummies' step (RRR-MUMMY): the roll, the foes' moves and how they meet cats."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from mastaba.kernel.hexgrid import cell
from mastaba.kernel.telling import Told
from tests.run_run_run.scene import BLUE, GREEN, RED, Place, Scene, scene

# A corridor that winds round: (1,1) touches (1,0) and (0,1) but is linked to neither.
WINDING = {(1, 0): "0,3", (2, 0): "2,3", (1, 1): "1,5", (1, 2): "4", (0, 1): "4"}
# Two diamonds in a row: from (2,2) to (1,1), and from there to the Vault, by two ways each.
DIAMONDS = {
    (1, 0): "0,1,3",
    (0, 1): "0,1,4",
    (1, 1): "0,1,3,4",
    (2, 1): "1,3",
    (1, 2): "0,4",
    (2, 2): "3,4",
}


def turn_of(s: Scene, seat: int, symbols: int) -> list[Told]:
    """The beginning of another seat's turn."""
    s.game.active = seat
    return s.start(symbols)


def story(events: Iterable[Told]) -> list[str]:
    """The Mummies' step in short: rolls, moves, attacks, hearts and wakings."""
    lines = []
    for told in events:
        match told:
            case happened.MummiesRolled():
                lines.append("roll")
            case happened.FoeMoved():
                lines.append(f"{told.foe} to {told.to[0]},{told.to[1]}")
            case happened.FoeAttacked():
                lines.append(f"{told.foe} attacks")
            case happened.HeartAdded():
                lines.append("heart")
            case happened.MummyWoke():
                lines.append(f"{told.foe} wakes")
    return lines


# --- the roll ---


@pytest.mark.rule("RRR-MUMMY-01")
@pytest.mark.parametrize("seat", [BLUE, RED, GREEN])
def test_the_active_player_rolls_the_mummy_dice(seat: int) -> None:
    s = scene("LINE-9", foes={"Howl": (9, 0)}, active=seat)
    s.start(symbols=2)
    (roll,) = s.told(happened.MummiesRolled)
    assert (roll.seat, roll.dice, roll.symbols) == (seat, 3, 2)


@pytest.mark.rule("RRR-MUMMY-02")
@pytest.mark.parametrize(
    ("awake", "dice"),
    [
        ([], 1),
        (["Jaws"], 1),
        (["Snuff"], 1),
        (["Dash"], 2),
        (["Howl"], 3),
        (["Howl", "Dash"], 4),
        (["Snuff", "Howl", "Jaws", "Dash"], 4),
    ],
)
def test_ec_28_gs_23_power_counts_the_mummies_in_the_maze(awake: list[str], dice: int) -> None:
    s = scene("LINE-9", foes=dict.fromkeys(awake, (9, 0)))
    s.start()
    assert s.told(happened.MummiesRolled)[0].dice == dice


@pytest.mark.rule("RRR-MUMMY-02")
@pytest.mark.parametrize(
    ("victim", "left", "dice"), [("Howl", "Dash", 2), ("Dash", "Howl", 3), ("Dash", "Snuff", 1)]
)
def test_gs_23_a_fallen_mummy_takes_its_dice_along(victim: str, left: str, dice: int) -> None:
    s = scene("LINE-9", foes={victim: (1, 0, 1), left: (9, 0)}, hands={BLUE: "#1 #9"})
    s.load_combat_dice("hit")
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #1")
    s.roll(BLUE)
    s.play(BLUE, f"hit {victim} 1")
    assert s.awake == [left]
    assert [(roll.seat, roll.dice) for roll in s.told(happened.MummiesRolled)] == [(RED, dice)]


@pytest.mark.rule("RRR-MUMMY-03")
def test_a_mummy_that_wakes_adds_its_dice_to_the_next_roll_only() -> None:
    s = scene("LINE-9", foes={"Dash": (9, 0)}, track=4, mummy_pile=["Howl", "Jaws", "Snuff"])
    before = s.start(symbols=2)
    after = s.play(BLUE, "wake 9,0")
    told = [*before, *after]
    assert [roll.dice for roll in told if isinstance(roll, happened.MummiesRolled)] == [2]
    assert story(told).count("heart") == 2
    turn_of(s, RED, 0)
    assert [roll.dice for roll in s.told(happened.MummiesRolled)] == [4]


# --- symbols ---


@pytest.mark.rule("RRR-MUMMY-04")
def test_a_symbol_moves_every_foe_and_then_adds_a_heart() -> None:
    s = scene("LINE-5", foes={"Jaws": (5, 0), "Snuff": (3, 0)})
    s.start(symbols=1)
    assert story(s.events) == ["roll", "Jaws to 4,0", "Snuff to 2,0", "heart"]
    assert s.track == 1


@pytest.mark.rule("RRR-MUMMY-05")
def test_each_symbol_is_finished_before_the_next() -> None:
    s = scene("LINE-6", foes={"Howl": (4, 0), "Jaws": (6, 0)}, cats={RED: (3, 0)})
    s.start(symbols=2)
    assert story(s.events) == [
        "roll",
        "Howl to 3,0",
        "Howl attacks",
        "Jaws to 5,0",
        "heart",
        "Jaws to 4,0",
        "heart",
    ]


@pytest.mark.rule("RRR-MUMMY-05")
def test_the_waking_belongs_to_its_symbol() -> None:
    s = scene("LINE-9", foes={"Howl": (9, 0)}, track=4, mummy_pile=["Jaws", "Snuff", "Dash"])
    s.start(symbols=3)
    assert story(s.events) == ["roll", "Howl to 8,0", "heart", "Jaws wakes"]
    assert s.question == "place-mummy"


@pytest.mark.rule("RRR-MUMMY-06")
def test_blank_faces_do_nothing() -> None:
    s = scene("LINE-5", foes={"Howl": (5, 0)})
    s.start(symbols=0)
    assert story(s.events) == ["roll"]
    assert s.foe("Howl") == (5, 0)
    assert s.track == 0


# --- the route ---


@pytest.mark.rule("RRR-MUMMY-07")
def test_a_foe_takes_the_shortest_way_in_links() -> None:
    s = scene(WINDING, foes={"Snuff": (1, 1)})
    s.start(symbols=1)
    assert s.foe("Snuff") == (2, 0)


@pytest.mark.rule("RRR-MUMMY-07")
def test_a_foe_never_takes_the_longer_way() -> None:
    around = {(1, 0): "0,1,3", (2, 0): "1,3", (1, 1): "0,4", (2, 1): "3,4"}
    s = scene(around, foes={"Snuff": (1, 1)})
    s.start(symbols=1)
    assert s.question == "action"
    assert s.foe("Snuff") == (1, 0)


@pytest.mark.rule("RRR-MUMMY-07")
def test_ec_25_a_new_link_shortens_the_way_between_two_moves() -> None:
    s = scene(WINDING, foes={"Howl": (1, 2)}, tokens={BLUE: ["passage"]})
    s.start(symbols=2)
    s.play(BLUE, "hold")
    s.play(BLUE, "hold")
    assert s.foe("Howl") == (1, 1)
    s.play(BLUE, "lay 1,1/0,1")
    assert s.foe("Howl") == (0, 1)


@pytest.mark.rule("RRR-MUMMY-08")
@pytest.mark.parametrize("room", [(1, 0), (0, 1)])
def test_gs_21_route_tie(room: Place) -> None:
    s = scene("M2", foes={"Jaws": (1, 1)})
    s.start(symbols=1)
    assert s.asked == ("foe-route", [BLUE])
    assert sorted(s.moves(BLUE)) == ["route 0,1", "route 1,0"]
    s.play(BLUE, f"route {room[0]},{room[1]}")
    assert s.foe("Jaws") == room


@pytest.mark.rule("RRR-MUMMY-08")
def test_a_tie_is_broken_for_each_foe_separately() -> None:
    s = scene("M2", foes={"Jaws": (1, 1), "Snuff": (1, 1)})
    s.start(symbols=1)
    s.play(BLUE, "route 1,0")
    assert s.asked == ("foe-route", [BLUE])
    s.play(BLUE, "route 0,1")
    assert (s.foe("Jaws"), s.foe("Snuff")) == ((1, 0), (0, 1))


@pytest.mark.rule("RRR-MUMMY-08")
def test_a_tie_is_broken_for_each_move_separately() -> None:
    s = scene(DIAMONDS, foes={"Howl": (2, 2)})
    s.start(symbols=3)
    assert sorted(s.moves(BLUE)) == ["route 1,2", "route 2,1"]
    s.play(BLUE, "route 2,1")
    assert s.foe("Howl") == (1, 1)
    assert sorted(s.moves(BLUE)) == ["route 0,1", "route 1,0"]


@pytest.mark.rule("RRR-MUMMY-08")
def test_a_tie_on_a_swift_move_is_broken_too() -> None:
    s = scene("M2", foes={"Dash": (1, 1)}, active=GREEN)
    s.start(symbols=0)
    assert s.asked == ("foe-route", [GREEN])
    s.play(GREEN, "route 0,1")
    assert s.foe("Dash") == (0, 1)


@pytest.mark.rule("RRR-MUMMY-08", "RRR-MUMMY-09")
@pytest.mark.parametrize("room", [(1, 0), (0, 1)])
def test_ec_23_a_cat_on_one_of_two_routes_changes_nothing(room: Place) -> None:
    s = scene("M2", foes={"Jaws": (1, 1)}, cats={RED: (1, 0)})
    s.start(symbols=1)
    assert sorted(s.moves(BLUE)) == ["route 0,1", "route 1,0"]
    s.play(BLUE, f"route {room[0]},{room[1]}")
    assert s.foe("Jaws") == room


@pytest.mark.rule("RRR-MUMMY-09")
def test_a_cat_behind_a_foe_does_not_lure_it() -> None:
    s = scene("LINE-4", foes={"Jaws": (3, 0)}, cats={RED: (4, 0)})
    s.start(symbols=1)
    assert s.foe("Jaws") == (2, 0)


@pytest.mark.rule("RRR-MUMMY-10")
def test_ec_24_foes_pass_and_share_rooms() -> None:
    s = scene("LINE-5", foes={"Dash": (5, 0), "Jaws": (4, 0), "Snuff": (4, 0)})
    s.start(symbols=1)
    assert (s.foe("Jaws"), s.foe("Snuff"), s.foe("Dash")) == ((3, 0), (3, 0), (3, 0))


@pytest.mark.rule("RRR-GEO-18")
def test_ec_15_every_room_of_the_maze_has_a_way_to_the_vault() -> None:
    for seed in range(6):
        game, chance = GAME.begin(3, seed, {}), random.Random(seed)
        while game.outcome() is None and game.view(None).turn < 40:
            seat = game.waiting()[0].seat
            game.play(seat, chance.choice(game.moves(seat)))
        links, seen, edge = game.maze.links, {cell(0, 0)}, [cell(0, 0)]
        while edge:
            fresh = set(links(edge.pop())) - seen
            seen |= fresh
            edge += fresh
        assert seen == set(game.maze.cards)
        assert len(seen) > 2


# --- meeting cats ---


@pytest.mark.rule("RRR-MUMMY-11", "RRR-MUMMY-12", "RRR-MUMMY-19")
def test_gs_19_entering_a_cats_room_halts() -> None:
    s = scene("LINE-5", foes={"Howl": (5, 0)}, cats={RED: (4, 0)}, hands={RED: 4})
    s.start(symbols=2)
    assert story(s.events) == ["roll", "Howl to 4,0", "Howl attacks", "heart", "heart"]
    assert s.cards(RED) == 3
    assert s.track == 2


@pytest.mark.rule("RRR-MUMMY-11", "RRR-MUMMY-19")
def test_ec_17_a_halted_foe_neither_moves_nor_attacks_again() -> None:
    s = scene("LINE-5", foes={"Howl": (5, 0)}, cats={BLUE: (4, 0)})
    s.start(symbols=3)
    assert s.foe("Howl") == (4, 0)
    assert s.cards(BLUE) == 4


@pytest.mark.rule("RRR-MUMMY-11")
def test_ec_29_a_cat_in_the_way_keeps_a_foe_from_the_vault() -> None:
    s = scene("LINE-2", foes={"Howl": (2, 0)}, cats={RED: (1, 0)})
    s.start(symbols=3)
    assert s.foe("Howl") == (1, 0)
    assert not s.over


@pytest.mark.rule("RRR-MUMMY-12")
def test_a_foe_attacks_before_the_next_foe_moves() -> None:
    s = scene("LINE-4", foes={"Jaws": (4, 0), "Snuff": (4, 0)}, cats={RED: (3, 0)})
    s.start(symbols=1)
    assert story(s.events) == [
        "roll",
        "Jaws to 3,0",
        "Jaws attacks",
        "Snuff to 3,0",
        "Snuff attacks",
        "heart",
    ]


@pytest.mark.rule("RRR-MUMMY-13")
def test_gs_22_the_vault_falls() -> None:
    s = scene("LINE-2", foes={"Snuff": (1, 0)})
    s.start(symbols=1)
    assert s.ended == "lost: vault"
    assert story(s.events) == ["roll", "Snuff to 0,0"]
    assert s.track == 0


@pytest.mark.rule("RRR-MUMMY-13")
def test_ec_20_a_cat_in_the_vault_does_not_save_it() -> None:
    s = scene("LINE-2", foes={"Jaws": (1, 0)}, cats={BLUE: (0, 0), RED: (2, 0), GREEN: (2, 0)})
    s.start(symbols=1)
    assert s.ended == "lost: vault"
    assert not s.told(happened.FoeAttacked)
    assert s.cards(BLUE) == 5


@pytest.mark.rule("RRR-MUMMY-14")
def test_ec_16_a_foe_that_begins_beside_a_cat_walks_on() -> None:
    s = scene("LINE-5", foes={"Jaws": (4, 0)}, cats={BLUE: (4, 0)})
    s.start(symbols=1)
    assert s.foe("Jaws") == (3, 0)
    assert not s.told(happened.FoeAttacked)


@pytest.mark.rule("RRR-MUMMY-14", "RRR-MUMMY-18")
def test_ec_16_without_a_symbol_it_attacks_at_the_end() -> None:
    s = scene("LINE-5", foes={"Jaws": (4, 0)}, cats={BLUE: (4, 0)})
    s.start(symbols=0)
    assert s.foe("Jaws") == (4, 0)
    assert s.cards(BLUE) == 3


@pytest.mark.rule("RRR-MUMMY-14")
@pytest.mark.parametrize(("foe", "symbols"), [("Howl", 1), ("Howl", 3), ("Dash", 0), ("Dash", 2)])
def test_ho_02_a_cat_may_hold_the_foe_in_its_room(foe: str, symbols: int) -> None:
    s = scene("LINE-5", foes={foe: (4, 0)}, cats={BLUE: (4, 0)}, options={"heldByCat": True})
    s.start(symbols)
    assert s.foe(foe) == (4, 0)
    assert len(s.told(happened.FoeAttacked)) == 1
    assert s.track == symbols


@pytest.mark.rule("RRR-MUMMY-14", "RRR-LIGHT-07")
@pytest.mark.parametrize(("held", "room", "lost"), [(True, (4, 0), 2), (False, (3, 0), 0)])
def test_ho_02_a_cat_holds_a_foe_also_when_darkness_drives_it(
    held: bool, room: Place, lost: int
) -> None:
    others = {"Howl": (5, 0), "Dash": (5, 0), "Snuff": (5, 0)}
    s = scene(
        "LINE-5",
        foes={"Jaws": (4, 0), **others},
        cats={RED: (4, 0)},
        hands={BLUE: "#1 dark | #9", RED: 9},
        stock=0,
        mummy_pile=[],
        options={"heldByCat": held, "attackTiming": "enter"},
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #1@0,1 {4}")
    taken = [event for event in s.told(happened.CardsLost) if event.foe == "Jaws"]
    assert sum(len(event.cards) for event in taken) == lost
    assert s.foe("Jaws") == room
    assert s.foe("Howl") == (4, 0)


@pytest.mark.rule("RRR-MUMMY-15")
def test_ec_18_a_halted_foe_stays_halted_when_the_cat_leaves() -> None:
    s = scene("LINE-4", foes={"Howl": (4, 0)}, cats={BLUE: (3, 0)}, tokens={BLUE: ["draw2"]})
    s.start(symbols=3)
    s.play(BLUE, "hold")
    s.play(BLUE, "hold")
    assert s.game.waiting()[0].facts["window"] == "symbol"
    s.play(BLUE, "teleport draw2 0,0")
    assert s.question == "action"
    assert s.foe("Howl") == (3, 0)
    assert s.track == 3


@pytest.mark.rule("RRR-MUMMY-15", "RRR-LIGHT-07")
def test_a_halted_foe_advances_again_in_the_action_that_follows() -> None:
    hands = {BLUE: " | ".join(["#9 dark"] * 5)}
    s = scene("LINE-4", foes={"Jaws": (3, 0)}, mummy_pile=[], cats={BLUE: (2, 0)}, hands=hands)
    s.game.stock, s.game.bank = 0, 39
    s.start(symbols=1)
    assert s.foe("Jaws") == (2, 0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    assert [event.to for event in s.told(happened.FoeMoved)] == [(1, 0)]


@pytest.mark.rule("RRR-MUMMY-15")
def test_a_halted_foe_moves_again_in_the_next_step() -> None:
    s = scene("LINE-5", foes={"Howl": (5, 0)}, cats={RED: (4, 0)})
    s.start(symbols=1)
    assert s.foe("Howl") == (4, 0)
    turn_of(s, RED, 1)
    assert s.foe("Howl") == (3, 0)
