#!/bin/sh
# Becomes a built server: $1 is its file, the rest its options. Whatever is started in production or by a test is started here, so that both
# run with the same settings.
set -eu
cd "$(dirname "$0")/.."
. tools/node.sh
export NODE_ENV=production
# Compiled code of the last start: a third of the time to the first answer.
export NODE_COMPILE_CACHE="$PWD/.cache/node"
# Left to itself the collector lets garbage grow to a gigabyte before it looks: it begins at 32 MB and again at a fifth more than stayed.
# An arena for each thread, and a threshold that grows with the largest block freed, keep what is freed: one arena, given back from 128 KB.
export MALLOC_ARENA_MAX=1
export MALLOC_TRIM_THRESHOLD_=131072
# People and bets come before whatever else the machine does, where the system lets us say so and nobody else has (systemd's Nice=, NICENESS=0).
# Threads that tell the world step back by themselves (features/feed/threads/lower-priority.ts).
niceness="${NICENESS:--10}"
first=
if [ "$(nice)" = 0 ] && [ -z "$(nice -n "$niceness" true 2>&1)" ]; then first="nice -n $niceness"; fi
exec $first "$node" --min-semi-space-size=8 --max-semi-space-size=8 --initial-old-space-size=64 --heap-growing-percent=20 "$@"
