import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { checkoutSeed } from './tools/suites/checkout-seed.ts';

/** `server` and `e2e` share one PostgreSQL, started once per run; each file gets a database of its own from a migrated template. */
const database = './apps/server/tests/harness/global-setup.ts';

/** Only what hangs takes as long, however busy the machine is; what is waited for comes when it comes. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 100_000 } } };

/** Suites that tools/test.ts leaves out because nothing that they depend on has changed since they passed. */
const proven = process.env.PROVEN_SUITES?.split(',') ?? [];

/** Servers killed, games played by their second implementation, every screen looked at, every rule of the browser tried, every journey's taps counted and every scaffold built: most of the time that all tests take, and left to CI (docs/decisions/0052). */
const leftToCi =
  process.env.TESTS === 'quick'
    ? [
        'apps/server/tests/faults/**',
        'apps/server/tests/second-implementation/**',
        'apps/web/e2e/journeys/**',
        'apps/web/e2e/rules/**',
        'apps/web/e2e/screens/**',
        'apps/backoffice/e2e/**',
        'tools/new.test.ts',
      ]
    : [];

export default defineConfig({
  test: {
    // The same number for all projects, so that their files share the workers instead of one project waiting for the other.
    maxWorkers: Math.max(2, availableParallelism()),
    pool: 'forks',
    // An assertion says in full what it found: the run that failed is often the only one that can.
    chaiConfig: { truncateThreshold: 0 },
    ...patience,
    env: { SEED: String(checkoutSeed()) },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Pure code leaves nothing behind: files share a process, and what they import is read once.
          isolate: false,
          setupFiles: ['./tools/suites/seed-properties.ts'],
          include: [
            'packages/**/*.test.ts',
            'packages/**/*.test.tsx',
            'tools/**/*.test.ts',
            'apps/web/app/**/*.test.ts',
            'apps/web/app/**/*.test.tsx',
            'apps/backoffice/app/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...leftToCi, ...proven],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...leftToCi],
          globalSetup: [database],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // The place at which a change is decided upon; who writes one sees each red at once (docs/decisions/0047).
          retry: process.env.CI === 'true' ? 1 : 0,
          include: ['apps/web/e2e/**/*.test.ts', 'apps/backoffice/e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...leftToCi],
          globalSetup: [database, './apps/web/e2e/shared-site-setup.ts'],
        },
      },
    ],
  },
});
