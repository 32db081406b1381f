"""Explore, third step: a torch for the new room, or darkness (RRR-LIGHT)."""

from __future__ import annotations

import random
from itertools import takewhile

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from mastaba.kernel.telling import Told
from tests.run_run_run.scene import BLUE, GREEN, RED, Place, Scene, Tiles, scene

ALL_AWAKE = {"Howl": (4, 0), "Dash": (4, 0), "Jaws": (3, 0), "Snuff": (3, 0)}

DARK_ROOM = "#9 dark | #1 | #1"

TWO_EYES: Tiles = {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 eye", (-1, 0): "0,3"}
"""M1 with two eyes; an eye room on (1,1) completes a triangle."""


def this_turn(s: Scene) -> list[Told]:
    """The last events, without those of the next player's turn."""
    return list(takewhile(lambda event: not isinstance(event, happened.TurnBegan), s.events))


def marches(s: Scene) -> list[tuple[str, Place]]:
    """Which foes moved in this turn, and where to."""
    return [(event.foe, event.to) for event in this_turn(s) if isinstance(event, happened.FoeMoved)]


def light(s: Scene, place: Place) -> str:
    return next(tile.light for tile in s.game.view(None).maze if tile.at == place)


def many_torches_on_rooms(torches: int) -> dict[Place, str]:
    """TWO_EYES with a long western corridor: so many rooms carry a torch."""
    corridor = {(-q, 0): "0,3 dark" for q in range(1, torches - 1)}
    return {(1, 0): "0,1,3 eye dark", (0, 1): "0,1,4 eye dark", **corridor}


# --- Lit and unlit rooms ---


@pytest.mark.rule("RRR-LIGHT-01")
def test_gs_05_a_printed_torch_costs_nothing() -> None:
    s = scene("V", hands={BLUE: "#9 lit | #1"}, stock=3)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.stock == 3
    assert s.bank == 36
    assert light(s, (1, 0)) == "printed"


@pytest.mark.rule("RRR-LIGHT-02")
def test_gs_05_any_other_room_costs_a_torch() -> None:
    s = scene("V", hands={BLUE: "#9 dark | #1"}, stock=3)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.stock == 2
    assert s.bank == 36
    assert light(s, (1, 0)) == "torch"
    assert s.told(happened.RoomLit)[0].by_torch


@pytest.mark.rule("RRR-LIGHT-02")
def test_ec_53_nobody_may_choose_darkness() -> None:
    s = scene("V", hands={BLUE: "#9 dark | #1"}, stock=1)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.stock == 0
    assert s.told(happened.RoomDark) == []
    assert s.asked == ("action", [RED])


# --- Darkness ---


@pytest.mark.rule("RRR-LIGHT-03")
def test_without_torches_the_top_mummy_gets_a_heart() -> None:
    s = scene("V", hands={BLUE: "#9 dark | #1"}, stock=0, track=1)
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.track == 2
    assert light(s, (1, 0)) == "dark"
    kinds = [type(event) for event in this_turn(s)]
    assert kinds.index(happened.HeartAdded) < kinds.index(happened.CardsDrawn)


@pytest.mark.rule("RRR-LIGHT-03", "RRR-LIGHT-01")
def test_without_torches_a_printed_torch_still_lights_its_room() -> None:
    s = scene("V", hands={BLUE: "#9 lit | #1"}, stock=0, track=1)
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.track == 1
    assert s.told(happened.RoomDark) == []


@pytest.mark.rule("RRR-LIGHT-02")
def test_a_torch_token_used_just_before_lighting_saves_the_room() -> None:
    s = scene("V", hands={BLUE: "#9 dark | #1"}, stock=0, tokens={BLUE: ["torch2"]})
    s.play(BLUE, "explore #9@1,0 {0,3}")
    s.play(BLUE, "hold")
    assert s.game.waiting()[0].facts["window"] == "before-light"
    s.load_mummy_dice(0)
    s.play(BLUE, "use torch2")
    assert s.stock == 1
    assert s.track == 0
    assert light(s, (1, 0)) == "torch"


@pytest.mark.rule("RRR-LIGHT-04")
def test_gs_34_darkness_wakes() -> None:
    s = scene(
        "LINE-4", hands={BLUE: DARK_ROOM}, stock=0, track=4, mummy_pile=["Jaws", "Howl", "Dash"]
    )
    s.play(BLUE, "explore #9@0,1 {1,4}")
    assert s.asked == ("place-mummy", [BLUE])
    assert s.told(happened.MummyWoke)[0].foe == "Jaws"
    assert s.told(happened.CardsDrawn) == []
    s.load_mummy_dice(0)
    s.play(BLUE, "wake 4,0")
    assert s.foe("Jaws") == (4, 0)
    assert s.hearts("Jaws") == 5
    assert s.track == 0
    assert s.told(happened.CardsDrawn)[0].count == 1
    assert light(s, (0, 1)) == "dark"


@pytest.mark.rule("RRR-LIGHT-05", "RRR-LIGHT-07", "RRR-LIGHT-08")
def test_ec_31_gs_35_darkness_with_nobody_left_to_wake() -> None:
    s = scene("LINE-4", hands={BLUE: DARK_ROOM}, stock=0, foes=ALL_AWAKE)
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    assert marches(s) == [
        ("Howl", (3, 0)),
        ("Dash", (3, 0)),
        ("Jaws", (2, 0)),
        ("Snuff", (2, 0)),
    ]
    assert s.told(happened.HeartAdded) == []
    assert [event.count for event in s.told(happened.CardsDrawn)] == [1]


@pytest.mark.rule("RRR-LIGHT-07", "RRR-LIGHT-08")
def test_gs_35_foes_that_advance_attack_the_cats_they_meet() -> None:
    s = scene("LINE-4", hands={BLUE: DARK_ROOM}, cats={RED: (2, 0)}, stock=0, foes=ALL_AWAKE)
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    attacks = [event for event in this_turn(s) if isinstance(event, happened.FoeAttacked)]
    assert [(event.foe, event.damage) for event in attacks] == [("Jaws", 2), ("Snuff", 1)]
    lost = [event for event in this_turn(s) if isinstance(event, happened.CardsLost)]
    assert [(event.seat, len(event.cards)) for event in lost] == [(RED, 2), (RED, 1)]


@pytest.mark.rule("RRR-LIGHT-07", "RRR-LIGHT-08")
def test_the_attack_of_an_advance_waits_for_no_end_of_a_step() -> None:
    options = {"attackTiming": "end"}
    cats = {RED: (2, 0)}
    s = scene(
        "LINE-4", hands={BLUE: DARK_ROOM}, cats=cats, stock=0, foes=ALL_AWAKE, options=options
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    attacks = [event.foe for event in this_turn(s) if isinstance(event, happened.FoeAttacked)]
    assert attacks == ["Jaws", "Snuff"]


@pytest.mark.rule("RRR-LIGHT-05")
def test_while_a_mummy_sleeps_darkness_moves_nobody() -> None:
    awake = {"Howl": (4, 0), "Dash": (4, 0), "Jaws": (3, 0)}
    s = scene("LINE-4", hands={BLUE: DARK_ROOM}, stock=0, foes=awake)
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    assert marches(s) == []
    assert s.track == 1


@pytest.mark.rule("RRR-LIGHT-06", "RRR-LIGHT-07", "RRR-LIGHT-08")
def test_ho_22_after_the_boss_has_appeared_darkness_moves_everybody() -> None:
    s = scene(
        "LINE-4",
        hands={BLUE: DARK_ROOM},
        stock=0,
        door=((5, 0), (4, 0)),
        foes={"Jaws": (4, 0), "Gnashur": (5, 0)},
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    # Gnashur is swift, but not in the dark.
    assert marches(s) == [("Jaws", (3, 0)), ("Gnashur", (4, 0))]


@pytest.mark.rule("RRR-LIGHT-06")
def test_ho_22_or_nobody_by_house_option() -> None:
    s = scene(
        "LINE-4",
        hands={BLUE: DARK_ROOM},
        stock=0,
        door=((5, 0), (4, 0)),
        foes={"Jaws": (4, 0), "Gnashur": (5, 0)},
        options={"darkAfterBoss": "nothing"},
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    assert marches(s) == []
    assert light(s, (0, 1)) == "dark"
    assert s.told(happened.CardsDrawn)[0].count == 1


@pytest.mark.rule("RRR-LIGHT-05")
def test_ho_22_does_not_spare_the_group_before_the_boss_appears() -> None:
    s = scene(
        "LINE-4",
        hands={BLUE: DARK_ROOM},
        stock=0,
        foes=ALL_AWAKE,
        options={"darkAfterBoss": "nothing"},
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    assert len(marches(s)) == 4


@pytest.mark.rule("RRR-LIGHT-07")
def test_a_foe_that_advances_into_the_vault_ends_the_game() -> None:
    s = scene("LINE-4", hands={BLUE: DARK_ROOM}, stock=0, foes={**ALL_AWAKE, "Snuff": (1, 0)})
    s.play(BLUE, "explore #9@0,1 {1,4}")
    assert s.ended == "lost: vault"
    assert s.told(happened.GameLost)[0].foe == "Snuff"
    assert s.told(happened.CardsDrawn) == []


@pytest.mark.rule("RRR-LIGHT-07")
def test_an_advancing_foe_between_two_ways_is_led_by_the_active_player() -> None:
    s = scene(
        "M2",
        hands={BLUE: DARK_ROOM},
        stock=0,
        foes={"Howl": (1, 1), "Dash": (1, 1), "Jaws": (1, 1), "Snuff": (1, 1)},
    )
    s.play(BLUE, "explore #9@-1,1 {2,5}")
    assert s.asked == ("foe-route", [BLUE])
    assert set(s.moves(BLUE)) == {"route 1,0", "route 0,1"}
    s.play(BLUE, "route 0,1")
    assert s.foe("Howl") == (0, 1)
    s.play(BLUE, "route 1,0")
    assert s.foe("Dash") == (1, 0)


@pytest.mark.rule("RRR-LIGHT-08")
def test_no_foe_attacks_twice_because_of_darkness() -> None:
    s = scene(
        "LINE-4",
        hands={BLUE: DARK_ROOM, RED: 9},
        cats={RED: (2, 0), GREEN: (3, 0)},
        stock=0,
        foes={"Howl": (3, 0), "Dash": (2, 0), "Jaws": (4, 0), "Snuff": (4, 0)},
    )
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@0,1 {1,4}")
    attacks = [event.foe for event in this_turn(s) if isinstance(event, happened.FoeAttacked)]
    # Howl meets Red, Dash leaves him, Jaws and Snuff meet Green.
    assert attacks == ["Howl", "Jaws", "Snuff"]


@pytest.mark.rule("RRR-LIGHT-09")
def test_a_dark_room_is_never_lit_later() -> None:
    s = scene("V", hands={BLUE: "#9 dark | #1"}, stock=0, tokens={BLUE: ["torch2"]})
    s.play(BLUE, "explore #9@1,0 {0,3}")
    s.play(BLUE, "hold")
    s.play(BLUE, "hold")
    assert s.game.waiting()[0].facts["window"] == "before-draw"
    assert s.track == 1
    s.play(BLUE, "use torch2")
    assert s.stock == 2
    assert light(s, (1, 0)) == "dark"
    assert s.told(happened.RoomLit) == []


@pytest.mark.rule("RRR-LIGHT-09")
def test_the_price_of_darkness_is_paid_once() -> None:
    s = scene("V", hands={BLUE: "#9 dark | #1", RED: "#1 lit | #9"}, stock=0)
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.track == 1
    s.load_mummy_dice(0)
    s.play(RED, "explore #1@2,0 {3}")
    assert s.cat(RED) == (2, 0)
    assert s.track == 1


@pytest.mark.rule("RRR-LIGHT-10", "RRR-LIGHT-09")
def test_torches_on_rooms_stay_there() -> None:
    for seed in range(10):
        chance = random.Random(seed)
        state = GAME.begin(2, seed, {})
        torches: set[Place] = set()
        dark: set[Place] = set()
        while state.outcome() is None:
            seat = state.waiting_seats()[0]
            state.play(seat, chance.choice(state.moves(seat)))
            tiles = state.view(None).maze
            now = {tile.at for tile in tiles if tile.light == "torch"}
            still_dark = {tile.at for tile in tiles if tile.light == "dark"}
            assert torches <= now
            # Only the newest room may still wait for its light.
            assert dark - still_dark <= {tiles[-1].at}
            torches, dark = now, still_dark
        assert torches


@pytest.mark.rule("RRR-LIGHT-11")
def test_the_vault_needs_no_light() -> None:
    view = GAME.begin(2, 1, {}).view(None)
    assert (view.stock, view.bank) == (5, 34)
    assert view.maze[0].light == "printed"


@pytest.mark.rule("RRR-LIGHT-11", "RRR-DRAW-07")
def test_the_exit_door_needs_no_light_and_draws_no_card() -> None:
    s = scene(
        {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab", (-1, 0): "0,3"},
        hands={BLUE: "#3 ankh | #1"},
        stock=0,
        doors_placed=2,
        foes={"Jaws": (-1, 0)},
    )
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.question == "place-exit"
    assert s.told(happened.CardsDrawn)[0].count == 2
    s.load_mummy_dice(0)
    s.play(BLUE, "open 2,0/1,0")
    kinds = {type(event) for event in this_turn(s)}
    assert kinds == {happened.ExitOpened, happened.BossAppeared}
    assert s.stock == 0


# --- Stock and bank ---


@pytest.mark.rule("RRR-LIGHT-12", "RRR-SARC-12")
def test_gs_45_a_torch_token_may_exceed_five() -> None:
    s = scene("V", stock=4, tokens={BLUE: ["torch3"]})
    s.play(BLUE, "use torch3")
    assert s.stock == 7
    assert s.bank == 32


def ember_gains_two(stock: int, **options: int) -> Scene:
    s = scene(
        "LINE-2",
        hands={BLUE: "#9 #1 #1"},
        kinds={BLUE: "Ember"},
        cats={BLUE: (2, 0)},
        foes={"Jaws": (2, 0)},
        stock=stock,
        options=options,
    )
    s.play(BLUE, "fight 2,0")
    s.play(BLUE, "commit #9")
    s.load_combat_dice("ability ability")
    s.load_mummy_dice(0)
    s.roll(BLUE)
    return s


@pytest.mark.rule("RRR-LIGHT-12", "RRR-CAT-04")
def test_gs_45_ember_may_exceed_five() -> None:
    assert ember_gains_two(stock=5).stock == 7


@pytest.mark.rule("RRR-LIGHT-12")
def test_ho_08_torch_tokens_fill_up_to_five_at_most() -> None:
    s = scene("V", stock=4, tokens={BLUE: ["torch3"]}, options={"tokenTorchCap": 5})
    s.play(BLUE, "use torch3")
    assert (s.stock, s.bank) == (5, 34)


@pytest.mark.rule("RRR-LIGHT-12")
def test_ho_08_a_torch_token_takes_no_torches_away() -> None:
    s = scene("V", stock=6, tokens={BLUE: ["torch3"]}, options={"tokenTorchCap": 5})
    s.play(BLUE, "use torch3")
    assert s.stock == 6


@pytest.mark.rule("RRR-LIGHT-12")
def test_ho_08_ember_may_exceed_five_even_then() -> None:
    assert ember_gains_two(stock=5, tokenTorchCap=5).stock == 7


@pytest.mark.rule("RRR-LIGHT-12", "RRR-MECH-13")
@pytest.mark.parametrize(("full", "mechanisms"), [("triggers", 1), ("nothing", 0)])
def test_gs_44_no_refill_above_five(full: str, mechanisms: int) -> None:
    options = {"fullStockMechanism": full}
    s = scene(TWO_EYES, hands={BLUE: "#3 eye | #1"}, stock=6, options=options)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.stock == 6
    assert s.told(happened.TorchesGained) == []
    assert len(s.told(happened.MechanismTriggered)) == mechanisms
    assert len(s.game.view(None).torch_corners) == mechanisms


@pytest.mark.rule("RRR-LIGHT-02", "RRR-MECH-13")
def test_gs_44_the_torch_for_the_new_room_is_spent_before_the_refill() -> None:
    s = scene(TWO_EYES, hands={BLUE: "#3 eye dark | #1"}, stock=5)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.told(happened.RoomLit)[0].stock == 4
    assert s.told(happened.MechanismTriggered)[0].mechanism == "torch"
    assert s.stock == 5
    assert len(s.game.view(None).torch_corners) == 1


@pytest.mark.rule("RRR-LIGHT-13")
def test_destroyed_torches_return_to_the_bank() -> None:
    s = scene("LINE-4", stock=3, track=4, mummy_pile=["Snuff", "Howl"])
    s.start(symbols=1)
    assert s.told(happened.TorchesEaten)[0].count == 2
    assert (s.stock, s.bank) == (1, 38)


@pytest.mark.rule("RRR-LIGHT-13")
def test_sacrificed_torches_return_to_the_bank() -> None:
    s = scene("V", players=1, stock=3, discard=4)
    s.play(BLUE, "regroup")
    s.load_mummy_dice(0)
    s.play(BLUE, "burn 1")
    assert (s.stock, s.bank) == (2, 37)


@pytest.mark.rule("RRR-LIGHT-14")
def test_a_torch_token_takes_what_the_bank_has_left() -> None:
    s = scene("V", stock=38, tokens={BLUE: ["torch3"]})
    s.play(BLUE, "use torch3")
    assert (s.stock, s.bank) == (39, 0)


@pytest.mark.rule("RRR-LIGHT-14")
def test_ember_takes_what_the_bank_has_left() -> None:
    assert ember_gains_two(stock=38).stock == 39


@pytest.mark.rule("RRR-LIGHT-14")
@pytest.mark.parametrize("stock", [2, 3])
def test_ec_52_a_refill_takes_what_the_bank_has_left(stock: int) -> None:
    s = scene(
        many_torches_on_rooms(36),
        players=1,
        hands={BLUE: "#3 eye | #1"},
        draw_pile=5,
        stock=stock,
    )
    assert s.bank == 3 - stock
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert (s.stock, s.bank) == (3, 0)


@pytest.mark.rule("RRR-LIGHT-14")
def test_ho_23_torches_without_end() -> None:
    s = scene("V", stock=38, tokens={BLUE: ["torch3"]}, options={"torchSupply": "unlimited"})
    s.play(BLUE, "use torch3")
    assert s.stock == 41


@pytest.mark.rule("RRR-LIGHT-14")
def test_ho_23_a_refill_without_end() -> None:
    s = scene(
        many_torches_on_rooms(36),
        players=1,
        hands={BLUE: "#3 eye | #1"},
        draw_pile=5,
        stock=2,
        options={"torchSupply": "unlimited"},
    )
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.stock == 5
