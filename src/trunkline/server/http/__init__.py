"""The HTTP floor: routes, middleware, errors as responses. It stores nothing."""
