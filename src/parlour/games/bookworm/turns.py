"""A turn: a word takes a die; a die that was not meant may be changed for another one."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat
from parlour.games.bookworm import rounds
from parlour.games.bookworm.box import Box
from parlour.games.bookworm.components import SPECIAL
from parlour.games.bookworm.events import CategoryChanged, Spoken, SwapAsked, SwapRefused, Took
from parlour.games.bookworm.model import Ending, Last, Naming, Say, State, Step, Swapping
from parlour.games.bookworm.rules import (
    DOUBT_TIME,
    SWAP_TIME,
    after_taking,
    letters_of,
    obstacle,
    shows,
    takeable,
)
from parlour.games.bookworm.spread import Spread

WHY_NOT = {
    "no-such-die": "there is no such die",
    "own-die": "nobody takes a die from themselves",
    "no-word-takes-it": "no word takes this die",
    "stays-with-its-player": "this die can't be taken from a player",
    "not-on-top": "only the topmost die can be taken",
    "no-bookworm-card": "no Bookworm card is left in the middle, so only dice in the display can be taken",
}


def say(box: Box, state: State, seat: Seat, move: Say, at: Millis) -> Step:
    """A word that starts with a die's letter, and was not named before, takes the die (BKW-06)."""
    phase, category = state.phase, box.category(state)
    assert isinstance(phase, Naming)
    assert category is not None
    word = box.referee.read(move.word)
    _refuse_repeated(box, state, word)
    die = choose_die(box, state, state.spread, seat, word, move.die)
    mark = box.referee.mark(word, category)
    if box.settings.judge == "data" and mark.fit == "no" and not move.sure:
        raise Refused("does-not-fit", "the category data say that this does not fit")
    spoken = Spoken(seat, word, die, state.spread.holder(die), mark)
    last = Last(spoken, state.spread, phase.until - at, at + DOUBT_TIME, may_doubt=box.settings.judge == "table")
    return _take(box, state, last, at)


def _refuse_repeated(box: Box, state: State, word: str) -> None:
    if any(box.referee.is_same(word, spoken.word) for spoken in state.said):
        raise Refused("said-before", "this was named before in this round")
    if any(box.referee.is_same(word, refused) for refused in state.refused):
        raise Refused("voted-down", "the table ruled that this does not fit")


def choose_die(box: Box, state: State, spread: Spread, seat: Seat, word: str, die: int | None) -> int:
    """The die that the player means, if it can be taken with this word (BKW-10)."""
    first = box.referee.first_letter(word)
    lying = (*spread.display, *(other for stack in spread.stacks for other in stack))
    showing = [other for other in lying if shows(letters_of(other, state.faces, state.side, box.language), first)]
    if not showing:
        raise Refused("starts-with-no-die", f"no die shows {first.upper()}")
    if die is None:
        return _only_die(showing, takeable(spread, seat, state.side), spread, seat, state)
    if why := obstacle(spread, seat, die, state.side):
        raise Refused(why, WHY_NOT[why])
    if die not in showing:
        raise Refused("wrong-letter", f"this die does not show {first.upper()}")
    return die


def _only_die(showing: list[int], free: tuple[int, ...], spread: Spread, seat: Seat, state: State) -> int:
    able = [die for die in showing if die in free]
    if len(able) > 1:
        raise Refused("which-die", "several dice show this letter: say which one")
    if not able:
        why = obstacle(spread, seat, showing[0], state.side) or "no-such-die"
        raise Refused(why, WHY_NOT[why])
    return able[0]


def _take(box: Box, state: State, last: Last, at: Millis) -> Step:
    spoken = last.spoken
    spread = after_taking(state.spread, spoken.seat, spoken.die, state.side)
    special_too = spoken.die != SPECIAL and SPECIAL in state.spread.display and SPECIAL not in spread.display
    state = replace(state, spread=spread, said=(*state.said, spoken), last=last)
    told = (Took(spoken, special_too),)
    if not spread.white_display:
        return replace(state, phase=Ending(spoken.seat, max(at, last.doubt_until))), told
    return rounds.turn_of(box, state, state.after(spoken.seat), at), told


def change_category(state: State, seat: Seat) -> Step:
    """Instead of naming a word; no word takes this die (BKW-24)."""
    if state.side != "new-category" or SPECIAL not in state.spread.display:
        raise Refused("no-such-die", "the new category die is not in the display")
    state = replace(state, spread=state.spread.taken(SPECIAL, seat))
    return rounds.change_card(state, seat), (CategoryChanged(seat),)


def taken_back(state: State) -> State:
    """As it was before the last word."""
    assert state.last is not None
    return replace(state, spread=state.last.before, said=state.said[:-1], last=None)


# The finger slipped.


def ask_swap(box: Box, state: State, seat: Seat, die: int, at: Millis) -> Step:
    """Until the next player acts, once a word, and if nobody objects."""
    last, phase = state.last, state.phase
    assert last is not None
    assert isinstance(phase, Naming | Ending)
    if die == last.spoken.die:
        raise Refused("same-die", "you have this die already")
    choose_die(box, state, last.before, seat, last.spoken.word, die)
    swapping = Swapping(seat, die, (), at, at + SWAP_TIME, phase)
    return replace(state, phase=swapping), (SwapAsked(seat, last.spoken.word, die),)


def agree(box: Box, state: State, seat: Seat, at: Millis) -> Step:
    phase = state.phase
    assert isinstance(phase, Swapping)
    return settle_swap(box, replace(state, phase=replace(phase, agreed=(*phase.agreed, seat))), at)


def settle_swap(box: Box, state: State, at: Millis) -> Step:
    """Once nobody is left who could object, it is done."""
    phase = state.phase
    assert isinstance(phase, Swapping)
    waiting = set(state.present) - {phase.seat, *phase.agreed}
    return (state, ()) if waiting else swap(box, state, at)


def swap(box: Box, state: State, at: Millis) -> Step:
    phase, last = state.phase, state.last
    assert isinstance(phase, Swapping)
    assert last is not None
    spoken = replace(last.spoken, die=phase.die, source=last.before.holder(phase.die))
    meant = replace(last, spoken=spoken, doubt_until=last.doubt_until + at - phase.since, may_swap=False)
    state, told = _take(box, taken_back(state), meant, at)
    if isinstance(phase.then, Naming) and isinstance(state.phase, Naming):
        state = replace(state, phase=replace(phase.then, until=phase.then.until + at - phase.since))
    return state, told


def object_to_swap(state: State, seat: Seat, at: Millis) -> Step:
    return no_swap(state, at), (SwapRefused(seat),)


def no_swap(state: State, at: Millis) -> State:
    """The die stays where it is, and the clocks go on where they stood."""
    phase, last = state.phase, state.last
    assert isinstance(phase, Swapping)
    assert last is not None
    stood = at - phase.since
    last = replace(last, may_swap=False, doubt_until=last.doubt_until + stood)
    return replace(state, phase=replace(phase.then, until=phase.then.until + stood), last=last)
