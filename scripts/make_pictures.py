"""docs/pictures/first.png: the five games on a laptop, and a race on a phone in front of it."""

import base64
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

OUT = Path(__file__).parent.parent / "docs" / "pictures"
PORT = 8199
ADDRESS = f"http://127.0.0.1:{PORT}"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
STAGE = """<body style="margin:0;width:1280px;height:640px;position:relative;
background:linear-gradient(#3a2618,#1b1410)">
<img src="data:image/png;base64,{laptop}" style="position:absolute;left:40px;top:36px;width:1010px;border-radius:12px;
box-shadow:0 18px 50px #000a"><img src="data:image/png;base64,{phone}" style="position:absolute;right:48px;top:60px;
width:250px;border-radius:22px;border:7px solid #120d0a;box-shadow:0 18px 50px #000c"></body>"""


def await_server() -> None:
    for _ in range(400):
        try:
            urllib.request.urlopen(f"{ADDRESS}/healthz", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)


def laptop(browser: Browser) -> bytes:
    page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
    page.goto(ADDRESS)
    page.wait_for_timeout(1500)
    return page.screenshot()


def phone(browser: Browser) -> bytes:
    page = browser.new_context(viewport={"width": 390, "height": 780}, device_scale_factor=2).new_page()
    page.goto(ADDRESS)
    page.locator("[data-game=bottle]").get_by_role("button", name="Against bots").click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("textbox", name="Your word").wait_for()
    page.wait_for_timeout(1200)
    return page.screenshot()


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "parlour", "serve", "--port", str(PORT), "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            await_server()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
                shots = {"laptop": laptop(browser), "phone": phone(browser)}
                stage = browser.new_page(viewport={"width": 1280, "height": 640})
                stage.set_content(
                    STAGE.format(**{name: base64.b64encode(shot).decode() for name, shot in shots.items()})
                )
                stage.wait_for_timeout(500)
                stage.screenshot(path=OUT / "first.png")
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
