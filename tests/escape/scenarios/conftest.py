"""For all scenarios: played again, a game leads to the same states (ESC-GOLD-80)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from mastaba.games.escape import GAME, Escape
from mastaba.games.escape.game import loaded
from tests.escape.scene import Scene


class Step(NamedTuple):
    """A command, or time that passed without one."""

    before: Escape
    seat: int
    command: str
    at: int
    digest: str


def again(game: Escape) -> Escape:
    """The same game from what is written down of it."""
    return loaded(game.dump(), game.box, dict(game.house.options))


def replay(steps: list[Step]) -> None:
    """ESC-RT-02: each game from how it began; where a test has rearranged it, from there."""
    game: Escape | None = None
    for step in steps:
        if game is None or game.digest() != step.before.digest():
            game = again(step.before)
        if step.command:
            game.play(step.seat, GAME.parse(step.command), step.at)
        else:
            game.tick(step.at)
        assert game.digest() == step.digest, f"{step.command or 'time'} led to another state"


@pytest.fixture(autouse=True)
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Step]]:
    """Everything that is done in the scenes of a test; replayed when the test is over."""
    taken: list[Step] = []
    do, tick, wait = Scene.do, Scene.tick, Scene.wait

    def took(scene: Scene, before: Escape, seat: int = 0, command: str = "") -> None:
        taken.append(Step(before, seat, command, scene.game.now, scene.game.digest()))

    def filmed_do(scene: Scene, seat: int, text: str, t: int | None = None) -> list[Any]:
        before = scene.game.clone()
        events = do(scene, seat, text, t)
        took(scene, before, seat, text)
        return events

    def filmed_tick(scene: Scene, t: int) -> list[Any]:
        before = scene.game.clone()
        events = tick(scene, t)
        took(scene, before)
        return events

    def filmed_wait(scene: Scene, ms: int) -> list[Any]:
        before = scene.game.clone()
        events = wait(scene, ms)
        took(scene, before)
        return events

    monkeypatch.setattr(Scene, "do", filmed_do)
    monkeypatch.setattr(Scene, "tick", filmed_tick)
    monkeypatch.setattr(Scene, "wait", filmed_wait)
    yield taken
    replay(taken)
