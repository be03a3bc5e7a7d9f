# SPDX-License-Identifier: GPL-3.0-or-later
"""A conformance test as nothing_left.py ends it: starts servers, one of them frozen, prints {"folder"}, and does what it
is told.  Usage: started_servers.py PROGRAM ends|fails|waits all|some"""
import json
import signal
import sys

from claims import claim, keep, servers
from etcd_server import EtcdServer
from postgresql_server import PostgresqlServer
from redis_server import RedisServer
from zookeeper_server import ZookeeperServer

RedisServer("frozen").freeze()
RedisServer("redis")
if sys.argv[3] == "all":
    connection = PostgresqlServer("postgresql").connect()
    EtcdServer("etcd")
    ZookeeperServer("zookeeper", tick=2000)
print(json.dumps({"folder": servers.FOLDER}), flush=True)


@claim
def it_ends_as_it_is_told():
    """nothing_left.py says how."""
    if sys.argv[2] == "fails":
        raise RuntimeError("as it was told")
    if sys.argv[2] == "waits":
        signal.pause()


keep()
