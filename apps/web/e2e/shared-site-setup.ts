import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { freshDb } from '../../server/tests/harness/fresh-db.ts';
import { startServerProcess } from '../../server/tests/harness/server-process.ts';
import { BUILD } from './build-place.ts';
import { worldComputed } from './world-computed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a site that all files of a run look at; empty where the site is not built. */
    sharedSite: string;
  }
}

/** One site over the simulated world for all tests that only look: its first seconds, when the whole world is computed, are spent once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(BUILD)) {
    project.provide('sharedSite', '');
    return async () => {};
  }
  const database = await freshDb(project.getProvidedContext());
  const server = await startServerProcess({ env: { DATABASE_URL: database, FEED: 'simulator', SEED: '7', DEMO: '1', LOG_LEVEL: 'info' } });
  await worldComputed(server);
  project.provide('sharedSite', server.url);
  return async () => {
    await server.stop();
  };
}
