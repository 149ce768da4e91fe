"""Message in a Bottle: answers to "no word", words to beat, and effects; edge cases of each rule."""

import pytest

from parlour.games.bottle.components import Shaken
from parlour.games.bottle.model.events import CalledNoWord, Contested, CoveredBottle, Erred, Refuted, RoundEnded, Said
from parlour.games.bottle.model.moves import Cover, Say
from parlour.games.bottle.solver import answers
from rules.bottle_scene import ENGLISH, BottleScene


def party(seats: int = 3, **settings: object) -> BottleScene:
    return BottleScene(seats, mode="party", **settings)


@pytest.mark.rule("BOT-15")
def test_the_ten_seconds_start_with_the_call_however_much_time_the_race_had_left() -> None:
    scene = BottleScene(3, patience_s=60).rolled("b r o").no_word(1, at=2_000)
    assert scene.last_events == (CalledNoWord(1),)
    assert scene.table.wait.until == 12_000
    assert scene.table.view(0).out == (), "who calls is not out"


@pytest.mark.rule("BOT-15")
def test_players_who_offered_to_shake_may_still_call_and_answer() -> None:
    scene = BottleScene(3).rolled("b r o").pass_(0).pass_(1)
    assert scene.asked(0) == {"Say", "CallNoWord", "ShakeNow"}
    scene.no_word(0)
    assert scene.asked(0) == set()
    assert scene.asked(1) == scene.asked(2) == {"Say"}


@pytest.mark.rule("BOT-16")
@pytest.mark.parametrize("gentle", [False, True])
@pytest.mark.parametrize("diamonds, cost", [(0, 0), (1, 1), (5, 1)])
def test_a_refuted_call_costs_one_diamond_and_no_more(diamonds: int, cost: int, gentle: bool) -> None:
    scene = BottleScene(2, gentle=gentle).with_diamonds(diamonds, 1).rolled("b r o").no_word(0).say(1, "robe").wait()
    assert scene.events(Refuted) == [Refuted(0, cost)]
    assert scene.diamonds == (diamonds - cost, 2)


@pytest.mark.rule("BOT-16", "BOT-32")
def test_a_cover_with_all_its_words_refutes_the_call_like_any_answer() -> None:
    scene = party().with_diamonds(3, 1, 1).rolled("b r o", "cover").no_word(0).covered(2)
    scene.say(2, "banana").say(2, "rabbit")
    assert scene.events(Refuted) == []
    scene.say(2, "orange")
    assert scene.events(Refuted) == [Refuted(0, 1)]
    assert scene.diamonds == (2, 1, 2)


@pytest.mark.rule("BOT-17")
def test_the_shortest_answers_of_one_moment_win_together_and_all_are_shown() -> None:
    scene = BottleScene(4).rolled("b r o").no_word(0, at=2_000)
    scene.say(1, "robe", at=5_000).say(2, "carbon", at=5_100).say(3, "boar", at=5_300).wait()
    assert [said.word for said in scene.events(Said)] == ["robe", "carbon", "boar"]
    assert scene.events(RoundEnded) == [RoundEnded((1, 3))]
    assert scene.diamonds == (0, 2, 1, 2)


@pytest.mark.rule("BOT-17")
@pytest.mark.parametrize("at", [5_000, 11_900, 12_000])
def test_the_moment_of_an_answer_is_as_long_as_any_other_at_the_end_of_the_ten_seconds_too(at: int) -> None:
    scene = BottleScene(3).rolled("b r o").no_word(0, at=2_000).say(1, "carbon", at=at)
    assert scene.table.wait.until == at + 300
    scene.say(2, "robe", at=at + 300).wait()
    assert scene.diamonds == (0, 1, 2)


@pytest.mark.rule("BOT-20")
def test_the_shortest_word_of_a_moment_is_to_be_beaten_from_when_it_was_named() -> None:
    scene = BottleScene(3, shorter_word=True).rolled("b r o")
    scene.say(0, "carbon", at=1_000).say(1, "cobra", at=1_200).wait()
    assert [said.word for said in scene.events(Said)] == ["carbon", "cobra"]
    assert scene.events(Contested) == [Contested((1,), 5)]
    assert scene.table.wait.until == 11_200
    assert scene.asked(1) == set()
    assert scene.asked(0) == scene.asked(2) == {"Say"}


@pytest.mark.rule("BOT-20")
def test_words_of_one_length_lead_from_the_first_of_them_and_win_if_unbeaten() -> None:
    scene = BottleScene(4, shorter_word=True).rolled("b r o").pass_(3)
    scene.say(2, "cobra", at=2_000).say(0, "labor", at=2_100).wait()
    assert scene.events(Contested) == [Contested((2, 0), 5)]
    assert scene.table.wait.until == 12_000
    assert scene.asked(1) == scene.asked(3) == {"Say"}, "an offer to shake is no reason to be silent"
    scene.wait()
    assert scene.events(RoundEnded) == [RoundEnded((2, 0))]


