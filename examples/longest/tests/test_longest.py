"""The Longest Word, rule by rule, in every way that the secret round brings."""

import pytest
from longest import Longest, Rolled, Write
from longest.text import text

from parlour.core import Refused
from parlour.core.court.vote import Appeal, CastVote, Finish, GoOn
from parlour.core.game import DAY
from parlour.core.round.phases import Look, TakeDevice
from parlour.lexicon import Lexicon
from parlour.testing import Scene

WORDS = Lexicon.of(["star", "stare", "rate", "tea"])


def rolled(seats: int = 3, **settings: object) -> Scene:
    return Scene(Longest(WORDS, **settings), seats).draw(Rolled("staretban"))


def written(scene: Scene, *words: str) -> Scene:
    for seat, word in enumerate(words):
        scene.act(seat, Write(word)).act(seat, Finish())
    return scene


@pytest.mark.rule("LGW-01", "LGW-02")
def test_words_are_made_of_the_letters_and_stay_secret() -> None:
    scene = rolled().act(0, Write("tea")).act(0, Write("star"))
    assert scene.refuses(1, Write("stars")) == "not-on-dice"
    assert scene.table.view(0).word == "star"
    assert "star" not in repr(scene.table.view(1)).replace("staretban", "")


@pytest.mark.rule("LGW-03", "LGW-04", "LGW-05")
def test_the_longest_words_score_and_the_most_points_win() -> None:
    scene = written(rolled(rounds=1), "stare", "tea", "banter")
    assert scene.state.phase.points == (5, 0, 0)
    for seat in range(3):
        scene.act(seat, GoOn())
    assert scene.table.result.winners == (0,)


# None of the following is a line of the game.


@pytest.mark.rule("LGW-02")
def test_one_device_goes_round_and_hides_the_letters() -> None:
    scene = rolled(2, one_device=True)
    for seat, word in enumerate(("stare", "tea")):
        assert scene.table.wait.asks == {seat: (TakeDevice,)}
        assert not scene.table.view(seat).letters
        scene.act(seat, TakeDevice(), scene.table.at + 40_000)
        assert [other for other in (0, 1, None) if scene.table.view(other).letters] == [seat]
        assert scene.table.wait.until == scene.table.at + 60_000
        scene.act(seat, Write(word)).act(seat, Finish())
    assert scene.state.phase.points == (5, 0)


@pytest.mark.rule("LGW-02")
def test_until_tomorrow_everybody_has_a_time_of_their_own() -> None:
    scene = rolled(3, pace="tomorrow", rounds=1)
    assert not scene.table.view(0).letters
    assert "Look when you like" in text(scene.table.view(0), "ABC").says
    scene.act(1, Look(), at=5_000_000).act(1, Write("rate")).wait(5_060_000)
    scene.act(0, Look(), at=DAY - 1).act(0, Write("star")).act(0, Finish())
    scene.wait(DAY)
    assert scene.table.result.scores == (4, 4, 0)
    with pytest.raises(Refused, match="not-until-tomorrow"):
        Longest(WORDS, pace="tomorrow", judge="appeal")


@pytest.mark.rule("LGW-03")
def test_a_ruling_is_appealed_and_the_result_shown_again() -> None:
    scene = written(rolled(3, judge="appeal"), "stare", "tea", "banter")
    assert scene.asked(2) == {"GoOn", "Appeal"}
    scene.act(2, Appeal("banter")).act(0, CastVote(valid=True)).act(1, CastVote(valid=True))
    assert scene.state.phase.points == (0, 0, 6)


@pytest.mark.rule("LGW-03", "COM-30")
def test_players_object_to_a_word_that_was_accepted() -> None:
    scene = written(rolled(3, judge="appeal"), "stare", "tea", "banter")
    assert scene.table.view(1).phase.appealable == ("stare",)
    scene.act(1, Appeal("stare")).act(2, CastVote(valid=False))
    assert scene.state.phase.points == (0, 3, 0)


@pytest.mark.rule("LGW-03")
def test_the_table_votes_on_all_words_before_they_are_shown() -> None:
    scene = written(rolled(2, judge="table"), "srat", "bantre")
    scene.act(0, CastVote(valid=False)).act(1, CastVote(valid=True))
    assert scene.state.phase.points == (4, 0)


@pytest.mark.rule("LGW-05", "COM-08")
def test_nobody_waits_for_players_who_left() -> None:
    scene = rolled(3).act(0, Write("star")).act(0, Finish()).act(1, Finish()).leave(2)
    assert scene.state.phase.points == (4, 0, 0)
    assert scene.leave(1).table.result.winners == (0,)
