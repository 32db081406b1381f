"""`mastaba watch` and `mastaba play`: whole games in the terminal, watched and played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from mastaba.cli import app
from mastaba.cli.narrator import Narrator
from mastaba.cli.options import read_options
from mastaba.cli.person import Person, Quit
from mastaba.cli.stage import Stage
from mastaba.games import game_named
from mastaba.games.run_run_run import GAME
from mastaba.games.run_run_run.house import CHOICES
from mastaba.kernel.contract import UnknownOption
from mastaba.kernel.log import read, verify
from tests.run_run_run.scene import BLUE, RED, Scene, scene

BOTS = ["--bot", "random"]
VAULTS = re.compile("╔═*VA[A-Z]*═*╗")
"""The Vault as it is drawn, in any size of the map."""


def run(*arguments: str, typed: Sequence[str] = ()) -> Result:
    return CliRunner().invoke(app, [*arguments], input="".join(f"{line}\n" for line in typed))


def watch(*arguments: str, typed: Sequence[str] = ()) -> Result:
    return run("watch", "run-run-run", *BOTS, *arguments, typed=typed)


# --- watching ---


def test_a_game_in_real_time_ends_with_its_clock() -> None:
    """Nobody takes turns in it, so none are counted."""
    result = run("watch", "escape", "--players", "2", "--bot", "steady", "--seed", "7", "--plain")
    assert result.exit_code == 0, result.output
    end = result.output.splitlines()[-3:]
    assert any("on the clock" in line for line in end)
    assert not any("turns" in line for line in end)


@pytest.mark.parametrize("players", ["1", "2", "4"])
def test_a_whole_game_is_told(players: str) -> None:
    result = watch("--players", players, "--seed", "3", "--plain")
    assert result.exit_code == 0, result.output
    assert "Turn 1, round 1" in result.output
    assert "╔═VAULT" in result.output
    assert "you all win" in result.output or "you all lose" in result.output


def test_the_same_seed_tells_the_same_game() -> None:
    assert watch("--seed", "4").output == watch("--seed", "4").output
    assert watch("--seed", "4").output != watch("--seed", "5").output


def test_the_maze_is_drawn_at_the_end_of_each_turn() -> None:
    output = watch("--seed", "3", "--plain").output
    turns = output.count("── Turn ")
    assert turns > 5
    # The last turn ends with the game; the maze is drawn then, too.
    assert len(VAULTS.findall(output)) == turns
    for page in output.split("── Turn ")[1:-1]:
        drawn = VAULTS.search(page)
        assert drawn is not None
        assert page.index("rolls") < drawn.start(), "the dice belong to the turn before"


def test_hands_of_others_stay_hidden() -> None:
    assert "draws 5 cards." in watch("--seed", "3").output
    assert "draws 5 cards: R" not in watch("--seed", "3").output


def test_a_game_is_written_down(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    result = watch("--seed", "3", "--players", "2", "--log", str(path), "--option", "level=kitten")
    assert result.exit_code == 0, result.output
    log = read(path, game_named)
    verify(log, GAME)
    assert log.header.players == ("random", "random")
    assert log.header.options == GAME.options({"level": "kitten"})
    again = watch("--seed", "3", "--players", "2", "--log", str(path))
    assert again.exit_code == 2
    assert "already" in again.output


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--players", "5"], "1 to 4 players"),
        (["--bot", "nobody", "--bot", "random"], "nobody"),
        (["--bot", "random"], "2 bots for 3 players"),
        (["--option", "level"], "key=value"),
        (["--option", "level=lion"], "lion"),
        (["--option", "claws=10"], "claws"),
        (["--seat", "3"], "seats are 0 to 2"),
        (["--lang", "tlh"], "tlh"),
        (["--log", "no/such/folder/game.jsonl"], "No such file"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], problem: str) -> None:
    result = watch(*arguments)
    assert result.exit_code == 2
    assert problem in result.output
    assert "Traceback" not in result.output


def test_an_unknown_game_is_said() -> None:
    result = run("watch", "chess")
    assert result.exit_code == 2
    assert "run-run-run" in result.output


# --- a person on a seat ---


def test_a_person_asks_looks_around_and_leaves() -> None:
    typed = [
        "help",
        "map",
        "hand",
        "rules",
        "rules RRR-EXPLORE-04",
        "rules nonsense",
        "dance",
        "explore R99@1,0 r0",
        "99",
        "? fight 1,0",
        "?",
        "explore R02@0,0 r0",
        "? regroup",
        "quit",
    ]
    result = watch("--seed", "5", "--seat", "0", "--option", "first=0", "--plain", typed=typed)
    output = " ".join(result.output.split())
    assert result.exit_code == 0, result.output
    assert "What do you do: Explore, Fight or Cooperate?" in output
    assert "Pick a line of the menu" in output
    assert output.count("Your hand:") == 2
    assert "Explore: placing a room" in output
    assert "A corridor may not run into a wall, unless you lay a secret passage there." in output
    assert "no rule or chapter 'nonsense'" in output
    assert "“dance” is neither" in output
    assert "'R99' is no Room Card" in output
    assert "Pick a number from 1 to 2." in output
    assert "There is no foe at (1,0)." in output
    assert [verb for verb in GAME.vocabulary.verbs if verb.form not in output] == []
    assert "RRR-FIGHT-01 To fight, walk" in output
    assert "R02 is not in your hand." in output
    assert "That move is possible" in output
    assert "You have left the table." in output


def test_a_person_explores_by_the_menu() -> None:
    typed = ["1", "1", "1", "0", "2", "", "1"]
    result = watch("--seed", "5", "--seat", "0", "--option", "first=0", "--plain", typed=typed)
    assert result.exit_code == 0, result.output
    assert "0  back" in result.output
    assert "Pilfer places" in result.output
    ends = ("You have left the table.", "The game lasted")
    assert any(end in result.output for end in ends), "input ends, and so does the game"


def test_a_person_plays_a_whole_game() -> None:
    """Always the first entry of every menu, in spite of cautions, leads to an end."""
    result = watch(
        "--players", "2", "--seed", "2", "--seat", "1", "--plain", typed=["1", "y"] * 900
    )
    assert result.exit_code == 0, result.output
    assert "you all win" in result.output or "you all lose" in result.output


def test_a_person_points_at_a_hex() -> None:
    typed = ["mark 1,0", "map", "quit"]
    result = watch("--seed", "5", "--seat", "0", "--option", "first=0", "--plain", typed=typed)
    assert "Pilfer points at (1,0)." in result.output
    assert "»P«" in result.output


class Desk:
    """A person's seat with somebody who types what a test says."""

    def __init__(self, s: Scene, seat: int, *typed: str, only_what_matters: bool = False) -> None:
        self.out = StringIO()
        self.typed = list(typed)
        self.game = s.game
        console = Console(file=self.out, width=100, highlight=False, color_system=None)
        stage = Stage(console, Narrator(GAME, "en", seat), pace=0)
        self.person = Person(stage, seat, self.read, only_what_matters)

    def read(self, prompt: str) -> str:
        self.out.write(prompt)
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    def choose(self) -> str:
        return GAME.text(self.person.choose(self.game))

    @property
    def said(self) -> str:
        return self.out.getvalue()


