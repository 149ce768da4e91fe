"""One person with one device: what they see and do, as readable test steps."""

import re
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import md5
from logging import getLogger
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, CDPSession, ConsoleMessage, Error, Locator, Page, ViewportSize, expect

from browser.friend import Friend
from lab.tables import live_url

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
KINDS = """async () => {
  // What is fading has other colours for a moment.
  const isBrief = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < 3000;
  await Promise.allSettled(document.getAnimations().filter(isBrief).map((one) => one.finished));
  const WORDS = /^(class|role|type|style|tabindex|aria-h.*|lang)$/, OTHERS = ['d', 'id', 'for', 'href', 'points'];
  // Where a die came to lie, and in which square a letter.
  const PLACE = /(transform|left|z-index|--(along|at|cell|col|lane|row|under|x|y)): [^;]*/g;
  const attribute = ({ name, value }) => (WORDS.test(name) ? `${name}=${value.replace(PLACE, '$1')}` : name + !value);
  const speaks = (one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.nodeValue.trim());
  const seen = (one) => [...one.attributes].filter(({ name }) => !OTHERS.includes(name)).map(attribute);
  // A list is judged by its children as well.
  const isList = (one) => /^[UOD]L$/.test(one.tagName);
  const items = (one) => new Set(isList(one) ? [...one.children].map((child) => child.tagName + child.role) : []);
  const kind = (one) =>
    [one.tagName, ...seen(one), speaks(one), ...items(one)].join(' ');
  const { color, fontSize } = getComputedStyle(document.body);
  // Where styles change with the width; what has no room at a height is the business of `fits_the_screen`.
  const widths = ['39rem', '62rem'].map((width) => matchMedia(`(min-width: ${width})`).matches);
  const page = location.pathname.split('/')[1];
  const scene = [page, ...widths, color, fontSize].join(' ');
  // The first look in each language is at the whole page. Then texts of any language are alike: axe reads none of them.
  window.kinds = new Map([[`${page} ${document.documentElement.lang}`, [document.documentElement]]]);
  for (const one of document.body.querySelectorAll('*')) {
    if (one.ownerSVGElement && !speaks(one)) continue; // a line of a drawing: no rule is about it
    const label = `${scene} ${kind(one.parentElement)} > ${kind(one)}`;
    kinds.set(label, [...(kinds.get(label) ?? []), one]);
  }
  return [...kinds.keys()];
}"""
LOOK = """(unseen) => {
  const all = new Set(unseen.flatMap((kind) => kinds.get(kind)));
  if (![...all].every((one) => one.isConnected)) return null; // the screen has changed since
  const within = (one) => one && (all.has(one) || within(one.parentElement));
  // Nothing is fetched for it that only rules about a phone's orientation lock would look at: a sixth of its time.
  const how = { resultTypes: ['violations'], preload: false };
  const include = [...all].filter((one) => !within(one.parentElement));
  return axe.run({ include }, how).then(({ violations }) => violations);
}"""
GRAVE = ("serious", "critical")
BLANK = "/healthz"
"""A page without a script, for preparing or parking a device."""
REMEMBER = """selector => {
  window.remembered = [];
  const say = (one) => one.textContent.replace(/\\s+/g, ' ');
  const look = () => window.remembered.push(...[...document.querySelectorAll(selector)].map(say));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}"""
GUIDED = """() => {
  for (const game of ['bottle', 'lone', 'stars', 'rebus', 'bookworm'])
    localStorage.setItem(`parlour.once.guide.${game}`, '1');
  localStorage.setItem('parlour.once.rebus.done', '1');
}"""
"""Skips the guided first round and the question before a first Done, because most tests are about a game."""
MUTED = """window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    void super.suspend();
  }
  resume() {
    return Promise.resolve();
  }
};"""
"""Sounds are made and scheduled, but no thread mixes them a hundred times a second."""
KEYBOARD_UP: ViewportSize = {"width": 360, "height": 350}
"""The part of the screen that a phone's keyboard leaves."""
NEXT_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
DRAWN = 8
"""The width and height in pixels that are painted of a page without pictures."""
PATIENCE_MS = 180_000
"""How long to wait for a screen. Only failing tests wait this long; a busy machine may be many times slower."""
SIZES = {"phone": (360, 640), "laptop": (1366, 768), "wall": (1920, 1080)}
Size = Literal["phone", "laptop", "wall"]


@dataclass(frozen=True)
class Device:
    size: Size = "phone"
    language: Literal["en", "uk", "de", "he"] = "en"
    dark: bool = False
    touch: bool = False


