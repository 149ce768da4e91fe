"""A real server and a real Chromium, as the browser tests start them, with sharp screens."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Literal

from playwright.sync_api import ViewportSize, sync_playwright

from browser.conftest import BROWSERS, FLAGS, serving
from browser.guest import Device, Drawer, Guest

PHONE: ViewportSize = {"width": 390, "height": 844}
TYPING: ViewportSize = {"width": 390, "height": 470}
"""The same phone with its keyboard up."""
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
WALL: ViewportSize = {"width": 1920, "height": 1080}

Language = Literal["en", "uk"]
Arrive = Callable[..., Guest]


@contextmanager
def stage(data: Path, language: Language, *, dark: bool = False) -> Iterator[Arrive]:
    """Yield a function that lets guests arrive. Pauses in the game are long enough for pictures."""
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with serving(data, "", PARLOUR_CAMERA="1") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        drawer = Drawer(browser, server, data, scale=2)
        yield partial(_arrive, drawer, language, dark)
        browser.close()


def _arrive(drawer: Drawer, language: Language, dark: bool, name: str, screen: ViewportSize = PHONE) -> Guest:
    guest = Guest(drawer, name, Device(language=language, dark=dark))
    guest.page.set_viewport_size(screen)
    return guest
