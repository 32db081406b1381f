"""Every scenario that is due has a test, and every scenario a test names is listed and due."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.marks import ROOT, Mark
from tests.scenario_coverage import (
    Scenarios,
    UnreadableList,
    in_the_box,
    lists,
    read,
    report,
)

LIST = """
# Words for readers.
modules: curses treasures
modules: illusions

ESC-EDGE-01 [] nothing but the base game
ESC-EDGE-02 [curses] a curse
ESC-EDGE-02/illusions [curses illusions] a curse in a room that vanishes
ESC-GOLD-01 [treasures curses] a curse and a treasure
"""


@pytest.fixture(scope="module")
def scenarios() -> Scenarios:
    return Scenarios.of(ROOT)


def test_there_are_scenarios_to_play(scenarios: Scenarios) -> None:
    assert any(one.due for one in scenarios.scenarios), "no list found: did the lists move?"


def test_every_scenario_that_is_due_has_a_test(scenarios: Scenarios) -> None:
    if untested := [one.name for one in scenarios.untested()]:
        pytest.fail(f"{len(untested)} scenarios have no test: {' '.join(untested)}", pytrace=False)


def test_every_marked_scenario_is_listed(scenarios: Scenarios) -> None:
    if unknown := [f"{mark.name} at {mark.place}" for mark in scenarios.unknown()]:
        pytest.fail(f"in no list of scenarios: {', '.join(unknown)}", pytrace=False)


def test_no_scenario_is_marked_before_it_is_due(scenarios: Scenarios) -> None:
    if early := [f"{mark.name} at {mark.place}" for mark in scenarios.early()]:
        pytest.fail(f"their modules are not in the box: {', '.join(early)}", pytrace=False)


def test_the_numbers_of_each_kind_are_all_listed() -> None:
    """Nobody forgets one in the middle; answers that were given later begin at 201."""
    (file,) = lists(ROOT / "tests")
    listed = {one.name.partition("/")[0] for one in read(file, ROOT).scenarios}
    for kind, last in (("ESC-EDGE", 183), ("ESC-GOLD", 80)):
        assert not {f"{kind}-{number:02}" for number in range(1, last + 1)} - listed


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A game with curses as a file and treasures as a folder, and a test of one scenario."""
    modules = tmp_path / "src/mastaba/games/escape/modules"
    (modules / "treasures").mkdir(parents=True)
    (modules / "__pycache__").mkdir()
    for name in ("__init__.py", "curses.py", "treasures/__init__.py"):
        (modules / name).write_text("")
    folder = tmp_path / "tests/escape"
    folder.mkdir(parents=True)
    (folder / "scenarios.txt").write_text(LIST)
    (folder / "test_it.py").write_text('pytestmark = pytest.mark.scenario("ESC-EDGE-01")\n')
    return tmp_path


def test_a_scenario_is_due_when_all_its_modules_are_in_the_box(project: Path) -> None:
    assert in_the_box("escape", project) == {"curses", "treasures"}
    found = Scenarios.of(project)
    due = {one.name for one in found.scenarios if one.due}
    assert due == {"ESC-EDGE-01", "ESC-EDGE-02", "ESC-GOLD-01"}
    assert [one.name for one in found.untested()] == ["ESC-EDGE-02", "ESC-GOLD-01"]


def test_a_module_that_comes_into_the_box_brings_its_scenarios(project: Path) -> None:
    (project / "src/mastaba/games/escape/modules/illusions.py").write_text("")
    untested = [one.name for one in Scenarios.of(project).untested()]
    assert untested == ["ESC-EDGE-02", "ESC-EDGE-02/illusions", "ESC-GOLD-01"]


def test_a_module_under_a_name_that_the_list_does_not_know_is_found(project: Path) -> None:
    (project / "src/mastaba/games/escape/modules/mirages.py").write_text("")
    with pytest.raises(UnreadableList, match=r"without a name here: \['mirages'\]"):
        Scenarios.of(project)


def test_marks_of_no_scenario_and_of_later_ones_are_found(project: Path) -> None:
    test = project / "tests/escape/test_it.py"
    test.write_text(
        '@pytest.mark.scenario("ESC-EDGE-03", "ESC-EDGE-02/illusions")\ndef test_it(): ...\n'
    )
    found = Scenarios.of(project)
    assert found.unknown() == [Mark("ESC-EDGE-03", "tests/escape/test_it.py:1")]
    assert found.early() == [Mark("ESC-EDGE-02/illusions", "tests/escape/test_it.py:1")]
    assert len(found.complaints()) == 5


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("ESC-EDGE-02 [] a curse again", "ESC-EDGE-02 is listed twice"),
        ("ESC-EDGE-03 [mirages] a mirage", "needs modules without a name"),
        ("ESC-EDGE-03 about nothing", "not `ID"),
        ("ESC-EDGE-03 []", "not `ID"),
    ],
)
def test_a_list_that_makes_no_sense_is_refused(project: Path, line: str, problem: str) -> None:
    (project / "tests/escape/scenarios.txt").write_text(f"{LIST}{line}\n")
    with pytest.raises(UnreadableList, match=rf"^tests/escape/scenarios\.txt:10: .*{problem}"):
        Scenarios.of(project)


def test_reports_by_kind_and_names_what_is_missing(project: Path) -> None:
    page = StringIO()
    report(Scenarios.of(project), Console(file=page, width=100))
    lines = [line.replace("│", " ").split() for line in page.getvalue().splitlines()]
    assert ["ESC-EDGE", "3", "1", "1", "1"] in lines
    assert ["ESC-GOLD", "1", "0", "1"] in lines  # nothing is put off
    assert "ESC-EDGE-02 has no test: a curse" in page.getvalue()
    assert "/illusions" not in page.getvalue()
