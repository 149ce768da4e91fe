"""Family words where people say what they like: a rude word is refused with the reason (STA-34, BKW-37)."""

import pytest

from parlour.games.bookworm import Say
from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.model.moves import Note, Propose, Talk, Transmit
from parlour.lexicon import Lexicon
from rules.bookworm_scene import BookwormScene
from rules.stars_scene import StarsScene


@pytest.mark.rule("STA-34")
def test_a_rude_word_is_not_sent_with_family_words_and_is_without() -> None:
    scene = StarsScene(3, family=True)
    assert scene.refuses(0, Transmit("bastard")) == "not-polite"
    assert scene.refuses(0, Transmit("bastard", sure=True)) == "not-polite"
    scene.send(0, "chopper")
    assert scene.refuses(1, Propose("bastard")) == "not-polite"
    assert StarsScene(3).send(0, "bastard").state.teams[0].sent[0].word == "bastard"


@pytest.mark.rule("STA-34")
def test_rude_words_are_refused_in_talk_and_notes_too() -> None:
    scene = StarsScene(3, family=True)
    for text in ("what a Bastard!", "b a s t a r d"):
        assert scene.refuses(1, Talk(text)) == "not-polite"
        assert scene.refuses(1, Note(text)) == "not-polite"
    scene.act(1, Talk("a classic assassin"))
    assert StarsScene(3).act(1, Talk("what a bastard!")).state.teams[0].scientists.talk


@pytest.mark.rule("BKW-37")
def test_an_answer_that_is_not_for_a_class_is_refused_before_anybody_hears_it() -> None:
    scene = BookwormScene(family=True).opened("b1 d1 e2 f1 g2 h2 m1")
    for answer in ("bitch", "a big bitch"):
        assert scene.refuses(1, Say(answer)) == "not-polite"
    assert scene.state.said == ()
    scene.say(1, "bear")
    assert BookwormScene().opened("b1 d1 e2 f1 g2 h2 m1").say(1, "bitch").state.said[0].word == "bitch"


@pytest.mark.rule("STA-34", "BKW-37")
def test_in_ukrainian_too() -> None:
    words = Lexicon.load("uk")
    stars = StarsScene(3, lexicon=words, deal=False, family=True).deal(Cipher("АГД", "ВК", "Л"))
    assert stars.refuses(0, Transmit("курва")) == "not-polite"
    assert (
        BookwormScene(lexicon=words, family=True).opened("к1 д1 е2 ф1 г2 х2 м1").refuses(1, Say("курва"))
        == "not-polite"
    )
