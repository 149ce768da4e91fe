"""Message in a Bottle, rule by rule: the race, mistakes, the same moment, the end."""

import pytest

from parlour.core import Refused
from parlour.core.court.events import GameEnded
from parlour.games.bottle.model.events import Awarded, Erred, RoundEnded, Said, Spoke
from parlour.games.bottle.model.moves import CallNoWord, Pass, Say
from rules.bottle_scene import BottleScene


def fault(scene: BottleScene) -> str:
    (erred,) = scene.events(Erred)
    return erred.fault.code


@pytest.mark.rule("BOT-04")
@pytest.mark.parametrize("seats", [2, 6])
def test_everyone_starts_with_one_diamond(seats: int) -> None:
    assert BottleScene(seats).diamonds == (1,) * seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_the_game_is_for_two_to_six_players(seats: int) -> None:
    with pytest.raises(Refused, match="wrong-number-of-seats"):
        BottleScene(seats)


@pytest.mark.rule("BOT-05")
def test_all_see_the_dice_at_once_and_may_speak_at_once() -> None:
    scene = BottleScene(3)
    assert not scene.table.wait.asks
    scene.rolled("b r o k")
    for seat in (0, 1, 2, None):
        assert [die.letter for die in scene.table.view(seat).dice] == ["b", "r", "o", "k"]
    assert all("Say" in scene.asked(seat) for seat in range(3))


@pytest.mark.rule("BOT-06")
@pytest.mark.parametrize("word", ["carbon", "Carbon", "  CARBON ", "robe", "bother"])
def test_a_singular_noun_with_every_letter_counts(word: str) -> None:
    scene = BottleScene().rolled("b r o").win(1, word)
    assert scene.diamonds == (1, 2, 1)


@pytest.mark.rule("BOT-06", "BOT-09")
@pytest.mark.parametrize(
    "letters, word, why",
    [
        ("b r o", "bro", "too-short"),
        ("b r o", "carbons", "plural"),
        ("b r o", "absorb", "not-a-noun"),
        ("i a r", "paris", "name"),
        ("b r o", "brzzo", "unknown"),
        ("b r o", "table", "letter-missing"),
        ("n a s", "nasa", None),
    ],
)
def test_any_other_word_is_a_mistake_that_costs_a_diamond_and_the_round(letters: str, word: str, why: str) -> None:
    scene = BottleScene(2).rolled(letters).say(0, word)
    assert why is None or fault(scene) == why
    assert scene.diamonds == (0, 1)
    assert scene.asked(0) == set()
    assert "Say" in scene.asked(1)


@pytest.mark.rule("BOT-06", "BOT-09")
def test_a_word_named_before_in_this_game_is_a_mistake() -> None:
    scene = BottleScene(2).rolled("b r o").win(0, "carbon")
    scene.rolled("c a n").say(1, "carbon")
    assert fault(scene) == "used"
    assert scene.diamonds == (2, 0)


@pytest.mark.rule("BOT-07")
def test_a_letter_on_two_dice_must_be_in_the_word_twice() -> None:
    scene = BottleScene(2).rolled("o o b")
    scene.say(0, "robe")
    assert fault(scene) == "letter-missing"
    scene.win(1, "book")
    assert scene.diamonds == (0, 2)


@pytest.mark.rule("BOT-07")
def test_double_letters_once_needs_a_letter_only_once() -> None:
    scene = BottleScene(2, double_letters="once").rolled("o o b").win(0, "robe")
    assert scene.diamonds == (2, 1)


@pytest.mark.rule("BOT-08")
def test_the_first_right_word_wins_one_diamond_and_ends_the_round() -> None:
    scene = BottleScene(3).rolled("b r o").say(2, "carbon", at=4_000).wait()
    assert scene.events(Awarded) == [Awarded(2, 2)]
    assert scene.events(RoundEnded) == [RoundEnded((2,))]
    assert scene.refuses(0, Say("robe")) == "not-asked"


@pytest.mark.rule("BOT-10")
def test_players_without_diamonds_lose_nothing_but_are_out() -> None:
    scene = BottleScene(2).with_diamonds(0, 1).rolled("b r o").say(0, "table")
    assert scene.events(Erred)[0].cost == 0
    assert scene.diamonds == (0, 1)
    assert scene.refuses(0, Say("carbon")) == "not-asked"


@pytest.mark.rule("BOT-09")
def test_a_mistake_excludes_a_player_for_one_round_only() -> None:
    scene = BottleScene(2).rolled("b r o").say(0, "table").win(1, "carbon").rolled("c a t")
    assert "Say" in scene.asked(0)


