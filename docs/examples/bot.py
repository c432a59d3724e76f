"""A bot in twenty lines: it takes a seat by its link, and plays at random until the match is over.

python bot.py http://127.0.0.1:8018/join/MATCH/SEAT/TOKEN
"""

import json
import random
import secrets
import sys
from urllib import error, request

server, _, match, seat, token = sys.argv[1].rsplit("/", 4)
secret = secrets.token_urlsafe(32)  # whoever has it holds the seat: keep it to come back later


def ask(path="", body=None):
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    url, data = f"{server}/api/v1/matches/{match}{path}", json.dumps(body).encode()
    with request.urlopen(request.Request(url, data if body else None, headers)) as answer:
        return json.load(answer)


view = ask(f"/seats/{seat}/claim", {"token": token, "name": "Twenty Lines"})
while not view["outcome"]:
    choices, version = view["choices"], view["version"]
    legal = [o["action"] for c in choices for o in c["options"] if o["legal"]]
    legal += [f"{b['action']} {w}" for c in choices for b in c["branches"] for w in b["words"]]
    try:
        turn = legal and {"version": version, "action": random.choice(legal)}
        view = ask("/actions", turn) if turn else ask(f"?wait={version}")  # for another's turn
    except error.HTTPError as problem:
        if problem.code != 409:  # conflict: the match has changed meanwhile, so look again
            raise
        view = ask()
print("The places, by seat:", view["outcome"]["ranking"])
