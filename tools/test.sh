#!/bin/sh
# Runs all tests: installs packages if they are stale, then hands over to tools/test.ts on the project's own Node.
set -eu
cd "$(dirname "$0")/.."

digest() { if command -v sha256sum >/dev/null 2>&1; then sha256sum; else shasum -a 256; fi | cut -c1-64; }

mkdir -p .cache
if [ ! -x node_modules/.bin/vitest ] || [ "$(cat .cache/installed 2>/dev/null || true)" != "$(digest < package-lock.json)" ]; then
  echo "Installing packages..."
  npm install --no-audit --no-fund --loglevel=error
  digest < package-lock.json > .cache/installed
fi

node=node_modules/.bin/node
if ! "$node" --version >/dev/null 2>&1; then node=node; fi
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
exec "$node" tools/test.ts "$@"