@pytest.mark.rule("BOT-11")
def test_the_shorter_of_two_simultaneous_words_wins() -> None:
    scene = BottleScene().rolled("b r o").say(0, "carbon", at=5_000).say(1, "robe", at=5_200).wait()
    assert scene.diamonds == (1, 2, 1)
    assert scene.events(RoundEnded) == [RoundEnded((1,))]


@pytest.mark.rule("BOT-11")
def test_two_words_of_one_length_both_win() -> None:
    scene = BottleScene().rolled("b r o").say(0, "robe", at=5_000).say(2, "boar", at=5_100).wait()
    assert scene.diamonds == (2, 1, 2)


@pytest.mark.rule("BOT-12")
def test_claims_within_300_ms_share_a_moment() -> None:
    scene = BottleScene().rolled("b r o").say(0, "carbon", at=5_000).say(1, "robe", at=5_300).wait()
    assert scene.diamonds == (1, 2, 1)
    scene = BottleScene().rolled("b r o").say(0, "carbon", at=5_000)
    assert scene.refuses(1, Say("robe"), at=5_301) == "not-asked"
    assert scene.diamonds == (2, 1, 1)


@pytest.mark.rule("BOT-12")
def test_the_moment_is_counted_from_the_first_right_claim_alone() -> None:
    scene = BottleScene(4).rolled("b r o").say(0, "carbon", at=5_000).say(1, "harbor", at=5_200)
    assert scene.table.wait.until == 5_300
    assert scene.refuses(2, Say("robe"), at=5_301) == "not-asked"
    assert scene.diamonds == (2, 2, 1, 1)


@pytest.mark.rule("BOT-12")
def test_the_moment_can_be_set() -> None:
    scene = BottleScene(same_moment_ms=1000).rolled("b r o").say(0, "carbon", at=5_000).say(1, "robe", at=6_000).wait()
    assert scene.diamonds == (1, 2, 1)


@pytest.mark.rule("BOT-12")
def test_diamonds_are_given_and_the_game_ends_only_when_the_moment_is_over() -> None:
    scene = BottleScene(2).with_diamonds(7, 7).rolled("b r o").say(0, "carbon", at=5_000)
    assert scene.diamonds == (7, 7)
    assert scene.table.result is None
    scene.say(1, "robe", at=5_300).wait()
    assert scene.diamonds == (7, 8)
    assert scene.table.result.winners == (1,)


@pytest.mark.rule("BOT-12")
def test_any_number_of_players_may_name_the_same_word_in_one_moment() -> None:
    scene = BottleScene(4).rolled("b r o")
    scene.say(0, "carbon", at=5_000).say(1, "robe", at=5_000).say(2, "robe", at=5_001).say(3, "boar", at=5_299).wait()
    assert scene.diamonds == (1, 2, 2, 2)


@pytest.mark.rule("BOT-12")
def test_a_wrong_claim_inside_the_moment_is_a_mistake_like_any_other() -> None:
    scene = BottleScene().rolled("b r o").say(0, "carbon", at=5_000).say(1, "table", at=5_100).wait()
    assert scene.diamonds == (2, 0, 1)


@pytest.mark.rule("BOT-12", "COM-03")
def test_nobody_learns_a_claimed_word_before_the_moment_is_over() -> None:
    scene = BottleScene().rolled("b r o").say(0, "carbon")
    assert scene.last_events == (Spoke(0),)
    assert "carbon" in str(scene.table.view(0))
    assert "carbon" not in str(scene.table.view(1))
    assert "carbon" not in str(scene.table.view(None))
    scene.wait()
    assert scene.events(Said)[0].word == "carbon"


@pytest.mark.rule("BOT-13")
def test_when_every_player_is_out_nobody_scores_and_the_bottle_is_shaken_again() -> None:
    scene = BottleScene(2).rolled("b r o").say(0, "table").say(1, "table")
    assert scene.events(RoundEnded) == [RoundEnded(())]
    scene.wait()
    assert scene.phase == "Shaking"


@pytest.mark.rule("BOT-13")
def test_when_all_remaining_players_pass_the_bottle_is_shaken_again() -> None:
    scene = BottleScene(3).rolled("b r o").say(0, "table").pass_(1)
    assert scene.phase == "Open"
    scene.pass_(2)
    assert scene.events(RoundEnded) == [RoundEnded(())]


@pytest.mark.rule("BOT-13")
def test_players_who_passed_are_still_in_and_take_it_back_by_naming_a_word() -> None:
    scene = BottleScene(2).rolled("b r o").pass_(0)
    assert scene.refuses(0, Pass()) == "not-asked"
    scene.win(0, "carbon")
    assert scene.diamonds == (2, 1)


