"""The version of Parlour. Language packs say which one they need."""

__version__ = "0.3.0"
