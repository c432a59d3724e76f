"""The web server: HTTP and websocket API, storage, bot workers, the built front end."""
