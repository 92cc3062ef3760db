"""Holds the rows of `hakem audit` against an independent oracle, and against positions of which it is
known that the player without the move cannot mate."""
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "records"))
from compare_oracle import pairs
from runs import is_there

FACTS = ("threefold", "fivefold", "fifty", "seventyfive")


def rows(hakem, path, work, *more):
    out = os.path.join(work, "agreement.jsonl")
    subprocess.run([hakem, "audit", path, "--out", out, "--json", *more],
                   stdout=subprocess.DEVNULL, check=True)
    with open(out, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def files(paths):
    """The files of games among the paths, and in the folders among them."""
    for path in paths:
        names = sorted(os.listdir(path)) if os.path.isdir(path) else [""]
        found = [os.path.join(path, name) if name else path for name in names
                 if not name or name.endswith((".pgn", ".pgn.zst"))]
        if not found or not os.path.exists(found[0]):
            print(f"{path}: no games there, nothing to compare")
            continue
        yield from found


def plain(path, work):
    """A path under which the oracle can read the file; none where it cannot be unpacked."""
    if not path.endswith(".zst"):
        return path
    if not is_there("zstd", f"{path} is not compared"):
        return None
    text = os.path.join(work, "unpacked.pgn")
    subprocess.run(["zstd", "-q", "-d", "-f", path, "-o", text], check=True)
    return text


def agreement(hakem, oracle, paths, work):
    """Compares, game by game, when each thing first stood on the board, and how the game ended."""
    if not os.path.exists(oracle):
        print(f"{oracle} is not there: rows are not compared with an independent program")
        return 0
    differences = 0
    for path in files(paths):
        unpacked = plain(path, work)
        if unpacked is None:
            continue
        ours = rows(hakem, path, work)
        text = subprocess.run([sys.executable, oracle, unpacked], capture_output=True, text=True, check=True)
        theirs = [json.loads(line) for line in text.stdout.splitlines()]
        counts = {name: [0, 0] for name in (*FACTS, "checkmate", "stalemate")}
        cut = 0
        for fact, row in paired(theirs, ours):
            cut += row is None
            if row is None or fact["plies"] != row["plies"]:
                continue
            found = {name: row[f"{name}_ply"] for name in FACTS}
            end = row["ground"] if row["certain"] else None
            for name in FACTS:
                counts[name][0] += found[name] is not None
                counts[name][1] += fact[name] is not None
            for name in ("checkmate", "stalemate"):
                counts[name][0] += end == name
                counts[name][1] += fact["end"] == name
            apart = [name for name in FACTS if found[name] != fact[name]]
            if apart:
                print(f"{path}, game {row['game']}: {apart}")
                differences += 1
        told = ", ".join(f"{name} {a} ({b})" for name, (a, b) in counts.items())
        print(f"{path}: {len(ours)} games; ours (oracle): {told}; {cut} places cut differently")
    return differences


def paired(facts, rows):
    """What the oracle and we say of the same game; of a place that is cut differently, what both know of it."""
    for theirs, ours in pairs(facts, rows):
        # A fragment without moves is what the oracle makes of stray words between two games.
        theirs = [fact for fact in theirs if fact["plies"] > 0]
        if len(theirs) == len(ours):
            yield from zip(theirs, ours)
        else:
            yield None, None


def unwinnable(hakem, path, work):
    """Each position as a game that was lost on time by the player having the move."""
    if not os.path.exists(path):
        print(f"{path} is not there: positions of which the answer is known are not asked")
        return 0
    games = os.path.join(work, "unwinnable.pgn")
    count = 0
    with open(path, encoding="utf-8") as source, open(games, "w", encoding="utf-8") as out:
        for line in source:
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            fen = line.split("\t")[-1]
            result = "0-1" if fen.split()[1] == "w" else "1-0"
            out.write(f'[Event "Composed"]\n[Result "{result}"]\n[Termination "Time forfeit"]\n'
                      f'[SetUp "1"]\n[FEN "{fen}"]\n\n{result}\n\n')
            count += 1
    found = rows(hakem, games, work)
    wrong = [row for row in found if "flag_but_cannot_mate" not in row["findings"]]
    # Stalemate and a dead position had ended the game before any flag could fall.
    open_yet = [row for row in wrong if not (row["certain"] and row["consistent"] is False)]
    print(f"{path}: flag_but_cannot_mate in {count - len(wrong)} of {count}, "
          f"over before the flag fell in {len(wrong) - len(open_yet)}, neither in {len(open_yet)}")
    for row in open_yet[:20]:
        print(f"  game {row['game']}: {row['ground']} {row['findings']} {row['remarks']}")
    return len(open_yet) + abs(len(found) - count)
