"""Nouns that are hardly ever meant as nouns: accepted with their meaning, or refused at tables of everyday nouns."""

import pytest

from parlour.games.bottle import ENTRY
from parlour.games.bottle.model.events import Erred
from parlour.games.bottle.text import text
from parlour.lexicon import Lexicon
from rules.bottle_scene import BottleScene

EN = Lexicon.load("en")


@pytest.mark.rule("BOT-44")
def test_a_rare_noun_counts_and_its_meaning_is_shown_at_once() -> None:
    scene = BottleScene(2, lexicon=EN).rolled("t r u").win(0, "true")
    assert scene.diamonds == (2, 1)
    view = scene.table.view(1)
    (rare,) = view.phase.rare
    assert rare.word == "true"
    assert "alignment" in rare.means
    assert f"TRUE: {rare.means}" in text(view, ("Ann", "Bob"), "en")


@pytest.mark.rule("BOT-44")
def test_an_everyday_noun_is_not_explained() -> None:
    assert BottleScene(2, lexicon=EN).rolled("t r u").win(0, "trust").table.view(1).phase.rare == ()


@pytest.mark.rule("BOT-44")
def test_a_table_of_everyday_nouns_refuses_it() -> None:
    scene = BottleScene(2, lexicon=EN, everyday_nouns=True).rolled("t r u").say(0, "true")
    (erred,) = scene.events(Erred)
    assert erred.fault.code == "rare-noun"
    assert BottleScene(2, lexicon=EN, everyday_nouns=True).rolled("t r u").win(0, "trust").diamonds == (2, 1)


@pytest.mark.rule("BOT-44")
def test_kids_and_beginners_play_everyday_nouns() -> None:
    presets = ENTRY.extras.lobby.presets
    assert [name for name, preset in presets.items() if preset.get("everyday_nouns")] == ["first", "kids"]
