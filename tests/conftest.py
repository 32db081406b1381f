"""For all tests: `--rule` picks the tests of one rule, Hypothesis tries the same cases each run."""

import pytest
from hypothesis import settings

# No deadline, because tests read no clock; `--hypothesis-profile=default` searches at random.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="ID",
        help="only run the tests of this rule or chapter: RRR-SETUP-01, RRR-SETUP; may be repeated",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted: list[str] = config.getoption("rule")
    if wanted:
        config.hook.pytest_deselected(items=[item for item in items if not proves(item, wanted)])
        items[:] = [item for item in items if proves(item, wanted)]


def proves(item: pytest.Item, wanted: list[str]) -> bool:
    rules = [rule for mark in item.iter_markers("rule") for rule in mark.args]
    return any(rule == want or rule.startswith(f"{want}-") for rule in rules for want in wanted)
