"""Random legal moves (`core/extras/legal.py`)."""

from functools import partial

from parlour.core import Move
from parlour.core.extras.legal import Asked, Makers, by_chance, move_with
from parlour.games.bottle import solver
from parlour.games.bottle.model.moves import Appeal, CastVote, Heard, Say, ShakeNow, TakeBack
from parlour.games.bottle.view import Claimed, Covering, Open, Speaking, ToBeat, View, roll_of
from parlour.lexicon import Found

TRIES = 5
"""How often it tries another word if the first one was used before."""


def _say(asked: Asked) -> Move | None:
    found = _words(asked)
    for _ in range(TRIES):
        word = asked.one_of(found)
        if word is not None and word not in asked.view.used:
            return Say(word)
    return None


def _words(asked: Asked) -> Found:
    view: View = asked.view
    match view.phase:
        case Covering(words=words):
            letters = [die.letter for die, word in zip(view.dice, words, strict=True) if word is None]
            return solver.cover_answers(asked.lexicon, asked.rng.choice(letters))
        case ToBeat(length=length) | Claimed(to_beat=int(length)) | Speaking(to_beat=int(length)):
            return solver.answers(asked.lexicon, roll_of(view)).shorter_than(length)
        case _:
            return solver.answers(asked.lexicon, roll_of(view))


def _shake_now(asked: Asked) -> Move | None:
    phase = asked.view.phase
    may_shake = isinstance(phase, Open) and phase.offer_at is not None and asked.at >= phase.offer_at
    return ShakeNow() if may_shake else None


def _take_back(asked: Asked) -> Move | None:
    until = asked.view.take_back_until
    return TakeBack() if until is not None and asked.at <= until else None


def _appeal(asked: Asked) -> Move | None:
    """Appeal the refusal of the seat's own word, or challenge a word that only others said."""
    appealable = [one for one in asked.view.rulings if asked.at <= one.until]
    own = {one.word for one in appealable if one.seat == asked.view.you}
    return move_with(Appeal, asked.one_of([one.word for one in appealable if (one.word in own) != one.right]))


_MAKERS: Makers = {
    Say: _say,
    ShakeNow: _shake_now,
    TakeBack: _take_back,
    Appeal: _appeal,
    Heard: lambda asked: Heard(asked.coin()),
    CastVote: lambda asked: CastVote(asked.coin()),
}
moves = partial(by_chance, _MAKERS)
"""Yields legal moves: right words, if there are any."""
