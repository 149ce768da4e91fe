"""The course of the game: dealing, rolling and the cipher (STA-02, STA-07), sending words, showing cards, scoring."""

from collections.abc import Callable

from msgspec.structs import replace

from parlour.core import Event, Refused, Seat, prepend_events
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import read_cipher
from parlour.games.stars.model import events as event
from parlour.games.stars.model import state as phases
from parlour.games.stars.model.draws import Dealt, OwnRolls, check_rolls
from parlour.games.stars.model.moves import GuessWords, SetCipher, Transmit
from parlour.games.stars.model.state import SIDES, SideState, State, Step, Transmission
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.rules.scores import right_letters, right_words, score
from parlour.games.stars.rules.sides import acting_side, partners, present, waits_for
from parlour.games.stars.solver.puzzle import MOST, Given


def begin(referee: Referee, state: State, dealt: Dealt) -> Step:
    referee.deal(state).check(dealt)
    for number, hands in enumerate(zip(dealt.aliens, dealt.scientists, strict=True)):
        for side, hand in zip(SIDES, hands, strict=True):
            own = replace(state.teams[number].at(side), card=hand.card, rolls=hand.rolls)
            state = state.with_side(number, side, own)
    state = replace(state, cipher=dealt.cipher)
    if referee.options.rolls == "ours":
        return let_roll(referee, state, tuple((team, side) for team in range(len(state.teams)) for side in SIDES))
    return _begun(referee, state)


def begin_solo(referee: Referee, state: State, given: Given) -> Step:
    """Begin the game of somebody alone: all words are sent already, and only the guess is left (STA-31)."""
    cipher = read_cipher(referee.alphabet, *given.cipher.groups)
    if not 0 < len(given.words) <= MOST or not all(word.isalpha() and len(word) <= 30 for word in given.words):
        raise Refused("bad-roll", f"1 to {MOST} words")
    state = replace(state, cipher=cipher)
    sent = tuple(
        Transmission(n, "alien", word, score(referee.alphabet.spelled(word), cipher))
        for n, word in enumerate(given.words, 1)
    )
    return replace(state.with_team(0, replace(state.teams[0], sent=sent)), phase=phases.Deciphering()), ()


def _begun(referee: Referee, state: State) -> Step:
    if referee.settings.cipher_draw == "chosen" and present(state, state.teams[0].alien):
        return replace(state, phase=phases.Enciphering()), (event.Began(),)
    return prepend_events((event.Began(),), open_first_round(referee, state))


def rolled(referee: Referee, state: State, phase: phases.Rolling, own: OwnRolls) -> Step:
    """Take the rolls of a side for its message and, from the first Alien, the cipher (COM-13)."""
    check_rolls(own.rolls)
    side = replace(state.teams[own.team].at(own.side), rolls=own.rolls)
    state = replace(state.with_side(own.team, own.side, side), cipher=own.cipher or state.cipher)
    return let_roll(referee, state, tuple(one for one in phase.left if one != (own.team, own.side)))


def let_roll(referee: Referee, state: State, left: tuple[tuple[int, Side], ...]) -> Step:
    """Wait for sides that have not rolled. Sides without players keep the message that was dealt."""
    left = tuple((team, side) for team, side in left if present(state, state.teams[team].at(side)))
    return (replace(state, phase=phases.Rolling(left)), ()) if left else _begun(referee, state)


def set_cipher(referee: Referee, state: State, move: SetCipher) -> Step:
    """Set the cipher that the Alien chose (STA-07)."""
    cipher = read_cipher(referee.alphabet, move.trust, move.amplify, move.suspicion)
    return prepend_events((event.CipherSet(),), open_first_round(referee, replace(state, cipher=cipher)))


def open_first_round(referee: Referee, state: State) -> Step:
    return go_on(referee, *begin_round(state))


def begin_round(state: State) -> Step:
    """Start a round, in which the Alien and then the Scientists send a word (STA-09)."""
    state = _enter(replace(state, round=state.round + 1), phases.AliensWrite())
    return state, (event.RoundBegan(state.round),)


