"""Bots: what they deduce, which clues they give and how they read them."""

from parlour.games.stars.bot.bot import Bot

__all__ = ["Bot"]
