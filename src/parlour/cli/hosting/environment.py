"""Options that can also be given by the environment, as containers and services do: `--keep-days` as
`PARLOUR_KEEP_DAYS`. Typed options override it."""

from typing import Any

from parlour.cli.plain import PlainCommand

PREFIX = "PARLOUR_"


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


def source(ctx: Any, name: str) -> str:
    """Where the value of an option came from, as one would look for it: the option, or its variable."""
    found = ctx.get_parameter_source(name)
    is_environment = found is not None and found.name == "ENVIRONMENT"
    return variable(name) if is_environment else "--" + name.replace("_", "-")
