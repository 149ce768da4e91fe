"""How long a person waits for the page of a replay, on a phone a quarter as quick as this machine.

python bench/replay.py            the longest golden play, from the tap on the link until its first moment is drawn
python bench/replay.py --play lone-default --times 5
"""

import argparse
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, sync_playwright

from parlour.server.app import database_url
from parlour.server.storage.records import LineRecord, Sitter, TableRecord
from parlour.server.storage.store import Store
from parlour.server.tokens import replay_of
from parlour.server.wall_clock import wall_now

PLAYS = Path(__file__).parents[1] / "tests" / "plays"
SLOWDOWN = 4
NEWLINE = b"\n"
CODE, HOST = "BENCHA", "0" * 64
DRAWN = """(() => {
  const isThere = () => document.querySelector('.replay main .screen') && document.querySelector('.replay footer');
  const watch = new MutationObserver(() => {
    if (!isThere()) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.drawn = performance.now()), 0));
  });
  watch.observe(document, { childList: true, subtree: true });
})()"""
"""Runs in the page from its beginning, and notes when the frame that shows it is painted. Who asks from outside takes a
tenth of a second of the page's own time; who looks by a timer is mostly too late for that frame and counts the next."""
PATIENCE = 5


def longest() -> str:
    return max(PLAYS.glob("*.jsonl"), key=lambda path: path.read_bytes().count(b"\n")).stem


def store(data: Path, play: str) -> str:
    """A game that is over, as a server has it; the name of its page."""
    heading, *lines = (PLAYS / f"{play}.jsonl").read_text().splitlines()
    read = msgspec.json.decode(heading)
    seats = tuple(Sitter(f"Player {number + 1}") for number in range(read["seats"]))
    record = TableRecord(
        code=CODE,
        game=read["game"],
        language=read["language"],
        settings=read["settings"],
        size=len(seats),
        host=HOST,
        seats=seats,
        status="over",
        number=1,
        heading=read,
        created=wall_now(),
        touched=wall_now(),
    )
    kept = Store(database_url(data))
    kept.open()
    kept.create(record)
    kept.commit([], [LineRecord(CODE, 1, n, 0, wall_now(), line) for n, line in enumerate(lines)], None)
    kept.close()
    return replay_of(CODE, 1, HOST)


def opened(browser: Browser, address: str) -> float:
    """Milliseconds from the tap until the first moment is drawn, on a device that knows the house."""
    page = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block").new_page()
    page.goto(address.partition("/replay")[0] + "/settings")  # the client's files are there already
    page.wait_for_selector("main")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.add_init_script(DRAWN)
    page.goto(address, wait_until="commit")
    time.sleep(PATIENCE)  # and asks nothing meanwhile
    page.wait_for_function("window.drawn")  # a busy machine takes longer
    took = page.evaluate("window.drawn")
    page.context.close()
    return float(took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", default=longest())
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--browser", default="/usr/bin/chromium")
    options = parser.parse_args()
    if not Path(options.browser).exists():
        raise SystemExit(f"not installed: Chromium at {options.browser} (--browser)")
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        name = store(Path(folder), options.play)
        command = [sys.executable, "-m", "parlour", "serve", "--port", str(port), "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _await(f"http://127.0.0.1:{port}/readyz")
            measure(options.play, f"http://127.0.0.1:{port}/replay/{name}", options.times, options.browser)
        finally:
            server.terminate()
            server.wait(60)


def measure(play: str, address: str, times: int, path: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        first = opened(browser, address)
        again = [opened(browser, address) for _ in range(times)]
    text = urllib.request.urlopen(address.replace("/replay/", "/api/replays/")).read()
    print(f"{play}: {text.count(NEWLINE) - 1} lines, {len(text) / 1e6:.1f} MB before gzip, CPU {SLOWDOWN} times slower")
    print(f"the first to ask, while the server makes it  {first:6.0f} ms")
    print(f"everybody after that                         {statistics.median(again):6.0f} ms (worst {max(again):.0f})")


def _await(address: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(address).read()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not start")


if __name__ == "__main__":
    main()
