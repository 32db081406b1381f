"""Real pulls in a real browser: a stone comes out, a heap comes down, and everybody sees it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from mastaba.referee.frames import NONE
from tests.e2e.conftest import PHONE, People
from tests.e2e.lobby import code_of
from tests.e2e.test_access import faults
from tests.e2e.tomb import STONES, VERDICTS, TombPlayer, open_tomb_table
from tests.server.clients import Guest
from tests.server.serving import Running, serving
from tests.server.trap_hands import pull, steady, wait_for_news

SMALL: Final[dict[str, Any]] = {
    "viewport": {"width": 900, "height": 620},
    "device_scale_factor": 0.25,
}
"""Software draws the bowl here, so it gets no more pixels than it must."""
UPRIGHT: Final[dict[str, Any]] = {**PHONE, "device_scale_factor": 0.5}
FEEL: Final = """
window.felt = [];
navigator.vibrate = (pattern) => window.felt.push([pattern].flat()) > 0;
"""
"""What a phone would let its player feel."""
LOOK = 100
GRIP_LOOKS = 120
"""How often one looks, and for how many milliseconds between, whether fingers have a stone."""
STEADY = 60
"""Milliseconds between two places of a hand that takes its time."""
TRIES = 4
"""How a mouse moves depends on how busy the machine is: so often it may be tried."""


WATCH = """
new MutationObserver(() => {
  if (document.body.textContent.includes('Once more, slowly')) window.shown = true;
}).observe(document.body, { subtree: true, childList: true });
"""
"""The fall is shown for a few seconds only, and a busy machine may look away."""


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A machine that is busy with tests is no reason for a pull not to count."""
    folder = tmp_path_factory.mktemp("trap")
    with serving(folder, client=client, pull_lag=60.0) as running:
        yield running


def sit_down(people: People, motion: str = "reduce", **device: Any) -> TombPlayer:
    """Ann and Bob share a device, and have their pawns."""
    page = people.come("about:blank", reduced_motion=motion, **(device or SMALL))
    page.add_init_script(FEEL)
    player = TombPlayer(page, thumb="has_touch" in device)
    page.goto("/")
    open_tomb_table(page, abstract=False)
    page.get_by_role("button", name="Start the game").click()
    take_pawns(player, player)
    return player


def take_pawns(*players: TombPlayer) -> None:
    for player in players:
        player.wait_until_asked()
        before = len(player.accepted)
        player.hand.locator("[data-move^=pawn]").first.click()
        player.wait_until_accepted(before + 1)


def lift_out(player: TombPlayer, across: float = 300) -> None:
    """Grip a stone with the mouse or a finger, lift it, and carry it past the ring."""
    grip_some(player)
    player.drag(0, 130, 20, STEADY)
    held = player.poses.get(player.gripped)
    player.drag(-across if held and held.at[0] < 0 else across, 0, 26, STEADY)
    player.until(lambda: over(player), "a verdict")
    player.let_go()


def grip_some(player: TombPlayer) -> None:
    """Press one stone after the other until the fingers have one: some lie behind others."""
    for lie in player.lies:
        # The pour may still be shown.
        player.until(lambda lie=lie: STONES.index(lie["stone"]) in player.poses, "the stone")  # type: ignore[misc]
        player.press_at(player.point_of(lie["stone"]))
        for _ in range(GRIP_LOOKS):
            if player.gripped != NONE or over(player):
                return
            player.page.wait_for_timeout(LOOK)
        player.let_go()
    raise AssertionError("no stone could be gripped")


def over(player: TombPlayer) -> bool:
    return player.news.get("state") == "ended" or not VERDICTS.isdisjoint(player.events)


@pytest.mark.rule("TOMB-DT-39", "TOMB-DT-40")
def test_a_stone_is_pulled_out_with_the_mouse(people: People) -> None:
    player = sit_down(people)
    for _ in range(TRIES):
        player.turn_tile()
        lift_out(player)
        player.wait_for_verdict()
        if "stone-pulled" in player.events:
            break
    assert "stone-pulled" in player.events
    expect(player.page.get_by_text("has the").last).to_be_visible()
    assert player.pose_frames > 30


