"""Tables with a trap of stones, where physics judges what a hand does."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from mastaba.kernel.contract import REFEREE, Game, Option, Seat
from mastaba.tables import entries as e

if TYPE_CHECKING:
    from mastaba.games.cursed_tomb import CursedTomb
    from mastaba.tables.store import Store
    from mastaba.tables.table import Table

_TRAP: Final = "trap"
STUCK: Final = "stuck"
"""TOMB-DT-33: the move of those who want a pull to begin again."""
PUBLIC_CLOCK: Final = 45
"""TOMB-DT-28: seconds for a pull at a public table that has not chosen otherwise."""
AGREEMENTS: Final = 2
"""TOMB-DT-33: so often in a game bots agree; a trap that is no good is built anew by then."""
STANDS_IN: Final = "medium"
"""Whoever is away, or lets a bot pull, neither wins nor loses by the hand that comes instead."""
ABSENT: Final = 2
"""TOMB-DT-30: so many time-outs in a row, and a bot acts for the seat."""


def fresh_secret() -> bytes:
    return secrets.token_bytes(32)


def fresh_luck() -> bytes:
    """The tremor of a hand that moves by itself, and what it chooses."""
    return secrets.token_bytes(16)


async def trap_secret(store: Store, table_id: str) -> bytes:
    """TOMB-DT-06: makes the seeds of all builds; nobody may know it before the game is over."""
    return await store.secret(secret_name(table_id), fresh_secret)


def secret_name(table_id: str) -> str:
    """Under which the store keeps it."""
    return f"trap of {table_id}"


def has_trap(game: Game, options: Mapping[str, Option]) -> bool:
    """Whether the game with these options needs a referee who knows physics."""
    return _TRAP in game.choices and game.options(options)[_TRAP] == "physics"


def stand_in(game: Game) -> str:
    """The bot that plays for people where hands differ; "": whichever was asked for."""
    return STANDS_IN if _TRAP in game.choices else ""


def with_defaults(game: Game, options: dict[str, Option], public: bool) -> dict[str, Option]:
    """TOMB-DT-28, TOMB-END-05: at public tables nobody waits for ever; a private game takes as long
    as it takes. What was chosen otherwise stays."""
    if public and has_trap(game, options):
        return {"pullClock": PUBLIC_CLOCK, **options}
    if not public and _TRAP in game.choices:
        return {"rounds": None, **options}
    return options


class Asked(msgspec.Struct, frozen=True):
    """The pull that the game waits for. `limit` is the clock in milliseconds, reserve included."""

    seat: Seat
    colour: int
    colour_name: str
    number: int
    voids: int
    touched: bool
    limit: int | None


def is_same(one: Asked, other: Asked) -> bool:
    """Whether both are about one pull, from the same trap as before it."""
    return (one.number, one.voids, one.seat) == (other.number, other.voids, other.seat)


def asked_pull(state: Any) -> Asked | None:
    """What the referee is asked to judge now."""
    from mastaba.games.cursed_tomb.box import COLOURS
    from mastaba.games.cursed_tomb.clocks import pull_clock

    if REFEREE not in state.waiting_seats():
        return None
    tomb = cast("CursedTomb", state)
    clock = pull_clock(tomb)
    return Asked(
        seat=tomb.active,
        colour=tomb.demanded,
        colour_name=COLOURS[tomb.demanded],
        number=tomb.pulls,
        voids=tomb.voids,
        touched=tomb.touched,
        limit=clock + tomb.reserve[tomb.active] if clock else None,
    )


def builds(state: Any) -> int:
    """How often the trap was built so far, as the rules count it."""
    return cast("CursedTomb", state).builds


def stones_left(state: Any) -> tuple[int, ...]:
    """The stones in the bowl, as the rules know them."""
    tomb = cast("CursedTomb", state)
    return tuple(stone for stone in range(tomb.box.stones) if tomb.bowl >> stone & 1)


def is_still_poured(table: Table) -> bool:
    """Whether a colour is to be chosen, and nobody can see yet how the stones will lie. It goes on
    as soon as they do."""
    from mastaba.games.cursed_tomb.steps import Q_EXPLORE

    return (
        table.with_trap
        and cast("CursedTomb", table.state).question() == Q_EXPLORE
        and not trap_in_sight(table)
    )


def trap_in_sight(table: Table) -> bytes:
    """How the trap lies for all who look; nothing while there is none, or it is being built."""
    if not table.with_trap or table.trap is None or table.trap.build != builds(table.state):
        return b""
    return table.trap.trap


def hand_may_be_commanded(state: Any) -> bool:
    """TOMB-DT-48: whether words may lead a hand; a tournament may want fingers only."""
    return cast("CursedTomb", state).house.commanded_hand


def bots_to_agree(table: Table) -> list[Seat]:
    """TOMB-DT-33: bots call a pull stuck once all people have, so that all players can agree. They
    do not get tired of losing, so they agree only so often; and no bot agrees for a person."""
    tomb = cast("CursedTomb", table.state)
    quiet = [seat for seat in tomb.players() if not tomb.stuck >> seat & 1]
    if not tomb.stuck or any(table.chairs[seat].person for seat in quiet):
        return []
    # Bots agree one after the other: when the last one has, all have.
    agreed = sum(
        isinstance(one, e.Moved) and one.seat == quiet[-1] and one.move == STUCK
        for one in table.moves
    )
    return quiet if agreed < AGREEMENTS else []


def absent_seats(table: Table) -> list[Seat]:
    """TOMB-DT-30: seats whose second time-out in a row was just now."""
    before = getattr(table.previous, "time_outs", None)
    if before is None or table.previous is table.state:
        return []
    return [
        seat
        for seat, count in enumerate(table.state.time_outs)
        if before[seat] < ABSENT <= count
        and table.chairs[seat].person
        and not table.chairs[seat].bot
    ]
