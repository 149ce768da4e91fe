"""Transmissions: who sends when, what may be sent, and how several Scientists decide."""

import pytest

from parlour.games.stars.model import Agree, HandOver, Mark, Note, Propose, Talk, Transmit, Transmitted
from parlour.lexicon import Lexicon
from rules.stars_scene import StarsScene


def sent(scene, team=0, seat=None):
    return [(one.side, one.word, one.score) for one in scene.team(team, seat).transmissions]


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
def test_in_coop_both_sides_know_every_transmission_so_it_is_told_to_all():
    scene = StarsScene(2).send(0, "chopper")
    assert scene.told == (Transmitted(0, "alien", (0,), "chopper", -8),)


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
def test_what_is_no_run_of_2_to_30_letters_is_refused_with_its_own_code(word, code):
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


@pytest.mark.rule("STA-15")
def test_scientists_talk_and_the_alien_hears_nothing():
    scene = StarsScene(3).say(1, "I think it is E")
    assert [said.text for said in scene.team(seat=2).scientists.desk.talk] == ["I think it is E"]
    assert scene.team(seat=0).scientists.desk is None
    assert scene.team().scientists.desk is None
    assert scene.told == ()
    assert scene.refuses(0, Talk("hello")) == "not-asked"


@pytest.mark.rule("STA-15")
@pytest.mark.parametrize("text, code", [("", "empty"), ("   ", "empty"), ("\u202e", "empty"), ("x" * 301, "too-long")])
def test_talk_is_a_line_of_text(text, code):
    assert StarsScene(3).refuses(1, Talk(text)) == code


@pytest.mark.rule("STA-15")
def test_the_console_of_the_scientists_is_shared_with_who_marked_what():
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
    scene.act(1, Mark("E", "trust", "maybe"))
    assert len(scene.team(seat=1).scientists.desk.marks) == 1
    assert scene.refuses(1, Mark("7", "trust", "is")) == "unknown-letter"


@pytest.mark.rule("STA-15")
def test_the_alien_has_a_console_and_notes_of_their_own():
    scene = StarsScene(3)
    scene.act(0, Mark("E", "trust", "is"))
    scene.act(0, Note("they are after a wig"))
    scene.act(1, Note("elephants?"))
    assert scene.team(seat=0).alien.desk.note == "they are after a wig"
    assert scene.team(seat=2).scientists.desk.note == "elephants?"
    assert scene.team(seat=1).alien.desk is None
    assert scene.refuses(0, Note("x" * 4001)) == "too-long"


@pytest.mark.rule("STA-16")
def test_one_scientist_alone_decides_at_once():
    scene = StarsScene(2).send(0, "chopper").send(1, "river")
    assert sent(scene)[-1][1] == "river"


@pytest.mark.rule("STA-16")
def test_of_two_scientists_both_must_agree():
    scene = StarsScene(3).send(0, "chopper").send(1, "river")
    assert len(sent(scene)) == 1
    scene.agree(2)
    assert sent(scene)[-1][1] == "river"


@pytest.mark.rule("STA-16")
def test_of_three_scientists_two_are_enough():
    scene = StarsScene(4).send(0, "chopper").send(1, "river").send(2, "ocean").agree(3, 1)
    assert sent(scene)[-1][1] == "river"


@pytest.mark.rule("STA-16")
def test_proposing_what_another_proposed_is_agreement():
    scene = StarsScene(3).send(0, "chopper").send(1, "river").send(2, "River")
    assert sent(scene)[-1][1] == "river"


@pytest.mark.rule("STA-16")
def test_nobody_agrees_to_what_was_changed_meanwhile():
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
    assert sent(scene)[-1][1] == "river"
    assert scene.team(seat=2).scientists.captain == 1


@pytest.mark.rule("STA-16")
def test_the_captain_sends_a_word_of_their_own_at_once():
    scene = StarsScene(5, scientists_decide="captain").send(0, "chopper").send(1, "river")
    assert sent(scene)[-1][1] == "river"


@pytest.mark.rule("STA-16")
def test_the_captain_may_hand_over():
    scene = StarsScene(4, scientists_decide="captain").send(0, "chopper")
    assert scene.refuses(2, HandOver(2)) == "not-asked"
    assert scene.refuses(1, HandOver(0)) == "no-such-scientist"
    scene.act(1, HandOver(3))
    scene.send(3, "river")
    assert sent(scene)[-1][1] == "river"


@pytest.mark.rule("STA-16", "COM-08")
def test_when_the_captain_leaves_another_scientist_is_captain():
    scene = StarsScene(4, scientists_decide="captain").send(0, "chopper")
    scene.leave(1)
    scene.send(2, "river")
    assert sent(scene)[-1][1] == "river"


@pytest.mark.rule("STA-16", "COM-08")
def test_a_proposal_is_sent_when_those_against_it_leave():
    scene = StarsScene(4).send(0, "chopper").send(1, "river")
    scene.leave(3)
    assert len(sent(scene)) == 1
    scene.leave(2)
    assert sent(scene)[-1][1] == "river"


@pytest.mark.rule("COM-08")
def test_a_removed_alien_passes_and_the_scientists_play_on():
    scene = StarsScene(2)
    scene.leave(0)
    for word in ("river", "ocean", "puddle", "stream"):
        scene.send(1, word)
    assert scene.phase == "ScientistsGuess"
    scene.scientists_guess().decipher()
    assert scene.table.result.scores == (9, 9)


@pytest.mark.rule("COM-08")
def test_removed_scientists_pass_and_the_alien_plays_on():
    scene = StarsScene(2).send(0, "chopper")
    scene.leave(1)
    for word in ("hexagon", "zebra", "borax"):
        scene.send(0, word)
    scene.aliens_guess()
    assert scene.table.result.scores == (3, 3)


@pytest.mark.rule("STA-26")
def test_hard_coop_has_three_rounds():
    scene = StarsScene(2, hard=True).play_rounds()
    assert scene.state.round == 3
    assert scene.phase == "AliensGuess"


@pytest.mark.rule("STA-08", "COM-05")
def test_a_ukrainian_table_plays_ukrainian_words():
    from parlour.games.stars.cipher import Cipher

    scene = StarsScene(2, deal=False, lexicon=Lexicon.load("uk"))
    scene.deal(Cipher("ОКП", "АД", "Т"))
    scene.send(0, "Підкова")
    assert sent(scene)[0] == ("alien", "підкова", 12)
    assert scene.refused_word(1, "cat") == "other-script"
