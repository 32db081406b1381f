"""The Cursed Tomb in the terminal: every event, question, move and refusal has its words."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner, Result

from mastaba.cli import app
from mastaba.cli.cursed_tomb.show import CursedTombShow
from mastaba.cli.cursed_tomb.track import draw_track
from mastaba.cli.narrator import Narrator
from mastaba.cli.person import Person
from mastaba.cli.stage import Stage
from mastaba.games import game_named
from mastaba.games.cursed_tomb import GAME, CursedTomb
from mastaba.games.cursed_tomb import events as happened
from mastaba.games.cursed_tomb.box import DEEP, HALF, OPEN
from mastaba.games.cursed_tomb.chapters import COURSE
from mastaba.games.cursed_tomb.house import CHOICES
from mastaba.games.cursed_tomb.vocabulary import VOCABULARY
from mastaba.kernel.contract import REFEREE, Refusal
from mastaba.kernel.log import read, verify
from mastaba.kernel.telling import Told
from tests.catalogues import GAMES, RefusalCall, languages, refusal_calls
from tests.conformance.numbered import asked_in
from tests.cursed_tomb.scene import MAX, Scene, begun, scene

every_language = pytest.mark.parametrize("language", languages())

SAMPLES: dict[Any, Any] = {
    int: 1,
    bool: True,
    str: "P7",
    happened.Square: 9,
    happened.Colour: 2,
    happened.Tile: 5,
    happened.Stone: 7,
    happened.Thing: 7,
    happened.Pawn: 3,
    happened.Facing: 1,
    happened.Lies: 1,
    happened.Pace: 2,
}
REFUSAL_SAMPLES: dict[str, Any] = {
    "seats": [0, 1],
    "colour": "green",
    "colours": ["red", "blue"],
    "stone": "red2",
    "covers": ["blue1", "blue2"],
    "pawn": "rope",
    "pawns": ["hat", "map"],
    "squares": ["P12"],
    "paces": ["gentle", "bold"],
    "factors": ["x1", "off"],
    "factor": "x2",
    "verbs": ["turn", "name"],
    "question": "explore",
    "way": "forward",
}


def plain(markup: str) -> str:
    return Text.from_markup(markup).plain


@cache
def teller_of(language: str) -> Narrator:
    """Made once: it reads the whole rulebook."""
    return Narrator(GAME, language, None)


@cache
def some_game() -> CursedTomb:
    return scene(["P6", "P2", "D1"]).game


def narrator(language: str = "en", game: CursedTomb | None = None) -> Narrator:
    made = teller_of(language)
    made.meet(game or some_game())
    return made


def is_whole(text: str) -> bool:
    return bool(text.strip()) and not set("{}$\u2068\u2069") & set(text)


@every_language
@pytest.mark.parametrize("kind", happened.TELLING.kinds, ids=lambda kind: kind.__name__)
def test_every_event_can_be_told(kind: type[Told], language: str) -> None:
    hints = get_type_hints(kind)
    facts = [SAMPLES[hint] for name, hint in hints.items() if name != "rule"]
    # Said by itself: some lines are left out where others follow.
    line = narrator(language)._line(GAME.tell((kind, "TOMB-END-01", *facts), None))
    assert is_whole(plain(line))


def positions() -> list[CursedTomb]:
    heap = scene(["P8", "P8"], options={"trap": "abstract"})
    heap.game.covers = ((5, 6), (7,), *[()] * 18)
    heap.do("name red")
    stuck = scene(["D3", "START"])
    stuck.do("name red")
    touched = scene(["D3", "START"])
    touched.do("name red", "touch")
    touched.play(MAX, "stuck")
    moving = scene(["D3", "START"])
    moving.do("name red")
    moving.pull("red")
    again = scene(["D5", "START"], bowl={"purple": 1})
    again.succeed("purple")
    return [
        begun(2).game,
        begun(2, options={"first": "vote", "pawns": "dealt"}).game,
        scene(["START", "START"], face_up=3).game,
        scene(["P12", "START"], scarabs=[2]).game,
        stuck.game,
        touched.game,
        heap.game,
        moving.game,
        again.game,
    ]


@every_language
def test_every_question_and_every_move_has_words(language: str) -> None:
    asked: set[str] = set()
    verbs: set[str] = set()
    for game in positions():
        teller = narrator(language, game)
        for decision in game.waiting():
            asked.add(decision.question)
            assert is_whole(plain(teller.question(decision)))
        for seat in (REFEREE, *range(game.seats)):
            for move in [*game.moves(seat), *game.asides(seat)]:
                verbs.add(VOCABULARY.verb(move).name)
                assert is_whole(plain(teller.move(game, move)))
    assert asked == asked_in(COURSE)
    assert verbs == set(VOCABULARY.by_name)


def refusal_of(call: RefusalCall) -> Refusal:
    facts = {name: REFUSAL_SAMPLES.get(name, 2) for name in call.facts}
    if call.key == "no-such-seat":
        facts["seats"] = 3
    return Refusal(call.rule or "TOMB-EXPLORE-02", call.key, facts)


@every_language
@pytest.mark.parametrize(
    "call", refusal_calls(GAMES["TOMB"]), ids=lambda call: f"{call.key}-{call.rule}"
)
def test_every_refusal_says_why_and_shows_its_rule(call: RefusalCall, language: str) -> None:
    refusal = refusal_of(call)
    why, rule = plain(narrator(language).refusal(refusal)).split("\n")
    assert is_whole(why)
    assert rule.startswith(refusal.rule)


def test_the_story_of_a_walk() -> None:
    s = scene(["P2", "P11", "P8", "P12"], scarabs=[0, 1, 0, 1])
    s.succeed("red")
    lines = [plain(line) for line in narrator(game=s.game).lines(s.events, s.game)]
    start = next(at for at, line in enumerate(lines) if "goes forward" in line)
    assert lines[start : start + 9] == [
        "Hat goes forward from P2 to P6. TOMB-MOVE-03",
        "The mummy sets off from P12: 2 steps towards the entrance. TOMB-MUMMY-01",
        "The mummy comes to P11. TOMB-MUMMY-02",
        "Scarf gives the mummy the last scarab. TOMB-CURSE-06",
        "The mummy sets off from P10: 3 steps towards the entrance. TOMB-MUMMY-03",
        "The mummy comes to P8. TOMB-MUMMY-02",
        "Lamp goes back from P8 to GATE. TOMB-CURSE-11",
        "The mummy stops on P7, facing the entrance. TOMB-MUMMY-04",
        "── Turn 2, round 1: Scarf ──",
    ]


def test_the_track_shows_tiles_symbols_and_everybody() -> None:
    s = scene(["P6", "P6", "START"], face_up=13, mummy="P8t")
    s.game.bays_turned = 1
    rows = draw_track(s.game.view(None), s.game.box).plain.split("\n")
    assert rows[0].split() == ["START", "D1", "D2Ж", "D3", "D4", "D5Ж", "D6", "GATE"]
    assert rows[1].split() == ["☼", "≈", "▲", "☼", "¶", "☥"]
    assert rows[2].strip() == "L"
    assert rows[4].split()[5] == "P6☻2"
    assert rows[5].split() == ["≈", "☼", "▲", "¶", "☥", "☼", "≈", "?", "?", "?", "?", "?", "¶?"]
    assert rows[6].split() == ["HS", "☠>"]
    assert all(len(row) <= 80 for row in rows)


# --- the commands ---


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, [*arguments], input=typed)


@every_language
@pytest.mark.parametrize("option", ["variant=base", "trap=abstract", "variant=full-speed"])
def test_a_whole_game_is_told(option: str, language: str) -> None:
    result = run(
        "watch", "cursed-tomb", "--players", "2", "--seed", "3", "--plain", "--lang", language,
        "--option", option,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "TOMB-END-01" in result.output
    assert "(strong, strong)" in result.output


def test_a_game_is_written_down_and_told_again(tmp_path: Path) -> None:
    path = tmp_path / "tomb.jsonl"
    result = run("watch", "cursed-tomb", "--seed", "5", "--plain", "--log", str(path))
    assert result.exit_code == 0, result.output
    log = read(path, game_named)
    verify(log, GAME)
    assert any(entry.seat == REFEREE for entry in log.entries)
    replayed = run("replay", str(path), "--verify")
    assert replayed.exit_code == 0, replayed.output
    assert "referee: touch" in replayed.output
    assert "Verified" in replayed.output
    assert run("replay", str(path), "--seat", "1", "--json").exit_code == 0


def test_a_person_takes_a_seat() -> None:
    typed = "pawn camel\nhelp\nmap\n? enter\n? jump\n1\nquit\n"
    result = run(
        "watch", "cursed-tomb", "--players", "2", "--seed", "5", "--seat", "0", "--plain",
        "--option", "first=0", typed=typed,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "Which pawn do you take?" in result.output
    assert "Seat 1 plays Camel." in result.output
    assert "such as: name red   forward" in result.output
    assert "your cards" not in result.output
    assert "The tomb can only be entered from: P12." in result.output
    assert "'jump' is no verb" in result.output
    assert "restart" not in result.output  # the referee's verbs are no help to anybody
    assert "Camel turns over D1" in result.output


class Desk:
    """A person's seat with somebody who types what a test says."""

    def __init__(self, s: Scene, *typed: str) -> None:
        self.out, self.typed, self.game = StringIO(), list(typed), s.game
        console = Console(file=self.out, width=100, highlight=False, color_system=None)
        self.stage = Stage(console, Narrator(GAME, "en", MAX), pace=0)
        self.person = Person(self.stage, MAX, self.read)

    def read(self, prompt: str) -> str:
        self.out.write(prompt)
        return self.typed.pop(0)

    def choose(self) -> str:
        return GAME.text(self.person.choose(self.game))


