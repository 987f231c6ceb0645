#!/bin/sh
# Installs what is missing and builds what is named (site, console, server, test-programs) if its sources have changed since.
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

. tools/node.sh
if ! "$node" -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 24 ? 0 : 1)'; then
  echo "Node 24 or newer is needed on this platform" >&2
  exit 1
fi

# One number for everything below some folders that a build is made of.
sources_of() {
  find "$@" -name node_modules -prune -o -name build -prune -o -name .react-router -prune -o -name '*.test.*' -prune -o -type f -print |
    LC_ALL=C sort | tr '\n' '\0' | xargs -0 cat package-lock.json | digest
}
# How the server's bundles are written.
bundling="tools/bundle-server.ts apps/web/vite/server-output.ts"
# Built already from these very sources? $1: which, $2: what proves it, $3: their number; the rest builds it.
build_if_stale() {
  name=$1 proof=$2 sources=$3
  shift 3
  if [ -f "$proof" ] && [ "$(cat ".cache/built-$name" 2>/dev/null || true)" = "$sources" ]; then return; fi
  echo "Building the $name..."
  "$@" > ".cache/build-$name.log" 2>&1 || { cat ".cache/build-$name.log" >&2; exit 1; }
  echo "$sources" > ".cache/built-$name"
}
for what in "$@"; do
  case $what in
    site) build_if_stale site apps/web/build/server/index.js "$(sources_of apps/web packages locales)" npm run --silent build:site ;;
    console)
      build_if_stale console apps/backoffice/build/client/index.html "$(sources_of apps/backoffice packages locales)" npm run --silent build:console ;;
    server)
      build_if_stale server apps/server/build/server/main.cjs \
        "$(sources_of apps/server/src packages locales/languages.json $bundling)" "$node" tools/bundle-server.ts src/main.ts server ;;
    test-programs)
      build_if_stale test-programs apps/server/build/test-programs/betting-server.cjs \
        "$(sources_of apps/server/src apps/server/tests packages locales/languages.json $bundling)" "$node" tools/bundle-server.ts tests/programs test-programs ;;
    *) echo "$what: there are site, console, server and test-programs" >&2; exit 1 ;;
  esac
done
