"""`parlour language check` and the start of a server find every fault of a pack that stops a game."""

import json

import pytest

from cli.terminal import complaint, run
from lexicon.packs import copied_pack
from parlour.cli.language_report import report
from parlour.core.trial import fault_in, try_all
from parlour.games import CATALOGUE, OURS
from parlour.games.bookworm import shipped_cards
from parlour.languages import languages
from parlour.lexicon import Lexicon
from parlour.lexicon.sources import Compiled, Listed, compile_lists, parts_of


@pytest.fixture
def pack(tmp_path):
    with copied_pack(tmp_path) as copied:
        yield copied


def change(pack, file, before, after):
    path = pack.path(*file.split("/"))
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")


def parts(pack):
    return {part.name: part for part in report(pack)}


def test_every_game_of_a_sound_pack_is_played(pack):
    assert {part.name: part.says for part in report(pack) if part.state == "broken"} == {}
    assert [fault_in(CATALOGUE[game], pack.code, Lexicon.load) for game in OURS] == [None] * len(OURS)


FAULTS = {
    "a letter of the stars without a colour": (
        "stars", "games/stars/letters.json", '"red": "JW"', '"red": "J"',
        "games/stars/letters.json line 1: “W” is in `letters` 1 times and has 0 colours",
    ),
    "a die face of two letters": (
        "lone", "games/lone/dice.json", '"A"', '"LL"', "games/lone/dice.json line 3: Expected `str` of length <= 1",
    ),
    "a die of the bottle with a letter outside the alphabet": (
        "bottle", "games/bottle/dice.json", '"W"]', '"X"]',
        "games/bottle/dice.json line 4: the face “X” is no letter of this table's language",
    ),
    "an unknown category among the answers": (
        "answers", "answers.json", '"body"', '"bodies"', "answers.json line 3: there is no category “bodies”",
    ),
    "an unknown category among the names": (
        "categories", "categories.json", '"body"', '"bodies"', "categories.json line 3: there is no category “bodies”",
    ),
    "a category without a name": (
        "categories", "categories.json", '"ijo sijelo"', '" "', "categories.json line 3: the category “body” is empty",
    ),
    "a comma that is missing": (
        "bottle", "games/bottle/dice.json", '"E", "I"', '"E" "I"', "games/bottle/dice.json line 2: JSON is malformed",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_the_check_names_file_line_and_reason(pack, name):
    part, file, before, after, why = FAULTS[name]
    change(pack, file, before, after)
    found = parts(pack)[part]
    assert (found.state, why in found.says) == ("broken", True), found.says


def test_an_empty_hearing_file_is_a_fault(pack):
    pack.path("hearing.json").write_text('{"alike": ""}', "utf-8")
    assert parts(pack)["hearing"].says.startswith("hearing.json line 1: it is empty")
    pack.path("hearing.json").write_text('{\n"keys": "as",\n"likes": "a s"}', "utf-8")
    assert parts(pack)["hearing"].says.startswith("hearing.json line 3: “likes” is none of alike, keys, ")


@pytest.mark.parametrize("line", ["art-bottle = TELO", "art-bottle = tel", "art-lone = LAWA LETE", "art-bottle = XYZ"])
def test_words_of_pictures_fit_their_pictures(pack, line):
    pack.path("messages", "art.ftl").write_text(f"{line}\n", "utf-8")
    assert line in parts(pack)["pictures"].says


def test_categories_without_answers_are_named(pack):
    assert "named, but without answers: car, crime, insect" in parts(pack)["answers"].says


def test_one_bad_line_is_reported_once(pack):
    pack.path("words.txt").write_text("telo\t5\nwater\t4\n", "utf-8")
    outcome = [part.says for part in report(pack) if "words.txt line 2" in part.says]
    assert len(outcome) == 1
    assert parts(pack)["bottle"].says == "see words"


def test_a_server_offers_no_game_that_fails_its_trial(pack, capsys):
    change(pack, "games/lone/dice.json", '"A"', '"LL"')
    assert CATALOGUE["lone"].is_in(pack.code)
    try_all(CATALOGUE.values(), Lexicon.load)
    assert [game for game in OURS if not CATALOGUE[game].is_in(pack.code)] == ["lone"]
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"parlour: the game lone in the language {pack.code} is left out: ")
    assert "games/lone/dice.json line 3" in line


def test_a_server_leaves_out_a_language_whose_words_cant_be_read(pack, capsys):
    pack.path("words.txt").write_text("telo\nwater\n", "utf-8")
    try_all(CATALOGUE.values(), Lexicon.load)
    assert pack.code not in languages()
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"parlour: the language {pack.code} is left out: ")
    assert "words.txt line 2" in line


@pytest.mark.rule("BKW-01")
def test_bookworm_deals_only_cards_that_can_be_read_in_its_language(pack):
    names = json.loads(pack.path("categories.json").read_text("utf-8"))
    cards = shipped_cards(pack.code)
    assert len(cards) == 3
    assert all(names.keys() >= set(card) for card in cards)


def test_bookworm_is_not_offered_if_no_card_can_be_read(pack):
    pack.path("categories.json").write_text('{"animal": "soweli"}', "utf-8")
    assert "categories.json: it names all three categories of no card" in parts(pack)["bookworm"].says


def answers(lexicon):
    """The answers of a dictionary about some words and to some searches."""
    asked = ("telo", "jan", "nimi", "water", "ike")
    return (
        [(word, lexicon.is_word(word), lexicon.is_singular_noun(word), lexicon.zipf(word)) for word in asked],
        list(lexicon.words()),
        list(lexicon.common(4.5, nouns=True)),
        [*lexicon.containing("ln")],
        lexicon.hash,
        lexicon.source("telo"),
        lexicon.verdict("tello"),
        lexicon.count_others(),
    )


def test_compiled_lists_say_the_same_as_plain_ones_until_these_change(pack):
    pack.path("nouns.txt").write_text("telo jan nimi\n", "utf-8")
    plain = answers(Lexicon(pack.code, parts_of(pack)))
    words, nouns = compile_lists(pack)
    assert isinstance(parts_of(pack), Compiled)
    assert answers(Lexicon(pack.code, parts_of(pack))) == plain
    assert (words, nouns) == (len(plain[1]), 3)
    pack.path("nouns.txt").write_text("telo jan\n", "utf-8")
    assert isinstance(parts_of(pack), Listed)
    compile_lists(pack)
    assert len(parts_of(pack).nouns) == 2


def test_a_language_is_compiled_by_a_command(pack):
    assert "words" in run("language", "compile", pack.code).stdout
    assert pack.has("words", "manifest.json")
    pack.path("words.txt").write_text("telo\nwater\n", "utf-8")
    assert "words.txt line 2" in complaint("language", "compile", pack.code)
    assert "is not installed" in complaint("language", "compile", "xx")
