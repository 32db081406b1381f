"""What a plain install leaves out, and how to get it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from mastaba.cli.failing import fail

SERVES: Final = (
    "alembic",
    "asyncpg",
    "h11",
    "itsdangerous",
    "litestar",
    "prometheus_client",
    "rapier3d",
    "redis",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
"""What the extra `server` brings."""


def need_what_serves(command: str) -> None:
    """End the command unless the extra `server` is installed."""
    missing = [name for name in SERVES if find_spec(name) is None]
    if missing:
        fail(
            f"mastaba {command} needs more than rules, bots and lab, and it is not installed: "
            f"pip install 'mastaba[server]' (missing: {', '.join(missing)})"
        )
