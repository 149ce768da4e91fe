"""Sentences about rules on screens, each compared with the rules themselves."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from parlour.core import Refused, Table
from parlour.core.extras.day import shake_for
from parlour.games import CATALOGUE, OURS
from parlour.games.bookworm import Bookworm, Pick
from parlour.games.bookworm.day import BONUS, DAY
from parlour.games.stars.beside import beside
from parlour.games.stars.components.cipher import alphabet_of, draw_cipher
from parlour.games.stars.rules.legal import judge_transmission
from parlour.languages import languages
from parlour.lexicon import Lexicon
from parlour.messages import catalogue

WEB = Path(__file__).parents[2] / "web" / "src"
SECRET, TODAY = b"of a server", "2026-11-18"
EN = Lexicon.load("en")
CARD = ("technology", "sun", "garden")


@pytest.mark.rule("STA-06")
@pytest.mark.parametrize("language", list(languages()))
def test_trust_and_amplify_have_one_common_letter_each_and_suspicion_is_any(language: str) -> None:
    alphabet, rng, suspicions = alphabet_of(language), Random(7), set()
    for draw in ("cards", "uniform") * 300:
        cipher = draw_cipher(alphabet, draw, rng)
        colours = {
            group: [alphabet.colours[letter] for letter in letters]
            for group, letters in (("trust", cipher.trust), ("amplify", cipher.amplify))
        }
        assert [some.count("green") for some in colours.values()] == [1, 1]
        suspicions.add(alphabet.colours[cipher.suspicion])
        assert sum(alphabet.colours[letter] == "red" for letter in cipher.letters) <= 1
    assert suspicions == {"green", "black", "red"}


@pytest.mark.rule("STA-12")
@pytest.mark.rule("STA-13")
@pytest.mark.parametrize(
    ("word", "legal"),
    [("technology", False), ("technological", False), ("sunny", False), ("computer", True), ("moon", True)],
)
def test_words_built_from_the_card_are_refused_and_related_ones_are_not(word: str, legal: bool) -> None:
    assert judge_transmission(word, CARD, (), EN).legal == legal


@pytest.mark.rule("STA-13")
@pytest.mark.parametrize("word", ["sunny", "gardener", "moon", "m", "xqzzk", "crater", "two words"])
def test_a_word_is_judged_the_same_while_it_is_typed_and_when_it_is_sent(word: str) -> None:
    question = {"word": word, "card": CARD, "sent": ("crater",)}
    ruling = judge_transmission(word, CARD, ("crater",), EN)
    answer = beside(EN, msgspec.json.encode(question))
    assert (answer.legal, answer.because) == (ruling.legal, ruling.text("en"))


def test_a_question_about_a_word_that_can_not_be_read_is_refused() -> None:
    for question in (b"{}", b'{"word": 1}', b'{"word": "a", "cipher": "x"}', json.dumps({"word": "a" * 81}).encode()):
        with pytest.raises(Refused):
            beside(EN, question)


@pytest.mark.rule("BKW-34")
@pytest.mark.parametrize("in_time", [True, False])
def test_a_category_picked_by_the_clock_is_not_called_a_choice(in_time: bool) -> None:
    table = shake_for(DAY, Bookworm(EN, **DAY.settings), SECRET, TODAY, "en")[1]
    if in_time:
        table.act(0, Pick(0), 1000)
    table.advance(10**9)
    made = DAY.score(table).details
    assert (made.line, made.by_clock) == (0, not in_time)


@pytest.mark.rule("BKW-34")
def test_the_daily_card_shows_each_categorys_worth() -> None:
    shown = (WEB / "games/bookworm/daily/bonus.ts").read_text()
    assert ", ".join(f"{level}: {bonus}" for level, bonus in BONUS.items()) in shown


@pytest.mark.rule("BKW-35")
@pytest.mark.parametrize("language", list(languages()))
@pytest.mark.parametrize("day", [f"2026-11-{number}" for number in range(18, 25)])
def test_every_die_of_a_day_has_a_word_in_every_category(language: str, day: str) -> None:
    game = Bookworm(Lexicon.load(language), **DAY.settings)
    _, table = shake_for(DAY, game, SECRET, day, language)
    ways = DAY.solve(table).ways
    assert len(ways) == 3
    assert all(all(way.words) for way in ways)


def _has_clock(game: str) -> bool:
    entry = CATALOGUE[game]
    assert entry.extras.day is not None
    opened = entry.open(Lexicon.load, {"language": "en", **entry.extras.day.settings})
    table: Table = shake_for(entry.extras.day, opened, SECRET, TODAY, "en")[1]
    return table.wait.until is not None


# Solving the day of Letters Rebus takes seconds.
DAYS = [game for game in OURS if game != "rebus" and CATALOGUE[game].extras.day]


@pytest.mark.parametrize("game", DAYS)
def test_a_stopping_clock_is_promised_only_if_there_is_one(game: str) -> None:
    is_untimed = "untimed: true" in (WEB / f"games/{game}/index.ts").read_text()
    assert _has_clock(game) != is_untimed


@pytest.mark.parametrize("language", list(languages()))
@pytest.mark.parametrize("which", ["you", "of", "all", "all-of"])
def test_the_share_of_a_round_names_the_round(language: str, which: str) -> None:
    values = {"name": "Ann", "percent": 58, "round": 3}
    said = catalogue(language, "parlour.games.lone").say(f"lone-possible-{which}", **values)
    assert "3" in said
    assert ("58" in said) == (which in ("you", "of"))
