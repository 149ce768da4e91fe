"""A table as an environment of TextArena, for its wrappers and agents."""

from copy import copy, deepcopy
from typing import Any

import textarena

from parlour.env.text import TextEnv


class ArenaTable(textarena.Env):
    """Agents read the whole text of their seat at each turn. Brackets around a line, TextArena's habit, are dropped."""

    def __init__(self, text: TextEnv) -> None:
        self.text = text

    def clone(self) -> "ArenaTable":
        """Return an environment that goes on by itself, from the same state and with the same luck."""
        twin = copy(self)
        twin.text = self.text.clone()
        if hasattr(self, "state"):
            twin.state = deepcopy(self.state)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "ArenaTable":
        return self.clone()

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        self.text.reset(num_players, seed)
        self.state = textarena.State(self.text.players)
        self.state.standard_resets(role_mapping=dict(enumerate(self.text.names)))
        self.state.current_player_id = self.text.current

    def get_observation(self) -> tuple[int, list[tuple[int, str, Any]]]:
        seat, text = self.text.get_observation()
        return seat, [(textarena.GAME_ID, text, textarena.ObservationType.GAME_BOARD)]

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        seat, line = self.text.current, action.strip()
        bare = line[1:-1] if line.startswith("[") and line.endswith("]") else line
        done, info = self.text.step(bare)
        self.state.game_info[seat]["turn_count"] += 1
        self.state.game_info[seat]["invalid_move"] |= "refused" in info
        self.state.done, self.state.current_player_id = done, self.text.current
        return done, info

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Return what each player won, and about each: their turns, and whether a line was refused."""
        return self.text.rewards(), self.state.game_info
