"""Every message on a live connection, explained by docs/protocol.md.

The docstrings are the descriptions in docs/api/socket.json: run `make types` after changing one.
"""

from parlour.server.wire.messages.decisions import *  # noqa: F403
from parlour.server.wire.messages.to_client import *  # noqa: F403
from parlour.server.wire.messages.to_server import *  # noqa: F403
from parlour.server.wire.messages.view import *  # noqa: F403
