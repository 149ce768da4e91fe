"""One person with one device: what they see and do, in words that tests read well in."""

import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Locator, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (360, 640), "laptop": (1366, 768), "wall": (1920, 1080)}
Size = Literal["phone", "laptop", "wall"]


class Guest:
    def __init__(
        self,
        chromium: Browser,
        house: str,
        name: str,
        *,
        size: Size = "phone",
        language: Literal["en", "uk"] = "en",
        dark: bool = False,
        touch: bool = False,
    ) -> None:
        width, height = SIZES[size]
        self.name, self.house = name, house
        self.complaints: list[str] = []
        self.context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "uk": "uk-UA"}[language],
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            reduced_motion="reduce",
            # An installed worker would answer in place of the server under test.
            service_workers="block",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        self.page.on("console", lambda line: line.type == "error" and self._complain(line.text))

    def _complain(self, text: str) -> None:
        if "WebSocket" not in text:  # a connection that tests cut on purpose
            self.complaints.append(f"{self.name}: {text}")

    def leave(self) -> None:
        self.context.close()

    def open(self, path: str = "/") -> "Guest":
        self.page.goto(path if path.startswith("http") else self.house + path)
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def press(self, name: str | re.Pattern[str]) -> "Guest":
        self.button(name).first.click()
        return self

    def sees(self, text: str | re.Pattern[str]) -> "Guest":
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible(timeout=20_000)
        return self

    def picture(self, path: Path) -> None:
        self.page.screenshot(path=path)

    def faults(self) -> list[str]:
        """What axe finds serious on the screen as it is now."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{rule['id']}: {rule['help']} ({node['target']}: {node.get('failureSummary', '')})"
            for rule in found["violations"]
            if rule["impact"] in ("serious", "critical")
            for node in rule["nodes"]
        ]

    def fits_the_screen(self) -> bool:
        """Nothing hangs over the side: a page never scrolls sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
