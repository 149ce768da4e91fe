"""Links and QR codes that phones can open, on a page that was opened at localhost."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import serving
from browser.guest import PATIENCE_MS, viewport
from browser.lobby import OPEN
from parlour.server.http.hosts import network_addresses
from parlour.server.jobs.prints import _draw

MAKE = """async ([path, body]) => (await fetch(path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()"""
ANSWERS = "src => fetch(src).then((answer) => answer.text())"
Visit = Callable[[str], Page]


@pytest.fixture
def visit(chromium: Browser) -> Visit:
    context = chromium.new_context(service_workers="block", locale="en-GB", permissions=["clipboard-write"])

    def come(address: str) -> Page:
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.set_viewport_size(viewport("laptop"))
        page.goto(address.replace("127.0.0.1", "localhost"))
        return page

    yield come
    context.close()


def at_a_table(visit: Visit, address: str) -> tuple[Page, str]:
    page = visit(f"{address}/healthz")
    code = page.evaluate(OPEN, {"game": "lone", "name": "Anna"})
    page.goto(page.url.replace("healthz", f"t/{code}"))
    page.locator("dialog").get_by_text("?k=").wait_for(state="attached")  # the key of the link comes after the page
    return page, code


def copied(page: Page) -> str:
    """Return the link that the invitation copies."""
    page.evaluate("() => { navigator.clipboard.writeText = (text) => { window.copied = text; } }")
    page.wait_for_function("() => document.querySelector('.qr img[src], [data-closed]')")
    page.get_by_role("button", name="Copy link").click()
    return str(page.evaluate("window.copied"))


def leads_to(page: Page, link: str) -> bool:
    """Return whether the QR code on the page has this link."""
    src = page.locator("img[alt^='QR code']").first.get_attribute("src")
    return bool(page.evaluate(ANSWERS, src) == _draw(link).decode())


def test_links_and_codes_of_a_page_at_localhost_open_on_the_network(visit: Visit, tmp_path: Path) -> None:
    ours = network_addresses("0.0.0.0")
    if not ours:
        pytest.skip("this machine has no network")
    with serving(tmp_path, "", PARLOUR_NAME="", PARLOUR_HOST="0.0.0.0") as address:
        page, code = at_a_table(visit, address)
        link, there = copied(page), address.replace("127.0.0.1", ours[0])
        assert link.startswith(f"{there}/t/{code}?k=")
        assert leads_to(page, link)
        phone = visit(link)
        expect(phone.get_by_role("button", name="Sit down")).to_be_visible()
        wall = visit(f"{address}/t/{code}/screen")
        expect(wall.locator(".link")).to_have_text(there.removeprefix("http://"))
        assert leads_to(wall, link)


def test_a_host_picks_another_network(visit: Visit, tmp_path: Path) -> None:
    networks = {"PARLOUR_NETWORKS": "192.168.1.20 10.0.0.3"}
    with serving(tmp_path, "", PARLOUR_NAME="", PARLOUR_HOST="0.0.0.0", **networks) as address:
        port = address.rpartition(":")[2]
        page, code = at_a_table(visit, address)
        assert copied(page).startswith(f"http://192.168.1.20:{port}/t/")
        page.locator(".qr").get_by_label("Address in the link").select_option(f"10.0.0.3:{port}")
        assert (link := copied(page)).startswith(f"http://10.0.0.3:{port}/t/{code}?k=")
        expect(page.locator(".qr img")).to_have_attribute(
            "src", f"/api/tables/{code}/qr.svg?at=http%3A%2F%2F10.0.0.3%3A{port}"
        )
        assert leads_to(page, link)
        wall = visit(f"{address}/t/{code}/screen")
        expect(wall.locator(".link")).to_have_text(f"10.0.0.3:{port}")

        club = page.evaluate(MAKE, ["/api/clubs", {"game": "lone", "size": 2}])
        page.evaluate(
            "([code, token]) => localStorage.setItem(`parlour.club.${code}`, token)", [club["code"], club["token"]]
        )
        page.goto(page.url.partition("/t/")[0] + f"/club/{club['code']}")
        expect(page.locator(".link")).to_have_text(f"http://10.0.0.3:{port}/c/{club['code']}")
        assert leads_to(page, page.locator(".link").inner_text())


def test_on_loopback_a_command_replaces_the_qr_code(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path, "", PARLOUR_NAME="") as address:
        page, code = at_a_table(visit, address)
        hint = "For a link and a QR code that phones can open, start the server with parlour serve --host 0.0.0.0"
        expect(page.locator(".qr [data-closed]")).to_have_text(hint)
        expect(page.get_by_alt_text("QR code")).to_have_count(0)
        wall = visit(f"{address}/t/{code}/screen")
        expect(wall.locator(".qr [data-closed]")).to_have_text(hint)
