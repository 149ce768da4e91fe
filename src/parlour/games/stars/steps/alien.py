"""The Alien's part: a word in each round (STA-09), and the guess of the Scientists' message (STA-18)."""

from parlour.games.stars.model.moves import GuessWords, Transmit
from parlour.games.stars.model.state import State, Step
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.steps.rounds import mark_done, wrote


def transmit(referee: Referee, state: State, team: int, move: Transmit) -> Step:
    word = referee.sendable(state, team, "alien", move)
    return wrote(referee, mark_done(state, team, "alien", written=word), team, "alien")


def guess(referee: Referee, state: State, team: int, move: GuessWords) -> Step:
    words = referee.checked_guess(referee.card_of(state, team, "scientists"), move.words)
    return wrote(referee, mark_done(state, team, "alien", words=words), team, "alien")
