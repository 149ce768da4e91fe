"""A table survives a server upgrade, and players are informed, on phones and in their language."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from os import pathsep
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import guests_in, serving
from browser.guest import Drawer, Guest, is_sound
from browser.heaps import take
from browser.lobby import seated_with
from lab.ports import free_port

PHONES: list[dict[str, object]] = [{"size": "phone"}, {"size": "phone", "dark": True}]
NAMES = {"en": ["Anna", "Boris"], "uk": ["Ганна", "Борис"]}
GOES_ON = {
    "en": "Parlour was updated. The game continues with the new rules; everything so far still counts.",
    "uk": "Parlour оновлено. Гра триває за новими правилами; усе, що сталося, лишається в силі.",
}
STOPPED = {
    "en": "This game can’t continue with the new rules or words. Its log has everything that was played.",
    "uk": "З новими правилами чи словами ця гра не може тривати. Усе зігране збережено в її журналі.",
}
WAIT = {
    "en": "The host can start a new game with the same players.",
    "uk": "Господар може почати нову гру з тими самими людьми.",
}
CLOSE = {"en": "Close", "uk": "Закрити"}
AGAIN = {"en": "Play again", "uk": "Зіграти ще"}
TO_LOBBY = {"en": "Change seats or settings", "uk": "Змінити місця чи правила"}


class Server:
    """One address and one database. The server is restarted with other versions of Pebbles."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._port = folder, free_port()
        self._path = guests_in(folder)
        self._open = ExitStack()
        self.address = f"http://127.0.0.1:{self._port}"

    def serve(self, rules: int, *changes: tuple[str, str]) -> None:
        self._open.close()
        version = self._folder / f"rules-{rules}"
        shutil.copytree(Path(__file__).with_name("guests") / "pebbles", version / "pebbles")
        source = version / "pebbles" / "__init__.py"
        text = source.read_text()
        for old, new in (("rules_version: ClassVar[int] = 1", f"rules_version: ClassVar[int] = {rules}"), *changes):
            assert old in text
            text = text.replace(old, new)
        source.write_text(text)
        self._open.enter_context(serving(self._folder, f"{version}{pathsep}{self._path}", self._port))

    def close(self) -> None:
        self._open.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.serve(rules=1)
    yield server
    server.close()


@pytest.fixture
def drawer(chromium: Browser, server: Server, sound: Path) -> Drawer:
    return Drawer(chromium, server.address, sound)


def test_players_learn_whether_their_game_goes_on(arrive: Callable[..., Guest], server: Server) -> None:
    tables = {one: seated_with(arrive, "pebbles", NAMES[one], {}, one, PHONES) for one in ("en", "uk")}
    for host, _ in tables.values():
        take(host, 2, "Left")

    server.serve(rules=2)
    for language, people in tables.items():
        for guest in people:
            guest.sees(GOES_ON[language])
            is_sound(guest)
            guest.press(CLOSE[language])
            expect(guest.page.get_by_text(GOES_ON[language])).to_have_count(0)
            guest.sees(f"{NAMES[language][1]} takes one to three pebbles.")
    for _, friend in tables.values():
        take(friend, 1, "Right")

    server.serve(3, ("Took(seat, take.pebbles,", "Took(seat, 1,"))  # the same moves have other results now
    for language, (host, friend) in tables.items():
        for guest in (host, friend):
            guest.sees(STOPPED[language])
            is_sound(guest)
        expect(host.button(TO_LOBBY[language])).to_be_visible()
        friend.sees(WAIT[language])
        expect(friend.button(AGAIN[language])).to_have_count(0)
        host.press(AGAIN[language])
        for guest in (host, friend):
            guest.sees(f"{NAMES[language][0]} takes one to three pebbles.")
            expect(guest.page.get_by_text(STOPPED[language])).to_have_count(0)
    for guest in (guest for people in tables.values() for guest in people):
        guest.complaints.clear()  # the browser itself logs both closings of the server
