"""Bookworm: The Dice Game: the five verbs."""

from typing import Any, ClassVar

from msgspec.structs import replace

from parlour.core import (
    Act,
    Alarm,
    Asks,
    Drawn,
    Event,
    Input,
    Left,
    Millis,
    Move,
    Refused,
    Result,
    Seat,
    Wait,
    only_when_asked,
    read_settings,
)
from parlour.games.bookworm import doubts, model, rounds, turns, view
from parlour.games.bookworm.box import Box
from parlour.games.bookworm.components import (
    SPECIAL,
    WHITE,
    Deck,
    Lot,
    Lots,
    OtherSide,
    Roll,
    Rolled,
    SideByLot,
    Turned,
)
from parlour.games.bookworm.events import Events, GameEnded, SeatLeft
from parlour.games.bookworm.model import (
    Agree,
    CastVote,
    ChangeCategory,
    Choosing,
    Doubt,
    DrawingSide,
    Ending,
    GoOn,
    Naming,
    Object,
    Over,
    Pick,
    Picking,
    Rolling,
    Say,
    Scored,
    State,
    Step,
    Swap,
    Swapping,
    TurningCard,
    TurningSide,
    TurnSide,
    Voting,
)
from parlour.games.bookworm.settings import Settings
from parlour.games.bookworm.spread import Spread
from parlour.lexicon import Lexicon


