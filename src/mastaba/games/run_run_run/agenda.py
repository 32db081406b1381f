"""The steps of the agenda told by names: each with the names of its two numbers and its tuple."""

from __future__ import annotations

from typing import Any, Final

from mastaba.games.run_run_run import steps as s
from mastaba.games.run_run_run.box import Box
from mastaba.games.run_run_run.chapters import COURSE
from mastaba.games.run_run_run.expedition import Agenda
from mastaba.games.run_run_run.layout import NOTHING
from mastaba.games.run_run_run.maze import FAR
from mastaba.games.run_run_run.naming import (
    CARD,
    CAUSE,
    CELL,
    FOE,
    HEART_CAUSE,
    PURPOSE,
    SEAT,
    SHARES,
    WINDOW,
    token_form,
)
from mastaba.games.run_run_run.steps import Step
from mastaba.kernel.facts import COUNT, FLAG, Fields, Form, Many, Maybe, Some, strange

Part = tuple[str, Form]

_EMPTY: Final = (0, 0, ())
"""What stands in the places of a step that it does not need."""


class StepForm:
    """A kind of step: its name, and what its two numbers and its tuple are."""

    def __init__(self, word: str, name: str, *parts: Part | None) -> None:
        self.word = word
        """`step` if it happens by itself, or `question`."""
        self.name = name
        named = [(place, part) for place, part in enumerate(parts) if part is not None]
        self._places = [place for place, _part in named]
        self._fields = Fields(dict(part for _place, part in named))

    def tell(self, values: tuple[Any, ...]) -> dict[str, Any]:
        told = self._fields.tell([values[place] for place in self._places])
        return {self.word: self.name, **told}

    def read(self, told: dict[str, Any], where: str) -> tuple[Any, ...]:
        values = list(_EMPTY)
        found = self._fields.read(told, where)
        for place, value in zip(self._places, found, strict=True):
            values[place] = value
        return tuple(values)


def step_forms(box: Box) -> dict[int, StepForm]:
    """Every kind of step, those that happen and those that ask."""
    token = token_form(box)
    foe, foes = ("foe", FOE), ("foes", Many(FOE))
    cell, cause, window = ("cell", CELL), ("cause", CAUSE), ("window", WINDOW)
    shares, symbols, times = ("shares", SHARES), ("symbols", COUNT), ("times", COUNT)
    damage, seat = ("damage", COUNT), ("seat", SEAT)
    objections = ("objections", COUNT)
    happen: dict[int, tuple[Part | None, ...]] = {
        s.TURN_START: (),
        s.ROLL_MUMMY_DICE: (),
        s.SYMBOL: (("number", COUNT), symbols),
        s.FOES_MOVE: (cause, None, foes),
        s.ADD_HEART: (("cause", HEART_CAUSE),),
        s.PLACE_MUMMY: (foe,),
        s.SWIFT_MOVES: (symbols,),
        s.END_ATTACKS: (),
        s.END_MUMMY_STEP: (),
        s.ATTACK: (foe,),
        s.ASK_SHIELDS: (foe, ("place", COUNT), shares),
        s.LOSE_CARDS: (foe, None, shares),
        s.CHOOSE_ACTION: (),
        s.WALK_TO_ROOM: (cell,),
        s.LIGHT: (cell,),
        s.DRAW_FOR_LINKS: (("links", COUNT),),
        s.TORCH_MECHANISM: (cell,),
        s.DOOR_MECHANISM: (cell,),
        s.OPEN_EXIT: (),
        s.WALK_TO_FIGHT: (cell,),
        s.FIGHT_ROLL: (("dice", COUNT),),
        s.STRIKE: (damage,),
        s.ABILITIES: (times,),
        s.HEXES: (times,),
        s.FOOTPRINTS: (times,),
        s.COLLECT_OFFERS: (),
        s.ASK_TORCHES: (),
        s.REVEAL_POOL: (("torches", COUNT),),
        s.SHARE_POOL: (),
        s.TRADE_TOKENS: (),
        s.TURN_END: (("window-over", FLAG),),
        s.WINDOW: (window,),
        s.DRAW_TOKEN: (window,),
        s.ADVANCE_ALL: (cause,),
        s.BEGIN_PLAY: (),
        s.COMMIT_CARDS: (),
    }
    ask: dict[int, tuple[Part | None, ...]] = {
        s.Q_CAT: (seat,),
        s.Q_WINDOW: (window,),
        s.Q_ROUTE: (foe, cause, ("rooms", Many(CELL))),
        s.Q_FOE_ORDER: (cause, None, foes),
        s.Q_PLACE_MUMMY: (foe,),
        s.Q_SPLIT: (foe, objections, ("attacked", Many(SEAT))),
        s.Q_SPLIT_AGREED: (foe, objections, shares),
        s.Q_SPLIT_DEADLOCK: (foe, objections, shares),
        s.Q_SHIELD: (foe, seat, shares),
        s.Q_ACTION: (),
        s.Q_STRIDE: (("distance", Maybe(COUNT, FAR)), ("purpose", PURPOSE), ("path", Many(CELL))),
        s.Q_TORCH_TRIANGLE: (cell,),
        s.Q_DOOR_TRIANGLE: (cell,),
        s.Q_EXIT: (),
        s.Q_COMMIT: (None, None, ("cards", Many(CARD))),
        s.Q_HIT: (damage,),
        s.Q_LOOT: (times,),
        s.Q_FOOTPRINT: (times,),
        s.Q_JOIN: (),
        s.Q_OFFER: (),
        s.Q_TORCHES: (),
        s.Q_SHARE: (objections,),
        s.Q_SHARE_AGREED: (objections,),
        s.Q_SHARE_DEADLOCK: (objections,),
        s.Q_TRADE: (("done", Some(SEAT)), None, ("refused", Many(SEAT))),
        s.Q_TRADE_AGREED: (
            ("giver", SEAT),
            ("taker", SEAT),
            ("tokens", Fields({"given": token, "back": Maybe(token, NOTHING)})),
        ),
        s.Q_ABILITY: (times,),
        s.Q_HEXES: (times,),
    }
    return {
        **{kind: StepForm("step", COURSE.steps[kind].name, *its) for kind, its in happen.items()},
        **{
            kind: StepForm("question", COURSE.questions[kind].name, *its)
            for kind, its in ask.items()
        },
    }


