"""`make test-install`: a clean clone of what is committed, installed with pip as people do.

Twice: with the pip that Python brings, and with the newest one.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from rich.console import Console

ROOT = Path(__file__).parents[2]

console = Console()


def main() -> None:
    for newest in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            install(Path(folder), newest)


def install(folder: Path, newest: bool) -> None:
    clone, environment = folder / "clone", folder / "venv"
    python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
    run("git", "-c", "safe.directory=*", "clone", "--quiet", str(ROOT), str(clone))
    run(sys.executable, "-m", "venv", str(environment))
    if newest:
        run(str(python), "-m", "pip", "install", "--quiet", "--upgrade", "pip")
    console.print(run(str(python), "-m", "pip", "--version").split(" from ")[0])
    began = time.monotonic()
    run(str(python), "-m", "pip", "install", "--quiet", str(clone))
    console.print(f"pip install .            {time.monotonic() - began:.0f} s")
    command = str(python.with_name("mastaba"))
    console.print(run(command, "--version").strip())
    run(command, "simulate", "run-run-run", "--games", "2", "--bot", "random")
    refused = subprocess.run([command, "serve"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2, refused
    console.print(refused.stderr.strip(), markup=False)
    # As that line says; what is installed already is not built again.
    run(str(python), "-m", "pip", "install", "--quiet", "mastaba[server]")
    run(str(python), "-m", "pip", "check")
    serve(command, folder)


def serve(command: str, folder: Path) -> None:
    """Page and music come out of what was installed."""
    server = subprocess.Popen(
        [command, "serve", "--host", "127.0.0.1", "--port", "0"],
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        assert found is not None
        for path in ("/", "/readyz", "/sound/escape.json"):
            with urlopen(f"{found[0]}{path}", timeout=60) as answer:
                console.print(f"GET {path:20} {answer.status}, {len(answer.read())} bytes")
    finally:
        server.terminate()
        server.wait(60)


def run(*command: str) -> str:
    # From a folder where nothing of ours lies in the way.
    done = subprocess.run(
        command, cwd=tempfile.gettempdir(), capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
