"""The HTTP layer: routes, middleware, errors as responses. It stores nothing."""