def test_the_heap_is_described_to_who_must_choose() -> None:
    s = scene(["START", "START"], bowl={"red": 2}, options={"trap": "abstract"})
    s.game.covers = ((5, 6), (7,), *[()] * 18)
    s.game.hours = (4,) * 20
    s.do("name red")
    desk = Desk(s, "pull red2 bold")
    assert desk.choose() == "pull red2 bold"
    said = desk.out.getvalue()
    assert "red stone 1: deep under blue stone 1 and blue stone 2, at 4 o'clock" in said
    assert "red stone 2: under blue stone 3, at 4 o'clock" in said
    assert "Pull the red stone 2 boldly: 45 in 100" in said


@pytest.mark.parametrize("trap", ["physics", "abstract"])
def test_a_person_sees_how_stones_lie_before_a_colour_is_chosen(trap: str) -> None:
    s = scene(["START", "START"], bowl={"red": 2}, options={"trap": trap})
    s.game.covers = ((5, 6), (7,), *[()] * 18) if trap == "abstract" else ()
    desk = Desk(s, "name red")
    show = desk.stage.narrator.show
    assert isinstance(show, CursedTombShow)
    if trap == "physics":
        assert desk.choose() == "name red"
        assert "half covered" not in desk.out.getvalue(), "there is no bowl to look into"
        desk = Desk(s, "name red")
        show = desk.stage.narrator.show
        assert isinstance(show, CursedTombShow)
        show.look = lambda _x: {0: DEEP, 1: HALF, **dict.fromkeys(range(5, 20), OPEN)}
    assert desk.choose() == "name red"
    assert "red: 0 open, 1 half covered, 1 deep" in desk.out.getvalue()
    assert "purple: 3 open, 0 half covered, 0 deep" in desk.out.getvalue()


