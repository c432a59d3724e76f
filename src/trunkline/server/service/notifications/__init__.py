"""Notifications: people who are away are told by e-mail, Web Push or chat that it is their turn.

`NotificationService.notify` is what the rest of the server calls; turns and ends of matches are
found by a periodic scan.
"""
