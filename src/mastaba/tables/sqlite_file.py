"""The file of a SQLite database while it is open: is it still the same one, is it whole, is there
room to write.

SQLite goes on writing into a file that was deleted or replaced, and finds damage only where it
reads. What is written there is lost, so nobody must be told that it is kept.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final

from mastaba.tables.store import StoreUnavailable

LEAST_ROOM: Final = 1024 * 1024
"""With fewer bytes free than this, the disk is full for all that a table may have to write."""
PROOF_BYTES: Final = 64 * 1024
"""After a write that found no room, so many have to find some before all is well again."""
NO_ROOM: Final = ("SQLITE_FULL", "SQLITE_IOERR")
DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


class DatabaseFile:
    """Remembers the database and its write-ahead log as they were when they were opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: list[tuple[str, int, int]] = []
        """Where each file is, its device and its number there."""
        self._damage = ""
        self._found_no_room = False

    def remember(self) -> None:
        real = self._path.resolve()
        files = (self._path, real.with_name(f"{real.name}-wal"))
        known = [(str(file), file.stat()) for file in files if file.exists()]
        self._known = [(path, found.st_dev, found.st_ino) for path, found in known]
        self._damage = ""

    def note(self, error: sqlite3.Error) -> None:
        """Damage that was found once is not mended by itself; room may be made."""
        name = getattr(error, "sqlite_errorname", "")
        if name.startswith(DAMAGED):
            self._damage = self._damage or str(error)
        self._found_no_room |= name.startswith(NO_ROOM)

    def check_quickly(self, connection: sqlite3.Connection) -> None:
        """Look for damage in all of it; takes seconds in a large one."""
        try:
            ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
        except sqlite3.DatabaseError as error:
            self.note(error)
            raise
        if found != "ok":
            self._damage = self._damage or str(found)

    def lost(self) -> StoreUnavailable | None:
        """Why nothing can be read or written any more; costs microseconds."""
        for path, device, number in self._known:
            try:
                found = os.stat(path)  # noqa: PTH116 - twice as fast
            except OSError as error:
                return self._unavailable(f"{path} is gone ({error.strerror})", _PUT_BACK)
            if found.st_ino != number or found.st_dev != device:
                return self._unavailable(f"{path} was replaced", _PUT_BACK)
        return None

    def unfit(self) -> StoreUnavailable | None:
        """Why nothing can be written: what is told to be kept must be found again."""
        if self._damage:
            return self._unavailable(f"it is damaged ({self._damage})", "restore it from a backup")
        return self.lost()

    def proof(self) -> bytes:
        """What has to be written to prove that a table could be."""
        return bytes(PROOF_BYTES if self._found_no_room else 1)

    def check_room(self) -> None:
        """After the proof was written; some disks tell how full they are."""
        self._found_no_room = False
        if shutil.disk_usage(self._path.parent).free < LEAST_ROOM:
            raise self._unavailable("the disk is full", "free some space")

    def _unavailable(self, what: str, advice: str) -> StoreUnavailable:
        return StoreUnavailable(f"the database {self._path} is not available: {what}; {advice}")


_PUT_BACK: Final = (
    "nothing is written until it is back; if it is lost, restore a backup and start the server anew"
)
