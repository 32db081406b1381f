"""What the server writes about itself: plain lines for people, or JSON lines for machines.

Cookies, tokens, hands and moves are never written.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Each record as one JSON object; `extra` facts become fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update((name, fact) for name, fact in vars(record).items() if name not in _STANDARD)
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def write_logs(format: Literal["plain", "json"], access: bool) -> None:
    """Send all logs to the standard error stream."""
    handler = logging.StreamHandler()
    if format == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("mastaba").setLevel(logging.INFO)
    logging.getLogger("mastaba.access").setLevel(logging.INFO if access else logging.WARNING)
