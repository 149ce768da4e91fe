"""What the host of a table may decide, what that makes of its record, and who acts for a host who is away."""
