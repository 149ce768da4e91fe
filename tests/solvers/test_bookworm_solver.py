"""The solver of possible words and dice, compared with the rules; the review of a game, and the bots."""

from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import Act, Refused, Story, Table
from parlour.core.league.league import play_out
from parlour.games import bookworm
from parlour.games.bookworm import (
    SPECIAL,
    Bookworm,
    Bot,
    CastVote,
    ChangeCategory,
    Doubt,
    Face,
    Pick,
    Rolled,
    Say,
    Swap,
    Turned,
    TurnSide,
    review,
)
from parlour.games.bookworm.analysis import by_letter
from parlour.games.bookworm.bot import SKILLS
from parlour.games.bookworm.components import Side
from parlour.games.bookworm.model.events import RoundScore
from parlour.games.bookworm.model.spread import Spread
from parlour.games.bookworm.review import could_say
from parlour.games.bookworm.solver import Foresight, Position, chance_of, options
from parlour.lexicon import Lexicon

ENGLISH = Lexicon.load("en")
ANIMALS = next(number for number, card in enumerate(bookworm.shipped_cards()) if card[0] == "animal")


def opened(shown: str = "c1 d1 e2 f1 g2 h2 m1", side: str | None = None, seats: int = 3) -> Table:
    table = Table(Bookworm(ENGLISH, first_bookworm=1), seats)
    table.draw(Turned(ANIMALS))
    table.act(0, Pick(0), 1_000)
    table.draw(Rolled(tuple(map(Face.of, shown.split())), side))  # type: ignore[arg-type]
    return table


def test_the_rules_accept_exactly_the_options() -> None:
    """The solver's dice are exactly those that the game lets a word take, at each turn of a whole game."""
    game = Bookworm(ENGLISH)
    whole = play_out(game, [Bot(ENGLISH, level) for level in (3, 4, 2)], Random(4))
    again = Table(game, 3)
    turns = 0
    for line in whole.log:
        if any(Say in kinds for kinds in again.wait.asks.values()):
            turns += 1
            seat = again.state.phase.seat
            found = could_say(game.referee, again.state, again.view(seat), seat)
            for option in found:
                game.step(again.state, Act(seat, Say(option.words[0], option.die)), again.at)
            _rest_is_refused(game, again, seat, {option.die for option in found})
        again.repeat(line)
    assert turns > 20


def _rest_is_refused(game: Bookworm, table: Table, seat: int, able: set[int]) -> None:
    words = game.referee.categories.words(game.referee.category(table.state).id)  # type: ignore[union-attr, arg-type]
    for die in {*range(8)} - able:
        for word in words[::7]:
            with pytest.raises(Refused):
                game.step(table.state, Act(seat, Say(word, die)), table.at)


def test_the_die_with_most_points_is_worth_most_when_all_else_is_equal() -> None:
    faces = tuple(map(Face.of, ["a1", "b1", "c1", "d1", "e1", "f1", "g3"]))
    position = Position(Spread.fresh(3, with_special=False), faces, None, 0, 1)
    values = [position.value(die) for die in range(7)]
    assert max(range(7), key=values.__getitem__) == 6


def test_ending_the_round_has_no_answer() -> None:
    """The last die of the display counts in full: nobody can take anything back."""
    spread = Spread((0,), ((), (1, 2), (3, 4, 5, 6)), (0, 0, 0))
    position = Position(spread, tuple(Face("a", 2) for _ in range(7)), None, 0, 1)
    assert position.value(0) == 2
    stolen = position.value(3)
    assert stolen < 2 + 1  # taking from a player is worth more now, but the die may be taken back


def test_the_special_die_is_weighed_by_its_future_worth() -> None:
    faces = tuple(Face("a", 1) for _ in range(7))
    alone = Position(Spread((1, 2, SPECIAL), ((), (0,)), (0, 0)), faces, "n-o-t", 0, 1)
    beside = Position(Spread((1, 2, SPECIAL), ((3,), (0,)), (0, 0)), faces, "n-o-t", 0, 1)
    assert beside.value(SPECIAL) > alone.value(SPECIAL)


def test_words_are_sorted_by_the_letters_of_a_die() -> None:
    position = Position.of(opened("ck1 d1 e2 f1 g2 h2 m1").view(1), 1)
    known = by_letter(["cat", "koala", "emu", "zebra"])
    found = {option.die: option.words for option in options(position, "en", known)}
    assert found == {0: ("cat", "koala"), 2: ("emu",)}


