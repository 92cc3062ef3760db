#!/usr/bin/env python3
"""How long it takes from a change in a file of 500 games until the desk tells of the alert.

usage: hall.py HAKEM [CHANGES]

Serves the desk with the file, then, CHANGES times (30 if not said), lets one game reach its third
occurrence, and takes the time until the server's event has come and the hall shows the alert.
"""
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

GAMES = 500
OPENING = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O"
SHUFFLE = ("9. Kh1 Kh8 10. Kg1 Kg8 11. Kh1 Kh8 12. Kg1 ", "12... Kg8")


def games(done):
    """The file, the first games of it having reached their third occurrence."""
    for n in range(GAMES):
        tags = f'[Event "Hall"]\n[Round "1.{n + 1}"]\n[White "White {n}"]\n[Black "Black {n}"]\n[Result "*"]\n'
        yield f"{tags}\n{OPENING} {SHUFFLE[0]}{SHUFFLE[1] if n < done else ''} *\n\n"


def write(path, done):
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.writelines(games(done))
    os.replace(path + ".new", path)


def alerts(address):
    with urllib.request.urlopen(f"http://{address}/api/watch") as answer:
        hall = json.load(answer)
    return sum(alert["state"] != "withdrawn" and "9.2.2" in alert["article"] for alert in hall["alerts"])


def main():
    hakem, changes = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 30
    with tempfile.TemporaryDirectory() as work:
        path = os.path.join(work, "round.pgn")
        write(path, 0)
        server = subprocess.Popen([hakem, "serve", "--listen", "127.0.0.1:0", "--data", work, "--watch", path],
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            address = re.search(r"http://([0-9.:]+)", server.stdout.readline()).group(1)
            events = urllib.request.urlopen(f"http://{address}/api/watch/events")
            while alerts(address) < 0 or json.load(urllib.request.urlopen(f"http://{address}/api/watch"))["boards"] == []:
                time.sleep(0.2)
            time.sleep(2)
            times = []
            for n in range(1, changes + 1):
                # Changes fall at all times between two looks at the file.
                time.sleep(0.2 + n * 0.13 % 1)
                before = alerts(address)
                write(path, n)
                start = time.monotonic()
                while alerts(address) <= before:
                    while not events.readline().startswith(b"event: change"):
                        pass
                times.append((time.monotonic() - start) * 1000)
        finally:
            server.terminate()
            server.wait()
    print(f"{GAMES} games, {changes} changes, until the alert is shown: shortest {min(times):.0f} ms, "
          f"median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms")


main()
