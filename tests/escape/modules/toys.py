"""Toy modules, written into a copy of the tree as anybody would write a module."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final, NamedTuple

import mastaba
from mastaba.kernel.words import LANGUAGES

SOURCE: Final = Path(mastaba.__file__).parent

_MANIFEST: Final = """order = {order}
option = "{option}"
tables = ["rooms.{name}"]

[streams]
{name} = {stream}

[happenings]
wakes = {happening}

[places]
bed-of-{name} = {place}
"""
_RULES: Final = '''"""A toy: it is asked at every turn, and changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mastaba.games.escape import clock
from mastaba.games.escape import moves as m
from mastaba.games.escape.flight import Flight
from mastaba.games.escape.manifests import manifest
from mastaba.games.escape.modules.{name} import events as told
from mastaba.games.escape.moments import Command, Happening, Module, Planned
from mastaba.games.escape.naming import SEAT
from mastaba.games.escape.refusing import BLOCKED, no
from mastaba.kernel.contract import Refusal
from mastaba.kernel.verbs import Verb

MANIFEST: Final = manifest("{name}")
HUM: Final[Verb] = Verb({verb}, "hum-{name}", rule="ESC-{upper}-01", marks=m.ANY_TIME)


def hum_moves(x: Flight, seat: int) -> list[int]:
    return []


def check_hum(x: Flight, seat: int, move: int) -> Refusal | None:
    return no("ESC-{upper}-01", "no-humming-{name}", code=BLOCKED)


def hum(x: Flight, seat: int, move: int) -> None:
    x.tell(told.Hummed{name}, "ESC-{upper}-01", seat)


class Toy(Module):
    manifest = MANIFEST
    commands = (Command(HUM, hum_moves, check_hum, hum),)

    def happenings(self) -> Mapping[int, Happening]:
        return {{MANIFEST.happenings["wakes"]: lambda x, seat: hum(x, seat, 0)}}

    def planned(self) -> Mapping[int, Planned]:
        return {{MANIFEST.happenings["wakes"]: Planned("wakes", clock.ORDER_TIMEOUT, SEAT)}}

    def forbids(self, x: Flight, seat: int, verb: Verb) -> Refusal | None:
        return None

    def roll_gap(self, x: Flight, seat: int, gap: int) -> int:
        return gap

    def closes_outwards(self, x: Flight, room: int, side: int) -> bool:
        return False

    def discovers(self, x: Flight, seat: int, room: int) -> None:
        pass


MODULE: Final = Toy
'''
_EVENTS: Final = '''"""What happens with the toy."""

from __future__ import annotations

from mastaba.kernel.telling import Told


class Hummed{name}(Told, frozen=True, tag="hummed-{name}"):
    seat: int
'''
_BOX: Final = """[rooms.{name}]
source = "designed"
tiles = [
    {{ id = "{upper}1", openings = "S* N", cost = "2A" }},
    {{ id = "{upper}2", openings = "S* E", cost = "2A" }},
]
"""
_WORDS: Final = """event-hummed-{name} = {{ player }} hums.
refusal-no-humming-{name} = Nobody hums here.
move-hum-{name} = Hum
option-{name} = Whether there is humming.
"""
_RULEBOOK: Final = """after = "LEVEL"

[chapters]
{upper} = "Humming"

[rules]
ESC-{upper}-01 = "You may not hum."
"""


class Toy(NamedTuple):
    """What a toy claims."""

    name: str
    order: int
    verb: int
    stream: int
    happening: int
    place: int
    option: str = ""

    def write(self, tree: Path) -> None:
        """Put the module into a copy of the tree."""
        facts = self._asdict()
        facts |= {"option": self.option or self.name, "upper": self.name.upper()}
        folder = tree / "mastaba" / "games" / "escape" / "modules" / self.name
        texts = {
            "manifest.toml": _MANIFEST,
            "rules.py": _RULES,
            "events.py": _EVENTS,
            "box.toml": _BOX,
            **{f"words/{language}.ftl": _WORDS for language in LANGUAGES},
            **{f"rulebook/{language}.toml": _RULEBOOK for language in LANGUAGES},
        }
        for name, text in texts.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text.format(**facts), encoding="utf-8")


AAA: Final = Toy("aaa", order=9, verb=26, stream=63, happening=18, place=3)
ZZZ: Final = Toy("zzz", order=8, verb=25, stream=62, happening=17, place=2)
"""Before all modules in the listing and behind them, but the other way round in their order."""


def copy_of_the_tree(folder: Path) -> Path:
    """What Python needs of the product."""
    tree = folder / "src"
    left_out = shutil.ignore_patterns("__pycache__", "client", "sound")
    shutil.copytree(SOURCE, tree / "mastaba", ignore=left_out)
    return tree
