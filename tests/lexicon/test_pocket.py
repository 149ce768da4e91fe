"""The offline dictionary: read like the client reads it, it agrees with the lexicon."""

import json
from pathlib import Path

import pytest

from parlour.lexicon import Lexicon
from parlour.lexicon.categories.members import Categories
from parlour.lexicon.graph import unpacked
from parlour.lexicon.packing import Sections
from parlour.lexicon.pocket import CARDS, CLASSES, GRAPH

CASES = json.loads(Path(__file__).with_name("pocket-cases.json").read_text())
"""The client's reader has the same tests (web/tests/pages/pocket.test.ts)."""
MOST = 3_000_000


@pytest.fixture(scope="module", params=["en", "uk", "de"])
def lexicon(request):
    return Lexicon.load(request.param)


def test_the_pocket_dictionary_is_small_and_matches_its_words(lexicon):
    content = lexicon.pocket()
    assert len(content) <= MOST
    sections = Sections(content)
    made = json.loads(sections[CLASSES])
    assert made["hash"] == lexicon.hash, "other words: scripts/build-lexicon pocket"
    assert len(json.loads(sections[CARDS])) > 100
    assert len(unpacked(sections[GRAPH])) > 100_000


def test_a_plain_list_has_no_pocket_dictionary():
    assert Lexicon.of(["stone"]).pocket() is None


def said(case):
    verdict = Lexicon.load(case["language"]).verdict(case["typed"])
    code, of = (verdict.reason.code, verdict.reason.of) if verdict.reason else (None, None)
    return [verdict.valid, verdict.singular, code, None if code == "unknown" else of]


def test_the_cases_match_the_lexicon():
    assert [(case, said(case)) for case in CASES["words"] if said(case) != case["said"]] == []


def fit(case):
    return Categories.load(case["language"]).fits(case["answer"], case["category"])


def test_the_answer_cases_match_the_server():
    assert [(case, fit(case)) for case in CASES["fits"] if fit(case) != case["fit"]] == []
