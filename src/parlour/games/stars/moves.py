"""Random legal moves (`core/extras/legal.py`)."""

from functools import cache, partial
from typing import get_args

from parlour.core import Move
from parlour.core.extras.legal import Asked, Makers, by_chance, move_with
from parlour.games.stars.components.cipher import AMPLIFY, TRUST, alphabet_of, draw_cipher
from parlour.games.stars.model import moves as model
from parlour.games.stars.rules.legal import LONGEST, SHORTEST, judge_transmission
from parlour.games.stars.view import CardView, View, sides_of, team_of
from parlour.lexicon import Lexicon, letters

EVERYDAY = 3.5
"""The lowest Zipf frequency of random words."""
TRIES = 20
"""How many words are tried until one may be sent."""


@cache
def _everyday(lexicon: Lexicon) -> list[str]:
    found = lexicon.common(EVERYDAY)
    return [word for word in found if SHORTEST <= len(letters(word)) <= LONGEST and lexicon.is_polite(word)]


def _word(asked: Asked) -> str:
    return asked.rng.choice(_everyday(asked.lexicon))


def _sendable(asked: Asked) -> str | None:
    view: View = asked.view
    card = sides_of(view)[0].card
    on_card = [] if card is None else [word for column in card.columns for word in column]
    sent = [one.word for one in team_of(view).transmissions if one.side == view.side]
    for _ in range(TRIES):
        judged = judge_transmission(_word(asked), on_card, sent, asked.lexicon)
        if judged.legal and not judged.needs_confirm:
            return judged.word
    return None


def _set_cipher(asked: Asked) -> Move:
    return model.SetCipher(*draw_cipher(alphabet_of(asked.lexicon.language), "uniform", asked.rng).groups)


def _guess_words(asked: Asked) -> Move:
    card = sides_of(asked.view)[1].card
    assert isinstance(card, CardView)
    return model.GuessWords(tuple(map(asked.rng.choice, card.columns)))


def _guess_letters(asked: Asked) -> Move:
    six = "".join(asked.rng.sample(alphabet_of(asked.lexicon.language).letters, TRUST + AMPLIFY + 1))
    return model.GuessLetters(six[:TRUST], six[TRUST:-1], six[-1])


def _agree(asked: Asked) -> Move | None:
    view, (own, _) = asked.view, sides_of(asked.view)
    proposals = () if own.desk is None else own.desk.proposals
    undecided = [one.number for one in proposals if view.you == own.captain or view.you not in one.agreed]
    return move_with(model.Agree, asked.one_of(undecided))


def _hold(asked: Asked) -> Move | None:
    desk = sides_of(asked.view)[0].desk
    return move_with(model.Hold, desk.sent_next if desk else None)


def _ask(asked: Asked) -> Move | None:
    view, (own, _) = asked.view, sides_of(asked.view)
    known = (view.you, *view.gone, *(own.desk.asked if own.desk else ()))
    return move_with(model.Ask, asked.one_of([seat for seat in own.seats if seat not in known]))


def _point(asked: Asked) -> Move:
    card = team_of(asked.view).alien.card
    if asked.view.phase == "deciphering" or card is None:
        return model.Point((asked.rng.choice(alphabet_of(asked.lexicon.language).letters),))
    return model.Point(tuple(map(asked.rng.choice, card.columns)))


def _hand_over(asked: Asked) -> Move | None:
    view: View = asked.view
    others = [seat for seat in sides_of(view)[0].seats if seat != view.you and seat not in view.gone]
    return move_with(model.HandOver, asked.one_of(others))


def _mark(asked: Asked) -> Move:
    letter = asked.rng.choice(alphabet_of(asked.lexicon.language).letters)
    return model.Mark(letter, asked.rng.choice(get_args(model.Group)), asked.rng.choice(get_args(model.Verdict)))


_MAKERS: Makers = {
    model.SetCipher: _set_cipher,
    model.Transmit: lambda asked: move_with(model.Transmit, _sendable(asked)),
    model.Propose: lambda asked: move_with(model.Propose, _sendable(asked)),
    model.GuessWords: _guess_words,
    model.GuessLetters: _guess_letters,
    model.Agree: _agree,
    model.Hold: _hold,
    model.Ask: _ask,
    model.Point: _point,
    model.HandOver: _hand_over,
    model.Mark: _mark,
    model.Talk: lambda asked: model.Talk(_word(asked)),
    model.Note: lambda asked: model.Note(_word(asked)),
}
moves = partial(by_chance, _MAKERS)
"""Yields legal moves: everyday words that may be sent, and guesses."""
