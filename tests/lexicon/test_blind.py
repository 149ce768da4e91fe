"""Lists that another judge wrote, sealed until they were measured: what was reached then is not lost again."""

import hashlib
from pathlib import Path

import pytest

from lexicon.measuring import MEASURES

FIRST = Path(__file__).parent / "blind"
SECOND = FIRST / "second"
THIRD = FIRST / "third"
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
LISTS = [(FIRST, AIMS | COMPOUNDS), (SECOND, AIMS), (THIRD, AIMS)]


@pytest.mark.parametrize(("folder", "allowed"), LISTS, ids=["first", "second", "third"])
@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("measure", MEASURES, ids=lambda measure: measure.__name__)
def test_another_judge_would_overrule_no_more_than_the_aim(measure, language, folder, allowed):
    for measured in measure(folder, language):
        assert measured.share <= allowed[measured.what.removeprefix(f"{language} ")], measured.wrong


def test_the_third_lists_are_those_that_were_sealed():
    for line in (THIRD / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split()
        assert hashlib.sha256((THIRD / name).read_bytes()).hexdigest() == digest, name
