"""Load, hostility and faults for real servers, with shared players, servers and reports."""
