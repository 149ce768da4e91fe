"""`scripts/choose-dice --search` for lists that our own languages don't have."""

import json

import pytest

from lexicon.packs import copied_pack, small_pack
from parlour.core.trial import fault_in
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from scripts.choose_dice import STUDIES
from scripts.dice.search import KNOWN, everyday


@pytest.fixture(scope="module", params=["without frequencies", "with forms of letters"])
def pack(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("dice")
    if request.param == "with forms of letters":
        with small_pack(folder, "he") as found:
            yield found
        return
    with copied_pack(folder) as found:
        lines = found.path("words.txt").read_text("utf-8").splitlines()
        found.path("words.txt").write_text("\n".join(line.partition("\t")[0] for line in lines), "utf-8")
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("game", STUDIES)
def test_dice_that_were_found_can_be_played(pack, game):
    study = STUDIES[game](pack.code)
    study.effort = study.effort._replace(starts=1, tries=3, rolls=3)
    dice = study.search()
    assert list(study.figures(dice))
    file = pack.path("games", game, "dice.json")
    kept = file.read_text("utf-8")
    try:
        file.write_text(json.dumps(study.as_json(dice), ensure_ascii=False), "utf-8")
        assert fault_in(CATALOGUE[game], pack.code, Lexicon.load) is None
    finally:
        file.write_text(kept, "utf-8")


def test_long_lists_without_frequencies_have_some_everyday_words():
    letters = "abcdefghijklmnopqrstuvwxyz"
    words = [a + b + c + d for a in letters for b in letters for c in letters[:20] for d in letters[:3]]
    known = everyday(Lexicon.of(words), 3.3, range(4, 9))
    assert KNOWN <= len(known) < 2 * KNOWN
    assert {word[0] for word in known} == set(letters)
