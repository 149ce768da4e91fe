"""A whole game as the Alien and as a Scientist: every number on the screen is counted again from the log."""

import re
import urllib.request
from collections.abc import Callable
from math import log2

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest
from browser.lobby import seated_with
from browser.stars import SIGNS, WORDS, air, guess_letters, guess_words, is_sound, message_of, transmit, turn_card
from parlour.core import AnyStory
from parlour.games.stars import Belief, Cipher, alphabet_of, score, shipped_cards
from parlour.games.stars.review import review
from parlour.games.stars.rules.scores import grade
from parlour.messages import catalogue
from parlour.replaying import replay

Arrive = Callable[..., Guest]
GAMES = [("en", False), ("en", True), ("de", False), ("uk", False)]


@pytest.mark.parametrize(("language", "hard"), GAMES)
def test_every_number_on_the_screen_is_right(arrive: Arrive, language: str, hard: bool) -> None:
    players = anna, boris = seated_with(
        *(arrive, "stars", ["Anna", "Boris"], {"hard": hard}, language),
        devices=[{"size": "phone"}] * 2,
        parts=["alien", "scientist"],
    )
    signs, scientist = SIGNS[language], boris.friend()
    for each in players:
        turn_card(each, signs)
    for number, word in enumerate(WORDS[language][: 6 if hard else 8]):
        if number % 2 == 0:
            _promises_only_what_holds(anna, word, language)
            transmit(anna, word, signs)
        else:
            scientist.act("propose", word=word)
        expect(air(anna, signs)).to_have_count(number + 1)
    is_sound(*players)
    heard = [[_heard(line) for line in air(each, signs).all()] for each in players]
    cipher = _cipher(anna.friend().sees(lambda shown: True)["view"]["cipher"])
    ours, theirs = map(message_of, players)
    for each, message in ((anna, theirs), (boris, ours)):
        guess_words(each, _with_a_wrong_word(message, language))
        each.press(signs.three)
    guess_letters(boris, cipher, signs)
    boris.press(signs.six)
    for each, words in zip(players, heard, strict=True):
        each.sees(re.compile(r"\d+ \S+ 12"))
        story = _story(each)
        _scores_are_true(words, story)
        _sums_are_true(each, story, language)
        _review_is_true(each, story, language)
    is_sound(*players)


def _heard(line: Locator) -> tuple[str, int]:
    return line.locator(".word").first.inner_text().lower(), _number(line.locator(".score"))


def _number(what: Locator) -> int:
    return int(what.inner_text().replace("−", "-").replace("+", ""))


def _digits(text: str) -> list[int]:
    """The numbers in a sentence, however they are grouped."""
    return [int(re.sub(r"\D", "", one)) for one in re.findall(r"\d(?:[\d.,\s\u00a0\u202f]*\d)?", text)]


def _promises_only_what_holds(anna: Guest, word: str, language: str) -> None:
    """The remaining ciphers of a typed word are counted; a word of the own card shows no promise."""
    view = anna.friend().sees(lambda shown: True)["view"]
    field = anna.page.get_by_role("textbox", name=SIGNS[language].word)
    added = anna.page.locator("#added")
    field.fill(word)
    expect(added).to_contain_text(word.upper())
    belief = Belief.before(alphabet_of(language), "cards").observe_all(
        [(one["word"], one["score"]) for one in view["teams"][0]["transmissions"]]
    )
    cipher = view["cipher"]
    points = score(word, _cipher(cipher))
    assert _digits(added.inner_text()) == [belief.ciphers, belief.observe(word, points).ciphers]
    field.fill(view["teams"][0]["alien"]["card"]["columns"][0][0])
    anna.page.wait_for_timeout(1500)
    expect(added).to_have_count(0)


def _cipher(seen: dict[str, str]) -> Cipher:
    return Cipher(seen["trust"], seen["amplify"], seen["suspicion"])


def _with_a_wrong_word(message: list[str], language: str) -> list[str]:
    """The message except for its last word."""
    cards = shipped_cards(language).every
    card = next(one for one in cards if all(map(tuple.__contains__, one.columns, message)))
    return [*message[:2], next(word for word in card.columns[2] if word != message[2])]


def _story(anna: Guest) -> AnyStory:
    server, code = re.match(r"(.*)/t/(\w+)", anna.page.url).groups()
    with urllib.request.urlopen(f"{server}/api/tables/{code}/log") as answer:
        return replay(answer.read().splitlines())


def _scores_are_true(heard: list[tuple[str, int]], story: AnyStory) -> None:
    assert heard == [(word, score(word, story.state.cipher)) for word, _ in heard]
    assert heard == [(one.word, one.score) for one in story.state.teams[0].sent]


def _sums_are_true(anna: Guest, story: AnyStory, language: str) -> None:
    points = story.game.referee.points_of(story.state, 0)
    shown = anna.page.locator(".show header .sums b")
    expect(shown).to_be_visible()
    assert _digits(shown.inner_text()) == [sum(points), 12]
    expect(anna.page.locator(".show header h2")).to_have_text(
        catalogue(language, "parlour.games.stars").say(f"stars-grade-{grade(sum(points))}")
    )
    parts = [_digits(one.inner_text()) for one in anna.page.locator(".reveal .points b").all()]
    assert parts == [[points[0], 3], [points[1], 3], [points[2], 6]]


def _review_is_true(anna: Guest, story: AnyStory, language: str) -> None:
    found, messages = review(story), catalogue(language, "parlour.games.stars")
    section = anna.page.locator("section.review")
    section.wait_for()
    assert _digits(section.locator("> p").first.inner_text()) == [found.ciphers]
    before = found.ciphers
    for line, outcome in zip(section.locator("li").all(), found.teams[0], strict=True):
        assert _number(line.locator("p:first-child b")) == outcome.score == score(outcome.word, story.state.cipher)
        said = line.locator("p.small").first.inner_text()
        assert _digits(said)[-1] == outcome.ciphers
        halved = before / outcome.ciphers
        times = round(log2(halved))
        assert said.startswith(messages.say("stars-halved", times=times, parts=round(halved))) or times > 3
        before = outcome.ciphers
