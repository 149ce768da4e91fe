"""Two teams with one cipher: what each team sees, and when."""

import pytest

from parlour.core import encode
from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.model.events import MessageScored, Transmitted, Wrote
from parlour.games.stars.model.moves import GuessLetters, GuessWords, Mark, Note, Propose
from rules.stars_scene import StarsScene

FIRST_ALIEN, SECOND_ALIEN, FIRST, SECOND = range(4)


def teams(**settings):
    return StarsScene(4, mode="teams", **settings)


def words(scene, team, seat):
    return [sent.word for sent in scene.team(team, seat).transmissions]


@pytest.mark.rule("STA-23")
def test_both_aliens_write_and_both_words_are_shown_to_everyone_at_the_same_time():
    scene = teams().send(FIRST_ALIEN, "chopper")
    assert scene.last_events == (Wrote(0, "alien", (FIRST_ALIEN,)),)
    assert all(words(scene, 0, seat) == [] for seat in (None, *range(4)))
    scene.send(SECOND_ALIEN, "borax")
    assert all(words(scene, 0, seat) == ["chopper"] for seat in (None, *range(4)))
    assert all(words(scene, 1, seat) == ["borax"] for seat in (None, *range(4)))
    assert [(one.team, one.word, one.score) for one in scene.events(Transmitted)] == [
        (0, "chopper", -8),
        (1, "borax", 0),
    ]


@pytest.mark.rule("STA-23")
def test_the_second_alien_may_be_the_first_to_write():
    scene = teams().send(SECOND_ALIEN, "borax")
    assert "Transmit" not in scene.asked(SECOND_ALIEN)
    scene.send(FIRST_ALIEN, "chopper")
    assert scene.phase == "ScientistsWrite"


@pytest.mark.rule("STA-23")
def test_both_aliens_use_the_same_cipher():
    scene = teams().send(FIRST_ALIEN, "chopper").send(SECOND_ALIEN, "chopper")
    assert scene.team(0).transmissions[0].score == scene.team(1).transmissions[0].score == -8
    assert scene.table.view(FIRST_ALIEN).cipher == scene.table.view(SECOND_ALIEN).cipher


@pytest.mark.rule("STA-23", "STA-25")
def test_the_scientists_word_and_score_are_for_their_own_team_alone():
    scene = teams().send(FIRST_ALIEN, "chopper").send(SECOND_ALIEN, "borax").send(FIRST, "river")
    assert scene.last_events == (Transmitted(0, "scientists", (FIRST,), None, None),)
    for seat in (FIRST_ALIEN, FIRST):
        assert words(scene, 0, seat) == ["chopper", "river"]
    for seat in (SECOND_ALIEN, SECOND, None):
        assert words(scene, 0, seat) == ["chopper"]


@pytest.mark.rule("STA-23")
def test_both_teams_scientists_write_at_the_same_time():
    scene = teams().send(FIRST_ALIEN, "chopper").send(SECOND_ALIEN, "borax")
    assert "Propose" in scene.asked(FIRST)
    assert "Propose" in scene.asked(SECOND)
    scene.send(SECOND, "river").send(FIRST, "river")
    assert scene.state.round == 2


@pytest.mark.rule("STA-23")
def test_teams_play_three_rounds():
    scene = teams().play_rounds()
    assert scene.state.round == 3
    assert scene.phase == "AliensGuess"


@pytest.mark.rule("STA-26")
def test_in_hard_teams_an_aliens_word_goes_to_their_own_scientists_alone():
    scene = teams(hard=True).send(FIRST_ALIEN, "chopper").send(SECOND_ALIEN, "borax")
    assert words(scene, 0, FIRST) == ["chopper"]
    assert all(words(scene, 0, seat) == [] for seat in (SECOND, SECOND_ALIEN, None))
    assert all(event.word is None and event.score is None for event in scene.events(Transmitted))
    assert scene.table.view(0).rounds == 3


@pytest.mark.rule("STA-24")
def test_in_each_step_both_teams_write_before_anything_is_shown():
    scene = teams().play_rounds()
    scene.act(FIRST_ALIEN, GuessWords(scene.message("scientists", 0)))
    assert scene.last_events == (Wrote(0, "alien", (FIRST_ALIEN,)),)
    assert all(scene.team(0, seat).points.alien is None for seat in (None, *range(4)))
    assert all(scene.team(0, seat).alien.words is None for seat in (SECOND_ALIEN, SECOND, FIRST, None))
    assert scene.team(0, FIRST_ALIEN).alien.words == scene.message("scientists", 0), "who wrote it sees it"
    scene.act(SECOND_ALIEN, GuessWords(scene.message("scientists", 1)))
    assert [one.points for one in scene.events(MessageScored)] == [3, 3]
    assert scene.phase == "ScientistsGuess"


@pytest.mark.rule("STA-24", "STA-25")
def test_a_card_is_open_to_its_partners_first_and_to_all_when_the_step_is_scored():
    scene = teams().play_rounds()
    assert scene.team(0, FIRST_ALIEN).scientists.card is not None
    assert all(scene.team(0, seat).scientists.card is None for seat in (SECOND_ALIEN, SECOND, None))
    scene.aliens_guess()
    assert all(scene.team(0, seat).scientists.card.message for seat in (SECOND_ALIEN, SECOND, None))


