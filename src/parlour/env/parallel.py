"""PettingZoo's Parallel: all seats act at the same time, and a beat passes."""

from typing import Any

from pettingzoo import ParallelEnv

from parlour.env.seats import Seats

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
