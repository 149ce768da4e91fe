"""The final guess, its points, and the grades."""

import pytest

from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.model.events import CardShown, CipherScored, GameEnded, MessageScored
from parlour.games.stars.model.moves import GuessLetters, GuessWords
from parlour.games.stars.rules.scores import grade, right_letters
from parlour.lexicon import Lexicon
from rules.stars_scene import PRINTED, StarsScene


@pytest.mark.rule("STA-18")
def test_the_scientists_card_is_shown_without_its_rolls_and_the_alien_guesses():
    scene = StarsScene(2).play_rounds()
    shown = scene.team(seat=0).scientists.card
    assert shown.columns == scene.card("scientists").columns
    assert shown.message is None
    assert "GuessWords" in scene.asked(0)
    assert "GuessWords" not in scene.asked(1)
    assert scene.last_events[-1] == CardShown("scientists")


@pytest.mark.rule("STA-18")
@pytest.mark.parametrize(
    "words, code",
    [
        ((), "missing-word"),
        (("a", "b"), "missing-word"),
        (("", "", ""), "missing-word"),
        (("x", "y", "z"), "not-in-column"),
    ],
)
def test_all_three_words_are_guessed_at_once_one_per_column(words, code):
    scene = StarsScene(2).play_rounds()
    assert scene.refuses(0, GuessWords(words)) == code


@pytest.mark.rule("STA-18")
def test_words_of_other_columns_are_refused():
    scene = StarsScene(2).play_rounds()
    first, second, third = scene.message("scientists")
    assert scene.refuses(0, GuessWords((second, first, third))) == "not-in-column"


@pytest.mark.rule("STA-18", "COM-05")
def test_a_guess_is_read_like_every_word():
    scene = StarsScene(2, deal=False, lexicon=Lexicon.load("uk"))
    scene.deal(Cipher("ОКП", "АД", "Т"))
    for word in ("щщаа", "щщоо", "щщуу", "щщее"):
        scene.send(0, word, sure=True).send(1, word, sure=True)
    latin = str.maketrans("аеіорсху", "aeiopcxy")
    typed = [f" {word.translate(latin).upper()} " for word in scene.message("scientists")]
    assert scene.guess_words(0, *typed).events(MessageScored)[0].points == 3
    assert scene.refuses(1, GuessWords(("7", "two words", "ы"))) == "not-in-column"


@pytest.mark.rule("STA-18", "STA-21")
def test_each_right_word_is_a_point():
    scene = StarsScene(2).play_rounds()
    right, wrong = scene.message("scientists"), [column[5] for column in scene.card("scientists").columns]
    scene.guess_words(0, right[0].upper(), wrong[1], right[2])
    (scored,) = scene.events(MessageScored)
    assert (scored.side, scored.points, scored.message) == ("alien", 2, right)
    assert scene.team().points.alien == 2


@pytest.mark.rule("STA-19")
def test_then_the_aliens_card_is_shown_and_the_scientists_guess():
    scene = StarsScene(3).play_rounds()
    assert scene.team(seat=1).alien.card is None
    scene.aliens_guess()
    assert scene.phase == "ScientistsGuess"
    assert scene.team(seat=1).alien.card.message is None
    assert "GuessWords" not in scene.asked(0)
    scene.guess_words(1, *scene.message("alien"))
    assert scene.team(seat=0).scientists.words is None
    scene.agree(2)
    assert scene.team(seat=0).points.scientists == 3


@pytest.mark.rule("STA-20")
def test_last_the_scientists_guess_all_six_letters_before_the_cipher_is_shown():
    scene = StarsScene(3).play_rounds().aliens_guess().scientists_guess()
    assert scene.phase == "Deciphering"
    assert scene.table.view(1).cipher is None
    scene.act(1, GuessLetters("EPH", "RX", "O"))
    assert scene.table.view(1).cipher is None
    scene.agree(2)
    assert scene.table.view(1).cipher == PRINTED
    assert scene.table.view(None).cipher == PRINTED


@pytest.mark.rule("STA-20")
@pytest.mark.parametrize(
    "letters, code",
    [
        (("EPH", "RX", "OS"), "wrong-number-of-letters"),
        (("EP", "RX", "O"), "wrong-number-of-letters"),
        (("EPH", "RE", "O"), "letter-twice"),
        (("EPH", "RX", ""), "wrong-number-of-letters"),
        (("EP?", "RX", "O"), "unknown-letter"),
    ],
)
def test_invalid_guesses_of_letters_are_refused(letters, code):
    scene = StarsScene(2).play_rounds().aliens_guess().scientists_guess()
    assert scene.refuses(1, GuessLetters(*letters)) == code


@pytest.mark.rule("STA-20")
def test_the_alien_does_not_guess_letters():
    scene = StarsScene(2).play_rounds().aliens_guess().scientists_guess()
    assert scene.refuses(0, GuessLetters("EPH", "RX", "O")) == "not-asked"


@pytest.mark.rule("STA-21")
@pytest.mark.parametrize(
    "guess, points",
    [
        (("EPH", "RX", "O"), 6),
        (("HPE", "XR", "O"), 6),
        (("EPR", "HX", "O"), 4),
        (("RXO", "EP", "H"), 0),
        (("EBC", "RD", "S"), 2),
    ],
)
def test_a_letter_counts_in_its_right_group_in_any_order(guess, points):
    assert right_letters(Cipher(*guess), PRINTED) == points


@pytest.mark.rule("STA-21")
def test_twelve_points_are_perfect():
    scene = StarsScene(3).play_rounds().aliens_guess().scientists_guess().decipher()
    assert scene.table.result.scores == (12, 12, 12)
    assert scene.table.view(0).grade == "one-mind"
    assert scene.events(CipherScored)[0].points == 6
    assert scene.last_events[-1] == GameEnded(PRINTED, (12,))


@pytest.mark.rule("STA-22")
def test_grades_by_points():
    grades = [grade(points) for points in range(13)]
    assert [grades.count(name) for name in dict.fromkeys(grades)] == [4, 3, 3, 2, 1]
    assert grades[12] == "one-mind"


@pytest.mark.rule("STA-22")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_grade_has_a_name(language):
    from parlour.games.stars.text import Teller

    say = Teller("parlour.games.stars", (), language).say
    assert len({say(f"stars-grade-{grade(points)}") for points in range(13)}) == 5
