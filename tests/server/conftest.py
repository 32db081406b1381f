"""One server for all tests of a module that do not need a special one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clients import Guest
from tests.server.serving import Running, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ann(server: Running) -> Iterator[Guest]:
    with Guest(server.url, "Ann") as guest:
        yield guest


@pytest.fixture
def bob(server: Running) -> Iterator[Guest]:
    with Guest(server.url, "Bob") as guest:
        yield guest


@pytest.fixture
def server_url(server: Running) -> str:
    return server.url
