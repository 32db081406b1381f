"""What a table tells its viewers."""

from __future__ import annotations

from typing import Any

import msgspec

from mastaba.kernel.contract import Caution
from mastaba.tables.sight import TableSight


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Anything the server sends over a table's socket."""


class Welcome(Message, frozen=True, tag="welcome"):
    """Everything the viewer may see, as of entry `seq`."""

    seq: int
    seat: int | None
    table: TableSight
    view: Any


class Update(Message, frozen=True, tag="update"):
    """One more entry: what happened, and merge patches (RFC 7396) of what the viewer sees."""

    seq: int
    events: list[Any] = []
    table: dict[str, Any] | None = None
    view: dict[str, Any] | None = None


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
    """The legal moves of a seat, and what it may do at any time."""

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


class Closing(Message, frozen=True, tag="closing"):
    """The connection ends: why, and whether coming back at once makes sense."""

    key: str
    again: bool = False
    facts: dict[str, Any] = {}
