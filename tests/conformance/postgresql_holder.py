# SPDX-License-Identifier: GPL-3.0-or-later
"""A process that takes the advisory lock of a number, and freezes itself.
Usage: postgresql_holder.py PORT NUMBER"""
import os
import signal
import sys

import psycopg2

connection = psycopg2.connect(host="127.0.0.1", port=sys.argv[1], user="fenceline", dbname="postgres")
connection.cursor().execute("SELECT pg_advisory_lock(%s)", (int(sys.argv[2]),))
print(connection.get_backend_pid(), flush=True)
os.kill(os.getpid(), signal.SIGSTOP)
