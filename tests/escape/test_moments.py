"""The moments that no module of today's box uses: each is asked where the rules say so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from mastaba.games.escape import GAME, events
from mastaba.games.escape.box import EAST, WEST, A, Cost, G, K
from mastaba.games.escape.dice import LOST as LOST_DIE
from mastaba.games.escape.dice import in_state
from mastaba.games.escape.flight import LOST, Flight
from mastaba.games.escape.game import begin
from mastaba.games.escape.house import House
from mastaba.games.escape.modules.curses.commands import LIFT
from mastaba.games.escape.moments import MOMENTS, Command, Happening, Hearers, Module
from mastaba.games.escape.refusing import CURSED, no
from mastaba.games.escape.temple import lay, square
from mastaba.kernel.contract import Refusal
from tests.escape.scene import ANI, BOX, FRANK, MICHA, SLAM_1, Scene, begun, room, scene

REFUSED: Final = no("ESC-SETUP-18", "not-in-play", code=CURSED)


class Toy(Module):
    """A module of the test, which notes what it is asked."""

    def __init__(self) -> None:
        self.noted: list[Any] = []


def played_with(toy: Toy, **given: Any) -> Scene:
    """A scene in a house of its own, as tables with the same options may share one."""
    s = scene(**given)
    s.game.house = House(s.game.house.options)
    s.game.house.bring_in(toy)
    return s


# --- who is asked ---

TOLD: Final = {"happenings", "kept", "planned", "invariants", "gems_beside"}
"""What modules say of themselves, in play or not in a game at all."""


def test_whatever_a_module_can_override_is_a_moment_at_which_it_is_asked() -> None:
    methods = {name for name, its in vars(Module).items() if callable(its) and name[0] != "_"}
    assert methods - TOLD == set(MOMENTS)
    assert methods >= TOLD


def test_only_those_are_asked_who_do_something_then_in_their_order() -> None:
    class Idle(Toy):
        pass

    class Ban(Toy):
        def forbids_release(self, x: Flight, seat: int) -> Refusal | None:
            return None

    class Later(Ban):
        """It inherits what it does."""

    double = Idle()
    double.forbids_talk = lambda x, seat: REFUSED  # type: ignore[method-assign]
    first, second = Ban(), Later()
    hear = Hearers((Idle(), first, double, second))
    heard = {moment: getattr(hear, moment) for moment in MOMENTS if getattr(hear, moment)}
    assert heard == {"forbids_release": (first, second), "forbids_talk": (double,)}


def test_a_module_that_joins_a_house_brings_its_commands_and_what_happens_by_itself() -> None:
    def wake(x: Flight, whom: int) -> None:
        raise AssertionError

    nap = Command(
        LIFT, lambda x, seat: [], lambda x, seat, move: REFUSED, lambda x, seat, move: None
    )

    class Sleeper(Toy):
        commands = (nap,)

        def happenings(self) -> Mapping[int, Happening]:
            return {63: wake}

    sleeper, house = Sleeper(), House({"treasures": True})
    before = house.modules
    house.bring_in(sleeper)
    assert house.modules == (*before, sleeper)
    assert (house.commands[LIFT], house.happenings[63]) == (nap, wake)


# --- set-up ---


def test_a_room_that_must_not_lie_beside_start_goes_into_the_middle_of_the_pile() -> None:
    class Shy(Toy):
        def returns_in_setup(self, x: Flight, room: int) -> bool:
            return room == BOX.room_names.index(first)

    for seed in range(20):
        usual = begun(2, seed)
        first, second = (name for name in usual.temple if name != "START")
        rest = [name for name in usual.pile if name != "EXIT"]
        house = House({})
        house.bring_in(Shy())
        s = Scene(begin(GAME.box, house, 2, seed))
        assert list(s.temple) == sorted(["START", second, rest[0]], key=room)
        assert [name for name in s.pile if name != "EXIT"] == [*rest[1:7], first, *rest[7:]]


# --- rolling, releasing, paying ---


def test_dice_may_have_to_join_a_roll() -> None:
    class Restless(Toy):
        def joins_roll(self, x: Flight, seat: int, mask: int) -> int:
            return mask | 0b100

    s = played_with(Restless(), dice={ANI: "A A A A A"})
    s.do(ANI, "roll 1")
    assert s.dice(ANI) == "* A * A A"


@pytest.mark.rule("ESC-DICE-06")
def test_a_release_may_be_forbidden() -> None:
    class Ban(Toy):
        def forbids_release(self, x: Flight, seat: int) -> Refusal | None:
            return REFUSED if seat == ANI else None

    s = played_with(Ban(), dice={ANI: "G B - - -", FRANK: "G B - - -"})
    assert s.code(ANI, "unlock 1 for 1") == "CURSED"
    assert s.options(ANI, "unlock") == []
    s.do(FRANK, "unlock 1 for 0")
    assert s.dice(ANI) == "G - - - -"


@pytest.mark.rule("ESC-DICE-17")
def test_a_die_may_count_as_something_else_in_payments_and_pools() -> None:
    class Golden(Toy):
        def worth(
            self, x: Flight, seat: int, face: int, worth: tuple[Cost, ...]
        ) -> tuple[Cost, ...]:
            return (*worth, (K, K)) if face == G and seat == ANI else worth

    s = played_with(Golden(), rooms={"GK1": (1, 0, 1)}, dice={ANI: "A G G - -", FRANK: "A G - - -"})
    assert s.code(FRANK, "enter E 1 2") == "COST"
    s.do(ANI, "enter E 1 2")
    s.set_dice(ANI, "G G - - -")
    s.do(ANI, "commit g1 1 2")
    assert s.gems("GK1") == 1


# --- moving ---


@pytest.mark.rule("ESC-ACT-04")
def test_whoever_gets_into_a_room_has_left_one_and_entered_another() -> None:
    class Porter(Toy):
        def leaves(self, x: Flight, seat: int, room: int) -> None:
            self.noted.append(("leaves", seat, BOX.room_names[room]))

        def arrives(self, x: Flight, seat: int, room: int) -> None:
            assert x.at(seat) == room
            self.noted.append(("arrives", seat, BOX.room_names[room]))

    porter = Porter()
    s = played_with(
        porter,
        rooms={"EXIT": (1, 0, 1)},
        at={FRANK: "EXIT"},
        dice={ANI: "A A - - -", FRANK: "K - - - -"},
        treasures={ANI: ["teleport"]},
        depot=0,
    )
    s.do(ANI, "use teleport EXIT")
    assert porter.noted == [("leaves", ANI, "START"), ("arrives", ANI, "EXIT")]
    porter.noted.clear()
    s.do(ANI, "enter W 1 2")
    assert porter.noted == [("leaves", ANI, "EXIT"), ("arrives", ANI, "START")]
    porter.noted.clear()
    s.do(FRANK, "escape 1")
    assert porter.noted == [("leaves", FRANK, "EXIT")]


@pytest.mark.rule("ESC-ENTER-01")
def test_a_side_may_be_closed_to_those_inside() -> None:
    class OneWay(Toy):
        def forbids_passing(self, x: Flight, seat: int, room: int, side: int) -> Refusal | None:
            return REFUSED if (room, side) == (BOX.start, EAST) else None

    s = played_with(
        OneWay(),
        rooms={"B01": (1, 0, 1), "B10": (-1, 0, 3)},
        at={FRANK: "B01"},
        dice=dict.fromkeys((ANI, FRANK), "A A - - -"),
    )
    assert s.code(ANI, "enter E 1 2") == "CURSED"
    s.do(ANI, "enter W 1 2")
    s.do(FRANK, "enter W 1 2")
    assert (s.at(ANI), s.at(FRANK)) == ("B10", "START")


@pytest.mark.rule("ESC-ENTER-02")
def test_an_entry_may_have_another_price() -> None:
    class Cheap(Toy):
        def entry_costs(self, x: Flight, seat: int, room: int, costs: list[Cost]) -> list[Cost]:
            return [*costs, (A,)] if seat == ANI else costs

    s = played_with(
        Cheap(), rooms={"B05": (1, 0, 1)}, dice=dict.fromkeys((ANI, FRANK), "A A K - -")
    )
    assert s.code(FRANK, "enter E 1") == "COST"
    assert s.options(ANI, "enter") == ["enter E 1 3", "enter E 2 3", "enter E 1", "enter E 2"]
    s.do(ANI, "enter E 1")
    assert s.at(ANI) == "B05"


# --- discovering ---


@pytest.mark.rule("ESC-GEO-07")
def test_through_a_side_that_only_leads_inwards_nothing_is_discovered() -> None:
    class Slide(Toy):
        def closes_outwards(self, x: Flight, room: int, side: int) -> bool:
            return (room, side) == (BOX.start, WEST)

    s = played_with(Slide(), dice={ANI: "A A - - -"}, pile=["B01", "EXIT"])
    s.do(ANI, "discover 1 2")
    s.wait(100)
    assert s.options(ANI, "place") == ["place N", "place E", "place S"]
    assert s.code(ANI, "place W") == "BLOCKED"


@pytest.mark.rule("ESC-RT-33", "ESC-RT-34")
def test_a_room_with_one_place_only_may_have_to_wait() -> None:
    class Patient(Toy):
        def waits_to_place(self, x: Flight, seat: int) -> bool:
            return True

    s = played_with(
        Patient(), rooms={"B04": (0, -1, 0)}, at={ANI: "B04"}, dice={ANI: "A A - - -"},
        pile=["B10", "EXIT"],
    )  # fmt: skip
    s.do(ANI, "discover 1 2", t=2000)
    assert s.holds(ANI) == "B10"
    s.tick(7000)
    assert s.temple["B10"] == (0, -2, 0)


@pytest.mark.rule("ESC-GEO-25")
def test_a_room_may_lay_itself_and_all_hear_that_the_temple_has_changed() -> None:
    class Wanderer(Toy):
        def lays_itself(self, x: Flight, seat: int, room: int, side: int) -> bool:
            self.noted.append(("lays", seat, BOX.room_names[room], side))
            lay(x, room, square(5, 5), 2)
            return True

        def grid_changes(self, x: Flight) -> None:
            self.noted.append(len(x.squares))

    wanderer = Wanderer()
    s = played_with(wanderer, dice={ANI: "A A - - -"}, pile=["B01", "EXIT"])
    s.do(ANI, "discover 1 2")
    s.do(ANI, "place N")
    assert s.temple == {"START": (0, 0, 0), "B01": (5, 5, 2)}
    assert wanderer.noted == [("lays", ANI, "B01", 0), 2]


# --- gems ---


def in_a_gem_room(toy: Toy) -> Scene:
    return played_with(
        toy, rooms={"B03": (1, 0, 1)}, at={ANI: "B03"}, dice={ANI: "K K K K -"}, depot=5
    )


@pytest.mark.rule("ESC-GEM-01")
def test_a_pool_may_be_forbidden() -> None:
    class Dead(Toy):
        def forbids_goal(self, x: Flight, goal: int) -> Refusal | None:
            return REFUSED if goal == room("B03") else None

    s = in_a_gem_room(Dead())
    assert s.code(ANI, "commit g1 1") == "CURSED"
    assert s.options(ANI, "commit") == []


@pytest.mark.rule("ESC-RT-20")
def test_a_full_pool_may_have_to_wait_and_fires_when_nothing_forbids_it() -> None:
    class Ban(Toy):
        over = False

        def holds_fire(self, x: Flight, goal: int) -> bool:
            return goal == room("B03") and not self.over

        def activates(self, x: Flight, room: int, gems: int) -> None:
            self.noted.append((BOX.room_names[room], gems, x.depot))

    ban = Ban()
    s = in_a_gem_room(ban)
    s.do(ANI, "commit g1 1 2 3 4")
    assert (s.gems("B03"), s.dice(ANI), ban.noted) == (-1, "k k k k -", [])
    ban.over = True
    s.do(FRANK, "roll 1")
    assert (s.gems("B03"), s.dice(ANI)) == (1, "- - - - -")
    assert ban.noted == [("B03", 1, 4)]


# --- escaping ---


@pytest.mark.rule("ESC-EXIT-01", "ESC-EXIT-02")
def test_an_escape_may_be_forbidden_or_dearer() -> None:
    class Guard(Toy):
        shut = True

        def forbids_escape(self, x: Flight, seat: int) -> Refusal | None:
            return REFUSED if self.shut else None

        def exit_price(self, x: Flight, seat: int, keys: int) -> int:
            return keys + 1

    guard = Guard()
    s = played_with(
        guard, rooms={"EXIT": (1, 0, 1)}, at={ANI: "EXIT"}, dice={ANI: "K K K - -"}, depot=1
    )
    assert (s.code(ANI, "escape 1 2 3"), s.options(ANI, "escape")) == ("CURSED", [])
    guard.shut = False
    assert s.code(ANI, "escape 1 2") == "COST"
    s.do(ANI, "escape 1 2 3")
    assert s.at(ANI) == ""


def test_an_escape_may_be_spoiled_by_what_is_left_inside() -> None:
    class Chalice(Toy):
        def spoils_escape(self, x: Flight) -> str:
            return "ESC-SETUP-18"

    s = played_with(
        Chalice(), seats=1, rooms={"EXIT": (1, 0, 1)}, at={ANI: "EXIT"},
        dice={ANI: "K - - - - - -"}, depot=0,
    )  # fmt: skip
    s.do(ANI, "escape 1")
    assert s.outcome == "lost"
    assert not s.told(events.AllEscaped)


# --- slams ---


class Slam(Toy):
    """Notes how many dice are lost at each step."""

    ends = False

    def _lost(self, x: Flight) -> int:
        return sum([len(in_state(x, seat, LOST_DIE)) for seat in range(x.seats)])

    def before_slam(self, x: Flight) -> None:
        self.noted.append(("before", self._lost(x)))
        if self.ends:
            x.ending = LOST

    def losses(self, x: Flight, seat: int, safe: bool, count: int) -> int:
        self.noted.append((seat, safe, count))
        return count + 1

    def after_losses(self, x: Flight) -> None:
        self.noted.append(("after losses", self._lost(x)))

    def after_slam(self, x: Flight) -> None:
        self.noted.append(("after slam", self._lost(x)))


@pytest.mark.rule("ESC-RT-42")
def test_the_steps_of_a_slam_come_in_their_order() -> None:
    slam = Slam()
    s = played_with(slam, seats=3, rooms={"B01": (1, 0, 1)}, at={ANI: "B01"}, out=[MICHA])
    s.tick(SLAM_1)
    asked: Sequence[Any] = [(ANI, False, 1), (FRANK, True, 0)]
    assert slam.noted == [("before", 0), *asked, ("after losses", 3), ("after slam", 3)]
    assert [s.dice(seat).count("x") for seat in range(3)] == [2, 1, 0]


@pytest.mark.rule("ESC-RT-42")
def test_a_game_that_ends_before_the_losses_takes_no_dice() -> None:
    slam = Slam()
    slam.ends = True
    s = played_with(slam, rooms={"B01": (1, 0, 1)}, at={ANI: "B01"})
    s.tick(SLAM_1)
    assert (slam.noted, s.outcome) == ([("before", 0)], "lost")
    assert s.dice(ANI).count("x") == 0
