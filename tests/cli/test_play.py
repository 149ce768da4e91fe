"""`parlour play`: the session at a keyboard, with fixed times and dice."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from cli.terminal import data, typed
from parlour.cli.terminal.keyboard import CLOSED, Line
from parlour.cli.terminal.play import _bots_for, _clock
from parlour.cli.terminal.screen import clock, painted
from parlour.cli.terminal.session import Closed, People, Session
from parlour.core import Extras, Refused, Thought
from parlour.core.schedule import Bots
from parlour.core.typed import read_move
from parlour.games import CATALOGUE, bottle
from parlour.lexicon import Lexicon

PARLOUR = Path(sys.executable).with_name("parlour")
WORDS = ["carbon", "board", "robe", "bore", "acorn"]


class Person:
    """A keyboard with fixed times. The clock moves only between keys."""

    def __init__(self, *typed: tuple[int, str]):
        self.typed = list(typed)
        self.now = 0

    def keys(self, wait: float) -> str:
        if not self.typed:
            return CLOSED
        self.now, text = self.typed.pop(0)
        return text


class Seen:
    def __init__(self):
        self.moments = []

    def show(self, shown):
        self.moments.append(shown)


class Sleeper:
    """A bot that ignores its view and says a given word."""

    def __init__(self, word: str, delay: int):
        self.thought = Thought(bottle.Say(word), delay)

    def think(self, view, asks, rng):
        return self.thought if bottle.Say in asks else None


def dice(letters: str) -> dict[str, object]:
    """Three dice with one letter each."""
    yellow, *turquoise = ([letter] * 6 for letter in letters)
    return {"yellow": yellow, "turquoise": turquoise, "dark_blue": ["k"] * 6, "effects": ["base"] * 6}


def session(person: Person, names: list[str], people: int, bots=None, **settings) -> Session:
    game = bottle.Bottle(Lexicon.of(WORDS), mode="easy", **settings)
    seated_bots = Bots(bots or {}, Random(1))
    seated = People(range(people), names, "en")
    return Session(CATALOGUE["bottle"], game, seated, seated_bots, lambda: person.now, Random(1))


def play(person: Person, table: Session) -> Seen:
    seen = Seen()
    with pytest.raises(Closed):
        table.run(person.keys, seen)
    return seen


def test_words_typed_key_by_key_count_when_finished():
    person = Person((500, "c"), (700, "arbob\b"), (900, "\x7fon\r"), (3000, ""))
    table = session(person, ["Ann", "Bob"], 1, dice=dice("bro"))
    seen = play(person, table)
    assert [shown.line for shown in seen.moments][:4] == ["", "c", "carbo", ""]
    assert table.table.log[1].at == 900
    assert "Ann: CARBON!" in table.said


def test_several_people_share_a_keyboard_by_number_or_by_name():
    person = Person((900, "2 robe\n"), (4000, ""), (4900, ""), (5000, "ann: bore\n"), (6000, ""))
    table = session(person, ["Ann", "Bob"], 2, dice=dice("bro"))
    play(person, table)
    assert "Bob: ROBE!" in table.said
    assert "Ann: BORE!" in table.said


def test_the_speaker_is_not_guessed_among_several():
    person = Person((900, "carbon\n"), (950, ""))
    table = session(person, ["Ann", "Bob"], 2, dice=dice("bro"))
    seen = play(person, table)
    assert "Whose word" in seen.moments[-1].refused
    assert len(table.table.log) == 1


def test_a_refusal_is_shown_and_costs_nothing():
    person = Person((900, "c4rbon\n"), (950, ""))
    table = session(person, ["Ann", "Bob"], 1, dice=dice("bro"))
    seen = play(person, table)
    assert seen.moments[-1].refused == "Words have no digits."
    assert table.table.state.diamonds == (1, 1)


def test_a_refusal_is_gone_once_something_else_is_asked():
    person = Person((900, "c4rbon\n"), (950, ""), (1200, ""), (1600, ""))
    table = session(person, ["Ann", "Bob"], 1, {1: Sleeper("robe", 1000)}, dice=dice("bro"))
    refused = [moment.refused for moment in play(person, table).moments]
    assert refused[1] == "Words have no digits."
    assert refused[-1] == ""


def test_moves_that_nobody_asked_for_are_refused_in_plain_words():
    person = Person((900, "yes\n"), (950, ""))
    table = session(person, ["Ann", "Bob"], 1, dice=dice("bro"))
    assert play(person, table).moments[-1].refused == "Not now. To name it as a word, type: say yes"
    person = Person((900, "appeal robe\n"), (950, ""))
    table = session(person, ["Ann", "Bob"], 1, dice=dice("bro"))
    assert play(person, table).moments[-1].refused == "Not now."


def test_bots_and_clocks_act_in_the_order_in_which_they_fall_due():
    person = Person((5000, ""), (5100, ""))
    table = session(person, ["Ann", "Otto"], 1, {1: Sleeper("carbon", 2000)}, dice=dice("bro"))
    play(person, table)
    assert [line.at for line in table.table.log] == [0, 2000, 2300]


def test_a_countdown_is_shown_as_seconds_left():
    person = Person((1000, "no word\n"), (4000, ""), (4000, ""))
    table = session(person, ["Ann", "Bob"], 2, dice=dice("bro"))
    person.typed[0] = (1000, "1 no word\n")
    seen = play(person, table)
    assert seen.moments[-1].left == pytest.approx(7.0)
    assert seen.moments[-1].span == pytest.approx(10.0)
    assert clock(7.0, 10.0).plain.strip() == "━" * 28 + "─" * 12 + "  7.0 s"
    assert clock(None, 0.0).plain == ""


def test_the_view_belongs_to_the_player_who_types():
    person = Person((100, "2"), (200, "\x15"), (300, ""))
    table = session(person, ["Ann", "Bob"], 2, dice=dice("bro"))
    seen = play(person, table)
    assert "> Bob" in seen.moments[1].text
    assert "> " not in seen.moments[2].text


def test_keys_that_are_not_letters_leave_the_line_unchanged():
    line = Line()
    typed = [line.press(key) for key in "ab\x1b[Ac\x1b[3~d\x1bOHe\x1bx\tf\x17gh ij\x17\n"]
    assert typed[-1] == "gh"


def test_colours_leave_the_text_unchanged():
    text = "(A) [B] <C> ◆◆ +1 −1"
    assert painted(text, CATALOGUE["bottle"].extras.terminal.paint).plain == text
    assert len(painted(text, CATALOGUE["bottle"].extras.terminal.paint).spans) == 6


@pytest.mark.parametrize(("players", "bots"), [(0, 2), (1, 2), (2, 0), (6, 0), (9, 0)])
def test_a_single_player_meets_two_bots(players, bots):
    assert _bots_for(CATALOGUE["bottle"], players) == bots


@pytest.mark.parametrize(
    ("line", "asks", "move"),
    [
        ("Carbon", (bottle.Say,), bottle.Say("carbon")),
        ("no word", (bottle.Say, bottle.CallNoWord), bottle.CallNoWord()),
        ("нема слова", (bottle.Say, bottle.CallNoWord), bottle.CallNoWord()),
        ("pass", (bottle.Say, bottle.Pass), bottle.Pass()),
        ("say pass", (bottle.Say, bottle.Pass), bottle.Say("pass")),
        ("cover", (bottle.Cover,), bottle.Cover()),
        ("y", (bottle.CastVote,), bottle.CastVote(True)),
        ("ні", (bottle.CastVote,), bottle.CastVote(False)),
        ("appeal carbon", (bottle.Appeal,), bottle.Appeal("carbon")),
    ],
)
def test_a_typed_line_is_a_move(line, asks, move):
    assert bottle.read_move(line, None, asks) == move


def test_a_name_that_is_not_asked_for_is_never_taken_for_a_word():
    with pytest.raises(Refused) as refused:
        bottle.read_move("pass", None, (bottle.Say,))
    assert (refused.value.code, refused.value.detail) == ("a-command", "pass")


def test_without_a_reader_moves_are_typed_by_name():
    plain = replace(CATALOGUE["bottle"], extras=Extras())
    asks = (bottle.Say, bottle.Pass)
    assert read_move(plain, "say carbon", None, asks) == bottle.Say("carbon")
    assert read_move(plain, "pass", None, asks) == bottle.Pass()
    assert read_move(plain, "carbon", None, asks) == bottle.Say("carbon")
    assert read_move(plain, "cast-vote true", None, (bottle.CastVote,)) == bottle.CastVote(True)
    with pytest.raises(Refused, match="pass"):
        read_move(plain, "hop", None, (bottle.Pass,))


def test_the_command_keeps_its_game_when_the_input_closes(tmp_path):
    log = tmp_path / "game.jsonl"
    words = [PARLOUR, "play", "bottle", "--name", "Ann", "--level", "1", "--log", log]
    done = subprocess.run(words, input="no word\n", capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "Ann says there’s no word. Ten seconds to prove Ann wrong!" in done.stdout
    assert f"parlour replay {log}" in done.stdout
    assert data("replay", str(log))["phase"] == {"t": "denied", "caller": 0}


def test_the_command_reports_errors_in_one_line():
    done = subprocess.run([PARLOUR, "play", "chess"], capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("parlour: there is no game 'chess'")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("id", CATALOGUE)
def test_every_game_of_the_catalogue_can_be_watched_in_the_terminal(id, language):
    entry, lexicon = CATALOGUE[id], Lexicon.load(language)
    seats = max(2, entry.players[0])
    person = Person(*((second * 1000, "") for second in range(1, 240, 4)))
    names = [f"Bot {seat}" for seat in range(seats)]
    seated_bots = Bots({seat: entry.bot(lexicon, 2) for seat in range(seats)}, Random(1))
    game = entry.open(Lexicon.load, {"language": language})
    table = Session(entry, game, People((), names, language), seated_bots, lambda: person.now, Random(1))
    seen = Seen()
    with suppress(Closed):
        table.run(person.keys, seen)
    assert len(table.table.log) > 2
    assert all(shown.text for shown in seen.moments)
    assert table.said


@pytest.mark.rule("BKW-13")
def test_one_person_among_bots_is_judged_by_the_data_where_a_game_has_some() -> None:
    assert CATALOGUE["bookworm"].describe()["alone"] == {"judge": "data"}
    assert "judge" not in CATALOGUE["bottle"].describe()["alone"]


@pytest.mark.rule("BKW-13")
@pytest.mark.parametrize(("given", "judge"), [([], "data"), (["--set", "judge=table"], "table")])
def test_solo_suggestions_yield_to_explicit_settings(given, judge, tmp_path):
    log = tmp_path / "game.jsonl"
    typed("", "play", "bookworm", "--log", str(log), *given)
    assert f'"judge":"{judge}"' in log.read_text()


@pytest.mark.parametrize("game", CATALOGUE)
def test_solo_suggestions_are_settings_of_the_game(game):
    CATALOGUE[game].settle(CATALOGUE[game].extras.lobby.alone)


@pytest.mark.rule("COM-16")
def test_with_extra_time_the_clock_at_the_keyboard_runs_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter([0.0, 3.0])
    monkeypatch.setattr("parlour.cli.terminal.play.monotonic", lambda: next(moments))
    assert _clock(1.5)() == 2000
    game = CATALOGUE["rebus"].open(Lexicon.load, {})
    people, bots = People([0], ["Ann"], "en"), Bots({}, Random(1))
    usual, longer = (Session(CATALOGUE["rebus"], game, people, bots, lambda: 0, Random(1), extra) for extra in (1, 2))
    assert longer.shown().span == 2 * usual.shown().span > 0
    assert longer.shown().left == 2 * usual.shown().left
