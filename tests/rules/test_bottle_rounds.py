"""Message in a Bottle: from the shake to the pause after a round; edge cases of each rule."""

import pytest

from parlour.core.court.events import GameEnded
from parlour.games.bottle.components import Shaken
from parlour.games.bottle.model.events import Awarded, Erred, RoundEnded, Said, Shook
from parlour.games.bottle.model.moves import CastVote
from parlour.lexicon import Lexicon
from rules.bottle_scene import ENGLISH, BottleScene

UKRAINIAN = Lexicon.load("uk")


def faults(scene: BottleScene) -> list[str]:
    return [erred.fault.code for erred in scene.events(Erred)]


@pytest.mark.rule("BOT-04")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_first_diamonds_come_out_of_the_reserve(seats: int) -> None:
    assert BottleScene(seats).table.view(0).reserve == 45 - seats


@pytest.mark.rule("BOT-05")
def test_every_shake_is_a_new_round_for_everyone() -> None:
    scene = BottleScene(3).rolled("b r o k")
    assert scene.events(Shook) == [Shook(1, Shaken(("b", "r", "o", "k"), (0, 1, 2, 3)))]
    scene.say(0, "table").pass_(1).win(2, "broker").wait()
    for seat in (0, 1, 2, None):
        assert scene.table.view(seat).dice == (), "in the shaken bottle nobody sees a die"
    scene.rolled("c a t s")
    assert scene.events(Shook) == [Shook(2, Shaken(("c", "a", "t", "s"), (0, 1, 2, 3)))]
    assert [die.letter for die in scene.table.view(1).dice] == ["c", "a", "t", "s"]
    assert (scene.table.view(None).round, scene.table.view(None).passed) == (2, ())
    assert scene.asked(0) == scene.asked(1) == scene.asked(2) == {"Say", "CallNoWord", "Pass", "ShakeNow"}


@pytest.mark.rule("BOT-06")
@pytest.mark.parametrize("lacking, word", [("k", "boar"), ("o", "brake"), ("r", "knob"), ("b", "fork")])
def test_every_letter_shown_must_be_in_the_word(lacking: str, word: str) -> None:
    scene = BottleScene(2).rolled("b r o k").say(0, word)
    assert scene.events(Erred)[0].fault.of == lacking


@pytest.mark.rule("BOT-06")
def test_no_word_of_this_game_counts_again_however_long_ago_it_was() -> None:
    scene = BottleScene(4)
    for word in ("carbon", "robe", "cobra"):
        scene.rolled("b r o").win(0, word)
    scene.rolled("b r o").say(1, "carbon").say(2, "robe")
    assert faults(scene) == ["used"]
    scene.say(3, "cobra")
    assert faults(scene) == ["used"]
    assert scene.diamonds == (4, 0, 0, 0)


@pytest.mark.rule("BOT-06", "COM-05")
def test_an_apostrophe_is_not_one_of_the_four_letters() -> None:
    scene = BottleScene(2, lexicon=UKRAINIAN).rolled("в я з").say(0, "в'яз")
    assert faults(scene) == ["too-short"]


@pytest.mark.rule("BOT-07")
@pytest.mark.parametrize("word, is_right", [("tree", False), ("cheese", True)])
def test_a_letter_on_three_dice_must_be_in_the_word_three_times(word: str, is_right: bool) -> None:
    scene = BottleScene(2).rolled("e e e").say(0, word)
    assert bool(scene.events(Erred)) != is_right


@pytest.mark.rule("BOT-07")
@pytest.mark.parametrize("word, lacking", [("roof", "b"), ("bread", "o")])
def test_double_letters_once_still_requires_the_letter(word: str, lacking: str) -> None:
    scene = BottleScene(2, double_letters="once").rolled("b o o").say(0, word)
    assert scene.events(Erred)[0].fault.of == lacking


@pytest.mark.rule("BOT-07", "BOT-34")
@pytest.mark.parametrize("double_letters, shown", [("each", "oob"), ("once", "ob")])
def test_possible_words_are_counted_by_the_same_rule(double_letters: str, shown: str) -> None:
    scene = BottleScene(2, double_letters=double_letters).rolled("o o b").win(0, "book")
    possible = {word for word in ENGLISH.words(nouns=True) if len(word) >= 4 and not _lacks(word, shown)}
    phase = scene.table.view(1).phase
    assert phase.possible == len(possible - {"book"})
    assert set(phase.some) <= possible - {"book"}


def _lacks(word: str, shown: str) -> bool:
    return any(word.count(letter) < shown.count(letter) for letter in shown)


@pytest.mark.rule("BOT-11")
def test_one_letter_less_is_shorter_and_both_words_are_shown() -> None:
    scene = BottleScene(3).rolled("b r o").say(0, "cobra", at=5_000).say(1, "robe", at=5_100).wait()
    assert scene.events(Said) == [Said(0, "cobra", 5_000), Said(1, "robe", 5_100)]
    assert scene.events(Awarded) == [Awarded(1, 2)]


@pytest.mark.rule("BOT-08", "BOT-11")
def test_everyone_with_the_shortest_length_wins_a_diamond() -> None:
    scene = BottleScene(4).rolled("b r o")
    scene.say(3, "robe", at=5_000).say(0, "boar", at=5_100).say(1, "cobra", at=5_200).wait()
    assert scene.events(RoundEnded) == [RoundEnded((3, 0))]
    assert scene.diamonds == (2, 1, 1, 2)


