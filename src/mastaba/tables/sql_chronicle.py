"""How snapshots and films are written, in words that both databases understand; `$1`, `$2`, … stand
for values."""

from __future__ import annotations

from typing import Final

NEWEST_KEPT: Final = 3
"""Of each table so many snapshots are kept: should one be unreadable, there is one from before."""
APART: Final = 100
KEPT_BACK: Final = 400
"""Of older ones, back to so many entries before the newest, the last in every hundred entries."""

SAVE_SNAPSHOT: Final = """
    INSERT INTO snapshot (table_id, seq, body) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, seq) DO UPDATE SET body = excluded.body
"""

FORGET_SNAPSHOTS: Final = f"""
    DELETE FROM snapshot AS old WHERE table_id = $1
    AND seq NOT IN (
        SELECT seq FROM snapshot WHERE table_id = $1 ORDER BY seq DESC LIMIT {NEWEST_KEPT}
    )
    AND (
        seq < (SELECT MAX(seq) FROM snapshot WHERE table_id = $1) - {KEPT_BACK}
        OR EXISTS (
            SELECT 1 FROM snapshot AS later WHERE later.table_id = $1
            AND later.seq > old.seq AND later.seq / {APART} = old.seq / {APART}
        )
    )
"""

SAVE_FILM: Final = """
    INSERT INTO film (table_id, first, last, closed, body) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (table_id, first) DO UPDATE SET
        last = excluded.last, closed = excluded.closed, body = excluded.body
    WHERE excluded.last >= film.last
"""

FORGET_COVERED: Final = """
    DELETE FROM film WHERE table_id = $1 AND first > $2 AND last <= $3
"""
"""Stretches that lie within a longer one, which was made anew."""
