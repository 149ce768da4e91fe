"""The card of the day of Bookworm: one category, seven dice, alone."""

import pytest

from parlour.core import Refused, Table
from parlour.core.extras.day import shake_for
from parlour.games.bookworm import Bookworm, NoWord, Pick, Say
from parlour.games.bookworm.day import DAY, faces_of
from parlour.lexicon import Lexicon

SECRET = b"of a house"
EN = Lexicon.load("en")


@pytest.fixture
def table() -> Table:
    return shake_for(DAY, Bookworm(EN, **DAY.settings), SECRET, "2026-11-16", "en")[1]


@pytest.mark.rule("BKW-34")
def test_one_category_and_a_word_for_each_die(table: Table) -> None:
    best = DAY.solve(table)
    assert table.wait.asks == {0: (Pick,)}
    table.act(0, Pick(1), 1000)
    assert table.state.faces == best.faces
    for die, words in enumerate(best.ways[1].words):
        if words:
            table.act(0, Say(words[0], die), table.at + 1000)
    table.advance(table.at + 1)
    if table.result is None:
        table.act(0, NoWord(), table.at + 1000)
    made = DAY.score(table)
    assert made.points == best.ways[1].points == table.result.scores[0] + len(made.details.named)  # the yellow one
    assert made.details.line == 1
    assert [one.die for one in made.details.named] == [die for die, words in enumerate(best.ways[1].words) if words]


@pytest.mark.rule("BKW-34")
def test_the_last_die_ends_it_at_once_and_the_special_die_stays_in_the_box(table: Table) -> None:
    best = DAY.solve(table)
    table.act(0, Pick(0), 0)
    assert len(table.view(0).dice) == 7
    assert table.wait.span == 20_000
    for die, words in enumerate(best.ways[0].words):
        assert set(table.wait.asks) == {0}
        table.act(0, Say(words[0], die), table.at + 10)
    table.advance(table.at + 1)
    assert table.result is not None


@pytest.mark.rule("BKW-34")
def test_a_failed_player_keeps_their_dice(table: Table) -> None:
    table.act(0, Pick(0), 0)
    table.advance(table.wait.until)
    assert table.result.scores == (0,)
    assert DAY.score(table).points == 0


@pytest.mark.rule("BKW-34")
def test_it_is_for_a_single_player() -> None:
    for game, seats in ((Bookworm(EN, day=True), 2), (Bookworm(EN), 1)):
        with pytest.raises(Refused):
            game.start(seats)


@pytest.mark.slow
@pytest.mark.rule("BKW-35")
def test_the_data_judge_and_nobody_overrules_them(table: Table) -> None:
    table.act(0, Pick(0), 0)
    category = table.game.referee.category(table.state)
    letter = table.state.faces[0].letters[0]
    other = next(word for word in EN.starting(letter) if table.game.referee.mark(word, category).fit == "no")
    for move in (Say(other, 0), Say(other, 0, sure=True)):
        with pytest.raises(Refused, match="not-in-category"):
            table.act(0, move, 10)
    with pytest.raises(Refused, match=r"unknown-word|not-in-category"):
        table.act(0, Say(letter + "qqxzq", 0), 10)


@pytest.mark.rule("BKW-35")
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_every_card_of_a_day_has_words_for_its_dice_whichever_category_is_picked(language: str) -> None:
    game = Bookworm(Lexicon.load(language), **DAY.settings)
    for day in range(1, 8):
        _, table = shake_for(DAY, game, SECRET, f"2026-11-{day:02}", language)
        best = DAY.solve(table)
        for way in best.ways:
            assert all(way.words)
            firsts = [words[0] for words in way.words]
            assert len(set(firsts)) == len(firsts)
        faces = faces_of(table)
        table.act(0, Pick(2), 0)
        assert table.state.faces == faces
