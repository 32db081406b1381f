"""What is written down about a table: one entry for each thing that was accepted, in order.

The entries *are* the table; everything else about it is worked out from them. What people call
themselves and what they say is kept apart from their entries, by the same `seq`: so it can be
forgotten, and the game stays. Entries from before that was so have it in their bodies.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

import msgspec

from mastaba.kernel.contract import CLOCK, Option
from mastaba.kernel.log import TICK
from mastaba.tables.store import Stored

Origin = Literal["", "verified", "unverified"]
"""Of a game that somebody brought as a file: whether every move of it was played again here."""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that was accepted at a table. `by` is the person who did it, or ""."""

    by: str


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened; nobody sits at it yet."""

    game: str
    code: str
    seats: int
    public: bool
    options: dict[str, Option]
    after: str = ""
    """The table this is a rematch of."""
    lesson: str = ""
    """The lesson that is played here; it fixes the seed."""
    imported: Origin = ""


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    name: str = ""
    """Among the words."""


class SatBot(Entry, frozen=True, tag="sat-bot"):
    seat: int
    bot: str


class Stood(Entry, frozen=True, tag="stood"):
    """A seat became free, whoever or whatever sat there."""

    seat: int


class Chose(Entry, frozen=True, tag="chose"):
    """The host changed the options."""

    options: dict[str, Option]


class Readied(Entry, frozen=True, tag="readied"):
    ready: bool


class Hastened(Entry, frozen=True, tag="hastened"):
    """The host did not wait for the others: everybody counts as ready."""


class Started(Entry, frozen=True, tag="started"):
    """The game began, with all its options: so defaults may change later.

    Entries from before that was so have no options here, those that were chosen count; and without
    editions, it is the first of everything that is in play.
    """

    seed: int
    options: dict[str, Option] = {}
    editions: dict[str, int] = {}
    """By which rules, for each part of the game that is in play."""
    box_parts: dict[str, str] = {}
    """For each part of the box that is in play, a digest of its values."""
    commitment: str = ""
    """What was shown of the seed beforehand, if anything was."""
    variant: str = ""
    """The name of the variant, if it is none of the box."""


class Moved(Entry, frozen=True, tag="moved"):
    """A move was made. `ticket` is the client's own number for it, so that twice is once.

    `trap` is how the trap lies after the referee's verdict, if it stays as it is.
    """

    seat: int
    move: str
    ticket: str = ""
    trap: bytes = b""


class Ticked(Entry, frozen=True, tag="ticked"):
    """The game's timer has run out: its clock moves."""

    seat: ClassVar[int] = CLOCK
    move: ClassVar[str] = TICK


class Served(Entry, frozen=True, tag="served"):
    """Nothing has happened for a second, but a server sees to it that time passes here."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """No server has seen to the table since the entry before: that time was not played."""


class Laid(Entry, frozen=True, tag="laid"):
    """The trap lies like this now: it was built for the `build`th time, or put back after something
    fell by itself. `seed` is that of the build."""

    build: int
    trap: bytes
    seed: bytes
    physics: int = 1
    """The edition of the physics by which it rests."""
    after_update: Literal["", "kept", "poured"] = ""
    """It had come to rest by another physics: it has stayed as it was, or had to be poured anew."""


class CarriedOver(Entry, frozen=True, tag="carried-over"):
    """The game goes on by other rules than before, from its snapshot after the entry `from_seq`.

    The entries since then were played again by these rules, but for those that are `dropped`: the
    first that was refused or led elsewhere, and what followed. They stay where they are and do not
    count. `not_played` are the milliseconds since the start that do not count from here on.
    """

    from_seq: int
    from_editions: dict[str, int]
    to_editions: dict[str, int]
    box_parts: dict[str, str]
    options: dict[str, Option]
    not_played: int
    dropped: list[int] = []
    new_box: bool = False
    """The values of the box have changed, and not only the rules."""


class TookBack(Entry, frozen=True, tag="took-back"):
    """The last move was taken back; nothing had been revealed by it."""

    seat: int


ABANDONED: Final = "abandoned"
"""Nobody has taken up the game again that was put away."""
ENDED_BY_UPDATE: Final = "ended-by-update"
"""The rules of today cannot read what those have left that played the game."""


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over, by the move before or by one of the causes above; the seats that won it
    (none, one, or all)."""

    winners: list[int]
    cause: str


class PutAway(Entry, frozen=True, tag="put-away"):
    """Nobody has played for a long time. The game can be taken up again until then, in unix
    milliseconds."""

    until: int


class TakenUp(Entry, frozen=True, tag="taken-up"):
    """Somebody plays on; the time in which the game was put away does not count."""


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays on for somebody who is missing; the seat stays theirs."""

    seat: int
    bot: str


class CameBack(Entry, frozen=True, tag="came-back"):
    seat: int


class Said(Entry, frozen=True, tag="said"):
    """`name` and `text` are among the words."""

    name: str = ""
    text: str = ""
    ticket: str = ""


class PlayedAgain(Entry, frozen=True, tag="played-again"):
    """A rematch was opened at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | SatBot
    | Stood
    | Chose
    | Readied
    | Hastened
    | Started
    | CarriedOver
    | Moved
    | Ticked
    | Served
    | Resumed
    | Laid
    | TookBack
    | Ended
    | PutAway
    | TakenUp
    | StoodIn
    | CameBack
    | Said
    | PlayedAgain
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder: Final = msgspec.json.Encoder()


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    return _decoder.decode(body)


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """What of an entry people have put into words."""

    name: str = ""
    text: str = ""


_words: Final = msgspec.json.Decoder(Words)
_WORDLESS: Final = Words()


def stored(table: str, seq: int, at: int, entry: AnyEntry) -> Stored:
    """An entry as it is written down."""
    words, bare = _WORDLESS, entry
    if type(entry) is Sat:
        words, bare = Words(entry.name), msgspec.structs.replace(entry, name="")
    elif type(entry) is Said:
        words = Words(entry.name, entry.text)
        bare = msgspec.structs.replace(entry, name="", text="")
    apart = b"" if words == _WORDLESS else _encoder.encode(words)
    return Stored(table, seq, at, encode(bare), apart)


def entry_of(stored: Stored) -> AnyEntry:
    """The entry that was written down; without words, if those are forgotten."""
    entry = decode(stored.body)
    if not stored.words:
        return entry
    words = _words.decode(stored.words)
    if type(entry) is Sat:
        return msgspec.structs.replace(entry, name=words.name)
    if type(entry) is Said:
        return msgspec.structs.replace(entry, name=words.name, text=words.text)
    return entry
