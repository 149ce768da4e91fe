"""Message in a Bottle: the five verbs."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from msgspec.structs import replace

from parlour.core import (
    Act,
    Alarm,
    Asks,
    Drawn,
    Input,
    InputOf,
    Left,
    Millis,
    Move,
    Refused,
    Result,
    Seat,
    Wait,
    told_before,
)
from parlour.core.components import check_faces
from parlour.core.contract import only_when_asked
from parlour.core.court.ballots import VOTE_TIME
from parlour.core.court.ending import Over, end_game
from parlour.core.court.events import SeatLeft
from parlour.core.settings import read_settings
from parlour.games.bottle import view
from parlour.games.bottle.components import Dice, Lot, Lots, Shake, Shaken, shipped_dice
from parlour.games.bottle.model import events, moves
from parlour.games.bottle.model.phases import (
    Claimed,
    Covering,
    Denied,
    DrawingLots,
    Open,
    Race,
    Reaching,
    Settled,
    Shaking,
    Speaking,
    ToBeat,
    Voting,
)
from parlour.games.bottle.model.settings import Settings
from parlour.games.bottle.model.state import Appealed, State, Step, Timed
from parlour.games.bottle.rules import Referee, in_round, present
from parlour.games.bottle.steps import court, cover, race, rounds
from parlour.lexicon import Lexicon


class Bottle:
    """`Bottle(Lexicon.load("en"), mode="party", shorter_word=True)`"""

    id: ClassVar[str] = "bottle"
    rules_version: ClassVar[int] = 1
    Moves: ClassVar[Any] = moves.Moves
    Events: ClassVar[Any] = events.Events
    Draws: ClassVar[Any] = Shaken | Lot
    States: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings = read_settings(Settings, settings)
        self.referee = Referee(lexicon.with_house(self.settings.house), self.settings)
        if self.settings.dice:
            check_faces(self.settings.dice.letter_dice(4), lexicon.alphabet.letters)

    @cached_property
    def dice(self) -> Dice:
        return self.settings.dice or shipped_dice(self.lexicon.language)

    def start(self, seats: int) -> State:
        """Everyone begins with a diamond (BOT-04); the roll of the day is played without them (BOT-41)."""
        if self.settings.day:
            if seats != 1:
                raise Refused("wrong-number-of-seats", "the roll of the day is for one player")
            return State(diamonds=(0,))
        if not 2 <= seats <= 6:
            raise Refused("wrong-number-of-seats", "Message in a Bottle is for 2 to 6 players")
        return State(diamonds=(1,) * seats)

    def wait(self, state: State) -> Wait:
        match state.phase:
            case Open() | Settled() | Denied() | ToBeat() | Claimed() | Reaching() | Covering() as phase:
                return self._timed(state, phase, on=str(state.round))
            case Speaking() as phase:  # whoever rules on a word rules on this one (COM-11)
                return self._timed(state, phase, on=f"{state.round} word {phase.since}")
            case Voting() | Appealed() as phase:  # within a round each vote is a question of its own (COM-11)
                return self._timed(state, phase, on=f"{state.round} vote {phase.since}")
            case Shaking():
                shake = Shake(self.dice, self.settings.letter_dice, self.settings.with_effect)
                return Wait(chance=shake, present=present(state))
            case DrawingLots(seats=seats):
                return Wait(chance=Lots(seats), present=present(state))
            case Over():
                return Wait()

    def _timed(self, state: State, phase: Timed, on: str) -> Wait:
        rest = rounds.rest(state, phase) if isinstance(phase, Settled) else None
        return Wait(self._asks(state), phase.until, None, present(state), self._span(phase), on, rest=rest)

    def _span(self, phase: Timed) -> Millis | None:
        """How long each countdown lasts as a whole."""
        match phase:
            case Open(taken=taken):
                return 1000 * self.settings.race_s or None if taken is None else race.COUNTDOWN
            case Settled():
                return rounds.BREATH
            case Denied() | ToBeat():
                return race.COUNTDOWN
            case Claimed():
                return self.settings.same_moment_ms
            case Reaching():
                return 0
            case Covering(words=words):
                return cover.TIME_A_DIE * len(words)
            case Speaking():
                return cover.TO_SPEAK
            case Voting() | Appealed():
                return VOTE_TIME

    @only_when_asked
    def step(self, state: State, what: InputOf[moves.Moves], at: Millis) -> Step:
        after = self._step(state, what, at)
        if self.settings.judge == "appeal":
            return court.remember(self.referee, state, what, at, after)
        return after

    def _step(self, state: State, what: Input, at: Millis) -> Step:
        match what:
            case Act():
                return self._act(state, what.seat, what.move, at)
            case Alarm():
                return self._ring(state, at)
            case Drawn():
                return self._drawn(state, what.result, at)
            case Left():
                return self._leave(state, what.seat, at)

    def _act(self, state: State, seat: Seat, move: moves.Moves, at: Millis) -> Step:
        """Servers spend their time here: what is frequent comes first, and patterns with parts cost more."""
        match state.phase, move:
            case (Open() | Denied() | ToBeat() | Claimed()) as phase, moves.Say():
                return race.say(self.referee, state, phase, seat, move.word, at)
            case Open(), moves.Pass():
                return race.offer_to_shake(self.referee, state, seat, at)
            case Open() as phase, moves.ShakeNow():
                return race.shake_now(state, phase, seat, at)
            case ((Open() | Denied()), moves.AskHint()):
                return race.hint(state, seat)
            case Open(), moves.CallNoWord():
                return race.call_no_word(self.referee, state, seat, at)
            case (Open() | Denied() | ToBeat() | Reaching()) as phase, moves.Cover() | moves.Buzz():
                return cover.reach(state, phase, seat, at)
            case Covering() as phase, moves.Say():
                return cover.name(self.referee, state, phase, move.word, at)
            case Speaking() as phase, moves.Say():
                return cover.speak(self.referee, state, phase, move.word, at)
            case (Speaking() | Covering()) as phase, moves.Heard():
                return cover.heard(self.referee, state, phase, seat, move.right, at)
            case (Voting() | Appealed()) as phase, moves.CastVote():
                return court.cast(self, state, phase, seat, move.valid, at)
            case _, moves.Appeal():
                return court.appeal(state, seat, self.referee.read(move.word), at)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _drawn(self, state: State, result: Shaken | Lot, at: Millis) -> Step:
        match state.phase, result:
            case Shaking(), Shaken():
                return rounds.open_round(self.referee, state, self._checked(result), at)
            case DrawingLots(seats=seats, race=before), Lot(seat) if seat in seats:
                return cover.hold(state, seat, before, at)
            case _:
                raise Refused("not-asked", "no such dice or lots are being waited for")

    def _checked(self, roll: Shaken) -> Shaken:
        """Dice rolled on a real table are typed in by people."""
        if len(roll.letters) != len(roll.distances) or set(roll.letters) - set(self.lexicon.alphabet.letters):
            raise Refused("bad-roll", "letters of the table's language, and for each how far it lies from the neck")
        return roll

    def _ring(self, state: State, at: Millis) -> Step:
        """The clock acts where nobody did."""
        match state.phase:
            case Open():
                return rounds.settle(self.referee, state, (), at)
            case Settled():
                return rounds.after_breath(self.referee, state)
            case Denied(caller=caller):
                return rounds.settle(self.referee, state, (), at, winners=(caller,))
            case ToBeat(claims=claims):
                return rounds.settle_claims(self.referee, state, claims, (), at)
            case Claimed() as phase:
                return race.close_moment(self.referee, state, phase, at)
            case Reaching() as phase:
                return cover.grant(state, phase, at)
            case (Covering() | Speaking()) as phase:
                return cover.out_of_time(self.referee, state, phase, at)
            case (Voting() | Appealed()) as phase:
                return court.close(self, state, phase, at)
            case _:
                raise Refused("not-asked", "no alarm is set")

    def _leave(self, state: State, seat: Seat, at: Millis) -> Step:
        """A removed seat passes from now on, and the game goes on without it (COM-08)."""
        state = replace(state, gone=(*state.gone, seat))
        seats = present(state)
        after = self._let_go(state, seat, at) if len(seats) > 1 else end_game(state, seats)
        return told_before((SeatLeft(seat),), after)

    def _let_go(self, state: State, seat: Seat, at: Millis) -> Step:
        """Take a seat's hand off whatever it held."""
        state = replace(state, phase=race.call_dropped(self.referee, state.phase, seat, at))
        match state.phase:
            case (Voting() | Appealed()) as phase:
                return court.leave(self, state, phase, seat, at)
            case (Covering(seat=holding) | Speaking(seat=holding)) as phase if holding == seat:
                state = cover.uncovered(state, phase, at)
            case Reaching(seats=seats, race=before) | DrawingLots(seats=seats, race=before) as phase:
                others = tuple(other for other in seats if other != seat)
                state = replace(state, phase=replace(phase, seats=others) if others else before)
            case _:
                pass
        return race.go_on(self.referee, state, (), at)

    def _help(self, state: State, seat: Seat) -> Asks:
        return race.help_for(state.hints if self.settings.hints else None, seat)

    def _ears(self, state: State) -> dict[Seat, Asks]:
        """Who may rule on what was said aloud (BOT-39). Where the shorter word wins, words must be known."""
        by_length = self.settings.shorter_word and isinstance(state.phase, Speaking)
        if not self.settings.spoken or by_length:
            return {}
        return dict.fromkeys(present(state), (moves.Heard,))

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.view(self.referee, state, seat)

    def result(self, state: State) -> Result | None:
        if not isinstance(state.phase, Over):
            return None
        scores = (sum(one.points for one in state.played),) if self.settings.day else state.diamonds
        return Result(state.phase.winners, scores)

    def _asks(self, state: State) -> Mapping[Seat, Asks]:
        asks = self._race_asks(state)
        if state.rulings and not isinstance(state.phase, Claimed | Reaching | Voting | Appealed):
            return {seat: (*asks.get(seat, ()), moves.Appeal) for seat in present(state)}
        return asks

    def _race_asks(self, state: State) -> Mapping[Seat, Asks]:
        racing = in_round(state)
        covers = state.roll is not None and state.roll.effect == "cover"
        answer: type[Move] = moves.Cover if covers else moves.Buzz if self.settings.spoken else moves.Say
        match state.phase:
            case Open() if self.settings.day:  # nobody is there to say "no word" to (BOT-42)
                return dict.fromkeys(racing, (answer, moves.Pass))
            case Open() as phase:
                helped = state.hints if self.settings.hints else None
                return race.asks_in_open(answer, phase.taken is not None, racing, state.passed, helped)
            case Settled():
                return {}
            case Denied(caller=caller):
                return {seat: (answer, *self._help(state, seat)) for seat in racing if seat != caller}
            case ToBeat(holders=holders):
                return {seat: (answer,) for seat in racing if seat not in holders}
            case Claimed(claims=claims, race=before):
                busy = {claim.seat for claim in claims} | _silent_in(before)
                return {seat: (moves.Say,) for seat in racing if seat not in busy}
            case Reaching(seats=seats, race=before):
                return {seat: (answer,) for seat in racing if seat not in {*seats, *_silent_in(before)}}
            case Covering(seat=seat) | Speaking(seat=seat):
                return {**self._ears(state), seat: (moves.Say,)}
            case Voting(vote=vote) | Appealed(vote=vote):
                return dict.fromkeys(vote.waiting_for, (moves.CastVote,))
            case _:
                return {}


def _silent_in(before: Race) -> set[Seat]:
    """Who may not answer: the caller of "no word" (BOT-18), the holders of the word to beat (BOT-21)."""
    match before:
        case Denied(caller=caller):
            return {caller}
        case ToBeat(holders=holders):
            return set(holders)
        case _:
            return set()
