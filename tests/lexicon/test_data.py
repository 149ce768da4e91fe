"""The compiled files: their contents and sizes, and that compiling them again gives the same bytes."""

import hashlib
import json
import random
import sys
from pathlib import Path

import pytest

from parlour.languages import language as installed
from parlour.lexicon import Lexicon
from parlour.lexicon.packing import Sections, pack

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "scripts"))

from lexicon_build import writing  # noqa: E402
from lexicon_build.edition import Edition  # noqa: E402
from lexicon_build.tables import table, words  # noqa: E402
from lexicon_build.ukrainian.rules import surnames  # noqa: E402

PARTS = ("words", "nouns", "names", "abbreviations", "zipf", "tiers", "sources", "origins", "rare", "odd")


@pytest.mark.parametrize(("language", "most"), [("en", 14_500_000), ("uk", 14_500_000), ("de", 16_000_000)])
def test_the_data_of_a_language_stay_small(language, most):
    files = [path for path in installed(language).folder.rglob("*") if path.suffix != ".pyc"]
    assert sum(path.stat().st_size for path in files) < most


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_the_hash_matches_the_files(language):
    content = b"".join(installed(language).path("words", part).read_bytes() for part in PARTS)
    assert hashlib.sha256(content).hexdigest()[:16] == Lexicon.load(language).hash


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_the_counts_match_the_files(language):
    counts = json.loads(installed(language).path("words", "manifest.json").read_text())["counts"]
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
        return {path.name: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}

    assert compiled(tmp_path / "one", 1) == compiled(tmp_path / "two", 2)


def test_sections_are_read_lazily_even_if_the_file_is_replaced(tmp_path):
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


def test_tables_agree_with_the_rulings():
    lexicon = Lexicon.load("en")
    assert [word for word in words("en-nouns-deny") if lexicon.is_singular_noun(word)] == []
    assert [word for word in words("en-names-only") if lexicon.is_word(word)] == []
    assert [word for word in words("en-words-more") if len(word) > 2 and not lexicon.is_word(word)] == []
    assert [word for word in words("en-nouns-allow") if not lexicon.is_singular_noun(word)] == []


def test_ukrainian_tables_agree_with_the_rulings():
    lexicon = Lexicon.load("uk")
    allowed = words("uk-nouns-more") | words("uk-nouns-adjectival") - words("uk-nouns-deny")
    assert [word for word in sorted(allowed) if not lexicon.is_singular_noun(word)] == []
    denied = words("uk-nouns-deny") | words("uk-names-first")
    assert [word for word in sorted(denied) if lexicon.is_singular_noun(word)] == []
    assert [word for word in table("uk-words-more") if not lexicon.is_word(word)] == []


def test_surnames_are_recognised_by_their_endings():
    nouns = {"коваль", "ковальчук", "ткач", "ткачук", "коваленко", "бунчук", "каучук", "фламенко", "вареник"}
    assert surnames(nouns) == {"ковальчук", "ткачук", "коваленко"}


def test_german_tables_agree_with_the_rulings():
    lexicon = Lexicon.load("de")
    assert [word for word in sorted(words("de-nouns-more")) if not lexicon.is_singular_noun(word)] == []
    denied = words("de-nouns-deny") | words("de-names-first") | words("de-abbreviations")
    assert [word for word in sorted(denied) if lexicon.is_singular_noun(word)] == []
    assert [word for word in sorted(words("de-words-deny")) if lexicon.is_word(word)] == []
