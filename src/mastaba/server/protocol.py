"""What goes over a table's socket: the client's messages, and those that the server adds to the
table's own (see `mastaba.tables.messages`)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from mastaba.tables.messages import (
    Accepted,
    Closing,
    Here,
    Hint,
    Insight,
    Message,
    Moves,
    Preview,
    PullHappened,
    PullLies,
    PullNews,
    PullSaid,
    PullWarning,
    Refused,
    Update,
    Welcome,
)
from mastaba.tables.wishes import AnyWish

Ticket = Annotated[str, Meta(min_length=1, max_length=64)]
"""The client's own name for what it asks; the answer carries it."""


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Anything a client sends over a table's socket."""


class Hello(FromClient, frozen=True, tag="hello"):
    """Look on from a seat that is mine, or as a spectator; `last_seq` is the last entry I have.

    May be said again at any time, to look on from another seat.
    """

    seat: int | None = None
    last_seq: Annotated[int, Meta(ge=0)] = 0


class SendWish(FromClient, frozen=True, tag="wish"):
    """Ask the table for something; answered by `accepted` or `refused`."""

    ticket: Ticket
    wish: AnyWish


class AskMoves(FromClient, frozen=True, tag="moves"):
    """Which moves are legal for my seat now?"""

    ticket: Ticket
    seat: int


class AskPreview(FromClient, frozen=True, tag="preview"):
    """What would this move surely do?"""

    ticket: Ticket
    seat: int
    move: str


class AskInsight(FromClient, frozen=True, tag="insight"):
    """What could I work out from my seat, or as a spectator (null)?"""

    ticket: Ticket
    seat: int | None = None


class AskHint(FromClient, frozen=True, tag="hint"):
    """Which move would a bot make in my seat? Without a name: the best bot there is."""

    ticket: Ticket
    seat: int
    bot: str = ""


class Hand(FromClient, frozen=True, tag="hand"):
    """A word to the hand that pulls, instead of where it should be (a binary message).

    `ready`: I see the trap, the clock may start. The others command a hand that moves by itself:
    choose a stone; push one that covers it towards an hour of the clock face; choose a way out, and
    a pace; pull; let go. Not answered; what comes of it is told to all.
    """

    do: Literal["ready", "choose", "push", "way", "pace", "pull", "let-go"]
    stone: Annotated[str, Meta(max_length=20)] = ""
    hour: Annotated[int, Meta(ge=0, le=12)] = 0
    way: Annotated[int, Meta(ge=0, le=9)] = 0
    pace: Literal["", "gentle", "normal", "bold"] = ""

    def words(self) -> str:
        """As the commanded hand is told; nothing for `ready`."""
        match self.do:
            case "ready":
                return ""
            case "choose":
                return f"choose {self.stone}"
            case "push":
                return f"push {self.stone} {self.hour}"
            case "way":
                return f"way {self.way + 1}"
            case "pace":
                return f"pace {self.pace}"
            case _:
                return self.do


class Ping(FromClient, frozen=True, tag="ping"):
    """Still there? Answered by `pong` with the same number."""

    n: int = 0


ClientMessage = Hello | SendWish | AskMoves | AskPreview | AskInsight | AskHint | Hand | Ping


class Pong(Message, frozen=True, tag="pong"):
    """`at` is the time of the table: whole milliseconds since the game began, null before."""

    n: int
    at: int | None = None


class Mistake(Message, frozen=True, tag="error"):
    """The last message could not be used; after several of them the connection is closed."""

    key: str
    message: str
    facts: dict[str, Any] = msgspec.field(default_factory=dict)


ServerMessage = (
    Welcome
    | Update
    | Here
    | Accepted
    | Refused
    | Moves
    | Preview
    | Insight
    | Hint
    | PullNews
    | PullHappened
    | PullWarning
    | PullLies
    | PullSaid
    | Closing
    | Pong
    | Mistake
)

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What the decoder raises for a message that makes no sense."""
encode = msgspec.json.Encoder().encode
