"""Faults in the files of a pack: the check and a server at its start name the file, the line and the reason."""

import pytest

from lexicon.packs import copied_pack
from parlour.cli.language_files import LISTS, check_list, check_neighbours
from parlour.cli.language_report import report
from parlour.core.entry import FAILED
from parlour.core.trial import try_all
from parlour.games import CATALOGUE
from parlour.games.bookworm.components import not_letters
from parlour.games.stars.components.cards import shipped_clues
from parlour.languages import language as installed
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
        (
            "messages/art.ftl",
            "art-bottle = KULUPU\n",
            "pictures",
            "art.ftl line 1: art-bottle = KULUPU: it needs words of 3",
        ),
        (
            "messages/art.ftl",
            "# sea\nart-bottle = ŻÓŁ\n",
            "pictures",
            "messages/art.ftl line 2: art-bottle = ŻÓŁ: it",
        ),
        ("categories.json", '{"animal": ""}', "categories", "categories.json line 1: the category “animal” is empty"),
        ("answers.json", '{\n"animal": "waso, кіт"}', "answers", "answers.json line 2: “кіт”: “к” is no letter"),
        ("blocklist.txt", "# bad\n*", "blocklist", "blocklist.txt line 2: “*”: write `word`, `stem*` or `*part*`"),
        ("blocklist.txt", "a*", "blocklist", "blocklist.txt line 1: “a*”: write"),
        ("blocklist.txt", "Ike", "blocklist", "blocklist.txt line 1: “Ike”: write"),
        (
            "neighbours.txt",
            "telo: wato\ntelo wato",
            "neighbours",
            "neighbours.txt line 2: “telo wato”: write `ours",
        ),
        ("neighbours.txt", "telo: вода", "neighbours", "neighbours.txt line 1: “telo: вода”: write"),
        ("neighbours.txt", "\ntelu: wato", "neighbours", "neighbours.txt line 2: “telu” is no word of the language"),
        (
            "kinship/irregular.txt",
            "telo tolo\ntelo",
            "kinship",
            "irregular.txt line 2: “telo”: write two words",
        ),
        ("kinship/families.txt", "telo tol*", "kinship", "kinship/families.txt line 1: “telo tol*”: write `word: kin"),
        ("kinship/families.txt", "telo: *", "kinship", "kinship/families.txt line 1: “telo: *”: write"),
        ("kinship/families.txt", "telo: te(lo", "kinship", "kinship/families.txt line 1: “telo: te(lo”: write"),
        ("games/stars/clues.json", '{\n"tenpoo": ["sin"]}', "stars", "clues.json line 2: “tenpoo” is on no card"),
        ("games/stars/clues.json", '{\n"moku": "sin"}', "stars", "clues.json line 2: the clues to “moku” are no list"),
        (
            "games/stars/clues.json",
            '{"moku": ["pan", "żur"]}',
            "stars",
            "clues.json line 1: “żur” can't be sent",
        ),
        ("games/stars/clues.json", '{"moku": ["moku"]}', "stars", "line 1: “moku” can't be sent as a clue to “moku”"),
        ("games/bookworm/not.txt", "n o", "bookworm", "games/bookworm/not.txt line 1: “n o” are not letters"),
        ("games/bookworm/not.txt", "xyz", "bookworm", "games/bookworm/not.txt line 1: “xyz” are not letters"),
    ],
)
def test_a_fault_of_another_file_is_named(pack, file, text, part, why):
    pack.path(file).parent.mkdir(exist_ok=True)
    pack.path(file).write_text(text, "utf-8")
    assert why in broken(pack)[part]


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("blocklist.txt", "# bad words\nike\njaki*  # and its kin\n*utal*\n"),
        ("neighbours.txt", "telo: wato aka\n"),
        ("kinship/irregular.txt", "telo tolo\n"),
        ("kinship/families.txt", "telo: tel* *tol* wato\n"),
        ("games/stars/clues.json", '{"moku": ["pan", "kili"]}'),
        ("games/bookworm/not.txt", "not\n"),
    ],
)
def test_well_formed_lists_have_no_fault(pack, file, text):
    pack.path(file).parent.mkdir(exist_ok=True)
    pack.path(file).write_text(text, "utf-8")
    assert broken(pack) == {}


@pytest.mark.parametrize("language", ["en", "de", "uk"])
def test_the_lists_of_our_own_languages_have_no_fault(language):
    own = installed(language)
    for file in LISTS:
        check_list(own, file)
    check_neighbours(own)
    assert shipped_clues(language)
    assert not_letters(language)


def test_clues_in_the_wrong_shape_stop_the_game_when_a_server_starts(pack, capsys):
    pack.path("games/stars/clues.json").write_text('{"moku": 5}', "utf-8")
    try_all([CATALOGUE["stars"]], Lexicon.load)
    assert "clues.json line 1: the clues to “moku” are no list of words" in capsys.readouterr().err
    assert not CATALOGUE["stars"].is_in(pack.code)


def test_words_in_another_encoding_are_named_with_their_line(pack):
    pack.path("words.txt").write_bytes(b"telo\n\xff\xfe\n")
    found = broken(pack)
    assert "words.txt line 2: " in found.pop("words")
    assert set(found.values()) == {"see words"}
