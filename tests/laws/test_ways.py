"""Ways to play: a table has exactly one, beside its rules; flat names of earlier versions keep their meaning."""

from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import asdict

from parlour.core import Entry, Refused, Settings, Table, heading_of
from parlour.core.flat_names import changed, flat_of, kind_of, way_of, ways_of
from parlour.core.table import by_rules
from parlour.core.ways import TableOptions, Way
from parlour.games import CATALOGUE
from parlour.games.bookworm import Bookworm
from parlour.games.bottle import Bottle, Shaken
from parlour.games.lone import Lone
from parlour.games.rebus import Rebus
from parlour.lexicon import Lexicon

EN = Lexicon.load("en")
ROLLS: dict[str, Any] = {
    "bottle": {"letters": ["b", "r", "o", "c"], "distances": [0, 1, 2, 3], "effect": "base"},
    "lone": "asterln",
    "rebus": "asterlnoicadeth",
}
OFFERING = {id: entry for id, entry in CATALOGUE.items() if entry.settings.offers.ways}
ALL_WAYS = [(id, way) for id, entry in OFFERING.items() for way in ways_of(entry.settings)]
PRESETS = [(id, name) for id, entry in CATALOGUE.items() for name in entry.extras.lobby.presets]
NO_RULES = {"one_device", "day", "roll", "results_stay", "rolls", "house", "box", "parts"}


def given(game: str, way: Way) -> dict[str, Any]:
    return {"way": way, **({"roll": ROLLS[game]} if way == "shared_roll" else {})}


def settled(game: str, **chosen: Any) -> dict[str, Any]:
    flat: dict[str, Any] = to_builtins(CATALOGUE[game].settle(chosen)[0])
    return flat


@pytest.mark.parametrize("game", CATALOGUE)
def test_settings_contain_only_rules(game: str) -> None:
    kind = CATALOGUE[game].settings
    assert not NO_RULES & set(kind.__struct_fields__)
    assert "tomorrow" not in str(kind.__annotations__)


@pytest.mark.parametrize("game, way", ALL_WAYS)
def test_every_way_opens_by_its_name_and_again_from_what_is_stored(game: str, way: Way) -> None:
    opened: Any = CATALOGUE[game].open(Lexicon.load, given(game, way))
    stored = settled(game, **given(game, way))
    again: Any = CATALOGUE[game].open(Lexicon.load, stored)
    assert "way" not in stored
    assert opened.options.way == again.options.way == way_of(stored) == way
    assert (opened.settings, opened.options) == (again.settings, again.options)


@pytest.mark.parametrize("game, way", ALL_WAYS)
def test_older_rules_keep_the_way_and_the_options(game: str, way: Way) -> None:
    house = {"house": {"allow": ["zyx"]}} if game in ("bottle", "lone", "rebus") else {"box": "Ours"}
    newest: Any = CATALOGUE[game].open(Lexicon.load, {**given(game, way), **house})
    first: Any = by_rules(newest, 1)
    assert (first.rules_version, first.options) == (1, newest.options)


@pytest.mark.parametrize("game, way", ALL_WAYS)
def test_the_heading_of_a_log_has_flat_names(game: str, way: Way) -> None:
    opened = CATALOGUE[game].open(Lexicon.load, given(game, way))
    heading = heading_of(Table(opened, 1 if way in ("day", "shared_roll") else 3), "en", "words")
    assert heading.settings == settled(game, **given(game, way)) == to_builtins(flat_of(opened))


def test_settings_of_earlier_versions_select_ways() -> None:
    assert Lone(EN, one_device=True).options.way == "one_device"
    assert (
        Lone(EN, pace="tomorrow").options
        == Lone(EN, way="tomorrow").options
        == TableOptions(way="tomorrow", roll="", house=Lone(EN).options.house)
    )
    assert Lone(EN, day=True, roll="asterln").options.way == "shared_roll"
    assert Bottle(EN, day=True, roll=Shaken(("b", "r", "o", "c"), (0, 1, 2, 3))).options.way == "shared_roll"
    assert Rebus(EN, pace="duplicate", rounds=1, roll=ROLLS["rebus"]).options.way == "shared_roll"


def test_day_takes_precedence_over_one_device() -> None:
    assert Lone(EN, day=True, one_device=True).options.way == "day"
    assert not settled("lone", day=True, one_device=True)["one_device"]


def test_a_way_brings_the_rules_that_it_needs() -> None:
    assert Rebus(EN, way="tomorrow").settings.pace == "duplicate"
    assert settled("rebus", way="tomorrow")["pace"] == "tomorrow"
    shared = Rebus(EN, way="shared_roll", roll=ROLLS["rebus"]).settings
    assert (shared.pace, shared.rounds) == ("duplicate", 1)


