"""Whole games as readable text: every question, every move, everything that happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from mastaba.games.run_run_run import RunRunRun
from mastaba.kernel.contract import EVERYBODY, Event, Game, Option
from tests.conformance.playing import any_move, varied_move
from tests.conformance.subject import Dice, Subject
from tests.cursed_tomb.subject import SUBJECT as CURSED_TOMB
from tests.escape.subject import SUBJECT as ESCAPE
from tests.run_run_run.scene import BLUE, RED, scene
from tests.run_run_run.subject import SUBJECT as RUN_RUN_RUN

FOLDER = Path(__file__).with_name("playthroughs")


@dataclass(frozen=True)
class Playthrough:
    """A game whose every move is fixed by a seed."""

    name: str
    about: str
    begin: Callable[[], Any]
    dice: int
    varied: bool = True
    subject: Subject = RUN_RUN_RUN

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        state, game = self.begin(), self.subject.game
        yield f"{game.title} {self.about}"
        yield from told(game, game.opening(state))
        dice, number = Dice(self.dice), 0
        while True:
            yield from self._time_passes(state, dice)
            if state.outcome() is not None:
                break
            number += 1
            seat, move = self._move(state, dice)
            question, count = state.waiting()[0].question, len(state.moves(seat))
            yield f"{number}. seat {seat}, {question}: {game.text(move)} (of {count})"
            yield from told(game, state.play(seat, move))
        yield f"outcome: {words(state.outcome())}"

    def _time_passes(self, state: Any, dice: Dice) -> Iterator[str]:
        """In a game with a clock: what happens by itself before somebody can do something."""
        if self.subject.pace is None or state.outcome() is not None:
            return
        at = self.subject.pace(state, dice)
        while True:
            events = state.tick(at)
            if events:
                yield f"at {at} ms:"
                yield from told(self.subject.game, events)
            if state.outcome() is not None or state.waiting_seats():
                return
            at = state.timer()

    def _move(self, state: Any, dice: Dice) -> tuple[int, int]:
        return varied_move(self.subject, state, dice) if self.varied else any_move(state, dice)


def told(game: Game, events: Sequence[Event]) -> Iterator[str]:
    """Events with all cards open."""
    for event in events:
        yield f"    {words(game.tell(event, EVERYBODY))}"


def words(struct: Any) -> str:
    facts = {name: fact for name, fact in msgspec.to_builtins(struct).items() if fact != ""}
    heading = [facts.pop(name) for name in ("rule", "event") if name in facts]
    encoded = [f"{name}={written(fact)}" for name, fact in facts.items()]
    return " ".join([*heading, *encoded])


def written(fact: Any) -> str:
    return fact if isinstance(fact, str) else msgspec.json.encode(fact).decode()


def table(
    seats: int,
    seed: int,
    options: Mapping[str, Option] | None = None,
    subject: Subject = RUN_RUN_RUN,
) -> dict[str, Any]:
    """A game from its beginning."""
    said = "".join(f", {name} {value}" for name, value in (options or {}).items())
    return {
        "about": f"for {seats}, seed {seed}{said}",
        "begin": lambda: subject.game.begin(seats, seed, options or {}),
        "subject": subject,
    }


def finale() -> RunRunRun:
    """Two cats before the Boss, who has few hearts left."""
    return scene(
        "LINE-5",
        players=2,
        hands={BLUE: "#31 #15 #3 #9", RED: "#63 #27 #1 #9 #9"},
        cats={BLUE: (3, 0), RED: (4, 0)},
        foes={"Jaws": (4, 0, 2), "Gnashur": (6, 0, 3)},
        door=((6, 0), (5, 0)),
        tokens={RED: ["double", "shield"]},
    ).game


HOUSE: Mapping[str, Option] = {
    "attackTiming": "end",
    "chooseCats": True,
    "foeOrder": "active",
    "level": "kitten",
    "optionalMechanisms": True,
    "recycleTokens": True,
    "zeroDiceFight": True,
}

TOMB_HOUSE: Mapping[str, Option] = {
    "trap": "abstract",
    "first": "vote",
    "tombEntry": "last-three",
    "cursePerPass": True,
    "mustMove": True,
}
TOMB_MAD: Mapping[str, Option] = {"variant": "mad-rockfall"}
TOMB_FAST: Mapping[str, Option] = {"variant": "full-speed"}
ESCAPE_ALL: Mapping[str, Option] = {"curses": True, "treasures": True, "extraTiles": True}
ESCAPE_SLOW: Mapping[str, Option] = {"level": "veteran", "clock": "three-quarters", "track": "2"}

PLAYTHROUGHS = (
    Playthrough("solo", dice=53, **table(1, 53)),
    Playthrough("two-at-random", dice=2, varied=False, **table(2, 2)),
    Playthrough("two-meet-the-boss", dice=1565, **table(2, 1565, {"level": "kitten"})),
    Playthrough("three", dice=115, **table(3, 115)),
    Playthrough("four", dice=289, **table(4, 289)),
    Playthrough("house-options", dice=254, **table(3, 254, HOUSE)),
    Playthrough("tomb-two", dice=4, **table(2, 4, None, CURSED_TOMB)),
    Playthrough("tomb-six", dice=10, **table(6, 10, {"rounds": 20}, CURSED_TOMB)),
    Playthrough("tomb-abstract", dice=1, **table(3, 1, TOMB_HOUSE, CURSED_TOMB)),
    Playthrough("tomb-mad-rockfall", dice=13, **table(3, 13, TOMB_MAD, CURSED_TOMB)),
    Playthrough("tomb-full-speed", dice=14, **table(4, 14, TOMB_FAST, CURSED_TOMB)),
    Playthrough("escape-solo", dice=32, **table(1, 3, None, ESCAPE)),
    Playthrough("escape-three-modules", dice=8, **table(3, 8, ESCAPE_ALL, ESCAPE)),
    Playthrough("escape-five-slow", dice=5, **table(5, 5, ESCAPE_SLOW, ESCAPE)),
    Playthrough("finale", "from a position shortly before the end", finale, dice=815),
)


def regenerate() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(playthrough.text(), encoding="utf-8")
