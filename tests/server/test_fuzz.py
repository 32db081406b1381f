"""Anything at all over the socket: the server answers or hangs up, and never stumbles itself."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.clients import PATIENCE, Guest, raw_socket
from tests.server.serving import Running

SEATS = st.one_of(st.integers(-4, 5), st.none(), st.integers(), st.text(max_size=3))
MOVES = st.one_of(
    st.sampled_from(["pass", "roll", "explore R01@1,0", "mark 1,0", "unmark 1,0", "fight 0,0"]),
    st.from_regex(r"[a-z]+ R\d\d@-?\d,-?\d r\d", fullmatch=True),
    st.text(max_size=30),
)
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
WISHES = st.one_of(
    st.fixed_dictionaries({"wish": st.just("play"), "seat": SEATS, "move": MOVES}),
    st.fixed_dictionaries(
        {
            "wish": st.sampled_from(["sit", "stand", "stand-in", "come-back", "take-back"]),
            "seat": SEATS,
        },
        optional={"bot": st.sampled_from(["random", "", "hal"])},
    ),
    st.fixed_dictionaries({"wish": st.just("ready"), "ready": st.booleans()}),
    st.fixed_dictionaries({"wish": st.just("say"), "text": st.text(max_size=20)}),
    st.fixed_dictionaries(
        {"wish": st.just("choose"), "options": st.dictionaries(st.text(max_size=8), ANY_JSON)}
    ),
)
TICKETS = st.text(max_size=5)
MESSAGES = st.one_of(
    st.fixed_dictionaries({"type": st.just("hello"), "seat": SEATS}),
    st.fixed_dictionaries(
        {"type": st.just("hello"), "seat": st.just(0), "last_seq": st.integers(-1, 2**70)}
    ),
    st.fixed_dictionaries({"type": st.just("wish"), "ticket": TICKETS, "wish": WISHES | ANY_JSON}),
    st.fixed_dictionaries({"type": st.just("moves"), "ticket": TICKETS, "seat": SEATS}),
    st.fixed_dictionaries(
        {"type": st.just("preview"), "ticket": TICKETS, "seat": SEATS, "move": MOVES}
    ),
    st.fixed_dictionaries({"type": st.just("insight"), "ticket": TICKETS, "seat": SEATS}),
    st.fixed_dictionaries(
        {"type": st.just("hint"), "ticket": TICKETS, "seat": SEATS, "bot": st.just("hal")}
    ),
    ANY_JSON,
)


@settings(
    max_examples=40,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(begun=st.booleans(), messages=st.lists(MESSAGES, min_size=1, max_size=30))
def test_nothing_makes_the_server_stumble(
    server: Running, ann: Guest, begun: bool, messages: list[Any]
) -> None:
    table = ann.open(seats=2)["id"]
    if begun:
        with ann.connect(table, 0) as place:
            place.must("sit", seat=1)
            place.must("ready")
    with raw_socket(server.url, table, ann.cookie) as socket:
        heard: list[dict[str, Any]] = []
        try:
            socket.send('{"type":"hello","seat":0}')
            for message in messages:
                socket.send(json.dumps(message))
            socket.send('{"type":"ping","n":77}')
            while not heard or (heard[-1]["type"], heard[-1].get("n")) != ("pong", 77):
                heard.append(json.loads(socket.recv(timeout=PATIENCE)))
        except ConnectionClosed as closed:
            # Whoever sends much nonsense is sent away, and told so.
            assert heard[-1]["key"] == "too-many-mistakes", (closed, heard[-3:])  # noqa: PT017
        answers = [message for message in heard if message.get("key") == "internal-error"]
        assert answers == []
    assert ann.http.get("/readyz").status_code == 200