def struck(hearts: int) -> Scene:
    """Blue has rolled two hits for Jaws with so many hearts."""
    s = scene("LINE-2", foes={"Jaws": (1, 0, hearts)}, hands={BLUE: "#3 #9"})
    s.load_combat_dice("hit hit")
    for move in ("fight 1,0", "commit #3", "roll"):
        s.play(BLUE, move)
    return s


@pytest.mark.rule("RRR-FIGHT-16")
def test_who_wants_to_be_asked_only_where_it_matters_is_not_asked_about_a_plain_hit() -> None:
    desk = Desk(struck(5), BLUE, only_what_matters=True)
    assert desk.choose() == "hit Jaws 2"
    assert desk.said == ""
    desk = Desk(struck(2), BLUE, "spare", only_what_matters=True)
    assert desk.choose() == "spare"
    assert "to deal." in desk.said
    desk = Desk(struck(5), BLUE, "hit Jaws 1")
    assert desk.choose() == "hit Jaws 1"


def test_a_game_with_fewer_questions_is_played_to_its_end() -> None:
    arguments = ["--players", "2", "--seed", "2", "--seat", "1", "--plain"]
    asked, spared = (
        watch(*arguments, *more, typed=["1", "y"] * 900) for more in ([], ["--only-what-matters"])
    )
    for result in (asked, spared):
        assert result.exit_code == 0, result.output
        assert "you all win" in result.output or "you all lose" in result.output


def split_scene() -> Scene:
    cats = {BLUE: (2, 0), RED: (2, 0)}
    s = scene("LINE-3", hands={BLUE: 2, RED: 5}, cats=cats, foes={"Jaws": (3, 0)})
    s.start(symbols=1)
    return s


def test_a_deadly_move_is_asked_about_once_more() -> None:
    desk = Desk(split_scene(), BLUE, "split 2 0", "no", "split 0 2")
    assert desk.choose() == "split 0 2 0 0"
    assert "Mapkin would lose the last card" in desk.said
    assert "RRR-ATTACK-05" in desk.said
    assert desk.said.count("Do it anyway?") == 1


@pytest.mark.parametrize("yes", ["y", "yes", "YES"])
def test_a_deadly_move_can_be_made_all_the_same(yes: str) -> None:
    assert Desk(split_scene(), BLUE, "split 2 0", yes).choose() == "split 2 0 0 0"


