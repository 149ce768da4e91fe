"""One person with one device: what they see and do, in words that tests read well in."""

import re
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
SIZES = {"phone": (360, 640), "laptop": (1366, 768), "wall": (1920, 1080)}
Size = Literal["phone", "laptop", "wall"]


@dataclass(frozen=True)
class Device:
    size: Size = "phone"
    language: Literal["en", "uk"] = "en"
    dark: bool = False
    touch: bool = False


class Drawer:
    """Devices that nobody holds now. They are wiped and used again: to start a new one takes a second."""

    def __init__(self, chromium: Browser, house: str) -> None:
        self.chromium, self.house = chromium, house
        self._free: defaultdict[Device, list[BrowserContext]] = defaultdict(list)

    def take(self, device: Device) -> Page:
        context = self._free[device].pop() if self._free[device] else self._new(device)
        page = context.new_page()
        traces = {"origin": self.house, "storageTypes": "all"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", traces)
        return page

    def put_back(self, device: Device, page: Page) -> None:
        page.close()
        self._free[device].append(page.context)

    def _new(self, device: Device) -> BrowserContext:
        width, height = SIZES[device.size]
        return self.chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "uk": "uk-UA"}[device.language],
            color_scheme="dark" if device.dark else "light",
            has_touch=device.touch,
            reduced_motion="reduce",
            # An installed worker would answer in place of the server under test.
            service_workers="block",
        )


class Guest:
    def __init__(self, drawer: Drawer, name: str, device: Device) -> None:
        self.name, self.house = name, drawer.house
        self.complaints: list[str] = []
        self.page: Page = drawer.take(device)
        self.leave: Callable[[], None] = lambda: drawer.put_back(device, self.page)
        self.page.set_default_timeout(30_000)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        self.page.on("console", lambda line: line.type == "error" and self._complain(line.text))

    def _complain(self, text: str) -> None:
        # A connection that tests cut on purpose; a house that is busy, which the page asks again.
        if "WebSocket" not in text and "503" not in text:
            self.complaints.append(f"{self.name}: {text}")

    def open(self, path: str = "/") -> "Guest":
        self.page.goto(path if path.startswith("http") else self.house + path)
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def press(self, name: str | re.Pattern[str]) -> "Guest":
        self.button(name).first.click()
        return self

    def sees(self, text: str | re.Pattern[str]) -> "Guest":
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()
        return self

    def labels(self, what: Locator, count: int) -> list[str]:
        """So many of them, by the names that a screen reader says, all at one moment."""
        expect(what).to_have_count(count)
        return list(what.evaluate_all("all => all.map((one) => one.getAttribute('aria-label') ?? '')"))

    def picture(self, path: Path) -> None:
        self.page.screenshot(path=path)

    def faults(self, *also: str) -> list[str]:
        """What axe finds serious on the screen as it is now, or of another weight that is asked for."""
        if self.page.evaluate("typeof axe === 'undefined'"):
            self.page.evaluate(AXE)
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{rule['id']}: {rule['help']} ({node['target']}: {node.get('failureSummary', '')})"
            for rule in found["violations"]
            if rule["impact"] in ("serious", "critical", *also)
            for node in rule["nodes"]
        ]

    def reads_large(self, percent: int) -> "Guest":
        """The letters of the whole browser, as a person sets them who reads better so."""
        self.page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%` }", percent)
        self.page.evaluate("visualViewport.dispatchEvent(new Event('resize'))")
        return self

    def fits_the_screen(self) -> bool:
        """Nothing hangs over the side: a page never scrolls sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def is_sound(*guests: Guest) -> None:
    """Each of them can read and reach all of the screen, by eye and by ear."""
    for guest in guests:
        assert guest.faults() == []
        assert guest.fits_the_screen()
