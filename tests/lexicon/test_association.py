"""Which words are associated."""

from pathlib import Path

import numpy as np
import pytest

from parlour.languages import language
from parlour.lexicon.association import PLAIN, Association
from parlour.lexicon.blocklist import is_polite

_LINES = Path(__file__).with_name("probes.tsv").read_text("utf-8").splitlines()
PROBES = [line.casefold().split("\t") for line in _LINES if not line.startswith("#")]


@pytest.fixture(scope="module")
def association() -> Association:
    found = Association.load("en")
    assert found is not None
    return found


def test_there_are_about_sixty_thousand_words_in_order(association: Association) -> None:
    assert 55_000 <= len(association.words) <= 65_000
    assert list(association.words) == sorted(set(association.words))
    assert association.matrix.shape == (len(association.words), 160)


def test_a_clue_is_understood_in_nearly_every_probe(association: Association) -> None:
    """Each probe is one clue and six words, one of which is meant."""
    wrong = [
        (clue, target, guess)
        for clue, target, others in PROBES
        if (guess := _guess(association, clue, [*others.split(), target])) != target
    ]
    assert len(PROBES) >= 60
    assert len(wrong) <= len(PROBES) * 0.06, wrong


def _guess(association: Association, clue: str, words: list[str]) -> str:
    return max(words, key=lambda word: association.similarity(clue, word) or 0)


def test_the_nearest_words_come_first(association: Association) -> None:
    near = association.near("elephant", 20)
    assert len(near) == 20
    assert [likeness for _, likeness in near] == sorted((likeness for _, likeness in near), reverse=True)
    assert {"elephants", "rhino", "tiger"} & {word for word, _ in near}
    assert "elephant" not in {word for word, _ in near}


def test_similarity_is_symmetric_and_at_most_one(association: Association) -> None:
    assert association.similarity("cheese", "mouse") == association.similarity("mouse", "cheese")
    assert association.similarity("cheese", "cheese") == pytest.approx(1, abs=1e-5)


def test_all_rows_have_unit_length(association: Association) -> None:
    assert np.allclose(np.linalg.norm(association.matrix, axis=1), 1, atol=1e-5)


def test_a_form_without_a_vector_has_that_of_its_lemma(association: Association) -> None:
    form = next(word + "s" for word in association.words if len(word) > 7 and word + "s" not in association.words and
                association.row(word + "s") is not None)  # fmt: skip
    assert association.row(form) == association.row(form.removesuffix("s"))


def test_an_unknown_word_is_near_nothing(association: Association) -> None:
    assert association.similarity("blorptastic", "cheese") is None
    assert association.near("blorptastic") == []


def test_no_impolite_word_is_ever_suggested(association: Association) -> None:
    assert all(is_polite(word, "en") for word in association.words)


def test_dictionaries_link_synonyms_kinds_and_opposites(association: Association) -> None:
    for clue, word in (("attorney", "lawyer"), ("cheddar", "cheese"), ("peace", "war"), ("sneakers", "shoes")):
        assert association.link(clue, word) >= PLAIN, (clue, word)
        assert association.link(clue, word) == association.link(word, clue)
    assert association.link("attorney", "cheese") == 0
    assert association.link("blorptastic", "cheese") == 0


@pytest.mark.parametrize(
    "code, clue, near, far", [("de", "hund", "dackel", "drucker"), ("uk", "собака", "цуценя", "метро")]
)
def test_translated_languages_have_associations(code: str, clue: str, near: str, far: str) -> None:
    found = Association.load(code)
    assert found is not None
    assert 20_000 <= len(found.words) <= 60_000
    assert (found.similarity(clue, near) or 0) > (found.similarity(clue, far) or 0) + 0.2


@pytest.mark.parametrize("code", ["en", "de", "uk"])
def test_the_data_of_a_language_is_no_larger_than_8_mb(code: str) -> None:
    assert language(code).path("words", "association").stat().st_size <= 8_000_000
