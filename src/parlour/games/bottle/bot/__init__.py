"""Bots: five levels that race, doubt, cover and shorten like people do, and see only what their seat sees."""

from parlour.games.bottle.bot.thinking import Bot

__all__ = ["Bot"]
