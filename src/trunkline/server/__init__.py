"""The table for people: HTTP and websocket API, storage, bot workers, the built front end."""
