"""`mastaba protocol`: the protocol of the server, for authors of other clients."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from mastaba.cli.extras import need_what_serves
from mastaba.cli.failing import fail


def protocol(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="Where to write; made if it is not there.")
    ],
) -> None:
    """Write the protocol of the server for your own client: JSON Schema and TypeScript types.

    Each server has the same at /api/protocol.json and /api/protocol.d.ts; how they are used stands
    in docs/protocol.md.
    """
    need_what_serves("protocol")
    from mastaba.server.schema import published

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in published().items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
            Console().print(f"{folder / name}", soft_wrap=True, highlight=False, markup=False)
    except OSError as error:
        fail(f"cannot write to {folder}: {error.strerror or error}")
