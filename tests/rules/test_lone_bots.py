"""Bots of Lone Words write words of their level, as slowly as people, and only when they are asked."""

from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import Refused
from parlour.core.league.league import Contender, league, play_out
from parlour.games.lone import Bot, CastVote, Finish, GiveUp, GoOn, Lone, Write, read_move, tell, text
from parlour.games.lone.bot import SKILLS
from parlour.games.lone.rules import can_make
from parlour.games.lone.solver import PULL, SHREWD_PULL, offers
from parlour.lexicon import Lexicon
from rules.lone_scene import FIVES, FOURS, LoneScene

ENGLISH = Lexicon.load("en")


def test_a_bot_writes_words_the_dice_can_make_then_puts_the_pencil_down() -> None:
    scene = LoneScene(lexicon=ENGLISH).rolled("asterln")
    bot, rng = Bot(ENGLISH, 5), Random(1)
    while (thought := bot.think(scene.table.view(0), scene.table.wait.asks[0], rng)) is not None:
        assert 500 < thought.delay < 60_000
        scene.act(0, thought.move)
    assert scene.state.finished == (0,)
    assert len(scene.state.drafts[0]) == 3
    assert all(can_make(line.word, "asterln") and ENGLISH.is_polite(line.word) for line in scene.state.drafts[0])


def test_a_bot_that_takes_over_a_full_round_writes_no_further_word() -> None:
    scene = LoneScene(lexicon=ENGLISH).rolled("asterln")
    scene.write(0, *zip(FOURS[:3], ("tern", "rent", "star"), strict=True))
    thought = Bot(ENGLISH, 5).think(scene.table.view(0), scene.table.wait.asks[0], Random(1))
    assert thought is not None
    assert thought.move == Finish()


def test_a_bot_votes_gives_up_rows_and_goes_on() -> None:
    scene = LoneScene(judge="table").rolled().write(0, (0, "nto"), (FOURS[0], "nest")).compare()
    bot, rng = Bot(scene.table.game.lexicon, 3), Random(1)

    def move(seat: int) -> object:
        thought = bot.think(scene.table.view(seat), scene.table.wait.asks[seat], rng)
        assert thought is not None
        scene.act(seat, thought.move)
        return thought.move

    assert [move(1), move(1)] == [CastVote(False, "nto"), CastVote(True, "nest")]
    scene.wait()
    assert move(0) == GiveUp((1,))
    assert move(0) == GoOn()


@pytest.mark.slow
def test_higher_levels_score_more() -> None:
    totals = [0] * 5
    for seed in range(8):
        bots = [Bot(ENGLISH, level) for level in range(1, 6)]
        scores = play_out(Lone(ENGLISH), bots, Random(seed)).result.scores  # type: ignore[union-attr]
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
    assert totals[0] < totals[2] < totals[4]
    for level in (0, 6):
        with pytest.raises(Refused):
            Bot(ENGLISH, level)


def test_a_typed_line_is_a_move() -> None:
    scene = LoneScene().rolled()
    view, asks = scene.table.view(0), scene.table.wait.asks[0]
    assert read_move("stone", view, asks) == Write(FIVES[0], "stone")
    assert read_move("8 stone", view, asks) == Write(FIVES[1], "stone")
    assert type(read_move("erase 8", view, asks)).__name__ == "Erase"
    assert type(read_move("done", view, asks)).__name__ == "Finish"
    for wrong, code in {"antidisestablishment": "no-free-row", "x9 stone": "no-such-row", "": "not-asked"}.items():
        with pytest.raises(Refused) as refused:
            read_move(wrong, view, asks)
        assert refused.value.code == code
    scene.compare()
    view, asks = scene.table.view(0), scene.table.wait.asks[0]
    assert read_move("give 1 2 3", view, asks) == GiveUp((0, 1, 2))
    assert read_move("go", view, asks) == GoOn()


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_views_and_events_have_texts_in_both_languages(language: str) -> None:
    scene = LoneScene(judge="appeal").rolled().write(0, (0, "nto"), (FIVES[0], "stone")).compare()
    names = ["Ada", "Boris", "Chen"]
    assert "STONE" in text(scene.table.view(1), names, language)
    sentences = [tell(event, names, language) for line in scene.table.log for event in line.events]
    assert all(sentences)
    assert any("NTO" in line for line in sentences)


def test_rare_words_are_less_unique_against_strong_bots() -> None:
    sheet, words = LoneScene().table.view(0).rows, {"tea": 5.0, "eat": 4.0, "tae": 2.0}
    usual, thinking = (
        {offer.word: offer.alone for offer in offers(words, words.__getitem__, sheet, 3, 3, pull)[3]}
        for pull in (PULL, SHREWD_PULL)
    )
    assert thinking["tea"] < thinking["eat"] < thinking["tae"] < 1
    assert usual["tea"] < thinking["tea"]
    assert thinking["tae"] < usual["tae"]


@pytest.mark.slow
@pytest.mark.rule("LON-18")
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_nothing_that_a_bot_writes_is_refused(language: str) -> None:
    """Slips are words that the dice can't make, never the same word twice."""
    lexicon = Lexicon.load(language)
    clumsy = replace(SKILLS[0], slips=1.0)
    pair = [Contender("clumsy", partial(Bot, lexicon, 1, clumsy)), Contender("shrewd", partial(Bot, lexicon, 5))]
    standing = league(Lone(lexicon), pair, range(6))
    assert standing.games == 6
    assert standing.refused == {}