_FIRST_EDITION: Final[dict[tuple[str, str], tuple[str, dict[str, Any]]]] = {
    ("question", "split-damage"): ("damage", {"objections": 0}),
    ("question", "agree-split"): ("damage", {"objections": 0}),
    ("question", "share-pool"): ("", {"objections": 0}),
    ("question", "agree-share"): ("", {"objections": 0}),
    ("question", "trade"): ("seat", {"done": [], "refused": []}),
    ("step", "trade-tokens"): ("seat", {}),
}
"""What the first edition told of a step and nobody needs any more, and what it did not tell yet."""


class StepsForm(Form):
    """The agenda as a list, next step first."""

    def __init__(self, box: Box) -> None:
        self._kinds = step_forms(box)
        self._by_name = {(form.word, form.name): kind for kind, form in self._kinds.items()}

    def tell(self, value: Agenda | None) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = []
        while value is not None:
            (kind, *facts), value = value
            told.append(self._kinds[kind].tell(tuple(facts)))
        return told

    def read(self, told: Any, where: str) -> Agenda | None:
        if not isinstance(told, list):
            strange(where, told, "a list of steps")
        agenda: Agenda | None = None
        for at, one in reversed(list(enumerate(told))):
            agenda = (self._read_step(one, f"{where}[{at}]"), agenda)
        return agenda

    def _read_step(self, told: Any, where: str) -> Step:
        facts = dict(told) if isinstance(told, dict) else {}
        words = [word for word in ("step", "question") if isinstance(facts.get(word), str)]
        kind = self._by_name.get((words[0], facts.pop(words[0]))) if len(words) == 1 else None
        if kind is None:
            strange(where, told, "a step or a question that there is")
        form = self._kinds[kind]
        gone, since = _FIRST_EDITION.get((form.word, form.name), ("", {}))
        facts.pop(gone, None)
        a, b, cells = form.read({**since, **facts}, where)
        return kind, a, b, cells
