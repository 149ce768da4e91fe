"""COM-13: people roll real dice or draw real cards and type in the result. The table checks that it is possible."""

from random import Random
from typing import Any

import pytest

from parlour.core import Drawn, Handful, Refused, Table, codec_of, encode
from parlour.core.real_dice import read_shown
from parlour.core.schedule import Bots
from parlour.games import CATALOGUE
from parlour.games.bottle.rules import neck_pairs
from parlour.lexicon import Lexicon

pytestmark = pytest.mark.rule("COM-13")
WORDS = Lexicon.load("en")
GAMES = {
    "bottle": {"mode": "effects"},
    "lone": {},
    "rebus": {"rounds": 3, "hourglass_seconds": 10},
    "bookworm": {"seconds": 8, "judge": "data"},
    "stars": {},
}


def laid(game: str, seats: int = 2, hands: tuple[int, ...] | None = None, **settings: Any) -> Table:
    """A table with real dice, rolled by all seats or by the given ones."""
    opened = CATALOGUE[game].open(lambda _: WORDS, {**GAMES[game], "rolls": "ours", **settings})
    return Table(opened, seats, Random(1), range(seats) if hands is None else hands)


def to_roll(game: str, **settings: Any) -> Table:
    """The same, at the moment of its first real dice."""
    table = laid(game, **settings)
    while not table.handfuls:
        assert table.wait.until is not None
        table.advance(table.wait.until)
    return table


def faces_of(handful: Handful, rng: Random) -> list[str]:
    """A possible roll of these dice."""
    while True:
        faces = [rng.choice(die.faces) for die in handful.dice]
        if all(sum(face in group for face in faces) <= 1 for group in handful.once):
            return faces


def typed(
    table: Table, handful: Handful, faces: list[str], order: tuple[int, ...] = (), level: tuple[int, ...] = ()
) -> Any:
    """The draw that the log records for it."""
    [line, *_] = table.type_in(handful, faces, order, table.at + 4_000, level=level)
    assert isinstance(line.what, Drawn)
    return line.what.result


def refused(table: Table, faces: list[str], order: tuple[int, ...] = ()) -> str:
    before, lines = table.state, len(table.log)
    with pytest.raises(Refused) as refusal:
        table.type_in(table.handfuls[0], faces, order, table.at)
    assert (table.state, len(table.log)) == (before, lines), "a refusal leaves no trace"
    return refusal.value.code


@pytest.mark.parametrize("game", GAMES)
def test_the_table_waits_for_typed_rolls_without_a_clock(game: str) -> None:
    table = to_roll(game)
    lines = len(table.log)
    assert table.wait.until is None
    assert table.advance(table.at + 3_600_000) == []
    assert len(table.log) == lines
    assert not table.wait.asks, "nobody is asked for a move that would need the dice"


@pytest.mark.parametrize("game", GAMES)
def test_typed_rolls_are_logged_like_any_chance_and_replay(game: str) -> None:
    """A whole game: people roll, bots do the rest."""
    table, rng = laid(game), Random(game)
    bots = Bots({seat: CATALOGUE[game].bot(WORDS, 3) for seat in range(2)}, rng)
    now = rolls = 0
    while table.result is None:
        if table.handfuls:
            handful = rng.choice(table.handfuls)
            typed(table, handful, faces_of(handful, rng))
            now, rolls = max(now, table.at), rolls + 1
            continue
        bots.ask(table, now)
        due, until = bots.next, table.wait.until
        if due and (until is None or due.at <= until):
            now = due.at
            bots.act(table, now)
        else:
            assert until is not None, table.view()
            table.advance(until)
            now = max(now, table.at)
    assert rolls
    codec = codec_of(type(table.game))
    again = Table.replay(table.game, 2, [codec.line(encode(line)) for line in table.log])
    assert encode(again.state) == encode(table.state)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_sleeps_wakes_up_waiting_for_the_same_dice(game: str) -> None:
    table = to_roll(game)
    again = Table.replay(table.game, 2, table.log)
    again.rng = Random(2)
    again.let_roll((0, 1))
    assert again.handfuls == table.handfuls
    assert len(again.log) == len(table.log)


@pytest.mark.parametrize("game", GAMES)
def test_faces_missing_from_these_dice_are_refused(game: str) -> None:
    table, rng = to_roll(game), Random(1)
    faces = faces_of(table.handfuls[0], rng)
    assert refused(table, faces[:-1]) == "wrong-number-of-dice"
    assert refused(table, [*faces, faces[0]]) == "wrong-number-of-dice"
    assert refused(table, ["ß", *faces[1:]]) == "no-such-face"
    assert refused(table, [*faces[:-1], ""]) == "no-such-face"


