"""`parlour replay`, and the logs of stored games."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from cli.terminal import complaint, data, run, typed
from parlour.cli.terminal import log_files
from parlour.cli.terminal.drawing import Drawings
from parlour.cli.terminal.phrases import stamp
from parlour.core import Result, Story, encode
from parlour.core.court.events import Finished, GameEnded
from parlour.core.league.league import play_out
from parlour.core.teller import Teller
from parlour.games import CATALOGUE
from parlour.games.lone.model import TimeUp
from parlour.languages import languages
from parlour.lexicon import Lexicon

PLAYS = Path(__file__).parents[1] / "plays"


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A finished game in a file, and its table."""
    entry, lexicon = CATALOGUE["bottle"], Lexicon.load("en")
    game = entry.open(Lexicon.load, {"mode": "party", "gentle": True})
    table = play_out(game, [entry.bot(lexicon, 2), entry.bot(lexicon, 4)], Random(5))
    path = tmp_path_factory.mktemp("games") / "deep" / "game.jsonl"
    log_files.save(path, entry, table, lexicon, ["Player 1", "Player 2"])
    return path, table


@pytest.mark.rule("COM-01")
def test_a_kept_game_shows_its_end(kept):
    path, table = kept
    view = data("replay", str(path))
    assert view["diamonds"] == list(table.result.scores)
    assert view["you"] is None


def test_a_seat_sees_its_own_view_of_any_step(kept):
    path, _ = kept
    view = data("replay", str(path), "--to", "1", "--seat", "2")
    assert (view["you"], view["round"], view["phase"]["t"]) == (1, 1, "open")


def test_a_replay_describes_every_step(kept):
    path, _ = kept
    printed = run("replay", str(path)).stdout
    assert printed.splitlines()[0].startswith("   1    0:00.0  Round 1: ")
    assert " won the game." in printed
    assert run("replay", str(path), "--to", "0").stdout.strip().startswith("Round 0")


def test_replays_include_a_review(kept):
    path, _ = kept
    *said, best = run("replay", str(path), "--lesson").stdout.splitlines()
    assert [one.partition(":")[0] for one in (*said, best)] == ["Player 1", "Player 2", "Best words"]
    assert list(data("replay", str(path), "--lesson")) == list(languages())
    assert "this one is not" in complaint("replay", str(path), "--to", "1", "--lesson")


def test_upgraded_games_replay_with_the_rules_they_continued_on(kept, tmp_path):
    path, table = kept
    heading, *lines = path.read_text().splitlines()
    now = f'"rules":{table.game.rules_version}'
    older = heading[:-1].replace(now, '"rules":0') + f',"changes":[{{"line":3,{now},"lexicon":"x","version":"1"}}]}}'
    (tmp_path / "game.jsonl").write_text("\n".join([older, *lines]))
    assert data("replay", str(tmp_path / "game.jsonl"))["diamonds"] == list(table.result.scores)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda lines: [], "is empty"),
        (lambda lines: ["{}", *lines[1:]], "line 1"),
        (lambda lines: [*lines[:2], "nonsense"], "line 3"),
        (lambda lines: [lines[0].replace('"bottle"', '"chess"'), *lines[1:]], "chess"),
        (lambda lines: [re.sub(r'"rules":\d+', '"rules":99', lines[0]), *lines[1:]], "version 99"),
        (lambda lines: [lines[0].replace('"party"', '"chaos"'), *lines[1:]], "chaos"),
        (lambda lines: [lines[0], *lines[2:]], "does not replay"),
    ],
)
def test_a_spoiled_log_is_refused_with_its_line(kept, tmp_path, spoil, says):
    spoiled = tmp_path / "spoiled.jsonl"
    spoiled.write_text("\n".join(spoil(kept[0].read_text().splitlines())))
    assert says in complaint("replay", str(spoiled))


def test_unknown_steps_and_seats_are_refused(kept):
    path, table = kept
    assert "inputs" in complaint("replay", str(path), "--to", str(len(table.log) + 1))
    assert "seats are 1 to 2" in complaint("replay", str(path), "--seat", "3")
    assert "seats are 1 to 2, not 0" in complaint("replay", str(path), "--seat", "0")


