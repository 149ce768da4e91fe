"""The cipher of the day: given words with their scores, and one guess."""

import pytest
from msgspec.structs import replace

from parlour.core import Refused, Table
from parlour.core.extras.day import shake_for
from parlour.games.stars import Cipher, GuessLetters, Mark, Note, Stars, deduce, score
from parlour.games.stars.day import DAY
from parlour.games.stars.solver.puzzle import MOST, everyday
from parlour.lexicon import Lexicon

SECRET = b"of a house"
EN = Lexicon.load("en")


def table_of(day: str = "2026-11-16", language: str = "en") -> Table:
    return shake_for(DAY, Stars(Lexicon.load(language), **DAY.settings), SECRET, day, language)[1]


@pytest.mark.rule("STA-31")
def test_all_words_are_public_and_only_the_guess_remains() -> None:
    table = table_of()
    view = table.view(0)
    assert (view.side, view.phase, view.cipher) == ("scientists", "deciphering", None)
    assert set(table.wait.asks[0]) == {GuessLetters, Mark, Note}
    assert table.wait.until is None
    heard = view.teams[0].transmissions
    assert all(one.side == "alien" and one.score == score(one.word, table.state.cipher) for one in heard)
    assert view.teams[0].alien.card is view.teams[0].scientists.card is None
    assert table.view(None).cipher is None


@pytest.mark.rule("STA-31")
def test_one_guess_and_a_point_for_each_letter_in_its_group() -> None:
    table = table_of()
    cipher = table.state.cipher
    table.act(0, Mark(cipher.trust[0], "trust", "is"), 1000)
    table.act(0, GuessLetters(cipher.trust, cipher.amplify, cipher.suspicion), 2000)
    assert table.result.scores == (6,)
    assert table.view(0).cipher == cipher
    made = DAY.score(table)
    assert (made.points, made.details.right, made.details.letters) == (6, (3, 2, 1), cipher)


@pytest.mark.rule("STA-31")
def test_wrong_guesses_score_their_right_letters() -> None:
    table = table_of()
    cipher = table.state.cipher
    other = next(letter for letter in "AEILNORST" if letter not in cipher.trust + cipher.amplify + cipher.suspicion)
    table.act(0, GuessLetters(cipher.trust, cipher.amplify, other), 2000)
    assert DAY.score(table).details.right == (3, 2, 0)
    with pytest.raises(Refused):
        table.act(0, GuessLetters(cipher.trust, cipher.amplify, cipher.suspicion), 3000)


@pytest.mark.rule("STA-31")
def test_leaving_without_a_guess_scores_nothing() -> None:
    table = table_of()
    table.remove(0, 1000)
    assert table.result is not None
    assert DAY.score(table).points == 0


@pytest.mark.rule("STA-31")
def test_it_is_for_a_single_player() -> None:
    for game, seats in ((Stars(EN, day=True), 2), (Stars(EN), 1)):
        with pytest.raises(Refused):
            game.start(seats)


@pytest.mark.slow
@pytest.mark.rule("STA-32")
@pytest.mark.parametrize("language, day", [("en", "2026-11-16"), ("en", "2026-11-17"), ("uk", "2026-11-16")])
def test_one_cipher_alone_gives_all_these_scores(language: str, day: str) -> None:
    table = table_of(day, language)
    words = Lexicon.load(language)
    scored = [(one.word, one.score) for one in table.state.teams[0].sent]
    assert len(scored) <= MOST
    assert {word for word, _ in scored} <= set(everyday(words))
    sheet = deduce(words, scored)
    assert sheet.ciphers == 1
    assert _sorted(sheet.guess) == _sorted(table.state.cipher)
    assert DAY.solve(table).heard[-1].left == 1


@pytest.mark.rule("STA-32")
def test_words_that_leave_more_than_one_cipher_are_not_shown_to_anybody() -> None:
    table = table_of()
    assert DAY.suits(table)
    (team,) = table.state.teams
    table.state = replace(table.state, teams=(replace(team, sent=team.sent[:-1]),))
    assert not DAY.suits(table)


def _sorted(cipher: Cipher) -> tuple[str, ...]:
    return tuple("".join(sorted(group)) for group in (cipher.trust, cipher.amplify, cipher.suspicion))
