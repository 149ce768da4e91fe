"""The words that bots of a level know: the same share of every language, found like the dictionary's."""

from itertools import pairwise
from random import Random

import pytest

from parlour.core import Table
from parlour.core.round.phases import Working
from parlour.games.bookworm import Bot as Bookworm
from parlour.games.bookworm.bot import SKILLS as BOOKWORM
from parlour.games.rebus import Bot as Rebuser
from parlour.games.rebus import Rebus
from parlour.games.rebus.bot import EVERYDAY, SKILLS, Skill, _known
from parlour.games.rebus.solver import Known
from parlour.lexicon import Lexicon

ENGLISH = Lexicon.load("en")


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_a_roll_makes_the_same_words_as_the_dictionary_finds(language: str) -> None:
    lexicon, alphabet, rng = Lexicon.load(language), Lexicon.load(language).alphabet.letters, Random(3)
    words = lexicon.common(3.6)
    known = Known(words, alphabet)
    for stars in (0, 0, 1, 2):
        roll = "".join(rng.choices(alphabet, k=9)) + "*" * stars
        assert known.spellable(roll) == [*(lexicon.spellable(roll) & words)]


def test_without_dice_there_are_no_words() -> None:
    assert Known([], "abc").spellable("abc") == []
    assert Known(["ab"], "abc").spellable("") == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_each_level_of_rebus_knows_its_share_of_a_language(language: str) -> None:
    lexicon = Lexicon.load(language)
    every = len(lexicon.common(EVERYDAY))
    for share in (SKILLS[0].share, SKILLS[0].same, SKILLS[4].share):
        words = [*_known(lexicon, share).spellable("*" * 30)]
        assert len(words) / every == pytest.approx(share, rel=0.04)
        assert all(map(lexicon.is_polite, words))


def test_levels_of_rebus_are_closer_on_the_same_roll() -> None:
    for lower, upper in pairwise(SKILLS):
        assert 1 < upper.same / lower.same < upper.share / lower.share
    assert SKILLS[4].same == SKILLS[4].share


def laid(pace: str, skill: Skill) -> list[object]:
    """The result of a bot of this skill with one roll and a fixed seed."""
    table, bot, rng, moves = Table(Rebus(ENGLISH, pace=pace), 1, Random(8)), Rebuser(ENGLISH, 1), Random(5), []
    bot.skill = skill
    while isinstance(table.state.phase, Working):
        thought = bot.think(table.view(0), table.wait.asks[0], rng)
        assert thought is not None
        moves.append(thought.move)
        table.act(0, thought.move, table.at)
    return moves


@pytest.mark.parametrize("pace, is_same", [("turns", False), ("together", False), ("duplicate", True)])
def test_a_bot_of_rebus_has_the_words_for_the_pace_of_its_table(pace: str, is_same: bool) -> None:
    few, many = Skill(share=0.1, same=0.1, pace=1.0), Skill(share=0.7, same=0.7, pace=1.0)
    assert laid(pace, few) != laid(pace, many)
    assert laid(pace, Skill(share=0.1, same=0.7, pace=1.0)) == laid(pace, many if is_same else few)


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_each_level_of_bookworm_knows_the_most_common_words_of_a_category(language: str) -> None:
    for level, skill in enumerate(BOOKWORM, start=1):
        bot = Bookworm(Lexicon.load(language), level)
        every = bot.categories.words("animal")
        known = bot._known("animal")
        assert len(known) == pytest.approx(skill.share * len(every), abs=1)
        assert [*known] == [*every[: len(known)]]