class Drawer:
    """Unused devices. They are wiped and reused, because starting one takes a second or two."""

    def __init__(self, chromium: Browser, server: str, sound: Path, scale: int | None = None) -> None:
        """`sound`: the folder in which all test processes record what axe found no fault in. `scale`: that of films and
        pictures, or None without them."""
        self.chromium, self.server, self.sound, self.scale = chromium, server, sound, scale
        self._free: defaultdict[tuple[str, bool], list[Page]] = defaultdict(list)
        self._sessions: dict[Page, CDPSession] = {}
        self._axes: dict[Page, str] = {}
        """The ids of compiled scripts. A page keeps its script when it is loaded again, because its process stays."""

    def take(self, device: Device) -> Page:
        """A device of this language and kind. Its size and theme can be changed."""
        free = self._free[device.language, device.touch]
        page = free.pop() if free else self._new(device)
        self.resize(page, viewport(device.size))
        page.emulate_media(color_scheme="dark" if device.dark else "light", reduced_motion="reduce")
        page.evaluate(GUIDED)
        return page

    def resize(self, page: Page, size: ViewportSize) -> None:
        """Lay the page out at this size. Only a corner is painted, because the rest took a fifth of a test's time."""
        page.set_viewport_size(size)
        if self.scale is None:
            self._sessions[page].send("Emulation.setVisibleSize", {"width": DRAWN, "height": DRAWN})

    def bring_axe(self, page: Page) -> None:
        """Define `axe` on the page. To compile it at each visit took as long as to open the page."""
        session = self._sessions[page]
        if page in self._axes:
            with suppress(Error):  # the page is in another process now
                session.send("Runtime.runScript", {"scriptId": self._axes[page]})
                return
        session.send("Runtime.enable")
        source = {"expression": AXE, "sourceURL": "axe.js", "persistScript": True}
        self._axes[page] = session.send("Runtime.compileScript", source)["scriptId"]
        session.send("Runtime.runScript", {"scriptId": self._axes[page]})

    def put_back(self, device: Device, page: Page) -> None:
        page.unroute_all()
        page.context.set_offline(False)
        try:
            page.goto(self.server + BLANK)  # of the same server, because another origin would be another process
        except Error:
            page.context.close()  # the server is closed, and its guests are gone
            return
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self._free[device.language, device.touch].append(page)

    def _new(self, device: Device) -> Page:
        context = self.chromium.new_context(
            locale={"en": "en-GB", "uk": "uk-UA", "de": "de-DE", "he": "he-IL"}[device.language],
            has_touch=device.touch,
            device_scale_factor=self.scale or 1,
            # An installed service worker would answer instead of the server under test.
            service_workers="block",
        )
        if self.scale is None:
            context.add_init_script(MUTED)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto(self.server + BLANK)
        self._sessions[page] = context.new_cdp_session(page)
        return page


def viewport(size: Size) -> ViewportSize:
    width, height = SIZES[size]
    return {"width": width, "height": height}


# Tests cut connections and stop servers on purpose, and pages retry on a busy server. If the next game has begun
# meanwhile, the last one's lesson is gone.
EXPECTED_ERRORS = re.compile(r"WebSocket|status of 503|ERR_CONNECTION_REFUSED|status of 403 .*/lesson$")


