"""Lists that another judge wrote, sealed until they were measured: what was reached then is not lost again."""

import hashlib
from pathlib import Path

import pytest

from lexicon.measuring import MEASURES

FIRST = Path(__file__).parent / "blind"
SECOND = FIRST / "second"
THIRD = FIRST / "third"
FOURTH = FIRST / "fourth"
FIFTH = FIRST / "fifth"
SIXTH = FIRST / "sixth"
AIMS = {
    "singular nouns, wrong": 0.01,
    "kin, wrong": 0.01,
    "right answers not granted": 0.03,
    "right answers refused": 0.01,
    "wrong answers that pass": 0.15,
    "slips, another word first": 0.1,
}


COMPOUNDS = {"kin, wrong": 0.05}
"""The first judge took parts of a compound card (SUNFLOWER: sun) for its kin, which STA-13 allows."""
BY_LOT = {
    "singular nouns, wrong": 0.04,
    "kin, wrong": 0.02,
    "right answers not granted": 0.05,
    "right answers refused": 0.02,
    "wrong answers that pass": 0.1,
    "slips, another word first": 0.1,
}
"""Drawn by lot, not from what comes to mind: rarer answers and nouns."""
LISTS = [(FIRST, AIMS | COMPOUNDS), (SECOND, AIMS), (THIRD, AIMS), (FOURTH, BY_LOT), (FIFTH, AIMS), (SIXTH, AIMS)]


@pytest.mark.parametrize(("folder", "allowed"), LISTS, ids=["first", "second", "third", "fourth", "fifth", "sixth"])
@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("measure", MEASURES, ids=lambda measure: measure.__name__)
def test_another_judge_would_overrule_no_more_than_the_aim(measure, language, folder, allowed):
    for measured in measure(folder, language):
        assert measured.share <= allowed[measured.what.removeprefix(f"{language} ")], measured.wrong


@pytest.mark.parametrize("folder", [THIRD, FOURTH, FIFTH, SIXTH], ids=["third", "fourth", "fifth", "sixth"])
def test_the_lists_are_those_that_were_sealed(folder):
    for line in (folder / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split()
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest, name