def test_a_game_goes_forward_and_back_by_keys_with_the_names_of_those_who_played(kept, tmp_path):
    path, table = kept
    named = tmp_path / "named.jsonl"
    log_files.save(named, CATALOGUE["bottle"], table, Lexicon.load("en"), ["Anna", "Boris"])
    steps = typed("n \x1b[DGq", "replay", str(named), "--step")
    count = len(table.log)
    heads = [line.split(" · ")[0] for line in steps.splitlines() if f" of {count} · " in line]
    assert heads == [f"{number} of {count}" for number in (0, 1, 2, 1, count)]
    assert "Anna" in steps
    assert "Player 1" not in steps
    assert "Player 1" in run("replay", str(path)).stdout, "a log without names still has seats, counted from 1"


def test_a_stored_game_has_every_seats_views(kept):
    """The page /replay needs them to work without rules, words or a server."""
    path, table = kept
    heading, *lines = map(json.loads, path.read_text().splitlines())
    assert (heading["reel"], heading["lines"], len(heading["seen"])) == (1, len(table.log), 3)
    assert heading["result"] == {"winners": list(table.result.winners), "scores": list(table.result.scores)}
    for eye, seat in enumerate((0, 1, None)):
        assert _last_view(heading, lines, eye) == json.loads(encode(table.view(seat)))


def _last_view(heading, lines, eye):
    """Apply one change after the other, like the client."""
    view = heading["seen"][eye]["view"]
    for line in lines:
        change = line["seen"][eye]
        change = line["seen"][change] if isinstance(change, int) else change
        if change and "view" in change:
            view = change["view"] if change.get("whole") else {**view, **change["view"]}
    return view


@pytest.mark.parametrize("play", ["lone-two", "bookworm-default"])
def test_a_review_is_the_same_by_the_command_by_python_and_in_a_saved_game(play, tmp_path):
    path = PLAYS / f"{play}.jsonl"
    record = log_files.load(path)
    by_python = json.loads(encode(record.entry.review(Story.replay(record.game, record.heading.seats, record.log))))
    assert data("replay", str(path), "--review") == by_python
    assert run("replay", str(path), "--save", str(tmp_path / "whole.jsonl")).exit_code == 0
    heading = json.loads((tmp_path / "whole.jsonl").read_text().splitlines()[0])
    assert (heading["review"], heading["reel"]) == (by_python, 1)


def test_reviews_are_printed_as_text():
    printed = run("replay", str(PLAYS / "lone-two.jsonl"), "--review").stdout
    assert "  reached: " in printed
    assert "{" not in printed


def test_a_game_without_a_review_shows_its_lesson():
    printed = run("replay", str(PLAYS / "bottle-appeal.jsonl"), "--review").stdout
    assert printed == run("replay", str(PLAYS / "bottle-appeal.jsonl"), "--lesson").stdout


def test_a_game_that_is_not_installed_is_named(kept, tmp_path):
    lost = tmp_path / "lost.jsonl"
    lost.write_text(kept[0].read_text().replace('"game":"bottle"', '"game":"leaf"', 1))
    assert "is a game of 'leaf', which is not installed here" in complaint("replay", str(lost))


def test_table_time_is_written_as_in_the_language():
    assert [stamp(67_300, language) for language in ("en", "uk", "de")] == ["1:07.3", "1:07,3", "1:07,3"]


def test_missing_reviews_and_places_are_reported(kept, tmp_path):
    assert "bottle has no review" in complaint("replay", str(kept[0]), "--review", "--to", "1")
    assert "can't write" in complaint("replay", str(kept[0]), "--save", str(tmp_path / "no" / "folder.jsonl"))


@pytest.mark.rule("COM-26")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Nobody scored"), ("uk", "Ніхто не набрав балів"), ("de", "Niemand hat gepunktet")],
)
@pytest.mark.parametrize("key", ["bottle", "lone", "rebus", "bookworm"])
def test_terminals_name_no_winners_if_nobody_scored(language, said, key):
    entry = CATALOGUE[key]
    drawings = Drawings(entry, ["Ann", "Ben"], language)
    ended = [GameEnded((0, 1))]
    assert drawings.sentences(ended, Result((0, 1), (0, 0))) == [said]
    assert drawings.sentences(ended, Result((0, 1), (3, 3))) != [said]
    assert Teller(entry.package, ["Ann", "Ben"], language).winners((0, 1), (0, 0)) == said


@pytest.mark.rule("COM-33")
def test_terminals_say_all_done_if_all_finished_before_the_bell():
    drawings = Drawings(CATALOGUE["lone"], ["Ann", "Ben"], "en")
    assert drawings.sentences([TimeUp(1)], None) == ["Time’s up! Let’s see the sheets."]
    assert drawings.sentences([Finished(1), TimeUp(1)], None)[1:] == ["All done! Let’s see the sheets."]
