"""No bot contradicts a score on the screen: each guess of the cipher gives all known words their scores."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core import Table, Thought
from parlour.core.extras.legal import Asked
from parlour.games.stars import Bot, Cipher, Stars, score
from parlour.games.stars.bot import SKILLS, heard
from parlour.games.stars.model.moves import GuessLetters
from parlour.games.stars.moves import moves
from parlour.lexicon import Lexicon

LEVELS = range(1, len(SKILLS) + 1)
KINDS: list[dict[str, Any]] = [{}, {"hard": True}, {"mode": "teams"}, {"cipher_draw": "uniform"}]
TRIES = 5
"""Number of guesses of each bot, because weak ones guess at random."""


class Forgetful(Bot):
    """The planted fault: it ignores the last word that it heard, as our bots once did."""

    def _letters(self, view: Any, rng: Random) -> Cipher:
        teams = tuple(replace(team, transmissions=team.transmissions[:-1]) for team in view.teams)
        return super()._letters(replace(view, teams=teams), rng)


def tables(language: str, settings: dict[str, Any], seed: int) -> Table[Any, Any, Any]:
    """A game with random words, up to the guess of the cipher."""
    lexicon, rng = Lexicon.load(language), Random(f"{language} {settings} {seed}")
    game = Stars(lexicon, consent_s=0, **settings)
    table = Table(game, 4 if game.settings.mode == "teams" else 2, rng)
    while table.view().phase != "deciphering":
        seat = rng.choice(table.view().waiting)
        asked = Asked(table.view(seat), table.wait.asks[seat][:1], table.at, lexicon, rng)
        if (move := next(moves(asked), None)) is not None:
            table.act(seat, move, table.at + 1)
    return table


def guesses(kind: type[Bot], level: int, table: Table[Any, Any, Any]) -> Iterator[tuple[Any, Cipher]]:
    bot = kind(table.game.lexicon, level)
    for seat in table.view().waiting:
        view = table.view(seat)
        for n in range(TRIES):
            thought = bot.think(view, table.wait.asks[seat], Random(n))
            assert isinstance(thought, Thought)
            assert isinstance(thought.move, GuessLetters)
            yield view, Cipher(thought.move.trust, thought.move.amplify, thought.move.suspicion)


def contradictions(kind: type[Bot], level: int, table: Table[Any, Any, Any]) -> list[str]:
    return [
        f"{word} gives {points}, not {score(word, guess)} by {guess}"
        for view, guess in guesses(kind, level, table)
        for word, points in heard(view)
        if score(word, guess) != points
    ]


@pytest.mark.rule("STA-40")
@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("settings", KINDS, ids=str)
def test_no_guess_contradicts_a_score(language: str, settings: dict[str, Any]) -> None:
    for seed in range(3):
        table = tables(language, settings, seed)
        for level in LEVELS:
            assert contradictions(Bot, level, table) == []


@pytest.mark.parametrize("level", LEVELS)
def test_the_law_finds_a_bot_that_forgets_a_word(level: int) -> None:
    assert any(contradictions(Forgetful, level, tables("en", {}, seed)) for seed in range(3))
