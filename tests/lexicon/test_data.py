"""The compiled files: what they hold, how big they are, and that compiling them again gives the same bytes."""

import hashlib
import json
import random
import sys
from pathlib import Path

import pytest

from parlour.lexicon import Lexicon
from parlour.lexicon.packing import Sections, pack
from parlour.lexicon.sources import DATA

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "scripts"))

from lexicon_build import writing  # noqa: E402
from lexicon_build.edition import Edition  # noqa: E402
from lexicon_build.tables import table, words  # noqa: E402

PARTS = ("words", "nouns", "names", "abbreviations", "zipf", "tiers", "sources", "origins")


def test_all_data_together_stay_under_25_megabytes():
    assert sum(path.stat().st_size for path in DATA.parent.rglob("*") if path.suffix != ".pyc") < 25_000_000


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_hash_is_that_of_the_files(language):
    content = b"".join((DATA / f"{language}.{part}").read_bytes() for part in PARTS)
    assert hashlib.sha256(content).hexdigest()[:16] == Lexicon.load(language).hash


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_counts_are_those_of_the_files(language):
    counts = json.loads((DATA / f"{language}.json").read_text())["counts"]
    lexicon = Lexicon.load(language)
    assert counts["words"] == len(lexicon.words())
    assert counts["singular nouns"] == len(lexicon.words(nouns=True))


def test_compiling_twice_gives_the_same_bytes(tmp_path):
    def compiled(folder, seed):
        vocabulary = ["п'ять", "кіт", "коти", "котик", "вікно", "київ", "ніс"]
        random.Random(seed).shuffle(vocabulary)
        folder.mkdir()
        origins = {"коти": ("plural", "кіт")}
        zipf, tiers, sources = (dict.fromkeys(vocabulary, value) for value in (3.0, 2, 1))
        edition = Edition("uk", set(vocabulary), {"кіт", "вікно"}, set(), set(), origins, zipf, tiers, sources)
        writing.write(edition, folder)
        return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}

    assert compiled(tmp_path / "one", 1) == compiled(tmp_path / "two", 2)


def test_sections_are_read_where_they_are_asked_for_even_if_the_file_is_replaced_meanwhile(tmp_path):
    file, sections = tmp_path / "some.words", {3: b"abc", 200: bytes(10_000)}
    file.write_bytes(pack(sections))
    opened = Sections.read(file)
    (tmp_path / "newer").write_bytes(pack({1: b"other words"}))
    (tmp_path / "newer").replace(file)
    assert dict(opened) == sections
    assert dict(Sections.read(file)) == {1: b"other words"}


def test_packed_sections_come_back_whole():
    sections = {3: b"abc", 1: b"", 200: bytes(10_000)}
    assert dict(Sections(pack(sections))) == sections
    with pytest.raises(ValueError, match="not a lexicon file"):
        Sections(b"something else")


def test_every_plural_looking_lemma_has_a_ruling_and_a_reason():
    for name in ("en-plural-looking", "uk-plural-looking"):
        for word, line in table(name).items():
            ruling, reason = line.split("\t")
            assert ruling.split()[0] in ("singular", "plural", "plural-only", "not-a-noun"), word
            assert reason, word


def test_what_the_tables_allow_and_deny_is_so():
    lexicon = Lexicon.load("en")
    assert [word for word in words("en-nouns-deny") if lexicon.is_singular_noun(word)] == []
    assert [word for word in words("en-names-only") if lexicon.is_word(word)] == []
    assert [word for word in words("en-words-more") if len(word) > 2 and not lexicon.is_word(word)] == []
    assert [word for word in words("en-nouns-allow") if not lexicon.is_singular_noun(word)] == []


def test_what_the_ukrainian_tables_allow_and_deny_is_so():
    lexicon = Lexicon.load("uk")
    allowed = words("uk-nouns-more") | words("uk-nouns-adjectival") - words("uk-nouns-deny")
    assert [word for word in sorted(allowed) if not lexicon.is_singular_noun(word)] == []
    denied = words("uk-nouns-deny") | words("uk-names-first")
    assert [word for word in sorted(denied) if lexicon.is_singular_noun(word)] == []
    assert [word for word in table("uk-words-more") if not lexicon.is_word(word)] == []
