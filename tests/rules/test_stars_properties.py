"""A Message from the Stars: properties that hold in every game."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import Drawn, Table, encode
from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.game import Stars
from parlour.games.stars.model.events import CipherScored, GameEnded, MessageScored
from parlour.games.stars.rules.sides import place_of
from parlour.lexicon import Lexicon
from rules.stars_secrets import CANARY, other_secrets
from rules.wild_table import WildTable
from wild import tries

modes = st.sampled_from(
    [
        *({"mode": "coop", "cipher_draw": draw} for draw in ("cards", "uniform", "chosen")),
        *({"mode": "teams", "cipher_draw": draw} for draw in ("cards", "uniform")),
    ]
)
tables = st.fixed_dictionaries(
    {
        "seed": st.integers(0, 2**32),
        "seats": st.integers(4, 8),
        "language": st.sampled_from(["en", "uk"]),
        "mode": modes,
        "hard": st.booleans(),
        "scientists_decide": st.sampled_from(["majority", "captain"]),
        "alien": st.sampled_from([0, 1]),
        "deduction_aid": st.booleans(),
    }
)


def wild(seed: int, seats: int, language: str, mode: dict[str, str], **chosen: Any) -> WildTable:
    fewer = seats - 2 if mode["mode"] == "coop" else seats
    return WildTable(Stars(Lexicon.load(language), **mode, **chosen), fewer, Random(seed))


@pytest.mark.slow
@pytest.mark.rule("COM-01", "COM-04", "COM-08", "STA-16")
@tries(25)
@given(tables)
def test_somebody_can_always_continue_and_the_log_is_complete(chosen: dict[str, Any]) -> None:
    play = wild(**chosen)
    for table in play.moments():
        assert not set(table.wait.asks) & set(table.state.gone)
        for seat in table.view().waiting:
            decisive = {"SetCipher", "Transmit", "Propose", "GuessWords", "GuessLetters"}
            assert decisive & {kind.__name__ for kind in table.wait.asks[seat]}
        assert table.result or table.view().waiting
        _nothing_waits_that_is_decided(table)
    assert play.replays()
    play.empty()
    assert table.result


def _nothing_waits_that_is_decided(table: Table) -> None:
    """A proposal is there until more than half of those who vote are for it, and each is for one at most (STA-16)."""
    for team in table.state.teams:
        there = [seat for seat in team.scientists.seats if seat not in table.state.gone]
        agreed = [seat for wish in team.scientists.proposals for seat in wish.agreed]
        assert len(set(agreed)) == len(agreed)
        assert set(agreed) <= set(there)
        assert team.scientists.captain in (there or [None])
        if table.game.settings.scientists_decide == "majority":
            voters = {seat for seat in there if seat not in table.state.bots} or {*there}
            votes = [len(voters & {*wish.agreed}) for wish in team.scientists.proposals]
            assert all(2 * count <= len(voters) for count in votes)


@pytest.mark.rule("STA-09", "STA-10", "STA-17", "STA-21", "STA-23", "STA-24", "STA-26")
@tries(25)
@given(tables)
def test_scores_and_points_match_a_second_count_of_the_log(chosen: dict[str, Any]) -> None:
    play = wild(**chosen)
    points = [0, 0]
    for table in play.moments():
        if table.state.cipher is not None:
            _transmissions_are_right(table)
        for event in play.news():
            _count(event, table, points)
    if table.result:
        assert table.result.scores == tuple(points[table.view(seat).team] for seat in range(table.seats))
        scores = {seat: mine for seat, mine in enumerate(table.result.scores) if seat not in table.state.gone}
        best = max(scores.values(), default=0)
        assert not scores or table.result.winners == tuple(seat for seat in scores if scores[seat] == best)


def _transmissions_are_right(table: Table) -> None:
    settings = table.game.settings
    for team in table.state.teams:
        assert all(sent.score == _score(sent.word, table.state.cipher) for sent in team.sent)
        for side in ("alien", "scientists"):
            sent = [(one.round, one.word) for one in team.sent if one.side == side]
            assert [number for number, _ in sent] == sorted({number for number, _ in sent})
            assert len({word for _, word in sent}) == len(sent)
            assert len(sent) <= (3 if settings.hard or settings.mode == "teams" else 4)


def _score(word: str, cipher: Cipher) -> int:
    """Counts letter by letter, as the rulebook explains it (STA-10)."""
    points = 0
    for letter in word.upper():
        points += letter in cipher.trust
    for letter in word.upper():
        points *= 2 if letter in cipher.amplify else 1
    return -points if cipher.suspicion in word.upper() else points


def _count(event: Any, table: Table, points: list[int]) -> None:
    (dealt,) = (line.what.result for line in table.log if isinstance(line.what, Drawn))
    match event:
        case MessageScored(team=team, side=side):
            partners = "scientists" if side == "alien" else "alien"
            hand = (dealt.aliens if partners == "alien" else dealt.scientists)[team]
            columns = table.game.referee.cards.deck(partners)[hand.card].columns
            secret = tuple(columns[number][hand.rolls[number] - 1] for number in range(3))
            right = sum(event.guess[number] == secret[number] for number in range(len(event.guess)))
            assert (event.message, event.points) == (secret, right)
            points[team] += right
        case CipherScored(team=team, guess=guess):
            cipher = table.state.cipher
            pairs = [(guess.trust, cipher.trust), (guess.amplify, cipher.amplify)] if guess else []
            right = sum(letter in secret for mine, secret in pairs for letter in mine)
            right += guess is not None and guess.suspicion == cipher.suspicion
            assert event.points == right
            points[team] += right
        case GameEnded():
            assert event.points == tuple(points[: len(table.state.teams)])


@pytest.mark.slow
@pytest.mark.rule("COM-03", "STA-02", "STA-15", "STA-18", "STA-19", "STA-20", "STA-23", "STA-25", "STA-26")
@tries(15)
@given(tables)
def test_no_seat_notices_when_all_that_it_may_not_see_is_changed(chosen: dict[str, Any]) -> None:
    play = wild(**chosen)
    for table in play.moments():
        if table.result:
            break
        for seat in (None, *range(table.seats)):
            other = other_secrets(table.game, table.state, place_of(table.state, seat))
            shown = encode(table.game.view(other, seat))
            assert CANARY.encode() not in shown
            assert shown == encode(table.view(seat))
            assert table.game.wait(other).asks.get(seat) == table.wait.asks.get(seat)  # type: ignore[arg-type]
