""" "No word" and the shorter word."""

import pytest

from parlour.games.bottle.model.events import Erred, Refuted, RoundEnded
from parlour.games.bottle.model.moves import Cover, Say
from rules.bottle_scene import BottleScene


@pytest.mark.rule("BOT-15")
def test_no_word_wins_a_diamond_if_nobody_finds_one_in_ten_seconds() -> None:
    scene = BottleScene(3).rolled("b r o").no_word(1, at=2_000)
    assert scene.table.wait.until == 12_000
    scene.wait()
    assert scene.diamonds == (1, 2, 1)
    assert scene.events(RoundEnded) == [RoundEnded((1,))]


@pytest.mark.rule("BOT-15")
def test_an_answer_at_the_tenth_second_is_in_time() -> None:
    scene = BottleScene(2).rolled("b r o").no_word(0, at=2_000).say(1, "robe", at=12_000).wait()
    assert scene.diamonds == (0, 2)


@pytest.mark.rule("BOT-15")
def test_players_who_are_out_cannot_call() -> None:
    scene = BottleScene(3).rolled("b r o").say(0, "table")
    assert "CallNoWord" not in scene.asked(0)


@pytest.mark.rule("BOT-16")
def test_a_word_found_in_time_costs_the_caller_a_diamond() -> None:
    scene = BottleScene(2).rolled("b r o").no_word(0).say(1, "robe").wait()
    assert scene.events(Refuted) == [Refuted(0, 1)]
    assert scene.diamonds[0] == 0


@pytest.mark.rule("BOT-16", "BOT-10")
def test_a_caller_without_diamonds_loses_nothing() -> None:
    scene = BottleScene(2).with_diamonds(0, 1).rolled("b r o").no_word(0).say(1, "robe").wait()
    assert scene.diamonds == (0, 2)


@pytest.mark.rule("BOT-17")
def test_the_finder_wins_a_diamond_and_answers_can_be_simultaneous() -> None:
    scene = BottleScene(3).rolled("b r o").no_word(0)
    scene.say(1, "carbon", at=5_000).say(2, "robe", at=5_250).wait()
    assert scene.diamonds == (0, 1, 2)


@pytest.mark.rule("BOT-18")
def test_a_wrong_answer_is_a_mistake_and_the_countdown_goes_on() -> None:
    scene = BottleScene(3).rolled("b r o").no_word(0, at=2_000).say(1, "table", at=4_000)
    assert len(scene.events(Erred)) == 1
    assert scene.table.wait.until == 12_000
    scene.wait()
    assert scene.diamonds == (2, 0, 1)


@pytest.mark.rule("BOT-18")
def test_the_caller_may_not_answer_and_one_call_runs_at_a_time() -> None:
    scene = BottleScene(3).rolled("b r o").no_word(0)
    assert scene.refuses(0, Say("robe")) == "not-asked"
    assert "CallNoWord" not in scene.asked(1)


@pytest.mark.rule("BOT-18")
def test_the_caller_may_not_answer_within_the_moment_of_an_answer_either() -> None:
    scene = BottleScene(3).rolled("b r o").no_word(0, at=1_000).say(1, "carbon", at=2_000)
    assert scene.refuses(0, Say("robe"), at=2_100) == "not-asked"


@pytest.mark.rule("BOT-18")
@pytest.mark.parametrize(
    "mode, effect", [("classic", "base"), ("easy", "base"), ("effects", "neck"), ("party", "cover")]
)
def test_no_word_can_be_called_in_every_mode(mode: str, effect: str) -> None:
    letters = "b r o k" if mode in ("classic", "effects") else "b r o"
    scene = BottleScene(2, mode=mode).rolled(letters, effect).no_word(0).wait()
    assert scene.diamonds == (2, 1)


@pytest.mark.rule("BOT-19")
def test_when_all_others_are_out_the_countdown_ends_at_once() -> None:
    scene = BottleScene(3).rolled("b r o").no_word(0).say(1, "table").say(2, "table")
    assert scene.events(RoundEnded) == [RoundEnded((0,))]
    assert scene.diamonds == (2, 0, 0)


@pytest.mark.rule("BOT-19")
def test_a_call_by_the_last_remaining_player_wins_at_once() -> None:
    scene = BottleScene(2).rolled("b r o").say(1, "table").no_word(0)
    assert scene.diamonds == (2, 0)


