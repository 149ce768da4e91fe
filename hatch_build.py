"""What a wheel or an sdist needs beyond the sources: the built client. An editable install goes without."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/parlour/server/static/index.html")


class Client(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            raise SystemExit(f"{CLIENT} is missing: `make wheel` builds the client first")
