#!/usr/bin/env python3
"""The measurements of `run.sh`, each printed as a ratio of two runs made one after the other."""
import argparse
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from agreement import agreement, unwinnable

PYTHON_CHESS = """
import collections, sys, chess.pgn
games = 0
with open(sys.argv[1], encoding="utf-8", errors="replace") as file:
    while games < int(sys.argv[2]) and (game := chess.pgn.read_game(file)):
        board, seen = game.board(), collections.Counter()
        for move in game.mainline_moves():
            board.push(move)
            seen[board._transposition_key()] += 1
        games += 1
print(games)
"""


def run(command, **more):
    """Runs a command: wall seconds, processor seconds, greatest memory in MB, standard output."""
    begin = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **more)
    output = child.stdout.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    wall = time.perf_counter() - begin
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss // 1024, output, child.returncode


def audit(hakem, path, *more):
    wall, cpu, memory, output, code = run([hakem, "audit", path, "--json", *more])
    if code not in (0, 1):
        sys.exit(f"hakem audit {path} ended with {code}")
    return wall, cpu, memory, json.loads(output)


def pairs(one, other, times, pick):
    """The median ratio of two commands, run in turn, and what was measured last."""
    ratios, last = [], None
    for _ in range(times):
        last = pick(one()), pick(other())
        ratios.append(last[0] / last[1])
    return statistics.median(ratios), last


def wall(measured):
    return measured[0]


def cpu(measured):
    return measured[1]


def speed(options, work):
    hakem, path = options.hakem, options.file
    rows = os.path.join(work, "rows.jsonl")

    def ours():
        return audit(hakem, path, "--jobs", "1", "--out", rows)

    def alone():
        return audit(hakem, path, "--jobs", "1")

    games = alone()[3]["games"]
    print(f"{path}: {games} games, {os.path.getsize(path) / 1e6:.1f} MB")
    ratio, last = pairs(lambda: run([options.plain, path]), alone, options.times, cpu)
    print(f"plain loop: {ratio:.2f} of its throughput, one job, summary only "
          f"({games / last[1]:.0f} against {games / last[0]:.0f} games/s of processor time)")
    ratio, _ = pairs(lambda: run([options.plain, path]), ours, options.times, cpu)
    print(f"plain loop: {ratio:.2f} of its throughput, one job, with rows written")
    others(options, games, alone)
    ratio, _ = pairs(ours, lambda: audit(hakem, path, "--jobs", "2", "--out", rows), options.times, wall)
    print(f"two jobs: {ratio:.2f} of the throughput of one ({os.cpu_count()} cores, load {os.getloadavg()[0]:.1f})")


def others(options, games, alone):
    extract = shutil.which("pgn-extract")
    if extract:
        command = [extract, "-s", "--repetition", "-o", os.devnull, options.file]
        ratio, _ = pairs(lambda: run(command), alone, 1, cpu)
        print(f"pgn-extract --repetition: {ratio:.1f} of its throughput")
    else:
        print("pgn-extract is not installed: not compared")
    few = min(games, 500)
    found = run([sys.executable, "-c", PYTHON_CHESS, options.file, str(few)])
    if found[4] == 0:
        per_game = found[1] / few
        print(f"python-chess, first {few} games: {per_game / (alone()[1] / games):.0f} of its throughput")
    else:
        print("python-chess is not installed: not compared")


def packed(options, work):
    zstd = shutil.which("zstd")
    if not zstd:
        print("zstd is not installed: packed input is not compared")
        return
    archive = os.path.join(work, "packed.pgn.zst")
    subprocess.run([zstd, "-q", "-f", options.file, "-o", archive], check=True)
    ratio, _ = pairs(lambda: audit(options.hakem, options.file, "--jobs", "1"),
                     lambda: audit(options.hakem, archive, "--jobs", "1"), options.times, wall)
    print(f".zst: {ratio:.2f} of the throughput of the same .pgn, one job, wall time")


def growth(options, work):
    with open(options.file, "rb") as file:
        text = file.read().rstrip() + b"\n\n"
    path, base = os.path.join(work, "large.pgn"), None
    out = os.path.join(work, "large.parquet")
    for size in [s for s in (10, 100, 1000, 2000) if s <= options.size]:
        with open(path, "wb") as file:
            while file.tell() < size * 1_000_000:
                file.write(text)
        _, seconds, memory, found = audit(options.hakem, path, "--jobs", "2", "--out", out)
        each = seconds / found["games"] * 1e6
        base = base or each
        print(f"{size} MB: {found['games']} games, {each:.1f} µs of processor time per game "
              f"({each / base:.2f} of the first), peak memory {memory} MB")
        os.remove(path)


def instructions(options, work):
    if not shutil.which("valgrind"):
        print("valgrind is not installed: no instruction counts")
        return
    part = os.path.join(work, "part.pgn")
    with open(options.file, "rb") as file:
        text = file.read(1_500_000)
    with open(part, "wb") as file:
        file.write(text[:text.rfind(b"\n\n[Event ") + 2])
    games = audit(options.hakem, part, "--jobs", "1")[3]["games"]
    for name, command in (("hakem audit", [options.hakem, "audit", "--jobs", "1", part]),
                          ("plain loop", [options.plain, part])):
        found = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
                               capture_output=True, text=True, check=False)
        counts = [line.rsplit(":", 1)[1] for line in found.stderr.splitlines() if "refs:" in line]
        if counts:
            count = int(counts[0].replace(",", ""))
            print(f"{name}: {count / games:.0f} instructions per game ({games} games)")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--hakem", required=True)
    parser.add_argument("--plain", required=True)
    parser.add_argument("--times", type=int, default=5, help="how often each pair is run")
    parser.add_argument("--size", type=int, default=100, help="the largest file to make, in MB")
    parser.add_argument("--oracle", nargs="+", metavar=("ORACLE.py", "PGN"))
    parser.add_argument("--unwinnable", metavar="FILE.fen")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    differences = 0
    with tempfile.TemporaryDirectory() as work:
        speed(options, work)
        packed(options, work)
        growth(options, work)
        instructions(options, work)
        if options.oracle:
            differences += agreement(options.hakem, options.oracle[0], options.oracle[1:], work)
        if options.unwinnable:
            differences += unwinnable(options.hakem, options.unwinnable, work)
    sys.exit(1 if differences else 0)


main()
