"""How it is written where people are signed in, in words that both databases understand; `$1`,
`$2`, … stand for values."""

from __future__ import annotations

from typing import Final

MOST_DEVICES: Final = 50
"""Where somebody is signed in at more places, the one that was seen last of all is forgotten."""

ADD_DEVICE: Final = """
    INSERT INTO device (id, person_id, seen) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
"""

ADD_LINKED_DEVICE: Final = """
    INSERT INTO device (id, person_id, seen)
    SELECT CAST($1 AS TEXT), person_id, CAST($3 AS BIGINT) FROM device
    WHERE id = $4 AND person_id = $2
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
"""
"""Only while the device is signed in that has made the link."""

FORGET_DEVICES: Final = f"""
    DELETE FROM device WHERE person_id = $1 AND id <> $2
    AND (seen < $3 OR id NOT IN (
        SELECT id FROM device WHERE person_id = $1 ORDER BY seen DESC LIMIT {MOST_DEVICES}
    ))
"""
"""Those whose cookies are too old by now, and more than one person can have."""

SEE_DEVICE: Final = "UPDATE device SET seen = $3 WHERE id = $1 AND person_id = $2"

FORGET_DEVICE: Final = "DELETE FROM device WHERE id = $1 AND person_id = $2"

FORGET_OTHER_DEVICES: Final = "DELETE FROM device WHERE id <> $1 AND person_id = $2"

NOTE_SIGNED_OUT: Final = "UPDATE person SET signed_out = $2 WHERE id = $1"
