"""The server: rooms, seats, wire, store and the web application. It looks down on games, never at the terminal."""
