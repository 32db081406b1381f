"""Snapshots and films as bytes: what is written is read again; nothing else is taken for one."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import pytest

from mastaba.kernel.contract import EVERYBODY
from mastaba.tables.chronicle import packing
from mastaba.tables.chronicle.film import Reel, Shot, film_of, reel_body, reel_of
from mastaba.tables.chronicle.packing import Unreadable
from mastaba.tables.chronicle.snapshot import Snapshot, Undoable, snapshot_body, snapshot_of

KNOWN: dict[str, Any] = {
    "game": "escape",
    "editions": {"base": 1, "curses": 1},
    "box": "a box",
    "box_parts": {"base": "12ab"},
    "seats": 2,
    "seed": 2**63 + 5,
    "options": {"curses": True, "rounds": None},
}


def snapshot(**facts: Any) -> Snapshot:
    usual: dict[str, Any] = {"seq": 9, "began_at": 5, "not_played": 0, "moves": 3, "digest": "d"}
    return Snapshot(**{**KNOWN, **usual, "facts": {"dice": [1, 2]}, **facts})


def reel(number: int, *shots: Shot, **facts: Any) -> Reel:
    return Reel(**KNOWN, number=number, shots=list(shots), **facts)


def shot(seq: int, **seen: Any) -> Shot:
    return Shot(seq, seq * 100, 0, f"move {seq}", f"digest {seq}", [f"event {seq}"], seen)


def test_a_snapshot_is_read_as_it_was_written() -> None:
    for one in (snapshot(), snapshot(struck=[4, 7], undoable=Undoable(2, {"dice": []}))):
        assert snapshot_of(snapshot_body(one)) == one


def test_a_film_is_put_together_from_its_stretches() -> None:
    bodies = [
        reel_body(reel(0, shot(2, cat=1, room=7), shot(5, cat=2), shot(6, room=None))),
        # The move of entry 6 was taken back.
        reel_body(reel(2, shot(9, cat=3), shot(11, room=8))),
    ]
    film = film_of(bodies)
    assert [one.seq for one in film.shots] == [2, 5, 9, 11]
    assert film.moves == 3
    assert film.eyes() == [None, 0, 1, EVERYBODY]
    seen = [one.seen for one in film.watched(None)]
    assert [(one["cat"], one["room"]) for one in seen] == [(1, 7), (2, 7), (3, 7), (3, 8)]
    assert [one.seen for one in film.watched(None, last=1)] == seen[:2]


def test_eyes_that_see_more() -> None:
    more = Shot(2, 0, None, "", "d", ["a card", "a roll"], {"hand": 1, "deck": 30}, {0: {0: "R05"}})
    more = msgspec.structs.replace(more, seen_else={0: {"hand": ["R05"]}, EVERYBODY: {"deck": 9}})
    film = film_of([reel_body(reel(0, more, shot(3, deck=29)))])

    def watched(eyes: int | None) -> list[Any]:
        return [(one.told, one.seen) for one in film.watched(eyes)]

    after = ["event 3"]
    assert watched(None)[0] == (["a card", "a roll"], {"hand": 1, "deck": 30})
    assert watched(1) == watched(None)
    assert watched(0)[0] == (["R05", "a roll"], {"hand": ["R05"], "deck": 30})
    assert watched(0)[1] == (after, {"hand": ["R05"], "deck": 29})
    assert watched(EVERYBODY)[0] == (["a card", "a roll"], {"hand": 1, "deck": 9})


def test_a_stretch_by_other_rules_begins_anew() -> None:
    film = film_of(
        reel_body(one)
        for one in (reel(0, shot(2, cat=1)), reel(1, shot(7, cats=[2]), shot(8, x=1), whole=True))
    )
    watched = list(film.watched(None))
    assert [one.seen for one in watched] == [{"cat": 1}, {"cats": [2]}, {"cats": [2], "x": 1}]
    assert [one.whole for one in watched] == [True, True, False]


def test_a_film_with_a_hole_is_none() -> None:
    with pytest.raises(Unreadable, match="shots 1 to 3 are missing"):
        film_of([reel_body(reel(0, shot(2))), reel_body(reel(3, shot(9)))])
    with pytest.raises(Unreadable, match="no film"):
        film_of([])


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (b"", "torn"),
        (b"no pack", "packed"),
        (snapshot_body(snapshot())[:-3], "torn"),
        (zlib.compress(b"\xc1"), "MessagePack"),
        (zlib.compress(msgspec.msgpack.encode({"format": 2})), "format 2; this version reads .* 1"),
        (zlib.compress(msgspec.msgpack.encode({"format": 1})), "missing required field `game`"),
    ],
)
def test_what_is_no_body_is_refused(body: bytes, problem: str) -> None:
    for read in (snapshot_of, reel_of):
        with pytest.raises(Unreadable, match=problem):
            read(body)


def test_nobody_is_buried_under_a_small_body(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unreadable, match="more than 1000 bytes"):
        packing.unpack(zlib.compress(bytes(1_000_000)), Reel, 1, most=1000)
