"""Judgements and points: who sits where, what may be written, what a guess is worth."""

import unicodedata
from typing import Literal

from parlour.core import Refused, Seat
from parlour.games.stars.cards import COLUMNS, Card
from parlour.games.stars.cipher import Cipher
from parlour.games.stars.model import SIDES, Desk, Proposal, Side, State, Team
from parlour.games.stars.settings import Mode, Settings
from parlour.lexicon import Lexicon, Unreadable

PERFECT = 12
TALK_LENGTH, NOTE_LENGTH, TALK_KEPT = 300, 4000, 200
Grade = Literal["one-mind", "first-contact", "good-neighbours", "static", "lost-in-space"]
GRADES: tuple[tuple[int, Grade], ...] = (
    (PERFECT, "one-mind"),
    (10, "first-contact"),
    (7, "good-neighbours"),
    (4, "static"),
    (0, "lost-in-space"),
)


def seat_teams(settings: Settings, seats: int) -> tuple[Team, ...]:
    """STA-01. Teams sit alternately, so that friends who come in pairs are split."""
    count = 1 if settings.mode == "coop" else 2
    teams = []
    for number in range(count):
        sitting = tuple(range(number, seats, count))
        if settings.alien >= len(sitting):
            raise Refused("no-such-alien", f"the Alien can't be number {settings.alien} of {len(sitting)}")
        alien = sitting[settings.alien]
        scientists = tuple(seat for seat in sitting if seat != alien)
        teams.append(Team(Desk((alien,)), Desk(scientists, captain=scientists[0])))
    return tuple(teams)


def check_seats(mode: Mode, seats: int) -> None:
    fewest = 4 if mode == "teams" else 2
    if not fewest <= seats <= 8:
        raise Refused("wrong-number-of-seats", f"{fewest} to 8 players")


def place_of(state: State, seat: Seat | None) -> tuple[int, Side] | None:
    """The team and the side of a seat; a spectator has none."""
    for number, team in enumerate(state.teams):
        for side in SIDES:
            if seat in team.desk(side).seats:
                return number, side
    return None


def present(state: State, desk: Desk) -> tuple[Seat, ...]:
    return tuple(seat for seat in desk.seats if seat not in state.gone)


def is_decided(proposal: Proposal, settings: Settings, desk: Desk, present: tuple[Seat, ...], by: Seat | None) -> bool:
    """STA-16: more than half of those who are there, or the captain who just said so: whoever becomes captain later
    sends nothing by what they agreed to before."""
    if settings.scientists_decide == "captain":
        return by == desk.captain and by in proposal.agreed
    return 2 * len(proposal.agreed) > len(present)


def check_guess(card: Card, words: tuple[str, ...], lexicon: Lexicon) -> tuple[str, ...]:
    """STA-18: one word a column, all three at once; they are read like all words (COM-05)."""
    if len(words) != COLUMNS or not all(word.strip() for word in words):
        raise Refused("missing-word", "guess one word of each column")
    read = tuple(_read(word, lexicon) for word in words)
    for number, (column, word) in enumerate(zip(card.columns, read, strict=True), 1):
        if word not in column:
            raise Refused("not-in-column", f"column {number} has no such word")
    return read


def _read(word: str, lexicon: Lexicon) -> str:
    """What can't be read stands in no column."""
    try:
        return lexicon.read(word)
    except Unreadable:
        return ""


def right_words(guess: tuple[str, ...] | None, message: tuple[str, ...]) -> int:
    return sum(word == secret for word, secret in zip(guess or (), message, strict=False))


def right_letters(guess: Cipher | None, cipher: Cipher) -> int:
    """STA-21: each letter in its right group, in whatever order."""
    if guess is None:
        return 0
    groups = ((guess.trust, cipher.trust), (guess.amplify, cipher.amplify), (guess.suspicion, cipher.suspicion))
    return sum(len(set(guessed) & set(secret)) for guessed, secret in groups)


def grade(points: int) -> Grade:
    """STA-22."""
    return next(name for least, name in GRADES if points >= least)


def read_text(text: str, longest: int) -> str:
    """Talk and notes: plain lines of text."""
    clean = "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign)[0] != "C").strip()
    if len(clean) > longest:
        raise Refused("too-long", f"at most {longest} characters")
    return clean
