"""The music as it is shipped: the built files, or a fresh build where there are none."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile

import mastaba
from mastaba.soundtrack.building import build
from mastaba.soundtrack.instruments.waves import RATE, Samples
from mastaba.soundtrack.timeline import BOX

PACKAGE = Path(mastaba.__file__).parent


@dataclass(frozen=True)
class Track:
    facts: dict[str, Any]
    size: int
    samples: Samples

    def place(self, t: int) -> int:
        """Where a moment of the game lies in the file."""
        begins: int = self.facts["begins"]
        return (t - begins) * RATE // 1000

    def between(self, begins: int, ends: int) -> Samples:
        return self.samples[self.place(begins) : self.place(ends)]

    def cues(self, *kinds: str) -> list[int]:
        return [cue["t"] for cue in self.facts["cues"] if cue["kind"] in kinds]

    def passage(self, name: str) -> tuple[int, int]:
        starts = [*self.facts["passages"], {"t": self.facts["ends"]}]
        number = next(i for i, passage in enumerate(starts) if passage["name"] == name)
        return starts[number]["t"], starts[number + 1]["t"]


def _fresh(folder: Path) -> bool:
    built = folder / "escape.json"
    sources = [*(PACKAGE / "soundtrack").rglob("*.py"), BOX]
    return built.exists() and built.stat().st_mtime >= max(
        source.stat().st_mtime for source in sources
    )


@pytest.fixture(scope="session")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = PACKAGE / "server" / "sound"
    if _fresh(built):
        return built
    folder = tmp_path_factory.mktemp("sound")
    build(folder)
    return folder


@pytest.fixture(scope="session", params=["1", "2"])
def track(request: pytest.FixtureRequest, sound: Path) -> Track:
    facts = json.loads((sound / "escape.json").read_text(encoding="utf-8"))["tracks"][request.param]
    samples, rate = soundfile.read(sound / facts["file"], dtype="float32")
    assert rate == RATE
    return Track(facts, (sound / facts["file"]).stat().st_size, np.asarray(samples))
