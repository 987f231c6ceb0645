import type { FeedEventBody } from '@touchline/feed/feed-events';
import type { Config } from '../../../src/platform/config.ts';
import { type BuiltServer, startBuiltServer } from '../built-server.ts';
import { freshDb } from '../fresh-db.ts';
import { requestOver } from '../request-over.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { createTestOperator } from '../test-operator.ts';
import { createTestPlayer } from '../test-player.ts';
import { until } from '../until.ts';
import { type BettingCalls, bettingCalls, isSettled } from './betting-app.ts';

/**
 * The built server with a scripted feed in a process of its own: requests go over the network. `app` and `platform` are another process's
 * worth of features over the same database, for what no call gives: money from nowhere, letters that were sent.
 */
export interface BuiltWorld extends TestApp, BettingCalls {
  readonly server: BuiltServer;
  readonly url: string;
  /** The server has stored every result that it was sent, and settled what they decide. */
  settled(): Promise<void>;
}

export interface BuiltWorldOptions {
  readonly matches?: number;
  readonly liveMatches?: number;
  /** Settings that no environment reaches; the others belong into `env`. */
  readonly settings?: Partial<Config>;
  readonly env?: Readonly<Record<string, string>>;
}

export async function startBuiltWorld({
  matches = 30,
  liveMatches = 5,
  settings = {},
  env = {},
}: BuiltWorldOptions = {}): Promise<BuiltWorld> {
  const databaseUrl = await freshDb();
  const bank = await startTestApp({ databaseUrl, roles: ['api'], config: settings });
  const server = await startBuiltServer({
    program: 'betting-server',
    options: { matches, liveMatches, settings },
    env: { DATABASE_URL: databaseUrl, DEMO: '0', ...env },
  });
  const request = requestOver(server.url);
  await until('a complete feed', async () => (await request({ url: '/health' })).statusCode === 200);
  let results = 0;
  const say = (match: number, body: FeedEventBody): void => {
    if (body.type === 'MarketSettled') results += 1;
    server.say(match, body);
  };
  const { app, platform } = bank;
  return {
    ...bank,
    ...bettingCalls(request, say),
    server,
    url: server.url,
    request,
    player: (wanted = {}) => createTestPlayer({ app, platform, request }, wanted),
    operator: (roles) => createTestOperator({ app, request }, roles),
    settled: () =>
      until('every result settled', async () => {
        const { rows } = await platform.pool.query<{ count: bigint }>(`select count(*) from settlement_message where kind = 'settled'`);
        return Number(rows[0]?.count) >= results && isSettled(bank);
      }),
    async close() {
      await server.stop();
      await bank.close();
    },
  };
}
