"""A turn: a word takes a die, or the special die another category (BKW-06, BKW-24); or a die is swapped (BKW-27)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat
from parlour.games.bookworm.components import SPECIAL
from parlour.games.bookworm.model.events import CategoryChanged, Spoken, SwapAsked, Took
from parlour.games.bookworm.model.moves import Say
from parlour.games.bookworm.model.spread import Ending, Naming, Swapping
from parlour.games.bookworm.model.state import Last, State, Step
from parlour.games.bookworm.rules import times
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.rules.taking import after_taking, choose_die
from parlour.games.bookworm.steps.rounds import change_card, turn_of


def say(referee: Referee, state: State, phase: Naming, move: Say, at: Millis) -> Step:
    """Take a die with a word that starts with its letter. Raises `Refused` if that is not allowed (BKW-06)."""
    category = referee.category(state)
    assert category is not None
    word = referee.read(move.word)
    _refuse_repeated(referee, state, word)
    die = choose_die(referee, state, phase.seat, word, move.die)
    mark, alone = referee.mark(word, category, state.kept), state.is_solo
    is_judged = alone or referee.settings.judge == "data"
    if alone and mark.fit == "no":  # a lone player can't overrule the data (BKW-35)
        raise Refused("not-in-category", "the category data say that this does not fit")
    if is_judged and mark.fit == "no" and not move.sure:
        raise Refused("does-not-fit", "the category data say that this does not fit")
    if alone and mark.fit == "unsure" and not referee.is_known(word):
        raise Refused("unknown-word", "neither the category data nor the dictionary know this")
    spoken = Spoken(phase.seat, word, die, state.spread.holder(die), mark)
    doubt_until = at if alone else at + referee.options.day_or(times.DOUBTING)
    may_doubt = not is_judged or (not alone and referee.may_object(state, mark))
    last = Last(spoken, state.spread, phase.until - at, doubt_until, may_doubt=may_doubt, may_swap=not alone)
    return take(referee, state, last, at)


def _refuse_repeated(referee: Referee, state: State, word: str) -> None:
    if any(referee.is_same(word, spoken.word) for spoken in state.said):
        raise Refused("said-before", "this was named before in this round")
    if any(referee.is_same(word, refused) for refused in state.refused):
        raise Refused("voted-down", "the table ruled that this does not fit")


def take(referee: Referee, state: State, last: Last, at: Millis) -> Step:
    """Move the die and pass on the turn, or wait for doubts after the last letter die (BKW-14)."""
    spoken = last.spoken
    spread = after_taking(state.spread, spoken.seat, spoken.die, state.side)
    special_too = spoken.die != SPECIAL and SPECIAL in state.spread.display and SPECIAL not in spread.display
    state = replace(state, spread=spread, said=(*state.said, spoken), last=last)
    took = (Took(spoken, special_too),)
    if not spread.white_display:
        ends = times.round_ends(referee, last.doubt_until, at)
        return replace(state, phase=Ending(spoken.seat, ends)), took
    return turn_of(referee, state, state.after(spoken.seat), at), took


def taken_back(state: State, last: Last) -> State:
    """Return the state before the last word."""
    return replace(state, spread=last.before, said=state.said[:-1], last=None)


def change_category(state: State, phase: Naming) -> Step:
    """Take the *new category* die instead of naming a word. Raises `Refused` if it is gone (BKW-24)."""
    if state.side != "new-category" or SPECIAL not in state.spread.display:
        raise Refused("no-such-die", "the new category die is not in the display")
    state = replace(state, spread=state.spread.taken(SPECIAL, phase.seat))
    return change_card(state, phase.seat), (CategoryChanged(phase.seat),)


def ask(referee: Referee, state: State, phase: Naming | Ending, last: Last, die: int, at: Millis) -> Step:
    """Ask for another die, once for each word. Raises `Refused` if the word can't take it."""
    spoken = last.spoken
    if die == spoken.die:
        raise Refused("same-die", "you have this die already")
    choose_die(referee, replace(state, spread=last.before), spoken.seat, spoken.word, die)
    swapping = Swapping(spoken.seat, die, (), at, at + times.SWAPPING, phase)
    return replace(state, phase=swapping), (SwapAsked(spoken.seat, spoken.word, die),)


def agree(referee: Referee, state: State, phase: Swapping, last: Last, seat: Seat, at: Millis) -> Step:
    return settle(referee, state, replace(phase, agreed=(*phase.agreed, seat)), last, at)


def settle(referee: Referee, state: State, phase: Swapping, last: Last, at: Millis) -> Step:
    """Swap as soon as nobody is left who could object."""
    waiting = set(state.present) - {phase.seat, *phase.agreed}
    return (replace(state, phase=phase), ()) if waiting else swap(referee, state, phase, last, at)


def swap(referee: Referee, state: State, phase: Swapping, last: Last, at: Millis) -> Step:
    """Take the other die as if it had been taken first, and restart the clocks."""
    stood = at - phase.since
    spoken = replace(last.spoken, die=phase.die, source=last.before.holder(phase.die))
    meant = replace(last, spoken=spoken, doubt_until=last.doubt_until + stood, may_swap=False)
    state, events = take(referee, taken_back(state, last), meant, at)
    if isinstance(phase.then, Naming) and isinstance(state.phase, Naming):
        state = replace(state, phase=replace(phase.then, until=phase.then.until + stood))
    return state, events


def call_off(state: State, phase: Swapping, last: Last, at: Millis) -> State:
    """Leave the die where it is, and restart the clocks."""
    stood = at - phase.since
    last = replace(last, may_swap=False, doubt_until=last.doubt_until + stood)
    return replace(state, phase=replace(phase.then, until=phase.then.until + stood), last=last)
