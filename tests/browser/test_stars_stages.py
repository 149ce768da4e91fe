"""Great moments are staged slowly: words fly, scores tick, guesses and the cipher turn over card by card."""

import re
from collections.abc import Callable
from itertools import groupby

import pytest
from playwright.sync_api import Page, expect

from browser.guest import Guest, with_all_motion
from browser.lobby import seated_with
from browser.stars import (
    WORDS,
    cipher_of,
    guess_letters,
    guess_words,
    hears,
    is_sound,
    message_of,
    sees_review,
    transmit,
    turn_card,
)
from parlour.games.stars import Cipher, score

Arrive = Callable[..., Guest]
# Every change of these parts of the page, with its time. Frames would not do, because a busy machine drops some.
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const cards = [...document.querySelectorAll('header .slot')].slice(0, 6);
    const open = cards.filter((one) => !one.classList.contains('down')).length;
    const line = document.querySelector('.ticker')?.textContent ?? '';
    const points = document.querySelector('.sums') !== null;
    const score = [...document.querySelectorAll('.score')].at(-1)?.textContent ?? '';
    const turned = document.querySelectorAll('.unveil .turned').length;
    const isEarly = score === '' && /ZIGZAG/.test(line);
    const now = { open: cards.length ? open : null, points, score, turned, isEarly, isLogged: /cipher was/.test(line) };
    const last = window.seen.at(-1);
    const same = last && Object.keys(now).every((key) => last[key] === now[key]);
    if (!same) window.seen.push({ ...now, at: performance.now() });
  };
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, everything);
  look();
}"""


def seen(page: Page) -> list[dict[str, float]]:
    return list(page.evaluate("window.seen"))


@pytest.mark.rule("STA-11", "STA-18", "STA-20")
def test_words_fly_scores_tick_and_the_end_is_unveiled_card_by_card(arrive: Arrive) -> None:
    devices = [{"size": "laptop"}, {"size": "phone"}]
    alien, boris = seated_with(arrive, "stars", ["Anna", "Boris"], {"hard": True}, devices=devices)
    with_all_motion(boris)
    for each in (alien, boris):
        turn_card(each)
    cipher, secret, ours = cipher_of(alien), message_of(alien), message_of(boris)
    assert alien.page.locator(".pane.card").bounding_box()["width"] > 300, "a laptop has room for the whole card"
    boris.page.evaluate(WATCH)
    for number, word in enumerate(WORDS["en"][:6]):
        speaker, listener = (alien, boris) if number % 2 == 0 else (boris, alien)
        transmit(speaker, word)
        hears(listener, word, score(word, cipher))
        scored = [
            letter for letter in word.upper() if letter in "".join((cipher.trust, cipher.amplify, cipher.suspicion))
        ]
        line = alien.page.locator("ol li").filter(has=alien.page.get_by_text(re.compile(word, re.IGNORECASE))).last
        expect(line.locator("[data-effect]")).to_have_text(scored)
    expect(boris.page.locator("[data-effect]")).to_have_count(0)
    assert {"", "1", "2", "3", "4", "+4"} <= {one["score"] for one in seen(boris.page)}, "ZIGZAG: the sign comes last"
    assert not any(one["isEarly"] for one in seen(boris.page)), "the log does not tell a score that has not ticked up"
    guess_words(alien, ours)
    alien.press("These three")
    expect(boris.page.locator(".unveil")).to_be_visible()
    expect(boris.page.locator(".unveil")).to_have_count(0)
    assert [turned for turned, _ in groupby(one["turned"] for one in seen(boris.page))] == [0, 1, 2, 3, 0]
    _guesses_the_letters(boris, secret, cipher)
    for each in (alien, boris):
        each.sees("11 of 12")
    _the_cipher_took_its_time(boris.page)
    for each in (alien, boris):
        expect(each.page.locator("ol [data-effect]").first).to_be_attached()
    assert alien.button("Play again").bounding_box()["y"] < 700, "in sight on a laptop"
    sees_review(alien)
    alien.sees(re.compile(r"About (half|a quarter|an eighth|one in)"))
    expect(alien.page.get_by_text(re.compile(r"\bbits\b"))).to_have_count(0)
    is_sound(alien, boris)


def _guesses_the_letters(boris: Guest, secret: list[str], cipher: Cipher) -> None:
    """A guess that contradicts what this seat has heard is marked before it is sent."""
    guess_words(boris, secret)
    boris.press("These three")
    boris.press("Continue")
    wrong = next(letter for letter in "QUARTZ" if letter not in cipher.trust + cipher.amplify + cipher.suspicion)
    guess_letters(boris, Cipher(cipher.trust, cipher.amplify, wrong))
    boris.sees(re.compile("This can’t be it: [A-Z]+ would score .*, but it scored|one common letter in trust"))
    boris.press("These six letters anyway")


def _the_cipher_took_its_time(page: Page) -> None:
    cards = [one for one in seen(page) if one["open"] is not None]
    turns = {one["open"]: one["at"] for one in reversed(cards)}
    assert list(range(7)) == sorted(turns)
    assert 3_000 <= turns[6] - turns[0] <= 60_000, "about four seconds, more on a busy machine"
    early = [one for one in cards if one["open"] < 6]
    assert not any(one["points"] or one["isLogged"] for one in early), "nothing gives it away before"
