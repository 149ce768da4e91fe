"""How the game goes on: words are sent when all have written, cards lie open, guesses are scored."""

from collections.abc import Callable

from msgspec.structs import replace

from parlour.core import Event
from parlour.games.stars import rules
from parlour.games.stars.cards import Card, Cards
from parlour.games.stars.cipher import score
from parlour.games.stars.components import message
from parlour.games.stars.desks import with_desk
from parlour.games.stars.model import (
    AliensGuess,
    AliensWrite,
    CardShown,
    CipherScored,
    Deciphering,
    Desk,
    GameEnded,
    MessageScored,
    Over,
    RoundBegan,
    ScientistsGuess,
    ScientistsWrite,
    Side,
    State,
    Step,
    Transmission,
    Transmitted,
)
from parlour.games.stars.settings import Settings


def acting_side(state: State) -> Side | None:
    """Whose part the running step is."""
    match state.phase:
        case AliensWrite() | AliensGuess():
            return "alien"
        case ScientistsWrite() | ScientistsGuess() | Deciphering():
            return "scientists"
        case _:
            return None


def waits_for(state: State) -> tuple[int, ...]:
    """The teams that the running step still waits for: a side with nobody left passes (COM-08)."""
    side = acting_side(state)
    if side is None:
        return ()
    desks = [(number, team.desk(side)) for number, team in enumerate(state.teams)]
    return tuple(number for number, desk in desks if not desk.done and rules.present(state, desk))


def is_public(settings: Settings, side: Side) -> bool:
    """In co-op both sides know every transmission; of teams everyone hears the Aliens alone (STA-23, STA-26)."""
    return settings.mode == "coop" or (side == "alien" and not settings.hard)


def send(settings: Settings, state: State, team: int, side: Side, word: str) -> Step:
    """The program computes the score (STA-11)."""
    assert state.cipher is not None
    sent = Transmission(state.round, side, word, score(word, state.cipher))
    changed = replace(state.teams[team], sent=(*state.teams[team].sent, sent))
    state = replace(state, teams=(*state.teams[:team], changed, *state.teams[team + 1 :]))
    shown = (word, sent.score) if is_public(settings, side) else (None, None)
    return state, (Transmitted(team, side, changed.desk(side).seats, *shown),)


def go_on(settings: Settings, cards: Cards, state: State, events: tuple[Event, ...] = ()) -> Step:
    """Let everything happen that waits for nobody."""
    while acting_side(state) is not None and not waits_for(state):
        state, more = _finish(settings, cards, state)
        events += more
    return state, events


def begin_round(state: State) -> Step:
    state = _enter(replace(state, round=state.round + 1), AliensWrite())
    return state, (RoundBegan(state.round),)


def _finish(settings: Settings, cards: Cards, state: State) -> Step:
    match state.phase:
        case AliensWrite():
            state, events = _send_written(settings, state)
            return _enter(state, ScientistsWrite()), events
        case ScientistsWrite() if state.round < settings.rounds:
            return begin_round(state)
        case ScientistsWrite():
            return _enter(state, AliensGuess()), (CardShown("scientists"),)
        case AliensGuess():
            events = _score_words(cards, state, "alien")
            return _enter(state, ScientistsGuess()), (*events, CardShown("alien"))
        case ScientistsGuess():
            return _enter(state, Deciphering()), _score_words(cards, state, "scientists")
        case _:
            return _end(cards, state)


def _enter(state: State, phase: AliensWrite | ScientistsWrite | AliensGuess | ScientistsGuess | Deciphering) -> State:
    return replace(_each_desk(state, lambda desk: replace(desk, done=False, written=None, proposals=())), phase=phase)


def _each_desk(state: State, change: Callable[[Desk], Desk]) -> State:
    teams = (replace(team, alien=change(team.alien), scientists=change(team.scientists)) for team in state.teams)
    return replace(state, teams=tuple(teams))


def _send_written(settings: Settings, state: State) -> Step:
    """Both Aliens' words are shown at the same time (STA-23)."""
    events: tuple[Event, ...] = ()
    for number, team in enumerate(state.teams):
        if team.alien.written is not None:
            state, sent = send(settings, state, number, "alien", team.alien.written)
            events += sent
    return state, events


def _score_words(cards: Cards, state: State, side: Side) -> tuple[Event, ...]:
    scored = []
    for number, team in enumerate(state.teams):
        guess, secret = team.desk(side).words or (), message_of(cards, state, number, partners(side))
        scored.append(
            MessageScored(number, side, team.desk(side).seats, guess, secret, rules.right_words(guess, secret))
        )
    return tuple(scored)


def _end(cards: Cards, state: State) -> Step:
    assert state.cipher is not None
    scored: list[Event] = []
    for number, team in enumerate(state.teams):
        guess, seats = team.scientists.letters, team.scientists.seats
        scored.append(CipherScored(number, seats, guess, rules.right_letters(guess, state.cipher)))
    points = tuple(sum(points_of(cards, state, team)) for team in range(len(state.teams)))
    return replace(state, phase=Over()), (*scored, GameEnded(state.cipher, points))


def partners(side: Side) -> Side:
    return "scientists" if side == "alien" else "alien"


def card_of(cards: Cards, state: State, team: int, side: Side) -> Card:
    return cards.deck(side)[state.teams[team].desk(side).card]


def message_of(cards: Cards, state: State, team: int, side: Side) -> tuple[str, ...]:
    return message(card_of(cards, state, team, side), state.teams[team].desk(side).rolls)


def points_of(cards: Cards, state: State, team: int) -> tuple[int, int, int]:
    """STA-21: the Alien's words, the Scientists' words, their letters."""
    assert state.cipher is not None
    sides = state.teams[team]
    return (
        rules.right_words(sides.alien.words, message_of(cards, state, team, "scientists")),
        rules.right_words(sides.scientists.words, message_of(cards, state, team, "alien")),
        rules.right_letters(sides.scientists.letters, state.cipher),
    )


def mark_done(state: State, team: int, side: Side, **changes: object) -> State:
    desk = replace(state.teams[team].desk(side), done=True, proposals=(), **changes)
    return with_desk(state, team, side, desk)
