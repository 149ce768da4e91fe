"""Dice, tiles and cards can be read and tapped on every phone, at any text size, and nothing covers them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, ViewportSize
from browser.lobby import seated_with
from browser.stars import WORDS, exchange
from browser.test_bookworm import led, say

Arrive = Callable[..., Guest]
READABLE = 48
"""In pixels: the size that a finger needs."""
UPRIGHT: list[ViewportSize] = [{"width": 320, "height": 568}, {"width": 390, "height": 844}]
PHONES = [*UPRIGHT, *({"width": size["height"], "height": size["width"]} for size in UPRIGHT)]
DICE = {
    "bottle": ".bottle .die",
    "lone": "[aria-label='The dice'] .die",
    "rebus": ".hand .tile, .felt .tile",
    "bookworm": ".display .die, .seats .tile",
    "stars": ".columns label",
}
# The boxes of all dice, and everything that covers one: another die, a text or a button outside it.
LOOK = """(selector) => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const dice = [...document.querySelectorAll(selector)].filter(shown);
  const box = (one) => one.getBoundingClientRect();
  const speaks = (one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.nodeValue.trim());
  const isUnseen = (one) => one.closest('.unseen, [aria-hidden=true]') || box(one).width < 3;
  const place = (die) => die.closest('.place, .at, li, label');
  const belongs = (one) => dice.some((die) => one.contains(die) || place(die).contains(one));
  const others = [...document.querySelectorAll('.play *')].filter(
    (one) => (speaks(one) || one.matches('button, input, a')) && shown(one) && !isUnseen(one) && !belongs(one));
  // What of a box is not hidden by an edge that it scrolls under.
  const seen = (one) => {
    let { left, right, top, bottom } = box(one);
    for (let at = one.parentElement; at.closest('.play'); at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const edge = box(at);
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  const lies = (a, b) => {
    const [one, two] = [seen(a), seen(b)];
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    return across > 2 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2;
  };
  const floats = (one) => one.closest('.sticky, .say, .act, .zoom');
  const say = (one) => one.textContent.trim().slice(0, 30) || one.getAttribute('aria-label') || one.className;
  const over = dice.flatMap((die, at) => [...others, ...dice.slice(at + 1)]
    .filter((one) => !floats(one) && lies(die, one))
    .map((one) => `${say(die)} | ${say(one)}`));
  return { sizes: dice.map((one) => Math.min(box(one).width, box(one).height)), over };
}"""


def begin(arrive: Arrive, game: str) -> Guest:
    """A table of two at a moment when players use dice, tiles or cards."""
    if game == "bottle":
        return seated_with(arrive, game, ["Anna", "Boris"], {"mode": "classic"}, devices=[{}])[0]
    if game == "lone":
        return seated_with(arrive, game, ["Anna", "Boris"], {}, devices=[{}])[0]
    if game == "rebus":
        (anna,) = seated_with(arrive, game, ["Anna", "Boris"], {"pace": "duplicate"}, devices=[{}])
        anna.page.locator(".hand button").first.click()
        return anna
    if game == "bookworm":
        boris, anna = led(arrive)
        say(boris, "ape")
        anna.act("say", word="bear")
        return boris
    (anna,) = seated_with(arrive, game, ["Anna", "Boris"], {}, devices=[{}], parts=["alien", "scientist"])
    exchange(WORDS["en"][:8], anna.friend(), anna.friend("Boris"))
    return anna


@pytest.mark.parametrize("game", DICE)
def test_dice_keep_their_size_and_grow_with_the_text(arrive: Arrive, game: str) -> None:
    anna = begin(arrive, game)
    expect(anna.page.locator(DICE[game]).first).to_be_attached()
    found = []
    for size in PHONES:
        least = 0.0
        for percent in (100, 150, 200):
            anna.resize(size)
            anna.reads_large(percent)
            anna.page.wait_for_timeout(400)
            where = f"{size['width']} × {size['height']}, {percent} %"
            look = anna.page.evaluate(LOOK, DICE[game])
            if min(look["sizes"], default=0) < READABLE - 0.5:
                found.append(f"{where}: {sorted(look['sizes'])[:3]}")
            if percent > 100 and size in UPRIGHT and min(look["sizes"]) <= least:
                found.append(f"{where}: no larger than {least}")
            found += [f"{where}: {over}" for over in look["over"][:3]]
            if not anna.fits_the_screen():
                found.append(f"{where}: hangs over the side")
            least = least or min(look["sizes"])
    assert not found, "\n".join(found)
