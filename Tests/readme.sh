#!/usr/bin/env bash
# Does what README.md tells people to do, and compares the answers it prints.
#
# An HTML comment in front of a block says how:
#   <!-- ci: start -->            runs in the background; it starts the server (on a free port, by NEXTFIELD_PORT)
#   <!-- ci: server -->           runs against that server; localhost:8080 is replaced by its address
#   <!-- ci: run -->              runs by itself
#   <!-- ci: package -->          a Swift program of another package that depends on this one
#   <!-- ci: skip because ... --> is not run, for a reason that is said
# A block of json or text right behind is what the block prints; json may have other white space, members in order.
# A sh block without such a comment is an error.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD

work=$(mktemp -d)
server=
finish() {
    local status=$?
    if [ -n "$server" ]; then
        kill -- "-$server" 2>/dev/null || true
        wait "$server" || { echo "readme: the server ended with $? on SIGTERM" >&2; status=1; }
    fi
    rm -rf "$work"
    exit "$status"
}
trap finish EXIT
trap 'exit 130' INT TERM

# Root in a container often has no sudo, and needs none.
if ! command -v sudo >/dev/null && [ "$(id -u)" = 0 ]; then
    mkdir "$work/bin"
    printf '#!/bin/sh\nexec "$@"\n' >"$work/bin/sudo"
    chmod +x "$work/bin/sudo"
    PATH=$work/bin:$PATH
fi

die() { echo "readme: $*" >&2; exit 1; }

# Each marked block becomes NUMBER.MARK, what stands right behind it NUMBER.answer.KIND.
awk -v out="$work" '
    /^<!-- ci: / { mark = $3; next }
    !fence && /^```/ {
        fence = 1
        kind = substr($0, 4)
        file = ""
        if (mark != "") {
            number += 1
            file = sprintf("%s/%02d.%s", out, number, mark)
            owner = file
            sub(/[^.]*$/, "answer.", owner)
            printf "" > file
        } else if (kind == "sh") {
            print "README.md:" NR ": a block of sh that nothing says how to run" > "/dev/stderr"
            exit 1
        } else if (owner != "" && (kind == "json" || kind == "text")) {
            file = owner kind
            owner = ""
        } else {
            owner = ""
        }
        mark = ""
        next
    }
    fence && /^```/ { fence = 0; next }
    fence && file != "" { print > file }
    # An answer stands behind its block with a sentence between them at most.
    !fence && /^#|^\|/ { owner = "" }
' README.md

same_json() {
    python3 -c '
import json, sys
got, want = (json.dumps(json.load(open(path))) for path in sys.argv[1:])
sys.exit(f"got  {got}\nwant {want}" if got != want else 0)' "$1" "$2"
}

compare() {
    local number=$1 got=$2
    if [ -f "$work/$number.answer.json" ]; then
        same_json "$got" "$work/$number.answer.json" || die "block $number answers something else"
    elif [ -f "$work/$number.answer.text" ]; then
        diff "$got" "$work/$number.answer.text" || die "block $number prints something else"
    fi
}

# Runs a block in a process group of its own, so that what it starts can be told to stop with it.
start() {
    local block
    block=$(cat "$1")
    set -m
    # The shell outlives the signal by its trap, and so can tell how the server ended.
    NEXTFIELD_PORT=0 bash -euo pipefail -c "trap : TERM; $block" </dev/null >"$work/log" 2>&1 &
    server=$!
    set +m
    port=
    while [ -z "$port" ]; do
        kill -0 "$server" 2>/dev/null || { cat "$work/log" >&2; die "the server did not start"; }
        sleep 0.2
        port=$(sed -n 's/^nextfield .* listening on http:.*:\([0-9]*\) .*/\1/p' "$work/log" | head -n 1)
    done
}

package() {
    mkdir -p "$work/app/Sources/app"
    cp "$1" "$work/app/Sources/app/main.swift"
    cat >"$work/app/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "app",
    dependencies: [.package(name: "nextfield", path: "$root")],
    targets: [.executableTarget(name: "app", dependencies: [.product(name: "Forms", package: "nextfield")])])
SWIFT
    swift run --package-path "$work/app"
}

port=
count=0
for block in "$work"/[0-9]*.*; do
    number=${block##*/}
    number=${number%%.*}
    case ${block##*.} in
        start) start "$block" ;;
        server)
            [ -n "$port" ] || die "block $number needs a server, and none was started"
            sed "s/localhost:8080/localhost:$port/g" "$block" >"$block.sh"
            NEXTFIELD_PORT=$port bash -euo pipefail "$block.sh" >"$work/got" || die "block $number failed"
            ;;
        run) bash -euo pipefail "$block" >"$work/got" || { cat "$work/got"; die "block $number failed"; } ;;
        package) package "$block" >"$work/got" || die "block $number does not build or run" ;;
        skip | json | text) continue ;;
        *) die "block $number has a comment that says nothing known" ;;
    esac
    compare "$number" "$work/got"
    count=$((count + 1))
done
[ "$count" -gt 0 ] || die "no block was run"
echo "readme: $count blocks do what they say"
