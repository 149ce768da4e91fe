"""Bots see only their view, play by the rules, and are good partners."""

from random import Random
from statistics import mean

import pytest

from parlour.core import Act, Table
from parlour.core.league.league import play_out
from parlour.games.stars import (
    ENTRY,
    Agree,
    Bot,
    GuessLetters,
    HandOver,
    Propose,
    Stars,
    Talk,
    Transmit,
    shipped_cards,
)
from parlour.games.stars.bot.meaning import Meaning, read_message
from parlour.games.stars.review import review
from parlour.games.stars.solver.belief import Belief
from parlour.games.stars.view import CardView
from parlour.lexicon import Lexicon
from parlour.lexicon.kin import relation
from rules.stars_scene import StarsScene
from wild import sample

ENGLISH = Lexicon.load("en")


def points(level: int, games: int, language: str = "en") -> float:
    lexicon = Lexicon.load(language)
    bots = [Bot(lexicon, level), Bot(lexicon, level)]
    return mean(play_out(Stars(lexicon), bots, Random(seed)).result.scores[0] for seed in sample(range(games), 2))


@pytest.mark.slow
def test_two_bots_of_level_5_understand_each_other():
    assert points(5, 10) >= 10.5


@pytest.mark.slow
def test_two_bots_of_level_1_understand_plain_clues_and_crack_little():
    assert 6.5 <= points(1, 20) <= 9.7


@pytest.mark.slow
def test_in_ukrainian_bots_understand_each_other():
    assert points(5, 6, "uk") >= 9


@pytest.mark.slow
@pytest.mark.parametrize("mode, seats", [("coop", 2), ("coop", 6), ("teams", 5)])
def test_bots_are_never_refused(mode, seats):
    """No bot's move is refused in a whole game."""
    table = play_out(Stars(ENGLISH, mode=mode), [Bot(ENGLISH, 1 + seat % 5) for seat in range(seats)], Random(4))
    sent = [line for line in table.log if isinstance(line.what, Act) and isinstance(line.what.move, Transmit | Propose)]
    assert len(sent) >= table.game.settings.rounds * len(table.state.teams)


def test_a_bot_scientist_agrees_with_colleagues():
    scene = StarsScene(3).send(0, "chopper").send(1, "river")
    thought = Bot(ENGLISH, 3).think(scene.table.view(2), scene.table.wait.asks[2], Random(1))
    assert thought.move == Agree(1)


def test_a_bot_scientist_follows_the_latest_proposal():
    scene = StarsScene(5).send(0, "chopper").send(1, "river").send(2, "ocean")
    thought = Bot(ENGLISH, 3).think(scene.table.view(3), scene.table.wait.asks[3], Random(1))
    assert thought.move == Agree(2)


def test_a_bot_scientist_explains_its_proposal_once():
    scene, bot, rng = StarsScene(4).send(0, "chopper"), Bot(ENGLISH, 5), Random(1)
    for kind in (Propose, Talk):
        move = bot.think(scene.table.view(1), scene.table.wait.asks[1], rng).move
        assert isinstance(move, kind)
        scene.act(1, move)
    assert any(word.upper() in move.text for word in scene.message("scientists"))
    assert bot.think(scene.table.view(1), scene.table.wait.asks[1], rng) is None


@pytest.mark.rule("STA-07")
def test_bot_opinions_depend_on_the_tables_draw():
    """Its score halves the ciphers 1.6 times if they are drawn from cards, and 1.5 times if they are drawn evenly."""
    for draw, tells in (("cards", "a lot"), ("uniform", "a little")):
        scene = StarsScene(4, cipher_draw=draw).send(0, "chopper").send(1, "text")
        said = Bot(ENGLISH, 5).think(scene.table.view(1), scene.table.wait.asks[1], Random(1)).move.text
        assert said.endswith(f"its score should tell us {tells}.")


def test_a_new_bot_captain_sends_the_word_it_supported():
    scene = StarsScene(4, scientists_decide="captain").send(0, "chopper").send(3, "river")
    scene.act(1, HandOver(3))
    thought = Bot(ENGLISH, 3).think(scene.table.view(3), scene.table.wait.asks[3], Random(1))
    assert thought.move == Agree(1)


def test_a_bot_has_nothing_to_do_out_of_turn():
    scene = StarsScene(3)
    assert Bot(ENGLISH, 5).think(scene.table.view(1), scene.table.wait.asks[1], Random(1)) is None


