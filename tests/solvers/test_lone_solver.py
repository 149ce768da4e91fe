"""The best words for the free rows of a lone sheet."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product
from random import Random

import pytest
from typer.testing import CliRunner

from parlour.cli.app import app
from parlour.core import Story
from parlour.games.lone import Line, review, shipped_sheet
from parlour.games.lone.components import Row
from parlour.games.lone.rules import can_make
from parlour.games.lone.solver import Offer, Prospect, assigned, best_words, later
from parlour.lexicon import Lexicon, letters
from rules.lone_scene import FIVES, FOURS, SEVEN, SIXES, LoneScene

ENGLISH = Lexicon.load("en")


def test_every_free_row_gets_a_different_word_of_its_length_from_the_dice() -> None:
    found = best_words(ENGLISH, "asterln*", shipped_sheet(), taken={0, 11})
    assert [one.row for one in found] == list(range(1, 11))
    assert all(one.word and len(letters(one.word)) == one.length for one in found)
    assert all(can_make(one.word or "", "asterln") for one in found)
    assert len({one.word for one in found}) == len(found)
    assert sum(one.take for one in found) == 3


def test_worth_is_points_times_the_chance_to_be_alone() -> None:
    words = Lexicon.of(["tea", "eat", "ate"], zipf={"tea": 3.5, "eat": 3.0, "ate": 3.2})
    sheet = shipped_sheet()[:3]
    few, many = best_words(words, "tea", sheet, others=1), best_words(words, "tea", sheet, others=7)
    assert [one.word for one in few] == ["eat", "ate", "tea"], "the rarer, the likelier alone"
    assert 3 > few[0].worth > few[1].worth > few[2].worth > 0
    assert all(one.worth > other.worth for one, other in zip(few, many, strict=True)), "more players, less chance"


@pytest.mark.parametrize("seed", range(20))
def test_no_other_way_to_put_the_words_on_the_rows_is_worth_more(seed: int) -> None:
    """Tries all rows to use now, all words, and the future worth of the other rows."""
    rng = Random(seed)
    sheet = rng.sample(shipped_sheet(), 5)
    offered = {
        length: sorted((Offer(letter * length, 4.0, rng.uniform(0.4, 1)) for letter in "abcde"), key=lambda o: -o.alone)
        for length in (3, 4, 5, 6, 7)
    }
    taken = [one for one in assigned(sheet, (), offered, (), 2) if one.take]
    prospect = Prospect.of(sheet, 2)

    def value(used: Sequence[int], worth: float) -> float:
        kept = Counter(row.squares for number, row in enumerate(sheet) if number not in used)
        return worth + later(prospect, tuple(kept[kind.squares] for kind in prospect.kinds))

    best = max(
        value(used, sum(sheet[row].points * word.alone for row, word in zip(used, words, strict=True)))
        for used in permutations(range(5), 2)
        for words in product(*(offered[sheet[row].squares] for row in used))
        if words[0] is not words[1]
    )
    assert value([one.row for one in taken], sum(one.worth for one in taken)) == pytest.approx(best, abs=0.02)


def test_a_blocked_word_is_not_suggested_and_a_row_without_a_word_is_kept() -> None:
    words = Lexicon.of(["tea", "eat", "seat"])
    found = best_words(words, "teas", shipped_sheet(), blocked={"tea"})
    assert [one.word for one in found if one.length == 3] == ["eat", None, None]
    assert [one.word for one in found if one.length == 4] == ["seat", None, None]
    assert {one.row for one in found if one.take} == {0, 3}


def test_a_rare_long_row_is_used_as_soon_as_it_can_be() -> None:
    found = best_words(ENGLISH, "notices*", shipped_sheet())
    assert found[SEVEN].take


def test_the_review_shows_the_best_round_that_was_possible() -> None:
    scene = LoneScene().rolled().write(0, (FIVES[0], "stone")).write(1, (SEVEN, "notices")).compare().go_on()
    first, second, third = review(Story.of(scene.table))
    assert (first.reached, first.best) == (8, 12 + 12 + 8), "NOTICES was taken"
    assert {line.row for line in first.lines} == {*SIXES, FIVES[0]}
    assert second.best == 17 + 12 + 12
    assert Line(SEVEN, "notices") in second.lines
    assert (third.reached, third.share) == (0, 0)
    assert first.share == pytest.approx(8 / 32, abs=0.001)


def test_a_round_is_reviewed_as_soon_as_it_is_compared() -> None:
    scene = LoneScene().rolled().write(0, (FOURS[0], "nest"))
    assert review(Story.of(scene.table)) == ()
    reviewed = review(Story.of(scene.compare().table))
    assert [one.reached for one in reviewed] == [5, 0, 0]
    assert reviewed == review(Story.of(scene.go_on().table))


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["solve", "lone", *words])
    return done.exit_code, done.stdout, done.stderr


def test_the_command_prints_the_rows_as_data() -> None:
    import json

    code, out, _ = run("asterln*", "--rows", "3,3,7", "--json")
    rows = json.loads(out)["rows"]
    assert code == 0
    assert [row["length"] for row in rows] == [3, 3, 7]
    assert all({"length", "word", "worth"} <= set(row) for row in rows)


@pytest.mark.parametrize("wrong", [["as7"], ["asterlnx*"], ["**"], [""], ["asterln*", "--rows", "3,9"]])
def test_the_command_says_in_one_line_what_is_wrong(wrong: list[str]) -> None:
    code, _, complaint = run(*wrong)
    assert code == 2
    assert len(complaint.splitlines()) == 1


def test_the_command_speaks_ukrainian() -> None:
    code, out, _ = run("авторка*", "--language", "uk")
    assert code == 0
    assert "*" in out


def test_future_worth_of_rows_matches_best_play() -> None:
    """Tries all rolls and all ways to use them, round after round, with one six and one seven left."""
    sheet = [row for row in shipped_sheet() if row.squares >= 6][1:]
    prospect = Prospect.of(sheet, 1)
    six, seven = 0.95 * 12, 0.95 * 17
    no_six, no_seven = 0.16, 0.58
    last_six, last_seven = (1 - no_six) * six, (1 - no_seven) * seven
    assert later(prospect, (1, 0)) == pytest.approx(last_six)
    assert later(prospect, (0, 1)) == pytest.approx(last_seven)
    both, neither = (1 - no_six) * (1 - no_seven), no_six * no_seven
    best = (
        both * max(six + last_seven, seven + last_six)
        + (1 - no_six) * no_seven * (six + last_seven)
        + no_six * (1 - no_seven) * (seven + last_six)
        + neither * last_seven  # the cheaper row goes (LON-12)
    )
    assert later(prospect, (1, 1)) == pytest.approx(best)


def test_the_last_round_uses_all_available_words() -> None:
    prospect = Prospect.of(shipped_sheet(), 3)
    assert prospect.best_use(Counter({3: 2, 7: 1}), {3: [2.9, 2.8], 7: [16.0]}) == {3: 2, 4: 0, 5: 0, 6: 0, 7: 1}
    assert prospect.best_use(Counter({3: 2, 7: 1}), {3: [2.9], 7: []})[3] == 1


def test_a_custom_pad_is_planned_quickly() -> None:
    sheet = [Row(2 + number % 7, 1 + number) for number in range(12)]
    found = best_words(ENGLISH, "asterln*", sheet)
    assert sum(one.take for one in found) == 3
