"""Moments of real games for the tests of the browser client: each adds something new to be told.

Together they hold every event, every question and every verb that legal moves have, each with the
view it belongs to.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from mastaba.bots import BOT_STREAM, bot_named, decide
from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.calls import call_moves
from mastaba.games.run_run_run.chapters import COURSE
from mastaba.games.run_run_run.game import RunRunRun
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.chance import word
from mastaba.kernel.contract import Event, Option
from mastaba.kernel.telling import Told
from tests.catalogues import refusal_calls
from tests.conformance.numbered import asked_in

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "run-run-run" / "recorded.json"

GAMES: Final[tuple[tuple[int, dict[str, Option]], ...]] = (
    (2, {}),
    (4, {"chooseCats": True, "optionalMechanisms": True, "foeOrder": "active"}),
    (3, {"heldByCat": True, "lostHeartAdvances": True, "recycleTokens": True, "level": "kitten"}),
    (1, {"level": "kitten", "zeroDiceFight": True}),
)
"""Seats and options that bring up what the plain game rarely has."""

SEEDS: Final = (
    (0, 0),
    (0, 1),
    (0, 2),
    (0, 3),
    (1, 1),
    (2, 1),
    (3, 0),
    (3, 1),
    (4, 0),
    (5, 2),
    (8, 1),
    (52, 3),
    (55, 1),
    (75, 2),
    (123, 1),
    (3645, 0),
)
"""Seeds that bring something new, each with the number of its entry in GAMES."""

NEVER_BY_CHANCE: Final = {"event tokens-recycled"}
"""All 17 tokens would have to be drawn and used up."""


class Moment(msgspec.Struct, frozen=True):
    """What one seat hears and sees after a move, and examples of what it may do next."""

    seat: int
    events: list[Told]
    view: Any
    moves: list[str]


class Recorded(msgspec.Struct, frozen=True):
    """The fixture: moments, the printed components, and what each refusal speaks of."""

    moments: list[Moment]
    box: Any
    refusals: dict[str, list[str]]


def record() -> bytes:
    wanted = (
        {f"event {kind.__struct_config__.tag}" for kind in happened.TELLING.kinds}
        | {f"ask {question}" for question in asked_in(COURSE)}
        | {f"move {verb}" for verb in VOCABULARY.by_name}
    ) - NEVER_BY_CHANCE
    moments: list[Moment] = []
    for seed, entry in SEEDS:
        seats, options = GAMES[entry]
        _collect(GAME.begin(seats, seed, options), seed, wanted, moments)
    if wanted:
        raise AssertionError(f"find seeds for: {', '.join(sorted(wanted))}")
    return _written(moments)


def _collect(game: RunRunRun, seed: int, wanted: set[str], moments: list[Moment]) -> None:
    bot = bot_named("random" if seed % 2 else "scout", GAME.name)
    events: list[Event] = [*game.told]
    turn = 0
    while True:
        _keep(game, events, wanted, moments)
        waiting = game.waiting_seats()
        if not waiting or not wanted:
            return
        seat = waiting[0]
        turn += 1
        pointing = wanted & {"event hex-marked", "event hex-unmarked"}
        if pointing and (asides := game.asides(seat)):
            events = game.play(seat, asides[0])
        elif "event cat-called" in wanted and (calls := call_moves(game)):
            events = game.play(seat, calls[0])
        else:
            events = game.play(seat, decide(bot, game, seat, word(seed, BOT_STREAM, turn)))


def _keep(game: RunRunRun, events: list[Event], wanted: set[str], moments: list[Moment]) -> None:
    """Keep the moment if it has anything that no earlier one had."""
    seat = (game.waiting_seats() or [0])[0]
    told = [happened.TELLING.tell(event, seat, game.box) for event in events]
    by_verb = {VOCABULARY.verb(move).name: move for move in [*game.moves(seat), *game.asides(seat)]}
    new_events = [one for one in told if f"event {one.__struct_config__.tag}" in wanted]
    new_moves = [move for verb, move in by_verb.items() if f"move {verb}" in wanted]
    new_questions = {f"ask {one.question}" for one in game.waiting()} & wanted
    if not (new_events or new_moves or new_questions):
        return
    wanted -= {f"event {one.__struct_config__.tag}" for one in new_events}
    wanted -= {f"move {VOCABULARY.verb(move).name}" for move in new_moves}
    wanted -= new_questions
    moves = [GAME.text(move) for move in new_moves]
    moments.append(Moment(seat, new_events, game.view(seat), moves))


def _written(moments: list[Moment]) -> bytes:
    refusals = {call.key: sorted(call.facts) for call in refusal_calls()}
    recorded = Recorded(moments, GAME.components(), dict(sorted(refusals.items())))
    return msgspec.json.encode(recorded) + b"\n"


def regenerate() -> None:
    FILE.write_bytes(record())
