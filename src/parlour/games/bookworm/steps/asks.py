"""Which moves each seat may make now."""

from parlour.core import Asks, Seat
from parlour.games.bookworm.components import SPECIAL
from parlour.games.bookworm.model import moves
from parlour.games.bookworm.model.spread import Ending, Naming, Picking, Scored, Swapping, TurningSide, Voting
from parlour.games.bookworm.model.state import State


def asks(state: State, rules: int) -> dict[Seat, Asks]:
    """Return what each seat is asked for. By newer `rules` a vote asks only those who can still vote (COM-22)."""
    match state.phase:
        case Picking(seat=seat):
            return {seat: (moves.Pick,)}
        case TurningSide(seat=seat):
            return {seat: (moves.TurnSide,)}
        case Naming(seat=seat):
            may_change = state.side == "new-category" and SPECIAL in state.spread.display
            say: Asks = (moves.Say, moves.NoWord, moves.ChangeCategory) if may_change else (moves.Say, moves.NoWord)
            return _joined({seat: say}, _joined(_about_the_last_word(state), _house(state)))
        case Ending():
            return _joined(_about_the_last_word(state), _house(state))
        case Voting(vote=vote):
            return dict.fromkeys(vote.waiting_for if rules > 3 else state.present, (moves.CastVote,))
        case Swapping(seat=seat, agreed=agreed):
            return {other: (moves.Agree, moves.Object) for other in state.present if other not in (seat, *agreed)}
        case Scored(ready=ready):
            return {seat: (moves.GoOn,) for seat in state.present if seat not in ready}
        case _:
            return {}


def moment(state: State) -> str:
    """Return the moment: a turn, known by the words before it and the category, or a vote or swap in it (COM-11)."""
    turn = f"{state.round} {len(state.said)} {len(state.refused)} {state.card} {state.line}"
    match state.phase:
        case Naming() | Ending():
            return turn
        case Voting(since=since) | Swapping(since=since):
            return f"{turn} since {since}"
        case phase:
            return f"{turn} {type(phase).__name__}"


def _about_the_last_word(state: State) -> dict[Seat, Asks]:
    """Return who may swap its die (BKW-27), and who may doubt that it fits (BKW-12)."""
    last = state.last
    if last is None:
        return {}
    speaker = last.spoken.seat
    swap: dict[Seat, Asks] = {speaker: (moves.Swap,)} if last.may_swap and speaker in state.present else {}
    doubters = [seat for seat in state.present if seat != speaker] if last.may_doubt else []
    return swap | dict.fromkeys(doubters, (moves.Doubt,))


def _house(state: State) -> dict[Seat, Asks]:
    """Return who may suggest the newest house answer, or agree to it (BKW-40)."""
    newest = state.house[-1:] if len(state.present) > 1 else ()
    return {seat: (moves.Keep,) for one in newest for seat in state.present if seat not in one.agreed}


def _joined(one: dict[Seat, Asks], other: dict[Seat, Asks]) -> dict[Seat, Asks]:
    return {seat: (*one.get(seat, ()), *other.get(seat, ())) for seat in sorted({*one, *other})}
