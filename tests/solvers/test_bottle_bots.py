"""The bottle's bots: the words they know, the time they take, and that they use only their seat's view."""

from functools import partial
from random import Random

import pytest

from parlour.core import Refused
from parlour.core.league.league import Contender, league, play_out
from parlour.games import CATALOGUE, bottle
from parlour.games.bottle.bot import MOMENTS, moment_to_deny
from parlour.games.bottle.bot.recall import Skill, vocabulary
from parlour.games.bottle.components import Shaken
from parlour.lexicon import Lexicon, letters
from rules.bottle_scene import BottleScene
from wild import sample

ENGLISH = Lexicon.load("en")
WORDS = {"carbon": 4.5, "robe": 4.2, "bore": 3.7, "boron": 2.7, "aerobat": 1.0}
SMALL = Lexicon.of(WORDS, zipf=WORDS)


def thinks(scene, seat, level=5, lexicon=SMALL, seed=1):
    asks = scene.table.wait.asks.get(seat, ())
    return bottle.Bot(lexicon, level).think(scene.table.view(seat), asks, Random(seed))


def scene(letters="b r o", effect="base", **settings):
    return BottleScene(lexicon=SMALL, mode="party", **settings).rolled(letters, effect)


def moves(scene, seat, **how):
    """The thoughts of a bot with many random seeds."""
    thoughts = [thinks(scene, seat, seed=seed, **how) for seed in range(60)]
    return [thought.move for thought in thoughts if thought], [thought.delay for thought in thoughts if thought]


@pytest.mark.slow
@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_a_bot_knows_polite_nouns_alone_and_a_better_one_knows_more(language, level):
    lexicon = Lexicon.load(language)
    known = bottle.Bot(lexicon, level).recall.known
    assert all(lexicon.is_polite(word) and lexicon.is_singular_noun(word) for word in known.zipf)
    if level > 1:
        assert set(bottle.Bot(lexicon, level - 1).recall.known.zipf) < set(known.zipf)


def test_there_are_five_levels():
    with pytest.raises(Refused):
        bottle.Bot(SMALL, 6)
    with pytest.raises(Refused):
        bottle.Bot(SMALL, 0)


def test_a_bot_says_a_word_that_it_knows_after_a_human_time():
    said, delays = moves(scene(), 0)
    words = {move.word for move in said if isinstance(move, bottle.Say)}
    assert {"carbon", "robe"} <= words
    assert "aerobat" not in words
    assert min(delays) > 300


@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("effect", ["base", "cover"])
def test_nobody_acts_before_the_dice_have_landed_and_could_be_read_and_a_word_must_be_typed(effect, level):
    at_the_table = scene(effect=effect)
    for seed in sample(range(300), 3):
        thought = thinks(at_the_table, 0, level=level, seed=seed)
        if thought is not None:
            said = thought.move.word if isinstance(thought.move, bottle.Say) else ""
            assert thought.delay >= 1_200 + 160 * len(said)


def test_hesitant_newcomers_have_time_against_beginner_bots():
    delays = sorted(moves(scene(), 0, level=1)[1])
    assert delays[0] > 3_000
    assert delays[len(delays) // 2] > 8_000


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["easy", "classic"])
def test_a_slow_newcomer_wins_about_a_third_of_the_games_against_two_beginners(mode):
    newcomer = Skill(rarest=3.9, pace=3.0, typing=0.5, slips=0.12)
    people = [Contender("newcomer", partial(bottle.Bot, ENGLISH, 1, newcomer))]
    beginners = [Contender(name, partial(bottle.Bot, ENGLISH, 1)) for name in ("one", "two")]
    standing = league(bottle.Bottle(ENGLISH, mode=mode), people + beginners, (f"newcomer/{n}" for n in range(60)))
    assert 0.2 < standing.shares["newcomer"] / standing.games < 0.55


def test_a_beginner_is_slower_than_a_champion():
    slow, quick = (sorted(moves(scene(), 0, level=level)[1])[30] for level in (1, 5))
    assert slow > 1.3 * quick


@pytest.mark.rule("BOT-15")
def test_a_bot_without_a_word_says_so_after_a_while():
    said, delays = moves(scene("r e a"), 0, level=1)
    assert set(map(type, said)) == {bottle.CallNoWord}
    assert min(delays) > 4_000


@pytest.mark.rule("BOT-13")
def test_a_bot_that_finds_no_word_in_time_offers_to_shake_again():
    said, _ = moves(scene("b o n"), 0)
    assert {bottle.Say, bottle.Pass} <= set(map(type, said))
    assert thinks(scene("r e a").pass_(0), 0, level=1) is None


@pytest.mark.rule("BOT-18")
def test_a_call_is_answered_within_its_ten_seconds_or_not_at_all():
    said, delays = moves(scene().no_word(1), 0)
    assert 0 < len(said) < 60
    assert max(delays) < 10_000
    assert thinks(scene().no_word(1), 1) is None