@pytest.mark.rule("TOMB-DT-19", "TOMB-DT-40")
def test_a_stone_is_pulled_out_with_a_finger(people: People) -> None:
    """On a phone held upright; what the fingers find can be felt, also when they close on it."""
    player = sit_down(people, motion="no-preference", **UPRIGHT)
    for _ in range(TRIES):
        player.turn_tile()
        lift_out(player, across=130)
        player.wait_for_verdict()
        if "stone-pulled" in player.events:
            break
    assert "stone-pulled" in player.events
    felt = player.page.evaluate("window.felt")
    assert [18] in felt  # the grip holds
    assert [8] in felt or [8, 60, 8] in felt or [8, 60, 8, 60, 8] in felt  # how firm stones lie


def test_a_hasty_player_hears_what_to_wait_for(people: People) -> None:
    """Who lifts or lets go before the fingers hold a stone is told so, and sees what they do."""
    player = sit_down(people)
    player.turn_tile()
    page = player.page
    stone = player.lies[0]["stone"]
    player.until(lambda: STONES.index(stone) in player.poses, "the stone")
    player.press_at(player.point_of(stone))
    player.drag(0, 40, 2, 0)
    expect(page.locator("[data-haste=lifts]")).to_be_visible()
    player.let_go()
    player.press_at(player.point_of(stone))
    player.let_go()
    expect(page.locator("[data-haste=lets-go]")).to_be_visible()
    expect(page.locator("[data-grip=open]")).to_be_visible()
    grip_some(player)
    expect(page.locator("[data-haste]")).to_have_count(0)
    if player.gripped != NONE:
        expect(page.locator("[data-grip=holding]")).to_be_visible()
    player.let_go()


@pytest.mark.rule("TOMB-DT-47", "TOMB-DT-48", "TOMB-DT-49", "TOMB-DT-58")
def test_words_lead_the_hand_without_a_mouse(people: People) -> None:
    """The commanded hand, by keyboard alone, with a live region that tells what it does."""
    player = sit_down(people)
    page = player.page
    player.turn_tile()
    page.locator("summary", has_text="Lead the hand with words").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.locator("[data-command=pull]").focus()
    page.keyboard.press("Enter")
    player.wait_for_verdict()
    assert "stone-pulled" in player.events
    assert any('"pull-said"' in frame for frame in player.frames)


@pytest.mark.rule("TOMB-DT-41")
def test_a_rough_hand_brings_the_heap_down(people: People) -> None:
    """Sweeping through the bowl pushes stones over the rim; the fall is shown again, slowly."""
    player = sit_down(people, motion="no-preference")
    player.page.evaluate(WATCH)
    player.turn_tile()
    for _ in range(4):  # some heaps stand a lot
        in_bowl = [stone for stone in range(20) if stone in player.poses]
        highest = max(in_bowl, key=lambda stone: player.poses[stone].at[2])
        player.press_at(player.point_of(STONES[highest]))
        for sweep in range(1, 60):
            if over(player):
                break
            player.drag(260 if sweep % 2 else -260, 60 if sweep % 4 < 2 else -60, 14)
        player.page.mouse.up()
        if over(player):
            break
    player.wait_for_verdict()
    assert "rockfall" in player.events
    player.until(lambda: bool(player.page.evaluate("window.shown")), "the fall once more")
    expect(player.page.get_by_text("Rockfall!").first).to_be_attached()


def open_at_one_device(ann: Guest, **options: Any) -> str:
    """Ann and Bob share a device, and Ann begins."""
    given = {"pawns": "dealt", "first": 0, **options}
    table = ann.open(
        game="cursed-tomb", seats=2, options=given, hot_seat=["Ann", "Bob"], start=True
    )
    return str(table["id"])


