"""`parlour play --dice`: real dice beside the terminal (COM-13)."""

import pytest

from cli.terminal import complaint
from cli.test_play import Person, play, session
from parlour.cli.terminal.real_dice import prompt, read_roll
from parlour.core import Die, Drawn, Handful, Refused

pytestmark = pytest.mark.rule("COM-13")
LETTERS = Die("letter", ("a", "b", "c"))
WORDS = Die("effect", ("base", "neck", "yellow", "cover"))
HANDFUL = Handful((LETTERS, LETTERS, WORDS), lying=2)


def test_the_roll_is_asked_for_and_read_and_clocks_begin_with_it():
    faces = {"yellow": list("bcdfgh"), "turquoise": [list("rstuvw"), list("oaeiuy")], "dark_blue": ["k"] * 6}
    person = Person((9_000, "b r x\n"), (9_500, "bro / 3 1 2\n"), (12_000, "carbon\n"), (16_000, ""))
    table = session(person, ["Ann", "Bob"], 1, rolls="ours", dice={**faces, "effects": ["base"] * 6})
    seen = play(person, table)
    assert any("yellow, 2 × turquoise" in line for line in table.said)
    assert any("no such face" in shown.refused for shown in seen.moments)
    rolled = table.table.log[0]
    assert (rolled.at, rolled.what) == (9_500, Drawn(rolled.what.result))
    assert rolled.what.result.letters == ("b", "r", "o")
    assert rolled.what.result.distances == (4, 9, 0)
    assert "Ann: CARBON!" in table.said


def test_faces_are_typed_with_spaces_or_without():
    assert read_roll(HANDFUL, "ab cover") == (["a", "b", "cover"], [], [])
    assert read_roll(HANDFUL, "A, B, Cover / 2 1") == (["a", "b", "cover"], [1, 0], [])
    assert read_roll(HANDFUL, "A, B, Cover / 2=1") == (["a", "b", "cover"], [1, 0], [0]), "they lie level (BOT-26)"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("ab", "wrong-number-of-dice"),
        ("", "wrong-number-of-dice"),
        ("abcover cover", "wrong-number-of-dice"),
        ("ab cover / first", "wrong-order"),
        ("ab cover / ²", "wrong-order"),
    ],
)
def test_impossible_rolls_are_refused_with_a_reason(line, code):
    with pytest.raises(Refused) as refused:
        read_roll(HANDFUL, line)
    assert refused.value.code == code


def test_players_who_roll_in_secret_are_named():
    secret = Handful((WORDS,), seats=(1,), secret=True)
    assert prompt(secret, ["Ann", "Bob"], "en") == (
        "Bob: Roll, then type what came up: effect die (base|neck|yellow|cover). The others look away."
    )
    assert prompt(secret, ["Ann", "Bob"], "uk").startswith("Bob: Киньте")


def test_bots_alone_cannot_roll_real_dice():
    printed = complaint("play", "bottle", "--dice", "--players", "0", "--bots", "2")
    assert "--dice needs somebody who rolls" in printed
