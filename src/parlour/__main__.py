"""`python -m parlour` is the `parlour` command."""

from parlour.cli.start import main

main()
