"""Chapter MOVE: forward, backward or stay, and what arriving on a square sets off."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.cursed_tomb import events as told
from mastaba.games.cursed_tomb import moves as m
from mastaba.games.cursed_tomb.box import COLOURS, TO_ENTRANCE, TO_TOMB
from mastaba.games.cursed_tomb.clocks import miss
from mastaba.games.cursed_tomb.curse import meet_mummy
from mastaba.games.cursed_tomb.descent import GONE, Descent, the_active
from mastaba.games.cursed_tomb.mummy import activate
from mastaba.games.cursed_tomb.refusing import no
from mastaba.games.cursed_tomb.scarabs import find_scarab
from mastaba.games.cursed_tomb.steps import OFFER_MOVE, Q_MOVE
from mastaba.kernel.contract import Refusal
from mastaba.kernel.questions import Question, Step
from mastaba.kernel.verbs import Verb

FORWARD: Final[Verb] = Verb(5, "forward", rule="TOMB-MOVE-03")
BACKWARD: Final[Verb] = Verb(6, "backward", rule="TOMB-MOVE-03")
STAY: Final[Verb] = Verb(7, "stay", rule="TOMB-MOVE-08")

_DIRECTIONS: Final = {FORWARD: TO_TOMB, BACKWARD: TO_ENTRANCE}


def destination(x: Descent, verb: Verb) -> int:
    """TOMB-MOVE-03, TOMB-MOVE-11: the next square of the colour that way, also across GATE."""
    if verb is BACKWARD and x.house.full_speed:
        return GONE
    return x.next_square(x.at(), x.demanded, _DIRECTIONS[verb])


def offer_move(x: Descent) -> None:
    """TOMB-MOVE-01, TOMB-MOVE-07: a choice with one answer is made by itself."""
    ways = move_moves(x, x.active)
    x.plan(Q_MOVE)
    if len(ways) == 1:
        x.tell(told.ForcedChoice, "TOMB-MOVE-06", x.active, "move")
        answer_move(x, x.active, ways[0])


STEP_OFFER_MOVE: Final[Step[Descent]] = Step(OFFER_MOVE, "offer-move", offer_move)


def move_moves(x: Descent, _seat: int) -> list[int]:
    """TOMB-MOVE-02, TOMB-MOVE-06, TOMB-MOVE-08, TOMB-V2-04: the ways that lead somewhere; staying
    is always possible unless the house says otherwise (HO-03)."""
    out = [m.bare(verb) for verb in _DIRECTIONS if destination(x, verb) != GONE]
    if not out or not x.house.must_move:
        out.append(m.bare(STAY))
    return out


def check_move(x: Descent, seat: int, move: int) -> Refusal | None:
    if move in move_moves(x, seat):
        return None
    if STAY.says(move):
        return no("TOMB-MOVE-08", "must-move", colour=x.demanded)
    if BACKWARD.says(move) and x.house.full_speed:
        return no("TOMB-V2-04", "only-forward")
    way = "forward" if FORWARD.says(move) else "backward"
    return no("TOMB-MOVE-06", "no-square-that-way", colour=x.demanded, way=way)


def answer_move(x: Descent, _seat: int, move: int) -> None:
    """TOMB-MOVE-08: staying is no arrival and sets off nothing (TOMB-SCARAB-05)."""
    x.pop()
    if STAY.says(move):
        nowhere = all(destination(x, way) == GONE for way in _DIRECTIONS)
        rule = "TOMB-MOVE-07" if nowhere else "TOMB-MOVE-08"
        x.tell(told.AdventurerStayed, rule, x.active, x.at())
        return
    forward = FORWARD.says(move)
    start, to = x.at(), destination(x, FORWARD if forward else BACKWARD)
    x.tell(told.AdventurerMoved, "TOMB-MOVE-03", x.active, start, to, forward)
    arrive(x, to, forward)


def arrive(x: Descent, to: int, forward: bool) -> None:
    """TOMB-MOVE-09, TOMB-MOVE-12, TOMB-MOVE-13, TOMB-MUMMY-15: scarab, curse, heads, in this order;
    only the square of arrival counts, so the mummy may be passed (TOMB-CURSE-01); she is met only
    on the way to the tomb (TOMB-CURSE-03). TOMB-V2-03, TOMB-V2-06: without her and scarabs nothing
    counts.
    """
    x.pawns[x.active] = to
    if x.house.full_speed:
        return
    cursed = forward and to == x.mummy
    if x.box.scarab_squares[to]:
        find_scarab(x, cursed)
    elif cursed:
        meet_mummy(x, x.active, "TOMB-CURSE-02")
    heads = x.heads_at(to)
    if heads:
        activate(x, heads)


def late_move(x: Descent) -> None:
    miss(x, ASK_MOVE)
    answer_move(x, x.active, default_move(move_moves(x, x.active)))


def default_move(moves: list[int]) -> int:
    """Forward if that leads somewhere, else the adventurer stays (or goes where it must)."""
    for verb in (FORWARD, STAY):
        if m.bare(verb) in moves:
            return m.bare(verb)
    return moves[0]


def move_facts(x: Descent) -> dict[str, Any]:
    ways = {"forward": destination(x, FORWARD), "backward": destination(x, BACKWARD)}
    names = {way: "" if to == GONE else x.box.squares[to] for way, to in ways.items()}
    return {"colour": COLOURS[x.demanded], **names}


ASK_MOVE: Final[Question[Descent]] = Question(
    Q_MOVE,
    "move",
    rule="TOMB-MOVE-02",
    verbs=(FORWARD, BACKWARD, STAY),
    seats=the_active,
    moves=move_moves,
    check=check_move,
    answer=answer_move,
    facts=move_facts,
    late=late_move,
)