@pytest.mark.rule("BOT-20")
def test_without_the_setting_a_right_word_wins_at_once() -> None:
    assert BottleScene(2).rolled("b r o").win(0, "carbon").phase == "Settled"


@pytest.mark.rule("BOT-20")
def test_a_shorter_word_within_ten_seconds_wins_the_round() -> None:
    scene = BottleScene(2, shorter_word=True).rolled("b r o").say(0, "carbon", at=1_000).wait()
    assert scene.phase == "ToBeat"
    assert scene.table.wait.until == 11_000
    scene.say(1, "cobra", at=10_999).wait().wait()
    assert scene.diamonds == (1, 2)


@pytest.mark.rule("BOT-20")
def test_unbeaten_after_ten_seconds_it_wins() -> None:
    scene = BottleScene(2, shorter_word=True).rolled("b r o").say(0, "carbon").wait().wait()
    assert scene.diamonds == (2, 1)


@pytest.mark.rule("BOT-21")
def test_each_shorter_word_restarts_the_ten_seconds_and_becomes_the_one_to_beat() -> None:
    scene = BottleScene(3, shorter_word=True).rolled("b r o").say(0, "carbonate", at=1_000).wait()
    scene.say(1, "carbon", at=8_000).wait()
    assert scene.table.wait.until == 18_000
    assert scene.refuses(1, Say("cobra")) == "not-asked"
    scene.say(0, "cobra").wait().wait()
    assert scene.diamonds == (2, 1, 1)


@pytest.mark.rule("BOT-21")
def test_a_right_word_that_is_not_shorter_is_refused_without_cost_and_a_wrong_one_is_a_mistake() -> None:
    scene = BottleScene(3, shorter_word=True).rolled("b r o").say(0, "cobra").wait()
    assert scene.refuses(1, Say("carbon")) == "not-shorter"
    assert scene.refuses(1, Say("labor")) == "not-shorter"
    assert scene.diamonds == (1, 1, 1)
    scene.say(1, "bro")
    assert scene.diamonds == (1, 0, 1)


@pytest.mark.rule("BOT-21")
def test_a_refused_longer_word_is_not_used_up() -> None:
    scene = BottleScene(2, shorter_word=True).rolled("b r o").say(0, "cobra").wait()
    scene.refuses(1, Say("carbon"))
    scene.wait()
    scene.rolled("c a b").win(1, "carbon")
    assert scene.phase == "ToBeat"


@pytest.mark.rule("BOT-21")
def test_a_word_of_four_letters_ends_the_round_at_once() -> None:
    scene = BottleScene(2, shorter_word=True).rolled("b r o").say(0, "robe", at=1_000).wait()
    assert scene.phase == "Settled"
    assert scene.table.at == 1_300


@pytest.mark.rule("BOT-21")
def test_equal_words_of_one_moment_lead_and_win_together() -> None:
    scene = BottleScene(3, shorter_word=True).rolled("b r o")
    scene.say(0, "cobra", at=1_000).say(1, "labor", at=1_100).wait()
    assert scene.asked(0) == scene.asked(1) == set()
    assert scene.asked(2) == {"Say"}
    scene.wait()
    assert scene.diamonds == (2, 2, 1)


@pytest.mark.rule("BOT-21")
def test_a_word_that_answers_no_word_starts_the_countdown_and_the_caller_may_take_part() -> None:
    scene = BottleScene(2, shorter_word=True).with_diamonds(2, 2).rolled("b r o").no_word(0).say(1, "carbon").wait()
    assert scene.phase == "ToBeat"
    assert scene.diamonds == (1, 2)
    scene.say(0, "robe").wait()
    assert scene.diamonds == (2, 2)


@pytest.mark.rule("BOT-21")
def test_the_shorter_word_does_not_apply_to_cover() -> None:
    scene = BottleScene(2, mode="party", shorter_word=True).rolled("b r o", "cover").covered(0)
    scene.say(0, "banana").say(0, "rabbit").say(0, "orange")
    assert scene.phase == "Settled"


@pytest.mark.rule("BOT-14", "BOT-21")
def test_a_word_that_lost_the_countdown_is_used_up() -> None:
    scene = BottleScene(2, shorter_word=True).rolled("b r o").say(0, "carbon").wait()
    scene.say(1, "robe").wait()
    scene.rolled("c a b").say(0, "carbon")
    assert scene.events(Erred)[0].fault.code == "used"