class Guest:
    def __init__(self, drawer: Drawer, name: str, device: Device) -> None:
        self.name, self.server, self.sound = name, drawer.server, drawer.sound
        self.complaints: list[str] = []
        self.tokens: dict[str, str] = {}
        """The seats of players at this guest's table who have no device."""
        self._friends: list[Friend] = []
        self.page: Page = drawer.take(device)
        self._resize: Callable[[ViewportSize], None] = lambda size: drawer.resize(self.page, size)
        self._put_back: Callable[[], None] = lambda: drawer.put_back(device, self.page)
        self._bring_axe: Callable[[], None] = lambda: drawer.bring_axe(self.page)
        self.page.on("pageerror", self._fail)
        self.page.on("console", self._complain)

    def resize(self, size: ViewportSize) -> None:
        """Lay the page out at this size. Returns when its own code has answered the change, too."""
        self._resize(size)
        self.page.evaluate(NEXT_FRAMES)

    def friend(self, name: str = "") -> Friend:
        """Play the seat of a player at this table who has no device. Without a name, play this guest's own seat."""
        code = self.page.url.rpartition("/t/")[2][:6]
        own = "code => JSON.parse(localStorage.getItem(`parlour.seats.${code}`))[0].token"
        token = self.tokens[name] if name else self.page.evaluate(own, code)
        return self.friend_at(code, token)

    def friend_at(self, code: str, token: str) -> Friend:
        """Play the seat with this token, at any table."""
        self._friends.append(Friend(live_url(self.server, code), token))
        return self._friends[-1]

    def leave(self) -> None:
        for friend in self._friends:
            friend.leave()
        self.page.remove_listener("pageerror", self._fail)
        self.page.remove_listener("console", self._complain)
        self._put_back()

    def _fail(self, error: Error) -> None:
        self.complaints.append(f"{self.name}: {error}")

    def _complain(self, line: ConsoleMessage) -> None:
        said = f"{line.text} {line.location['url']}"
        if line.type == "error" and not EXPECTED_ERRORS.search(said):
            self.complaints.append(f"{self.name}: {said}")

    def open(self, path: str = "/") -> "Guest":
        self.page.goto(path if path.startswith("http") else self.server + path)
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def press(self, name: str | re.Pattern[str]) -> "Guest":
        self.button(name).first.click()
        return self

    def reach(self, what: Locator) -> "Guest":
        """Focus it with the Tab key alone."""
        what.wait_for()
        one = what.element_handle()
        for _ in range(60):
            if one.evaluate("one => one === document.activeElement"):
                return self
            self.page.keyboard.press("Tab")
        raise AssertionError("no way there by Tab")

    def enter(self, name: str | re.Pattern[str]) -> "Guest":
        """Press it with the keyboard alone."""
        self.reach(self.button(name)).page.keyboard.press("Enter")
        return self

    def sees(self, text: str | re.Pattern[str]) -> "Guest":
        # `expect` would describe the whole page after each failed look.
        self.page.get_by_text(text).filter(visible=True).first.wait_for()
        return self

    def labels(self, what: Locator, count: int) -> list[str]:
        """The accessible names of this many elements, all read at one moment."""
        expect(what).to_have_count(count)
        return list(what.evaluate_all("all => all.map((one) => one.getAttribute('aria-label') ?? '')"))

    def watch_for(self, selector: str) -> "Guest":
        """Record the texts of such elements from now on, because they may be gone before a busy machine looks."""
        self.page.evaluate(REMEMBER, selector)
        return self

    def has_seen(self, *texts: str) -> "Guest":
        for text in texts:
            self.page.wait_for_function("text => window.remembered.some((said) => said.includes(text))", arg=text)
        return self

    def picture(self, path: Path) -> None:
        self.page.screenshot(path=path)

    def faults(self, *also: str) -> list[str]:
        """The serious problems that axe finds on the current screen, or those of another severity. Elements of a known
        kind (by tag, classes, colours, states, parents, size and theme of the device) are skipped, because axe takes
        half a second for a whole screen.
        """
        kinds = self.page.evaluate(KINDS)
        unseen = [kind for kind in kinds if not self._note(kind, also).exists()]
        found = self._looked_at(unseen) if unseen else []
        if found is None:
            return self.faults(*also)
        for weights in ((), ("moderate",)):
            if not any(weight in (*GRAVE, *weights) for weight, _ in found):
                for kind in unseen:
                    self._note(kind, weights).touch()
        faults = [fault for weight, fault in found if weight in (*GRAVE, *also)]
        for fault in faults:  # the first try of a test does not show the values of its assertions
            getLogger(__name__).warning(fault)
        return faults

    def _note(self, kind: str, also: tuple[str, ...]) -> Path:
        return self.sound / md5(f"{also} {kind}".encode()).hexdigest()

    def _looked_at(self, unseen: list[str]) -> list[tuple[str, str]] | None:
        """Everything that axe finds, with its severity. Returns None if the screen has changed."""
        if self.page.evaluate("typeof axe === 'undefined'"):
            self._bring_axe()
        found = self.page.evaluate(LOOK, unseen)
        return found and [
            (rule["impact"], f"{rule['id']}: {rule['help']} ({node['target']}: {node.get('failureSummary', '')})")
            for rule in found
            for node in rule["nodes"]
        ]

    def reads_large(self, percent: int) -> "Guest":
        """The text size of the whole browser, as people with poor eyesight set it."""
        self.page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%` }", percent)
        self.page.evaluate("visualViewport.dispatchEvent(new Event('resize'))")
        return self

    def fits_the_screen(self) -> bool:
        """Assert that no page scrolls sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def is_sound(*guests: Guest) -> None:
    """Assert that each guest can read and reach the whole screen, even with a screen reader."""
    for guest in guests:
        assert guest.faults() == []
        assert guest.fits_the_screen()


def is_sound_by_day_and_night(guest: Guest) -> None:
    for light in ("dark", "light"):
        guest.page.emulate_media(color_scheme=light)
        is_sound(guest)


def with_all_motion(guest: Guest) -> None:
    """Open the page again on a device without reduced motion."""
    choices = "JSON.stringify({ motion: 'full', language: document.documentElement.lang })"
    guest.page.evaluate(f"localStorage.setItem('parlour.settings', {choices})")
    guest.page.reload()
