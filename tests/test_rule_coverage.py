"""Every rule in a rulebook has a test, and every rule a test names is in a rulebook."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.marks import ROOT, Mark, UnreadableMark, marks_in
from tests.rule_coverage import RULE, Coverage, report

RULEBOOK = """
[rules]
RRR-SETUP-01 = "Shuffle."
RRR-SETUP-02 = "Deal."
RRR-MOVE-01 = "Walk."
"""


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return Coverage.of(ROOT)


def test_there_are_rules_to_cover(coverage: Coverage) -> None:
    assert coverage.rules, "no rulebook found: did the rulebooks move?"


def test_every_rule_has_a_test(coverage: Coverage) -> None:
    if untested := coverage.untested():
        pytest.fail(f"{len(untested)} rules have no test: {' '.join(untested)}", pytrace=False)


def test_every_marked_rule_stands_in_a_rulebook(coverage: Coverage) -> None:
    if unknown := [f"{mark.name} at {mark.place}" for mark in coverage.unknown()]:
        pytest.fail(f"not in any rulebook: {', '.join(unknown)}", pytrace=False)


def test_no_rule_that_is_put_off_has_a_test(coverage: Coverage) -> None:
    if overtaken := [mark.name for mark in coverage.overtaken()]:
        pytest.fail(f"no longer to come: {', '.join(overtaken)}", pytrace=False)


ON_A_TEST = """
@pytest.mark.rule("RRR-SETUP-01", "RRR-MOVE-01")
def test_it(): ...
"""
ON_A_CLASS = """
from pytest import mark
@mark.rule("RRR-SETUP-01")
@mark.rule("RRR-MOVE-01")
class TestIt: ...
"""
ON_A_MODULE = """
pytestmark = [pytest.mark.slow, pytest.mark.rule("RRR-SETUP-01", "RRR-MOVE-01")]
"""
ON_A_PARAMETER = """
CASES = [
    pytest.param(1, marks=pytest.mark.rule("RRR-SETUP-01")),
    pytest.param(2, marks=[pytest.mark.slow, pytest.mark.rule("RRR-MOVE-01")]),
]
"""


@pytest.mark.parametrize("source", [ON_A_TEST, ON_A_CLASS, ON_A_MODULE, ON_A_PARAMETER])
def test_reads_marks_wherever_pytest_takes_them(source: str) -> None:
    assert {mark.name for mark in marks_in(source, "it.py", RULE)} == {
        "RRR-SETUP-01",
        "RRR-MOVE-01",
    }


def test_a_rule_in_a_comment_or_a_string_is_no_mark() -> None:
    source = '# pytest.mark.rule("RRR-SETUP-01")\ntext = "pytest.mark.rule(\'RRR-SETUP-01\')"'
    assert list(marks_in(source, "it.py", RULE)) == []


@pytest.mark.parametrize("arguments", ["", "RULE", "*RULES", 'f"RRR-{n}"', '"RRR-MOVE-01", x=1'])
def test_refuses_marks_it_cannot_read(arguments: str) -> None:
    with pytest.raises(UnreadableMark, match=r"^it\.py:2: "):
        list(marks_in(f"\npytestmark = pytest.mark.rule({arguments})", "it.py", RULE))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project that tests one of its three rules, and one rule it does not have."""
    rulebook = tmp_path / "src/mastaba/games/run_run_run/rulebook/en.toml"
    rulebook.parent.mkdir(parents=True)
    rulebook.write_text(RULEBOOK)
    test = tmp_path / "tests/games/test_setup.py"
    test.parent.mkdir(parents=True)
    test.write_text('pytestmark = pytest.mark.rule("RRR-SETUP-01", "RRR-SETUP-99")\n')
    return tmp_path


def test_compares_rulebooks_with_marks(project: Path) -> None:
    coverage = Coverage.of(project)
    assert coverage.untested() == ["RRR-SETUP-02", "RRR-MOVE-01"]
    assert coverage.unknown() == [Mark("RRR-SETUP-99", "tests/games/test_setup.py:1")]


def test_reports_by_chapter(project: Path) -> None:
    page = StringIO()
    report(Coverage.of(project), Console(file=page, width=100))
    lines = [line.replace("│", " ").split() for line in page.getvalue().splitlines()]
    assert ["RRR-SETUP", "2", "1", "1"] in lines  # nothing is put off
    assert ["RRR-MOVE", "1", "0", "1"] in lines
    assert ["all", "3", "1", "2"] in lines
    assert ["RRR-SETUP-02"] in lines
    assert "tests/games/test_setup.py:1 names RRR-SETUP-99" in page.getvalue()


def test_rules_of_parts_to_come_need_no_test(project: Path) -> None:
    later = project / "tests/games/later.py"
    later.write_text('RULES = ("RRR-SETUP-01", "RRR-SETUP-02", "RRR-MOVE-99")\n')
    coverage = Coverage.of(project)
    assert coverage.untested() == ["RRR-MOVE-01"]
    assert Mark("RRR-MOVE-99", "tests/games/later.py") in coverage.unknown()
    assert coverage.overtaken() == [Mark("RRR-SETUP-01", "tests/games/later.py")]
    page = StringIO()
    report(coverage, Console(file=page, width=100))
    assert "tests/games/later.py puts off RRR-SETUP-01, which has a test" in page.getvalue()
