# SPDX-License-Identifier: GPL-3.0-or-later
"""A process with a session and an ephemeral node, which freezes itself right after the server has heard from it.
Usage: zookeeper_holder.py PORT TIMEOUT_MS IDLE_MS
Prints {"key", "created", "heard"} and stops; woken, prints what it is told: LOST, and whether its node is there."""
import json
import logging
import os
import queue
import signal
import sys
import time

from kazoo.client import KazooClient
from kazoo.exceptions import KazooException

PORT, TIMEOUT, IDLE = sys.argv[1], int(sys.argv[2]) / 1000, int(sys.argv[3]) / 1000
logging.disable()
told = queue.Queue()


def hold():
    """With a new session; it may end too early on a machine that is too slow for its timeout."""
    client = KazooClient(f"127.0.0.1:{PORT}", timeout=TIMEOUT)
    client.start(timeout=60)
    key = client.create("/lock/holder-", ephemeral=True, sequence=True, makepath=True)
    created = time.monotonic()
    time.sleep(IDLE)
    heard = time.monotonic()  # not before this
    if not client.exists(key):
        raise KazooException("the session ended too early")
    client.add_listener(told.put)
    return client, {"key": key, "created": created, "heard": heard}


while True:
    try:
        holder, answer = hold()
        break
    except KazooException:
        continue
print(json.dumps(answer), flush=True)
os.kill(os.getpid(), signal.SIGSTOP)
state = told.get(timeout=60)
while state not in ("LOST", "CONNECTED"):
    state = told.get(timeout=60)
print(json.dumps({"told": state, "there": bool(holder.retry(holder.exists, answer["key"]))}), flush=True)
