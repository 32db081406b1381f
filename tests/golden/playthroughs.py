"""Whole games as readable text: every question, every move, everything that happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from mastaba.games.run_run_run import GAME, RunRunRun
from mastaba.kernel.contract import EVERYBODY, Event, Option
from tests.conformance.playing import any_move, varied_move
from tests.conformance.subject import Dice
from tests.run_run_run.scene import BLUE, RED, scene
from tests.run_run_run.subject import SUBJECT

FOLDER = Path(__file__).with_name("playthroughs")


@dataclass(frozen=True)
class Playthrough:
    """A game whose every move is fixed by a seed."""

    name: str
    about: str
    begin: Callable[[], RunRunRun]
    dice: int
    varied: bool = True

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        state = self.begin()
        yield f"{GAME.title} {self.about}"
        yield from told(GAME.opening(state))
        dice, number = Dice(self.dice), 0
        while state.outcome() is None:
            number += 1
            seat, move = varied_move(SUBJECT, state, dice) if self.varied else any_move(state, dice)
            question, count = state.waiting()[0].question, len(state.moves(seat))
            yield f"{number}. seat {seat}, {question}: {GAME.text(move)} (of {count})"
            yield from told(state.play(seat, move))
        yield f"outcome: {words(state.outcome())}"


def told(events: Sequence[Event]) -> Iterator[str]:
    """Events with all cards open."""
    for event in events:
        yield f"    {words(GAME.tell(event, EVERYBODY))}"


def words(struct: Any) -> str:
    facts = {name: fact for name, fact in msgspec.to_builtins(struct).items() if fact != ""}
    heading = [facts.pop(name) for name in ("rule", "event") if name in facts]
    encoded = [f"{name}={written(fact)}" for name, fact in facts.items()]
    return " ".join([*heading, *encoded])


def written(fact: Any) -> str:
    return fact if isinstance(fact, str) else msgspec.json.encode(fact).decode()


def table(seats: int, seed: int, options: Mapping[str, Option] | None = None) -> dict[str, Any]:
    """A game from its beginning."""
    said = "".join(f", {name} {value}" for name, value in (options or {}).items())
    return {
        "about": f"for {seats}, seed {seed}{said}",
        "begin": lambda: GAME.begin(seats, seed, options or {}),
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

PLAYTHROUGHS = (
    Playthrough("solo", dice=53, **table(1, 53)),
    Playthrough("two-at-random", dice=2, varied=False, **table(2, 2)),
    Playthrough("two-meet-the-boss", dice=1565, **table(2, 1565, {"level": "kitten"})),
    Playthrough("three", dice=115, **table(3, 115)),
    Playthrough("four", dice=289, **table(4, 289)),
    Playthrough("house-options", dice=254, **table(3, 254, HOUSE)),
    Playthrough("finale", "from a position shortly before the end", finale, dice=46),
)


def regenerate() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for playthrough in PLAYTHROUGHS:
        playthrough.file.write_text(playthrough.text(), encoding="utf-8")
