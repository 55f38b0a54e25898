"""After the game: the result, the chart, where points came from, chance, the replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Request, expect

from page.conftest import PHONE
from page.past import Ended, ended
from page.tables import seated
from page.test_access import violations
from page.waiting import until
from server.serving import Served

Opened = Callable[..., Page]


@pytest.fixture(scope="session")
def game(node: Served) -> Ended:
    modules = ["invaders", "treasure_chamber", "master_builders", "bazaars"]
    return ended(node.person("Ana"), Random(3), modules=modules)


@pytest.fixture
def as_host(opened: Opened, node: Served, game: Ended) -> Callable[..., Page]:
    """Opens a page as who has played the game."""

    def open_page(path: str, **options: object) -> Page:
        page = opened("/seat", **options)
        cookie = {"name": "sabika", "value": game.host.token, "url": node.url}
        page.context.add_cookies([cookie])
        page.goto(path)
        return page

    return open_page


def test_the_result_adds_up(as_host: Callable[..., Page], game: Ended) -> None:
    page = as_host(f"/result/{game.table}")
    shown = page.locator("tfoot td")
    expect(shown).to_have_count(3)  # Dirk takes part
    sums = [int(text) for text in shown.all_inner_texts()]
    assert sums[:2] == game.scores
    parts = []
    for letter in "ABC":
        page.get_by_text(f"Scoring {letter}", exact=True).click()
        parts.append([int(text) for text in shown.all_inner_texts()])
    assert [sum(column) for column in zip(*parts, strict=True)] == sums
    points = page.locator(".points").all_inner_texts()
    assert sorted(map(int, points)) == sorted(sums)


def test_the_chart_can_be_read_by_keyboard(as_host: Callable[..., Page], game: Ended) -> None:
    page = as_host(f"/result/{game.table}")
    moment = page.get_by_label("A moment of the game")
    moment.focus()
    before = moment.get_attribute("aria-valuetext")
    page.keyboard.press("Home")
    expect(moment).to_have_attribute("aria-valuetext", re.compile("^0 turns: "))
    assert before != moment.get_attribute("aria-valuetext")
    page.get_by_role("link", name="See this moment").click()
    expect(page.locator(".replay")).to_have_attribute("data-event", re.compile(r"\d+"))
    expect(page.get_by_test_id("caption")).to_contain_text("The game begins")


def test_the_browser_checks_chance_itself(as_host: Callable[..., Page], game: Ended) -> None:
    page = as_host(f"/result/{game.table}")
    page.locator("[data-do=check]").click()
    outcomes = {}
    expect(page.locator("[data-check]")).to_have_count(5)
    for one in page.locator("[data-check]").all():
        outcomes[one.get_attribute("data-check")] = one.get_attribute("data-outcome")
    right = dict.fromkeys(("secret", "seed", "promise", "shuffles"), "right")
    assert outcomes == {**right, "noted": "unknown"}
    expect(page.get_by_text(game.record["seed"])).to_be_visible()
    expect(page.get_by_text("sabika verify --fair").first).to_be_visible()


def test_what_was_noted_during_the_game_is_compared(opened: Opened, node: Served) -> None:
    """A browser that was there from the beginning knows what was published, and its own part."""
    page = opened()
    sent: list[Request] = []
    page.on("request", lambda request: request.method == "POST" and sent.append(request))
    page.select_option("select >> nth=0", "2")
    page.click("[data-play=alhambra]")
    page.wait_for_selector(".table[data-mine=true]")
    made, begun = (next(r for r in sent if r.url.endswith(end)) for end in ("/tables", "/start"))
    assert "contribution" not in made.post_data_json  # the server commits itself first
    assert begun.post_data_json["contribution"]
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Resign").click()
    page.get_by_role("link", name="How it came about").click()
    page.locator("[data-do=check]").click()
    for name in ("noted", "mine"):
        expect(page.locator(f"[data-check={name}]")).to_have_attribute("data-outcome", "right")


def test_record_and_rematch(as_host: Callable[..., Page], game: Ended, tmp_path: Path) -> None:
    page = as_host(f"/result/{game.table}")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Record of the game").click()
    file = tmp_path / "record.json"
    waiting.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == game.record
    page.locator("[data-do=again]").click()
    page.wait_for_selector("[data-do=start], .table")
    assert game.table not in page.url


def ends_with(page: Page, game: Ended) -> None:
    """Go to the end of a replay and compare the points."""
    page.keyboard.press("End")
    for seat, score in enumerate(game.scores):
        expect(page.locator(".others .points").nth(seat)).to_have_text(str(score))


def test_step_jump_and_play(as_host: Callable[..., Page], game: Ended) -> None:
    page = as_host(f"/replay/{game.table}")
    where, caption = page.locator("[data-step]"), page.get_by_test_id("caption")
    expect(where).to_have_attribute("data-step", "0")
    page.locator("[data-do=next]").click()
    expect(where).to_have_attribute("data-step", "1")
    page.keyboard.press("ArrowRight")
    expect(where).to_have_attribute("data-step", "2")
    page.keyboard.press("ArrowLeft")
    expect(where).to_have_attribute("data-step", "1")
    page.get_by_role("button", name="Scoring B", exact=True).click()
    expect(caption).to_contain_text("Scoring B")
    expect(page.locator("[aria-current=step]")).to_contain_text("Scoring B")
    page.get_by_label("Speed").select_option("4")
    page.locator("[data-do=play]").click()
    step = int(where.get_attribute("data-step") or 0)
    until(page, f"document.querySelector('[data-step]').dataset.step >= {step + 3}")
    page.locator("[data-do=play]").click()
    ends_with(page, game)


def test_from_any_seat(as_host: Callable[..., Page], game: Ended) -> None:
    """Open shows every hand; a seat sees its own, and what others drew is not told."""
    page = as_host(f"/replay/{game.table}")
    cards = page.locator(".beside .card")
    expect(cards).not_to_have_count(0)
    own = cards.count()
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".replay")).to_have_attribute("data-eyes", "0")
    expect(cards).to_have_count(own)
    page.locator(".others .look").first.click()  # with the eyes of the other
    expect(page.locator(".replay")).to_have_attribute("data-eyes", "1")
    assert "seat=1" in page.url


def test_a_link_to_an_event(as_host: Callable[..., Page], opened: Opened, game: Ended) -> None:
    page = as_host(f"/replay/{game.table}?event=60&seat=1")
    expect(page.locator(".story li")).not_to_have_count(0)
    shown = int(page.locator(".replay").get_attribute("data-event") or 0)
    assert shown >= 60
    caption = page.get_by_test_id("caption").inner_text()
    page.locator(".story button").nth(30).click()
    until(page, "!location.search.includes('event=60')")
    page.go_back()  # the address followed without filling the history
    assert page.url.endswith("/seat")
    other = opened(f"/replay/{game.table}?event={shown}&seat=1")
    expect(other.get_by_test_id("caption")).to_have_text(caption)


def test_a_record_from_disk(opened: Opened, game: Ended, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record), "utf-8")
    page = opened("/replay")
    page.set_input_files("input[type=file]", file)
    expect(page.locator(".story li")).not_to_have_count(0)
    ends_with(page, game)


def test_a_record_with_a_fault(opened: Opened, game: Ended, tmp_path: Path) -> None:
    forged = json.loads(json.dumps(game.record))
    forged["result"]["scores"][0] += 1
    file = tmp_path / "game.jsonl"
    file.write_text(f"{json.dumps(forged)}\n{json.dumps(game.record)}\n", "utf-8")
    page = opened("/replay", may_complain=True)  # a browser logs what was refused
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name="alhambra").first.click()
    expect(page.get_by_role("alert")).to_contain_text("the scores are")
    expect(page.get_by_role("alert").locator("a")).to_have_attribute("href", "/rules#8.3")
    page.get_by_role("button", name="alhambra").last.click()
    expect(page.locator(".story li")).not_to_have_count(0)


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("part", ["result", "replay"])
def test_access(as_host: Callable[..., Page], game: Ended, part: str, light: str) -> None:
    page = as_host(f"/{part}/{game.table}", color_scheme=light)
    page.wait_for_selector("tfoot td, .story li")
    if part == "result":
        page.locator("[data-do=check]").click()
        page.wait_for_selector("[data-check]")
    assert violations(page) == []


@pytest.mark.parametrize("part", ["result", "replay"])
def test_on_a_phone(as_host: Callable[..., Page], game: Ended, part: str) -> None:
    page = as_host(f"/{part}/{game.table}", viewport=PHONE, has_touch=True)
    page.wait_for_selector("tfoot td, .story li")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_game_that_goes_on_has_no_result(opened: Opened, node: Served) -> None:
    page = opened("/new", may_complain=True)
    person = seated(node, page.context, "Ben")
    table = person.makes_table(players=2, bots={"1": "greedy"})
    person.post(f"/tables/{table}/start")
    page.goto(f"/result/{table}")
    expect(page.get_by_role("alert")).to_contain_text("not over yet")
    page.get_by_role("link", name="Look at the table").click()
    page.wait_for_selector(".table")
