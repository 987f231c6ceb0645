# Sets $node, to be read by other scripts: the Node of the project, or the installed one where no package exists for this platform.
node=node_modules/.bin/node
if ! "$node" --version >/dev/null 2>&1; then node=node; fi
