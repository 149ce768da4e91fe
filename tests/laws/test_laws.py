"""All laws of `parlour.testing` hold for every game of the catalogue at every setting."""

import pytest

from parlour.core import Act, Table
from parlour.games import CATALOGUE, OURS
from parlour.testing.checking import fault_in_opening, faults_of
from parlour.testing.laws import LAWS
from parlour.testing.playing import Games
from parlour.testing.report import fault_in_words
from parlour.testing.variants import variants_of
from wild import sample

VARIANTS = {variant.name: variant for entry in CATALOGUE.values() for variant in variants_of(entry)}
GAMES = {name: Games(variant, storms=1 if variant.settings else 2) for name, variant in VARIANTS.items()}
ODD_ONES = [name for name, variant in VARIANTS.items() if variant.settings]
SAMPLE = [name for name in VARIANTS if name not in ODD_ONES or name in sample(ODD_ONES, 5)]
"""Every game at its defaults and every fifth other variant. `make wild` tries all."""
slowly = pytest.mark.slow  # `make check` tries every game at its defaults alone
every_variant = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=slowly) if name in ODD_ONES else name for name in SAMPLE]
)


@pytest.mark.rule("COM-01", "COM-02", "COM-03", "COM-04", "COM-08", "COM-11")
@every_variant
def test_every_law_holds(name: str) -> None:
    """One test for all laws, so that each game is played only once."""
    assert fault_in_opening(VARIANTS[name]) is None
    faults = [fault for law in LAWS for fault in faults_of(law, GAMES[name])]
    GAMES[name].forget()
    assert not faults, "\n\n".join("\n".join(fault_in_words(fault)) for fault in faults)


@pytest.mark.rule("COM-08")
@pytest.mark.parametrize("game", OURS)
def test_every_game_of_ours_reports_a_player_who_left(game: str) -> None:
    games = GAMES[f"{game}-default"]
    for moment in games.moments("few"):
        if moment.wait.present:
            seat = moment.wait.present[-1]
            outcome = [event for line in moment.table().remove(seat, moment.at + 1) for event in line.events]
            assert [event.seat for event in outcome if type(event).__name__ == "SeatLeft"] == [seat]


@pytest.mark.rule("COM-11")
@pytest.mark.parametrize("game", CATALOGUE)
def test_moments_of_turns_never_repeat(game: str) -> None:
    """Between two rounds, or two turns of a seat, the moment has changed."""
    rounds: dict[str, set[int]] = {}
    for moment in GAMES[f"{game}-default"].moments("every"):
        if moment.wait.asks:
            rounds.setdefault(moment.name, set()).add(moment.state.round)
    assert all(len(each) == 1 for each in rounds.values())
    assert len(rounds) > 2


@pytest.mark.rule("COM-11")
@pytest.mark.parametrize("game", OURS)
def test_moves_are_refused_as_late_in_every_game(game: str) -> None:
    """The law needs moves for a moment that is over, so every game must produce some."""
    run = GAMES[f"{game}-default"].played[0]
    names = [moment.name for moment, line, _ in run.steps() if isinstance(line.what, Act)]
    assert len(set(names)) > 1
    assert isinstance(run.moments[0].table(), Table)
