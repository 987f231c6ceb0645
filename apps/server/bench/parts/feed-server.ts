import type { CallKey } from '@touchline/contract/calls';
import { Book } from '@touchline/feed/book/book';
import { createForBrands, type FeedFeature } from '../../src/features/feed/index.ts';
import { createLineFeature } from '../../src/features/line/index.ts';
import { readConfig } from '../../src/platform/config.ts';
import type { Handlers } from '../../src/platform/http/handler.ts';
import { createHttpServer } from '../../src/platform/http/http.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { FIRST_BRAND } from '../../src/platform/tenant/brand.ts';
import { createLog } from '../../src/platform/watch/log.ts';
import { createMetrics } from '../../src/platform/watch/metrics.ts';
import { fillBook, NOW } from './bench-book.ts';

/**
 * A server process for the benches of the feed: the real edge and the real calls over a filled book, without a database. It tells its port
 * by message and answers every message with the CPU microseconds it has used.
 */
const book = new Book();
fillBook(book, 2000, 30, 3);
const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent' }, []);
const log = createLog('silent');
// Only what the edge and the read model touch.
const brands = {
  ofHost: () => ({ id: FIRST_BRAND, groupId: 1, publicUrl: config.publicUrl }),
  isHost: () => false,
  onRefresh: async () => undefined,
};
const clock = { now: () => NOW };
const platform = { config, roles: config.roles, log, metrics: createMetrics(), clock, brands } as unknown as Platform;
const feed = {
  book,
  closedSports: [],
  opensSport: () => true,
  observe: () => () => undefined,
  history: undefined,
  hasten: () => undefined,
} as unknown as FeedFeature;
const line = createLineFeature(platform, feed, {
  forBrands: createForBrands(feed, { brands: platform.brands, closedSports: () => [] }),
  readHiddenSports: async () => ({ line: [], live: [] }),
});
const { server, addCalls } = createHttpServer({
  platform,
  authenticator: { readToken: async () => null },
  operators: { readOperatorToken: async () => null },
  sentence: () => '',
  languages: ['en', 'ru', 'ar'],
  readMaintenance: () => null,
});
addCalls(line.handlers as unknown as Handlers<CallKey>);
await server.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (server.server.address() as { port: number }).port });