@pytest.mark.rule("TOMB-DT-32", "TOMB-DT-33", "TOMB-END-04")
def test_a_clock_is_made_longer_a_stuck_pull_begins_again_and_one_leaves(
    people: People, server: Running
) -> None:
    with Guest(server.url, "Ann") as ann:
        table = open_at_one_device(ann, pullClock=45)
        page = people.come("about:blank", **SMALL)
        page.context.add_cookies([{"name": "mastaba", "value": ann.cookie, "url": server.url}])
        player = TombPlayer(page)
        page.goto(f"/t/{table}")
        player.turn_tile()
        assert player.news["limit"] == 105_000
        page.locator("summary", has_text="A stuck pull, or more time").click()
        clock = page.locator("[data-aside=clock]")
        clock.select_option("x2")
        expect(clock).to_have_value("x2")
        page.locator("[data-aside=stuck]").click()
        player.until(lambda: "pull-voided" in player.events, "the pull to be void")
        player.until(lambda: player.news.get("limit") == 150_000, "the longer clock")
        page.locator("summary", has_text="Leave the game for good").click()
        page.locator("[data-leaves='1']").click()
        expect(page.get_by_role("button", name="No, stay")).to_be_visible()
        page.locator("[data-leave='1']").click()
        player.until(lambda: "player-removed" in player.events, "Bob to leave")


def test_a_replay_shows_the_pull_where_it_stands(people: People, server: Running) -> None:
    with Guest(server.url, "Ann") as ann:
        table = open_at_one_device(ann)
        with ann.connect(table, 0) as hers:
            hers.must("play", seat=0, move="turn")
            wait_for_news(hers, "armed")
            pull(hers, steady())
            hers.must("leave", seat=1)
        (filmed,) = ann.get(f"/api/tables/{table}/pulls")["pulls"]
        log = ann.http.get(f"/api/tables/{table}/log").content
        copy = ann.http.post("/api/tables/import", content=log).json()["table"]["id"]
    page = people.come(f"/replay/{table}", **SMALL)
    watch = page.locator(f"[data-film='{filmed['seq']}']")
    for _ in range(12):
        page.get_by_role("button", name="One move on").click()
        if watch.is_visible():
            break
    watch.click()
    expect(page.locator("[data-pane=bowl] canvas")).to_be_visible()
    # On a busy machine the film may be over before anybody stops it.
    stop = page.get_by_role("button", name="Back to the board")
    stop.evaluate_all("buttons => buttons.forEach((button) => button.click())")
    expect(page.locator("[data-pane=bowl]")).to_have_count(0)
    # A log has no films, and its replay says so.
    page.goto(f"/replay/{copy}")
    expect(page.get_by_text("There are no films of the pulls")).to_be_visible()


def test_everybody_sees_the_hand(people: People) -> None:
    ann, bob = (TombPlayer(people.come("about:blank", **SMALL)) for _ in range(2))
    ann.page.goto("/")
    open_tomb_table(ann.page, (), abstract=False)
    bob.page.goto(f"/join/{code_of(ann.page)}")
    bob.page.get_by_label("Your name at the tables").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    bob.page.get_by_role("button", name="I am ready").click()
    ann.page.get_by_role("button", name="Start the game").click()
    take_pawns(ann, bob)
    ann.until(lambda: ann.asked_at == ann.seq or bob.asked_at == bob.seq, "the first turn")
    pulls, looks = (ann, bob) if ann.asked_at == ann.seq else (bob, ann)
    pulls.turn_tile()
    looks.until(lambda: looks.news.get("state") == "armed", "the pull")
    before = looks.pose_frames
    pulls.press_at(pulls.point_of(pulls.lies[0]["stone"]))
    looks.until(lambda: looks.pose_frames > before + 15, "the hand of somebody else")
    expect(looks.page.get_by_text("Hold your breath!")).to_be_visible()
    assert faults(pulls.page) == []
    pulls.page.mouse.up()
