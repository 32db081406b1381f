"""Signing out: who does hears before what is lost, and other devices are told at once."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, People
from tests.e2e.lobby import open_table

OWN = "Patience"


def profile_of(page: Page) -> Locator:
    page.get_by_label("You and your settings").get_by_role("button").first.click()
    return page.get_by_role("dialog", name="You")


def become(page: Page, name: str) -> None:
    dialog = profile_of(page)
    dialog.get_by_label("Your name at the tables").fill(name)
    dialog.get_by_role("button", name="Use this name").click()
    expect(dialog).to_be_hidden()


def follow(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("button").click()
    expect(page.get_by_text(OWN).first).to_be_visible()


def test_another_device_is_signed_out_from_here(people: People) -> None:
    desk, phone = people.come(), people.come(**PHONE)
    become(desk, OWN)
    dialog = profile_of(desk)
    dialog.get_by_role("button", name="Show the code").click()
    follow(phone, dialog.locator(".address").inner_text())
    phone.goto("/")
    open_table(phone, 2)
    desk.reload()
    dialog = profile_of(desk)
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    dialog.get_by_role("button", name="Sign out everywhere else").click()
    expect(dialog.get_by_role("listitem")).to_have_count(0)
    expect(phone.get_by_text("This device was signed out")).to_be_visible()
    phone.get_by_role("link", name="To the start page").click()
    expect(phone.get_by_role("navigation", name="You and your settings")).to_contain_text("Guest")


def test_who_signs_out_on_the_only_device_hears_what_is_lost(people: People) -> None:
    page = people.come()
    become(page, OWN)
    open_table(page, 2)
    page.goto("/")
    dialog = profile_of(page)
    dialog.get_by_role("button", name="Sign out on this device").click()
    expect(dialog).to_contain_text(f"your name {OWN}, your seat in a game that is not over")
    dialog.get_by_role("button", name="Show the code").click()
    expect(dialog.get_by_role("img")).to_be_visible()
    dialog.get_by_role("button", name="Yes, sign out").click()
    expect(page.get_by_role("navigation", name="You and your settings")).to_contain_text("Guest")
