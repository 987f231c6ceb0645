import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FeedEventBody } from '@touchline/feed/feed-events';
import type { Config } from '../../src/platform/config.ts';
import { freePort } from '../../src/platform/db/free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const SERVE = path.join(ROOT, 'tools/serve.sh');
const START_TIMEOUT_MS = 250_000;
/** The part of the tester's own environment that a program needs; settings of the product come from the test alone. */
const PASSED_ON = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TZ', 'CI'];

/** `server` is what `npm start` runs; the others are of tests/programs: the same server with another feed, built by the same bundler. */
export type BuiltProgram = 'server' | 'betting-server';

const FILES: Readonly<Record<BuiltProgram, string>> = {
  server: path.join(ROOT, 'apps/server/build/server/main.cjs'),
  'betting-server': path.join(ROOT, 'apps/server/build/test-programs/betting-server.cjs'),
};

/** The key that test-app.ts has too: servers over one database read what the others sealed. */
export const SHARED_VAULT_KEY = '07'.repeat(32);

/** Environment of the programs of tests/programs besides the settings: the size of their world, and settings that no environment reaches. */
export interface ProgramOptions {
  readonly matches?: number;
  readonly liveMatches?: number;
  readonly settings?: Partial<Config>;
}

/** The next thing that a scripted feed says of a match; or it falls silent for longer than it may, or is back with all its prices. */
export type Said = { readonly match: number; readonly body: FeedEventBody } | { readonly silent: boolean };

export interface BuiltServerOptions {
  /**
   * Settings as README.md names them. Without DATABASE_URL and DATA_DIR the server gets a folder of its own, which goes with it; with
   * DATABASE_URL the vault key of the harness.
   */
  readonly env?: Readonly<Record<string, string>>;
  /** As after `npm start --`. */
  readonly args?: readonly string[];
  readonly program?: BuiltProgram;
  readonly options?: ProgramOptions;
}

export interface BuiltServer {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** To the scripted feed of `betting-server`. */
  say(match: number, body: FeedEventBody): void;
  /** Lets that feed fall silent, and speak again. */
  hush(silent: boolean): void;
  /** As the system would: no clean-up of any kind. Nothing where it has ended already. */
  kill(): Promise<void>;
  /** As an operator would; gives the exit code, null where a signal ended it. */
  stop(): Promise<number | null>;
}

/** A folder for DATA_DIR; PostgreSQL runs as another user and has to get in. */
export function makeDataDir(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-data-'));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/**
 * The built server in a process of its own, through the script by which `npm start` becomes it, on a free port. Resolves when it says that
 * it is ready, rejects with its output if it ends instead.
 */
export async function startBuiltServer({
  env = {},
  args = [],
  program = 'server',
  options = {},
}: BuiltServerOptions = {}): Promise<BuiltServer> {
  if (!fs.existsSync(FILES[program])) throw new Error(`${FILES[program]} is not there: npm run build`);
  const port = Number(env.PORT ?? (await freePort()));
  const ownFolder = env.DATABASE_URL === undefined && env.DATA_DIR === undefined ? makeDataDir() : undefined;
  const place = ownFolder ? { DATA_DIR: ownFolder } : env.DATABASE_URL === undefined ? {} : { VAULT_KEYS: SHARED_VAULT_KEY };
  const passedOn = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  const child = spawn('sh', [SERVE, FILES[program], ...args], {
    env: {
      ...passedOn,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      // Many test files share the processors: what is refused under load is a test of its own.
      QUEUE_TARGET_MS: '3600000',
      // Tests say from which address a visitor comes.
      TRUSTED_PROXIES: '127.0.0.1',
      ...place,
      ...env,
      ...(program === 'server' ? {} : { PROGRAM_OPTIONS: JSON.stringify(options) }),
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(program === 'server' ? [] : ['ipc' as const])],
    // Results of selections hold large whole numbers.
    serialization: 'advanced',
  });
  let output = '';
  const ended = (once(child, 'exit') as Promise<[number | null]>).then(async ([code]) => {
    if (ownFolder) await fs.promises.rm(ownFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    return code;
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`no start within ${START_TIMEOUT_MS / 1000} s\n${output}`));
    }, START_TIMEOUT_MS);
    const take = (text: Buffer): void => {
      output += String(text);
      if (!output.includes('Touchline is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code}\n${output}`));
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    say: (match, body) => void child.send({ match, body } satisfies Said),
    hush: (silent) => void child.send({ silent } satisfies Said),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
