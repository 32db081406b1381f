"""Ways to sit together: own devices, one device passed around, one screen for all."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import People
from tests.e2e.lobby import code_of, expect_in_the_game, hand_of, open_table


def test_a_friend_joins_with_the_code_and_hands_stay_hidden(people: People) -> None:
    ann, bob = people.come(), people.come()
    table = open_table(ann, 2)
    bob.get_by_label("Table code").fill(code_of(ann).lower())
    bob.get_by_role("button", name="Join").click()
    bob.get_by_label("Your name at the tables").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    expect(ann.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    bob.get_by_role("button", name="I am ready").click()
    expect(ann.get_by_role("listitem").filter(has_text="Bob").get_by_text("ready")).to_be_visible()
    ann.get_by_role("button", name="Start the game").click()
    for page, own, other in ((ann, 0, 1), (bob, 1, 0)):
        expect_in_the_game(page)
        expect(page.get_by_role("region", name="Your hand and what is asked")).to_be_visible()
        owner = {0: ann, 1: bob}[other]
        secret = [
            card for card in hand_of(owner, table, other) if card not in hand_of(page, table, own)
        ]
        content = page.content()
        assert [card for card in secret if re.search(rf"\b{card}\b", content)] == []


def test_what_is_said_is_heard_and_survives_a_reload(people: People) -> None:
    ann, bob = people.come(), people.come()
    table = open_table(ann, 2)
    bob.goto(f"/join/{code_of(ann)}")
    bob.get_by_role("button", name="Take a seat").click()
    bob.get_by_label("Say something").fill("Meow!")
    bob.get_by_role("button", name="Send").click()
    expect(ann.get_by_text("Meow!")).to_be_visible()
    bob.reload()
    expect(bob).to_have_url(re.compile(table))
    expect(bob.get_by_text("Meow!")).to_be_visible()
    expect(bob.get_by_role("button", name="I am ready")).to_be_visible()


def test_a_curtain_falls_between_players_at_one_device(people: People) -> None:
    page = people.come()
    table = open_table(page, 2, "On this one device")
    page.get_by_role("button", name="Start the game").click()
    expect_in_the_game(page)
    hands = {seat: hand_of(page, table, seat) for seat in (0, 1)}
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text("is next")
    behind = page.content()
    for card in (*hands[0], *hands[1]):
        assert not re.search(rf"\b{card}\b", behind), f"{card} can be read behind the curtain"
    first = 0 if "Ann" in curtain.inner_text() else 1
    page.get_by_role("button", name="show my hand").click()
    expect(curtain).to_be_hidden()
    expect(page.get_by_role("region", name="Your hand", exact=True).locator("ul li")).to_have_count(
        len(hands[first])
    )
    open_hand = page.content()
    others = [card for card in hands[1 - first] if card not in hands[first]]
    assert [card for card in others if re.search(rf"\b{card}\b", open_hand)] == []


def test_a_shared_screen_shows_the_board_and_no_hand(people: People) -> None:
    screen, ann, bob = people.come(), people.come(), people.come()
    table = open_table(screen, 2, "Around this screen")
    code = code_of(screen)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.goto(f"/join/{code}")
        page.get_by_label("Your name at the tables").fill(name)
        page.get_by_role("button", name="Take a seat").click()
        expect(screen.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    screen.get_by_role("button", name="Start the game").click()
    for page in (screen, ann, bob):
        expect_in_the_game(page)
    shown = screen.content()
    for page, seat in ((ann, 0), (bob, 1)):
        for card in hand_of(page, table, seat):
            assert not re.search(rf"\b{card}\b", shown)
    screen.get_by_role("button", name="Invite others").first.click()
    expect(screen.get_by_role("dialog")).to_contain_text(code)


def test_a_lost_connection_comes_back_by_itself(people: People) -> None:
    page = people.come()
    lines: list[WebSocketRoute] = []
    down = False

    def connect(line: WebSocketRoute) -> None:
        if down:
            line.close(code=1012)
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket(re.compile(r"/socket$"), connect)
    page.get_by_role("button", name="Play solo now").first.click()
    expect_in_the_game(page)
    page.get_by_role("button", name="Moves").click()
    moves = page.get_by_role("complementary").get_by_role("listitem")
    expect(moves).to_have_count(4)
    down = True
    lines[0].close(code=1012)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    # Decided while nobody hears it: it is sent as soon as the line is back.
    moves.first.get_by_role("button").click()
    down = False
    expect(page.get_by_text("The connection is lost")).to_be_hidden()
    expect(page.get_by_text("Which cat will you be?")).to_be_hidden()
    assert len(lines) == 2


def test_what_the_server_refuses_is_said_in_words(people: People) -> None:
    page = people.come()
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(
            status=429,
            content_type="application/json",
            body=json.dumps({"key": "too-many-requests", "message": "", "facts": {"seconds": 3}}),
        ),
    )
    page.get_by_role("button", name="Play solo now").first.click()
    expect(page.get_by_role("status").filter(has_text="Wait 3 seconds")).to_be_visible()
