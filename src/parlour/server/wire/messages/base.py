"""What all messages have in common, except views."""

from msgspec import Struct


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """Tagged by `t`: the name of the class in lower case."""
