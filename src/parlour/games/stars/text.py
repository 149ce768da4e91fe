"""The game in words: views for the terminal and golden plays, events for logs."""

from collections.abc import Iterable, Sequence
from typing import Any

from parlour.core import Event, Seat
from parlour.core.court.events import SeatLeft
from parlour.core.teller import EventTexts, Names, phrases_beside, plain
from parlour.core.teller import Teller as CoreTeller
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.model import events
from parlour.games.stars.model.state import Proposal
from parlour.games.stars.view import CardView, DeskView, SideView, TeamView, View


class Teller(CoreTeller):
    def __init__(self, names: Names, language: str, *, teams: bool = False) -> None:
        super().__init__(__file__, names, language)
        self.teams = teams

    def side(self, team: int, side: Side) -> str:
        name: str = self.phrases["sides"][side]
        return self.say("of-team", side=name, team=team + 1) if self.teams else name

    def by(self, event: Any) -> str:
        return self.all(event.seats)

    def letters(self, key: str, cipher: Cipher, **parts: object) -> str:
        return self.say(key, trust=cipher.trust, amplify=cipher.amplify, suspicion=cipher.suspicion, **parts)


def words_of(words: Iterable[str]) -> str:
    return " · ".join(word.upper() for word in words)


def groups_of(cipher: Cipher) -> str:
    return f"{cipher.trust} {cipher.amplify} {cipher.suspicion}"


def idea(language: str, word: str, meant: str, bits: float) -> str:
    """Return what a bot says about its own proposal."""
    phrase: str = phrases_beside(__file__, language)["idea"]
    return phrase.format(word=word.upper(), meant=meant.upper(), bits=f"{bits:.1f}")


# A view.


def text(view: View, names: Names, language: str = "en") -> str:
    """Return a view as lines of plain text."""
    teller = Teller(names, language, teams=view.mode == "teams")
    lines = [_title(view, teller)]
    if view.cipher:
        lines.append(teller.letters("cipher", view.cipher))
    for number, team in enumerate(view.teams):
        lines += _team(number, team, view, teller)
    lines.append(teller.phrases["phases"][view.phase])
    if view.waiting:
        lines.append(teller.say("waiting", names=teller.all(view.waiting)))
    if view.grade:
        lines.append(teller.phrases["grades"][view.grade])
    return "\n".join(lines)


def _title(view: View, teller: Teller) -> str:
    parts = [teller.phrases["modes"][view.mode], *([teller.say("hard")] if view.hard else [])]
    return " · ".join([*parts, teller.say("round", round=view.round, rounds=view.rounds)])


def _team(number: int, team: TeamView, view: View, teller: Teller) -> list[str]:
    lines = []
    for side in (team.alien, team.scientists):
        lines += _side(number, side, view, teller)
    for sent in team.transmissions:
        who = teller.phrases["sides"][sent.side]
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
        lines.append("    " + teller.say("guess", side=name, what=words_of(side.words)))
    if side.letters is not None:
        lines.append("    " + teller.say("guess", side=name, what=groups_of(side.letters)))
    points = view.teams[number].points
    scored = (points.alien,) if side.side == "alien" else (points.scientists, points.letters)
    shown = [str(one) for one in scored if one is not None]
    return [*lines, "    " + teller.say("points", side=name, points=" + ".join(shown))] if shown else lines


def _seat(seat: Seat, side: SideView, view: View, teller: Teller) -> str:
    notes = {"you": seat == view.you, "captain": seat == side.captain, "left": seat in view.gone}
    said = [teller.say(note) for note, holds in notes.items() if holds]
    return f"{teller.names[seat]} ({', '.join(said)})" if said else teller.names[seat]


def _card(name: str, card: CardView, teller: Teller) -> list[str]:
    lines = ["    " + teller.say("card", side=name, sentence=card.sentence)]
    for row, words in enumerate(zip(*card.columns, strict=True), 1):
        lines.append(f"      {row}  " + "".join(f"{word:16}" for word in words).rstrip())
    return [*lines, "    " + teller.say("message", words=words_of(card.message))] if card.message else lines


def _desk(desk: DeskView, teller: Teller) -> list[str]:
    lines = []
    if desk.written:
        lines.append(teller.say("written", word=desk.written.upper()))
    lines += _list("proposals", [_proposal(one, teller) for one in desk.proposals], teller)
    groups, verdicts = teller.phrases["groups"], teller.phrases["verdicts"]
    marks = [f"{one.letter} {groups[one.group]}: {verdicts[one.mark]} ({teller.names[one.seat]})" for one in desk.marks]
    lines += _list("marks", marks, teller)
    lines += _list("talk", [f"{teller.names[one.seat]}: {one.text}" for one in desk.talk[-8:]], teller)
    for sheet in desk.notes:
        lines += _list("note", sheet.text.splitlines(), teller, name=teller.names[sheet.seat])
    return ["    " + line for line in lines]


def _list(title: str, rows: Sequence[str], teller: Teller, **parts: object) -> list[str]:
    return [teller.say(title, **parts) + ":", *("  " + row for row in rows)] if rows else []


def _proposal(one: Proposal, teller: Teller) -> str:
    what = (
        one.word.upper()
        if one.word
        else words_of(one.words)
        if one.words
        else groups_of(one.letters or Cipher("", "", ""))
    )
    return teller.say("proposal", number=one.number, what=what, names=teller.all(one.agreed))


# An event.


def tell(event: Event, names: Names, language: str = "en") -> str:
    """Return an event as a sentence."""
    return _SENTENCES[type(event)](Teller(names, language), event)


def _tell_transmitted(teller: Teller, event: events.Transmitted) -> str:
    side = teller.by(event)
    if event.word is None:
        return teller.say("transmitted-secretly", side=side)
    return teller.say("transmitted", side=side, word=event.word.upper(), score=event.score)


def _tell_message_scored(teller: Teller, event: events.MessageScored) -> str:
    guess = words_of(event.guess) if event.guess else teller.say("nobody")
    side = teller.by(event)
    return teller.say("message-scored", side=side, guess=guess, message=words_of(event.message), points=event.points)


def _tell_cipher_scored(teller: Teller, event: events.CipherScored) -> str:
    guess = groups_of(event.guess) if event.guess else teller.say("nobody")
    return teller.say("cipher-scored", side=teller.by(event), guess=guess, points=event.points)


_SENTENCES: EventTexts = {
    events.Began: plain("began"),
    events.CipherSet: plain("cipher-set"),
    events.RoundBegan: plain("round-began"),
    events.Wrote: lambda teller, event: teller.say("wrote", side=teller.by(event)),
    events.LetPass: lambda teller, event: teller.say("let-pass", side=teller.by(event)),
    events.Transmitted: _tell_transmitted,
    events.CardShown: lambda teller, event: teller.say("card-shown", side=teller.phrases["sides"][event.side]),
    events.MessageScored: _tell_message_scored,
    events.CipherScored: _tell_cipher_scored,
    SeatLeft: plain("seat-left"),
    events.GameEnded: lambda teller, event: teller.letters(
        "game-ended", event.cipher, points=" : ".join(map(str, event.points))
    ),
}
