"""Transmissions: whose turn it is, legal words, and the secrets of each side."""

import pytest

from parlour.games.stars.model.events import Transmitted
from parlour.games.stars.model.moves import Mark, Note, Propose, Talk, Transmit
from parlour.lexicon import Lexicon
from rules.stars_scene import StarsScene


def sent(scene, team=0, seat=None):
    return [(one.side, one.word, one.score) for one in scene.team(team, seat).transmissions]


def notes_of(side):
    return [(one.seat, one.text) for one in side.desk.notes]


@pytest.mark.rule("STA-09")
def test_first_the_alien_sends_then_the_scientists():
    scene = StarsScene(2)
    assert scene.asked(0) == {"Transmit", "Mark", "Note"}
    assert scene.asked(1) == {"Mark", "Note"}
    scene.send(0, "chopper")
    assert scene.asked(0) == {"Mark", "Note"}
    assert scene.asked(1) == {"Propose", "Mark", "Note"}
    scene.send(1, "river")
    assert scene.state.round == 2
    assert "Transmit" in scene.asked(0)


@pytest.mark.rule("STA-09")
def test_after_four_rounds_the_final_guess_begins():
    scene = StarsScene(2).play_rounds()
    assert scene.state.round == 4
    assert scene.phase == "AliensGuess"
    assert len(scene.team().transmissions) == 8


@pytest.mark.rule("STA-09", "STA-10", "STA-11")
def test_every_word_comes_with_the_score_that_the_program_computes():
    scene = StarsScene(2).send(0, "Chopper").send(1, "river").send(0, "horcruxes", sure=True).send(1, "borax")
    expected = [
        ("alien", "chopper", -8),
        ("scientists", "river", 4),
        ("alien", "horcruxes", -16),
        ("scientists", "borax", 0),
    ]
    assert sent(scene, seat=0) == sent(scene, seat=1) == expected


@pytest.mark.rule("STA-09")
def test_in_coop_both_sides_know_every_transmission_so_all_get_it():
    scene = StarsScene(2).send(0, "chopper")
    assert scene.last_events == (Transmitted(0, "alien", (0,), "chopper", -8),)


@pytest.mark.rule("STA-09")
def test_nobody_acts_for_the_other_side():
    scene = StarsScene(2)
    assert scene.refuses(1, Transmit("river")) == "not-asked"
    assert scene.refuses(1, Propose("river")) == "not-asked"
    assert scene.refuses(0, Propose("river")) == "not-asked"
    scene.send(0, "chopper")
    assert scene.refuses(0, Transmit("zebra")) == "not-asked"
    assert scene.refuses(0, Propose("zebra")) == "not-asked"


@pytest.mark.rule("STA-12", "STA-13")
@pytest.mark.parametrize(
    "word, code",
    [
        ("saucer", "card-word"),
        ("Saucers", "card-contains"),
        ("schoolboy", "card-contains"),
        ("robotic", "card-contains"),
    ],
)
def test_all_18_words_of_the_own_card_and_their_kin_are_refused(word, code):
    assert StarsScene(2).refused_word(0, word) == code


@pytest.mark.rule("STA-12")
def test_words_of_the_other_sides_card_may_be_sent():
    scene = StarsScene(2)
    word = next(word for word in scene.card("scientists").words if word not in scene.card("alien").words)
    scene.send(0, word)
    assert scene.refused_word(1, word) == "card-word"


@pytest.mark.rule("STA-13", "COM-05")
@pytest.mark.parametrize(
    "word, code",
    [
        ("two words", "space"),
        ("route66", "digit"),
        ("well-known", "hyphen"),
        ("naïve", "accent"),
        ("сat", "mixed-scripts"),
        ("x" * 31, "too-long"),
        ("x", "too-short"),
        ("", "empty"),
    ],
)
def test_lengths_outside_2_to_30_are_refused_with_a_specific_code(word, code):
    assert StarsScene(2).refused_word(0, word) == code
    assert StarsScene(2).send(0, "chopper").refused_word(1, word) == code


@pytest.mark.rule("STA-13")
def test_names_are_allowed():
    assert sent(StarsScene(2).send(0, "London"))[0][1] == "london"


@pytest.mark.rule("STA-14")
def test_an_unknown_word_is_sent_once_the_sender_is_sure():
    scene = StarsScene(2)
    assert scene.refused_word(0, "blorptang") == "confirm"
    scene.send(0, "blorptang", sure=True)
    assert sent(scene)[0][1] == "blorptang"
    assert scene.refused_word(1, "glimfrobble") == "confirm"
    scene.send(1, "glimfrobble", sure=True)
    assert sent(scene)[1][1] == "glimfrobble"


@pytest.mark.rule("STA-12")
def test_being_sure_does_not_make_a_forbidden_word_legal():
    assert StarsScene(2).refuses(0, Transmit("saucer", sure=True)) == "card-word"


@pytest.mark.rule("STA-17")
def test_a_side_may_not_send_a_word_twice_but_the_other_side_may():
    scene = StarsScene(2).send(0, "chopper").send(1, "chopper")
    assert scene.refused_word(0, "CHOPPER") == "sent-twice"
    scene.send(0, "zebra")
    assert scene.refused_word(1, "chopper") == "sent-twice"
    scene.send(1, "river")
    assert scene.refused_word(0, "chopper") == "sent-twice"


