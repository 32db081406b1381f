"""What the person in a seat may ask before moving: what is possible, and what it would do."""

from __future__ import annotations

import msgspec

from mastaba.bots import bot_names
from mastaba.kernel.contract import Seat
from mastaba.tables.messages import Insight, Moves, Preview
from mastaba.tables.sight import told
from mastaba.tables.table import NotPossible, Table


def legal_moves(table: Table, person: str, seat: Seat, ticket: str, at: int) -> Moves:
    """Every legal move of the person's seat, and what it may do at any time; nothing while the
    game stands."""
    table.check_in_play(person, seat)
    told = Moves(ticket=ticket, seq=table.seq, seat=seat, moves=[], asides=[])
    if table.stands:
        return told
    state = table.state_at(at)
    text = table.game.text
    return msgspec.structs.replace(
        told,
        moves=[text(move) for move in state.moves(seat)],
        asides=[text(move) for move in state.asides(seat)],
    )


def preview(table: Table, person: str, seat: Seat, move: str, ticket: str, at: int) -> Preview:
    """What a legal move would surely do, as far as the seat can know."""
    table.check_in_play(person, seat)
    table.check_move(seat, move, at)
    state = table.state_at(at)
    parsed = table.game.parse(move)
    foreseen = table.game.preview(state, seat, parsed)
    return Preview(
        ticket=ticket,
        seq=table.seq,
        move=table.game.text(parsed),
        # With a stranger's eyes: the cards it would draw are dreamt up, only their number is sure.
        events=told(table, foreseen.events, None),
        assumed=[table.game.text(answer) for answer in foreseen.assumed],
        chances=foreseen.chances,
        cautions=list(table.game.cautions(state, seat, parsed)),
    )


def insight(table: Table, person: str, seat: Seat | None, ticket: str) -> Insight:
    """What the person could work out from a seat of theirs, or anybody as a spectator (None)."""
    if seat is None:
        table.check_begun()
    else:
        table.check_in_play(person, seat)
    return Insight(ticket, table.seq, seat, table.game.insight(table.state, seat))


def adviser(table: Table, person: str, seat: Seat, bot: str, at: int) -> str:
    """The bot that gives the seat a hint: the one asked for, or the best there is."""
    table.check_in_play(person, seat)
    names = bot_names(table.game.name)
    if bot and bot not in names:
        raise NotPossible("no-such-bot", bot=bot, reason=f"there is: {', '.join(names)}")
    if seat not in table.state_at(at).waiting_seats():
        raise NotPossible("not-asked", seat=seat)
    return bot or names[-1]
