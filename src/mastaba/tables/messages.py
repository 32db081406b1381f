"""What a table tells its viewers."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mastaba.kernel.contract import Caution
from mastaba.tables.sight import TableSight
from mastaba.tables.table import Saying


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Anything the server sends over a table's socket."""


class Welcome(Message, frozen=True, tag="welcome"):
    """Everything the viewer may see, as of entry `seq`."""

    seq: int
    seat: int | None
    table: TableSight
    view: Any
    at: int | None = None
    """The time of the table: whole milliseconds since the game began."""
    put_away: int | None = None
    """When the game is put away if nobody does anything here, in unix milliseconds, if that is
    soon."""


class Update(Message, frozen=True, tag="update"):
    """One more entry: what happened, merge patches (RFC 7396) of what the viewer sees, and when it
    was, in milliseconds since the game began.

    What was `said` goes to the end of the table's `sayings`; as many of the last ones are kept as
    there may be. `undone` is the seq of a move that was taken back: what it told never happened.
    """

    seq: int
    events: list[Any] = []
    table: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    at: int | None = None
    said: Saying | None = None
    undone: int | None = None


class Here(Message, frozen=True, tag="here"):
    """The seats whose people look at the table just now, from whatever eyes.

    In a game in real time `delays` says for each of them how many milliseconds its commands are
    under way, as the server has measured it and takes into account.
    """

    seats: list[int]
    delays: list[int] = []
    goes_on_in: int | None = None
    """Of a game that stands after an update, once somebody is back: in how many milliseconds it
    goes on without those who are not."""


class Accepted(Message, frozen=True, tag="accepted"):
    """The wish with this ticket is entry `seq` of the table, durably."""

    ticket: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """Why the wish with this ticket was not fulfilled; nothing has changed."""

    ticket: str
    key: str
    rule: str = ""
    facts: dict[str, Any] = {}


class Moves(Message, frozen=True, tag="moves"):
    """The legal moves of a seat, and what it may do at any time; nothing while the game stands."""

    ticket: str
    seq: int
    seat: int
    moves: list[str]
    asides: list[str]


class Preview(Message, frozen=True, tag="preview"):
    """What a move would surely do, and what to think of before making it.

    Where the move leads to more questions, the events go on as if they were answered with the moves
    that are `assumed`. `chances` is there when the move leads into a roll of the dice.
    """

    ticket: str
    seq: int
    move: str
    events: list[Any]
    assumed: list[str] = []
    chances: Any = None
    cautions: list[Caution] = []


class Insight(Message, frozen=True, tag="insight"):
    """What somebody who looks on from there could work out."""

    ticket: str
    seq: int
    seat: int | None
    insight: Any


class Hint(Message, frozen=True, tag="hint"):
    """The move that a bot would make."""

    ticket: str
    seq: int
    move: str
    bot: str


# --- a pull at the trap ---

PullState = Literal["building", "at-rest", "armed", "queued", "running", "ended"]
"""The trap is being built; it lies still; a hand may begin; it has to wait until the server has
time for it; it is in the bowl; the pull has ended, and the entry that says how is about to come."""


class PullNews(Message, frozen=True, tag="pull"):
    """How it stands at the trap, whenever that changes and after each `welcome`.

    `seat` pulls a stone of that `colour`; it is the pull with that `number`, as in the view.
    `limit` is the clock in milliseconds, reserve included, null without one; it starts with
    `running`. `ahead` are the pulls that wait longer. `verdict` is the referee's move.
    """

    state: PullState
    build: int
    number: int = 0
    seat: int | None = None
    colour: str = ""
    limit: int | None = None
    ahead: int = 0
    verdict: str = ""


class PullHappened(Message, frozen=True, tag="pull-event"):
    """Something that the referee saw: what, at which tick (240 a second since the pull was armed),
    and with which stone or the `sceptre`."""

    kind: str
    tick: int
    thing: str = ""


class PullWarning(Message, frozen=True, tag="pull-warning"):
    """So many seconds are left of the clock."""

    seconds: int


class StoneLie(msgspec.Struct, frozen=True):
    """How a stone of the demanded colour lies: `openness` from 0 to 1, `firmness` from 0 (free) to
    1 (held fast), what covers it, where it is as on a clock face (12 lies away from the player),
    the gap to the sceptre in millimetres, and the hours that its ways out lead to, the freest first
    (only while nothing moves)."""

    stone: str
    lies: Literal["open", "half", "deep"]
    openness: float
    firmness: float
    covers: list[str]
    hour: int
    place: Literal["middle", "between", "rim"]
    gap: float
    ways: list[int]


class PullLies(Message, frozen=True, tag="pull-lies"):
    """How the stones of the demanded colour lie, the most open first; a few times a second while
    they move."""

    stones: list[StoneLie]


class PullSaid(Message, frozen=True, tag="pull-said"):
    """What a commanded hand does and sees, as a message of the game's catalogues."""

    key: str
    facts: dict[str, Any] = {}


class Closing(Message, frozen=True, tag="closing"):
    """The connection ends: why, and whether coming back at once makes sense."""

    key: str
    again: bool = False
    facts: dict[str, Any] = {}