@pytest.mark.rule("STA-15")
def test_scientists_talk_and_the_alien_hears_nothing():
    scene = StarsScene(3).say(1, "I think it is E")
    assert [said.text for said in scene.team(seat=2).scientists.desk.talk] == ["I think it is E"]
    assert scene.team(seat=0).scientists.desk is None
    assert scene.team().scientists.desk is None
    assert scene.last_events == ()
    assert scene.refuses(0, Talk("hello")) == "not-asked"


@pytest.mark.rule("STA-15")
def test_one_mark_may_be_made_for_several_letters_at_once():
    scene = StarsScene(3).act(1, Mark("E", "trust", "is")).act(2, Mark("ZEB", "trust", "not"))
    marks = scene.team(seat=1).scientists.desk.marks
    assert [(one.letter, one.mark, one.seat) for one in marks] == [("B", "not", 2), ("E", "not", 2), ("Z", "not", 2)]
    scene.act(1, Mark("EZ", "trust", "maybe"))
    assert [one.letter for one in scene.team(seat=1).scientists.desk.marks] == ["B"]
    for odd in ("", "E1", "E Z"):
        assert scene.refuses(1, Mark(odd, "trust", "not")) == "unknown-letter"


@pytest.mark.rule("STA-15")
def test_the_last_two_hundred_lines_stay_readable():
    scene = StarsScene(3)
    for number in range(201):
        scene.say(1 + number % 2, f"line {number}")
    talk = scene.team(seat=2).scientists.desk.talk
    assert [(one.seat, one.text) for one in talk] == [(1 + n % 2, f"line {n}") for n in range(1, 201)]


@pytest.mark.rule("STA-15")
@pytest.mark.parametrize("text, code", [("", "empty"), ("   ", "empty"), ("\u202e", "empty"), ("x" * 301, "too-long")])
def test_talk_is_a_line_of_text(text, code):
    assert StarsScene(3).refuses(1, Talk(text)) == code


@pytest.mark.rule("STA-15")
def test_the_scientists_share_their_console_and_see_the_author_of_each_mark():
    scene = StarsScene(3)
    scene.act(1, Mark("e", "trust", "is"))
    scene.act(2, Mark("O", "suspicion", "not"))
    marks = scene.team(seat=1).scientists.desk.marks
    assert [(one.letter, one.group, one.mark, one.seat) for one in marks] == [
        ("E", "trust", "is", 1),
        ("O", "suspicion", "not", 2),
    ]
    scene.act(2, Mark("E", "trust", "not"))
    assert scene.team(seat=1).scientists.desk.marks[0].mark == "not"
    scene.act(1, Mark("E", "amplify", "is"))
    marks = scene.team(seat=2).scientists.desk.marks
    assert [(one.group, one.mark) for one in marks if one.letter == "E"] == [("amplify", "is"), ("trust", "not")]
    scene.act(1, Mark("E", "amplify", "maybe")).act(1, Mark("E", "trust", "maybe"))
    assert len(scene.team(seat=1).scientists.desk.marks) == 1
    assert scene.refuses(1, Mark("7", "trust", "is")) == "unknown-letter"


@pytest.mark.rule("STA-15")
def test_the_alien_has_a_console_and_notes_of_their_own():
    scene = StarsScene(3)
    scene.act(0, Mark("E", "trust", "is"))
    scene.act(0, Note("they are after a wig"))
    assert notes_of(scene.team(seat=0).alien) == [(0, "they are after a wig")]
    assert [(one.letter, one.mark) for one in scene.team(seat=0).alien.desk.marks] == [("E", "is")]
    assert scene.team(seat=1).scientists.desk.marks == ()
    assert notes_of(scene.team(seat=1).scientists) == []
    assert scene.team(seat=1).alien.desk is None
    assert scene.refuses(0, Note("x" * 4001)) == "too-long"


@pytest.mark.rule("STA-15")
def test_scientists_who_write_notes_at_the_same_time_lose_nothing():
    scene = StarsScene(3)
    scene.act(2, Note("a wedding"), at=1_000).act(1, Note("elephants?"), at=1_000)
    for seat in (1, 2):
        assert notes_of(scene.team(seat=seat).scientists) == [(1, "elephants?"), (2, "a wedding")]
    scene.act(1, Note("elephants!"))
    assert notes_of(scene.team(seat=2).scientists) == [(1, "elephants!"), (2, "a wedding")]
    scene.act(2, Note(" \n"))
    assert notes_of(scene.team(seat=1).scientists) == [(1, "elephants!")]


@pytest.mark.rule("STA-26")
def test_hard_coop_has_three_rounds():
    scene = StarsScene(2, hard=True).play_rounds()
    assert scene.state.round == 3
    assert scene.phase == "AliensGuess"


@pytest.mark.rule("STA-08", "COM-05")
def test_a_ukrainian_table_plays_ukrainian_words():
    from parlour.games.stars.components.cipher import Cipher

    scene = StarsScene(2, deal=False, lexicon=Lexicon.load("uk"))
    scene.deal(Cipher("ОКП", "АД", "Т"))
    scene.send(0, "Підкова")
    assert sent(scene)[0] == ("alien", "підкова", 12)
    assert scene.refused_word(1, "cat") == "other-script"
