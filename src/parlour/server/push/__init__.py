"""Web Push (RFC 8030): a notice to a browser that is closed, by way of its maker's push service."""
