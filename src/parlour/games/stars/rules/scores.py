"""The score of a word under a cipher, and the points of a guess (STA-10, STA-21, STA-22)."""

from typing import Literal

from parlour.games.stars.components.cipher import Cipher

PERFECT = 12
Grade = Literal["one-mind", "first-contact", "good-neighbours", "static", "lost-in-space"]
GRADES: tuple[tuple[int, Grade], ...] = (
    (PERFECT, "one-mind"),
    (10, "first-contact"),
    (7, "good-neighbours"),
    (4, "static"),
    (0, "lost-in-space"),
)


def score(word: str, cipher: Cipher) -> int:
    """Return the score of a word (STA-10). Signs that are no letters, such as an apostrophe, are ignored."""
    spelled = word.upper()
    trust = sum(map(spelled.count, cipher.trust))
    amplify = sum(map(spelled.count, cipher.amplify))
    size = trust << amplify
    return -size if cipher.suspicion in spelled else size


def right_words(guess: tuple[str, ...] | None, message: tuple[str, ...]) -> int:
    return sum(word == secret for word, secret in zip(guess or (), message, strict=False))


def right_by_group(guess: Cipher | None, cipher: Cipher) -> tuple[int, ...]:
    """Return how many letters of trust, amplify and suspicion are right, in any order (STA-21)."""
    guessed = guess.groups if guess else ("", "", "")
    return tuple(len({*own} & {*secret}) for own, secret in zip(guessed, cipher.groups, strict=True))


def right_letters(guess: Cipher | None, cipher: Cipher) -> int:
    return sum(right_by_group(guess, cipher))


def grade(points: int) -> Grade:
    """Return the grade for a number of points (STA-22)."""
    return next(name for least, name in GRADES if points >= least)
