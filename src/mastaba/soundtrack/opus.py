"""Writes samples as Ogg Opus, block by block."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import soundfile

from mastaba.soundtrack.instruments.waves import RATE, Samples

# libsndfile turns this into a bit rate: near 48 kbit/s in stereo for our music.
THRIFT: Final = 0.925


def write_opus(path: Path, blocks: Iterable[Samples]) -> None:
    with soundfile.SoundFile(
        path, "w", RATE, 2, format="OGG", subtype="OPUS", compression_level=THRIFT
    ) as file:
        for block in blocks:
            file.write(block)