def test_a_review_covers_each_turn_and_the_path_of_each_die() -> None:
    game = Bookworm(ENGLISH)
    table = play_out(game, [Bot(ENGLISH, level) for level in (3, 4, 2)], Random(11))
    rounds = review(Story.of(table))
    assert [entry.score for entry in rounds] == list(table.state.sheet)
    for entry in rounds:
        taken = [turn for turn in entry.turns if turn.die is not None]
        for die, way in entry.ways:
            assert die == SPECIAL or way == (None, *(turn.seat for turn in taken if turn.die == die))
        for turn in taken:
            assert turn.best
            assert turn.value is None or turn.value <= turn.best[0].value


def test_a_review_knows_the_die_that_was_meant_and_forgets_words_voted_down() -> None:
    table = opened("c1 c2 e2 f1 g2 h2 m1")
    table.act(1, Say("camel", 0), 2_000)
    table.act(1, Swap(1), 3_000)
    table.advance(8_000)
    table.act(2, Say("chair", 0), 9_000)
    table.act(0, Doubt(), 10_000)
    table.act(1, CastVote(False), 10_200)
    table.act(2, Say("cat", 1), 11_000)
    table.advance(30_000)
    (only,) = review(Story.of(table))
    assert [(turn.seat, turn.word, turn.die, turn.source) for turn in only.turns] == [
        (1, "camel", 1, None),
        (2, "cat", 1, 1),
        (0, None, None, None),
    ]
    assert only.ways == ((1, (None, 1, 2)),)


def test_a_review_follows_the_special_die_too() -> None:
    table = opened(side="last-die", seats=2)
    for number, word in enumerate(["camel", "dog", "elephant", "fox", "goat", "horse", "mouse"]):
        table.act((number + 1) % 2, Say(word), 2_000 + number)
    table.advance(10_000)
    (only,) = review(Story.of(table))
    assert dict(only.ways)[SPECIAL] == (None, 1)
    changed = opened(side="new-category", seats=2)
    changed.act(1, ChangeCategory(), 2_000)
    changed.draw(Turned(ANIMALS + 1))
    changed.advance(60_000)
    (only,) = review(Story.of(changed))
    assert only.ways == ((SPECIAL, (None, 1)),)


# Bots.


@pytest.mark.parametrize("level", [0, 6])
def test_there_are_five_levels(level: int) -> None:
    with pytest.raises(Refused, match="bad-level"):
        Bot(ENGLISH, level)


@pytest.mark.slow
def test_a_four_bot_game_at_level_3_lasts_three_to_six_rounds() -> None:
    game = Bookworm(ENGLISH)
    bots = [Bot(ENGLISH, 3)] * 4
    lengths = [len(play_out(game, bots, Random(seed)).state.sheet) for seed in range(12)]
    assert 3 <= sum(lengths) / len(lengths) <= 6
    assert sum(3 <= length <= 6 for length in lengths) >= 11


@pytest.mark.slow
def test_a_champion_beats_a_beginner() -> None:
    game = Bookworm(ENGLISH)
    champion, beginner = Bot(ENGLISH, 5), Bot(ENGLISH, 1)
    wins = 0
    for seed in range(12):
        bots = [champion, beginner] if seed % 2 else [beginner, champion]
        wins += (0 if seed % 2 else 1) in play_out(game, bots, Random(seed)).result.winners  # type: ignore[union-attr]
    assert wins >= 9


def test_a_bot_out_of_words_takes_the_new_category() -> None:
    table = opened("q3 q3 q3 q3 q3 q3 q3", side="new-category")
    bot = Bot(ENGLISH, 1)
    thoughts = [bot.think(table.view(1), (Say, ChangeCategory), Random(seed)) for seed in range(20)]
    assert ChangeCategory() in [thought.move for thought in thoughts if thought]


def test_a_bot_turns_the_die_and_picks_a_category_it_knows() -> None:
    table = opened(side="turn")
    thought = Bot(ENGLISH, 5).think(table.view(0), (TurnSide,), Random(1))
    assert thought is not None
    table.act(0, thought.move, 2_000)
    fresh = Table(Bookworm(ENGLISH, first_bookworm=1), 3)
    fresh.draw(Turned(ANIMALS))
    picked = Bot(ENGLISH, 5).think(fresh.view(0), (Pick,), Random(1))
    assert picked is not None
    fresh.act(0, picked.move, 2_000)


