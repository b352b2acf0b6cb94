#!/bin/bash
# What one request costs: nextfield beside a C floor and nginx's canned answer. README.md says what each figure means.
#
#   measure.sh [--quick | --long] [--check] [--binary FILE] [--rounds N] [--seconds N]
#
#   --quick    2 rounds of 2 s instead of 5 of 5 s
#   --long     also a million requests through one process: do the last cost what the first did?
#   --check    exit 1 where a budget that does not depend on the machine's speed is missed
#   --binary   measure this nextfield instead of building one
#
# Progress goes to standard error, the tables in Markdown to standard output. Loopback only; ends only what it started.
set -euo pipefail
cd "$(dirname "$0")/../.."

rounds=5 seconds=5 long=false check=false binary=''
while [ $# -gt 0 ]; do
    case $1 in
        --quick) rounds=2 seconds=2 ;;
        --long) long=true ;;
        --check) check=true ;;
        --binary) binary=$(realpath "$2"); shift ;;
        --rounds) rounds=$2; shift ;;
        --seconds) seconds=$2; shift ;;
        *) sed -n '2,10s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
    esac
    shift
done

port=${PERFORMANCE_PORT:-18180} # and the two above it
connections=64
server_core=0 load_core=1
here=Tests/Performance
work=$(mktemp -d)
started=()
stop() {
    for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || continue; done
    for pid in "${started[@]}"; do wait "$pid" 2>/dev/null || continue; done
    started=()
}
trap 'stop; rm -rf "$work"' EXIT
say() { printf '[%3ds] %s\n' $SECONDS "$*" >&2; }
die() { echo "measure: $*" >&2; exit 1; }
for tool in wrk nginx gcc strip curl taskset awk; do
    command -v "$tool" >/dev/null || die "needs $tool (apt-get install wrk nginx-light gcc binutils curl util-linux)"
done
[ "$(nproc)" -ge 2 ] || die "needs two cores: one for the server, one for the load"

# ---- what is measured ------------------------------------------------------------------------------------------------

if [ -z "$binary" ]; then
    say "build nextfield"
    swift build -c release --static-swift-stdlib --product nextfield >&2
    binary=$(swift build -c release --static-swift-stdlib --show-bin-path)/nextfield
fi
strip -o "$work/nextfield" "$binary"
for program in floor idle start; do gcc -O2 -o "$work/$program" "$here/$program.c"; done
gcc -O2 -shared -fPIC -o "$work/allocations.so" "$here/allocations.c"
ulimit -n "$(ulimit -Hn)"

# nextfield PORT [OPTION…]: the command line of a server, for `start_server` and for `start.c`.
nextfield() {
    local at=$1; shift
    command=("$work/nextfield" serve --host 127.0.0.1 --port "$at" --max-connections 16384 --idle-timeout 600 "$@")
}

# start_server CORES PORT COMMAND…: leaves the process in $server and returns once it answers.
start_server() {
    local cores=$1 at=$2; shift 2
    taskset -c "$cores" "$@" >"$work/server.log" 2>&1 &
    server=$!
    started+=("$server")
    for _ in $(seq 100); do
        kill -0 "$server" 2>/dev/null || break
        curl -s -o /dev/null -m 1 "127.0.0.1:$at/healthz" && return
        sleep 0.05
    done
    cat "$work/server.log" >&2
    die "no answer from: $*"
}

stop_server() { kill "$server"; wait "$server" || [ $? = 143 ]; }

# load PORT SECONDS CORES THREADS: prints requests, microseconds, p50 and p99; anything but 200s ends the run.
load() {
    timeout $(($2 + 30)) taskset -c "$3" wrk -t"$4" -c$connections -d"$2s" --timeout 10s \
        -s $here/post.lua "http://127.0.0.1:$1/register" -- $here/register.json >"$work/wrk.log" 2>&1 || die "wrk failed"
    awk '/^wrk: / { if ($6 != 0) exit 1; print $2, $3, $4, $5; found = 1 } END { exit !found }' "$work/wrk.log" ||
        { cat "$work/wrk.log" >&2; die "port $1 did not answer every request with 200"; }
}

