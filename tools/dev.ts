// The server with the site's sources through Vite, restarted when its own sources change. Data stays in .data.
import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const watched = ['apps/server/src', 'apps/server/migrations', 'apps/server/functions', 'packages', 'locales'].map(
  (folder) => `--watch-path=${path.join(ROOT, folder)}`,
);
const server = spawn(
  process.execPath,
  [...watched, '--watch-preserve-output', path.join(ROOT, 'apps/server/src/main.ts'), '--dev', ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