@pytest.mark.rule("BOT-14")
def test_a_right_word_that_lost_the_moment_is_used_up() -> None:
    scene = BottleScene(2).rolled("b r o").say(0, "carbon", at=5_000).say(1, "robe", at=5_100).wait()
    scene = scene.rolled("c a b")  # type: ignore[attr-defined]
    scene.say(0, "carbon")
    assert fault(scene) == "used"


@pytest.mark.rule("BOT-14")
def test_a_wrong_or_refused_word_is_not_used_up() -> None:
    scene = BottleScene(2).rolled("t e l").say(0, "carbon")
    assert fault(scene) == "letter-missing"
    scene.say(1, "title").wait()
    scene.rolled("b r o").win(0, "carbon")
    assert scene.diamonds == (1, 2)


@pytest.mark.rule("BOT-29")
def test_the_game_ends_at_once_with_the_eighth_diamond() -> None:
    scene = BottleScene(3).with_diamonds(7, 3, 5).rolled("b r o").win(0, "carbon")
    assert scene.events(GameEnded) == [GameEnded((0,))]
    assert scene.table.result.winners == (0,)
    assert scene.table.result.scores == (8, 3, 5)
    assert scene.table.wait.is_over


@pytest.mark.rule("BOT-29")
def test_the_eighth_diamond_may_come_from_a_no_word_call() -> None:
    scene = BottleScene(2).with_diamonds(1, 7).rolled("b r o").no_word(1).wait()
    assert scene.table.result.winners == (1,)


@pytest.mark.rule("BOT-30")
def test_two_players_who_reach_eight_in_one_award_both_win() -> None:
    scene = BottleScene(3).with_diamonds(7, 7, 0).rolled("b r o")
    scene.say(0, "robe", at=5_000).say(1, "boar", at=5_100).wait()
    assert scene.table.result.winners == (0, 1)


@pytest.mark.rule("BOT-31")
def test_in_gentle_play_a_mistake_costs_only_the_round() -> None:
    scene = BottleScene(2, gentle=True).rolled("b r o").say(0, "table")
    assert scene.diamonds == (1, 1)
    assert scene.asked(0) == set()


@pytest.mark.rule("BOT-31")
def test_a_wrong_no_word_call_is_not_a_mistake_and_costs_even_in_gentle_play() -> None:
    scene = BottleScene(2, gentle=True).rolled("b r o").no_word(0).say(1, "robe").wait()
    assert scene.diamonds == (0, 2)


@pytest.mark.rule("BOT-33")
def test_a_race_without_a_word_is_shaken_again_when_patience_ends() -> None:
    scene = BottleScene(2, patience_s=60).rolled("b r o")
    assert scene.table.wait.until == 60_000
    scene.wait()
    assert scene.events(RoundEnded) == [RoundEnded(())]
    assert BottleScene(2).rolled("b r o").table.wait.until is None


@pytest.mark.rule("BOT-33")
def test_patience_stops_while_the_bottle_is_covered() -> None:
    scene = BottleScene(2, mode="party", patience_s=30).rolled("b r o", "cover").cover(0, at=20_000).wait()
    scene.say(0, "table", at=40_000)
    assert scene.phase == "Open"
    assert scene.table.wait.until == 30_000 + 20_000


@pytest.mark.rule("BOT-34")
def test_between_two_rounds_there_are_three_seconds() -> None:
    scene = BottleScene(2).rolled("b r o").say(0, "carbon", at=1_000).wait()
    assert scene.table.wait.until == 1_300 + 3_000
    assert scene.table.view(1).phase.words == ("carbon",)
    scene.wait()
    assert scene.phase == "Shaking"


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize(
    "text", ["", "   ", "ca7bon", "carb-on", "car bon", "cárbon", "карбон", "carbon!", "c" * 5_000]
)
def test_unreadable_input_is_refused_without_cost(text: str) -> None:
    scene = BottleScene(2).rolled("b r o")
    assert scene.refuses(0, Say(text)) not in ("", "not-asked")
    assert scene.diamonds == (1, 1)
    assert "Say" in scene.asked(0)


@pytest.mark.rule("COM-04")
def test_a_move_that_is_not_asked_for_is_refused_and_changes_nothing() -> None:
    scene = BottleScene(2).rolled("b r o").no_word(0)
    assert scene.refuses(0, CallNoWord()) == "not-asked"
    assert scene.refuses(1, CallNoWord()) == "not-asked"
    assert scene.refuses(7, Say("carbon")) == "not-asked"
