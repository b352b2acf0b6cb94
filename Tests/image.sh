#!/bin/bash
# Builds the Dockerfile as committed and proves what the image promises, with no registry and no daemon: image.sh
#
# Debian 12, root, Swift in PATH; apt-get install buildah podman runc mmdebstrap curl. It takes two minutes.
# Stand-ins for the two base images are made from Debian's packages and this machine's toolchain, and kept in
# IMAGE_STATE (/var/tmp/nextfield-image: 450 MB, may be removed at any time; a stand-in older than a day is made anew).
set -euo pipefail
cd "$(dirname "$0")/.."

state=${IMAGE_STATE:-/var/tmp/nextfield-image}
port=${IMAGE_PORT:-18080} # on 127.0.0.1, and the one above it
image=localhost/nextfield:test
mkdir -p "$state"
step() { printf '[%3ds] %s\n' $SECONDS "$*"; }
die() { echo "image: $*" >&2; exit 1; }
for tool in buildah podman runc mmdebstrap curl swift; do
    command -v "$tool" >/dev/null || die "needs $tool (apt-get install buildah podman runc mmdebstrap curl; Swift in PATH)"
done

# Where cgroups are hybrid and root may not raise its limits, crun and podman's own defaults refuse; this works everywhere.
cat >"$state/containers.conf" <<'CONF'
[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
CONF
export CONTAINERS_CONF=$state/containers.conf
storage=(--root "$state/root" --runroot "$state/run" --storage-driver overlay)
b() { buildah "${storage[@]}" "$@"; }
p() { podman "${storage[@]}" "$@" 2> >(grep -v 'systemd' >&2); } # without systemd podman grumbles about its health timers

context=$(mktemp -d)
containers=()
cleanup() {
    for id in "${containers[@]}"; do p rm -f -t 1 "$id" >/dev/null; done
    rm -rf "$context"
}
trap cleanup EXIT

# ---- the bases -------------------------------------------------------------------------------------------------------

# Whether an image was made within a day: its packages should be as fresh as a rebuild's would be.
fresh() {
    local made
    made=$(b inspect --type image --format '{{.Docker.Created}}' "$1" 2>/dev/null) || return 1
    [ $(($(date +%s) - $(date -d "${made%% +*}Z" +%s))) -lt 86400 ]
}
debian=docker.io/library/debian:bookworm-slim
swift=docker.io/library/swift:6.3-bookworm
toolchain=$(realpath "$(dirname "$(readlink -f "$(command -v swiftc)")")/../..") # mounted, not copied: it has gigabytes
if ! fresh $debian; then
    step 'stand-in for debian:bookworm-slim'
    sources=()
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources; do [ -s $file ] && sources+=("$file"); done
    mmdebstrap -q --variant=minbase bookworm - "${sources[@]}" | p import -q -c 'CMD ["bash"]' - $debian >/dev/null
fi
if ! fresh $swift; then
    step 'stand-in for swift:6.3-bookworm'
    builder=$(b from --pull-never $debian)
    b run --isolation chroot --network host "$builder" -- sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends binutils-gold gcc libc6-dev libgcc-12-dev libstdc++-12-dev pkg-config \
        tzdata git libcurl4 libxml2 libsqlite3-0 libncurses6 libedit2 zlib1g-dev >/dev/null 2>&1 && rm -rf /var/lib/apt/lists/*'
    b config --env "PATH=$toolchain/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" "$builder"
    b commit -q --rm "$builder" $swift >/dev/null
fi

# ---- the image -------------------------------------------------------------------------------------------------------

step 'build'
git archive HEAD | tar -x -C "$context"
timeout 900 buildah "${storage[@]}" bud --pull-never --isolation chroot --network host --format docker \
    --volume "$toolchain:$toolchain:ro" -t $image "$context" >"$state/build.log" 2>&1 ||
    { tail -50 "$state/build.log" >&2; die "the Dockerfile does not build"; }

# start ENVIRONMENT… -- ARGUMENT…: runs the image as locked down as it gets; leaves its id in $id, its process in $pid.
start() {
    local environment=()
    while [ "$1" != -- ]; do environment+=(--env "$1"); shift; done
    shift
    id=$(p run -d --health-interval=disable --memory 64m --pids-limit 32 --network host --read-only --cap-drop ALL \
        --security-opt no-new-privileges "${environment[@]}" $image "$@")
    containers+=("$id")
    pid=$(p inspect --format '{{.State.Pid}}' "$id")
}
answers() { # PORT
    for _ in $(seq 50); do curl -fs -m 2 -o /dev/null "127.0.0.1:$1/healthz" && return; sleep 0.1; done
    p logs "$id" >&2
    die "no answer on port $1"
}
# podman enforces no timeout of HEALTHCHECK itself.
healthy() { timeout 10 podman "${storage[@]}" healthcheck run "$id" >/dev/null 2>&1; }
holds() { # FILE OF /proc, PATTERN, CLAIM
    grep -qE "$2" "/proc/$pid/$1" || { cat "/proc/$pid/$1" >&2; die "not so: $3"; }
    step "$3"
}

start "NEXTFIELD_HOST=127.0.0.1" "NEXTFIELD_PORT=$port" --
answers "$port"
step 'answers, by its own default command'
holds status '^Uid:\s+10001\s+10001\s+10001\s+10001$' 'not root'
holds status '^CapEff:\s+0+$' 'no capabilities'
holds status '^CapBnd:\s+0+$' 'and none to be had'
holds status '^NoNewPrivs:\s+1$' 'no new privileges'
holds mounts '^[^ ]+ / [^ ]+ ro,' 'its root file system is read-only'
! p exec "$id" /bin/sh -c true >/dev/null 2>&1 || die "there is a shell in the image"
step 'no shell'
verdict=$(curl -fsS -m 5 "127.0.0.1:$port/login" -d email=ada@example.com -d password=12345678)
[[ $verdict == *'"valid":true'* || $verdict == *'"valid": true'* ]] || die "POST /login answers $verdict"
step 'judges a login'
healthy || die "HEALTHCHECK says unhealthy of a server that answers"
step 'healthy'

before=$(date +%s%N)
p stop -t 5 "$id" >/dev/null
code=$(p inspect --format '{{.State.ExitCode}}' "$id")
[ "$code" = 0 ] || die "exit code $code on SIGTERM"
step "SIGTERM: exit 0 after $((($(date +%s%N) - before) / 1000000)) ms"

start "NEXTFIELD_HOST=127.0.0.1" "NEXTFIELD_PORT=$port" -- serve --port $((port + 1))
answers $((port + 1))
! healthy || die "HEALTHCHECK says healthy where nothing listens"
step 'unhealthy where nothing listens'

p image prune -f >/dev/null
step "image: $(p image inspect --format '{{.Size}}' $image | awk '{ printf "%.1f MB", $1 / 1e6 }'), $(
    p image inspect --format '{{len .RootFS.Layers}}' $image) layer"
