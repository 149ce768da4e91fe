"""The next day of a game over days, in two real browsers that stay open overnight."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import guests_in, serving
from browser.guest import Drawer, Guest, is_sound
from browser.lobby import ends_with_nothing, seated_with
from lab.ports import free_port

DAY_SECONDS = 86_400


class Server:
    """One address and one database. For the next day the server restarts with a later date."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._path, self._port = folder, guests_in(folder), free_port()
        self._running, self._began = ExitStack(), time.time()
        self.address = self._serve(0)

    def sleep_until_the_day_ends(self) -> None:
        """The first day of a game with a few seconds left, so that players see how it ends."""
        self._running.close()
        self._serve(DAY_SECONDS - (time.time() - self._began))

    def _serve(self, later: float) -> str:
        server = serving(self._folder, self._path, self._port, PARLOUR_LATER=str(later))
        return self._running.enter_context(server)

    def close(self) -> None:
        self._running.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.close()


@pytest.fixture
def drawer(chromium: Browser, server: Server, sound: Path) -> Drawer:
    return Drawer(chromium, server.address, sound)


@pytest.mark.rule("COM-18", "COM-20", "COM-22")
def test_absent_players_are_skipped_and_the_next_day_begins(arrive: Callable[..., Guest], server: Server) -> None:
    ann, bob = seated_with(arrive, "rebus", ["Ann", "Bob"], {"pace": "tomorrow", "rounds": 3})
    ends_with_nothing(ann.press("Show me the roll")).sees(re.compile("Waiting for Bob, until tomorrow"))
    bob.open("/").sees("your turn until tomorrow")

    server.sleep_until_the_day_ends()
    ann.sees("Round 2 of 3").sees("The roll is hidden.").sees(re.compile("Your turn until tomorrow"))
    expect(ann.page.get_by_text("Waiting for Bob")).to_have_count(0)
    bob.open("/").sees("Round 2 has begun").page.get_by_role("link", name=re.compile("your turn until")).click()
    bob.sees("Round 2 of 3").sees("The roll is hidden.")
    is_sound(ann, bob)
    ends_with_nothing(bob.press("Show me the roll")).sees(re.compile("Waiting for Ann, until tomorrow"))
    ends_with_nothing(ann.press("Show me the roll")).sees("Round 3 of 3")
    for guest in (ann, bob):
        ends_with_nothing(guest.press("Show me the roll"))
    for guest in (ann, bob):
        guest.sees("Nobody scored")
        guest.complaints.clear()  # the browser itself logs that the server was closed
