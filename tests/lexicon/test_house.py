"""A table's own rulings override the dictionary and last."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from parlour.lexicon import HouseWords, Lexicon, Unreadable

PROPOSE = Path(__file__).parents[2] / "scripts" / "propose_words.py"
PLAIN = Lexicon.of(["cat", "house", "mouse"], nouns=["cat", "house"])


def test_an_allowed_word_is_a_word_and_a_singular_noun():
    lexicon = PLAIN.with_house(HouseWords(allow=("Gloop", "mouse")))
    assert lexicon.is_singular_noun("gloop")
    assert lexicon.is_singular_noun("mouse")
    assert list(lexicon.containing("oo")) == ["gloop"]
    assert lexicon.verdict("gloop").reason is None


def test_a_refused_word_is_gone_from_every_answer():
    lexicon = PLAIN.with_house(HouseWords(refuse=("house",)))
    assert not lexicon.is_word("house")
    assert list(lexicon.words()) == ["cat", "mouse"]
    assert lexicon.verdict("house").reason.code == "refused"


def test_the_dictionary_itself_does_not_change():
    PLAIN.with_house(HouseWords(allow=("gloop",), refuse=("cat",)))
    assert PLAIN.is_word("cat")
    assert not PLAIN.is_word("gloop")


@pytest.mark.slow
def test_words_of_other_lengths_and_their_apostrophes_stay():
    lexicon = Lexicon.load("uk").with_house(HouseWords(allow=("бубабу", "бу'бабу"), refuse=("вікно",)))
    assert lexicon.is_word("п'ять")
    assert lexicon.is_word("бу'бабу")
    assert lexicon.is_singular_noun("здоров'я")
    assert not lexicon.is_word("вікно")
    assert "бубабу" in lexicon.words(nouns=True)


def test_house_words_leave_frequencies_unchanged():
    plain = Lexicon.load("en")
    lexicon = plain.with_house(HouseWords(allow=("zzzzz",), refuse=("house",)))
    assert set(lexicon.common(5, nouns=True)) == set(plain.common(5, nouns=True)) - {"house"}


def test_rulings_are_equal_in_any_order_and_part_of_the_hash():
    one, other = HouseWords(("a", "b")), HouseWords(("b", "a", "a"))
    assert one == other
    assert PLAIN.with_house(one).hash == PLAIN.with_house(other).hash != PLAIN.hash
    assert PLAIN.with_house(one) is PLAIN.with_house(other).with_house(HouseWords()).with_house(one)
    assert PLAIN.with_house(one).with_house(HouseWords()) is PLAIN
    assert msgspec.json.decode(msgspec.json.encode(one), type=HouseWords) == one


def test_an_unreadable_house_word_is_refused():
    with pytest.raises(Unreadable):
        PLAIN.with_house(HouseWords(allow=("two words",)))


def test_dice_show_no_apostrophe_and_house_words_are_known_by_their_letters_too():
    plain = Lexicon.load("uk")
    lexicon = plain.with_house(HouseWords(allow=("бу'бабу",), refuse=("п'ять",)))
    assert plain.is_spelling("пять")
    assert not plain.is_word("пять")
    assert not lexicon.is_spelling("пять")
    assert lexicon.is_spelling("бубабу")
    assert not lexicon.is_spelling("ятьп")


@pytest.mark.parametrize("word", ["", "two words", "r2d2", "a" * 65, "a" * 100_000 + "1"])
def test_a_list_with_an_invalid_word_is_refused_in_one_short_line(word):
    with pytest.raises(ValueError, match="not a word of this alphabet") as refused:
        Lexicon.of(["cat", word])
    assert len(str(refused.value)) < 120


def test_a_tables_words_are_proposed_as_a_patch_to_the_word_tables(tmp_path):
    log = tmp_path / "game.jsonl"
    house = {"allow": ["gloop", "horse"], "refuse": ["xi", "zzyzx"]}
    log.write_text(json.dumps({"game": "bottle", "language": "en", "settings": {"house": house}}) + "\n")
    done = subprocess.run([sys.executable, PROPOSE, log], capture_output=True, check=True, text=True, encoding="utf-8")
    added = [line for line in done.stdout.splitlines() if line.startswith("+") and not line.startswith("+++")]
    assert added == ["+gloop", "+xi"]
    assert "+++ b/scripts/lexicon_build/tables/en-words-more.txt" in done.stdout


def test_the_file_that_the_client_saves_is_read_like_a_log(tmp_path):
    """Its only line has no game, see web/tests/lib/house-words.test.ts."""
    file = tmp_path / "house-words-uk.json"
    line = {"language": "uk", "settings": {"house": {"allow": ["бабубу"], "refuse": []}}}
    file.write_text(json.dumps(line, ensure_ascii=False) + "\n", "utf-8")
    done = subprocess.run([sys.executable, PROPOSE, file], capture_output=True, check=True, text=True, encoding="utf-8")
    assert "+бабубу" in done.stdout.splitlines()


def test_files_that_are_not_logs_are_refused_in_one_line(tmp_path):
    done = subprocess.run([sys.executable, PROPOSE, tmp_path / "none"], capture_output=True, check=False, text=True)
    assert done.returncode == 1
    assert "is not the log of a game" in done.stderr
