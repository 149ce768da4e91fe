"""Nothing reaches a seat that may not see it: canaries in every secret, in every phase."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from parlour.core import Refused, encode
from parlour.games.stars.components.cards import Card, Cards
from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.model.moves import GuessLetters, GuessWords, Mark, Note, Propose, Talk, Transmit
from rules.stars_scene import StarsScene
from rules.stars_secrets import other_secrets

SECRET_CIPHER, GUESSED = Cipher("BCN", "JS", "T"), ("DFL", "GI", "H")
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def canary(*parts: object) -> str:
    """A word that occurs nowhere else: letters only, different for each secret."""
    rng = Random(repr(parts))
    return "qx" + "".join(rng.choice(LETTERS) for _ in range(10))


def card(side: str, number: int) -> Card:
    columns = tuple(tuple(canary(side, number, column, row) for row in range(6)) for column in range(3))
    return Card(f"{side[0]}{number}", f"{canary(side, number)} ___ ___ ___", columns)  # type: ignore[arg-type]


@cache
def cards() -> Cards:
    return Cards("en", *(tuple(card(side, number) for number in range(2)) for side in ("alien", "scientists")))


class Planted(StarsScene):
    """Every private action carries a canary, with the seats that may know it and until when."""

    def __init__(self, mode: str, hard: bool) -> None:
        seats = 8 if mode == "teams" else 4
        super().__init__(seats, deal=False, mode=mode, hard=hard, cards=cards())
        self.deal(SECRET_CIPHER)
        self.desk_secrets: dict[tuple[int, str], list[str]] = {}
        self.heard_by_team: dict[int, list[str]] = {}

    def secret(self, team: int, side: str, *what: object) -> str:
        word = canary(team, side, *what)
        self.desk_secrets.setdefault((team, side), []).append(word)
        return word

    def whisper(self) -> None:
        """Talk, write notes, mark letters and drop a proposal again, on every side."""
        at = len(self.table.log)
        for number, team in enumerate(self.state.teams):
            speaker = team.scientists.seats[0]
            self.act(speaker, Talk(self.secret(number, "scientists", "talk", at)))
            self.act(speaker, Note(self.secret(number, "scientists", "note", at)))
            self.act(team.alien.seats[0], Note(self.secret(number, "alien", "note", at)))
            self.act(speaker, Mark("Q", "trust", "not"))
            if "Propose" in self.asked(speaker):
                self.act(speaker, Propose(self.secret(number, "scientists", "idea", at), sure=True))

    def phases(self) -> Iterator[str]:
        """Play a whole game. Returns its state after each step."""
        rounds = self.table.game.settings.rounds
        for number in range(rounds):
            self.whisper()
            yield f"aliens write {number}"
            for team in range(len(self.state.teams)):
                word = self.hear(team, "alien", number)
                self.act(self.state.teams[team].alien.seats[0], Transmit(word, sure=True))
                yield f"alien {team} wrote {number}"
            self.whisper()
            for team in range(len(self.state.teams)):
                self.decide(team, Propose(self.hear(team, "scientists", number), sure=True))
                yield f"scientists {team} wrote {number}"
        yield from self._final_guess()

    def _final_guess(self) -> Iterator[str]:
        for number, team in enumerate(self.state.teams):
            self.whisper()
            self.act(
                team.alien.seats[0], GuessWords(tuple(column[5] for column in self.card("scientists", number).columns))
            )
            yield f"alien {number} guessed"
        for number in range(len(self.state.teams)):
            self.whisper()
            self.decide(number, GuessWords(tuple(column[5] for column in self.card("alien", number).columns)))
            yield f"scientists {number} guessed"
        for number in range(len(self.state.teams)):
            self.whisper()
            self.decide(number, GuessLetters(*GUESSED))
            yield f"scientists {number} deciphered"

    def hear(self, team: int, side: str, number: int) -> str:
        word = canary("sent", team, side, number)
        if self.table.game.settings.mode == "teams" and (side == "scientists" or self.table.game.settings.hard):
            self.heard_by_team.setdefault(team, []).append(word)
        return word

    def place(self, seat: int | None) -> tuple[int, str] | None:
        for number, team in enumerate(self.state.teams):
            for side in ("alien", "scientists"):
                if seat in team.at(side).seats:
                    return number, side
        return None

    def forbidden(self, seat: int | None) -> Iterator[str]:
        """Every word that this seat may not see now."""
        place = self.place(seat)
        for number in range(len(self.state.teams)):
            own = place is not None and place[0] == number
            if not own:
                yield from self.heard_by_team.get(number, ())
            for side in ("alien", "scientists"):
                if place != (number, side):
                    yield from self.desk_secrets.get((number, side), ())
                    yield from self._of_card(number, side, own)

    def _of_card(self, team: int, side: str, own: bool) -> Iterator[str]:
        step = "AliensGuess" if side == "scientists" else "ScientistsGuess"
        order = ("AliensWrite", "ScientistsWrite", "AliensGuess", "ScientistsGuess", "Deciphering")
        shown = order.index(self.phase) > order.index(step) or (own and self.phase == step)
        if not shown:
            yield from self.card(side, team).words
            yield self.card(side, team).sentence.split()[0]


CASES = [(mode, hard) for mode in ("coop", "teams") for hard in (False, True)]
each_mode = pytest.mark.parametrize("mode, hard", CASES, ids=[f"{m}{'-hard' * h}" for m, h in CASES])


@pytest.mark.rule("COM-03", "STA-02", "STA-15", "STA-18", "STA-19", "STA-23", "STA-25", "STA-26")
@each_mode
def test_no_view_contains_a_word_that_its_seat_may_not_see(mode: str, hard: bool) -> None:
    scene = Planted(mode, hard)
    for where in scene.phases():
        if scene.phase == "Over":
            break
        for seat in (None, *range(scene.table.seats)):
            shown = encode(scene.table.view(seat)).decode().lower()
            for word in scene.forbidden(seat):
                assert word not in shown, f"{where}: seat {seat} sees {word}"


@pytest.mark.rule("COM-03")
@each_mode
def test_no_event_contains_a_word_that_is_not_public(mode: str, hard: bool) -> None:
    scene = Planted(mode, hard)
    outcome = len(scene.table.log)
    for where in scene.phases():
        if scene.phase == "Over":
            break
        events = encode([line.events for line in scene.table.log[outcome:]]).decode()
        for word in scene.forbidden(None):
            assert word not in events, f"{where}: {word} was sent to all"


@pytest.mark.rule("COM-03", "STA-20")
@each_mode
def test_only_aliens_see_the_cipher_before_the_end(mode: str, hard: bool) -> None:
    scene = Planted(mode, hard)
    for where in scene.phases():
        over = scene.phase == "Over"
        for seat in (None, *range(scene.table.seats)):
            place = scene.place(seat)
            knows = over or (place is not None and place[1] == "alien")
            assert (scene.table.view(seat).cipher is not None) == knows, f"{where}: seat {seat}"
            if not knows:
                assert '"bcn"' not in encode(scene.table.view(seat)).decode().lower()


@pytest.mark.rule("COM-03")
@each_mode
def test_when_the_game_is_over_everyone_sees_everything(mode: str, hard: bool) -> None:
    scene = Planted(mode, hard)
    list(scene.phases())
    views = [scene.table.view(seat) for seat in (None, *range(scene.table.seats))]
    teams = {encode(view.teams) for view in views}
    assert len(teams) == 1
    shown = encode(views[0]).decode()
    latest = [words[-1] for words in scene.desk_secrets.values()]
    assert all(word in shown for word in (*latest, *scene.card("alien").words))


@pytest.mark.rule("COM-03")
@each_mode
def test_states_that_differ_only_in_secrets_look_the_same(mode: str, hard: bool) -> None:
    scene = Planted(mode, hard)
    for where in scene.phases():
        if scene.phase == "Over":
            break
        for seat in (None, *range(scene.table.seats)):
            changed = other_secrets(scene.table.game, scene.state, scene.place(seat))
            assert encode(scene.table.game.view(changed, seat)) == encode(scene.table.view(seat)), (
                f"{where}: seat {seat}"
            )


@pytest.mark.slow
@pytest.mark.rule("COM-03", "COM-04")
@each_mode
def test_refusals_reveal_no_secrets(mode: str, hard: bool) -> None:
    """Every kind of move with every sort of content, from every seat, in every phase."""
    scene = Planted(mode, hard)
    rng = Random(1)
    for where in scene.phases():
        if scene.phase == "Over":
            break
        for seat in range(scene.table.seats):
            hidden = list(scene.forbidden(seat))
            for move in tries(scene, rng):
                try:
                    scene.table.game.step(scene.state, _act(seat, move), scene.table.at)
                except Refused as refused:
                    said = f"{refused.code} {refused.detail}".lower()
                    assert not [word for word in hidden if word in said and word not in repr(move)], where


def tries(scene: Planted, rng: Random) -> list[Any]:
    """Includes words of every card, because a refusal must depend on the player's own card alone."""
    team = rng.randrange(len(scene.state.teams))
    words = [rng.choice(scene.card(side, team).words) for side in ("alien", "scientists")]
    return [
        *(kind(word) for kind in (Transmit, Propose) for word in (*words, "river", "two words")),
        GuessWords((words[0], words[1], "x")),
        GuessLetters("EE", "RX", "O"),
    ]


def _act(seat: int, move: Any) -> Any:
    from parlour.core import Act

    return Act(seat, move)


@pytest.mark.rule("COM-03", "STA-12")
def test_whether_a_word_is_refused_never_depends_on_the_other_sides_card() -> None:
    scene = Planted("coop", False)
    theirs = scene.card("scientists").words
    for word in theirs:
        assert scene.refused_word(0, word) == "confirm"
