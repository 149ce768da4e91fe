"""The wire: every message between a client and the server, and how it is written."""

from parlour.server.wire.frames import *  # noqa: F403
from parlour.server.wire.http import *  # noqa: F403
from parlour.server.wire.messages import *  # noqa: F403
from parlour.server.wire.values import *  # noqa: F403
from parlour.server.wire.view_parts import *  # noqa: F403
