import type { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type BuiltServer, startBuiltServer } from '../../server/tests/harness/built-server.ts';
import { freshDb } from '../../server/tests/harness/fresh-db.ts';
import type {} from '../../server/tests/harness/global-setup.ts';
import { until } from '../../server/tests/harness/until.ts';
import { launchBrowser } from './browser.ts';
import { BUILD_PATH } from './build-path.ts';

export interface Login {
  readonly login: string;
  readonly password: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a site that all files of a run look at; empty where the site is not built. */
    sharedSite: string;
    /** A file that is there once that site's world is computed. */
    worldComputed: string;
    /** The operators who may sign in to it: a player with money, an operator with every role. */
    demoPlayer: Login;
    demoOperator: Login;
    /** The address of the run's browser; empty where none starts. */
    browser: string;
  }
}

/** As the server tells it a moment after it is ready. */
async function readLogin(server: BuiltServer, who: 'player' | 'operator'): Promise<Login> {
  const read = () => new RegExp(`Demo ${who}.*: login (\\S+), password (\\S+)`).exec(server.output());
  await until(`a demo ${who}`, () => read() !== null);
  const [, login = '', password = ''] = read() ?? [];
  return { login, password };
}

const NOBODY: Login = { login: '', password: '' };

/**
 * One site over the simulated world for all tests that only look (its first seconds, when the whole world is computed, are spent once, beside
 * the tests that do not need it), and one browser.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowser().catch((error: unknown) => {
    console.error('no browser starts:', error);
    return undefined;
  });
  project.provide('browser', browser?.wsEndpoint() ?? '');
  const server = fs.existsSync(BUILD_PATH)
    ? await startBuiltServer({
        env: { DATABASE_URL: await freshDb(project.getProvidedContext()), FEED: 'simulator', SEED: '7', LOG_LEVEL: 'info' },
      })
    : undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-world-'));
  const computed = path.join(folder, 'computed');
  if (server)
    void until('the whole simulated world', () => server.output().includes('the feed is complete')).then(
      () => fs.writeFileSync(computed, ''),
      (error: unknown) => console.error(error),
    );
  project.provide('worldComputed', computed);
  project.provide('sharedSite', server?.url ?? '');
  project.provide('demoPlayer', server ? await readLogin(server, 'player') : NOBODY);
  project.provide('demoOperator', server ? await readLogin(server, 'operator') : NOBODY);
  const close = async (): Promise<void> => {
    await browser?.close();
    await server?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  // With the last of their files where the run says when that is (tools/suites/browser-tests-over.ts), with the run otherwise.
  let closed: Promise<void> | undefined;
  const run: EventEmitter = process;
  run.once('touchline:browser-tests-over', () => {
    closed ??= close();
    closed.catch((error: unknown) => console.error(error));
  });
  return () => (closed ??= close());
}
