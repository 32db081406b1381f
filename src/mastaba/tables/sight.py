"""What a viewer of a table sees, and how little of it has to be sent when something changes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import is_not
from typing import Any

import msgspec

from mastaba.kernel.contract import EVERYBODY, Event, Option, Seat
from mastaba.tables.table import FINISHED, LOBBY, Saying, Table


class ChairSight(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `away`: its person is missing and a bot plays on."""

    seat: int
    name: str
    bot: str
    taken: bool
    ready: bool
    away: bool


class TableSight(msgspec.Struct, frozen=True):
    """All about a table but the game itself; the same for everybody but for `mine`."""

    id: str
    code: str
    game: str
    phase: str
    public: bool
    options: dict[str, Option]
    chairs: list[ChairSight]
    mine: list[int]
    host: bool
    can_take_back: bool
    sayings: list[Saying]
    after: str
    rematch: str


def table_sight(table: Table, person: str) -> TableSight:
    mine = table.seats_of(person)
    return TableSight(
        id=table.id,
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        public=table.public,
        options=table.options,
        chairs=[
            ChairSight(
                seat=seat,
                name=chair.name,
                bot=chair.bot,
                taken=bool(chair.person),
                ready=chair.ready,
                away=bool(chair.person and chair.bot),
            )
            for seat, chair in enumerate(table.chairs)
        ],
        mine=mine,
        host=bool(person) and person == table.host,
        can_take_back=_can_take_back(table, mine),
        sayings=table.sayings,
        after=table.after,
        rematch=table.rematch,
    )


def table_sight_after_move(table: Table, last: TableSight) -> TableSight:
    """What somebody sees who saw `last`, if there were only moves since."""
    can_take_back = _can_take_back(table, last.mine)
    if (table.phase, can_take_back) == (last.phase, last.can_take_back):
        return last
    return msgspec.structs.replace(last, phase=table.phase, can_take_back=can_take_back)


def _can_take_back(table: Table, mine: Sequence[Seat]) -> bool:
    return any(table.can_take_back(seat) for seat in mine)


def game_sight(table: Table, seat: Seat | None) -> msgspec.Struct | None:
    """The game as the seat may see it; all hands open only when it is over."""
    return game_sights(table, [seat])[seat]


def game_sights(
    table: Table, seats: Sequence[Seat | None]
) -> dict[Seat | None, msgspec.Struct | None]:
    """The game as each of the seats may see it; what they share is worked out once."""
    if table.phase == LOBBY:
        return dict.fromkeys(seats)
    if EVERYBODY in seats and table.phase != FINISHED:
        raise PermissionError("all hands are open only after the game")
    return dict(zip(seats, table.state.views(seats), strict=True))


def told(table: Table, events: Sequence[Event], seat: Seat | None) -> list[msgspec.Struct]:
    return [table.game.tell(event, seat) for event in events]


def told_to(
    table: Table, events: Sequence[Event], seats: Sequence[Seat | None]
) -> dict[Seat | None, list[msgspec.Struct]]:
    """What each of the seats hears; what is no secret is put into words once."""
    game = table.game
    heard: dict[Seat | None, list[msgspec.Struct]] = {seat: [] for seat in seats}
    for event in events:
        if game.is_secret(event):
            for seat, words in heard.items():
                words.append(game.tell(event, seat))
        else:
            same = game.tell(event, None)
            for words in heard.values():
                words.append(same)
    return heard


# --- what has changed ---


def patch(old: msgspec.Struct | None, new: msgspec.Struct | None) -> dict[str, Any] | None:
    """A JSON merge patch (RFC 7396) from the one sight to the other; None: nothing changed.

    Such patches replace lists whole, and a sight is a flat struct of lists, numbers and one or two
    small objects, so comparing its fields is all there is to do.
    """
    return Comparison().patch(old, new)


class Comparison:
    """Makes patches for several viewers of a table; what they share is compared once."""

    def __init__(self) -> None:
        # By identity: whoever compares holds on to the sights meanwhile.
        self._changes: dict[tuple[int, int], Any] = {}

    def patch(
        self, old: msgspec.Struct | None, new: msgspec.Struct | None
    ) -> dict[str, Any] | None:
        if new is None or old is new:
            return None
        fields = new.__struct_fields__
        if old is None:
            return dict(zip(fields, msgspec.structs.astuple(new), strict=True))
        olds, news = msgspec.structs.astuple(old), msgspec.structs.astuple(new)
        known, changes = self._changes, {}
        all_fields = zip(fields, olds, news, strict=True)
        for field, before, after in compress(all_fields, map(is_not, olds, news)):
            key = (id(before), id(after))
            if key not in known:
                known[key] = msgspec.UNSET if before == after else _change(before, after)
            change = known[key]
            if change is not msgspec.UNSET:
                changes[field] = change
        return changes or None


def _change(old: Any, new: Any) -> Any:
    """The patch of one field: what is gone from an object must be named with null."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**dict.fromkeys(old.keys() - new.keys()), **new}
    return new