@pytest.mark.rule("BOT-11", "COM-05")
def test_an_apostrophe_makes_no_word_longer() -> None:
    scene = BottleScene(2, lexicon=UKRAINIAN).rolled("і м я")
    scene.say(0, "сім'я", at=5_000).say(1, "змія", at=5_100).wait()
    assert scene.diamonds == (2, 2)
    alone = BottleScene(2, lexicon=UKRAINIAN).rolled("і м я").win(0, "сім'я")
    assert alone.diamonds == (2, 1)


@pytest.mark.rule("BOT-29")
@pytest.mark.parametrize("judge", ["dictionary", "table"])
def test_seven_diamonds_are_not_enough_and_the_eighth_ends_the_game_at_once(judge: str) -> None:
    scene = BottleScene(3, judge=judge).with_diamonds(6, 1, 1)
    for word, won in (("carbon", None), ("robe", (0,))):
        scene.rolled("b r o").win(0, word)
        if judge == "table":
            scene.vote(1, True).vote(2, True)
        assert (scene.table.result and scene.table.result.winners) == won


@pytest.mark.rule("BOT-29", "COM-06")
def test_the_eighth_diamond_ends_the_game_after_the_appeal_time() -> None:
    scene = BottleScene(3, judge="appeal").with_diamonds(7, 1, 1).rolled("b r o").win(0, "robe")
    assert scene.table.result is None
    scene.wait()
    assert scene.events(GameEnded) == [GameEnded((0,))]


@pytest.mark.rule("BOT-30")
def test_everyone_who_reaches_eight_in_one_award_wins() -> None:
    scene = BottleScene(4).with_diamonds(7, 7, 6, 7).rolled("b r o")
    scene.say(3, "robe", at=5_000).say(1, "boar", at=5_100).say(0, "robe", at=5_150).say(2, "boar", at=5_200).wait()
    assert scene.events(GameEnded) == [GameEnded((0, 1, 3))]
    assert scene.table.result.winners == (0, 1, 3)
    assert scene.table.result.scores == (8, 8, 7, 8)


@pytest.mark.rule("BOT-31")
@pytest.mark.parametrize("gentle, cost", [(None, 1), (False, 1), (True, 0)])
def test_only_gentle_play_is_free_and_all_of_it_is(gentle: bool | None, cost: int) -> None:
    settings = {} if gentle is None else {"gentle": gentle}
    race = BottleScene(3, **settings).rolled("b r o").say(0, "table")
    named = BottleScene(3, mode="party", **settings).rolled("b r o", "cover").covered(0).say(0, "table")
    slow = BottleScene(3, mode="party", **settings).rolled("b r o", "cover").covered(0).wait()
    for scene in (race, named, slow):
        assert scene.events(Erred)[0].cost == cost
        assert scene.diamonds == (1 - cost, 1, 1)
        assert scene.asked(0) == set()


@pytest.mark.rule("BOT-33")
def test_patience_is_counted_from_each_shake_and_nothing_but_a_word_changes_it() -> None:
    scene = BottleScene(3, patience_s=60).rolled("b r o").win(0, "carbon").rolled("b r o")
    end = scene.table.at + 60_000
    assert scene.table.wait.until == end
    scene.say(0, "table").pass_(1)
    assert scene.table.wait.until == end
    scene.wait()
    assert (scene.table.at, scene.diamonds) == (end, (1, 1, 1))


@pytest.mark.rule("BOT-33", "COM-06")
def test_a_word_that_the_table_votes_down_leaves_the_patience_that_was_left() -> None:
    scene = BottleScene(3, judge="table", patience_s=60).rolled("b r o").say(0, "brozzo", at=10_000).wait()
    scene.act(1, CastVote(False), at=12_000).act(2, CastVote(False), at=14_300)
    assert scene.phase == "Open"
    assert scene.table.wait.until == 60_000 + (14_300 - 10_300)


@pytest.mark.rule("BOT-34")
def test_the_breath_shows_all_winners_and_their_words() -> None:
    scene = BottleScene(3).rolled("b r o").say(2, "robe", at=1_000).say(1, "boar", at=1_100).wait()
    phase = scene.table.view(0).phase
    assert (phase.winners, phase.words) == ((2, 1), ("robe", "boar"))
    assert scene.table.wait.until == 1_300 + 3_000


@pytest.mark.rule("BOT-34")
@pytest.mark.parametrize("judge", ["dictionary", "appeal"])
def test_a_round_that_nobody_won_is_followed_by_three_seconds_too(judge: str) -> None:
    scene = BottleScene(2, judge=judge).rolled("b r o").pass_(0).pass_(1)
    assert scene.table.wait.until == scene.table.at + 3_000


@pytest.mark.rule("BOT-34", "COM-06")
def test_the_breath_is_as_long_as_any_ruling_may_be_appealed() -> None:
    later = BottleScene(3, judge="appeal").rolled("b r o").say(0, "brozzo", at=1_000).say(1, "robe", at=2_000).wait()
    assert later.table.wait.until == 2_300 + 5_000
    earlier = BottleScene(3, judge="appeal").rolled("b r o").say(1, "robe", at=1_000).say(0, "brozzo", at=1_100).wait()
    assert earlier.table.wait.until == 1_300 + 5_000
