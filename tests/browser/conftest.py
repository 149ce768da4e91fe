"""A real server, a real Chromium, and guests who sit down at its tables."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import md5
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

# Before the import, so that a failing assertion in there shows its values.
pytest.register_assert_rewrite("browser.guest", "browser.stars")

from browser import guest  # noqa: E402
from browser.guest import PATIENCE_MS, Device, Drawer, Guest  # noqa: E402
from lab.ports import free_port  # noqa: E402

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "parlour" / "server" / "static"
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
"""Returns the first browser that exists. The shell is Chromium without its window: a fifth less CPU time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--disable-audio-output",
    "--renderer-process-limit=1",  # the pages of a test share compiled code
    # Pages are closed before optimised code pays off, and memory does not matter here.
    "--js-flags=--no-opt,--no-maglev,--single-threaded-gc,--min-semi-space-size=16",
]
LONGEST = (
    *("whole_game", "an_evening", "at_the_bell", "their_game_goes_on", "to_the_sheet", "card_by_card", "match_point"),
    *("around_one_device", "a_shared_device_turns", "played_once_and_kept"),
)
"""Parts of the names of tests that take 20 seconds or more. They start first, so that none runs alone at the end."""
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder as a browser test, which the quick check leaves out."""
    ours = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.browser)
    long = {item for item in ours if any(part in item.name for part in LONGEST)}
    items.sort(key=lambda item: item not in long)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server."""
    data = tmp_path_factory.mktemp("server")
    with serving(data, guests_in(data)) as address:
        yield address


@contextmanager
def serving(data: Path, path: str, port: int | None = None, **env: str) -> Iterator[str]:
    """A server whose Python looks for packages there first, to run another tree. `env`: its options. By default it has
    a name, and so QR codes."""
    port = port or free_port()
    env = {"PARLOUR_NAME": f"127.0.0.1:{port}"} | env
    program = str(Path(__file__).with_name("serve.py"))
    command = [sys.executable, program, "serve", "--port", str(port), "--data", str(data)]
    with (data / "serve.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | {"PYTHONPATH": path} | env)
    address = f"http://127.0.0.1:{port}{env.get('PARLOUR_BASE', '')}"
    try:
        _await_ready(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(300)  # it finishes its work, even on a busy machine


def guests_in(folder: Path) -> str:
    """A folder in which Python finds games of other packages by their entry points, as if they were installed."""
    install(folder, "pebbles")
    return os.pathsep.join([str(folder), str(Path(__file__).with_name("guests"))])


def install(folder: Path, game: str) -> None:
    """Add an entry point for a game whose module has its name."""
    installed = folder / f"{game}-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[parlour.games]\n{game} = {game}:ENTRY\n")


def _await_ready(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(3000):
        assert server.poll() is None, "the server has stopped"
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server did not come up")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def sound() -> Path:
    """Where runs record what axe found no fault in. A new build of the client is checked again."""
    looked_at = [*sorted((STATIC / "assets").glob("*.[cj]s*")), Path(guest.__file__)]
    client = md5(b"".join(file.read_bytes() for file in looked_at)).hexdigest()
    folder = ROOT / ".pytest_cache" / "sound" / client
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def drawer(chromium: Browser, server: str, sound: Path) -> Drawer:
    return Drawer(chromium, server, sound)


@pytest.fixture
def arrive(drawer: Drawer) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each with their own device. Fails at the end if a page reported an error."""
    guests: list[Guest] = []

    def come(name: str, **device: Any) -> Guest:
        guests.append(Guest(drawer, name, Device(**device)))
        return guests[-1]

    yield come
    for each in guests:
        each.leave()
    complaints = [complaint for each in guests for complaint in each.complaints]
    assert not complaints, complaints  # the first try does not show values
