"""How many files a process may have open at once; each connection is one."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

ENOUGH: Final = 65536
"""Where the system sets no bound of its own."""


def allow_many_files() -> None:
    """As many as the system lets us have: most shells begin with 1024. Children inherit it."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = ENOUGH if hard == resource.RLIM_INFINITY else hard
        if soft != resource.RLIM_INFINITY and soft < most:
            # Some systems have a lower bound than they tell; then it stays as it was.
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
