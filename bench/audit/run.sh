#!/usr/bin/env bash
# Measures `hakem audit` against other programs and against itself, and compares it with an oracle.
# usage: run.sh FILE.pgn [--size MEGABYTES] [--times N] [--project FILE.pgn]
#               [--oracle ORACLE.py PGN|FOLDER...] [--unwinnable FILE.fen]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
if [ -z "${HAKEM:-}" ]; then
    cargo build --release --quiet --manifest-path "$root/Cargo.toml" --target-dir "$target" -p hakem
fi
if [ -z "${PLAIN:-}" ]; then
    cargo build --release --quiet --manifest-path "$here/../records/Cargo.toml" --target-dir "$target/bench"
fi
exec python3 "$here/measure.py" \
    --hakem "${HAKEM:-$target/release/hakem}" --plain "${PLAIN:-$target/bench/release/plain-loop}" "$@"
