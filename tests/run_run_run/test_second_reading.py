"""Where a card may be placed, whom one may fight, which mechanisms a room sets off and how far foes
walk, worked out once more from the booklet and what lies on the table.

The rules keep ways, borders, turns and corners up to date as the maze grows. Here they are counted
anew, in positions of whole games.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from mastaba.bots import decide
from mastaba.bots.run_run_run.scout import Scout
from mastaba.games.run_run_run import GAME, RunRunRun
from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.box import NO_SYMBOL
from mastaba.kernel.hexgrid import axial, turned
from mastaba.kernel.telling import Told
from tests.conformance.subject import Dice

Place = tuple[int, int]
Placing = tuple[int, Place, int]
"""A card, where it is placed, and its exits there."""

AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""What lies at each side of a hex."""

WALK = 3
TORCHES_AND_DOORS = (1, 3)
"""How many different symbols set off a torch mechanism, and a door mechanism."""


def beside(place: Place) -> list[Place]:
    return [(place[0] + q, place[1] + r) for q, r in AROUND]


class Table:
    """What everybody sees before an action, and one seat's hand."""

    def __init__(self, game: RunRunRun) -> None:
        seat = game.waiting()[0].seat
        view = game.view(seat)
        self.exits = {tile.at: tile.exits for tile in view.maze}
        self.card = {tile.at: int(tile.card[1:]) - 1 for tile in view.maze if tile.card[0] == "R"}
        self.passages = {frozenset(ends) for ends in view.passages}
        self.foes = {foe.at for foe in view.foes}
        self.cat = view.cats[seat].at
        self.tokens = view.cats[seat].tokens
        self.hand = {int(card[1:]) - 1 for card in view.hands[seat]}
        self.shapes = game.box.room_exits
        self.mechanisms = [
            {frozenset(corner) for corner in corners}
            for corners in (view.torch_corners, view.door_corners)
        ]

    def value(self, card: int) -> int:
        return self.shapes[card].bit_count()

    def connected(self, place: Place) -> Iterator[Place]:
        for side, other in enumerate(beside(place)):
            if other in self.exits:
                both = self.exits[place] >> side & self.exits[other] >> (side + 3) % 6 & 1
                if both or frozenset((place, other)) in self.passages:
                    yield other

    def steps(self) -> dict[Place, int]:
        """How far the cat has to walk; from a foe's room there is no way on, but from its own."""
        found, queue = {self.cat: 0}, deque([self.cat])
        while queue:
            here = queue.popleft()
            if here not in self.foes or here == self.cat:
                for there in self.connected(here):
                    if there not in found:
                        found[there] = found[here] + 1
                        queue.append(there)
        return found

    def farthest(self, hand: set[int], kept: int) -> int:
        """With one card discarded, and so many kept besides it."""
        return WALK + (max(map(self.value, hand)) if len(hand) > kept else 0)

    def placings(self) -> set[Placing]:
        steps = self.steps()
        free = {place for tile in self.exits for place in beside(tile)} - set(self.exits)
        return {
            (card, place, exits)
            for card in self.hand
            for place in free
            for exits in {turned(self.shapes[card], turns) for turns in range(6)}
            if self.can_be_placed(place, exits, steps, self.farthest(self.hand - {card}, kept=1))
        }

    def can_be_placed(
        self, place: Place, exits: int, steps: dict[Place, int], farthest: int
    ) -> bool:
        ways = []
        for side, other in enumerate(beside(place)):
            if other in self.exits:
                mine, theirs = exits >> side & 1, self.exits[other] >> (side + 3) % 6 & 1
                if mine != theirs:
                    return False
                if mine and other in steps and (other not in self.foes or other == self.cat):
                    ways.append(steps[other] + 1)
        return min(ways, default=farthest + 1) <= farthest

    def fights(self) -> set[Place]:
        """At least one card for the dice, one to keep, and one more if the way is long."""
        if len(self.hand) < 2:
            return set()
        farthest = self.farthest(self.hand, kept=2)
        return {at for at, steps in self.steps().items() if at in self.foes and steps <= farthest}


def symbol(game: RunRunRun, table: Table, place: Place) -> int:
    return game.box.room_symbol[table.card[place]] if place in table.card else NO_SYMBOL


def corners(game: RunRunRun, table: Table, place: Place, kind: int) -> set[frozenset[Place]]:
    """The triangles around a new room that set off a mechanism of this kind."""
    around = beside(place)
    used = {room for corner in table.mechanisms[kind] for room in corner}
    found = set()
    for one, other in pairwise([*around, around[0]]):
        rooms = frozenset((place, one, other))
        symbols = {symbol(game, table, room) for room in rooms}
        if len(symbols) == TORCHES_AND_DOORS[kind] and NO_SYMBOL not in symbols:
            found.add(rooms)
    return {rooms for rooms in found if not rooms & used}


@cache
def actions(seats: int, number: int) -> list[tuple[RunRunRun, list[Told]]]:
    """The positions of one game in which a player chooses an action, and all that comes of it.

    Now and then the scout makes any move, so that it gets to places where it would never go.
    """
    game = GAME.begin(seats, number, {})
    dice, scout = Dice(number), Scout()
    found: list[tuple[RunRunRun, list[Told]]] = []
    while game.outcome() is None:
        seat = game.waiting()[0].seat
        if game.waiting()[0].question == "action":
            found.append((game.clone(), []))
        by_chance = not dice.below(16)
        move = dice.pick(game.moves(seat)) if by_chance else decide(scout, game, seat, game.turn)
        events = game.play(seat, move)
        if found:
            found[-1][1].extend(GAME.tell(event, None) for event in events)
    return found


