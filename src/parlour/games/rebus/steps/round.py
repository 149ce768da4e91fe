"""The round of Letters Rebus: everybody builds, then the layouts are judged and scored."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass

from msgspec.structs import replace

from parlour.core import Asks, Event, Millis, Seat
from parlour.core.court.events import VoteEnded, end_game, highest
from parlour.core.court.procedure import Standing
from parlour.core.court.vote import Finish
from parlour.core.game import with_value
from parlour.core.round.phases import Handing, Working
from parlour.games.rebus import model
from parlour.games.rebus.model import State, Step, Turn
from parlour.games.rebus.steps.turns import Turns, build_of


@dataclass(frozen=True, kw_only=True)
class Round(Turns):
    # Building.

    def workers(self, state: State) -> tuple[Seat, ...]:
        return tuple(build.seat for build in state.builds)

    def asks(self, state: State, seat: Seat) -> Asks:
        again = self.referee.may_roll_again(build_of(state, seat))
        return (model.Arrange, Finish, model.RollAgain) if again else (model.Arrange, Finish)

    def take(self, state: State, seat: Seat, at: Millis) -> Step:
        """Start a player's time; in turns, they roll first."""
        if self.referee.by_turns:
            return replace(state, phase=model.Rolling((seat,))), ()
        return super().take(state, seat, at)

    def over(self, state: State, seats: Collection[Seat]) -> tuple[Event, ...]:
        return (model.GlassEmpty(tuple(seats)),) if seats else ()

    def seated(self, state: State, seat: Seat) -> State:
        builds = self.builds(state, ((seat, state.builds[0].roll),))
        row = (None,) * self.referee.settings.rounds
        return replace(state, builds=(*state.builds, *builds), table=(*state.table, row))

    def dropped(self, state: State, seat: Seat) -> State:
        """The layout that a removed seat was building does not count (REB-23)."""
        return replace(state, builds=tuple(build for build in state.builds if build.seat != seat))

    def without(self, state: State, seat: Seat, at: Millis) -> Step:
        """A removed seat passes from now on (COM-08)."""
        match state.phase:
            case Handing(seat=holder) | Working(seat=holder) if self.referee.by_turns:
                return self.next_turn(state, after=seat, at=at) if holder == seat else (state, ())
            case Working() as phase:
                again = self.again_if_all_want(self.dropped(state, seat), phase, at)
                return super().without(again, seat, at)
            case model.Rolling() as phase:
                return self.without_roll(state, phase, seat, at)
            case model.RollingAgain() as phase:
                return self.without_second_roll(state, phase, seat, at)
            case _:
                return super().without(state, seat, at)

    # Judging and scoring (REB-11 to REB-13).

    def words(self, state: State) -> dict[str, tuple[Seat, ...]]:
        """Return the words that need a vote, with the seats that laid them. Words that are too short need none."""
        words: dict[str, tuple[Seat, ...]] = {}
        for build in state.builds:
            for word in dict.fromkeys(run.word for run in build.reading.runs if run.fault != "too-short"):
                if self.referee.is_for_the_table(word, state):
                    words[word] = (*words.get(word, ()), build.seat)
        return words

    def show(self, state: State, at: Millis) -> Step:
        scored = self._turns(state)
        return replace(state, phase=model.Settled(scored)), (model.Scored(scored),)

    def shown_again(
        self, state: State, phase: model.Settled, ended: VoteEnded
    ) -> tuple[model.Settled, tuple[Event, ...]]:
        scored = self._turns(state)
        overturned = (model.Overturned(ended.word, ended.valid, scored),) if scored != phase.turns else ()
        return replace(phase, turns=scored), overturned

    def _turns(self, state: State) -> tuple[Turn, ...]:
        return tuple(self.referee.turn(state, build) for build in state.builds if build.seat not in state.absent)

    def standings(self, state: State, phase: model.Settled) -> tuple[Standing, ...]:
        """Return the rulings of the dictionary that the table was not asked about: on all runs that are long enough,
        and on the words of the parts that count."""
        used, scoring = defaultdict[str, list[Seat]](list), set[str]()
        for turn in phase.turns:
            counted = self.referee.scoring(turn)
            scoring |= counted
            for word in counted.union(run.word for run in turn.reading.runs if run.fault != "too-short"):
                used[word].append(turn.seat)
        is_word, heard = self.referee.law(state).is_word, {*state.allowed, *state.refused, *state.unvoted}
        ruled = {word: is_word(word) for word in sorted(used.keys() - heard)}
        return tuple(Standing(word, tuple(used[word]), ok, not ok or word in scoring) for word, ok in ruled.items())

    def is_word(self, word: str) -> bool:
        return self.referee.words.is_spelling(word)

    def read(self, text: str) -> str:
        return self.referee.words.letters(self.referee.words.read(text))

    def reason(self, state: State, phase: model.Settled, word: str) -> str:
        reason = self.referee.words.verdict(word).reason
        return "refused" if word in self.referee.house[1] else reason.code if reason else ""

    def enter(self, state: State, phase: model.Settled, at: Millis) -> Step:
        """Enter the points in the scoring table and go on (REB-14)."""
        return self.next_turn(_entered(state, phase), max(turn.seat for turn in phase.turns), at)

    def end(self, state: State, shown: model.Settled | None) -> Step:
        """End the game. The most points win, and a tie is shared (REB-15). Layouts that lie open count (COM-08)."""
        state = state if shown is None else _entered(state, shown)
        return end_game(state, highest(state.totals, state.present))


def _entered(state: State, settled: model.Settled) -> State:
    table = state.table
    for turn in settled.turns:
        row = with_value(table[turn.seat], turn.round - 1, turn.points)
        table = with_value(table, turn.seat, row)
    return replace(state, table=table)
