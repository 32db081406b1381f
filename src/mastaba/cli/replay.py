"""`mastaba replay`: a recorded game, told again and checked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from mastaba.cli.failing import fail
from mastaba.games import game_named
from mastaba.kernel.boxes import BoxError
from mastaba.kernel.contract import CLOCK, EVERYBODY, REFEREE, Event, Game, Outcome, Seat
from mastaba.kernel.log import Entry, Log, LogError, OtherEdition, opening, read, verified
from mastaba.kernel.log import replay as replayed
from mastaba.kernel.log_header import Header
from mastaba.kernel.rulebook import languages

FILMED: Final = (
    "; it brings its film: take it in on a server's page (Watch a replay, From a file) to watch it"
)


def replay(
    file: Annotated[Path, typer.Argument(help="The log of a game, a JSON Lines file.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this entry.")] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Check the digest after each entry.")
    ] = False,
    seat: Annotated[
        int | None, typer.Option(help="Tell what this seat saw; without it, all cards are open.")
    ] = None,
    lang: Annotated[str, typer.Option(help="The language of the story: en, fr or pl.")] = "en",
    box: Annotated[
        Path | None, typer.Option(help="The box.toml it was played with, if not the game's own.")
    ] = None,
    json: Annotated[
        bool, typer.Option("--json", help="As JSON Lines, for other programs.")
    ] = False,
) -> None:
    """Tell a recorded game again, entry by entry, all cards open or as one seat saw it."""
    try:
        log = read(file, lambda name: game_named(name, box))
        game = game_named(log.header.game, box)
        _check_request(log, game, to, seat, lang)
        eyes = EVERYBODY if seat is None else seat
        if json:
            _print_json(log, game, to, verify, eyes)
        else:
            _tell(log, game, to, verify, eyes, lang)
    except OtherEdition as error:
        fail(f"{file.name}: {error}{FILMED if error.log.film else ''}")
    except LogError as error:
        where = f"{file.name}: " if error.line else ""
        what = (
            "" if error.line > 1 else "; a log is what `mastaba watch --log` or a table has written"
        )
        fail(f"{where}{error}{what}")
    except BoxError as error:
        fail(f"--box {box}: {error}")
    if log.torn:
        line = len(log.entries) + 2
        warning = (
            f"{file.name}: line {line} is torn off and was left out; nothing before it is lost"
        )
        Console(stderr=True).print(Text(warning, style="yellow"), soft_wrap=True)


def _check_request(log: Log, game: Game, to: int | None, seat: int | None, lang: str) -> None:
    if to is not None and to > len(log.entries):
        fail(f"--to {to}: the log has {_count(len(log.entries), 'entry', 'entries')}")
    if seat is not None and not 0 <= seat < log.header.seats:
        fail(f"--seat {seat}: the seats are 0 to {log.header.seats - 1}")
    if lang not in languages(game.folder):
        fail(f"--lang {lang}: the languages are {', '.join(languages(game.folder))}")


def _count(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"


# --- for people ---


def _tell(log: Log, game: Game, to: int | None, verify: bool, eyes: Seat, lang: str) -> None:
    from mastaba.cli.narrator import Narrator

    console = Console(highlight=False)
    narrator = Narrator(game, lang, eyes)
    console.print(_title(game, log.header))
    state, events = opening(log, game)
    _tell_lines(console, narrator.lines(events, state))
    count = 0
    for entry, state, events in (verified if verify else replayed)(log, game, to):
        count += 1
        who = _who(entry.seat, log.header)
        # A move may name cards that only its own seat has seen.
        move = escape(entry.move) if eyes in (EVERYBODY, entry.seat) else "…"
        console.print(f"[dim]{entry.seq:>4}[/] [bold]{escape(who)}[/]: {move}")
        _tell_lines(console, narrator.lines(events, state))
    console.print(_ending(state.outcome(), count, len(log.entries)))
    if verify:
        lead = _count(count, "entry leads", "entries lead")
        console.print(f"[green]Verified: {lead} to the digests in the log.[/]")


def _tell_lines(console: Console, lines: Sequence[str]) -> None:
    for line in lines:
        console.print(Padding(Text.from_markup(line), (0, 0, 0, 7), expand=False))


def _title(game: Game, header: Header) -> str:
    usual = game.options({})
    chosen = [(name, value) for name, value in header.options.items() if value != usual[name]]
    options = "".join(f", {name} {value}" for name, value in chosen)
    seats = _count(header.seats, "seat", "seats")
    return (
        f"[bold]{escape(game.title)}[/] [dim]{seats}, seed {header.seed}, "
        f"box {escape(header.box)}{escape(options)}[/]"
    )


def _who(seat: int, header: Header) -> str:
    if seat == CLOCK:
        return "clock"
    if seat == REFEREE:
        return "referee"
    if seat < len(header.players):
        return f"{header.players[seat]} (seat {seat})"
    return f"seat {seat}"


def _ending(outcome: Outcome | None, count: int, length: int) -> str:
    if outcome is not None:
        names = ", ".join(map(str, outcome.winners))
        nobody = "a draw" if outcome.cause == "draw" else "lost"
        ended = f"won by {names}" if names else nobody
        return f"[bold]Over: {ended}[/] ({escape(outcome.cause)}, {outcome.rule})"
    return f"[dim]Stopped after entry {count} of {length}; the game is not over.[/]"


# --- for programs ---


def _print_json(log: Log, game: Game, to: int | None, verify: bool, eyes: Seat) -> None:
    """A line for the beginning, one for each entry, and one for the end."""
    state, events = opening(log, game)
    header = log.header
    if eyes != EVERYBODY:
        # Who knows the seed can deal all cards again.
        header = msgspec.structs.replace(header, seed=0)
    _print_line({"header": header, "events": _told(game, events, eyes)})
    count = 0
    for entry, state, events in (verified if verify else replayed)(log, game, to):  # noqa: B007
        count += 1
        if eyes not in (EVERYBODY, entry.seat):
            entry = msgspec.structs.replace(entry, move="", digest="")
        _print_line({"entry": entry, "events": _told(game, events, eyes)})
    _print_line(
        {
            "outcome": state.outcome(),
            "replayed": count,
            "verified": verify,
            "torn": bool(log.torn),
        }
    )


def _told(game: Game, events: Sequence[Event], eyes: Seat) -> list[Any]:
    return [game.tell(event, eyes) for event in events]


def _print_line(line: dict[str, Header | Entry | list[Any] | Outcome | int | None]) -> None:
    typer.echo(msgspec.json.encode(line).decode())