# User and system time of a process so far, in microseconds.
cpu_time() { sed 's/.*) //' "/proc/$1/stat" | awk -v hz="$(getconf CLK_TCK)" '{ print $12 * 1e6 / hz, $13 * 1e6 / hz }'; }

# measure NAME PID PORT SECONDS CORES THREADS: adds a line to rounds.txt. Times are in microseconds, `busy` in percent.
echo name requests rate p50 p99 user system cpu busy >"$work/rounds.txt"
measure() {
    local before after took
    before=$(cpu_time "$2")
    took=$(load "$3" "$4" "$5" "$6")
    after=$(cpu_time "$2")
    echo "$1 $took $before $after" | awk '{ u = $8 - $6; s = $9 - $7
        print $1, $2, $2 * 1e6 / $3, $4, $5, u / $2, s / $2, (u + s) / $2, 100 * (u + s) / $3 }' \
        >>"$work/rounds.txt"
    tail -1 "$work/rounds.txt" |
        awk '{ printf "       %-10s %6.2f us a request, %6d requests/s, %3.0f %% busy\n", $1, $8, $3, $9 }' >&2
}

# values NAME COLUMN: what rounds.txt has in that column of NAME's lines.
values() { awk -v name="$1" -v column="$2" 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } $1 == name { print $at[column] }' "$work/rounds.txt"; }
middle() { sort -g | awk '{ v[NR] = $1 } END { m = (NR + 1) / 2; printf "%.2f", (v[int(m)] + v[int(m + 0.5)]) / 2 }'; }
median() { values "$1" "$2" | middle; }
# ratio A B COLUMN: the median of the rounds' own ratios, so that a slow minute of the machine weighs on both sides.
ratio() { paste <(values "$1" "$3") <(values "$2" "$3") | awk '{ print $1 / $2 }' | middle; }

resident() { awk '/^VmRSS/ { printf "%.1f", $2 / 1024 }' "/proc/$1/status"; }
allocations() { od -An -td8 -N8 "$work/allocations" | tr -d ' '; }
divide() { awk "BEGIN { printf \"%.${3:-2}f\", $1 / $2 }"; }

# ---- nextfield, the floor and nginx, in turns ------------------------------------------------------------------------

nextfield "$port" --threads 1
start_server $server_core "$port" "${command[@]}"
nextfield_pid=$server
nextfield_resident=$(resident "$nextfield_pid")

# The others answer as many bytes: the floor the very same, nginx its own head and a body that makes up the difference.
ask() { curl -s -i -m 5 -H 'Content-Type: application/json' --data-binary @$here/register.json "127.0.0.1:$1/register"; }
ask "$port" >"$work/answer"
head -1 "$work/answer" | grep -q ' 200' || { cat "$work/answer" >&2; die "nextfield did not answer 200"; }
grep -q '"tooShort".*"notEqual"' "$work/answer" || die "not the two faults that the request has"
size=$(stat -c %s "$work/answer")

start_server $server_core $((port + 1)) "$work/floor" $((port + 1)) "$work/answer"
floor_pid=$server
floor_resident=$(resident "$floor_pid")

start_nginx() { # BODY_BYTES
    sed "s|FOLDER|$work|; s|PORT|$((port + 2))|; s|ANSWER|$(printf "%$1s" | tr ' ' x)|" $here/nginx.conf >"$work/nginx.conf"
    start_server $server_core $((port + 2)) nginx -e stderr -c "$work/nginx.conf"
    nginx_pid=$(cat "/proc/$server/task/$server/children")
    nginx_pid=${nginx_pid% }
}
start_nginx 100
head_size=$(($(ask $((port + 2)) | wc -c) - 100))
stop_server
start_nginx $((size - head_size - 1)) # its Content-Length has one digit more now
nginx_resident=$(resident "$nginx_pid")
say "an answer has $size bytes, nginx's has $(ask $((port + 2)) | wc -c)"

