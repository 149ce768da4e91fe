"""How several Scientists decide, also when somebody leaves."""

import pytest

from parlour.core.court.events import SeatLeft
from parlour.games.stars.model.events import RoundBegan, Transmitted
from parlour.games.stars.model.moves import Agree, HandOver, Propose
from rules.stars_scene import StarsScene


def sent(scene):
    return [one.word for one in scene.team().transmissions]


@pytest.mark.rule("STA-16")
def test_one_scientist_alone_decides_at_once():
    scene = StarsScene(2).send(0, "chopper").send(1, "river")
    assert sent(scene)[-1] == "river"


@pytest.mark.rule("STA-16")
def test_two_scientists_must_both_agree():
    scene = StarsScene(3).send(0, "chopper").send(1, "river")
    assert len(sent(scene)) == 1
    assert scene.team(seat=1).scientists.captain is None
    scene.agree(2)
    assert sent(scene)[-1] == "river"


@pytest.mark.rule("STA-16")
def test_two_of_three_scientists_are_enough():
    scene = StarsScene(4).send(0, "chopper").send(1, "river").send(2, "ocean").agree(3, 1)
    assert sent(scene)[-1] == "river"


@pytest.mark.rule("STA-16")
def test_repeating_a_proposal_means_agreement():
    scene = StarsScene(3).send(0, "chopper").send(1, "river").send(2, "River")
    assert sent(scene)[-1] == "river"


@pytest.mark.rule("STA-16")
def test_agreement_to_a_changed_proposal_is_refused():
    scene = StarsScene(3).send(0, "chopper").send(1, "river").send(1, "ocean")
    assert scene.refuses(2, Agree(1)) == "proposal-changed"
    assert scene.refuses(1, Agree(2)) == "not-asked"
    assert [one.word for one in scene.team(seat=2).scientists.desk.proposals] == ["ocean"]


@pytest.mark.rule("STA-16")
def test_a_scientist_is_for_one_proposal_at_a_time():
    scene = StarsScene(6).send(0, "chopper").send(1, "river").send(2, "ocean").agree(3, 1).agree(3, 2)
    river, ocean = scene.team(seat=1).scientists.desk.proposals
    assert river.agreed == (1,)
    assert ocean.agreed == (2, 3)
    assert scene.refuses(3, Agree(2)) == "agreed-already"


@pytest.mark.rule("STA-16")
def test_a_proposal_lives_on_without_its_author_while_somebody_is_for_it():
    scene = StarsScene(6).send(0, "chopper").send(1, "river").agree(2, 1).send(1, "ocean")
    assert [one.word for one in scene.team(seat=1).scientists.desk.proposals] == ["river", "ocean"]


@pytest.mark.rule("STA-16")
def test_with_a_captain_only_the_captains_yes_counts():
    scene = StarsScene(5, scientists_decide="captain").send(0, "chopper").send(2, "river").agree(3, 1).agree(4, 1)
    assert len(sent(scene)) == 1
    scene.agree(1)
    assert sent(scene)[-1] == "river"
    assert scene.team(seat=2).scientists.captain == 1


@pytest.mark.rule("STA-16")
def test_the_captain_sends_a_word_of_their_own_at_once():
    scene = StarsScene(5, scientists_decide="captain").send(0, "chopper").send(1, "river")
    assert sent(scene)[-1] == "river"


@pytest.mark.rule("STA-16")
def test_the_captain_may_hand_over():
    scene = StarsScene(4, scientists_decide="captain").send(0, "chopper")
    assert scene.refuses(2, HandOver(2)) == "not-asked"
    assert scene.refuses(1, HandOver(0)) == "no-such-scientist"
    scene.act(1, HandOver(3))
    scene.send(3, "river")
    assert sent(scene)[-1] == "river"


@pytest.mark.rule("STA-16")
def test_becoming_captain_sends_nothing_by_itself():
    scene = StarsScene(4, scientists_decide="captain").send(0, "chopper").send(3, "river")
    scene.act(1, HandOver(3))
    assert sent(scene) == ["chopper"]
    assert "Agree" in scene.asked(3)
    scene.agree(3)
    assert sent(scene) == ["chopper", "river"]


@pytest.mark.rule("STA-16", "COM-08", "STA-42")
def test_when_the_captain_leaves_another_scientist_is_captain():
    scene = StarsScene(4, scientists_decide="captain").send(0, "chopper")
    scene.leave(1)
    scene.send(2, "river")
    assert sent(scene)[-1] == "river"


