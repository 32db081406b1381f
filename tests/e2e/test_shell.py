"""The shell in a real browser: weight, first visit, offline, settings that last."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Response, expect

from tests.e2e.conftest import PHONE, People

FIRST_LOAD = 150_000
"""Bytes of compressed JavaScript before the home page stands."""


def test_the_home_page_comes_with_little_javascript(people: People) -> None:
    page = people.come("about:blank")
    scripts: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.url.endswith(".js"):
            scripts[answer.url] = int(answer.headers["content-length"])
            assert answer.headers["content-encoding"] in ("gzip", "br")

    page.on("response", weigh)
    page.goto("/")
    expect(page.get_by_role("button", name="Play solo now").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(scripts) > 3
    assert sum(scripts.values()) < FIRST_LOAD, scripts


def test_two_clicks_from_the_home_page_to_a_game(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name="Play solo now").first.click()
    expect(page.get_by_role("main", name="The board")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))


def test_a_code_can_be_typed_in_without_scrolling(people: People) -> None:
    join = people.come().get_by_role("button", name="Join", exact=True)
    expect(join).to_be_in_viewport(ratio=1)


def test_a_phone_shows_why_a_code_leads_nowhere(people: People) -> None:
    page = people.come(**PHONE)
    page.get_by_label("Table code").fill("XXXX")
    page.get_by_role("button", name="Join", exact=True).tap()
    expect(page.get_by_text("There is no table XXXX")).to_be_in_viewport(ratio=1)


def test_without_a_network_the_page_opens_and_says_so(people: People) -> None:
    page = people.come(worker=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play solo now").first).to_be_visible()


def test_the_app_can_be_installed(people: People) -> None:
    page = people.come(worker=True)
    manifest = page.locator('link[rel="manifest"]').get_attribute("href")
    assert manifest is not None
    about = page.request.get(manifest).json()
    assert about["name"] == "Mastaba"
    assert about["display"] == "standalone"
    assert page.request.get(about["start_url"]).headers["content-type"].startswith("text/html")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in about["icons"]}
    worker: str = page.evaluate("navigator.serviceWorker.ready.then((one) => one.active.scriptURL)")
    assert page.request.get(worker).headers["content-type"].startswith("text/javascript")
    for icon in about["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.status == 200
        assert answer.headers["content-type"].startswith(icon["type"])


def test_settings_last(people: People) -> None:
    page = people.come("/settings")
    page.get_by_text("Night: torchlight").click()
    page.get_by_text("Very large").click()
    page.get_by_text("Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "pl")
    expect(root).to_have_attribute("data-theme", "night")
    expect(root).to_have_attribute("data-text", "huge")


@pytest.mark.parametrize(("locale", "lang"), [("fr-FR", "fr"), ("pl-PL", "pl"), ("de-DE", "en")])
def test_the_browser_says_which_language_at_first(people: People, locale: str, lang: str) -> None:
    page = people.come(locale=locale)
    expect(page.locator("html")).to_have_attribute("lang", lang)