for round in $(seq "$rounds"); do
    say "round $round of $rounds, $seconds s each"
    order=(floor nginx nextfield)
    [ $((round % 2)) = 1 ] || order=(nextfield nginx floor)
    for name in "${order[@]}"; do
        case $name in
            floor) measure floor "$floor_pid" $((port + 1)) "$seconds" $load_core 1 ;;
            nginx) measure nginx "$nginx_pid" $((port + 2)) "$seconds" $load_core 1 ;;
            nextfield) measure nextfield "$nextfield_pid" "$port" "$seconds" $load_core 1 ;;
        esac
    done
done
loaded_resident=$(resident "$nextfield_pid")

# ---- what one request asks of the kernel and of the heap -------------------------------------------------------------

say "system calls"
system_calls='not measured (needs perf and root)' calls_per_request=''
events=raw_syscalls:sys_enter # the sum; the others say which
for call in epoll_wait epoll_pwait epoll_ctl recvfrom read sendto write writev futex; do events+=,syscalls:sys_enter_$call; done
if perf stat -e raw_syscalls:sys_enter -o "$work/perf.txt" true 2>/dev/null; then
    perf stat -x ' ' -e "$events" -o "$work/perf.txt" -p "$nextfield_pid" &
    perf_pid=$!
    started+=("$perf_pid")
    sleep 1
    requests=$(load "$port" 2 $load_core 1 | cut -d' ' -f1)
    kill -INT "$perf_pid"
    wait "$perf_pid" || [ $? = 130 ] # the SIGINT
    calls_per_request=$(awk -v n="$requests" '$2 ~ /^raw_syscalls/ { printf "%.2f", $1 / n }' "$work/perf.txt")
    system_calls=$(awk -v n="$requests" '$1 > n / 1000 && sub("syscalls:sys_enter_", "", $2) {
        printf "%s%.3f %s", (k++ ? ", " : ""), $1 / n, $2 }' "$work/perf.txt")
fi

say "allocations"
nextfield $((port + 3)) --threads 1
start_server $server_core $((port + 3)) env LD_PRELOAD="$work/allocations.so" ALLOCATIONS="$work/allocations" "${command[@]}"
load $((port + 3)) 1 $load_core 1 >/dev/null
before=$(allocations)
requests=$(load $((port + 3)) 2 $load_core 1 | cut -d' ' -f1)
allocations_per_request=$(divide "($(allocations) - $before)" "$requests")
stop_server

# ---- memory, start, size ---------------------------------------------------------------------------------------------

# idle PID PORT PATH: resident MB with 10,000 kept-alive connections open, each answered once.
idle() {
    mkfifo "$work/hold"
    "$work/idle" "$2" 10000 "$3" <"$work/hold" >"$work/idle.log" &
    local opener=$!
    started+=("$opener")
    exec 9>"$work/hold"
    for _ in $(seq 300); do
        [ -s "$work/idle.log" ] && break
        kill -0 "$opener" || die "could not open 10,000 connections to port $2"
        sleep 0.1
    done
    resident "$1"
    exec 9>&-
    wait "$opener"
    rm "$work/hold"
}
say "10,000 idle connections"
nextfield_idle=$(idle "$nextfield_pid" "$port" /healthz)
floor_idle=$(idle "$floor_pid" $((port + 1)) /)
nginx_idle=$(idle "$nginx_pid" $((port + 2)) /)

say "start"
nextfield $((port + 3)) --threads 1
read -r start_median start_slowest < <("$work/start" $((port + 3)) 20 "${command[@]}")

# ---- after a million, and two loops ----------------------------------------------------------------------------------

million=''
if $long; then
    say "a million requests through one process"
    nextfield $((port + 3)) --threads 1
    start_server $server_core $((port + 3)) "${command[@]}"
    measure first "$server" $((port + 3)) 3 $load_core 1
    resident_before=$(resident "$server")
    requests=$(load $((port + 3)) 30 $load_core 1 | cut -d' ' -f1)
    measure last "$server" $((port + 3)) 3 $load_core 1
    million="CPU per request $(median last cpu) us after $requests others, $(median first cpu) us at first; resident $(resident "$server") MB, $resident_before MB at first"
    stop_server
fi

