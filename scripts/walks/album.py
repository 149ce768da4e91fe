"""Pictures in order with a sentence each, and a page that shows them."""

from dataclasses import dataclass
from functools import partial
from html import escape
from pathlib import Path
from typing import NamedTuple, Protocol

from playwright.sync_api import ViewportSize

from browser.guest import Guest
from walks.stage import PHONE, TYPING, WALL

TITLES = {
    "bottle": "Message in a Bottle",
    "lone": "Lone Words",
    "rebus": "Letters Rebus",
    "stars": "A Message from the Stars",
    "evening": "An evening",
}
# A phone whose keyboard is up shows half a page: the rest of it is the keyboard.
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A walk through the games</title>
<style>
  body {{ margin: 2rem; font: 16px/1.4 system-ui; background: #e9e4dc; color: #222 }}
  .walk {{ display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start }}
  figure {{ margin: 0 }}
  figcaption {{ max-width: 40rem; padding: .4rem 0 }}
  img {{ display: block; box-shadow: 0 2px 12px #0004; border-radius: 8px }}
  .typing img {{ border-radius: 8px 8px 0 0 }}
  .typing i {{ display: block; height: 224px; width: 234px; background: #b9bdc6; border-radius: 0 0 8px 8px }}
</style>
<h1>A walk through the games</h1>{chapters}</html>
"""


class Picture(NamedTuple):
    game: str
    file: str
    says: str
    screen: ViewportSize


class Shoot(Protocol):
    def __call__(self, says: str, **guests: Guest) -> None: ...


@dataclass
class Album:
    folder: Path
    language: str

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.pictures: list[Picture] = []

    def chapter(self, game: str) -> Shoot:
        """Return a function that takes pictures of a game, with a sentence, of some devices."""
        return partial(self._shoot, game)

    def _shoot(self, game: str, says: str, **guests: Guest) -> None:
        for device, guest in guests.items():
            number = sum(picture.game == game for picture in self.pictures) + 1
            file = f"{game}-{number:02}-{device}.png"
            guest.page.evaluate("document.fonts.ready")
            screen = guest.page.viewport_size or PHONE
            guest.page.screenshot(path=self.folder / file, scale="css" if screen == WALL else "device")
            self.pictures.append(Picture(game, file, f"{number}. {says} ({device})", screen))

    def write(self) -> Path:
        chapters = "".join(
            f'<h2>{title}</h2><div class="walk">{"".join(map(_figure, found))}</div>'
            for game, title in TITLES.items()
            if (found := [picture for picture in self.pictures if picture.game == game])
        )
        page = self.folder / "index.html"
        page.write_text(PAGE.format(chapters=chapters), "utf-8")
        return page


def _figure(picture: Picture) -> str:
    width = round(picture.screen["width"] * (0.6 if picture.screen["width"] < 500 else 0.45))
    image = f'<img src="{picture.file}" width="{width}" alt="" loading="lazy">'
    is_typing = picture.screen == TYPING
    keyboard = "<i></i>" if is_typing else ""
    shape = ' class="typing"' if is_typing else ""
    return f"<figure{shape}>{image}{keyboard}<figcaption>{escape(picture.says)}</figcaption></figure>"