class Bookworm:
    """`Bookworm(Lexicon.load("en"), special_die=False)`"""

    id: ClassVar[str] = "bookworm"
    rules_version: ClassVar[int] = 1
    Moves: ClassVar[Any] = model.Moves
    Events: ClassVar[Any] = Events
    Draws: ClassVar[Any] = Lot | Turned | Rolled | SideByLot
    State: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings = read_settings(Settings, settings)
        self.box = Box.of(lexicon, self.settings)

    def start(self, seats: int) -> State:
        first = self.settings.first_bookworm
        if not 2 <= seats <= 6:
            raise Refused("wrong-number-of-seats", "Bookworm is for 2 to 6 players")
        if first > seats:
            raise Refused("bad-setting", f"there is no seat {first} to be the first Bookworm")
        state = State(Spread.fresh(seats, with_special=False), left=tuple(range(len(self.box.cards))))
        return rounds.open_round(state, first - 1)[0] if first else state

    def wait(self, state: State) -> Wait:
        match state.phase:
            case Choosing():
                return Wait(chance=Lots(state.present), present=state.present)
            case TurningCard():
                return Wait(chance=Deck(state.left), present=state.present)
            case Rolling():
                return Wait(chance=Roll(self.box.dice, self.settings.special_die), present=state.present)
            case DrawingSide():
                return Wait(chance=OtherSide(), present=state.present)
            case Over():
                return Wait()
            case phase:
                return Wait(self._asks(state), phase.until, present=state.present)

    @only_when_asked
    def step(self, state: State, what: Input, at: Millis) -> Step:
        return self._passing_over(*self._step(state, what, at), at)

    def _step(self, state: State, what: Input, at: Millis) -> Step:
        match what:
            case Act(seat, move):
                return self._act(state, seat, move, at)
            case Drawn(result):
                return self._draw(state, result, at)
            case Alarm():
                return self._ring(state, at)
            case Left(seat):
                return self._leave(state, seat, at)

    def _act(self, state: State, seat: Seat, move: Move, at: Millis) -> Step:
        match move:
            case Pick(line):
                return rounds.pick(self.box, state, line, at)
            case TurnSide(side):
                return rounds.turn_side(self.box, state, side, at)
            case Say():
                return turns.say(self.box, state, seat, move, at)
            case ChangeCategory():
                return turns.change_category(state, seat)
            case Doubt():
                return doubts.doubt(state, seat, at)
            case CastVote(fits):
                return doubts.cast(state, seat, fits, at)
            case Swap(die):
                return turns.ask_swap(self.box, state, seat, die, at)
            case Agree():
                return turns.agree(self.box, state, seat, at)
            case Object():
                return turns.object_to_swap(state, seat, at)
            case GoOn():
                return rounds.go_on(state, seat)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _draw(self, state: State, result: Any, at: Millis) -> Step:
        match state.phase, result:
            case Choosing(), Lot(seat) if seat in state.present:
                return rounds.open_round(state, seat)
            case TurningCard(), Turned(card):
                return rounds.turn_card(self.box, state, card, at)
            case Rolling(), Rolled() if self._is_a_roll(result):
                return rounds.roll(self.box, state, result, at)
            case DrawingSide(), SideByLot(side):
                return rounds.turn_side(self.box, state, side, at)
            case _:
                raise Refused("not-asked", "no such dice or cards are being waited for")

    def _is_a_roll(self, rolled: Rolled) -> bool:
        """Dice rolled on a real table are typed in by people."""
        letters = set(self.lexicon.alphabet.letters)
        return (
            len(rolled.faces) == len(WHITE)
            and all(face.letters and letters.issuperset(face.letters) and face.dots > 0 for face in rolled.faces)
            and (rolled.side is None or self.settings.special_die)
        )

    def _ring(self, state: State, at: Millis) -> Step:
        """The clock acts where nobody did."""
        match state.phase:
            case Picking():
                return rounds.pick(self.box, state, 0, at)
            case TurningSide(seat=seat):
                return replace(state, phase=DrawingSide(seat)), ()
            case Naming(seat=seat):
                return rounds.fail(self.box, state, seat, at)
            case Ending(seat=seat):
                return rounds.end_round(self.box, state, seat, at)
            case Voting():
                return doubts.close(state, at)
            case Swapping():
                return turns.swap(self.box, state, at)
            case Scored():
                return rounds.next_round(state)
            case _:
                raise Refused("not-asked", "no alarm is set")

    def _leave(self, state: State, seat: Seat, at: Millis) -> Step:
        """A removed seat passes from now on; its dice can still be taken (COM-08)."""
        state, left = replace(state, gone=(*state.gone, seat)), (SeatLeft(seat),)
        if len(state.present) == 1:
            return replace(state, phase=Over(state.present)), (*left, GameEnded(state.present))
        state, events = self._let_go(state, seat, at)
        return state, left + events

    def _let_go(self, state: State, seat: Seat, at: Millis) -> Step:
        match state.phase:
            case Voting():
                return doubts.leave(state, seat, at)
            case Swapping(seat=own) if own == seat:
                return turns.no_swap(state, at), ()
            case Swapping():
                return turns.settle_swap(self.box, state, at)
            case Scored():
                return rounds.settle_ready(state)
            case _:
                return state, ()

    def _passing_over(self, state: State, events: tuple[Event, ...], at: Millis) -> Step:
        """Nobody waits for a seat that left: its turn goes to the next, and the clock makes its choices at once."""
        match state.phase:
            case Naming(seat=seat) if seat in state.gone:
                return rounds.turn_of(self.box, state, state.after(seat), at), events
            case Picking(seat=seat) | TurningSide(seat=seat) if seat in state.gone:
                state, chosen = self._ring(state, at)
                return state, events + chosen
            case _:
                return state, events

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.view(self.box, state, seat)

    def result(self, state: State) -> Result | None:
        return Result(state.phase.winners, state.totals) if isinstance(state.phase, Over) else None

    def _asks(self, state: State) -> dict[Seat, Asks]:
        match state.phase:
            case Picking(seat=seat):
                return {seat: (Pick,)}
            case TurningSide(seat=seat):
                return {seat: (TurnSide,)}
            case Naming(seat=seat):
                may_change = state.side == "new-category" and SPECIAL in state.spread.display
                say: Asks = (Say, ChangeCategory) if may_change else (Say,)
                return _joined({seat: say}, _about_the_last_word(state))
            case Ending():
                return _about_the_last_word(state)
            case Voting():  # of everyone, so that who may not vote is told why
                return dict.fromkeys(state.present, (CastVote,))
            case Swapping(seat=seat, agreed=agreed):
                return {other: (Agree, Object) for other in state.present if other not in (seat, *agreed)}
            case Scored(ready=ready):
                return {seat: (GoOn,) for seat in state.present if seat not in ready}
            case _:
                return {}


def _about_the_last_word(state: State) -> dict[Seat, Asks]:
    """Its speaker may have meant another die; the others may doubt that it fits."""
    last = state.last
    if last is None:
        return {}
    speaker = last.spoken.seat
    swap: dict[Seat, Asks] = {speaker: (Swap,)} if last.may_swap and speaker in state.present else {}
    doubters = [seat for seat in state.present if seat != speaker] if last.may_doubt else []
    return swap | dict.fromkeys(doubters, (Doubt,))


def _joined(one: dict[Seat, Asks], other: dict[Seat, Asks]) -> dict[Seat, Asks]:
    return {seat: (*one.get(seat, ()), *other.get(seat, ())) for seat in sorted({*one, *other})}
