"""Awards for the recorded plays at the end of an evening (COM-27)."""

from collections import Counter
from pathlib import Path

import pytest

import parlour
from parlour.core.court.events import VoteEnded, unvoted
from parlour.core.extras.highlights import GoodWord, best_words
from parlour.core.table import Logged
from parlour.games import CATALOGUE
from rules.bookworm_scene import BookwormScene
from rules.stars_scene import StarsScene

PLAYS = Path(__file__).parents[1] / "plays"


def remembered(play: str) -> list:
    lines = (PLAYS / f"{play}.jsonl").read_text().splitlines()
    table = parlour.replay(lines)
    return CATALOGUE[play.partition("-")[0]].feats(table)


@pytest.mark.rule("COM-27")
@pytest.mark.parametrize(
    ("play", "kinds"),
    [
        ("bottle-default", {"word", "fastest"}),
        ("bottle-uk", {"word", "fastest"}),
        ("lone-default", {"word"}),
        ("rebus-default", {"word"}),
        ("bookworm-default", {"word", "stolen"}),
        ("stars-default", {"word"}),
    ],
)
def test_a_game_is_remembered_for_its_words(play, kinds):
    feats = remembered(play)
    counted = Counter(feat.kind for feat in feats)
    assert kinds <= counted.keys()
    assert all(feat.value > 0 and feat.seat >= 0 for feat in feats)
    assert all(feat.word and feat.value == len(feat.word) for feat in feats if feat.kind in ("word", "blunder"))


@pytest.mark.rule("COM-28")
def test_a_word_sent_to_the_stars_belongs_to_its_proposer():
    scene = StarsScene(4).send(0, "chopper").send(2, "Ocean").send(3, "river").agree(1, 1)
    found = CATALOGUE["stars"].feats(scene.table)
    assert [(one.seat, one.word) for one in found] == [(0, "chopper"), (2, "ocean")]


@pytest.mark.rule("COM-27")
def test_a_word_that_the_table_allowed_is_not_a_blunder():
    feats = remembered("bottle-appeal")
    right = {feat.word for feat in feats if feat.kind == "word"}
    wrong = {feat.word for feat in feats if feat.kind == "blunder"}
    assert not right & wrong


@pytest.mark.rule("COM-27")
def test_bookworm_never_praises_words_that_its_lists_reject():
    entry = CATALOGUE["bookworm"]
    scene = BookwormScene(special_die=False).opened().each("hammer", "cat", "dog")
    found = {one.word: one.is_fit for one in entry.extras.review.words(scene.table)}
    assert found == {"hammer": False, "cat": True, "dog": True}
    scene = BookwormScene(special_die=False).opened().say(1, "hammer").doubt(0).vote(s2=True)
    assert [one.is_fit for one in entry.extras.review.words(scene.table)] == [True], "the table allowed it"


@pytest.mark.rule("COM-27")
def test_words_without_votes_are_never_among_the_best():
    log = [Logged(0, None, (VoteEnded("zzvigr", True, ()), VoteEnded("robot", True, ((1, True),))))]
    assert unvoted(log) == {"zzvigr"}
    best = best_words(log, [GoodWord(0, word, value=len(word)) for word in ("zzvigr", "robot")])
    assert [one.word for one in best] == ["robot"]