def test_a_costly_move_is_asked_about_once_more() -> None:
    s = scene(["P1", "START"], mummy="P7e")
    s.do("name blue")
    s.pull("blue")
    desk = Desk(s, "forward", "no", "stay")
    assert desk.choose() == "stay"
    assert "this move ends on GATE" in desk.out.getvalue()
    assert "TOMB-CURSE-11" in desk.out.getvalue()


def test_the_options_are_listed_with_their_values() -> None:
    result = run("options", "cursed-tomb")
    assert result.exit_code == 0
    output = " ".join(result.output.split()).lower()
    for key, values in CHOICES.items():
        assert key.lower() in output
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or key != "first":
                assert str(value).lower() in output, (key, value)


def test_a_rule_can_be_looked_up() -> None:
    result = run("rules", "cursed-tomb", "TOMB-CURSE-02", "--lang", "fr")
    assert result.exit_code == 0
    assert "scarabée" in result.output


def test_skill_decides_simulated_games() -> None:
    result = run("simulate", "cursed-tomb", "--players", "2", "--games", "20", "--jobs", "1",
                 "--skill", "95", "--skill", "50")  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "won by seat" in result.output
    assert "TOMB-SLIDE-01" in result.output


def test_a_draw_is_told_as_one(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    options = ["--option", "rounds=20", "--option", "trap=abstract", "--option", "pawns=dealt"]
    play = ["watch", GAME.name, "--players", "2", "--bot", "random", "--seed", "2"]
    watched = run(*play, *options, "--log", str(log))
    assert "Nobody has freed the mummy: the game is a draw." in " ".join(watched.output.split())
    assert "Over: a draw (draw, TOMB-END-05)" in run("replay", str(log)).output
