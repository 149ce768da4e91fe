"""What a side keeps to itself: talk, marks, notes and fingers (STA-15, STA-41)."""

import unicodedata

from msgspec.structs import replace

from parlour.core import Refused, Seat
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import Alphabet
from parlour.games.stars.model.moves import Mark, Note, Point, Talk
from parlour.games.stars.model.state import Marked, Noted, Pointed, SideState, Spoken, State
from parlour.games.stars.rules.referee import Referee

TALK_LENGTH, NOTE_LENGTH, TALK_KEPT = 300, 4000, 200


def talk(state: State, team: int, seat: Seat, move: Talk) -> State:
    said = _plain(move.text, TALK_LENGTH)
    if not said:
        raise Refused("empty", "there is nothing to say")
    own = state.teams[team].scientists
    return state.with_side(team, "scientists", replace(own, talk=(*own.talk, Spoken(seat, said))[-TALK_KEPT:]))


def mark(state: State, team: int, side: Side, seat: Seat, move: Mark, alphabet: Alphabet) -> State:
    """Mark letters on the shared console. The last mark of a letter in a group replaces earlier ones (STA-15)."""
    letters = dict.fromkeys(move.letter.strip().upper())
    if not letters or not letters.keys() <= alphabet.order.keys():
        raise Refused("unknown-letter", f"the letters are {alphabet.letters}")
    own = state.teams[team].at(side)
    marks = [one for one in own.marks if one.letter not in letters or one.group != move.group]
    if move.mark != "maybe":
        marks += [Marked(letter, move.group, move.mark, seat) for letter in letters]
    marks.sort(key=lambda one: (alphabet.order[one.letter], one.group))
    return state.with_side(team, side, replace(own, marks=tuple(marks)))


def note(state: State, team: int, side: Side, seat: Seat, move: Note) -> State:
    """Replace a seat's sheet of notes. Everybody has their own, so that two who write at once lose nothing."""
    text, own = _plain(move.text, NOTE_LENGTH), state.teams[team].at(side)
    others = [one for one in own.notes if one.seat != seat]
    notes = sorted([*others, Noted(seat, text)] if text else others, key=lambda one: one.seat)
    return state.with_side(team, side, replace(own, notes=tuple(notes)))


def point(referee: Referee, state: State, team: int, seat: Seat, move: Point) -> State:
    """Put a Scientist's finger on words or letters, until they point elsewhere or the guess is made (STA-41)."""
    at = referee.checked_pointing(state, team, move.at)
    own = unpointed(state.teams[team].scientists, seat)
    pointed = (*own.pointed, Pointed(seat, at)) if at else own.pointed
    ordered = tuple(sorted(pointed, key=lambda one: one.seat))
    return state.with_side(team, "scientists", replace(own, pointed=ordered))


def unpointed(own: SideState, seat: Seat) -> SideState:
    """Return the side after a Scientist has taken their fingers away."""
    return replace(own, pointed=tuple(one for one in own.pointed if one.seat != seat))


def _plain(text: str, longest: int) -> str:
    """Return text without control characters. Raises `Refused` if it is too long."""
    clean = "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign)[0] != "C").strip()
    if len(clean) > longest:
        raise Refused("too-long", f"at most {longest} characters")
    return clean
