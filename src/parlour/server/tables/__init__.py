"""All tables of one server: rooms, beat, waking, closing, housekeeping, reminders, classes."""
