"""`parlour stars`: the companion of the printed game."""

import json

import pytest
from typer.testing import CliRunner

from parlour.cli.app import app
from parlour.games.stars.components.cipher import Cipher, alphabet_of, is_valid

PRINTED = ["--trust", "EPH", "--amplify", "RX", "--suspicion", "O"]


def run(*args):
    return CliRunner().invoke(app, ["stars", *args])


def data(*args):
    done = run(*args, "--json")
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


def complaint(*args):
    done = run(*args)
    assert done.exit_code == 2
    assert not done.stdout
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


@pytest.mark.rule("STA-27", "STA-10")
def test_score_reads_a_cipher_and_scores_words():
    assert data("score", "chopper", "HORCRUXES", "borax", *PRINTED) == [
        {"word": "chopper", "score": -8},
        {"word": "HORCRUXES", "score": -16},
        {"word": "borax", "score": 0},
    ]
    assert "-8" in run("score", "chopper", *PRINTED).stdout


@pytest.mark.rule("STA-27")
@pytest.mark.parametrize("draw", ["cards", "uniform"])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_draw_draws_a_valid_cipher(draw, language):
    drawn = data("draw", "--draw", draw, "--language", language)
    assert set(drawn) == {"trust", "amplify", "suspicion"}
    assert is_valid(alphabet_of(language), Cipher(**drawn))


@pytest.mark.rule("STA-28")
def test_deduce_returns_everything_that_follows():
    found = data("deduce", "chopper=-8", "borax=0", "--bits", "elephant,Zoo")
    assert set(found) == {"ciphers", "entropy", "letters", "guess", "next", "bits"}
    assert found["ciphers"] == 3235
    assert len(found["letters"]) == 26
    assert found["letters"]["O"]["trust"] == 0
    assert sum(letter["trust"] for letter in found["letters"].values()) == pytest.approx(3)
    assert sum(letter["amplify"] for letter in found["letters"].values()) == pytest.approx(2)
    assert sum(letter["suspicion"] for letter in found["letters"].values()) == pytest.approx(1)
    assert found["next"] == []
    assert set(found["bits"]) == {"elephant", "Zoo"}


@pytest.mark.rule("STA-28")
@pytest.mark.parametrize("sent", [("chopper=-8", "chopper=8"), ("cat=7",)])
def test_contradicting_scores_are_reported_in_a_line(sent):
    assert complaint("deduce", *sent) == "parlour: no cipher gives all these words these scores\n"


@pytest.mark.rule("STA-28")
def test_a_score_may_be_typed_or_copied_from_a_page():
    typed, copied = (data("deduce", f"chopper={score}")["ciphers"] for score in ("-8", "−8"))
    assert typed == copied > 0


@pytest.mark.rule("STA-08", "STA-28")
def test_deduce_knows_the_ukrainian_letters():
    found = data("deduce", "чай=0", "--language", "uk", "--bits", "об'єднання")
    assert len(found["letters"]) == 33
    assert [found["letters"][letter]["trust"] for letter in "ЧАЙ"] == [0, 0, 0]
    assert 0 < found["bits"]["об'єднання"] < 5


@pytest.mark.slow
@pytest.mark.rule("STA-28")
def test_deduce_finds_the_most_telling_next_words():
    found = data("deduce", "chopper=-8", "horcruxes=-16", "--next", "3")["next"]
    assert len(found) == 3
    assert found[0]["bits"] >= found[1]["bits"] >= found[2]["bits"] > 3


@pytest.mark.rule("STA-28", "STA-07")
def test_deduce_knows_both_draws():
    printed, uniform = (data("deduce", "--draw", draw)["entropy"] for draw in ("cards", "uniform"))
    assert printed == pytest.approx(20.7322, abs=1e-4)
    assert uniform == pytest.approx(20.8491, abs=1e-4)


@pytest.mark.rule("STA-12", "STA-13", "STA-27")
def test_legal_lists_words_that_may_be_sent():
    found = data("legal", "sunset", "solar", "theater", "mice", "--card", "sun,heat,mouse")
    assert [one["legal"] for one in found] == [False, True, False, False]
    assert all(set(one) == {"word", "legal", "because"} for one in found)
    assert "SUN" in found[0]["because"]


@pytest.mark.parametrize(
    "args",
    [
        ("score", "two words", *PRINTED),
        ("score", "naïve", *PRINTED),
        ("score", "x" * 31, *PRINTED),
        ("score", "chopper", "--trust", "EPH", "--amplify", "RX", "--suspicion", "E"),
        ("score", "chopper", "--trust", "AEP", "--amplify", "RX", "--suspicion", "O"),
        ("score", "chopper"),
        ("deduce", "chopper"),
        ("deduce", "chopper=much"),
        ("deduce", "chopper=8.0"),
        ("deduce", "chopper=1_6"),
        ("deduce", "chopper=٣"),
        ("deduce", "=3"),
        ("deduce", "chopper=-8", "--bits", "r2d2"),
        ("deduce", "chopper=-8", "--next", "-1"),
        ("deduce", "chop-per=1"),
        ("deduce", "borax=0", "borax=1"),
        ("deduce", "borax=99999999999999999999"),
        ("draw", "--draw", "dice"),
        ("draw", "--language", "fr"),
        ("legal", "sun"),
    ],
)
def test_bad_input_gets_one_clear_line_and_status_2(args):
    assert complaint(*args).startswith("parlour")
