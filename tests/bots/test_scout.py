"""The scout in positions where the right answer is plain."""

from __future__ import annotations

import pytest

from mastaba.bots import decide
from mastaba.bots.run_run_run.scout import Scout
from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from tests.run_run_run.scene import BLUE, GREEN, RED, Scene, line, scene


def answer(s: Scene, seat: int = BLUE) -> str:
    """What the scout does now, as text."""
    return VOCABULARY.text(decide(Scout(), s.game, seat, 1 << 63), s.game.box)


def test_it_completes_a_door() -> None:
    maze = {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab", (-1, 0): "0,3"}
    s = scene(maze, hands={BLUE: "#9 | #3 ankh | #5 | #7 | #21"})
    s.play(BLUE, answer(s))
    assert len(s.game.door_corners) == 1


def test_it_lights_up_when_torches_are_short() -> None:
    maze = {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 eye", (-1, 0): "0,3"}
    s = scene(maze, hands={BLUE: "#9 | #3 eye | #5 | #7 | #21"}, stock=0, track=3)
    s.play(BLUE, answer(s))
    assert s.stock == 5


def test_it_would_rather_link_twice() -> None:
    s = scene("M1", hands={BLUE: "#3 #3 #3 #3 #3"})
    assert answer(s).startswith("explore")
    s.play(BLUE, answer(s))
    assert s.cards(BLUE) == 6


def test_it_fights_a_foe_at_the_gates() -> None:
    s = scene("LINE-4", foes={"Snuff": (2, 0)}, hands={BLUE: "#31 #31 #7 #9 #5"})
    assert answer(s) == "fight 2,0"


def test_it_builds_on_while_a_slow_mummy_is_far_away() -> None:
    maze = {**line(9), (5, 0): "0,3 eye", (6, 0): "0,1,3 scarab"}
    hand = "#1 ankh | #9 | #9 | #9 | #9"
    s = scene(maze, foes={"Snuff": (9, 0)}, cats={BLUE: (7, 0)}, hands={BLUE: hand})
    assert answer(s).startswith("explore")


def test_it_keeps_a_card_and_does_not_waste_dice() -> None:
    s = scene("LINE-2", foes={"Snuff": (2, 0)}, hands={BLUE: "#63 #31 #9 #5 #3"})
    s.play(BLUE, "fight 2,0")
    while s.question == "commit-cards":
        s.play(BLUE, answer(s))
    assert s.discard == ["#63"]


@pytest.mark.rule("RRR-FIGHT-08")
def test_it_keeps_a_card_where_others_lie_down_already_than_it_would_have_chosen() -> None:
    hands, tokens = {BLUE: "#1 #1 #63"}, {BLUE: ["torch2"]}
    s = scene("LINE-2", foes={"Snuff": (2, 0)}, hands=hands, tokens=tokens)
    s.play(BLUE, "fight 2,0")
    s.play(BLUE, "commit R01")
    s.play(BLUE, "commit R02")
    assert answer(s) == "roll"


def test_it_doubles_its_damage_against_a_boss() -> None:
    s = scene(
        line(5), door=((6, 0), (5, 0)), foes={"Gnashur": (5, 0, 8)}, cats={BLUE: (4, 0)},
        hands={BLUE: "#31 #31 #31 #9 #5 #7"}, tokens={BLUE: ["double"]},
    )  # fmt: skip
    s.play(BLUE, "fight 5,0")
    assert answer(s) == "use double"


def test_it_wakes_mummies_far_from_the_vault_and_from_cats() -> None:
    s = scene("LINE-4", track=4, cats={RED: (4, 0)}, hands={RED: 2}, mummy_pile=["Jaws"])
    s.start(symbols=1)
    assert s.question == "place-mummy"
    assert answer(s) == "wake 3,0"


def test_it_leads_foes_around_cats() -> None:
    s = scene("M2", foes={"Jaws": (1, 1)}, cats={RED: (1, 0)})
    s.start(symbols=1)
    assert answer(s) == "route 0,1"


def test_it_stops_a_foe_with_a_cat_before_the_vault() -> None:
    s = scene("M2", foes={"Dash": (1, 1)}, cats={RED: (1, 0)})
    s.start(symbols=2)
    assert answer(s) == "route 1,0"


def test_it_teleports_into_the_way_of_a_foe_that_would_take_the_vault() -> None:
    s = scene("LINE-4", foes={"Dash": (2, 0)}, tokens={BLUE: ["torch2"]})
    s.start(symbols=1)
    while s.question == "token-window" and answer(s) == "hold":
        s.play(BLUE, "hold")
    assert answer(s) == "teleport torch2 1,0"


def test_it_splits_damage_so_that_all_live() -> None:
    s = scene(
        line(5), door=((6, 0), (5, 0)), foes={"Gnashur": (5, 0)}, cats={BLUE: (4, 0), RED: (4, 0)},
        hands={BLUE: 3, RED: 4},
    )  # fmt: skip
    s.start(symbols=0)
    assert s.question == "split-damage"
    assert answer(s) in ("split 1 3 0 0", "split 2 2 0 0")


def test_it_lets_the_shield_take_it_all() -> None:
    s = scene(
        line(5), door=((6, 0), (5, 0)), foes={"Gnashur": (5, 0)}, cats={BLUE: (4, 0), RED: (4, 0)},
        hands={BLUE: 5, RED: 2}, tokens={RED: ["shield"]},
    )  # fmt: skip
    s.start(symbols=0)
    assert answer(s) == "split 0 4 0 0"
    s.play(BLUE, "split 0 4 0 0")
    assert answer(s, RED) == "agree"
    s.play(RED, "agree")
    assert answer(s, RED) == "shield"


def test_it_keeps_the_shield_for_worse_blows() -> None:
    s = scene("LINE-3", foes={"Snuff": (3, 0)}, cats={RED: (2, 0)}, tokens={RED: ["shield"]})
    s.start(symbols=1)
    assert s.asked == ("shield", [RED])
    assert answer(s, RED) == "suffer"


def test_it_puts_the_exit_far_away() -> None:
    maze = {**line(4), (0, 1): "0,1,4 scarab", (1, 0): "0,1,3 eye"}
    s = scene(maze, hands={BLUE: "#3 ankh | #9 | #9"}, doors_placed=2)
    s.play(BLUE, "explore #3@1,1 {3,4}")
    assert s.question == "place-exit"
    assert answer(s) == "open 5,0/4,0"


def test_it_waits_with_the_last_door_until_the_team_is_ready() -> None:
    maze = {(1, 0): "0,1,3 eye", (0, 1): "0,1,4 scarab", (-1, 0): "0,3"}
    s = scene(maze, hands={BLUE: "#9 | #3 ankh | #5 | #7 | #21"}, doors_placed=2)
    s.play(BLUE, answer(s))
    assert len(s.game.door_corners) == 2


def test_it_lights_a_dark_room_with_a_token() -> None:
    s = scene(
        "LINE-2", stock=0, hands={BLUE: "#9 dark | #9 dark | #9 dark"}, tokens={BLUE: ["torch2"]}
    )
    s.play(BLUE, "explore #9@0,1 {1,4}")
    while s.game.question()[1] != 4:
        s.play(BLUE, "hold")
    assert answer(s) == "use torch2"


def test_it_gives_what_it_has_over_to_the_poorest() -> None:
    s = scene("LINE-2", hands={BLUE: 2, RED: 6, GREEN: 6}, discard="#63 #31 #1", stock=0)
    s.play(BLUE, "regroup")
    for seat in (RED, GREEN):
        assert answer(s, seat) == "join"
        s.play(seat, "join")
    assert answer(s, BLUE) == "offer"
    assert len(answer(s, RED).split()) == 3
    s.play(BLUE, "offer")
    s.play(RED, answer(s, RED))
    s.play(GREEN, "offer")
    while s.question == "share-pool":
        s.play(BLUE, answer(s))
    for seat in (RED, GREEN):
        s.play(seat, answer(s, seat))
    assert sorted(s.cards(seat) for seat in (BLUE, RED, GREEN)) == [5, 5, 6]


def test_it_regroups_when_hands_are_poor_and_the_discard_pile_is_rich() -> None:
    s = scene(
        "LINE-3", hands={BLUE: 1, RED: 2, GREEN: 2}, discard="#63 #31 #31 #15 #27 #23 #31", stock=5,
        draw_pile=1,
    )  # fmt: skip
    assert answer(s) == "regroup"


def test_it_passes_double_damage_to_whoever_can_use_it() -> None:
    s = scene(
        "LINE-2", hands={BLUE: 2, RED: 6, GREEN: 3}, discard=3, stock=0, tokens={BLUE: ["double"]},
    )  # fmt: skip
    s.play(BLUE, "regroup")
    s.play(RED, "join")
    s.play(GREEN, "stay")
    s.play(BLUE, "offer")
    s.play(RED, "offer")
    while s.question == "share-pool":
        s.play(BLUE, s.moves(BLUE)[-1])
    s.play(RED, "agree")
    assert answer(s) == "trade double 1"


def quarrel(hands: dict[int, int]) -> Scene:
    """Gnashur has walked in on all of them, and somebody must propose a split of four."""
    s = scene(
        "LINE-4",
        hands=hands,
        cats=dict.fromkeys(hands, (3, 0)),
        foes={"Gnashur": (4, 0)},
        door=((5, 0), (4, 0)),
    )
    s.start(symbols=1)
    return s


def test_it_objects_to_a_split_that_kills_where_another_would_not() -> None:
    s = quarrel({BLUE: 5, RED: 2})
    s.play(BLUE, "split 0 4")
    assert answer(s, RED) == "object"
    s.play(RED, "object")
    assert answer(s, RED) in ("split 4 0 0 0", "split 3 1 0 0")
    s.play(RED, "split 3 1")
    assert answer(s, BLUE) == "agree"


def test_it_agrees_where_every_split_kills() -> None:
    s = quarrel({BLUE: 2, RED: 2})
    s.play(BLUE, "split 0 4")
    assert answer(s, RED) == "agree"


def test_it_gives_in_after_a_round_so_that_no_bot_holds_up_a_table() -> None:
    s = quarrel({BLUE: 5, RED: 2})
    s.play(BLUE, "split 0 4")
    s.play(RED, "object")
    s.play(RED, "split 3 1")
    s.play(BLUE, "object")
    s.play(BLUE, "split 0 4")
    assert answer(s, RED) == "agree"


def test_it_never_says_itself_that_the_table_cannot_agree_but_follows_who_does() -> None:
    s = quarrel({BLUE: 5, RED: 5})
    s.play(BLUE, "split 4 0")
    s.play(RED, "object")
    assert answer(s, RED).startswith("split")
    s.play(RED, "deadlock")
    assert answer(s, BLUE) == "agree"


def test_it_offers_a_token_only_until_it_is_refused() -> None:
    s = scene(
        "LINE-1",
        players=2,
        hands={BLUE: 2, RED: 6},
        tokens={BLUE: ["double"], RED: ["torch2"]},
        cats={RED: (1, 0)},
    )
    s.play(BLUE, "regroup")
    s.play(RED, "join")
    s.play(BLUE, "offer")
    s.play(RED, "offer")
    assert answer(s) == "trade double 1"
    s.play(BLUE, "trade double 1")
    s.play(RED, "object")
    assert answer(s) == "done"


@pytest.mark.parametrize("stubborn", [BLUE, RED])
def test_one_player_who_always_objects_cannot_hold_up_bots(stubborn: int) -> None:
    for seed in range(12):
        state = GAME.begin(4, seed, {"level": "kitten"})
        objections = 0
        for turn in range(4000):
            if state.outcome() is not None:
                break
            seat = state.waiting_seats()[-1]
            objects = m.bare(m.OBJECT) in state.moves(seat) and seat == stubborn
            objections += objects
            move = m.bare(m.OBJECT) if objects else decide(Scout(), state, seat, turn)
            state.play(seat, move)
        assert state.outcome() is not None
        assert objections < 60
