"""`mastaba serve --box`: tables, bots and the referee play with the components of an owner."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from mastaba.cli import app
from mastaba.games import boxes_by_game, boxes_in_use, game_named, use_boxes
from mastaba.games.cursed_tomb.boxfile import DEFAULT
from mastaba.games.run_run_run.boxfile import DEFAULT as CATS
from mastaba.kernel.boxes import BoxError
from mastaba.kernel.log import decode, verify
from mastaba.referee import PullRecord, audit_record
from tests.server.clients import Guest, Json, start
from tests.server.test_serve import process
from tests.server.trap_hands import wait_for_news

TOMB = "cursed-tomb"


def own_box(folder: Path) -> Path:
    """Twenty stones of other colours than ours: only two red ones, and six purple ones."""
    text = DEFAULT.read_text(encoding="utf-8")
    for colour, ours, theirs in (("red", 5, 2), ("purple", 3, 6)):
        was = f'[stones.{colour}]\nsource = "designed"\ncount = {ours}'
        assert was in text
        text = text.replace(was, was.replace(f"count = {ours}", f"count = {theirs}"))
    path = folder / "own.toml"
    path.write_text(text.replace("Mastaba 1", "The shelf at home"), encoding="utf-8")
    return path


@contextmanager
def playing_with(*boxes: Path) -> Iterator[None]:
    """This process plays with them meanwhile."""
    usual = boxes_in_use()
    use_boxes(boxes_by_game(boxes))
    try:
        yield
    finally:
        use_boxes(usual)


def pulled(ann: Guest, table: str, bowl: list[str]) -> Json:
    """A pull by words, in the middle of a game; bots play and pull at the other seats."""
    with ann.connect(table, 0) as hers:
        start([hers])
        news: Json = {}
        while news.get("seat") != 0:
            if 0 in [one["seat"] for one in (hers.view or {})["waiting"]]:
                hers.play(hers.moves()[0])
            news = wait_for_news(hers, "armed")
        assert (hers.view or {})["trap"]["bowl"] == bowl
        lies = hers.until(lambda message: message["type"] == "pull-lies")["stones"]
        wanted = [stone for stone in bowl if stone.startswith(news["colour"])]
        assert sorted(one["stone"] for one in lies) == wanted
        hers.send(type="hand", do="choose", stone=lies[0]["stone"])
        hers.send(type="hand", do="pull")
        ended: Any = hers.until(lambda m: m["type"] == "pull" and m["state"] == "ended")
        seq = hers.seq
        hers.until(lambda _message: hers.seq > seq)
    return dict(ended)


def test_tables_and_the_referee_play_with_an_owners_box(tmp_path: Path) -> None:
    box = own_box(tmp_path)
    bowl = [
        f"{colour}{number}"
        for colour, count in (("red", 2), ("blue", 4), ("yellow", 4), ("green", 4), ("purple", 6))
        for number in range(1, count + 1)
    ]
    with (
        process(tmp_path, "--box", str(box), "--pull-lag", "60", MASTABA_BOT_PACE="0 0") as running,
        Guest(running.url, "Ann") as ann,
    ):
        components = ann.get(f"/api/games/{TOMB}/box")
        assert components["box"] == "The shelf at home"
        assert [len(one["stones"]) for one in components["stones"]] == [2, 4, 4, 4, 6]
        options = {"pawns": "dealt", "first": 0}
        table = ann.open(game=TOMB, seats=2, options=options, bots={"1": "strong"})["id"]
        ended = pulled(ann, table, bowl)
        assert ended["verdict"].split()[-1] in (*bowl, "sceptre")
        (one, *_) = ann.get(f"/api/tables/{table}/pulls")["pulls"]
        path = f"/api/tables/{table}/pulls/{one['seq']}/record"
        record = PullRecord.decode(ann.http.get(path).content)
    # Our own box has other stones, so the pull cannot be judged with it, and nobody pretends to.
    assert "it was made with model" in (audit_record(record) or "")
    with playing_with(box):
        assert audit_record(record) is None


def test_a_log_names_the_box_of_its_server(tmp_path: Path) -> None:
    box = own_box(tmp_path)
    with playing_with(box):
        game = game_named(TOMB)
        assert game.box_parts(game.options({})) == game_named(TOMB, box).box_parts({})
        log = tmp_path / "game.jsonl"
        watch = ["watch", TOMB, "--bot", "random", "--seed", "1", "--log", str(log)]
        assert CliRunner().invoke(app, watch).exit_code == 0
        verify(decode(log.read_bytes(), game_named), game)
    replay = CliRunner().invoke(app, ["replay", str(log), "--verify"])
    assert replay.exit_code == 2
    assert "played with box 'The shelf at home'" in " ".join(replay.output.split())
    again = CliRunner().invoke(app, ["replay", str(log), "--verify", "--box", str(box)])
    assert again.exit_code == 0, again.output


def test_boxes_say_which_game_they_are_for(tmp_path: Path) -> None:
    own = own_box(tmp_path)
    assert boxes_by_game([own, CATS]) == {TOMB: own, "run-run-run": CATS}
    for text, problem in (
        ('game = "chess"', "game is 'chess'; it must be one of: run-run-run, cursed-tomb"),
        ("game = ", "is not TOML"),
        (own.read_text().replace("top = 8", "top = 1"), "heap needs at least 2 stones on top"),
    ):
        wrong = tmp_path / "wrong.toml"
        wrong.write_text(text)
        with pytest.raises(BoxError) as refused:
            boxes_by_game([wrong])
        assert "wrong.toml" in str(refused.value)
        assert problem in str(refused.value)
    with pytest.raises(BoxError, match=r"is 'cursed-tomb' here and in own.toml; name one box"):
        boxes_by_game([own, DEFAULT])
    assert boxes_in_use()[TOMB] == DEFAULT


def test_a_box_that_cannot_be_played_with_is_one_clear_line(tmp_path: Path) -> None:
    missing = tmp_path / "none.toml"
    result = CliRunner().invoke(app, ["serve", "--box", str(missing)], env={"MASTABA_PORT": "0"})
    assert result.exit_code == 2
    assert "none.toml" in result.stderr
    assert "cannot be read" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