@pytest.mark.rule("BOT-20")
def test_only_a_shorter_word_of_at_least_four_letters_beats_it() -> None:
    scene = BottleScene(3, shorter_word=True).rolled("b r o").say(0, "carbon", at=1_000).wait()
    for word in ("harbor", "carbonate"):
        assert scene.refuses(1, Say(word), at=2_000) == "not-shorter"
    scene.say(1, "robe", at=11_000).wait()
    assert scene.events(RoundEnded) == [RoundEnded((1,))]


@pytest.mark.rule("BOT-22")
@pytest.mark.parametrize("word", ["bench", "cart", "boat", "cake"])
def test_yellow_refuses_a_word_without_its_letter_or_with_that_of_any_other_die(word: str) -> None:
    scene = BottleScene(2, mode="effects").rolled("a r o k", "yellow").say(0, word)
    (erred,) = scene.events(Erred)
    assert (erred.fault.code, erred.fault.of) == ("not-yellow", "a")


@pytest.mark.rule("BOT-22", "BOT-23")
@pytest.mark.parametrize("yellow, others", [("a", "ro"), ("a", "rok"), ("e", "tse"), ("n", "nai")])
def test_the_solver_follows_the_yellow_rule_exactly(yellow: str, others: str) -> None:
    roll = Shaken((yellow, *others), tuple(range(1 + len(others))), "yellow")
    outcome = {
        word
        for word in ENGLISH.words(nouns=True)
        if len(word) >= 4
        and yellow in word
        and yellow not in (word[0], word[-1])
        and all(other not in word for other in others)
    }
    assert set(answers(ENGLISH, roll)) == outcome
    assert bool(outcome) == (yellow not in others)


@pytest.mark.rule("BOT-24")
@pytest.mark.parametrize("effect, answer", [("cover", "Cover"), ("base", "Say"), ("yellow", "Say"), ("neck", "Say")])
def test_only_cover_requires_a_hand_on_the_bottle(effect: str, answer: str) -> None:
    scene = party().rolled("b r o", effect)
    assert scene.asked(0) == {answer, "CallNoWord", "Pass", "ShakeNow"}
    assert scene.no_word(0).asked(1) == {answer}


@pytest.mark.rule("BOT-24")
@pytest.mark.parametrize("order", [("banana", "rabbit", "orange"), ("rabbit", "orange", "banana")])
def test_a_cover_is_won_with_its_last_word_in_any_order(order: tuple[str, ...]) -> None:
    scene = party().rolled("b r o", "cover").covered(1)
    assert scene.events(CoveredBottle) == [CoveredBottle(1)]
    for word in order[:2]:
        scene.say(1, word)
        assert scene.phase == "Covering"
    scene.say(1, order[2])
    assert scene.table.view(0).phase.words == ("banana", "rabbit", "orange")
    assert scene.events(RoundEnded) == [RoundEnded((1,))]


@pytest.mark.rule("BOT-24", "BOT-25", "BOT-32")
def test_in_one_millisecond_others_may_reach_once_but_not_the_caller() -> None:
    scene = party(4).rolled("b r o", "cover").no_word(3, at=1_000).cover(1, at=2_000)
    assert scene.refuses(1, Cover(), at=2_000) == "not-asked"
    assert scene.refuses(3, Cover(), at=2_000) == "not-asked"
    assert scene.asked(0) == scene.asked(2) == {"Cover"}
    scene.with_diamonds(1, 2, 3, 1).cover(2, at=2_000).wait()
    assert scene.events(CoveredBottle) == [CoveredBottle(1)]


@pytest.mark.rule("BOT-28")
def test_base_requires_every_letter_of_every_die_like_the_classic_race() -> None:
    scene = party().rolled("o o b", "base").say(0, "robe")
    assert scene.events(Erred)[0].fault.of == "o"
    scene.win(1, "book")
    phase = scene.table.view(0).phase
    assert phase.possible == len(ENGLISH.containing("oob", nouns=True).at_least(4)) - 1
    assert scene.table.view(0).effect == "base"
    assert BottleScene(2).rolled("o o b").table.view(0).effect is None


@pytest.mark.rule("BOT-32", "BOT-19")
def test_when_the_only_player_who_could_answer_fails_with_a_cover_the_caller_wins() -> None:
    scene = party(2).rolled("b r o", "cover").no_word(0).covered(1).say(1, "table")
    assert scene.events(RoundEnded) == [RoundEnded((0,))]
    assert scene.diamonds == (2, 0)
