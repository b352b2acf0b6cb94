#!/bin/bash
# Where a request's user time goes, in instructions: profile.sh [--binary FILE] [--lines N]
#
# callgrind counts instructions, so the figures are the same from run to run however busy the machine is: what a change
# gains or loses shows in them when the clock can't tell. An instruction is no constant time: a retain or a release has
# few, but is atomic, and costs as much as twenty others.
# apt-get install valgrind wrk curl
set -euo pipefail
cd "$(dirname "$0")/../.."

lines=25 binary='' port=${PERFORMANCE_PORT:-18180}
while [ $# -gt 0 ]; do
    case $1 in
        --binary) binary=$(realpath "$2"); shift ;;
        --lines) lines=$2; shift ;;
        *) sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
    esac
    shift
done
if [ -z "$binary" ]; then
    swift build -c release --static-swift-stdlib --product nextfield >&2
    binary=$(swift build -c release --static-swift-stdlib --show-bin-path)/nextfield
fi

here=$PWD/Tests/Performance
work=$(mktemp -d)
server=
finish() {
    if [ -n "$server" ]; then kill "$server" 2>/dev/null && wait "$server"; fi
    rm -rf "$work"
}
trap finish EXIT
cd "$work"
strip -g -o nextfield "$binary" # valgrind 3.19 can't read Swift's debug information, and needs only the names
SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=profile \
    ./nextfield serve --host 127.0.0.1 --port "$port" --threads 1 2>log &
server=$!
for _ in $(seq 100); do
    curl -s -o answer -m 2 "127.0.0.1:$port/healthz" && break
    sleep 0.2
done
[ -s answer ] || { cat log >&2; exit 1; }

load() { timeout 60 wrk -t1 -c64 -d"$1s" --timeout 30s -s "$here/post.lua" "http://127.0.0.1:$port/register" -- "$here/register.json"; }
load 2 >/dev/null
callgrind_control --zero "$server" >/dev/null
requests=$(load 4 | awk '/^wrk: / && $6 == 0 { print $2 }')
callgrind_control --dump "$server" >/dev/null
[ "${requests:-0}" -gt 100 ] || { echo 'profile: too few requests were answered with 200' >&2; exit 1; }

# Mangled names are one word; what is left of "file:name [binary]" is the name.
table() {
    callgrind_annotate --show-percs=no --threshold=100 "$@" profile.1 2>/dev/null | grep -E '^ *[0-9,]+ +[^ ]*:' |
        awk -v n="$requests" '{ count = $1; gsub(",", "", count); sub(/^ *[0-9,]+ +[^:]*:/, ""); sub(/ \[.*/, ""); printf "%9.1f  %s\n", count / n, $0 }'
}
itself() { table | grep -vE 'clone|start_thread|LoopThread|HTTPListenerAAC5start'; } # a thread's first frames hold all of it
readable() {
    swift demangle --compact | sed -E 's/\(([A-Za-z]+) in _[0-9A-F]+\)/\1/g; s/function signature specialization <[^>]*> of //g' |
        cut -c1-160
}
calls() { # how often a function is called per request
    awk -v name="$1" -v n="$requests" '
        /^c?fn=\([0-9]+\) / { id = $1; sub(/^c?fn=/, "", id); known[id] = $2 }
        /^cfn=/ { id = $1; sub(/^cfn=/, "", id) }
        /^calls=/ && known[id] == name { split($1, c, "="); sum += c[2] }
        END { printf "%.1f", sum / n }' profile.1
}

echo "instructions per request: $(callgrind_annotate profile.1 2>/dev/null | awk -v n="$requests" '/PROGRAM TOTALS/ { gsub(",", "", $1); printf "%d", $1 / n }') ($requests requests)"
echo "calls per request: $(calls swift_retain) swift_retain, $(calls swift_release) swift_release, $(calls swift_allocObject) swift_allocObject, $(calls swift_beginAccess) swift_beginAccess"
for module in Forms FormsJSON HTTP1 HTTPListener NextFieldService; do
    printf '  %6d in %s itself\n' "$(itself | awk -v prefix="\\\$s[A-Za-z]*${#module}$module" '$2 ~ "^" prefix { s += $1 } END { printf "%d", s }')" $module
done
echo; echo 'itself:'; itself | head -"$lines" | readable
echo; echo 'with all it calls:'; table --inclusive=yes | head -"$lines" | readable
