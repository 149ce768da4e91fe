"""How bots read words: mix-ups of each level, and words that hint at nothing (STA-40)."""

from random import Random

import pytest
from msgspec.structs import replace

from parlour.games.stars import Bot
from parlour.games.stars.bot import SKILLS
from parlour.games.stars.bot.meaning import Meaning, read_message
from parlour.lexicon import Lexicon
from rules.stars_scene import StarsScene

ENGLISH = Lexicon.load("en")
COLUMNS = (("eagle", "robot", "piano"), ("beach", "castle", "moon"), ("garlic", "snow", "gold"))
PLAIN = (
    ("attorney", "lawyer", ("priest", "ladder", "doctor", "violin", "lawyer", "bouquet")),
    ("cheddar", "cheese", ("glitter", "concrete", "feathers", "applause", "mustard", "cheese")),
    ("peace", "war", ("homework", "advertising", "winter", "spinach", "secrets", "war")),
)
"""A synonym, a kind and an opposite, each with a column of a card."""


def guessed(bot: Bot, clue: str, column: tuple[str, ...], seed: int) -> str:
    (chances,) = read_message([column], [clue], bot._blurred(Random(seed))).tolist()
    return column[chances.index(max(chances))]


@pytest.mark.rule("STA-40")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("clue, word, column", PLAIN, ids=["synonym", "kind", "opposite"])
def test_no_level_misses_a_link_from_the_dictionary(level, clue, word, column):
    bot = Bot(ENGLISH, level)
    assert {guessed(bot, clue, column, seed) for seed in range(40)} == {word}


@pytest.mark.rule("STA-40")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_level_mixes_up_near_words_and_no_others(level):
    bot, nearness = Bot(ENGLISH, level), Meaning(ENGLISH).nearness
    clue, column = "milk", ("cows", "gold", "chocolate", "furniture", "diary", "passwords")
    taken = {guessed(bot, clue, column, seed) for seed in range(200)}
    best = max(nearness(clue, word) for word in column)
    assert all(best - nearness(clue, word) <= 2 * bot.skill.blur for word in taken)


def test_higher_levels_mix_up_less():
    assert [skill.blur for skill in SKILLS] == sorted((skill.blur for skill in SKILLS), reverse=True)
    assert SKILLS[-1].blur == 0


@pytest.mark.rule("STA-40")
def test_stray_words_do_not_drown_hints():
    near = {("talon", "eagle"): 0.6, ("lunar", "moon"): 0.6, ("vampire", "garlic"): 0.6, ("pencil", "gold"): 0.3}
    words = ["pencil", "talon", "lunar", "carpet", "vampire"]
    chances = read_message(COLUMNS, words, lambda clue, word: near.get((clue, word), 0.1))
    assert chances.argmax(axis=1).tolist() == [0, 2, 0]


@pytest.mark.rule("STA-40")
def test_words_are_weighed_together():
    """A clue that fits two columns belongs to the one without another clue."""
    near = {("talon", "eagle"): 0.6, ("metal", "robot"): 0.5, ("metal", "gold"): 0.48}
    chances = read_message(COLUMNS, ["talon", "metal"], lambda clue, word: near.get((clue, word), 0.0))
    assert chances[0].argmax() == 0
    assert chances[2].argmax() == 2


@pytest.mark.rule("STA-40")
def test_a_word_that_is_probably_a_stray_carries_little_information():
    near = {("metal", "gold"): 0.5}

    def gold(stray: float) -> float:
        return float(read_message(COLUMNS, ["metal"], lambda clue, word: near.get((clue, word), 0.0), [stray])[2, 2])

    assert gold(0.01) > gold(0.5) > gold(0.99) > 1 / 3


@pytest.mark.rule("STA-40")
def test_informative_words_are_more_likely_strays_unless_late():
    scene, bot = StarsScene(2).play_rounds(), Bot(ENGLISH, 5)
    view = scene.table.view(1)
    sent = [one for one in view.teams[0].transmissions if one.side == "alien"]
    first = replace(view.teams[0], transmissions=(sent[0],))
    dull = replace(sent[0], word="zz")
    little = replace(view.teams[0], transmissions=(dull,))
    late = replace(sent[0], round=view.rounds)
    ended = replace(view.teams[0], transmissions=(late,))
    (much,) = bot._strays(replace(view, teams=(first,)), [sent[0]])
    assert bot._strays(replace(view, teams=(little,)), [dull])[0] < much
    assert bot._strays(replace(view, teams=(ended,)), [late])[0] < much
