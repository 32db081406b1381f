"""What a player sees before confirming: the way, its price, light, cards and triangles."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run import events as happened
from mastaba.games.run_run_run.box import card_name
from mastaba.games.run_run_run.vocabulary import VOCABULARY
from mastaba.kernel.telling import Told
from tests.run_run_run.scene import BLUE, Scene, scene


class Shown:
    """A preview in the words of the events."""

    def __init__(self, s: Scene, text: str) -> None:
        foresight = GAME.preview(s.game, BLUE, s.move(BLUE, text))
        self.events = [happened.TELLING.tell(event, None, s.game.box) for event in foresight.events]
        self.assumed = [VOCABULARY.text(move, s.game.box) for move in foresight.assumed]

    def __getitem__(self, kind: type[Told]) -> Any:
        return next(event for event in self.events if isinstance(event, kind))

    def has(self, kind: type[Told]) -> bool:
        return any(isinstance(event, kind) for event in self.events)


@pytest.mark.rule("RRR-MOVE-01", "RRR-LIGHT-02", "RRR-DRAW-01")
def test_a_short_walk_with_a_torch() -> None:
    s = scene("LINE-1", hands={BLUE: "#9 dark | #9"}, stock=2)
    shown = Shown(s, "explore #9@2,0 {0,3}")
    assert shown.assumed == []
    assert shown[happened.RoomPlaced].links == 1
    assert shown[happened.CatWalked].path == [(0, 0), (1, 0), (2, 0)]
    lit = shown[happened.RoomLit]
    assert (lit.by_torch, lit.stock) == (True, 1)
    drawn = shown[happened.CardsDrawn]
    assert (drawn.cards, drawn.count) == ([], 1)


@pytest.mark.rule("RRR-MOVE-04")
def test_a_long_walk_shows_the_poorest_card_that_will_do() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 | #63 | #7 | #1"})
    shown = Shown(s, "explore #9@5,0 {0,3}")
    poorest = s.held(BLUE, 7)
    card = card_name(poorest)
    assert shown.assumed == [f"stride {card}"]
    paid = shown[happened.StridePaid]
    assert (paid.card, paid.allowance) == (card, 6)
    assert len(shown[happened.CatWalked].path) == 6
    assert shown.has(happened.RoomLit)
    assert shown[happened.CardsDrawn].count == 1


@pytest.mark.rule("RRR-LIGHT-03")
def test_darkness_shows_its_heart() -> None:
    s = scene("V", hands={BLUE: "#9 dark | #9"}, stock=0, track=2)
    shown = Shown(s, "explore #9@1,0 {0,3}")
    assert shown[happened.RoomDark].at == (1, 0)
    assert shown[happened.HeartAdded].hearts == 3
    assert shown[happened.CardsDrawn].count == 1


@pytest.mark.rule("RRR-SARC-04")
def test_tokens_are_kept_on_the_way() -> None:
    s = scene("LINE-4", hands={BLUE: "#9 | #63"}, tokens={BLUE: ["draw2"]})
    shown = Shown(s, "explore #9@5,0 {0,3}")
    assert shown.assumed[:2] == ["hold", "teleport draw2 5,0"], "one card left: only by token"
    assert shown[happened.CatTeleported].to == (5, 0)
    rich = scene("LINE-2", hands={BLUE: "#9 | #63"}, tokens={BLUE: ["draw2"]})
    shown = Shown(rich, "explore #9@3,0 {0,3}")
    assert set(shown.assumed) == {"hold"}
    assert shown[happened.CardsDrawn].count == 1


@pytest.mark.rule("RRR-MECH-05")
def test_a_triangle_is_shown() -> None:
    maze = {(1, 0): "1,3 eye", (0, 1): "0,4 eye"}
    s = scene(maze, hands={BLUE: "#3 eye | #9"}, stock=2)
    shown = Shown(s, next(text for text in s.moves(BLUE, "explore") if "@1,1 " in text))
    triggered = shown[happened.MechanismTriggered]
    assert triggered.mechanism == "torch"
    assert set(triggered.corner) == {(1, 0), (0, 1), (1, 1)}
    assert shown[happened.TorchesGained].stock == 5


def test_what_nobody_knows_is_not_shown() -> None:
    s = scene("V", hands={BLUE: "#9 dark tomb | #9"}, stock=0, track=4)
    shown = Shown(s, "explore #9@1,0 {0,3}")
    assert shown[happened.HeartAdded].hearts == 5
    assert not shown.has(happened.MummyWoke)
    tomb = scene("V", hands={BLUE: "#9 tomb | #9"})
    assert not Shown(tomb, "explore #9@1,0 {0,3}").has(happened.TokenRevealed)


def test_a_mark_leads_nowhere() -> None:
    s = scene("LINE-1", tokens={BLUE: ["draw2"]})
    s.start()
    assert s.question == "token-window"
    shown = Shown(s, "mark 2,0")
    assert [type(event) for event in shown.events] == [happened.HexMarked]
    assert shown.assumed == []
