import { defineConfig } from 'vitest/config';

/** `server` and `e2e` share one PostgreSQL, started once per run; each file gets a database of its own from a migrated template. */
const database = './apps/server/tests/harness/global-setup.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'packages/**/*.test.tsx',
            'tools/**/*.test.ts',
            'apps/web/app/**/*.test.ts',
            'apps/web/app/**/*.test.tsx',
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          // What is waited for comes when it comes: the default second is little on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          globalSetup: [database],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          pool: 'forks',
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['apps/web/e2e/**/*.test.ts'],
          expect: { poll: { timeout: 30_000 } },
          globalSetup: [database, './apps/web/e2e/shared-site-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'forks',
          maxWorkers: 2,
        },
      },
    ],
  },
});
