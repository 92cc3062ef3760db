#!/usr/bin/env bash
# Builds the desk with its page, serves it, and measures it: claims on a game of 100 moves, 200 mixed
# questions a second, a hall of 500 games, and the page on a slow phone. Arguments go to the client:
# SECONDS RATE.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
make -C "$root" web
cargo build --locked --release --manifest-path "$root/Cargo.toml" --package hakem
cargo build --release --manifest-path "$here/Cargo.toml"
program=$(cargo metadata --format-version 1 --no-deps --manifest-path "$root/Cargo.toml" | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')/release/hakem
client=$(cargo metadata --format-version 1 --no-deps --manifest-path "$here/Cargo.toml" | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')/release/desk-bench
data=$(mktemp -d)
trap 'kill "$server" 2>/dev/null; rm -rf "$data"' EXIT
HAKEM_LOG=warn "$program" serve --listen 127.0.0.1:0 --data "$data" --metrics > "$data/out" &
server=$!
until grep -q 'http://' "$data/out" 2>/dev/null; do sleep 0.1; done
address=$(sed -n 's/.*http:\/\/\([0-9.:]*\).*/\1/p' "$data/out" | head -1)
"$client" "$address" "$@"
python3 "$here/hall.py" "$program"
node "$here/page.mjs" "$program"
