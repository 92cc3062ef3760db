"""Runs programs and measures them."""
import json
import os
import shutil
import statistics
import subprocess
import sys
import time


class Run:
    """What a run took and gave: seconds by the wall and of the processor, greatest memory in MB."""

    def __init__(self, command):
        begin = time.perf_counter()
        child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.output = child.stdout.read()
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = self.code = os.waitstatus_to_exitcode(status)
        self.wall = time.perf_counter() - begin
        self.cpu = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss // 1024


def audit(hakem, path, *more):
    """An audit; its summary is in `found`."""
    run = Run([hakem, "audit", path, "--json", *more])
    if run.code not in (0, 1):
        sys.exit(f"hakem audit {path} ended with {run.code}")
    run.found = json.loads(run.output)
    return run


def pairs(one, other, times, pick):
    """The median ratio of two runs made one after the other, and the last of each."""
    ratios, last = [], None
    for _ in range(times):
        last = one(), other()
        ratios.append(pick(last[0]) / pick(last[1]))
    return statistics.median(ratios), *last


def wall(run):
    return run.wall


def cpu(run):
    return run.cpu


def is_there(program, what):
    """Whether a program is installed; else says what is left out."""
    # Debian keeps pgn-extract among the games, where root does not look.
    found = shutil.which(program, path=os.environ.get("PATH", os.defpath) + ":/usr/games")
    if not found:
        print(f"{program} is not installed: {what}")
    return found


def head(path, size):
    """The first games of a file, about so many bytes of them."""
    with open(path, "rb") as file:
        text = file.read(size)
    if len(text) < size:
        return text
    ends = [text.rfind(gap + b"[Event ") + len(gap) for gap in (b"\n\n", b"\n\r\n") if gap + b"[Event " in text]
    return text[:max(ends, default=size)]


def repeated(path, to, size):
    """Repeats the games of a file until there are so many bytes."""
    with open(path, "rb") as file:
        text = file.read().rstrip() + b"\n\n"
    with open(to, "wb") as file:
        while file.tell() < size:
            file.write(text)
