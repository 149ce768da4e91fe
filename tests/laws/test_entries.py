"""A broken Entry from another package is left out when it is loaded, with one line that says what is wrong."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest
import telltale
from msgspec.structs import replace

from parlour.core import Event, catalogue
from parlour.core.catalogue import fault_in
from parlour.games import CATALOGUE, OURS


class NoView(telltale.Telltale):
    view = None


class NoVersion(telltale.Telltale):
    rules_version = "1"


class NoDraws(telltale.Telltale):
    Draws = None


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"bot": None}, "its Entry has bot=None, and that can't be called"),
    ({"game": "telltale"}, "its Entry has game='telltale', and that can't be called"),
    ({"text": 7}, "its Entry has text=7, and that can't be called"),
    ({"tell": "all"}, "its Entry has tell='all', and that can't be called"),
    ({"players": (4, 2)}, "its Entry has players=(4, 2), which is not the fewest and the most players"),
    ({"players": 3}, "its Entry has players=3, which is not the fewest and the most players"),
    ({"minutes": "5"}, "its Entry has minutes='5', which is not a number of minutes"),
    ({"names": ("Telltale",)}, "its Entry has names=('Telltale',), which is not a name for each language"),
    ({"package": None}, "its Entry has package=None, which is not the name of a package"),
    ({"components": "dice.json"}, "its Entry has components='dice.json', which is not a tuple of file names"),
    ({"extras": {}}, "its Entry has extras={}, which is not an Extras"),
    ({"game": NoView}, "its game has no view()"),
    ({"game": NoVersion}, "its game has no rules_version"),
]


@pytest.mark.parametrize("changed, says", BROKEN, ids=lambda one: None if isinstance(one, str) else repr(one)[:30])
def test_faults_are_reported_in_one_line(changed: dict[str, Any], says: str) -> None:
    assert fault_in(replace(telltale.ENTRY, **changed)) == says


def test_games_without_chance_are_valid() -> None:
    assert fault_in(replace(telltale.ENTRY, game=NoDraws)) is None


def test_settings_must_be_a_settings_class() -> None:
    says = fault_in(replace(telltale.ENTRY, settings=dict))
    assert says == "its Entry has settings=<class 'dict'>, which is not a class of Settings"


def test_it_is_left_out_and_all_others_are_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(telltale, "BROKEN", replace(telltale.ENTRY, bot=None), raising=False)
    point = EntryPoint("telltale", "telltale:BROKEN", catalogue.GROUP)
    monkeypatch.setattr(catalogue, "points", lambda group: [point])
    assert list(catalogue.Catalogue("parlour.games", OURS)) == list(OURS)
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("is left out: its Entry has bot=None, and that can't be called")


@pytest.mark.parametrize("game", CATALOGUE)
def test_all_our_entries_are_sound(game: str) -> None:
    assert fault_in(CATALOGUE[game]) is None


class Listed(Event, frozen=True):
    seat: int
    words: tuple[str, ...]
    scores: tuple[int, ...] = ()
    fits: bool = True
    by: int | None = None


def test_an_event_without_a_tell_is_shown_in_words():
    outcome = CATALOGUE["bottle"].bare_sentence(Listed(1, ("ant", "bee")), ["Ann", "Bob"])
    assert outcome == "Bob: listed words ant, bee scores – fits yes by –"
