import type { CallKey } from '@touchline/contract/calls';
import { Book } from '@touchline/feed/book/book';
import type { FeedFeature } from '../src/features/feed/index.ts';
import { createLineFeature } from '../src/features/line/index.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Handlers } from '../src/platform/handler.ts';
import { createHttpServer } from '../src/platform/http.ts';
import { createLog } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import type { Platform } from '../src/platform/platform.ts';
import { fillBook, NOW } from './book-world.ts';

/**
 * A server process for the benches of the feed: the real edge and the real calls over a filled book, without a database. It tells its port
 * by message and answers every message with the CPU microseconds it has used.
 */
const book = new Book();
fillBook(book, 2000, 30, 3);
const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent' }, []);
const log = createLog('silent');
// Only what the edge and the read model touch.
const platform = { config, roles: config.roles, log, metrics: createMetrics(), clock: { now: () => NOW } } as unknown as Platform;
const feed = { book, observe: () => () => undefined, history: undefined } as unknown as FeedFeature;
const line = createLineFeature(platform, feed, { readHiddenSports: async () => ({ line: [], live: [] }) });
const { server, addCalls } = createHttpServer({
  platform,
  authenticator: { readToken: async () => null },
  operators: { readOperatorToken: async () => null },
  sentence: () => '',
  languages: ['en', 'ru', 'ar'],
});
addCalls(line.handlers as unknown as Handlers<CallKey>);
await server.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (server.server.address() as { port: number }).port });
