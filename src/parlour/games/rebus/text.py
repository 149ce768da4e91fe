"""The game in words: views for the terminal and golden plays, events for logs."""

from collections.abc import Sequence
from functools import lru_cache

from parlour.core.court import events
from parlour.core.court.events import Over
from parlour.core.round.phases import Handing, Looked
from parlour.core.round.views import waiting_text
from parlour.core.teller import EventTexts, Names, plain_shared, telling
from parlour.core.teller import Teller as CoreTeller
from parlour.games.rebus import model, view
from parlour.games.rebus.components import STAR, Placed, extent
from parlour.games.rebus.model import Reading, RunRead
from parlour.games.rebus.view import DieView, View
from parlour.languages import ENGLISH


class Teller(CoreTeller):
    def run(self, run: RunRead) -> str:
        arrow = "↓" if run.down else "→"
        fault = f" ({self.say(f'reason-{run.fault}')})" if run.fault else ""
        return f"{arrow}{run.word.upper()}{fault}"

    def sum(self, reading: Reading) -> str:
        total = str(reading.total).replace("-", "−")
        return self.say("rebus-sum", across=reading.across, down=reading.down, unused=reading.unused, total=total)


# A view.


def text(view: View, names: Names, language: str = ENGLISH) -> str:
    teller = Teller(__package__, names, language)
    title = teller.say("rebus-round", round=view.round, rounds=view.rounds)
    return "\n".join([title, *_table(view, teller), *_phase(view, teller)])


def _table(view: View, teller: Teller) -> list[str]:
    """Return the scoring table (REB-14)."""
    width = max(map(len, teller.names))
    lines = []
    for seat, row in enumerate(view.table):
        mark = ">" if seat == view.you else " "
        note = f" {teller.say('rebus-text-gone')}" if seat in view.gone else ""
        lines.append(f"  {mark} {teller.names[seat]:{width}} {_cells(row)} = {view.totals[seat]:>4}{note}")
    return lines


@lru_cache(1024)
def _cells(row: tuple[int | None, ...]) -> str:
    return " ".join(f"{'·' if points is None else points:>4}" for points in row)


def _phase(now: View, teller: Teller) -> list[str]:
    match now.phase:
        case Handing(seat=seat):
            return [teller.say("rebus-text-handing", name=teller.names[seat])]
        case view.Rolling(seats=seats):
            return [teller.say("rebus-text-rolling", names=teller.all(seats))]
        case view.Building(seats=seats, builds=builds) as phase:
            waiting = tuple(seat for seat in seats if seat not in phase.finished)
            waits = waiting_text(now, waiting, phase.clocks, teller, "rebus-text-waiting", "rebus-text-look")
            last = [line for turn in phase.last for line in _turn(turn, teller)] if now.you in waiting else []
            working = [*last, *waits] if waits else [teller.say("rebus-text-building", names=teller.all(seats))]
            shown = [line for build in builds for line in _build(build, teller)]
            first = [teller.say("rebus-text-empty") for build in builds if build.seat == now.you and not build.placed]
            return [*working, *first, *shown]
        case view.Voting(ballots=ballots):
            return [teller.say("rebus-text-voting", words=", ".join(ballot.word.upper() for ballot in ballots))]
        case view.Settled(turns=turns, appealable=words):
            shown = [line for turn in turns for line in _turn(turn, teller)]
            appeals = [teller.say("rebus-text-appealable", words=", ".join(words).upper())] if words else []
            return [*shown, *appeals]
        case Over(winners=winners):
            return [teller.winners(winners, now.totals)]


def _build(build: view.BuildView, teller: Teller) -> list[str]:
    laid = {place.die for place in build.placed}
    spare = teller.say("rebus-text-spare", dice=_dice([die for die in build.dice if die.id not in laid]))
    return [*_grid(build.dice, build.placed), spare, *(_worth(build.reading, teller) if build.reading else ())]


def _worth(reading: Reading, teller: Teller) -> list[str]:
    apart = [teller.say("rebus-text-apart")] if reading.apart else []
    return [*_words(reading, teller), *apart, teller.sum(reading)]


def _turn(turn: view.TurnView, teller: Teller) -> list[str]:
    title = teller.say("rebus-text-turn", name=teller.names[turn.seat], points=turn.points)
    return [title, *_grid(turn.dice, turn.placed), *_words(turn.reading, teller), teller.sum(turn.reading)]


def _words(reading: Reading, teller: Teller) -> list[str]:
    return [teller.say("rebus-text-words", words=", ".join(map(teller.run, reading.runs)))] if reading.runs else []


def _dice(dice: Sequence[DieView]) -> str:
    return " ".join(f"{die.letter.upper()}{die.value or ''}" for die in dice) or "-"


def _grid(dice: Sequence[DieView], placed: Sequence[Placed]) -> list[str]:
    """Return the used part of the board, with rows and columns counted from 1; stars are small letters."""
    if not placed:
        return []
    rows, cols = extent(placed)
    at = {(place.row, place.col): place.letter or dice[place.die].letter.upper() for place in placed}
    head = "      " + " ".join(f"{col + 1:>2}" for col in cols)
    return [head, *(f"   {row + 1:>2} " + " ".join(f" {at.get((row, col), '.')}" for col in cols) for row in rows)]


# An event.
def _rolled(_: Teller, event: model.DiceRolled) -> dict[str, str]:
    return {"dice": " ".join(event.rolls[0][1].upper().replace(STAR, "★")) if event.rolls else "none"}


def _tell_scored(teller: Teller, event: model.Scored) -> str:
    return "\n".join(_tell_turn(teller, turn) for turn in event.turns)


def _tell_turn(teller: Teller, turn: model.Turn) -> str:
    counted = [run for run in turn.reading.runs if set(run.dice) <= set(turn.reading.counted)]
    return teller.say(
        "rebus-event-scored",
        name=teller.name(turn.seat),
        points=turn.points,
        words=_listed(counted),
        struck=_listed([run for run in turn.reading.runs if run not in counted]),
    )


def _listed(runs: Sequence[RunRead]) -> str:
    return ", ".join(run.word.upper() for run in runs) or "none"


_SPECIAL: EventTexts = {
    Looked: plain_shared,
    model.Scored: _tell_scored,
    model.Overturned: plain_shared,
    model.RoundEnded: lambda teller, event: teller.totals(event.totals),
    **events.SENTENCES,
}
tell = telling(Teller, __package__, _SPECIAL, {model.DiceRolled: _rolled})
"""Returns an event as a sentence, with the reason for every ruling: `tell(event, names, language)`."""
