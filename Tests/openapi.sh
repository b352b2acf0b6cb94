#!/usr/bin/env bash
# Holds openapi.yaml against the built server: the document is valid OpenAPI, every example is answered exactly as it
# says, header fields included, HEAD says what GET says, GET /openapi.yaml is this very file, form files satisfy the
# schema that is served, and schemathesis finds nothing, with every check it has.
#
# From a clean clone it takes about 3 minutes. It needs Swift, libssl-dev, python3 with venv (Debian: python3-venv),
# and PyPI. OPENAPI_VENV names a folder to keep the Python tools in, so that a second run need not install them.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
server=
finish() {
    local status=$?
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null || true
        wait "$server" || { echo "openapi: the server ended with $? on SIGTERM" >&2; status=1; }
    fi
    rm -rf "$work"
    exit "$status"
}
trap finish EXIT
trap 'exit 130' INT TERM

venv=${OPENAPI_VENV:-$work/venv}
if [ ! -x "$venv/bin/st" ]; then
    python3 -m venv "$venv"
    # The data that schemathesis makes up depends on all of these, so they are pinned together with the seed below.
    "$venv/bin/pip" install --quiet --disable-pip-version-check \
        openapi-spec-validator==0.9.0 schemathesis==4.32.5 hypothesis==6.170.17 PyYAML==6.0.4
fi

swift build --product nextfield
: >"$work/log"  # the server makes it too, but perhaps not before it is read
"$(swift build --show-bin-path)/nextfield" serve --host 127.0.0.1 --port 0 2>"$work/log" &
server=$!
url=
for _ in $(seq 100); do
    url=$(sed -n 's/.* listening on \(http:[^ ]*\).*/\1/p' "$work/log" | head -n 1)
    [ -z "$url" ] || break
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
done
if [ -z "$url" ]; then
    echo "openapi: the server did not start:" >&2
    cat "$work/log" >&2
    exit 1
fi

"$venv/bin/openapi-spec-validator" openapi.yaml
"$venv/bin/python" Tests/openapi.py openapi.yaml "$url"
"$venv/bin/python" Tests/schema.py "$url"

contract=$PWD/openapi.yaml
cd "$work"  # schemathesis leaves its notes in the current folder
"$venv/bin/st" run "$contract" --url "$url" --checks all --phases examples,coverage,fuzzing \
    --max-examples 50 --seed 9457 --generation-database none --continue-on-failure --no-color
echo "openapi: all is as the document says"
