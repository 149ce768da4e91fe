"""A Message from the Stars with the most players: all fit on a phone and on a laptop."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, Size, viewport
from browser.lobby import OPEN

START = {"en": "Start", "uk": "Почати"}
TURN = {"en": ("Flip the card", "Start transmitting"), "uk": ("Перевернути картку", "До передавача")}


@pytest.mark.rule("STA-01")
@pytest.mark.parametrize("language, sizes", [("uk", ("phone", "laptop")), ("en", ("laptop",))])
def test_twelve_players_names_and_sides_fit(
    arrive: Callable[..., Guest], language: str, sizes: tuple[Size, ...]
) -> None:
    host = arrive("Oleksandra", size=sizes[0], language=language)
    table = {"game": "stars", "language": language, "seats": 12, "bots": [{"level": 1}] * 11, "name": "Oleksandra"}
    host.open(f"/t/{host.page.evaluate(OPEN, table | {'settings': {'alien': 11}})}")
    for sign in (START[language], *TURN[language]):
        host.press(sign)
    players = host.page.locator("[data-seat]")
    for size in sizes:
        host.resize(viewport(size))
        expect(players).to_have_count(12)
        assert players.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length") == 0, size
        assert host.fits_the_screen(), size
