"""What a viewer of a table sees, and how little of it has to be sent when something changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from mastaba.kernel.contract import EVERYBODY, Event, Option, Seat
from mastaba.kernel.editions import changes
from mastaba.tables.entries import Origin
from mastaba.tables.table import ABANDONED, FINISHED, LOBBY, RUNNING, SAYINGS_KEPT, Saying, Table


class ChairSight(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `away`: its person is missing and a bot plays on."""

    seat: int
    name: str
    bot: str
    taken: bool
    ready: bool
    away: bool


class UpdateSight(msgspec.Struct, frozen=True):
    """What an update of the server has changed about a game under way, with entry `seq`.

    `parts` of the game are played by another edition now, and of each edition since then there is a
    message in the game's catalogue: `changes`. `dropped` entries do not count any more: all but
    talk from the entry `dropped_from` until `dropped_until`. The bowl of a trap was `kept` as it
    lay, or `poured` anew, for it had come to rest by another physics.
    """

    seq: int
    parts: list[str]
    changes: list[str]
    new_box: bool
    dropped: int
    dropped_from: int
    dropped_until: int
    bowl: Literal["", "kept", "poured"]


class TableSight(msgspec.Struct, frozen=True):
    """All about a table but the game itself; the same for everybody but for `mine`.

    `options` has every option of the game: one that is null may be missing after a patch, so a
    missing one must mean null and not the default.
    """

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
    sayings: Annotated[list[Saying], Meta(max_length=SAYINGS_KEPT)]
    after: str
    rematch: str
    lesson: str
    undecided: Literal["", "abandoned", "ended-by-update"] = ""
    """Why a game is over that nobody has won or lost."""
    kept_until: int = 0
    """Of a game that was put away: until when it can be taken up again, in unix milliseconds."""
    imported: Origin = ""
    """Somebody has brought the game as a file: whether every move of it was played again here."""
    watch_only: bool = False
    """Of a game that is over: other rules than those of today have played it, or a part of it. It
    can be watched; whatever needs rules (debrief, hints, verification) is not offered."""
    stands: bool = False
    """A game in real time stands after an update: it goes on once all who are there are ready."""
    update: UpdateSight | None = None


def table_sight(table: Table, person: str) -> TableSight:
    mine = table.played_by(person)
    return TableSight(
        id=table.id,
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        public=table.public,
        options=_every_option(table),
        chairs=[
            ChairSight(
                seat=seat,
                name=chair.name,
                bot=chair.bot,
                taken=bool(chair.person),
                ready=chair.ready,
                away=bool(chair.person and chair.bot) and not table.is_adopted(seat),
            )
            for seat, chair in enumerate(table.chairs)
        ],
        mine=mine,
        host=bool(person) and person == table.host,
        can_take_back=table.taker_back() in mine,
        sayings=table.sayings,
        after=table.after,
        rematch=table.rematch,
        lesson=table.lesson,
        undecided=table.undecided,
        kept_until=table.kept_until if table.phase == ABANDONED else 0,
        imported=table.imported,
        watch_only=table.watch_only,
        stands=table.stands,
        update=_update(table),
    )


def _update(table: Table) -> UpdateSight | None:
    """What the last update has changed, as long as the game is under way."""
    carried, bowl = table.carried, "" if table.trap is None else table.trap.after_update
    if table.phase != RUNNING or not (carried or bowl):
        return None
    dropped = carried.dropped if carried else []
    before = carried.from_editions if carried else {}
    now = carried.to_editions if carried else {}
    return UpdateSight(
        seq=max(table.carried_at, table.laid_at if bowl else 0),
        parts=[part for part, edition in now.items() if before.get(part, edition) != edition],
        changes=changes(before, now),
        new_box=carried is not None and carried.new_box,
        dropped=len(dropped),
        dropped_from=dropped[0] if dropped else 0,
        dropped_until=table.carried_at if dropped else 0,
        bowl=bowl,
    )


def _every_option(table: Table) -> dict[str, Option]:
    choices = table.game.choices.items()
    return {name: table.options.get(name, values[0]) for name, values in choices}


def game_sight(table: Table, seat: Seat | None) -> Any:
    """The game as the seat may see it; all hands open only when it is over. Of one that other rules
    have played, what was seen last."""
    if table.phase == LOBBY:
        return None
    if table.is_retired:
        return table.last_views.get(seat)
    if seat == EVERYBODY and table.phase != FINISHED:
        raise PermissionError("all hands are open only after the game")
    return table.state.view(seat)


def told(table: Table, events: Sequence[Event], seat: Seat | None) -> list[msgspec.Struct]:
    return [table.game.tell(event, seat) for event in events]


def patch(old: msgspec.Struct | None, new: msgspec.Struct | None) -> dict[str, Any] | None:
    """A JSON merge patch (RFC 7396) from the one sight to the other; None: nothing changed.

    Such patches replace lists whole, and a sight is a flat struct of lists, numbers and one or two
    small objects, so comparing its fields is all there is to do.
    """
    if new is None:
        return None
    after = msgspec.structs.asdict(new)
    if old is None:
        return after
    return merge_patch(msgspec.structs.asdict(old), after)


def merge_patch(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any] | None:
    """The same for the fields of sights."""
    changes = {
        field: _change(before.get(field), value)
        for field, value in after.items()
        if field not in before or before[field] != value
    }
    gone = dict.fromkeys(field for field in before if field not in after)
    return {**gone, **changes} or None


def _change(old: Any, new: Any) -> Any:
    """The patch of one field: what is gone from an object must be named with null."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**dict.fromkeys(old.keys() - new.keys()), **new}
    return new
