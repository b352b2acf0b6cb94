#!/bin/bash
# What a verdict costs as forms grow, what a line of judge --ndjson costs, and how long a thousand forms take to load:
# forms.sh [--lines N]. Prints Markdown. A C or Python floor would say nothing here, so jq reading and writing the same
# lines (jq -c .) is measured beside it.
# apt-get install jq python3 time
set -euo pipefail
cd "$(dirname "$0")/../.."

lines=100000
if [ "${1:-}" = --lines ]; then lines=$2; fi
swift build -c release --static-swift-stdlib --product nextfield >&2
nextfield=$(swift build -c release --static-swift-stdlib --show-bin-path)/nextfield
work=$(mktemp -d)
server=
finish() {
    if [ -n "$server" ]; then kill "$server" 2>/dev/null && wait "$server"; fi
    rm -rf "$work"
}
trap finish EXIT

cat > "$work/make.py" <<'PY'
import json, sys
kinds = [
    ({"type": "text", "required": True, "maxLength": 80}, "Ada Lovelace", ""),
    ({"type": "email", "required": True, "maxLength": 254}, "ada@example.com", "ada@"),
    ({"type": "number", "min": 1, "max": 100, "step": 0.5}, "7.5", "7.3"),
    ({"type": "date", "min": "2020-01-01", "max": "2030-12-31"}, "2026-02-28", "2026-02-30"),
    ({"type": "text", "pattern": "[A-Z]{2}-\\d{4}", "messages": {"patternMismatch": "AB-1234"}}, "AB-1234", "AB1234"),
]
def form(name, count):
    fields = [dict(kinds[i % 5][0], name=f"f{i}", label=f"Field {i}", autocomplete="off") for i in range(count)]
    return {"name": name, "title": name, "fields": fields}
def snapshot(count, wrong):
    return {"values": {f"f{i}": kinds[i % 5][2 if wrong and i % 10 < 5 else 1] for i in range(count)}}
what, folder = sys.argv[1], sys.argv[2]
if what == "many":
    for i in range(1000):
        json.dump(form(f"form{i}", 50), open(f"{folder}/form{i}.json", "w"))
else:
    count, lines = int(sys.argv[3]), int(sys.argv[4])
    json.dump(form("form", count), open(f"{folder}/form.json", "w"))
    pair = [json.dumps(snapshot(count, wrong)) + "\n" for wrong in (False, True)]
    with open(f"{folder}/lines", "w") as out:
        for i in range(lines): out.write(pair[i % 2])
PY

measure() { # CPU seconds, wall seconds and peak kilobytes of a command that may exit with 1
    /usr/bin/time -q -o "$work/time" -f '%U %S %e %M' "$@" > "$work/out" || [ $? = 1 ]
    awk '{ printf "%.3f %.3f %d", $1 + $2, $3, $4 }' "$work/time"
}

echo "$(date +%F), $(nproc) cores, $(swift --version 2>/dev/null | head -1)"
echo
echo '| fields | lines | CPU us a line | a field | peak MB | jq -c . us a line |'
echo '| --- | --- | --- | --- | --- | --- |'
for count in 10 100 500; do
    rows=$((lines * 10 / count))
    python3 "$work/make.py" one "$work" "$count" "$rows"
    read -r cpu _ peak <<< "$(measure "$nextfield" judge --forms "$work/form.json" --ndjson form < "$work/lines")"
    [ "$(wc -l < "$work/out")" = "$rows" ] || { echo "forms: not every line was answered" >&2; exit 1; }
    read -r floor _ _ <<< "$(measure jq -c . "$work/lines")"
    awk -v n="$count" -v r="$rows" -v c="$cpu" -v p="$peak" -v f="$floor" 'BEGIN {
        printf "| %d | %d | %.2f | %.3f | %.1f | %.2f |\n", n, r, c * 1e6 / r, c * 1e6 / r / n, p / 1024, f * 1e6 / r }'
done
awk -v n="$((lines * 10))" 'BEGIN { line = "{\"values\":{\"email\":\"ada@example.com\",\"password\":\"short\",\"confirmPassword\":\"shot\"}}"
    for (i = 0; i < n; i++) print line }' > "$work/lines"
read -r cpu wall peak <<< "$(measure "$nextfield" judge --ndjson register < "$work/lines")"
echo
awk -v n="$((lines * 10))" -v c="$cpu" -v w="$wall" -v p="$peak" 'BEGIN {
    printf "- register, %d lines: %.2f us of CPU a line, %.1f s in all, at most %.1f MB.\n", n, c * 1e6 / n, w, p / 1024 }'

mkdir "$work/many"
python3 "$work/make.py" many "$work/many"
read -r cpu wall peak <<< "$(measure "$nextfield" check "$work/many")"
awk -v c="$cpu" -v w="$wall" 'BEGIN { printf "- check of 1,000 forms of 50 fields: %.2f s, %.2f s of CPU.\n", w, c }'
began=$(date +%s%N)
"$nextfield" serve --host 127.0.0.1 --port 0 --forms "$work/many" 2> "$work/log" &
server=$!
until grep -q listening "$work/log"; do kill -0 "$server"; sleep 0.01; done
awk -v b="$began" -v e="$(date +%s%N)" -v m="$(awk '/VmRSS/ { print $2 }' "/proc/$server/status")" 'BEGIN {
    printf "- serve of them: listening after %.2f s, %.0f MB resident.\n", (e - b) / 1e9, m / 1024 }'
