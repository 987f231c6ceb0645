import http from 'node:http';
import { applyFeedEvent } from '@touchline/feed/book/apply-feed-event';
import { Book, OPEN, SUSPENDED } from '@touchline/feed/book/book';
import { fixtureXml, PRODUCERS_XML } from '@touchline/feed/uof/testing/scripted-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTinyBroker, type TinyBroker } from '../../../../tests/harness/fakes/fake-amqp-broker.ts';
import { createAmqpStream } from './amqp-stream.ts';
import { createHttpApi } from './http-api.ts';
import { providerSource } from './provider-source.ts';

const MATCH = 'sr:match:77';
const TOKEN = 'token-of-the-test';
const log = { warn: vi.fn(), info: vi.fn() };

let broker: TinyBroker;
let rest: http.Server;
let apiUrl = '';
const asked: string[] = [];
let failing = false;
let clock = 0;

const alive = (product: number): void =>
  broker.publish('-.-.-.alive.-.-.-.-', `<alive product="${product}" timestamp="${++clock}" subscribed="1"/>`);
const odds = (price: string): void =>
  broker.publish(
    `hi.-.live.odds_change.1.${MATCH.replace('match:', 'match.')}.-`,
    `<odds_change event_id="${MATCH}" product="1" timestamp="${++clock}"><odds><market id="1" status="1"><outcome id="1" odds="${price}" active="1"/><outcome id="2" odds="3.4" active="1"/><outcome id="3" odds="3.8" active="1"/></market></odds></odds_change>`,
  );

function answer(path: string, known: boolean): readonly [code: number, text: string] {
  if (failing || !known) return [failing ? 503 : 403, '<response/>'];
  if (path.endsWith('/producers.xml')) return [200, PRODUCERS_XML];
  if (path.endsWith('/markets.xml')) return [200, '<market_descriptions response_code="OK"/>'];
  if (path.endsWith('/fixture.xml')) return [200, fixtureXml(MATCH)];
  return [202, '<response response_code="ACCEPTED"/>'];
}

beforeAll(async () => {
  broker = await startTinyBroker();
  // Stands in for the provider's calls; a recovery is answered over the broker, to the node that asked.
  rest = http.createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    asked.push(`${request.method} ${url.pathname}`);
    const [code, text] = answer(url.pathname, request.headers['x-access-token'] === TOKEN);
    reply.writeHead(code).end(text);
    if (code !== 202) return;
    const producer = url.pathname.split('/')[2] === 'pre' ? 3 : 1;
    if (producer === 1) odds('2.10');
    broker.publish(
      `-.-.-.snapshot_complete.-.-.-.${url.searchParams.get('node_id')}`,
      `<snapshot_complete product="${producer}" request_id="${url.searchParams.get('request_id')}" timestamp="${++clock}"/>`,
    );
  });
  await new Promise<void>((resolve) => rest.listen(0, '127.0.0.1', resolve));
  const address = rest.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`;
});
afterAll(async () => {
  await broker.close();
  await new Promise((resolve) => rest.close(resolve));
});

describe('a provider over its broker and its calls', () => {
  it('T20 T21 listens with the real client, recovers, survives a broken connection and shows nothing as open before it is whole again', async () => {
    const book = new Book();
    const source = providerSource(
      { amqpUrl: broker.url, apiUrl, token: TOKEN, node: 7 },
      { log: log as never, clock: { now: Date.now } as never },
    );
    const started = source.start(
      (event) => void applyFeedEvent(book, event),
      () => 0,
    );
    await vi.waitFor(() => expect(broker.bindings).toEqual(['*.*.*.*.*.*.*.-.#', '*.*.*.*.*.*.*.7.#']));
    await vi.waitFor(() => {
      alive(1);
      alive(3);
      expect(book.size).toBe(1);
    });
    await started;
    const status = (): number | undefined => {
      for (const match of book.matches()) for (const market of book.markets(match)) return book.status(market);
      return undefined;
    };
    await vi.waitFor(() => expect(status()).toBe(OPEN));
    expect(asked).toContain('POST /v1/liveodds/recovery/initiate_request');
    expect(asked).toContain('GET /v1/sports/en/sport_events/sr%3Amatch%3A77/fixture.xml');

    // A recovery for another node is not ours.
    broker.publish('-.-.-.snapshot_complete.-.-.-.8', '<not-for-us');
    failing = true;
    broker.cut();
    await vi.waitFor(() => expect(status()).toBe(SUSPENDED));
    await vi.waitFor(() => expect(broker.connections).toBe(2));
    await vi.waitFor(() => expect(broker.bindings).toHaveLength(2));
    asked.length = 0;
    await vi.waitFor(() => {
      alive(1);
      expect(asked).toContain('POST /v1/liveodds/recovery/initiate_request');
    });
    odds('9.99');
    expect(status()).toBe(SUSPENDED);
    failing = false;
    await vi.waitFor(() => {
      alive(1);
      expect(status()).toBe(OPEN);
    });
    await source.stop();
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain(TOKEN);
  });

  it('refuses what the provider does not answer well, and does not tell its token', async () => {
    const api = createHttpApi({ url: apiUrl, token: 'wrong', node: 1 });
    await expect(api.fixture(MATCH)).rejects.toThrow(/^GET .*fixture\.xml was answered with 403$/);
    await expect(createHttpApi({ url: apiUrl, token: TOKEN, node: 1 }).markets()).resolves.toContain('market_descriptions');
  });

  it('stops while the broker cannot be reached', async () => {
    const warn = vi.fn();
    const stream = createAmqpStream({ url: 'amqp://127.0.0.1:1/x', node: 1, retryMs: 5, warn });
    const started = stream.start({ message: () => {}, disconnected: () => {} }).then(
      () => 'connected',
      () => 'gave up',
    );
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('the broker could not be reached', expect.anything()));
    await stream.stop();
    expect(await started).toBe('gave up');
  });
});
