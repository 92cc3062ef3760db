#!/usr/bin/env python3
"""Holds `hakem judge --json` against an independent oracle, game by game.

usage: compare_oracle.py HAKEM ORACLE FILE.pgn [--limit N] [--ahead] [--facts ORACLE_OUTPUT]

ORACLE is a program that prints one JSON object per game (`game`, `plies`, `threefold`, `fivefold`,
`fifty`, `seventyfive`, `end`, and with --ahead `ahead`), made with python-chess. It is called as
`python3 ORACLE FILE [--limit N] [--ahead]`, unless --facts names a file with its output.

Compared are the first half-move of each fact, mate and stalemate on the board, and the half-moves at
which a claim by a written move was possible. Games are paired by their order; where the two readers
cut a damaged file differently, they are paired again by what follows. Every difference is printed.
Exit code 1 if there is one that is not explained by where reading stopped.
"""
import argparse
import json
import subprocess
import sys


def lines(command):
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    for line in child.stdout:
        yield json.loads(line)
    child.wait()


def claimed_ahead(row):
    """Half-moves at which a written move could be claimed on, as the oracle counts them.

    The oracle asks before each move of the record, so not after the last one; and it does not know
    that a game may have ended.
    """
    return sorted({c["ply"] for c in row["claimable"] if c["move"] is not None and c["ply"] < row["plies"]})


def end_on_board(row):
    """Mate or stalemate that the moves show, as far as the last position goes."""
    ended = row["ended"]
    if ended and ended["certain"] and ended["ground"] in ("checkmate", "stalemate"):
        return ended["ground"]
    return None


def differences(fact, row, ahead):
    found = []
    for name in ("threefold", "fivefold", "fifty", "seventyfive"):
        if fact[name] != row["firsts"][name]:
            found.append((name, fact[name], row["firsts"][name]))
    theirs = fact["end"] if fact["end"] in ("checkmate", "stalemate") else None
    ours = end_on_board(row)
    # A dead position, five occurrences or 75 moves may have ended the game before the stalemate.
    earlier = row["ended"] and row["ended"]["certain"] and ours is None
    if theirs != ours and not earlier:
        found.append(("end", theirs, ours))
    if ahead:
        last = row["ended"]["ply"] if row["ended"] and row["ended"]["certain"] else row["plies"]
        theirs = [ply for ply in fact["ahead"] if ply < last]
        if theirs != claimed_ahead(row):
            found.append(("ahead", theirs, claimed_ahead(row)))
    return found


def pairs(facts, rows):
    """Pairs the games in order. Where the lengths no longer fit, the nearest place is looked for at
    which the next games of both fit again; what lies between was cut differently."""
    facts, rows = list(facts), list(rows)
    f = r = 0
    while f < len(facts) and r < len(rows):
        skip = next_fit(facts[f : f + 12], rows[r : r + 12])
        if skip is None:
            yield [facts[f]], [rows[r]]
            f, r = f + 1, r + 1
            continue
        if skip != (0, 0):
            yield facts[f : f + skip[0]], rows[r : r + skip[1]]
        f, r = f + skip[0], r + skip[1]
        if f < len(facts) and r < len(rows):
            yield [facts[f]], [rows[r]]
            f, r = f + 1, r + 1
    if f < len(facts) or r < len(rows):
        yield facts[f:], rows[r:]


def next_fit(facts, rows):
    """How many games to pass over on each side so that the next ones have the same lengths."""
    for total in range(9):
        for skip in range(total + 1):
            ours, theirs = rows[total - skip :][:3], facts[skip:][:3]
            fits = [a["plies"] == b["plies"] for a, b in zip(ours, theirs)]
            if fits and all(fits):
                return skip, total - skip
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("hakem")
    parser.add_argument("oracle")
    parser.add_argument("file")
    parser.add_argument("--limit", type=int, default=0)
    parser.add_argument("--ahead", action="store_true")
    parser.add_argument("--facts")
    args = parser.parse_args()
    if args.facts:
        facts = (json.loads(line) for line in open(args.facts, encoding="utf-8"))
    else:
        extra = ["--limit", str(args.limit)] * (args.limit > 0) + ["--ahead"] * args.ahead
        facts = lines([sys.executable, args.oracle, args.file] + extra)
    rows = lines([args.hakem, "judge", "--json", "--laws", "fide-2023-standard", args.file])
    if args.limit:
        rows = (row for row in rows if row["game"] <= args.limit)

    same = cut = stopped = 0
    different = []
    for theirs, ours in pairs(facts, rows):
        if len(theirs) != 1 or len(ours) != 1:
            cut += 1
            # A fragment without moves is what the oracle makes of stray words between two games.
            theirs = [fact for fact in theirs if fact["plies"] > 0]
            fits = [f["plies"] for f in theirs] == [r["plies"] for r in ours]
            if fits and not any(differences(f, r, args.ahead) for f, r in zip(theirs, ours)):
                same += len(ours)
            print("cut differently: ours", [(r["game"], r["line"], r["plies"]) for r in ours], "theirs", [f["plies"] for f in theirs])
            continue
        fact, row = theirs[0], ours[0]
        found = differences(fact, row, args.ahead)
        if not found and fact["plies"] == row["plies"]:
            same += 1
        elif fact["plies"] != row["plies"]:
            stopped += 1
            remarks = [r["code"] for r in row["remarks"] if r["code"] != "no_space_after_number"]
            print(f"game {row['game']} (line {row['line']}): read {row['plies']} half-moves, the oracle {fact['plies']}; {remarks}; {found}")
        else:
            different.append(row["game"])
            print(f"game {row['game']} (line {row['line']}): {found}")
    print(f"{same} games agree, {len(different)} differ, {stopped} were read to another half-move, {cut} places cut differently")
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
