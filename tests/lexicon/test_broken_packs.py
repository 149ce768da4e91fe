"""Faults in the files of a pack: the check and a server at its start name the file, the line and the reason."""

import pytest

from lexicon.packs import copied_pack
from parlour.cli.language_report import report
from parlour.core.entry import FAILED
from parlour.core.trial import try_all
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon


@pytest.fixture
def pack(tmp_path):
    with copied_pack(tmp_path) as found:
        yield found


def broken(pack):
    return {part.name: part.says for part in report(pack) if part.state == "broken"}


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("stars/letters.json", 'JW"}', 'J"}', "letters.json line 1: “W” is in `letters` 1 times and has 0 colours"),
        ("stars/letters.json", 'W"', 'WQ"', "letters.json line 1: “Q” is no letter of the language"),
        ("stars/letters.json", 'W"', '"', "letters.json: “W” is a letter of the language without a colour"),
        ("stars/cards.json", '"moku"', '"żółw"', "cards.json line 5: card A1: “żółw”: an accent can't be read"),
        ("lone/dice.json", '"A"', '"LL"', "dice.json line 3: Expected `str` of length <= 1"),
        ("bottle/dice.json", '"A"', '"LL"', "dice.json line 2: Expected `str` of length <= 1"),
        ("rebus/dice.json", '"A"', '"LL"', "Expected `str` of length <= 1"),
        ("bookworm/dice.json", '"a', '"ll', "has a letter twice"),
        ("bottle/dice.json", '"A"', '"Q"', "dice.json line 2: the face “Q” is no letter"),
        ("lone/dice.json", '"A"', '"Q"', "dice.json line 3: the face “Q” is no letter"),
        ("rebus/dice.json", '"A", ', '"Q", ', "dice.json line 3: no value for the face “Q”"),
        ("bookworm/dice.json", '"a', '"q', "has a letter that this table's language has not"),
        ("lone/dice.json", "]", "", "dice.json line"),
    ],
)
def test_a_fault_of_a_game_is_named_and_the_game_is_not_offered(pack, capsys, file, old, new, why):
    game = file.partition("/")[0]
    path = pack.path("games", file)
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    assert why in broken(pack)[game]
    try_all([CATALOGUE[game]], Lexicon.load)
    assert why in capsys.readouterr().err
    assert (game, pack.code) in FAILED
    assert not CATALOGUE[game].is_in(pack.code)


@pytest.mark.parametrize(
    ("file", "text", "part", "why"),
    [
        ("answers.json", '{\n"animall": "waso"}', "answers", "answers.json line 2: there is no category “animall”"),
        ("answers.json", '{"animal": ["waso"]}', "answers", "answers.json line 1: Expected `str`, got `array`"),
        ("hearing.json", "{}", "hearing", "hearing.json line 1: it is empty"),
        ("hearing.json", "[]", "hearing", "hearing.json line 1: Expected `object`"),
        ("hearing.json", '{"alike": "abc"}', "hearing", "hearing.json line 1: “abc” in `alike` is no pair"),
        ("messages/art.ftl", "art-bottle = KULUPU\n", "pictures", "art-bottle = KULUPU: it needs words of 3"),
        ("categories.json", '{"animal": ""}', "categories", "categories.json line 1: the category “animal” is empty"),
    ],
)
def test_a_fault_of_another_file_is_named(pack, file, text, part, why):
    pack.path(file).write_text(text, "utf-8")
    assert why in broken(pack)[part]


def test_words_in_another_encoding_are_named_with_their_line(pack):
    pack.path("words.txt").write_bytes(b"telo\n\xff\xfe\n")
    found = broken(pack)
    assert "words.txt line 2: " in found.pop("words")
    assert set(found.values()) == {"see words"}
