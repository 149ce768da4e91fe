"""What may follow a short Ukrainian root: suffixes and an ending (бігу-н), but not any letters (бігу-ді)."""

import json
from functools import cache
from pathlib import Path

_TABLE = json.loads((Path(__file__).parent / "after-root.json").read_text("utf-8"))
_NATIVE: tuple[str, ...] = tuple(_TABLE["suffixes"].split())
_FOREIGN: tuple[str, ...] = (*_NATIVE, *_TABLE["foreign"].split())
_ENDINGS = frozenset(["", *_TABLE["endings"].split()])


@cache
def may_follow(rest: str, *, is_native: bool) -> bool:
    """Whether the letters after a root are suffixes and an ending. A native root takes no foreign suffixes."""
    if rest.removesuffix("ся") in _ENDINGS and (rest != "ія" or not is_native):
        return True
    suffixes = _NATIVE if is_native else _FOREIGN
    fitting = (suffix for suffix in suffixes if rest.startswith(suffix))
    return any(may_follow(rest.removeprefix(suffix), is_native=is_native) for suffix in fitting)