GAMES = [(1 + number % 4, number) for number in range(24)]


@pytest.mark.rule(
    "RRR-EXPLORE-04", "RRR-EXPLORE-05", "RRR-EXPLORE-08", "RRR-EXPLORE-10", "RRR-MOVE-06",
    "RRR-MOVE-08", "RRR-GEO-09", "RRR-FIGHT-04", "RRR-FIGHT-08",
)  # fmt: skip
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_cards_go_and_fights_begin_where_the_booklet_says(seats: int, number: int) -> None:
    for game, _events in actions(seats, number):
        table = Table(game)
        if table.tokens:
            continue
        moves = game.moves(game.active)
        explores = [move for move in moves if m.EXPLORE.says(move)]
        fights = [move for move in moves if m.FIGHT.says(move)]
        assert {placing(game, move) for move in explores} == table.placings()
        assert {axial(m.cell_of(move)) for move in fights} == table.fights()


def placing(game: RunRunRun, move: int) -> Placing:
    card = m.card_of(move)
    exits = turned(game.box.room_exits[card], m.turns_of(move))
    return card, axial(m.cell_of(move)), exits


@pytest.mark.rule("RRR-MECH-05", "RRR-MECH-07", "RRR-MECH-09", "RRR-MECH-10", "RRR-DOOR-02")
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_triangles_set_off_what_the_booklet_says(seats: int, number: int) -> None:
    for (before, events), (after, _events) in pairwise(actions(seats, number)):
        placed = [event.at for event in events if isinstance(event, told.RoomPlaced)]
        then, now = Table(before), Table(after)
        for kind in range(2):
            news = now.mechanisms[kind] - then.mechanisms[kind]
            then.card = now.card
            fitting = corners(before, then, placed[0], kind) if placed else set()
            if kind == 1 and len(then.mechanisms[kind]) == 3:
                fitting = set()
            assert len(news) == bool(fitting)
            assert news <= fitting


STRENGTH = {
    "Howl": 1, "Dash": 1, "Jaws": 2, "Snuff": 1, "Gnashur": 4, "Muzzlok": 3, "Mastabark": 2,
}  # fmt: skip
MORE_DICE = {"Howl": 2, "Dash": 1}
SWIFT = {"Dash", "Gnashur", "Muzzlok", "Mastabark"}
ACTIONS = (told.RoomPlaced, told.FightBegan, told.RegroupBegan, told.Passed, told.StridePaid)


class MummiesStep:
    """A roll of the mummy dice, and what has come of it so far."""

    def __init__(self, roll: told.MummiesRolled, foes: set[str]) -> None:
        self.symbols = roll.symbols
        self.seen = 0
        self.left = {foe: roll.symbols + (foe in SWIFT) for foe in foes}
        self.moved: Counter[str] = Counter()
        self.halted: set[str] = set()

    def take(self, event: Told) -> None:
        match event:
            case told.SymbolResolved():
                self.seen += 1
            case told.MummyPlaced(foe=foe):
                self.left[foe] = self.symbols - self.seen
            case told.FoeMoved(foe=foe):
                assert foe not in self.halted
                self.moved[foe] += 1
            case told.FoeHalted(foe=foe):
                self.halted.add(foe)

    def is_over(self) -> None:
        assert self.seen == self.symbols
        for foe, steps in self.left.items():
            assert self.moved[foe] <= steps if foe in self.halted else self.moved[foe] == steps


@pytest.mark.rule(
    "RRR-MUMMY-02", "RRR-MUMMY-11", "RRR-MUMMY-17", "RRR-FOE-17", "RRR-FOE-19", "RRR-FOE-20"
)
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_foes_walk_as_far_as_the_dice_say(seats: int, number: int) -> None:
    foes: set[str] = set()
    step: MummiesStep | None = None
    for event in [event for _game, events in actions(seats, number) for event in events]:
        if step is not None and isinstance(event, ACTIONS):
            step.is_over()
            step = None
        match event:
            case told.MummiesRolled():
                assert event.dice == 1 + sum(MORE_DICE.get(foe, 0) for foe in foes)
                step = MummiesStep(event, foes)
            case told.MummyPlaced(foe=foe) | told.BossAppeared(foe=foe):
                foes.add(foe)
            case told.FoeFell(foe=foe):
                foes.remove(foe)
        if step is not None:
            step.take(event)


@pytest.mark.rule("RRR-ATTACK-01", "RRR-ATTACK-02", "RRR-ATTACK-13")
@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_an_attack_costs_a_room_as_many_cards_as_the_foe_is_strong(seats: int, number: int) -> None:
    due = 0
    for event in [event for _game, events in actions(seats, number) for event in events]:
        match event:
            case told.FoeAttacked():
                assert due == 0
                due = STRENGTH[event.foe]
            case told.CardsLost():
                due -= len(event.cards)
            case told.ShieldRaised():
                due -= event.spared
            case told.TurnBegan():
                assert due == 0
