"""Teams and sides, whose step it is, and what a side has decided (STA-01, STA-16, STA-25)."""

from parlour.core import Part, Refused, Seat
from parlour.core.ways import TableOptions
from parlour.games.stars.components.cards import Side
from parlour.games.stars.model import state as phases
from parlour.games.stars.model.moves import Mode, Settings
from parlour.games.stars.model.state import SIDES, Proposal, SideState, State, Team

FEWEST: dict[Mode, int] = {"coop": 2, "teams": 4}
MOST = 12


def check_settings(settings: Settings, options: TableOptions) -> None:
    """Raise `Refused` for parts that don't make teams, and for a seat of the Alien that no team can have."""
    if options.parts and not options.is_alone:
        options.check_seats(len(options.parts), FEWEST[settings.mode], MOST)
        _chosen_teams(settings.mode, options.parts, len(options.parts))
    most = MOST if settings.mode == "coop" else MOST // 2
    if settings.alien >= most:
        raise Refused("bad-setting", f"alien is a number from 0 to {most - 1} in this mode, not {settings.alien}")


PARTS: dict[str, tuple[Part, ...]] = {
    "coop": (Part(("alien",), most=1), Part(("scientist",))),
    "teams": (
        Part(("team-1", "alien"), most=1),
        Part(("team-2", "alien"), most=1),
        Part(("team-1", "scientist")),
        Part(("team-2", "scientist")),
    ),
}
"""The parts (STA-01), in the order in which players without a choice get them (COM-14)."""


def seat_teams(settings: Settings, parts: tuple[str, ...], seats: int) -> tuple[Team, ...]:
    """Return the teams (STA-01). Seats alternate between teams, which splits friends who come in pairs, unless players
    chose their parts (STA-30)."""
    if seats == 1:
        return (Team(SideState(()), SideState((0,), captain=0)),)
    if parts:
        return _chosen_teams(settings.mode, parts, seats)
    count = 1 if settings.mode == "coop" else 2
    teams = []
    for number in range(count):
        sitting = tuple(range(number, seats, count))
        if settings.alien >= len(sitting):
            raise Refused("no-such-alien", f"the Alien can't be number {settings.alien} of {len(sitting)}")
        alien = sitting[settings.alien]
        scientists = tuple(seat for seat in sitting if seat != alien)
        teams.append(Team(SideState((alien,)), SideState(scientists, captain=scientists[0])))
    return tuple(teams)


def _chosen_teams(mode: Mode, parts: tuple[str, ...], seats: int) -> tuple[Team, ...]:
    """Return the teams that the players chose (STA-30)."""
    if len(parts) != seats:
        raise Refused("wrong-parts", f"there are {len(parts)} parts for {seats} players")
    playing = {part: tuple(s for s, name in enumerate(parts) if name == part.name) for part in PARTS[mode]}
    for part, sitting in playing.items():
        if not part.least <= len(sitting) <= part.most:
            raise Refused("wrong-parts", f"there can't be {len(sitting)} of {part.name}")
    if sum(map(len, playing.values())) != seats:
        raise Refused("wrong-parts", f"parts of another mode than {mode}")
    by_side = list(playing.values())
    count = len(by_side) // 2
    return tuple(
        Team(SideState(alien), SideState(scientists, captain=scientists[0]))
        for alien, scientists in zip(by_side[:count], by_side[count:], strict=True)
    )


def place_of(state: State, seat: Seat | None) -> tuple[int, Side] | None:
    """Return the team and the side of a seat; None for a spectator."""
    for number, team in enumerate(state.teams):
        for side in SIDES:
            if seat in team.at(side).seats:
                return number, side
    return None


def watchers(_game: object, state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that share a console with this one (STA-15). In a game of two teams, that is the whole team."""
    place = place_of(state, seat)
    if place is None:
        return ()
    team = state.teams[place[0]]
    return team.at(place[1]).seats if len(state.teams) == 1 else (*team.alien.seats, *team.scientists.seats)


def partners(side: Side) -> Side:
    return "scientists" if side == "alien" else "alien"


def present(state: State, own: SideState) -> tuple[Seat, ...]:
    return tuple(seat for seat in own.seats if seat not in state.gone)


def people(state: State, own: SideState) -> tuple[Seat, ...]:
    """Return the seats of a side that people play, connected or not."""
    return tuple(seat for seat in present(state, own) if seat not in state.bots)


def is_somebody_here(state: State, own: SideState) -> bool:
    """Whether a person of the side is connected."""
    return any(seat not in state.away for seat in people(state, own))


def votes(state: State, own: SideState, proposal: Proposal) -> int:
    """Return how many support a proposal. Bots have no vote while a person is on their side (STA-16)."""
    voters = people(state, own)
    return sum(seat in voters for seat in proposal.agreed) if voters else len(proposal.agreed)


def acting_side(state: State) -> Side | None:
    match state.phase:
        case phases.AliensWrite() | phases.AliensGuess():
            return "alien"
        case phases.ScientistsWrite() | phases.ScientistsGuess() | phases.Deciphering():
            return "scientists"
        case _:
            return None


def waits_for(state: State) -> tuple[int, ...]:
    """Return the teams that the current step still waits for. A side without players passes (COM-08)."""
    side = acting_side(state)
    if side is None:
        return ()
    sides = [(number, team.at(side)) for number, team in enumerate(state.teams)]
    return tuple(number for number, own in sides if not own.done and present(state, own))


def is_captain(settings: Settings, own: SideState, seat: Seat) -> bool:
    return settings.scientists_decide == "captain" and seat == own.captain


def is_decided(proposal: Proposal, settings: Settings, state: State, own: SideState, by: Seat | None) -> bool:
    """Whether a proposal is decided (STA-16): by more than half of the voters, or by the captain's own agreement now.
    What captains agreed to before they became captain decides nothing."""
    if settings.scientists_decide == "captain":
        return by == own.captain and by in proposal.agreed
    return 2 * votes(state, own, proposal) > len(people(state, own) or present(state, own))
