"""The seats of a table as PettingZoo's agents: what each reads and types, as spaces of gymnasium."""

import sys
from copy import copy
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Text
from pettingzoo import AECEnv, ParallelEnv

from parlour.env.text import LONGEST_LINE, LONGEST_TEXT, TextEnv
from parlour.lexicon import Lexicon

_SIGNS = " 0123456789-'!?*.,=+" + '{}[]":_'
_NAMES = "abcdefghijklmnopqrstuvwxyz"
"""In JSON the names of moves and fields are English."""


class Lines(Text):
    """All lines that a seat may type. `sample` returns one that is legal now, so that a random player can play."""

    def __init__(self, table: TextEnv, seat: int, alphabet: str) -> None:
        signs = frozenset(alphabet + alphabet.upper() + _NAMES + _NAMES.upper() + _SIGNS)
        super().__init__(max_length=LONGEST_LINE, min_length=0, charset=signs)
        self._table = table
        self._seat = seat
        self._rng = Random()

    def at(self, table: TextEnv) -> "Lines":
        """Return the same lines at a copy of the table."""
        twin = copy(self)
        twin._table, twin._rng = table, copy(self._rng)
        return twin

    def seed(self, seed: int | None = None) -> Any:
        self._rng = Random(seed)
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        """Return a legal move as JSON; an empty line, which waits, if there is none. Masks have no meaning here."""
        return self._table.sample(self._rng, self._seat) if self._table.table is not None else ""


class Seats:
    """What both kinds of environment share."""

    def __init__(self, table: TextEnv, render_mode: str | None = None) -> None:
        self.metadata = {"name": f"parlour_{table.entry.id}_v0", "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = render_mode
        self.text = table
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        letters = Lexicon.load(table.language).alphabet.letters
        self._reads = {agent: Box(0, sys.maxunicode, (LONGEST_TEXT,), np.int32) for agent in self.possible_agents}
        self._types = {agent: Lines(table, seat, letters) for seat, agent in enumerate(self.possible_agents)}

    def clone(self) -> "Seats":
        """Return an environment that goes on by itself, from the same state and with the same luck."""
        twin = object.__new__(type(self))
        twin.__dict__.update({name: copy(value) for name, value in vars(self).items() if name != "text"})
        twin.text = self.text.clone()
        twin._types = {agent: lines.at(twin.text) for agent, lines in self._types.items()}
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Seats":
        return self.clone()

    def observation_space(self, agent: str) -> Any:
        return self._reads[agent]

    def action_space(self, agent: str) -> Any:
        return self._types[agent]

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def asked(self) -> dict[str, dict[str, Any]]:
        """Return for each agent what it may do now, as info."""
        return {agent: {"asks": self.text.asks(seat)} for seat, agent in enumerate(self.possible_agents)}

    def observe(self, agent: str) -> Any:
        """The text that this seat reads, a number a character; `read` makes it text again."""
        shown = np.zeros(LONGEST_TEXT, np.int32)
        signs = self.text.observe(self.seat_of(agent)).encode("utf-32-le")
        shown[: len(signs) // 4] = np.frombuffer(signs, np.dtype("<i4"))
        return shown

    def render(self) -> str:
        """What a spectator sees."""
        table = self.text
        return table.entry.words(table.playing.view(), table.names, table.language)

    def close(self) -> None:
        """Nothing is open."""


def read(observation: Any) -> str:
    """What an observation says."""
    return np.asarray(observation).astype("<i4").tobytes().decode("utf-32-le").rstrip("\0")


class AecTable(Seats, AECEnv):
    """`env.infos[agent]["asks"]`: the kinds of move that an agent may make now."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.text.reset(seed=seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.asked()
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.text.current]

    def step(self, action: str | None) -> None:
        _ = self.text.playing  # Raises before the first reset.
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        done, info = self.text.step(action or "")
        self.infos = self.asked()
        self.infos[agent] = info | self.infos[agent]
        if done:
            is_over = self.text.playing.result is not None
            self.terminations = dict.fromkeys(self.agents, is_over)
            self.truncations = dict.fromkeys(self.agents, not is_over)
            won = self.text.rewards()
            self.rewards = {name: won[self.seat_of(name)] for name in self.agents}
        else:
            self.agent_selection = self.possible_agents[self.text.current]
        self._accumulate_rewards()
        self._deads_step_first()


Each = dict[str, Any]


class ParallelTable(Seats, ParallelEnv):
    """Lines of seats that are not asked are ignored. The order of seats within a moment changes with the beat.

    `infos[agent]["asks"]`: the kinds of move that an agent may make now.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Each, Each]:
        self.text.reset(seed=seed)
        self.agents = list(self.possible_agents)
        return {agent: self.observe(agent) for agent in self.agents}, self.asked()

    def step(self, actions: dict[str, str]) -> tuple[Each, Each, Each, Each, Each]:
        acting, table = list(self.agents), self.text
        infos: Each = {agent: {} for agent in acting}
        for seat in table.order:
            agent = self.possible_agents[seat]
            if agent in actions and not table.done:
                infos[agent] = table.act(seat, actions[agent])
        table.pass_time()
        won, is_over = table.rewards(), table.playing.result is not None
        for agent, asked in self.asked().items():
            infos[agent].update(asked, **table.ending())
        self.agents = [] if table.done else acting
        return (
            {agent: self.observe(agent) for agent in acting},
            {agent: won[self.seat_of(agent)] if table.done else 0.0 for agent in acting},
            dict.fromkeys(acting, is_over),
            dict.fromkeys(acting, table.truncated and not is_over),
            infos,
        )
