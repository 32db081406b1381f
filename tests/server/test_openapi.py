"""The HTTP side does what its OpenAPI description says, whatever is sent to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar import Litestar
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from mastaba.server.app import make_app
from mastaba.server.config import Settings
from tests.server.clients import Guest
from tests.server.serving import Running, serving

PLENTY = {"request_burst": 10**6, "new_people_per_minute": 10**6, "new_people_burst": 10**6}


def described() -> dict[str, Any]:
    """The description that every server gives of itself."""
    gate, _service = make_app(Settings())
    app = gate._app
    assert isinstance(app, Litestar)
    return app.openapi_schema.to_schema()


OPERATIONS: dict[str, Any] = {}
for found in schemathesis.openapi.from_dict(described()).get_all_operations():
    assert isinstance(found, Ok), "the description itself is wrong"
    OPERATIONS[found.ok().label] = found.ok()

often = settings(
    max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("openapi"), PLENTY) as running:
        yield running


@pytest.fixture(scope="module")
def cookie(open_server: Running) -> Iterator[str]:
    with Guest(open_server.url, "Ann") as guest:
        guest.open(seats=2, bots={"1": "random"})
        yield guest.cookie


def can_be_wrong(operation: Any) -> bool:
    """Any text will do as a part of the path, but a query or a body has a form."""
    return bool(list(operation.query)) or bool(list(operation.body))


REQUESTS = [(label, GenerationMode.POSITIVE) for label in OPERATIONS] + [
    (label, GenerationMode.NEGATIVE) for label, one in OPERATIONS.items() if can_be_wrong(one)
]


def test_all_of_it_is_described() -> None:
    assert len(OPERATIONS) >= 18
    assert ("POST /api/tables", GenerationMode.NEGATIVE) in REQUESTS


@pytest.mark.parametrize(("operation", "mode"), REQUESTS)
def test_it_answers_as_described(
    operation: str, mode: GenerationMode, open_server: Running, cookie: str
) -> None:
    """Right requests and wrong ones: a documented status, the right kind of body, no stumbling."""

    @often
    @given(case=OPERATIONS[operation].as_strategy(generation_mode=mode))
    def answers(case: Any) -> None:
        # Much that has the right form makes no sense all the same, such as nine seats.
        case.call_and_validate(
            base_url=open_server.url,
            headers={"Cookie": f"mastaba={cookie}"},
            excluded_checks=[positive_data_acceptance],
        )

    answers()


@pytest.mark.parametrize("operation", OPERATIONS)
def test_it_answers_nobody_as_described(operation: str, open_server: Running) -> None:
    @settings(often, max_examples=3)
    @given(case=OPERATIONS[operation].as_strategy())
    def answers(case: Any) -> None:
        case.call_and_validate(base_url=open_server.url, excluded_checks=[positive_data_acceptance])

    answers()
