#!/usr/bin/env bash
# Measures `hakem judge --json` against a plain loop on one file, and compares it with an oracle.
# usage: run.sh FILE.pgn [ORACLE.py]
set -euo pipefail
file=${1:?usage: run.sh FILE.pgn [ORACLE.py]}
oracle=${2:-}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
cargo build --release --quiet --manifest-path "$root/Cargo.toml" -p hakem
cargo build --release --quiet --manifest-path "$here/Cargo.toml" --target-dir "$target/bench"
hakem=${HAKEM:-$target/release/hakem}
plain=$target/bench/release/plain-loop
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 - "$hakem" "$plain" "$file" <<'PY'
import os, resource, subprocess, sys

hakem, plain, path = sys.argv[1:]


def run(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, after.ru_maxrss


ratios = []
for _ in range(5):
    ours, memory = run([hakem, "judge", "--json", path])
    theirs, _ = run([plain, path])
    ratios.append(theirs / ours)
    print(f"judge {ours:.2f} s, plain loop {theirs:.2f} s, throughput of the judge {theirs / ours:.2f} of the plain loop")
print(f"median {sorted(ratios)[2]:.2f} of the plain loop; peak memory of the judge at most {memory // 1024} MB")
PY

if command -v valgrind >/dev/null; then
    head -c 1500000 "$file" > "$work/part.pgn"
    for command in "$hakem judge --json" "$plain"; do
        # shellcheck disable=SC2086
        valgrind --tool=callgrind --callgrind-out-file=/dev/null $command "$work/part.pgn" 2>&1 >/dev/null |
            sed -n "s/.*refs: */instructions on 1.5 MB, $(basename "${command%% *}"): /p"
    done
fi

if [ -n "$oracle" ]; then
    python3 "$here/compare_oracle.py" "$hakem" "$oracle" "$file"
    python3 "$here/compare_oracle.py" "$hakem" "$oracle" "$file" --limit 2000 --ahead
else
    echo "No oracle given: the comparison game by game is left out."
fi
