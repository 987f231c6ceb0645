import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const isProgram = (file: string): boolean => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
};

/** The first of several programs that is installed: full paths, or names to look for on the PATH. */
export function findProgram(names: readonly (string | undefined)[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of names) {
    if (!name) continue;
    const found = path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name));
    const program = found.find(isProgram);
    if (program) return program;
  }
  return undefined;
}

/** Installs a package of the system where that is possible without asking anybody; true if it worked. */
export function installSystemPackage(name: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  console.log(`installing ${name}...`);
  const run = (args: string[]): boolean =>
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
    0;
  const install = ['install', '-y', '--no-install-recommends', name];
  return run(install) || (run(['update']) && run(install));
}

/** The browser without a window of its own: the same pages at half the processor time. */
const HEADLESS = 'chromium-headless-shell';

/** Chromium for the browser tests: CHROME_PATH, its headless shell, which Debian has a package of, or whatever is installed. */
export const findBrowser = (): string | undefined =>
  findProgram([process.env.CHROME_PATH, HEADLESS]) ??
  (installSystemPackage(HEADLESS) ? findProgram([HEADLESS]) : undefined) ??
  findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ??
  (installSystemPackage('chromium') ? findProgram(['chromium']) : undefined);

/** The message broker for tests of several processes. */
export const findNats = (): string | undefined =>
  findProgram([process.env.NATS_SERVER_PATH, 'nats-server']) ??
  (installSystemPackage('nats-server') ? findProgram(['nats-server']) : undefined);
