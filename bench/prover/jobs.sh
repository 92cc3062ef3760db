#!/usr/bin/env bash
# How `hakem winnable` gains from a second core, and that neither time nor memory grows out of
# proportion with the file.
#
#   bench/prover/jobs.sh FILE [TIMES]
#
# The file's positions are taken TIMES times (10 if not said). Prints, for the file once and that
# many times, with one job and with two: seconds, peak memory, microseconds a position; then the
# ratio of one job to two, and the same for two processes that run beside each other, which is what
# the machine itself gives.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
file=${1:?name a file of positions} times=${2:-10}
[[ -r $file ]] || { echo "there is no file $file" >&2; exit 2; }
cargo build --locked --release --package hakem
hakem=${CARGO_TARGET_DIR:-target}/release/hakem
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
grep -v '^#' "$file" >"$work/1"
for ((n = 0; n < times; n++)); do cat "$work/1"; done >"$work/$times"

run() { # FILE JOBS: seconds and kilobytes
    /usr/bin/time -f '%e %M' "$hakem" winnable --jobs "$2" "$1" 2>&1 >/dev/null | tail -n 1
}

declare -A seconds
for size in 1 "$times"; do
    lines=$(wc -l <"$work/$size")
    for jobs in 1 2; do
        read -r elapsed kilobytes < <(run "$work/$size" "$jobs")
        seconds[$size.$jobs]=$elapsed
        awk -v n="$lines" -v j="$jobs" -v s="$elapsed" -v k="$kilobytes" 'BEGIN {
            printf "%d positions, %d job(s): %.2f s, %.1f MB, %.2f us a position\n", n, j, s, k / 1024, s / n * 1e6 }'
    done
done
begun=$(date +%s.%N)
run "$work/$times" 1 >/dev/null & run "$work/$times" 1 >/dev/null
wait
awk -v one="${seconds[$times.1]}" -v two="${seconds[$times.2]}" -v a="$begun" -v b="$(date +%s.%N)" 'BEGIN {
    printf "two jobs are %.2f times as fast as one; two processes beside each other %.2f times\n", one / two, 2 * one / (b - a) }'
