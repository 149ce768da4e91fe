"""Phones that are slower than this machine, in Chromium."""

from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright

SLOWDOWN = 4
CHROMIUM = "/usr/bin/chromium"


def launch(playwright: Playwright, path: str) -> Browser:
    """Start a browser. Exits with a message if it is not installed."""
    if not Path(path).exists():
        raise SystemExit(f"not installed: Chromium at {path} (--browser)")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])


def new_phone(browser: Browser) -> Page:
    """Return a page of a phone's size whose cache is empty."""
    phone = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block", locale="en")
    return phone.new_page()


def slow_down(page: Page) -> None:
    """Make the page's scripts and drawing `SLOWDOWN` times slower than this machine."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