EXCLUDED: list[tuple[str, dict[str, Any], str]] = [
    ("lone", {"pace": "tomorrow", "one_device": True}, "not-until-tomorrow"),
    ("lone", {"pace": "tomorrow", "day": True}, "not-until-tomorrow"),
    ("lone", {"pace": "tomorrow", "judge": "table"}, "not-until-tomorrow"),
    ("lone", {"way": "tomorrow", "paper": True}, "not-until-tomorrow"),
    ("bookworm", {"way": "tomorrow", "rolls": "ours"}, "not-until-tomorrow"),
    ("stars", {"pace": "tomorrow", "rolls": "ours"}, "not-until-tomorrow"),
    ("rebus", {"way": "tomorrow", "mercy": True}, "not-until-tomorrow"),
    ("rebus", {"way": "tomorrow", "pace": "turns"}, "bad-setting"),
    ("rebus", {"roll": ROLLS["rebus"], "pace": "turns", "rounds": 1}, "bad-setting"),
    ("lone", {"roll": "asterln"}, "bad-setting"),
    ("lone", {"way": "shared_roll"}, "bad-setting"),
    ("lone", {"way": "together", "one_device": True}, "bad-setting"),
    ("lone", {"way": "one_device", "pace": "tomorrow"}, "bad-setting"),
    ("bottle", {"way": "tomorrow"}, "bad-setting"),
    ("stars", {"way": "one_device"}, "bad-setting"),
    ("lone", {"way": ["together"]}, "bad-setting"),
    ("lone", {"way": 7}, "bad-setting"),
]


@pytest.mark.rule("COM-18", "COM-29")
@pytest.mark.parametrize("game, chosen, code", EXCLUDED)
def test_ways_exclude_each_other_and_unfit_options(game: str, chosen: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        CATALOGUE[game].open(Lexicon.load, chosen)
    assert refused.value.code == code


def test_an_unknown_way_is_refused_with_the_list_of_ways() -> None:
    with pytest.raises(Refused, match="way is one of together, one_device, tomorrow, day, not 'swimming'"):
        Bookworm(EN, way="swimming")


def test_changing_the_way_replaces_the_former_one_and_keeps_the_rules() -> None:
    kind = CATALOGUE["rebus"].settings
    before = settled("rebus", way="one_device", pace="duplicate", judge="appeal", rounds=3)
    later = settled("rebus", **changed(kind, before, {"way": "tomorrow"}))
    assert (way_of(later), later["judge"], later["rounds"]) == ("tomorrow", "dictionary", 3)
    again = settled("rebus", **changed(kind, later, {"way": "together", "pace": "together"}))
    assert (way_of(again), again["pace"], again["rounds"]) == ("together", "together", 3)
    assert changed(kind, before, {"rounds": 5}) == {**before, "rounds": 5}


@pytest.mark.parametrize("game, name", PRESETS)
def test_every_preset_can_be_played_in_every_way(game: str, name: str) -> None:
    entry = CATALOGUE[game]
    for one in entry.describe()["ways"]:
        if one["way"] != "shared_roll":
            rules = {**entry.extras.lobby.presets[name], **one["suggests"], **one["needs"]}
            entry.open(Lexicon.load, {**rules, "way": one["way"]})


def test_the_catalogue_says_what_each_way_needs_and_suggests() -> None:
    ways = {one["way"]: one for one in CATALOGUE["lone"].describe()["ways"]}
    assert list(ways) == ["together", "one_device", "tomorrow", "day", "shared_roll"]
    assert ways["tomorrow"]["needs"] == {"judge": "dictionary", "paper": False, "rolls": "table"}
    kinds = {one["name"]: one["kind"] for one in CATALOGUE["lone"].describe()["settings"]}
    assert {name for name, kind in kinds.items() if kind == "way"} == {"one_device", "pace", "day", "roll"}
    options = {name for name, kind in kinds.items() if kind == "option"}
    assert options == {"language", "results_stay", "rolls", "house", "box"}
    assert {"judge", "seconds", "dice", "sheet"} <= {name for name, kind in kinds.items() if kind == "rule"}


class OwnNames(Settings, frozen=True):
    """The settings of a game from another package, written for 0.2."""

    one_device: bool = False
    results_stay: bool = False


def test_games_without_offers_may_use_these_setting_names() -> None:
    assert ways_of(OwnNames) == ("together", "one_device")
    assert [kind_of(one) for one in Entry.all_settings.fget(_entry()) if one.name != "language"] == ["way", "option"]  # type: ignore[attr-defined]
    flat, _ = _entry().settle({"way": "one_device", "results_stay": True})
    assert asdict(flat) == {"one_device": True, "results_stay": True}


def _entry() -> Entry:
    from msgspec.structs import replace

    return replace(CATALOGUE["lone"], settings=OwnNames)
