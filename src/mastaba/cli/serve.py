"""`mastaba serve`: tables for people and bots, over the network."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from mastaba.cli.extras import need_what_serves
from mastaba.cli.failing import fail


def serve(
    host: Annotated[
        str, typer.Option(envvar="MASTABA_HOST", help="Where to listen; 127.0.0.1: only here.")
    ] = "0.0.0.0",
    port: Annotated[
        int, typer.Option(envvar="MASTABA_PORT", help="The port; 0 takes a free one.")
    ] = 8000,
    database: Annotated[
        str,
        typer.Option(
            envvar="MASTABA_DATABASE",
            help="Where tables are kept: sqlite:///file.db or postgresql://user:password@host/name.",
        ),
    ] = "sqlite:///mastaba.db",
    redis: Annotated[
        str,
        typer.Option(
            envvar="MASTABA_REDIS",
            help="redis://host:port, where several servers share one database.",
        ),
    ] = "",
    base_url: Annotated[
        str,
        typer.Option(
            envvar="MASTABA_BASE_URL", help="How browsers reach it: https://games.example.org."
        ),
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="MASTABA_ORIGINS",
            help="An origin whose pages may use the server, too; may be repeated.",
        ),
    ] = None,
    bot_pace: Annotated[
        tuple[float, float],
        typer.Option(envvar="MASTABA_BOT_PACE", help="How long bots pause, in seconds: from, to."),
    ] = (0.7, 1.6),
    bot_budget: Annotated[
        float, typer.Option(envvar="MASTABA_BOT_BUDGET", help="Seconds a bot may think.")
    ] = 5.0,
    bot_workers: Annotated[
        int, typer.Option(envvar="MASTABA_BOT_WORKERS", help="Processes in which bots think.")
    ] = 1,
    pull_workers: Annotated[
        int,
        typer.Option(
            envvar="MASTABA_PULL_WORKERS",
            help="Processes in which physics judges pulls at a trap; 0: traps of chances only.",
        ),
    ] = 2,
    pull_places: Annotated[
        int, typer.Option(envvar="MASTABA_PULL_PLACES", help="Pulls at once in each of them.")
    ] = 10,
    pull_lag: Annotated[
        float,
        typer.Option(
            envvar="MASTABA_PULL_LAG",
            help="A pull that is late by so many seconds three times does not count.",
        ),
    ] = 0.25,
    box: Annotated[
        list[Path] | None,
        typer.Option(
            envvar="MASTABA_BOXES",
            help="Play with the components in this box.toml, which names its game; repeatable.",
        ),
    ] = None,
    tables_in_memory: Annotated[
        int, typer.Option(envvar="MASTABA_TABLES_IN_MEMORY", help="Idle tables to keep at hand.")
    ] = 2000,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            envvar="MASTABA_LIMITS",
            help="A limit for each client, such as messages_per_second=50; may be repeated.",
        ),
    ] = None,
    keep: Annotated[
        list[str] | None,
        typer.Option(
            envvar="MASTABA_KEEP",
            help="For how many days what nobody needs is kept, such as lobby=7; may be repeated. "
            "`mastaba tidy --help` tells the names.",
        ),
    ] = None,
    log_format: Annotated[
        str, typer.Option(envvar="MASTABA_LOG_FORMAT", help="plain or json.")
    ] = "plain",
    access_log: Annotated[
        bool, typer.Option(envvar="MASTABA_ACCESS_LOG", help="Log every HTTP request.")
    ] = False,
    compress: Annotated[
        bool,
        typer.Option(envvar="MASTABA_COMPRESS", help="Compress messages: less network, more CPU."),
    ] = False,
    metrics: Annotated[
        str,
        typer.Option(
            envvar="MASTABA_METRICS",
            help="Who gets the numbers at /metrics: local (this machine), public or off.",
        ),
    ] = "local",
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the browser, if this machine has one.")
    ] = False,
) -> None:
    """Serve tables: people join them by browser or program, bots fill the other seats.

    Needs no configuration; every option can also come from the environment.
    """
    need_what_serves("serve")
    from mastaba.server.addresses import own_url, shared_url
    from mastaba.server.config import BadSetting, limits, retention, settings
    from mastaba.server.listening import listener
    from mastaba.server.logs import write_logs

    try:
        chosen = settings(
            {
                "host": host,
                "port": port,
                "database": database,
                "redis": redis,
                "base_url": base_url,
                "origins": origin or [],
                "bot_pace": bot_pace,
                "bot_budget": bot_budget,
                "bot_workers": bot_workers,
                "pull_workers": pull_workers,
                "pull_places": pull_places,
                "pull_lag": pull_lag,
                "boxes": box or [],
                "tables_in_memory": tables_in_memory,
                "log_format": log_format,
                "access_log": access_log,
                "compress": compress,
                "metrics": metrics,
                "limits": limits(pairs("--limit", limit or [])),
                "retention": retention(pairs("--keep", keep or [])),
            }
        )
        listen = listener(chosen)
        from mastaba.server.running import serve as run

        write_logs(chosen.log_format, chosen.access_log)
        port = listen.getsockname()[1]
        url = chosen.base_url or shared_url(host, port)

        def listening() -> None:
            _announce(url)
            if open_browser:
                _open(chosen.base_url or own_url(host, port))

        run(chosen, listen, listening)
    except BadSetting as error:
        fail(error)
    except KeyboardInterrupt:
        Console().print("Everything is kept. Goodbye.")


def pairs(option: str, given: list[str]) -> dict[str, str]:
    """Numbers as they are typed: `messages_per_second=50`."""
    from mastaba.server.config import BadSetting

    found: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadSetting(f"{option} {text}: write it as name=number")
        found[name] = value
    return found


def _announce(url: str) -> None:
    """Say where the server is, and show it as a code that a phone can read."""
    import segno

    console = Console()
    console.print(Text.assemble("Mastaba is open at ", (url, "bold")), soft_wrap=True)
    if console.is_terminal:
        segno.make(url, micro=False).terminal(compact=True)
        console.print("Point a phone at the code, or open the address in a browser.")
    console.print("Ctrl+C closes it; every table is kept.")


def _open(url: str) -> None:
    """Show the page, unless only a text browser could, which would take the terminal away."""
    graphical = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if graphical:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
