"""`parlour solve bottle`."""

import pytest

from cli.terminal import data, run
from parlour.lexicon import Lexicon


def test_every_word_has_every_letter_shortest_first():
    found = data("solve", "bottle", "BRO")
    assert found["count"] == len(found["words"]) > 1000
    assert found["words"] == sorted(found["words"], key=lambda word: (len(word), word))
    assert {"carbon", "robe", "bore"} <= set(found["words"])
    assert all(set("bro") <= set(word) and len(word) >= 4 for word in found["words"])


def test_used_words_are_left_out():
    assert "carbon" not in data("solve", "bottle", "bro", "--used", "CARBON, board")["words"]


@pytest.mark.rule("BOT-22")
def test_yellow_keeps_its_letter_inside_and_the_others_out():
    words = data("solve", "bottle", "ORT", "--effect", "yellow")["words"]
    assert words
    assert all("o" in word[1:-1] and not set("rt") & set(word) for word in words)
    assert not any(word[0] == "o" or word[-1] == "o" for word in words)


@pytest.mark.rule("BOT-26")
@pytest.mark.parametrize(
    ("dice", "ends"),
    [
        ("LTNE", {"le", "el"}),
        ("L(TN)E", {"le", "el"}),
        ("(LT)NE", {"le", "el", "te", "et"}),
        ("L(TNE)", {"lt", "tl", "ln", "nl", "le", "el"}),
        ("(LNE)", {"ln", "nl", "le", "el", "ne", "en"}),
    ],
)
def test_neck_takes_the_dice_at_both_ends_and_any_of_those_on_one_level(dice, ends):
    words = data("solve", "bottle", dice, "--effect", "neck")["words"]
    assert {word[0] + word[-1] for word in words} <= ends
    for first, last in ends:
        expected = {noun for noun in Lexicon.load("en").starting(first, nouns=True) if noun[-1] == last}
        assert {noun for noun in expected if len(noun) >= 4} <= set(words)


@pytest.mark.rule("BOT-24")
def test_cover_gives_a_list_for_each_letter():
    found = data("solve", "bottle", "GRU", "--effect", "cover", "--used", "gorge")
    assert list(found["words"]) == ["G", "R", "U"]
    assert found["count"] == sum(map(len, found["words"].values()))
    assert "rubber" in found["words"]["R"]
    assert "unicorn" in found["words"]["U"]
    assert "gorge" not in found["words"]["G"]


def test_ukrainian_rolls_are_read_with_look_alikes():
    assert "середа" in data("solve", "bottle", "СРД", "--language", "uk")["words"]


def test_the_answer_reads_well():
    assert run("solve", "bottle", "QJX").stdout == "No words.\n"
