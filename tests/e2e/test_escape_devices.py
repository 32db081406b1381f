"""What the page of Escape does for those who sit at it: advice, sound, aids, several at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from mastaba.kernel.contract import REFEREE
from tests.e2e.conftest import People
from tests.e2e.planted import open_table, plant
from tests.escape.scene import ANI, BOX, FRANK, scene
from tests.server.clients import Guest
from tests.server.serving import Running

TWO_HERE = {"seats": 2, "hot_seat": ["Ann", "Bob"], "start": True}


def hand_of(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


@pytest.mark.rule("ESC-SETUP-17")
def test_newcomers_are_told_to_hear_the_introduction_and_take_soundtrack_one(
    people: People,
) -> None:
    page = people.come()
    page.goto(f"/t/{open_table(page, seats=2)}")
    advice = page.get_by_role("region", name="First time in the temple?")
    expect(advice).to_contain_text("Go through the introduction first")
    expect(advice.get_by_role("button", name="To the introduction")).to_be_visible()
    advice.get_by_role("button", name="Take soundtrack 1").click()
    expect(advice).to_contain_text("Soundtrack 1 is chosen.")
    page.locator("summary").click()
    expect(page.get_by_role("radio", name="Drums")).to_be_checked()
    # Whoever has seen an end here is no newcomer.
    page.evaluate("localStorage.setItem('mastaba-escape', JSON.stringify({ played: true }))")
    page.reload()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(advice).to_be_hidden()


@pytest.mark.rule("ESC-PHYS-23", "ESC-RT-39")
def test_the_soundtrack_is_heard_and_the_game_needs_it_not(people: People) -> None:
    page = people.come()
    page.goto(f"/t/{open_table(page, seats=1, start=True, options={'track': '1'})}")
    page.locator(".prepare button.primary").click()
    # Who wants less motion sees what others hear all the same.
    expect(page.locator(".sign.start .middle")).to_have_css("opacity", "1")
    music = page.locator("audio[data-music]")
    expect(music).to_have_attribute("src", "/sound/escape-1.opus")
    page.wait_for_function(
        "([one]) => !one.paused && one.currentTime > 15", arg=[music.element_handle()]
    )
    page.get_by_role("button", name="Votes and settings").click()
    page.get_by_label("Music").fill("0")
    expect(music).to_have_count(0)
    expect(page.get_by_role("timer")).to_be_visible()


@pytest.mark.rule("ESC-PHYS-25")
def test_two_at_one_screen_have_dice_and_keys_of_their_own(people: People) -> None:
    page = people.come()
    page.goto(f"/t/{open_table(page, **TWO_HERE, options={'clock': 'practice'})}")
    ann, bob = hand_of(page, "Ann"), hand_of(page, "Bob")
    expect(ann.locator(".prepare button.primary")).to_be_visible()
    page.keyboard.press("Space")
    expect(ann.locator(".prepare button.primary")).to_be_hidden()
    expect(bob.locator(".prepare button.primary")).to_be_visible()
    page.keyboard.press("Enter")
    for hand in (ann, bob):
        expect(hand.locator("[data-die]")).to_have_count(5)
    # Each rolls with a key of theirs, and both at the same time.
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    for hand in (ann, bob):
        expect(hand.locator('[data-die]:not([data-face=""])')).to_have_count(5)


@pytest.mark.rule("ESC-RT-29")
def test_fitting_dice_join_an_open_pool_if_that_is_wished(people: People, server: Running) -> None:
    page = people.come()
    table = open_table(page, **TWO_HERE, options={"clock": "practice"})
    here = scene(
        rooms={"GK1": (1, 0, 1)},
        at={ANI: "GK1", FRANK: "GK1"},
        dice={ANI: "- - x x x", FRANK: "K K - - -"},
        options={"clock": "practice"},
    )
    here.do(FRANK, "commit g2 1 2")
    here.luck(ANI, "K K K K")
    plant(server, table, here.game)
    page.goto(f"/t/{table}")
    hers = hand_of(page, "Ann")
    expect(hers.locator("[data-die]")).to_have_count(2)
    page.keyboard.press("Space")
    expect(hers.locator('[data-deed="commit g2"]')).to_be_visible()
    expect(hers.locator(".die.shown")).to_have_count(2)
    hers.get_by_role("button", name="Votes and settings").click()
    hers.get_by_label("My fitting dice join an open pool by themselves").check()
    hers.get_by_role("button", name="Votes and settings").click()
    page.keyboard.press("Space")
    expect(hers.locator(".die.committed")).to_have_count(2)
    # It is an ordinary command, so it can be taken back, and stays so.
    page.keyboard.press("z")
    expect(hers.locator(".die.shown")).to_have_count(2)


@pytest.mark.rule("ESC-RT-31", "ESC-PHYS-27")
def test_who_adopts_an_empty_seat_plays_both_on_one_screen(people: People, server: Running) -> None:
    page = people.come()
    table = open_table(page, seats=2, options={"clock": "practice"})
    with Guest(server.url, "Bob") as bob, bob.connect(table) as his:
        his.must("sit", seat=FRANK)
        his.must("ready", ready=True)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".prepare")).to_be_visible()
    here = scene(options={"clock": "practice"})
    here.do(REFEREE, f"away {FRANK}")
    here.wait(BOX.pace.away)
    plant(server, table, here.game)
    page.reload()
    page.get_by_role("button", name="Play for Bob too").click()
    seats = page.get_by_role("group", name="The seats you play")
    expect(seats.get_by_role("button", name="Ann")).to_have_attribute("aria-pressed", "true")
    shown = page.locator('[data-die]:not([data-face=""])')
    for name in ("Ann", "Bob"):
        expect(seats.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
        expect(shown).to_have_count(0)
        page.keyboard.press("Space")
        expect(shown).to_have_count(5)
        page.keyboard.press("k")
    expect(seats.get_by_role("button", name="Ann")).to_have_attribute("aria-pressed", "true")
    expect(shown).to_have_count(5)
