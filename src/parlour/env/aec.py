"""PettingZoo's AEC: one seat acts after the other."""

from typing import Any

from pettingzoo import AECEnv

from parlour.env.seats import Seats


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