say "one loop and two, on the same cores"
if [ "$(nproc)" -ge 4 ]; then both=0,1 loaders=2,3; else both=0,1 loaders=0,1; fi
for threads in 1 2; do
    nextfield $((port + 3)) --threads $threads
    start_server $both $((port + 3)) "${command[@]}"
    for _ in 1 2 3; do measure "loops$threads" "$server" $((port + 3)) 2 $loaders 2; done
    stop_server
done

# ---- the tables ------------------------------------------------------------------------------------------------------

row() { # NAME LABEL
    printf '| %s | %s | %s | %s | %.0f | %.2f | %.2f | %s | %s | %.0f %% |\n' "$2" "$(median "$1" cpu)" "$(median "$1" user)" \
        "$(median "$1" system)" "$(median "$1" rate)" "$(divide "$(median "$1" p50)" 1000)" \
        "$(divide "$(median "$1" p99)" 1000)" "$(ratio "$1" floor cpu)" "$(ratio "$1" nginx cpu)" "$(median "$1" busy)"
}
budget() { # WHAT AT_MOST MEASURED
    local verdict='' # empty where there is no number to compare
    if [[ $3 =~ ^[0-9.]+$ ]]; then
        verdict=$(awk "BEGIN { print ($3 <= $2) ? \"met\" : \"**missed**\" }")
        [ "$verdict" = met ] || missed+=("$1: $3, at most $2")
    fi
    printf '| %s | %s | %s | %s |\n' "$1" "$2" "$3" "$verdict"
}
against_floor=$(ratio nextfield floor cpu)
user=$(median nextfield user)
binary_size=$(divide "$(stat -c %s "$work/nextfield")" 1048576 1)
missed=()

echo "$(date -u +%F), $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), $(nproc) cores, Linux $(uname -r),"
echo "$(swift --version 2>&1 | grep -om1 'Swift version [0-9.]*'), nginx $(nginx -v 2>&1 | sed 's|.*/||'), $rounds rounds of $seconds s, commit $(git rev-parse --short HEAD 2>/dev/null || echo unknown)"
echo
echo '| server, one core | CPU us/request | user | system | requests/s | p50 ms | p99 ms | to floor | to nginx | busy |'
echo '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |'
row floor 'C floor'
row nginx 'nginx, canned'
row nextfield '**nextfield**'
echo
echo '| nextfield | at most | measured | |'
echo '| --- | --- | --- | --- |'
budget 'CPU per request, times the floor' 1.25 "$against_floor"
budget 'user time per request, us' 3 "$user"
missed=() # a busy machine may miss those two; --check is about the rest
budget 'system calls per request' 2.25 "${calls_per_request:-$system_calls}"
budget 'heap allocations per request' 12 "$allocations_per_request"
budget 'resident at start, MB' 15 "$nextfield_resident"
budget 'resident with 10,000 idle connections, MB' 50 "$nextfield_idle"
budget 'start to first answer, ms (median of 20)' 30 "$(divide "$start_median" 1000 1)"
budget 'static binary, stripped, MB' 25 "$binary_size"
echo
echo "- System calls per request under load: $system_calls."
echo "- Resident MB at start and with 10,000 idle connections: nextfield $nextfield_resident and $nextfield_idle (after the load $loaded_resident), nginx's worker $nginx_resident and $nginx_idle, floor $floor_resident and $floor_idle."
echo "- Start to first answer: median $(divide "$start_median" 1000 1) ms, slowest $(divide "$start_slowest" 1000 1) ms of 20."
[ -z "$million" ] || echo "- $million."
shared='the load has two cores of its own'
[ $both = $loaders ] && shared='server and load share the two cores, so the CPU per request tells how two loops scale, not the requests/s'
for threads in 1 2; do
    printf -- '- Loops: %s. %.0f requests/s at %s us of CPU each.\n' $threads "$(median loops$threads rate)" "$(median loops$threads cpu)"
done
echo "  ($shared)"

if $check && [ ${#missed[@]} -gt 0 ]; then
    printf 'measure: missed %s\n' "${missed[@]}" >&2
    exit 1
fi
