"""Presets of all games: each can be played, and no two are the same."""

import pytest
from msgspec import to_builtins

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.messages import catalogue

NAMES = ("standard", "first", "party", "kids", "purist", "quick")
PRESETS = [(game, name) for game, entry in CATALOGUE.items() for name in entry.extras.lobby.presets]


@pytest.mark.parametrize(("game", "name"), PRESETS)
def test_presets_can_be_opened_and_are_described(game, name):
    entry = CATALOGUE[game]
    assert name in NAMES
    entry.open(Lexicon.load, {**entry.extras.lobby.presets[name], "language": "en"})
    assert catalogue("en", entry.package).has(f"{game}-preset-{name}")


@pytest.mark.parametrize("game", sorted({game for game, _ in PRESETS}))
def test_presets_differ_and_purist_is_the_printed_game(game):
    entry = CATALOGUE[game]
    presets = entry.extras.lobby.presets
    settled = [str(to_builtins(entry.settle(preset)[0])) for preset in presets.values()]
    assert len(set(settled)) == len(settled)
    printed = presets.get("purist", presets["standard"])
    assert printed == ({"live": False} if game == "rebus" else {}), "paper lights up nothing (REB-19)"


@pytest.mark.rule("REB-19")
def test_purist_rebus_has_no_live_checks():
    entry = CATALOGUE["rebus"]
    assert entry.settle(entry.extras.lobby.presets["purist"])[0].live is False
    assert entry.settle({})[0].live is True


def test_among_friends_rebus_takes_minutes_and_words_can_be_appealed():
    assert CATALOGUE["rebus"].extras.lobby.presets["standard"] == {"judge": "appeal", "pace": "duplicate", "rounds": 3}
    for game in ("bottle", "lone", "rebus"):
        assert CATALOGUE[game].extras.lobby.presets["standard"]["judge"] == "appeal"
    assert CATALOGUE["bottle"].extras.lobby.presets["party"]["spoken"] is True


def test_the_party_preset_is_more_than_two_teams() -> None:
    presets = CATALOGUE["stars"].extras.lobby.presets
    assert presets["party"]["mode"] == "teams"
    assert len(presets["party"]) > 1, "the chip would light up for everybody who only chooses two teams"