def test_a_near_exit_is_asked_about_once_more() -> None:
    tiles = {(1, 0): "0,3 eye", (2, 0): "0,2,3 scarab"}
    s = scene(tiles, hands={BLUE: "#1 ankh | #9"}, cats={BLUE: (2, 0)}, doors_placed=2)
    s.play(BLUE, "explore #1@1,1 {5}")
    desk = Desk(s, BLUE, "open 3,0/2,0", "y")
    assert desk.choose() == "open 3,0/2,0"
    assert "only 3 rooms from the Vault" in desk.said


def test_the_last_open_exit_and_the_last_card_are_asked_about_once_more() -> None:
    tiles = {
        (1, 0): "0,3",
        (2, 0): "2,3",
        (0, 1): "4",
        (-1, 1): "5",
        (-1, 0): "0",
        (0, -1): "1",
        (1, -1): "2",
    }
    s = scene(tiles, hands={BLUE: "#1"}, cats={BLUE: (2, 0)}, draw_pile=0)
    desk = Desk(s, BLUE, s.moves(BLUE, "explore")[0], "n", "quit")
    with pytest.raises(Quit):
        desk.choose()
    assert "closes the last open exit" in desk.said
    assert "you would all lose" in desk.said


def test_a_passage_is_offered_while_placing() -> None:
    s = scene("M1", hands={BLUE: "#1 #9"}, tokens={BLUE: ["passage"]})
    desk = Desk(s, BLUE, "1", "1", "1", "1")
    text = desk.choose()
    assert text.startswith("explore")
    assert "passage on" in desk.said
    assert "Open a secret passage" in desk.said or "lay " in desk.said


def test_the_pool_is_shown_to_those_who_share_it() -> None:
    s = scene("LINE-1", players=2, discard=3, hands={BLUE: 2, RED: 2}, stock=0)
    s.play(BLUE, "regroup")
    s.play(RED, "join")
    s.play(BLUE, "offer")
    s.play(RED, "offer")
    desk = Desk(s, BLUE, "1", "1")
    assert desk.choose().startswith("give")
    assert "The pool:" in desk.said


# --- playing ---


def play(*arguments: str, typed: Sequence[str] = ()) -> Result:
    return run("play", *BOTS, "--plain", *arguments, typed=typed)


def test_without_a_terminal_one_game_is_shown() -> None:
    result = play("--seed", "3", typed=["", "", ""])
    assert result.exit_code == 0, result.output
    assert result.output.count("The game lasted") == 1


def test_make_play_needs_no_arguments() -> None:
    result = run("play")
    assert result.exit_code == 0, result.output
    assert "(scout, scout, scout)" in result.output
    assert "The game lasted" in result.output


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    # The package shows the command under the module's name.
    monkeypatch.setattr(import_module("mastaba.cli.watch"), "_at_terminal", lambda: True)


@pytest.mark.usefixtures("at_terminal")
def test_at_a_terminal_one_may_watch_again_sit_down_or_leave() -> None:
    result = play("--seed", "10", "--pace", "0", typed=["", "7", "x", "0", "quit", "q"])
    assert result.exit_code == 0, result.output
    assert result.output.count("The game lasted") == 2
    assert "7 is no seat" in result.output
    assert "x is no seat" in result.output
    assert "(person, random, random)" in result.output
    assert "You have left the table." in result.output


@pytest.mark.usefixtures("at_terminal")
def test_at_a_terminal_the_end_of_input_is_a_farewell() -> None:
    result = play("--seed", "3", "--pace", "0")
    assert result.exit_code == 0, result.output


def test_a_pace_gives_time_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    result = watch("--seed", "3", "--pace", "2")
    assert result.exit_code == 0
    assert waited.count(2) == len(VAULTS.findall(result.output))
    assert waited.count(0.4) > waited.count(2)


# --- house options ---


def test_the_options_are_listed_with_their_values() -> None:
    result = run("options", "run-run-run")
    assert result.exit_code == 0
    assert [key for key in CHOICES if key not in result.output] == []
    output = " ".join(result.output.split())
    for values in CHOICES.values():
        for value in values:
            assert str(value).lower() in output.lower(), value


def test_options_are_read_as_they_are_typed() -> None:
    given = ["heldByCat=true", "swiftOnZero=false", "heartSupply=20", "tokenTorchCap=none"]
    assert read_options([*given, "level=kitten"], "run-run-run") == {
        "heldByCat": True,
        "swiftOnZero": False,
        "heartSupply": 20,
        "tokenTorchCap": None,
        "level": "kitten",
    }
    with pytest.raises(UnknownOption, match="key=value"):
        read_options(["heldByCat"], "run-run-run")
    assert read_options(["track=1"], "escape") == {"track": "1"}
    assert read_options(["rounds=41"], "cursed-tomb") == {"rounds": 41}
