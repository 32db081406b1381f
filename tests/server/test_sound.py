"""Music in pieces: a browser plays a file while it comes, and jumps to any place in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Guest
from tests.server.serving import serving

MUSIC = bytes(range(256)) * 4096


@pytest.fixture(scope="module")
def listener(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    folder: Path = tmp_path_factory.mktemp("music")
    (folder / "escape-1.opus").write_bytes(MUSIC)
    (folder / "notes.txt").write_text("not for browsers")
    with serving(folder, sound=folder) as running, Guest(running.url) as guest:
        yield guest


def test_a_whole_file_says_that_pieces_can_be_asked_for(listener: Guest) -> None:
    answer = listener.http.get("/sound/escape-1.opus")
    assert (answer.status_code, answer.content) == (200, MUSIC)
    assert answer.headers["accept-ranges"] == "bytes"
    assert answer.headers["content-type"].startswith("audio/ogg")


@pytest.mark.parametrize(
    ("asked", "first", "last"),
    [
        ("bytes=0-99", 0, 99),
        ("bytes=100000-100009", 100_000, 100_009),
        ("bytes=-50", len(MUSIC) - 50, len(MUSIC) - 1),
        ("bytes=1048570-9999999", 1_048_570, len(MUSIC) - 1),
        ("bytes=10-", 10, 10 + 512 * 1024 - 1),
    ],
)
def test_a_piece_is_what_was_asked_for(listener: Guest, asked: str, first: int, last: int) -> None:
    answer = listener.http.get("/sound/escape-1.opus", headers={"range": asked})
    assert answer.status_code == 206
    assert answer.headers["content-range"] == f"bytes {first}-{last}/{len(MUSIC)}"
    assert answer.content == MUSIC[first : last + 1]


def test_a_piece_behind_the_end_is_refused(listener: Guest) -> None:
    answer = listener.http.get("/sound/escape-1.opus", headers={"range": "bytes=2000000-"})
    assert answer.status_code == 416
    assert answer.headers["content-range"] == f"bytes */{len(MUSIC)}"


@pytest.mark.parametrize("name", ["escape-9.opus", "notes.txt", "..%2Fmusic.opus", ".opus"])
def test_there_is_nothing_else(listener: Guest, name: str) -> None:
    assert listener.http.get(f"/sound/{name}").status_code == 404
