"""When nobody finds anything: the table's offer to shake again, and hints on request."""

import pytest

from parlour.games.bottle.analysis import possible
from parlour.games.bottle.model.events import HintGiven, OfferTaken, RoundEnded
from parlour.games.bottle.model.moves import AskHint, Pass, ShakeNow
from parlour.games.bottle.solver import answers
from parlour.games.bottle.text import text
from rules.bottle_scene import BottleScene

OFFERED = 30_000


@pytest.mark.rule("BOT-35")
def test_after_thirty_seconds_one_player_is_enough_to_shake_again() -> None:
    scene = BottleScene(3).rolled("b r o")
    assert scene.refuses(1, ShakeNow(), OFFERED - 1) == "too-early"
    scene.act(1, ShakeNow(), OFFERED)
    assert scene.events(OfferTaken) == [OfferTaken(1)]
    assert scene.table.wait.until == OFFERED + 10_000
    scene.wait()
    assert scene.events(RoundEnded) == [RoundEnded(())]
    assert scene.diamonds == (1, 1, 1)


@pytest.mark.rule("BOT-35")
def test_in_the_last_ten_seconds_offers_end_but_words_win() -> None:
    scene = BottleScene(2).rolled("b r o")
    scene.act(0, ShakeNow(), OFFERED)
    assert scene.asked(1) == {"Say", "CallNoWord"}
    scene.say(1, "robe", OFFERED + 10_000).wait()
    assert scene.diamonds == (1, 2)


@pytest.mark.rule("BOT-35")
def test_the_thirty_seconds_begin_with_every_shake_and_players_who_are_out_accept_no_offer() -> None:
    scene = BottleScene(3).rolled("b r o").win(0, "robe").rolled("b r o")
    began = scene.table.at
    assert scene.table.view(0).phase.offer_at == began + OFFERED
    assert scene.refuses(0, ShakeNow(), began + OFFERED - 1) == "too-early"
    scene.say(1, "brown", began + OFFERED)
    assert scene.refuses(1, ShakeNow(), began + OFFERED + 1) == "not-asked"


@pytest.mark.rule("BOT-35")
def test_patience_that_ends_sooner_stays_as_it_is() -> None:
    scene = BottleScene(2, patience_s=35).rolled("b r o")
    scene.act(0, ShakeNow(), OFFERED)
    assert scene.table.wait.until == 35_000


@pytest.mark.rule("BOT-36")
def test_help_shows_the_beginning_then_the_places_of_the_dice_but_never_the_word() -> None:
    scene = BottleScene(2, hints=True).rolled("t h e")
    assert scene.table.view(0).hint is None
    scene.act(0, AskHint())
    assert scene.events(HintGiven) == [HintGiven(0)]
    (first,) = scene.table.view(0).hint.shapes
    assert first[0] != "_"
    assert set(first[1:]) == {"_"}
    scene.act(0, AskHint())
    (second,) = scene.table.view(0).hint.shapes
    assert set("the") <= set(second)
    assert "_" in second
    assert scene.refuses(0, AskHint()) == "not-asked"
    fits = [
        word
        for word in answers(scene.table.game.referee.words, scene.state.roll)
        if len(word) == len(second) and all(shown in ("_", letter) for shown, letter in zip(second, word, strict=True))
    ]
    assert fits


@pytest.mark.rule("BOT-36", "COM-03")
def test_hints_are_seen_by_nobody_else() -> None:
    scene = BottleScene(2, hints=True).rolled("t h e")
    scene.act(0, AskHint())
    assert scene.table.view(1).hint is None
    assert scene.table.view(None).hint is None
    assert scene.diamonds == (1, 1)


@pytest.mark.rule("BOT-36")
def test_help_without_a_word_says_so_and_starts_a_round() -> None:
    scene = BottleScene(2, hints=True).rolled("q q q")
    scene.act(0, AskHint())
    assert scene.table.view(0).hint.shapes == ()
    scene.pass_(0).pass_(1).rolled("t h e")
    assert scene.table.view(0).hint is None
    assert "AskHint" in scene.asked(0)


@pytest.mark.rule("BOT-36")
def test_help_with_a_cover_is_one_word_per_die() -> None:
    scene = BottleScene(2, mode="party", hints=True).rolled("t h e", effect="cover")
    scene.act(0, AskHint())
    shapes = scene.table.view(0).hint.shapes
    assert [shape[0] for shape in shapes] == ["t", "h", "e"]
    assert all(shape[-1] != "_" and "_" in shape for shape in shapes)


@pytest.mark.rule("BOT-36")
def test_a_table_gives_no_help_unless_it_is_set_to() -> None:
    assert "AskHint" not in BottleScene(2).rolled("t h e").asked(0)


def test_possible_words_list_short_everyday_ones_first() -> None:
    scene = BottleScene(2).rolled("t h e")
    some = possible(scene.table.game.referee, scene.state).some
    words = scene.table.game.referee.words
    assert len(some) == 5
    assert all(words.zipf(word) >= 3.5 for word in some)
    assert [len(word) for word in some] == sorted(len(word) for word in some)


def test_rare_words_are_shown_where_there_are_no_others() -> None:
    scene = BottleScene(2).rolled("q z r")
    found = possible(scene.table.game.referee, scene.state)
    assert found.count
    assert found.some


@pytest.mark.parametrize("rolled", ["a q x", "b j j", "b q x"])
def test_a_count_never_comes_without_a_word(rolled: str) -> None:
    """Only rare words fit these rolls, and hidden words are not counted."""
    scene = BottleScene(2).rolled(rolled)
    referee = scene.table.game.referee
    assert answers(referee.words, scene.state.roll)
    assert not possible(referee, scene.state).some
    for seat in (0, 1):
        scene.act(seat, Pass())
    assert "No everyday word would have worked." in text(scene.table.view(0), ("Ann", "Ben"))
