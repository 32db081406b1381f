"""`mastaba watch` and `mastaba play`: one game after the other, told turn by turn."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import IO, Annotated, Any

import typer
from rich.console import Console

from mastaba.bots import BOT_STREAM, Bot, best_bot, bot_named, decide
from mastaba.bots.cursed_tomb.trap_model import TrapModel
from mastaba.bots.party import party
from mastaba.bots.policy import quick
from mastaba.cli.cursed_tomb.show import CursedTombShow
from mastaba.cli.failing import fail
from mastaba.cli.narrator import Narrator
from mastaba.cli.options import read_options
from mastaba.cli.person import Person, Quit
from mastaba.cli.stage import Stage
from mastaba.games import NAMES, game_named
from mastaba.kernel.chance import word
from mastaba.kernel.contract import REFEREE, Event, Game, Millis, Move, Option, Seat, UnknownOption
from mastaba.kernel.log import Recording
from mastaba.lab.in_time import live
from mastaba.lab.simulate import seats_for

GameName = Annotated[str, typer.Argument(help=f"Which game: {', '.join(NAMES)}.")]
Players = Annotated[int, typer.Option(help="How many take part.")]
BotNames = Annotated[
    list[str] | None,
    typer.Option(help="Who plays, one for each seat; may be repeated. Default: the best."),
]
Seed = Annotated[
    str | None, typer.Option(metavar="NUMBER", help="The same seed gives the same game.")
]
Language = Annotated[str, typer.Option(help="The language: en, fr or pl.")]
Pace = Annotated[float, typer.Option(min=0, help="Seconds to look at the board after each turn.")]
Plain = Annotated[bool, typer.Option("--plain", help="Without colours.")]
OnlyWhatMatters = Annotated[
    bool,
    typer.Option("--only-what-matters", help="Do not ask the person what cannot matter."),
]


def watch(
    game: GameName,
    players: Players = 3,
    bot: BotNames = None,
    seed: Seed = None,
    seat: Annotated[int | None, typer.Option(help="Play this seat yourself: 0, 1, …")] = None,
    lang: Language = "en",
    log: Annotated[
        Path | None, typer.Option(help="Write the game down in this file, to replay it.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="A house option; see `mastaba options`."),
    ] = None,
    box: Annotated[
        Path | None, typer.Option(help="Play with the components in this box.toml.")
    ] = None,
    pace: Pace = 0,
    plain: Plain = False,
    only_what_matters: OnlyWhatMatters = False,
) -> None:
    """Watch one game, told turn by turn, or play a seat of it yourself."""
    try:
        options = read_options(option or [], game)
        bots = bot or [best_bot(game)]
        table = Table(game_named(game, box), players, bots, lang, options, only_what_matters)
        if seat is not None and not 0 <= seat < players:
            fail(f"--seat {seat}: the seats are 0 to {players - 1}")
        number = _seed(seed)
        with _new_file(log) as file:
            table.show(_console(plain), number, seat, pace, file)
    except ValueError as error:
        fail(error)


def play(
    game: GameName = "run-run-run",
    players: Players = 3,
    bot: BotNames = None,
    seed: Seed = None,
    lang: Language = "en",
    box: Annotated[
        Path | None, typer.Option(help="Play with the components in this box.toml.")
    ] = None,
    pace: Pace = 1,
    plain: Plain = False,
    only_what_matters: OnlyWhatMatters = False,
) -> None:
    """Watch bots play a game in the terminal, then take a seat yourself."""
    at_terminal = _at_terminal()
    console = _console(plain)
    try:
        bots = bot or [best_bot(game)]
        table = Table(game_named(game, box), players, bots, lang, {}, only_what_matters)
        table.show(console, _seed(seed), None, pace if at_terminal else 0)
        while at_terminal:
            seat = table.ask_for_seat(console)
            table.show(console, _seed(None), seat, pace)
    except Quit:
        return
    except ValueError as error:
        fail(error)


def _seed(given: str | None) -> int:
    """The seed that was asked for, or any; refused before a log is begun with it."""
    if given is None:
        return secrets.randbelow(1 << 32)
    if not (given.isascii() and given.isdigit() and int(given) < 1 << 64):
        raise UnknownOption(f"--seed {given}: a seed is a number from 0 to 2**64 - 1")
    return int(given)


def _console(plain: bool) -> Console:
    return Console(highlight=False, color_system=None if plain else "auto")


def _new_file(path: Path | None) -> IO[bytes] | nullcontext[None]:
    """A file for a log; a log that is there already is never written over."""
    if path is None:
        return nullcontext()
    try:
        return path.open("xb")
    except FileExistsError:
        fail(f"--log {path}: there is such a file already; choose another name")
    except OSError as error:
        fail(f"--log {path}: {error.strerror}")


def _at_terminal() -> bool:
    """Whether somebody sits there and can answer."""
    return sys.stdin.isatty()


class Table:
    """Who plays what, in which language; good for several games."""

    def __init__(
        self,
        game: Game,
        players: int,
        bots: Sequence[str],
        language: str,
        options: Mapping[str, Option],
        only_what_matters: bool,
    ) -> None:
        self.game = game
        self.language = language
        self.options = options
        self._only_what_matters = only_what_matters
        self.bots: list[Bot] = [bot_named(name, game.name) for name in seats_for(bots, players)]
        game.begin(players, 0, options)  # says at once if the table is not possible
        Narrator(game, language, None)

    def show(
        self,
        console: Console,
        seed: int,
        seat: Seat | None,
        pace: float,
        file: IO[bytes] | None = None,
    ) -> None:
        """One game from its beginning to its end, or until the person leaves."""
        stage = Stage(console, Narrator(self.game, self.language, seat), pace)
        players: dict[Seat, Bot | Person] = {**party(self.game.name, self.bots, seed=seed)}
        if seat is not None:
            players[seat] = Person(stage, seat, console.input, self._only_what_matters)
        referee, show = players.get(REFEREE), stage.narrator.show
        if isinstance(referee, TrapModel) and isinstance(show, CursedTombShow):
            show.look = referee.lies  # a person sees what bots see
        names = [players[one].name for one in range(len(self.bots))]
        recording = Recording(self.game, len(names), seed, self.options, names, file)
        stage.print(f"[bold]{self.game.title}[/]")
        stage.say("watch-seats", players=len(names), seed=str(seed), names=", ".join(names))
        if seat is not None:
            stage.say("watch-help")
        stage.legend()
        try:
            if self.game.real_time:
                _show_live(stage, recording, players)
            else:
                _show(stage, recording, players)
        except Quit:
            stage.say("watch-left")
        except KeyboardInterrupt:
            # At a prompt this ends the program; while bots play it ends only the show.
            if seat is not None:
                raise
            stage.say("watch-left")

    def ask_for_seat(self, console: Console) -> Seat | None:
        """Who the next game is for: a seat, or None to watch again; raises Quit."""
        words = Narrator(self.game, self.language, None).words
        last = len(self.bots) - 1
        while True:
            try:
                typed = console.input(words.say("play-again", last=last)).strip().lower()
            except EOFError:
                raise Quit from None
            if typed in ("q", "quit"):
                raise Quit
            if not typed:
                return None
            if typed.isascii() and typed.isdigit() and int(typed) <= last:
                return int(typed)
            console.print(words.say("play-not-understood", typed=typed, last=last), markup=False)


def _show(stage: Stage, recording: Recording, players: Mapping[Seat, Bot | Person]) -> None:
    state = recording.state
    stage.tell(recording.opening, state)
    count = 0
    while state.outcome() is None:
        seat = state.waiting_seats()[0]
        player = players[seat]
        if isinstance(player, Person):
            move = player.choose(state)
        else:
            count += 1
            move = decide(player, state, seat, word(recording.log.header.seed, BOT_STREAM, count))
        before = state.clone()
        events = recording.play(seat, move)
        _tell_by_turns(stage, events, state, stage.narrator.show.turn_end(before, seat, move))
    stage.draw(state)
    stage.say("watch-over", turns=state.turn)


class _AtLeisure:
    """A person in a game in real time: its clock stands still while the person thinks, and every
    command takes a moment of it."""

    name = Person.name

    def __init__(self, person: Person) -> None:
        self.person = person

    def act(self, seen: Any, seat: Seat, luck: int) -> tuple[Move | None, Millis]:
        return (self.person.choose(seen) if seen.moves(seat) else None), _MOMENT


_MOMENT = 700
"""Milliseconds of the game that a person's command takes."""


def _show_live(stage: Stage, recording: Recording, players: Mapping[Seat, Bot | Person]) -> None:
    state, show = recording.state, stage.narrator.show
    stage.tell(recording.opening, state)
    quick_players = {
        seat: _AtLeisure(player) if isinstance(player, Person) else quick(player)
        for seat, player in players.items()
    }
    seed = recording.log.header.seed
    for _at, _seat, _move, events in live(recording, state, quick_players, seed):
        told = [stage.narrator.game.tell(event, None) for event in events]
        if any(show.is_heading(event) for event in told):
            stage.draw(state)
            stage.print("")
        stage.tell(events, state)
    # Nobody took turns: how long it lasted is told by the clock that is drawn.
    stage.draw(state)


def _tell_by_turns(stage: Stage, events: Sequence[Event], state: Any, turn_end: Any | None) -> None:
    """What happened; where one turn ends and the next begins, the board in between."""
    narrator = stage.narrator
    for at, event in enumerate(events):
        if narrator.show.is_heading(narrator.game.tell(event, None)):
            stage.tell(events[:at], state)
            if turn_end is not None:
                stage.draw(turn_end)
            stage.print("")
            stage.tell(events[at:], state)
            return
    stage.tell(events, state)
