"""Options that can also be given by the environment, as containers and services do: `--keep-days` as
`PARLOUR_KEEP_DAYS`. Typed options override it."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from parlour.cli.plain import PlainCommand

PREFIX = "PARLOUR_"
OTHERS = {"PARLOUR_KERNELS"}
"""Variables that are no options."""


class ByEnvironment(PlainCommand):
    """Give every option of this command a variable, which its help names."""

    def get_params(self, ctx: Any) -> Any:
        params = super().get_params(ctx)
        for param in params:
            if param.param_type_name == "option" and param.name != "help":
                param.envvar, param.show_envvar = variable(param.name), True
        return params


def variable(name: str) -> str:
    """The variable of an option, by its name in Python."""
    return PREFIX + name.upper()


def unknown(ctx: Any, environment: Mapping[str, str]) -> Iterator[str]:
    """Yield a sentence about each variable that looks like ours and means nothing."""
    known = {variable(param.name) for param in ctx.command.params} | OTHERS
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known:
            near = get_close_matches(name, known, 1)
            yield f"{name} is no option of this server" + (f"; did you mean {near[0]}?" if near else "")


def source(ctx: Any, name: str) -> str:
    """Where the value of an option came from, as one would look for it: the option, or its variable."""
    found = ctx.get_parameter_source(name)
    is_environment = found is not None and found.name == "ENVIRONMENT"
    return variable(name) if is_environment else "--" + name.replace("_", "-")
