#!/bin/sh
# Starts Touchline: installs what is missing, builds the site if its sources changed, then becomes the server.
# Runs on whatever Node is installed; the server itself runs on the Node that the project brings along.
set -eu
cd "$(dirname "$0")/.."

digest() { if command -v sha256sum >/dev/null 2>&1; then sha256sum; else shasum -a 256; fi | cut -c1-64; }

# Installed already for this very lock file?
mkdir -p .cache
lock=$(digest < package-lock.json)
if [ ! -x node_modules/.bin/vite ] || [ "$(cat .cache/installed 2>/dev/null || true)" != "$lock" ]; then
  echo "Installing packages..."
  npm install --no-audit --no-fund --loglevel=error
  digest < package-lock.json > .cache/installed
fi

# The Node of the project; where no package exists for this platform, the installed one must be new enough.
node=node_modules/.bin/node
if ! "$node" --version >/dev/null 2>&1; then node=node; fi
if ! "$node" -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 24 ? 0 : 1)'; then
  echo "Node 24 or newer is needed on this platform" >&2
  exit 1
fi

# One number for everything below some folders that a build is made of.
sources_of() {
  find "$@" -name node_modules -prune -o -name build -prune -o -name .react-router -prune -o -name '*.test.*' -prune -o -type f -print |
    LC_ALL=C sort | tr '\n' '\0' | xargs -0 cat package-lock.json | digest
}
# Built already from these very sources? $1: which, $2: what proves it, $3: their number; the rest builds it.
build_if_stale() {
  name=$1 proof=$2 sources=$3
  shift 3
  if [ -f "$proof" ] && [ "$(cat ".cache/built-$name" 2>/dev/null || true)" = "$sources" ]; then return; fi
  echo "Building the $name..."
  "$@" > ".cache/build-$name.log" 2>&1 || { cat ".cache/build-$name.log" >&2; exit 1; }
  echo "$sources" > ".cache/built-$name"
}
build_if_stale site apps/web/build/server/index.js "$(sources_of apps/web packages)" npm run --silent build
build_if_stale server apps/server/build/server/main.cjs "$(sources_of apps/server/src packages tools/bundle-server.ts)" "$node" tools/bundle-server.ts

export NODE_ENV=production
# Compiled code of the last start: a third of the time to the first answer.
export NODE_COMPILE_CACHE="$PWD/.cache/node"
# A start makes much that stays: with room for it the collector runs a few times less.
exec "$node" --min-semi-space-size=16 apps/server/build/server/main.cjs "$@"
