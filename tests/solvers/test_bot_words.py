"""Which words bots of a level have: as large a part of any language, and found as the dictionary finds them."""

from random import Random

import pytest

from parlour.games.bookworm import Bot as Bookworm
from parlour.games.bookworm.bot import SKILLS as BOOKWORM
from parlour.games.rebus.bot import EVERYDAY, SKILLS, _known
from parlour.games.rebus.solver import Known
from parlour.lexicon import Lexicon
from parlour.lexicon.alphabet import ALPHABETS


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_roll_makes_those_known_words_that_the_dictionary_says_it_makes(language: str) -> None:
    lexicon, alphabet, rng = Lexicon.load(language), ALPHABETS[language].letters, Random(3)
    words = lexicon.common(3.6)
    known = Known(words, alphabet)
    for stars in (0, 0, 1, 2):
        roll = "".join(rng.choices(alphabet, k=9)) + "*" * stars
        assert known.spellable(roll) == [*(lexicon.spellable(roll) & words)]


def test_no_dice_and_no_words() -> None:
    assert Known([], "abc").spellable("abc") == []
    assert Known(["ab"], "abc").spellable("") == []


@pytest.mark.parametrize("language", ["en", "uk"])
def test_each_level_of_rebus_knows_its_share_of_a_language(language: str) -> None:
    lexicon = Lexicon.load(language)
    every = len(lexicon.common(EVERYDAY))
    for skill in (SKILLS[0], SKILLS[4]):
        words = [*_known(lexicon, skill.share).spellable("*" * 30)]
        assert len(words) / every == pytest.approx(skill.share, rel=0.04)
        assert all(map(lexicon.is_polite, words))


@pytest.mark.parametrize("language", ["en", "uk"])
def test_each_level_of_bookworm_knows_the_most_common_words_of_a_category(language: str) -> None:
    for level, skill in enumerate(BOOKWORM, start=1):
        bot = Bookworm(Lexicon.load(language), level)
        every = bot.categories.words("animal")
        known = bot._known("animal")
        assert len(known) == pytest.approx(skill.share * len(every), abs=1)
        assert [*known] == [*every[: len(known)]]
