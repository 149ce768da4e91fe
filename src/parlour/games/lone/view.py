"""What a seat may see, built by allow-list (COM-03). Drafts and their number are secret (LON-08)."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Millis, Phase, Seat, remembering_last
from parlour.core.court.events import Over
from parlour.core.extras.notebook import picture
from parlour.core.round import phases
from parlour.core.round.court import by_vote
from parlour.core.round.phases import Handing, result_in
from parlour.core.round.views import Voting
from parlour.core.ways import OwnTime
from parlour.games.lone import model
from parlour.games.lone.components import JOKER, LETTER_DICE, Row
from parlour.games.lone.model import Line, Outcomes, Pencil, Rolling, State
from parlour.games.lone.rules import points, rounds, words_a_round
from parlour.games.lone.steps.round import Round


class DieView(Struct, frozen=True):
    id: int
    letter: str
    """`*` on the joker."""


class Writing(Phase, frozen=True):
    until: Millis
    seat: Seat | None
    """The seat that writes, if all share one device."""
    copying: bool
    """Whether a sheet of paper is being typed in."""
    clocks: tuple[tuple[Seat, Millis], ...] = ()
    """Until tomorrow: the seats that write now, and when the time of each is up (COM-19)."""


class Compared(Phase, frozen=True):
    """What each seat wrote in this round, and how many rows it still has to choose."""

    lines: tuple[Outcomes, ...]
    owed: tuple[int, ...]
    given: tuple[tuple[int, ...], ...]
    ready: tuple[Seat, ...]
    appealable: tuple[str, ...]
    """The words whose ruling you may bring before the table."""
    appeal_until: Millis | None
    shown_at: Millis
    """When the last word is shown; appeals are possible from then on."""
    unveiling: Millis
    """How long the words are being shown before that."""
    until: Millis


PhaseView = Rolling | Pencil | Handing | Writing | Voting | Compared | Over


class View(Struct, frozen=True):
    you: Seat | None
    round: int
    rounds: int
    words_a_round: int
    dice: tuple[DieView, ...]
    rows: tuple[Row, ...]
    phase: PhaseView
    sheets: tuple[Outcomes, ...]
    """The earlier rounds."""
    draft: tuple[Line, ...]
    """Your own words of this round."""
    jotted: Line | None
    """Text that this seat has typed and not entered (LON-14)."""
    extras: tuple[str, ...]
    finished: tuple[Seat, ...]
    pace: Literal["now"] | OwnTime
    scores: tuple[int, ...]
    gone: tuple[Seat, ...]
    allowed: tuple[str, ...]
    refused: tuple[str, ...]
    """What the table has voted, which can be kept as house words."""
    unvoted: tuple[str, ...]
    """Words that the table was asked about, and nobody voted."""

    def _repr_html_(self) -> str:
        sheets = enumerate(zip(self.sheets, self.scores, strict=True), start=1)
        words = [(seat, score, (one.word or "–" for one in sheet)) for seat, (sheet, score) in sheets]
        said = [f"{seat}: {score}  {' '.join(map(str.upper, own))}" for seat, score, own in words]
        return picture(["".join(die.letter for die in self.dice).upper()] if self.dice else [], said)


def view(game: Round, state: State, seat: Seat | None) -> View:
    shared = _shared(game, state)
    return shared if seat is None else replace(shared, **own(game, state, seat))


def own(game: Round, state: State, seat: Seat) -> dict[str, Any]:
    """Return what differs from a spectator's view: a seat's own words, sometimes the dice, and what it may appeal."""
    appeals = isinstance(state.phase, model.Compared) and game.judge == "appeal"
    phase = {"phase": _phase(game, state, seat)} if appeals else {}
    return {
        **phase,
        "you": seat,
        "draft": tuple(sorted(state.drafts[seat], key=lambda line: line.row)),
        "jotted": state.jots[seat],
        "extras": state.extras[seat],
        "dice": _dice(state.letters if _sees_dice(game, state, seat) else ""),
    }


@remembering_last
def _shared(game: Round, state: State) -> View:
    """Return what a spectator sees."""
    seats = len(state.sheets)
    allowed, refused = by_vote(state)
    return View(
        you=None,
        round=state.round,
        rounds=rounds(seats),
        words_a_round=words_a_round(seats),
        dice=_dice(state.letters if _sees_dice(game, state, None) else ""),
        rows=game.referee.sheet,
        phase=_phase(game, state, None),
        sheets=state.sheets,
        draft=(),
        jotted=None,
        extras=(),
        finished=state.finished,
        pace=game.referee.options.pace_or("now"),
        scores=_scores(state),
        gone=state.gone,
        allowed=allowed,
        refused=refused,
        unvoted=state.unvoted,
    )


def _sees_dice(game: Round, state: State, seat: Seat | None) -> bool:
    """Return whether a seat sees the dice, so that nobody thinks ahead (LON-25, LON-28). On paper all see them."""
    if isinstance(state.phase, Rolling):
        return False
    return game.referee.settings.paper or game.sees(state.phase, seat)


def _dice(rolled: str) -> tuple[DieView, ...]:
    if not rolled:
        return ()
    return (*(DieView(number, letter) for number, letter in enumerate(rolled)), DieView(LETTER_DICE, JOKER))


def _scores(state: State) -> tuple[int, ...]:
    """Return the totals, including the round that is being compared."""
    shown = result_in(state)
    now = ((),) * state.seats if shown is None else shown.lines
    return tuple(points((*outcomes, *lines)) for outcomes, lines in zip(state.sheets, now, strict=True))


def _phase(game: Round, state: State, seat: Seat | None) -> PhaseView:
    match state.phase:
        case phases.Working(until=until, seat=writer, clocks=clocks):
            running = tuple(one for one in clocks if one[0] not in state.finished)
            return Writing(until, writer, game.referee.settings.paper, running)
        case phases.Voting() as phase:
            return Voting.of(phase)
        case model.Compared() as phase:
            return Compared(
                lines=phase.lines,
                owed=tuple(game.referee.owed(state, phase, one) for one in range(state.seats)),
                given=phase.given,
                ready=phase.ready,
                appealable=() if seat is None else game.appealable_by(state, phase, seat),
                appeal_until=game.appeals_until(state, phase),
                shown_at=phase.since,
                unveiling=game.unveiling(phase.lines),
                until=phase.until,
            )
        case phase:
            return phase
