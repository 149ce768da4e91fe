"""A whole game as the Alien and as a Scientist: every number on the screen is counted again from the log."""

import re
import urllib.request
from collections.abc import Callable
from math import log2

import pytest
from playwright.sync_api import Locator, expect

from browser.friend import Friend
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
PART = {"alien": ("alien", "scientist"), "scientist": ("scientist", "alien")}
GAMES = [
    *(("en", part, hard) for part in PART for hard in (False, True)),
    *((language, part, False) for language in ("de", "uk") for part in PART),
]


@pytest.mark.parametrize(("language", "part", "hard"), GAMES)
def test_every_number_on_the_screen_is_right(arrive: Arrive, language: str, part: str, hard: bool) -> None:
    (anna,) = seated_with(
        *(arrive, "stars", ["Anna", "Boris"], {"hard": hard}, language), devices=[{"size": "phone"}], parts=PART[part]
    )
    boris, signs = anna.friend("Boris"), SIGNS[language]
    turn_card(anna, signs)
    ours = message_of(anna)
    rounds = 3 if hard else 4
    for number, word in enumerate(WORDS[language][: 2 * rounds]):
        if (number % 2 == 0) == (part == "alien"):
            if part == "alien":
                _promises_only_what_holds(anna, word, language)
            transmit(anna, word, signs)
        else:
            boris.act("transmit" if part == "scientist" else "propose", word=word)
        expect(air(anna, signs)).to_have_count(number + 1)
    is_sound(anna)
    heard = [_heard(line) for line in air(anna, signs).all()]
    theirs = _message(boris)
    _guess(anna, boris, part, language, ours, theirs)
    anna.sees(re.compile(r"\d+ \S+ 12"))
    story = _story(anna)
    _scores_are_true(heard, story)
    _sums_are_true(anna, story, language)
    _review_is_true(anna, story, language)
    is_sound(anna)


def _heard(line: Locator) -> tuple[str, int]:
    return line.locator(".word").first.inner_text().lower(), _number(line.locator(".score"))


def _number(what: Locator) -> int:
    return int(what.inner_text().replace("−", "-").replace("+", ""))


def _digits(text: str) -> list[int]:
    """The numbers in a sentence, however they are grouped."""
    return [int(re.sub(r"\D", "", one)) for one in re.findall(r"\d(?:[\d.,\s\u00a0\u202f]*\d)?", text)]


def _message(friend: Friend) -> list[str]:
    view = friend.sees(lambda shown: True)["view"]
    return view["teams"][0][view["side"]]["card"]["message"]


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


def _guess(anna: Guest, boris: Friend, part: str, language: str, ours: list[str], theirs: list[str]) -> None:
    """Guess the message except for its last word, and for a Scientist one letter of the cipher wrong."""
    signs = SIGNS[language]
    cards = shipped_cards(language)
    is_theirs = [all(map(tuple.__contains__, one.columns, theirs)) for one in cards.every]
    card = cards.every[is_theirs.index(True)]
    wrong = next(word for word in card.columns[2] if word != theirs[2])
    if part == "alien":
        guess_words(anna, [*theirs[:2], wrong])
        anna.press(signs.three)
        boris.act("guess-words", words=ours)
        boris.sees(lambda shown: "guess-letters" in shown["asks"])
        cipher = _cipher(anna.friend().sees(lambda shown: True)["view"]["cipher"])
        boris.act("guess-letters", trust=cipher.trust, amplify=cipher.amplify, suspicion=cipher.suspicion)
        return
    boris.act("guess-words", words=ours)
    guess_words(anna, [*theirs[:2], wrong])
    anna.press(signs.three)
    cipher = _cipher(boris.sees(lambda shown: True)["view"]["cipher"])
    guess_letters(anna, cipher, signs)
    anna.press(signs.six)


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
