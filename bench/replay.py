"""How long a person waits for the page of a replay, on a phone a quarter as fast as this machine.

python bench/replay.py            the longest golden play, from the tap on the link until its first moment is drawn
python bench/replay.py --play lone-default --times 5
"""

import argparse
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, sync_playwright

from lab.phones import CHROMIUM, SLOWDOWN, launch, new_phone, slow_down
from lab.report import head, row
from lab.servers import ROOT, parlour_server
from parlour.server.app import database_url
from parlour.server.storage.records import LineRecord, Sitter, TableRecord
from parlour.server.storage.store import Store
from parlour.server.tokens import replay_of
from parlour.server.wall_clock import wall_now

PLAYS = ROOT / "tests" / "plays"
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
"""Runs in the page from its beginning, and notes when the frame that shows it is painted. Asking from outside would
take a tenth of a second of the page's own time. A timer would mostly miss that frame and report the next one."""
PATIENCE = 5


def longest() -> str:
    return max(PLAYS.glob("*.jsonl"), key=lambda path: path.read_bytes().count(b"\n")).stem


def store(data: Path, play: str) -> str:
    """Store a finished game as a server does. Returns the name of its replay."""
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
    """Return the milliseconds from the tap until the first moment is drawn, with the client's files already cached."""
    page = new_phone(browser)
    page.goto(address.partition("/replay")[0] + "/settings")  # caches the client's files
    page.wait_for_selector("main")
    slow_down(page)
    page.add_init_script(DRAWN)
    page.goto(address, wait_until="commit")
    time.sleep(PATIENCE)  # a question would slow the page down
    page.wait_for_function("window.drawn")  # a busy machine takes longer
    took = page.evaluate("window.drawn")
    page.context.close()
    return float(took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", default=longest())
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--browser", default=CHROMIUM)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        name = store(Path(folder), options.play)
        with parlour_server(folder) as server:
            measure(options.play, f"{server.address}/replay/{name}", options.times, options.browser)


def measure(play: str, address: str, times: int, path: str) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        first = opened(browser, address)
        again = [opened(browser, address) for _ in range(times)]
    text = urllib.request.urlopen(address.replace("/replay/", "/api/replays/")).read()
    size = f"{text.count(NEWLINE) - 1} lines, {len(text) / 1e6:.1f} MB before gzip"
    print(head(f"CPU {SLOWDOWN} times slower", "first person to open it, ms", "everyone after that, ms", "worst, ms"))
    print(row(f"{play}: {size}", f"{first:,.0f}", f"{statistics.median(again):,.0f}", f"{max(again):,.0f}"))


if __name__ == "__main__":
    main()