@pytest.mark.parametrize("game", GAMES)
def test_tables_that_roll_themselves_do_not_wait(game: str) -> None:
    table = laid(game, rolls="table")
    table.let_roll(None)
    assert not table.handfuls


def test_bottle_dice_differ_by_colour_and_have_an_order_from_the_neck() -> None:
    table = to_roll("bottle")
    [handful] = table.handfuls
    assert [die.mark for die in handful.dice] == ["yellow", "turquoise", "turquoise", "dark-blue", "effect"]
    assert handful.dice[4].faces == ("base", "neck", "yellow", "cover")
    assert (handful.lying, handful.seats, handful.secret) == (4, (), False)
    faces = [die.faces[0] for die in handful.dice]
    assert refused(table, faces, (0, 1, 2)) == "wrong-order"
    assert refused(table, faces, (0, 1, 2, 2)) == "wrong-order"
    shaken = typed(table, handful, [*faces[:4], "neck"], (3, 0, 2, 1))
    assert (shaken.letters, shaken.effect) == (tuple(faces[:4]), "neck")
    assert shaken.distances[3] == 0, "the dark blue die lies next to the neck"
    assert shaken.distances == (3, 9, 6, 0), "the order is typed; so they lie evenly along the bottle"


def test_bottle_without_the_effect_die_asks_for_no_effect() -> None:
    [handful] = to_roll("bottle", mode="easy").handfuls
    assert [die.mark for die in handful.dice] == ["yellow", "turquoise", "turquoise"]


def test_lone_has_seven_typed_letters_without_the_joker() -> None:
    table = to_roll("lone")
    [handful] = table.handfuls
    assert len(handful.dice) == 7
    assert len({die.mark for die in handful.dice}) == 1
    faces = [die.faces[0] for die in handful.dice]
    assert sorted(typed(table, handful, faces[::-1]).letters) == sorted(faces)


def test_rebus_the_player_on_turn_reads_fifteen_dice_with_at_most_two_stars() -> None:
    table = to_roll("rebus")
    [handful] = table.handfuls
    assert (handful.seats, handful.secret, len(handful.dice)) == ((0,), False, 15)
    plain = [die.faces[0] for die in handful.dice]
    assert refused(table, ["*"] * 3 + plain[3:]) == "too-often"
    faces = [next((face for face in die.faces if face == "*"), die.faces[1]) for die in handful.dice]
    [(seat, roll)] = typed(table, handful, faces).rolls
    assert (seat, sorted(roll)) == (0, sorted(faces))


def test_rebus_a_shared_roll_belongs_to_nobody() -> None:
    table = to_roll("rebus", pace="duplicate")
    [handful] = table.handfuls
    assert handful.seats == ()
    rolls = typed(table, handful, faces_of(handful, Random(1))).rolls
    assert [seat for seat, _ in rolls] == [0, 1]
    assert rolls[0][1] == rolls[1][1]


def test_rebus_separate_rolls_are_typed_in_any_order() -> None:
    table = to_roll("rebus", pace="together", seats=3, hands=(0, 2))
    first, last = table.handfuls
    assert [(one.seats, one.secret) for one in (first, last)] == [((0,), True), ((2,), True)], "a bot has no hands"
    on = table.moment
    typed(table, last, faces_of(last, Random(1)))
    assert table.moment == on, "what another one types in meanwhile is not too late for that"
    assert table.handfuls == (first,)
    typed(table, first, faces_of(first, Random(2)))
    assert not table.handfuls
    assert table.wait.until == table.at + 10_000, "the glass is turned when all have rolled"


def test_rebus_stops_the_glass_while_a_roll_is_repeated() -> None:
    table = to_roll("rebus", mercy=True)
    [handful] = table.handfuls
    hard = [next((f for f in die.faces if f not in "aeiou*"), None) for die in handful.dice]
    assert None not in hard, "each of our dice has a consonant"
    typed(table, handful, hard)
    left = table.wait.until - table.at - 1_000
    table.act(
        0, CATALOGUE["rebus"].extras.terminal.read_move("again", table.view(0), table.wait.asks[0]), table.at + 1_000
    )
    [handful] = table.handfuls
    typed(table, handful, faces_of(handful, Random(3)))
    assert table.wait.until - table.at == left


