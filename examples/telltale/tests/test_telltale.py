"""Telltale, rule by rule, as an author outside Parlour's tree would write it."""

import pytest
from telltale import Dealt, Guess, Telltale, Write

from parlour.lexicon import Lexicon
from parlour.testing import Scene

EN = Lexicon.load("en")


def dealt(letters: str = "tre", **settings: int) -> Scene:
    return Scene(Telltale(EN, **settings), len(letters)).draw(Dealt(tuple(letters)))


def written(scene: Scene, *words: str) -> Scene:
    """Every seat writes its word."""
    for seat, word in enumerate(words):
        scene.act(seat, Write(word))
    return scene


@pytest.mark.rule("TEL-01")
def test_only_its_owner_sees_a_letter() -> None:
    table = dealt().table
    assert [table.view(seat).letter for seat in range(3)] == ["t", "r", "e"]
    assert table.view(None).letter == ""
    assert {table.view(seat).letters for seat in (None, 0, 1, 2)} == {("", "", "")}


@pytest.mark.rule("TEL-02")
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_rare_letters_are_not_dealt(language: str) -> None:
    letters = Telltale(Lexicon.load(language)).letters
    assert 10 < len(letters) < 26
    assert not set("qxzґ") & set(letters)


@pytest.mark.rule("TEL-03")
@pytest.mark.parametrize("word, code", [("zzzz", "no-word"), ("house", "not-telling"), ("ten", "not-telling")])
def test_a_word_has_four_to_seven_letters_and_the_own_one(word: str, code: str) -> None:
    assert dealt().refuses(0, Write(word)) == code


@pytest.mark.rule("TEL-04")
def test_the_last_guess_counts_and_nobody_guesses_themselves() -> None:
    scene = dealt()
    assert scene.refuses(0, Guess(0, "t")) == "nobody-to-guess"
    assert scene.refuses(0, Guess(1, "x")) == "bad-letter"
    scene.act(0, Guess(1, "t")).act(0, Guess(2, "e"))
    assert scene.table.view(0).guess == (2, "e")
    assert scene.table.view(1).guess is None


@pytest.mark.rule("TEL-05", "TEL-06", "TEL-07")
def test_a_right_guess_scores_two_and_a_letter_kept_scores_one() -> None:
    scene = written(dealt().act(0, Guess(2, "e")), "letter", "river", "house")
    assert scene.state.scores == (3, 1, 0)
    assert scene.table.view(None).letters == ("", "", "e")
    assert dealt(seconds=20).act(0, Write("letter")).wait(20_000).state.scores == (1, 0, 0)


@pytest.mark.rule("TEL-08")
def test_the_most_points_win_after_the_last_round_or_when_all_letters_are_known() -> None:
    scene = dealt("tr", rounds=2)
    for _ in range(2):
        written(scene, "letter", "river")
    assert scene.table.result is not None
    assert scene.table.result.winners == (0, 1)
    found = written(dealt("tr").act(0, Guess(1, "r")).act(1, Guess(0, "t")), "letter", "river")
    assert found.table.result is not None


@pytest.mark.rule("TEL-09")
def test_the_last_one_at_the_table_wins() -> None:
    result = dealt().leave(0).leave(2).table.result
    assert result is not None
    assert result.winners == (1,)
