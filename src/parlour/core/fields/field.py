"""What a person can fill in. Encoded as JSON, these structs are the form that clients draw."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType

Limit = int | float


class _Field(
    Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=lambda name: name.removesuffix("Field").lower()
):
    pass


class SwitchField(_Field, frozen=True):
    """Yes or no."""


class NumberField(_Field, frozen=True):
    """A number between two limits, both included."""

    least: Limit | None = None
    most: Limit | None = None
    is_whole: bool = True

    def holds(self, number: float) -> bool:
        return (self.least is None or self.least <= number) and (self.most is None or number <= self.most)


class TextField(_Field, frozen=True):
    """A text with limits on its length."""

    least: int = 0
    most: int | None = None
    pattern: str | None = None


class ChoiceField(_Field, frozen=True):
    """One of some values."""

    values: tuple[str | int | None, ...]


class PlayerField(_Field, frozen=True):
    """The number of a seat, chosen by the player's name. `others`: not one's own."""

    others: bool = False


class SeriesField(_Field, frozen=True):
    """Several values of one kind. `least` equals `most` where their number is fixed."""

    of: "Field"
    least: int = 0
    most: int | None = None


class RowField(_Field, frozen=True):
    """A list of values of different kinds."""

    parts: tuple["NamedField", ...]


class GroupField(_Field, frozen=True):
    """Values with names."""

    parts: tuple["NamedField", ...]


class TableField(_Field, frozen=True):
    """Values of one kind under names that people choose too."""

    key: "Field"
    of: "Field"


class MaybeField(_Field, frozen=True):
    """A value that may be null."""

    of: "Field"


class EitherField(_Field, frozen=True):
    """One of several groups. The value under `tag` is the name of the chosen part."""

    tag: str
    parts: tuple["NamedField", ...]


class AnythingField(_Field, frozen=True):
    """A value that no field describes. People write it as JSON."""


Leaf: TypeAlias = SwitchField | NumberField | TextField | ChoiceField | PlayerField | AnythingField
Field: TypeAlias = Leaf | SeriesField | RowField | GroupField | TableField | MaybeField | EitherField


class NamedField(Struct, frozen=True, omit_defaults=True):
    """A field with its name in a group."""

    name: str
    field: Field
    label: str = ""
    says: str = ""
    preset: Any = UNSET
    """Its value unless somebody changes it."""
    is_optional: bool = False
    """It may be left out although it has no preset."""
    texts: Mapping[str, str] | UnsetType = UNSET
    """What `says` says in each language, where the type itself says it."""

    @property
    def is_needed(self) -> bool:
        return self.preset is UNSET and not self.is_optional
