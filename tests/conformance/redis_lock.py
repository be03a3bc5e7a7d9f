# SPDX-License-Identifier: GPL-3.0-or-later
"""The lock on Redis as its documentation has it: content/develop/clients/patterns/distributed-locks.md of redis/docs."""

RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"
EXTEND = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0"
# A counter in the same script is the only token that Redis can give.
ACQUIRE_COUNTED = """if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return redis.call('incr', KEYS[2]) end
return false"""

LOCK = "seat:sh_88:C14"
COUNTER = "token:sh_88:C14"
LONG = 600_000  # milliseconds: a lease that does not end during a test


def acquire(client, value, ttl=LONG, key=LOCK):
    return client.set(key, value, nx=True, px=ttl) is True


def acquire_counted(client, value, ttl=LONG, key=LOCK, counter=COUNTER):
    """The token, or None."""
    return client.eval(ACQUIRE_COUNTED, 2, key, counter, value, ttl)


def release(client, value, key=LOCK):
    return client.eval(RELEASE, 1, key, value) == 1


def extend(client, value, ttl, key=LOCK):
    return client.eval(EXTEND, 1, key, value, ttl) == 1
