"""The bodies of HTTP requests and responses."""

from parlour.server.wire.http.about import *  # noqa: F403
from parlour.server.wire.http.clubs import *  # noqa: F403
from parlour.server.wire.http.days import *  # noqa: F403
from parlour.server.wire.http.handovers import *  # noqa: F403
from parlour.server.wire.http.tables import *  # noqa: F403
