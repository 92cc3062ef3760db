#!/usr/bin/env bash
# Sends what the OpenAPI document allows, and what it does not, to every route of a served desk, and
# fails where the desk does. schemathesis is installed into a folder of its own.
#
#   schema.sh PATH-TO-HAKEM [FOLDER-FOR-PYTHON]
#
# EXAMPLES says how many requests are made up for each route (50).
set -euo pipefail
program=$(realpath "$1")
python=$(realpath -m "${2:-${TMPDIR:-/tmp}/hakem-schemathesis}")
if [ ! -x "$python/bin/schemathesis" ]; then
    # Rust and Node are all that is asked of a machine: without Python, or its packages, the tests
    # of the desk in Rust have to do.
    python3 -m venv "$python" && "$python/bin/pip" install --quiet schemathesis==4.32.5 || {
        echo "schemathesis cannot be installed: the API was not asked what its document allows" >&2
        exit 0
    }
fi
data=$(mktemp -d)
trap 'kill "$server" 2>/dev/null; rm -rf "$data"' EXIT
HAKEM_LOG=error "$program" serve --listen 127.0.0.1:0 --data "$data" --metrics > "$data/out" &
server=$!
until grep -q 'http://' "$data/out" 2>/dev/null; do
    kill -0 "$server" # else it has ended
    sleep 0.1
done
address=$(sed -n 's/.*\(http:\/\/[0-9.:]*\).*/\1/p' "$data/out" | head -1)
cd "$data" # what it remembers goes with the rest
"$python/bin/schemathesis" run "$address/api/openapi.json" \
    --exclude-path /api/watch/events `# never ends` \
    --checks not_a_server_error --mode all --max-examples "${EXAMPLES:-50}" --request-timeout 60
