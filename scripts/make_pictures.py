"""Make the pictures of the docs. `scripts/make-pictures buzz` makes only one of them.

`first.png` shows the five games on a laptop and a race on a phone, `buzz.png` phones as buzzers.
"""

import base64
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.conftest import BROWSERS, FLAGS, serving
from browser.guest import Device, Drawer, Guest
from browser.lobby import OPEN, SIT, START

OUT = Path(__file__).parent.parent / "docs" / "pictures"
PHONE: ViewportSize = {"width": 390, "height": 780}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
COLLAGE = """<body style="margin:0;width:1280px;height:640px;position:relative;
background:linear-gradient(#3a2618,#1b1410)">
<img src="data:image/png;base64,{laptop}" style="position:absolute;left:40px;top:36px;width:1010px;border-radius:12px;
box-shadow:0 18px 50px #000a"><img src="data:image/png;base64,{phone}" style="position:absolute;right:48px;top:60px;
width:250px;border-radius:22px;border:7px solid #120d0a;box-shadow:0 18px 50px #000c"></body>"""

PHONES = """<body style="margin:0;width:1280px;height:640px;display:flex;gap:60px;align-items:center;
justify-content:center;background:linear-gradient(#3a2618,#1b1410)">{frames}</body>"""
FRAME = """<img src="data:image/png;base64,{{{name}}}" style="height:560px;border-radius:22px;border:7px solid #120d0a;
box-shadow:0 18px 50px #000c">"""
PHONES = PHONES.format(frames="".join(FRAME.format(name=name) for name in ("one", "two", "three")))


Arrive = Callable[[str, ViewportSize], Guest]


@contextmanager
def stage(data: Path) -> Iterator[Arrive]:
    """Yield a function that lets guests arrive, with sharp screens. Pauses are long enough for pictures."""
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with serving(data, "", PARLOUR_CAMERA="1") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        drawer = Drawer(browser, server, data, scale=2)

        def arrive(name: str, screen: ViewportSize) -> Guest:
            guest = Guest(drawer, name, Device(language="en"))
            guest.page.set_viewport_size(screen)
            return guest

        yield arrive
        browser.close()


def laptop(arrive: Arrive) -> bytes:
    page = arrive("Anna", LAPTOP).open().page
    page.wait_for_timeout(1500)
    return page.screenshot(scale="css")


def phone(arrive: Arrive) -> bytes:
    guest = arrive("Boris", PHONE).open()
    guest.page.locator("[data-game=bottle]").get_by_role("button", name="With bots").click()
    guest.page.get_by_role("textbox", name="Your word").wait_for()
    guest.page.wait_for_timeout(1200)
    return guest.page.screenshot()


def first(arrive: Arrive) -> None:
    collage(arrive, "first.png", COLLAGE, laptop=laptop(arrive), phone=phone(arrive))


def buzz(arrive: Arrive) -> None:
    """Show a player who has buzzed and says the word aloud, and the host who rules."""
    anna, bob = (arrive(name, PHONE) for name in ("Anna", "Bob"))
    code = anna.page.evaluate(OPEN, {"game": "bottle", "settings": {"spoken": True}, "name": "Anna"})
    bob.page.evaluate(SIT, [code, "Bob"])
    for guest in (anna, bob):
        guest.open(f"/t/{code}")
    anna.press(START)
    buzzer = bob.button("I’ve got a word!")
    buzzer.wait_for()
    bob.page.wait_for_timeout(2500)
    waiting = bob.page.screenshot()
    buzzer.click()
    anna.button(re.compile("^Right")).wait_for()
    bob.page.wait_for_timeout(500)
    collage(arrive, "buzz.png", PHONES, one=waiting, two=bob.page.screenshot(), three=anna.page.screenshot())


def collage(arrive: Arrive, name: str, page: str, **shots: bytes) -> None:
    made = arrive("Nobody", {"width": 1280, "height": 640}).page
    made.goto("about:blank")  # the server's content policy forbids inline styles
    made.set_content(page.format(**{name: base64.b64encode(shot).decode() for name, shot in shots.items()}))
    made.wait_for_timeout(500)
    made.screenshot(path=OUT / name, scale="css")


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    every = {"first": first, "buzz": buzz}
    with tempfile.TemporaryDirectory() as data, stage(Path(data)) as arrive:
        for name in sys.argv[1:] or every:
            every[name](arrive)


if __name__ == "__main__":
    main()
