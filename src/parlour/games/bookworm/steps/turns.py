"""A turn: a word takes a die, or the special die another category (BKW-06, BKW-24)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused
from parlour.games.bookworm.components import SPECIAL
from parlour.games.bookworm.model.events import CategoryChanged, Spoken, Took
from parlour.games.bookworm.model.moves import Say
from parlour.games.bookworm.model.phases import Ending, Naming
from parlour.games.bookworm.model.state import Last, State, Step
from parlour.games.bookworm.rules import times
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.rules.taking import after_taking, choose_die
from parlour.games.bookworm.steps.round_start import change_card, turn_of


def say(referee: Referee, state: State, phase: Naming, move: Say, at: Millis) -> Step:
    """Take a die with a word that starts with its letter. Raises `Refused` if that is not allowed (BKW-06)."""
    category = referee.category(state)
    assert category is not None
    word = referee.read(move.word)
    _refuse_repeated(referee, state, word)
    die = choose_die(referee, state, phase.seat, word, move.die)
    mark, alone = referee.mark(word, category), state.is_solo
    is_judged = alone or referee.settings.judge == "data"
    if alone and mark.fit == "no":  # a lone player can't overrule the data (BKW-35)
        raise Refused("not-in-category", "the category data say that this does not fit")
    if is_judged and mark.fit == "no" and not move.sure:
        raise Refused("does-not-fit", "the category data say that this does not fit")
    if alone and mark.fit == "unsure" and not referee.is_known(word):
        raise Refused("unknown-word", "neither the category data nor the dictionary know this")
    spoken = Spoken(phase.seat, word, die, state.spread.holder(die), mark)
    doubt_until = at if alone else at + times.doubting(referee)
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
