"""The HTTP API described as OpenAPI: every route with its types."""
