"""Schemas: what the API sends and takes. OpenAPI and the front end's types are made of them.

Nothing here names a game. Every text is in the reader's language already.
"""
