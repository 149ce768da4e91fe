"""The game in words: views for the terminal and golden plays, events for logs."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec.structs import asdict

from parlour.core import Event, Seat
from parlour.core.court import events as shared
from parlour.core.teller import More, Names, telling, values_of
from parlour.core.teller import Teller as CoreTeller
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.model import events
from parlour.games.stars.model.state import Marked, Proposal
from parlour.games.stars.view import CardView, DeskView, SideView, TeamView, View
from parlour.languages import ENGLISH
from parlour.messages import catalogue


class Teller(CoreTeller):
    teams: bool = False

    def side(self, team: int, side: Side) -> str:
        name = self.say(f"stars-side-{side}")
        return self.say("stars-text-of-team", side=name, team=team + 1) if self.teams else name


def words_of(words: Iterable[str]) -> str:
    return " · ".join(word.upper() for word in words)


def groups_of(cipher: Cipher) -> str:
    return " ".join(cipher.groups)


def idea(language: str, word: str, meant: str, bits: float) -> str:
    say = catalogue(language, __package__).say
    return say("stars-idea", word=word.upper(), meant=meant.upper(), bits=round(bits))


# A view.


def text(view: View, names: Names, language: str = ENGLISH) -> str:
    teller = Teller(__package__, names, language)
    teller.teams = view.mode == "teams"
    lines = [_title(view, teller)]
    if view.cipher:
        lines.append(teller.say("stars-text-cipher", **asdict(view.cipher)))
    for number, team in enumerate(view.teams):
        lines += _team(number, team, view, teller)
    lines.append(teller.say(f"stars-text-phase-{view.phase}"))
    if view.waiting:
        lines.append(teller.say("stars-text-waiting", names=teller.all(view.waiting)))
    if view.grade:
        lines.append(teller.say(f"stars-grade-{view.grade}"))
    return "\n".join(lines)


def _title(view: View, teller: Teller) -> str:
    parts = [teller.say(f"stars-text-mode-{view.mode}"), *([teller.say("stars-text-hard")] if view.hard else [])]
    return " · ".join([*parts, teller.say("stars-round", round=view.round, rounds=view.rounds)])


def _team(number: int, team: TeamView, view: View, teller: Teller) -> list[str]:
    lines = []
    for side in (team.alien, team.scientists):
        lines += _side(number, side, view, teller)
    for sent in team.transmissions:
        who = teller.say(f"stars-side-{sent.side}")
        scored = _scored(sent.word, view.cipher)
        lines.append(f"    {sent.round}  {who:12} {sent.word.upper():20} {sent.score:>5}{scored}")
    return lines


def _scored(word: str, cipher: Cipher | None) -> str:
    """Return the letters that made the score, if the viewer knows the cipher."""
    if cipher is None:
        return ""
    effects = dict.fromkeys(cipher.trust, "+1") | dict.fromkeys(cipher.amplify, "×2") | {cipher.suspicion: "−"}
    found = "".join(f" {letter}{effects[letter]}" for letter in word.upper() if letter in effects)
    return f"  {found}" if found else ""


def _side(number: int, side: SideView, view: View, teller: Teller) -> list[str]:
    name = teller.side(number, side.side)
    lines = [f"  {name}: {', '.join(_seat(seat, side, view, teller) for seat in side.seats)}"]
    if side.card:
        lines += _card(name, side.card, teller)
    if side.desk:
        lines += _desk(side.desk, teller)
    if side.words is not None:
        lines.append("    " + teller.say("stars-text-guess", side=name, what=words_of(side.words)))
    if side.letters is not None:
        lines.append("    " + teller.say("stars-text-guess", side=name, what=groups_of(side.letters)))
    points = view.teams[number].points
    scored = (points.alien,) if side.side == "alien" else (points.scientists, points.letters)
    shown = [str(one) for one in scored if one is not None]
    return [*lines, "    " + teller.say("stars-text-points", side=name, points=" + ".join(shown))] if shown else lines


def _seat(seat: Seat, side: SideView, view: View, teller: Teller) -> str:
    notes = {"you": seat == view.you, "captain": seat == side.captain, "left": seat in view.gone}
    said = [teller.say(f"stars-text-{note}") for note, holds in notes.items() if holds]
    return f"{teller.names[seat]} ({', '.join(said)})" if said else teller.names[seat]


def _card(name: str, card: CardView, teller: Teller) -> list[str]:
    lines = ["    " + teller.say("stars-text-card", side=name, sentence=card.sentence)]
    lines += _rows(card.columns)
    return [*lines, "    " + teller.say("stars-text-message", words=words_of(card.message))] if card.message else lines


@lru_cache(256)
def _rows(columns: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    rows = enumerate(zip(*columns, strict=True), 1)
    return tuple(f"      {row}  " + "".join(f"{word:16}" for word in words).rstrip() for row, words in rows)


def _desk(desk: DeskView, teller: Teller) -> list[str]:
    lines = []
    if desk.written:
        lines.append(teller.say("stars-written", word=desk.written.upper()))
    lines += _list("proposals", [_proposal(one, teller) for one in desk.proposals], teller)
    lines += _list("fingers", [f"{teller.names[one.seat]}: {', '.join(one.at)}" for one in desk.pointed], teller)
    lines += _list("marks", [_mark(one, teller) for one in desk.marks], teller)
    lines += _list("talk", [f"{teller.names[one.seat]}: {one.text}" for one in desk.talk[-8:]], teller)
    for sheet in desk.notes:
        lines += _list("note", sheet.text.splitlines(), teller, name=teller.names[sheet.seat])
    return ["    " + line for line in lines]


def _mark(one: Marked, teller: Teller) -> str:
    group, verdict = teller.say(f"stars-group-{one.group}"), teller.say(f"stars-verdict-{one.mark}")
    return f"{one.letter} {group}: {verdict} ({teller.names[one.seat]})"


def _list(title: str, rows: Sequence[str], teller: Teller, **parts: str) -> list[str]:
    return [teller.say(f"stars-text-{title}", **parts) + ":", *("  " + row for row in rows)] if rows else []


def _proposal(one: Proposal, teller: Teller) -> str:
    what = one.word.upper() if one.word else groups_of(one.letters) if one.letters else words_of(one.words or ())
    return teller.say("stars-text-proposal", number=one.number, what=what, names=teller.all(one.agreed))


# An event.
def _tell_transmitted(teller: Teller, event: events.Transmitted) -> str:
    if event.score is None:
        return teller.say("stars-event-transmitted-secretly", names=teller.all(event.seats))
    return teller.say("stars-event-transmitted", **values_of(teller, event) | {"score": signed(event.score)})


def signed(score: int) -> str:
    """Return a score with its sign, as screens show it."""
    return f"+{score}" if score > 0 else f"{score}".replace("-", "−")


def spelled(cipher: Cipher) -> str:
    """Return the letters of a guess by their groups."""
    return " · ".join(" ".join(letters) for letters in cipher.groups)


_MORE: dict[type[Event], More] = {
    events.MessageScored: lambda teller, event: {
        "guess": words_of(event.guess) or teller.say("stars-nothing-guessed"),
        "message": words_of(event.message),
    },
    events.CipherScored: lambda teller, event: {
        "guess": spelled(event.guess) if event.guess else teller.say("stars-nothing-guessed")
    },
    events.GameEnded: lambda _, event: {
        **{group: " ".join(letters) for group, letters in asdict(event.cipher).items()},
        "points": " : ".join(map(str, event.points)),
    },
}
tell = telling(Teller, __package__, {**shared.SENTENCES, events.Transmitted: _tell_transmitted}, _MORE)
"""Returns an event as a sentence, with the reason for every ruling: `tell(event, names, language)`."""
