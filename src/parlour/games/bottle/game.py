"""Message in a Bottle: the rules as a game of the protocol."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from parlour.core import Act, Alarm, Drawn, InputOf, Left, Millis, Refused, Result, Seat, Wait
from parlour.core.components import check_faces
from parlour.core.contract import only_when_asked
from parlour.core.court.events import Over
from parlour.core.court.procedure import FIRST, SECOND, TODAY
from parlour.core.court.vote import GoOn
from parlour.core.flat_names import read_table
from parlour.core.real_dice import Lot, Lots
from parlour.core.table import older
from parlour.games.bottle import view
from parlour.games.bottle.components import DISTANCES, Shake, Shaken, shipped_dice
from parlour.games.bottle.model import events, moves
from parlour.games.bottle.model import state as phases
from parlour.games.bottle.model.moves import Settings
from parlour.games.bottle.model.state import Appealed, State, Step, Timed
from parlour.games.bottle.rules import Referee, present
from parlour.games.bottle.steps import court, cover, leaving, race, rounds
from parlour.games.bottle.steps.asks import asks, span
from parlour.lexicon import Lexicon

UNHURRIED = phases.Settled, phases.Speaking, phases.Covering
"""The phases whose clock nobody sees where results stay."""


class Bottle:
    """`Bottle(Lexicon.load("en"), mode="party", shorter_word=True)`"""

    id: ClassVar[str] = "bottle"
    rules_version: ClassVar[int] = 3
    Moves: ClassVar[Any] = moves.Moves
    Events: ClassVar[Any] = events.Events
    Draws: ClassVar[Any] = Shaken | Lot
    States: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings, self.options = read_table(Settings, settings)
        words = lexicon.with_house(self.options.house)
        procedure = {1: FIRST, 2: SECOND}.get(self.rules_version, TODAY)
        self.referee = Referee(words, self.settings, self.options, procedure)
        self.dice = self.settings.dice or shipped_dice(lexicon.language)
        self._letters = frozenset(lexicon.alphabet.letters)
        check_faces(self.dice.letter_dice(4), lexicon.alphabet.letters)
        if self.options.roll:
            self._check_shared(self.options.roll)

    def by_rules(self, version: int) -> "Bottle":
        """Return the game with an older version of its rules. In the first one, appeals were others; in the second one,
        one vote was enough against any word (COM-06)."""
        return older(self, version)

    def start(self, seats: int) -> State:
        """Everyone begins with one diamond (BOT-04); somebody alone plays for time (BOT-41)."""
        self.options.check_seats(seats, 2, 6)
        return State(diamonds=(1,) * seats if seats > 1 else (0,))

    def wait(self, state: State) -> Wait:
        phase = state.phase  # servers spend their time here, and `match` takes four times as long as this
        if type(phase) is phases.Open or type(phase) is phases.Settled:
            return self._timed(state, phase, str(state.round))
        if type(phase) is phases.Shaking:
            shake = Shake(self.dice, self.settings.letter_dice, self.settings.with_effect, self.options.roll)
            return Wait(chance=shake, present=present(state))
        match phase:
            case phases.Denied() | phases.ToBeat() | phases.Claimed() | phases.Reaching() | phases.Covering():
                return self._timed(state, phase, on=str(state.round))
            case phases.Speaking():  # a ruling is about one spoken word (COM-11)
                return self._timed(state, phase, on=f"{state.round} word {phase.since}")
            case phases.Voting() | Appealed():  # each vote in a round is a moment of its own (COM-11)
                return self._timed(state, phase, on=f"{state.round} vote {phase.since}")
            case phases.DrawingLots(seats=seats):
                return Wait(chance=Lots(seats), present=present(state))
            case _:
                return Wait()

    def _timed(self, state: State, phase: Timed, on: str) -> Wait:
        referee = self.referee
        rest = rounds.rest(referee, state, phase) if type(phase) is phases.Settled else None
        known: Mapping[Seat, Millis] | None = {} if type(phase) in UNHURRIED and self.options.is_unhurried else None
        return Wait(asks(referee, state), phase.until, None, present(state), span(referee, phase), on, known, rest)

    @only_when_asked
    def step(self, state: State, what: InputOf[moves.Moves], at: Millis) -> Step:
        if state.heard is not None and not (isinstance(what, Act) and isinstance(what.move, moves.TakeBack)):
            state = replace(state, heard=None)
        if type(what) is Act:
            after = self._act(state, what.seat, what.move, at)
        elif type(what) is Alarm:
            after = self._ring(state, at)
        elif type(what) is Drawn:
            after = self._drawn(state, what.result, at)
        else:
            assert type(what) is Left
            after = leaving.leave(self, state, what.seat, at)
        return court.remember(self.referee, state, what, at, after) if self.settings.judge == "appeal" else after

    def _act(self, state: State, seat: Seat, move: moves.Moves, at: Millis) -> Step:
        """Make a move. Servers spend their time here, so the most frequent one is not matched against patterns."""
        if type(move) is moves.Say and type(state.phase) is phases.Open:
            return race.say(self.referee, state, state.phase, seat, move.word, at)
        match state.phase, move:
            case (phases.Denied() | phases.ToBeat() | phases.Claimed()) as phase, moves.Say():
                return race.say(self.referee, state, phase, seat, move.word, at)
            case phases.Open(), moves.Pass():
                return race.offer_to_shake(self.referee, state, seat, at)
            case phases.Open() as phase, moves.ShakeNow():
                return race.shake_now(state, phase, seat, at)
            case ((phases.Open() | phases.Denied()), moves.AskHint()):
                return race.hint(state, seat)
            case phases.Open(), moves.CallNoWord():
                return race.call_no_word(self.referee, state, seat, at)
            case (
                phases.Open() | phases.Denied() | phases.ToBeat() | phases.Reaching()
            ) as phase, moves.Cover() | moves.Buzz():
                return cover.reach(state, phase, seat, at)
            case phases.Covering() as phase, moves.Say():
                return cover.name(self.referee, state, phase, move.word, at)
            case phases.Speaking() as phase, moves.Say():
                return cover.speak(self.referee, state, phase, move.word, at)
            case (phases.Speaking() | phases.Covering()) as phase, moves.Heard():
                return cover.heard(self.referee, state, phase, seat, move.right, at)
            case _, moves.TakeBack():
                return cover.take_back(state, seat, at)
            case phases.Settled(), GoOn():
                return rounds.after_breath(self.referee, state)
            case (phases.Voting() | Appealed()) as phase, moves.CastVote():
                return court.cast(self, state, phase, seat, move.valid, at)
            case _, moves.Appeal():
                return court.appeal(self.referee, state, seat, self.referee.words.read(move.word), at)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _drawn(self, state: State, result: Shaken | Lot, at: Millis) -> Step:
        match state.phase, result:
            case phases.Shaking(), Shaken():
                return rounds.open_round(self.referee, state, self._checked(result), at)
            case phases.DrawingLots(seats=seats, race=before), Lot(seat) if seat in seats:
                return cover.hold(self.referee, state, seat, before, at)
            case _:
                raise Refused("not-asked", "no such dice or lots are being waited for")

    def _checked(self, roll: Shaken) -> Shaken:
        """Return a roll typed in by people. Raises `Refused` if the dice can't show it."""
        if len(roll.letters) != len(roll.distances) or not self._letters.issuperset(roll.letters):
            raise Refused("bad-roll", "letters of the table's language, and for each how far it lies from the neck")
        return roll

    def _check_shared(self, roll: Shaken) -> None:
        """Raise Refused unless somebody alone can play this roll with the dice of this mode (COM-29)."""
        self._checked(roll)
        effects = ("base", "neck", "yellow") if self.settings.with_effect else ("base",)
        is_far = any(distance not in range(DISTANCES) for distance in roll.distances)
        if len(roll.letters) != self.settings.letter_dice or is_far or roll.effect not in effects:
            raise Refused("bad-roll", "the dice of this mode can't show this roll")

    def _ring(self, state: State, at: Millis) -> Step:
        match state.phase:
            case phases.Open():
                return rounds.settle(self.referee, state, (), at)
            case phases.Settled():
                return rounds.after_breath(self.referee, state)
            case phases.Denied(caller=caller):
                return rounds.settle(self.referee, state, (), at, winners=(caller,))
            case phases.ToBeat(claims=claims):
                return rounds.settle_claims(self.referee, state, claims, (), at)
            case phases.Claimed() as phase:
                return race.close_moment(self.referee, state, phase, at)
            case phases.Reaching() as phase:
                return cover.grant(self.referee, state, phase, at)
            case (phases.Covering() | phases.Speaking()) as phase:
                return cover.out_of_time(self.referee, state, phase, at)
            case (phases.Voting() | Appealed()) as phase:
                return court.close(self, state, phase, at)
            case _:
                raise Refused("not-asked", "no alarm is set")

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.view(self.referee, state, seat)

    def own(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.own(self.referee, state, seat)

    def is_common(self, state: State) -> bool:
        return view.is_common(state)

    def result(self, state: State) -> Result | None:
        if type(state.phase) is not Over:
            return None
        scores = (sum(one.points for one in state.played),) if state.is_solo else state.diamonds
        return Result(state.phase.winners, scores)