@pytest.mark.rule("BOT-20")
def test_a_word_is_beaten_by_shorter_ones_only():
    said, _ = moves(scene(shorter_word=True).win(1, "carbon"), 0)
    slip = "carbon"
    assert {"robe", "bore"} <= {move.word for move in said} <= {"robe", "bore", "boron", slip}


@pytest.mark.rule("BOT-11")
def test_bots_sometimes_speak_at_once():
    said, delays = moves(scene().say(1, "carbon"), 0)
    assert 0 < len(said) < 20
    assert max(delays) < 300


@pytest.mark.rule("BOT-24")
def test_a_bot_covers_if_it_has_a_word_for_each_die_and_then_names_them():
    table = scene("b r c", "cover")
    assert isinstance(thinks(table, 0).move, bottle.Cover)
    table.covered(0)
    for _ in range(3):
        table.say(0, thinks(table, 0, seed=3).move.word)
    assert table.table.state.diamonds[0] == 2
    said, _ = moves(scene("b r z", "cover"), 0)
    assert set(map(type, said)) == {bottle.CallNoWord}


@pytest.mark.rule("COM-06")
def test_bots_vote_with_the_dictionary():
    voting = scene(judge="table").win(1, "carbon")
    assert thinks(voting, 0).move == bottle.CastVote(True)
    voting = scene(judge="table").win(1, "bronze")
    assert thinks(voting, 0).move == bottle.CastVote(False)


def test_slips_are_such_as_people_make():
    table = BottleScene(mode="easy").rolled("b r o").win(1, "carbon").rolled("b r o")
    said, _ = moves(table, 0, level=1, lexicon=ENGLISH)
    more = [thinks(table, 0, 1, ENGLISH, seed) for seed in range(1000, 2500)]
    words = {thought.move.word for thought in more if thought and isinstance(thought.move, bottle.Say)}
    codes = {fault.code for word in words if (fault := table.table.game.referee.fault(word, table.state))}
    assert said
    assert {"plural", "letter-missing", "used"} <= codes
    assert all(ENGLISH.is_polite(word) for word in words)


def test_a_bot_depends_on_its_view_and_its_dice_alone():
    assert thinks(scene(), 0, seed=5) == thinks(scene(), 0, seed=5)


def test_a_noun_of_many_cases_is_as_well_known_as_one_of_few():
    sizes = [len(vocabulary(Lexicon.load(language), 3.3).zipf) for language in ("en", "uk")]
    assert min(sizes) > 0.8 * max(sizes)


def test_a_champion_beats_a_beginner():
    pair = [Contender(str(level), partial(bottle.Bot, ENGLISH, level)) for level in (1, 5)]
    standing = league(bottle.Bottle(ENGLISH), pair, (f"test/{number}" for number in range(12)))
    assert standing.wins["5"] >= 10


def test_the_same_moods_give_the_same_game():
    entry = CATALOGUE["bottle"]
    game = entry.open(Lexicon.load, {"mode": "effects"})
    bots = [entry.bot(ENGLISH, 3), entry.bot(ENGLISH, 4)]
    assert play_out(game, bots, Random(2)).log == play_out(game, bots, Random(2)).log


def test_long_and_rare_words_come_later():
    recall = bottle.Bot(ENGLISH, 3).recall
    rng = Random(1)

    def median(word):
        return sorted(recall.first([word], rng).after for _ in range(200))[100]

    assert median("house") < median("anchor") < median("refrigerator")
    assert letters("refrigerator") in recall.known.zipf


@pytest.mark.rule("BOT-15")
def test_a_champion_without_a_word_answers_first():
    _, champions = moves(scene("r e a"), 0, level=5, lexicon=Lexicon.of({"carbon": 4.5}, zipf={"carbon": 4.5}))
    _, others = moves(scene("r e a"), 0, level=4, lexicon=Lexicon.of({"carbon": 4.5}, zipf={"carbon": 4.5}))
    assert min(champions) > 1_200 + 2_000
    assert sorted(champions)[30] < sorted(others)[30]


def test_a_champion_calls_on_a_hard_roll_and_never_on_an_easy_one():
    recall = bottle.Bot(ENGLISH, 5).recall
    common = recall.known.answers(Shaken(("e",), (0,)))[:24]
    rare = tuple(sorted(recall.known.zipf, key=recall.known.zipf.__getitem__))[:1]
    assert all(moment_to_deny(recall, common, 1, 2, Random(seed)) is None for seed in range(10))
    assert any(moment_to_deny(recall, rare, 1, 2, Random(seed)) is not None for seed in range(10))
    assert moment_to_deny(recall, (), 1, 2, Random(1)) == min(MOMENTS)


def test_a_bot_with_nothing_to_lose_calls_at_least_as_often():
    recall = bottle.Bot(ENGLISH, 5).recall
    rare = tuple(sorted(recall.known.zipf, key=recall.known.zipf.__getitem__))[:4]

    def calls(diamonds):
        return sum(moment_to_deny(recall, rare, 1, diamonds, Random(seed)) is not None for seed in range(40))

    assert calls(0) >= calls(3)