@pytest.mark.rule("STA-16", "COM-08")
def test_a_captain_stays_captain_when_another_player_leaves():
    scene = StarsScene(4, scientists_decide="captain").send(0, "chopper")
    scene.act(1, HandOver(3)).leave(2)
    assert scene.team(seat=1).scientists.captain == 3


@pytest.mark.rule("STA-16", "COM-08")
def test_a_proposal_is_sent_when_those_against_it_leave():
    scene = StarsScene(4).send(0, "chopper").send(1, "river")
    scene.leave(3)
    assert len(sent(scene)) == 1
    scene.leave(2)
    assert sent(scene)[-1] == "river"
    assert scene.last_events == (SeatLeft(2), Transmitted(0, "scientists", (1, 2, 3), "river", 4), RoundBegan(2))


@pytest.mark.rule("COM-08", "STA-42")
def test_a_removed_alien_passes_and_the_scientists_play_on():
    scene = StarsScene(2)
    scene.leave(0)
    for word in ("river", "ocean", "puddle", "stream"):
        scene.send(1, word)
    assert scene.phase == "ScientistsGuess"
    scene.scientists_guess().decipher()
    assert scene.table.result.scores == (9, 9)


@pytest.mark.rule("COM-08", "STA-17", "STA-42")
def test_words_of_a_removed_alien_are_not_sent_again():
    scene = StarsScene(2).send(0, "chopper").send(1, "river")
    assert scene.team(seat=0).alien.desk.written is None
    scene.leave(0).send(1, "ocean")
    assert sent(scene) == ["chopper", "river", "ocean"]


@pytest.mark.rule("COM-08", "STA-42")
def test_removed_scientists_pass_and_the_alien_plays_on():
    scene = StarsScene(2).send(0, "chopper")
    scene.leave(1)
    for word in ("hexagon", "zebra", "borax"):
        scene.send(0, word)
    scene.aliens_guess()
    assert scene.table.result.scores == (3, 3)


@pytest.mark.rule("STA-29")
def test_absent_scientists_do_not_delay_their_side():
    scene = StarsScene(3).send(0, "chopper").send(1, "river")
    proposed = scene.table.at
    assert scene.table.wait.until == proposed + 60_000
    scene.wait(proposed + 59_999)
    assert len(sent(scene)) == 1
    scene.wait(proposed + 60_000)
    assert sent(scene)[-1] == "river"
    assert scene.table.wait.until is None


@pytest.mark.rule("STA-29", "COM-03")
def test_only_its_own_side_knows_how_long_a_proposal_lasts():
    scene = StarsScene(6, mode="teams").send(0, "chopper").send(1, "zebra").send(2, "river")
    since = scene.table.at
    wait = scene.table.wait
    own = scene.state.teams[0].scientists.seats
    for seat in (None, *range(6)):
        assert wait.until_for(seat) == (since + 60_000 if seat in own else None)


@pytest.mark.rule("STA-29")
def test_only_best_supported_proposals_are_sent_by_time():
    scene = StarsScene(6).send(0, "chopper").send(1, "river").send(2, "ocean").agree(3, 2)
    scene.wait()
    assert sent(scene)[-1] == "ocean"


@pytest.mark.rule("STA-29")
def test_equally_supported_proposals_send_the_older_one():
    scene = StarsScene(5).send(0, "chopper").send(1, "river").send(2, "ocean")
    scene.wait()
    assert sent(scene)[-1] == "river"


@pytest.mark.rule("STA-29")
def test_another_proposal_restarts_the_wait():
    scene = StarsScene(3).send(0, "chopper").send(1, "river")
    at = scene.table.at + 30_000
    scene.act(1, Propose("ocean"), at)
    assert scene.table.wait.until == at + 60_000


@pytest.mark.rule("STA-29")
def test_absent_captains_delay_nobody():
    scene = StarsScene(4, scientists_decide="captain").send(0, "chopper").send(2, "river")
    scene.wait()
    assert sent(scene)[-1] == "river"


@pytest.mark.rule("STA-29")
def test_guesses_are_made_the_same_way():
    scene = StarsScene(3).play_rounds().aliens_guess()
    scene.guess_words(1, *scene.message("alien"))
    scene.wait()
    assert scene.phase == "Deciphering"


@pytest.mark.rule("STA-29")
def test_with_0_agreement_has_no_time_limit():
    scene = StarsScene(3, consent_s=0).send(0, "chopper").send(1, "river")
    assert scene.table.wait.until is None
