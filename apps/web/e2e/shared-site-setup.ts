import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startBuiltServer } from '../../server/tests/harness/built-server.ts';
import { freshDb } from '../../server/tests/harness/fresh-db.ts';
import type {} from '../../server/tests/harness/global-setup.ts';
import { launchBrowser } from './browser.ts';
import { BUILD } from './build-place.ts';
import { worldComputed } from './world-computed.ts';

export interface Login {
  readonly login: string;
  readonly password: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a site that all files of a run look at; empty where the site is not built. */
    sharedSite: string;
    /** Who may sign in to it: a player with money, an operator with every role. */
    demoPlayer: Login;
    demoOperator: Login;
    /** Where the run's browser is to be had; empty where none starts. */
    browser: string;
  }
}

const loginOf = (output: string, who: string): Login => {
  const [, login = '', password = ''] = new RegExp(`Demo ${who}.*: login (\\S+), password (\\S+)`).exec(output) ?? [];
  return { login, password };
};

/**
 * One site over the simulated world for all tests that only look (its first seconds, when the whole world is computed, are spent once), and one
 * browser.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowser().catch((error: unknown) => {
    console.error('no browser starts:', error);
    return undefined;
  });
  project.provide('browser', browser?.wsEndpoint() ?? '');
  const server = existsSync(BUILD)
    ? await startBuiltServer({
        env: { DATABASE_URL: await freshDb(project.getProvidedContext()), FEED: 'simulator', SEED: '7', LOG_LEVEL: 'info' },
      })
    : undefined;
  if (server) await worldComputed(server);
  project.provide('sharedSite', server?.url ?? '');
  project.provide('demoPlayer', loginOf(server?.output() ?? '', 'player'));
  project.provide('demoOperator', loginOf(server?.output() ?? '', 'operator'));
  return async () => {
    await browser?.close();
    await server?.stop();
  };
}
