"""A game told again by its rules: what its film must tell as well."""

from __future__ import annotations

from mastaba.kernel import log as logs
from mastaba.kernel.contract import EVERYBODY, Seat
from mastaba.tables import entries as e
from mastaba.tables.archive import Frame, players
from mastaba.tables.sight import patch
from mastaba.tables.table import Table


def frames(table: Table, eyes: Seat | None, first: int = 0) -> list[Frame]:
    game = table.game
    state = game.begin(len(table.chairs), table.seed, table.options)
    seen = state.view(eyes)
    told = [game.tell(event, eyes) for event in game.opening(state)]
    found = [Frame(0, 0, None, told, patch(None, seen))]
    for number, (moved, at) in enumerate(zip(table.moves, table.move_times, strict=True), 1):
        if isinstance(moved, e.Ticked):
            happened = table.let_pass(state, at)
        else:
            happened = state.play(moved.seat, game.parse(moved.move), at)
        old, seen = seen, state.view(eyes)
        known = moved.move if moved.seat < 0 or eyes in (moved.seat, EVERYBODY) else ""
        told = [game.tell(event, eyes) for event in happened]
        view = patch(None if number == first else old, seen)
        found.append(Frame(number, at, moved.seat, told, view, known))
    return found[first:]


def log(table: Table) -> logs.Log:
    recording = logs.Recording(
        table.game, len(table.chairs), table.seed, table.options, players(table)
    )
    for moved, at in zip(table.moves, table.move_times, strict=True):
        if isinstance(moved, e.Ticked):
            table.let_pass(recording, at)
        else:
            recording.play(moved.seat, table.game.parse(moved.move), at)
    return recording.log
