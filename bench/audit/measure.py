#!/usr/bin/env python3
"""The measurements of `run.sh`, each printed as a ratio of two runs made one after the other."""
import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile

from agreement import agreement, unwinnable
from runs import Run, audit, cpu, head, is_there, pairs, repeated, wall

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

SIZES = (10, 100, 1000, 2000)
"""Of the files by which growth is measured, in MB."""

LONG = 180
"""Of the file by which jobs and packing are compared, in MB: on a short one start and end weigh."""

MEMORY = 200
"""The most that an audit may take, in MB."""


class Bench:
    """The programs, the games, and a folder for what is written."""

    def __init__(self, options, work):
        self.options = options
        self.hakem, self.file, self.times = options.hakem, options.file, options.times
        self.work = work
        self._long = None

    def long(self):
        """The games over and over."""
        if not self._long:
            self._long = self.path("long.pgn")
            repeated(self.file, self._long, min(LONG, self.options.size) * 1_000_000)
        return self._long

    def path(self, name):
        return os.path.join(self.work, name)

    def plain(self, path=None):
        return Run([self.options.plain, path or self.file])

    def audit(self, *more, jobs=1, path=None):
        return audit(self.hakem, path or self.file, "--jobs", str(jobs), *more)


def throughput(bench):
    """One job against a plain loop and against other programs."""
    alone = bench.audit()
    games = alone.found["games"]
    print(f"{bench.file}: {games} games, {alone.found['plies'] / games:.0f} half-moves each, "
          f"{os.path.getsize(bench.file) / 1e6:.1f} MB")
    ratio, plain, ours = pairs(bench.plain, bench.audit, bench.times, cpu)
    print(f"plain loop: {ratio:.2f} of its throughput (must be 1.0, aim 1.5), one job, summary only "
          f"({games / ours.cpu:.0f} against {games / plain.cpu:.0f} games/s of processor time)")
    for name in ("rows.jsonl", "rows.parquet"):
        written = lambda name=name: bench.audit("--out", bench.path(name))
        ratio, _, last = pairs(bench.plain, written, bench.times, cpu)
        print(f"plain loop: {ratio:.2f} of its throughput, one job, {name} written "
              f"({games / last.cpu:.0f} games/s)")
    others(bench, games)


def others(bench, games):
    extract = is_there("pgn-extract", "not compared")
    if extract:
        command = [extract, "-s", "--repetition", "-o", os.devnull, bench.file]
        ratio, theirs, _ = pairs(lambda: Run(command), bench.audit, bench.times, cpu)
        print(f"pgn-extract --repetition: {ratio:.1f} of its throughput ({games / theirs.cpu:.0f} games/s)")
    few = bench.path("few.pgn")
    with open(few, "wb") as file:
        file.write(head(bench.file, 400_000))
    count = bench.audit(path=few).found["games"]
    command = [sys.executable, "-c", PYTHON_CHESS, few, str(count)]
    if Run([sys.executable, "-c", "import chess.pgn"]).code != 0:
        print("python-chess is not installed: not compared")
        return
    theirs = Run(command)
    per_game = bench.audit().cpu / games
    print(f"python-chess, first {count} games: {theirs.cpu / count / per_game:.0f} of its throughput "
          f"({count / theirs.cpu:.0f} games/s)")


def two_jobs(bench):
    """Gives what the second job adds."""
    def ours(jobs):
        return lambda: bench.audit("--out", bench.path("rows.parquet"), jobs=jobs, path=bench.long())

    ratio, _, _ = pairs(ours(1), ours(2), bench.times, wall)
    print(f"two jobs: {ratio:.2f} of the throughput of one (must be 1.8), wall time "
          f"({os.cpu_count()} cores, load {os.getloadavg()[0]:.1f})")
    return ratio - 1


def packed(bench):
    if not is_there("zstd", "packed input is not compared"):
        return
    one, many = bench.path("packed.pgn.zst"), bench.path("frames.pgn.zst")
    subprocess.run(["zstd", "-q", "-f", bench.long(), "-o", one], check=True)
    with open(bench.long(), "rb") as text, open(many, "wb") as out:
        while part := text.read(2_000_000):
            out.write(subprocess.run(["zstd", "-q"], input=part, stdout=subprocess.PIPE, check=True).stdout)
    for name, path, jobs in (("one frame", one, 1), ("one frame", one, 2), ("frames of 2 MB", many, 2)):
        for pick, what in ((wall, "wall"), (cpu, "processor")):
            plain = lambda: bench.audit(path=bench.long(), jobs=jobs)
            ratio, _, _ = pairs(plain, lambda: bench.audit(path=path, jobs=jobs), bench.times, pick)
            print(f".zst, {name}: {ratio:.2f} of the throughput of the same .pgn, jobs: {jobs}, {what} time")