def test_bookworm_the_bookworm_reads_seven_white_dice_and_the_special_one() -> None:
    table = to_roll("bookworm", first_bookworm=2)
    [handful] = table.handfuls
    assert handful.seats == (1,)
    assert [die.mark for die in handful.dice] == ["white"] * 7 + ["special"]
    faces = [*(die.faces[0] for die in handful.dice[:7]), "a-z"]
    rolled = typed(table, handful, faces)
    assert sorted(f"{face.letters}{face.dots}" for face in rolled.faces) == sorted(faces[:7])
    assert rolled.side == "a-z"


def test_stars_each_side_rolls_its_message_and_the_alien_draws_the_cipher() -> None:
    table = to_roll("stars", seats=3)
    alien, scientists = table.handfuls
    assert [(one.seats, one.secret) for one in (alien, scientists)] == [((0,), True), ((1, 2), True)]
    assert [die.mark for die in scientists.dice] == ["word-1", "word-2", "word-3"]
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert view.cipher is None
        assert all(side.card is None for team in view.teams for side in (team.alien, team.scientists))
    cipher = ["b", "e", "q", "r", "w", "t"]
    two_reds = ["b", "e", "q", "r", "z", "t"]
    assert refused(table, [*two_reds, "1", "2", "3"]) == "only-one-of-these"
    assert refused(table, ["b", "c", "d", "r", "w", "t", "1", "2", "3"]) == "too-often", "trust needs a green letter"
    assert refused(table, ["b", "e", "q", "r", "b", "t", "1", "2", "3"]) == "only-one-of-these"
    typed(table, scientists, ["6", "1", "4"])
    drawn = typed(table, alien, [*cipher, "1", "2", "3"])
    assert (drawn.cipher.trust, drawn.cipher.amplify, drawn.cipher.suspicion) == ("BEQ", "RW", "T")
    assert table.view(0).cipher == drawn.cipher
    assert table.view(1).cipher is None
    card = table.view(1).teams[0].scientists.card
    assert card.message == tuple(column[n - 1] for column, n in zip(card.columns, (6, 1, 4), strict=True))


def test_stars_for_a_side_of_bots_the_table_rolls() -> None:
    table = laid("stars", hands=(1,))
    [scientists] = table.handfuls
    assert scientists.seats == (1,)
    table.let_roll(())
    assert not table.handfuls, "nobody is left who could"


def test_stars_a_side_that_has_left_does_not_roll() -> None:
    table = laid("stars", seats=3)
    table.remove(0, table.at)
    [scientists] = table.handfuls
    typed(table, scientists, ["1", "1", "1"])
    assert not table.handfuls


def test_dice_that_look_alike_may_be_typed_in_any_order_if_some_die_can_show_each() -> None:
    [handful] = to_roll("rebus").handfuls
    faces = faces_of(handful, Random(7))
    shown = read_shown(handful, faces[::-1])
    assert sorted(shown.faces) == sorted(faces)
    assert all(face in die.faces for face, die in zip(shown.faces, handful.dice, strict=True))


def test_the_faces_of_a_custom_box_can_be_typed() -> None:
    own = {"yellow": list("ABCDEF"), "turquoise": [list("GHIJKL")] * 2, "dark_blue": list("QRSTUV"), "effects": []}
    own["effects"] = ["base", "base", "neck", "neck", "yellow", "cover"]
    table = to_roll("bottle", mode="classic", dice=own)
    assert refused(table, ["z", "g", "h", "q"]) == "no-such-face"
    assert typed(table, table.handfuls[0], ["a", "g", "l", "v"]).letters == ("a", "g", "l", "v")


@pytest.mark.rule("BOT-26", "COM-13")
def test_bottle_dice_on_one_level_are_typed_as_such_and_either_counts() -> None:
    table = to_roll("bottle")
    (handful,) = table.handfuls
    faces = [die.faces[0] for die in handful.dice[: handful.lying]] + ["neck"]
    shaken = typed(table, handful, faces, tuple(range(handful.lying)), level=(1,))
    assert shaken.distances[0] == shaken.distances[1] == 0
    assert len(set(shaken.distances)) == handful.lying - 1
    assert {pair[0] for pair in neck_pairs(shaken)} >= {shaken.letters[0], shaken.letters[1]}


@pytest.mark.rule("BOT-26", "COM-13")
@pytest.mark.parametrize("level", [(0,), (9,), (1, 1)])
def test_missing_dice_have_no_neighbours(level: tuple[int, ...]) -> None:
    table = to_roll("bottle")
    (handful,) = table.handfuls
    faces = [die.faces[0] for die in handful.dice[: handful.lying]] + ["neck"]
    with pytest.raises(Refused) as caught:
        table.type_in(handful, faces, tuple(range(handful.lying)), 0, level=level)
    assert caught.value.code == "wrong-order"
