#!/bin/sh
# Runs all tests: installs packages and builds what they run, then hands over to tools/test.ts on the project's own Node.
set -eu
cd "$(dirname "$0")/.."
# What does not build is a failure that the last line counts.
sh tools/build.sh site console server test-programs || export BUILD_FAILED=1
. tools/node.sh
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
exec "$node" tools/test.ts "$@"
