"""The review of a game: what each word revealed, what was known after it, how it was read. The lesson for each seat."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from parlour.core import AnyStory, Seat, Story
from parlour.core.extras.highlights import MOST, GoodWord, Lesson, best_words
from parlour.core.table import game_of
from parlour.games.stars.analysis import Read, read_words
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.game import Stars
from parlour.games.stars.model.moves import Moves
from parlour.games.stars.model.state import State, Transmission
from parlour.games.stars.solver.belief import Belief, Chances
from parlour.games.stars.view import View
from parlour.messages import Catalogue, catalogue


class Learned(Struct, frozen=True):
    """A transmission and what a team's Scientists knew after it. `bits`: what its score revealed; `expected`: what it
    promised to the side that sent it. The Alien knows the score beforehand, so it promised what it revealed."""

    team: int
    side: Side
    round: int
    word: str
    score: int
    bits: float
    expected: float
    before: int
    """How many ciphers were possible before it."""
    ciphers: int
    entropy: float
    letters: dict[str, Chances]
    guess: Cipher
    by: Seat | None = None
    """The player who sent it."""


class Review(Struct, frozen=True):
    """`ciphers` and `entropy`: before the first transmission. `teams`: what the Scientists of each team learned, in
    order. `read`: how the secret words of each team were read."""

    cipher: Cipher
    ciphers: int
    entropy: float
    teams: tuple[tuple[Learned, ...], ...]
    read: tuple[tuple[Read, ...], ...] = ()


def review(story: Story[State, Moves, View]) -> Review:
    """Return the review. It takes seconds, so never call it inside a step."""
    game, state = game_of(story, Stars), story.state
    assert state.cipher is not None
    before = Belief.before(game.referee.alphabet, game.settings.cipher_draw)
    teams = tuple(_learned(game, state, team, before) for team in range(len(state.teams)))
    read = tuple(tuple(read_words(game, state, team)) for team in range(len(state.teams)))
    return Review(state.cipher, before.ciphers, before.entropy, teams, read)


def heard(game: Stars, state: State, team: int) -> list[tuple[int, Transmission]]:
    """Return all transmissions that a team's Scientists heard, in order, each with the team that sent it."""
    known = [
        (number, sent)
        for number, other in enumerate(state.teams)
        for sent in other.sent
        if number == team or game.referee.is_public(sent.side)
    ]
    return sorted(known, key=lambda one: (one[1].round, one[1].side != "alien", one[0]))


def _learned(game: Stars, state: State, team: int, belief: Belief) -> tuple[Learned, ...]:
    learned: list[Learned] = []
    for number, sent in heard(game, state, team):
        after = belief.observe(sent.word, sent.score)
        bits = max(0.0, belief.entropy - after.entropy)
        learned.append(
            Learned(
                team=number,
                side=sent.side,
                round=sent.round,
                word=sent.word,
                score=sent.score,
                bits=bits,
                expected=bits if sent.side == "alien" else belief.bits(sent.word),
                before=belief.ciphers,
                ciphers=after.ciphers,
                entropy=after.entropy,
                letters=after.letters(),
                guess=after.guess(),
                by=sent.by,
            )
        )
        belief = after
    return tuple(learned)


TELLING = 1.0
"""How many bits a word revealed that is worth mentioning."""
LONGEST = 200
"""How many letters of advice are read at a glance."""


def lesson(story: AnyStory, review: Review, language: str) -> Lesson:
    """The best words are those that revealed the most: only the review knows which."""
    messages, is_polite = catalogue(language, __package__), game_of(story, Stars).lexicon.is_polite
    thought_of = [_thought_of(review, seat) for seat in range(story.seats)]
    said = tuple(_advice(review, seat, own, messages) for seat, own in enumerate(thought_of))
    words = (
        GoodWord(seat, one.word, one.round, round(one.bits, 3), is_fit=is_polite(one.word))
        for seat, own in enumerate(thought_of)
        for one in own
    )
    return Lesson(said, tuple(best_words(story.log, words)[:MOST]))


def _thought_of(review: Review, seat: Seat) -> list[Learned]:
    """Return the words that this seat sent, with what they revealed to its own team's Scientists."""
    return [one for number, team in enumerate(review.teams) for one in team if (one.team, one.by) == (number, seat)]


def _advice(review: Review, seat: Seat, sent: Sequence[Learned], messages: Catalogue) -> str:
    """Return as many sentences as are read at a glance, the most useful first. Empty if the seat sent no word."""
    advice = ""
    for sentence in _sentences(review, seat, sent, messages) if sent else ():
        longer = f"{advice} {sentence}".strip()
        advice = longer if len(longer) <= LONGEST else advice
    return advice


def _sentences(review: Review, seat: Seat, sent: Sequence[Learned], messages: Catalogue) -> Iterator[str]:
    read = [one for one in review.read[sent[0].team] if one.side == sent[0].side] if review.read else []
    for one in read:
        if not one.is_right and one.by == seat and one.hint:
            yield messages.say("stars-lesson-misread", word=one.hint.upper(), guessed=one.guessed.upper())
    yield from (_gap(one, messages) for one in read if not one.is_right and one.hint is None)
    if read and all(one.is_right for one in read):
        yield messages.say("stars-lesson-understood")
    most = max(sent, key=lambda one: one.bits)
    if most.bits >= TELLING:
        yield messages.say("stars-lesson-told", word=most.word.upper(), before=most.before, after=most.ciphers)


def _gap(one: Read, messages: Catalogue) -> str:
    if one.better is None:
        return messages.say("stars-lesson-gap", meant=one.meant.upper())
    return messages.say("stars-lesson-gap-filled", meant=one.meant.upper(), better=one.better.upper())
