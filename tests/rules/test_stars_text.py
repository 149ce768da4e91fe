"""The game in a terminal: views and events in words, typed lines as moves."""

import pytest

from parlour.core import Refused
from parlour.games.stars.model.moves import (
    Agree,
    GuessLetters,
    GuessWords,
    HandOver,
    Mark,
    Note,
    Propose,
    SetCipher,
    Talk,
    Transmit,
)
from parlour.games.stars.read_move import read_move
from parlour.games.stars.text import tell, text
from rules.stars_scene import StarsScene

NAMES = ("Ada", "Boris", "Chen", "Dora")


def read(scene, seat, line):
    return read_move(line, scene.table.view(seat), scene.table.wait.asks[seat])


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("settings", [{}, {"mode": "teams"}, {"mode": "teams", "hard": True}], ids=str)
def test_every_view_and_event_of_a_game_has_a_text(language, settings):
    scene = StarsScene(4, **settings)
    scene.say(2 if settings else 1, "hello") if not settings else None
    scene.play_rounds().aliens_guess().scientists_guess().decipher()
    sentences = [tell(event, NAMES, language) for line in scene.table.log for event in line.events]
    assert all(sentences)
    for seat in (None, 0, 1, 2, 3):
        assert text(scene.table.view(seat), NAMES, language)


def test_a_view_in_words_shows_the_own_card_and_hides_the_other():
    scene = StarsScene(3)
    assert "saucer" in text(scene.table.view(0), NAMES)
    assert "saucer" not in text(scene.table.view(1), NAMES)


def test_players_who_know_the_cipher_see_which_letters_scored():
    scene = StarsScene(3).send(0, "chopper")
    assert "-8   H+1 O− P+1 P+1 E+1 R×2" in text(scene.table.view(0), NAMES)
    for seat in (None, 1, 2):
        assert "×2" not in text(scene.table.view(seat), NAMES)


def test_an_exclamation_mark_confirms_an_unknown_word():
    scene = StarsScene(3)
    assert read(scene, 0, "comet") == Transmit("comet")
    assert read(scene, 0, "blorp!") == Transmit("blorp", sure=True)
    scene.send(0, "chopper")
    assert read(scene, 1, "river") == Propose("river")
    assert read(scene, 1, "two words") == Propose("two words")


def test_words_are_guessed_by_their_numbers_or_by_name():
    scene = StarsScene(2).play_rounds()
    columns = scene.card("scientists").columns
    assert read(scene, 0, "1 4 6") == GuessWords((columns[0][0], columns[1][3], columns[2][5]))
    assert read(scene, 0, "a b c") == GuessWords(("a", "b", "c"))
    assert read(scene, 0, "0 9 1") == GuessWords(("", "", columns[2][0]))


def test_letters_are_guessed_and_set_in_three_groups():
    scene = StarsScene(2).play_rounds().aliens_guess().scientists_guess()
    assert read(scene, 1, "eph rx o") == GuessLetters("eph", "rx", "o")
    assert read(StarsScene(2, cipher_draw="chosen"), 0, "eph rx o") == SetCipher("eph", "rx", "o")


def test_everything_else_has_a_name():
    scene = StarsScene(3)
    assert read(scene, 1, "agree 3") == Agree(3)
    assert read(scene, 1, "say it is an elephant") == Talk("it is an elephant")
    assert read(scene, 1, "note E is trust") == Note("E is trust")
    assert read(scene, 1, "mark e t +") == Mark("e", "trust", "is")
    assert read(scene, 1, "mark o suspicion -") == Mark("o", "suspicion", "not")


def test_typed_seats_are_counted_from_one():
    scene = StarsScene(3, scientists_decide="captain").send(0, "comet")
    assert read(scene, 1, "captain 3") == HandOver(2)
    scene.act(1, read(scene, 1, "captain 3"))
    assert scene.team(seat=1).scientists.captain == 2
    assert scene.refuses(2, read(scene, 2, "captain 0")) == "no-such-scientist"


@pytest.mark.parametrize("line", ["agree one", "mark e", "mark e x +", "captain you", "comet", ""])
def test_unreadable_input_is_refused(line):
    with pytest.raises(Refused):
        read(StarsScene(3), 1, line)
