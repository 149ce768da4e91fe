"""How long it takes from a tap on the link to the first roll, on a phone a quarter as fast as this machine.

python bench/first_roll.py            Lone Words with bots: nothing is cached, and every tap follows at once
python bench/first_roll.py --times 9
"""

import argparse
import json
import statistics
import tempfile

from playwright.sync_api import Browser, sync_playwright

from lab.phones import CHROMIUM, SLOWDOWN, launch, new_phone, slow_down
from lab.report import head, row
from lab.servers import parlour_server

STEPS = {
    "home": "[data-game=lone] button[aria-label^='With bots']",
    "lobby": "footer button.main[aria-disabled]",
    "roll": "[aria-label='The dice'] [role=img]",
}
"""Elements that show that a page has loaded. The first two are pressed as soon as they are painted."""
PLAY = """(steps) => {
  const painted = {};
  const left = Object.entries(steps);
  const isThere = (selector) => document.querySelector(selector)?.matches(':not(:disabled, [aria-disabled=true])');
  const watch = new MutationObserver(look);
  function look() {
    if (!left.length || !isThere(left[0][1])) return;
    const [name, selector] = left.shift();
    requestAnimationFrame(() => setTimeout(() => {
      painted[name] = performance.now();
      if (!left.length) return console.log(JSON.stringify({ painted }));
      document.querySelector(selector).click();
      look();
    }, 0));
  }
  watch.observe(document, { childList: true, subtree: true, attributes: true });
}"""
"""Runs in the page from its beginning, because asking and tapping from outside would take the page's own time."""
PATIENCE_MS = 30_000


def play(browser: Browser, address: str) -> dict[str, float]:
    """Open the home page with an empty cache and play up to the first roll. Returns milliseconds until each step."""
    page = new_phone(browser)
    slow_down(page)
    page.add_init_script(f"({PLAY})({json.dumps(STEPS)})")
    with page.expect_console_message(lambda message: "painted" in message.text, timeout=PATIENCE_MS) as outcome:
        page.goto(address, wait_until="commit")
    painted: dict[str, float] = json.loads(outcome.value.text)["painted"]
    page.context.close()
    return painted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--browser", default=CHROMIUM)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, parlour_server(folder) as server, sync_playwright() as playwright:
        browser = launch(playwright, options.browser)
        play(browser, server.address)  # the server's first game and the browser's first page are slower
        runs = [play(browser, server.address) for _ in range(options.times)]
    print(head(f"CPU {SLOWDOWN} times slower, {options.times} visits", "median, ms", "worst, ms"))
    for step, name in {"home": "home page", "lobby": "table with bots", "roll": "first roll"}.items():
        times = [run[step] for run in runs]
        print(row(name, f"{statistics.median(times):,.0f}", f"{max(times):,.0f}"))


if __name__ == "__main__":
    main()
