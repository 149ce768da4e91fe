"""The set-up: cards are dealt, messages rolled, and the cipher is drawn or chosen (STA-02, STA-07)."""

from msgspec.structs import replace

from parlour.core import Refused, prepend_events
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import read_cipher
from parlour.games.stars.model.draws import Dealt, OwnRolls, check_rolls
from parlour.games.stars.model.events import Began, CipherSet
from parlour.games.stars.model.moves import SetCipher
from parlour.games.stars.model.state import SIDES, Deciphering, Enciphering, Rolling, State, Step, Transmission
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.rules.scores import score
from parlour.games.stars.rules.sides import present
from parlour.games.stars.solver.puzzle import MOST, Given
from parlour.games.stars.steps.rounds import begin_round, go_on


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
    return replace(state.with_team(0, replace(state.teams[0], sent=sent)), phase=Deciphering()), ()


def _begun(referee: Referee, state: State) -> Step:
    if referee.settings.cipher_draw == "chosen" and present(state, state.teams[0].alien):
        return replace(state, phase=Enciphering()), (Began(),)
    return prepend_events((Began(),), open_first_round(referee, state))


def rolled(referee: Referee, state: State, phase: Rolling, own: OwnRolls) -> Step:
    """Take the rolls of a side for its message and, from the first Alien, the cipher (COM-13)."""
    check_rolls(own.rolls)
    side = replace(state.teams[own.team].at(own.side), rolls=own.rolls)
    state = replace(state.with_side(own.team, own.side, side), cipher=own.cipher or state.cipher)
    return let_roll(referee, state, tuple(one for one in phase.left if one != (own.team, own.side)))


def let_roll(referee: Referee, state: State, left: tuple[tuple[int, Side], ...]) -> Step:
    """Wait for sides that have not rolled. Sides without players keep the message that was dealt."""
    left = tuple((team, side) for team, side in left if present(state, state.teams[team].at(side)))
    return (replace(state, phase=Rolling(left)), ()) if left else _begun(referee, state)


def set_cipher(referee: Referee, state: State, move: SetCipher) -> Step:
    """Set the cipher that the Alien chose (STA-07)."""
    cipher = read_cipher(referee.alphabet, move.trust, move.amplify, move.suspicion)
    return prepend_events((CipherSet(),), open_first_round(referee, replace(state, cipher=cipher)))


def open_first_round(referee: Referee, state: State) -> Step:
    return go_on(referee, *begin_round(state))
