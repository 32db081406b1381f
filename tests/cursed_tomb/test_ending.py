"""Chapter END: winning, the last round, and players who leave."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest

from mastaba.games.cursed_tomb import GAME
from mastaba.games.cursed_tomb import events as told
from mastaba.kernel.contract import REFEREE, Option, Outcome
from mastaba.kernel.log import Log, Recording, decode, opening, write
from mastaba.tables.entries import Opened, Started
from mastaba.tables.table import Table
from tests.cursed_tomb.scene import ANNA, JULIE, MAX, Scene, begun, scene


@pytest.mark.rule("TOMB-END-01", "TOMB-END-02")
def test_both_stones_in_a_row_win_at_once() -> None:
    s = scene(["P12", "P12", "P12"], scarabs=[2, 2, 2])
    s.do("enter")
    s.pull("green")
    s.pull("yellow")
    assert s.game.outcome() == Outcome((MAX,), "freed", "TOMB-END-01")
    assert s.game.waiting() == []
    refusal = s.game.check(JULIE, GAME.parse("enter"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("TOMB-END-02", "game-over")


@pytest.mark.rule("TOMB-END-03")
def test_the_other_places_are_by_square_then_scarabs_then_seat() -> None:
    s = scene(["P12", "P9", "P11", "P9", "P9"], scarabs=[2, 1, 0, 3, 1])
    assert s.game.view(None).standings == []
    s.do("enter")
    s.pull("green")
    s.pull("yellow")
    assert s.game.view(None).standings == [0, 2, 3, 1, 4]


@pytest.mark.rule("TOMB-END-04")
def test_a_removed_players_scarabs_go_back() -> None:
    s = scene(["P6", "P4", "D2"], scarabs=[1, 3, 0])
    s.play(REFEREE, "remove 1")
    (removed,) = s.told(told.PlayerRemoved)
    assert (removed.seat, removed.scarabs) == (JULIE, 3)
    assert s.game.supply == 23
    assert s.at == ["P6", "", "D2"]
    assert s.asked == MAX
    s.succeed("red")
    assert s.asked == ANNA
    assert s.refused("name red", seat=JULIE).key == "seat-has-left"
    assert s.refused("remove 1", seat=REFEREE).key == "no-such-player"
    assert s.game.asides(JULIE) == []


@pytest.mark.rule("TOMB-END-04")
def test_if_the_active_player_is_removed_the_next_one_explores() -> None:
    s = scene(["P6", "P4", "D2"])
    s.do("name red")
    s.play(REFEREE, "remove 0")
    assert (s.question, s.asked) == ("explore", JULIE)


@pytest.mark.rule("TOMB-END-04")
def test_nobody_is_removed_with_a_hand_in_the_bowl() -> None:
    s = scene(["P6", "P4", "D2"])
    s.do("name red", "touch")
    refusal = s.refused("remove 0", seat=REFEREE)
    assert (refusal.rule, refusal.key) == ("TOMB-DT-31", "pull-must-end-first")
    s.play(REFEREE, "remove 1")
    s.do("late")
    s.play(REFEREE, "remove 0")
    assert s.game.outcome() is not None


@pytest.mark.rule("TOMB-END-04")
def test_with_fewer_than_two_players_the_game_is_void() -> None:
    s = scene(["P6", "P4"])
    s.play(REFEREE, "remove 1")
    assert s.game.outcome() == Outcome((), "void", "TOMB-END-04")
    assert s.told(told.GameVoid)


@pytest.mark.rule("TOMB-END-04")
def test_players_may_leave_while_pawns_are_chosen_and_walks_judged() -> None:
    s = begun(4, options={"first": "vote"})
    s.play(REFEREE, "remove 0")
    assert (s.question, s.asked) == ("choose-pawn", JULIE)
    s.do("pawn hat", "pawn map", "pawn rope")
    assert s.game.waiting_seats() == [1, 2, 3]
    s.play(1, "vote 3")
    s.play(REFEREE, "remove 3")
    s.play(2, "vote 1")
    assert (s.question, s.asked) == ("explore", JULIE)


@pytest.mark.rule("TOMB-END-04")
def test_if_the_last_one_to_vote_leaves_the_votes_are_counted() -> None:
    s = begun(3, options={"first": "vote", "pawns": "dealt"})
    s.play(0, "vote 1")
    s.play(1, "vote 1")
    s.play(REFEREE, "remove 2")
    assert (s.question, s.asked) == ("explore", JULIE)


def in_the_last_round(**options: Option) -> Scene:
    s = scene(["D4", "P9"], scarabs=[0, 1], options={"rounds": 20, **options})
    s.game.lap = 20
    s.succeed("red", then="stay")
    assert s.game.outcome() is None
    s.succeed("blue", then="stay")
    return s


@pytest.mark.rule("TOMB-END-05")
def test_after_the_last_round_it_is_a_draw() -> None:
    s = in_the_last_round()
    assert s.game.outcome() == Outcome((), "draw", "TOMB-END-05")
    (over,) = s.told(told.RoundsOver)
    assert (over.seat, over.round) == (-1, 20)
    view = s.game.view(None)
    assert (view.outcome, view.standings) == ("draw", [JULIE, MAX])
    assert s.game.waiting() == []
    assert GAME.restore(s.game.facts(), s.game.house.options).digest() == s.game.digest()


@pytest.mark.rule("TOMB-END-05")
def test_the_house_may_let_the_first_in_place_win_after_the_last_round() -> None:
    s = in_the_last_round(lastRound="farthest")
    assert s.game.outcome() == Outcome((JULIE,), "rounds", "TOMB-END-05")
    (over,) = s.told(told.RoundsOver)
    assert (over.seat, over.round) == (JULIE, 20)
    assert s.game.view(None).outcome == "rounds"
    assert GAME.restore(s.game.facts(), s.game.house.options).digest() == s.game.digest()


@pytest.mark.rule("TOMB-END-05")
@pytest.mark.parametrize("named", [{}, {"lastRound": "draw"}])
def test_a_game_that_knew_no_draw_ends_as_it_did(named: dict[str, Option]) -> None:
    played = Recording(GAME, 2, 3, {"rounds": 20, "trap": "abstract", "pawns": "dealt"})
    options = dict(played.log.header.options)
    del options["lastRound"]
    file = BytesIO()
    write(file, Log(msgspec.structs.replace(played.log.header, options={**options, **named})))
    log = decode(file.getvalue(), lambda _name: GAME)
    assert log.header.options["lastRound"] == named.get("lastRound", "farthest")
    assert opening(log, GAME)[0].house.farthest_wins == (not named)
    table = Table("t1")
    table.take(Opened("anna", GAME.name, "ABCDEF", 2, False, {}), at=0)
    rules = GAME.editions(options), GAME.box_parts(options)
    table.take(Started("", 3, {**options, **named}, *rules), at=1)
    assert table.state.house.farthest_wins == (not named)
    assert table.options["lastRound"] == log.header.options["lastRound"]


@pytest.mark.rule("TOMB-END-05")
def test_the_default_is_forty_rounds_and_the_house_may_lift_it() -> None:
    assert GAME.options({})["rounds"] == 40
    s = scene(["D4", "P9"], options={"rounds": None})
    s.game.lap = 4000
    s.succeed("red", then="stay")
    s.succeed("blue", then="stay")
    assert s.game.round() == 4001
    assert s.game.outcome() is None


def test_rounds_are_counted_from_the_first_player_on() -> None:
    s = scene(["D4"] * 3, options={"first": 1})
    rounds = []
    for _ in range(7):
        rounds.append((s.asked, s.game.round()))
        s.do("name red", "touch", "late")
    assert rounds == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


def test_rounds_go_on_when_the_first_player_has_left() -> None:
    s = scene(["D4"] * 3, options={"first": 1})
    s.play(REFEREE, "remove 1")
    rounds = []
    for _ in range(4):
        rounds.append((s.asked, s.game.round()))
        s.do("name red", "touch", "late")
    assert rounds == [(2, 1), (0, 1), (2, 2), (0, 2)]
