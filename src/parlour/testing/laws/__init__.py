"""All laws, in the order in which they are tried and reported."""

from parlour.testing.law import Law
from parlour.testing.laws import contract, logs, moves, secrets, settings, showing

LAWS: tuple[Law, ...] = (
    settings.settings,
    logs.ends,
    logs.over,
    logs.silence,
    logs.replays,
    logs.stored,
    logs.heading,
    logs.pure,
    logs.time,
    logs.countdown,
    moves.refusals,
    moves.leaving,
    moves.late,
    moves.in_time,
    contract.asked_moves,
    contract.asked_draws,
    contract.alarms,
    contract.leavers,
    contract.present,
    moves.bots_in_games,
    moves.bots_anywhere,
    moves.offered,
    showing.views,
    showing.own_fields,
    showing.texts,
    showing.texts_anywhere,
    secrets.secrets,
)