@pytest.mark.parametrize("totals, ends", [((4, 17), True), ((17, 4), False)])
def test_a_bot_ends_the_game_when_ahead_and_plays_on_when_it_would_lose(totals: tuple[int, int], ends: bool) -> None:
    """One letter die is left. Taking it ends the game; the other die could be taken from the opponent instead."""
    table = opened("c2 d2 e2 f2 g2 h2 c2", seats=2)
    for number, word in enumerate(["camel", "dog", "elephant", "fox", "goat", "horse"]):
        table.act((number + 1) % 2, Say(word, number), 2_000 + number)
    table.state = replace(table.state, sheet=(RoundScore(1, table.view(0).category, 0, totals, 0, False),))
    taken = [Bot(ENGLISH, 5).think(table.view(1), (Say,), Random(seed)) for seed in range(20)]
    assert sum(thought.move.die == 6 for thought in taken if thought) == (20 if ends else 0)


def test_a_bot_takes_dice_from_players() -> None:
    table = opened("c1 d1 e1 f1 g3 h1 m1")
    table.act(1, Say("goat", 4), 2_000)
    thoughts = [Bot(ENGLISH, 4).think(table.view(2), (Say,), Random(seed)) for seed in range(20)]
    assert sum(thought.move.die == 4 for thought in thoughts if thought) >= 5


def test_a_bot_doubts_only_misfits() -> None:
    for word, doubts in (("chair", True), ("camel", False)):
        table = opened()
        table.act(1, Say(word, 0), 2_000)
        thoughts = [Bot(ENGLISH, 5).think(table.view(0), (Doubt,), Random(seed)) for seed in range(10)]
        assert any(thoughts) == doubts


def test_a_bot_agrees_to_a_slip_of_the_finger() -> None:
    table = opened("c1 c2 e2 f1 g2 h2 m1")
    table.act(1, Say("camel", 0), 2_000)
    table.act(1, Swap(1), 3_000)
    thought = Bot(ENGLISH, 3).think(table.view(0), table.wait.asks[0], Random(1))
    assert thought is not None
    table.act(0, thought.move, 3_500)


# Looking ahead.

FACES = tuple(Face("abcdefg"[number], 1 + number % 3) for number in range(7))


def foresight(totals: tuple[int, ...] = (0, 0), chance: float = 1.0, side: Side | None = None) -> Foresight:
    return Foresight(FACES, side, totals, tuple(range(len(totals))), dict.fromkeys(range(8), chance))


def test_foresight_is_a_fair_bet() -> None:
    """The chances of all seats add up to one, however far the solver looks."""
    spread = Spread((0, 1, 2), ((3, 4), (5, 6), ()), (1, 0, 0))
    for depth in (0, 1, 2):
        for chance in (0.3, 1.0):
            shares = foresight((12, 15, 9), chance).after(spread, 0, 2, depth)
            assert sum(shares) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in shares)


@pytest.mark.rule("BKW-18")
def test_the_leader_ends_the_game_and_others_do_not() -> None:
    """Either take the last white die, of one dot, and end the game, or steal a die of 3."""
    spread = Spread((0,), ((1, 3), (2, 5, 4, 6)), (0, 0))
    ahead, behind = foresight((19, 5)), foresight((5, 19), chance=0.5)
    assert ahead.after(spread, 0, 0, 2)[0] == 1.0
    assert behind.after(spread, 0, 0, 2)[0] == 0.0
    assert behind.after(spread, 0, 2, 2)[0] > 0.0


def test_foresight_denies_the_next_players_winning_die() -> None:
    """Seat 1 wins with any die of the display that ends the round, and a word for the last one is certain."""
    spread = Spread((0, 1), ((2, 3), (4, 5, 6)), (0, 0))
    seen = foresight((14, 16))
    leaves_one = seen.after(spread, 0, 1, 2)[0]
    steals = seen.after(spread, 0, 5, 2)[0]
    assert leaves_one < steals


@pytest.mark.rule("BKW-14")
def test_running_out_of_words_is_foreseen() -> None:
    spread = Spread((0, 1), ((2, 3), (4, 5, 6)), (0, 0))
    sure, unlikely = foresight((10, 10)), foresight((10, 10), chance=0.01)
    assert unlikely.after(spread, 0, 1, 1)[0] > sure.after(spread, 0, 1, 1)[0]
    assert chance_of(0) == 0
    assert chance_of(3) > chance_of(1) > 0


def test_a_champion_looks_ahead_and_its_former_version_does_not() -> None:
    assert Bot(ENGLISH, 5).skill.ahead == 2
    plain = Bot(ENGLISH, 5, replace(SKILLS[4], ahead=0, haze=0.35))
    table = play_out(Bookworm(ENGLISH), [Bot(ENGLISH, 5), plain], Random(3))
    assert table.result is not None
