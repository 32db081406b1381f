"""Chapter EXPLORE: turn over a new tile, name a known colour, or enter the tomb."""

from __future__ import annotations

from typing import Final

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import COLOURS, TO_ENTRANCE, TO_TOMB
from mastaba.games.cursed_tomb.chamber import check_enter, enter_tomb, may_enter
from mastaba.games.cursed_tomb.clocks import miss
from mastaba.games.cursed_tomb.descent import GONE, Descent, the_active
from mastaba.games.cursed_tomb.refusing import no
from mastaba.games.cursed_tomb.spelling import COLOUR
from mastaba.games.cursed_tomb.steps import FOR_A_MOVE, Q_EXPLORE
from mastaba.games.cursed_tomb.trap import demand
from mastaba.kernel.contract import Refusal
from mastaba.kernel.questions import Question
from mastaba.kernel.verbs import Verb

TURN_TILE: Final[Verb] = Verb(2, "turn", rule="TOMB-EXPLORE-03")
NAME: Final[Verb] = Verb(3, "name", COLOUR, rule="TOMB-EXPLORE-06")
ENTER: Final[Verb] = Verb(4, "enter", rule="TOMB-CHAMBER-03")


def explore_moves(x: Descent, _seat: int) -> list[int]:
    """TOMB-EXPLORE-02, TOMB-EXPLORE-13: exactly one of these; nobody may pass."""
    out = [] if x.all_turned() else [m.bare(TURN_TILE)]
    out += [m.with_one(NAME, colour) for colour in known_colours(x)]
    if may_enter(x):
        out.append(m.bare(ENTER))
    return out


def known_colours(x: Descent) -> list[int]:
    """TOMB-EXPLORE-06, TOMB-EXPLORE-07, TOMB-EXPLORE-09, TOMB-EXPLORE-10: the colours of face-up
    tiles ahead of the own adventurer, each of them once."""
    here = x.at()
    if x.house.any_colour:
        return _reachable_colours(x)
    ahead = {colour for square, colour in x.face_up() if square > here}
    if not ahead and may_look_back(x):
        ahead = {colour for square, colour in x.face_up() if square < here}
    return sorted(ahead)


def may_look_back(x: Descent) -> bool:
    """TOMB-EXPLORE-08, TOMB-V2-09: with no tile face down and none ahead, the colours behind count;
    not for those who may only go forward."""
    here = x.at()
    ahead = any(square > here for square, _colour in x.face_up())
    return x.all_turned() and not ahead and not x.house.full_speed


def _reachable_colours(x: Descent) -> list[int]:
    """HO-05: any face-up colour that has a square in some direction open to the player."""
    ways = (TO_TOMB,) if x.house.full_speed else (TO_TOMB, TO_ENTRANCE)
    return [
        colour
        for colour in range(len(COLOURS))
        if any(x.next_square(x.at(), colour, way) != GONE for way in ways)
    ]


def check_explore(x: Descent, _seat: int, move: int) -> Refusal | None:
    if TURN_TILE.says(move):
        if x.all_turned():
            return no("TOMB-EXPLORE-03", "all-tiles-face-up")
        return None
    if ENTER.says(move):
        return check_enter(x)
    colour = m.first_of(move)
    if colour >= len(COLOURS):
        return no("TOMB-EXPLORE-06", "no-such-colour", colours=list(COLOURS))
    known = known_colours(x)
    if colour in known:
        return None
    if not known:
        rule = "TOMB-V2-09" if x.house.full_speed and x.all_turned() else "TOMB-EXPLORE-06"
        return no(rule, "no-colour-ahead", colour=colour)
    names = [COLOURS[other] for other in known]
    return no("TOMB-EXPLORE-07", "colour-not-ahead", colour=colour, colours=names)


def answer_explore(x: Descent, _seat: int, move: int) -> None:
    x.pop()
    if TURN_TILE.says(move):
        turn_tile(x)
    elif NAME.says(move):
        demand(x, m.first_of(move), FOR_A_MOVE)
    else:
        enter_tomb(x)


def turn_tile(x: Descent) -> None:
    """TOMB-EXPLORE-03, TOMB-EXPLORE-04, TOMB-EXPLORE-05, TOMB-EXPLORE-11, TOMB-EXPLORE-12: the
    face-down tile nearest to START, whoever stands where; it stays face up."""
    tile = x.tiles[x.turned]
    square = x.box.tile_squares[x.turned]
    x.turned += 1
    x.reveals += 1
    colour = x.box.tile_colours[tile]
    x.tell(told.TileTurned, "TOMB-EXPLORE-03", x.active, x.box.squares[square], tile, colour)
    demand(x, colour, FOR_A_MOVE)


def late_exploration(x: Descent) -> None:
    miss(x, ASK_EXPLORE)
    answer_explore(x, x.active, default_exploration(x, explore_moves(x, x.active)))


def default_exploration(x: Descent, moves: list[int]) -> int:
    """A new tile; else the known colour that leads farthest forward; else the tomb."""
    if m.bare(TURN_TILE) in moves:
        return m.bare(TURN_TILE)
    here = x.at()
    names = [move for move in moves if NAME.says(move)]
    forward = [
        (x.next_square(here, m.first_of(move), TO_TOMB), -m.first_of(move), move) for move in names
    ]
    ahead = [way for way in forward if way[0] != GONE]
    if ahead:
        return max(ahead)[2]
    if may_enter(x):
        return m.bare(ENTER)
    return max(names, key=lambda move: x.next_square(here, m.first_of(move), TO_ENTRANCE))


ASK_EXPLORE: Final[Question[Descent]] = Question(
    Q_EXPLORE,
    "explore",
    rule="TOMB-EXPLORE-02",
    verbs=(TURN_TILE, NAME, ENTER),
    seats=the_active,
    moves=explore_moves,
    check=check_explore,
    answer=answer_explore,
    late=late_exploration,
)
