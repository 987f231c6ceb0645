#!/bin/sh
# Starts Touchline: installs what is missing, builds what has changed, then becomes the server.
# Runs on whatever Node is installed; the server itself runs on the Node that the project brings along.
set -eu
cd "$(dirname "$0")/.."
sh tools/build.sh site console server
exec sh tools/serve.sh apps/server/build/server/main.cjs "$@"
