"""docs/pictures/first.png: the five games on a laptop, and a race on a phone in front of it."""

import base64
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from walks.stage import LAPTOP, Arrive, stage

OUT = Path(__file__).parent.parent / "docs" / "pictures"
PHONE = {"width": 390, "height": 780}
COLLAGE = """<body style="margin:0;width:1280px;height:640px;position:relative;
background:linear-gradient(#3a2618,#1b1410)">
<img src="data:image/png;base64,{laptop}" style="position:absolute;left:40px;top:36px;width:1010px;border-radius:12px;
box-shadow:0 18px 50px #000a"><img src="data:image/png;base64,{phone}" style="position:absolute;right:48px;top:60px;
width:250px;border-radius:22px;border:7px solid #120d0a;box-shadow:0 18px 50px #000c"></body>"""


def laptop(arrive: Arrive) -> bytes:
    page = arrive("Anna", LAPTOP).open().page
    page.wait_for_timeout(1500)
    return page.screenshot(scale="css")


def phone(arrive: Arrive) -> bytes:
    guest = arrive("Boris", PHONE).open()
    guest.page.locator("[data-game=bottle]").get_by_role("button", name="Against bots").click()
    guest.press("Start")
    guest.page.get_by_role("textbox", name="Your word").wait_for()
    guest.page.wait_for_timeout(1200)
    return guest.page.screenshot()


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, stage(Path(data), "en") as arrive:
        shots = {"laptop": laptop(arrive), "phone": phone(arrive)}
        collage = arrive("Nobody", {"width": 1280, "height": 640}).page
        collage.set_content(COLLAGE.format(**{name: base64.b64encode(shot).decode() for name, shot in shots.items()}))
        collage.wait_for_timeout(500)
        collage.screenshot(path=OUT / "first.png", scale="css")


if __name__ == "__main__":
    main()