def send(referee: Referee, state: State, team: int, side: Side, word: str, by: Seat) -> Step:
    """Send a word with its score (STA-11)."""
    assert state.cipher is not None
    sent = Transmission(state.round, side, word, score(referee.alphabet.spelled(word), state.cipher), by)
    changed = replace(state.teams[team], sent=(*state.teams[team].sent, sent))
    shown = (word, sent.score) if referee.is_public(side) else (None, None)
    return state.with_team(team, changed), (event.Transmitted(team, side, changed.at(side).seats, *shown),)


def mark_done(state: State, team: int, side: Side, **changes: object) -> State:
    own = state.teams[team].at(side)
    return state.with_side(team, side, replace(own, done=True, proposals=(), pointed=(), **changes))


def wrote(referee: Referee, state: State, team: int, side: Side) -> Step:
    """Go on after a side has written something, which is shown when the step ends (STA-24)."""
    written = event.Wrote(team, side, state.teams[team].at(side).seats)
    state, events = go_on(referee, state)
    return state, events or (written,)


def go_on(referee: Referee, state: State, events: tuple[Event, ...] = ()) -> Step:
    """Go on until the game waits for somebody."""
    while acting_side(state) is not None and not waits_for(state):
        state, more = _finish(referee, state)
        events += more
    return state, events


def _finish(referee: Referee, state: State) -> Step:
    match state.phase:
        case phases.AliensWrite():
            state, events = _send_written(referee, state)
            return _enter(state, phases.ScientistsWrite()), events
        case phases.ScientistsWrite() if state.round < referee.settings.rounds:
            return begin_round(state)
        case phases.ScientistsWrite():
            return _enter(state, phases.AliensGuess()), (event.CardShown("scientists"),)
        case phases.AliensGuess():
            scored = _score_words(referee, state, "alien")
            return _enter(state, phases.ScientistsGuess()), (*scored, event.CardShown("alien"))
        case phases.ScientistsGuess():
            return _enter(state, phases.Deciphering()), _score_words(referee, state, "scientists")
        case _:
            return _end(referee, state)


def _enter(state: State, phase: phases.Phases) -> State:
    fresh = _each_side(state, lambda own: replace(own, done=False, written=None, proposals=(), asked=(), pointed=()))
    return replace(fresh, phase=phase)


def _each_side(state: State, change: Callable[[SideState], SideState]) -> State:
    teams = (replace(team, alien=change(team.alien), scientists=change(team.scientists)) for team in state.teams)
    return replace(state, teams=tuple(teams))


def _send_written(referee: Referee, state: State) -> Step:
    """Send the words of both Aliens at once (STA-23)."""
    events: tuple[Event, ...] = ()
    for number, team in enumerate(state.teams):
        if team.alien.written is not None:
            state, sent = send(referee, state, number, "alien", team.alien.written, team.alien.seats[0])
            events += sent
    return state, events


def _score_words(referee: Referee, state: State, side: Side) -> tuple[Event, ...]:
    scored = []
    for number, team in enumerate(state.teams):
        own, secret = team.at(side), referee.message_of(state, number, partners(side))
        guess = own.words or ()
        scored.append(event.MessageScored(number, side, own.seats, guess, secret, right_words(guess, secret)))
    return tuple(scored)


def _end(referee: Referee, state: State) -> Step:
    assert state.cipher is not None
    scored: list[Event] = []
    for number, team in enumerate(state.teams):
        guess, seats = team.scientists.letters, team.scientists.seats
        scored.append(event.CipherScored(number, seats, guess, right_letters(guess, state.cipher)))
    points = tuple(sum(referee.points_of(state, team)) for team in range(len(state.teams)))
    return replace(state, phase=phases.Over()), (*scored, event.GameEnded(state.cipher, points))


def transmit(referee: Referee, state: State, team: int, move: Transmit) -> Step:
    word = referee.sendable(state, team, "alien", move)
    return wrote(referee, mark_done(state, team, "alien", written=word), team, "alien")


def guess(referee: Referee, state: State, team: int, move: GuessWords) -> Step:
    words = referee.checked_guess(referee.card_of(state, team, "scientists"), move.words)
    return wrote(referee, mark_done(state, team, "alien", words=words), team, "alien")
