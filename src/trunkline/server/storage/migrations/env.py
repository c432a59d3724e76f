"""What Alembic runs: the migrations, on the connection that `migrate` hands over.

The next one is a file in `versions/`, written by hand after `schema.py` was changed. It works in
one transaction on SQLite and PostgreSQL. A test compares what all of them make with the schema.
"""

from __future__ import annotations

from alembic import context

from trunkline.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
