"""Composes and performs both versions into a folder: python -m mastaba.soundtrack FOLDER"""

from __future__ import annotations

import argparse
from pathlib import Path

from mastaba.soundtrack.building import build
from mastaba.soundtrack.timeline import BOX


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="mastaba.soundtrack", description=__doc__.partition(":")[0]
    )
    parser.add_argument("folder", type=Path, help="where the music goes")
    parser.add_argument("--box", type=Path, default=BOX, help="the box with the timeline")
    arguments = parser.parse_args()
    build(arguments.folder, arguments.box)


if __name__ == "__main__":
    main()
