"""Players without a word can say so, and possible words are shown when a round is over."""

from random import Random

import pytest

from parlour.games.bookworm import Bot, NoWord, Say
from parlour.games.bookworm.model.events import Failed
from rules.bookworm_scene import FRUIT, BookwormScene


@pytest.mark.rule("BKW-31")
def test_saying_no_word_fails_at_once() -> None:
    scene = BookwormScene().opened().say(1, "camel")
    at = scene.table.at + 1_000
    scene.act(2, NoWord(), at)
    assert scene.events(Failed) == [Failed(2)]
    assert scene.phase == "Scored"
    assert scene.points == (0, 1, -2)
    assert scene.state.sheet[-1].ended_by == 2


@pytest.mark.rule("BKW-31")
def test_only_the_player_on_turn_may_say_no_word() -> None:
    scene = BookwormScene().opened()
    assert scene.refuses(0, NoWord()) == "not-asked"
    scene.say(1, "camel").doubt(0)
    assert scene.refuses(2, NoWord()) == "not-asked"


@pytest.mark.rule("BKW-31")
def test_doubtful_words_count_when_the_next_player_has_no_word() -> None:
    scene = BookwormScene().opened().say(1, "chair")
    scene.act(2, NoWord())
    assert scene.points == (0, 1, -2)


@pytest.mark.rule("BKW-31")
def test_a_bot_without_a_word_says_so_before_its_time_ends() -> None:
    scene = BookwormScene().opened("x3 x3 x3 x3 x3 x3 x3", card=FRUIT)
    thought = Bot(scene.table.game.referee.words, 1).think(scene.table.view(1), (Say, NoWord), Random(1))
    assert thought is not None
    assert thought.move == NoWord()


def test_round_ends_show_possible_words_easiest_first() -> None:
    scene = BookwormScene().opened("c1 d1 e2 f1 g2 h2 x3").say(1, "dog").say(2, "cat")
    assert scene.table.view(0).could == ()
    scene.act(0, NoWord())
    could = scene.table.view(None).could
    zipf = scene.table.game.referee.categories.zipf
    easiest = [zipf(each.words[0]) for each in could]
    assert easiest == sorted(easiest, reverse=True)
    for each in could:
        letters = scene.state.faces[each.die].letters
        assert 1 <= len(each.words) <= 3
        assert all(word[0] in letters for word in each.words)
        assert [zipf(word) for word in each.words] == sorted(map(zipf, each.words), reverse=True)
    assert not {"dog", "cat"} & {word for each in could for word in each.words}