@pytest.mark.rule("BOT-32")
def test_a_cover_stops_the_no_word_countdown_and_refutes_it_when_it_succeeds() -> None:
    scene = BottleScene(2, mode="party").rolled("b r o", "cover").no_word(0, at=1_000)
    assert scene.asked(1) == {"Cover"}
    scene.cover(1, at=4_000).wait()
    scene.say(1, "banana", at=20_000).say(1, "rabbit").say(1, "orange")
    assert scene.diamonds == (0, 2)
    assert scene.events(Refuted) == [Refuted(0, 1)]


@pytest.mark.rule("BOT-32")
def test_a_cover_that_fails_lets_the_countdown_go_on_with_the_time_that_was_left() -> None:
    scene = BottleScene(3, mode="party").rolled("b r o", "cover").no_word(0, at=1_000)
    scene.cover(1, at=4_000).wait()
    scene.say(1, "table", at=14_000)
    assert scene.phase == "Denied"
    assert scene.table.wait.until == 21_000
    assert scene.refuses(0, Cover()) == "not-asked"
    scene.wait()
    assert scene.diamonds == (2, 0, 1)


@pytest.mark.rule("BOT-21")
def test_within_the_moment_of_an_answer_all_see_how_long_the_word_to_beat_is() -> None:
    scene = BottleScene(3, shorter_word=True).rolled("b r o").say(0, "carbon", at=1_000)
    assert scene.table.view(1).phase.to_beat is None
    scene.wait()
    scene.say(1, "cobra", at=4_000)
    assert scene.table.view(2).phase.to_beat == 6
    assert scene.refuses(2, Say("harbor"), at=4_100) == "not-shorter"
    scene.say(2, "labor", at=4_200).wait()
    assert scene.state.phase.holders == (1, 2)


@pytest.mark.rule("BOT-12")
def test_nobody_claims_a_second_word_within_the_moment() -> None:
    scene = BottleScene(3).rolled("b r o").say(0, "carbon", at=5_000)
    assert scene.refuses(0, Say("robe"), at=5_100) == "not-asked"
    scene.say(1, "cobra", at=5_200).wait()
    assert scene.diamonds == (1, 2, 1)


@pytest.mark.rule("BOT-13")
def test_offers_to_shake_end_with_a_word_a_hand_or_the_round() -> None:
    scene = BottleScene(3).rolled("b r o").pass_(0)
    assert scene.table.view(1).passed == (0,)
    scene.say(0, "carbon")
    assert scene.table.view(1).passed == ()
    hand = BottleScene(3, mode="party").rolled("b r o", "cover").pass_(0).covered(0)
    assert hand.table.view(1).passed == ()
    later = BottleScene(3).rolled("b r o").pass_(0).win(1, "carbon").rolled("c a t")
    assert later.table.view(1).passed == ()
    assert "Pass" in later.asked(0)


@pytest.mark.rule("BOT-19")
def test_players_who_offered_to_shake_are_still_in_so_the_countdown_runs_its_full_time() -> None:
    scene = BottleScene(3).rolled("b r o").pass_(1).pass_(2).no_word(0, at=5_000)
    assert scene.table.wait.until == 15_000
    scene.say(1, "robe", at=14_000).wait()
    assert scene.diamonds == (0, 2, 1)


@pytest.mark.rule("BOT-21")
def test_the_holder_of_the_word_to_beat_cannot_answer_within_a_moment() -> None:
    scene = BottleScene(3, shorter_word=True).rolled("b r o").say(0, "carbon", at=1_000).wait()
    scene.say(1, "cobra", at=4_000)
    assert scene.refuses(0, Say("robe"), at=4_100) == "not-asked"
    assert scene.asked(2) == {"Say"}


@pytest.mark.rule("BOT-21")
def test_a_word_that_nobody_is_left_to_beat_wins_at_once() -> None:
    scene = BottleScene(3, shorter_word=True).rolled("b r o").win(0, "carbon").say(1, "table").say(2, "table")
    assert scene.events(RoundEnded) == [RoundEnded((0,))]
    alone = BottleScene(2, shorter_word=True).rolled("b r o").say(1, "table").win(0, "carbon")
    assert alone.events(RoundEnded) == [RoundEnded((0,))]
