"""House options: level, soundtrack, clock, modules; and the modules that come of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mastaba.games.escape import catalogue
from mastaba.games.escape import modules as all_modules
from mastaba.games.escape.box import EXPERT, LEVELS
from mastaba.games.escape.manifests import MANIFESTS, Manifest
from mastaba.games.escape.moments import Command, Happening, Hearers, Module
from mastaba.kernel.contract import Option, UnknownOption
from mastaba.kernel.options import complete
from mastaba.kernel.parts import PartError
from mastaba.kernel.verbs import Verb

TITLE: Final = "Escape"

_FIRST: Final[dict[str, tuple[Option, ...]]] = {
    "level": ("normal", "veteran", "expert"),
    "track": ("random", "1", "2"),
    "clock": ("real", "three-quarters", "half", "quarter", "turns", "practice"),
    "start": ("introduction", "ready"),
}
_LAST: Final[dict[str, tuple[Option, ...]]] = {
    "extraTiles": (False, True),
    "strictCoop": (True, False),
    "pause": ("once", "treasure", "free"),
}


def choices_with(manifests: Sequence[Manifest]) -> dict[str, tuple[Option, ...]]:
    """Every option with its values, as the lobby lists them; those of modules stand together."""
    for one in manifests:
        if one.option in (*_FIRST, *_LAST):
            raise PartError(f"module {one.name!r} claims option {one.option}, which is not its own")
    return {**_FIRST, **{one.option: (False, True) for one in manifests}, **_LAST}


CHOICES: Final = choices_with(MANIFESTS)
"""Every option with its values; the first is the default."""

_STRETCH: Final = {"three-quarters": (4, 3), "half": (2, 1), "quarter": (4, 1)}
"""How much longer everything takes that is not in a player's hands."""


class House:
    """The options of one table, as the rules read them. Any level goes with any module
    (ESC-LEVEL-01, ESC-LEVEL-06)."""

    def __init__(self, options: Mapping[str, Option]) -> None:
        every = complete(TITLE, CHOICES, options)
        _check_together(every)
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


def _check_together(options: Mapping[str, Option]) -> None:
    """UnknownOption says which options do not go together."""
    extra = [one.option for one in MANIFESTS if one.extra_tiles]
    if options["extraTiles"] and not any(options[option] for option in extra):
        needed = " or ".join(map(repr, extra))
        raise UnknownOption(f"option 'extraTiles' needs {needed} to be on")
    for one in MANIFESTS:
        if options[one.option]:
            _check_company(one, options)


def _check_company(one: Manifest, options: Mapping[str, Option]) -> None:
    for other in one.requires:
        if not options.get(other):
            raise UnknownOption(f"option {one.option!r} needs {other!r} to be on")
    for other in one.excludes:
        if options.get(other):
            raise UnknownOption(f"option {one.option!r} does not go with {other!r}")


def _modules(options: Mapping[str, Option]) -> list[Module]:
    """The modules that are switched on."""
    return [kind() for kind in all_modules.ALL if options[kind.manifest.option]]
