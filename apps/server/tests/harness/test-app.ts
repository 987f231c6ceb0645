import path from 'node:path';
import type { OperatorRole } from '@touchline/contract/call';
import type { FeedSource } from '@touchline/feed/feed-events';
import type { InjectOptions } from 'fastify';
import { type App, createApp } from '../../src/app.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { type Config, type Role, readConfig } from '../../src/platform/config.ts';
import { createPlatform } from '../../src/platform/create-platform.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { freshDb } from './fresh-db.ts';
import type { WireReply } from './request-over.ts';
import { createTestOperator, type TestOperator } from './test-operator.ts';
import { createTestPlayer, type NewTestPlayer, type TestPlayer } from './test-player.ts';
import { CHEAP_PASSWORDS } from './test-settings.ts';

export interface TestAppOptions {
  /** All but `web` and `ingest` where absent. */
  readonly roles?: readonly Role[];
  /** An existing database (a second process over the same one); a fresh one where absent. */
  readonly databaseUrl?: string;
  readonly clock?: Clock;
  readonly config?: Partial<Config>;
  /** In place of the simulator; needs the role `ingest`. */
  readonly source?: FeedSource;
}

export interface TestApp {
  readonly app: App;
  readonly platform: Platform;
  readonly databaseUrl: string;
  /** One request without a network; JSON in and out. */
  request(options: InjectOptions): Promise<WireReply>;
  /** A new registered player with money (in EUR, as decimal text) and ways to call as that player. */
  player(options?: NewTestPlayer): Promise<TestPlayer>;
  /** A new operator of some roles (all where none are named), signed in. */
  operator(
    roles?: readonly OperatorRole[],
    of?: { readonly brandIds?: readonly number[] | null; readonly host?: string },
  ): Promise<TestOperator>;
  close(): Promise<void>;
}

/** The whole server in this process over a database of its own, started, without listening. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const databaseUrl = options.databaseUrl ?? (await freshDb());
  const roles = new Set<Role>(options.roles ?? ['api', 'push', 'settle', 'jobs']);
  const config: Config = {
    ...readConfig({ LOG_LEVEL: process.env.TEST_LOG ?? 'silent', PORT: '0', DEMO: '0', TRUSTED_PROXIES: '127.0.0.1' }, []),
    // Tests add brands of their own, by numbers that those of the project may have as well.
    brandsFolder: path.join(import.meta.dirname, 'brands'),
    roles,
    vaultKeys: [new Uint8Array(32).fill(7)],
    // Many test files share the processors: what is refused under load is a test of its own (admission.test.ts).
    queueTargetMs: 3_600_000,
    ...CHEAP_PASSWORDS,
    statementTimeoutMs: 30_000,
    ...options.config,
  };
  const { platform, close } = await createPlatform(config, databaseUrl, options.clock ? { clock: options.clock } : {});
  const app = await createApp(platform, options.source ? { source: options.source } : {});
  await app.start();
  await app.server.ready();
  const request = (wanted: InjectOptions): Promise<WireReply> => app.server.inject(wanted);
  return {
    app,
    platform,
    databaseUrl,
    request,
    player: (wanted = {}) => createTestPlayer({ app, platform, request }, wanted),
    operator: (wanted, of) => createTestOperator({ app, request }, wanted, of),
    async close() {
      await app.stop();
      await close();
    },
  };
}