@pytest.mark.rule("STA-24", "STA-20")
def test_letters_of_one_team_stay_hidden_until_the_other_has_written():
    scene = teams().play_rounds().aliens_guess().scientists_guess()
    scene.act(FIRST, GuessLetters("EPH", "RX", "O"))
    assert all(scene.team(0, seat).scientists.letters is None for seat in (SECOND, SECOND_ALIEN, FIRST_ALIEN, None))
    assert scene.table.view(FIRST).cipher is None
    scene.act(SECOND, GuessLetters("ABC", "DF", "G"))
    assert scene.team(0, SECOND).scientists.letters == Cipher("EHP", "RX", "O")


@pytest.mark.rule("STA-21", "STA-24")
@pytest.mark.parametrize(
    "right, wrong, winners, scores",
    [
        (FIRST, SECOND, (FIRST_ALIEN, FIRST), (12, 6, 12, 6)),
        (SECOND, FIRST, (SECOND_ALIEN, SECOND), (6, 12, 6, 12)),
    ],
)
def test_the_higher_score_wins(right, wrong, winners, scores):
    scene = teams().play_rounds().aliens_guess().scientists_guess()
    scene.act(right, GuessLetters("EPH", "RX", "O"))
    scene.act(wrong, GuessLetters("ABC", "DF", "G"))
    assert scene.table.result.winners == winners
    assert scene.table.result.scores == scores


@pytest.mark.rule("STA-24")
def test_a_tie_is_shared():
    scene = teams().play_rounds().aliens_guess().scientists_guess().decipher()
    assert scene.table.result.winners == (0, 1, 2, 3)
    assert scene.table.view(0).grade is None, "of two teams one wins; a grade is for those who play together"


@pytest.mark.rule("STA-15", "STA-25")
def test_desks_of_two_teams_are_independent():
    scene = StarsScene(6, mode="teams")
    scene.say(4, "ours").act(4, Note("sheet")).act(4, Mark("E", "trust", "is"))
    scene.act(FIRST_ALIEN, Note("mine"))
    desk = scene.team(0, FIRST).scientists.desk
    assert (desk.talk[0].text, desk.notes[0].text, len(desk.marks)) == ("ours", "sheet", 1)
    for side in (scene.state.teams[1].scientists, scene.state.teams[1].alien):
        assert (side.talk, side.notes, side.marks) == ((), (), ())


@pytest.mark.rule("STA-16", "STA-23")
def test_each_team_decides_for_itself():
    scene = StarsScene(8, mode="teams").send(0, "chopper").send(1, "borax").send(2, "river").send(3, "ocean")
    assert scene.table.view(4).teams[0].scientists.desk.proposals[0].word == "river"
    assert scene.table.view(5).teams[1].scientists.desk.proposals[0].word == "ocean"
    scene.agree(4, 1)
    assert scene.state.teams[0].scientists.done
    assert not scene.state.teams[1].scientists.done
    assert scene.refuses(2, Propose("stream")) == "not-asked"


@pytest.mark.rule("COM-03", "STA-25")
def test_nobody_learns_how_busy_the_other_teams_scientists_are():
    def seen(*proposals):
        scene = StarsScene(8, mode="teams").send(0, "chopper").send(1, "borax")
        for word in proposals:
            scene.send(2, word)
        scene.send(3, "ocean")
        return [encode(scene.table.view(seat)) for seat in (None, 0, 1, 3, 5, 7)]

    assert seen() == seen("river") == seen("river", "stream", "puddle")


@pytest.mark.rule("COM-08")
def test_a_team_without_an_alien_still_plays_on():
    scene = teams()
    scene.leave(FIRST_ALIEN)
    scene.send(SECOND_ALIEN, "borax").send(FIRST, "river").send(SECOND, "river")
    assert scene.state.round == 2
    assert words(scene, 1, FIRST) == ["borax"]


@pytest.mark.rule("COM-08")
def test_a_word_that_waits_is_sent_when_the_other_alien_leaves():
    scene = teams().send(FIRST_ALIEN, "chopper")
    scene.leave(SECOND_ALIEN)
    assert words(scene, 0, SECOND) == ["chopper"]
    assert scene.phase == "ScientistsWrite"


@pytest.mark.rule("COM-08")
def test_a_whole_team_may_leave():
    scene = teams()
    scene.leave(SECOND_ALIEN).leave(SECOND)
    for word in ("chopper", "zebra", "hexagon"):
        scene.send(FIRST_ALIEN, word).send(FIRST, word)
    scene.guess_words(FIRST_ALIEN, *scene.message("scientists", 0))
    scene.guess_words(FIRST, *scene.message("alien", 0))
    scene.act(FIRST, GuessLetters("EPH", "RX", "O"))
    assert scene.table.result.winners == (FIRST_ALIEN, FIRST)


@pytest.mark.rule("COM-08", "STA-24", "STA-42")
def test_players_who_have_left_win_nothing_whatever_they_scored():
    scene = teams().play_rounds().aliens_guess()
    scene.decide(0, GuessWords(tuple(column[5] for column in scene.card("alien", 0).columns)))
    scene.decide(1, GuessWords(scene.message("alien", 1)))
    scene.leave(SECOND_ALIEN).leave(SECOND).leave(FIRST_ALIEN)
    scene.act(FIRST, GuessLetters("DFL", "GI", "S"))
    assert scene.table.result.scores == (3, 6, 3, 6)
    assert scene.table.result.winners == (FIRST,)


@pytest.mark.rule("COM-08", "STA-24", "STA-42")
def test_when_nobody_is_left_the_points_decide():
    scene = teams().play_rounds().aliens_guess()
    for seat in (FIRST, FIRST_ALIEN, SECOND_ALIEN, SECOND):
        scene.leave(seat)
    assert scene.table.result.winners == (FIRST_ALIEN, SECOND_ALIEN, FIRST, SECOND)
