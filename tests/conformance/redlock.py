# SPDX-License-Identifier: GPL-3.0-or-later
"""Redlock as content/develop/clients/patterns/distributed-locks.md of redis/docs has it, with the drift of its implementations
(SPSCommerce/redlock-py redlock/__init__.py, mike-marcacci/node-redlock src/index.ts)."""
import time

import redis
from redis_lock import LOCK, acquire, extend, release


def validity(ttl, elapsed):
    """Milliseconds for which a majority's answer is good."""
    return ttl - elapsed - (int(ttl * 0.01) + 2)


def answers(clients, ask):
    """One after another; a node that cannot be reached, or says nothing in time, says no."""
    found = []
    for client in clients:
        try:
            found.append(bool(ask(client)))
        except (redis.exceptions.ConnectionError, redis.exceptions.TimeoutError):
            found.append(False)
    return found


def majority(given):
    return sum(given) >= len(given) // 2 + 1


def try_lock(clients, value, ttl, before_reading=lambda: None):
    """(validity in ms, or None; each node's answer). `before_reading` comes between the answers and the second reading."""
    first = time.monotonic()
    given = answers(clients, lambda client: acquire(client, value, ttl))
    before_reading()
    left = validity(ttl, (time.monotonic() - first) * 1000)
    if majority(given) and left > 0:
        return left, given
    unlock(clients, value)
    return None, given


def unlock(clients, value):
    """On all nodes, also on those that said no: the lock may be there all the same."""
    return answers(clients, lambda client: release(client, value))


def prolong(clients, value, ttl):
    return majority(answers(clients, lambda client: extend(client, value, ttl)))


def holders(clients):
    return [client.get(LOCK) for client in clients]
