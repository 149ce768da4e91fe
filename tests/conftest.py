"""What all tests share. Tests don't time: no deadline, however busy the machine is."""

from hypothesis import settings

settings.register_profile("parlour", deadline=None)
settings.load_profile("parlour")