def test_the_same_view_gives_the_same_thought():
    table = Table(Stars(ENGLISH), 2, Random(2))
    thoughts = [Bot(ENGLISH, 5).think(table.view(0), table.wait.asks[0], Random(3)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


@pytest.mark.rule("STA-07")
@pytest.mark.parametrize("draw", ["cards", "uniform"])
def test_the_best_bot_guesses_the_letters_that_are_right_most_often(draw):
    scene = StarsScene(2, cipher_draw=draw).play_rounds().aliens_guess().scientists_guess()
    outcome = [(sent.word, sent.score) for sent in scene.state.teams[0].sent]
    guess = Belief.before(scene.table.game.referee.alphabet, draw).observe_all(outcome).guess()
    thought = Bot(ENGLISH, 5).think(scene.table.view(1), scene.table.wait.asks[1], Random(1))
    assert thought.move == GuessLetters(guess.trust, guess.amplify, guess.suspicion)


def test_a_clue_points_to_its_word():
    columns = (("eagle", "robot", "piano"), ("beach", "castle", "moon"), ("garlic", "snow", "gold"))
    near = {("talon", "eagle"): 0.8, ("lunar", "moon"): 0.8, ("vampire", "garlic"): 0.5, ("vampire", "castle"): 0.4}
    chances = read_message(columns, ["talon", "lunar", "vampire"], lambda clue, word: near.get((clue, word), 0.0))
    assert chances.argmax(axis=1).tolist() == [0, 2, 0]
    assert chances.sum(axis=1) == pytest.approx([1, 1, 1])


def test_a_person_is_understood_without_a_table():
    meaning = Meaning(ENGLISH)
    assert meaning.nearness("keyboard", "piano") > meaning.nearness("keyboard", "garlic")


@pytest.mark.rule("STA-07")
@pytest.mark.parametrize("draw, entropy", [("cards", 20.7322), ("uniform", 20.8491), ("chosen", 20.8491)])
def test_a_review_starts_from_the_draw_of_its_table(draw, entropy):
    game = Stars(ENGLISH, cipher_draw=draw)
    table = Table(game, 2, Random(6))
    for seat in range(2):
        table.remove(seat, 0)
    assert review(table).entropy == pytest.approx(entropy, abs=1e-4)


@pytest.mark.slow
@pytest.mark.rule("STA-28")
def test_the_review_reports_each_transmissions_information():
    game = Stars(ENGLISH, mode="teams", hard=False)
    table = play_out(game, [Bot(ENGLISH, 4)] * 4, Random(6))
    found = review(table)
    assert found.cipher == table.state.cipher
    assert [len(team) for team in found.teams] == [9, 9]
    for team in found.teams:
        entropy = found.entropy
        for one in team:
            assert one.bits == pytest.approx(max(0, entropy - one.entropy), abs=1e-6)
            entropy = one.entropy


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_bot_hints_at_all_three_words_of_its_message(level, language):
    """Only a few messages. `bench/stars.py --games 100` measures 200 per level, including their letters."""
    lexicon = Lexicon.load(language)
    hinter, rng, whole = Bot(lexicon, level).hinter, Random(level), 0
    cards = sample(rng.choices(shipped_cards(language).every, k=20), 2)
    for card in cards:
        seen = CardView(card.sentence, card.columns, tuple(rng.choice(column) for column in card.columns))
        sent: list[str] = []
        for _ in seen.message:
            sent.append(hinter.hint(seen, sent, lambda word: 0.0, rng))
        whole += hinter.hinted(seen, sent) == set(seen.message)
        assert all(relation(one, other, language) is None for one in sent for other in sent if one != other)
    assert whole >= len(cards) - 1


def test_no_bot_sends_a_word_that_is_nearer_to_another_word_of_its_card():
    hinter = Bot(ENGLISH, 2).hinter
    columns = (
        ("eagle", "robot", "piano", "anchor", "candle", "doctor"),
        ("beach", "castle", "moon", "desert", "forest", "market"),
        ("garlic", "snow", "gold", "honey", "silver", "paper"),
    )
    card = CardView("", columns, ("eagle", "castle", "gold"))
    for seed in range(20):
        clue = hinter.hint(card, [], lambda word: 0.0, Random(seed))
        assert hinter.hinted(card, [clue])


@pytest.mark.rule("STA-13")
def test_no_bot_sends_soldier_after_soldiers():
    hinter, rng = Bot(ENGLISH, 1).hinter, Random(1)
    card = CardView("", shipped_cards("en").alien[0].columns, tuple(c[0] for c in shipped_cards("en").alien[0].columns))
    sent: list[str] = []
    for _ in range(8):
        sent.append(hinter.hint(card, sent, lambda word: 0.0, rng))
    assert all(relation(one, other, "en") is None for one in sent for other in sent if one != other)


def test_partners_at_a_table_with_bots_are_of_level_3():
    assert ENTRY.extras.lobby.bot_level == 3
