"""Tables that cannot be played here: they hurt nobody but those who come to them."""

from __future__ import annotations

import logging
from typing import Any

from mastaba.tables.table import NewerRules, NotPossible

log = logging.getLogger("mastaba.tables")


class Unreadable:
    """Those that were tried in vain. Rules stay the same while a process runs, so once will do."""

    def __init__(self) -> None:
        self._why: dict[str, tuple[str, dict[str, Any]]] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._why

    def check(self, table: str) -> None:
        """Refuse a table that is known to be unreadable."""
        if table in self._why:
            raise self._refusal(table)

    def note(self, table: str, error: BaseException) -> NotPossible:
        """Why a table cannot be continued here: other rules have played it, or it is damaged."""
        if table not in self._why:
            why = error if isinstance(error, NotPossible) else NotPossible("damaged-log")
            if isinstance(error, NewerRules):
                log.warning("table %s is left to a newer version of this server", table)
            elif isinstance(error, NotPossible):
                log.warning("table %s cannot be continued here: %s %s", table, why.key, why.facts)
            else:
                log.error("table %s cannot be continued here: %s", table, why.key, exc_info=error)
            self._why[table] = (why.key, why.facts)
        return self._refusal(table)

    def needed_version(self, table: str) -> str:
        """The version that has to be started once before the table can be read; "": none."""
        key, facts = self._why.get(table, ("", {}))
        return str(facts["version"]) if key == "needs-version" else ""

    def _refusal(self, table: str) -> NotPossible:
        key, facts = self._why[table]
        return NotPossible(key, **facts)
