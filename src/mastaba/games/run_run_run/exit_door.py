"""Chapters DOOR, second half, and BOSS: the exit opens and its guardian appears."""

from __future__ import annotations

from typing import Final

from mastaba.games.run_run_run import events as told
from mastaba.games.run_run_run import moves as m
from mastaba.games.run_run_run.asking import the_active
from mastaba.games.run_run_run.box import EXIT_DOOR
from mastaba.games.run_run_run.expedition import Expedition
from mastaba.games.run_run_run.marks import clear_marks
from mastaba.games.run_run_run.maze import FAR, survey
from mastaba.games.run_run_run.refusing import no
from mastaba.games.run_run_run.steps import OPEN_EXIT, Q_EXIT
from mastaba.games.run_run_run.waking import hearts_left
from mastaba.kernel.contract import Refusal
from mastaba.kernel.hexgrid import DELTA, axial, turned
from mastaba.kernel.questions import Question, Step


def exit_places(x: Expedition) -> list[tuple[int, int]]:
    """Where the Exit Door may lie: (hex, the side it is entered by), RRR-DOOR-05, RRR-DOOR-06."""
    faced = _open_exits(x)
    if faced:
        if x.house.exit_walkable:
            faced = _walkable(x, faced) or faced
        if x.house.exit_fits:
            # RRR-DOOR-07, house rule exitFits: where one exit alone faces the hex, if anywhere.
            faced = [place for place in faced if _fits(x, place[0])] or faced
        return faced
    # RRR-DOOR-09: a maze without open exits is broken through beside any Room Card.
    return [
        (cell, side)
        for cell in x.maze.frontier
        for side in range(6)
        if x.maze.is_room_card(cell + DELTA[side])
    ]


def _open_exits(x: Expedition) -> list[tuple[int, int]]:
    return [
        (cell, side)
        for cell, border in x.maze.frontier.items()
        if border & 63
        for side in range(6)
        if border >> side & 1
    ]


def _walkable(x: Expedition, places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """RRR-DOOR-06, house rule exitReach: at rooms to which the active cat can walk past no foe."""
    seen = survey(x.maze, x.cats[x.active], x.foe_rooms(), FAR)
    return [
        (cell, side)
        for cell, side in places
        if cell + DELTA[side] in seen.came
        and (cell + DELTA[side] == seen.start or cell + DELTA[side] not in seen.prey)
    ]


def _fits(x: Expedition, cell: int) -> bool:
    """Whether a single corridor leads to the hex, so that the Exit Door blocks none."""
    return (x.maze.frontier[cell] & 63).bit_count() == 1


def open_exit(x: Expedition, _a: int, _b: int, _cells: tuple[int, ...]) -> None:
    """RRR-DOOR-05: the active player must add the Exit Door at once."""
    places = exit_places(x)
    if len(places) == 1:
        x.tell((told.ForcedChoice, "RRR-DOOR-05", x.active, "place-exit"))
        _place(x, *places[0])
    else:
        x.push(Q_EXIT)


STEP_OPEN_EXIT: Final[Step[Expedition]] = Step(OPEN_EXIT, "open-exit", open_exit)


def exit_moves(x: Expedition, _seat: int) -> list[int]:
    return [m.edge(m.OPEN, cell, side) for cell, side in exit_places(x)]


def check_exit(x: Expedition, _seat: int, move: int) -> Refusal | None:
    cell, side = m.cell_of(move), m.side_of(move)
    if (cell, side) in exit_places(x):
        return None
    if cell in x.maze.cards:
        return no("RRR-DOOR-05", "hex-taken", cell=axial(cell))
    must = x.maze.frontier.get(cell, 0) & 63
    if side < 6 and must >> side & 1:
        reached = _walkable(x, _open_exits(x)) if x.house.exit_walkable else []
        if reached and (cell, side) not in reached:
            return no("RRR-DOOR-06", "exit-out-of-reach", cell=axial(cell))
        return no("RRR-DOOR-07", "exit-blocks-corridor", cell=axial(cell))
    if not x.maze.open_exits():
        return no("RRR-DOOR-09", "exit-beside-room-card", cell=axial(cell))
    return no("RRR-DOOR-05", "exit-needs-open-exit", cell=axial(cell))


def answer_exit(x: Expedition, _seat: int, move: int) -> None:
    x.pop()
    _place(x, m.cell_of(move), m.side_of(move))


ASK_EXIT: Final[Question[Expedition]] = Question(
    Q_EXIT,
    "place-exit",
    rule="RRR-DOOR-05",
    verbs=(m.OPEN,),
    seats=the_active,
    moves=exit_moves,
    check=check_exit,
    answer=answer_exit,
)


def _place(x: Expedition, cell: int, side: int) -> None:
    """RRR-DOOR-10, RRR-DOOR-11: a tile of the maze, without symbol, never in need of light.

    It draws no card (RRR-LIGHT-11, RRR-DRAW-07).
    """
    # RRR-GEO-16: the door's one exit is turned towards the chosen side.
    exits = turned(x.box.door_exits, side)
    x.own_maze().add_tile(cell, EXIT_DOOR, exits, 0)
    x.door_cell = cell
    if x.marks:
        clear_marks(x, cell=cell)
    x.tell((told.ExitOpened, "RRR-DOOR-05", x.active, cell, exits))
    _boss_appears(x, cell)


def _boss_appears(x: Expedition, cell: int) -> None:
    """RRR-BOSS-01, RRR-BOSS-02, RRR-BOSS-03: the hidden card turns up, with its hearts.

    Sleeping mummies leave the game, awake ones stay, none can come any more (RRR-BOSS-04,
    RRR-BOSS-05, RRR-BOSS-06). From the next step on it is a foe like any other (RRR-BOSS-08,
    RRR-BOSS-09, RRR-BOSS-11). Nothing is won yet (RRR-DOOR-13).
    """
    x.mummy_pile = ()
    x.hearts_on_pile = 0
    boss = x.boss
    x.foe_hearts[boss] = max(1, min(x.box.foe_hearts[boss], hearts_left(x)))
    x.foes = (*x.foes, boss)
    x.foe_cells[boss] = cell
    x.newcomers |= 1 << boss
    x.reveals += 1
    x.tell((told.BossAppeared, "RRR-BOSS-01", boss, cell, x.foe_hearts[boss]))
