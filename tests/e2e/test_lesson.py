"""The guided first game, followed to its end through the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import People

STEPS = 20
PICKED = (14, 15)
"""Cards for the fight: they are picked first, and the roll makes all of it."""


def test_a_learner_is_led_through_the_whole_lesson(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name="Learn by playing").first.click()
    lesson = page.get_by_role("region", name="Learn by playing")
    for step in range(1, STEPS + 1):
        expect(lesson).to_contain_text(f"Step {step} of {STEPS}")
        lesson.get_by_role("button", name="Show me").click()
        # Away from the button, so that Enter means the move that is laid out.
        page.evaluate("document.activeElement.blur()")
        if step in PICKED:
            continue
        answer = page.get_by_role("region", name="Your hand and what is asked")
        answer.locator("[data-enter]:enabled, .primary:enabled").first.wait_for()
        page.keyboard.press("Enter")
    expect(lesson).to_contain_text("Now it is your game")
    lesson.get_by_role("button", name="Play on alone").click()
    expect(lesson).to_be_hidden()
