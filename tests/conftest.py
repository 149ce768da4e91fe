"""What all tests share. Tests don't time: no deadline, however busy the machine is."""

from hypothesis import settings

from wild import WILD

# A change is judged by the change, not by the luck of the draw: new examples are for `make wild`.
settings.register_profile("parlour", max_examples=100 * WILD, deadline=None, derandomize=WILD == 1)
settings.load_profile("parlour")
