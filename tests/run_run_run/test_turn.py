"""The turn (RRR-TURN): who plays, in which order, and what must be done."""

from __future__ import annotations

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from mastaba.kernel.contract import UnknownOption
from tests.run_run_run.scene import BLUE, GREEN, RED, YELLOW, Scene, scene

SEEDS = range(40)


def first_player(seats: int, seed: int) -> int:
    return GAME.begin(seats, seed, {}).view(None).active


def regroup_alone(s: Scene, seat: int) -> None:
    """Cooperate, though nobody joins and nothing was discarded yet."""
    s.play(seat, "regroup")
    for other in s.asked[1]:
        s.play(other, "stay")


# --- who plays ---


@pytest.mark.rule("RRR-TURN-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_players_may_agree_who_begins(seat: int) -> None:
    for seed in range(5):
        assert GAME.begin(3, seed, {"first": seat}).view(None).active == seat


@pytest.mark.rule("RRR-TURN-01")
def test_otherwise_the_seed_decides_who_begins() -> None:
    starters = [first_player(3, seed) for seed in SEEDS]
    assert set(starters) == {0, 1, 2}
    assert [first_player(3, seed) for seed in SEEDS] == starters


@pytest.mark.rule("RRR-TURN-01")
def test_an_empty_seat_cannot_begin() -> None:
    with pytest.raises(UnknownOption, match="first"):
        GAME.begin(3, 1, {"first": 3})


@pytest.mark.rule("RRR-TURN-02")
@pytest.mark.parametrize(
    ("players", "active", "order"),
    [(2, BLUE, [1, 0, 1, 0]), (3, RED, [2, 0, 1, 2]), (4, YELLOW, [0, 1, 2, 3])],
)
def test_turns_go_clockwise_round_the_table(players: int, active: int, order: list[int]) -> None:
    # In a sealed maze without foes or regroup tiles everybody must pass.
    s = scene("SEAL", players=players, active=active, regroup_tiles=0)
    assert [turn.seat for turn in s.told(happened.TurnBegan)][:4] == order


# --- both steps ---


@pytest.mark.rule("RRR-TURN-03")
def test_the_mummies_come_before_the_action() -> None:
    s = scene("LINE-2", track=4)
    s.start(symbols=1)
    assert s.asked == ("place-mummy", [BLUE])
    assert s.game.check(BLUE, s.move(BLUE, "regroup")) is not None
    s.play(BLUE, "wake 2,0")
    assert s.asked == ("action", [BLUE])


@pytest.mark.rule("RRR-TURN-03")
def test_no_second_mummies_step_follows_the_action() -> None:
    s = scene()
    s.load_mummy_dice(0)
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert [turn.seat for turn in s.told(happened.TurnBegan)] == [RED]
    assert [roll.seat for roll in s.told(happened.MummiesRolled)] == [RED]


@pytest.mark.rule("RRR-TURN-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_mummies_already_act_on_the_very_first_turn(players: int) -> None:
    game = GAME.begin(players, 1, {"first": 1})
    told = [GAME.tell(event, None) for event in GAME.opening(game)]
    assert [roll.seat for roll in told if isinstance(roll, happened.MummiesRolled)] == [1]
    assert [(one.seat, one.question) for one in game.waiting()] == [(1, "action")]


@pytest.mark.rule("RRR-TURN-04")
def test_every_turn_has_a_mummies_step_even_when_nobody_can_act() -> None:
    s = scene("SEAL", regroup_tiles=0)
    turns = [turn.seat for turn in s.told(happened.TurnBegan)]
    assert len(turns) > 3
    assert [roll.seat for roll in s.told(happened.MummiesRolled)] == turns


# --- the action ---


@pytest.mark.rule("RRR-TURN-05")
def test_there_are_three_actions() -> None:
    s = scene("LINE-2", foes={"Snuff": (2, 0)})
    assert {text.split()[0] for text in s.moves(BLUE)} == {"explore", "fight", "regroup"}


@pytest.mark.rule("RRR-TURN-05")
@pytest.mark.parametrize("action", ["explore", "fight", "regroup"])
def test_one_action_ends_the_turn(action: str) -> None:
    s = scene("LINE-2", foes={"Snuff": (2, 0)}, hands={BLUE: "#1 #9 #9"})
    s.load_mummy_dice(0)
    if action == "explore":
        s.play(BLUE, "explore #9@-1,0 {0,3}")
    elif action == "fight":
        s.load_combat_dice("hit")
        s.play(BLUE, "fight 2,0")
        s.play(BLUE, "commit #1")
        s.roll(BLUE)
    else:
        regroup_alone(s, BLUE)
    assert s.asked == ("action", [RED])
    assert s.moves(BLUE) == []


@pytest.mark.rule("RRR-TURN-05")
@pytest.mark.parametrize(
    ("foes", "tiles", "verbs"),
    [
        ({}, 3, ["explore", "regroup"]),
        ({"Jaws": (1, 0)}, 3, ["explore", "fight", "regroup"]),
        ({}, 0, ["explore"]),
    ],
)
def test_who_gives_no_answer_hears_which_ones_there_are(
    foes: dict[str, tuple[int, int]], tiles: int, verbs: list[str]
) -> None:
    s = scene("LINE-3", hands={BLUE: "#9 #9 #9"}, foes=foes, regroup_tiles=tiles)
    refusal = s.refusal(BLUE, "roll")
    assert refusal.key == "answer-the-question"
    assert refusal.facts["verbs"] == verbs


@pytest.mark.rule("RRR-TURN-06")
@pytest.mark.parametrize(
    ("maze", "foes", "tiles", "only"),
    [
        ("V", {}, 0, "explore"),
        ("SEAL", {"Snuff": (2, 0)}, 0, "fight"),
        ("SEAL", {}, 1, "regroup"),
    ],
)
def test_whoever_can_act_must_act(
    maze: str, foes: dict[str, tuple[int, int]], tiles: int, only: str
) -> None:
    s = scene(maze, foes=foes, regroup_tiles=tiles)
    assert {text.split()[0] for text in s.moves(BLUE)} == {only}
    assert s.refusal(BLUE, "pass").rule == "RRR-TURN-06"


@pytest.mark.rule("RRR-TURN-07")
def test_whoever_cannot_act_skips_the_action() -> None:
    s = scene("SEAL", regroup_tiles=0)
    assert s.told(happened.Passed)[0].seat == BLUE
    assert s.told(happened.TurnBegan)[0].seat == RED
    assert s.cards(BLUE) == 5


@pytest.mark.rule("RRR-TURN-07")
def test_whoever_cannot_act_may_still_use_a_token() -> None:
    s = scene("SEAL", regroup_tiles=0, tokens={BLUE: ["torch2"]})
    assert s.asked == ("action", [BLUE])
    assert {text.split()[0] for text in s.moves(BLUE)} == {"pass", "use", "teleport"}


@pytest.mark.rule("RRR-TURN-07")
def test_whoever_cannot_act_and_has_used_the_last_token_is_not_asked_to_pass() -> None:
    s = scene("SEAL", regroup_tiles=0, tokens={BLUE: ["torch2", "draw2"]})
    s.play(BLUE, "use torch2")
    assert s.asked == ("action", [BLUE])
    assert not s.told(happened.Passed)
    s.play(BLUE, "use draw2")
    assert s.told(happened.Passed)[0].seat == BLUE


def doomed(tiles: int = 0, pile: int = 0, mercy: bool = True) -> Scene:
    """Blue's last card can be placed, but it draws no other."""
    return scene(
        hands={BLUE: "#9"}, draw_pile=pile, regroup_tiles=tiles, options={"mercyPass": mercy}
    )


@pytest.mark.rule("RRR-TURN-06", "RRR-TURN-07", "RRR-FIGHT-05")
@pytest.mark.parametrize("free", [True, False])
def test_ho_14_ho_20_a_fight_without_cards_costs_no_last_card(free: bool) -> None:
    s = scene(
        "LINE-1",
        hands={BLUE: "#9"},
        foes={"Jaws": (1, 0)},
        draw_pile=0,
        regroup_tiles=0,
        options={"zeroDiceFight": free},
    )
    assert s.legal(BLUE, "fight 1,0") == free
    assert s.legal(BLUE, "pass") != free


@pytest.mark.rule("RRR-TURN-07")
def test_ho_14_nobody_is_forced_to_lose_the_last_card() -> None:
    s = doomed()
    assert s.moves(BLUE, "explore")
    s.load_mummy_dice(0)
    s.play(BLUE, "pass")
    assert s.told(happened.Passed)[0].seat == BLUE
    assert s.asked == ("action", [RED])
    assert not s.over


@pytest.mark.rule("RRR-TURN-07")
def test_ho_14_without_mercy_the_last_card_must_be_placed() -> None:
    s = doomed(mercy=False)
    assert not s.legal(BLUE, "pass")
    s.play(BLUE, s.moves(BLUE, "explore")[0])
    assert s.ended == "lost: hand"


@pytest.mark.rule("RRR-TURN-06", "RRR-TURN-07")
@pytest.mark.parametrize(("tiles", "pile"), [(1, 0), (0, 1)])
def test_no_mercy_for_whoever_can_act_and_live(tiles: int, pile: int) -> None:
    assert not doomed(tiles, pile).legal(BLUE, "pass")


@pytest.mark.rule("RRR-TURN-06", "RRR-TURN-07")
def test_no_mercy_for_whoever_keeps_a_card() -> None:
    s = scene(hands={BLUE: "#9 #9"}, draw_pile=0, regroup_tiles=0)
    assert not s.legal(BLUE, "pass")
    assert s.refusal(BLUE, "pass").rule == "RRR-TURN-06"


# --- choices, hands and the end ---


@pytest.mark.rule("RRR-TURN-08")
@pytest.mark.parametrize("active", [BLUE, RED, GREEN])
def test_the_active_player_makes_the_choices_of_the_turn(active: int) -> None:
    s = scene("M2", foes={"Jaws": (1, 1)}, track=4, active=active)
    s.start(symbols=1)
    assert s.asked == ("foe-route", [active])
    s.play(active, "route 1,0")
    assert s.asked == ("place-mummy", [active])
    s.play(active, "wake 1,1")
    assert s.asked == ("action", [active])


@pytest.mark.rule("RRR-TURN-09")
def test_a_hand_may_grow_without_limit() -> None:
    s = scene(hands={BLUE: 30, RED: 1, GREEN: 1}, tokens={BLUE: ["draw3"]}, draw_pile=10)
    s.play(BLUE, "use draw3")
    assert s.cards(BLUE) == 33
    s.play(BLUE, "explore #9@1,0 {0,3}")
    assert s.cards(BLUE) == 33
    assert s.discard == []


@pytest.mark.rule("RRR-TURN-10")
def test_defeat_stops_the_step_at_once() -> None:
    s = scene("LINE-4", foes={"Howl": (1, 0), "Snuff": (4, 0)}, cats={RED: (3, 0)})
    s.start(symbols=3)
    assert s.ended == "lost: vault"
    assert isinstance(s.events[-1], happened.GameLost)
    assert s.foe("Snuff") == (4, 0)
    assert s.track == 0


@pytest.mark.rule("RRR-TURN-10")
def test_victory_stops_the_fight_at_once() -> None:
    s = scene(
        "LINE-2",
        door=((3, 0), (2, 0)),
        foes={"Gnashur": (1, 0, 1)},
        hands={BLUE: "#5 #9"},
    )
    s.load_combat_dice("hit hex")
    s.play(BLUE, "fight 1,0")
    s.play(BLUE, "commit #5")
    s.roll(BLUE)
    assert s.ended == "won"
    assert s.hand(BLUE) == ["#9"]
    assert not s.told(happened.TurnBegan)


@pytest.mark.rule("RRR-TURN-10")
def test_nobody_plays_on_after_the_end() -> None:
    s = scene("LINE-1", foes={"Snuff": (1, 0)})
    s.start(symbols=1)
    assert s.over
    assert s.asked == ("", [])
    for seat in (BLUE, RED, GREEN):
        assert s.moves(seat) == []
        assert s.game.asides(seat) == []
        s.refusal(seat, "regroup")
