"""What a side does among itself: proposals and agreement, talk, console, notes. Nobody else sees any of it (STA-15)."""

from msgspec.structs import replace

from parlour.core import Refused, Seat
from parlour.games.stars import rules
from parlour.games.stars.cipher import Alphabet, Cipher
from parlour.games.stars.model import (
    Agree,
    Desk,
    HandOver,
    Mark,
    Marked,
    Note,
    Noted,
    Proposal,
    Side,
    Spoken,
    State,
    Talk,
    Team,
)


def with_desk(state: State, team: int, side: Side, desk: Desk) -> State:
    changed: Team = replace(state.teams[team], **{side: desk})
    return replace(state, teams=(*state.teams[:team], changed, *state.teams[team + 1 :]))


def propose(
    state: State,
    team: int,
    seat: Seat,
    *,
    word: str | None = None,
    words: tuple[str, ...] | None = None,
    letters: Cipher | None = None,
) -> State:
    """A Scientist's wish takes the place of the one they had; the same wish as another's is agreement with it."""
    desk = _withdrawn(state.teams[team].scientists, seat)
    same = next((one for one in desk.proposals if one.what == (word, words, letters)), None)
    if same is not None:
        return with_desk(state, team, "scientists", _joined(desk, same, seat))
    wish = Proposal(desk.proposed + 1, seat, (seat,), word, words, letters)
    desk = replace(desk, proposals=(*desk.proposals, wish), proposed=wish.number)
    return with_desk(state, team, "scientists", desk)


def agree(state: State, team: int, seat: Seat, move: Agree, *, again: bool) -> State:
    """`again`: a captain may say yes to what they were for before, and so send it."""
    desk = state.teams[team].scientists
    wish = next((one for one in desk.proposals if one.number == move.proposal), None)
    if wish is None:
        raise Refused("proposal-changed", "this proposal is no longer there")
    if seat in wish.agreed:
        if again:
            return state
        raise Refused("agreed-already", "you have agreed to this already")
    return with_desk(state, team, "scientists", _joined(_withdrawn(desk, seat), wish, seat))


def _withdrawn(desk: Desk, seat: Seat) -> Desk:
    """A Scientist is for one proposal at a time; their own goes when they are for another."""
    kept = (replace(one, agreed=_without(one.agreed, seat)) for one in desk.proposals)
    return replace(desk, proposals=tuple(one for one in kept if one.agreed))


def _joined(desk: Desk, wish: Proposal, seat: Seat) -> Desk:
    joined = (replace(one, agreed=(*one.agreed, seat)) if one.number == wish.number else one for one in desk.proposals)
    return replace(desk, proposals=tuple(joined))


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)


def hand_over(state: State, team: int, seat: Seat, move: HandOver) -> State:
    desk = state.teams[team].scientists
    if seat != desk.captain:
        raise Refused("not-captain", "only the captain hands over")
    if move.to == seat or move.to not in rules.present(state, desk):
        raise Refused("no-such-scientist", "choose another Scientist of your team")
    return with_desk(state, team, "scientists", replace(desk, captain=move.to))


def talk(state: State, team: int, seat: Seat, move: Talk) -> State:
    said = rules.read_text(move.text, rules.TALK_LENGTH)
    if not said:
        raise Refused("empty", "there is nothing to say")
    desk = state.teams[team].scientists
    spoken = (*desk.talk, Spoken(seat, said))[-rules.TALK_KEPT :]
    return with_desk(state, team, "scientists", replace(desk, talk=spoken))


def mark(state: State, team: int, side: Side, seat: Seat, move: Mark, alphabet: Alphabet) -> State:
    """A console shared by a side: the last mark of a letter in a group stands, with who made it."""
    letter = move.letter.strip().upper()
    if letter not in alphabet.order:
        raise Refused("unknown-letter", f"the letters are {alphabet.letters}")
    desk = state.teams[team].desk(side)
    others = [one for one in desk.marks if (one.letter, one.group) != (letter, move.group)]
    own = [] if move.mark == "maybe" else [Marked(letter, move.group, move.mark, seat)]
    marks = sorted([*others, *own], key=lambda one: (alphabet.order[one.letter], one.group))
    return with_desk(state, team, side, replace(desk, marks=tuple(marks)))


def note(state: State, team: int, side: Side, seat: Seat, move: Note) -> State:
    """A sheet for each of them, read by all: two who write at once lose nothing."""
    text = rules.read_text(move.text, rules.NOTE_LENGTH)
    desk = state.teams[team].desk(side)
    others = [one for one in desk.notes if one.seat != seat]
    own = [Noted(seat, text)] if text else []
    notes = sorted([*others, *own], key=lambda one: one.seat)
    return with_desk(state, team, side, replace(desk, notes=tuple(notes)))


def leave(state: State, team: int, side: Side, seat: Seat) -> State:
    """A removed Scientist is for nothing any more, and another is captain."""
    desk = _withdrawn(state.teams[team].desk(side), seat)
    left = rules.present(state, desk)
    if desk.captain == seat:
        desk = replace(desk, captain=left[0] if left else None)
    return with_desk(state, team, side, desk)
