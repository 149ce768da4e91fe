"""The Pressed Leaf, rule by rule."""

import pytest
from leaf import Leaf, Open, Pressed

from parlour.core import Refused
from parlour.lexicon import Lexicon
from parlour.testing import Scene

NOUNS = ("acorn", "basket", "candle", "fern", "kettle", "lemon", "needle", "zebra")
WORDS = Lexicon.of([*NOUNS, "golden"], nouns=NOUNS, zipf=dict.fromkeys(NOUNS, 5.0))


def pressed(leaf: str = "kettle", seats: int = 2, **settings: int) -> Scene:
    return Scene(Leaf(WORDS, **settings), seats).draw(Pressed(leaf))


def opened(scene: Scene, *words: str) -> Scene:
    """Every seat opens the book at its word."""
    for seat, word in enumerate(words):
        scene.act(seat, Open(word))
    return scene


@pytest.mark.rule("LEA-01", "LEA-02")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_leaves_mark_a_common_noun_between_the_ends(language: str) -> None:
    lexicon = Lexicon.load(language)
    game = Leaf(lexicon)
    assert all(lexicon.is_singular_noun(word) and len(word) >= 4 for word in game.book.places)
    first, *between, last = game.book.places
    assert (game.start(2).low, game.start(2).high) == (first, last)
    with pytest.raises(Refused, match="no-such-place"):
        Scene(game, 2).draw(Pressed(last))
    assert Scene(game, 2).draw(Pressed(between[7])).state.leaf == between[7]


@pytest.mark.rule("LEA-01", "LEA-03", "COM-03")
def test_nobody_sees_the_leaf_or_where_another_has_opened_the_book() -> None:
    table = pressed().act(0, Open("fern")).table
    assert table.view(0).word == "fern"
    for seat in (1, None):
        assert table.view(seat).opened == (0,)
        assert "fern" not in repr(table.view(seat))
        assert "kettle" not in repr(table.view(seat))


@pytest.mark.rule("LEA-04")
def test_unknown_and_misplaced_words_are_refused_and_may_be_retried() -> None:
    scene = opened(pressed(), "candle", "needle")
    assert scene.refuses(0, Open("kettel")) == "no-word"
    assert scene.refuses(0, Open("basket")) == "not-between"
    assert scene.refuses(0, Open("needle")) == "not-between"
    assert scene.refuses(0, Open("7")) == "digit"
    assert scene.act(0, Open("Golden")).state.words == ("golden", "")


@pytest.mark.rule("LEA-05")
def test_a_round_ends_when_all_have_opened_the_book_or_when_the_time_is_up() -> None:
    scene = pressed(seconds=30).act(0, Open("fern"), at=29_000)
    assert scene.state.round == 1
    assert scene.wait(30_000).state.round == 2
    assert scene.state.scores == (1, 0)
    assert opened(scene, "golden", "lemon").state.round == 3


@pytest.mark.rule("LEA-06")
@pytest.mark.parametrize(
    ("words", "scores"),
    [(("candle", "lemon"), (0, 1)), (("fern", "lemon"), (1, 1)), (("golden", "lemon"), (1, 0))],
)
def test_the_nearest_scores_by_the_nouns_in_between(words: tuple[str, str], scores: tuple[int, int]) -> None:
    assert opened(pressed(), *words).state.scores == scores


@pytest.mark.rule("LEA-07")
def test_the_bookmarks_close_in_on_the_leaf() -> None:
    state = opened(pressed(seats=3), "basket", "fern", "needle").state
    assert (state.low, state.high) == ("fern", "needle")


@pytest.mark.rule("LEA-08")
def test_finding_the_leaf_scores_three_and_ends_the_game() -> None:
    table = opened(pressed(), "kettle", "lemon").table
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((0,), (3, 0))
    assert table.view(None).leaf == "kettle"


@pytest.mark.rule("LEA-09", "LEA-10")
def test_after_the_last_round_the_most_points_win_and_a_tie_is_shared() -> None:
    assert opened(pressed(rounds=1), "candle", "lemon").table.result.winners == (1,)
    assert opened(pressed(rounds=1), "fern", "lemon").table.result.winners == (0, 1)


@pytest.mark.rule("LEA-11", "COM-08")
def test_leaving_players_take_their_word_along_and_the_last_one_wins() -> None:
    scene = pressed(seats=3).act(0, Open("fern")).act(1, Open("lemon")).leave(1)
    assert scene.state.words == ("fern", "", "")
    assert scene.leave(0).table.result.winners == (2,)
