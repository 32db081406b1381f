"""House options: level, soundtrack, clock, modules; and the modules that come of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.games.escape import catalogue
from mastaba.games.escape import modules as all_modules
from mastaba.games.escape.box import EXPERT, LEVELS
from mastaba.games.escape.flight import MODULE_STREAM
from mastaba.games.escape.moments import Command, Happening, Hearers, Module
from mastaba.kernel.contract import Option, UnknownOption
from mastaba.kernel.options import complete
from mastaba.kernel.verbs import Verb

TITLE: Final = "Escape"

CHOICES: Final[dict[str, tuple[Option, ...]]] = {
    "level": ("normal", "veteran", "expert"),
    "track": ("random", "1", "2"),
    "clock": ("real", "three-quarters", "half", "quarter", "turns", "practice"),
    "start": ("introduction", "ready"),
    "curses": (False, True),
    "treasures": (False, True),
    "extraTiles": (False, True),
    "strictCoop": (True, False),
    "pause": ("once", "treasure", "free"),
}
"""Every option with its values; the first is the default."""

_STRETCH: Final = {"three-quarters": (4, 3), "half": (2, 1), "quarter": (4, 1)}
"""How much longer everything takes that is not in a player's hands."""


class House:
    """The options of one table, as the rules read them. Any level goes with any module
    (ESC-LEVEL-01, ESC-LEVEL-06)."""

    def __init__(self, options: Mapping[str, Option]) -> None:
        every = complete(TITLE, CHOICES, options)
        if every["extraTiles"] and not (every["curses"] or every["treasures"]):
            raise UnknownOption("option 'extraTiles' needs 'curses' or 'treasures' to be on")
        self.level: int = LEVELS.index(str(every["level"]))
        self.fate: bool = self.level != EXPERT
        """ESC-LEVEL-04, ESC-LEVEL-05."""
        self.track: str = str(every["track"])
        clock = str(every["clock"])
        self.turns: bool = clock == "turns"
        """No clock: players take turns rolling, and rounds take the place of time."""
        self.practice: bool = clock == "practice"
        """ESC-CLOCK-15, ESC-RT-41: no timeline at all."""
        self.waits: bool = every["start"] == "ready"
        """The start word waits until everybody is ready, however long that takes."""
        self.stretched, self.stretched_by = _STRETCH.get(clock, (1, 1))
        self.extra_tiles: bool = every["extraTiles"] is True
        self.strict_coop: bool = every["strictCoop"] is True
        self.votes_on_pause: bool = every["pause"] != "treasure"
        """ESC-PAUSE-01."""
        self.pauses_once: bool = every["pause"] == "once"
        """ESC-PAUSE-02: one pause, a short one, with the temple covered."""
        self.options = every
        self.modules: tuple[Module, ...] = ()
        self.happenings: dict[int, Happening] = dict(catalogue.HAPPENINGS)
        self.commands: dict[Verb, Command] = {one.verb: one for one in catalogue.COMMANDS}
        self.bring_in(*_modules(every))

    def bring_in(self, *modules: Module) -> None:
        """Let further modules join in, asked after those that are there."""
        self.modules += modules
        for module in modules:
            self.happenings.update(module.happenings())
            self.commands.update({command.verb: command for command in module.commands})
        self.hear = Hearers(self.modules)

    def stretch(self, time: int) -> int:
        """A time of the soundtrack, or to make up one's mind, by the table's clock. Hands are as
        fast as they are: rolls and commands keep their pace."""
        return time * self.stretched // self.stretched_by


def _modules(options: Mapping[str, Option]) -> tuple[Module, ...]:
    """The modules that are switched on; streams are numbered over all of them, so that one module
    never changes the luck of another."""
    found: list[Module] = []
    stream = MODULE_STREAM
    for kind in all_modules.ALL:
        if options[kind.name]:
            found.append(kind(stream))
        stream += len(kind.streams)
    return tuple(found)
