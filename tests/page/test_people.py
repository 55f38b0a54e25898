"""People around the table: games played, ratings, accounts, a seat on another device."""

from __future__ import annotations

import re
from collections.abc import Callable
from secrets import token_hex

import pytest
from playwright.sync_api import Page, expect

from page.conftest import PHONE
from page.tables import made, seated
from page.test_access import violations
from server.games import started
from server.serving import Served

Opened = Callable[..., Page]


@pytest.fixture(scope="module")
def rivals(node: Served) -> tuple[str, str]:
    """Two people who have played with each other; their names."""
    names = (f"Zoe {token_hex(3)}", f"Yan {token_hex(3)}")
    zoe, yan = (node.person(name) for name in names)
    table = started(zoe, yan, game="granada")
    zoe.post(f"/tables/{table}/resign")
    return names


def test_games_are_found_by_player(opened: Opened, rivals: tuple[str, str]) -> None:
    page = opened("/history")
    page.get_by_label("Name of a player").fill(rivals[0].upper())
    expect(page).to_have_url(re.compile("name="))
    cards = page.locator("main ul > .panel")
    expect(cards).to_have_count(1)
    expect(cards.locator("ol li").first).to_contain_text(rivals[1])  # who stayed has won
    page.get_by_label("Which game?").select_option("alhambra")
    expect(page.get_by_text("No games were found.")).to_be_visible()
    page.get_by_label("Which game?").select_option("granada")
    cards.locator("a", has_text="Granada").click()
    expect(page.locator("h1")).to_contain_text("resigned")


def test_a_player_against_others(opened: Opened, rivals: tuple[str, str]) -> None:
    page = opened("/history")
    page.get_by_label("Name of a player").fill(rivals[1])
    page.get_by_role("link", name=rivals[1]).click()
    expect(page.locator("h1")).to_have_text(rivals[1])
    against = page.locator("tbody tr")
    expect(against).to_have_count(1)
    assert against.locator("td").all_inner_texts() == ["1", "1", "0", "0"]
    page.get_by_role("link", name=rivals[0]).first.click()
    expect(page.locator("h1")).to_have_text(rivals[0])


def test_ratings_of_each_title(opened: Opened, rivals: tuple[str, str]) -> None:
    page = opened("/ratings")
    page.get_by_label("Granada").check(force=True)
    for name in rivals:
        expect(page.locator("tbody tr", has_text=name)).to_have_count(1)
    assert "game=granada" in page.url


def test_an_account_on_two_devices(opened: Opened) -> None:
    login, password = f"ana-{token_hex(4)}", "correct horse"
    page = opened("/account")
    name = page.get_by_label("Your name")
    name.fill("Ana of the hill")
    page.get_by_role("button", name="Change the name").click()
    expect(page.get_by_role("status")).to_contain_text("new name")

    def enter(on: Page) -> None:
        on.get_by_label("Account name").fill(login)
        on.get_by_label("Password").fill(password)
        on.locator("[data-do=enter]").click()

    enter(page)
    expect(page.get_by_text(f"Your account: {login}")).to_be_visible()
    other = opened("/account")
    other.get_by_label("Sign in").check(force=True)
    enter(other)
    expect(other.get_by_label("Your name")).to_have_value("Ana of the hill")
    other.reload()
    expect(other.get_by_text(f"Your account: {login}")).to_be_visible()
    other.locator("[data-do=out]").click()
    expect(other.get_by_role("status")).to_contain_text("new guest")
    expect(other.get_by_label("Account name")).to_be_visible()


def test_whoever_gives_no_name_is_a_guest(opened: Opened, node: Served) -> None:
    """The reader is "you"; for everybody else the sentences need a name."""
    page = opened()
    page.select_option("select >> nth=0", "2")
    page.click("[data-play=alhambra]")
    page.wait_for_selector(".table[data-mine=true]")
    name = page.evaluate("fetch('/api/v1/me').then(r => r.json()).then(me => me.name)")
    assert re.fullmatch(r"Guest \d{3}", name)
    page.locator("[data-display]").first.click()
    page.locator("[data-do=act]").click()
    expect(page.locator(".log li").filter(has_text="You take ")).to_have_count(1)
    watcher = opened(page.url.removeprefix(node.url))
    expect(watcher.locator(".log li").filter(has_text=f"{name} takes ")).to_have_count(1)


def test_whom_the_server_knows_is_greeted_by_name(opened: Opened, node: Served) -> None:
    page = opened(None)
    seated(node, page.context, "Ana of the hill")
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Ana of the hill")


def test_a_wrong_password_is_said(opened: Opened) -> None:
    page = opened("/account", may_complain=True)
    page.get_by_label("Sign in").check(force=True)
    page.get_by_label("Account name").fill(f"nobody-{token_hex(4)}")
    page.get_by_label("Password").fill("not the right one")
    page.locator("[data-do=enter]").click()
    expect(page.get_by_role("alert")).to_have_text("Name or password is wrong.")


def test_a_seat_on_another_device(opened: Opened, node: Served) -> None:
    page = opened("/new", permissions=["clipboard-read", "clipboard-write"])
    page.goto(made(seated(node, page.context, "Ana")))
    page.wait_for_selector(".table[data-mine=true]")
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-do=seat-link]").click()
    link = page.get_by_label("Play on, on another device").input_value()
    assert "/seat#" in link
    assert page.evaluate("navigator.clipboard.readText()") == link
    phone = opened(link, viewport=PHONE, has_touch=True)
    phone.locator("[data-do=take-seat]").click()
    phone.wait_for_selector(".table[data-mine=true]")
    expect(page.locator(".table")).to_have_attribute("data-mine", "false")


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("path", ["/history", "/ratings", "/account", "/replay", "/seat#x"])
def test_access(opened: Opened, rivals: tuple[str, str], path: str, light: str) -> None:
    page = opened(path, color_scheme=light, viewport=PHONE)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