def growth(bench):
    """Files of growing size, made by repeating the games; two jobs, Parquet written."""
    path, out, base, peak = bench.path("large.pgn"), bench.path("large.parquet"), None, 0
    for size in SIZES:
        if size > bench.options.size:
            print(f"{size} MB: left out by --size {bench.options.size}")
            continue
        if shutil.disk_usage(bench.work).free < 2 * size * 1_000_000:
            print(f"{size} MB: left out, {bench.work} has no room for it")
            continue
        repeated(bench.file, path, size * 1_000_000)
        run = bench.audit("--out", out, path=path, jobs=2)
        each = run.cpu / run.found["games"] * 1e6
        base, peak = base or each, max(peak, run.memory)
        print(f"{size} MB: {run.found['games']} games, {each:.1f} µs of processor time per game "
              f"({each / base:.2f} of the first), {run.wall:.1f} s, peak memory {run.memory} MB")
        os.remove(path)
    print(f"peak memory: {peak} MB, {peak / MEMORY:.2f} of what it may be")


def instructions(bench):
    """By callgrind, on the first 1.5 MB: they do not depend on the machine."""
    if not is_there("valgrind", "no instruction counts"):
        return
    part = bench.path("part.pgn")
    with open(part, "wb") as file:
        file.write(head(bench.file, 1_500_000))
    games = bench.audit(path=part).found["games"]
    ours = [bench.hakem, "audit", "--jobs", "1", part]
    counts = {}
    for name, command in (("plain loop", [bench.options.plain, part]),
                          ("hakem audit", ours),
                          ("hakem audit, JSON Lines written", [*ours, "--out", bench.path("part.jsonl")]),
                          ("hakem audit, Parquet written", [*ours, "--out", bench.path("part.parquet")])):
        found = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
                               capture_output=True, text=True, check=False)
        refs = [line.rsplit(":", 1)[1] for line in found.stderr.splitlines() if "refs:" in line]
        if not refs:
            print(f"{name}: callgrind failed")
            continue
        counts[name] = int(refs[0].replace(",", "")) / games
        ratio = counts.get("plain loop", counts[name]) / counts[name]
        print(f"{name}: {counts[name]:.0f} instructions per game ({games} games), "
              f"{ratio:.2f} of the plain loop's throughput")


def projection(bench, added):
    """What a month of a large server (100 million games) and all its games (7 thousand million) take."""
    path, name = bench.file, bench.options.project or bench.file
    if bench.options.project:
        path = bench.path("project.pgn")
        repeated(name, path, 20_000_000)
    found = [bench.audit("--out", bench.path("rows.parquet"), path=path) for _ in range(bench.times)]
    run = sorted(found, key=wall)[len(found) // 2]
    games, plies = run.found["games"], run.found["plies"]
    rate = games / run.cpu
    print(f"projection: {rate:.0f} games/s on one core, Parquet written, of games as in {name} "
          f"({plies / games:.0f} half-moves each)")
    sixteen = 1 + 15 * min(max(added, 0), 1)
    for what, count in (("100 million games", 1e8), ("7 thousand million games", 7e9)):
        hours = count / rate / 3600
        print(f"  {what}: {hours:.1f} machine-hours on one core; {hours / sixteen:.2f} hours on 16 cores "
              f"if each adds what the second did ({added:.2f}); "
              f"{hours / sixteen / 8:.2f} hours on a cluster of 8 such machines, if reading and the "
              f"network keep up")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--hakem", required=True)
    parser.add_argument("--plain", required=True)
    parser.add_argument("--times", type=int, default=5, help="how often each pair is run")
    parser.add_argument("--size", type=int, default=SIZES[-1], help="the largest file to make, in MB")
    parser.add_argument("--project", metavar="FILE.pgn", help="games like those that are projected")
    parser.add_argument("--oracle", nargs="+", metavar=("ORACLE.py", "PGN"))
    parser.add_argument("--unwinnable", metavar="FILE.fen")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    differences = 0
    with tempfile.TemporaryDirectory() as work:
        bench = Bench(options, work)
        throughput(bench)
        added = two_jobs(bench)
        packed(bench)
        growth(bench)
        instructions(bench)
        projection(bench, added)
        if options.oracle:
            differences += agreement(options.hakem, options.oracle[0], options.oracle[1:], work)
        else:
            print("no --oracle ORACLE.py PGN|FOLDER: rows are not compared with an independent program")
        if options.unwinnable:
            differences += unwinnable(options.hakem, options.unwinnable, work)
        else:
            print("no --unwinnable FILE.fen: positions of which the answer is known are not asked")
    sys.exit(1 if differences else 0)


main()
